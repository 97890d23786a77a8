"""The games that there are: each folder of `cachecash.presentation` that has a `ROOM`. Nothing else lists them."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from cachecash import presentation
from cachecash.bots.random_bot import RandomBot
from cachecash.core.problems import Problem
from cachecash.presentation.room import Room


@cache
def rooms() -> Mapping[str, Room]:
    """Give every game by its name, each with the level ``random`` after its own."""
    found: dict[str, Room] = {}
    for module in iter_modules(presentation.__path__, f"{presentation.__name__}."):
        if module.ispkg and (room := getattr(import_module(module.name), "ROOM", None)):
            found[room.game.id] = replace(room, levels={**room.levels, "random": RandomBot})
    return found


def room(name: str) -> Room:
    """Give one game. Raises `Problem` (``unknown-game``), with the names that there are."""
    known = rooms()
    if name not in known:
        raise Problem("unknown-game", name=name, known=", ".join(known))
    return known[name]
