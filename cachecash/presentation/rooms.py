"""The games that there are: each folder of `cachecash.presentation` that has a `ROOM`. Nothing else lists them."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from cachecash import presentation
from cachecash.bots.random_bot import RandomBot
from cachecash.core.problems import Problem
from cachecash.presentation.keys import GAME, Command
from cachecash.presentation.room import RANDOM, Room


@cache
def rooms() -> Mapping[str, Room]:
    """Give every game by its name, in their order, each with the level ``random`` after its own.

    A game's own commands are heard at its table alone, so that two games may use the same letter.
    """
    found: dict[str, Room] = {}
    for module in iter_modules(presentation.__path__, f"{presentation.__name__}."):
        if module.ispkg and (room := getattr(import_module(module.name), "ROOM", None)):
            levels = {**room.levels, RANDOM: RandomBot}
            found[room.game.id] = replace(room, levels=levels, commands=_at_its_table(room))
    return dict(sorted(found.items(), key=lambda entry: (entry[1].rank, entry[0])))


def _at_its_table(room: Room) -> tuple[Command, ...]:
    return tuple(
        replace(command, where=tuple(room.game.id if place == GAME else place for place in command.where))
        for command in room.commands
    )


def room(name: str) -> Room:
    """Give one game. Raises `Problem` (``unknown-game``), with the names that there are."""
    known = rooms()
    if name not in known:
        raise Problem("unknown-game", name=name, known=", ".join(known))
    return known[name]
