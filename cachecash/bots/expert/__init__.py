"""`expert`: one searching computer player for every game, given an `Insight` into it."""

from collections.abc import Sequence
from typing import Any

from cachecash.bots.contract import Choice
from cachecash.bots.expert.insight import Insight
from cachecash.bots.expert.search import Search
from cachecash.core.chance import Chance
from cachecash.core.game import Game


class Expert:
    """A computer player that tries each action in many worlds that its view leaves open."""

    slow = True
    """See `cachecash.bots.contract.is_slow`."""

    def __init__(self, game: Game[Any, Any, Any], insight: Insight[Any, Any, Any], iterations: int) -> None:
        """*iterations*: how many lines of play a decision may cost."""
        self._game = game
        self._insight = insight
        self._iterations = iterations

    def choose(self, view: Any, legal: Sequence[Any], chance: Chance) -> Choice[Any]:
        """Choose the action that does best over the worlds."""
        if len(legal) == 1:
            return Choice(legal[0])
        thoughts = Search(self._game, self._insight, view, chance).run(legal, self._iterations)
        return Choice(thoughts[0].action, tuple(thoughts))
