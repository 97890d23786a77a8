"""A learner of Cache-cache at many tables at once: one step over its networks, as the expert takes it."""

from collections.abc import Sequence

import numpy as np
from kk_nets import Net
from kk_tables import (
    CODES,
    FEATURES,
    HIDDEN_AT,
    HIDDEN_IN,
    NONE,
    PUT,
    SUM_OF,
    TABLE_AT,
    TOP_AT,
    UNSEEN,
    VALUE,
    WIDTH,
    Array,
    pairs_of,
)

from cachecash.bots.cache_cache.nets import FINISHED, LAST, ON
from cachecash.bots.cache_cache.sight import KINDS, OF_COLUMN, OF_TABLE
from cachecash.bots.cache_cache.standing import FAR, NEVER_SURE, PACE
from cachecash.games.cache_cache.grid import COLUMNS, ROWS

NEVER = -1e9
"""The value of what cannot be done."""
LIMIT = 100
_SURE = 0.12
"""A point is never worth less than where the chances, times what they lack to 1, are this."""
_MOST = 45
"""So much is gained or lost in a round at the most: rarer fates would drown the others."""


def swing(totals: Array) -> Array:
    """`Standing.swing`, by table."""
    found: Array = PACE[totals.shape[1]] * np.sqrt(np.maximum(LIMIT - totals.max(1), 0) + NEVER_SURE)
    return found


def shares(totals: Array) -> Array:
    """Give how likely each seat is to win, by table."""
    level = np.exp((totals.min(1, keepdims=True) - totals) / swing(totals)[:, None])
    best = totals == totals.min(1, keepdims=True)
    over = totals.max(1, keepdims=True) >= LIMIT
    found: Array = np.where(over, best / best.sum(1, keepdims=True), level / level.sum(1, keepdims=True))
    return found


def gained(totals: Array, scores: Array) -> Array:
    """Give what the scores of a round bring each seat: points on the others, as far as they serve to win the game."""
    before = shares(totals)
    a_point = np.maximum(before * (1 - before), _SURE) / swing(totals)[:, None]
    found: Array = np.clip((shares(totals + scores) - before) / a_point, -_MOST, _MOST).astype(np.float32)
    return found


def ahead(scores: Array) -> Array:
    """Give by how much each seat's score is better than the mean of the others'."""
    others = (scores.sum(1, keepdims=True) - scores) / (scores.shape[1] - 1)
    found: Array = (others - scores).astype(np.float32)
    return found


def left_in_lap(seat: int, finisher: Array, seats: int) -> Array:
    """Give how many play after *seat* in the last lap; 0 before it."""
    return np.where(finisher >= 0, (finisher - seat) % seats - 1, 0)


def table(grids: Array, seat: int, odds: Array, finisher: Array, totals: Array) -> Array:
    """Give the features of `Sight.table`, by table."""
    seats, rows = grids.shape[1], np.arange(len(grids))
    others = [(seat + further) % seats for further in range(1, seats)]
    mean = (odds * VALUE).sum(1)
    hidden = HIDDEN_IN[grids].sum(2)
    costs = (SUM_OF[grids].sum(2) + hidden * mean[:, None]) / 10
    few, dear = np.sort(hidden[:, others], 1), np.sort(costs[:, others], 1)
    second = min(1, seats - 2)
    lead = totals / swing(totals)[:, None]
    found = np.zeros((len(grids), OF_TABLE), np.float32)
    found[rows, few[:, 0]] = 1
    found[:, 13] = few[:, second] / 12
    found[:, 14] = few.mean(1) / 12
    found[:, 15] = hidden[:, others[0]] / 12
    found[:, 16] = dear[:, 0]
    found[:, 17] = dear[:, second]
    found[:, 18] = dear.mean(1)
    found[:, 19] = costs[:, others[0]]
    found[:, 20] = mean / 5
    found[:, 21] = odds[:, VALUE <= 2].sum(1)
    found[:, 22] = (seats - 4) / 2
    found[:, 23] = 1 / len(others)
    found[:, 24] = left_in_lap(seat, finisher, seats) / len(others)
    found[:, 25] = np.where(finisher >= 0, costs[rows, np.maximum(finisher, 0)], 0)
    found[:, 26] = np.clip(lead[:, seat] - lead[:, others].min(1), -FAR, FAR)
    found[:, 27] = np.clip(lead[:, seat] - lead[:, others].mean(1), -FAR, FAR)
    found[:, 28] = 5 / swing(totals)
    found[:, 29] = shares(totals)[:, seat]
    return found


class Learner:
    """One turn of a learner: the value of each exchange, and of each discard."""

    def __init__(self, nets: Sequence[Net], grids: Array, seat: int, features: Array, lap: Array) -> None:
        """*features*: those of `table`; *lap*: is it the last?"""
        self._nets, self._features, self._lap = nets, features, lap
        self._own = grids[:, seat]
        self._codes = CODES[self._own]
        self._hidden = HIDDEN_IN[self._own].sum(1)
        self._next_pairs = pairs_of(grids[:, (seat + 1) % grids.shape[1]])
        self._different = self._codes != NONE
        self._different[:, :, 1:] &= self._codes[:, :, 1:] != self._codes[:, :, :-1]

    def values(self) -> Array:
        """Give the value of each exchange: by table, column, place and code of the new card."""
        found = np.empty((len(self._own), COLUMNS, ROWS, KINDS), np.float32)
        for phase, tables in ((ON, np.flatnonzero(~self._lap)), (LAST, np.flatnonzero(self._lap))):
            found[tables] = self._by(phase, tables, self._different[tables])
        finishing = np.flatnonzero(~self._lap & (self._hidden == 1))
        last = self._different[finishing] & (self._codes[finishing] == UNSEEN)
        found[finishing] = np.where(last[..., None], self._by(FINISHED, finishing, last), found[finishing])
        return found

    def gifts(self) -> Array:
        """Give the value of each top discard, by table and code."""
        on, last = [self._gifts_by(self._nets[phase].straight[TOP_AT:]) for phase in (ON, LAST)]
        return np.where(self._lap[:, None], last, on)

    def _gifts_by(self, top: Array) -> Array:
        completes = top[KINDS] + top[KINDS + 1] * VALUE.astype(np.float32) / 10
        gifts: Array = top[:KINDS] + self._next_pairs * completes
        return gifts

    def _by(self, phase: int, tables: Array, places: Array) -> Array:
        """Ask one network about some tables, about the *places* that are marked alone."""
        net, own = self._nets[phase], self._own[tables]
        into, straight = FEATURES @ net.into[:OF_COLUMN], FEATURES @ net.straight[:OF_COLUMN]
        features = self._features[tables]
        units = into[own].sum(1) + features @ net.into[TABLE_AT:TOP_AT] + net.start
        lines = straight[own].sum(1) + features @ net.straight[TABLE_AT:TOP_AT]
        at, column, place = np.nonzero(places)
        old, new = own[at, column], PUT[own[at, column], place]
        hidden = self._hidden[tables][at] - (self._codes[tables][at, column, place] == UNSEEN)
        rest = units[at] - into[old] + net.into[HIDDEN_AT + np.maximum(hidden, 0)]
        rest_line = lines[at] - straight[old] + net.straight[HIDDEN_AT + np.maximum(hidden, 0)]
        found = np.full((len(tables), COLUMNS, ROWS, KINDS), NEVER, np.float32)
        values = np.maximum(into[new] + rest[:, None], 0) @ net.out + straight[new] + rest_line[:, None]
        found[at, column, place] = values
        return found


def position(own: Array, features: Array, top: Array, next_pairs: Array, feeds: Array) -> Array:
    """Give the rows of some positions, as the networks see them once the seat has played."""
    rows = np.arange(len(own))
    found = np.zeros((len(own), WIDTH), np.float32)
    found[:, :HIDDEN_AT] = FEATURES[own].sum(1)
    found[rows, HIDDEN_AT + HIDDEN_IN[own].sum(1)] = 1
    found[:, TABLE_AT:TOP_AT] = features
    completes = next_pairs[rows, top] & feeds
    found[rows[feeds], TOP_AT + top[feeds]] = 1
    found[:, TOP_AT + KINDS] = completes
    found[:, TOP_AT + KINDS + 1] = completes * VALUE[top] / 10
    return found
