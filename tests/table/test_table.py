"""A table refuses what the rules refuse, plays the rest, and tells each ear its own part."""

from itertools import pairwise
from typing import Any

import pytest

from cachecash.core.events import Event
from cachecash.core.problems import IllegalAction, Problem
from cachecash.games.cache_ton_cash import CacheTonCash
from cachecash.games.cache_ton_cash.events import CardDiscarded, CardsDrawn, HandDealt, TurnBegan
from cachecash.games.cache_ton_cash.options import Options
from cachecash.table.table import Table

Heard = list[tuple[Event, Any]]


def a_table(seats: int = 4) -> Table[Any, Any, Any]:
    return Table(CacheTonCash(), seats, Options(end="rapide"), "table")


def play_on(table: Table[Any, Any, Any], actions: int = 10_000) -> None:
    """Each seat plays the action that it browses in the middle of its list."""
    for _ in range(actions):
        if not table.awaited():
            return
        seat = table.awaited()[0]
        legal = table.legal(seat)
        table.play(seat, legal[len(legal) // 2])


def test_a_game_is_played_to_its_end_and_remembers_every_action() -> None:
    table = a_table()
    table.start()
    assert table.outcome() is None
    assert table.round_number() == 1
    play_on(table)
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.winners
    assert len(table.actions) > 100
    assert table.actions[0][0] in range(4)


def test_nothing_is_dealt_before_the_start() -> None:
    table = a_table()
    with pytest.raises(RuntimeError):
        table.view(0)
    with pytest.raises(RuntimeError):
        table.awaited()


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 100])
def test_a_number_of_players_that_the_game_is_not_for(seats: int) -> None:
    with pytest.raises(Problem) as caught:
        a_table(seats)
    assert caught.value.reason == "seats"
    assert caught.value.facts == {"seats": seats, "low": 2, "high": 6}


@pytest.mark.parametrize("text", ["END", "YIELD", "FORM(AG,OR)", "CHALLENGE(0,1,AG)", "CHALLENGE(9,1,AG)", "SWAP(1)"])
def test_a_refused_action_names_its_rule_and_changes_nothing(text: str) -> None:
    table = a_table()
    heard: Heard = []
    table.start()
    table.attach(None, lambda event, view: heard.append((event, view)))
    seat = table.awaited()[0]
    before = [table.view(viewer) for viewer in (None, 0, 1, 2, 3)]
    action = table.game.parse(text)
    with pytest.raises(IllegalAction) as caught:
        table.play(seat, action)
    assert caught.value.refusal == table.refusal(seat, action)
    assert caught.value.refusal.rule.startswith(("CC-", "CA-"))
    assert [table.view(viewer) for viewer in (None, 0, 1, 2, 3)] == before
    assert table.actions == ()
    assert heard == []


def test_a_seat_plays_only_in_its_turn() -> None:
    table = a_table()
    table.start()
    seat = table.awaited()[0]
    with pytest.raises(IllegalAction) as caught:
        table.play((seat + 1) % 4, table.legal(seat)[-1])
    assert caught.value.refusal.reason == "not-your-turn"
    assert table.refusal(seat, table.legal(seat)[-1]) is None


def test_each_ear_hears_its_own_cards_and_only_the_number_of_the_others() -> None:
    table = a_table()
    ears: dict[int | None, Heard] = {viewer: [] for viewer in (None, 0, 2)}
    for viewer, heard in ears.items():
        table.attach(viewer, lambda event, view, heard=heard: heard.append((event, view)))  # type: ignore[misc]
    table.start()
    play_on(table, 60)
    for viewer, heard in ears.items():
        private = [event for event, _ in heard if isinstance(event, CardsDrawn | HandDealt)]
        assert len(private) > 20
        for event in private:
            assert (event.cards is not None) == (event.seat == viewer)
        assert all(view.viewer == viewer for _, view in heard)


def test_a_fact_comes_with_the_view_of_its_moment() -> None:
    """The pile is seen as the discard left it, though the same action goes on to a refill and another turn."""
    table = a_table()
    heard: Heard = []
    table.attach(None, lambda event, view: heard.append((event, view)))
    table.start()
    play_on(table, 80)
    discards = [(event, view) for event, view in heard if isinstance(event, CardDiscarded)]
    assert len(discards) > 10
    for event, view in discards:
        assert view.discard[-1] == event.card
        assert view.active == event.seat
        assert view.sizes[event.seat] < view.hand_size


def test_an_ear_that_plays_while_it_listens_finds_the_table_ready() -> None:
    table = a_table(2)
    told: list[Event] = []

    def hear(event: Event, _view: Any) -> None:
        told.append(event)
        if isinstance(event, TurnBegan) and len(table.actions) < 5:
            table.play(event.seat, table.legal(event.seat)[-1])

    table.attach(None, hear)
    table.start()
    assert len(table.actions) == 5
    turns = [event for event in told if isinstance(event, TurnBegan | CardDiscarded)]
    assert all(type(first) is not type(second) for first, second in pairwise(turns))
