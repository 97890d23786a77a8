"""What each seat may still hope for in the round: fitted to rounds among regulars by `tools/fit_cache_ton_cash.py`.

A position is told by a few *amounts* a seat, of two sorts: what its hand is made of (`in_hand`), and what lies open
and may change its owner (`on_table`). Each amount counts with a weight of the moment, that is of how many whole hands
each player may still draw. All money is in thousands of dollars. A position is looked at from above, all hands open:
it is always a world that was redealt from a view.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from operator import mul
from typing import NamedTuple, Protocol

from cachecash.core.memo import Memo
from cachecash.games.cache_ton_cash.cards import FACTS, FIRST_JOKER, POSSESSIONS, Card
from cachecash.games.cache_ton_cash.options import Options

WORTH = 64
"""Where the worth of a heap begins (see `games.cache_ton_cash.cards`)."""
VALUE = tuple(FACTS[card].worth / 1000 for card in Card)
SPECIAL = (Card.AG, Card.OR, Card.PE, Card.EC, Card.DE)
"""Jokers and action cards: what is no possession."""

HAND = ("singles", "pairs", *[card.name for card in SPECIAL])
"""The amounts of `in_hand`: worth of the lone possessions and of those in pairs, number of each special card."""
TABLE = ("late", "open", "raided", "covered", "bare", "prey", "fleeing", "lasting")
"""The amounts of `on_table`.

How long the seat must wait for its turn (a part of the round of the table); the worth of its *open* top set, and again
where a rival that may attack holds more answers than it does: *raided* if one of these plays before it, *covered* if
it can lay a set before, *bare* if not. Then the dearest set of another one for which it holds more answers: *prey* if
it is its turn, *fleeing* if the owner can lay a set before, *lasting* if not.
"""
MOMENTS = (0.0, 0.25, 0.75, 1.5, 2.5, 4.0)
"""How many whole hands each player may still draw: the weights have an entry for each of these."""
STEPS = 4
"""How finely weights are read: moments to each hand that may still be drawn."""
LAST = 16
"""The moment when a round is young: from here on the weights do not change."""


class Table(Protocol):
    """What is looked at in a world: the names are those of the rules' own position."""

    seats: int
    options: Options
    phase: str
    active: int
    hands: list[int]
    sizes: list[int]
    piles: list[list[int]]
    hand_size: int
    draw: list[int]
    discard: list[int]
    neutral: list[list[int]]
    totals: list[int]
    attacker: int
    defender: int
    kind: int
    slot: int
    aside: int
    played: int


def moment(state: Table) -> int:
    """Give the moment of a round, from its end (0) to `LAST`."""
    return min(len(state.draw) * STEPS // (state.seats * state.hand_size), LAST)


def in_hand(hand: int) -> tuple[float, ...]:
    """Give the amounts of `HAND`."""
    pairs = singles = 0.0
    for kind in POSSESSIONS:
        number = hand >> 4 * kind & 15
        pairs += (number & ~1) * VALUE[kind]
        singles += (number & 1) * VALUE[kind]
    return (singles, pairs, *[float(hand >> 4 * card & 15) for card in SPECIAL])


def on_table(state: Table) -> list[list[float]]:
    """Give the amounts of `TABLE`, seat by seat."""
    seats, piles, hands, active = state.seats, state.piles, state.hands, state.active
    jokers = [_JOKERS_IN[hand >> 4 * FIRST_JOKER & 4095] for hand in hands]
    late = [(seat - active) % seats for seat in range(seats)]
    amounts: list[list[float]] = [[wait / seats, 0, 0, 0, 0, 0, 0, 0] for wait in late]
    safe = 0 if state.options.toptwo and not state.options.bottomsafe else 1
    for owner, pile in enumerate(piles):
        if len(pile) <= safe:
            continue
        shift, worth = 4 * (pile[-1] >> 60 & 15), pile[-1] >> WORTH
        answers = [(hand >> shift & 15) + more for hand, more in zip(hands, jokers, strict=True)]
        mine, first, its = answers[owner], seats, late[owner]
        covers = -1
        for rival in range(seats):
            if answers[rival] > mine and piles[rival]:
                if covers < 0:
                    covers = _LAYS[hands[owner]]
                wait = late[rival]
                first = min(first, wait)
                place = 5 if not wait else 6 if covers and its < wait else 7
                amounts[rival][place] = max(amounts[rival][place], worth)
        amounts[owner][1] = worth
        if first < seats:
            amounts[owner][2 if first < its else 3 if covers else 4] = worth
    return amounts


def _lays(hand: int) -> bool:
    """Whether a set can be laid of a hand alone."""
    counts = [hand >> 4 * kind & 15 for kind in POSSESSIONS]
    return max(counts) > 1 or (any(counts) and bool(hand >> 4 * FIRST_JOKER & 4095))


_LAYS = Memo(_lays)
_JOKERS_IN = Memo[int, int](lambda three: (three & 15) + (three >> 4 & 15) + (three >> 8))
"""By the counts of the three jokers in a heap: how many they are."""


class Between(NamedTuple):
    """Where a moment lies: the entry before it, and how far it is on the way to the next one."""

    entry: int
    part: float


def _between(moment_: int) -> Between:
    left = moment_ / STEPS
    entry = max(place for place, hands in enumerate(MOMENTS[:-1]) if hands <= left)
    return Between(entry, (left - MOMENTS[entry]) / (MOMENTS[entry + 1] - MOMENTS[entry]))


BETWEEN = [_between(moment_) for moment_ in range(LAST + 1)]


class Prospects:
    """The weights of a table with so many seats."""

    def __init__(self, weights: Mapping[str, Sequence[float]]) -> None:
        """*weights*: by amount, one for each entry of `MOMENTS`."""
        self._hand = [[weights[name][entry] for name in HAND] for entry in range(len(MOMENTS))]
        self._table = [
            [weights[name][entry] + (weights[name][entry + 1] - weights[name][entry]) * part for name in TABLE]
            for entry, part in BETWEEN
        ]
        self._held = Memo(self._of_hand)

    def _of_hand(self, hand: int) -> tuple[float, ...]:
        """Give what a hand promises, for each entry: at most some ten thousand hands are asked for."""
        amounts = in_hand(hand)
        return tuple([sum(map(mul, row, amounts)) for row in self._hand])

    def of(self, state: Table) -> list[float]:
        """Give what each seat may hope for beside the sets that it owns."""
        when = moment(state)
        weights, (entry, part) = self._table[when], BETWEEN[when]
        hopes = []
        for hand, amounts in zip(state.hands, on_table(state), strict=True):
            held = self._held[hand]
            hopes.append(held[entry] + (held[entry + 1] - held[entry]) * part + sum(map(mul, weights, amounts)))
        return hopes


@cache
def prospects(seats: int) -> Prospects:
    """Give those of a table with so many seats."""
    text = files(__package__).joinpath("prospects.json").read_text(encoding="utf-8")
    return Prospects(json.loads(text)[str(seats)])
