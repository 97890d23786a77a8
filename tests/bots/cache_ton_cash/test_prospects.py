"""What the expert looks at in a position, and what it hopes for."""

import pytest

from cachecash.bots.cache_ton_cash.prospects import HAND, LAST, TABLE, in_hand, moment, on_table, prospects
from cachecash.core.chance import Chance
from cachecash.core.options import read_options
from cachecash.games.cache_ton_cash import State
from cachecash.games.cache_ton_cash.cards import heap
from cachecash.games.cache_ton_cash.options import PRESETS, Options
from ctc_positions import table
from positions import GAME, cards


def held(text: str) -> int:
    return heap(cards(text))


def seen(state: State, seat: int) -> dict[str, float]:
    """Give the amounts of a seat on the table that are not 0, but how long it waits."""
    amounts = dict(zip(TABLE, on_table(state)[seat], strict=True))
    amounts.pop("late")
    return {name: amount for name, amount in amounts.items() if amount}


def test_a_hand_is_told_by_its_lone_possessions_its_pairs_and_its_special_cards() -> None:
    amounts = dict(zip(HAND, in_hand(held("SC SC SC TI OR OR EC")), strict=True))
    one = dict(zip(HAND, in_hand(held("SC")), strict=True))["singles"]
    other = dict(zip(HAND, in_hand(held("TI")), strict=True))["singles"]
    assert amounts == {"singles": one + other, "pairs": 2 * one, "AG": 0, "OR": 2, "PE": 0, "EC": 1, "DE": 0}


def test_a_set_is_raided_where_a_rival_holds_more_answers_and_plays_before() -> None:
    state = table("BL", [["BD BD"], ["TR TR", "TI TI"], [], []], hands={0: "TI", 1: "BD", 2: "", 3: ""})
    assert seen(state, 0) == {"prey": 20}
    assert seen(state, 1) == {"open": 20, "raided": 20}


def test_a_set_is_not_in_danger_where_its_owner_holds_as_many_answers() -> None:
    state = table("TI", [["BD BD"], ["TR TR", "TI TI"], [], []], hands={1: "AG", 2: "", 3: ""})
    assert seen(state, 0) == {}
    assert seen(state, 1) == {"open": 20}


def test_nobody_attacks_without_a_set_of_their_own() -> None:
    state = table("TI TI", [[], ["TR TR", "TI TI"], [], []], hands={1: "BD", 2: "", 3: ""})
    assert seen(state, 0) == {}
    assert seen(state, 1) == {"open": 20}


@pytest.mark.parametrize(("hand", "how", "prey"), [("BL BL", "covered", "fleeing"), ("BL PI", "bare", "lasting")])
def test_a_set_whose_owner_plays_first_is_covered_if_another_can_be_laid(hand: str, how: str, prey: str) -> None:
    state = table(hand, [["BD BD", "TI TI"], [], ["TR TR"], []], hands={1: "", 2: "TI", 3: ""})
    assert seen(state, 0) == {"open": 20, how: 20}
    assert seen(state, 2) == {prey: 20}


def test_the_last_set_of_a_pile_is_safe_unless_the_rules_say_otherwise() -> None:
    for bottomsafe, danger in (("on", {}), ("off", {"open": 20, "raided": 20})):
        options = {**PRESETS["avance"], "bottomsafe": bottomsafe}
        state = table("TI", [["BD BD"], ["TI TI"], [], []], hands={1: "", 2: "", 3: ""}, options=options)
        assert seen(state, 1) == danger


def test_a_round_goes_from_its_first_moment_to_its_end() -> None:
    state = GAME.new(4, Options(), Chance("moments"))
    assert moment(state) == LAST
    state.draw = []
    assert moment(state) == 0


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", [{}, PRESETS["avance"]], ids=["plain", "avance"])
def test_there_are_weights_for_every_table(seats: int, options: dict[str, str]) -> None:
    state = GAME.new(seats, read_options(Options(), options), Chance("weights"))
    assert len(prospects(seats).of(state)) == seats


def test_a_set_in_danger_is_worth_less_than_one_that_is_not() -> None:
    hopes = []
    for hand in ("BL", "TI"):
        state = table(hand, [["BD BD"], ["TR TR", "SC SC"], [], []], hands={1: "BD", 2: "", 3: ""}, draw=0)
        safe = prospects(4).of(state)[1]
        state.hands[0] = held("SC")
        hopes.append(safe - prospects(4).of(state)[1])
    assert min(hopes) > 30


@pytest.mark.parametrize("guard", ["AG", "OR", "PE"])
def test_every_joker_is_an_answer(guard: str) -> None:
    options = PRESETS["avance"]
    state = table("TI", [["BD BD"], ["TR TR", "TI TI"], [], []], hands={1: guard, 2: "", 3: ""}, options=options)
    assert seen(state, 1) == {"open": 20}


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_better_hand_hopes_for_more(seats: int) -> None:
    piles = [["BD BD"]] * 2 + [[] for _ in range(seats - 2)]
    hands = dict.fromkeys(range(1, seats), "PI TR")
    hopes = [
        prospects(seats).of(table(mine, piles, hands=hands, neutral=["BL"] * 3 if seats < 4 else [], draw=0))[0]
        for mine in ("BJ TR", "SC TI", "SC OR")
    ]
    assert hopes == sorted(hopes)
    assert hopes[-1] > hopes[0] + 10


def test_who_waits_longer_hopes_for_less() -> None:
    state = table("PI TR", [["BD BD"], ["TR TR"], ["BL BL"], ["TI TI"]], hands=dict.fromkeys((1, 2, 3), "PI TR"))
    assert prospects(4).of(state) == sorted(prospects(4).of(state), reverse=True)
    state.active = 2
    hopes = prospects(4).of(state)
    assert [*hopes[2:], *hopes[:2]] == sorted(hopes, reverse=True)
