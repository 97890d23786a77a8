"""Every reason for which the rules of Cassa Nostra refuse an action, with its rule and the facts that explain it."""

import ast
import inspect

import pytest

from cachecash.core.problems import Refusal
from cachecash.games.cassa_nostra import refusals
from cachecash.games.cassa_nostra.actions import parse
from cachecash.games.cassa_nostra.state import State
from cs_positions import ALL, GAME, dealt, play, position


def after(*actions: str) -> State:
    state = dealt(3, "111")
    play(state, *actions)
    return state


def adjusting(hand: str = "4 4", deposit: str = "8/1") -> State:
    return position([hand, "8", "", ""], [deposit, "8/1", "", "8/1"], phase="adjust", quest=20, out=[2])


LAID = ("DEPOSIT(1,8)", "DEPOSIT(4)", "DEPOSIT(2)")
CASES: list[tuple[str, State, int, str, Refusal]] = [
    ("over", position([ALL] * 3, phase="over", waiting=[]), 0, "PASS", Refusal("CS-14", "game-over")),
    ("out", adjusting(), 2, "PASS", Refusal("CS-13", "out-of-game")),
    ("nothing", position([ALL, "", ALL]), 1, "DEPOSIT(1)", Refusal("CS-5", "nothing-to-lay")),
    ("turn", adjusting(), 1, "PASS", Refusal("CS-8", "not-your-turn", {"target": 0})),
    ("twice", after("DEPOSIT(1)"), 0, "DEPOSIT(8)", Refusal("CS-5", "already-deposited")),
    ("shown", after(*LAID, "SHOW(8)"), 0, "SHOW(1)", Refusal("CS-6", "already-chosen")),
    ("early", after(), 0, "SHOW(8)", Refusal("CS-5", "deposit-first")),
    ("early too", after(*LAID), 0, "PASS", Refusal("CS-6", "show-first")),
    ("late", adjusting(), 0, "DEPOSIT(4)", Refusal("CS-8", "adjust-now")),
    ("late too", adjusting(), 0, "SHOW(8)", Refusal("CS-8", "adjust-now")),
    ("gone", position(["1 2", ALL, ALL]), 0, "DEPOSIT(1,8)", Refusal("CS-5", "not-in-hand", {"card": 8, "held": 0})),
    ("one", position(["1 2", ALL, ALL]), 0, "DEPOSIT(1,1)", Refusal("CS-5", "too-many", {"card": 1, "held": 1})),
    ("three", after(), 0, "DEPOSIT(8,8,8)", Refusal("CS-5", "too-many", {"card": 8, "held": 2})),
    ("show", after(*LAID), 0, "SHOW(2)", Refusal("CS-6", "not-laid", {"card": 2})),
    ("empty", adjusting(hand=""), 0, "ADD(4)", Refusal("CS-8", "empty-hand")),
    ("add", adjusting(), 0, "ADD(8)", Refusal("CS-8", "not-in-hand", {"card": 8, "held": 0})),
    ("single", adjusting(deposit="8"), 0, "REMOVE(8)", Refusal("CS-9", "only-face-up-left")),
    ("up", adjusting(), 0, "REMOVE(8)", Refusal("CS-9", "face-up", {"card": 8})),
    ("remove", adjusting(), 0, "REMOVE(2)", Refusal("CS-8", "not-face-down", {"card": 2})),
]


@pytest.mark.parametrize(
    ("state", "seat", "text", "refusal"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_an_action_is_refused_with_its_reason(state: State, seat: int, text: str, refusal: Refusal) -> None:
    action = parse(text)
    before = state.copy()
    assert GAME.refusal(state, seat, action) == refusal
    assert action not in GAME.legal(state, seat)
    assert state == before


def test_every_reason_of_the_rules_is_met() -> None:
    """The reasons are the short texts of the module that look like the end of a message id."""
    texts = {
        node.value
        for node in ast.walk(ast.parse(inspect.getsource(refusals)))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "-" in node.value
    }
    reasons = {text for text in texts if text == text.lower() and " " not in text}
    assert reasons == {refusal.reason for *_, refusal in CASES}
