"""CC-9b: what everybody saw going back face down, and who may have met it since.

An action card put back into the draw pile is then in the draw pile or in a hand that has drawn since. When an action
card of that kind shows up elsewhere it may be the one put back or another: for each viewer (seats, then spectators)
`State.guesses` counts those that it has seen and cannot tell from it. What is put back less what was guessed is surely
still out of the viewer's sight. Only rounds whose starter was put back pay for this.
"""

from collections.abc import Sequence

from cachecash.games.cache_ton_cash.cards import ACTION_CARDS, CARD, count
from cachecash.games.cache_ton_cash.state import State


def went_back(state: State, card: int, pile: int | None) -> None:
    """CA-4, CN-1, CN-5: *card* went back into a neutral pile, or into the draw pile (None)."""
    if pile is None:
        state.returned += CARD[card]
    else:
        state.put_back[pile] += CARD[card]


def came_up(state: State, card: int, pile: int | None, last: int) -> None:
    """*card* was turned up on a pile: it may be one that had gone back into it.

    *last* is the card that has gone back just before (`NOBODY` if none has): it lies lower, so this is not the one.
    """
    known = count(state.returned if pile is None else state.put_back[pile], card)
    if known <= (card == last):
        return
    if pile is None:
        state.returned -= CARD[card]
    else:
        state.put_back[pile] -= CARD[card]


def drew(state: State, seat: int, cards: Sequence[int]) -> None:
    """*seat* has drawn *cards*: it alone knows which. Asked only where something was put back."""
    state.drawn[seat] += len(cards)
    for card in cards:
        if count(state.returned, card):
            state.guesses[seat] += CARD[card]


def showed(state: State, seat: int, card: int) -> None:
    """An action card left *seat*'s hand before everybody's eyes."""
    if count(state.returned, card) and state.drawn[seat]:
        for viewer in range(state.seats + 1):
            if viewer != seat:  # its owner has counted it when drawing it
                state.guesses[viewer] += CARD[card]


def surely_returned(state: State, viewer: int | None) -> int:
    """The heap of action cards that *viewer* knows to be in the draw pile or in another hand."""
    guessed = state.guesses[state.seats if viewer is None else viewer]
    return sum(CARD[card] * max(0, count(state.returned, card) - count(guessed, card)) for card in ACTION_CARDS)
