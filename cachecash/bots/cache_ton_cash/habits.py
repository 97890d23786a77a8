"""Which hands are likely, for all that lies open: what a player has not done tells what it does not hold.

Who holds a pair lays it; who holds an answer attacks, or guards; what is thrown away is not what one collects. How much
each of these *signs* tells was fitted by `tools/fit_cache_ton_cash_habits.py` to the hands of regulars, for each number
of seats. A sign counts where a hand holds at least so many cards of one sort, whatever else it holds: so the odds of a
hand are read from a table that is made once for a view.
"""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from math import exp
from typing import NamedTuple

from cachecash.bots.cache_ton_cash.prospects import VALUE, WORTH, Table
from cachecash.core.events import Seat
from cachecash.games.cache_ton_cash.cards import ACTION_CARDS, JOKERS, POSSESSIONS, Card, cards_of
from cachecash.games.cache_ton_cash.view import View

ALL_JOKERS = len(Card)
"""The sort of all jokers together; every kind of card is a sort of its own."""
SORTS = ALL_JOKERS + 1
MANY = 10
"""No more cards of a sort are looked at: a hand seldom holds so many."""
DEAR = 45
"""From this worth on, a set is worth a joker, in thousands of dollars."""
DEEP = 4
"""So many discards are looked at."""
_TENS = 10.0
_FIFTIES = 50.0
"""Units of worth, so that amounts are of the size of one."""


class Sign(NamedTuple):
    """What tells of a hand with *least* cards of *sort*, or more: a *name*, whose weight counts *amount* times."""

    sort: int
    least: int
    name: str
    amount: float = 1.0


def signs(view: View, seat: Seat) -> Iterator[Sign]:
    """Give what tells of the hand of *seat*."""
    yield from _HOLDING
    when = " duel" if view.duel else ""
    yield from _exposed(view, seat, when)
    yield from _guarded(view, seat, when)
    yield from _discards(view, seat, when)
    yield from _neutral(view, when)
    if view.duel:
        yield from _dueling(view, seat)


def _holding() -> Iterator[Sign]:
    """What tells of any hand: some cards are kept, others laid or thrown away."""
    for kind in POSSESSIONS:
        for number in range(1, MANY):
            yield Sign(kind, number, f"of {VALUE[kind]:g}")
        yield Sign(kind, 2, "pair")
        yield Sign(kind, 2, "dear pair", VALUE[kind] / _TENS)
        yield Sign(kind, 3, "three")
    for kind in (*JOKERS, *ACTION_CARDS):
        for number in range(1, MANY):
            yield Sign(kind, number, kind.name)
    yield Sign(ALL_JOKERS, 2, "jokers")


_HOLDING = tuple(_holding())


def _ago(view: View, seat: Seat) -> int:
    """Say how many turns ago *seat* has begun one, the turn that is being played not counted."""
    return (view.active - seat - 1) % view.seats + 1


def _exposed(view: View, seat: Seat, when: str) -> Iterator[Sign]:
    """Sets of the others, which it could attack: those that lay there at its turn and were spared tell most."""
    for owner, pile in enumerate(view.piles):
        if owner == seat or len(pile) < 2:
            continue
        if not view.piles[seat]:
            yield Sign(pile[-1] >> 60 & 15, 1, "unarmed" + when)
            continue
        had_its_turn = _ago(view, seat) < _ago(view, owner)
        yield from _answers(pile[-1], ("spared" if had_its_turn else "new") + when)


def _guarded(view: View, seat: Seat, when: str) -> Iterator[Sign]:
    """Sets of its own: the one that may be stolen, and the kinds that it has laid before."""
    pile = view.piles[seat]
    if not pile:
        return
    if len(pile) > 1:
        yield from _answers(pile[-1], "own" + when)
    else:
        yield Sign(pile[-1] >> 60 & 15, 1, "first")
    for kind in {made >> 60 & 15 for made in pile[:-1]}:
        yield Sign(kind, 1, "laid")


def _answers(made: int, name: str) -> Iterator[Sign]:
    """What a set tells of the answers to it."""
    kind, worth = made >> 60 & 15, made >> WORTH
    fought_for = len(cards_of(made & _CARDS)) > 2
    yield Sign(kind, 1, name)
    yield Sign(kind, 2, f"{name} two")
    yield Sign(kind, 1, f"{name} dear", worth / _FIFTIES)
    for number in (1, 2):
        yield Sign(ALL_JOKERS, number, f"{name} joker", worth / _FIFTIES)
    if worth >= DEAR:
        yield Sign(ALL_JOKERS, 1, f"{name} dear joker")
    if fought_for:
        yield Sign(kind, 1, f"{name} won")
        yield Sign(ALL_JOKERS, 1, f"{name} won joker")


_CARDS = (1 << 60) - 1
"""The cards of a set, without its kind and worth."""


def _discards(view: View, seat: Seat, when: str) -> Iterator[Sign]:
    """What was thrown away, by it or by others, and left there."""
    when += "" if _ago(view, seat) == 1 else " before"
    for depth, card in enumerate(reversed(view.discard[-DEEP:]), 1):
        if card in POSSESSIONS:
            yield Sign(card, 1, f"discard {depth}{when}")
            if depth == 1:
                yield Sign(card, 1, f"dear discard{when}", VALUE[card] / _TENS)
                yield Sign(ALL_JOKERS, 1, f"joker beside a discard{when}")
        elif depth == 1:
            for kind in POSSESSIONS:
                yield Sign(kind, 1, f"beside a joker{when}")


def _neutral(view: View, when: str) -> Iterator[Sign]:
    """The tops of the neutral piles, which it might have claimed."""
    for pile in view.neutral:
        if pile.top is None:
            continue
        if pile.top in POSSESSIONS:
            yield Sign(pile.top, 1, f"neutral{when}")
            yield Sign(pile.top, 1, f"dear neutral{when}", VALUE[pile.top] / _TENS)
        else:
            for kind in POSSESSIONS:
                yield Sign(kind, 1, f"beside a neutral joker{when}")


def _dueling(view: View, seat: Seat) -> Iterator[Sign]:
    """Its part in the duel that is being fought."""
    duel = view.duel
    if duel is None or seat not in {duel.attacker, duel.defender}:
        return
    name = ("attacks" if seat == duel.attacker else "defends") + ("" if duel.slot else " a claim")
    if duel.attacker is None:
        name = "claims"
    yield Sign(duel.kind, 1, name)
    yield Sign(duel.kind, 2, f"{name} two")
    yield Sign(ALL_JOKERS, 1, f"{name} joker")
    yield Sign(ALL_JOKERS, 2, f"{name} joker")


class Likely:
    """The odds of worlds that were redealt from one view, next to each other."""

    def __init__(self, view: View, weights: Mapping[str, float]) -> None:
        """*weights*: by name of a sign."""
        others = [seat for seat in range(view.seats) if seat != view.viewer and view.sizes[seat]]
        self._tables = [(seat, _table(view, seat, weights)) for seat in others]

    def __call__(self, state: Table) -> float:
        """Say how likely the hands in a world are."""
        told, hands = 0.0, state.hands
        for seat, table in self._tables:
            hand = hands[seat]
            jokers = 0
            for sort, row in enumerate(table[:ALL_JOKERS]):
                if number := hand >> 4 * sort & 15:
                    told += row[number]
                    jokers += number * (sort in JOKERS)
            told += table[ALL_JOKERS][jokers]
        return exp(told)


def _table(view: View, seat: Seat, weights: Mapping[str, float]) -> list[list[float]]:
    """Give what so many cards of each sort tell."""
    table = [[0.0] * 16 for _ in range(SORTS)]
    for sort, least, name, amount in signs(view, seat):
        table[sort][least] += weights.get(name, 0.0) * amount
    for row in table:
        for number in range(1, len(row)):
            row[number] += row[number - 1]
    return table


@cache
def habits() -> dict[int, dict[str, float]]:
    """Give the weights, by number of seats; a number that is not there has none."""
    text = files(__package__).joinpath("habits.json").read_text(encoding="utf-8")
    return {int(seats): weights for seats, weights in json.loads(text).items()}
