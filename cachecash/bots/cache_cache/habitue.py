"""`habitue`, the regular of the café: plays as a decent person does, from its view alone, without looking ahead.

How it thinks:

1. It *reads* the table (`reading`): the deck less every card seen gives how likely a hidden card is to be this or that,
   the hidden cards of the others give how much time is left.
2. It *estimates* (`worth`) what its grid will cost at the end: a dear card counts less while there is time to replace
   it, a pair counts less while its third card may come, and finishing counts the risk of being doubled.
3. It gives each legal action one value, in points (`_JUDGE`, one function a verb): the cost that its grid will have,
   less what its discard gives to the next player. A draw is worth what the best use of each possible card is. It takes
   the highest; equals, as the two cards of the set-up, are left to chance.

It remembers nothing: what it knows is read again from the view at each decision.
"""

from collections.abc import Callable, Sequence

from cachecash.bots.cache_cache.reading import Reading
from cachecash.bots.cache_cache.worth import Worth
from cachecash.bots.contract import Choice, Thought
from cachecash.core.chance import Chance
from cachecash.games.cache_cache.actions import Action
from cachecash.games.cache_cache.view import View

_CLOSE = 1e-6
"""Values nearer than this, in points, are as good as each other."""


class Habitue:
    """The regular of the café."""

    def choose(self, view: View, legal: Sequence[Action], chance: Chance) -> Choice[Action]:
        """Take the action of highest value; *chance* decides between equals."""
        if view.phase == "setup":
            return Choice(legal[chance.below(len(legal), "choice")])
        worth = Worth(Reading(view))
        thoughts = tuple([Thought(action, -_JUDGE[action.verb](worth, action)) for action in legal])
        best = max([thought.value for thought in thoughts]) - _CLOSE
        equals = [thought.action for thought in thoughts if thought.value >= best]
        return Choice(equals[0] if len(equals) == 1 else equals[chance.below(len(equals), "choice")], thoughts)


def _flip(worth: Worth, action: Action) -> float:
    """The top discard stays for the next player."""
    return worth.flipped(action.cells[0]) + worth.gift[worth.read.view.discard[-1]]


def _draw(worth: Worth, _action: Action) -> float:
    """The best use of each card that may come: on a cell, or thrown away while the best hidden cell is turned."""
    view, me = worth.read.view, worth.read.me
    turned = min([worth.flipped(cell) for cell in view.cells(me, hidden=True)])
    places = [(cell, worth.gift[worth.read.grid[cell]]) for cell in view.cells(me)]
    return sum(
        [
            likely * min(turned + worth.gift[card], *[worth.after(cell, card) + gift for cell, gift in places])
            for card, likely in worth.read.draw
        ]
    )


def _take(worth: Worth, action: Action) -> float:
    return _put(worth, action, worth.read.view.discard[-1])


def _place(worth: Worth, action: Action) -> float:
    return _put(worth, action, _drawn(worth))


def _put(worth: Worth, action: Action, card: int) -> float:
    (cell,) = action.cells
    return worth.after(cell, card) + worth.gift[worth.read.grid[cell]]


def _reject(worth: Worth, action: Action) -> float:
    return worth.flipped(action.cells[0]) + worth.gift[_drawn(worth)]


def _drawn(worth: Worth) -> int:
    drawn = worth.read.view.drawn
    assert drawn is not None  # noqa: S101 - who places or rejects has drawn
    return drawn


_JUDGE: dict[str, Callable[[Worth, Action], float]] = {
    "FLIP": _flip,
    "DRAW": _draw,
    "TAKE": _take,
    "PLACE": _place,
    "REJECT": _reject,
}
"""One estimate a verb, in points that one would rather not have."""
