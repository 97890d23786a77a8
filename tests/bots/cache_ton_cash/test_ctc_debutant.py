"""How the beginner plays Cache ton Cash: as a child of seven would."""

from collections import Counter

import pytest

from cachecash.bots.cache_ton_cash import LEVELS
from cachecash.bots.cache_ton_cash.debutant import Debutant
from cachecash.bots.contract import is_slow
from cachecash.bots.random_bot import RandomBot
from cachecash.bots.thinking import Choosing
from cachecash.core.chance import Chance
from cachecash.core.options import read_options
from cachecash.games.cache_ton_cash import State
from cachecash.games.cache_ton_cash.options import PRESETS, Options
from cachecash.table.simulate import Series
from ctc_positions import attacked, table
from positions import GAME

MOODS = 40
POOR = [["BD BD"], ["TR TR"], [], []]


def choices(state: State) -> Counter[str]:
    """What it does in forty moods."""
    view, legal = GAME.view(state, 0), GAME.legal(state, 0)
    return Counter(str(Debutant().choose(view, legal, Chance(f"mood/{number}")).action) for number in range(MOODS))


def always(state: State) -> str:
    (done,) = choices(state)
    return done


def under_attack(mine: str, stolen: str = "SC SC") -> State:
    """Seat 1 attacks the top set of seat 0 with a card of its kind."""
    state = table(mine, [["BD BD", stolen], ["TR TR"], [], []], hands={1: "SC BL BL BJ TR"})
    return attacked(state, 1, "CHALLENGE(0,1,SC)")


# --- laying sets


def test_lays_the_dearest_set() -> None:
    assert always(table("PI PI SC SC TI", [[], [], [], []])) == "FORM(SC,SC)"


def test_lays_a_joker_as_gladly_as_another_card() -> None:
    assert always(table("PI PI SC CA OR", POOR)) == "FORM(CA,OR)"


def test_sees_what_lies_on_the_discard() -> None:
    assert always(table("PI PI SC TI BJ", [[], [], [], []], discard="SC")) == "FORM_D(SC)"


def test_sees_what_lies_on_the_neutral_piles() -> None:
    state = table("SC TI BJ PI BD TR", [["AV AV"], []], neutral=["BL SC", "BL SC", "BL TI"], hands={1: "BD"})
    assert always(state) == "CLAIM(SC,{0,1})"


# --- attacking and answering


def test_attacks_where_it_has_no_set_to_lay() -> None:
    state = table("TI BJ PI CA SC", [["AV AV"], ["TR TR", "TI TI"], ["BD BD", "SC SC"], []])
    assert always(state) == "CHALLENGE(2,1,SC)"


def test_attacks_rather_than_lay_a_poorer_set_when_it_is_in_the_mood() -> None:
    done = choices(table("PI PI SC CA TI", [["AV AV"], ["TR TR", "SC SC OR"], [], []]))
    assert {*done} == {"CHALLENGE(1,1,SC)", "FORM(PI,PI)"}
    assert all(number > MOODS / 5 for number in done.values())


def test_never_attacks_with_a_joker() -> None:
    state = table("PI BJ CA AV OR", [["BD BD"], ["TR TR", "SC SC AG OR"], [], []])
    view = GAME.view(state, 0)
    duels = [action for action in GAME.legal(state, 0) if action.verb in {"CHALLENGE", "DISCARD"}]
    assert any("OR" in str(action) and action.verb == "CHALLENGE" for action in duels)
    done = {Debutant().choose(view, duels, Chance(str(number))).action.verb for number in range(MOODS)}
    assert done == {"DISCARD"}


def test_forgets_now_and_then_to_defend() -> None:
    done = choices(under_attack("SC AG TR BL CA"))
    assert {*done} == {"PLAY(SC)", "YIELD"}
    assert MOODS / 5 < done["YIELD"] < MOODS / 2


def test_never_defends_with_a_joker() -> None:
    assert always(under_attack("AG OR TR BL CA", stolen="SC SC AG OR")) == "YIELD"


# --- throwing away


def test_throws_its_cheapest_card_away() -> None:
    assert always(table("CA TI SC BD AV", [[], [], [], []])) == "DISCARD(BD)"


def test_throws_away_what_the_next_player_waits_for() -> None:
    assert always(table("CA SC BJ TR AV", [[], ["BD BD", "TR TR"], [], []])) == "DISCARD(TR)"


def test_ends_its_turn_rather_than_throw_a_second_card_away() -> None:
    state = table("SC TI BJ", [["BD BD"], ["TR TR"], [], []], options=PRESETS["avance"], draw=20)
    state.step, state.phase = 2, "second"
    assert always(state) == "END"


# --- action cards


def test_swaps_its_set_for_a_dearer_one() -> None:
    piles = [["PI PI"], ["CA CA OR"], ["TR TR"]]
    state = table("BD BJ TI SC AV EC", piles, neutral=["BL"] * 3, options=PRESETS["avance"])
    assert always(state) == "SWAP(1)"


def test_does_anything_rather_than_throw_a_card_away() -> None:
    state = table("BD BJ TI AV DE", [["PI PI", "SC SC"], ["TR TR"], [], []], options={"actions": "on"})
    assert always(state).startswith("MOVE")


# --- its manners


def test_says_what_it_thought_of_every_action() -> None:
    state = table("PI PI SC SC AG", [["BD BD"], ["TR TR", "TI TI"], [], []], discard="TI")
    made = Debutant().choose(GAME.view(state, 0), GAME.legal(state, 0), Chance("choice"))
    assert [thought.action for thought in made.thoughts] == GAME.legal(state, 0)


def test_thinks_too_fast_to_be_sent_away() -> None:
    assert not is_slow(Debutant())


@pytest.mark.parametrize("preset", ["", "avance"])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_plays_whole_games(seats: int, preset: str) -> None:
    options = read_options(Options(), {**(PRESETS[preset] if preset else {}), "end": "rapide"})
    state, number = GAME.new(seats, options, Chance(f"whole/{seats}")), 0
    while awaited := GAME.to_act(state):
        seat, number = awaited[0], number + 1
        legal = GAME.legal(state, seat)
        action = Debutant().choose(GAME.view(state, seat), legal, Chance(f"{number}")).action
        assert action in legal
        GAME.apply(state, seat, action)
    assert GAME.outcome(state)


def test_stands_between_chance_and_the_regular() -> None:
    def won(*levels: str) -> float:
        makers = {**LEVELS, "random": RandomBot}
        choosers = tuple(Choosing(makers[level]()) for level in levels)
        tally = Series(GAME, Options(end="rapide"), levels, choosers).run("between", range(1, 25))
        return tally.level(levels[0])[0].share

    assert won("debutant", "random", "debutant", "random") > 0.7
    assert won("habitue", "debutant", "habitue", "debutant") > 0.6
