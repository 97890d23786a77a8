"""`debutant`, a child of seven who has understood the rules: looks at its own grid, and at nothing else.

How it thinks:

1. A small card in the place of a big one is good, and it counts by how much. What it cannot see it takes for a
   middling card. Three alike make the column go: it sees that, and loves it.
2. Without such a bargain it draws, to see what comes; now and then it would rather turn one of its own, out of
   curiosity (`_WHIM`).
3. It forgets the rest: that a pair waits for its third card, what its neighbour does with a discard, and that whoever
   finishes with too much pays it twice. It turns its last card gladly.
"""

from collections.abc import Callable, Sequence

from cachecash.bots.contract import Choice, Thought
from cachecash.core.chance import Chance
from cachecash.games.cache_cache.actions import Action
from cachecash.games.cache_cache.grid import CELLS_OF, COLUMN_MASKS, column_of
from cachecash.games.cache_cache.view import HIDDEN, View

_MIDDLING = 5
"""What it takes a hidden card for."""
_BARGAIN = 3.5
"""Points that a discard must spare it, to be taken rather than a card drawn."""
_WHIM = 5
"""Once in as many turns, curiosity is stronger than any bargain."""


class Debutant:
    """The child of seven."""

    def choose(self, view: View, legal: Sequence[Action], chance: Chance) -> Choice[Action]:
        """Take what spares it most points, the first of equals; *chance* decides on the set-up and on whims."""
        if view.phase == "setup":
            return Choice(legal[chance.below(len(legal), "choice")])
        curious = chance.below(_WHIM, "whim") == 0
        thoughts = tuple([Thought(action, _JUDGE[action.verb](view, action, curious)) for action in legal])
        return Choice(max(thoughts, key=lambda thought: thought.value).action, thoughts)


def _flip(_view: View, _action: Action, curious: bool) -> float:  # noqa: FBT001 - its mood
    return 2 * _BARGAIN if curious else 0.0


def _draw(_view: View, _action: Action, _curious: bool) -> float:  # noqa: FBT001 - its mood
    return _BARGAIN


def _take(view: View, action: Action, _curious: bool) -> float:  # noqa: FBT001 - its mood
    return _spared(view, action.cells[0], view.discard[-1])


def _place(view: View, action: Action, _curious: bool) -> float:  # noqa: FBT001 - its mood
    assert view.drawn is not None  # noqa: S101 - who places has drawn
    return _spared(view, action.cells[0], view.drawn)


def _reject(_view: View, _action: Action, _curious: bool) -> float:  # noqa: FBT001 - its mood
    """Better than a card that spares nothing."""
    return 0.5


def _spared(view: View, cell: int, card: int) -> float:
    """Give the points that *card* spares in the place of what lies at *cell*."""
    assert view.viewer is not None  # noqa: S101 - only a seat is asked
    grid = view.grids[view.viewer]
    others = [grid[other] for other in CELLS_OF[COLUMN_MASKS[column_of(cell)]] if other != cell]
    before = _MIDDLING if grid[cell] == HIDDEN else grid[cell]
    if others == [card, card]:
        return before + sum(others)
    return before - card


_JUDGE: dict[str, Callable[[View, Action, bool], float]] = {
    "FLIP": _flip,
    "DRAW": _draw,
    "TAKE": _take,
    "PLACE": _place,
    "REJECT": _reject,
}
"""One estimate a verb, in points that it thinks to be spared."""
