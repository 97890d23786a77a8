"""The notation of actions, and a position as the log writes it."""

import pytest

from cachecash.core.problems import Problem
from cachecash.games.cassa_nostra.actions import Action, parse
from cs_positions import GAME, play, position


@pytest.mark.parametrize("text", ["DEPOSIT(1,1,8)", "DEPOSIT(4)", "SHOW(8)", "ADD(4)", "REMOVE(2)", "PASS"])
def test_an_action_is_written_as_it_is_read(text: str) -> None:
    assert str(parse(text)) == text


def test_cards_may_be_told_in_any_order_and_with_blanks() -> None:
    assert parse("DEPOSIT(8, 1, 1)") == parse("DEPOSIT(1,1,8)") == Action("DEPOSIT", (8, 1, 1))


@pytest.mark.parametrize(
    "text",
    [
        *("", "PASS(1)", "PASS\n", "SHOW", "SHOW()", "SHOW(1,1)", "ADD(0)", "REMOVE(1,2)", "FORM(1,1)"),
        *("DEPOSIT()", "DEPOSIT(3)", "DEPOSIT(16)", "DEPOSIT(1,)", "deposit(1)", "DEPOSIT(1,1,1,1,1,1,1,1,1)"),
    ],
)
def test_what_is_no_action_is_said_to_be_none(text: str) -> None:
    with pytest.raises(Problem) as caught:
        parse(text)
    assert caught.value.reason == "bad-action"


def test_the_whole_position_is_written() -> None:
    state = position(["4", "8", ""], ["8/1", "8", ""], phase="adjust", quest=15, dice=[4, 1], tokens=[3, 1, 0], out=[2])
    assert GAME.position(state) == {
        "partie": 1,
        "tour": 1,
        "first": 0,
        "phase": "adjust",
        "quest": 15,
        "dice": [4, 1],
        "hands": [[4], [8], []],
        "up": [[8], [8], []],
        "down": [[1], [], []],
        "spent": [[1, 2, 2, 4, 8], [1, 1, 2, 2, 4, 4], []],
        "tokens": [3, 1, 0],
        "playing": [True, True, False],
    }


def test_positions_are_equal_to_positions_alone() -> None:
    state = position(["8", "8", "8"])
    other = position(["8", "8", "8"])
    assert state == other
    assert state != "a position"
    play(other, "DEPOSIT(8)")
    assert state != other
