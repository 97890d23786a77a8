"""What a viewer may know, and what a re-dealt position keeps of it."""

from collections import Counter

import pytest

from cachecash.core.chance import Chance
from cachecash.games.cache_cache import State
from cachecash.games.cache_cache.view import GONE, HIDDEN
from kk_positions import FRESH, GAME, everywhere, mask_of, play, position

OPEN = "5 ?6 7 | x | 4 ?8 9 | 10 11 12"
SIDE = "?1 ?2 3 | ?1 ?2 ?3 | ?4 5 6 | ?7 ?8 ?9"


def redeals(state: State, viewer: int | None, times: int = 60) -> list[State]:
    view = GAME.view(state, viewer)
    return [GAME.redeal(view, Chance(f"redeal {number}")) for number in range(times)]


@pytest.mark.rule("KK-3")
def test_nobody_sees_a_hidden_card_not_even_its_owner() -> None:
    state = position([OPEN, SIDE])
    for viewer in (0, 1, None):
        grid = GAME.view(state, viewer).grids[0]
        assert grid == (5, HIDDEN, 7, GONE, GONE, GONE, 4, HIDDEN, 9, 10, 11, 12)


@pytest.mark.rule("KK-11")
def test_a_drawn_card_is_known_to_who_drew_it_alone() -> None:
    state = position([OPEN, SIDE, SIDE], draw="1 3", rest=True)
    play(state, "DRAW")
    assert [GAME.view(state, viewer).drawn for viewer in (0, 1, 2, None)] == [3, None, None, None]
    assert {redealt.drawn for redealt in redeals(state, 0)} == {3}
    assert len({redealt.drawn for redealt in redeals(state, 1)}) > 5


@pytest.mark.rule("KK-5")
def test_a_choice_is_known_to_nobody_else_before_all_have_chosen() -> None:
    state = position([FRESH, FRESH, FRESH], phase="setup", rest=True)
    other = state.copy()
    play(state, "REVEAL(0,4)")
    play(other, "REVEAL(7,9)")
    for viewer in (1, 2, None):
        assert GAME.view(state, viewer) == GAME.view(other, viewer)
        assert GAME.view(state, viewer).awaited == (1, 2)
        assert len({redealt.chosen[0] for redealt in redeals(state, viewer)}) > 20
    assert GAME.view(state, 0).chosen == mask_of(0, 4)
    assert {redealt.chosen[0] for redealt in redeals(state, 0)} == {mask_of(0, 4)}
    assert GAME.view(state, 0).grids[0] == (HIDDEN,) * 12, "its cards stay down until all have chosen"
    for redealt in redeals(state, 1, 5):
        assert [mask.bit_count() for mask in redealt.chosen] == [2, 0, 0]


def test_redealing_moves_what_is_unseen_and_keeps_what_is_seen() -> None:
    state = position([OPEN, SIDE], discard="4 0", out="1 1 1", rules="columns=out", rest=True)
    found = redeals(state, 0)
    assert len({redealt.grids[0][1] for redealt in found}) > 5
    assert len({redealt.grids[1][0] for redealt in found}) > 5
    assert {(redealt.grids[0][0], redealt.grids[1][2]) for redealt in found} == {(5, 3)}
    assert {tuple(redealt.discard) for redealt in found} == {(4, 0)}
    assert len({tuple(redealt.draw) for redealt in found}) == len(found)
    assert all(everywhere(redealt) == everywhere(state) for redealt in found)


def test_each_unseen_card_is_as_likely_in_a_grid_as_in_the_draw_pile() -> None:
    state = position([OPEN, SIDE], discard="4 0", rest=True)
    times, hidden = 1500, 2 + 9
    found = Counter(
        card
        for redealt in redeals(state, 0, times)
        for cell, card in enumerate(redealt.grids[1])
        if state.hidden[1] >> cell & 1
    )
    unseen = hidden + len(state.draw)
    zeros = 15 - 1
    assert abs(found[0] / times / 9 - zeros / unseen) < 0.01


@pytest.mark.rule("KK-12")
def test_the_cards_of_a_reshuffled_draw_pile_are_known_but_not_their_order() -> None:
    """All of them were seen: what is still hidden in the grids is none of them."""
    state = position([OPEN, SIDE], discard="9 9 9 -2 -2 2", draw="12", rest=False)
    state.draw = []
    for viewer in (0, 1, None):
        assert GAME.view(state, viewer).known is None
    play(state, "DRAW")
    mine, theirs = GAME.view(state, 0).known, GAME.view(state, 1).known
    assert theirs == (-2, -2, 9, 9, 9), "the drawn card is one of these for whoever does not see it"
    assert mine is not None
    assert sorted([*mine, state.drawn or 0]) == [*theirs]
    play(state, "PLACE(1)")
    known = [GAME.view(state, viewer).known for viewer in (0, 1, None)]
    assert known == [mine] * 3, "it has been shown"


@pytest.mark.rule("KK-12")
def test_redealing_keeps_the_cards_of_a_reshuffled_draw_pile_in_it() -> None:
    grids = ["5 ?6 7 | x | 4 ?8 9 | 10 11 12", "?1 ?2 3 | ?1 ?2 ?3 | ?4 5 6 | ?7 ?8 ?9"]
    state = position(grids, rest=True)
    state.discard, state.draw = [*state.draw, *state.discard], []
    before = sorted(state.discard[:-1])
    play(state, "DRAW")
    hidden = Counter([6, 8, 1, 2, 1, 2, 3, 4, 7, 8, 9])
    orders, drawn = set(), set()
    for redealt in redeals(state, 1):
        assert Counter(_hidden(redealt)) == hidden
        assert sorted([*redealt.draw, redealt.drawn or 0]) == before
        assert GAME.view(redealt, 1) == GAME.view(state, 1)
        orders.add(tuple(_hidden(redealt)))
        drawn.add(redealt.drawn)
    assert len(orders) > 20
    assert len(drawn) > 5
    assert {redealt.drawn for redealt in redeals(state, 0)} == {state.drawn}


def _hidden(state: State) -> list[int]:
    return [
        card
        for grid, mask in zip(state.grids, state.hidden, strict=True)
        for cell, card in enumerate(grid)
        if mask >> cell & 1
    ]


def test_a_redealt_position_deals_on_by_its_own_chance() -> None:
    state = position([OPEN, SIDE], rest=True)
    first, second = redeals(state, 0, 2)
    assert first.chance != second.chance != state.chance


def test_a_view_tells_which_cells_hold_a_card() -> None:
    view = GAME.view(position([OPEN, SIDE]), 1)
    assert view.cells(0) == (0, 1, 2, 6, 7, 8, 9, 10, 11)
    assert view.cells(0, hidden=True) == (1, 7)
