"""The worked examples of the rules, each under its id. A, B, C, D are seats 0 to 3; A plays; lists are complete."""

import pytest

from cachecash.core.game import Outcome
from cachecash.games.cache_ton_cash.cards import worth_of
from cachecash.games.cache_ton_cash.state import State
from positions import GAME, hand_of, legal, pile_of, play, position, refused, written

X1_HAND = "PI PI AG TI CA"
X1_LEGAL = [
    "FORM(PI,PI)",
    "FORM(PI,AG)",
    "FORM(TI,AG)",
    "FORM(CA,AG)",
    "FORM_D(TI)",
    "FORM_D(AG)",
    "DISCARD(PI)",
    "DISCARD(TI)",
    "DISCARD(CA)",
    "DISCARD(AG)",
]


@pytest.mark.rule("X-1", "CC-14", "CC-18", "CC-19", "CC-20", "CC-22")
def test_x_01_without_a_set_nobody_challenges() -> None:
    state = position([X1_HAND, "", "", ""], ["", "BJ BJ | PI PI"], discard="TI")
    assert legal(state) == X1_LEGAL


@pytest.mark.rule("X-2", "CC-22")
def test_x_02_a_set_of_ones_own_opens_challenges() -> None:
    state = position([X1_HAND, "", "", ""], ["SC SC", "BJ BJ | PI PI"], discard="TI")
    assert legal(state) == [*X1_LEGAL[:6], "CHALLENGE(1,1,PI)", "CHALLENGE(1,1,AG)", *X1_LEGAL[6:]]


@pytest.mark.rule("X-3", "CC-22", "CC-23")
def test_x_03_the_only_set_of_a_pile_is_safe() -> None:
    state = position([X1_HAND, "", "", ""], ["SC SC", "PI PI"], discard="TI")
    assert legal(state) == X1_LEGAL
    assert refused(state, "CHALLENGE(1,1,PI)") == "protected-set"


@pytest.mark.rule("X-4", "CC-19")
def test_x_04_a_joker_on_the_discard_pile_takes_a_possession_only() -> None:
    state = position(["OR BD BD", "", "", ""], discard="AG")
    assert legal(state) == ["FORM(BD,BD)", "FORM(BD,OR)", "FORM_D(BD)", "DISCARD(BD)", "DISCARD(OR)"]
    assert refused(state, "FORM_D(OR)") == "two-jokers"


@pytest.mark.rule("X-5", "CC-16")
def test_x_05_with_jokers_alone_one_can_only_discard() -> None:
    state = position(["AG OR OR", "", "", ""], discard="OR")
    assert legal(state) == ["DISCARD(AG)", "DISCARD(OR)"]


@pytest.mark.rule("X-6", "CC-24", "CC-27", "CC-31", "CC-32")
def test_x_06_the_challenger_wins_everything_that_was_laid() -> None:
    state = position(
        ["PI PI TR TR SB", "OR BL BL SC AV", "BD×5", "BJ×5"],
        ["SC SC", "BJ BJ | PI AG"],
        draw="CA CA",
    )
    play(state, "CHALLENGE(1,1,PI)", "PLAY(OR)", "PLAY(PI)", "YIELD")
    assert pile_of(state, 0) == "SC SC | PI PI PI AG OR"
    assert worth_of(state.piles[0][-1]) == 90_000
    assert pile_of(state, 1) == "BJ BJ"
    assert hand_of(state, 0) == "TR TR SB CA CA"
    assert hand_of(state, 1) == "BL BL AV SC"
    assert state.draw == []


@pytest.mark.rule("X-7", "CC-24", "CC-28", "CC-31")
def test_x_07_the_defender_wins_everything_that_was_laid() -> None:
    state = position(
        ["PI PI TR TR SB", "OR PI BL SC AV", "BD×5", "BJ×5"],
        ["SC SC", "BJ BJ | PI AG"],
        draw="TI TR BD CA",
    )
    play(state, "CHALLENGE(1,1,PI)", "PLAY(PI)", "PLAY(PI)", "PLAY(OR)", "YIELD")
    assert pile_of(state, 1) == "BJ BJ | PI PI PI PI AG OR"
    assert worth_of(state.piles[1][-1]) == 95_000
    assert pile_of(state, 0) == "SC SC"
    assert hand_of(state, 0) == "BD TR TR SB CA"
    assert hand_of(state, 1) == "TR BL TI AV SC"
    assert state.draw == []


@pytest.mark.rule("X-8", "CC-16", "CC-17", "CC-35")
@pytest.mark.parametrize(
    ("discard", "piles", "open_to_b"),
    [
        ("TR", (), ["DISCARD(PI)"]),
        ("PI", (), ["FORM_D(PI)", "DISCARD(PI)"]),
        ("AG", (), ["FORM_D(PI)", "DISCARD(PI)"]),
        ("TR", ("BD BD | PI PI", "SC SC"), ["CHALLENGE(0,1,PI)", "DISCARD(PI)"]),
    ],
)
def test_x_08_an_empty_hand_is_skipped_and_the_last_card_ends_the_round(
    discard: str, piles: tuple[str, ...], open_to_b: list[str]
) -> None:
    for action in open_to_b:
        # D has just played its last but one: A, without a card, is next.
        state = position(["", "PI", "", "TI"], piles, discard=discard, active=3, rules="end=rapide")
        state.discard.insert(0, state.discard[-1])
        play(state, "DISCARD(TI)")
        state.discard.pop()
        assert (state.active, legal(state)) == (1, open_to_b)
        play(state, action)
        assert GAME.outcome(state) is not None


@pytest.mark.rule("X-9", "CC-13", "CC-36")
def test_x_09_a_pile_scores_all_its_cards() -> None:
    state = position(["TR", "", "", ""], ["BD BD | CA OR | PI AG PI"], rules="end=rapide")
    assert [worth_of(made) for made in state.piles[0]] == [10_000, 70_000, 35_000]
    play(state, "DISCARD(TR)")
    assert GAME.outcome(state) == Outcome((0,), (115_000, 0, 0, 0))


@pytest.mark.rule("X-10", "CC-38", "CC-42")
@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ((1_020_000, 1_005_000, 640_000, 300_000), (0,)),
        ((1_020_000, 1_020_000, 640_000, 300_000), (0, 1)),
        ((640_000, 1_000_000, 999_000, 300_000), (1,)),
        ((995_000, 995_000, 640_000, 300_000), None),
    ],
)
def test_x_10_a_million_ends_the_game(totals: tuple[int, ...], winners: tuple[int, ...] | None) -> None:
    before = [total - 10_000 for total in totals]
    state = position(["TR", "", "", ""], ["BD BD", "BD BD", "BD BD", "BD BD"], totals=before)
    play(state, "DISCARD(TR)")
    assert GAME.outcome(state) == (None if winners is None else Outcome(winners, totals))
    assert tuple(state.totals) == totals
    assert state.round == (2 if winners is None else 1)


@pytest.mark.rule("X-11", "CC-41", "CC-42")
def test_x_11_two_players_reach_two_rounds_together() -> None:
    state = position(["TR", "", "", ""], ["BD BD", "PI PI"], wins=[1, 1, 0, 0], rules="end=deux", round_=3)
    play(state, "DISCARD(TR)")
    assert GAME.outcome(state) == Outcome((0, 1), (10_000, 10_000, 0, 0))
    assert state.wins == [2, 2, 0, 0]


def _answering(hand: str, demand: int) -> list[tuple[str, int]]:
    """B answers A's challenge on a set of TI: each action, and the demand that A faces then (0: it is over)."""
    answers = []
    for action in legal(_challenged(hand, demand)):
        state = _challenged(hand, demand)
        play(state, action)
        answers.append((action, state.demand))
    return answers


def _challenged(hand: str, demand: int) -> State:
    return position(
        ["TI PI PI PI PI", hand, "", ""],
        ["SC SC", "BJ BJ | TI TI"],
        rules="avance",
        rest=True,
        phase="answer",
        attacker=0,
        defender=1,
        answering=1,
        slot=1,
        demand=demand,
        played="PE" if demand == 2 else "AG",
    )


@pytest.mark.rule("X-12", "CA-21", "CA-22", "CA-27")
def test_x_12_one_card_is_answered_by_one_card_or_doubled() -> None:
    answers = _answering("TI TI AG BD OR PE", 1)
    assert answers == [("PLAY(TI)", 1), ("PLAY(AG)", 1), ("PLAY(OR)", 1), ("PLAY(PE)", 2), ("YIELD", 0)]


@pytest.mark.rule("X-13", "CA-21", "CA-23", "CA-24", "CA-27")
def test_x_13_two_cards_are_answered_by_two_cards_or_cancelled() -> None:
    answers = _answering("TI TI AG BD OR PE", 2)
    two_cards = ["PLAY(TI,TI)", "PLAY(TI,AG)", "PLAY(TI,OR)", "PLAY(AG,OR)"]
    assert answers == [*((play, 1) for play in two_cards), ("PLAY(PE)", 1), ("YIELD", 0)]


@pytest.mark.rule("X-14", "CA-23")
def test_x_14_one_matching_card_does_not_meet_a_demand_of_two() -> None:
    assert _answering("TI BD", 2) == [("YIELD", 0)]


@pytest.mark.rule("X-15", "CA-15", "CA-16")
def test_x_15_the_two_top_sets_can_be_attacked_but_not_the_bottom_one() -> None:
    state = position(
        ["PI TI SC", "", "", ""],
        ["SC SC", "BJ BJ | PI PI | TI TI", "PI PI | TI TI", "PI PI"],
        rules="avance",
    )
    assert legal(state) == [
        "CHALLENGE(1,1,TI)",
        "CHALLENGE(1,2,PI)",
        "CHALLENGE(2,1,TI)",
        "IMPROVE(SC)",
        "DISCARD(PI)",
        "DISCARD(TI)",
        "DISCARD(SC)",
    ]
    assert refused(state, "CHALLENGE(2,2,PI)") == "protected-set"
    assert refused(state, "CHALLENGE(3,1,PI)") == "protected-set"


@pytest.mark.rule("X-16", "CA-5", "CA-12", "CA-13", "CA-20", "CA-28")
def test_x_16_a_second_action_with_petites_economies() -> None:
    state = position(["PI AG PE", "", "", ""], ["SC SC | PI PI"], rules="avance", phase="second")
    assert legal(state) == [
        "FORM(PI,AG)",
        "FORM(PI,PE)",
        "IMPROVE(PI)",
        "DISCARD(PI)",
        "DISCARD(AG)",
        "DISCARD(PE)",
        "END",
    ]


@pytest.mark.rule("X-17", "CA-30", "CA-31", "CA-32", "CA-33", "CA-34")
def test_x_17_action_cards_choose_among_the_piles() -> None:
    state = position(["EC DE BD", "", "", ""], ["PI PI", "TI TI", "SC SC | BJ BJ"], rules="avance")
    assert legal(state) == [
        "SWAP(1)",
        "SWAP(2)",
        "MOVE(2,TB)",
        "MOVE(2,BT)",
        "DISCARD(BD)",
        "DISCARD(EC)",
        "DISCARD(DE)",
    ]


@pytest.mark.rule("X-18", "CA-30", "CA-31", "CA-34")
def test_x_18_an_action_card_without_use_can_be_discarded_out_of_the_game() -> None:
    state = position(["EC DE", "BD", "", ""], ["", "", "SC SC"], rules="avance", discard="TR")
    assert legal(state) == ["DISCARD(EC)", "DISCARD(DE)"]
    play(state, "DISCARD(EC)", "DISCARD(DE)")
    assert (written(state.out), written(state.discard)) == ("EC DE", "TR")


@pytest.mark.rule("X-19", "CA-9")
def test_x_19_who_lost_a_challenge_leaves_that_player_alone_in_this_turn() -> None:
    state = position(
        ["PI TI", "", "", ""],
        ["SC SC", "BJ BJ | PI PI", "BJ BJ | TI TI"],
        rules="avance",
        phase="second",
        banned=1,
    )
    assert legal(state) == ["CHALLENGE(2,1,TI)", "DISCARD(PI)", "DISCARD(TI)", "END"]
    assert refused(state, "CHALLENGE(1,1,PI)") == "just-lost"


@pytest.mark.rule("X-20", "C2-5", "C2-6")
def test_x_20_claims_with_a_possession_and_with_a_joker() -> None:
    state = position(["PI AG", ""], neutral=["PI", "OR", "TR"])
    assert legal(state) == [
        "FORM(PI,AG)",
        "CLAIM(PI,{0})",
        "CLAIM(PI,{1})",
        "CLAIM(PI,{0,1})",
        "CLAIM(AG,{0})",
        "CLAIM(AG,{2})",
        "DISCARD(PI)",
        "DISCARD(AG)",
    ]
    assert refused(state, "CLAIM(AG,{1})") == "two-jokers"
    assert refused(state, "CLAIM(AG,{0,2})") == "claim-two-kinds"


@pytest.mark.rule("X-21", "C2-8", "C2-9", "C2-10", "C2-11", "C2-12", "C2-13")
def test_x_21_a_claim_is_contested_and_lost() -> None:
    state = position(["PI BD×5", "PI OR SC×4"], neutral=["BD PI", "TR OR", "CA"], draw="TI BL")
    play(state, "CLAIM(PI,{0,1})")
    assert legal(state, 1) == ["CONTEST(PI)", "CONTEST(OR)", "DECLINE"]
    play(state, "CONTEST(PI)")
    assert legal(state, 0) == ["YIELD"]
    play(state, "YIELD")
    assert (pile_of(state, 0), pile_of(state, 1)) == ("", "PI PI PI OR")
    assert worth_of(state.piles[1][0]) == 65_000
    assert [written(pile) for pile in state.neutral] == ["BD", "TR", "CA"]
    assert hand_of(state, 0) == "BD BD BD BD BD BL"
    assert hand_of(state, 1) == "TI SC SC SC SC OR"


@pytest.mark.rule("X-22", "C3-3", "C3-4")
def test_x_22_with_three_players_one_claims_from_the_piles_at_hand() -> None:
    hands, neutral = ["PI AG", "TR", "TR"], ["PI", "PI", "TR"]
    state = position(hands, neutral=neutral)
    claims = {"CLAIM(PI,{0})": 1, "CLAIM(AG,{0})": 1, "CLAIM(AG,{2})": 2}
    assert legal(state) == ["FORM(PI,AG)", *claims, "DISCARD(PI)", "DISCARD(AG)"]
    assert refused(state, "CLAIM(PI,{1})") == "pile-out-of-reach"
    for claim, rival in claims.items():
        state = position(hands, neutral=neutral)
        play(state, claim)
        assert (state.phase, GAME.to_act(state)) == ("contest", (rival,))


@pytest.mark.rule("X-23", "CN-5")
def test_x_23_an_echange_that_cannot_be_resolved_goes_back_below_the_top() -> None:
    places = set()
    for seed in range(20):
        state = position(
            ["PI PI", "BD"], neutral=["BD TR EC PI", "TR", "TR"], draw="CA×9", rules="avance", seed=str(seed)
        )
        play(state, "CLAIM(PI,{0})", "DECLINE")
        assert written(state.neutral[0]) in {"EC BD TR", "BD EC TR"}
        assert state.out == 0
        places.add(written(state.neutral[0]))
    assert len(places) == 2


@pytest.mark.rule("X-23", "CN-6")
def test_x_23_an_echange_that_is_the_last_card_leaves_the_game() -> None:
    state = position(["PI PI", "BD"], neutral=["EC PI", "TR", "TR"], draw="CA×9", rules="avance")
    play(state, "CLAIM(PI,{0})", "DECLINE")
    assert state.neutral[0] == []
    assert written(state.out) == "EC"


@pytest.mark.rule("X-24", "CN-2", "CN-3", "CN-7", "CN-8")
def test_x_24_a_demenagement_moves_both_piles_by_the_choice_of_the_other() -> None:
    state = position(
        ["PI TR", "BD"],
        ["SC SC | BJ BJ", "TI TI | TR TR | AV AV"],
        neutral=["CA DE PI", "TR", "TR"],
        draw="CA×9",
        rules="avance",
    )
    play(state, "CLAIM(PI,{0})", "DECLINE")
    assert pile_of(state, 0) == "SC SC | BJ BJ | PI PI"
    assert (GAME.to_act(state), legal(state)) == ((0,), ["SHIFT(1,TB)", "SHIFT(1,BT)"])
    play(state, "SHIFT(1,BT)")
    assert pile_of(state, 1) == "TR TR | AV AV | TI TI"
    assert (GAME.to_act(state), legal(state)) == ((1,), ["SHIFT(0,TB)", "SHIFT(0,BT)"])
    play(state, "SHIFT(0,TB)")
    assert pile_of(state, 0) == "PI PI | SC SC | BJ BJ"
    assert (written(state.out), written(state.neutral[0])) == ("DE", "CA")
    assert (state.phase, GAME.to_act(state)) == ("second", (0,))
