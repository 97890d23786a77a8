"""The facts of Cache ton Cash, told: which message, and what it needs to know.

A fact's message is ``ctc-<its type>-<who listens>``: *me* acts, *you* are the other person concerned, *other* looks on.
Its arguments are the fact's own fields, seats being names, and what the table below adds from the view.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from typing import Any

from cachecash.core.events import Event, Viewer
from cachecash.games.cache_ton_cash import events
from cachecash.games.cache_ton_cash.cards import FIRST_JOKER
from cachecash.games.cache_ton_cash.view import View
from cachecash.narration.catalog import utterance
from cachecash.narration.utterance import Level, Priority, Utterance
from cachecash.presentation.cache_ton_cash.words import Words, bottom_is_safe, kind_at, top_possessions
from cachecash.presentation.wording import name_of

Facts = dict[str, Any]
Adds = Callable[[Words, Any, View, Viewer], Facts]
"""What the view adds to a fact; ``who`` in it replaces the end of the message's id."""

_DUEL = (
    events.ChallengeLaunched,
    events.AnswerPlayed,
    events.Yielded,
    events.SetStolen,
    events.SetKept,
    events.ClaimMade,
    events.ClaimContested,
    events.ContestDeclined,
    events.ClaimKept,
    events.ClaimStolen,
)
_TURN = (events.TurnBegan, events.TurnSkipped, events.SecondActionOffered, events.SecondActionDeclined)
_ASKS = (events.TurnBegan, events.SecondActionOffered)
ASKED = "turn"
"""The topic of what asks the player to act: of several that wait, only the newest is still true."""


def tell(words: Words, event: Event, view: View, ear: Viewer, level: Level) -> Utterance | None:
    """Tell a fact of this game to *ear*; None where nothing is said."""
    facts = _facts(words, event) | _ADDS.get(type(event), _nothing)(words, event, view, ear)
    who = facts.pop("who", _who(event, ear))
    message_id = f"ctc-{name_of(type(event))}" + (f"-{who}" if who else "")
    text = words.catalog.render(message_id, level, **facts)
    if not text.speech:
        return None
    passing = isinstance(event, events.CardsDrawn | events.TurnBegan)
    # What comes after "first" cannot be understood without it.
    quiet = passing and who in {"other", "quietly"} and facts.get("order", "only") == "only"
    category = "duel" if isinstance(event, _DUEL) else "turn" if isinstance(event, _TURN) else "game"
    priority = Priority.AMBIENT if quiet else Priority.STORY
    topic = ASKED if who == "me" and isinstance(event, _ASKS) else None
    told = utterance(text, priority, category, topic=topic, seat=getattr(event, "seat", None))
    return replace(told, brief=words.shorter(text, message_id, **facts))


def _facts(words: Words, event: Any) -> Facts:
    """The fields of a fact, seats as names."""
    facts = {field.name: getattr(event, field.name) for field in fields(event)}
    named = {"seat", "target", "dealer", "first"} & facts.keys()
    return facts | {key: words.name(facts[key]) for key in named}


def _who(event: Any, ear: Viewer) -> str:
    if not hasattr(event, "seat"):
        return ""
    if ear == event.seat:
        return "me"
    return "you" if ear is not None and ear == getattr(event, "target", None) else "other"


def _nothing(_words: Words, _event: Any, _view: View, _ear: Viewer) -> Facts:
    return {}


def _round_began(_words: Words, event: events.RoundBegan, _view: View, ear: Viewer) -> Facts:
    return {"who": "dealer" if ear == event.dealer else "first" if ear == event.first else "other"}


def _put_back(words: Words, event: events.CardPutBack, view: View, _ear: Viewer) -> Facts:
    """At set-up nothing was said of the card before; in the round it has just been told (CN-5)."""
    if event.pile is None:
        return {"who": "draw"}
    return {"who": "idle" if view.turning else "neutral", "pile": words.pile(view, event.pile)}


def _starter(_words: Words, _event: events.StarterTurned, view: View, ear: Viewer) -> Facts:
    """Whoever begins hears it with "your turn"."""
    return {"who": "first" if ear == view.active else "other"}


def _on_pile(words: Words, event: Any, view: View, _ear: Viewer) -> Facts:
    return {"pile": words.pile(view, event.pile)}


def _formed(_words: Words, event: events.SetFormed, view: View, _ear: Viewer) -> Facts:
    joker = next((card for card in event.from_hand if card >= FIRST_JOKER), None)
    again = view.options.double and view.step == 1 and view.sizes[event.seat] > 0  # CA-5
    taken_names = event.taken == event.kind
    return {"joker": joker, "taken_names": taken_names, "again": again, **_covered(view, event.seat)}


def _covered(view: View, seat: int) -> Facts:
    """The set under the new one."""
    return {"covers": kind_at(view, seat, 2), "covers_n": top_possessions(view, seat, 2)}


def _launched(_words: Words, event: events.ChallengeLaunched, view: View, _ear: Viewer) -> Facts:
    return {"n": top_possessions(view, event.target, event.slot)}


def _answered(_words: Words, event: events.AnswerPlayed, view: View, _ear: Viewer) -> Facts:
    return {"attacks": view.duel is not None and event.seat == view.duel.attacker}


def _stolen(_words: Words, event: events.SetStolen, view: View, _ear: Viewer) -> Facts:
    return {
        "n": top_possessions(view, event.seat),
        "safe": bottom_is_safe(view),
        **_covered(view, event.seat),
    }


def _kept(_words: Words, event: events.SetKept, view: View, _ear: Viewer) -> Facts:
    """The set kept is the top one, or the one below: the kind tells."""
    slot = 1 if kind_at(view, event.seat, 1) == event.kind else 2
    return {"n": top_possessions(view, event.seat, slot)}


def _swapped(_words: Words, event: events.SetsSwapped, view: View, _ear: Viewer) -> Facts:
    return {
        "by": "hand" if event.pile is None else "neutral",
        "given_n": top_possessions(view, event.target),
        "received_n": top_possessions(view, event.seat),
    }


def _moved(words: Words, event: events.PileMoved, _view: View, ear: Viewer) -> Facts:
    whose = "mine" if event.target == ear else "own" if event.target == event.seat else "of"
    owned = words(f"owned-set-{whose}", kind=event.kind, target=words.name(event.target))
    return {"by": "hand" if event.pile is None else "neutral", "set": owned}


def _drawn(_words: Words, event: events.CardsDrawn, view: View, ear: Viewer) -> Facts:
    """CC-31: after a duel the active player draws first, and whoever else is short follows."""
    if ear != event.seat and not event.after_duel:
        return {"who": "quietly"}
    short = [seat for seat, size in enumerate(view.sizes) if size < view.hand_size and seat != event.seat]
    if not event.after_duel:
        order = "only"
    elif event.seat != view.active:
        order = "then"
    else:
        order = "first" if short and event.left else "only"
    return {"order": order}


def _round_ended(words: Words, event: events.RoundEnded, view: View, ear: Viewer) -> Facts:
    counts = len(event.best) == 1 or view.options.tiedround == "all"  # CC-41
    others = [words.name(seat) for seat in event.best if seat != ear]
    return {
        "scores": words.tally(event.scores, ear),
        "totals": words.tally(event.totals, ear, capital=False),
        "totals_matter": event.round > 1 and event.end != "deux",
        "wins": words.tally(event.wins, ear, of="number", capital=False),
        "wins_matter": event.end == "deux",
        "won": _winner(event.best, ear) if counts else "nobody",
        "best": words("names", names=others),
    }


def _winner(seats: tuple[int, ...], ear: Viewer) -> str:
    if ear in seats:
        return "me" if len(seats) == 1 else "us"
    return "one" if len(seats) == 1 else "several"


def _game_ended(words: Words, event: events.GameEnded, _view: View, ear: Viewer) -> Facts:
    best = event.winners[0]
    by_wins = event.end == "deux"
    return {
        "winner": _winner(event.winners, ear),
        "names": words("names", names=[words.name(seat) for seat in event.winners if seat != ear]),
        "by": "wins" if by_wins else "money",
        "amount": event.wins[best] if by_wins else event.totals[best],
    }


_ADDS: Mapping[type[Any], Adds] = {
    events.RoundBegan: _round_began,
    events.CardPutBack: _put_back,
    events.StarterTurned: _starter,
    events.NeutralTurned: _on_pile,
    events.NeutralEmptied: _on_pile,
    events.SetFormed: _formed,
    events.ChallengeLaunched: _launched,
    events.AnswerPlayed: _answered,
    events.SetStolen: _stolen,
    events.SetKept: _kept,
    events.SetsSwapped: _swapped,
    events.PileMoved: _moved,
    events.NeutralActionTurned: _on_pile,
    events.CardsDrawn: _drawn,
    events.RoundEnded: _round_ended,
    events.GameEnded: _game_ended,
}
