"""What a viewer may know (CC-9, CC-9b), and what a re-dealt position keeps of it."""

import pytest

from cachecash.core.chance import Chance
from cachecash.games.cache_ton_cash.cards import CARD, Card, count
from cachecash.games.cache_ton_cash.state import State
from positions import GAME, dealt, everywhere, play, position, written

EC, DE = Card.EC, Card.DE
HANDS = "BD×10 PI×8"


def returned(state: State, viewer: int | None) -> str:
    """What *viewer* knows to be in the draw pile or in the hand of somebody else who has drawn."""
    return written(GAME.view(state, viewer).returned)


def redeals(state: State, viewer: int | None, times: int = 40) -> list[State]:
    view = GAME.view(state, viewer)
    return [GAME.redeal(view, Chance(f"redeal {number}")) for number in range(times)]


# --- neutral piles: CN-1 and CN-5


@pytest.mark.rule("CC-9b", "CN-1")
def test_an_action_card_put_back_into_a_neutral_pile_stays_there_when_redealt() -> None:
    state = dealt(2, "avance", f"TR×9 EC BJ×9 SC BL×9 TI {HANDS}", 3)
    assert written(state.neutral[0]) == "TR TR TR EC TR TR TR TR TR TR"
    for viewer in (0, 1, None):
        view = GAME.view(state, viewer)
        assert [written(pile.put_back) for pile in view.neutral] == ["EC", "", ""]
        places = set()
        for redealt in redeals(state, viewer):
            assert redealt.neutral[0].count(EC) >= 1
            places.add(redealt.neutral[0].index(EC))
            assert GAME.view(redealt, viewer) == view
        assert len(places) > 4, "its place is secret"


@pytest.mark.rule("CC-9b", "CN-1")
def test_a_card_that_goes_back_twice_is_known_once() -> None:
    # EC goes right below the next card, DE; DE goes to the bottom; EC comes up again and goes to the bottom.
    state = dealt(2, "avance", f"TR×8 DE EC BJ×9 SC BL×9 TI {HANDS}", -1, 0, 0)
    assert written(state.neutral[0]) == "EC DE TR TR TR TR TR TR TR TR"
    for viewer in (0, 1, None):
        assert written(GAME.view(state, viewer).neutral[0].put_back) == "EC DE"
        for redealt in redeals(state, viewer, 5):
            assert GAME.view(redealt, viewer) == GAME.view(state, viewer)
            assert everywhere(redealt) == everywhere(state)


@pytest.mark.rule("CC-9b", "CN-1")
def test_two_alike_that_go_back_in_succession_are_both_known() -> None:
    """What comes up next cannot be what has just gone below it."""
    state = dealt(2, "avance", f"TR×8 EC EC BJ×9 SC BL×9 TI {HANDS}", 0, 0)
    assert written(state.neutral[0]) == "EC EC TR TR TR TR TR TR TR TR"
    assert written(GAME.view(state, None).neutral[0].put_back) == "EC EC"


@pytest.mark.rule("CC-9b", "CN-1")
def test_one_that_may_be_the_same_again_is_not_known_twice() -> None:
    """EC, DE, EC: the second EC may be the first one, that had gone right below DE."""
    state = dealt(2, "avance", f"TR×7 EC DE EC BJ×9 SC BL×9 TI {HANDS}", 0, 0, 0)
    assert written(state.neutral[0]) == "EC DE EC TR TR TR TR TR TR TR"
    assert written(GAME.view(state, None).neutral[0].put_back) == "EC DE"


@pytest.mark.rule("CC-9b", "CN-5")
def test_two_alike_that_go_back_in_play_are_both_known() -> None:
    state = position(["PI PI", "BD"], neutral=["TR TR TR TR EC EC PI", "TR", "TR"], rules="avance", rest=True)
    play(state, "CLAIM(PI,{0})", "DECLINE")
    assert state.neutral[0].count(EC) == 2
    assert state.neutral[0][-1] == Card.TR
    assert written(GAME.view(state, 1).neutral[0].put_back) == "EC EC"


@pytest.mark.rule("CC-9b", "CN-5")
def test_a_card_that_was_put_back_is_forgotten_when_it_shows_up() -> None:
    state = position(["PI PI TR", "BD"], ["", "BD BD"], neutral=["TR EC TR PI", "TR", "TR"], rules="avance", rest=True)
    state.put_back[0] = CARD[EC]
    play(state, "CLAIM(PI,{0})", "DECLINE")
    assert written(GAME.view(state, 1).neutral[0].put_back) == "EC"
    play(state, "CLAIM(TR,{0})", "DECLINE")
    assert written(GAME.view(state, 1).neutral[0].put_back) == ""
    assert written(state.out) == "EC"


@pytest.mark.rule("CC-9b", "C2-12")
def test_the_next_card_of_a_neutral_pile_is_hidden_until_the_claim_is_settled() -> None:
    state = position(["PI PI TR", "BD"], neutral=["SC PI", "TR PI", "BL"], rest=True)
    play(state, "CLAIM(PI,{0,1})")
    for viewer in (0, 1, None):
        assert [pile.top for pile in GAME.view(state, viewer).neutral] == [None, None, Card.BL]
        assert {redealt.neutral[0][0] for redealt in redeals(state, viewer)} > {Card.SC}
    play(state, "DECLINE")
    assert [pile.top for pile in GAME.view(state, None).neutral] == [Card.SC, Card.TR, Card.BL]


# --- the draw pile: CA-4


def put_back_in_draw(rest: str = "TR", *places: int) -> State:
    """Four players; the action cards of *rest* turn up as starter and go back; seat 1 plays first."""
    return dealt(4, "actions=on penny=on", f"BD×5 PI×5 TR×5 BJ×5 {rest}", *places)


@pytest.mark.rule("CC-9b", "CA-4")
def test_a_starter_put_back_is_in_the_draw_pile_for_all() -> None:
    state = put_back_in_draw("EC SC", 5)
    assert (state.draw[5], state.discard) == (EC, [Card.SC])
    for viewer in (0, 1, 2, 3, None):
        assert returned(state, viewer) == "EC"
        places = {redealt.draw.index(EC) for redealt in redeals(state, viewer) if EC in redealt.draw}
        assert len(places) > 15
        assert all(count(hand, EC) <= 1 for redealt in redeals(state, viewer) for hand in redealt.hands)
        assert all(redealt.draw.count(EC) >= 1 for redealt in redeals(state, viewer))


@pytest.mark.rule("CC-9b", "CA-4")
def test_a_starter_that_goes_back_twice_is_known_once() -> None:
    state = put_back_in_draw("EC DE SC", -1, 0, 0)
    assert state.draw[:2] == [EC, DE]
    for viewer in (0, 1, None):
        assert returned(state, viewer) == "EC DE"
        for redealt in redeals(state, viewer, 5):
            assert GAME.view(redealt, viewer) == GAME.view(state, viewer)
            assert everywhere(redealt) == everywhere(state)


@pytest.mark.rule("CC-9b", "CA-4")
def test_two_alike_starters_in_succession_are_both_known() -> None:
    assert returned(put_back_in_draw("EC EC SC", 0, 0), None) == "EC EC"


@pytest.mark.rule("CC-9b")
def test_who_draws_it_knows_and_the_others_know_that_they_may_not() -> None:
    state = put_back_in_draw("EC SC", -1)  # below the top card, the starter: now on top of the draw pile
    assert state.draw[-1] == EC
    play(state, "DISCARD(PI)")
    assert count(state.hands[1], EC) == 1
    assert (returned(state, 1), returned(state, 0), returned(state, None)) == ("", "EC", "EC")
    held = drawn = 0
    for redealt in redeals(state, 0, 300):
        assert (EC in redealt.draw) or count(redealt.hands[1], EC), "nobody else has drawn"
        if EC not in redealt.draw:
            held += 1
            assert redealt.guesses[1] == state.guesses[1] == CARD[EC], "seat 1 knows what it holds"
        drawn += not count(redealt.hands[1], EC)
        assert GAME.view(redealt, 0) == GAME.view(state, 0)
    assert held, "seat 1 may have drawn it"
    assert drawn, "or not"


@pytest.mark.rule("CC-9b")
def test_once_shown_by_somebody_who_has_drawn_it_is_no_longer_sure() -> None:
    state = put_back_in_draw("EC SC", -1)
    play(state, "DISCARD(PI)", "DISCARD(TR)", "DISCARD(BJ)", "DISCARD(BD)", "DISCARD(EC)")
    assert [returned(state, viewer) for viewer in (0, 1, 2, 3, None)] == [""] * 5
    assert written(state.out) == "EC"


@pytest.mark.rule("CC-9b")
def test_an_action_card_of_somebody_who_has_not_drawn_is_another_one() -> None:
    state = dealt(4, "actions=on", "BD×5 EC PI×4 TR×5 BJ×5 EC SC", 0)
    play(state, "DISCARD(EC)")
    assert [returned(state, viewer) for viewer in (0, 1, 2, 3, None)] == ["EC"] * 5
    for redealt in redeals(state, 0, 5):
        assert redealt.draw.count(EC) == 1 or count(redealt.hands[1], EC) == 1


@pytest.mark.rule("CC-9b")
def test_drawing_another_kind_tells_nothing_of_it() -> None:
    state = put_back_in_draw("DE SC", 0)
    play(state, "DISCARD(PI)", "DISCARD(TR)")
    assert [returned(state, viewer) for viewer in (0, 1, 2, 3, None)] == ["DE"] * 5
    assert GAME.view(state, 0).drew == (0, 1, 1, 0)


# --- re-dealing


@pytest.mark.rule("CC-9")
def test_redealing_shuffles_what_is_unseen_and_keeps_what_is_seen() -> None:
    state = dealt(4, "", "BD×5 PI×5 TR×5 BJ×5 SC")
    hands = {redealt.hands[1] for redealt in redeals(state, 0)}
    assert len(hands) > 30
    assert {redealt.hands[0] for redealt in redeals(state, 0)} == {state.hands[0]}
    assert len({redealt.hands[0] for redealt in redeals(state, None)}) > 30
    assert {tuple(redealt.discard) for redealt in redeals(state, 0)} == {(Card.SC,)}
    assert len({tuple(redealt.draw) for redealt in redeals(state, 0)}) == 40


@pytest.mark.rule("CC-9")
def test_each_unseen_card_is_about_as_likely_anywhere() -> None:
    state = dealt(2, "", "BD×10 PI×10 TR×10 AG×6 BJ×6 SC")
    times = 1500
    in_hand = sum(count(redealt.hands[1], Card.CA + 1) for redealt in redeals(state, 0, times))
    assert in_hand == 0, "seat 0 holds every Argenterie of the table"
    scooters = sum(count(redealt.hands[1], Card.SC) for redealt in redeals(state, 0, times))
    unseen = 50 + 6 + 27
    assert abs(scooters / times - 8 * 6 / unseen) < 0.08


@pytest.mark.rule("CC-9")
def test_a_redealt_position_deals_on_by_its_own_chance() -> None:
    state = dealt(4, "end=trois", "BD×5 PI×5 TR×5 BJ×5 SC")
    first, second = redeals(state, 0, 2)
    assert first.chance != second.chance != state.chance
