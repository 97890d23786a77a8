"""The rules of the added game, each by its number."""

import pytest

from cachecash.core.chance import Chance
from cachecash.core.events import Event
from cachecash.core.game import Outcome
from cachecash.games.petite_bataille import PetiteBataille, events
from cachecash.games.petite_bataille.actions import Action
from cachecash.games.petite_bataille.options import Options
from cachecash.games.petite_bataille.state import State

GAME = PetiteBataille()


def position(mine: list[int], theirs: list[int], *, laid: int = 0, rounds: int = 1) -> State:
    """Seat 0 leads, or has led with the card *laid*."""
    state = State(Options(rounds=rounds), Chance("x"))
    state.round, state.laid, state.hands, state.aside = 1, laid, [mine, theirs], 7
    return state


def play(state: State, *cards: int) -> list[Event]:
    told: list[Event] = []
    for card in cards:
        GAME.apply(state, GAME.to_act(state)[0], Action(card), told.append)
    return told


@pytest.mark.rule("PB-1")
def test_each_has_three_cards_and_nobody_sees_the_seventh() -> None:
    state = GAME.new(2, Options(), Chance("deal"))
    assert [len(hand) for hand in state.hands] == [3, 3]
    assert sorted([*state.hands[0], *state.hands[1], state.aside]) == [1, 2, 3, 4, 5, 6, 7]
    for viewer, cards in [(0, state.hands[0]), (1, state.hands[1]), (None, [])]:
        assert [*GAME.view(state, viewer).hand] == cards


@pytest.mark.rule("PB-2")
def test_chance_says_who_leads_and_then_whoever_took_the_trick() -> None:
    leaders = {GAME.new(2, Options(), Chance(f"{number}")).leader for number in range(9)}
    assert leaders == {0, 1}
    state = position([1, 5], [3, 4])
    refusal = GAME.refusal(state, 1, Action(3))
    assert refusal
    assert (refusal.rule, refusal.reason) == ("PB-2", "not-your-turn")
    play(state, 1, 3)
    assert GAME.to_act(state) == (1,)


@pytest.mark.rule("PB-3")
@pytest.mark.parametrize(("led", "answer", "taker"), [(2, 3, 1), (3, 2, 0)])
def test_any_card_may_be_played_and_the_higher_one_takes(led: int, answer: int, taker: int) -> None:
    state = position([1, led], [answer, 6])
    assert GAME.legal(state, 0) == [Action(1), Action(led)]
    refusal = GAME.refusal(state, 0, Action(answer))
    assert refusal
    assert refusal.reason == "not-in-hand"
    told = play(state, led, answer)
    assert [(fact.seat, fact.tricks) for fact in told if isinstance(fact, events.TrickTaken)] == [(taker, 1)]


@pytest.mark.rule("PB-4", "PB-5", "option:rounds")
@pytest.mark.parametrize("rounds", [1, 3])
def test_a_round_ends_with_the_cards_and_most_tricks_win_after_all_rounds(rounds: int) -> None:
    state = position([1], [3], rounds=rounds)
    state.tricks = [2, 0]
    told = play(state, 1, 3)
    assert [fact.scores for fact in told if isinstance(fact, events.RoundEnded)] == [(2, 1)]
    outcome = GAME.outcome(state)
    refusal = GAME.refusal(state, 0, Action(8))
    assert refusal
    if rounds == 1:
        assert outcome == Outcome((0,), (2, 1))
        assert refusal.rule == "PB-5"
    else:
        assert outcome is None
        assert state.round == 2
