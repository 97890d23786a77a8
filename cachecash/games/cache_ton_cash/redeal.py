"""A whole position that the owner of a view cannot tell from the true one.

A search asks for dozens of them from one view: what the view shows is worked out once, and only the hidden cards are
dealt anew.
"""

from functools import lru_cache

from cachecash.core.chance import Chance
from cachecash.games.cache_ton_cash.actions import NOBODY
from cachecash.games.cache_ton_cash.cards import CARD, KIND_MASK, Card, cards_of, count
from cachecash.games.cache_ton_cash.deal import deck_heap
from cachecash.games.cache_ton_cash.state import State
from cachecash.games.cache_ton_cash.view import View

_UNDEALT = Chance("")
"""What a position has for chance before it is dealt."""


def redeal(view: View, chance: Chance) -> State:
    """Put the cards that the viewer does not see into the hidden places, at random; *chance* deals what follows.

    Cards that were seen going back into a pile stay in it (CC-9b).
    """
    shown, hidden = _known(view)
    state = shown.copy()
    state.chance = chance
    unseen = chance.shuffled(hidden, "unseen", view.round)
    if view.neutral:
        _fill_neutral(state, view, unseen, chance)
    draw = _deal_returned(state, view, chance) if view.returned else []
    _fill_hands(state, view, unseen)
    state.draw = chance.shuffled([*draw, *unseen], "redeal", view.round) if draw else unseen
    return state


@lru_cache(maxsize=8)
def _known(view: View) -> tuple[State, tuple[int, ...]]:
    """Give what the view shows, never to be changed, and the cards whose place the viewer does not know."""
    left = _unseen(view)
    return _seen(view), tuple([kind for kind in range(len(Card)) for _ in range(count(left, kind))])


def _seen(view: View) -> State:
    """Copy what the view shows."""
    state = State(view.seats, view.options, _UNDEALT)
    state.round = view.round
    state.dealer = view.dealer
    state.active = view.active
    state.phase = view.phase
    state.step = view.step
    state.sizes = [*view.sizes]
    state.piles = [[*pile] for pile in view.piles]
    state.discard = [*view.discard]
    state.out = view.out
    state.duel = view.duel_in_turn
    state.turning = [*view.turning]
    state.totals = [*view.totals]
    state.wins = [*view.wins]
    state.put_back = [pile.put_back for pile in view.neutral]
    state.returned = view.returned
    state.drawn = [*view.drew]
    state.banned = _number(view.banned)
    state.turned = _number(view.turned)
    if view.awaited is not None and view.phase not in {"action", "second"}:
        state.answering = view.awaited
    if view.duel:
        state.attacker = _number(view.duel.attacker)
        state.defender = view.duel.defender
        state.slot = view.duel.slot
        state.kind = view.duel.kind
        state.aside = view.duel.aside
        state.played = view.duel.played
        state.demand = view.duel.demand
    if view.viewer is not None:
        state.hands[view.viewer] = view.hand or 0
    return state


def _number(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _unseen(view: View) -> int:
    """Give the heap of the cards whose place the viewer does not know, those surely put back somewhere apart."""
    left = deck_heap(view.seats, view.options) - (view.hand or 0) - view.out - view.returned
    left -= sum([made & ~KIND_MASK for pile in view.piles for made in pile])
    left -= sum([CARD[card] for card in view.discard])
    if view.duel:
        left -= (view.duel.aside & ~KIND_MASK) + view.duel.played
    for pile in view.neutral:
        left -= pile.put_back + (0 if pile.top is None else CARD[pile.top])
    return left


def _fill_neutral(state: State, view: View, unseen: list[int], chance: Chance) -> None:
    for number, pile in enumerate(view.neutral):
        known: list[int] = [*cards_of(pile.put_back)]
        hidden = pile.size - len(known) - (pile.top is not None)
        cards = [*known, *(unseen.pop() for _ in range(hidden))]
        if known:
            cards = chance.shuffled(cards, "neutral", view.round, counter=number)
        state.neutral.append(cards if pile.top is None else [*cards, pile.top])


def _deal_returned(state: State, view: View, chance: Chance) -> list[int]:
    """Give the cards put back into the draw pile that are still in it: the others met a hand that has drawn since."""
    draw: list[int] = []
    places = [NOBODY] * view.draw_size
    for seat in range(view.seats):
        if seat != view.viewer:
            places += [seat] * min(view.drew[seat], view.sizes[seat])
    places = chance.shuffled(places, "places", view.round)
    for card, seat in zip(cards_of(view.returned), places, strict=False):
        if seat == NOBODY:
            draw.append(card)
        else:
            state.guesses[seat] += CARD[card]
    return draw


def _fill_hands(state: State, view: View, unseen: list[int]) -> None:
    """Deal to the others what their hands lack; what is left of *unseen* is of the draw pile."""
    for seat, size in enumerate(view.sizes):
        if seat != view.viewer:
            met = state.guesses[seat]
            missing = size - len(cards_of(met)) if met else size
            if missing:
                state.hands[seat] = met + sum([CARD[card] for card in unseen[-missing:]])
                del unseen[-missing:]
            else:
                state.hands[seat] = met
