"""The commands for games that nobody plays: simulations, and what a replay holds."""

import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from tqdm import tqdm

from cachecash.app import TableWish, batch
from cachecash.cli import arguments
from cachecash.cli.arguments import Arguments
from cachecash.cli.figures import Figures, tally_json
from cachecash.core.options import written_options
from cachecash.core.problems import Problem
from cachecash.frontends.terminal.console import Console
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Display
from cachecash.presentation.party import new_seed
from cachecash.presentation.rooms import rooms
from cachecash.storage.files import writing
from cachecash.table.simulate import Tally

_MOST_GAMES = 1_000_000_000
_USUAL_SEATS = 4


class Batch:
    """One such command, with what was *typed*. Each method gives the exit code, and raises `Problem`."""

    def __init__(self, catalog: Catalog, typed: Arguments, width: int | None, display: Display) -> None:
        self._catalog = catalog
        self._typed = typed
        self._width = width
        self._figures = Figures(catalog, display)

    def simulate(self, wish: TableWish) -> int:
        """Play many games between computer players, and tell what came out."""
        typed = self._typed
        if wish.game is None:
            raise Problem("game-missing", known=", ".join(rooms()))
        possible = wish.room().game.seats
        usual = _USUAL_SEATS if _USUAL_SEATS in possible else possible[0]
        series = batch.series(wish, usual if wish.seats is None else wish.seats)
        games = typed.number(arguments.GAMES, 1, _MOST_GAMES) or 1
        seed = typed.text(arguments.SEED)
        seed = new_seed() if seed is None else seed
        numbers = _counted(games)
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

    def _print(self, lines: Iterable[str]) -> None:
        console = Console(sys.stdin, sys.stdout, self._width)
        for line in lines:
            console.write(line)

    def _whisper(self, message_id: str, **args: str | int) -> None:
        """Say that something is done where it does not mix with what a program may read."""
        Console(sys.stdin, sys.stderr, self._width).write(self._figures.line(message_id, **args))


def _counted(games: int) -> Iterable[int]:
    """Count from 1 to *games*; on a terminal, with a bar of what is done if that takes a while."""
    return tqdm(
        range(1, games + 1),
        disable=None,  # on a terminal only
        delay=2,
        leave=False,
        ascii=True,
        bar_format="{n}/{total} [{bar}] {elapsed} / {remaining}",
    )
