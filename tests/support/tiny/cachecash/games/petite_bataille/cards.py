"""The seven cards: a card is its number."""

from enum import IntEnum


class Card(IntEnum):
    """A card, by what it is worth (PB-1)."""

    ONE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7


DECK = tuple(map(int, Card))
HAND = 3
"""Cards of each player; the one that is left is laid aside (PB-1)."""
