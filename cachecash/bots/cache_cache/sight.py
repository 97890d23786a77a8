"""What the expert sees of a table: each column as a few numbers, the rest of the table as a few more.

`tools/fit_cache_cache.py` fits a weight to each of these numbers.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache

from cachecash.bots.cache_cache.standing import Standing
from cachecash.games.cache_cache.cards import DECK, Card
from cachecash.games.cache_cache.grid import COLUMNS, ROWS
from cachecash.games.cache_cache.view import GONE, HIDDEN, View

Column = tuple[int, ...]
"""The cards of a column in ascending order, as a view shows them: their order in the column means nothing."""

VALUES = tuple(card.value for card in Card)
KINDS = len(VALUES)
ABSENT = ROWS + 1
VISIBLE = ABSENT + 1
WAITING = VISIBLE + KINDS
SPOILT = WAITING + KINDS
OF_COLUMN = SPOILT + KINDS
"""How many features a column has: how many are hidden (0 to 3), absence, then by value: its visible cards, a pair that
waits for a hidden card, a pair with another card."""
OF_TABLE = 30
"""How many features the rest of the table has (`Sight.table`)."""
STARTING = 10
"""Hidden cards of a grid once the set-up is over (KK-5)."""


def kind(card: int) -> int:
    """Give the number, from 0, of a value."""
    return card - VALUES[0]


def columns(grid: Sequence[int]) -> tuple[Column, ...]:
    """Give the columns of a grid."""
    return tuple([tuple(sorted(grid[first : first + ROWS])) for first in range(0, COLUMNS * ROWS, ROWS)])


@cache
def put(column: Column, card: int, new: int) -> Column:
    """Give a column once *new* lies in the place of a *card* of it: gone, if it is complete (KK-14)."""
    cards = list(column)
    cards[cards.index(card)] = new
    return (GONE,) * ROWS if cards[0] == cards[1] == cards[2] else tuple(sorted(cards))


def pair(column: Column) -> int:
    """Give the card of which a column holds two; `HIDDEN` if there is none."""
    first, second, third = column
    if first == second < HIDDEN:
        return first
    return second if second == third < HIDDEN else HIDDEN


def features(column: Column) -> list[int]:
    """Give the features of a column: those that count 1, and twice those that count 2."""
    if column[0] == GONE:
        return [ABSENT]
    found = [column.count(HIDDEN), *[VISIBLE + kind(card) for card in column if card < HIDDEN]]
    twin = pair(column)
    if twin < HIDDEN:
        found.append((WAITING if column[-1] == HIDDEN else SPOILT) + kind(twin))
    return found


class Sight:
    """One view, seen by its owner, who is to play."""

    def __init__(self, view: View) -> None:
        assert view.viewer is not None  # noqa: S101 - only a seat is asked
        self.view = view
        self.me = view.viewer
        self.grid = view.grids[self.me]
        self.columns = columns(self.grid)
        self.lap = view.finisher is not None
        self.left = 0 if view.finisher is None else (view.finisher - self.me) % view.seats - 1
        """How many play after me in the last lap."""
        self.hidden = [min(STARTING, grid.count(HIDDEN)) for grid in view.grids]
        self.odds = self._odds()
        following = view.grids[(self.me + 1) % view.seats]
        self.pairs = {pair(column) for column in columns(following)} - {HIDDEN}
        """What would complete a column of the next player."""

    def _odds(self) -> list[tuple[int, float]]:
        """Give how likely each value is to be drawn; to be turned, about the same."""
        view = self.view
        left = Counter(view.known or DECK)
        if not view.known:
            left.subtract([*view.discard, *view.out, *[card for grid in view.grids for card in grid if card < HIDDEN]])
            if view.drawn is not None:
                left[view.drawn] -= 1
        total = left.total()
        return [(value, left[value] / total) for value in VALUES if left[value]]

    def table(self) -> Mapping[int, float]:
        """Give the features of everything but my grid, those that are not 0 by their number."""
        view, seats = self.view, self.view.seats
        others = [(self.me + further) % seats for further in range(1, seats)]
        mean = sum([value * likely for value, likely in self.odds])
        known = [sum([card for card in grid if card < HIDDEN]) for grid in view.grids]
        costs = [(visible + number * mean) / 10 for visible, number in zip(known, self.hidden, strict=True)]
        hidden, dear = sorted([self.hidden[seat] for seat in others]), sorted([costs[seat] for seat in others])
        second = min(1, seats - 2)
        standing = Standing(view.totals, view.options.limit)
        return {
            hidden[0]: 1.0,
            13: hidden[second] / 12,
            14: sum(hidden) / len(others) / 12,
            15: self.hidden[others[0]] / 12,
            16: dear[0],
            17: dear[second],
            18: sum(dear) / len(others),
            19: costs[others[0]],
            20: mean / 5,
            21: sum([likely for value, likely in self.odds if value <= Card.C2]),
            22: (seats - 4) / 2,
            23: 1 / len(others),
            24: self.left / len(others),
            25: 0.0 if view.finisher is None else costs[view.finisher],
            26: standing.behind(self.me, min([view.totals[seat] for seat in others])),
            27: standing.behind(self.me, sum([view.totals[seat] for seat in others]) / len(others)),
            28: 5 / standing.swing,
            29: standing.share(self.me),
        }
