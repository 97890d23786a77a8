"""The fifteen kinds of card, and heaps of them as single integers.

A *heap* (a hand, a set, the cards laid in a challenge) is one int, the sum of `CARD[kind]` over its cards: four bits
count each kind, and from bit 64 up stands the worth in thousands of dollars, which adds itself up. A *set* is a heap
with its kind (CC-10) in the four bits between, from 60. Cards of a kind being interchangeable, nothing is lost; a
hand is one hashable value, and a state copies as fast as a list of ints.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from importlib.resources import files

import yaml


class Card(IntEnum):
    """A kind of card, by its two-letter code, in the order of the card table."""

    BD = 0
    PI = 1
    TR = 2
    BJ = 3
    BL = 4
    TI = 5
    SB = 6
    AV = 7
    SC = 8
    CA = 9
    AG = 10
    OR = 11
    PE = 12
    EC = 13
    DE = 14


@dataclass(frozen=True, slots=True)
class CardFacts:
    """What the card table says of one kind: worth in dollars, copies in the box, family, touch marks."""

    code: str
    worth: int
    copies: int
    family: str
    shape: str
    value: str
    proposal: bool = False


def _read_table() -> tuple[CardFacts, ...]:
    text = files(__package__).joinpath("cards.yaml").read_text(encoding="utf-8")
    return tuple(CardFacts(**row) for row in yaml.safe_load(text))


FACTS = _read_table()
"""The card table, indexed by kind."""

POSSESSIONS = tuple(card for card in Card if FACTS[card].family == "possession")
JOKERS = tuple(card for card in Card if FACTS[card].family == "joker")
ACTION_CARDS = (Card.EC, Card.DE)
FIRST_JOKER = min(JOKERS)
"""Kinds below it are possessions."""

_KIND_SHIFT = 60
_WORTH_SHIFT = 64
_THOUSAND = 1000

CARD = tuple(1 << 4 * card | FACTS[card].worth // _THOUSAND << _WORTH_SHIFT for card in Card)
"""The heap of one card, by kind."""

KIND = tuple(card << _KIND_SHIFT for card in Card)
"""What makes a set of a heap, by kind: added once."""


KIND_MASK = 15 << _KIND_SHIFT
"""Where a set has its kind: without it, it is a heap that can be added to others."""


def heap(cards: Iterable[int]) -> int:
    """Give the heap of some cards."""
    return sum(CARD[card] for card in cards)


def count(cards: int, kind: int) -> int:
    """How many cards of *kind* a heap or set holds."""
    return cards >> 4 * kind & 15


def kind_of(cards: int) -> int:
    """The kind of a set (CC-10)."""
    return cards >> _KIND_SHIFT & 15


def worth_of(cards: int) -> int:
    """The value of a heap or set, in dollars (CC-13)."""
    return (cards >> _WORTH_SHIFT) * _THOUSAND


@cache
def cards_of(cards: int) -> tuple[Card, ...]:
    """Give the cards of a heap or set, in card-table order."""
    return tuple(card for card in Card for _ in range(cards >> 4 * card & 15))
