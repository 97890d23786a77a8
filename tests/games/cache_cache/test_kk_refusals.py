"""Every reason for which the rules refuse an action, with its rule and the facts that explain it."""

import re
from inspect import getsource

import pytest

from cachecash.core.problems import Refusal
from cachecash.games.cache_cache import State, refusals
from cachecash.games.cache_cache.actions import parse
from kk_positions import FRESH, GAME, play, position

OPEN = "5 ?6 7 | x | 4 ?8 9 | 10 11 12"


def chosen() -> State:
    state = position([FRESH, FRESH], phase="setup")
    play(state, "REVEAL(0,1)")
    return state


SETUP = position([FRESH, FRESH], phase="setup")
TURN = position([OPEN, OPEN])
DRAWN = position([OPEN, OPEN], drawn=3)
PLACE = {"column": 1, "row": 3}
CASES = [
    ("over", position([OPEN, OPEN], phase="over"), "DRAW", Refusal("KK-23", "game-over")),
    ("another's turn", position([OPEN, OPEN], active=1), "DRAW", Refusal("KK-6", "not-your-turn", {"target": 1})),
    ("chosen", chosen(), "REVEAL(2,3)", Refusal("KK-5", "chosen-already")),
    *((f"set-up {text}", SETUP, text, Refusal("KK-5", "choose-first")) for text in ("FLIP(1)", "DRAW", "TAKE(1)")),
    *((f"set-up {text}", SETUP, text, Refusal("KK-5", "choose-first")) for text in ("PLACE(1)", "REJECT(1)")),
    ("one cell twice", SETUP, "REVEAL(4,4)", Refusal("KK-5", "two-cards")),
    ("a cell too far", SETUP, "REVEAL(4,12)", Refusal("KK-3", "no-such-cell")),
    ("two in a turn", TURN, "REVEAL(1,7)", Refusal("KK-7", "one-at-a-time")),
    ("place", TURN, "PLACE(1)", Refusal("KK-8", "nothing-drawn")),
    ("reject", TURN, "REJECT(1)", Refusal("KK-8", "nothing-drawn")),
    ("flip a cell too far", TURN, "FLIP(12)", Refusal("KK-3", "no-such-cell")),
    ("flip a column that has gone", TURN, "FLIP(4)", Refusal("KK-10", "column-gone", {"column": 2})),
    ("take for it", TURN, "TAKE(5)", Refusal("KK-10", "column-gone", {"column": 2})),
    ("flip what is visible", TURN, "FLIP(2)", Refusal("KK-7", "visible", PLACE)),
    ("flip with a drawn card", DRAWN, "FLIP(1)", Refusal("KK-8", "place-first")),
    ("choose with it", DRAWN, "REVEAL(1,7)", Refusal("KK-8", "place-first")),
    ("draw again", DRAWN, "DRAW", Refusal("KK-8", "drawn-already")),
    ("take with it", DRAWN, "TAKE(1)", Refusal("KK-10", "no-exchange")),
    ("reject and turn what is visible", DRAWN, "REJECT(2)", Refusal("KK-8", "visible", PLACE)),
]


@pytest.mark.parametrize(("state", "text", "refusal"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_an_action_is_refused_with_its_rule_and_its_reason(state: State, text: str, refusal: Refusal) -> None:
    assert GAME.refusal(state, 0, parse(text)) == refusal


def test_every_reason_is_met() -> None:
    reasons = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', getsource(refusals))) - {"setup", "turn", "drawn"}
    assert {case[3].reason for case in CASES} == reasons - {"target", "column", "row"}
