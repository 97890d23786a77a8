"""What lies open tells of a hidden hand: how much, was fitted; which way it tells, anybody at the table knows."""

import json
from collections.abc import Sequence
from importlib.resources import files

import pytest

from cachecash.bots.cache_ton_cash import beliefs
from cachecash.bots.cache_ton_cash.beliefs import Likely, signs, weights_of_signs
from cachecash.bots.cache_ton_cash.insight import UNREAD, CacheTonCashInsight
from cachecash.core.chance import Chance
from cachecash.core.options import read_options
from cachecash.games.cache_ton_cash import State
from cachecash.games.cache_ton_cash.actions import parse
from cachecash.games.cache_ton_cash.cards import heap
from cachecash.games.cache_ton_cash.options import PRESETS
from cachecash.games.cache_ton_cash.view import View
from ctc_positions import attacked, table
from positions import GAME, cards

MINE = "BL TR TI SC AV PI"
REST = "BD BJ BL TI SB"


def likely(state: State, hand: str) -> float:
    """Say how likely the second seat holds *hand*, as the first one sees it."""
    view = GAME.view(state, 0)
    world = state.copy()
    world.hands[1] = heap(cards(hand))
    return Likely(view, weights_of_signs()[2])(world)


def odds(state: State, hand: str, other: str) -> float:
    """Say how much likelier one hand is than another."""
    return likely(state, hand) / likely(state, other)


def two(  # noqa: PLR0913, PLR0917 - a position is told by its parts
    mine: Sequence[str],
    theirs: Sequence[str],
    discard: str = "",
    neutral: Sequence[str] = (),
    advanced: str = "",
    hand: str = f"{REST} AV",
) -> State:
    """Two players; the first one is to play. *advanced*: the options that are on."""
    options = dict.fromkeys(advanced.split(), "on")
    return table(MINE, [mine, theirs], hands={1: hand}, discard=discard, neutral=neutral, options=options)


def names(view: View, seat: int = 1) -> set[str]:
    return {sign.name for sign in signs(view, seat)}


# --- what was not done


def test_who_did_not_attack_a_set_holds_no_answer_to_it() -> None:
    bare, open_ = two(["BD BD"], ["PI PI"]), two(["BD BD", "SC SC"], ["PI PI"])
    for answer in ("SC", "AG"):
        hands = f"{answer} {REST}", f"AV {REST}"
        assert odds(open_, *hands) < 0.8 * odds(bare, *hands), answer


def test_a_set_that_has_grown_was_fought_for_and_its_loser_has_no_answer_left() -> None:
    laid, fought = two(["BD BD", "SC SC"], ["PI PI"]), two(["BD BD", "SC SC SC AG"], ["PI PI"])
    hands = f"SC {REST}", f"AV {REST}"
    assert odds(fought, *hands) < 0.7 * odds(laid, *hands)


def test_who_has_no_set_could_not_attack() -> None:
    assert "unarmed" in names(GAME.view(two(["BD BD", "SC SC"], []), 0))
    assert not {"new", "spared"} & names(GAME.view(two(["BD BD", "SC SC"], []), 0))


def test_pairs_are_laid_rather_than_kept() -> None:
    state = two(["BD BD"], ["PI PI"])
    assert odds(state, "SC SC BJ BL TI SB", "SC AV BJ BL TI SB") < 0.75


def test_what_was_thrown_away_is_not_held_the_last_one_least() -> None:
    state = two(["BD BD"], ["PI PI"], discard="BJ BJ BJ BJ TI")
    assert odds(state, "TI BD PI BL SC SB", "BL BD PI TR SC SB") < 0.75
    told = [sign for sign in signs(GAME.view(state, 0), 1) if sign.name == "discard 1"]
    assert [(sign.sort, sign.least) for sign in told] == [(cards("TI")[0], 1)]


def test_the_tops_of_neutral_piles_tell_but_not_an_action_card() -> None:
    bare = two(["BD BD"], ["PI PI"], advanced="actions")
    claimable = two(["BD BD"], ["PI PI"], neutral=["BD TR", "BD AG", "BD DE"], advanced="actions")
    assert names(GAME.view(claimable, 0)) - names(GAME.view(bare, 0)) == {
        "neutral",
        "dear neutral",
        "beside a neutral joker",
    }
    action_card = two(["BD BD"], ["PI PI"], neutral=["BD DE"], advanced="actions")
    assert names(GAME.view(action_card, 0)) == names(GAME.view(bare, 0))


# --- duels


def test_who_attacks_once_may_attack_again_rather_by_a_joker() -> None:
    state = attacked(two(["BD BD", "SC SC"], ["PI PI"], hand=f"SC {REST}"), 1, "CHALLENGE(0,1,SC)")
    assert {"attacks", "attacks two", "attacks joker"} <= names(GAME.view(state, 0))
    assert odds(state, f"AG {REST[:-3]}", f"PI {REST[:-3]}") > odds(state, f"SC {REST[:-3]}", f"PI {REST[:-3]}")


def test_who_claims_and_is_waited_for_is_told_from_who_defends() -> None:
    state = two(["BD BD"], ["PI PI"], neutral=["BD TR"], hand=f"TR {REST}")
    state.active = 1
    GAME.apply(state, 1, parse("CLAIM(TR,{0})"))
    assert GAME.to_act(state) == (0,)
    view = GAME.view(state, 0)
    assert "claims" in {name.removesuffix(" two").removesuffix(" joker") for name in names(view)}
    assert not any(name.startswith(("attacks", "defends")) for name in names(view))


# --- when it could see what


def test_each_player_is_told_of_by_what_it_could_see() -> None:
    """Of a set of the third seat: the fourth has had its turn since, the second has not."""
    piles = [["BD BD"], ["PI PI"], ["TR TR", "SC SC"], ["BJ BJ"]]
    view = GAME.view(table("BL TR TI SC AV", piles, hands=dict.fromkeys((1, 2, 3), "BD BJ TI SB")), 0)
    assert "spared" in names(view, 3)
    assert "new" in names(view, 1)
    assert not {"new", "spared"} & names(view, 2)
    assert "own" in names(view, 2)


def test_what_was_laid_or_thrown_a_moment_ago_was_not_seen_at_its_turn() -> None:
    """In the second action of a turn (CA-5) the other has not played since the first one."""
    state = two(["BD BD", "AV AV"], ["PI PI"], discard="BJ", advanced="double")
    state.hands[0] = heap(cards("SC SC TR TI SB PI"))
    laid, thrown = state.copy(), state.copy()
    GAME.apply(laid, 0, parse("FORM(SC,SC)"))
    assert "new" in names(GAME.view(laid, 0))
    assert "spared" not in names(GAME.view(laid, 0))
    GAME.apply(thrown, 0, parse("DISCARD(TI)"))
    view = GAME.view(thrown, 0)
    assert "spared" in names(view)
    assert {sign.sort for sign in signs(view, 1) if sign.name == "discard 1"} == {cards("BJ")[0]}


@pytest.mark.parametrize(
    ("pile", "options", "open_"),
    [
        (["BD BD", "SC SC", "AV AV"], "", {"AV"}),
        (["BD BD", "SC SC", "AV AV"], "toptwo", {"AV", "SC"}),
        (["BD BD"], "toptwo", set()),
    ],
)
def test_every_set_that_can_be_stolen_tells(pile: list[str], options: str, open_: set[str]) -> None:
    view = GAME.view(two(pile, ["PI PI"], advanced=options), 0)
    assert {sign.sort for sign in signs(view, 1) if sign.name == "spared"} == {cards(card)[0] for card in open_}


def test_the_lowest_set_tells_too_where_it_is_not_safe() -> None:
    state = table(MINE, [["BD BD"], ["PI PI"]], options={"toptwo": "on", "bottomsafe": "off"})
    assert "spared" in names(GAME.view(state, 0))
    assert "first" not in names(GAME.view(state, 0))


# --- what is made of it


def test_hands_are_read_with_two_players_and_then_more_lines_are_tried() -> None:
    insight = CacheTonCashInsight()
    read, unread = two(["BD BD"], ["PI PI"]), table("BL", [["BD BD"]] * 3)
    assert insight.likely(GAME.view(read, 0))
    assert insight.part(GAME.view(read, 0)) == 1
    assert insight.likely(GAME.view(unread, 0)) is None
    assert insight.part(GAME.view(unread, 0)) == UNREAD < 1


def test_an_empty_hand_is_not_read() -> None:
    state = table(MINE, [["BD BD"], ["PI PI"]], hands={1: ""})
    assert CacheTonCashInsight().likely(GAME.view(state, 0)) is None


def test_every_weight_is_of_a_sign_that_can_be_met() -> None:
    """A name that nothing makes would be a weight that never counts."""
    met: set[str] = set()
    for number in range(40):
        rules = {**(PRESETS["avance"] if number % 2 else {}), "end": "rapide"}
        chance = Chance(f"met/{number}")
        state = GAME.new(2, read_options(GAME.options(), rules), chance)
        for step in range(1, 400):
            if not (awaited := GAME.to_act(state)):
                break
            met |= names(GAME.view(state, awaited[0]), 1 - awaited[0])
            legal = GAME.legal(state, awaited[0])
            GAME.apply(state, awaited[0], legal[chance.below(len(legal), str(step))])
    text = files(beliefs.__package__).joinpath("beliefs.json").read_text(encoding="utf-8")
    assert {*json.loads(text)["2"]} <= met
