"""The commands for games that nobody plays: simulations, tournaments, and what a replay holds."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from shutil import get_terminal_size
from typing import NoReturn, TypeAlias

from tqdm import tqdm

from cachecash.app import TableWish, batch
from cachecash.cli import INTERRUPTED, arguments
from cachecash.cli.arguments import Arguments
from cachecash.cli.figures import tally_json
from cachecash.cli.standings import Ranking, standings_json
from cachecash.core.options import written_options
from cachecash.core.problems import Problem
from cachecash.frontends.terminal.console import Console
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Display
from cachecash.presentation.party import new_seed
from cachecash.storage.files import writing
from cachecash.table.simulate import Tally
from cachecash.table.tournament import Standings

Bar: TypeAlias = "tqdm[NoReturn]"

_MOST_GAMES = 1_000_000_000
_MOST_DEALS = 1_000_000
_USUAL_DEALS = 25
_USUAL_SEATS = 4
_WIDEST = 1000
_ROOM = 40
"""Signs: a narrower bar leaves the time out."""
_SHORT = "{n}/{total} [{bar}]"
_LONG = f"{_SHORT} {{elapsed}} / {{remaining}}"


class Batch:
    """One such command, with what was *typed*. Each method gives the exit code, and raises `Problem`."""

    def __init__(self, catalog: Catalog, typed: Arguments, width: int | None, display: Display) -> None:
        self._catalog = catalog
        self._typed = typed
        self._width = width
        self._display = display
        self._figures = Ranking(catalog, display)

    def simulate(self, wish: TableWish) -> int:
        """Play many games between computer players, and tell what came out."""
        typed = self._typed
        seats, seed = self._table(wish)
        series = batch.series(wish, seats)
        games = typed.number(arguments.GAMES, 1, _MOST_GAMES) or 1
        log = typed.text(arguments.LOG)
        with self._bar(games) as bar:
            numbers = _counted(range(1, games + 1), bar)
            if log is None:
                tally: Tally = batch.simulate(series, seed, numbers, None)
            else:
                with writing(Path(log)) as out:
                    tally = batch.simulate(series, seed, numbers, out)
        if log is not None:
            self._whisper("cli-log-written", path=log, games=games)
        if typed.has(arguments.JSON):
            Console(sys.stdin, sys.stdout).write(
                tally_json(series.game.id, seed, written_options(series.options), tally)
            )
        elif log is None:
            self._print(self._figures.tally(series.game.id, seed, tally))
        return 0

    def tournament(self, wish: TableWish) -> int:
        """Play a tournament, and tell what came out; Ctrl+C ends it with what was played so far."""
        deals = self._typed.number(arguments.DEALS, 1, _MOST_DEALS) or _USUAL_DEALS
        tournament = batch.tournament(wish, *self._table(wish), deals)
        standings = Standings(tournament)
        if not self._typed.has(arguments.JSON):
            game = self._catalog.line(f"game-{tournament.series.game.id}")
            self._whisper("cli-tournament-begins", game=game, games=tournament.games)
        interrupted = False
        try:
            with closing(tournament.results()) as results, self._bar(deals) as bar:
                for result in results:
                    standings.add(result)
                    bar.update(standings.deals - bar.n)
        except KeyboardInterrupt:
            interrupted = True
        if self._typed.has(arguments.JSON):
            Console(sys.stdin, sys.stdout).write(standings_json(tournament, standings))
        else:
            self._print(self._figures.standings(tournament, standings))
        return INTERRUPTED if interrupted else 0

    def replay(self) -> int:
        """Play a kept game again, and tell how it stands, or write its log."""
        word = self._typed.word
        if word is None:
            raise Problem("replay-missing")
        path = Path(word)
        replay, table = batch.open_replay(path)
        log = self._typed.text(arguments.LOG)
        if log is None:
            scores = batch.scores(replay, table, self._catalog)
            self._print(self._figures.replay(replay, table.round_number(), table.outcome(), scores))
            return 0
        with suppress(OSError, ValueError):
            if path.samefile(log):
                raise Problem("log-over-replay", path=log)
        with writing(Path(log)) as out:
            batch.write_log(replay, table, out)
        self._whisper("cli-log-written", path=log, games=1)
        return 0

    def _table(self, wish: TableWish) -> tuple[int, str]:
        """Give the seats of the table that is wished for computer players, and its seed. Raises `Problem`."""
        possible = wish.room().game.seats
        usual = _USUAL_SEATS if _USUAL_SEATS in possible else possible[0]
        return usual if wish.seats is None else wish.seats, self._typed.seed() or new_seed()

    def _bar(self, deals: int) -> Bar:
        """Show on a terminal, and nowhere else, how many deals are done once it takes some time.

        No wider than the lines that are asked for; not under fingers, where each of its steps would be a new line.
        """
        columns = min(self._width or _WIDEST, get_terminal_size().columns)
        return tqdm(
            total=deals,
            disable=True if self._display is Display.BRAILLE else None,
            delay=2,
            leave=False,
            ascii=True,
            ncols=columns if self._width else None,
            bar_format=_LONG if columns >= _ROOM else _SHORT,
        )

    def _print(self, lines: Iterable[str]) -> None:
        console = Console(sys.stdin, sys.stdout, self._width)
        for line in lines:
            console.write(line)

    def _whisper(self, message_id: str, **args: str | int) -> None:
        """Say that something is done where it does not mix with what a program may read."""
        Console(sys.stdin, sys.stderr, self._width).write(self._figures.line(message_id, **args))


def _counted(numbers: Iterable[int], bar: Bar) -> Iterator[int]:
    """Give the *numbers* of games, and move the *bar* on as each of them is played."""
    for number in numbers:
        yield number
        bar.update()
