"""How the regular plays Cache-cache, told as a player would tell it."""

import math
import os
from collections.abc import Mapping, Sequence

import pytest

from cachecash.bots.cache_cache import LEVELS
from cachecash.bots.cache_cache.habitue import Habitue
from cachecash.bots.cache_cache.reading import Reading
from cachecash.bots.cache_cache.worth import Worth
from cachecash.bots.contract import Bot, Choice
from cachecash.bots.random_bot import RandomBot
from cachecash.core.chance import Chance
from cachecash.core.events import Event
from cachecash.core.options import read_options
from cachecash.games.cache_cache import State, View, events
from cachecash.games.cache_cache.actions import Action
from cachecash.games.cache_cache.options import Options
from kk_positions import FRESH, GAME, position

FRESH_TABLE = "?1 ?2 3 | 4 ?5 ?6 | ?7 ?8 ?9 | ?10 ?11 ?12"
"""A rival who has hardly begun."""
LATE = "0 1 2 | 3 4 5 | 0 1 2 | 1 2 ?9"
"""A rival who is about to finish."""
GAMES = int(os.environ.get("KK_GAMES", "8"))


def think(state: State, seat: int = 0) -> Choice[Action]:
    return Habitue().choose(GAME.view(state, seat), GAME.legal(state, seat), Chance("choice"))


def choice(state: State) -> str:
    return str(think(state).action)


def value(state: State, action: str) -> float:
    return next(thought.value for thought in think(state).thoughts if str(thought.action) == action)


def early(mine: str, **told: object) -> State:
    return position([mine, FRESH_TABLE, FRESH_TABLE], **{"rest": True, **told})  # type: ignore[arg-type] # as it wants


# --- choosing a card


def test_takes_a_good_discard_for_its_dearest_card() -> None:
    assert choice(early("12 ?6 1 | 4 ?5 ?6 | ?7 ?8 3 | ?10 ?11 2", discard="-2")) == "TAKE(0)"


def test_leaves_a_poor_discard() -> None:
    assert not choice(early("5 ?6 1 | 4 ?5 ?6 | ?7 ?8 3 | ?10 ?11 2", discard="12")).startswith("TAKE")


def test_takes_the_third_card_of_a_column() -> None:
    assert choice(early("11 11 ?6 | 4 ?5 ?6 | ?7 ?8 3 | ?10 ?11 2", discard="11")) == "TAKE(2)"


def test_makes_a_pair_rather_than_lay_the_same_card_elsewhere() -> None:
    state = early("8 ?6 ?1 | ?4 ?5 ?6 | ?7 ?8 3 | ?10 ?11 2", drawn=8)
    assert value(state, "PLACE(1)") > value(state, "PLACE(4)")


def test_does_not_break_a_pair_that_may_still_go() -> None:
    state = early("9 9 ?6 | 9 ?5 4 | ?7 ?8 3 | ?10 ?11 2", drawn=3)
    assert value(state, "PLACE(3)") > value(state, "PLACE(0)")


def test_counts_the_cards_that_are_gone_before_it_hopes_for_a_third() -> None:
    """Fewer are left of a 9 that was thrown away five times."""
    mine = "9 9 ?6 | ?4 ?5 4 | ?7 ?8 3 | ?10 ?11 2"
    nines = " ".join(["9"] * 5)
    with_hope, without = early(mine, discard="12"), early(mine, discard=f"{nines} 12")
    cost = [Worth(Reading(GAME.view(state, 0))).after(11, 2) for state in (with_hope, without)]
    assert cost[0] < cost[1]


def test_throws_a_dear_card_away_and_turns_a_hidden_one() -> None:
    assert choice(early("0 ?6 1 | 4 ?5 ?6 | ?7 ?8 3 | ?10 ?11 2", drawn=12)).startswith("REJECT")


def test_knows_what_a_reshuffled_draw_pile_is_made_of() -> None:
    state = early("12 ?6 1 | 4 ?5 ?6 | ?7 ?8 3 | ?10 ?11 2", discard="5")
    state.draw, state.out, state.remade = [-2, -2, -2], state.draw, 1
    read = Reading(GAME.view(state, 0))
    assert read.draw == [(-2, 1.0)]
    assert -2 not in dict(read.under) or dict(read.under)[-2] < 0.1
    assert choice(state) == "DRAW"


# --- the others


def test_does_not_feed_the_next_player_the_third_card_of_a_column() -> None:
    hungry = "10 10 ?6 | 4 ?5 ?6 | ?7 ?8 3 | ?10 ?11 2"
    mine = "10 ?6 9 | 4 ?5 ?6 | ?7 ?8 3 | ?10 ?11 2"
    state = position([mine, hungry, FRESH_TABLE], rest=True, drawn=0)
    assert value(state, "PLACE(2)") > value(state, "PLACE(0)")
    passed = position([mine, FRESH_TABLE, hungry], rest=True, drawn=0)
    assert value(passed, "PLACE(0)") > value(passed, "PLACE(2)"), "who comes after cannot take it"


def test_gives_nothing_away_where_the_next_player_plays_no_more() -> None:
    state = position(["10 ?6 9 | 4 ?5 ?6 | 7 8 3 | 10 11 2", LATE.replace("?", "")], finisher=1, rest=True)
    worth = Worth(Reading(GAME.view(state, 0)))
    assert worth.gift[-2] == worth.gift[9] == 0.0
    assert Worth(Reading(GAME.view(early(FRESH_TABLE), 0))).gift[-2] > 0


# --- time, and the end of the round


def test_has_less_time_when_somebody_is_about_to_finish() -> None:
    slow = Reading(GAME.view(position([FRESH_TABLE, FRESH_TABLE]), 0)).time
    quick = Reading(GAME.view(position([FRESH_TABLE, LATE]), 0)).time
    over = Reading(GAME.view(position([FRESH_TABLE, LATE.replace("?", "")], finisher=1), 0)).time
    assert slow > quick > over == 0


@pytest.mark.rule("KK-21")
def test_finishes_when_it_is_clearly_the_lowest() -> None:
    state = position(["0 1 0 | 2 1 0 | 0 1 2 | 1 0 ?1", FRESH_TABLE, FRESH_TABLE], rest=True, discard="0")
    assert choice(state) in {"FLIP(11)", "TAKE(11)"}


@pytest.mark.rule("KK-21")
def test_does_not_finish_where_it_would_be_doubled() -> None:
    state = position(["9 8 0 | 8 7 0 | 9 8 2 | 8 7 ?1", LATE, LATE], rest=True, discard="0")
    assert choice(state) not in {"FLIP(11)", "TAKE(11)"}
    assert value(state, "TAKE(11)") < value(state, "TAKE(0)")


def test_in_the_last_lap_it_counts_the_cards_as_they_are() -> None:
    state = position(["12 1 0 | 5 ?4 0 | 0 ?8 2 | 8 7 ?1", LATE.replace("?", "")], finisher=1, rest=True, discard="0")
    assert choice(state) == "TAKE(0)"


def test_completes_a_column_with_its_last_turn() -> None:
    state = position(["12 1 0 | 8 8 ?4 | 0 ?8 2 | 8 7 ?1", LATE.replace("?", "")], finisher=1, rest=True, discard="8")
    assert choice(state) == "TAKE(5)"


@pytest.mark.rule("KK-26")
@pytest.mark.parametrize(
    "grids",
    [
        ["x | x | 8 8 -2 | 1 0 ?8", "x | x | -1 ?-1 -2 | 1 8 8"],  # each may lay the other's 1 on its own for ever
        ["0 ?11 0 | 0 -2 0 | 12 12 0 | x", "?-1 12 12 | 0 -1 -2 | x | -1 -2 1"],
    ],
)
def test_two_who_wait_for_each_other_do_not_wait_for_ever(grids: list[str]) -> None:
    state = position(grids, rest=True, discard="1")
    turns = 0
    while state.round == 1 and not GAME.outcome(state) and turns < 2 * 50:
        seat = state.active
        made = Habitue().choose(GAME.view(state, seat), GAME.legal(state, seat), Chance(f"wait/{turns}"))
        GAME.apply(state, seat, made.action)
        turns += 1
    assert turns < 2 * 50


# --- its manners


def test_says_what_it_thought_of_every_action_and_takes_the_best() -> None:
    state = early(FRESH_TABLE, discard="4")
    made = think(state)
    assert [thought.action for thought in made.thoughts] == GAME.legal(state, 0)
    values = {thought.action: thought.value for thought in made.thoughts}
    assert values[made.action] >= max(values.values()) - 1e-6


def test_chance_alone_decides_between_equals() -> None:
    state = position([FRESH, FRESH], phase="setup")
    view, legal = GAME.view(state, 0), GAME.legal(state, 0)
    chosen = [Habitue().choose(view, legal, Chance(f"{number}")).action for number in range(60)]
    assert len(set(chosen)) > 30
    assert len({Habitue().choose(view, legal, Chance("same")).action for _ in range(20)}) == 1
    state = early("x | 0 ?5 ?6 | 1 3 1 | 0 2 2", discard="12", drawn=12)
    turned = {Habitue().choose(GAME.view(state, 0), GAME.legal(state, 0), Chance(f"{n}")).action for n in range(40)}
    assert {str(action) for action in turned} == {"REJECT(4)", "REJECT(5)"}


# --- whole games

TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"columns": "out"}),
    (4, {}),
    (6, {"limit": "50"}),
]


def play(
    seats: int, options: Mapping[str, str], seed: str, bots: Sequence[Bot[View, Action]]
) -> tuple[list[State], list[Event]]:
    """Play one game; give each position with a choice, then the end; and what was told."""
    chance, told = Chance(seed), list[Event]()
    state = GAME.new(seats, read_options(Options(), options), chance, told.append)
    seen = []
    while awaited := GAME.to_act(state):
        seat = awaited[0]
        legal = GAME.legal(state, seat)
        seen.append(state.copy())
        made = bots[seat].choose(GAME.view(state, seat), legal, chance.child(f"bot/{seat}/{len(seen)}"))
        assert made.action in legal
        GAME.apply(state, seat, made.action, told.append)
    return [*seen, state], told


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_plays_every_table_to_the_end_with_nothing_but_its_view(seats: int, options: Mapping[str, str]) -> None:
    (*seen, end), _ = play(seats, options, "whole", [Habitue()] * seats)
    assert GAME.outcome(end)
    for number, state in enumerate(seen[::5]):
        seat = GAME.to_act(state)[0]
        chance = Chance(f"again/{number}")
        other = GAME.redeal(GAME.view(state, seat), chance)
        here, there = ((GAME.view(one, seat), GAME.legal(one, seat)) for one in (state, other))
        assert Habitue().choose(*there, chance) == Habitue().choose(*here, chance)


@pytest.mark.parametrize(("seats", "games", "expected"), [(2, 8, 1.0), (4, 6, 1.0)])
def test_wins_clearly_against_chance(seats: int, games: int, expected: float) -> None:
    won = 0
    for number in range(games):
        bots: list[Bot[View, Action]] = [RandomBot() for _ in range(seats)]
        bots[number % seats] = LEVELS["habitue"]()
        seen, _ = play(seats, {}, f"wins/{number}", bots)
        outcome = GAME.outcome(seen[-1])
        assert outcome
        won += number % seats in outcome.winners
    assert won >= expected * games


def test_scores_less_than_22_a_round_among_four_of_its_kind_and_is_done_in_good_time() -> None:
    """With the environment variable ``KK_GAMES=500`` over as many games."""
    scores, turns = [], 0
    for number in range(GAMES):
        _, told = play(4, {}, f"mean/{number}", [Habitue()] * 4)
        scores += [sum(ended.scores) / 4 for ended in told if isinstance(ended, events.RoundEnded)]
        turns += sum(isinstance(event, events.TurnBegan) for event in told)
        assert all(ended.finisher is not None for ended in told if isinstance(ended, events.RoundEnded))
    mean = sum(scores) / len(scores)
    spread = math.sqrt(sum((score - mean) ** 2 for score in scores)) / len(scores)
    assert mean + 1.96 * spread <= 22, f"{mean:.2f} ± {1.96 * spread:.2f} in {len(scores)} rounds"
    assert turns / len(scores) < 4 * 25
