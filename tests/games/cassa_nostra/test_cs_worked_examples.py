"""The worked examples of the rules, X-32 to X-36, each a test named after its id."""

import pytest

from cachecash.core.events import Event
from cachecash.games.cassa_nostra import events
from cs_positions import GAME, dealt, legal, of_type, play, position, tour


@pytest.mark.rule("X-32")
def test_x_32_three_dice_make_the_quest() -> None:
    told: list[Event] = []
    state = dealt(3, "122", tell=told.append)
    assert (state.quest, state.dice) == (25, [1, 2, 2])
    assert of_type(told, events.QuestSet) == [events.QuestSet(1, 25, 30, (1, 2, 2))]


@pytest.mark.rule("X-33")
def test_x_33_the_highest_offer_gains_or_all_the_lowest_lose() -> None:
    met = dealt(3, "122")
    tour(met, "4 8", "8", "8")
    assert met.tokens == [3, 2, 2]
    missed = dealt(3, "122")
    told = tour(missed, "4 8", "2 4", "2 4")
    assert missed.tokens == [2, 1, 1]
    assert of_type(told, events.ChefAngered) == [events.ChefAngered((1, 2), 6, 24, 25, (2, 1, 1))]


@pytest.mark.rule("X-34")
def test_x_34_a_single_deposited_card_cannot_be_taken_back() -> None:
    state = position(["1 1 2 2 4 4 8", "8", "8"], ["8", "4", "4"], phase="adjust", quest=25)
    assert legal(state) == ["ADD(1)", "ADD(2)", "ADD(4)", "ADD(8)", "PASS"]
    refusal = GAME.refusal(state, 0, GAME.parse("REMOVE(8)"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("CS-9", "only-face-up-left")


@pytest.mark.rule("X-35")
def test_x_35_two_are_eliminated_and_the_third_wins_or_nobody_is_left() -> None:
    two = dealt(3, "111")
    two.tokens = [1, 1, 2]
    tour(two, "1", "1", "8")
    outcome = GAME.outcome(two)
    assert outcome is not None
    assert (two.playing, outcome.winners, outcome.scores) == ([False, False, True], (2,), (0, 0, 2))
    all_three = dealt(3, "111")
    all_three.tokens = [1, 1, 1]
    told = tour(all_three, "1", "1", "1")
    outcome = GAME.outcome(all_three)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((), (0, 0, 0))
    assert told[-1] == events.GameEnded((), (0, 0, 0), "nobody")


@pytest.mark.rule("X-36")
def test_x_36_the_hand_bonus_brings_the_fifth_token() -> None:
    state = position(["1 4", "1 4", "2"], ["8", "4", "8"], phase="adjust", quest=25, tour=3, tokens=[4, 4, 4])
    told = play(state, "PASS", "PASS", "PASS")
    assert of_type(told, events.HandBonusGiven) == [events.HandBonusGiven((0, 1), 5, (5, 5, 2), (5, 4, 4))]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0,), (5, 4, 4))
