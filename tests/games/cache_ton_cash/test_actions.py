"""The notation of actions, and what the log writes of a position."""

import pytest

from cachecash.core.problems import Problem
from cachecash.games.cache_ton_cash.actions import Action, parse
from cachecash.games.cache_ton_cash.cards import Card
from positions import GAME, legal, play, position


@pytest.mark.parametrize(
    "text",
    [
        "FORM(PI,PI)",
        "FORM_D(AG)",
        "DISCARD(TI)",
        "CHALLENGE(1,1,PI)",
        "CHALLENGE(1,2,PI,AG)",
        "PLAY(AG)",
        "PLAY(TI,AG)",
        "YIELD",
        "CLAIM(PI,{0,1})",
        "CONTEST(PI)",
        "DECLINE",
        "IMPROVE(PI)",
        "SWAP(2)",
        "MOVE(2,TB)",
        "END",
        "SHIFT(1,BT)",
    ],
)
def test_the_notation_is_written_as_it_is_read(text: str) -> None:
    assert str(parse(text)) == text


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("FORM(AG,PI)", "FORM(PI,AG)"),
        ("CLAIM(PI,{2,0,2})", "CLAIM(PI,{0,2})"),
        (" CHALLENGE( 1, 2, AG, TI ) ", "CHALLENGE(1,2,TI,AG)"),
        ("SWAP(07)", "SWAP(7)"),
    ],
)
def test_order_and_spaces_are_free_when_reading(text: str, written: str) -> None:
    assert str(parse(text)) == written


@pytest.mark.parametrize(
    "text",
    [
        "",
        "FORM",
        "FORM(PI)",
        "FORM(PI,PI,PI)",
        "FORM(PI,XX)",
        "FORM(pi,pi)",
        "FORM_D(PI,PI)",
        "DISCARD()",
        "DISCARD(PI,AG)",
        "IMPROVE(PI,PI)",
        "PLAY(PI,PI,PI)",
        "CLAIM(PI,PI,{0})",
        "CLAIM(PI)",
        "CLAIM(PI,{})",
        "CHALLENGE(1,PI)",
        "CHALLENGE(1,1)",
        "CHALLENGE(-1,1,PI)",
        "CHALLENGE(100,1,PI)",
        "MOVE(1,UP)",
        "SWAP(PI)",
        "YIELD()",
        "END\nEND",
        "DISCARD(PI)X",
        "DISCARD(PI",
        "PASS",
    ],
)
def test_what_is_no_action_is_a_problem_with_its_text(text: str) -> None:
    with pytest.raises(Problem) as caught:
        GAME.parse(text)
    assert (caught.value.reason, caught.value.facts) == ("bad-action", {"text": text})


def test_a_long_text_is_cut_in_the_problem() -> None:
    with pytest.raises(Problem) as caught:
        parse("A" * 500)
    assert caught.value.facts == {"text": "A" * 80}
    with pytest.raises(Problem) as caught:
        parse(f"PLAY({'XX,' * 200}XX)")
    assert len(str(caught.value.facts["text"])) == 80


@pytest.mark.parametrize("text", ["FORM(PI,AG)", "CHALLENGE(1,2,PI,AG)", "PLAY(TI,AG)", "CLAIM(PI,{0,2})"])
def test_an_action_made_in_any_order_is_the_same_action(text: str) -> None:
    action = parse(text)
    other = Action(action.verb, action.cards[::-1], action.seat, action.slot, action.piles[::-1])
    assert (other, str(other), other.cost, other.made) == (action, text, action.cost, action.made)


def test_actions_are_values() -> None:
    assert parse("FORM(PI,AG)") == Action("FORM", (Card.PI, Card.AG))
    assert len({parse("MOVE(1,TB)"), parse("MOVE(1,BT)"), Action("MOVE", seat=1, way="TB")}) == 2


def test_a_position_as_the_log_writes_it() -> None:
    state = position(
        ["PI AG TR", "SC BD"],
        ["PI PI | BJ AG", "TI TI"],
        draw="BD SC",
        discard="TR OR",
        neutral=["PI SC", "", "TR"],
        out="EC",
        rules="avance",
        totals=[5_000, 0],
        dealer=1,
    )
    assert GAME.position(state) == {
        "round": 1,
        "dealer": 1,
        "active": 0,
        "phase": "action",
        "step": 1,
        "turning": [],
        "hands": [["PI", "TR", "AG"], ["BD", "SC"]],
        "draw": ["BD", "SC"],
        "discard": ["TR", "OR"],
        "piles": [[["PI", "PI"], ["BJ", "AG"]], [["TI", "TI"]]],
        "neutral": [["PI", "SC"], [], ["TR"]],
        "out": ["EC"],
        "totals": [5_000, 0],
        "banned": None,
        "challenge": None,
    }


def test_a_challenge_as_the_log_writes_it() -> None:
    state = position(["PI AG", "PI TR", "", ""], ["SC SC", "BJ BJ | PI PI"], banned=3)
    play(state, "CHALLENGE(1,1,AG)")
    written = GAME.position(state)
    assert written["challenge"] == {
        "attacker": 0,
        "defender": 1,
        "slot": 1,
        "aside": [],
        "played": ["AG"],
        "demand": 1,
    }
    assert (written["phase"], written["banned"]) == ("answer", 3)


def test_a_claim_as_the_log_writes_it() -> None:
    state = position(["PI AG", "PI TR"], neutral=["SC PI", "AG", "TR"])
    play(state, "CLAIM(PI,{0,1})")
    written = GAME.position(state)
    claim = {"attacker": None, "defender": 0, "slot": 0, "aside": ["PI", "PI", "AG"], "played": [], "demand": 1}
    assert (written["phase"], written["challenge"], written["turning"]) == ("contest", claim, [])
    assert written["neutral"] == [["SC"], [], ["TR"]]
    play(state, "CONTEST(PI)")
    assert GAME.position(state)["challenge"] == {**claim, "attacker": 1, "played": ["PI"]}


def test_a_shift_as_the_log_writes_it() -> None:
    state = position(["PI AG", "TR"], ["SC SC"], neutral=["SC DE PI", "TR AG", "TR"], rules="actions=on")
    play(state, "CLAIM(PI,{0,1})", "DECLINE")
    written = GAME.position(state)
    assert (written["phase"], written["challenge"], written["turning"]) == ("shift", None, [0, 1])
    assert written["neutral"] == [["SC", "DE"], ["TR"], ["TR"]]
    assert legal(state) == ["SHIFT(0,TB)", "SHIFT(0,BT)"]


def test_a_position_is_equal_to_positions_alone() -> None:
    assert position(["PI", "", "", ""]) == position(["PI", "", "", ""])
    assert position(["PI", "", "", ""]) != position(["TR", "", "", ""])
    assert position(["PI", "", "", ""]) != "PI"
