"""Why an action is refused: the rule's id and the facts that explain it. Asked by the table, at the boundary.

Each check names one reason, the end of a message id of the game. In the facts `target` is a seat, other values are
numbers.
"""

from collections.abc import Callable

from cachecash.core.problems import Refusal
from cachecash.games.cassa_nostra.actions import Action
from cachecash.games.cassa_nostra.cards import count
from cachecash.games.cassa_nostra.moves import awaited
from cachecash.games.cassa_nostra.state import State

_PHASE_OF = {"DEPOSIT": "deposit", "SHOW": "show", "ADD": "adjust", "REMOVE": "adjust", "PASS": "adjust"}
_OTHER_PHASE = {
    "deposit": ("CS-5", "deposit-first"),
    "show": ("CS-6", "show-first"),
    "adjust": ("CS-8", "adjust-now"),
}
_ALREADY = {"deposit": ("CS-5", "already-deposited"), "show": ("CS-6", "already-chosen")}


def refusal(state: State, seat: int, action: Action) -> Refusal | None:
    """Say why *action* is refused to *seat*, or None exactly if it is legal."""
    return _not_awaited(state, seat) or _wrong_phase(state, action) or _CHECKS[action.verb](state, seat, action)


def _not_awaited(state: State, seat: int) -> Refusal | None:
    waited = awaited(state)
    if seat in waited:
        return None
    if not waited:
        return Refusal("CS-14", "game-over")
    if not state.playing[seat]:
        return Refusal("CS-13", "out-of-game")
    if not (state.hands[seat] or state.up[seat] or state.down[seat]):
        return Refusal("CS-5", "nothing-to-lay")
    if state.phase == "adjust":
        return Refusal("CS-8", "not-your-turn", {"target": waited[0]})
    return Refusal(*_ALREADY[state.phase])


def _wrong_phase(state: State, action: Action) -> Refusal | None:
    return None if state.phase == _PHASE_OF[action.verb] else Refusal(*_OTHER_PHASE[state.phase])


def _held(state: State, seat: int, action: Action, rule: str) -> Refusal | None:
    for card in action.cards:
        held = count(state.hands[seat], card)
        if held < action.cards.count(card):
            return Refusal(rule, "not-in-hand" if not held else "too-many", {"card": card, "held": held})
    return None


def _deposit(state: State, seat: int, action: Action) -> Refusal | None:
    return _held(state, seat, action, "CS-5")


def _show(state: State, seat: int, action: Action) -> Refusal | None:
    card = action.cards[0]
    return None if count(state.down[seat], card) else Refusal("CS-6", "not-laid", {"card": card})


def _add(state: State, seat: int, action: Action) -> Refusal | None:
    if not state.hands[seat]:
        return Refusal("CS-8", "empty-hand")
    return _held(state, seat, action, "CS-8")


def _remove(state: State, seat: int, action: Action) -> Refusal | None:
    card = action.cards[0]
    if count(state.down[seat], card):
        return None
    if not state.down[seat]:
        return Refusal("CS-9", "only-face-up-left")
    if count(state.up[seat], card):
        return Refusal("CS-9", "face-up", {"card": card})
    return Refusal("CS-8", "not-face-down", {"card": card})


def _pass(_state: State, _seat: int, _action: Action) -> Refusal | None:
    """CS-8: always open to whoever is asked."""
    return None


_CHECKS: dict[str, Callable[[State, int, Action], Refusal | None]] = {
    "DEPOSIT": _deposit,
    "SHOW": _show,
    "ADD": _add,
    "REMOVE": _remove,
    "PASS": _pass,
}
