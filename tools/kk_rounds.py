"""Rounds of Cache-cache at many tables at once, for the maker of the expert's value."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from kk_learner import NEVER, Learner, left_in_lap, position, table
from kk_nets import Net
from kk_regular import Regular
from kk_tables import (
    ABSENT,
    CODES,
    COPIES,
    FRESH,
    HIDDEN_IN,
    NONE,
    PUT,
    SUM_OF,
    UNSEEN,
    Array,
    drawn,
    pairs_of,
)

from cachecash.bots.cache_cache.nets import FINISHED, LAST, ON
from cachecash.bots.cache_cache.sight import KINDS
from cachecash.games.cache_cache.grid import CELLS, COLUMNS, ROWS

LONGEST = 45
"""Turns of a seat; then the round is counted as it is, as after KK-26."""
NOBODY = -1

Player = Sequence[Net] | None
"""The networks of a learner; None is a regular."""


@dataclass(frozen=True, slots=True)
class Turn:
    """The positions that one turn of a *seat* led to, a row for each of some *tables*."""

    tables: Array
    seat: int
    phases: Array
    rows: Array


@dataclass(slots=True)
class _Plan:
    """What a seat would do: with each code of card, and without one."""

    places: Array
    """The best cell for each code, by table."""
    exchanges: Array
    """What that is worth."""
    turning: Array
    """The hidden cell that it would turn."""
    turned: Array
    """What that is worth."""
    gifts: Array


class Rounds:
    """One round at each table: seat 0 starts everywhere, as it turned the dearest two cards (KK-6)."""

    def __init__(self, players: Sequence[Player], totals: Array, luck: np.random.Generator) -> None:
        """*totals*: by table and seat, before the round."""
        self._players, self._totals, self._luck = players, totals, luck
        self._left = np.tile(COPIES, (len(totals), 1))
        """The cards that nobody has seen, by table and code."""
        self._grids = self._set_up()
        self._top = drawn(self._left, luck)
        self._finisher = np.full(len(totals), NOBODY)
        self._live = np.arange(len(totals))
        self.turns: list[Turn] = []

    def play(self, noise: float, *, watched: bool = False) -> Array:
        """Play, and give the scores by table and seat.

        *turns* are those of the learners, who choose with some *noise*, in points; where the regulars are *watched*,
        theirs too.
        """
        seats = len(self._players)
        for number in range(LONGEST * seats):
            seat = number % seats
            self._live = self._live[self._finisher[self._live] != seat]
            if not len(self._live):
                break
            learns = watched or self._players[seat] is not None
            self._turn(seat, noise if learns else 0.0, learns=learns)
        return self._count()

    def _set_up(self) -> Array:
        """Turn two cards of each grid, of one column or of two."""
        tables, seats = self._totals.shape
        grids = np.full((tables, seats, COLUMNS), FRESH)
        for seat in range(seats):
            together = self._luck.random(tables) < 0.5
            one, two = drawn(self._left, self._luck), drawn(self._left, self._luck)
            first = PUT[FRESH, ROWS - 1, one]
            grids[:, seat, 0] = np.where(together, PUT[first, ROWS - 1, two], first)
            grids[:, seat, 1] = np.where(together, FRESH, PUT[FRESH, ROWS - 1, two])
        sums = SUM_OF[grids].sum(2) + self._luck.random((tables, seats)) / 2
        turned = (sums.argmax(1)[:, None] + np.arange(seats)) % seats
        found: Array = grids[np.arange(tables)[:, None], turned]
        return found

    def _turn(self, seat: int, noise: float, *, learns: bool) -> None:
        """Play one turn at all live tables."""
        self._remake()
        live = self._live
        grids, left = self._grids[live], self._left[live]
        odds = (left / left.sum(1, keepdims=True)).astype(np.float32)
        finisher = self._finisher[live]
        features = table(grids, seat, odds, finisher, self._totals[live])
        feeds = (finisher == NOBODY) | (left_in_lap(seat, finisher, len(self._players)) > 0)
        plan = self._plan(seat, grids, odds, features, feeds, noise)
        next_pairs = pairs_of(grids[:, (seat + 1) % len(self._players)])
        self._play(seat, plan, odds, noise)
        own = self._grids[live, seat]
        done = (finisher == NOBODY) & (HIDDEN_IN[own].sum(1) == 0)
        self._finisher[live[done]] = seat
        if learns:
            phases = np.where(finisher != NOBODY, LAST, np.where(done, FINISHED, ON))
            self.turns.append(Turn(live, seat, phases, position(own, features, self._top[live], next_pairs, feeds)))

    def _plan(self, seat: int, grids: Array, odds: Array, features: Array, feeds: Array, noise: float) -> _Plan:  # noqa: PLR0913, PLR0917 - what one turn knows
        lap = self._finisher[self._live] != NOBODY
        nets = self._players[seat]
        mind = Regular(grids, seat, odds, lap) if nets is None else Learner(nets, grids, seat, features, lap)
        values, gifts = mind.values(), mind.gifts() * feeds[:, None]
        own, rows = grids[:, seat], np.arange(len(grids))
        codes = CODES[own]
        of_hidden = (odds * gifts).sum(1)
        gift_of = np.concatenate([gifts, of_hidden[:, None], np.zeros((len(grids), 1), np.float32)], 1)
        goes = (PUT[own] == ABSENT) & (own != ABSENT)[:, :, None, None]
        exchanges = values + np.where(goes, gifts[:, None, None], gift_of[rows[:, None, None], codes][..., None])
        exchanges = np.where((codes == NONE)[..., None], NEVER, exchanges)
        turned = np.where(codes == UNSEEN, (values * odds[:, None, None]).sum(3), NEVER).reshape(-1, CELLS)
        if noise:
            exchanges += (noise * self._luck.standard_normal((*codes.shape, 1))).astype(np.float32)
            turned = turned + (noise * self._luck.standard_normal(turned.shape)).astype(np.float32)
        exchanges = exchanges.reshape(-1, CELLS, KINDS)
        places, turning = exchanges.argmax(1), turned.argmax(1)
        best = exchanges[rows[:, None], places, np.arange(KINDS)]
        return _Plan(places, best, turning, turned[rows, turning], gifts)

    def _play(self, seat: int, plan: _Plan, odds: Array, noise: float) -> None:
        """Turn, draw or take, whichever is worth most; then exchange, or turn a hidden card."""
        live, rows = self._live, np.arange(len(self._live))
        top = self._top[live]
        keeping = plan.turned + plan.gifts[rows, top]
        drawing = (odds * np.maximum(plan.exchanges, plan.turned[:, None] + plan.gifts)).sum(1)
        if noise:
            keeping = keeping + noise * self._luck.standard_normal(len(rows))
            drawing = drawing + noise * self._luck.standard_normal(len(rows))
        choice = np.stack([keeping, drawing, plan.exchanges[rows, top]], 1).argmax(1)
        draws = choice == 1
        card = top.copy()
        card[draws] = self._drawn(live[draws])
        rejects = draws & (plan.turned + plan.gifts[rows, card] > plan.exchanges[rows, card])
        turns = (choice == 0) | rejects
        cell = np.where(turns, plan.turning, plan.places[rows, card])
        column, place = cell // ROWS, cell % ROWS
        old = self._grids[live, seat, column]
        replaced = CODES[old, place]
        hidden = replaced == UNSEEN
        replaced[hidden] = self._drawn(live[hidden])
        laid = np.where(turns, replaced, card)
        new = PUT[old, place, laid]
        self._grids[live, seat, column] = new
        thrown = np.where(rejects, card, np.where(turns, top, replaced))
        self._top[live] = np.where(new == ABSENT, laid, thrown)

    def _drawn(self, tables: Array) -> Array:
        left = self._left[tables]
        codes = drawn(left, self._luck)
        self._left[tables] = left
        return codes

    def _remake(self) -> None:
        """KK-12, where the draw pile is empty; what was hidden is then drawn anew with the rest."""
        live = self._live
        empty = live[self._left[live].sum(1) <= HIDDEN_IN[self._grids[live]].sum((1, 2)) + 1]
        for at in empty:
            seen = np.bincount(CODES[self._grids[at]].ravel(), minlength=KINDS + 2)[:KINDS]
            seen[self._top[at]] += 1
            self._left[at] = np.maximum(COPIES - seen, 0)

    def _count(self) -> Array:
        """KK-20, KK-21."""
        for seat in range(len(self._players)):
            for column in [*range(COLUMNS)] * ROWS:
                hidden = np.flatnonzero(HIDDEN_IN[self._grids[:, seat, column]])
                found = self._grids[hidden, seat, column]
                self._grids[hidden, seat, column] = PUT[found, ROWS - 1, self._drawn(hidden)]
        raw: Array = SUM_OF[self._grids].sum(2)
        finished = np.flatnonzero(self._finisher != NOBODY)
        finisher = self._finisher[finished]
        mine, others = raw[finished, finisher], raw[finished]
        others[np.arange(len(finished)), finisher] = raw.max() + 1
        doubled = (mine > 0) & (others.min(1) <= mine)
        raw[finished[doubled], finisher[doubled]] *= 2
        return raw
