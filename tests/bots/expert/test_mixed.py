"""Learning to choose at the same time as others."""

from collections.abc import Hashable, Sequence
from itertools import accumulate
from operator import mul
from statistics import fmean

import pytest

from cachecash.bots.expert.insight import Draw
from cachecash.bots.expert.lots import pick
from cachecash.bots.expert.mixed import settle

BEATS = {"stone": "scissors", "scissors": "paper", "paper": "stone"}


class Stone:
    """Stone, scissors, paper; a victory by stone counts *prize*. The other one may be known to do *always* the same."""

    seats = 2
    me = 0
    luck = "1"
    alone = False
    part = 1.0

    def __init__(self, prize: float = 1, always: str = "") -> None:
        self._prize = prize
        self._always = always

    def mine(self) -> str:
        return "free"

    def deal(self, draw: Draw) -> Sequence[str]:
        return ["free", self._always or "free"]

    def role(self, seat: int) -> Hashable:
        return seat

    def options(self, seat: int, kind: Hashable) -> Sequence[str]:
        return [*BEATS] if kind == "free" else [str(kind)]

    def option(self, action: str) -> str:
        return action

    def payoffs(self, seat: int, kind: Hashable, chosen: Sequence[str]) -> Sequence[float]:
        other = chosen[1 - seat]
        return [self._won(mine, other) - self._won(other, mine) for mine in BEATS]

    def _won(self, one: str, other: str) -> float:
        return (self._prize if one == "stone" else 1) * (BEATS[one] == other)


def test_learns_to_be_unreadable() -> None:
    answer = settle(Stone(), 4000)
    assert answer.mixture == pytest.approx([1 / 3] * 3, abs=0.05)
    assert all(abs(mean) < 0.1 and 0 < error < 0.05 for mean, error in answer.estimates)


def test_plays_less_often_what_all_are_on_their_guard_against() -> None:
    """With stone's victory counting twice the equilibrium is a quarter, a quarter of scissors, half of paper."""
    stone, scissors, paper = settle(Stone(prize=2), 6000).mixture
    assert (stone, scissors, paper) == pytest.approx((0.25, 0.25, 0.5), abs=0.07)


def test_replies_to_a_habit() -> None:
    answer = settle(Stone(always="stone"), 200)
    assert answer.mixture.index(max(answer.mixture)) == 2
    assert answer.mixture[:2] == [0, 0], "what is hardly ever played is left out"
    assert answer.estimates == [(0, 0), (-1, 0), (1, 0)]


class Watched(Stone):
    """The other one sees what is chosen, and is known to do always the same."""

    alone = True


def test_who_chooses_alone_plays_the_best_and_nothing_else() -> None:
    answer = settle(Watched(always="stone"), 50)
    assert answer.mixture == [0, 0, 1]


def test_the_same_chance_gives_the_same_mixture() -> None:
    assert settle(Stone(), 50) == settle(Stone(), 50)


def test_picks_as_the_weights_are_wide() -> None:
    assert [pick([1, 0, 2, 1], mark) for mark in (0, 0.24, 0.26, 0.74, 0.76, 1)] == [0, 0, 2, 2, 3, 3]


class Indifferent(Stone):
    """Whatever is played, it comes to the same."""

    def payoffs(self, seat: int, kind: Hashable, chosen: Sequence[str]) -> Sequence[float]:
        return [0.7] * 3


def test_plays_anything_where_all_is_one() -> None:
    assert settle(Indifferent(), 300).mixture == pytest.approx([1 / 3] * 3)


class Crossing:
    """Two meet at a narrow place: who goes first gains, both together crash. *roles* tell them apart, or do not."""

    seats = 2
    me = 0
    luck = "1"
    alone = False
    part = 1.0

    def __init__(self, roles: Sequence[int]) -> None:
        self._roles = roles

    def mine(self) -> str:
        return ""

    def deal(self, draw: Draw) -> Sequence[str]:
        return ["", ""]

    def role(self, seat: int) -> Hashable:
        return self._roles[seat]

    def options(self, seat: int, kind: Hashable) -> Sequence[str]:
        return ["wait", "go"]

    def option(self, action: str) -> str:
        return action

    def payoffs(self, seat: int, kind: Hashable, chosen: Sequence[str]) -> Sequence[float]:
        return (0, 1) if chosen[1 - seat] == "wait" else (0, -1)


def test_those_who_are_alike_do_not_count_on_the_other_to_make_way() -> None:
    """There is one way to play it that is the same for both: to go half of the time."""
    apart = settle(Crossing([0, 1]), 1000).mixture
    assert max(apart) > 0.95
    alike = settle(Crossing([0, 0]), 1000).mixture
    assert alike == pytest.approx([0.5, 0.5], abs=0.1)


class Bids:
    """Four secret bids for one prize: the only highest one has it, everybody pays what was bid."""

    seats = 4
    me = 0
    alone = False
    part = 1.0
    prize = 20

    def __init__(self, luck: str) -> None:
        self.luck = luck

    def mine(self) -> str:
        return ""

    def deal(self, draw: Draw) -> Sequence[str]:
        return [""] * self.seats

    def role(self, seat: int) -> Hashable:
        return ""

    def options(self, seat: int, kind: Hashable) -> Sequence[int]:
        return range(self.prize + 1)

    def option(self, action: int) -> int:
        return action

    def payoffs(self, seat: int, kind: Hashable, chosen: Sequence[int]) -> Sequence[float]:
        against = max(bid for other, bid in enumerate(chosen) if other != seat)
        return [self.prize * (bid > against) - bid for bid in self.options(seat, kind)]

    def gained(self, mixture: Sequence[float]) -> float:
        """Give what the best reply to three that play *mixture* gains on a fourth one: counted out, of the prize."""
        often = [weight / sum(mixture) for weight in mixture]
        below = [0.0, *accumulate(often)][:-1]
        worths = [self.prize * less ** (self.seats - 1) - bid for bid, less in enumerate(below)]
        usual: float = sum(map(mul, often, worths))
        return (max(worths) - usual) / self.prize


def test_what_was_tried_before_much_was_learnt_counts_for_little() -> None:
    """Counted by the round instead of by its square, what is learnt would be worth a tenth more to the best reply."""
    meetings = [Bids(str(luck)) for luck in range(8)]
    assert fmean(meeting.gained(settle(meeting, 1000).mixture) for meeting in meetings) < 0.0185
