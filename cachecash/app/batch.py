"""The composition root of games that nobody plays: simulations, tournaments, and replays of what was played."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any, TextIO

from cachecash.app import TableWish
from cachecash.bots.thinking import Choosing
from cachecash.core.options import read_options
from cachecash.core.problems import Problem
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Level
from cachecash.presentation.room import RANDOM
from cachecash.presentation.rooms import room
from cachecash.presentation.setup import seated_levels
from cachecash.storage.files import read_text
from cachecash.table import log
from cachecash.table.replay import Replay, read, resume
from cachecash.table.simulate import Series, Tally, log_replay
from cachecash.table.table import Table, check_seats
from cachecash.table.tournament import Tournament


def series(wish: TableWish, seats: int) -> Series[Any, Any, Any]:
    """Give a series of games between the computer players that are wished, cycled over the seats.

    They play by lot where no level is wished. Raises `Problem`.
    """
    its = wish.room()
    check_seats(its.game, seats)
    options = read_options(its.game.options(), wish.texts())
    levels = seated_levels(its, wish.levels or [RANDOM], seats)
    return Series(its.game, options, levels, tuple(Choosing(its.levels[level]()) for level in levels))


def simulate(games: Series[Any, Any, Any], seed: str, numbers: Iterable[int], out: TextIO | None) -> Tally:
    """Play the games that *numbers* counts; their log goes to *out*."""
    return games.run(seed, numbers, _writer(out) if out else None)


def tournament(wish: TableWish, seats: int, seed: str, deals: int) -> Tournament:
    """Give a tournament between the levels that are wished: all those of the game where none is.

    Raises `Problem`: ``tournament-alike`` where there are not two different ones, ``tournament-crowded`` where there
    are more than *seats*.
    """
    levels = wish.levels or list(wish.room().levels)[:seats]
    players = series(replace(wish, levels=levels), seats)
    if len(set(levels)) < 2:
        raise Problem("tournament-alike")
    if len(levels) > seats:
        raise Problem("tournament-crowded", seats=seats, count=len(levels))
    return Tournament(players, seed, deals)


def open_replay(path: Path) -> tuple[Replay, Table[Any, Any, Any]]:
    """Read a replay or a save, and play it again. Raises `Problem`."""
    replay = read(read_text(path))
    return replay, resume(room(replay.game).game, replay)


def write_log(replay: Replay, table: Table[Any, Any, Any], out: TextIO) -> None:
    """Write the log of a game that was played again; the level of a person is ``human``."""
    log_replay(table, tuple(player.level for player in replay.players), _writer(out))


def _writer(out: TextIO) -> log.Write:
    def write(record: log.Record) -> None:
        out.write(log.line(record))

    return write


def scores(replay: Replay, table: Table[Any, Any, Any], catalog: Catalog) -> list[str]:
    """Say the scores as a spectator may know them."""
    narrator = room(replay.game).narrator(catalog, [player.name for player in replay.players])
    return [answer.speech for answer in narrator.answer("scores", table.view(None), Level.NORMAL)]
