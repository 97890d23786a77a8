"""What happens, told to one ear.

An event is told by the message ``kk-<event>-me`` to who acts, ``kk-<event>-other`` to everybody else; those without an
actor have one message. The facts are the fields of the event, cards as numbers (with an article in ``a_<field>``),
cells as places, and what the table below adds from the view.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from typing import Any

from cachecash.core.events import Event, Viewer
from cachecash.games.cache_cache import events
from cachecash.games.cache_cache.cards import Card
from cachecash.games.cache_cache.grid import column_of
from cachecash.games.cache_cache.view import View
from cachecash.narration.catalog import utterance
from cachecash.narration.utterance import Level, Priority, Utterance
from cachecash.presentation.cache_cache.words import Words, hidden_count
from cachecash.presentation.wording import name_of

Facts = dict[str, Any]
Adds = Callable[[Words, Any, View, Viewer], Facts]
"""What the view adds to a fact; ``who`` in it replaces the end of the message's id."""

_TURN = (events.TurnBegan, events.ChoiceAsked, events.CardsChosen)
_QUIET = (events.TurnBegan, events.CardDrawn)
_ASKS = (events.TurnBegan, events.ChoiceAsked)
ASKED = "turn"
"""The topic of what asks the player to act: of several that wait, only the newest is still true."""


def tell(words: Words, event: Event, view: View, ear: Viewer, level: Level) -> Utterance | None:
    """Tell a fact of this game to *ear*; None where nothing is said."""
    facts = _facts(words, event) | _ADDS.get(type(event), _nothing)(words, event, view, ear)
    who = facts.pop("who", _who(event, ear))
    message_id = name_of(type(event)) + (f"-{who}" if who else "")
    text = words(message_id, level, **facts)
    if not text.speech:
        return None
    priority = Priority.AMBIENT if who == "other" and isinstance(event, _QUIET) else Priority.STORY
    category = "turn" if isinstance(event, _TURN) else "game"
    topic = ASKED if who == "me" and isinstance(event, _ASKS) else None
    told = utterance(text, priority, category, topic=topic, seat=getattr(event, "seat", None))
    return replace(told, brief=words.shorter(text, f"{words.prefix}-{message_id}", **facts))


def _facts(words: Words, event: Any) -> Facts:
    """The fields of a fact: seats as names, cards as numbers and with their article, cells as places."""
    facts: Facts = {}
    for field in fields(event):
        value = getattr(event, field.name)
        if isinstance(value, Card):
            facts[field.name] = int(value)
            facts[f"a_{field.name}"] = words.a(value)
        elif field.name == "seat":
            facts["seat"] = words.name(value)
        elif field.name == "cell":
            facts["place"] = words.place(value)
            facts["column"] = column_of(value) + 1
        elif not isinstance(value, tuple):
            facts[field.name] = value
    return facts


def _who(event: Any, ear: Viewer) -> str:
    if not hasattr(event, "seat"):
        return ""
    return "me" if ear == event.seat else "other"


def _nothing(_words: Words, _event: Any, _view: View, _ear: Viewer) -> Facts:
    return {}


def _asked(_words: Words, _event: events.ChoiceAsked, _view: View, ear: Viewer) -> Facts:
    return {"who": "other" if ear is None else "me"}


def _chosen(words: Words, event: events.CardsChosen, _view: View, _ear: Viewer) -> Facts:
    first, second = event.cells
    return {"first": words.place(first), "second": words.place(second)}


def _turned(words: Words, event: events.CardsTurned, _view: View, _ear: Viewer) -> Facts:
    first, second = event.cards
    return {
        "first": int(first),
        "second": int(second),
        "alike": first == second,
        "a_first": words.a(first),
        "a_second": words.a(second),
        "first_place": words.place(event.cells[0]),
        "second_place": words.place(event.cells[1]),
    }


def _starter(words: Words, event: events.StarterChosen, _view: View, ear: Viewer) -> Facts:
    return {"tie": len(event.tied) > 1, "names": words.people(event.tied, ear)}


def _uncovered(_words: Words, event: Any, view: View, _ear: Viewer) -> Facts:
    """Whether one hidden card is left, while nobody has finished: the end of the round is a card away."""
    turned = getattr(event, "hidden", True)
    return {"one_left": turned and view.finisher is None and hidden_count(view, event.seat) == 1}


def _column(_words: Words, event: events.ColumnRemoved, _view: View, _ear: Viewer) -> Facts:
    return {"column": event.column + 1}


def _finished(words: Words, event: events.GridFinished, view: View, ear: Viewer) -> Facts:
    """Who has a turn left: one person where two play."""
    others = [seat for seat in range(view.seats) if seat != event.seat]
    whom = words("the-others") if len(others) > 1 else words.people(others, ear)
    return {"whom": whom}


def _grid_turned(words: Words, event: events.GridTurned, _view: View, _ear: Viewer) -> Facts:
    return {"count": len(event.cards), "cards": words.cards(event.cards), "a_card": words.a(event.cards[0])}


def _round_ended(words: Words, event: events.RoundEnded, _view: View, ear: Viewer) -> Facts:
    finisher = event.finisher
    doubled = "none" if not event.doubled else "me" if finisher == ear else "other"
    return {
        "finisher": None if finisher is None else words.name(finisher),
        "doubled": doubled,
        "alone": 0 if finisher is None else event.raw[finisher],
        **_lowest(words, event, ear),
        "scores": words.tally(event.scores, ear),
        "totals": words.tally(event.totals, ear, capital=False),
        "totals_matter": event.round > 1,
    }


def _lowest(words: Words, event: events.RoundEnded, ear: Viewer) -> Facts:
    """Who had the least of those who did not finish: what the points of the finisher are doubled for (KK-21)."""
    least = min(points for seat, points in enumerate(event.raw) if seat != event.finisher)
    seats = [seat for seat, points in enumerate(event.raw) if seat != event.finisher and points == least]
    lowest = "me" if ear in seats else "one" if len(seats) == 1 else "several"
    return {"lowest": lowest, "whose": words.people(seats, None), "least": least}


def _game_ended(words: Words, event: events.GameEnded, view: View, ear: Viewer) -> Facts:
    reached = [seat for seat, total in enumerate(event.totals) if total >= view.options.limit]
    alone = len(event.winners) == 1
    return {
        "winner": ("me" if alone else "us") if ear in event.winners else "one" if alone else "several",
        "names": words.people((seat for seat in event.winners if seat != ear), None),
        "amount": event.totals[event.winners[0]],
        "limit": view.options.limit,
        "reached": "several" if len(reached) != 1 else "me" if ear in reached else "one",
        "who_reached": words.people(reached, ear),
        "most": max(event.totals),
    }


_ADDS: Mapping[type[Any], Adds] = {
    events.ChoiceAsked: _asked,
    events.CardsChosen: _chosen,
    events.CardsTurned: _turned,
    events.StarterChosen: _starter,
    events.CardFlipped: _uncovered,
    events.CardPlaced: _uncovered,
    events.CardRejected: _uncovered,
    events.ColumnRemoved: _column,
    events.GridFinished: _finished,
    events.GridTurned: _grid_turned,
    events.RoundEnded: _round_ended,
    events.GameEnded: _game_ended,
}
