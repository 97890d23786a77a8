"""The advanced rules, section 3 of the rules (CA), and their options; most positions have one advanced rule alone."""

from collections import Counter

import pytest

from cachecash.core.chance import Chance
from cachecash.core.events import ChanceDrawn, Event
from cachecash.core.options import option_texts, read_options
from cachecash.games.cache_ton_cash import events
from cachecash.games.cache_ton_cash.cards import FACTS, Card, worth_of
from cachecash.games.cache_ton_cash.deal import deck
from cachecash.games.cache_ton_cash.options import PRESETS, Options
from positions import GAME, dealt, everywhere, hand_of, legal, options, pile_of, play, position, refused, written

ADVANCED = ("six", "double", "improve", "toptwo", "penny", "actions")


def drawers(told: list[Event]) -> list[tuple[int, int]]:
    return [(event.seat, event.count) for event in told if isinstance(event, events.CardsDrawn)]


# --- the options


@pytest.mark.rule("CA-1")
def test_six_toggles_and_a_preset_of_all_of_them() -> None:
    avance = read_options(Options(), PRESETS["avance"])
    for name in ADVANCED:
        assert option_texts(Options)[name] == ("off", "on")
        assert getattr(avance, name) is True
        assert getattr(Options(), name) is False
        alone = read_options(Options(), {name: "on"})
        assert [other for other in ADVANCED if getattr(alone, other)] == [name]
    assert (avance.end, avance.bottomsafe, avance.slot2cost) == ("classique", True, 1)
    assert dict(GAME.presets) == PRESETS


@pytest.mark.rule("option:end", "option:tiedround", "option:bottomsafe", "option:slot2cost")
@pytest.mark.rule("option:pennylater", "option:contestneedsset")
def test_every_option_of_the_table_with_its_default_first() -> None:
    assert option_texts(Options) == {
        "end": ("classique", "rapide", "trois", "deux"),
        "tiedround": ("all", "none"),
        **dict.fromkeys(ADVANCED, ("off", "on")),
        "bottomsafe": ("on", "off"),
        "slot2cost": ("1", "2"),
        "pennylater": ("on", "off"),
        "contestneedsset": ("off", "on"),
    }
    assert GAME.options is Options


@pytest.mark.rule("CA-2", "C2-1", "C3-1", "option:penny", "option:actions")
@pytest.mark.parametrize(
    ("seats", "rules", "size", "worth"),
    [
        (4, "", 104, 1_385_000),
        (4, "penny=on", 106, 1_387_000),
        (4, "actions=on", 108, 1_385_000),
        (4, "avance", 110, 1_387_000),
        (3, "avance", 110, 1_387_000),
        (2, "", 93, 1_125_000),
        (2, "avance", 99, 1_127_000),
    ],
)
def test_the_deck_of_a_table(seats: int, rules: str, size: int, worth: int) -> None:
    held = Counter(deck(seats, options(rules)))
    assert sum(held.values()) == size
    assert sum(FACTS[card].worth * number for card, number in held.items()) == worth
    assert held[Card.PE] == (2 if options(rules).penny else 0)
    assert (held[Card.EC], held[Card.DE]) == ((2, 2) if options(rules).actions else (0, 0))
    assert everywhere(GAME.new(seats, options(rules), Chance("s"))) == held


@pytest.mark.rule("CA-3", "option:six")
@pytest.mark.parametrize(("seats", "size"), [(2, 6), (3, 6), (4, 6), (6, 6)])
def test_six_cards_in_hand_for_the_deal_and_for_every_refill(seats: int, size: int) -> None:
    state = GAME.new(seats, options("six=on"), Chance("s"))
    play(state, legal(state)[0])
    assert state.sizes == [size] * seats


@pytest.mark.rule("CA-4")
def test_an_action_card_is_no_starter() -> None:
    told: list[Event] = []
    state = dealt(4, "actions=on", "BD×5 PI×5 TR×5 BJ×5 EC DE SC", 7, -1, tell=told.append)
    assert written(state.discard) == "SC"
    assert state.draw[7] == Card.EC
    assert state.draw[-1] == Card.DE, "right below the starter"
    assert len(state.draw) == 108 - 20 - 1
    back = [event for event in told if isinstance(event, events.CardPutBack)]
    assert back == [events.CardPutBack(Card.EC, None), events.CardPutBack(Card.DE, None)]
    drawn = [event.record() for event in told if isinstance(event, ChanceDrawn)]
    assert drawn[-2:] == [
        {"record": "chance", "what": "reinsert", "outcome": 7, "pile": "draw"},
        {"record": "chance", "what": "reinsert", "outcome": len(state.draw) - 1, "pile": "draw"},
    ]


# --- two actions


@pytest.mark.rule("CA-5", "option:double")
def test_a_second_action_is_offered_and_may_be_declined() -> None:
    state = position(["PI PI TR", "TR", "", ""], discard="BD", rules="double=on")
    told = play(state, "FORM(PI,PI)")
    assert told[-1] == events.SecondActionOffered(0, Card.BD)
    assert (state.phase, state.step, legal(state)) == ("second", 2, ["DISCARD(TR)", "END"])
    told = play(state, "END")
    assert told[0] == events.SecondActionDeclined(0)
    assert (state.phase, state.step, state.active, hand_of(state, 0)) == ("action", 1, 1, "TR")


@pytest.mark.rule("CA-5", "option:double")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("FORM(PI,PI)", "FORM(TR,TR)"),
        ("DISCARD(PI)", "DISCARD(PI)"),
        ("DISCARD(PI)", "FORM_D(PI)"),
        ("FORM(TR,TR)", "DISCARD(PI)"),
    ],
)
def test_any_two_actions_make_a_turn_and_no_third(first: str, second: str) -> None:
    state = position(["PI PI TR TR SB", "TR", "", ""], discard="BD", rules="double=on")
    play(state, first)
    assert (state.active, state.phase) == (0, "second")
    play(state, second)
    assert (state.active, state.phase) == (1, "action")


@pytest.mark.rule("CA-5")
def test_the_first_action_cannot_be_declined_and_without_the_option_there_is_no_second() -> None:
    state = position(["PI PI TR", "TR", "", ""], rules="double=on")
    assert refused(state, "END") == "no-pass"
    state = position(["PI PI TR", "TR", "", ""])
    play(state, "FORM(PI,PI)")
    assert state.active == 1


@pytest.mark.rule("CA-6", "option:double")
@pytest.mark.parametrize("card", ["PI", "AG", "EC"])
def test_after_a_discard_the_active_player_draws_before_the_second_action(card: str) -> None:
    state = position([f"PI AG EC {card}", "TR×4", "TR", "TR"], draw="SC×9", rules="double=on actions=on")
    told = play(state, f"DISCARD({card})")
    assert drawers(told) == [(0, 2)]
    assert (state.phase, state.sizes) == ("second", [5, 4, 1, 1])
    assert isinstance(told[-1], events.SecondActionOffered)


@pytest.mark.rule("CA-7", "CA-11")
@pytest.mark.parametrize(
    ("first", "held"), [("FORM(PI,PI)", 3), ("FORM_D(PI)", 4), ("IMPROVE(BJ)", 4), ("MOVE(1,TB)", 4), ("SWAP(1)", 4)]
)
def test_after_any_other_first_action_nobody_draws_until_the_turn_ends(first: str, held: int) -> None:
    other = {"MOVE": "DE", "SWAP": "EC"}.get(first[:4], "TR")
    hand = f"PI PI BJ {other} AG"
    state = position(
        [hand, "TR×5", "TR×5", "TR×5"], ["BJ BJ", "SC SC | TI TI"], discard="PI", draw="SC×9", rules="avance"
    )
    told = play(state, first)
    assert (drawers(told), state.sizes[0], state.phase) == ([], held, "second")
    assert drawers(play(state, "END")) == [(0, 6 - held)]


@pytest.mark.rule("CA-7", "CA-11")
def test_after_a_challenge_nobody_draws_until_the_turn_ends() -> None:
    state = position(["PI×5", "PI BD×4", "TR×5", "TR×5"], ["BJ BJ", "SC SC | PI PI"], draw="SC×9", rules="double=on")
    told = play(state, "CHALLENGE(1,1,PI)", "PLAY(PI)", "YIELD")
    assert (drawers(told), state.sizes, state.phase) == ([], [4, 4, 5, 5], "second")
    assert drawers(play(state, "DISCARD(PI)")) == [(0, 2), (1, 1)]


@pytest.mark.rule("CA-6", "CA-11")
def test_a_discard_as_second_action_draws_at_the_end_of_the_turn_only() -> None:
    state = position(["PI PI TR TR SB", "TR×5", "TR×5", "TR×5"], draw="SC×9", rules="double=on")
    told = play(state, "FORM(PI,PI)", "DISCARD(SB)")
    assert drawers(told) == [(0, 3)]


@pytest.mark.rule("CA-8")
def test_with_an_empty_hand_the_turn_ends_after_the_first_action() -> None:
    state = position(["PI PI", "TR", "", ""], draw="SC×9", rules="double=on")
    play(state, "FORM(PI,PI)")
    assert (state.active, state.phase, hand_of(state, 0)) == (1, "action", "SC SC SC SC SC")
    state = position(["PI", "TR", "", ""], draw="SC", rules="double=on")
    play(state, "DISCARD(PI)")
    assert (state.active, legal(state)) == (0, ["DISCARD(SC)", "END"])
    state = position(["PI", "TR", "", ""], rules="double=on")
    play(state, "DISCARD(PI)")
    assert state.active == 1


@pytest.mark.rule("CA-9")
def test_a_lost_challenge_bans_both_slots_of_that_player_for_the_second_action_only() -> None:
    state = position(
        ["PI PI TI AG", "PI", "PI", "TR"],
        ["SC SC", "BJ BJ | TI TI | PI PI", "BJ BJ | PI PI"],
        rules="double=on toptwo=on",
    )
    play(state, "CHALLENGE(1,1,PI)", "PLAY(PI)", "YIELD")
    assert state.banned == 1
    challenges = [action for action in legal(state) if action.startswith("CHALLENGE")]
    assert challenges == ["CHALLENGE(2,1,PI)", "CHALLENGE(2,1,AG)"]
    assert refused(state, "CHALLENGE(1,1,PI)") == "just-lost"
    assert refused(state, "CHALLENGE(1,2,TI)") == "just-lost"
    assert GAME.view(state, None).banned == 1
    play(state, "END")
    assert GAME.view(state, None).banned is None
    # In the next turn the ban is over.
    state.active, state.phase = 0, "action"
    assert "CHALLENGE(1,1,PI)" in legal(state)


@pytest.mark.rule("CA-9")
def test_a_won_challenge_bans_nobody() -> None:
    state = position(["PI PI BJ", "PI", "PI", "TR"], ["SC SC", "BL BL | BJ BJ | PI PI"], rules="double=on")
    play(state, "CHALLENGE(1,1,PI)", "YIELD")
    assert "CHALLENGE(1,1,BJ)" in legal(state)


@pytest.mark.rule("CA-9")
def test_a_lost_contest_bans_nobody() -> None:
    state = position(
        ["PI PI TI TI", "PI SC"], ["SC SC", "BJ BJ | TI TI"], neutral=["TR PI", "TR", "TR"], rules="double=on"
    )
    play(state, "CLAIM(PI,{0})", "CONTEST(PI)", "PLAY(PI)", "YIELD")
    assert (pile_of(state, 0), state.banned) == ("SC SC | PI PI PI PI", -1)
    assert "CHALLENGE(1,1,TI)" in legal(state)


@pytest.mark.rule("CA-10")
def test_the_card_just_discarded_may_be_taken_again() -> None:
    state = position(["PI PI TR", "TR", "", ""], rules="double=on")
    play(state, "DISCARD(PI)", "FORM_D(PI)")
    assert (pile_of(state, 0), written(state.discard)) == ("PI PI", "")


# --- improve


@pytest.mark.rule("CA-12", "CA-14", "option:improve")
def test_a_possession_of_its_kind_joins_the_top_set() -> None:
    state = position(["PI TR AG", "TR", "", ""], ["PI OR"], rules="improve=on")
    assert legal(state) == ["FORM(PI,AG)", "FORM(TR,AG)", "IMPROVE(PI)", "DISCARD(PI)", "DISCARD(TR)", "DISCARD(AG)"]
    told = play(state, "IMPROVE(PI)")
    assert told[0] == events.SetImproved(0, Card.PI, 60_000)
    assert (pile_of(state, 0), hand_of(state, 0)) == ("PI PI OR", "TR AG")


@pytest.mark.rule("CA-12", "option:improve")
def test_improving_needs_the_option_and_a_set() -> None:
    state = position(["PI", "", "", ""], ["PI PI"])
    assert (legal(state), refused(state, "IMPROVE(PI)")) == (["DISCARD(PI)"], "improve-off")
    state = position(["PI", "", "", ""], rules="improve=on")
    assert (legal(state), refused(state, "IMPROVE(PI)")) == (["DISCARD(PI)"], "improve-no-set")


@pytest.mark.rule("CA-13", "CA-28")
@pytest.mark.parametrize("joker", ["AG", "OR", "PE"])
def test_no_joker_improves_and_no_second_set_is_improved(joker: str) -> None:
    state = position([f"PI {joker}", "", "", ""], ["PI PI | TR TR", "PI PI"], rules="avance")
    assert not any(action.startswith("IMPROVE") for action in legal(state))
    assert refused(state, f"IMPROVE({joker})") == "improve-possession"
    assert refused(state, "IMPROVE(PI)") == "improve-kind"


@pytest.mark.rule("CA-14")
def test_a_set_formed_in_this_turn_may_be_improved() -> None:
    state = position(["PI PI PI", "TR", "", ""], rules="double=on improve=on")
    play(state, "FORM(PI,PI)", "IMPROVE(PI)")
    assert pile_of(state, 0) == "PI PI PI"


# --- the two top sets


@pytest.mark.rule("CA-15", "CA-16", "option:toptwo")
def test_the_second_set_can_be_attacked_with_the_option_alone() -> None:
    piles = ["SC SC", "BJ BJ | PI PI | TI TI", "BJ BJ | PI PI"]
    state = position(["PI BJ TI", "", "", ""], piles, rules="toptwo=on")
    challenges = [action for action in legal(state) if action.startswith("CHALLENGE")]
    assert challenges == ["CHALLENGE(1,1,TI)", "CHALLENGE(1,2,PI)", "CHALLENGE(2,1,PI)"]
    assert refused(state, "CHALLENGE(1,3,BJ)") == "top-two-only"
    assert refused(state, "CHALLENGE(1,0,BJ)") == "top-two-only"
    state = position(["PI TI", "", "", ""], piles)
    assert refused(state, "CHALLENGE(1,2,PI)") == "top-only"


@pytest.mark.rule("CA-15")
def test_the_third_set_is_out_of_reach() -> None:
    state = position(["BJ", "", "", ""], ["SC SC", "TR TR | BJ BJ | PI PI | TI TI"], rules="toptwo=on")
    assert legal(state) == ["DISCARD(BJ)"]


@pytest.mark.rule("CA-16", "option:bottomsafe")
def test_without_a_safe_bottom_each_pile_can_be_emptied() -> None:
    piles = ["SC SC", "PI PI", "TI TI | PI PI"]
    state = position(["PI TI", "TR", "", ""], piles, rules="toptwo=on bottomsafe=off")
    challenges = [action for action in legal(state) if action.startswith("CHALLENGE")]
    assert challenges == ["CHALLENGE(1,1,PI)", "CHALLENGE(2,1,PI)", "CHALLENGE(2,2,TI)"]
    assert refused(state, "CHALLENGE(1,2,PI)") == "no-second-set"
    assert refused(state, "CHALLENGE(3,1,PI)") == "no-set"
    told = play(state, "CHALLENGE(1,1,PI)", "YIELD")
    assert (pile_of(state, 0), pile_of(state, 1)) == ("SC SC | PI PI PI", "")
    assert events.SetStolen(0, 1, Card.PI, 15_000, Card.SC, 0) in told


@pytest.mark.rule("CA-16", "option:bottomsafe")
def test_a_safe_bottom_cannot_be_given_up_without_toptwo() -> None:
    state = position(["PI", "", "", ""], ["SC SC", "PI PI"], rules="bottomsafe=off")
    assert legal(state) == ["DISCARD(PI)"]
    assert refused(state, "CHALLENGE(1,1,PI)") == "protected-set"


SECOND = ["SC SC", "BJ BJ | TI TI | BD BD"]


def challenges(hand: str, rules: str) -> list[str]:
    state = position([hand, "TR", "", ""], SECOND, rules=f"avance {rules}")
    return [action for action in legal(state) if action.startswith("CHALLENGE")]


@pytest.mark.rule("CA-17", "option:slot2cost")
def test_the_second_set_costs_one_card() -> None:
    assert challenges("TI TI AG PE", "") == [
        "CHALLENGE(1,1,AG)",
        "CHALLENGE(1,1,PE)",
        "CHALLENGE(1,2,TI)",
        "CHALLENGE(1,2,AG)",
        "CHALLENGE(1,2,PE)",
    ]
    state = position(["TI TI AG", "TR", "", ""], SECOND, rules="avance")
    assert refused(state, "CHALLENGE(1,2,TI,TI)") == "one-card-only"


@pytest.mark.rule("CA-17", "option:slot2cost")
def test_the_second_set_may_cost_two_cards_or_petites_economies() -> None:
    assert challenges("TI TI AG OR PE", "slot2cost=2") == [
        "CHALLENGE(1,1,AG)",
        "CHALLENGE(1,1,OR)",
        "CHALLENGE(1,1,PE)",
        "CHALLENGE(1,2,TI,TI)",
        "CHALLENGE(1,2,TI,AG)",
        "CHALLENGE(1,2,TI,OR)",
        "CHALLENGE(1,2,AG,OR)",
        "CHALLENGE(1,2,PE)",
    ]
    assert challenges("AG AG TI BD", "slot2cost=2") == [
        "CHALLENGE(1,1,BD)",
        "CHALLENGE(1,1,AG)",
        "CHALLENGE(1,2,TI,AG)",
        "CHALLENGE(1,2,AG,AG)",
    ]
    state = position(["TI TI AG PE", "TR", "", ""], SECOND, rules="avance slot2cost=2")
    assert refused(state, "CHALLENGE(1,2,TI)") == "two-cards-needed"
    assert refused(state, "CHALLENGE(1,2,TI,PE)") == "penny-alone"
    assert refused(state, "CHALLENGE(1,1,AG,AG)") == "only-one"


@pytest.mark.rule("CA-17", "option:slot2cost")
@pytest.mark.parametrize(("opening", "demand", "held"), [("TI,AG", 1, 2), ("PE", 2, 3)])
def test_after_two_cards_one_is_asked_and_after_petites_economies_two(opening: str, demand: int, held: int) -> None:
    state = position(["TI TI AG PE", "TI TI TR", "", ""], SECOND, rules="avance slot2cost=2")
    told = play(state, f"CHALLENGE(1,2,{opening})")
    assert (state.demand, state.sizes[0]) == (demand, held)
    assert next(event for event in told if isinstance(event, events.ChallengeLaunched)).demand == demand
    play(state, "YIELD")
    assert len(state.piles[1]) == 2


@pytest.mark.rule("CA-18")
def test_a_second_set_that_is_won_leaves_the_middle_of_the_pile() -> None:
    state = position(["TI TR", "TR", "", ""], SECOND, rules="toptwo=on")
    told = play(state, "CHALLENGE(1,2,TI)", "YIELD")
    assert (pile_of(state, 0), pile_of(state, 1)) == ("SC SC | TI TI TI", "BJ BJ | BD BD")
    assert told[0] == events.ChallengeLaunched(0, 1, 2, Card.TI, 20_000, (Card.TI,), 30_000, 1)


@pytest.mark.rule("CA-19")
def test_a_second_set_that_is_defended_grows_in_its_place() -> None:
    state = position(["TI TR", "TI TR", "", ""], SECOND, rules="toptwo=on")
    told = play(state, "CHALLENGE(1,2,TI)", "PLAY(TI)", "YIELD")
    assert (pile_of(state, 0), pile_of(state, 1)) == ("SC SC", "BJ BJ | TI TI TI TI | BD BD")
    assert events.AnswerPlayed(1, 0, Card.TI, (Card.TI,), 40_000, 1) in told
    assert events.SetKept(1, 0, Card.TI, 40_000) in told


# --- Petites économies


@pytest.mark.rule("CA-20", "option:penny")
def test_petites_economies_is_an_ordinary_joker_outside_challenges() -> None:
    state = position(["PI PE", ""], neutral=["TR", "PI", "AG"], discard="PI", rules="penny=on")
    assert legal(state) == [
        "FORM(PI,PE)",
        "FORM_D(PI)",
        "FORM_D(PE)",
        "CLAIM(PI,{1})",
        "CLAIM(PI,{2})",
        "CLAIM(PI,{1,2})",
        "CLAIM(PE,{0})",
        "CLAIM(PE,{1})",
        "DISCARD(PI)",
        "DISCARD(PE)",
    ]
    state = position(["PI PE", "TR"], neutral=["PE", "TR", "TR"], discard="PE", rules="penny=on")
    assert {"FORM_D(PI)", "CLAIM(PI,{0})"} < set(legal(state))
    assert refused(state, "FORM_D(PE)") == "two-jokers"
    play(state, "FORM(PI,PE)")
    assert worth_of(state.piles[0][0]) == 6_000


@pytest.mark.rule("CA-21", "CA-22")
def test_a_challenge_opened_with_petites_economies_asks_for_two() -> None:
    state = position(["PE TI", "TI TI AG PE TR", "", ""], ["SC SC", "BJ BJ | TI TI"], rules="penny=on")
    assert legal(state)[-4:-2] == ["CHALLENGE(1,1,TI)", "CHALLENGE(1,1,PE)"]
    play(state, "CHALLENGE(1,1,PE)")
    assert (state.demand, legal(state)) == (2, ["PLAY(TI,TI)", "PLAY(TI,AG)", "PLAY(PE)", "YIELD"])
    assert refused(state, "PLAY(TI)") == "two-cards-needed"
    assert refused(state, "PLAY(TI,PE)") == "penny-alone"
    play(state, "PLAY(TI,TI)")
    assert (state.demand, legal(state)) == (1, ["PLAY(TI)", "YIELD"])


@pytest.mark.rule("CA-24")
def test_petites_economies_cancel_each_other() -> None:
    state = position(["PE TI", "TI PE TR", "", ""], ["SC SC", "BJ BJ | TI TI"], rules="penny=on")
    told = play(state, "CHALLENGE(1,1,PE)", "PLAY(PE)")
    assert (state.demand, legal(state)) == (1, ["PLAY(TI)", "YIELD"])
    assert [event.demand for event in told if isinstance(event, events.ChallengeLaunched | events.AnswerPlayed)] == [
        2,
        1,
    ]


@pytest.mark.rule("CA-25")
def test_a_defender_doubles_with_petites_economies() -> None:
    state = position(["TI TI TI", "PE TR", "", ""], ["SC SC", "BJ BJ | TI TI"], rules="penny=on")
    play(state, "CHALLENGE(1,1,TI)", "PLAY(PE)")
    assert (state.demand, legal(state)) == (2, ["PLAY(TI,TI)", "YIELD"])


@pytest.mark.rule("CA-26", "option:pennylater")
@pytest.mark.parametrize("later", ["on", "off"])
def test_the_challenger_may_use_petites_economies_later_unless_the_option_says_no(later: str) -> None:
    rules = f"penny=on pennylater={later}"
    piles = ["SC SC", "BJ BJ | TI TI"]
    state = position(["TI TI PE", "TI PE TR", "", ""], piles, rules=rules)
    assert "CHALLENGE(1,1,PE)" in legal(state), "the opening is free"
    play(state, "CHALLENGE(1,1,TI)")
    assert legal(state) == ["PLAY(TI)", "PLAY(PE)", "YIELD"], "the defender may"
    play(state, "PLAY(TI)")
    assert legal(state) == ["PLAY(TI)", *["PLAY(PE)"][: later == "on"], "YIELD"]
    assert refused(state, "PLAY(PE)") == ("" if later == "on" else "penny-opening-only")
    state = position(["TI TI PE", "PE TR", "", ""], piles, rules=rules)
    play(state, "CHALLENGE(1,1,TI)", "PLAY(PE)")
    assert legal(state) == [*["PLAY(PE)"][: later == "on"], "YIELD"], "not even against two"


@pytest.mark.rule("CA-26", "C2-10", "option:pennylater")
def test_the_contester_is_the_attacker_who_opens_with_petites_economies() -> None:
    state = position(["TI TI TI PE", "PE PE TI"], neutral=["TR TI", "TR", "TR"], rules="penny=on pennylater=off")
    play(state, "CLAIM(TI,{0})")
    assert legal(state) == ["CONTEST(TI)", "CONTEST(PE)", "DECLINE"]
    play(state, "CONTEST(PE)")
    assert legal(state) == ["PLAY(TI,TI)", "PLAY(PE)", "YIELD"], "the claimer defends"
    play(state, "PLAY(PE)")
    assert legal(state) == ["PLAY(TI)", "YIELD"]


@pytest.mark.rule("CA-27")
@pytest.mark.parametrize("play_", ["PLAY(TI,TI)", "PLAY(TI,PE)", "PLAY(PE,PE)"])
@pytest.mark.parametrize("demand", [1, 2])
def test_no_over_play(play_: str, demand: int) -> None:
    opening = "TI" if demand == 1 else "PE"
    state = position(["TI PE", "TI TI PE PE", "", ""], ["SC SC", "BJ BJ | TI TI"], rules="penny=on")
    play(state, f"CHALLENGE(1,1,{opening})")
    assert state.demand == demand
    assert (play_ in legal(state)) == (demand == 2 and play_ == "PLAY(TI,TI)")


@pytest.mark.rule("CA-28")
def test_petites_economies_count_one_thousand_in_a_set() -> None:
    state = position(["TI PE", "TR", "", ""], ["SC SC", "BJ BJ | TI AG"], rules="penny=on")
    play(state, "CHALLENGE(1,1,PE)", "YIELD")
    assert worth_of(state.piles[0][-1]) == 10_000 + 25_000 + 1_000


# --- action cards


@pytest.mark.rule("CA-29", "CA-36", "option:actions")
@pytest.mark.parametrize("action", ["SWAP(1)", "MOVE(1,TB)"])
def test_an_action_card_cannot_be_countered_and_leaves_the_game(action: str) -> None:
    state = position(["EC DE TR", "PI EC DE", "TR", ""], ["PI PI", "TI TI | BJ BJ"], rules="actions=on", discard="BD")
    play(state, action)
    assert (state.phase, state.active) == ("action", 1)
    assert written(state.out) == {"SWAP(1)": "EC", "MOVE(1,TB)": "DE"}[action]
    assert written(state.discard) == "BD"
    assert state.sizes[0] == 2


@pytest.mark.rule("CA-30")
def test_a_swap_exchanges_the_two_top_sets_bottom_ones_included() -> None:
    state = position(["EC TR", "TR", "", ""], ["SC SC | PI PI", "TI OR"], rules="actions=on")
    told = play(state, "SWAP(1)")
    assert (pile_of(state, 0), pile_of(state, 1)) == ("SC SC | TI OR", "PI PI")
    assert told[0] == events.SetsSwapped(0, 1, Card.PI, 10_000, Card.TI, 60_000, None)


@pytest.mark.rule("CA-30")
def test_a_swap_needs_two_piles_and_another_player() -> None:
    state = position(["EC TR", "TR", "", ""], ["SC SC", "", "TI TI"], rules="actions=on")
    assert [action for action in legal(state) if action.startswith("SWAP")] == ["SWAP(2)"]
    assert refused(state, "SWAP(1)") == "swap-no-set"
    assert refused(state, "SWAP(0)") == "swap-self"
    assert refused(state, "SWAP(4)") == "no-such-seat"
    state = position(["EC TR", "TR", "", ""], ["", "", "TI TI"], rules="actions=on")
    assert refused(state, "SWAP(2)") == "swap-no-own-set"
    assert refused(position(["TR", "", "", ""], ["SC SC", "TI TI"], rules="actions=on"), "SWAP(1)") == "not-in-hand"


@pytest.mark.rule("CA-31", "CA-33")
@pytest.mark.parametrize(
    ("way", "after", "kinds"),
    [
        ("TB", "TI TI | BJ BJ | SC SC", (Card.TI, Card.SC, Card.TI)),
        ("BT", "SC SC | TI TI | BJ BJ", (Card.BJ, Card.BJ, Card.SC)),
    ],
)
@pytest.mark.parametrize("owner", [0, 1])
def test_a_move_turns_a_pile_of_anybody(way: str, after: str, kinds: tuple[Card, Card, Card], owner: int) -> None:
    piles = ["", ""]
    piles[owner] = "BJ BJ | SC SC | TI TI"
    state = position(["DE TR", "TR", "", ""], piles, rules="actions=on")
    told = play(state, f"MOVE({owner},{way})")
    assert pile_of(state, owner) == after
    assert told[0] == events.PileMoved(0, owner, way, *kinds, None)


@pytest.mark.rule("CA-31")
def test_a_move_needs_a_pile_of_two_sets() -> None:
    state = position(["DE TR", "", "", ""], ["SC SC", "TI TI", "SC SC | TR TR"], rules="actions=on")
    assert [action for action in legal(state) if action.startswith("MOVE")] == ["MOVE(2,TB)", "MOVE(2,BT)"]
    assert refused(state, "MOVE(1,TB)") == "move-few-sets"
    assert refused(state, "MOVE(0,BT)") == "move-few-own-sets"
    assert refused(state, "MOVE(9,BT)") == "no-such-seat"


@pytest.mark.rule("CA-32")
def test_with_two_sets_both_ways_are_listed_and_give_the_same_pile() -> None:
    piles = set()
    for way in ("TB", "BT"):
        state = position(["DE TR", "TR", "", ""], ["SC SC | TI TI"], rules="actions=on")
        play(state, f"MOVE(0,{way})")
        piles.add(pile_of(state, 0))
    assert piles == {"TI TI | SC SC"}


@pytest.mark.rule("CA-34")
@pytest.mark.parametrize("card", ["EC", "DE"])
def test_a_discarded_action_card_goes_out_of_the_game(card: str) -> None:
    state = position([f"{card} PI", "TR", "", ""], discard="TR", rules="actions=on")
    told = play(state, f"DISCARD({card})")
    assert (written(state.out), written(state.discard)) == (card, "TR")
    assert told[0] == events.CardDiscarded(0, Card[card], out=True)


@pytest.mark.rule("CA-35")
def test_action_cards_are_in_no_set_no_claim_and_no_challenge() -> None:
    state = position(["EC DE PI", "EC DE"], ["SC SC", "BJ BJ | PI PI"], neutral=["PI", "AG", "TR"], rules="avance")
    state.discard = [Card.AG]
    for action in ("FORM(PI,EC)", "FORM_D(EC)", "CLAIM(DE,{0})", "FORM(EC,DE)"):
        assert refused(state, action) == "action-card-in-set"
    assert refused(state, "CHALLENGE(1,1,EC)") == "action-card-in-challenge"
    assert refused(state, "IMPROVE(DE)") == "improve-possession"
    playing = [action for action in legal(state) if "EC" in action or "DE" in action]
    assert playing == ["DISCARD(EC)", "DISCARD(DE)"]
    play(state, "CLAIM(PI,{0})")
    assert legal(state) == ["DECLINE"]
    assert refused(state, "CONTEST(DE)") == "action-card-in-challenge"


@pytest.mark.rule("CA-36", "CA-9")
def test_swap_and_move_reach_a_player_whom_challenges_may_not() -> None:
    state = position(["EC DE PI", "TR", "", ""], ["SC SC", "BJ BJ | PI PI"], rules="avance", phase="second", banned=1)
    assert {"SWAP(1)", "MOVE(1,TB)", "MOVE(1,BT)"} < set(legal(state))
    assert refused(state, "CHALLENGE(1,1,PI)") == "just-lost"


@pytest.mark.rule("CA-37")
def test_safety_follows_the_position() -> None:
    state = position(["DE PI TI", "TR", "", ""], ["SC SC", "PI PI | TI TI"], rules="actions=on double=on")
    assert "CHALLENGE(1,1,TI)" in legal(state)
    play(state, "MOVE(1,TB)")
    assert "CHALLENGE(1,1,PI)" in legal(state)
    assert refused(state, "CHALLENGE(1,1,TI)") == "no-match"
