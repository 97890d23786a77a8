"""The fitted value of a position: small networks, three of each kind, made by `tools/fit_cache_cache.py`.

A network adds up weights of the features that it sees, straight and into some units that count nothing below 0. It is
fed column by column: what changes with one card is one column.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from cachecash.bots.cache_cache.sight import Column, features
from cachecash.core.memo import Memo

ON, FINISHED, LAST = range(3)
"""The kinds of position, once I have played: the round goes on; I have finished it; I have played my last turn."""


class Sum(NamedTuple):
    """What some features bring: to each unit, and straight."""

    units: Sequence[float]
    straight: float


def add(*sums: Sum) -> Sum:
    """Add up."""
    units = [sum(unit) for unit in zip(*[one.units for one in sums], strict=True)]
    return Sum(units, sum([one.straight for one in sums]))


class Net:
    """One network."""

    def __init__(self, weights: Mapping[str, Any]) -> None:
        """Read it from its weights, rows of one feature each: first for the units, last the straight one."""
        self.columns, self.tables = _rows(weights["column"]), _rows(weights["table"])
        """By feature of a column (`sight.features`), of the table (`Sight.table`)."""
        self.start, *_ = _rows([weights["start"]])
        self.hidden = _rows(weights["hidden"])
        """By number of hidden cards of my grid."""
        self.top: Sequence[float] = weights["top"]
        """What the top discard brings, straight: by value, then for a card that completes a column of the next player,
        once and for each 10 points of it."""
        self._units: Sequence[float] = weights["units"]
        self.column = Memo(self._of_column)
        """What a column brings."""

    def _of_column(self, column: Column) -> Sum:
        return add(*[self.columns[feature] for feature in features(column)])

    def table(self, found: Mapping[int, float]) -> Sum:
        """Give what the rest of the table brings."""
        rows = [(self.tables[feature], amount) for feature, amount in found.items() if amount]
        scaled = [Sum([unit * amount for unit in row.units], row.straight * amount) for row, amount in rows]
        return add(self.start, *scaled)

    def value(self, rest: Sum, more: Sum) -> float:
        """Give the value of a position that is known in two parts."""
        straight = rest.straight + more.straight
        units = zip(rest.units, more.units, self._units, strict=True)
        return straight + sum([(one + two) * weight for one, two, weight in units if one + two > 0])


def _rows(rows: Sequence[Sequence[float]]) -> list[Sum]:
    return [Sum(row[:-1], row[-1]) for row in rows]


@cache
def committee() -> tuple[tuple[Net, ...], ...]:
    """Give the networks, in threes (`ON`, `FINISHED`, `LAST`): each three was fitted from another start."""
    text = files(__package__).joinpath("nets.json").read_text(encoding="utf-8")
    return tuple(tuple(Net(weights) for weights in three) for three in json.loads(text))
