"""What was told of a game before it was left: the history of whoever takes it up again."""

from collections import deque
from dataclasses import dataclass
from typing import Any

from cachecash.core.events import Event
from cachecash.narration.utterance import Level, Utterance
from cachecash.presentation.narrator import Narrator
from cachecash.presentation.party import Party
from cachecash.table.table import Table

KEPT = 200
"""Facts that are told again: the last rounds, in a fifth of a second."""


@dataclass(frozen=True, slots=True)
class Retold:
    """What the player was told, the newest last: *before* they last played, and *since*, that play included.

    Of a game where more has happened than is kept, both are what is left of it.
    """

    before: list[Utterance]
    since: list[Utterance]


@dataclass(frozen=True, slots=True)
class _Fact:
    event: Event
    view: Any
    plays: int
    """How often the player had played."""


def retold(party: Party, table: Table[Any, Any, Any], narrator: Narrator[Any, Any], level: Level) -> Retold:
    """Give what the player of *party* was told of the game at *table*; where they never played, all is since then."""
    facts: deque[_Fact] = deque(maxlen=KEPT)
    plays = 0
    again = party.table()
    again.attach(party.me, lambda event, view: facts.append(_Fact(event, view, plays)))
    again.start()
    for seat, action in table.actions:
        plays += seat == party.me
        again.play(seat, action)

    def told(wanted: list[_Fact]) -> list[Utterance]:
        utterances = (narrator.tell(fact.event, fact.view, party.me, level) for fact in wanted)
        return [utterance for utterance in utterances if utterance is not None]

    before = [fact for fact in facts if fact.plays < plays]
    return Retold(told(before), told([fact for fact in facts if fact.plays == plays]))
