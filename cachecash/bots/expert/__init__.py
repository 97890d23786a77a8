"""`expert`: one searching computer player for every game, given an `Insight` into it."""

from collections.abc import Sequence
from typing import Any

from cachecash.bots.contract import Choice, Thought
from cachecash.bots.expert.insight import Insight, Weighing
from cachecash.bots.expert.search import Search
from cachecash.core.chance import Chance
from cachecash.core.game import Game


class Expert:
    """A computer player that tries each action in many worlds that its view leaves open.

    Where its insight can weigh the actions outright, it lets it: a search would only add luck to it.
    """

    slow = True
    """See `cachecash.bots.contract.is_slow`."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        insight: Insight[Any, Any, Any] | Weighing[Any, Any],
        iterations: int = 0,
    ) -> None:
        """*iterations*: how many lines of play a decision may cost, where worlds are searched."""
        self._game = game
        self._insight = insight
        self._iterations = iterations

    def choose(self, view: Any, legal: Sequence[Any], chance: Chance) -> Choice[Any]:
        """Choose the action that does best."""
        if len(legal) == 1:
            return Choice(legal[0])
        thoughts = self._think(view, legal, chance)
        return Choice(thoughts[0].action, tuple(thoughts))

    def _think(self, view: Any, legal: Sequence[Any], chance: Chance) -> list[Thought[Any]]:
        """Give what is thought of each action, the best first."""
        if isinstance(self._insight, Weighing):
            return sorted(self._insight.weigh(view, legal), key=lambda thought: -thought.value)
        return Search(self._game, self._insight, view, chance).run(legal, self._iterations)
