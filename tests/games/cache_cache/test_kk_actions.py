"""The notation of actions, and what the log writes of a position."""

import pytest

from cachecash.core.problems import Problem
from cachecash.games.cache_cache.actions import Action, parse
from kk_positions import FRESH, GAME, play, position

SIDE = "?1 2 3 | 4 5 6 | 7 8 9 | 10 11 12"


@pytest.mark.parametrize("text", ["REVEAL(0,7)", "FLIP(4)", "DRAW", "PLACE(4)", "REJECT(11)", "TAKE(0)"])
def test_the_notation_is_written_as_it_is_read(text: str) -> None:
    assert str(parse(text)) == text


@pytest.mark.parametrize(
    ("text", "written"), [("REVEAL(7,0)", "REVEAL(0,7)"), (" FLIP( 4 ) ", "FLIP(4)"), ("TAKE(04)", "TAKE(4)")]
)
def test_order_and_spaces_are_free_when_reading(text: str, written: str) -> None:
    assert str(parse(text)) == written


@pytest.mark.parametrize(
    "text",
    ["", "REVEAL(1)", "REVEAL(1,2,3)", "FLIP", "FLIP()", "FLIP(1,2)", "FLIP(-1)", "DRAW(1)", "draw", "FLIP(123)"],
)
def test_what_is_no_action_is_told_as_such(text: str) -> None:
    with pytest.raises(Problem) as caught:
        parse(text)
    assert caught.value.reason == "bad-action"


def test_actions_are_values() -> None:
    assert Action("REVEAL", (7, 0)) == parse("REVEAL(0,7)")
    assert len({parse("TAKE(4)"), parse("TAKE(4)"), parse("FLIP(4)")}) == 2


def test_a_position_is_written_as_the_log_wants_it() -> None:
    state = position(
        ["5 ?6 7 | x | x | x", "x | ?1 -2 ?3 | x | x"],
        draw="4 9",
        discard="0 -1",
        drawn=12,
        active=1,
        finisher=0,
        totals=[7, -3],
        round_=2,
    )
    gone = [None] * 3
    assert GAME.position(state) == {
        "round": 2,
        "starter": 1,
        "active": 1,
        "phase": "drawn",
        "grids": [
            [[5, True], [6, False], [7, True], *gone * 3],
            [*gone, [1, False], [-2, True], [3, False], *gone * 2],
        ],
        "draw": [4, 9],
        "discard": [0, -1],
        "drawn": 12,
        "finisher": 0,
        "totals": [7, -3],
    }


def test_in_the_set_up_the_log_shows_what_was_chosen_already() -> None:
    state = position([FRESH, FRESH], phase="setup")
    play(state, "REVEAL(0,4)")
    written = GAME.position(state)
    assert (written["phase"], written["starter"], written["active"]) == ("setup", None, None)
    assert [cell for cell, (_, visible) in enumerate(written["grids"][0]) if visible] == [0, 4]
    assert not any(visible for _, visible in written["grids"][1])


def test_an_equal_position_is_equal_and_another_kind_of_thing_is_not() -> None:
    state = position([SIDE, SIDE])
    assert state == state.copy()
    assert state != position([SIDE, SIDE], totals=[0, 1])
    assert state != "a position"
