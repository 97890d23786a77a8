"""What a viewer may know: nothing of a simultaneous choice before all are in, nothing of a face-down card after."""

import pytest

from cachecash.core.chance import Chance
from cachecash.core.events import Event
from cachecash.games.cassa_nostra import events
from cachecash.games.cassa_nostra.cards import FULL, Card, cards_of, size_of
from cachecash.games.cassa_nostra.state import State
from cachecash.games.cassa_nostra.view import View
from contract import heard
from cs_positions import ALL, GAME, cards, dealt, play, position, written

OTHERS = (1, 2, None)


def unlike(state: State, viewer: int | None) -> tuple[object, ...]:
    """What a view shows but for who is still awaited."""
    view = GAME.view(state, viewer)
    return tuple(getattr(view, name) for name in type(view).__slots__ if name != "awaited")


@pytest.mark.rule("CS-5")
@pytest.mark.parametrize("deposit", ["DEPOSIT(1)", "DEPOSIT(1,2,4,8,8)", "DEPOSIT(1,1,2,2,4,4,8,8)"])
def test_a_deposit_tells_and_shows_nothing_before_all_are_in(deposit: str) -> None:
    state = dealt(3, "111")
    before = {viewer: unlike(state, viewer) for viewer in OTHERS}
    told = play(state, deposit)
    assert [heard(told, viewer) for viewer in OTHERS] == [[], [], []]
    assert {viewer: unlike(state, viewer) for viewer in OTHERS} == before
    assert [GAME.view(state, viewer).awaited for viewer in OTHERS] == [(1, 2)] * 3
    laid = GAME.parse(deposit).cost
    mine = GAME.view(state, 0)
    assert (mine.down, mine.hand, mine.held, mine.laid) == (laid, FULL - laid, (8, 8, 8), (0, 0, 0))
    assert heard(told, 0) == [events.CardsDeposited(0, cards_of(laid))]


@pytest.mark.rule("CS-6", "CS-7")
def test_a_card_to_turn_tells_and_shows_nothing_before_all_are_chosen() -> None:
    state = dealt(3, "111")
    play(state, "DEPOSIT(1,8)", "DEPOSIT(4)", "DEPOSIT(2,2)")
    before = {viewer: unlike(state, viewer) for viewer in OTHERS}
    told = play(state, "SHOW(8)")
    assert [heard(told, viewer) for viewer in OTHERS] == [[], [], []]
    assert {viewer: unlike(state, viewer) for viewer in OTHERS} == before
    assert GAME.view(state, 1).laid == (2, 1, 2), "the sizes are known"
    assert written(GAME.view(state, 0).chosen) == "8"
    told = play(state, "SHOW(4)", "SHOW(2)")
    for viewer in (0, *OTHERS):
        assert events.CardsTurned((Card.EIGHT, Card.FOUR, Card.TWO), 14) in heard(told, viewer)
        view = GAME.view(state, viewer)
        assert ([written(turned) for turned in view.turned], view.chosen) == (["8", "4", "2"], 0)
    assert [written(GAME.view(state, viewer).down) for viewer in (0, *OTHERS)] == ["1", "", "2", ""]


@pytest.mark.rule("CS-8")
def test_a_card_added_or_taken_back_is_seen_by_its_owner_alone() -> None:
    for action in ("ADD(4)", "REMOVE(1)"):
        state = position(["4", "8", "8"], ["8/1", "8", "8"], phase="adjust", quest=20)
        shown = []
        for viewer in (0, *OTHERS):
            fact = heard(play(state.copy(), action), viewer)[0]
            assert isinstance(fact, events.CardAdded | events.CardTakenBack)
            shown.append(fact.card)
        assert shown == [Card(int(action[-2])), None, None, None]
        play(state, action)
        assert {GAME.view(state, viewer).down for viewer in OTHERS} <= {0}


@pytest.mark.rule("CS-10", "CS-12")
def test_everything_is_seen_when_the_tour_is_counted() -> None:
    state = position(["4", "8", "8"], ["8/1", "8", "8"], phase="adjust", quest=20)
    seen: list[View] = []

    def tell(fact: Event) -> None:
        if isinstance(fact, events.TourEnded):
            seen.extend(GAME.view(state, viewer) for viewer in (0, *OTHERS))

    for _ in range(3):
        GAME.apply(state, GAME.to_act(state)[0], GAME.parse("PASS"), tell)
    assert [[written(turned) for turned in view.turned] for view in seen] == [["1 8", "8", "8"]] * 4
    assert [view.down for view in seen] == [0] * 4
    for view in seen:
        assert GAME.view(GAME.redeal(view, Chance("counted")), view.viewer) == view


# --- re-dealing


def redeals(state: State, viewer: int | None, times: int = 60) -> list[State]:
    view = GAME.view(state, viewer)
    return [GAME.redeal(view, Chance(f"redeal {number}")) for number in range(times)]


@pytest.mark.rule("CS-5")
def test_a_deposit_that_was_laid_may_be_any_when_redealt() -> None:
    state = dealt(3, "111")
    play(state, "DEPOSIT(1,8)", "DEPOSIT(4)")
    dealt_again = redeals(state, 2)
    assert {size_of(redealt.down[0]) for redealt in dealt_again} == set(range(1, 9))
    assert {redealt.down[2] for redealt in dealt_again} == {0}
    assert {redealt.down[0] for redealt in redeals(state, 0)} == {cards("1 8")}
    assert len({redealt.down[0] for redealt in redeals(state, None)}) > 20


@pytest.mark.rule("CS-7")
def test_hands_and_face_down_cards_may_be_any_when_redealt() -> None:
    state = position([ALL.replace("8 8", ""), "4 8", "4 8"], ["8/8", "8/4", "8/4"], phase="adjust", quest=25)
    play(state, "PASS")
    dealt_again = redeals(state, 2)
    assert {written(redealt.down[0]) for redealt in dealt_again} == {"1", "2", "4", "8"}
    assert {written(redealt.down[1]) for redealt in dealt_again} == {"4", "8"}
    assert {written(redealt.up[1]) for redealt in dealt_again} == {"8"}
    assert {(written(redealt.down[2]), written(redealt.hands[2])) for redealt in dealt_again} == {("4", "4 8")}
    assert [redealt.waiting for redealt in dealt_again] == [[1, 2]] * len(dealt_again)
    assert len({redealt.chance for redealt in dealt_again}) == len(dealt_again)
