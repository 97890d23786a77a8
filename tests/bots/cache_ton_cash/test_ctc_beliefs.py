"""What lies open tells of a hidden hand: how much, was fitted; which way it tells, anybody at the table knows."""

import pytest

from cachecash.bots.cache_ton_cash.beliefs import Likely, signs, weights_of_signs
from cachecash.games.cache_ton_cash import State
from cachecash.games.cache_ton_cash.cards import heap
from ctc_positions import table
from positions import GAME, cards


def odds(state: State, hand: str, other: str, *, seat: int = 1) -> float:
    """Give how much likelier it is for *seat* to hold one hand than another, as the first seat sees it."""
    view = GAME.view(state, 0)
    likely = Likely(view, weights_of_signs()[view.seats])

    def told(held: str) -> float:
        world = state.copy()
        world.hands[seat] = heap(cards(held))
        return likely(world)

    return told(hand) / told(other)


def two(*piles: list[str], discard: str = "") -> State:
    """Two players; the first one is to play."""
    return table("BL TR TI SC AV PI", [*piles], hands={1: "BD BJ TI SB SC AV"}, discard=discard)


def test_who_did_not_attack_a_set_holds_no_answer_to_it() -> None:
    state = two(["BD BD", "SC SC"], ["PI PI"])
    assert odds(state, "SC BD BJ BL TI SB", "AV BD BJ BL TI SB") < 0.75
    assert odds(state, "AG BD BJ BL TI SB", "AG BD BJ BL TI SB") == pytest.approx(1)


def test_who_has_lost_a_set_in_a_duel_has_no_answer_left() -> None:
    laid, fought = two(["BD BD", "SC SC"], ["PI PI"]), two(["BD BD", "SC SC SC AG"], ["PI PI"])
    answer, none = "SC BD BJ BL TI SB", "AV BD BJ BL TI SB"
    assert odds(fought, answer, none) < 0.7 * odds(laid, answer, none)


def test_pairs_are_laid_rather_than_kept() -> None:
    state = two(["BD BD"], ["PI PI"])
    assert odds(state, "SC SC BJ BL TI SB", "SC AV BJ BL TI SB") < 0.75


def test_what_was_thrown_away_is_not_held() -> None:
    state = two(["BD BD"], ["PI PI"], discard="TI")
    assert odds(state, "TI BD BJ BL SC SB", "BJ BD TR BL SC SB") < 0.75


def test_each_player_is_told_of_by_what_it_could_see() -> None:
    """The last one but one has had its turn since the set was laid, the owner has not."""
    piles = [["BD BD"], ["PI PI"], ["TR TR", "SC SC"], ["BJ BJ"]]
    state = table("BL TR TI SC AV", piles, hands=dict.fromkeys((1, 2, 3), "BD BJ TI SB"))
    view = GAME.view(state, 0)
    named = {seat: {sign.name for sign in signs(view, seat)} for seat in (1, 2, 3)}
    assert "spared" in named[3]
    assert "new" in named[1]
    assert not {"new", "spared"} & named[2]
    assert "own" in named[2]
