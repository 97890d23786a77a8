"""A game of Cassa Nostra from its set-up to the adjustments: CS-1 to CS-10."""

import pytest

from cachecash.core.chance import Chance
from cachecash.core.events import ChanceDrawn, Event
from cachecash.games.cassa_nostra import events
from cachecash.games.cassa_nostra.cards import Card, sum_of
from cachecash.games.cassa_nostra.state import State
from cs_positions import ALL, GAME, dealt, legal, of_type, options, play, position, tour, written

ONE, TWO, FOUR, EIGHT = Card


@pytest.mark.rule("CS-1")
def test_everybody_starts_with_the_same_eight_cards_and_two_tokens() -> None:
    assert [*GAME.seats] == [3, 4, 5, 6]
    for seats in GAME.seats:
        state = dealt(seats)
        assert [written(hand) for hand in state.hands] == [ALL] * seats
        assert [sum_of(hand) for hand in state.hands] == [30] * seats
        assert state.tokens == [2] * seats


@pytest.mark.rule("CS-2", "CS-17")
def test_a_new_partie_gives_all_cards_back_and_keeps_the_tokens() -> None:
    state = dealt(3, "111", "111", "111")
    told = tour(state, "8 4", "8", "8") + tour(state, "8", "8", "8") + tour(state, "2", "4 4", "4 4")
    assert [written(hand) for hand in state.hands] == [ALL] * 3
    assert (state.spent, state.up, state.down) == ([0] * 3, [0] * 3, [0] * 3)
    assert (state.partie, state.tour, state.tokens) == (2, 1, [2, 1, 1])
    assert of_type(told, events.PartieBegan) == [events.PartieBegan(2, 0, (0, 1, 2))]


@pytest.mark.rule("CS-3")
def test_the_first_seat_is_drawn_then_moves_clockwise_over_eliminated_players_too() -> None:
    drawn = {GAME.new(4, options(), Chance(f"seed {number}")).first for number in range(40)}
    assert drawn == {0, 1, 2, 3}
    told: list[Event] = []
    state = dealt(4, "1111", "1111", first=2, tell=told.append)
    assert told[0] == ChanceDrawn("first", 2)
    state.tokens = [2, 2, 2, 1]
    assert order_of_the_tour(state, "8", "8", "8", "1") == [2, 3, 0, 1]
    assert state.first == 3, "nobody sits there any more"
    assert not state.playing[3]
    assert order_of_the_tour(state, "8", "8", "4") == [0, 1, 2]


def order_of_the_tour(state: State, *offers: str) -> list[int]:
    """Play a tour of single cards; give the seats in the order in which they adjust."""
    play(state, *(f"DEPOSIT({offer})" for offer in offers), *(f"SHOW({offer})" for offer in offers))
    order: list[int] = []
    for _ in offers:
        order += GAME.to_act(state)
        play(state, "PASS")
    return order


@pytest.mark.rule("CS-4")
def test_the_quest_is_ten_for_each_player_still_in_less_one_die_each() -> None:
    state = dealt(4, "1234", "4321")
    assert (state.quest, state.dice) == (30, [1, 2, 3, 4])
    state.tokens[0] = 1
    told = tour(state, "1", "8", "8", "8")
    assert (state.quest, state.dice) == (30 - 6, [3, 2, 1]), "three dice for those who are left"
    assert of_type(told, events.QuestSet) == [events.QuestSet(2, 24, 30, (3, 2, 1))]
    assert ChanceDrawn("dice", [3, 2, 1]) in told


@pytest.mark.rule("CS-4")
def test_each_side_of_a_die_comes_up() -> None:
    rolled = [GAME.new(3, options(), Chance(f"seed {number}")).dice for number in range(200)]
    for die in zip(*rolled, strict=True):
        assert {*die} == {1, 2, 3, 4}
        assert all(25 < die.count(side) < 75 for side in (1, 2, 3, 4))


@pytest.mark.rule("CS-4")
def test_how_a_tour_is_played_changes_no_later_dice() -> None:
    one, other = dealt(3, "111"), dealt(3, "111")
    tour(one, "8", "8", "8")
    tour(other, "1 2", "4", "8 8")
    assert one.dice == other.dice


@pytest.mark.rule("CS-5")
def test_all_deposit_at_the_same_time_one_card_at_least() -> None:
    state = dealt(3, "111")
    assert GAME.to_act(state) == (0, 1, 2)
    assert len(legal(state, 2)) == 3**4 - 1
    assert legal(state, 2)[:5] == ["DEPOSIT(1)", "DEPOSIT(2)", "DEPOSIT(4)", "DEPOSIT(8)", "DEPOSIT(1,1)"]
    assert legal(state, 2)[-1] == "DEPOSIT(1,1,2,2,4,4,8,8)"
    GAME.apply(state, 1, GAME.parse("DEPOSIT(8,1,1)"))
    assert GAME.to_act(state) == (0, 2)
    assert (written(state.hands[1]), written(state.down[1])) == ("2 2 4 4 8", "1 1 8")
    assert legal(state, 1) == []


@pytest.mark.rule("CS-5")
def test_an_empty_hand_deposits_nothing_and_is_asked_nothing() -> None:
    state = position([ALL, "4 8", ""], phase="adjust", tour=1, waiting=[0])
    state.up[0], state.hands[0] = GAME.parse("SHOW(1)").cost, state.hands[0] - GAME.parse("SHOW(1)").cost
    told = play(state, "PASS")
    assert of_type(told, events.HandEmpty) == [events.HandEmpty(2)]
    assert of_type(told, events.DepositsAsked) == [events.DepositsAsked((0, 1))]
    play(state, "DEPOSIT(8)", "DEPOSIT(8)")
    assert GAME.to_act(state) == (0, 1)
    play(state, "SHOW(8)", "SHOW(8)")
    asked: list[int] = []
    while state.tour == 2:
        asked += GAME.to_act(state)
        play(state, "PASS")
    assert sorted(asked) == [0, 1]


@pytest.mark.rule("CS-5", "CS-10")
def test_where_every_hand_is_empty_the_tour_is_counted_at_once() -> None:
    state = dealt(3, "111", "111", "111")
    state.tokens = [2, 2, 3]
    told = tour(state, *[ALL] * 3)
    settled = of_type(told, events.ChefAngered)
    assert settled == [
        events.ChefAngered((0, 1, 2), 0, 0, 27, (2, 2, 3)),
        events.ChefAngered((0, 1, 2), 0, 0, 27, (1, 1, 2)),
    ]
    assert state.tokens == [2, 2, 3], "the common total of 0 is the highest, and all gain (CS-16)"
    assert (state.partie, state.tour, GAME.to_act(state)) == (2, 1, (0, 1, 2))


@pytest.mark.rule("CS-6")
def test_all_turn_one_card_of_their_deposit_at_the_same_time() -> None:
    state = dealt(3, "111")
    told = play(state, "DEPOSIT(1,1,8)", "DEPOSIT(4)", "DEPOSIT(2,2)")
    assert events.DepositsLaid((3, 1, 2)) in told
    assert GAME.to_act(state) == (0, 1, 2)
    assert [legal(state, seat) for seat in range(3)] == [["SHOW(1)", "SHOW(8)"], ["SHOW(4)"], ["SHOW(2)"]]
    GAME.apply(state, 2, GAME.parse("SHOW(2)"))
    assert GAME.to_act(state) == (0, 1)
    told = play(state, "SHOW(8)", "SHOW(4)")
    assert events.CardsTurned((EIGHT, FOUR, TWO), 14) in told
    assert [written(card) for card in state.up] == ["8", "4", "2"]


@pytest.mark.rule("CS-8")
def test_each_in_turn_adds_a_card_takes_one_back_or_changes_nothing() -> None:
    state = position(["1 2", "8", "4"], ["8/1 2", "8/4", "8/2"], phase="adjust", quest=99, first=1)
    assert GAME.to_act(state) == (1,)
    assert legal(state) == ["ADD(8)", "REMOVE(4)", "PASS"]
    told = play(state, "ADD(8)")
    assert (written(state.hands[1]), written(state.down[1])) == ("", "4 8")
    assert events.CardAdded(1, EIGHT, 3) in told
    assert GAME.to_act(state) == (2,)
    told = play(state, "REMOVE(2)")
    assert (written(state.hands[2]), written(state.down[2])) == ("2 4", "")
    assert events.CardTakenBack(2, TWO, 1) in told
    told = play(state, "PASS")
    assert events.DepositKept(0) in told
    assert events.OffersTurned(((ONE, TWO, EIGHT), (FOUR, EIGHT, EIGHT), (EIGHT,)), (11, 20, 8), 39, 99) in told


@pytest.mark.rule("CS-8")
def test_an_empty_hand_can_add_nothing_and_may_have_nothing_but_to_pass() -> None:
    state = position(["", "", ALL], ["8/1", "8", ""], phase="adjust", quest=20)
    assert legal(state) == ["REMOVE(1)", "PASS"]
    play(state, "PASS")
    assert legal(state) == ["PASS"]


@pytest.mark.rule("CS-9")
def test_the_card_that_lies_face_up_stays() -> None:
    state = position(["", "", ALL], ["8/1 8", "8", ""], phase="adjust", quest=20)
    assert legal(state) == ["REMOVE(1)", "REMOVE(8)", "PASS"], "the other 8 lies face down"
    play(state, "REMOVE(8)")
    assert (written(state.up[0]), written(state.down[0])) == ("8", "1")


@pytest.mark.rule("CS-12")
def test_what_was_deposited_is_out_until_the_next_partie() -> None:
    state = dealt(3, "111", "111")
    tour(state, "8 1", "8", "8 8")
    assert [written(spent) for spent in state.spent] == ["1 8", "8", "8 8"]
    assert "DEPOSIT(8,8)" not in legal(state, 0)
    for viewer in (0, 1, 2, None):
        assert [written(spent) for spent in GAME.view(state, viewer).spent] == ["1 8", "8", "8 8"]
