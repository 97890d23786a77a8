"""A whole position that the owner of a view cannot tell from the true one."""

from collections import Counter

from cachecash.core.chance import Chance
from cachecash.games.cache_ton_cash.actions import NOBODY
from cachecash.games.cache_ton_cash.cards import CARD, cards_of, heap
from cachecash.games.cache_ton_cash.deal import deck
from cachecash.games.cache_ton_cash.state import State
from cachecash.games.cache_ton_cash.view import View


def redeal(view: View, chance: Chance) -> State:
    """Put the cards that the viewer does not see into the hidden places, at random; *chance* deals what follows.

    Cards that were seen going back into a pile stay in it (CC-9b).
    """
    state = _seen(view, chance)
    unseen = chance.shuffled(_unseen(view), "unseen", view.round)
    _fill_neutral(state, view, unseen, chance)
    _fill_hands_and_draw(state, view, unseen, chance)
    return state


def _seen(view: View, chance: Chance) -> State:
    """Copy what the view shows."""
    state = State(view.seats, view.options, chance)
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
    return state


def _number(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _unseen(view: View) -> list[int]:
    """Give the cards whose place the viewer does not know, those surely put back somewhere apart."""
    left = Counter(deck(view.seats, view.options))
    heaps = [view.hand or 0, view.out, *(made for pile in view.piles for made in pile), view.returned]
    if view.duel:
        heaps += [view.duel.aside, view.duel.played]
    heaps += [pile.put_back for pile in view.neutral]
    for seen in heaps:
        left.subtract(cards_of(seen))
    left.subtract(view.discard)
    left.subtract(pile.top for pile in view.neutral if pile.top is not None)
    return sorted(Counter({int(card): number for card, number in left.items()}).elements())


def _fill_neutral(state: State, view: View, unseen: list[int], chance: Chance) -> None:
    for number, pile in enumerate(view.neutral):
        known: list[int] = [*cards_of(pile.put_back)]
        hidden = pile.size - len(known) - (pile.top is not None)
        cards = [*known, *(unseen.pop() for _ in range(hidden))]
        cards = chance.shuffled(cards, "neutral", view.round, counter=number)
        state.neutral.append(cards if pile.top is None else [*cards, pile.top])


def _fill_hands_and_draw(state: State, view: View, unseen: list[int], chance: Chance) -> None:
    """Deal the rest; the cards put back into the draw pile go to it or to a hand that has drawn since."""
    others = [seat for seat in range(view.seats) if seat != view.viewer]
    hands: dict[int, list[int]] = {seat: [] for seat in others}
    draw: list[int] = []
    places = [(draw, NOBODY)] * view.draw_size
    for seat in others:
        places += [(hands[seat], seat)] * min(view.drew[seat], view.sizes[seat])
    places = chance.shuffled(places, "places", view.round)
    for card, (place, seat) in zip(cards_of(view.returned), places, strict=False):
        place.append(card)
        if seat != NOBODY:
            state.guesses[seat] += CARD[card]
    for seat in others:
        hands[seat] += [unseen.pop() for _ in range(view.sizes[seat] - len(hands[seat]))]
        state.hands[seat] = heap(hands[seat])
    if view.viewer is not None:
        state.hands[view.viewer] = view.hand or 0
    state.draw = chance.shuffled([*draw, *unseen], "redeal", view.round)
