"""The facts of Cassa Nostra, told: which message, and what it needs to know.

A fact's message is ``cs-<its type>-<whom it concerns>``: *me* alone, *us* where it is me among others, *one* or
*several* others, *other* for whoever looks on. Its arguments are the fact's own fields, seats being names, and what the
table below adds from the view.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, replace
from typing import Any

from cachecash.core.events import Event, Seat, Viewer
from cachecash.games.cassa_nostra import events
from cachecash.games.cassa_nostra.cards import sum_of
from cachecash.games.cassa_nostra.view import View
from cachecash.narration.catalog import utterance
from cachecash.narration.utterance import Level, Priority, Utterance
from cachecash.presentation.cassa_nostra.words import Words, adjusters, own_deposit
from cachecash.presentation.wording import name_of

Facts = dict[str, Any]
Adds = Callable[[Words, Any, View, Viewer], Facts]
"""What the view adds to a fact; ``who`` in it replaces the end of the message's id."""

_ASKS = (events.DepositsAsked, events.ShowsAsked, events.AdjustmentAsked)
ASKED = "turn"
"""The topic of what asks the player to act: of several that wait, only the newest is still true."""


def tell(words: Words, event: Event, view: View, ear: Viewer, level: Level) -> Utterance | None:
    """Tell a fact of this game to *ear*; None where nothing is said."""
    facts = _facts(words, event) | _ADDS.get(type(event), _nothing)(words, event, view, ear)
    who = facts.pop("who", _who(event, ear))
    message_id = f"cs-{name_of(type(event))}" + (f"-{who}" if who else "")
    text = words.catalog.render(message_id, level, **facts)
    if not text.speech:
        return None
    asks = isinstance(event, _ASKS)
    priority = Priority.AMBIENT if asks and who == "other" else Priority.STORY
    topic = ASKED if asks and who == "me" else None
    told = utterance(text, priority, "turn" if asks else "game", topic=topic, seat=getattr(event, "seat", None))
    return replace(told, brief=words.shorter(text, message_id, **facts))


def _facts(words: Words, event: Any) -> Facts:
    """The fields of a fact, a seat as a name, cards as numbers."""
    facts = {field.name: getattr(event, field.name) for field in fields(event)}
    named = {"seat"} & facts.keys()
    return facts | {key: words.name(facts[key]) for key in named}


def _who(event: Any, ear: Viewer) -> str:
    if not hasattr(event, "seat"):
        return ""
    return "me" if ear == event.seat else "other"


def _concerned(words: Words, seats: Sequence[Seat], ear: Viewer) -> Facts:
    """Whom a fact about several seats concerns, and what they are called."""
    others = [seat for seat in seats if seat != ear]
    if ear not in seats:
        who = "nobody" if not seats else "one" if len(seats) == 1 else "several"
    else:
        who = "us" if others else "me"
    return {
        "who": who,
        "names": words.of(seats, ear),
        "us": words.with_me(seats, ear, first=True),
        "also": words.with_me(seats, ear, first=False),
    }


def _nothing(_words: Words, _event: Any, _view: View, _ear: Viewer) -> Facts:
    return {}


def _quest_set(words: Words, _event: Any, view: View, ear: Viewer) -> Facts:
    return {"order": words.people(adjusters(view), ear)}


def _asked(_words: Words, event: Any, _view: View, ear: Viewer) -> Facts:
    return {"who": "me" if ear in event.seats else "other"}


def _deposited(_words: Words, event: events.CardsDeposited, _view: View, _ear: Viewer) -> Facts:
    cards = tuple(map(int, event.cards))
    return {"cards": cards, "count": len(cards), "total": sum(cards)}


def _laid(words: Words, event: events.DepositsLaid, _view: View, ear: Viewer) -> Facts:
    return {"sizes": words.tally([size or None for size in event.sizes], ear)}


def _card(_words: Words, event: Any, _view: View, _ear: Viewer) -> Facts:
    return {"card": int(event.card)}


def _turned(words: Words, event: events.CardsTurned, view: View, ear: Viewer) -> Facts:
    cards = [None if card is None else int(card) for card in event.cards]
    return {"cards": words.tally(cards, ear), "quest": view.quest}


def _adjusted(_words: Words, event: Any, view: View, ear: Viewer) -> Facts:
    total = sum_of(own_deposit(view)) if ear == event.seat else 0
    return {"card": None if event.card is None else int(event.card), "total": total}


def _offers(words: Words, event: events.OffersTurned, view: View, ear: Viewer) -> Facts:
    played = [offer if plays else None for offer, plays in zip(event.offers, view.playing, strict=True)]
    detailed = [
        None if offer is None else words("offer-in-full", offer=offer, count=len(cards), cards=tuple(map(int, cards)))
        for offer, cards in zip(played, event.cards, strict=True)
    ]
    offers = words.tally(played, ear, first=True)
    return {"offers": offers, "detailed": words.tally(detailed, ear, first=True), "cards": None}


def _chef(words: Words, event: Any, _view: View, ear: Viewer) -> Facts:
    return {
        **_concerned(words, event.seats, ear),
        "mine": 0 if ear is None else event.tokens[ear],
        "theirs": event.tokens[event.seats[0]],
        "tokens": None,
        "seats": None,
    }


def _eliminated(words: Words, event: events.PlayersEliminated, _view: View, ear: Viewer) -> Facts:
    return {**_concerned(words, event.seats, ear), "seats": None}


def _bonus(words: Words, event: events.HandBonusGiven, view: View, ear: Viewer) -> Facts:
    sums = [held if plays else None for held, plays in zip(event.sums, view.playing, strict=True)]
    return {**_chef(words, event, view, ear), "sums": words.tally(sums, ear)}


def _tour_ended(words: Words, event: events.TourEnded, _view: View, ear: Viewer) -> Facts:
    tokens = words.tally([held or None for held in event.tokens], ear)
    return {"who": "" if tokens else "nobody", "tokens": tokens, "offers": None}


def _game_ended(words: Words, event: events.GameEnded, _view: View, ear: Viewer) -> Facts:
    best = max(event.tokens)
    winner = words.name(event.winners[0]) if event.winners else ""
    return {**_concerned(words, event.winners, ear), "tokens": best, "winners": None, "winner": winner}


_ADDS: Mapping[type[Any], Adds] = {
    events.QuestSet: _quest_set,
    events.DepositsAsked: _asked,
    events.CardsDeposited: _deposited,
    events.DepositsLaid: _laid,
    events.ShowsAsked: _asked,
    events.CardChosen: _card,
    events.CardsTurned: _turned,
    events.CardAdded: _adjusted,
    events.CardTakenBack: _adjusted,
    events.OffersTurned: _offers,
    events.ChefPleased: _chef,
    events.ChefAngered: _chef,
    events.PlayersEliminated: _eliminated,
    events.HandBonusGiven: _bonus,
    events.TourEnded: _tour_ended,
    events.GameEnded: _game_ended,
}
