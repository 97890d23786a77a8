"""What an action does, and what follows: rules CS-5 to CS-10. One function a verb.

The way of a tour: all deposit (`_deposit`), all choose a card to turn (`_show`), one after the other adjusts (`_add`,
`_remove`, `_pass`), then everything is counted (`counting`). A simultaneous phase tells nothing to anybody but the
chooser before the last choice is in.
"""

from collections.abc import Callable

from cachecash.core.events import Tell
from cachecash.games.cassa_nostra import events
from cachecash.games.cassa_nostra.actions import Action
from cachecash.games.cassa_nostra.cards import Card, cards_of, size_of, sum_of
from cachecash.games.cassa_nostra.counting import count_tour
from cachecash.games.cassa_nostra.state import State


def apply(state: State, seat: int, action: Action, tell: Tell | None = None) -> None:
    """Play a legal action, changing *state* in place and telling each fact as it becomes true."""
    _DO[action.verb](state, seat, action, tell)


def _deposit(state: State, seat: int, action: Action, tell: Tell | None) -> None:
    """CS-5."""
    state.hands[seat] -= action.cost
    state.down[seat] = action.cost
    state.waiting.remove(seat)
    if tell:
        tell(events.CardsDeposited(seat, cards_of(action.cost)))
    if not state.waiting:
        _ask_shows(state, tell)


def _ask_shows(state: State, tell: Tell | None) -> None:
    state.phase = "show"
    state.waiting = [seat for seat in range(state.seats) if state.down[seat]]
    if tell:
        tell(events.DepositsLaid(tuple(map(size_of, state.down))))
        tell(events.ShowsAsked(tuple(state.waiting)))


def _show(state: State, seat: int, action: Action, tell: Tell | None) -> None:
    """CS-6."""
    state.down[seat] -= action.cost
    state.up[seat] = action.cost
    state.waiting.remove(seat)
    if tell:
        tell(events.CardChosen(seat, Card(action.cards[0])))
    if not state.waiting:
        _ask_adjustments(state, tell)


def _ask_adjustments(state: State, tell: Tell | None) -> None:
    """CS-8: in tour order (CS-3), whoever has made a deposit."""
    state.phase = "adjust"
    order = ((state.first + step) % state.seats for step in range(state.seats))
    state.waiting = [seat for seat in order if state.up[seat]]
    if tell:
        turned = [cards_of(card) for card in state.up]
        tell(events.CardsTurned(tuple(card[0] if card else None for card in turned), sum(map(sum_of, state.up))))
        tell(events.AdjustmentAsked(state.waiting[0]))


def _add(state: State, seat: int, action: Action, tell: Tell | None) -> None:
    """CS-8."""
    state.hands[seat] -= action.cost
    state.down[seat] += action.cost
    state.waiting.pop(0)
    if tell:
        tell(events.CardAdded(seat, Card(action.cards[0]), 1 + size_of(state.down[seat])))
    _adjusted(state, tell)


def _remove(state: State, seat: int, action: Action, tell: Tell | None) -> None:
    """CS-8, CS-9."""
    state.down[seat] -= action.cost
    state.hands[seat] += action.cost
    state.waiting.pop(0)
    if tell:
        tell(events.CardTakenBack(seat, Card(action.cards[0]), 1 + size_of(state.down[seat])))
    _adjusted(state, tell)


def _pass(state: State, seat: int, _action: Action, tell: Tell | None) -> None:
    """CS-8."""
    state.waiting.pop(0)
    if tell:
        tell(events.DepositKept(seat))
    _adjusted(state, tell)


def _adjusted(state: State, tell: Tell | None) -> None:
    if not state.waiting:
        count_tour(state, tell)
    elif tell:
        tell(events.AdjustmentAsked(state.waiting[0]))


_DO: dict[str, Callable[[State, int, Action, Tell | None], None]] = {
    "DEPOSIT": _deposit,
    "SHOW": _show,
    "ADD": _add,
    "REMOVE": _remove,
    "PASS": _pass,
}
