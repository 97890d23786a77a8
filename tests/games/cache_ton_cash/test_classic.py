"""The classic rules, section 2 of the rules (CC-1 to CC-37); the ends of a round and of a game are in test_ends."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from cachecash.core.chance import Chance
from cachecash.core.events import ChanceDrawn, Event
from cachecash.games.cache_ton_cash import events
from cachecash.games.cache_ton_cash.cards import (
    ACTION_CARDS,
    FACTS,
    JOKERS,
    POSSESSIONS,
    Card,
    cards_of,
    count,
    kind_of,
    worth_of,
)
from cachecash.games.cache_ton_cash.deal import deck
from cachecash.games.cache_ton_cash.state import State
from positions import (
    GAME,
    everywhere,
    hand_of,
    legal,
    made_set,
    options,
    pile_of,
    play,
    position,
    put,
    refused,
    size_of,
    written,
)

SEATS = [2, 3, 4, 5, 6]
BUSY = ["PI PI TR TR SB", "OR PI BL SC AV", "BD BD BD BD AG", "BJ BJ BJ BJ AG"]


def new(seats: int, rules: str = "", seed: str = "deal") -> State:
    return GAME.new(seats, options(rules), Chance(seed))


# --- cards and set-up


def test_the_card_table_adds_up() -> None:
    def total(cards: tuple[Card, ...]) -> tuple[int, int]:
        return sum(FACTS[card].copies for card in cards), sum(FACTS[card].copies * FACTS[card].worth for card in cards)

    assert total(POSSESSIONS) == (92, 985_000)
    assert total((Card.AG, Card.OR)) == (12, 400_000)
    assert total(tuple(Card)) == (110, 1_387_000)
    assert total(ACTION_CARDS) == (4, 0)
    assert (*POSSESSIONS, *JOKERS, *ACTION_CARDS) == tuple(Card)
    assert [facts.code for facts in FACTS] == [card.name for card in Card]


def test_each_kind_has_touch_marks_of_its_own() -> None:
    marks = {(facts.shape, facts.value) for facts in FACTS}
    assert len(marks) == len(Card)
    assert [facts.code for facts in FACTS if facts.proposal] == ["DE"]


@pytest.mark.rule("CC-1")
def test_two_to_six_play() -> None:
    assert list(GAME.seats) == SEATS
    assert [bool(new(seats).neutral) for seats in SEATS] == [True, True, False, False, False]
    assert GAME.refusal(new(4), new(4).active, GAME.parse("SWAP(5)")) is not None


@pytest.mark.rule("CC-2")
def test_the_classic_deck_leaves_the_advanced_cards_in_the_box() -> None:
    held = Counter(deck(4, options()))
    assert sum(held.values()) == 104
    assert sum(number * FACTS[card].worth for card, number in held.items()) == 1_385_000
    assert not {Card.PE, Card.EC, Card.DE} & set(held)


@pytest.mark.rule("CC-3", "CC-7", "C2-3", "C2-4", "C3-1", "C3-2", "CA-3")
@pytest.mark.parametrize(
    ("seats", "rules", "hand", "draw"),
    [
        (2, "", 6, 50),
        (3, "", 5, 58),
        (4, "", 5, 83),
        (5, "", 5, 78),
        (6, "", 5, 73),
        (2, "six=on", 6, 50),
        (3, "six=on", 6, 55),
        (4, "six=on", 6, 79),
        (6, "six=on", 6, 67),
        (2, "avance", 6, 56),
        (3, "avance", 6, 61),
        (6, "avance", 6, 73),
    ],
)
def test_hands_and_draw_pile_after_the_deal(seats: int, rules: str, hand: int, draw: int) -> None:
    state = new(seats, rules)
    assert state.sizes == [hand] * seats == [size_of(held) for held in state.hands]
    assert len(state.draw) == draw
    assert len(state.discard) == 1
    assert [len(pile) for pile in state.neutral] == ([10, 10, 10] if seats < 4 else [])


@pytest.mark.rule("CC-4")
def test_the_first_dealer_is_drawn_and_the_left_neighbour_plays_first() -> None:
    dealers = set()
    for seed in range(60):
        state = new(4, seed=f"dealer {seed}")
        dealers.add(state.dealer)
        assert GAME.to_act(state) == ((state.dealer + 1) % 4,)
        assert state.dealer == Chance(f"dealer {seed}").below(4, "dealer")
    assert dealers == {0, 1, 2, 3}


@pytest.mark.rule("CC-4")
def test_the_deal_goes_clockwise_from_round_to_round() -> None:
    state = position(["TR", "", "", ""], active=0, dealer=3, rules="end=trois")
    told = play(state, "DISCARD(TR)")
    assert (state.round, state.dealer, state.active) == (2, 0, 1)
    assert [event.what for event in told if isinstance(event, ChanceDrawn)] == ["shuffle"]


@pytest.mark.rule("CC-5")
@pytest.mark.parametrize("seats", SEATS)
def test_the_shuffled_deck_is_dealt_from_its_end(seats: int) -> None:
    told: list[Event] = []
    state = GAME.new(seats, options(), Chance("s"), told.append)
    shuffles = [event.outcome for event in told if isinstance(event, ChanceDrawn) and event.what == "shuffle"]
    assert len(shuffles) == 1
    deal = [Card[name].value for name in shuffles[0]]
    assert sorted(deal) == sorted(deck(seats, options()))
    assert deal == Chance("s").shuffled(deck(seats, options()), "shuffle", 1)
    assert state.draw == deal[: len(state.draw)]
    dealt = deal[::-1]
    for pile in state.neutral:
        assert pile == dealt[:10]
        dealt = dealt[10:]
    for hand in state.hands:
        assert sorted(dealt[: state.hand_size]) == list(cards_of(hand))
        dealt = dealt[state.hand_size :]
    assert state.discard == dealt[:1]


@pytest.mark.rule("CC-5")
def test_every_round_uses_the_whole_deck_again() -> None:
    state = position(["BD", "", "", ""], ["PI PI", "SC SC"], out="EC DE", discard="TR", rules="avance end=trois")
    play(state, "DISCARD(BD)")
    assert state.round == 2
    assert everywhere(state) == Counter(deck(4, state.options))
    assert (state.out, state.piles) == (0, [[], [], [], []])
    assert len(state.discard) == 1


@pytest.mark.rule("CC-6")
def test_the_starter_may_be_a_joker() -> None:
    starters = {new(4, "penny=on", f"starter {seed}").discard[0] for seed in range(120)}
    assert {Card.AG, Card.OR, Card.PE} <= starters


@pytest.mark.rule("CC-8")
def test_while_cards_are_laid_every_card_is_in_one_place() -> None:
    state = position(BUSY, ["SC SC", "BJ BJ | PI AG"], rest=True)
    whole = Counter(deck(4, state.options))
    for action in ("CHALLENGE(1,1,PI)", "PLAY(OR)", "PLAY(PI)", "YIELD"):
        assert everywhere(state) == whole
        play(state, action)
    assert everywhere(state) == whole


@pytest.mark.rule("CC-9")
def test_hands_are_private_and_the_rest_is_public() -> None:
    state = position(BUSY, ["SC SC | TI AG", "BJ BJ"], rest=True, discard="TR BD", out="")
    for viewer in (0, 1, 2, 3, None):
        view = GAME.view(state, viewer)
        assert view.hand == (None if viewer is None else state.hands[viewer])
        assert view.sizes == (5, 5, 5, 5)
        assert view.piles == tuple(map(tuple, state.piles))
        assert view.discard == tuple(state.discard)
        assert view.draw_size == len(state.draw)


@pytest.mark.rule("CC-9")
def test_drawn_and_dealt_cards_are_told_to_their_owner_alone() -> None:
    told: list[Event] = []
    state = GAME.new(4, options(), Chance("s"), told.append)
    secret = [event for event in told if isinstance(event, events.HandDealt | events.CardsDrawn)]
    assert [event.cards for event in secret] == [cards_of(hand) for hand in state.hands]
    told = play(state, legal(state)[0])
    secret += [event for event in told if isinstance(event, events.HandDealt | events.CardsDrawn)]
    assert len(secret) == 5
    for event in secret:
        assert event.cards is not None
        assert len(event.cards) == event.count
        for viewer in (0, 1, 2, 3, None):
            seen = event if viewer == event.seat else replace(event, cards=None)
            assert event.seen_by(viewer) == seen


# --- sets


@pytest.mark.rule("CC-10", "CC-13")
def test_a_set_is_one_kind_and_jokers_and_is_worth_its_cards() -> None:
    rng = Random(10)
    for game in range(12):
        state = new(2 + game % 5, "avance end=rapide", f"sets {game}")
        while GAME.to_act(state):
            seat = GAME.to_act(state)[0]
            action = rng.choice(GAME.legal(state, seat))
            GAME.apply(state, seat, action)
            for pile in state.piles:
                for made in pile:
                    kinds = set(cards_of(made))
                    assert kinds - {Card.AG, Card.OR, Card.PE} == {kind_of(made)}
                    assert size_of(made) >= 2
                    assert worth_of(made) == sum(FACTS[card].worth for card in cards_of(made))
            if action.verb in {"FORM", "FORM_D"}:
                assert size_of(state.piles[seat][-1]) == 2


@pytest.mark.rule("CC-11")
@pytest.mark.parametrize(("hand", "action", "kind"), [("BD AG", "FORM(BD,AG)", "BD"), ("OR SC", "FORM(SC,OR)", "SC")])
def test_jokers_never_hide_the_kind(hand: str, action: str, kind: str) -> None:
    state = position([f"{hand} TI", "TR", "", ""])
    (formed, *_) = [event for event in play(state, action) if isinstance(event, events.SetFormed)]
    assert formed.kind.name == kind
    assert Card(kind_of(state.piles[0][-1])).name == kind


@pytest.mark.rule("CC-12")
def test_a_new_set_never_merges_even_with_its_own_kind() -> None:
    state = position(["PI PI TR", "TR", "", ""], ["BD BD | PI AG"])
    play(state, "FORM(PI,PI)")
    assert pile_of(state, 0) == "BD BD | PI AG | PI PI"


@pytest.mark.rule("CC-12")
def test_a_won_set_never_merges_even_with_its_own_kind() -> None:
    state = position(["PI TR", "TR", "", ""], ["PI OR", "BD BD | PI AG"])
    play(state, "CHALLENGE(1,1,PI)", "YIELD")
    assert pile_of(state, 0) == "PI OR | PI PI AG"


@pytest.mark.rule("CC-14")
def test_legal_pairs_over_all_kinds() -> None:
    jokers = {"AG", "OR", "PE"}
    never = {"EC", "DE"}
    for first in Card:
        for second in Card:
            if first > second:
                continue
            state = position([f"{first.name} {second.name}", "", "", ""], rules="avance")
            pair = {first.name, second.name}
            right = not pair & never and len(pair & jokers) < (2 if len(pair) == 2 else 1)
            right = right and (len(pair) == 1 or len(pair & jokers) == 1)
            action = f"FORM({first.name},{second.name})"
            assert (action in legal(state)) == right, action
            assert bool(refused(state, action)) != right
            # The same with the second card on the discard pile (CC-19), which never shows an action card (CA-34).
            for card, top in ((first, second), (second, first)):
                if top.name not in never:
                    state = position([card.name, "", "", ""], discard=f"TR {top.name}", rules="avance")
                    assert (f"FORM_D({card.name})" in legal(state)) == right


# --- turn


@pytest.mark.rule("CC-15", "CC-30")
def test_one_action_a_turn_then_the_next_clockwise() -> None:
    state = new(4, seed="turns")
    first = state.active
    for turn in range(8):
        assert state.active == (first + turn) % 4
        seat = state.active
        play(state, legal(state)[-1])
        assert GAME.legal(state, seat) == []
        assert refused(state, "YIELD", seat) == "not-your-turn"


@pytest.mark.rule("CC-15")
@pytest.mark.parametrize("text", ["FORM(PI,PI)", "FORM(PI,AG)", "DISCARD(AG)", "FORM_D(TI)", "CHALLENGE(1,1,OR)"])
def test_only_ones_own_cards_can_be_played(text: str) -> None:
    state = position(["PI BD", "PI AG TI OR", "", ""], ["SC SC", "BJ BJ | PI PI"], discard="TI")
    assert refused(state, text) in {"only-one", "not-in-hand"}
    assert text not in legal(state)


@pytest.mark.rule("CC-16")
@pytest.mark.parametrize("rules", ["", "avance"])
def test_nobody_passes_while_holding_a_card(rules: str) -> None:
    for kind in Card:
        state = position([kind.name, "", "", ""], rules=rules)
        assert legal(state)[-1] == f"DISCARD({kind.name})"
        assert refused(state, "END") == "no-pass"


@pytest.mark.rule("CC-17")
def test_every_empty_hand_is_skipped() -> None:
    state = position(["TR TR", "", "", ""], discard="BD")
    told = play(state, "DISCARD(TR)")
    assert [event.seat for event in told if isinstance(event, events.TurnSkipped)] == [1, 2, 3]
    assert state.active == 0


@pytest.mark.rule("CC-18")
def test_a_pair_from_the_hand_becomes_the_top_set() -> None:
    state = position(["PI PI AG", "TR", "", ""], ["BD BD"], discard="TI")
    told = play(state, "FORM(PI,AG)")
    assert (pile_of(state, 0), hand_of(state, 0), written(state.discard)) == ("BD BD | PI AG", "PI", "TI")
    assert told[0] == events.SetFormed(0, Card.PI, (Card.PI, Card.AG), None, 30_000, Card.TI)


@pytest.mark.rule("CC-18")
def test_a_pair_needs_two_cards_of_the_kind() -> None:
    state = position(["PI AG", "", "", ""])
    assert legal(state) == ["FORM(PI,AG)", "DISCARD(PI)", "DISCARD(AG)"]
    assert refused(state, "FORM(PI,PI)") == "only-one"


@pytest.mark.rule("CC-19", "CC-21")
@pytest.mark.parametrize(("card", "top"), [("PI", "PI"), ("PI", "OR"), ("OR", "PI")])
def test_the_top_discard_makes_a_pair_and_uncovers_the_next(card: str, top: str) -> None:
    state = position([f"{card} TR", "TR", "", ""], discard=f"BD SC {top}")
    told = play(state, f"FORM_D({card})")
    assert state.piles[0] == [made_set(f"{card} {top}")]
    assert written(state.discard) == "BD SC"
    assert told[0] == events.SetFormed(
        0, Card.PI, (Card[card],), Card[top], worth_of(made_set(f"{card} {top}")), Card.SC
    )


@pytest.mark.rule("CC-20")
@pytest.mark.parametrize("card", ["BD", "AG", "OR"])
def test_any_card_can_be_discarded_face_up(card: str) -> None:
    state = position([f"{card} TR", "TR", "", ""], discard="BD SC")
    told = play(state, f"DISCARD({card})")
    assert written(state.discard) == f"BD SC {card}"
    assert hand_of(state, 0) == "TR"
    assert told[0] == events.CardDiscarded(0, Card[card], out=False)


@pytest.mark.rule("CC-21")
def test_an_empty_discard_pile_stays_empty_until_a_discard() -> None:
    state = position(["PI SC TR", "SC PI", "", ""], discard="SC", rest=True)
    play(state, "FORM_D(SC)")
    assert state.discard == []
    assert refused(state, "FORM_D(PI)") == "discard-empty"
    assert not any(action.startswith("FORM_D") for action in legal(state))
    play(state, "DISCARD(PI)")
    assert written(state.discard) == "PI"


@pytest.mark.rule("CC-21")
def test_only_the_top_discard_is_usable() -> None:
    state = position(["PI", "", "", ""], discard="PI SC")
    assert legal(state) == ["DISCARD(PI)"]


# --- challenges


@pytest.mark.rule("CC-22")
def test_a_challenge_needs_an_own_set_two_sets_there_and_a_match() -> None:
    hand, target = "PI AG OR SC", "BJ BJ | PI PI"
    challenges = ["CHALLENGE(1,1,PI)", "CHALLENGE(1,1,AG)", "CHALLENGE(1,1,OR)"]

    def open_to(*piles: str) -> list[str]:
        state = position([hand, "", "", ""], piles)
        return [action for action in legal(state) if action.startswith("CHALLENGE")]

    assert open_to("TI TI", target) == challenges
    assert open_to("", target) == []
    assert open_to("TI TI", "PI PI") == []
    assert open_to("TI TI", "") == []
    assert open_to("TI TI | PI PI", "BJ BJ") == [], "nobody challenges itself"
    state = position([hand, "", "", ""], ["TI TI", target])
    assert refused(state, "CHALLENGE(1,1,SC)") == "no-match"
    assert refused(state, "CHALLENGE(0,1,PI)") == "challenge-self"
    assert refused(state, "CHALLENGE(2,1,PI)") == "no-set"
    assert refused(state, "CHALLENGE(1,2,PI)") == "top-only"
    assert refused(state, "CHALLENGE(6,1,PI)") == "no-such-seat"


@pytest.mark.rule("CC-22")
def test_challenges_are_listed_by_seat_then_card() -> None:
    state = position(["TR PI AG", "", "", ""], ["TI TI", "SC SC | PI PI", "SC SC", "SC SC | TR TR"])
    assert legal(state)[2:6] == ["CHALLENGE(1,1,PI)", "CHALLENGE(1,1,AG)", "CHALLENGE(3,1,TR)", "CHALLENGE(3,1,AG)"]


@pytest.mark.rule("CC-23")
def test_the_bottom_set_is_never_attacked_whoever_attacks() -> None:
    for seat in range(4):
        piles = ["PI PI", "PI AG", "PI OR", "PI PI"]
        state = position(["PI AG OR"] * 4, piles, active=seat)
        assert not any(action.startswith("CHALLENGE") for action in legal(state))
        assert refused(state, f"CHALLENGE({(seat + 1) % 4},1,PI)") == "protected-set"


@pytest.mark.rule("CC-24", "CC-26")
def test_defender_and_challenger_answer_in_turn_with_one_match() -> None:
    state = position(BUSY, ["SC SC", "BJ BJ | PI AG"])
    play(state, "CHALLENGE(1,1,PI)")
    assert (GAME.to_act(state), legal(state)) == ((1,), ["PLAY(PI)", "PLAY(OR)", "YIELD"])
    assert refused(state, "PLAY(SC)") == "no-match"
    assert refused(state, "PLAY(PI,OR)") == "one-card-only"
    assert refused(state, "DISCARD(SC)") == "answer-first"
    play(state, "PLAY(OR)")
    assert (GAME.to_act(state), legal(state)) == ((0,), ["PLAY(PI)", "YIELD"])
    play(state, "PLAY(PI)")
    assert (GAME.to_act(state), legal(state)) == ((1,), ["PLAY(PI)", "YIELD"])
    told = play(state, "YIELD")
    assert told[0] == events.Yielded(1, 0, Card.PI, forced=False)
    assert pile_of(state, 0) == "SC SC | PI PI PI AG OR"


@pytest.mark.rule("CC-25")
def test_who_holds_no_match_is_asked_and_who_holds_nothing_is_not() -> None:
    piles = ["SC SC", "BJ BJ | PI AG"]
    state = position(["PI TR", "TR", "", ""], piles)
    play(state, "CHALLENGE(1,1,PI)")
    assert (GAME.to_act(state), legal(state)) == ((1,), ["YIELD"])
    state = position(["PI TR", "", "", ""], piles)
    told = play(state, "CHALLENGE(1,1,PI)")
    assert events.Yielded(1, 0, Card.PI, forced=True) in told
    assert pile_of(state, 0) == "SC SC | PI PI AG"


@pytest.mark.rule("CC-25", "CC-28")
def test_a_challenger_without_a_card_yields_by_itself() -> None:
    state = position(["PI", "PI TR", "", ""], ["SC SC", "BJ BJ | PI AG"])
    play(state, "CHALLENGE(1,1,PI)")
    told = play(state, "PLAY(PI)")
    assert events.Yielded(0, 1, Card.PI, forced=True) in told
    assert pile_of(state, 1) == "BJ BJ | PI PI PI AG"


@pytest.mark.rule("CC-27")
def test_a_stolen_set_is_told_with_what_it_is_worth_and_what_stays() -> None:
    state = position(["PI TR", "TR", "", ""], ["SC SC", "BJ BJ | TI TI | PI AG"])
    told = play(state, "CHALLENGE(1,1,PI)", "YIELD")
    assert told[0] == events.ChallengeLaunched(0, 1, 1, Card.PI, 30_000, (Card.PI,), 35_000, 1)
    assert events.SetStolen(0, 1, Card.PI, 35_000, Card.SC, 2) in told
    assert (pile_of(state, 0), pile_of(state, 1)) == ("SC SC | PI PI AG", "BJ BJ | TI TI")


@pytest.mark.rule("CC-28")
def test_a_kept_set_stays_where_it_is() -> None:
    state = position(["PI TR", "PI TR", "", ""], ["SC SC", "BJ BJ | PI AG"])
    told = play(state, "CHALLENGE(1,1,PI)", "PLAY(PI)", "YIELD")
    assert events.AnswerPlayed(1, 0, Card.PI, (Card.PI,), 40_000, 1) in told
    assert events.SetKept(1, 0, Card.PI, 40_000) in told
    assert (pile_of(state, 0), pile_of(state, 1)) == ("SC SC", "BJ BJ | PI PI PI AG")


@pytest.mark.rule("CC-29")
@pytest.mark.parametrize("end", [("YIELD",), ("PLAY(OR)", "YIELD"), ("PLAY(OR)", "PLAY(PI)", "YIELD")])
def test_cards_played_never_return_to_a_hand(end: tuple[str, ...]) -> None:
    state = position(BUSY, ["SC SC", "BJ BJ | PI AG"])
    play(state, "CHALLENGE(1,1,PI)", *end)
    laid = [("PI", 0), ("OR", 1), ("PI", 0)][: len(end)]
    for card, seat in laid:
        assert count(state.hands[seat], Card[card]) == BUSY[seat].split().count(card) - laid.count((card, seat))
    won = state.piles[0][-1] if len(end) % 2 else state.piles[1][-1]
    assert size_of(won) == 2 + len(laid)


@pytest.mark.rule("CC-30")
def test_nothing_is_drawn_during_a_challenge_and_nobody_else_takes_part() -> None:
    state = position(BUSY, ["SC SC", "BJ BJ | PI AG"], rest=True)
    size = len(state.draw)
    told = play(state, "CHALLENGE(1,1,PI)", "PLAY(OR)", "PLAY(PI)")
    assert len(state.draw) == size
    assert not any(isinstance(event, events.CardsDrawn) for event in told)
    for seat in (0, 2, 3):
        assert GAME.legal(state, seat) == []
        assert refused(state, "YIELD", seat) == "not-your-turn"


@pytest.mark.rule("CC-30")
def test_the_same_set_may_be_attacked_again_and_again() -> None:
    state = position(
        ["PI PI PI PI TR", "SC×5", "SC SC SC TI TI", "TI×5"], ["BD BD", "BJ BJ | TR TR | PI PI"], rest=True
    )
    for _ in range(2):
        play(state, "CHALLENGE(1,1,PI)", "YIELD")
        state.piles[1].append(state.piles[0].pop())
        state.active = 0
    play(state, "CHALLENGE(1,1,PI)", "YIELD")
    assert size_of(state.piles[0][-1]) == 5


# --- end of turn


@pytest.mark.rule("CC-31")
def test_hands_are_refilled_the_active_one_first_then_clockwise() -> None:
    state = position(["PI×5", "PI BD×4", "BD×5", "BD×5"], ["SC SC", "TR TR", "TR TR", "BJ BJ | PI AG"], active=0)
    put(state, 0, "PI PI BD BD BD")
    put(state, 3, "PI PI BD BD BD")
    state.draw = [Card.TI, Card.CA, Card.AV, Card.SB, Card.BL, Card.BJ]
    told = play(state, "CHALLENGE(3,1,PI)", "PLAY(PI)", "PLAY(PI)", "YIELD")
    drawn = [(event.seat, event.count) for event in told if isinstance(event, events.CardsDrawn)]
    assert drawn == [(0, 2), (3, 1)]
    assert hand_of(state, 0) == "BD BD BD BJ BL"
    assert hand_of(state, 3) == "BD BD BD PI SB"


@pytest.mark.rule("CC-31")
def test_two_other_short_hands_are_refilled_clockwise_from_the_active_one() -> None:
    state = position(["PI TR×4", "BD×4", "BD×5", "BD×3"], ["SC SC", "", "BJ BJ | PI AG"], active=0)
    state.draw = [Card.TI, Card.CA, Card.AV, Card.SB, Card.BL, Card.BJ]
    told = play(state, "CHALLENGE(2,1,PI)", "YIELD")
    drawn = [(event.seat, event.count, event.left) for event in told if isinstance(event, events.CardsDrawn)]
    assert drawn == [(0, 1, 5), (1, 1, 4), (3, 2, 2)]


@pytest.mark.rule("CC-31")
@pytest.mark.parametrize(("action", "missing"), [("FORM(PI,PI)", 2), ("FORM_D(PI)", 1), ("DISCARD(PI)", 1)])
def test_a_hand_is_refilled_to_its_size(action: str, missing: int) -> None:
    state = position(["PI PI TR TR SB", *BUSY[1:]], discard="BD PI", rest=True)
    size = len(state.draw)
    told = play(state, action)
    (drawn,) = [event for event in told if isinstance(event, events.CardsDrawn)]
    assert (drawn.seat, drawn.count, drawn.left, drawn.after_duel) == (0, missing, size - missing, False)
    assert state.sizes == [5, 5, 5, 5]


@pytest.mark.rule("CC-32")
def test_when_the_draw_pile_runs_out_the_first_served_gets_the_rest() -> None:
    state = position(["PI PI BD BD BD", "PI BD×4", "BD×5", "BD×5"], ["SC SC", "BJ BJ | PI AG"], draw="CA TI")
    told = play(state, "CHALLENGE(1,1,PI)", "PLAY(PI)", "PLAY(PI)", "YIELD")
    assert [event for event in told if isinstance(event, events.CardsDrawn | events.DrawPileEmptied)] == [
        events.CardsDrawn(0, 2, (Card.TI, Card.CA), 0, after_duel=True),
        events.DrawPileEmptied(),
    ]
    assert state.sizes == [5, 4, 5, 5]


@pytest.mark.rule("CC-33")
@pytest.mark.parametrize("rules", ["end=rapide", "avance end=rapide"])
@pytest.mark.parametrize("seats", SEATS)
def test_while_there_is_a_draw_pile_each_turn_starts_with_full_hands(seats: int, rules: str) -> None:
    rng = Random(33)
    state = new(seats, rules)
    turns = 0
    while GAME.to_act(state):
        if state.phase == "action" and state.draw:
            turns += 1
            assert state.sizes == [state.hand_size] * seats
        seat = GAME.to_act(state)[0]
        GAME.apply(state, seat, rng.choice(GAME.legal(state, seat)))
    assert turns > 10


@pytest.mark.rule("CC-34")
def test_the_discard_pile_is_never_shuffled_into_a_draw_pile() -> None:
    state = position(["TR BD", "TR", "", ""], discard="SC TI CA PI")
    play(state, "DISCARD(TR)")
    assert (state.draw, state.sizes) == ([], [1, 1, 0, 0])
    assert written(state.discard) == "SC TI CA PI TR"


@pytest.mark.rule("CC-37", "CA-38")
@pytest.mark.parametrize(
    ("seats", "rules", "bound"),
    [
        (2, "", 62),
        (3, "", 73),
        (4, "", 103),
        (5, "", 103),
        (6, "", 103),
        (2, "avance", 68),
        (3, "avance", 79),
        (4, "avance", 109),
        (6, "avance", 109),
    ],
)
def test_discarding_for_ever_reaches_the_bound_exactly(seats: int, rules: str, bound: int) -> None:
    state = new(seats, f"{rules} end=rapide")
    actions = 0
    while GAME.to_act(state):
        assert actions < bound
        discards = [action for action in legal(state) if action.startswith("DISCARD")]
        play(state, discards[0])
        actions += 1
    assert actions == bound
