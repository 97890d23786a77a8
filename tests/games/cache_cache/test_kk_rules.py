"""The rules of Cache-cache, KK-1 to KK-27, one by one."""

import pytest

from cachecash.core.chance import Chance
from cachecash.core.events import ChanceDrawn, Event
from cachecash.core.game import Outcome
from cachecash.core.problems import Problem
from cachecash.games.cache_cache import State, events
from cachecash.games.cache_cache.cards import DECK, Card
from cachecash.games.cache_cache.grid import column_of, row_of
from cachecash.games.cache_cache.rules import MOST_TURNS
from cachecash.table.table import check_seats
from kk_positions import (
    FRESH,
    GAME,
    dealt,
    everywhere,
    grid_of,
    legal,
    numbers,
    options,
    play,
    position,
    refused,
    told_as,
)

OPEN = "5 ?6 7 | 1 ?2 3 | 4 ?8 9 | 10 11 12"
"""A grid in the middle of a round."""


# --- the set-up


@pytest.mark.rule("KK-1")
def test_from_two_to_six_play() -> None:
    assert [*GAME.seats] == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(Problem):
            check_seats(GAME, seats)
    for seats in GAME.seats:
        assert GAME.to_act(GAME.new(seats, options(), Chance("seats"))) == tuple(range(seats))


@pytest.mark.rule("KK-2")
def test_the_deck_has_150_cards_that_make_760() -> None:
    assert (len(DECK), sum(DECK)) == (150, 760)
    assert [DECK.count(value) for value in range(-2, 13)] == [5, 10, 15, *[10] * 12]
    assert set(DECK) == {*Card}


@pytest.mark.rule("KK-3", "KK-4")
@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_gets_twelve_hidden_cards_and_one_starts_the_discard(seats: int) -> None:
    told: list[Event] = []
    state = GAME.new(seats, options(), Chance("deal"), told.append)
    assert [mask.bit_count() for mask in state.hidden] == [12] * seats
    assert (len(state.discard), len(state.draw)) == (1, 150 - 12 * seats - 1)
    shuffled = told_as(ChanceDrawn, told)[0].outcome
    assert [card for grid in state.grids for card in grid] == shuffled[: -12 * seats - 1 : -1]
    assert shuffled == [*state.draw, *state.discard, *shuffled[-12 * seats :]]
    assert everywhere(state).total() == 150
    assert state.totals == [0] * seats


@pytest.mark.rule("KK-3")
def test_a_cell_is_three_times_its_column_plus_its_row() -> None:
    assert [(column_of(cell), row_of(cell)) for cell in (0, 2, 3, 11)] == [(0, 0), (0, 2), (1, 0), (3, 2)]


@pytest.mark.rule("KK-5")
def test_two_cards_of_one_s_choice_are_turned_by_all_at_once() -> None:
    state = position([FRESH, FRESH, FRESH], phase="setup")
    assert len(legal(state)) == 66
    assert legal(state)[:2] == ["REVEAL(0,1)", "REVEAL(0,2)"]
    told = play(state, "REVEAL(0,11)", "REVEAL(3,4)")
    assert [mask.bit_count() for mask in state.hidden] == [12, 12, 12], "nothing is turned before all have chosen"
    assert GAME.to_act(state) == (2,)
    assert (legal(state, 0), legal(state, 1)) == ([], [])
    assert told == [events.CardsChosen(0, (0, 11)), events.CardsChosen(1, (3, 4))]
    told = play(state, "REVEAL(7,6)")
    assert told_as(events.CardsTurned, told) == [
        events.CardsTurned(0, (0, 11), (Card.C1, Card.C12), 13),
        events.CardsTurned(1, (3, 4), (Card.C4, Card.C5), 9),
        events.CardsTurned(2, (6, 7), (Card.C7, Card.C8), 15),
    ]
    assert [mask.bit_count() for mask in state.hidden] == [10, 10, 10]


@pytest.mark.rule("KK-5")
def test_the_order_of_the_choices_does_not_matter() -> None:
    ends = []
    for order in ((0, 1, 2), (2, 0, 1)):
        state = position([FRESH, FRESH, FRESH], phase="setup")
        for seat in order:
            GAME.apply(state, seat, GAME.parse(f"REVEAL({seat},{seat + 5})"))
        ends.append(state)
    assert ends[0] == ends[1]


@pytest.mark.rule("KK-6")
def test_the_highest_sum_starts_and_turns_go_clockwise() -> None:
    state = position([FRESH, FRESH, FRESH], phase="setup")
    told = play(state, "REVEAL(0,1)", "REVEAL(10,11)", "REVEAL(2,3)")
    assert (state.starter, state.phase) == (1, "turn")
    assert told_as(events.StarterChosen, told) == [events.StarterChosen(1, 23, (1,))]
    assert not told_as(ChanceDrawn, told)
    order: list[int] = []
    for _ in range(6):
        order += GAME.to_act(state)
        play(state, legal(state)[0])
    assert order == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("KK-6")
def test_a_later_round_is_started_by_the_highest_sum_too() -> None:
    """Not by whoever finished the round before."""
    state = position(["x | x | x | 1 0 0", "x | x | x | 2 0 0"], active=1, finisher=0, rest=True)
    play(state, "TAKE(9)")
    assert (state.round, state.phase, state.starter) == (2, "setup", -1)
    sums = [sorted(range(12), key=grid.__getitem__) for grid in state.grids]
    low, high = sums[0][:2], sums[1][-2:]
    play(state, f"REVEAL({low[0]},{low[1]})", f"REVEAL({high[0]},{high[1]})")
    assert state.starter == 1


# --- a turn


@pytest.mark.rule("KK-7")
def test_a_hidden_card_is_turned() -> None:
    state = position([OPEN, OPEN])
    told = play(state, "FLIP(4)")
    assert told[0] == events.CardFlipped(0, 4, Card.C2)
    assert grid_of(state, 0) == "5 ?6 7 | 1 2 3 | 4 ?8 9 | 10 11 12"
    assert (state.discard, GAME.to_act(state)) == ([0], (1,))


@pytest.mark.rule("KK-8")
@pytest.mark.parametrize(("cell", "replaced", "hidden"), [(1, 6, True), (0, 5, False)])
def test_a_drawn_card_takes_the_place_of_a_card(cell: int, replaced: int, hidden: bool) -> None:
    state = position([OPEN, OPEN], draw="9 3")
    drawn = play(state, "DRAW")
    assert drawn == [events.CardDrawn(0, Card.C3, 1)]
    assert (state.drawn, state.phase, GAME.to_act(state)) == (3, "drawn", (0,))
    assert legal(state) == [*(f"PLACE({at})" for at in range(12)), "REJECT(1)", "REJECT(4)", "REJECT(7)"]
    told = play(state, f"PLACE({cell})")
    assert told[0] == events.CardPlaced(0, cell, Card.C3, Card(replaced), hidden, taken=False)
    assert (state.grids[0][cell], state.hidden[0] >> cell & 1) == (3, 0)
    assert (state.discard, state.drawn, GAME.to_act(state)) == ([0, replaced], None, (1,))


@pytest.mark.rule("KK-8")
def test_a_rejected_card_goes_and_a_hidden_one_is_turned() -> None:
    state = position([OPEN, OPEN], draw="9 3")
    told = play(state, "DRAW", "REJECT(7)")
    assert told[1] == events.CardRejected(0, Card.C3, 7, Card.C8)
    assert grid_of(state, 0) == "5 ?6 7 | 1 ?2 3 | 4 8 9 | 10 11 12"
    assert (state.discard, state.drawn, GAME.to_act(state)) == ([0, 3], None, (1,))


@pytest.mark.rule("KK-9")
@pytest.mark.parametrize(("cell", "replaced", "hidden"), [(1, 6, True), (0, 5, False)])
def test_the_top_discard_takes_the_place_of_a_card(cell: int, replaced: int, hidden: bool) -> None:
    state = position([OPEN, OPEN], discard="9 -1")
    told = play(state, f"TAKE({cell})")
    assert told[0] == events.CardPlaced(0, cell, Card.M1, Card(replaced), hidden, taken=True)
    assert (state.grids[0][cell], state.discard, GAME.to_act(state)) == (-1, [9, replaced], (1,))


@pytest.mark.rule("KK-10")
def test_only_cells_that_are_there_are_chosen() -> None:
    state = position(["5 ?6 7 | x | 4 ?8 9 | x", OPEN])
    there = (0, 1, 2, 6, 7, 8)
    assert legal(state) == ["FLIP(1)", "FLIP(7)", "DRAW", *(f"TAKE({cell})" for cell in there)]
    assert refused(state, "TAKE(3)") == ("KK-10", "column-gone")
    state = position(["5 ?6 7 | x | 4 ?8 9 | x", OPEN], drawn=3)
    assert legal(state) == [*(f"PLACE({cell})" for cell in there), "REJECT(1)", "REJECT(7)"]


@pytest.mark.rule("KK-10")
def test_a_drawn_card_is_not_exchanged_for_the_discard() -> None:
    state = position([OPEN, OPEN], drawn=3)
    assert refused(state, "TAKE(1)") == ("KK-10", "no-exchange")


@pytest.mark.rule("KK-12")
def test_an_empty_draw_pile_is_made_of_the_discards_but_the_top_one() -> None:
    state = position([OPEN, OPEN], draw="", discard="1 2 3 4 5 6 7 12")
    told = play(state, "DRAW")
    shuffled, remade, drawn = told
    assert isinstance(shuffled, ChanceDrawn)
    assert (shuffled.what, sorted(shuffled.outcome)) == ("shuffle", [1, 2, 3, 4, 5, 6, 7])
    assert remade == events.DrawPileRemade(7, Card.C12)
    assert drawn == events.CardDrawn(0, Card(shuffled.outcome[-1]), 6)
    assert (state.discard, state.draw) == ([12], shuffled.outcome[:-1])


@pytest.mark.rule("KK-12")
def test_each_reshuffle_of_a_round_is_another_one() -> None:
    orders = set()
    state = position([OPEN, OPEN])
    for _ in range(4):
        state.draw, state.discard, state.phase = [], [*range(13)], "turn"
        play(state, "DRAW")
        orders.add(tuple(state.draw))
        state.drawn = None
    assert len(orders) == 4


@pytest.mark.rule("KK-13")
def test_whoever_plays_may_always_flip_draw_and_take() -> None:
    state = position(["x | x | x | ?1 2 3", OPEN], draw="", discard="4 5")
    assert legal(state) == ["FLIP(9)", "DRAW", "TAKE(9)", "TAKE(10)", "TAKE(11)"]
    assert legal(state, 1) == []


# --- columns


@pytest.mark.rule("KK-14")
@pytest.mark.parametrize("action", ["FLIP(2)", "TAKE(2)", "PLACE(2)", "REJECT(2)"])
def test_three_equal_visible_cards_go_however_the_last_one_came(action: str) -> None:
    drawn = {"PLACE(2)": 7, "REJECT(2)": 1}.get(action)
    state = position(["7 7 ?7 | 7 ?7 7 | 1 2 3 | 1 2 3", OPEN], discard="7", drawn=drawn)
    play(state, action)
    assert grid_of(state, 0) == "x | 7 ?7 7 | 1 2 3 | 1 2 3"


@pytest.mark.rule("KK-14")
def test_rows_and_hidden_cards_do_not_go() -> None:
    state = position(["7 ?1 2 | 7 1 ?2 | 0 ?5 6 | 7 8 9", OPEN], discard="7")
    play(state, "TAKE(6)")
    assert grid_of(state, 0) == "7 ?1 2 | 7 1 ?2 | 7 ?5 6 | 7 8 9"


@pytest.mark.rule("KK-14")
@pytest.mark.parametrize(("column", "cell"), [("0 7 1", 0), ("0 1 7", 0), ("7 0 1", 1), ("1 0 7", 1), ("7 1 0", 2)])
def test_two_equal_cards_do_not_go(column: str, cell: int) -> None:
    state = position([f"{column} | 7 ?1 2 | 0 5 6 | 7 8 9", OPEN], discard="7")
    play(state, f"TAKE({cell})")
    assert grid_of(state, 0).count("x") == 0


@pytest.mark.rule("KK-15", "option:columns")
@pytest.mark.parametrize(("rules", "discard", "out"), [("", [1, 9, 7, 7, 7], []), ("columns=out", [1, 9], [7, 7, 7])])
def test_a_column_goes_on_the_card_that_was_replaced_or_leaves_the_game(
    rules: str, discard: list[int], out: list[int]
) -> None:
    state = position(["7 7 9 | ?1 ?2 3 | 1 2 3 | 1 2 3", OPEN], discard="1 7", rules=rules)
    told = play(state, "TAKE(2)")
    assert (state.discard, state.out) == (discard, out)
    assert told[1] == events.ColumnRemoved(0, 0, Card.C7, 3, bool(out))
    assert told[-1] == events.TurnBegan(1, Card(discard[-1]), last=False)


@pytest.mark.rule("KK-16")
def test_nothing_goes_at_the_set_up_where_two_cards_of_a_column_are_visible() -> None:
    state = dealt(["7 7 7 1 1 1 2 2 2 3 3 3", "4 4 4 5 5 5 6 6 6 8 8 8"])
    play(state, "REVEAL(0,1)", "REVEAL(0,2)")
    assert [mask.bit_count() for mask in state.there] == [12, 12]


# --- the end of a round


@pytest.mark.rule("KK-17")
@pytest.mark.parametrize(
    ("grid", "action", "empty"),
    [
        ("x | x | 1 2 3 | ?4 5 6", "FLIP(9)", False),
        ("x | x | 1 2 3 | ?4 5 6", "TAKE(9)", False),
        ("x | x | x | 0 0 ?4", "TAKE(11)", True),
        ("x | x | x | 5 5 ?5", "FLIP(11)", True),
    ],
)
def test_the_first_without_a_hidden_card_is_the_finisher(grid: str, action: str, empty: bool) -> None:
    state = position([grid, OPEN, OPEN], discard="0")
    told = play(state, action)
    assert state.finisher == 0
    assert told_as(events.GridFinished, told) == [events.GridFinished(0, empty)]


@pytest.mark.rule("KK-17")
def test_whoever_has_a_hidden_card_left_has_not_finished() -> None:
    state = position(["x | x | 1 2 ?3 | ?4 5 6", OPEN])
    assert not told_as(events.GridFinished, play(state, "FLIP(9)"))
    assert state.finisher == -1


@pytest.mark.rule("KK-18")
def test_the_others_have_one_more_turn_each() -> None:
    state = position([OPEN, "x | x | x | ?4 5 6", OPEN, OPEN], active=1, draw="0 0 0 0 0")
    told = play(state, "FLIP(9)", "TAKE(0)", "DRAW", "REJECT(1)", "FLIP(1)")
    lasts = [(turn.seat, turn.last) for turn in told_as(events.TurnBegan, told)]
    assert lasts == [(2, True), (3, True), (0, True)]
    assert told_as(events.RoundEnded, told)
    assert state.round == 2


@pytest.mark.rule("KK-19")
def test_a_second_one_who_finishes_changes_nothing() -> None:
    state = position(["x | x | x | 4 5 6", "x | x | x | ?1 2 3", OPEN], active=1, finisher=0)
    told = play(state, "FLIP(9)")
    assert not told_as(events.GridFinished, told)
    assert (state.finisher, GAME.to_act(state)) == (0, (2,))
    (ended,) = told_as(events.RoundEnded, play(state, "FLIP(1)"))
    assert (ended.finisher, ended.scores[:2]) == (0, (30, 6)), "the first one is doubled"


@pytest.mark.rule("KK-20")
def test_all_is_turned_columns_go_and_what_is_left_counts() -> None:
    state = position(
        ["x | x | x | x", "?9 ?9 ?9 | 1 2 ?3 | ?4 ?5 ?6 | 10 ?11 12", "x | 1 ?2 3 | x | x"],
        active=2,
        finisher=0,
        rules="limit=50",
    )
    told = play(state, "FLIP(4)")
    (ended,) = told_as(events.RoundEnded, told)
    assert ended.raw == (0, 54, 6)
    assert told_as(events.GridTurned, told) == [
        events.GridTurned(1, (0, 1, 2, 5, 6, 7, 8, 10), tuple(map(Card, (9, 9, 9, 3, 4, 5, 6, 11))))
    ]
    assert told_as(events.ColumnRemoved, told) == [events.ColumnRemoved(1, 0, Card.C9, 3, out=False)]
    assert told.index(told_as(events.GridTurned, told)[0]) < told.index(told_as(events.ColumnRemoved, told)[0])


@pytest.mark.rule("KK-21")
@pytest.mark.parametrize(
    ("finisher", "other", "scores", "doubled"),
    [
        ("4 3 3", "4 4 3", (10, 11), False),
        ("4 3 3", "4 4 2", (20, 10), True),
        ("4 3 3", "4 3 2", (20, 9), True),
        ("0 0 -1", "0 -1 -2", (-1, -3), False),
        ("1 0 -1", "0 -1 -2", (0, -3), False),
    ],
)
def test_a_finisher_who_is_not_strictly_lowest_is_doubled_if_positive(
    finisher: str, other: str, scores: tuple[int, int], doubled: bool
) -> None:
    state = position([f"x | x | x | {finisher}", f"x | x | x | {other}"], active=1, finisher=0, discard=other[0])
    (ended,) = told_as(events.RoundEnded, play(state, "TAKE(9)"))
    assert (ended.scores, ended.doubled) == (scores, doubled)


@pytest.mark.rule("KK-22")
def test_scores_are_added_and_may_be_negative() -> None:
    grids = ["x | x | x | -2 -1 0", "x | x | x | 9 8 7"]
    state = position(grids, active=1, finisher=0, totals=[5, 40], discard="9")
    play(state, "TAKE(9)")
    assert state.totals == [2, 64]
    state = position(grids, active=1, finisher=0, totals=[1, 40], discard="9")
    play(state, "TAKE(9)")
    assert state.totals == [-2, 64]


# --- the end of a game


@pytest.mark.rule("KK-23", "option:limit")
@pytest.mark.parametrize(
    ("rules", "total", "over"), [("", 99, False), ("", 100, True), ("limit=50", 49, False), ("limit=50", 50, True)]
)
def test_the_game_ends_when_somebody_has_reached_the_limit(rules: str, total: int, over: bool) -> None:
    grids = ["x | x | x | 1 0 0", "x | x | x | 2 0 0"]
    state = position(grids, active=1, finisher=0, totals=[10, total - 2], rules=rules, rest=True, discard="2")
    told = play(state, "TAKE(9)")
    assert (GAME.outcome(state) is not None) is over
    assert bool(told_as(events.GameEnded, told)) is over
    if over:
        assert GAME.outcome(state) == Outcome((0,), (11, total))
        assert (GAME.to_act(state), legal_of_all(state)) == ((), [[], []])


def legal_of_all(state: State) -> list[list[str]]:
    return [legal(state, seat) for seat in range(state.seats)]


@pytest.mark.rule("KK-24")
def test_the_lowest_total_wins_even_a_negative_one() -> None:
    state = position(["x | x | x | 1 0 0", "x | x | x | 12 0 0"], active=1, finisher=0, totals=[-4, 95], discard="12")
    play(state, "TAKE(9)")
    assert GAME.outcome(state) == Outcome((0,), (-3, 107))


@pytest.mark.rule("KK-25")
def test_another_round_is_dealt_with_all_cards() -> None:
    grids = ["x | x | x | 1 0 0", "x | x | x | 2 0 0"]
    state = position(grids, active=1, finisher=0, rest=True, rules="columns=out", out="", discard="2", turns=40)
    told = play(state, "TAKE(9)")
    assert (state.round, state.phase, state.turns, state.finisher) == (2, "setup", 0, -1)
    assert (everywhere(state).total(), len(state.draw)) == (150, 125)
    names = [type(event).__name__ for event in told]
    assert names[names.index("RoundEnded") :] == [
        *("RoundEnded", "ChanceDrawn", "RoundBegan", "StarterTurned", "ChoiceAsked")
    ]


@pytest.mark.rule("KK-26")
def test_after_a_thousand_turns_the_round_is_counted_without_doubling() -> None:
    state = position(["x | x | x | ?9 9 8", "x | x | x | ?1 2 3"], turns=MOST_TURNS - 2, rules="limit=50", discard="9")
    assert not told_as(events.RoundEnded, play(state, "TAKE(10)"))
    (ended,) = told_as(events.RoundEnded, play(state, "TAKE(10)"))
    assert (ended.finisher, ended.doubled, ended.scores) == (None, False, (26, 13))
    assert ended.record()["safeguard"] is True


@pytest.mark.rule("KK-26", "KK-18")
def test_a_last_lap_goes_on_beyond_the_thousandth_turn() -> None:
    state = position(["x | x | x | ?9 8 7", "x | x | x | ?1 2 3"], turns=MOST_TURNS - 1, rules="limit=50")
    assert not told_as(events.RoundEnded, play(state, "FLIP(9)"))
    (ended,) = told_as(events.RoundEnded, play(state, "TAKE(10)"))
    assert (ended.finisher, ended.doubled) == (0, True)
    assert "safeguard" not in ended.record()


@pytest.mark.rule("KK-27")
def test_the_same_seed_deals_the_same_rounds_however_they_are_played() -> None:
    deals = []
    for pick in (0, -1):
        state = GAME.new(2, options(), Chance("same"))
        state.totals = [-500, -500]
        found = [state.copy()]
        while GAME.to_act(state) and len(found) < 3:
            seat = GAME.to_act(state)[0]
            action = GAME.legal(state, seat)[pick if state.phase == "setup" else 0]
            GAME.apply(state, seat, action)
            if state.phase == "setup" and state.round > len(found):
                found.append(state.copy())
        deals.append([(one.grids, one.draw, one.discard) for one in found])
    first, second = deals
    assert len(first) == 3
    assert first == second
    other = GAME.new(2, options(), Chance("other"))
    assert (other.grids, other.draw, other.discard) != first[0]


@pytest.mark.rule("KK-27")
def test_the_tie_draw_hangs_on_the_seed_alone() -> None:
    drawn = set()
    for seed in range(20):
        state = position([FRESH, FRESH], phase="setup", seed=f"tie {seed}")
        again = state.copy()
        play(state, "REVEAL(0,1)", "REVEAL(0,1)")
        GAME.apply(again, 1, GAME.parse("REVEAL(0,1)"))
        GAME.apply(again, 0, GAME.parse("REVEAL(0,1)"))
        assert again == state
        drawn.add(state.starter)
    assert drawn == {0, 1}


def test_numbers_are_read_as_they_are_written() -> None:
    assert numbers("3 -2 12") == [3, -2, 12]
