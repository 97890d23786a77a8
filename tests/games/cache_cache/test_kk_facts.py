"""The facts that are told: each type is met, reaches whom it should, and comes at its moment."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from cachecash.core.chance import Chance
from cachecash.core.events import ChanceDrawn, Event, HiddenEvent, PublicEvent, Tell
from cachecash.games.cache_cache import State, View, events
from cachecash.games.cache_cache.cards import Card
from cachecash.games.cache_cache.view import GONE, HIDDEN
from kk_positions import GAME, options, play, position

TYPES = [kind for kind in vars(events).values() if isinstance(kind, type) and kind.__module__ == events.__name__]
PRIVATE = {events.CardsChosen, events.CardDrawn}


def walk(number: int, tell: Tell) -> None:
    """Play a game by lot; in every other one players only draw and place, so that the draw pile runs out."""
    chooser = Random(number)
    state = GAME.new(2 + number % 5, options("limit=50"), Chance(f"facts {number}"), tell)
    while GAME.to_act(state):
        seat = GAME.to_act(state)[0]
        legal = GAME.legal(state, seat)
        drawing = [action for action in legal if action.verb in {"DRAW", "PLACE"} and number % 2]
        GAME.apply(state, seat, chooser.choice(drawing or legal), tell)


def games() -> list[Event]:
    told: list[Event] = []
    for number in range(20):
        walk(number, told.append)
    return told


TOLD = games()


def test_every_type_of_fact_happens() -> None:
    assert {type(event) for event in TOLD} == {*TYPES, ChanceDrawn}


@pytest.mark.rule("KK-5", "KK-11")
def test_a_fact_is_public_unless_it_is_a_choice_or_a_drawn_card() -> None:
    assert {kind for kind in TYPES if not issubclass(kind, PublicEvent)} == PRIVATE
    assert issubclass(ChanceDrawn, HiddenEvent)
    chosen = events.CardsChosen(1, (0, 4))
    assert [chosen.seen_by(viewer) for viewer in (0, 1, None)] == [None, chosen, None]
    drawn = events.CardDrawn(1, Card.C3, 20)
    assert [drawn.seen_by(viewer) for viewer in (0, 1, None)] == [
        events.CardDrawn(1, None, 20),
        drawn,
        events.CardDrawn(1, None, 20),
    ]


def test_only_chance_rounds_and_ends_write_a_line_in_the_log() -> None:
    writing = {type(event) for event in TOLD if event.record() is not None}
    assert writing == {ChanceDrawn, events.RoundEnded, events.GameEnded}
    assert {type(event) for event in TOLD if event.pauses} == {events.RoundEnded}


def test_the_records_of_a_round_and_of_the_end_are_those_of_the_format() -> None:
    state = position(
        ["x | x | x | 9 1 0", "x | x | x | 2 0 0"], active=1, finisher=0, totals=[30, 20], rules="limit=50", discard="2"
    )
    *_, ended, over = play(state, "TAKE(9)")
    assert ended.record() == {"record": "round", "scores": [20, 2], "totals": [50, 22], "raw": [10, 2], "finisher": 0}
    assert over.record() == {"record": "end", "scores": [50, 22], "winners": [1]}


def _shows(view: View, seat: int, cells: tuple[int, ...], cards: tuple[Card, ...]) -> bool:
    return all(view.grids[seat][cell] == card for cell, card in zip(cells, cards, strict=True))


HOLDS: dict[type[Any], Callable[[Any, View], bool]] = {
    events.TurnBegan: lambda event, view: (
        (view.awaited, view.discard[-1], view.finisher is not None) == ((event.seat,), event.top, event.last)
    ),
    events.CardFlipped: lambda event, view: _shows(view, event.seat, (event.cell,), (event.card,)),
    events.CardPlaced: lambda event, view: (
        _shows(view, event.seat, (event.cell,), (event.card,)) and view.discard[-1] == event.replaced
    ),
    events.CardRejected: lambda event, view: (
        _shows(view, event.seat, (event.cell,), (event.turned,)) and view.discard[-1] == event.card
    ),
    events.CardsTurned: lambda event, view: _shows(view, event.seat, event.cells, event.cards),
    events.GridTurned: lambda event, view: _shows(view, event.seat, event.cells, event.cards),
    events.ColumnRemoved: lambda event, view: (
        view.grids[event.seat][3 * event.column :][:3] == (GONE,) * 3
        and view.grids[event.seat].count(GONE) == 12 - 3 * event.left
    ),
    events.CardDrawn: lambda event, view: (view.phase, view.draw_size) == ("drawn", event.left),
    events.DrawPileRemade: lambda event, view: (view.draw_size, view.discard) == (event.count, (event.top,)),
    events.RoundEnded: lambda event, view: (
        view.totals == event.totals and not any(HIDDEN in grid for grid in view.grids)
    ),
}
"""Whether a view shows what a fact has just told, for the facts that leave something to look at."""


def test_each_fact_is_told_when_it_has_become_true() -> None:
    for number in range(10):
        state = GAME.new(2 + number % 5, options("limit=50"), Chance(f"moment {number}"))
        chooser = Random(number)
        while GAME.to_act(state):
            seat = GAME.to_act(state)[0]
            GAME.apply(state, seat, chooser.choice(GAME.legal(state, seat)), _check(state))


def _check(state: State) -> Tell:
    def tell(event: Event) -> None:
        holds = HOLDS.get(type(event))
        assert holds is None or holds(event, GAME.view(state, None)), event

    return tell
