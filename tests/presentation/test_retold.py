"""A game that is taken up again has the history that it had."""

from dataclasses import replace
from typing import Any

import pytest

from cachecash.core.events import Event
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Level
from cachecash.presentation import retold as module
from cachecash.presentation.party import Party
from cachecash.presentation.retold import retold
from cachecash.presentation.rooms import rooms
from cachecash.presentation.setup import computer_players
from cachecash.table.replay import HUMAN, Player

CATALOG = Catalog("fr")
ROOM = rooms()["cache-ton-cash"]
RIVALS = computer_players(CATALOG, ["habitue"] * 2, ("Ana",))
PARTY = Party(ROOM, (Player("Ana", HUMAN), *RIVALS), ROOM.game.options(), "a")


@pytest.mark.parametrize("me", [0, 1])
def test_the_stories_are_those_that_the_player_heard(me: int) -> None:
    players = (*RIVALS[:me], PARTY.players[0], *RIVALS[me:])
    party = replace(PARTY, players=players)
    narrator = ROOM.narrator(CATALOG, party.names)
    heard: list[str] = []
    played = seat = 0
    table = party.table()

    def hear(event: Event, view: Any) -> None:
        if told := narrator.tell(event, view, me, Level.NORMAL):
            heard.append(told.speech)

    table.attach(me, hear)
    table.start()
    for _ in range(62):
        seat = table.awaited()[0]
        played = len(heard) if seat == me else played
        table.play(seat, table.legal(seat)[0])
    again = retold(party, table, narrator, Level.NORMAL)
    assert seat != me, "others have played since"
    assert [utterance.speech for utterance in (*again.before, *again.since)] == heard
    assert len(heard) > 60
    assert [utterance.speech for utterance in again.since] == heard[played:]


def test_all_is_since_where_the_player_has_not_played_yet() -> None:
    table = PARTY.table()
    table.start()
    again = retold(PARTY, table, ROOM.narrator(CATALOG, PARTY.names), Level.NORMAL)
    assert not again.before
    assert again.since[0].speech.startswith("Manche 1.")


def test_of_a_long_game_only_the_end_is_told(monkeypatch: Any) -> None:
    monkeypatch.setattr(module, "KEPT", 5)
    table = PARTY.table()
    table.start()
    for _ in range(20):
        seat = table.awaited()[0]
        table.play(seat, table.legal(seat)[0])
    again = retold(PARTY, table, ROOM.narrator(CATALOG, PARTY.names), Level.FULL)
    assert 1 <= len(again.before) + len(again.since) <= 5
