"""How the expert plays Cache-cache, told as a player would tell it."""

import math
from collections.abc import Mapping, Sequence

import pytest

from cachecash.bots.cache_cache import LEVELS
from cachecash.bots.cache_cache.nets import committee
from cachecash.bots.cache_cache.sight import OF_COLUMN, OF_TABLE, Sight
from cachecash.bots.cache_cache.standing import Standing
from cachecash.bots.contract import Bot, Choice
from cachecash.core.chance import Chance
from cachecash.core.options import read_options
from cachecash.games.cache_cache import State, View
from cachecash.games.cache_cache.actions import Action
from cachecash.games.cache_cache.options import Options
from kk_positions import FRESH, GAME, position

RIVAL = "?1 ?2 3 | 4 ?5 ?6 | ?7 ?8 ?9 | ?10 ?11 ?12"
"""One who has hardly begun."""
EXPERT: Bot[View, Action] = LEVELS["expert"]()


def think(state: State, seat: int = 0) -> Choice[Action]:
    return EXPERT.choose(GAME.view(state, seat), GAME.legal(state, seat), Chance("choice"))


def value(state: State, action: str) -> float:
    return next(thought.value for thought in think(state).thoughts if str(thought.action) == action)


def table(mine: str, *others: str, **told: object) -> State:
    return position([mine, *(others or [RIVAL] * 3)], **{"rest": True, **told})  # type: ignore[arg-type] # as it wants


# --- choosing a card


@pytest.mark.parametrize(
    ("mine", "told", "best"),
    [
        ("12 ?6 1 | 4 ?5 ?6 | ?7 ?8 3 | ?10 ?11 2", {"discard": "-2"}, "TAKE(0)"),
        ("11 11 ?6 | 4 ?5 ?6 | ?7 ?8 3 | ?10 ?11 2", {"discard": "11"}, "TAKE(2)"),
        ("12 ?6 1 | 4 ?5 ?6 | ?7 ?8 3 | ?10 ?11 2", {"drawn": -1}, "PLACE(0)"),
        ("9 9 ?6 | 4 ?5 ?6 | ?7 ?8 3 | ?10 ?11 2", {"drawn": 9}, "PLACE(2)"),
        ("9 1 2 | 4 1 0 | 1 2 ?3 | x", {"discard": "0", "finisher": 1}, "TAKE(0)"),
        ("1 0 2 | x | x | 12 1 ?3", {"drawn": 0, "finisher": 3}, "PLACE(9)"),
    ],
)
def test_makes_the_plain_best_move(mine: str, told: Mapping[str, object], best: str) -> None:
    others = (
        [RIVAL] * 3 if "finisher" not in told else ["5 1 2 | 3 0 1 | x | x", "6 5 3 | x | x | x", "7 3 4 | x | x | x"]
    )
    assert str(think(table(mine, *others, **told)).action) == best


def test_leaves_a_poor_discard() -> None:
    state = table("5 ?6 1 | 4 ?5 ?6 | ?7 ?8 3 | ?10 ?11 2", discard="12")
    assert not str(think(state).action).startswith("TAKE")


def test_would_rather_finish_with_little_than_with_much() -> None:
    """KK-21: with much it would pay twice."""
    little, much = ("0 1 0 | 1 2 0 | 0 1 1 | 0 1 ?4", "9 8 9 | 7 5 6 | 8 9 7 | 5 6 ?4")
    gain = [
        value(state, "REJECT(11)") - value(state, "PLACE(0)")
        for state in (table(grid, drawn=12) for grid in (little, much))
    ]
    assert gain[0] > gain[1]


def test_prefers_not_to_hand_the_next_player_its_column() -> None:
    feeding = table("9 5 8 | ?1 ?2 ?3 | ?4 ?5 ?6 | ?7 ?8 ?9", "9 9 ?1 | 4 ?5 ?6 | ?7 ?8 3 | ?10 ?11 2", RIVAL, drawn=-2)
    harmless = table(
        "9 5 8 | ?1 ?2 ?3 | ?4 ?5 ?6 | ?7 ?8 ?9", "7 7 ?1 | 4 ?5 ?6 | ?7 ?8 3 | ?10 ?11 2", RIVAL, drawn=-2
    )
    loss = [value(state, "PLACE(2)") - value(state, "PLACE(0)") for state in (feeding, harmless)]
    assert loss[0] > loss[1]


def test_a_column_that_goes_lies_on_the_discard_pile_unless_it_leaves_the_game() -> None:
    """KK-15: an 11 on top gives the next player more than a 0 would."""
    grid, told = "-2 -2 0 | 4 ?5 ?6 | ?7 ?8 3 | ?10 ?11 2", {"discard": "-2"}
    lies, leaves = [value(table(grid, rules=f"columns={where}", **told), "TAKE(2)") for where in ("discard", "out")]
    assert lies != leaves


# --- what it thinks


def test_thinks_of_every_legal_action_with_an_error() -> None:
    for state in (table(RIVAL), table(RIVAL, drawn=4), position([FRESH] * 4, phase="setup", rest=True)):
        thoughts = think(state).thoughts
        assert {thought.action for thought in thoughts} == {*GAME.legal(state, 0)}
        assert all(math.isfinite(thought.value) and 0 < thought.error < 10 for thought in thoughts)
        assert thoughts[0].value == max(thought.value for thought in thoughts)


def test_has_nothing_to_think_of_where_it_has_no_choice() -> None:
    only = GAME.parse("FLIP(0)")
    assert EXPERT.choose(GAME.view(table(RIVAL), 0), [only], Chance("only")) == Choice(only)


def test_the_same_view_and_chance_give_the_same_choice() -> None:
    state = table(RIVAL, discard="5")
    assert LEVELS["expert"]().choose(GAME.view(state, 0), GAME.legal(state, 0), Chance("choice")) == think(state)


def test_counts_the_totals() -> None:
    """The same cards are worth another thing to the one who leads than to the one who is beaten."""
    leads, trails = [table(RIVAL, totals=totals) for totals in ((10, 90, 90, 90), (90, 10, 10, 10))]
    assert think(leads).thoughts != think(trails).thoughts


# --- what it sees


def test_a_share_of_the_chances_for_each_seat() -> None:
    even, ahead = Standing([40, 40, 40, 40], 100), Standing([40, 60, 60, 95], 100)
    assert [even.share(seat) for seat in range(4)] == [0.25] * 4
    assert sum(ahead.share(seat) for seat in range(4)) == pytest.approx(1)
    assert ahead.share(0) > 0.7 > ahead.share(1) > ahead.share(3)
    assert Standing([10, 30], 100).share(0) < Standing([70, 90], 100).share(0)


def test_the_odds_are_those_of_the_cards_that_nobody_has_seen() -> None:
    """After KK-12 they are those of the draw pile, which is known."""
    state = table(RIVAL, discard="12 12 12 12 12")
    odds = dict(Sight(GAME.view(state, 0)).odds)
    assert sum(odds.values()) == pytest.approx(1)
    assert odds[12] < odds[11]
    state = table(RIVAL, draw="3 3 3 7", discard="0", rest=False)
    state.remade = 1
    assert dict(Sight(GAME.view(state, 0)).odds) == {3: 0.75, 7: 0.25}


def test_the_shipped_weights_are_whole() -> None:
    assert len(committee()) == 3
    for nets in committee():
        assert len(nets) == 3
        for net in nets:
            assert len(net.hidden) == 13
            assert len(net.top) == 17
            assert len({len(net.start.units), *[len(row.units) for row in net.hidden]}) == 1
            assert (len(net.columns), len(net.tables)) == (OF_COLUMN, OF_TABLE)


# --- whole games


def play(seats: int, options: Mapping[str, str], seed: str, bots: Sequence[Bot[View, Action]]) -> list[State]:
    """Play one game; give each position with a choice, then the end."""
    chance = Chance(seed)
    state = GAME.new(seats, read_options(Options(), options), chance)
    seen = []
    while awaited := GAME.to_act(state):
        seat = awaited[0]
        legal = GAME.legal(state, seat)
        seen.append(state.copy())
        made = bots[seat].choose(GAME.view(state, seat), legal, chance.child(f"bot/{seat}/{len(seen)}"))
        assert made.action in legal
        GAME.apply(state, seat, made.action)
    return [*seen, state]


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {"limit": "50"}), (4, {"limit": "50"}), (6, {"limit": "50", "columns": "out"})]
)
def test_plays_to_the_end_and_no_hidden_card_changes_its_mind(seats: int, options: Mapping[str, str]) -> None:
    *seen, end = play(seats, options, "whole", [EXPERT] * seats)
    assert GAME.outcome(end)
    for number, state in enumerate(seen[::7]):
        seat = GAME.to_act(state)[0]
        other = GAME.redeal(GAME.view(state, seat), Chance(f"again/{number}"))
        assert think(other, seat) == think(state, seat)


def test_beats_the_beginners() -> None:
    """Far from any doubt: four games, in each of which chance alone would give it one in four."""
    won = 0
    for number in range(4):
        bots = [LEVELS["debutant"]() for _ in range(4)]
        bots[number] = EXPERT
        outcome = GAME.outcome(play(4, {}, f"beginners/{number}", bots)[-1])
        assert outcome
        won += number in outcome.winners
    assert won >= 2
