"""The race of the actions: in the same worlds, with the same luck, as long as there is anything to find out."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest

from cachecash.bots.contract import Thought
from cachecash.bots.expert import Expert
from cachecash.bots.expert.insight import Draw
from cachecash.bots.expert.search import ENOUGH, Search
from cachecash.core.chance import Chance


@dataclass
class Purse:
    """A purse with some coins in it that nobody sees, and what was made of it so far."""

    coins: int
    worth: float = 0.0
    over: bool = False

    def copy(self) -> "Purse":
        return replace(self)


@dataclass
class Viewed:
    viewer: int = 0


class Purses:
    """A game of one action, then one draw of luck. Actions are (sure sum, part of the coins, part of luck)."""

    def __init__(self) -> None:
        self.played: list[tuple[float, ...]] = []
        self.luck = 0.0

    def redeal(self, _view: Viewed, chance: Chance) -> Purse:
        return Purse(chance.below(100, "coins"))

    def to_act(self, state: Purse) -> tuple[int, ...]:
        return () if state.over else (0,)

    def legal(self, _state: Purse, _seat: int) -> list[str]:
        return ["draw"]

    def apply(self, state: Purse, _seat: int, action: Any) -> None:
        if isinstance(action, float):
            state.worth += action
            state.over = True
        else:
            self.played.append(action)
            sure, part, luck = action
            state.worth = sure + part * state.coins
            self.luck = luck


class Feeling:
    """What is thought of a purse: only luck counts, as far as the action lets it."""

    horizon = 1

    def __init__(self, game: Any, prior: Sequence[float] = ()) -> None:
        self._game = game
        self._prior = prior

    def prior(self, _view: Viewed, legal: Sequence[Any]) -> Sequence[float]:
        return self._prior or [0.0] * len(legal)

    def play(self, _state: Purse, _seat: int, _legal: Sequence[Any], draw: Draw) -> float:
        return float(self._game.luck * draw())

    def rests(self, _state: Purse) -> bool:
        return False

    def worth(self, state: Purse, _seat: int) -> float:
        return state.worth


class Belief(Feeling):
    """A feeling that knows how full purses are, and is worth so much of the lines of play."""

    def __init__(self, game: Any, odds: Callable[[Purse], float] | None, part: float = 1.0) -> None:
        super().__init__(game)
        self._odds = odds
        self._part = part

    def part(self, _view: Viewed) -> float:
        return self._part

    def likely(self, _view: Viewed) -> Callable[[Purse], float] | None:
        return self._odds


Action = tuple[float, float, float]


def race(
    *actions: Action, iterations: int = 1000, prior: Sequence[float] = ()
) -> tuple[list[Thought[Action]], dict[Action, int]]:
    """Give the thoughts, and how often each action was tried."""
    game: Any = Purses()
    thoughts = Search(game, Feeling(game, prior), Viewed(), Chance("race")).run(actions, iterations)
    return thoughts, {action: game.played.count(action) for action in actions}


SURE = (50.0, 0.0, 0.0)
COINS = (0.0, 1.0, 0.0)


def test_the_best_comes_first_with_what_it_is_worth_and_how_sure_that_is() -> None:
    thoughts, _ = race((0.0, 0.0, 0.0), COINS, (60.0, 0.0, 0.0))
    assert [thought.action for thought in thoughts] == [(60.0, 0.0, 0.0), COINS, (0.0, 0.0, 0.0)]
    best, coins, _ = thoughts
    assert (best.value, best.error) == (60, 0)
    assert coins.value == pytest.approx(49.5, abs=4 * coins.error)
    assert 1 < coins.error < 10


def test_likely_worlds_are_met_more_often() -> None:
    """A full purse being as likely as it is full, two thirds of the hundred coins are expected, not half of them."""

    def expected(odds: Callable[[Purse], float] | None) -> float:
        game: Any = Purses()
        search = Search(game, Belief(game, odds), Viewed(), Chance("odds"))
        return next(one.value for one in search.run([COINS, SURE], 1000) if one.action == COINS)

    assert expected(None) == pytest.approx(49.5, abs=6)
    assert expected(lambda _purse: 1.0) == pytest.approx(49.5, abs=6)
    assert expected(lambda purse: purse.coins) == pytest.approx(66, abs=3)


def test_a_decision_gets_its_part_of_the_lines_of_play() -> None:
    tried = {}
    for part in (1.0, 0.5):
        game: Any = Purses()
        Expert(game, Belief(game, None, part), 400).choose(Viewed(), [COINS, (49.0, 0.0, 0.0)], Chance("part"))
        tried[part] = len(game.played)
    assert tried == {1.0: 400, 0.5: 200}


def test_all_are_tried_in_the_same_worlds() -> None:
    """One coin more is seen at once, though purses differ by dozens."""
    thoughts, tried = race(COINS, (1.0, 1.0, 0.0))
    better, worse = thoughts
    assert better.action == (1.0, 1.0, 0.0)
    assert better.value - worse.value == pytest.approx(1)
    assert set(tried.values()) == {ENOUGH}


def test_all_have_the_same_luck() -> None:
    thoughts, _ = race((0.0, 1.0, 300.0), (1.0, 1.0, 300.0), iterations=40)
    better, worse = thoughts
    assert better.action == (1.0, 1.0, 300.0)
    assert better.value - worse.value == pytest.approx(1)


def test_luck_is_not_the_same_in_all_worlds() -> None:
    (one, _), _ = race((0.0, 0.0, 1.0), (0.0, 0.0, 1.0))
    assert 0 < one.error < 0.2


def test_what_is_clearly_worse_is_soon_given_up_and_the_close_ones_are_looked_at_again() -> None:
    poor = (-500.0, 1.0, 0.0)
    _, tried = race(SURE, COINS, poor)
    assert tried[poor] == ENOUGH
    assert tried[SURE] == tried[COINS] > 20 * ENOUGH


def test_the_budget_is_kept_and_used_where_all_are_close() -> None:
    close = [(float(number), 0.0, 90.0) for number in range(2)] + [(sure, 1.0, 0.0) for sure in (0.0, 0.5, 0.7)]
    _, tried = race(*close, SURE, iterations=600)
    assert 580 <= sum(tried.values()) <= 600
    assert sorted(tried.values())[-2] > 3 * min(tried.values())


def test_what_is_left_of_the_budget_goes_to_those_that_are_close() -> None:
    _, tried = race(SURE, COINS, (-500.0, 1.0, 0.0), iterations=1000)
    assert tried[SURE] == tried[COINS] > 450


def test_what_seldom_happens_is_waited_for() -> None:
    """An action that looks a little worse in the first worlds is not dropped before some more were seen."""
    _, tried = race(SURE, (49.0, 0.0, 0.0))
    assert set(tried.values()) == {ENOUGH}


def test_a_budget_that_is_too_small_still_tries_everything_once() -> None:
    _, tried = race(SURE, COINS, (1.0, 1.0, 0.0), iterations=1)
    assert min(tried.values()) == 1


def test_a_first_impression_counts_as_much_as_it_says() -> None:
    thoughts, _ = race(SURE, (49.0, 0.0, 0.0), prior=(0.0, 2.0))
    assert [thought.value for thought in thoughts] == [51, 50]


def test_the_same_chance_gives_the_same_thoughts() -> None:
    assert race(SURE, COINS, (1.0, 0.9, 0.0)) == race(SURE, COINS, (1.0, 0.9, 0.0))
