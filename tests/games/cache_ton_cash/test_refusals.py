"""Every reason for which the rules refuse an action, with its rule and the facts that explain it."""

import ast
import inspect

import pytest

from cachecash.core.problems import Refusal
from cachecash.games.cache_ton_cash import refusals
from cachecash.games.cache_ton_cash.actions import parse
from cachecash.games.cache_ton_cash.cards import Card
from cachecash.games.cache_ton_cash.state import State
from positions import GAME, play, position

PI, AG, TI, BJ, TR, SC, EC, DE, PE = (Card[code] for code in ["PI", "AG", "TI", "BJ", "TR", "SC", "EC", "DE", "PE"])
HAND = "PI PI AG TR PE EC DE"
PILES = ["SC SC", "BJ BJ | PI PI", "TI TI", ""]


def turn(**changes: object) -> State:
    """Seat 0's first action at a table of four, all advanced rules."""
    told = {"hands": [HAND, "PI TR", "TR", "TR"], "piles": PILES, "discard": "AG", "rules": "avance", **changes}
    return position(**told)  # type: ignore[arg-type] # names and values as `position` wants them


def claiming(**changes: object) -> State:
    return turn(
        **{"hands": [HAND, "PI TR"], "piles": ["SC SC", "BJ BJ"], "neutral": ["TR PI", "AG", "TR", ""][:3], **changes}
    )


def answering(*actions: str, **changes: object) -> State:
    state = turn(**changes)
    play(state, *actions)
    return state


CASES: list[tuple[str, State, str, Refusal]] = [
    ("over", turn(phase="over"), "DISCARD(PI)", Refusal("CC-35", "game-over")),
    ("turn", turn(active=1), "DISCARD(PI)", Refusal("CC-15", "not-your-turn", {"target": 1})),
    ("answer", answering("CHALLENGE(1,1,PI)", "PLAY(PI)"), "DISCARD(PI)", Refusal("CC-30", "answer-first")),
    (
        "contest",
        claiming(phase="contest", answering=0, defender=1, aside="TI TI"),
        "DISCARD(PI)",
        Refusal("C2-8", "contest-first"),
    ),
    ("shift", claiming(phase="shift", answering=0), "DISCARD(PI)", Refusal("CN-3", "shift-first")),
    ("no challenge", turn(), "YIELD", Refusal("CC-24", "no-challenge")),
    ("no challenge 2", turn(phase="second"), "PLAY(PI)", Refusal("CC-24", "no-challenge")),
    ("no claim", turn(), "DECLINE", Refusal("C2-8", "no-claim")),
    ("no claim 2", turn(), "CONTEST(PI)", Refusal("C2-8", "no-claim")),
    ("no shift", turn(), "SHIFT(1,TB)", Refusal("CN-3", "no-shift")),
    ("hand", turn(), "DISCARD(BJ)", Refusal("CC-20", "not-in-hand", {"card": BJ})),
    ("one", turn(), "FORM(TR,TR)", Refusal("CC-18", "only-one", {"card": TR})),
    ("swap card", turn(hands=["PI", "", "", ""]), "SWAP(1)", Refusal("CA-30", "not-in-hand", {"card": EC})),
    ("move card", turn(hands=["PI", "", "", ""]), "MOVE(1,TB)", Refusal("CA-31", "not-in-hand", {"card": DE})),
    ("seat", turn(), "CHALLENGE(4,1,PI)", Refusal("CC-1", "no-such-seat", {"number": 5, "seats": 4})),
    ("seat swap", turn(), "SWAP(6)", Refusal("CC-1", "no-such-seat", {"number": 7, "seats": 4})),
    ("seat move", turn(), "MOVE(4,TB)", Refusal("CC-1", "no-such-seat", {"number": 5, "seats": 4})),
    ("action card", turn(), "FORM(PI,EC)", Refusal("CA-35", "action-card-in-set", {"card": EC})),
    ("action card on a discard", turn(), "FORM_D(DE)", Refusal("CA-35", "action-card-in-set", {"card": DE})),
    ("kinds", turn(), "FORM(PI,TR)", Refusal("CC-14", "different-kinds", {"card": PI, "top": TR})),
    ("kinds down", turn(discard="TI"), "FORM_D(PI)", Refusal("CC-14", "different-kinds", {"card": PI, "top": TI})),
    ("jokers", turn(), "FORM(AG,PE)", Refusal("CC-14", "two-jokers", {"card": AG, "top": PE})),
    ("jokers down", turn(), "FORM_D(PE)", Refusal("CC-14", "two-jokers", {"card": AG, "top": PE})),
    ("no discard", turn(discard=""), "FORM_D(PI)", Refusal("CC-21", "discard-empty")),
    ("challenge card", turn(), "CHALLENGE(1,1,EC)", Refusal("CA-35", "action-card-in-challenge", {"card": EC})),
    ("match", turn(), "CHALLENGE(1,1,TR)", Refusal("CC-22", "no-match", {"card": TR, "kind": PI})),
    ("penny and card", turn(), "CHALLENGE(1,1,PI,PE)", Refusal("CA-27", "penny-alone")),
    ("one card", turn(), "CHALLENGE(1,1,PI,PI)", Refusal("CA-27", "one-card-only", {"kind": PI})),
    (
        "two cards",
        turn(rules="avance slot2cost=2 bottomsafe=off", hands=["BJ", "", "", ""]),
        "CHALLENGE(1,2,BJ)",
        Refusal("CA-23", "two-cards-needed", {"kind": BJ}),
    ),
    ("self", turn(piles=["SC SC | PI PI"]), "CHALLENGE(0,1,PI)", Refusal("CC-22", "challenge-self")),
    ("no own set", turn(piles=["", "BJ BJ | PI PI"]), "CHALLENGE(1,1,PI)", Refusal("CC-22", "no-own-set")),
    (
        "banned",
        turn(phase="second", banned=1),
        "CHALLENGE(1,1,PI)",
        Refusal("CA-9", "just-lost", {"target": 1}),
    ),
    ("no set", turn(), "CHALLENGE(3,1,PI)", Refusal("CC-22", "no-set", {"target": 3})),
    ("slots", turn(), "CHALLENGE(1,3,PI)", Refusal("CA-15", "top-two-only", {"target": 1})),
    ("slot", turn(rules=""), "CHALLENGE(1,2,PI)", Refusal("CC-22", "top-only", {"target": 1})),
    ("second set", turn(), "CHALLENGE(2,2,PI)", Refusal("CA-15", "no-second-set", {"target": 2})),
    ("safe", turn(), "CHALLENGE(2,1,PI)", Refusal("CC-23", "protected-set", {"target": 2, "kind": TI})),
    ("safe second", turn(), "CHALLENGE(1,2,PI)", Refusal("CC-23", "protected-set", {"target": 1, "kind": BJ})),
    (
        "penny later",
        answering("CHALLENGE(1,1,PI)", "PLAY(PI)", rules="avance pennylater=off"),
        "PLAY(PE)",
        Refusal("CA-26", "penny-opening-only"),
    ),
    (
        "contest set",
        claiming(
            phase="contest",
            answering=0,
            defender=1,
            aside="PI PI",
            piles=["", "BJ BJ"],
            rules="avance contestneedsset=on",
        ),
        "CONTEST(PI)",
        Refusal("C2-9", "contest-needs-set"),
    ),
    ("no piles", turn(), "CLAIM(PI,{0})", Refusal("C2-5", "no-neutral-piles")),
    ("fourth pile", claiming(), "CLAIM(PI,{3})", Refusal("C2-2", "no-such-pile", {"number": 4})),
    (
        "one pile",
        claiming(hands=["PI", "", ""], piles=[]),
        "CLAIM(PI,{0,1})",
        Refusal("C3-3", "one-pile-only", {"number": 1}),
    ),
    (
        "reach",
        claiming(hands=["PI", "", ""], piles=[]),
        "CLAIM(PI,{1})",
        Refusal("C3-3", "pile-out-of-reach", {"number": 2}),
    ),
    (
        "empty pile",
        claiming(neutral=["PI", "", "PI"]),
        "CLAIM(PI,{0,1})",
        Refusal("C2-12", "pile-empty", {"number": 2}),
    ),
    ("claim kinds", claiming(), "CLAIM(PI,{0,2})", Refusal("CC-14", "different-kinds", {"card": PI, "top": TR})),
    ("claim jokers", claiming(), "CLAIM(PE,{1})", Refusal("CC-14", "two-jokers", {"card": AG, "top": PE})),
    ("claim two kinds", claiming(), "CLAIM(AG,{0,2})", Refusal("C2-6", "claim-two-kinds", {"card": AG})),
    ("claim action", claiming(), "CLAIM(EC,{0})", Refusal("CA-35", "action-card-in-set", {"card": EC})),
    ("no improving", turn(rules=""), "IMPROVE(PI)", Refusal("CA-12", "improve-off")),
    ("improve nothing", turn(piles=[]), "IMPROVE(PI)", Refusal("CA-12", "improve-no-set")),
    ("improve joker", turn(), "IMPROVE(AG)", Refusal("CA-13", "improve-possession", {"card": AG})),
    ("improve kind", turn(), "IMPROVE(PI)", Refusal("CA-12", "improve-kind", {"card": PI, "kind": SC})),
    ("swap self", turn(), "SWAP(0)", Refusal("CA-30", "swap-self")),
    ("swap own", turn(piles=["", "PI PI"]), "SWAP(1)", Refusal("CA-30", "swap-no-own-set")),
    ("swap none", turn(), "SWAP(3)", Refusal("CA-30", "swap-no-set", {"target": 3})),
    ("move few", turn(), "MOVE(2,TB)", Refusal("CA-31", "move-few-sets", {"target": 2})),
    ("move own", turn(), "MOVE(0,TB)", Refusal("CA-31", "move-few-own-sets", {"target": 0})),
    (
        "shift other",
        claiming(phase="shift", answering=0),
        "SHIFT(0,TB)",
        Refusal("CN-3", "shift-other", {"target": 1}),
    ),
    ("pass", turn(), "END", Refusal("CC-16", "no-pass")),
]


@pytest.mark.parametrize(("state", "text", "refusal"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_an_action_is_refused_with_its_reason(state: State, text: str, refusal: Refusal) -> None:
    action = parse(text)
    before = state.copy()
    assert GAME.refusal(state, 0, action) == refusal
    assert action not in GAME.legal(state, 0)
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


@pytest.mark.parametrize("text", ["DISCARD(PI)", "CHALLENGE(1,1,PI)", "END", "YIELD", "CLAIM(PI,{0})"])
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_nobody_plays_in_the_turn_of_another(seat: int, text: str) -> None:
    assert GAME.refusal(turn(), seat, parse(text)) == Refusal("CC-15", "not-your-turn", {"target": 0})
