"""What a view tells a player who counts: what may come, how much time is left, where the others stand."""

from collections import Counter
from collections.abc import Sequence
from functools import cached_property

from cachecash.games.cache_cache.cards import DECK, Card
from cachecash.games.cache_cache.grid import COLUMNS, ROWS
from cachecash.games.cache_cache.view import GONE, HIDDEN, View

Odds = Sequence[tuple[int, float]]
"""Values of card, each with its likelihood."""

PATIENCE = 2
"""Turns that a rival takes, in general, without turning a hidden card, before it finishes."""
_MOST_TIME = 12


class Reading:
    """One view, read by its owner, who is to play."""

    def __init__(self, view: View) -> None:
        assert view.viewer is not None  # noqa: S101 - only a seat is asked
        self.view = view
        self.me = view.viewer
        self.grid = view.grids[self.me]
        self.columns = tuple(self.grid[first : first + ROWS] for first in range(0, COLUMNS * ROWS, ROWS))
        self.others = tuple(seat for seat in range(view.seats) if seat != self.me)
        self.hidden = tuple(grid.count(HIDDEN) for grid in view.grids)
        self.lap = view.finisher is not None
        unseen = self._unseen()
        draw = unseen if view.known is None else Counter(view.known)
        self.draw = _odds(draw)
        self._likely = dict(self.draw)
        self.under = _odds(unseen if view.known is None else unseen - draw)
        self.mean = sum([value * likely for value, likely in self.under])

    def _unseen(self) -> Counter[int]:
        """Count the cards that may be anywhere out of sight."""
        view = self.view
        left = Counter(DECK)
        left.subtract(view.discard)
        left.subtract(view.out)
        for grid in view.grids:
            left.subtract([card for card in grid if card < HIDDEN])
        if view.drawn is not None:
            left[view.drawn] -= 1
        return left

    @cached_property
    def time(self) -> int:
        """How many more turns I expect after this one, before the round is counted."""
        if self.lap:
            return 0
        quickest = min([self.hidden[seat] for seat in self.others])
        return min(_MOST_TIME, PATIENCE + min(quickest, self.hidden[self.me] - 1))

    def likely(self, value: int) -> float:
        """How likely the next card to be drawn has a value."""
        return self._likely.get(value, 0.0)

    def expected(self, cells: Sequence[int]) -> float:
        """What some cells of a grid are worth on average, as they are."""
        return sum([self.mean if card == HIDDEN else card for card in cells if card != GONE])

    def pairs(self, seat: int) -> set[int]:
        """Give the values that would complete a column of somebody's grid."""
        grid = self.view.grids[seat]
        found = set()
        for first in range(0, COLUMNS * ROWS, ROWS):
            column = grid[first : first + ROWS]
            found |= {card for card in column if card < HIDDEN and column.count(card) == ROWS - 1}
        return found


def _odds(cards: Counter[int]) -> Odds:
    """Give the likelihood of each value; a middling card where nothing is left to be drawn."""
    total = sum(cards.values())
    return [(value, number / total) for value, number in cards.items() if number] if total else [(Card.C5, 1.0)]
