"""Two and three players: claims (C2, C3) and the action cards of neutral piles (CN)."""

from typing import TypeVar

import pytest

from cachecash.core.chance import Chance
from cachecash.core.events import Event
from cachecash.games.cache_ton_cash import events
from cachecash.games.cache_ton_cash.cards import CARD, Card, worth_of
from positions import GAME, dealt, hand_of, legal, options, pile_of, play, position, refused, written

E = TypeVar("E")
QUIET = ["TR", "TR"]  # two neutral piles that play no part


def only(told: list[Event], kind: type[E]) -> list[E]:
    return [event for event in told if isinstance(event, kind)]


def claims(hand: str, *tops: str, seats: int = 2, active: int = 0, rules: str = "penny=on") -> list[str]:
    hands = [""] * seats
    hands[active] = hand
    state = position(hands, neutral=tops, active=active, rules=rules)
    found = [action for action in legal(state) if action.startswith("CLAIM")]
    return [action.removeprefix("CLAIM") for action in found]


# --- set-up


@pytest.mark.rule("C2-1")
def test_two_players_leave_the_cabins_and_three_jokers_in_the_box() -> None:
    state = GAME.new(2, options(), Chance("s"))
    cards = [*state.draw, *state.discard, *(card for pile in state.neutral for card in pile)]
    held = sum(state.hands)
    counts = {card: cards.count(card) + (held >> 4 * card & 15) for card in (Card.CA, Card.AG, Card.OR)}
    assert counts == {Card.CA: 0, Card.AG: 6, Card.OR: 3}


@pytest.mark.rule("C2-2", "C3-1", "C3-2")
@pytest.mark.parametrize("seats", [2, 3])
def test_three_neutral_piles_of_ten_show_their_top(seats: int) -> None:
    told: list[Event] = []
    state = GAME.new(seats, options(), Chance("s"), told.append)
    assert [len(pile) for pile in state.neutral] == [10, 10, 10]
    turned = [events.NeutralTurned(number, Card(pile[-1]), 10) for number, pile in enumerate(state.neutral)]
    assert only(told, events.NeutralTurned) == turned
    for viewer in (0, None):
        assert [pile.top for pile in GAME.view(state, viewer).neutral] == [pile[-1] for pile in state.neutral]
    assert len({tuple(GAME.redeal(GAME.view(state, 0), Chance(str(n))).neutral[0]) for n in range(9)}) > 6


@pytest.mark.rule("C2-3", "C3-1")
@pytest.mark.parametrize(("seats", "rules", "size"), [(2, "", 6), (3, "", 5), (3, "six=on", 6)])
def test_refills_go_up_to_the_size_of_the_deal(seats: int, rules: str, size: int) -> None:
    state = GAME.new(seats, options(rules), Chance("s"))
    for _ in range(4):
        discards = [action for action in legal(state) if action.startswith("DISCARD")]
        play(state, discards[0])
        assert state.sizes == [size] * seats


@pytest.mark.rule("C2-4")
def test_every_classic_action_is_kept() -> None:
    piles = ["SC SC", "BJ BJ | PI PI"]
    state = position(["PI PI AG", "TR"], piles, discard="PI", neutral=["TR", "PI", "BD"])
    assert {action.partition("(")[0] for action in legal(state)} == {"FORM", "FORM_D", "CLAIM", "CHALLENGE", "DISCARD"}
    play(state, "DISCARD(AG)")
    assert written(state.discard) == "PI AG"


# --- claims


@pytest.mark.rule("C2-5", "C2-6")
@pytest.mark.parametrize(
    ("hand", "tops", "open_"),
    [
        ("PI", ("PI", "PI", "PI"), ["(PI,{0})", "(PI,{1})", "(PI,{2})", "(PI,{0,1})", "(PI,{0,2})", "(PI,{1,2})"]),
        ("PI", ("AG", "OR", "TR"), ["(PI,{0})", "(PI,{1})", "(PI,{0,1})"]),
        ("PI", ("PE", "TR", "PI"), ["(PI,{0})", "(PI,{2})", "(PI,{0,2})"]),
        ("AG", ("PI", "TR", "PI"), ["(AG,{0})", "(AG,{1})", "(AG,{2})", "(AG,{0,2})"]),
        ("OR", ("AG", "OR", "PE"), []),
        ("PE", ("AG", "TR", "TR"), ["(PE,{1})", "(PE,{2})", "(PE,{1,2})"]),
        ("PI", ("TR", "BD", "SC"), []),
        ("PI TR", ("TR", "PI", "BD"), ["(PI,{1})", "(TR,{0})"]),
        ("PI", ("PI", "", "AG"), ["(PI,{0})", "(PI,{2})", "(PI,{0,2})"]),
        ("PI", ("", "", ""), []),
        ("EC DE", ("PI", "AG", "TR"), []),
    ],
)
def test_what_can_be_claimed(hand: str, tops: tuple[str, ...], open_: list[str]) -> None:
    expected = [*open_, "(PI,{0,1,2})"] if tops == ("PI", "PI", "PI") else open_
    assert claims(hand, *tops) == expected


@pytest.mark.rule("C2-5")
def test_only_the_tops_that_can_be_seen_are_claimed() -> None:
    assert claims("PI", "PI TR", "PI", "SC") == ["(PI,{1})"]
    state = position(["PI TR", ""], neutral=["PI TR", "PI", ""])
    assert refused(state, "CLAIM(PI,{0})") == "different-kinds"
    assert refused(state, "CLAIM(PI,{2})") == "pile-empty"
    assert refused(state, "CLAIM(PI,{0,2})") == "pile-empty"
    assert refused(state, "CLAIM(PI,{3})") == "no-such-pile"


@pytest.mark.rule("C2-5", "CC-1")
def test_four_players_have_nothing_to_claim() -> None:
    assert refused(position(["PI", "", "", ""]), "CLAIM(PI,{0})") == "no-neutral-piles"


@pytest.mark.rule("C2-7")
def test_a_claimed_set_may_have_four_cards_but_one_from_the_hand() -> None:
    state = position(["PI PI TR", "BD"], neutral=["PI", "OR", "AG"])
    told = play(state, "CLAIM(PI,{0,1,2})", "DECLINE")
    assert (pile_of(state, 0), hand_of(state, 0)) == ("PI PI AG OR", "PI TR")
    assert told[0] == events.ClaimMade(
        0, 1, Card.PI, (0, 1, 2), (Card.PI, Card.AG, Card.OR), Card.PI, worth_of(state.piles[0][0])
    )
    assert told[1:3] == [
        events.ContestDeclined(1, 0, Card.PI, forced=False),
        events.ClaimKept(0, 1, Card.PI, 85_000, contested=False),
    ]


@pytest.mark.rule("C2-8")
def test_what_is_claimed_is_put_aside_until_it_is_settled() -> None:
    state = position(["AG TR", "PI AG BD"], neutral=["PI", "PI", "BD"])
    play(state, "CLAIM(AG,{0,1})")
    assert (state.piles, written(state.aside), state.phase) == ([[], []], "PI PI AG", "contest")
    assert legal(state) == ["CONTEST(PI)", "CONTEST(AG)", "DECLINE"]
    assert refused(state, "CONTEST(BD)") == "no-match"
    assert refused(state, "CONTEST(PI,AG)") == "one-card-only"
    assert refused(state, "DISCARD(BD)") == "contest-first"
    assert refused(state, "DECLINE", 0) == "not-your-turn"
    duel = GAME.view(state, None).duel
    assert duel is not None
    assert (duel.attacker, duel.defender, duel.slot, duel.aside, duel.stake) == (None, 0, 0, state.aside, state.aside)


@pytest.mark.rule("C2-8")
def test_who_holds_no_match_is_asked_all_the_same_and_who_holds_nothing_is_not() -> None:
    state = position(["PI TR", "BD"], neutral=["PI", *QUIET])
    play(state, "CLAIM(PI,{0})")
    assert (GAME.to_act(state), legal(state)) == ((1,), ["DECLINE"])
    state = position(["PI TR", ""], neutral=["PI", *QUIET])
    told = play(state, "CLAIM(PI,{0})")
    assert events.ContestDeclined(1, 0, Card.PI, forced=True) in told
    assert events.ClaimKept(0, 1, Card.PI, 10_000, contested=False) in told
    assert pile_of(state, 0) == "PI PI"


@pytest.mark.rule("C2-9", "option:contestneedsset")
@pytest.mark.parametrize(
    ("rules", "pile", "open_"),
    [
        ("", "", ["CONTEST(PI)", "DECLINE"]),
        ("contestneedsset=on", "", ["DECLINE"]),
        ("contestneedsset=on", "BD BD", ["CONTEST(PI)", "DECLINE"]),
    ],
)
def test_contesting_needs_no_set_unless_the_option_asks_for_one(rules: str, pile: str, open_: list[str]) -> None:
    state = position(["PI TR", "PI BD"], ["SC SC", pile], neutral=["PI", *QUIET], rules=rules)
    play(state, "CLAIM(PI,{0})")
    assert legal(state) == open_
    assert refused(state, "CONTEST(PI)") == ("" if len(open_) == 2 else "contest-needs-set")


@pytest.mark.rule("C2-9")
def test_a_first_set_can_be_contested_though_it_would_be_safe() -> None:
    state = position(["PI TR", "PI BD"], neutral=["PI", *QUIET])
    told = play(state, "CLAIM(PI,{0})", "CONTEST(PI)", "YIELD")
    assert (pile_of(state, 0), pile_of(state, 1)) == ("", "PI PI PI")
    assert only(told, events.ClaimContested) == [events.ClaimContested(1, 0, Card.PI, (Card.PI,), 15_000, 1)]
    assert only(told, events.ClaimStolen) == [events.ClaimStolen(1, 0, Card.PI, 15_000)]


@pytest.mark.rule("C2-10", "C2-11")
def test_the_claimer_defends_and_wins_what_was_played() -> None:
    state = position(["PI PI TR", "PI AG BD"], neutral=["PI", *QUIET])
    told = play(state, "CLAIM(PI,{0})", "CONTEST(PI)")
    assert (GAME.to_act(state), legal(state)) == ((0,), ["PLAY(PI)", "YIELD"])
    told = play(state, "PLAY(PI)")
    assert (GAME.to_act(state), legal(state)) == ((1,), ["PLAY(AG)", "YIELD"])
    assert told == [events.AnswerPlayed(0, 1, Card.PI, (Card.PI,), 20_000, 1)]
    told = play(state, "YIELD")
    assert told[:2] == [
        events.Yielded(1, 0, Card.PI, forced=False),
        events.ClaimKept(0, 1, Card.PI, 20_000, contested=True),
    ]
    assert (pile_of(state, 0), pile_of(state, 1)) == ("PI PI PI PI", "")


@pytest.mark.rule("C2-10", "CC-25")
def test_a_claimer_without_a_card_yields_by_itself() -> None:
    state = position(["PI", "PI BD"], neutral=["PI", *QUIET])
    told = play(state, "CLAIM(PI,{0})", "CONTEST(PI)")
    assert events.Yielded(0, 1, Card.PI, forced=True) in told
    assert pile_of(state, 1) == "PI PI PI"


@pytest.mark.rule("C2-12")
def test_the_new_tops_are_turned_after_the_contest_in_pile_order() -> None:
    state = position(["PI TR", "PI BD"], neutral=["SC PI", "TR", "AG"])
    told = play(state, "CLAIM(PI,{0,2})")
    assert only(told, events.NeutralTurned) == []
    told = play(state, "DECLINE")
    assert told[2:4] == [events.NeutralTurned(0, Card.SC, 1), events.NeutralEmptied(2)]
    assert [pile.top for pile in GAME.view(state, 1).neutral] == [Card.SC, Card.TR, None]
    assert "CLAIM(TR,{2})" not in legal(state)


@pytest.mark.rule("C2-13", "CC-31")
@pytest.mark.parametrize(("end", "drawn"), [(("DECLINE",), [(0, 1)]), (("CONTEST(PI)", "YIELD"), [(0, 1), (1, 1)])])
def test_after_a_claim_hands_are_refilled_from_the_draw_pile_alone(
    end: tuple[str, ...], drawn: list[tuple[int, int]]
) -> None:
    state = position(["PI TR×5", "PI BD×5"], neutral=["SC SC PI", *QUIET], draw="SC×9")
    told = play(state, "CLAIM(PI,{0})", *end)
    assert [(event.seat, event.count) for event in only(told, events.CardsDrawn)] == drawn
    assert [len(pile) for pile in state.neutral] == [2, 1, 1]


@pytest.mark.rule("C2-13")
def test_after_a_claim_as_first_action_nobody_draws_before_the_second() -> None:
    state = position(["PI TR×5", "PI BD×5"], neutral=["SC PI", *QUIET], draw="SC×9", rules="double=on")
    told = play(state, "CLAIM(PI,{0})", "CONTEST(PI)", "YIELD")
    assert (only(told, events.CardsDrawn), state.phase) == ([], "second")
    told = play(state, "END")
    assert [(event.seat, event.count) for event in only(told, events.CardsDrawn)] == [(0, 1), (1, 1)]


@pytest.mark.rule("C2-14")
def test_a_set_won_by_contest_opens_challenges() -> None:
    state = position(["PI TR", "PI TI BD"], ["SC SC | TI TI"], neutral=["PI", *QUIET])
    play(state, "CLAIM(PI,{0})", "CONTEST(PI)", "YIELD")
    assert (state.active, pile_of(state, 1)) == (1, "PI PI PI")
    assert "CHALLENGE(0,1,TI)" in legal(state)


@pytest.mark.rule("C2-15")
def test_claims_go_on_without_a_draw_pile() -> None:
    state = position(["PI TR", "TR BD"], neutral=["PI", "TR", "SC"])
    assert "CLAIM(PI,{0})" in legal(state)
    play(state, "CLAIM(PI,{0})", "DECLINE")
    assert "CLAIM(TR,{1})" in legal(state)


# --- three players


@pytest.mark.rule("C3-1")
def test_three_players_use_the_whole_deck() -> None:
    state = GAME.new(3, options(), Chance("s"))
    assert len(state.draw) == 58
    assert len(state.draw) + 30 + 15 + 1 == 104


@pytest.mark.rule("C3-2", "C3-3")
@pytest.mark.parametrize(
    ("seat", "open_"),
    [(0, ["(PI,{0})", "(PI,{2})"]), (1, ["(PI,{0})", "(PI,{1})"]), (2, ["(PI,{1})", "(PI,{2})"])],
)
def test_one_claims_from_the_two_piles_beside_ones_seat(seat: int, open_: list[str]) -> None:
    assert claims("PI", "PI", "PI", "PI", seats=3, active=seat) == open_
    hands = ["", "", ""]
    hands[seat] = "PI"
    state = position(hands, neutral=["PI", "PI", "PI"], active=seat)
    far = (seat + 1) % 3
    assert refused(state, f"CLAIM(PI,{{{far}}})") == "pile-out-of-reach"
    assert refused(state, "CLAIM(PI,{0,1})") == "one-pile-only"


@pytest.mark.rule("C3-4", "C3-5", "CC-30")
@pytest.mark.parametrize(("seat", "pile", "rival"), [(0, 0, 1), (0, 2, 2), (1, 0, 0), (1, 1, 2), (2, 1, 1), (2, 2, 0)])
def test_only_the_other_neighbour_of_the_pile_may_contest(seat: int, pile: int, rival: int) -> None:
    state = position(["PI TR", "PI TR", "PI TR"], neutral=["SC PI", "SC PI", "SC PI"], active=seat)
    told = play(state, f"CLAIM(PI,{{{pile}}})")
    assert only(told, events.ClaimMade)[0].target == rival
    assert (GAME.to_act(state), legal(state)) == ((rival,), ["CONTEST(PI)", "DECLINE"])
    other = 3 - seat - rival
    assert GAME.legal(state, other) == []
    play(state, "CONTEST(PI)")
    assert GAME.to_act(state) == (seat,)
    play(state, "YIELD")
    assert (pile_of(state, rival), pile_of(state, seat), pile_of(state, other)) == ("PI PI PI", "", "")
    assert written(state.neutral[pile]) == "SC"


# --- action cards in neutral piles


@pytest.mark.rule("CN-1")
@pytest.mark.parametrize("seats", [2, 3])
def test_before_play_an_action_card_goes_back_below_the_top(seats: int) -> None:
    told: list[Event] = []
    state = dealt(seats, "actions=on", "SC×8 DE EC TR×10 BJ×9 TI", 4, 0, tell=told.append)
    # EC goes to place 4 of nine others; DE is turned, and goes to the bottom.
    assert written(state.neutral[0]) == "DE SC SC SC SC EC SC SC SC SC"
    assert only(told, events.CardPutBack) == [events.CardPutBack(Card.EC, 0), events.CardPutBack(Card.DE, 0)]
    back = [event.record() for event in told if isinstance(event, events.CardPutBack)]
    assert back == [None, None]


@pytest.mark.rule("CN-1")
@pytest.mark.parametrize(("place", "after"), [(0, "EC SC×8 TR"), (-1, "SC×8 EC TR")])
def test_the_lowest_and_the_highest_place_where_a_card_may_go_back(place: int, after: str) -> None:
    state = dealt(2, "actions=on", "SC×8 TR EC", place)
    assert written(state.neutral[0]) == " ".join(after.replace("SC×8", "SC " * 8).split())


@pytest.mark.rule("CN-1")
@pytest.mark.parametrize("seats", [2, 3])
def test_before_play_no_pile_shows_an_action_card(seats: int) -> None:
    back = 0
    for seed in range(40):
        told: list[Event] = []
        state = GAME.new(seats, options("avance"), Chance(f"neutral {seed}"), told.append)
        assert all(pile[-1] <= Card.PE and len(pile) == 10 for pile in state.neutral)
        back += len(only(told, events.CardPutBack))
    assert back > 4


@pytest.mark.rule("CN-2")
@pytest.mark.parametrize(("seat", "pile", "other"), [(0, 0, 1), (0, 2, 2), (1, 0, 0), (1, 1, 2), (2, 1, 1), (2, 2, 0)])
def test_with_three_players_the_neighbours_of_the_pile_are_concerned(seat: int, pile: int, other: int) -> None:
    piles = ["SC SC", "BL BL", "AV AV"]
    state = position(["PI TR", "PI TR", "PI TR"], piles, neutral=["TR EC PI"] * 3, active=seat, rules="actions=on")
    told = play(state, f"CLAIM(PI,{{{pile}}})", "DECLINE")
    assert only(told, events.NeutralActionTurned) == [events.NeutralActionTurned(seat, other, pile, Card.EC)]
    assert (pile_of(state, seat), pile_of(state, other)) == (f"{piles[seat]} | {piles[other]}", "PI PI")
    assert pile_of(state, 3 - seat - other) == piles[3 - seat - other]


@pytest.mark.rule("CN-2", "CN-3")
@pytest.mark.parametrize(("seat", "pile", "other"), [(0, 0, 1), (0, 2, 2), (1, 0, 0), (1, 1, 2), (2, 1, 1), (2, 2, 0)])
def test_with_three_players_a_demenagement_asks_the_neighbours_of_the_pile(seat: int, pile: int, other: int) -> None:
    state = position(["PI TR"] * 3, ["SC SC | BJ BJ"] * 3, neutral=["TR DE PI"] * 3, active=seat, rules="actions=on")
    play(state, f"CLAIM(PI,{{{pile}}})", "DECLINE")
    assert (GAME.to_act(state), legal(state)) == ((seat,), [f"SHIFT({other},TB)", f"SHIFT({other},BT)"])
    assert refused(state, f"SHIFT({seat},TB)") == "shift-other"
    assert refused(state, "DISCARD(TR)") == "shift-first"
    told = play(state, f"SHIFT({other},TB)")
    assert told == [events.PileMoved(seat, other, "TB", Card.BJ, Card.SC, Card.BJ, pile)]
    assert (GAME.to_act(state), legal(state)) == ((other,), [f"SHIFT({seat},TB)", f"SHIFT({seat},BT)"])
    told = play(state, f"SHIFT({seat},BT)")
    assert told[:3] == [
        events.PileMoved(other, seat, "BT", Card.SC, Card.SC, Card.BJ, pile),
        events.NeutralActionSpent(pile, Card.DE, idle=False),
        events.NeutralTurned(pile, Card.TR, 1),
    ]
    assert pile_of(state, other) == "BJ BJ | SC SC"
    assert pile_of(state, seat) == "BJ BJ | PI PI | SC SC"
    assert written(state.out) == "DE"


@pytest.mark.rule("CN-3")
@pytest.mark.parametrize(
    ("piles", "asked"),
    [
        (("SC SC", "TI TI"), [(1, 0)]),
        (("SC SC", "TI TI | TR TR"), [(0, 1), (1, 0)]),
        (("", "TI TI | TR TR"), [(0, 1)]),
        (("", "TI TI"), []),
        (("", ""), []),
    ],
)
def test_a_demenagement_asks_only_where_there_are_two_sets(
    piles: tuple[str, str], asked: list[tuple[int, int]]
) -> None:
    state = position(["PI TR", "TR"], piles, neutral=["TR DE PI", *QUIET], rules="actions=on")
    told = play(state, "CLAIM(PI,{0})", "DECLINE")
    for seat, owner in asked:
        assert GAME.to_act(state) == (seat,)
        told += play(state, f"SHIFT({owner},TB)")
    assert only(told, events.NeutralActionSpent) == [events.NeutralActionSpent(0, Card.DE, idle=not asked)]
    assert (written(state.out), written(state.neutral[0]), state.phase) == ("DE", "TR", "action")


@pytest.mark.rule("CN-3")
def test_each_move_is_applied_at_once() -> None:
    state = position(["PI TR", "TR"], ["SC SC", "TI TI | TR TR"], neutral=["TR DE PI", *QUIET], rules="actions=on")
    play(state, "CLAIM(PI,{0})", "DECLINE", "SHIFT(1,TB)")
    assert pile_of(state, 1) == "TR TR | TI TI"
    view = GAME.view(state, None)
    assert (view.awaited, view.turned, view.phase, view.duel) == (1, 0, "shift", None)
    assert view.neutral[0].top == Card.DE, "it still lies on its pile"


@pytest.mark.rule("CN-4")
def test_an_echange_exchanges_the_top_sets() -> None:
    state = position(["PI TR", "TR"], ["SC SC", "BJ BJ | TI OR"], neutral=["TR EC PI", *QUIET], rules="actions=on")
    told = play(state, "CLAIM(PI,{0})", "DECLINE")
    assert (pile_of(state, 0), pile_of(state, 1)) == ("SC SC | TI OR", "BJ BJ | PI PI")
    assert only(told, events.SetsSwapped) == [events.SetsSwapped(0, 1, Card.PI, 10_000, Card.TI, 60_000, 0)]
    assert only(told, events.NeutralActionSpent) == [events.NeutralActionSpent(0, Card.EC, idle=False)]
    assert written(state.out) == "EC"


@pytest.mark.rule("CN-5")
@pytest.mark.parametrize("winner", [0, 1])
def test_an_echange_waits_for_the_other_to_have_a_set(winner: int) -> None:
    state = position(["PI TR", "PI TR"], neutral=["BD SC EC PI", *QUIET], rules="actions=on")
    told = play(state, "CLAIM(PI,{0})", *(["DECLINE"] if winner == 0 else ["CONTEST(PI)", "YIELD"]))
    assert (len(state.piles[winner]), len(state.piles[1 - winner])) == (1, 0)
    assert only(told, events.CardPutBack) == [events.CardPutBack(Card.EC, 0)]
    assert only(told, events.NeutralTurned) == [events.NeutralTurned(0, Card.SC, 3)]
    assert sorted(state.neutral[0]) == [Card.BD, Card.SC, Card.EC]
    assert state.put_back == [CARD[Card.EC], 0, 0]


@pytest.mark.rule("CN-5", "CN-7")
def test_after_an_echange_that_waits_the_next_card_may_be_an_action_card_too() -> None:
    state = position(["PI TR", "TR"], neutral=["DE EC PI", *QUIET], rules="actions=on")
    told = play(state, "CLAIM(PI,{0})", "DECLINE")
    assert [type(event).__name__ for event in told[3:9]] == [
        "NeutralActionTurned",
        "ChanceDrawn",
        "CardPutBack",
        "NeutralActionTurned",
        "NeutralActionSpent",
        "NeutralActionTurned",
    ]
    assert written(state.out) == "EC DE"
    assert (state.neutral[0], only(told, events.NeutralEmptied)) == ([], [events.NeutralEmptied(0)])


@pytest.mark.rule("CN-6")
def test_echanges_that_lie_alone_leave_the_game_one_after_the_other() -> None:
    state = position(["PI TR", "TR"], neutral=["EC EC PI", *QUIET], rules="actions=on")
    told = play(state, "CLAIM(PI,{0})", "DECLINE")
    assert only(told, events.NeutralActionSpent) == [events.NeutralActionSpent(0, Card.EC, idle=True)] * 2
    assert (written(state.out), state.neutral[0]) == ("EC EC", [])


@pytest.mark.rule("CN-7", "C2-12")
def test_a_chain_of_action_cards_over_two_piles_goes_in_pile_order() -> None:
    state = position(
        ["PI TR", "TR"],
        ["SC SC", "TI TI"],
        neutral=["BD EC DE PI", "TR", "SC DE AG"],
        rules="actions=on",
    )
    told = play(state, "CLAIM(PI,{0,2})", "DECLINE")
    assert (GAME.to_act(state), state.turned, state.turning) == ((1,), 0, [2])
    assert GAME.view(state, 0).neutral[2].top is None, "pile 2 waits its turn"
    assert GAME.position(state)["turning"] == [0, 2]
    told = play(state, "SHIFT(0,TB)")
    assert pile_of(state, 1) == "SC SC", "the Échange has given it the set that came on top"
    assert only(told, events.NeutralTurned) == [events.NeutralTurned(0, Card.BD, 1)]
    assert (GAME.to_act(state), state.turned, state.turning) == ((1,), 2, [])
    told = play(state, "SHIFT(0,BT)")
    assert only(told, events.NeutralTurned) == [events.NeutralTurned(2, Card.SC, 1)]
    assert written(state.out) == "EC DE DE"


@pytest.mark.rule("CN-8")
@pytest.mark.parametrize(("rules", "phase"), [("actions=on", "action"), ("actions=on double=on", "second")])
def test_a_shift_is_no_action_and_comes_before_the_second_action_and_the_refill(rules: str, phase: str) -> None:
    state = position(["PI TR×5", "TR×6"], ["SC SC"], neutral=["TR DE PI", *QUIET], draw="BD×3", rules=rules)
    told = play(state, "CLAIM(PI,{0})", "DECLINE")
    assert (state.phase, only(told, events.CardsDrawn)) == ("shift", [])
    told = play(state, "SHIFT(0,TB)")
    assert state.phase == phase
    assert len(only(told, events.CardsDrawn)) == (1 if phase == "action" else 0)


@pytest.mark.rule("CN-9", "CA-30", "CA-31")
def test_action_cards_in_hands_follow_their_own_rules() -> None:
    state = position(["EC DE TR", "TR"], ["SC SC", "TI TI | BJ BJ"], neutral=["TR", *QUIET], rules="actions=on")
    playing = [action for action in legal(state) if action[:4] in {"SWAP", "MOVE"}]
    assert playing == ["SWAP(1)", "MOVE(1,TB)", "MOVE(1,BT)"]
    play(state, "SWAP(1)")
    assert (pile_of(state, 0), state.active) == ("BJ BJ", 1)
