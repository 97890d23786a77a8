"""Determinised search: the same worlds for all actions, short lines of play, the worse half dropped again and again.

1. *Worlds* are dealt from the view alone, as many as are needed: what is hidden lies there at random.
2. In each world every action still in the race is played, then everybody goes on by the game's own fast policy, until
   `Insight.horizon` resting places are behind; there the position is worth what `Insight.worth` says.
3. *Sequential halving* (Karnin, Koren, Somekh 2013): the iterations are parted among some rounds; after each, the worse
   half of the actions is dropped, so that the close ones are looked at in more worlds.

Worlds and luck are common to all actions, so that they are compared, not their luck. The budget is a number of
iterations (one action played out in one world), never a time: the same deal gives the same game everywhere.
"""

from collections.abc import Sequence
from math import ceil, log2, sqrt
from random import Random
from typing import Any

from cachecash.bots.contract import Thought
from cachecash.bots.expert.insight import Insight
from cachecash.core.chance import Chance
from cachecash.core.events import Seat
from cachecash.core.game import Game


class _Trial:
    """One action in the race: how its lines of play ended."""

    __slots__ = ("action", "bonus", "count", "squares", "total")

    def __init__(self, action: Any, bonus: float) -> None:
        self.action = action
        self.bonus = bonus
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, worth: float) -> None:
        self.count += 1
        self.total += worth
        self.squares += worth * worth

    @property
    def mean(self) -> float:
        return self.total / self.count + self.bonus

    def thought(self) -> Thought[Any]:
        """Give the mean and its standard error."""
        mean = self.total / self.count
        spread = max(0.0, self.squares / self.count - mean * mean)
        return Thought(self.action, mean + self.bonus, sqrt(spread / self.count))


class Search:
    """The race of the actions of one decision."""

    def __init__(self, game: Game[Any, Any, Any], insight: Insight[Any, Any, Any], view: Any, chance: Chance) -> None:
        self._game = game
        self._insight = insight
        self._view = view
        self._me: Seat = view.viewer
        self._chance = chance
        self._worlds: list[Any] = []

    def run(self, legal: Sequence[Any], iterations: int) -> list[Thought[Any]]:
        """Spend *iterations* on *legal*, and give what was thought of each, the best first."""
        bonuses = self._insight.prior(self._view, legal)
        trials = [_Trial(action, bonus) for action, bonus in zip(legal, bonuses, strict=True)]
        race, rounds, world = trials, max(1, ceil(log2(len(trials)))), 0
        for _ in range(rounds):
            share = max(1, iterations // rounds // len(race))
            for number in range(world, world + share):
                for trial in race:
                    trial.add(self._play_out(number, trial.action))
            world += share
            race = sorted(race, key=lambda trial: -trial.mean)[: max(1, (len(race) + 1) // 2)]
        dropped = sorted(
            (trial for trial in trials if trial is not race[0]), key=lambda trial: (-trial.count, -trial.mean)
        )
        return [trial.thought() for trial in (race[0], *dropped)]

    def _world(self, number: int) -> Any:
        while len(self._worlds) <= number:
            self._worlds.append(self._game.redeal(self._view, self._chance.child(f"world/{len(self._worlds)}")))
        return self._worlds[number]

    def _play_out(self, number: int, action: Any) -> float:
        """Give what *action* comes to in one world."""
        game, insight = self._game, self._insight
        to_act, legal, apply, play, rests = game.to_act, game.legal, game.apply, insight.play, insight.rests
        state = self._world(number).copy()
        draw = Random(number).random  # noqa: S311 - a line of play keeps no secret
        apply(state, self._me, action)
        left = insight.horizon
        while awaited := to_act(state):
            if rests(state):
                if not left:
                    break
                left -= 1
            seat = awaited[0]
            apply(state, seat, play(state, seat, legal(state, seat), draw))
        return insight.worth(state, self._me)
