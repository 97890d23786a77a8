"""What was told of a game before it was left: the history of whoever takes it up again."""

from collections import deque
from typing import Any

from cachecash.core.events import Event
from cachecash.narration.utterance import Level, Utterance
from cachecash.presentation.narrator import Narrator
from cachecash.presentation.party import Party
from cachecash.table.table import Table

KEPT = 200
"""Facts that are told again: the last rounds, in a fifth of a second."""


def retold(party: Party, table: Table[Any, Any, Any], narrator: Narrator[Any, Any], level: Level) -> list[Utterance]:
    """Give what the player of *party* was told of the game at *table*, the newest last."""
    heard: deque[tuple[Event, Any]] = deque(maxlen=KEPT)
    again = party.table()
    again.attach(party.me, lambda event, view: heard.append((event, view)))
    again.start()
    for seat, action in table.actions:
        again.play(seat, action)
    told = (narrator.tell(event, view, party.me, level) for event, view in heard)
    return [utterance for utterance in told if utterance is not None]
