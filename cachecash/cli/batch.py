"""The commands for games that nobody plays: simulations, tournaments, and what a replay holds."""

import sys
from collections.abc import Iterable
from contextlib import closing, suppress
from pathlib import Path
from typing import TypeVar

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
from cachecash.presentation.rooms import rooms
from cachecash.storage.files import writing
from cachecash.table.simulate import Tally
from cachecash.table.tournament import Standings

T = TypeVar("T")

_MOST_GAMES = 1_000_000_000
_MOST_DEALS = 1_000_000
_USUAL_DEALS = 25
_USUAL_SEATS = 4


class Batch:
    """One such command, with what was *typed*. Each method gives the exit code, and raises `Problem`."""

    def __init__(self, catalog: Catalog, typed: Arguments, width: int | None, display: Display) -> None:
        self._catalog = catalog
        self._typed = typed
        self._width = width
        self._figures = Ranking(catalog, display)

    def simulate(self, wish: TableWish) -> int:
        """Play many games between computer players, and tell what came out."""
        typed = self._typed
        seats, seed = self._table(wish)
        series = batch.series(wish, seats)
        games = typed.number(arguments.GAMES, 1, _MOST_GAMES) or 1
        numbers = _with_bar(range(1, games + 1), games)
        log = typed.text(arguments.LOG)
        if log is None:
            tally: Tally = batch.simulate(series, seed, numbers, None)
        else:
            with writing(Path(log)) as out:
                tally = batch.simulate(series, seed, numbers, out)
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
        interrupted = False
        try:
            with closing(tournament.results()) as results:
                for result in _with_bar(results, tournament.games):
                    standings.add(result)
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
        if wish.game is None:
            raise Problem("game-missing", known=", ".join(rooms()))
        possible = wish.room().game.seats
        usual = _USUAL_SEATS if _USUAL_SEATS in possible else possible[0]
        seed = self._typed.text(arguments.SEED)
        return usual if wish.seats is None else wish.seats, new_seed() if seed is None else seed

    def _print(self, lines: Iterable[str]) -> None:
        console = Console(sys.stdin, sys.stdout, self._width)
        for line in lines:
            console.write(line)

    def _whisper(self, message_id: str, **args: str | int) -> None:
        """Say that something is done where it does not mix with what a program may read."""
        Console(sys.stdin, sys.stderr, self._width).write(self._figures.line(message_id, **args))


def _with_bar(work: Iterable[T], total: int) -> Iterable[T]:
    """Show on a terminal, and nowhere else, how far *work* is once it takes some time."""
    layout = "{n}/{total} [{bar}] {elapsed} / {remaining}"
    bar: Iterable[T] = tqdm(work, total=total, disable=None, delay=2, leave=False, ascii=True, bar_format=layout)
    return bar
