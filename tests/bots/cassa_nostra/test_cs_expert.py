"""How the expert plays Cassa Nostra: unreadable, and no fool."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from statistics import fmean

import pytest

from cachecash.bots.cassa_nostra import LEVELS, CassaNostraExpert
from cachecash.bots.cassa_nostra.beliefs import Chances, Drawn
from cachecash.bots.cassa_nostra.meetings import ROUNDS, Depositing, depositing
from cachecash.bots.contract import Choice
from cachecash.bots.expert.mixed import settle, together
from cachecash.core.chance import Chance
from cachecash.games.cassa_nostra.actions import Action
from cachecash.games.cassa_nostra.cards import sum_of
from cachecash.games.cassa_nostra.options import Options
from cachecash.games.cassa_nostra.state import State
from cs_positions import ALL, GAME, position

EXPERT = LEVELS["expert"]()


def think(state: State, seat: int = 0, seed: str = "choice") -> Choice[Action]:
    return EXPERT.choose(GAME.view(state, seat), GAME.legal(state, seat), Chance(seed))


def last_to_adjust(hand: str, deposit: str, rivals: Sequence[str], quest: int, **changes: object) -> State:
    """Seat 0 adjusts last; what the rivals have laid lies face up, and they hold 1 4."""
    hands = [hand, *["1 4"] * len(rivals)]
    told = {"phase": "adjust", "quest": quest, "dice": [0] * len(hands), "waiting": [0], "first": 1, **changes}
    return position(hands, [deposit, *rivals], **told)  # type: ignore[arg-type] # names and values as it wants them


def choices(state: State, number: int = 6) -> set[str]:
    return {str(think(state, seed=str(lot)).action) for lot in range(number)}


# --- obvious moves


def test_takes_back_what_it_does_not_need_to_win() -> None:
    assert choices(last_to_adjust("1", "8/4", ["4", "4"], quest=12)) == {"REMOVE(4)"}


def test_adds_what_brings_the_token_that_wins_the_game() -> None:
    assert choices(last_to_adjust("1 2 8", "4", ["8", "8"], quest=28, tokens=[4, 2, 2])) == {"ADD(8)"}


def test_spoils_the_quest_rather_than_hand_the_game_to_a_rival() -> None:
    assert choices(last_to_adjust("1", "4/2", ["8", "4"], quest=18, tokens=[2, 4, 2])) == {"REMOVE(2)"}


def test_is_not_the_lowest_with_its_last_token() -> None:
    assert choices(last_to_adjust("2", "1", ["2", "2"], quest=27, tokens=[1, 4, 4])) == {"ADD(2)"}


def test_never_lays_nearly_everything_in_the_first_tour() -> None:
    state = position([ALL] * 4, quest=30, dice=[3, 3, 2, 2])
    assert all(sum_of(think(state, seed=str(lot)).action.cost) <= 20 for lot in range(6))


def test_a_won_game_is_worth_everything() -> None:
    thoughts = think(last_to_adjust("1", "8/4", ["4", "4"], quest=12, tour=3, tokens=[4, 2, 2])).thoughts
    assert max(thought.value for thought in thoughts) == pytest.approx(1)


# --- a mixture


def test_draws_its_offer_from_a_mixture_and_makes_it_up_in_several_ways() -> None:
    """No offer is made more than half of the time, several again and again, and not always of the same cards."""
    state = position([ALL] * 4, quest=30, dice=[3, 3, 2, 2])
    made = [think(state, seed=f"mixture {lot}").action.cards for lot in range(24)]
    offers = Counter(map(sum, made))
    assert max(offers.values()) <= 12
    assert sum(number > 1 for number in offers.values()) >= 3
    assert len({*made}) > len(offers)


def test_who_knows_the_mixture_of_a_deposit_gains_little_by_it() -> None:
    """Less than three thousandths of the game in the mean, by the best reply."""
    tables = [
        position([ALL] * 4, quest=27, dice=[4, 4, 3, 2]),
        position([ALL] * 4, quest=33, dice=[2, 2, 2, 1]),
        position(["1 2 2 4 8 8"] * 4, quest=30, dice=[3, 3, 2, 2], tour=2, tokens=[2, 3, 2, 1]),
        position([ALL] * 3, quest=22, dice=[3, 3, 2]),
    ]
    assert fmean(gained(depositing(GAME.view(state, 0))) for state in tables) < 0.003


def gained(before: Depositing) -> float:
    """Give what the best reply of the first seat brings, found in some deals and measured in as many others."""
    known = before.learnt()
    found, measured = worths(before, known, "found"), worths(before, known, "measured")
    usual = sum(often * measured[offer] for offer, often in known[0].items()) / sum(known[0].values())
    return measured[max(found, key=found.__getitem__)] - usual


def worths(before: Depositing, known: Sequence[Chances], seed: str) -> dict[int, float]:
    """Give what each offer of the first seat is worth against the mixtures that are known."""
    drawn, luck = [Drawn(mixture) for mixture in known], Random(seed).random
    rounds = [before.stakes.payoffs(0, [one.draw(luck) for one in drawn], [*known[0]]) for _ in range(1000)]
    return dict(zip(known[0], map(fmean, zip(*rounds, strict=True)), strict=True))


def test_the_same_view_and_the_same_chance_give_the_same_choice() -> None:
    state = position([ALL] * 3, quest=25, dice=[1, 2, 2])
    assert think(state) == think(state)


# --- manners


def test_says_what_it_thought_of_every_action_and_how_sure_it_is() -> None:
    deposits = position([ALL] * 3, quest=25, dice=[1, 2, 2])
    shows = position(["1", "8 8", "8 8"], ["/8 2 4", "/1", "/1"], phase="show", quest=25, dice=[1, 2, 2])
    adjustments = position(["1 2", "8 8", "8 8"], ["8/2 4", "1/4", "1/1"], phase="adjust", quest=25, dice=[1, 2, 2])
    for state in (deposits, shows, adjustments):
        thoughts = think(state).thoughts
        assert {thought.action for thought in thoughts} == {*GAME.legal(state, 0)}
        assert all(0 <= thought.value <= 1 and 0 <= thought.error < 0.2 for thought in thoughts)
        assert any(thought.error for thought in thoughts)


def test_has_no_choice_to_weigh_where_there_is_one_action() -> None:
    assert think(position(["", "8", "8"], ["8", "8", "8"], phase="adjust", quest=20)) == Choice(GAME.parse("PASS"))


def test_does_not_mind_who_has_chosen_already() -> None:
    """Deposits are made at once: that the others have made theirs tells nothing."""
    state = position([ALL] * 3, quest=25, dice=[1, 2, 2])
    view = GAME.view(state, 0)
    late = replace(view, awaited=(0,))
    legal = GAME.legal(state, 0)
    assert EXPERT.choose(view, legal, Chance("late")) == EXPERT.choose(late, legal, Chance("late"))


@pytest.mark.parametrize(("seats", "checkat"), [(3, "tour"), (4, "partie"), (6, "tour")])
def test_plays_by_its_view_alone(seats: int, checkat: str) -> None:
    """At each decision of a tour, and of the next one's first, all that is hidden is dealt again: nothing changes."""
    state, number = GAME.new(seats, Options(checkat), Chance(f"hidden {seats}")), 0
    while (awaited := GAME.to_act(state)) and number < 3 * seats + 4:
        seat, number = awaited[0], number + 1
        view, legal = GAME.view(state, seat), GAME.legal(state, seat)
        chance = Chance(f"decision {number}")
        choice = EXPERT.choose(view, legal, chance)
        other = GAME.redeal(view, Chance(f"again {number}"))
        assert EXPERT.choose(GAME.view(other, seat), GAME.legal(other, seat), chance) == choice
        GAME.apply(state, seat, choice.action)
    assert number == 3 * seats + 4


def test_all_at_a_table_count_on_the_same_mixtures() -> None:
    """Of several ways to play that are in balance all choose the same one, and each reads the others by it."""
    state = position(["1 1 2 2 4", "1 2 4 8", "2 2 4 4 8", "1 1 8 8"], quest=24, phase="deposit")
    found = [depositing(GAME.view(state, seat)) for seat in range(4)]
    for seat, mine in enumerate(found):
        together.cache_clear()  # in a process of its own each learns anew
        answer = settle(mine, ROUNDS)
        played = {offer: often for offer, often in zip(answer.options, answer.mixture, strict=True) if often}
        for other in found:
            together.cache_clear()
            assert {offer: often for offer, often in other.learnt()[seat].items() if often} == played


@pytest.mark.parametrize("factor", [0.25, 1, 4])
def test_believes_what_it_has_learnt_in_the_time_that_it_has(factor: float) -> None:
    """The deposits are learnt once, and looked up where stakes are adjusted."""
    state = position(["8 8 4"] * 3, quest=30, dice=[2, 2, 2])
    adjusted = position(["8"] * 3, ["4/8"] * 3, phase="adjust", quest=30, dice=[2, 2, 2], waiting=[0], first=1)
    before, later = GAME.view(state, 0), GAME.view(adjusted, 0)
    assert depositing(before) == depositing(later)
    expert = CassaNostraExpert().scaled(factor)
    together.cache_clear()
    expert.choose(before, GAME.legal(state, 0), Chance("deposit"))
    assert together.cache_info().misses == 1
    expert.choose(later, GAME.legal(adjusted, 0), Chance("adjust"))
    assert together.cache_info().misses == 2, "that of the adjustment itself"
