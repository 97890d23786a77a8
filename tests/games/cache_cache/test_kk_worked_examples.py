"""The worked examples of the rules of Cache-cache, X-25 to X-31."""

import pytest

from cachecash.core.events import ChanceDrawn
from cachecash.core.game import Outcome
from cachecash.games.cache_cache import State, events
from cachecash.games.cache_cache.cards import Card
from kk_positions import GAME, dealt, grid_of, play, position, told_as

LAST = "x | x | x | {}"
"""A grid of a single column."""


@pytest.mark.rule("X-25", "KK-6")
def test_x_25_a_tie_for_the_highest_sum_is_drawn_between_those_tied() -> None:
    grids = ["8 7 0 0 0 0 1 1 1 2 2 2", "5 4 0 0 0 0 1 1 1 2 2 2", "9 6 0 0 0 0 3 3 3 2 2 4"]
    for tie, starter in enumerate((0, 2)):
        state = dealt(grids, tie=tie)
        told = play(state, "REVEAL(0,1)", "REVEAL(0,1)", "REVEAL(0,1)")
        assert (state.starter, state.active) == (starter, starter)
        assert told_as(events.StarterChosen, told) == [events.StarterChosen(starter, 15, (0, 2))]
        assert told_as(ChanceDrawn, told) == [ChanceDrawn("tie", starter)]


@pytest.mark.rule("X-26", "KK-14", "KK-15")
def test_x_26_a_placed_card_completes_a_column() -> None:
    state = position(["7 7 ?3 | ?1 2 ?3 | 4 ?5 6 | 8 9 ?10", "?1 ?1 ?1 | 2 2 3 | 3 3 4 | 0 1 2"], drawn=7, discard="12")
    play(state, "PLACE(2)")
    assert state.discard == [12, 3, 7, 7, 7]
    assert grid_of(state, 0) == "x | ?1 2 ?3 | 4 ?5 6 | 8 9 ?10"


@pytest.mark.rule("X-27", "KK-14")
def test_x_27_a_column_of_minus_two_goes_too() -> None:
    state = position(["-2 -2 ?-2 | ?1 2 ?3 | 4 ?5 6 | 8 9 ?10", "?1 ?1 ?1 | 2 2 3 | 3 3 4 | 0 1 2"])
    told = play(state, "FLIP(2)")
    assert grid_of(state, 0) == "x | ?1 2 ?3 | 4 ?5 6 | 8 9 ?10"
    assert events.ColumnRemoved(0, 0, Card.M2, 3, out=False) in told


@pytest.mark.rule("X-28", "KK-17")
def test_x_28_one_finishes_by_a_column_that_goes() -> None:
    state = position(["5 5 ?5 | 1 2 3 | 4 5 6 | 8 9 10", "?1 ?1 ?1 | 2 2 3 | 3 3 4 | 0 1 2"])
    told = play(state, "FLIP(2)")
    assert grid_of(state, 0) == "x | 1 2 3 | 4 5 6 | 8 9 10"
    assert state.finisher == 0
    assert events.GridFinished(0, empty=False) in told


def _ended(*raw: str) -> State:
    """Seat 0 has finished, the last of the others plays; give the state after its turn. Grids are single columns."""
    grids = [LAST.format(column) for column in raw]
    state = position(grids, active=len(raw) - 1, finisher=0, draw="12 12", discard="0", rules="limit=50")
    play(state, "TAKE(9)")
    return state


@pytest.mark.rule("X-29", "KK-21")
@pytest.mark.parametrize(
    ("finisher", "others", "score"),
    [
        ("10 0 0", ("12 12 0", "12 7 3"), 20),  # 24, then 10 once the top discard has taken a 12 away
        ("10 0 0", ("12 12 0", "12 7 4"), 10),
        ("-2 -2 0", ("0 0 1", "7 -2 -3"), -4),
        ("0 1 -1", ("0 0 1", "7 -1 -2"), 0),
    ],
)
def test_x_29_the_finisher_is_doubled_unless_strictly_lowest(
    finisher: str, others: tuple[str, str], score: int
) -> None:
    state = _ended(finisher, *others)
    assert state.totals[0] == score


@pytest.mark.rule("X-30", "KK-16", "KK-20")
def test_x_30_a_column_goes_at_the_final_reveal() -> None:
    state = position(
        ["x | x | x | 12 12 1", "?4 ?4 ?4 | 5 2 3 | -2 1 0 | x"], active=1, finisher=0, discard="5", rules="limit=50"
    )
    told = play(state, "TAKE(3)")
    (ended,) = told_as(events.RoundEnded, told)
    assert ended.raw == (25, 9)
    assert told_as(events.ColumnRemoved, told) == [events.ColumnRemoved(1, 0, Card.C4, 2, out=False)]


@pytest.mark.rule("X-31", "KK-23", "KK-24")
def test_x_31_several_lowest_share_the_victory() -> None:
    grids = [LAST.format("1 0 0"), LAST.format("0 0 -1"), LAST.format("0 0 -1")]
    state = position(grids, active=2, finisher=0, discard="0", totals=[99, 38, 38])
    play(state, "TAKE(9)")
    assert GAME.outcome(state) == Outcome((1, 2), (101, 37, 37))
