"""How tours, parties and games of Cassa Nostra end: CS-11 to CS-19."""

import pytest

from cachecash.core.game import Outcome
from cachecash.games.cassa_nostra import events
from cachecash.games.cassa_nostra.counting import MOST_PARTIES
from cachecash.games.cassa_nostra.state import State
from cs_positions import ALL, GAME, dealt, of_type, play, position, tour, written


def ended(state: State) -> Outcome:
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert GAME.to_act(state) == ()
    return outcome


def settled(tokens: list[int], offers: str, quest: int, tour_: int = 1, rules: str = "") -> State:
    """A tour counted with these offers; every hand is left with a 1."""
    deposits = offers.split()
    state = position(
        ["1"] * len(deposits), deposits, phase="adjust", quest=quest, tour=tour_, tokens=tokens, rules=rules
    )
    play(state, *["PASS"] * len(deposits))
    return state


@pytest.mark.rule("CS-11")
@pytest.mark.parametrize(
    ("offers", "quest", "tokens"),
    [
        ("8 4 2", 14, [3, 2, 2]),  # exactly the quest is enough
        ("8 4 2", 15, [2, 2, 1]),
        ("8 8 2", 18, [3, 3, 2]),
        ("8 2 2", 13, [2, 1, 1]),
        ("4 4 4", 12, [3, 3, 3]),
        ("4 4 4", 13, [1, 1, 1]),
    ],
)
def test_the_highest_gain_where_the_quest_is_met_else_the_lowest_lose(
    offers: str, quest: int, tokens: list[int]
) -> None:
    assert settled([2, 2, 2], offers, quest).tokens == tokens


@pytest.mark.rule("CS-11", "CS-13")
def test_an_eliminated_player_is_never_the_lowest() -> None:
    state = position(["1", "1", "1", ""], ["8", "4", "2", ""], phase="adjust", quest=20, tokens=[2, 2, 2, 0], out=[3])
    told = play(state, "PASS", "PASS", "PASS")
    assert state.tokens == [2, 2, 1, 0]
    assert of_type(told, events.PlayersEliminated) == []
    assert of_type(told, events.TourEnded)[0].record() == {  # its offer is written 0
        "record": "round",
        "offers": [8, 4, 2, 0],
        "quest": 20,
        "tokens": [2, 2, 1, 0],
    }


@pytest.mark.rule("CS-13")
def test_without_a_token_one_is_out_at_once_with_all_ones_cards() -> None:
    state = dealt(4, "1111", "1111")
    state.tokens = [3, 3, 3, 1]
    told = tour(state, "8", "8", "8", "1 1")
    assert events.PlayersEliminated((3,), 3) in told
    assert state.playing == [True, True, True, False]
    assert [heaps[3] for heaps in (state.hands, state.up, state.down, state.spent)] == [0] * 4
    assert GAME.to_act(state) == (0, 1, 2)
    assert GAME.legal(state, 3) == []
    for offers in (["8", "8", "8"], ["4", "4", "4"]):
        tour(state, *offers)
    assert (state.partie, state.hands[3], GAME.to_act(state)) == (2, 0, (0, 1, 2)), (
        "nor does a new partie bring one back"
    )


@pytest.mark.rule("CS-14")
def test_five_tokens_win_at_once_for_all_who_have_them() -> None:
    assert ended(settled([4, 2, 2], "8 4 2", 14)) == Outcome((0,), (5, 2, 2))
    assert ended(settled([4, 4, 2], "8 8 2", 14)) == Outcome((0, 1), (5, 5, 2))
    assert GAME.outcome(settled([3, 2, 2], "8 4 2", 14)) is None


@pytest.mark.rule("CS-14", "option:checkat")
def test_with_checkat_partie_five_tokens_win_only_after_the_partie() -> None:
    state = settled([4, 2, 2], "8 4 2", 14, rules="checkat=partie")
    assert GAME.outcome(state) is None
    assert (state.tokens, state.tour) == ([5, 2, 2], 2)
    third = settled([4, 4, 2], "8 4 2", 14, tour_=3, rules="checkat=partie")
    assert ended(third) == Outcome((0, 1), (6, 5, 3)), "all have five or more, whoever has most"


@pytest.mark.rule("CS-14")
def test_the_last_player_left_wins_at_once() -> None:
    for rules in ("", "checkat=partie"):
        state = settled([2, 1, 1], "8 4 4", 27, rules=rules)
        assert ended(state) == Outcome((0,), (2, 0, 0))


@pytest.mark.rule("CS-14")
def test_where_nobody_is_left_nobody_wins() -> None:
    for rules in ("", "checkat=partie"):
        assert ended(settled([1, 1, 1], "4 4 4", 27, tour_=3, rules=rules)) == Outcome((), (0, 0, 0))


@pytest.mark.rule("CS-15")
def test_after_the_first_and_the_second_tour_comes_the_next() -> None:
    state = dealt(3, "111", "111", "111")
    tours = []
    for offers in (["8", "8", "8"], ["8 4", "8", "8"], ["4", "4 2 2", "4"]):
        tours.append((state.partie, state.tour))
        tour(state, *offers)
    assert tours == [(1, 1), (1, 2), (1, 3)]
    assert (state.partie, state.tour) == (2, 1)


@pytest.mark.rule("CS-16")
def test_after_the_third_tour_the_most_in_hand_brings_a_token() -> None:
    state = position(["8 4", "4 8", "2"], ["8", "4", "2"], phase="adjust", quest=14, tour=3)
    told = play(state, "PASS", "PASS", "PASS")
    record = of_type(told, events.TourEnded)[0].record()
    assert of_type(told, events.HandBonusGiven) == [events.HandBonusGiven((0, 1), 12, (12, 12, 2), (4, 3, 2))]
    assert record == {"record": "round", "offers": [8, 4, 2], "quest": 14, "tokens": [4, 3, 2]}
    second = position(["8 4", "4 8", "2"], ["8", "4", "2"], phase="adjust", quest=14, tour=2)
    assert of_type(play(second, "PASS", "PASS", "PASS"), events.HandBonusGiven) == []


@pytest.mark.rule("CS-16")
def test_where_all_hands_are_empty_all_survivors_gain() -> None:
    state = position(
        ["", "", "", ""], ["8", "4", "2", ""], phase="adjust", quest=14, tour=3, tokens=[2, 2, 2, 0], out=[3]
    )
    told = play(state, "PASS", "PASS", "PASS")
    assert of_type(told, events.HandBonusGiven) == [events.HandBonusGiven((0, 1, 2), 0, (0, 0, 0, 0), (4, 3, 3, 0))]


@pytest.mark.rule("CS-16", "CS-14")
def test_no_hand_bonus_where_the_game_is_won_before() -> None:
    state = settled([4, 2, 2], "8 4 2", 14, tour_=3)
    assert ended(state) == Outcome((0,), (5, 2, 2))


@pytest.mark.rule("CS-18")
def test_nobody_ever_has_more_than_five_tokens() -> None:
    for number in range(40):
        state = dealt(4 + number % 3, first=number % 4)
        step = 0
        while GAME.to_act(state):
            seat = GAME.to_act(state)[0]
            legal = GAME.legal(state, seat)
            GAME.apply(state, seat, legal[(number * 7919 + step * 104729) % len(legal)])
            step += 1
            assert max(state.tokens) <= 5


@pytest.mark.rule("CS-19")
def test_after_thirty_parties_the_most_tokens_win() -> None:
    state = position(
        ["8", "8", "8"], ["8", "4", "4"], phase="adjust", quest=27, tour=3, partie=MOST_PARTIES, tokens=[3, 4, 4]
    )
    told = play(state, "PASS", "PASS", "PASS")
    assert ended(state) == Outcome((0, 1, 2), (4, 4, 4), safeguard=True)
    assert told[-1].record() == {"record": "end", "scores": [4, 4, 4], "winners": [0, 1, 2], "safeguard": True}
    before = position(
        ["8", "8", "8"], ["8", "4", "4"], phase="adjust", quest=27, tour=3, partie=MOST_PARTIES - 1, tokens=[3, 4, 4]
    )
    play(before, "PASS", "PASS", "PASS")
    assert GAME.outcome(before) is None
    assert (before.partie, [written(hand) for hand in before.hands]) == (MOST_PARTIES, [ALL] * 3)
