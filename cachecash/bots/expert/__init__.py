"""`expert`: one searching computer player for every game, given an `Insight` into it."""

from collections.abc import Sequence
from typing import Any

from cachecash.bots.contract import Choice, Thought
from cachecash.bots.expert.insight import Believing, Insight, Weighing
from cachecash.bots.expert.lots import pick
from cachecash.bots.expert.mixed import Meeting, MeetingInsight, settle
from cachecash.bots.expert.search import CLOSE, Search
from cachecash.core.chance import Chance
from cachecash.core.game import Game

_WORD = 1 << 64
"""One more than the highest word of chance."""


class Expert:
    """A computer player that tries each action in many worlds that its view leaves open.

    Where its insight can weigh the actions outright, it lets it: a search would only add luck to it. Where others
    choose at the same time it draws its choice from a mixture (`mixed`) instead.
    """

    slow = True
    """See `cachecash.bots.contract.is_slow`."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        insight: Insight[Any, Any, Any] | Weighing[Any, Any],
        iterations: int = 0,
        rounds: int = 0,
    ) -> None:
        """*iterations*: how many lines of play a decision may cost; *rounds*: how many a meeting lasts."""
        self._game = game
        self._insight = insight
        self._iterations = iterations
        self._rounds = rounds

    @property
    def budget(self) -> int:
        """What a decision may cost, lines of play and rounds of a meeting; 0 where all is weighed outright."""
        return self._iterations + self._rounds

    def scaled(self, factor: float) -> "Expert":
        """Give the same player with so many times the budget."""
        return Expert(self._game, self._insight, round(self._iterations * factor), round(self._rounds * factor))

    def choose(self, view: Any, legal: Sequence[Any], chance: Chance) -> Choice[Any]:
        """Choose the action that does best, or draw one from the mixture of a meeting."""
        if len(legal) == 1:
            return Choice(legal[0])
        if isinstance(self._insight, MeetingInsight):
            meeting = self._insight.meeting(view, chance)
            if meeting is not None:
                return self._mix(meeting, legal, chance)
        thoughts = self._think(view, legal, chance)
        return Choice(thoughts[0].action, tuple(thoughts))

    def _think(self, view: Any, legal: Sequence[Any], chance: Chance) -> list[Thought[Any]]:
        """Give what is thought of each action, the best first."""
        if isinstance(self._insight, Weighing):
            return sorted(self._insight.weigh(view, legal), key=lambda thought: -round(thought.value, CLOSE))
        part = self._insight.part(view) if isinstance(self._insight, Believing) else 1.0
        return Search(self._game, self._insight, view, chance).run(legal, round(self._iterations * part))

    def _mix(self, meeting: Meeting, legal: Sequence[Any], chance: Chance) -> Choice[Any]:
        """Draw an action, those that come to the same option sharing what it is to be played."""
        options, mixture, estimates = settle(meeting, self._rounds)
        places = [options.index(meeting.option(action)) for action in legal]
        weights = [mixture[place] / places.count(place) for place in places]
        thoughts = tuple(Thought(action, *estimates[place]) for action, place in zip(legal, places, strict=True))
        return Choice(legal[pick(weights, chance.words(1, "meeting")[0] / _WORD)], thoughts)
