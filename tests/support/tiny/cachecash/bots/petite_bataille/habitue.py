"""The regular: takes as cheaply as it can, throws its smallest card away where it cannot, leads its highest."""

from collections.abc import Sequence

from cachecash.bots.contract import Choice, Thought
from cachecash.core.chance import Chance
from cachecash.games.petite_bataille.actions import Action
from cachecash.games.petite_bataille.view import View


class Habitue:
    """A computer player of Petite bataille."""

    def choose(self, view: View, legal: Sequence[Action], chance: Chance) -> Choice[Action]:
        """Choose by a rule of thumb."""
        thoughts = tuple(Thought(action, _worth(view.laid, action.card)) for action in legal)
        return Choice(max(thoughts, key=lambda thought: thought.value).action, thoughts)


def _worth(laid: int, card: int) -> float:
    """Say how good it is to play *card* over the card *laid* (0: to lead it)."""
    return card if not laid else 10 - card if card > laid else -card
