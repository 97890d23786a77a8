"""The networks that the maker of Cache-cache's value fits: as `cachecash.bots.cache_cache.nets` reads them."""

from typing import Any

import numpy as np
from kk_tables import HIDDEN_AT, TABLE_AT, TOP_AT, WIDTH, Array

from cachecash.bots.cache_cache.nets import FINISHED, ON
from cachecash.bots.cache_cache.sight import KINDS, SPOILT, VALUES, VISIBLE, WAITING

_MOMENTUM, _SCALE = 0.1, 0.001
"""Adam (Kingma, Ba 2014): how fast its two averages forget."""


class Net:
    """One network and the way it learns: least squares, by Adam."""

    def __init__(self, units: int, luck: np.random.Generator) -> None:
        self.into = (luck.standard_normal((WIDTH, units)) * 0.15).astype(np.float32)
        self.into[TOP_AT:] = 0  # the top discard counts straight alone: a card left there is one and the same gift
        self.start = np.zeros(units, np.float32)
        self.out = (luck.standard_normal(units) * 0.05).astype(np.float32)
        self.straight = np.zeros(WIDTH, np.float32)
        self._parts = [self.into, self.start, self.out, self.straight]
        self._means = [np.zeros_like(part) for part in self._parts]
        self._squares = [np.zeros_like(part) for part in self._parts]
        self._steps = 0

    def value(self, rows: Array) -> Array:
        """Give the values of some positions."""
        units = np.maximum(rows @ self.into + self.start, 0)
        values: Array = units @ self.out + rows @ self.straight
        return values

    def learn(self, rows: Array, aims: Array, rate: float) -> float:
        """Take one step towards *aims*; give the mean square that was missed."""
        before = rows @ self.into + self.start
        units = np.maximum(before, 0)
        missed = units @ self.out + rows @ self.straight - aims
        share = missed / len(aims)
        back = (share[:, None] * self.out) * (before > 0)
        into = rows.T @ back
        into[TOP_AT:] = 0
        self._steps += 1
        slopes = [into, back.sum(0), units.T @ share, rows.T @ share]
        for at, slope in enumerate(slopes):
            self._means[at] += _MOMENTUM * (slope - self._means[at])
            self._squares[at] += _SCALE * (slope * slope - self._squares[at])
            step = self._means[at] / (1 - (1 - _MOMENTUM) ** self._steps)
            scale = np.sqrt(self._squares[at] / (1 - (1 - _SCALE) ** self._steps)) + 1e-6
            np.subtract(self._parts[at], rate * step / scale, out=self._parts[at])
        return float((missed * missed).mean())

    def weights(self) -> dict[str, Any]:
        """Give the weights as the player reads them."""
        rows = np.concatenate([self.into, self.straight[:, None]], 1)
        return {
            "column": _rounded(rows[:HIDDEN_AT]),
            "hidden": _rounded(rows[HIDDEN_AT:TABLE_AT]),
            "table": _rounded(rows[TABLE_AT:TOP_AT]),
            "start": [*_rounded(self.start), 0.0],
            "top": _rounded(self.straight[TOP_AT:]),
            "units": _rounded(self.out),
        }


def _rounded(weights: Array) -> list[Any]:
    rounded: list[Any] = weights.astype(float).round(4).tolist()
    return rounded


def taught(units: int, phase: int, luck: np.random.Generator) -> Net:
    """Make a network that starts from what everybody knows: cards cost what they say, a pair may go."""
    net = Net(units, luck)
    straight = net.straight
    for code, value in enumerate(VALUES):
        cost = value if value <= 3 else 3 + 0.5 * (value - 3) if phase == ON else value
        straight[VISIBLE + code] = -cost
        if value > 0:
            straight[WAITING + code] = 0.8 * cost
            straight[SPOILT + code] = 0.6 * cost if phase == ON else 0
        straight[TOP_AT + code] = -0.075 * max(0, 4 - value)
    straight[:4] = -np.arange(4) * (4.2 if phase == ON else 5.07)
    if phase == FINISHED:
        straight[VISIBLE:WAITING] *= 1.4
        straight[HIDDEN_AT] = 2
    straight[TOP_AT + KINDS + 1] = -5
    return net
