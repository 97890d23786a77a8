"""Setting up a round: rules CC-2..7, C2-1..3, C3-1..2, CN-1."""

from functools import cache

from cachecash.core.events import ChanceDrawn, Tell
from cachecash.games.cache_ton_cash import events, knowledge
from cachecash.games.cache_ton_cash.actions import NOBODY
from cachecash.games.cache_ton_cash.cards import ACTION_CARDS, CARD, FACTS, Card, cards_of, heap
from cachecash.games.cache_ton_cash.options import Options
from cachecash.games.cache_ton_cash.seating import THREE, TWO
from cachecash.games.cache_ton_cash.state import State

NEUTRAL_PILES = 3
"""C2-2, C3-2."""
NEUTRAL_SIZE = 10

_LEFT_OUT_FOR_TWO = {Card.CA: 8, Card.AG: 2, Card.OR: 1}
"""C2-1."""


@cache
def deck(seats: int, options: Options) -> tuple[int, ...]:
    """Give the cards of a table in card-table order (CC-2, CA-2, C2-1)."""
    absent = {Card.PE: not options.penny, Card.EC: not options.actions, Card.DE: not options.actions}
    left_out = _LEFT_OUT_FOR_TWO if seats == TWO else {}
    return tuple(
        card.value
        for card in Card
        if not absent.get(card, False)
        for _ in range(FACTS[card].copies - left_out.get(card, 0))
    )


@cache
def deck_heap(seats: int, options: Options) -> int:
    """Give the same cards as a heap."""
    return heap(deck(seats, options))


def deal(state: State, tell: Tell | None) -> None:
    """Deal the next round: the table is cleared, the dealer moves on (drawn at random in the first round)."""
    state.clear()
    state.round += 1
    _choose_dealer(state, tell)
    state.active = (state.dealer + 1) % state.seats
    state.draw = state.chance.shuffled(deck(state.seats, state.options), "shuffle", state.round)
    if tell:
        tell(ChanceDrawn("shuffle", [Card(card).name for card in state.draw]))
        tell(events.RoundBegan(state.round, state.dealer, state.active, state.hand_size))
    if state.seats in {TWO, THREE}:
        for number in range(NEUTRAL_PILES):
            _lay_neutral_pile(state, number, tell)
    for seat in range(state.seats):
        _deal_hand(state, seat, tell)
    _turn_starter(state, tell)
    if tell:
        tell(events.TurnBegan(state.active, Card(state.discard[-1])))


def reinsert(state: State, pile: list[int], number: int | None, tell: Tell | None) -> None:
    """Put the top card of *pile*, not its last one, back at a random place below the top (CA-4, CN-1, CN-5).

    *number* is the neutral pile's, None for the draw pile.
    """
    card = pile.pop()
    place = state.chance.below(len(pile), "reinsert", state.round, counter=state.reinserted)
    state.reinserted += 1
    pile.insert(place, card)
    knowledge.went_back(state, card, number)
    if tell:
        tell(ChanceDrawn("reinsert", place, "draw" if number is None else number))
        tell(events.CardPutBack(Card(card), number))


def _choose_dealer(state: State, tell: Tell | None) -> None:
    if state.round > 1:
        state.dealer = (state.dealer + 1) % state.seats
        return
    state.dealer = state.chance.below(state.seats, "dealer")
    if tell:
        tell(ChanceDrawn("dealer", state.dealer))


def _lay_neutral_pile(state: State, number: int, tell: Tell | None) -> None:
    pile = state.draw[: -NEUTRAL_SIZE - 1 : -1]  # dealt one by one from the end of the deck
    del state.draw[-NEUTRAL_SIZE:]
    state.neutral.append(pile)
    state.put_back.append(0)
    _turn(state, pile, number, tell)
    if tell:
        tell(events.NeutralTurned(number, Card(pile[-1]), len(pile)))


def _turn(state: State, pile: list[int], number: int | None, tell: Tell | None) -> None:
    """Turn up the top of a pile before play: an action card goes back, and the next one is turned (CA-4, CN-1)."""
    last = NOBODY
    while (card := pile[-1]) in ACTION_CARDS:
        knowledge.came_up(state, card, number, last)
        reinsert(state, pile, number, tell)
        last = card


def _deal_hand(state: State, seat: int, tell: Tell | None) -> None:
    size = state.hand_size
    state.hands[seat] = sum([CARD[card] for card in state.draw[-size:]])
    state.sizes[seat] = size
    del state.draw[-size:]
    if tell:
        tell(events.HandDealt(seat, size, cards_of(state.hands[seat])))


def _turn_starter(state: State, tell: Tell | None) -> None:
    _turn(state, state.draw, None, tell)
    state.discard.append(state.draw.pop())
    if tell:
        tell(events.StarterTurned(Card(state.discard[-1])))
