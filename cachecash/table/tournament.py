"""A tournament between levels: the same deals for all, every seat for all, and how sure one may be of the figures.

1. Each *deal* is played once for each *rotation*: the players move on by one seat, the cards stay.
2. What one level comes to in a deal, over its rotations, is one observation: the games of one deal are no more
   independent than two looks at the same card. All intervals are at 95 % and have the deal as their unit.
3. Nothing hangs on the order in which games end, nor on how many processors play them.
"""

import math
import statistics
import time
from collections import Counter
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, NamedTuple

from cachecash.core.chance import Chance
from cachecash.core.game import Outcome
from cachecash.table.pool import processors, spread
from cachecash.table.simulate import Chooser, Series, Share, interval

_FINE = math.log(1.01)
"""Times of a decision are counted by steps of one in a hundred."""
_ALIKE = 1e-9
"""Shares that are closer than this are the same: sums of thirds stray."""
_SHORTEST = 1e-7
"""Seconds: what takes less cannot be measured."""


class Task(NamedTuple):
    """One game to be played: a deal, from 1, and how many seats the players have moved on."""

    deal: int
    rotation: int


@dataclass(frozen=True, slots=True)
class Result:
    """One game that was played. *spent*: for each level, how many decisions took how long (steps of `_FINE`)."""

    task: Task
    outcome: Outcome
    spent: Mapping[str, Counter[int]]


@dataclass(frozen=True, slots=True)
class Tournament:
    """Deals to be played by the players of *series*, who sit there as they do in the first rotation."""

    series: Series[Any, Any, Any]
    seed: str
    deals: int

    @property
    def rotations(self) -> int:
        """Count the rotations that seat the levels differently."""
        levels = self.series.levels
        return next(by for by in range(1, len(levels) + 1) if _turned(levels, by) == levels)

    @property
    def games(self) -> int:
        """Count the games."""
        return self.deals * self.rotations

    def results(self, processes: int | None = None) -> Generator[Result]:
        """Play, on all processors unless told otherwise; the games come as they end. Raises `Problem`."""
        tasks = (Task(*task) for task in product(range(1, self.deals + 1), range(self.rotations)))
        return spread(self.play, tasks, min(self.games, processes or processors()))

    def play(self, task: Task) -> Result:
        """Play one game."""
        series, spent = self.series, {level: Counter[int]() for level in self.series.levels}
        levels = _turned(series.levels, task.rotation)
        choosers = zip(levels, _turned(series.choosers, task.rotation), strict=True)
        timed = tuple(_timed(chooser, spent[level]) for level, chooser in choosers)
        played = Series(series.game, series.options, levels, timed).play(f"{self.seed}/{task.deal}")
        return Result(task, played.outcome, spent)


def _turned(around: tuple[Any, ...], by: int) -> tuple[Any, ...]:
    """Move everybody on by so many seats."""
    return around[-by:] + around[:-by] if by else around


def _timed(chooser: Chooser[Any, Any], spent: Counter[int]) -> Chooser[Any, Any]:
    def choose(view: Any, legal: Sequence[Any], chance: Chance) -> Any:
        began = time.process_time()
        action = chooser(view, legal, chance)
        if len(legal) > 1:
            spent[round(math.log(max(time.process_time() - began, _SHORTEST)) / _FINE)] += 1
        return action

    return choose


class Mean(NamedTuple):
    """A mean, with the ends of its interval; without them where one deal alone was played."""

    mean: float
    low: float | None
    high: float | None


@dataclass(frozen=True, slots=True)
class Standing:
    """How one level did.

    *wins* is its part of the games, all its *seats* together, *even* what it would be if all were equally strong;
    *score* is that of one seat. *decisions* are those where there was a choice; *median* and *high* are the seconds of
    processor time that half of them, and 95 % of them, stay within.
    """

    level: str
    seats: int
    wins: Share
    even: float
    score: Mean
    decisions: int
    median: float
    high: float


class Standings:
    """What came out of a tournament, as far as it was played: deals that are not complete are left out."""

    def __init__(self, tournament: Tournament) -> None:
        self._levels = tournament.series.levels
        self._rotations = tournament.rotations
        self._deals: dict[int, dict[int, Result]] = {}
        self._whole = 0

    def add(self, result: Result) -> None:
        """Count one game."""
        deal = self._deals.setdefault(result.task.deal, {})
        deal[result.task.rotation] = result
        self._whole += len(deal) == self._rotations

    @property
    def deals(self) -> int:
        """Count the deals that were played by all."""
        return self._whole

    @property
    def games(self) -> int:
        """Count their games."""
        return self.deals * self._rotations

    @property
    def safeguards(self) -> int:
        """Count the games that a limit of the rules has stopped."""
        return self._count(lambda outcome: outcome.safeguard)

    @property
    def unwon(self) -> int:
        """Count the games that nobody has won."""
        return self._count(lambda outcome: not outcome.winners)

    def all(self) -> list[Standing]:
        """Give the levels, the best first. There must be a complete deal."""
        found = [self._standing(level) for level in dict.fromkeys(self._levels)]
        return sorted(found, key=lambda standing: standing.even - standing.wins.share)

    def _complete(self) -> list[list[Result]]:
        """Give the results, deal by deal, rotation by rotation."""
        complete = [deal for deal in sorted(self._deals.items()) if len(deal[1]) == self._rotations]
        return [[result for _, result in sorted(results.items())] for _, results in complete]

    def _count(self, wanted: Callable[[Outcome], bool]) -> int:
        return sum(wanted(result.outcome) for results in self._complete() for result in results)

    def _standing(self, level: str) -> Standing:
        deals, seats = self._complete(), self._levels.count(level)
        wins = [statistics.fmean(self._won(level, result) for result in results) for results in deals]
        scores = [statistics.fmean(self._score(level, result) for result in results) for results in deals]
        spent = sum((result.spent[level] for results in deals for result in results), Counter[int]())
        return Standing(
            level=level,
            seats=seats,
            wins=share(wins),
            even=seats / len(self._levels),
            score=mean(scores),
            decisions=spent.total(),
            median=within(spent, 0.5),
            high=within(spent, 0.95),
        )

    def _seats(self, level: str, result: Result) -> list[int]:
        return [seat for seat, its in enumerate(_turned(self._levels, result.task.rotation)) if its == level]

    def _won(self, level: str, result: Result) -> float:
        winners = result.outcome.winners
        return sum(seat in winners for seat in self._seats(level, result)) / max(1, len(winners))

    def _score(self, level: str, result: Result) -> float:
        return statistics.fmean(result.outcome.scores[seat] for seat in self._seats(level, result))


def share(wins: Sequence[float]) -> Share:
    """Give the mean of *wins*, one of each deal, with its interval.

    It is Wilson's, for as many independent games as would spread as much as the deals do: it stays between 0 and 1.
    Where the deals do not spread, as where all or nothing was won, the deals are counted: a few that happen to agree
    leave a doubt. One deal alone leaves every doubt, unless it was all or nothing.
    """
    won = statistics.fmean(wins)
    if len(wins) < 2 and won not in {0.0, 1.0}:
        return Share(won, 0.0, 1.0)
    if max(wins) - min(wins) < _ALIKE:
        return interval(won * len(wins), len(wins))
    error = statistics.variance(wins) / len(wins)
    games = won * (1 - won) / error
    return interval(won * games, games, student(len(wins) - 1))


def mean(values: Sequence[float]) -> Mean:
    """Give the mean of *values*, one of each deal, with its interval (Student)."""
    middle = statistics.fmean(values)
    if len(values) < 2:
        return Mean(middle, None, None)
    margin = student(len(values) - 1) * statistics.stdev(values) / math.sqrt(len(values))
    return Mean(middle, middle - margin, middle + margin)


def student(freedom: int) -> float:
    """Give Student's deviate of a 95 % interval (Abramowitz and Stegun 26.7.5; the first two from tables)."""
    if freedom < 3:
        return (12.706205, 4.302653)[freedom - 1]
    z = statistics.NormalDist().inv_cdf(0.975)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return math.fsum(term / freedom**power for power, term in enumerate(terms))


def within(spent: Counter[int], part: float) -> float:
    """Give the seconds that such a *part* of the decisions stays within; 0 where there is none."""
    left = part * spent.total()
    for step, number in sorted(spent.items()):
        left -= number
        if left <= 0:
            return math.exp(step * _FINE)
    return 0.0
