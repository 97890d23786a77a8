"""`habitue`, the regular of the café: plays as a decent person does, from its view alone, without looking ahead.

How it thinks:

1. It *imagines* some tables (`imagining`): what the others may offer, as far as spent cards, turned cards and the
   number of cards laid leave it open.
2. At each of them it *settles* the tour for every offer that it may make (`settling`): who gains, who loses, who is
   out, who gets the hand bonus. The tokens that come out are worth a share of the game, and so is what is kept in hand
   for the tours to come.
3. It takes what is worth most over all tables. Equals are left to chance, so that how an offer is made up tells little.

The card that it turns is its smallest: what lies face up cannot be taken back.
"""

from collections.abc import Sequence

from cachecash.bots.cassa_nostra.imagining import imagine
from cachecash.bots.cassa_nostra.settling import Settling
from cachecash.bots.contract import Choice, Thought
from cachecash.core.chance import Chance
from cachecash.games.cassa_nostra.actions import Action
from cachecash.games.cassa_nostra.cards import sum_of
from cachecash.games.cassa_nostra.view import View

_CLOSE = 1e-6
"""Shares of a game nearer than this are as good as each other."""


class Habitue:
    """The regular of the café."""

    def choose(self, view: View, legal: Sequence[Action], chance: Chance) -> Choice[Action]:
        """Take the action of highest value; *chance* decides between equals."""
        me = view.viewer
        assert me is not None  # noqa: S101 - only a seat chooses
        if len(legal) == 1:
            return Choice(legal[0])
        if view.phase == "show":
            return Choice(min(legal, key=lambda action: action.cards))
        tables = [Settling(view, me, table) for table in imagine(view, chance)]
        laid = sum_of(view.down + view.turned[me])
        offers = [laid + sum_of(action.cost) * (-1 if action.verb == "REMOVE" else 1) for action in legal]
        worth = {offer: sum([table.worth(offer) for table in tables]) / len(tables) for offer in {*offers}}
        thoughts = tuple(Thought(action, worth[offer]) for action, offer in zip(legal, offers, strict=True))
        best = max(worth.values()) - _CLOSE
        equals = [thought.action for thought in thoughts if thought.value >= best]
        return Choice(equals[0] if len(equals) == 1 else equals[chance.below(len(equals), "choice")], thoughts)
