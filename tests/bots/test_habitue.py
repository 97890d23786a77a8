"""How the regular plays, told as a player would tell it."""

from collections.abc import Mapping, Sequence

import pytest

from cachecash.bots.cache_ton_cash import LEVELS
from cachecash.bots.cache_ton_cash.habitue import Habitue
from cachecash.bots.cache_ton_cash.reading import Reading
from cachecash.bots.cache_ton_cash.worth import Worth
from cachecash.bots.contract import Bot, Choice
from cachecash.bots.random_bot import RandomBot
from cachecash.core.chance import Chance
from cachecash.core.options import read_options
from cachecash.games.cache_ton_cash import State, View
from cachecash.games.cache_ton_cash.actions import Action
from cachecash.games.cache_ton_cash.cards import KIND, Card, heap
from cachecash.games.cache_ton_cash.options import PRESETS, Options
from ctc_positions import attacked, table
from positions import GAME, cards

AVANCE = PRESETS["avance"]


def think(state: State, seat: int = 0) -> Choice[Action]:
    return Habitue().choose(GAME.view(state, seat), GAME.legal(state, seat), Chance("choice"))


def choice(state: State, seat: int = 0) -> str:
    return str(think(state, seat).action)


# --- laying sets


def test_lays_the_dearest_of_its_pairs() -> None:
    assert choice(table("PI PI SC SC TI", [[], [], [], []])) == "FORM(SC,SC)"


def test_lays_a_plain_pair_and_keeps_the_joker() -> None:
    assert choice(table("PI TI TI SC AG", [["BD BD"], [], [], []])) == "FORM(TI,TI)"


def test_keeps_the_joker_rather_than_dress_a_poor_card_while_there_is_time() -> None:
    assert choice(table("BD PI TI BJ OR", [["SC SC"], [], [], []])).startswith("DISCARD")


def test_brings_the_joker_home_with_its_dearest_card_at_the_end() -> None:
    assert choice(table("BD PI AG", [["SC SC"], [], [], []], hands={1: "SC", 2: "TI", 3: "AV"}, draw=0)).startswith(
        "FORM(",
    )
    assert (
        choice(table("BD CA AG", [["SC SC"], [], [], []], hands={1: "SC", 2: "TI", 3: "AV"}, draw=0)) == "FORM(CA,AG)"
    )


def test_takes_the_discard_before_it_is_gone() -> None:
    assert choice(table("PI PI SC TI BJ", [[], [], [], []], discard="SC")) == "FORM_D(SC)"


def test_claims_the_neutral_cards_that_double_its_own() -> None:
    state = table("SC TI BJ PI BD TR", [["AV AV"], []], neutral=["BL SC", "BL SC", "BL TI"], hands={1: "BD"})
    assert choice(state) == "CLAIM(SC,{0,1})"


# --- covering


def test_covers_a_rich_set_with_a_poor_pair_rather_than_make_it_richer() -> None:
    state = table("PI PI SC BJ TI AV", [["BD BD", "SC SC AG OR"], ["TR TR"]], options={"improve": "on"})
    assert choice(state) == "FORM(PI,PI)"


def test_values_the_same_pair_higher_where_it_covers_a_rich_set() -> None:
    def pair(*mine: str) -> float:
        made = think(table("PI PI SB BJ TI", [mine, ["TR TR"], ["BL BL"], []]))
        return next(thought.value for thought in made.thoughts if str(thought.action) == "FORM(PI,PI)")

    assert pair("BD BD", "SC SC AG OR") > pair("SC SC AG OR", "BD BD") + 20


def test_makes_a_safe_set_richer_when_nothing_else_pays() -> None:
    state = table("BD PI SC BJ TI AV", [["SC SC"], ["TR TR"]], options={"improve": "on"})
    assert choice(state) == "IMPROVE(SC)"


# --- attacking


def test_attacks_a_rich_set_whose_owner_can_answer_nothing() -> None:
    state = table("SC SC TI PI AG", [["BD BD"], ["TR TR", "TI TI AG"], [], []], hands={1: ""}, draw=0)
    assert choice(state) == "CHALLENGE(1,1,TI)"


def test_does_not_waste_a_joker_on_a_poor_set() -> None:
    state = table("SC BJ TI CA AG", [["BD BD"], ["TR TR", "PI PI"], [], []])
    assert choice(state).startswith("DISCARD")


def test_attacks_the_leader_rather_than_another_for_the_same_set() -> None:
    rich, poor = ["CA CA OR", "TI TI"], ["TR TR", "BJ BJ"]
    assert choice(table("TI BJ PI BD SC", [["AV AV"], rich, poor, []])) == "CHALLENGE(1,1,TI)"
    assert choice(table("TI BJ PI BD SC", [["AV AV"], poor, rich, []])) == "CHALLENGE(2,1,TI)"


# --- defending


def under_attack(stolen: str, mine: str, attacker: str, options: Mapping[str, str] | None = None) -> State:
    """Seat 1 attacks the top set of seat 0 with the first card of its hand."""
    piles = [["BD BD", stolen], ["TR TR"], [], []]
    state = table(mine, piles, hands={1: attacker}, options=options)
    return attacked(state, 1, f"CHALLENGE(0,1,{attacker.split(maxsplit=1)[0]})")


def test_defends_a_hundred_thousand_with_a_joker_but_not_ten() -> None:
    assert choice(under_attack("SC SC AG OR", "BJ AG TR BL CA", "SC BL BL BJ TR")) == "PLAY(AG)"
    assert choice(under_attack("PI PI", "BJ AG TR BL CA", "PI BL BL BJ TR")) == "YIELD"


def test_defends_with_the_card_of_the_kind_and_keeps_the_joker() -> None:
    assert choice(under_attack("SC SC AG", "SC AG TR BL CA", "SC BL BL BJ TR")) == "PLAY(SC)"


def test_never_gives_up_when_the_last_answer_is_its_own() -> None:
    assert choice(under_attack("PI PI", "OR BJ TR BL CA", "PI")) == "PLAY(OR)"


def test_pays_two_cards_against_petites_economies_for_a_rich_set_only() -> None:
    options = {"penny": "on"}
    assert choice(under_attack("SC SC OR", "SC SC TR BL CA", "PE BL BL BJ TR", options)) == "PLAY(SC,SC)"
    assert choice(under_attack("PI PI", "AG OR TR BL CA", "PE BL BL BJ TR", options)) == "YIELD"


@pytest.mark.parametrize(("claimer", "expected"), [("SC", "CONTEST(SC)"), ("PI", "DECLINE")])
def test_contests_a_claim_by_what_it_is_worth(claimer: str, expected: str) -> None:
    piles = ["BL SC", "BL SC", "BL PI"]
    state = table("SC OR TR BL BJ BJ", [["AV AV"], []], neutral=piles, hands={1: f"{claimer} TR TR BJ TI TI"})
    claim = "CLAIM(SC,{0,1})" if claimer == "SC" else "CLAIM(PI,{2})"
    assert choice(attacked(state, 1, claim)) == expected


# --- discarding


def test_knows_what_a_discard_gives_to_the_next_player() -> None:
    gone = " ".join(["BD"] * 10)
    piles = [[], ["BJ BJ", "PI PI"], ["TR TR"], [gone]]
    gift = Worth(Reading(GAME.view(table("PI TR SC CA AG", piles), 0))).gift
    assert gift(Card.BD) == 0  # no other is left to pair it with
    assert gift(Card.TR) < gift(Card.SC) < gift(Card.CA)
    assert gift(Card.PI) > 1.5 * gift(Card.TR)  # the next player shows it
    assert gift(Card.AG) > 2 * gift(Card.CA)  # it goes with anything


@pytest.mark.parametrize(("shown", "expected"), [("PI", "DISCARD(TR)"), ("TR", "DISCARD(PI)")])
def test_does_not_discard_the_kind_that_the_next_player_guards(shown: str, expected: str) -> None:
    piles = [[], ["BD BD", f"{shown} {shown}"], [], []]
    assert choice(table("PI TR SC AV CA", piles)) == expected


def test_prefers_to_discard_a_kind_that_nobody_can_pair() -> None:
    gone = ["TR TR TR TR TR TR TR TR TR"]
    assert choice(table("PI TR BD SC AV", [[], [], [], gone])) == "DISCARD(TR)"


def test_never_hands_over_a_joker_while_it_holds_anything_else() -> None:
    thoughts = {
        str(thought.action): thought.value for thought in think(table("CA SC AV AG OR", [[], [], [], []])).thoughts
    }
    plain = max(thoughts[f"DISCARD({code})"] for code in ("CA", "SC", "AV"))
    assert thoughts["DISCARD(AG)"] < plain - 20
    assert thoughts["DISCARD(OR)"] < thoughts["DISCARD(AG)"]


def test_a_discard_gives_nothing_where_nobody_else_holds_a_card() -> None:
    state = table("AG OR", [[], [], [], []], hands={1: "", 2: "", 3: ""}, draw=0)
    assert choice(state) == "DISCARD(AG)"


@pytest.mark.parametrize(("shown", "expected"), [("PI", "DISCARD(TR)"), ("TR", "DISCARD(PI)")])
def test_minds_the_next_player_that_still_has_cards(shown: str, expected: str) -> None:
    piles = [[], ["BD BD"], ["BJ BJ", f"{shown} {shown}"], []]
    assert choice(table("PI TR SC AV CA", piles, hands={1: ""}, draw=0)) == expected


def test_breaks_no_pair_to_discard_and_ends_its_turn_instead() -> None:
    state = table("SC SC TI", [["BD BD"], ["TR TR"], [], []], options=AVANCE, draw=20)
    state.step, state.phase = 2, "second"
    thoughts = {str(thought.action): thought.value for thought in think(state).thoughts}
    assert thoughts["DISCARD(SC)"] < thoughts["END"]
    assert max(thoughts, key=thoughts.__getitem__) in {"END", "FORM(SC,SC)"}


# --- action cards


def test_swaps_its_poor_set_for_a_rich_one_and_not_the_other_way_round() -> None:
    hand = "BD BJ TI SC AV EC"
    assert choice(table(hand, [["PI PI"], ["CA CA OR"], ["TR TR"]], neutral=["BL"] * 3, options=AVANCE)) == "SWAP(1)"
    kept = choice(table(hand, [["CA CA OR"], ["PI PI"], ["TR TR"]], neutral=["BL"] * 3, options=AVANCE))
    assert not kept.startswith("SWAP")


def test_moves_its_rich_set_to_the_safe_place() -> None:
    state = table("BD BJ TI AV DE", [["PI PI"], ["TR TR"], [], []], options={"actions": "on"})
    state.piles[0].append(heap(cards("SC SC AG OR")) + KIND[Card.SC])
    assert choice(state) in {"MOVE(0,TB)", "MOVE(0,BT)"}  # CA-32: with two sets both are the same


def test_brings_a_rival_s_rich_set_out_of_the_safe_place() -> None:
    rival = ["CA CA OR", "PI PI", "TR TR"]
    state = table("BD BJ TI AV CA DE", [["SC SC"], rival, []], neutral=["BL"] * 3, options={"actions": "on"})
    assert choice(state) == "MOVE(1,BT)"


def test_a_neutral_removal_sends_the_rich_set_of_the_other_into_the_open() -> None:
    state = table("CA", [["SC SC"], ["CA CA OR", "PI PI", "TR TR"], []], neutral=["BL", "BL", "BL"])
    state.phase, state.answering, state.turned = "shift", 0, 0
    assert choice(state) == "SHIFT(1,BT)"


# --- its manners


def test_says_what_it_thought_of_every_action_and_takes_the_best() -> None:
    state = table("PI PI SC SC AG", [["BD BD"], ["TR TR", "TI TI"], [], []], discard="TI")
    made = think(state)
    assert [thought.action for thought in made.thoughts] == GAME.legal(state, 0)
    assert made.action == max(made.thoughts, key=lambda thought: thought.value).action


def test_does_not_think_where_there_is_no_choice() -> None:
    assert think(table("PI", [[], [], [], []], draw=0)).thoughts == ()


def test_chance_alone_decides_between_equals() -> None:
    state = table("PI TR SC AV CA", [[], [], [], []])
    view, legal = GAME.view(state, 0), GAME.legal(state, 0)
    chosen = {str(Habitue().choose(view, legal, Chance(f"{number}")).action) for number in range(20)}
    assert chosen == {"DISCARD(PI)", "DISCARD(TR)"}
    assert len({Habitue().choose(view, legal, Chance("same")).action for _ in range(20)}) == 1


# --- whole games

TABLES = [
    (2, {}),
    (3, {}),
    (4, {}),
    (6, {}),
    (2, AVANCE),
    (3, AVANCE),
    (5, AVANCE),
    (4, {**AVANCE, "bottomsafe": "off", "slot2cost": "2", "pennylater": "off"}),
    (2, {**AVANCE, "contestneedsset": "on", "end": "deux", "tiedround": "none"}),
    (3, {"actions": "on", "double": "on", "end": "trois"}),
]


def play(seats: int, options: Mapping[str, str], seed: str, bots: Sequence[Bot[View, Action]]) -> list[State]:
    """Play one game; give each position with a choice, then the end."""
    chance = Chance(seed)
    state = GAME.new(seats, read_options(Options(), {"end": "rapide", **options}), chance)
    seen = []
    while awaited := GAME.to_act(state):
        seat = awaited[0]
        legal = GAME.legal(state, seat)
        seen.append(state.copy())
        made = bots[seat].choose(GAME.view(state, seat), legal, chance.child(f"bot/{seat}/{len(seen)}"))
        assert made.action in legal
        GAME.apply(state, seat, made.action)
    return [*seen, state]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_plays_every_table_to_the_end_with_nothing_but_its_view(seats: int, options: Mapping[str, str]) -> None:
    *seen, end = play(seats, options, "whole", [Habitue()] * seats)
    assert GAME.outcome(end)
    for number, state in enumerate(seen):
        seat = GAME.to_act(state)[0]
        chance = Chance(f"again/{number}")
        other = GAME.redeal(GAME.view(state, seat), chance)
        choose = Habitue().choose
        assert choose(GAME.view(other, seat), GAME.legal(other, seat), chance) == choose(
            GAME.view(state, seat),
            GAME.legal(state, seat),
            chance,
        )


@pytest.mark.parametrize(
    ("seats", "options", "games", "expected"),
    [(2, {}, 40, 0.9), (4, {}, 60, 0.8), (2, AVANCE, 30, 0.9), (4, AVANCE, 40, 0.8), (6, {}, 40, 0.6)],
)
def test_wins_clearly_against_chance(seats: int, options: Mapping[str, str], games: int, expected: float) -> None:
    won = 0
    for number in range(games):
        bots: list[Bot[View, Action]] = [RandomBot() for _ in range(seats)]
        bots[number % seats] = LEVELS["habitue"]()
        outcome = GAME.outcome(play(seats, options, f"wins/{number}", bots)[-1])
        assert outcome
        won += number % seats in outcome.winners
    assert won >= expected * games
