"""`debutant`, a child of seven who has understood the rules: a big offer wins, so the big cards go first.

How it plays:

1. It *lays* its biggest card, or its two biggest, as the fancy takes it. That there are two more tours, and a token for
   the hand, it remembers when it comes to that.
2. It *turns* the biggest of them: there is something to be seen.
3. It *counts* what lies face up, and three for each card face down. Where that is less than the quest it adds its
   biggest card, where the Chef has enough it leaves well alone. It takes nothing back: given is given.

So it is soon out of big cards, and whoever looks at the card that it turns knows what it offers.
"""

from collections.abc import Sequence

from cachecash.bots.contract import Choice
from cachecash.core.chance import Chance
from cachecash.games.cassa_nostra.actions import PASS, Action
from cachecash.games.cassa_nostra.cards import size_of, sum_of
from cachecash.games.cassa_nostra.view import View

_HANDFULS = (1, 1, 1, 2)
"""How many cards it lays, each as likely."""

_UNSEEN = 3
"""What it takes a card face down to be worth."""


class Debutant:
    """A child of seven."""

    def choose(self, view: View, legal: Sequence[Action], chance: Chance) -> Choice[Action]:
        """Take the obvious; *chance* is its fancy."""
        if len(legal) == 1:
            return Choice(legal[0])
        if view.phase == "deposit":
            return Choice(_biggest(legal, _HANDFULS[chance.below(len(_HANDFULS), "handful")]))
        if view.phase == "show" or _looks_short(view):
            return Choice(max(legal, key=lambda action: (action.verb != "REMOVE", action.cards)))
        return Choice(PASS)


def _biggest(legal: Sequence[Action], number: int) -> Action:
    """Give the deposit of so many of its biggest cards; of all that it holds where that is less."""
    return max(legal, key=lambda action: (min(len(action.cards), number), -len(action.cards), sum(action.cards)))


def _looks_short(view: View) -> bool:
    turned = sum(map(sum_of, view.turned))
    unseen = sum(view.laid) - sum(map(size_of, view.turned))
    return turned + _UNSEEN * unseen < view.quest
