"""A whole position that the owner of a view cannot tell from the true one."""

from cachecash.core.chance import Chance
from cachecash.games.cassa_nostra.cards import FULL, cards_of, heap, size_of
from cachecash.games.cassa_nostra.state import State
from cachecash.games.cassa_nostra.view import View


def redeal(view: View, chance: Chance) -> State:
    """Share out the cards that the viewer does not see, at random; *chance* rolls the dice that follow.

    All that is known of somebody else's cards is how many are held and how many lie face down: a card taken back may be
    any of those (CS-8). Before all deposits are in, one that was laid may have any size.
    """
    state = _seen(view, chance)
    for seat, plays in enumerate(view.playing):
        if seat == view.viewer:
            _place_own(state, view, seat)
        elif plays:
            _share_out(state, view, seat, chance)
    return state


def _seen(view: View, chance: Chance) -> State:
    """Copy what the view shows."""
    state = State(view.seats, view.options, chance)
    state.partie = view.partie
    state.tour = view.tour
    state.first = view.first
    state.phase = view.phase
    state.quest = view.quest
    state.dice = [*view.dice]
    state.tokens = [*view.tokens]
    state.playing = [*view.playing]
    state.spent = [*view.spent]
    state.hands = [0] * view.seats
    if view.phase == "adjust":
        state.up = [*view.turned]
        state.waiting = _still_to_adjust(view)
    else:
        state.down = [*view.turned]
        state.waiting = [*view.awaited]
    return state


def _still_to_adjust(view: View) -> list[int]:
    """CS-8: the seat awaited, and those after it in the order of the tour."""
    order = [(view.first + step) % view.seats for step in range(view.seats)]
    return [seat for seat in order[order.index(view.awaited[0]) :] if view.laid[seat]]


def _place_own(state: State, view: View, seat: int) -> None:
    state.hands[seat] = view.hand or 0
    state.down[seat] += view.down
    state.up[seat] += view.chosen


def _share_out(state: State, view: View, seat: int, chance: Chance) -> None:
    unseen = cards_of(FULL - view.spent[seat] - view.turned[seat])
    cards = chance.shuffled(unseen, "unseen", view.partie, seat, view.tour)
    chosen = bool(cards) and seat not in view.awaited
    if view.phase == "deposit":
        hidden = 1 + chance.below(len(cards), "laid", view.partie, seat, view.tour) if chosen else 0
    else:
        hidden = view.laid[seat] - size_of(view.turned[seat])
    state.hands[seat] = heap(cards[hidden:])
    if view.phase == "show" and chosen and hidden:
        state.up[seat] = heap(cards[:1])
        state.down[seat] = heap(cards[1:hidden])
    else:
        state.down[seat] += heap(cards[:hidden])
