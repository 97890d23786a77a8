"""How the expert plays Cache ton Cash: it takes what is sure, and knows no more than its view."""

from collections.abc import Mapping

import pytest

from cachecash.bots.cache_ton_cash import ITERATIONS, LEVELS
from cachecash.bots.cache_ton_cash.insight import CacheTonCashInsight
from cachecash.bots.contract import Bot, Choice, is_slow
from cachecash.bots.expert import Expert
from cachecash.core.chance import Chance
from cachecash.core.options import read_options
from cachecash.games.cache_ton_cash import State, View
from cachecash.games.cache_ton_cash.actions import Action
from cachecash.games.cache_ton_cash.options import PRESETS, Options
from ctc_positions import attacked, table
from positions import GAME

EXPERT: Bot[View, Action] = LEVELS["expert"]()


HASTY = Expert(GAME, CacheTonCashInsight(), 4)
"""The same one, that looks at next to nothing: for whole rounds."""


def think(state: State, seat: int = 0, seed: str = "choice") -> Choice[Action]:
    return EXPERT.choose(GAME.view(state, seat), GAME.legal(state, seat), Chance(seed))


def choices(state: State) -> set[str]:
    return {str(think(state, seed=str(number)).action) for number in range(3)}


# --- what is sure


def test_attacks_a_rich_set_whose_owner_can_answer_nothing() -> None:
    state = table("SC TI", [["BD BD"], ["TR TR", "TI TI OR"], [], []], hands={1: "", 2: "", 3: ""}, draw=0)
    assert choices(state) == {"CHALLENGE(1,1,TI)"}


def test_lays_the_dearest_set_where_nobody_can_take_it() -> None:
    state = table("PI CA AG", [["SC SC"], ["TR TR"], [], []], hands={1: "", 2: "", 3: ""}, draw=0)
    assert choices(state) == {"FORM(CA,AG)"}


@pytest.mark.parametrize("mine", ["SC TR BL CA BD", "AG TR BL CA BD"])
def test_keeps_a_rich_set_with_the_last_answer(mine: str) -> None:
    state = table(mine, [["BD BD", "SC SC OR"], ["TR TR"], [], []], hands={1: "SC", 2: "", 3: ""}, draw=0)
    assert choices(attacked(state, 1, "CHALLENGE(0,1,SC)")) == {f"PLAY({mine.split(maxsplit=1)[0]})"}


def test_swaps_its_poor_set_for_a_rich_one() -> None:
    piles = [["PI PI"], ["CA CA OR AG"], ["TR TR"]]
    state = table("BD EC", piles, hands={1: "", 2: ""}, neutral=["BL"] * 3, draw=0, options=PRESETS["avance"])
    assert choices(state) == {"SWAP(1)"}


# --- its manners


def test_the_same_view_and_the_same_chance_give_the_same_choice() -> None:
    state = table("PI PI SC TI AG", [["BD BD"], ["TR TR", "TI TI"], [], []], discard="TI")
    assert think(state) == think(state)


def test_says_what_it_thought_of_every_action_and_how_sure_it_is() -> None:
    state = table("PI PI SC TI AG", [["BD BD"], ["TR TR", "TI TI"], [], []], discard="TI")
    made = think(state)
    assert {thought.action for thought in made.thoughts} == {*GAME.legal(state, 0)}
    assert made.action == made.thoughts[0].action
    assert all(thought.error >= 0 for thought in made.thoughts)
    assert made.thoughts[0].error > 0


def test_has_nothing_to_weigh_where_there_is_one_action() -> None:
    state = table("PI", [[], [], [], []], draw=0)
    assert think(state) == Choice(GAME.legal(state, 0)[0])


def test_thinks_in_a_process_of_its_own() -> None:
    assert is_slow(EXPERT)
    assert ITERATIONS >= 100


# --- fairness


@pytest.mark.parametrize("options", [{}, PRESETS["avance"]], ids=["plain", "avance"])
def test_plays_by_its_view_alone(options: Mapping[str, str]) -> None:
    """Before each decision all that is hidden is dealt again: nothing changes."""
    state = GAME.new(4, read_options(Options(), options), Chance("hidden"))
    for number in range(24):
        (seat, *_) = GAME.to_act(state)
        view, legal, chance = GAME.view(state, seat), GAME.legal(state, seat), Chance(f"decision {number}")
        choice = HASTY.choose(view, legal, chance)
        other = GAME.redeal(view, Chance(f"again {number}"))
        assert HASTY.choose(GAME.view(other, seat), GAME.legal(other, seat), chance) == choice
        GAME.apply(state, seat, choice.action)


# --- whole rounds


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("options", [{}, PRESETS["avance"]], ids=["plain", "avance"])
def test_plays_a_whole_round(seats: int, options: Mapping[str, str]) -> None:
    state, number = GAME.new(seats, read_options(Options(), options), Chance(f"round {seats}")), 0
    while (awaited := GAME.to_act(state)) and state.round == 1:
        seat, number = awaited[0], number + 1
        legal = GAME.legal(state, seat)
        action = HASTY.choose(GAME.view(state, seat), legal, Chance(f"decision {number}")).action
        assert action in legal
        GAME.apply(state, seat, action)
    assert number > seats


# --- what a position is worth


def test_a_position_is_worth_less_as_a_rival_owns_more_and_the_best_rival_counts_most() -> None:
    worth = CacheTonCashInsight().worth
    sets = [["BD BD"], ["TR TR"], ["PI PI"], ["BL BL"]]
    state = table("PI TR", sets, hands=dict.fromkeys((1, 2, 3), "PI TR"))
    before = worth(state, 0)
    state.totals[3] = 100_000
    lost = before - worth(state, 0)
    assert lost > 40
    state.totals[2] = 40_000
    assert before - worth(state, 0) == pytest.approx(lost + 40 / 3 / 2)
    state.totals[0] = 30_000
    assert before - worth(state, 0) == pytest.approx(lost + 40 / 3 / 2 - 30)


def test_a_game_that_is_over_is_worth_what_it_came_to() -> None:
    state = table("PI", [["BD BD", "SC SC"], ["TR TR"], [], []], hands={1: "", 2: "", 3: ""}, draw=0)
    GAME.apply(state, 0, GAME.legal(state, 0)[0])
    assert state.phase == "over"
    assert CacheTonCashInsight().worth(state, 0) == pytest.approx(
        (state.totals[0] - (sum(state.totals[1:]) / 3 + max(state.totals[1:])) / 2) / 1000
    )
