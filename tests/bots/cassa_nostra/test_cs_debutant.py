"""How the beginner plays Cassa Nostra: a child of seven who has understood the rules."""

from collections.abc import Sequence

import pytest

from cachecash.bots.cassa_nostra.debutant import Debutant
from cachecash.bots.cassa_nostra.habitue import Habitue
from cachecash.bots.contract import Bot
from cachecash.core.chance import Chance
from cachecash.games.cassa_nostra.actions import Action
from cachecash.games.cassa_nostra.state import State
from cachecash.games.cassa_nostra.view import View
from cs_positions import ALL, GAME, position


def choices(state: State, number: int = 12) -> set[str]:
    view, legal = GAME.view(state, 0), GAME.legal(state, 0)
    return {str(Debutant().choose(view, legal, Chance(str(lot))).action) for lot in range(number)}


def adjusting(hand: str, deposit: str, rivals: Sequence[str], quest: int) -> State:
    """Seat 0 adjusts."""
    hands = [hand, *["1 4"] * len(rivals)]
    return position(hands, [deposit, *rivals], phase="adjust", quest=quest, dice=[0] * len(hands))


def test_lays_its_biggest_card_or_its_two_biggest() -> None:
    assert choices(position([ALL] * 3, quest=25, dice=[1, 2, 2])) == {"DEPOSIT(8)", "DEPOSIT(8,8)"}
    assert choices(position(["1 2 4", "8", "8"], quest=25, dice=[1, 2, 2])) == {"DEPOSIT(4)", "DEPOSIT(2,4)"}


def test_forgets_the_tours_to_come() -> None:
    """What it lays does not depend on the tour, nor on its tokens, nor on the quest."""
    first = position(["1 2 8", "8", "8"], quest=25, dice=[1, 2, 2])
    last = position(["1 2 8", "8", "8"], quest=18, dice=[4, 4, 4], tour=3, tokens=[4, 1, 2])
    assert choices(first) == choices(last)


def test_turns_its_biggest_card() -> None:
    state = position(["1", "8 8", "8 8"], ["/8 2 4", "/1", "/1"], phase="show", quest=25, dice=[1, 2, 2])
    assert choices(state) == {"SHOW(8)"}


def test_adds_its_biggest_card_where_the_table_looks_short() -> None:
    assert choices(adjusting("1 4", "8/2", ["4", "4/8"], quest=23)) == {"ADD(4)"}


def test_leaves_well_alone_where_the_chef_seems_to_have_enough() -> None:
    assert choices(adjusting("1 4", "8/2", ["4", "4/8"], quest=22)) == {"PASS"}


def test_takes_nothing_back() -> None:
    assert choices(adjusting("", "8/2", ["4", "4/8"], quest=30)) == {"PASS"}


def test_plays_the_only_action_there_is() -> None:
    assert choices(position(["", "8", "8"], ["8", "8", "8"], phase="adjust", quest=20)) == {"PASS"}


def won(bots: Sequence[Bot[View, Action]], seed: str) -> list[float]:
    """Play one game; give each seat's part of the victory."""
    chance = Chance(seed)
    state, number = GAME.new(len(bots), GAME.options(), chance), 0
    while awaited := GAME.to_act(state):
        seat = awaited[0]
        legal = GAME.legal(state, seat)
        GAME.apply(state, seat, bots[seat].choose(GAME.view(state, seat), legal, chance.child(str(number))).action)
        number += 1
    outcome = GAME.outcome(state)
    assert outcome
    return [(seat in outcome.winners) / max(1, len(outcome.winners)) for seat in range(len(bots))]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_plays_games_to_their_end(seats: int) -> None:
    assert sum(won([Debutant()] * seats, f"ends {seats}")) == pytest.approx(1)


def test_is_no_match_for_the_regular() -> None:
    """The regular wins nine games in ten against three beginners; 35 in a hundred are asked of it."""
    total = 0.0
    for number in range(16):
        bots: list[Bot[View, Action]] = [Debutant() for _ in range(4)]
        bots[number % 4] = Habitue()
        total += won(bots, f"no match {number}")[number % 4]
    assert total > 0.6 * 16
