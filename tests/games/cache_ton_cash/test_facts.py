"""The facts that are told: each type is met, reaches whom it should, and comes at its moment."""

from random import Random

import pytest

from cachecash.core.chance import Chance
from cachecash.core.events import ChanceDrawn, Event, HiddenEvent, PublicEvent, Tell
from cachecash.games.cache_ton_cash import events
from cachecash.games.cache_ton_cash.cards import Card
from cachecash.games.cache_ton_cash.state import State
from cachecash.games.cache_ton_cash.view import View
from positions import GAME, options, play, position

TYPES = [kind for kind in vars(events).values() if isinstance(kind, type) and kind.__module__ == events.__name__]
PRIVATE = {events.HandDealt, events.CardsDrawn}


def games() -> list[Event]:
    told: list[Event] = []
    chooser = Random(7)
    for number in range(30):
        state = GAME.new(2 + number % 3, options("avance end=rapide"), Chance(f"facts {number}"), told.append)
        while GAME.to_act(state):
            seat = GAME.to_act(state)[0]
            legal = GAME.legal(state, seat)
            bold = [action for action in legal if action.verb in {"CLAIM", "CHALLENGE", "CONTEST", "PLAY"}]
            GAME.apply(state, seat, chooser.choice(bold or legal), told.append)
    return told


TOLD = games()


def test_every_type_of_fact_happens() -> None:
    assert {type(event) for event in TOLD} == {*TYPES, ChanceDrawn}


@pytest.mark.rule("CC-9")
def test_a_fact_is_public_unless_it_is_a_hand() -> None:
    assert {kind for kind in TYPES if not issubclass(kind, PublicEvent)} == PRIVATE
    assert issubclass(ChanceDrawn, HiddenEvent)
    for event in TOLD:
        for viewer in (None, 0, 1):
            seen = event.seen_by(viewer)
            if isinstance(event, ChanceDrawn):
                assert seen is None
            elif type(event) not in PRIVATE:
                assert seen is event


def test_only_chance_rounds_and_ends_write_a_line_in_the_log() -> None:
    writing = {type(event) for event in TOLD if event.record() is not None}
    assert writing == {ChanceDrawn, events.RoundEnded, events.GameEnded}
    assert {type(event) for event in TOLD if event.pauses} == {events.RoundEnded}


def test_a_deal_is_told_in_its_order() -> None:
    told: list[Event] = []
    state = GAME.new(2, options(), Chance("order"), told.append)
    names = [type(event).__name__ for event in told]
    turned = ["NeutralTurned"] * 3
    assert names == [
        *("ChanceDrawn", "ChanceDrawn", "RoundBegan"),
        *turned,
        *("HandDealt", "HandDealt", "StarterTurned", "TurnBegan"),
    ]
    assert told[2] == events.RoundBegan(1, state.dealer, state.active, 6)
    assert told[-2:] == [
        events.StarterTurned(Card(state.discard[0])),
        events.TurnBegan(state.active, Card(state.discard[0])),
    ]


def test_a_turn_begins_with_the_discard_that_it_shows() -> None:
    state = position(["PI TR", "TR", "", ""], discard="PI")
    told = play(state, "FORM_D(PI)")
    assert told[-1] == events.TurnBegan(1, None)
    assert told[0] == events.SetFormed(0, Card.PI, (Card.PI,), Card.PI, 10_000, None)


def _holds(event: Event, view: View) -> bool:
    """Whether *view* shows what *event* has just told; True for facts that leave nothing to look at."""
    if isinstance(event, events.TurnBegan | events.SecondActionOffered):
        step = 1 if isinstance(event, events.TurnBegan) else 2
        top = view.discard[-1] if view.discard else None
        return (view.awaited, view.active, view.step, top) == (event.seat, event.seat, step, event.top)
    if isinstance(event, events.CardsDrawn):
        return view.draw_size == event.left
    if isinstance(event, events.SetStolen):
        return view.duel is None and len(view.piles[event.target]) == event.left
    if isinstance(event, events.ChallengeLaunched | events.AnswerPlayed | events.ClaimContested):
        duel = view.duel
        return duel is not None and duel.attacker is not None and (duel.demand, duel.kind) == (event.demand, event.kind)
    if isinstance(event, events.NeutralTurned):
        return (view.neutral[event.pile].top, view.neutral[event.pile].size) == (event.card, event.left)
    return view.totals == event.totals if isinstance(event, events.RoundEnded | events.GameEnded) else True


def _check(state: State) -> Tell:
    def tell(event: Event) -> None:
        assert _holds(event, GAME.view(state, None)), event

    return tell


def test_each_fact_is_told_when_it_has_become_true() -> None:
    for number in range(8):
        state = GAME.new(2 + number % 5, options("avance end=rapide"), Chance(f"moment {number}"))
        chooser = Random(number)
        while GAME.to_act(state):
            seat = GAME.to_act(state)[0]
            action = chooser.choice(GAME.legal(state, seat))
            GAME.apply(state, seat, action, _check(state))
