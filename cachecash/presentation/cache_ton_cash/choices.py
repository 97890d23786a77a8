"""The legal actions as a numbered menu: flat if it is short, else the verb, then the card, then the target."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cachecash.games.cache_ton_cash.actions import Action
from cachecash.games.cache_ton_cash.cards import CARD, Card, cards_of, heap, kind_of, worth_of
from cachecash.games.cache_ton_cash.view import View
from cachecash.narration.utterance import Rendered
from cachecash.presentation.cache_ton_cash.asked import top_discard
from cachecash.presentation.cache_ton_cash.words import Words, kind_at, possessions, top_possessions
from cachecash.presentation.narrator import Option

SHORT = 9
"""The most lines that are read at one go: one digit chooses."""

Choice = Option[Action]


def choices(words: Words, view: View, legal: Sequence[Action]) -> list[Choice]:
    """Give the menu of *legal*, in its order."""
    if len(legal) <= SHORT:
        return [_line(words, view, act) for act in legal]
    groups = _grouped(legal, lambda act: act.verb)
    return [_verb(words, view, verb, acts) for verb, acts in groups.items()]


def _grouped(acts: Sequence[Action], key: Callable[[Action], Any]) -> dict[Any, list[Action]]:
    groups: dict[Any, list[Action]] = {}
    for act in acts:
        groups.setdefault(key(act), []).append(act)
    return groups


def _verb(words: Words, view: View, verb: str, acts: Sequence[Action]) -> Choice:
    """One verb: its only action, or what it opens."""
    if len(acts) == 1:
        return _line(words, view, acts[0])
    lines = tuple(_line(words, view, act) for act in acts)
    by_card = _grouped(acts, lambda act: act.cards if verb != "FORM" else act.cards[:1])
    if len(acts) > SHORT and len(by_card) > 1:
        lines = tuple(_card(words, view, cards, same) for cards, same in by_card.items())
    return Option(words(f"verb-{verb}", top=top_discard(view)), options=lines)


def _card(words: Words, view: View, cards: tuple[int, ...], acts: Sequence[Action]) -> Choice:
    if len(acts) == 1:
        return _line(words, view, acts[0])
    label = words("with-card", cards=tuple(map(Card, cards)))
    return Option(label, options=tuple(_line(words, view, act) for act in acts))


def _line(words: Words, view: View, act: Action) -> Choice:
    return Option(label(words, view, act), action=act)


def label(words: Words, view: View, act: Action) -> Rendered:
    """Name an action in full, with the values that help to choose."""
    cards = tuple(map(Card, act.cards))
    facts: dict[str, Any] = {"cards": cards, "card": cards[0] if cards else None}
    return words(f"choose-{act.verb}", **facts, **_DETAILS.get(act.verb, _bare)(words, view, act))


def _bare(_words: Words, _view: View, _act: Action) -> dict[str, Any]:
    return {}


def _form(_words: Words, _view: View, act: Action) -> dict[str, Any]:
    return {"value": worth_of(act.cost)}


def _form_with_discard(_words: Words, view: View, act: Action) -> dict[str, Any]:
    top = view.discard[-1]
    return {"top": Card(top), "same": act.cards[0] == top, "value": worth_of(act.cost + CARD[top])}


def _claim(words: Words, view: View, act: Action) -> dict[str, Any]:
    """Name the piles where it matters: with 3 players for who may contest, with 2 where another pile shows the same."""
    tops = [neutral.top for neutral in view.neutral]
    taken = heap(top for pile in act.piles if (top := tops[pile]) is not None)
    alike = any(top == tops[pile] for pile in act.piles for other, top in enumerate(tops) if other not in act.piles)
    return {
        "taken": cards_of(taken),
        "value": worth_of(act.cost + taken),
        "count": len(act.piles),
        "named": alike or view.seats == 3,
        "piles": tuple(words("that-pile", pile=words.pile(view, pile)) for pile in act.piles),
    }


def _challenge(words: Words, view: View, act: Action) -> dict[str, Any]:
    made = view.piles[act.seat][-act.slot]
    return {
        "target": words.name(act.seat),
        "slot": act.slot,
        "kind": Card(kind_of(made)),
        "n": possessions(made),
        "value": worth_of(made),
    }


def _improve(_words: Words, view: View, act: Action) -> dict[str, Any]:
    return {"value": worth_of(view.piles[view.active][-1] + act.cost)}


def _swap(words: Words, view: View, act: Action) -> dict[str, Any]:
    mine, theirs = view.active, act.seat
    return {
        "target": words.name(theirs),
        "given": kind_at(view, mine, 1),
        "given_n": top_possessions(view, mine),
        "given_value": worth_of(view.piles[mine][-1]),
        "received": kind_at(view, theirs, 1),
        "received_n": top_possessions(view, theirs),
        "received_value": worth_of(view.piles[theirs][-1]),
    }


def _move(words: Words, view: View, act: Action) -> dict[str, Any]:
    made = view.piles[act.seat][-1 if act.way == "TB" else 0]
    kind = Card(kind_of(made))
    owner = words.name(act.seat)
    whose = "mine" if act.seat == view.viewer else "of"
    return {
        "set": words(f"owned-set-{whose}", kind=kind, target=owner),
        "target": owner,
        "kind": kind,
        "value": worth_of(made),
        "way": act.way,
    }


_DETAILS: Mapping[str, Callable[[Words, View, Action], dict[str, Any]]] = {
    "FORM": _form,
    "FORM_D": _form_with_discard,
    "CLAIM": _claim,
    "CHALLENGE": _challenge,
    "IMPROVE": _improve,
    "SWAP": _swap,
    "MOVE": _move,
    "SHIFT": _move,
}
