"""How the beginner plays Cache-cache: as a child of seven would."""

from collections import Counter
from collections.abc import Mapping

import pytest

from cachecash.bots.cache_cache.debutant import Debutant
from cachecash.bots.cache_cache.habitue import Habitue
from cachecash.bots.contract import Bot
from cachecash.core.chance import Chance
from cachecash.games.cache_cache import State, View
from cachecash.games.cache_cache.actions import Action
from cachecash.games.cache_cache.options import Options
from kk_positions import FRESH, GAME, position

RIVAL = "?1 ?2 3 | 4 ?5 ?6 | ?7 ?8 ?9 | ?10 ?11 ?12"


def choices(state: State) -> Counter[str]:
    """What it does in forty moods."""
    view, legal = GAME.view(state, 0), GAME.legal(state, 0)
    return Counter(str(Debutant().choose(view, legal, Chance(f"mood/{number}")).action) for number in range(40))


def usual(mine: str, **told: object) -> str:
    state = position([mine, RIVAL, RIVAL], **{"rest": True, **told})  # type: ignore[arg-type] # as it wants
    return choices(state).most_common(1)[0][0]


@pytest.mark.parametrize(
    ("told", "done"),
    [
        ({"discard": "0"}, "TAKE(0)"),
        ({"discard": "12"}, "DRAW"),
        ({"drawn": 1}, "PLACE(0)"),
        ({"drawn": 12}, "REJECT(1)"),
    ],
)
def test_puts_a_small_card_in_the_place_of_a_big_one(told: Mapping[str, object], done: str) -> None:
    assert usual("11 ?6 1 | 4 ?5 ?6 | ?7 ?8 3 | ?10 ?11 2", **told) == done


def test_loves_three_alike() -> None:
    assert usual("8 8 ?6 | 12 ?5 ?6 | ?7 ?8 3 | ?10 ?11 2", discard="8") == "TAKE(2)"


def test_breaks_a_pair_without_a_thought_for_the_third_card() -> None:
    assert usual("9 9 ?6 | 8 ?5 ?6 | ?7 ?8 3 | ?10 ?11 2", drawn=2) == "PLACE(0)"


def test_hands_its_neighbour_what_it_waits_for() -> None:
    waiting = "12 12 ?2 | 4 ?5 ?6 | ?7 ?8 ?9 | ?10 ?11 3"
    state = position(["12 ?6 1 | 4 ?5 ?6 | ?7 ?8 3 | ?10 ?11 2", waiting], rest=True, drawn=0)
    assert choices(state).most_common(1)[0][0] == "PLACE(0)"


def test_finishes_gladly_with_a_grid_that_it_will_pay_twice() -> None:
    assert usual("9 9 8 | 7 8 9 | 7 6 8 | 5 7 ?1", drawn=12) == "REJECT(11)"


def test_turns_a_card_out_of_curiosity_now_and_then() -> None:
    state = position(["11 ?6 1 | 4 ?5 ?6 | ?7 ?8 3 | ?10 ?11 2", RIVAL], rest=True, discard="12")
    assert 1 <= choices(state)["FLIP(1)"] <= 20


def test_the_same_view_and_chance_give_the_same_choice_whatever_is_hidden() -> None:
    state = position([RIVAL, RIVAL, RIVAL], rest=True, discard="3")
    other = GAME.redeal(GAME.view(state, 0), Chance("other"))
    assert choices(state) == choices(other)
    setup = position([FRESH, FRESH], phase="setup")
    assert len(choices(setup)) > 15


def test_says_what_each_action_would_spare() -> None:
    state = position([RIVAL, RIVAL], rest=True, discard="3")
    choice = Debutant().choose(GAME.view(state, 0), GAME.legal(state, 0), Chance("mood"))
    assert [thought.action for thought in choice.thoughts] == GAME.legal(state, 0)


def test_loses_to_a_regular() -> None:
    """Six short games at four seats, of which the regular wins three in four or so."""
    won = 0
    for number in range(6):
        bots: list[Bot[View, Action]] = [Debutant() for _ in range(4)]
        bots[number % 4] = Habitue()
        state = GAME.new(4, Options(limit=50), Chance(f"regular/{number}"))
        turn = 0
        while awaited := GAME.to_act(state):
            seat, turn = awaited[0], turn + 1
            view, legal = GAME.view(state, seat), GAME.legal(state, seat)
            GAME.apply(state, seat, bots[seat].choose(view, legal, Chance(f"{number}/{turn}")).action)
        outcome = GAME.outcome(state)
        assert outcome
        won += number % 4 in outcome.winners
    assert won >= 3
