"""Choosing at the same time as others: an answer that they cannot turn to account, learnt by regret matching.

Where several choose without knowing of each other, a pure best reply is read as an open book. Here everybody at the
table learns, round after round, from what each of its options would have brought against what the others have just
chosen (*regret matching+*, Tammelin 2014: all seats in each round, later rounds counting more). What they choose is
drawn more evenly than by chance (`_Marks`), so that fewer rounds tell as much. The average of what was played is the
mixture to play; where two play for one stake it comes near an equilibrium, and with more of them to a
mixture that a single one can hardly better.

What a seat knows by itself is its *type*: a hand, a deposit. Types are dealt anew in each round from what the table may
believe, and each type of each seat learns by itself; but seats that are alike learn as one, so that nobody counts on
being the one that the others make way for. A type that has one option only does what it does: so a meeting
tells of seats whose choice is made, or whose habits are known.
"""

from collections.abc import Hashable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from math import sqrt
from operator import mul
from random import Random
from typing import Any, NamedTuple, Protocol, runtime_checkable

from cachecash.bots.expert.insight import Draw
from cachecash.core.chance import Chance
from cachecash.core.memo import Memo

_EQUAL = 9
"""Means that are the same to so many decimals are equal: the last ones differ from one Python to another."""
_RARE = 0.01
"""What is to be played less often than this, next to what is played most, is not played: the average keeps some of what
was tried before anything was learnt."""


_NOTHING = 1e-12
"""A regret below this is an error of rounding: it would count for as much as any where there is no other."""


class Meeting(Protocol):
    """Some seats that choose without knowing of each other. Seats are counted from 0 among those that take part."""

    seats: int
    """How many take part."""
    me: int
    """The seat to think for."""
    luck: str
    """What the chance of learning is made of. Where nobody knows more than the others it is the same for all: of
    several ways to play that are in balance, they then come to the same one."""
    alone: bool
    """Whether I choose alone, and those who follow see it: then there is nothing to hide, and the best is played."""
    part: float
    """What part of the rounds that a meeting may last this one is worth."""

    def __hash__(self) -> int:
        """Meetings that are equal are learnt once for all who ask."""
        ...

    def mine(self) -> Hashable:
        """Give the type that *me* truly is."""

    def deal(self, draw: Draw) -> Sequence[Hashable]:
        """Give a type to each seat, as likely as the whole table has reason to believe it (mine as well)."""

    def role(self, seat: int) -> Hashable:
        """Say what tells a seat from the others before any chance: seats of one role are alike, and learn as one."""

    def options(self, seat: int, kind: Hashable) -> Sequence[Any]:
        """Give what a seat of that type may choose from, always the same and in the same order."""

    def option(self, action: Any) -> Any:
        """Give the option of mine that an action comes to: several may come to the same."""

    def payoffs(self, seat: int, kind: Hashable, chosen: Sequence[Any]) -> Sequence[float]:
        """Say what each option of *seat* would be worth to it, the others having *chosen* (its own entry is idle)."""


@runtime_checkable
class MeetingInsight(Protocol):
    """An insight into a game in which several choose at once."""

    def meeting(self, view: Any, chance: Chance) -> Meeting | None:
        """Give the meeting that the viewer takes part in; None where its choice is to be searched."""


class Learner:
    """One type of one seat: what it regrets, what it has played on the average, what its options were worth."""

    __slots__ = ("_played", "_regrets", "_squares", "_totals", "_weight", "_weights", "options")

    def __init__(self, options: Sequence[Any]) -> None:
        self.options = options
        self._regrets = [0.0] * len(options)
        self._played = [0.0] * len(options)
        self._totals = [0.0] * len(options)
        self._squares = [0.0] * len(options)
        self._weight = 0.0
        self._weights = 0.0

    def pick(self, mark: float) -> Any:
        """Give the option that *mark*, from 0 up to 1, falls on: each as wide as it is regretted, or all alike."""
        if len(self.options) == 1:
            return self.options[0]
        left = self._regrets
        total = sum(left)
        if not total:
            return self.options[int(mark * len(left))]
        mark *= total
        for option, regret in zip(self.options, left, strict=True):
            mark -= regret
            if mark < 0:
                return option
        return self.options[left.index(max(left))]

    def learn(self, worths: Sequence[float], weight: float) -> None:
        """Take in what each option would have been worth."""
        regrets = self._regrets
        total = sum(regrets)
        if total:
            mean = sum(map(mul, regrets, worths)) / total
            share = weight / total
            self._played = [played + share * regret for played, regret in zip(self._played, regrets, strict=True)]
        else:
            mean = sum(worths) / len(worths)
            self._played = [played + weight / len(worths) for played in self._played]
        self._regrets = [
            gain if (gain := regret + worth - mean) > _NOTHING else 0.0
            for regret, worth in zip(regrets, worths, strict=True)
        ]
        self._totals = [total + weight * worth for total, worth in zip(self._totals, worths, strict=True)]
        self._squares = [total + weight * worth * worth for total, worth in zip(self._squares, worths, strict=True)]
        self._weight += weight
        self._weights += weight * weight

    def estimates(self) -> list[tuple[float, float]]:
        """Give what each option was worth in the mean, with its standard error; nothing where it has not learnt."""
        if not self._weight:
            return [(0.0, 0.0)] * len(self.options)
        weight, rounds = self._weight, self._weight * self._weight / self._weights
        means = [total / weight for total in self._totals]
        return [
            (mean, sqrt(max(0.0, square / weight - mean * mean) / rounds))
            for mean, square in zip(means, self._squares, strict=True)
        ]

    def mixture(self) -> list[float]:
        """Give how often each option is to be played."""
        if not self._weight:
            return [1 / len(self.options)] * len(self.options)
        return [played / self._weight for played in self._played]

    def played(self) -> list[float]:
        """Give the same, without what is hardly ever to be played."""
        mixture = self.mixture()
        rare = _RARE * max(mixture)
        return [often if often >= rare else 0.0 for often in mixture]


def _primes() -> Iterator[int]:
    found: list[int] = []
    number = 2
    while True:
        if all(number % prime for prime in found):
            found.append(number)
            yield number
        number += 1


class _Marks:
    """The luck of so many seats, round after round: numbers from 0 up to 1 that lie more evenly than chance has them.

    A low-discrepancy sequence (Kronecker): each seat goes on by an irrational step of its own, the root of a prime, so
    that no two of them fall into step. Where it was measured, with secret bids, the best reply to what is learnt so
    gains two fifths of what it gains where the same number of rounds is drawn by chance.
    """

    def __init__(self, seats: int, draw: Draw) -> None:
        self._steps = [sqrt(prime) % 1 for prime in islice(_primes(), seats)]
        self._marks = [draw() for _ in range(seats)]

    def next(self) -> list[float]:
        """Give the marks of the next round."""
        self._marks = [(mark + step) % 1 for mark, step in zip(self._marks, self._steps, strict=True)]
        return self._marks


class Table:
    """Everybody at a meeting, learning together."""

    def __init__(self, meeting: Meeting) -> None:
        self._meeting = meeting
        self._learners: dict[tuple[Hashable, Hashable], Learner] = {}
        self._roles: dict[int, Hashable] = Memo(meeting.role)

    def learner(self, seat: int, kind: Hashable) -> Learner:
        """Give what a type of a seat has learnt."""
        key = self._roles[seat], kind
        learner = self._learners.get(key)
        if learner is None:
            learner = self._learners[key] = Learner(self._meeting.options(seat, kind))
        return learner

    def learn(self, rounds: int) -> None:
        """Play so many *rounds*."""
        meeting, me, mine = self._meeting, self._meeting.me, self._meeting.mine()
        draw = Random(meeting.luck).random  # noqa: S311 - the same luck gives the same mixture
        marks = _Marks(meeting.seats, draw)
        for number in range(1, rounds + 1):
            weight = float(number * number)
            kinds = meeting.deal(draw)
            learners = [self.learner(seat, kind) for seat, kind in enumerate(kinds)]
            chosen = [learner.pick(mark) for learner, mark in zip(learners, marks.next(), strict=True)]
            for seat, (kind, learner) in enumerate(zip(kinds, learners, strict=True)):
                if len(learner.options) > 1 or seat == me:
                    learner.learn(meeting.payoffs(seat, kind, chosen), weight)
            if kinds[me] != mine:
                self.learner(me, mine).learn(meeting.payoffs(me, mine, chosen), weight)


@lru_cache(maxsize=8)
def together(meeting: Meeting, rounds: int) -> Table:
    """Let everybody learn for so many *rounds*: once for all who ask, where their meetings are equal."""
    table = Table(meeting)
    table.learn(rounds)
    return table


class Answer(NamedTuple):
    """What a meeting comes to for me: how often to play each option, and what each is worth, with its error."""

    options: Sequence[Any]
    mixture: list[float]
    estimates: list[tuple[float, float]]


def settle(meeting: Meeting, rounds: int) -> Answer:
    """Learn for as many of the *rounds* as the meeting is worth."""
    table = together(meeting, max(1, round(rounds * meeting.part)))
    learner = table.learner(meeting.me, meeting.mine())
    estimates = learner.estimates()
    return Answer(learner.options, _best(estimates) if meeting.alone else learner.played(), estimates)


def _best(estimates: Sequence[tuple[float, float]]) -> list[float]:
    """Give a mixture of the best option alone: of equals, the first."""
    means = [round(mean, _EQUAL) for mean, _ in estimates]
    best = means.index(max(means))
    return [float(place == best) for place in range(len(means))]
