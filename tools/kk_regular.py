"""The regular of Cache-cache at many tables at once: as `cachecash.bots.cache_cache.habitue`, in numpy.

Its constants are the regular's own. One thing is rounded: the bell curve of its fear to be doubled.
"""

import numpy as np
from kk_tables import (
    ABSENT,
    CODES,
    HIDDEN_IN,
    NONE,
    PAIR_IN,
    PUT,
    SUM_OF,
    UNSEEN,
    VALUE,
    Array,
    pairs_of,
)

from cachecash.bots.cache_cache import worth
from cachecash.bots.cache_cache.reading import PATIENCE
from cachecash.bots.cache_cache.sight import KINDS

_MOST_TIME = 12
_LIKE_A_BELL = 1.702
"""A logistic curve that is so much steeper is a bell curve's sum within 1 %."""
_HOPED = np.where((PAIR_IN >= 0) & (VALUE[np.maximum(PAIR_IN, 0)] > 0), PAIR_IN, UNSEEN)
"""The pair of a column whose third card one hopes for."""


class Regular:
    """One turn of a regular: what it would rather not have, by cell and card, and what a discard costs it."""

    def __init__(self, grids: Array, seat: int, odds: Array, lap: Array) -> None:
        """*grids*: the columns, by table, seat and column; *odds*: of each code, by table; *lap*: is it the last?"""
        self._grids, self._seat, self._lap = grids, seat, lap
        self._own = grids[:, seat]
        self._hidden = HIDDEN_IN[grids].sum(2)
        self._others = [other for other in range(grids.shape[1]) if other != seat]
        self._codes = CODES[self._own]
        self._new = PUT[self._own]
        self._rows = np.arange(len(grids))
        self._mean = (odds * VALUE).sum(1)
        nothing = np.zeros((len(grids), 1))
        self._face = np.concatenate([np.tile(VALUE, (len(grids), 1)), self._mean[:, None], nothing], 1)
        quickest = self._hidden[:, self._others].min(1)
        time = np.minimum(_MOST_TIME, PATIENCE + np.minimum(quickest, self._hidden[:, seat] - 1))
        self._time = np.where(lap, 0, time)
        likely = np.concatenate([odds, nothing], 1)
        self._hope = (1 - np.minimum(1, worth.CHANCES * likely)) ** self._time[:, None]
        self._hope[:, UNSEEN] = 1

    def values(self) -> Array:
        """Give the value of each exchange: by table, column, place and code of the new card."""
        costs = self._costs(self._kept(), hoping=True)
        ends = ~self._lap & (self._hidden[:, self._seat] == 1)
        if ends.any():
            last = ends[:, None, None] & (self._codes == UNSEEN)
            costs = np.where(last[..., None], self._finishing(self._costs(self._face, hoping=False)), costs)
        values: Array = -costs.astype(np.float32)
        return values

    def gifts(self) -> Array:
        """Give the value of each top discard, by table and code."""
        pairs = pairs_of(self._grids[:, (self._seat + 1) % self._grids.shape[1]])
        completes = pairs * worth.GIFT_OF_A_COLUMN * np.maximum(VALUE, 0)
        gifts: Array = -(worth.GIFT * np.maximum(0, worth.CHEAP - VALUE) + completes).astype(np.float32)
        return gifts

    def _kept(self) -> Array:
        """Give what a card will cost, by table and code: a dear one is likely to be replaced."""
        face = self._face
        dear = ((face[self._rows[:, None, None], self._codes] > worth.GOOD) & (self._codes != NONE)).sum((1, 2))
        replaced = np.minimum(worth.MOST_HOPE, worth.PACE * self._time / np.maximum(1, dear))
        kept = np.where(face <= worth.GOOD, face, worth.GOOD + (face - worth.GOOD) * (1 - replaced)[:, None])
        return np.where(self._lap[:, None], face, kept)

    def _costs(self, cost: Array, *, hoping: bool) -> Array:
        """Give what the grid costs after each exchange, where a card has a *cost*."""
        here = cost[self._rows[:, None, None], self._codes]
        now = here.sum(2)
        then = (now[:, :, None] - here)[..., None] + cost[:, None, None, :KINDS]
        then = np.where(self._new == ABSENT, 0, then)
        if hoping:
            now = now * self._hope[self._rows[:, None], _HOPED[self._own]]
            then = then * self._hope[self._rows[:, None, None, None], _HOPED[self._new]]
        rest = now.sum(1)[:, None] - now
        costs: Array = rest[:, :, None, None] + then
        return costs

    def _finishing(self, raw: Array) -> Array:
        """Give what it costs to finish with a sum: perhaps twice."""
        lowest = np.ones_like(raw)
        for seat in self._others:
            hidden = self._hidden[:, seat]
            mean = SUM_OF[self._grids[:, seat]].sum(1) + hidden * self._mean - worth.LAST_LAP
            spread = worth.DEVIATION * np.sqrt(hidden + 1)
            away = (raw + 0.5 - mean[:, None, None, None]) / spread[:, None, None, None]
            lowest /= 1 + np.exp(np.clip(_LIKE_A_BELL * away, -30, 30))
        hurry = worth.HURRY * np.maximum(self._time, 1)[:, None, None, None]
        costs: Array = np.where(raw <= 0, raw, raw * (2 - lowest)) - hurry
        return costs
