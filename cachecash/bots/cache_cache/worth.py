"""What a grid will cost its owner, in points, and what a card on the discard pile gives to the next player."""

from math import erfc, sqrt
from typing import NamedTuple

from cachecash.bots.cache_cache.reading import Reading
from cachecash.core.memo import Memo
from cachecash.games.cache_cache.grid import CELLS, CELLS_OF, COLUMN_MASKS, column_of, mask_of
from cachecash.games.cache_cache.view import GONE, HIDDEN

Column = tuple[int, ...]

GOOD = 3.0
"""A card that one keeps: with time left, a dearer one will be replaced by about this."""
PACE = 1.2
"""Dear cards that are replaced in a turn."""
MOST_HOPE = 0.95
"""How sure one may be that a dear card will be replaced."""
CHANCES = 1.8
"""Cards that pass in a turn and that one may take: the drawn one, and mostly the top discard."""
HURRY = 2.0
"""What ending the round now costs the others together, for each turn that they would still have had."""
USUAL = 20
"""Turns that each player has in a round: few rounds take more."""
WEARINESS = 2.0
"""What ending the round is worth besides, for each turn over the usual ones: two who both wait would wait for ever."""
LAST_LAP = 1.5
"""What a last turn makes better, on average."""
DEVIATION = 3.6
"""The standard deviation of a hidden card."""
GIFT = 0.075
"""What it costs to leave a card to the next player, for each point under `CHEAP`."""
CHEAP = 4
GIFT_OF_A_COLUMN = 0.6
"""The same, where it completes a column of theirs: for each point of the card."""


class _Cell(NamedTuple):
    """A cell as a place for another card: the *kept* ones of its column, the *rest* of the grid, whether it *ends*."""

    kept: Column
    rest: float
    ends: bool


class Worth:
    """The estimates of one decision."""

    def __init__(self, read: Reading) -> None:
        self.read = read
        dear = [card for card in read.grid if card != GONE and (read.mean if card == HIDDEN else card) > GOOD]
        self._replaced = min(MOST_HOPE, PACE * read.time / max(1, len(dear)))
        self._card = Memo(self._one)
        self._column = Memo(self._counted if read.lap else self._hoped)
        self._cells = [self._place(cell) for cell in range(CELLS)]
        following = (read.me + 1) % read.view.seats
        self._feeds = following != read.view.finisher
        self._pairs = read.pairs(following) if self._feeds else set()
        self.gift = Memo(self._gift)

    # --- my grid

    def after(self, cell: int, card: int) -> float:
        """What my grid will cost with *card* visible at *cell*."""
        kept, rest, ends = self._cells[cell]
        if ends:
            return self._finishing(rest + self._counted((*kept, card)))
        return rest + self._column[*kept, card]

    def flipped(self, cell: int) -> float:
        """What it will cost, on average, once what is hidden at *cell* is turned."""
        return sum([likely * self.after(cell, card) for card, likely in self.read.under])

    def _place(self, cell: int) -> _Cell:
        read, at = self.read, column_of(cell)
        kept = tuple(read.grid[other] for other in CELLS_OF[COLUMN_MASKS[at] & ~mask_of(cell)])
        ends = not read.lap and read.hidden[read.me] == (read.grid[cell] == HIDDEN)
        cost = self._counted if ends else self._column.__getitem__
        return _Cell(kept, sum([cost(column) for other, column in enumerate(read.columns) if other != at]), ends)

    def _counted(self, column: Column) -> float:
        """What a column costs if the round is counted as it is."""
        return 0.0 if _goes(column) else self.read.expected(column)

    def _hoped(self, column: Column) -> float:
        """What a column will cost at the end, with what may still become of it."""
        first, second, third = column
        if first == GONE or _goes(column):
            return 0.0
        cost = self._card[first] + self._card[second] + self._card[third]
        pair = first if first in {second, third} else second if second == third else HIDDEN
        if pair == HIDDEN or pair <= 0:
            return cost
        return cost * (1 - min(1.0, CHANCES * self.read.likely(pair))) ** self.read.time

    def _one(self, card: int) -> float:
        """What one card will cost: a dear one is likely to be replaced while there is time."""
        value = self.read.mean if card == HIDDEN else float(card)
        return value if value <= GOOD else GOOD + (value - GOOD) * (1 - self._replaced)

    # --- the end of the round

    def _finishing(self, raw: float) -> float:
        """KK-21: finishing with *raw* costs it twice unless it is strictly the lowest; the others lose their time."""
        read = self.read
        over = max(0, read.view.turns // read.view.seats - USUAL)
        hurry = HURRY * max(read.time, 1) + WEARINESS * over
        if raw <= 0:
            return raw - hurry
        lowest = 1.0
        for seat in read.others:
            mean = read.expected(read.view.grids[seat]) - LAST_LAP
            spread = DEVIATION * sqrt(read.hidden[seat] + 1)
            lowest *= erfc((raw + 0.5 - mean) / (spread * sqrt(2))) / 2
        return raw * (2 - lowest) - hurry

    # --- the next player

    def _gift(self, card: int) -> float:
        """What it costs to leave *card* on top of the discard pile; `HIDDEN` is one that nobody has seen."""
        if not self._feeds:
            return 0.0
        if card == HIDDEN:
            return sum([likely * self.gift[value] for value, likely in self.read.under])
        column = GIFT_OF_A_COLUMN * card if card in self._pairs and card > 0 else 0.0
        return column + GIFT * max(0, CHEAP - card)


def _goes(column: Column) -> bool:
    """KK-14."""
    return column[0] == column[1] == column[2] and column[0] < HIDDEN
