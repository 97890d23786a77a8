"""Determinised search: the same worlds for all actions, short lines of play, the worse half dropped again and again.

1. *Worlds* are dealt from the view alone, as many as are needed: what is hidden lies there at random. Where not all are
   equally likely (`Believing.likely`), more are dealt than played, and each is drawn from all of them by how likely it
   is (importance resampling): what is unlikely is rare, and nearly as rare as it should be.
2. In each world every action still in the race is played, then everybody goes on by the game's own fast policy, until
   `Insight.horizon` resting places are behind; there the position is worth what `Insight.worth` says.
3. *Sequential halving* (Karnin, Koren, Somekh 2013): the iterations are parted among some rounds; after each, the worse
   half of the actions is dropped, so that the close ones are looked at in more worlds. What is clearly worse is dropped
   as soon as that is seen; what it leaves goes to the others, and where one is left there is nothing more to find out.

Worlds and luck are common to all actions, so that they are compared, not their luck. The budget is a number of
iterations (one action played out in one world), never a time: the same deal gives the same game everywhere.
"""

from collections.abc import Sequence
from itertools import cycle
from math import ceil, fsum, log2, sqrt
from random import Random
from typing import Any, NamedTuple

from cachecash.bots.contract import Thought
from cachecash.bots.expert.insight import Believing, Draw, Insight
from cachecash.bots.expert.lots import pick
from cachecash.core.chance import Chance
from cachecash.core.events import Seat
from cachecash.core.game import Game

BLOCK = 10
"""It is asked what is clear whenever so many worlds were played…"""
ENOUGH = 20
"""…but not before there are so many in all: what seldom happens may not have happened yet."""
CLEAR = 3.0
"""So many standard errors behind the best, world by world, an action is clearly worse."""
CLOSE = 6
"""Means that are the same to so many decimals are equal: the last ones differ from one Python to another. Of equals the
first is taken."""
FIRST, MORE = 10, 2
"""Where worlds are not equally likely, so many are dealt before the first one is drawn, and for each after it."""
LUCK = 61
"""How many draws of luck a world has for its lines of play, again and again: more than most of them need."""


class _World(NamedTuple):
    """A position that the view leaves open, and the luck of whatever is played in it."""

    state: Any
    luck: Sequence[float]


class _Trial:
    """One action in the race: what its lines of play came to, world by world."""

    __slots__ = ("action", "bonus", "worths")

    def __init__(self, action: Any, bonus: float) -> None:
        self.action = action
        self.bonus = bonus
        self.worths: list[float] = []

    @property
    def mean(self) -> float:
        return round(fsum(self.worths) / len(self.worths) + self.bonus, CLOSE)

    def thought(self) -> Thought[Any]:
        """Give the mean and its standard error."""
        return Thought(self.action, self.mean, _spread(self.worths))

    def clearly_behind(self, best: "_Trial") -> bool:
        """Whether it is worse than *best* by `CLEAR` standard errors, in the worlds that both were played in."""
        gaps = [one - other for one, other in zip(best.worths, self.worths, strict=True)]
        return fsum(gaps) / len(gaps) + best.bonus - self.bonus > CLEAR * _spread(gaps)


def _spread(values: Sequence[float]) -> float:
    """Give the standard error of the mean; 0 of one value, which says nothing of it."""
    number = len(values)
    mean = fsum(values) / number
    return sqrt(fsum([(value - mean) ** 2 for value in values]) / (number * max(1, number - 1)))


class Search:
    """The race of the actions of one decision."""

    def __init__(self, game: Game[Any, Any, Any], insight: Insight[Any, Any, Any], view: Any, chance: Chance) -> None:
        self._game = game
        self._insight = insight
        self._view = view
        self._me: Seat = view.viewer
        self._chance = chance
        self._likely = insight.likely(view) if isinstance(insight, Believing) else None
        self._dealt: list[Any] = []
        self._odds: list[float] = []
        self._worlds = 0

    def run(self, legal: Sequence[Any], iterations: int) -> list[Thought[Any]]:
        """Give what was thought of each action, the best first.

        *iterations* are spent at most, but every action is tried once.
        """
        bonuses = self._insight.prior(self._view, legal)
        trials = [_Trial(action, bonus) for action, bonus in zip(legal, bonuses, strict=True)]
        race, left = trials, iterations
        while (number := len(race)) > 1:
            race = self._round(race, max(left // ceil(log2(number)), number))
            race = sorted(race, key=lambda trial: -trial.mean)[: (number + 1) // 2]
            left = iterations - sum([len(trial.worths) for trial in trials])
        best = race[0]
        others = [trial for trial in trials if trial is not best]
        return [trial.thought() for trial in (best, *sorted(others, key=lambda one: (-len(one.worths), -one.mean)))]

    def _round(self, race: list[_Trial], iterations: int) -> list[_Trial]:
        """Play all that are in the race in the same worlds; give those that are not clearly worse than the best."""
        while len(race) > 1 and (worlds := min(BLOCK, iterations // len(race))):
            for _ in range(worlds):
                world = self._world()
                for trial in race:
                    trial.worths.append(self._play_out(world, trial.action))
            iterations -= worlds * len(race)
            if len(race[0].worths) >= ENOUGH:
                best = max(race, key=lambda trial: trial.mean)
                race = [trial for trial in race if trial is best or not trial.clearly_behind(best)]
        return race

    def _world(self) -> _World:
        """Deal the next world."""
        self._worlds += 1
        chance = self._chance.child(f"world/{self._worlds}")
        draw = Random(chance.words(1, "luck")[0]).random  # noqa: S311 - a line of play keeps no secret
        return _World(self._deal(chance, draw), [draw() for _ in range(LUCK)])

    def _deal(self, chance: Chance, draw: Draw) -> Any:
        """Give a position that the view leaves open; one that is likely may come again."""
        if self._likely is None:
            return self._game.redeal(self._view, chance)
        for number in range(MORE if self._dealt else FIRST):
            state = self._game.redeal(self._view, chance.child(str(number)))
            self._dealt.append(state)
            self._odds.append(self._likely(state))
        return self._dealt[pick(self._odds, draw())]

    def _play_out(self, world: _World, action: Any) -> float:
        """Give what *action* comes to in one world."""
        game, insight = self._game, self._insight
        to_act, legal, apply, play, rests = game.to_act, game.legal, game.apply, insight.play, insight.rests
        state = world.state.copy()
        draw = cycle(world.luck).__next__
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
