"""Which hands are likely, given all that lies open: what a player has not done tells what it does not hold.

Who holds a pair lays it; who holds an answer attacks, or guards; what is thrown away is not what one collects. How much
each of these *signs* tells was fitted by `tools/fit_cache_ton_cash_beliefs.py` to the hands of regulars, where it was
found to help (decision 0015). A sign counts where a hand holds at least so many cards of one sort, whatever else it
holds: so how likely a hand is can be read from a table that is made once for a view.
"""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from math import exp
from typing import NamedTuple

from cachecash.bots.cache_ton_cash.prospects import VALUE, WORTH, Table
from cachecash.bots.cache_ton_cash.reading import exposed
from cachecash.bots.cache_ton_cash.worth import BIG
from cachecash.core.events import Seat
from cachecash.games.cache_ton_cash.cards import ACTION_CARDS, JOKERS, POSSESSIONS, Card, cards_of
from cachecash.games.cache_ton_cash.view import View

ALL_JOKERS = len(Card)
"""The sort of all jokers together; every kind of card is a sort of its own."""
MANY = 6
"""Cards in the largest hand."""
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
    yield from _attackable(view, seat, when)
    yield from _own(view, seat, when)
    yield from _discards(view, seat, when)
    yield from _neutral(view, when)
    yield from _dueling(view, seat)


def _holding() -> Iterator[Sign]:
    """What tells of any hand: some cards are kept, others laid or thrown away."""
    for kind in POSSESSIONS:
        for number in range(1, MANY + 1):
            yield Sign(kind, number, f"of {VALUE[kind]:g}")
        yield Sign(kind, 2, "pair")
        yield Sign(kind, 2, "dear pair", VALUE[kind] / _TENS)
        yield Sign(kind, 3, "three")
    for kind in (*JOKERS, *ACTION_CARDS):
        for number in range(1, MANY + 1):
            yield Sign(kind, number, kind.name)
    yield Sign(ALL_JOKERS, 2, "jokers")


_HOLDING = tuple(_holding())


def _ago(view: View, seat: Seat) -> int:
    """Say how many turns ago *seat* last began one, not counting the turn that is being played."""
    return (view.active - seat - 1) % view.seats + 1


def _just_laid(view: View) -> bool:
    """Whether the active player has laid a set as its first action (CA-7: nobody has drawn since)."""
    return view.phase == "second" and not view.duel_in_turn and view.sizes[view.active] < view.hand_size


def _just_thrown(view: View) -> bool:
    """Whether it has thrown a card away (CA-6: it has drawn since)."""
    return view.phase == "second" and view.sizes[view.active] == view.hand_size


def _attackable(view: View, seat: Seat, when: str) -> Iterator[Sign]:
    """Sets of the others, which it could attack: those that lay there at its turn and were spared tell most."""
    for owner in range(view.seats):
        if owner == seat:
            continue
        had_its_turn = _ago(view, seat) < _ago(view, owner)
        for place, made in enumerate(exposed(view, owner)):
            seen = had_its_turn and not (owner == view.active and not place and _just_laid(view))
            if view.piles[seat]:
                yield from _answers(made, ("spared" if seen else "new") + when)
            else:
                yield Sign(made >> 60 & 15, 1, "unarmed" + when)


def _own(view: View, seat: Seat, when: str) -> Iterator[Sign]:
    """Sets of its own: those that may be stolen, the first one, and the kinds that it has laid before."""
    pile, open_ = view.piles[seat], exposed(view, seat)
    for made in open_:
        yield from _answers(made, "own" + when)
    if len(pile) == 1 and not open_:
        yield Sign(pile[0] >> 60 & 15, 1, "first")
    for kind in {made >> 60 & 15 for made in pile[:-1]}:
        yield Sign(kind, 1, "laid")


def _answers(made: int, name: str) -> Iterator[Sign]:
    """What a set tells of the answers to it. A *big* one has grown since it was laid: in a duel, most often."""
    kind, worth = made >> 60 & 15, made >> WORTH
    yield Sign(kind, 1, name)
    yield Sign(kind, 2, f"{name} two")
    yield Sign(kind, 1, f"{name} dear", worth / _FIFTIES)
    for number in (1, 2):
        yield Sign(ALL_JOKERS, number, f"{name} joker", worth / _FIFTIES)
    if worth >= BIG:
        yield Sign(ALL_JOKERS, 1, f"{name} dear joker")
    if len(cards_of(made)) > 2:  # as it is laid, it has two cards (CC-10)
        yield Sign(kind, 1, f"{name} big")
        yield Sign(ALL_JOKERS, 1, f"{name} big joker")


def _discards(view: View, seat: Seat, when: str) -> Iterator[Sign]:
    """What was thrown away, by it or by others, and left there."""
    when += "" if _ago(view, seat) == 1 else " before"
    left = view.discard[:-1] if _just_thrown(view) else view.discard
    for depth, card in enumerate(reversed(left[-DEEP:]), 1):
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
        if pile.top in POSSESSIONS:
            yield Sign(pile.top, 1, f"neutral{when}")
            yield Sign(pile.top, 1, f"dear neutral{when}", VALUE[pile.top] / _TENS)
        elif pile.top in JOKERS:
            for kind in POSSESSIONS:
                yield Sign(kind, 1, f"beside a neutral joker{when}")


def _dueling(view: View, seat: Seat) -> Iterator[Sign]:
    """Its part in the duel that is being fought: who has claimed cards defends them (C2-10)."""
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
    """How likely worlds are that were redealt from one view, relative to each other."""

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
    table = [[0.0] * (MANY + 1) for _ in range(ALL_JOKERS + 1)]
    for sort, least, name, amount in signs(view, seat):
        table[sort][least] += weights.get(name, 0.0) * amount
    for row in table:
        for number in range(1, len(row)):
            row[number] += row[number - 1]
    return table


@cache
def weights_of_signs() -> dict[int, dict[str, float]]:
    """Give the weights by number of seats; where none were found to help there are none."""
    text = files(__package__).joinpath("beliefs.json").read_text(encoding="utf-8")
    return {int(seats): weights for seats, weights in json.loads(text).items()}
