"""What happens, told to one ear: the message ``pb-<fact>-me`` to who acts, ``pb-<fact>-other`` to everybody else.

A fact that nobody acts has one message, ``pb-<fact>``. Its arguments are the fields of the fact, seats as names.
"""

from dataclasses import fields
from typing import Any

from cachecash.core.events import Event, Viewer
from cachecash.games.petite_bataille import events
from cachecash.games.petite_bataille.cards import Card
from cachecash.games.petite_bataille.view import View
from cachecash.narration.catalog import utterance
from cachecash.narration.utterance import Level, Priority, Utterance
from cachecash.presentation.petite_bataille.words import Words
from cachecash.presentation.wording import name_of

ASKED = "turn"
"""The topic of what asks the player to act: of several that wait, only the newest is still true."""


def tell(words: Words, event: Event, view: View, ear: Viewer, level: Level) -> Utterance | None:
    """Tell a fact of this game to *ear*; None where nothing is said."""
    facts = _facts(words, event, view, ear)
    text = words(name_of(type(event)) + facts.pop("who", ""), level, **facts)
    if not text.speech:
        return None
    seat = getattr(event, "seat", None)
    if not isinstance(event, events.TurnBegan):
        return utterance(text, Priority.STORY, "game", seat=seat)
    if seat == ear:
        return utterance(text, Priority.STORY, "turn", topic=ASKED, seat=seat)
    return utterance(text, Priority.AMBIENT, "turn", seat=seat)


def _facts(words: Words, event: Any, view: View, ear: Viewer) -> dict[str, Any]:
    facts = {field.name: _number(getattr(event, field.name)) for field in fields(event)}
    if isinstance(event, events.RoundEnded):
        scores, totals = words.tally(event.scores, ear), words.tally(event.totals, ear)
        return facts | {"scores": scores, "totals": totals, "several": view.options.rounds > 1}
    if isinstance(event, events.GameEnded):
        (winner,) = event.winners
        return {"who": "-" + words.who(winner, ear), "seat": words.name(winner), "tricks": event.totals[winner]}
    return facts | {"who": "-" + words.who(event.seat, ear), "seat": words.name(event.seat)}


def _number(value: Any) -> Any:
    """Give a card as the number that is said, alone or among others."""
    if isinstance(value, tuple):
        return tuple(map(_number, value))
    return value.value if isinstance(value, Card) else value
