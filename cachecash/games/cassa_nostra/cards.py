"""The cards, and heaps of them as single integers.

A *heap* (a hand, a deposit) is one int, the sum of `CARD[value]` over its cards: four bits count each of the four
values, from bit 16 stands their sum, from bit 24 their number. All three add themselves up, cards of a value being
interchangeable, and there are only 81 heaps of the eight cards that a player has.
"""

from collections.abc import Iterable, Mapping
from enum import IntEnum

from cachecash.core.memo import Memo


class Card(IntEnum):
    """A card is what it is worth (CS-1)."""

    ONE = 1
    TWO = 2
    FOUR = 4
    EIGHT = 8


COPIES = 2
"""Cards of each value that a player has (CS-1)."""

_SUM_SHIFT = 16
_SIZE_SHIFT = 24
_PLACES: Mapping[int, int] = {card: 4 * place for place, card in enumerate(Card)}

CARD: Mapping[int, int] = {card: 1 << place | card << _SUM_SHIFT | 1 << _SIZE_SHIFT for card, place in _PLACES.items()}
"""The heap of one card, by its value."""


def heap(cards: Iterable[int]) -> int:
    """Give the heap of some cards."""
    return sum(CARD[card] for card in cards)


FULL = heap(card for card in Card for _ in range(COPIES))
"""All the cards of one player."""


def count(cards: int, card: int) -> int:
    """How many cards of a value a heap holds."""
    return cards >> _PLACES[card] & 15


def sum_of(cards: int) -> int:
    """What a heap is worth."""
    return cards >> _SUM_SHIFT & 255


def size_of(cards: int) -> int:
    """How many cards a heap holds."""
    return cards >> _SIZE_SHIFT


_CARDS_OF: Memo[int, tuple[Card, ...]] = Memo(
    lambda cards: tuple(card for card in Card for _ in range(count(cards, card)))
)


def cards_of(cards: int) -> tuple[Card, ...]:
    """Give the cards of a heap, the smallest first."""
    return _CARDS_OF[cards]
