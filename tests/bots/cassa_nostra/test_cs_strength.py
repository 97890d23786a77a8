"""What tokens and cards are worth to the expert, by its table."""

import json
from importlib.resources import files
from itertools import pairwise

import pytest

from cachecash.bots.cassa_nostra.stakes import Stakes
from cachecash.bots.cassa_nostra.strength import WON, strengths
from cachecash.games.cassa_nostra.state import State
from cs_positions import ALL, GAME, position


def test_the_table_is_whole() -> None:
    written = json.loads(files("cachecash.bots.cassa_nostra").joinpath("strength.json").read_text("utf-8"))
    assert [*written] == ["2", "3", "4", "5", "6"]
    for tours in written.values():
        assert [*tours] == ["1", "2", "3"]
        assert all(len(rows) == 4 and all(len(row) == 3 for row in rows) for rows in tours.values())


@pytest.mark.parametrize("left", [2, 3, 4, 5, 6])
def test_a_token_more_is_worth_more(left: int) -> None:
    by_tokens = [row[-1] for row in strengths(at_once=True)[left][0]]
    assert all(less < more for less, more in pairwise(by_tokens[:6]))
    assert by_tokens[0] == 0
    assert by_tokens[5] == WON


@pytest.mark.parametrize("tour", [2, 3])
@pytest.mark.parametrize("left", [2, 3, 4, 5, 6])
def test_cards_kept_are_worth_something(left: int, tour: int) -> None:
    for tokens in (1, 2, 3):
        row = strengths(at_once=True)[left][tour][tokens]
        assert row[20] > row[5]


def test_five_tokens_are_worth_more_than_four_where_the_partie_is_played_out() -> None:
    row = [strength[10] for strength in strengths(at_once=False)[4][2]]
    assert all(less < more for less, more in pairwise(row))
    assert row[5] < WON
    assert strengths(at_once=False)[4][0][5][30] == WON, "the partie is over"


def payoffs(state: State, offers: list[int], mine: list[int]) -> list[float]:
    return Stakes(GAME.view(state, 0)).payoffs(0, offers, mine)


def test_the_highest_offer_wins_the_game_that_is_near_its_end() -> None:
    """X-33's table: the quest of 25 is met from nine on, and twelve has to be beaten for the fifth token."""
    state = position([ALL] * 3, quest=25, dice=[1, 2, 2], tokens=[4, 2, 3])
    worths = payoffs(state, [0, 12, 4], [8, 9, 12, 13])
    assert worths[3] == pytest.approx(1)
    assert worths[2] == pytest.approx(1), "nobody else reaches five tokens"
    assert worths[0] < worths[3]


def test_a_victory_is_shared() -> None:
    state = position([ALL] * 3, quest=18, dice=[4, 4, 4], tokens=[4, 4, 2])
    assert payoffs(state, [0, 12, 4], [11, 12, 13]) == pytest.approx([0, 0.5, 1], abs=1e-5)


def test_the_lowest_with_one_token_loses_everything() -> None:
    state = position([ALL] * 3, quest=27, dice=[1, 1, 1], tokens=[1, 2, 2])
    lowest, tied, above = payoffs(state, [0, 4, 5], [3, 4, 5])
    assert (lowest, tied) == (0, 0)
    assert above > 0.1


def test_the_hand_counts_in_the_third_tour() -> None:
    """CS-16: all fail, six are below nobody, and the fifth token comes from the hand (ten left, as the best rival)."""
    state = position(["2 4 4 8", "2 8 8", "4 4"], quest=27, dice=[1, 1, 1], tour=3, tokens=[4, 4, 2])
    offers = [0, 8, 4]
    assert payoffs(state, offers, [6, 8, 10]) == pytest.approx([1, 0.5, 0], abs=1e-5)


def test_who_is_left_alone_has_won() -> None:
    state = position(["8", "1", "1"], quest=27, dice=[1, 1, 1], tour=3, tokens=[2, 1, 1])
    assert payoffs(state, [0, 1, 1], [8]) == pytest.approx([1])


def test_the_goal_comes_before_the_hand() -> None:
    """CS-14: a rival has won at once, whatever is left in hand; where the partie is played out it has not yet."""
    for rules, least, most in (("checkat=tour", 0, 1e-5), ("checkat=partie", 0.4, 0.6)):
        state = position(["8 8", "4", "4"], quest=18, dice=[4, 4, 4], tour=3, tokens=[4, 4, 2], rules=rules)
        (worth,) = payoffs(state, [0, 16, 2], [1])
        assert least <= worth <= most, rules
