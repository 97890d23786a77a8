"""Why an action is refused: the rule's id and the facts that explain it. Asked by the table, at the boundary.

Each check names one reason: the end of a message id (``kk-refusal-<reason>``); a test keeps the two lists equal. In the
facts `target` is a seat, `column` and `row` count from 1.
"""

from collections.abc import Callable

from cachecash.core.problems import Refusal
from cachecash.games.cache_cache.actions import Action
from cachecash.games.cache_cache.grid import CELLS, column_of, row_of
from cachecash.games.cache_cache.moves import awaited
from cachecash.games.cache_cache.state import State

_FITS = {
    "setup": frozenset({"REVEAL"}),
    "turn": frozenset({"FLIP", "DRAW", "TAKE"}),
    "drawn": frozenset({"PLACE", "REJECT"}),
}
_OTHER_PHASE = {
    "setup": ("KK-5", "choose-first"),
    "turn": ("KK-8", "nothing-drawn"),
    "drawn": ("KK-8", "place-first"),
}
_OTHER_VERB = {
    ("turn", "REVEAL"): ("KK-7", "one-at-a-time"),
    ("drawn", "DRAW"): ("KK-8", "drawn-already"),
    ("drawn", "TAKE"): ("KK-10", "no-exchange"),
}
_TURNS = frozenset({"FLIP", "REJECT"})
"""The verbs that turn a hidden card."""


def refusal(state: State, seat: int, action: Action) -> Refusal | None:
    """Say why *action* is refused to *seat*, or None exactly if it is legal."""
    return next((why for check in _CHECKS if (why := check(state, seat, action))), None)


def _not_now(state: State, seat: int, action: Action) -> Refusal | None:
    waited = awaited(state)
    if not waited:
        return Refusal("KK-23", "game-over")
    if seat not in waited:
        if state.phase == "setup":
            return Refusal("KK-5", "chosen-already")
        return Refusal("KK-6", "not-your-turn", {"target": waited[0]})
    if action.verb in _FITS[state.phase]:
        return None
    return Refusal(*_OTHER_VERB.get((state.phase, action.verb), _OTHER_PHASE[state.phase]))


def _no_such_cell(_state: State, _seat: int, action: Action) -> Refusal | None:
    if all(cell < CELLS for cell in action.cells):
        return None
    return Refusal("KK-3", "no-such-cell")


def _same_cell(_state: State, _seat: int, action: Action) -> Refusal | None:
    return Refusal("KK-5", "two-cards") if len(action.cells) != len({*action.cells}) else None


def _gone(state: State, seat: int, action: Action) -> Refusal | None:
    for cell in action.cells:
        if not state.there[seat] >> cell & 1:
            return Refusal("KK-10", "column-gone", {"column": column_of(cell) + 1})
    return None


def _visible(state: State, seat: int, action: Action) -> Refusal | None:
    if action.verb not in _TURNS or state.hidden[seat] >> action.cells[0] & 1:
        return None
    (cell,) = action.cells
    rule = "KK-7" if action.verb == "FLIP" else "KK-8"
    place = {"column": column_of(cell) + 1, "row": row_of(cell) + 1}
    return Refusal(rule, "visible", place)


_CHECKS: tuple[Callable[[State, int, Action], Refusal | None], ...] = (
    _not_now,
    _no_such_cell,
    _same_cell,
    _gone,
    _visible,
)
