"""Whose turn it is, what is asked of the player now, and what is possible."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cachecash.games.cache_ton_cash.actions import Action
from cachecash.games.cache_ton_cash.cards import Card, kind_of, worth_of
from cachecash.games.cache_ton_cash.seating import neighbour
from cachecash.games.cache_ton_cash.view import DuelView, View
from cachecash.narration.utterance import Level, Rendered
from cachecash.presentation.cache_ton_cash.words import Words, bottom_is_safe, possessions

ANSWERING = {"PLAY", "CONTEST"}
"""The verbs that lay cards when one is asked."""

_NOBODY = {"over": "turn-over", "dealing": "turn-dealing"}
"""What is said where nobody has to choose: else an action is being told."""


def turn(words: Words, view: View, level: Level, legal: Sequence[Action]) -> list[Rendered]:
    """Say who must choose, and about what; whoever may do nothing though they are awaited is still told their play."""
    if view.awaited is None or (view.awaited == view.viewer and not legal):
        return [words(_NOBODY.get(view.phase, "turn-settling"), level)]
    who = "me" if view.awaited == view.viewer else "other"
    other = _other(view)
    facts: dict[str, Any] = {"seat": words.name(view.awaited), "top": top_discard(view), "double": view.options.double}
    if other is not None:
        facts |= {"other": words.name(other), "other_is_me": other == view.viewer}
    if view.duel is not None:
        facts |= _stakes(view, view.duel)
    return [words(f"turn-{who}-{view.phase}", level, **facts)]


def _other(view: View) -> int | None:
    """Who faces the seat awaited, in a duel or across a neutral pile."""
    duel = view.duel
    if duel is not None:
        return duel.defender if duel.attacker in {view.awaited, None} else duel.attacker
    if view.phase == "shift" and view.awaited is not None and view.turned is not None:
        return neighbour(view.seats, view.awaited, view.turned)
    return None


def _stakes(view: View, duel: DuelView) -> dict[str, Any]:
    return {
        "kind": Card(duel.kind),
        "n": possessions(duel.stake),
        "whose": "mine" if duel.defender == view.viewer else "other",
        "at_stake": worth_of(duel.stake + duel.played),
        "demand": duel.demand,
    }


def prompt(words: Words, view: View, legal: Sequence[Action], level: Level) -> Rendered:
    """Say what the owner of *view* may do now; whoever is not awaited learns whose turn it is."""
    if not legal or view.viewer is None or view.awaited != view.viewer:
        return turn(words, view, level, legal)[0]
    if view.phase == "action":
        return words("turn-began-me", level, top=top_discard(view))
    if view.phase == "second":
        return words("prompt-second", level, top=top_discard(view))
    other = _other(view)
    plays = plays_of(words, legal)
    return words(
        f"prompt-{view.phase}",
        level,
        able=bool(plays),
        plays=plays,
        demand=view.duel.demand if view.duel else 0,
        other=None if other is None else words.name(other),
    )


def plays_of(words: Words, legal: Sequence[Action]) -> list[Rendered]:
    """Give the cards that answer, one item a legal play."""
    return [words("play", cards=tuple(map(Card, act.cards))) for act in legal if act.verb in ANSWERING]


def top_discard(view: View) -> Card | None:
    """Give the face-up discard, or None."""
    return Card(view.discard[-1]) if view.discard else None


def possible(words: Words, view: View, level: Level, legal: Sequence[Action]) -> list[Rendered]:
    """Say what is legal now, a few words a verb, and why there is nothing to form or to attack."""
    if view.viewer is None or view.awaited is None:
        return turn(words, view, level, legal)
    if view.awaited != view.viewer:
        return [words("not-possible", level), *turn(words, view, level, legal)]
    if not legal:
        return turn(words, view, level, legal)
    if view.phase not in {"action", "second"}:
        return [prompt(words, view, legal, level)]
    verbs = {act.verb for act in legal}
    lines = [words("possible", level, items=verbs_of(words, view, legal))]
    if not verbs & {"FORM", "FORM_D"}:
        lines.append(words("no-form", level))
    if "CHALLENGE" not in verbs:
        lines.append(words("no-challenge", level, why=_no_challenge(view)))
    return lines


def _no_challenge(view: View) -> str:
    """CC-22, CC-23, CA-15: the first thing that is missing."""
    if view.viewer is None or not view.piles[view.viewer]:
        return "no-own-set"
    enough = 1 + bottom_is_safe(view)
    others = (seat for seat in range(view.seats) if seat not in {view.viewer, view.banned})
    highest = max((len(view.piles[seat]) for seat in others), default=0)
    return "no-match" if highest >= enough else "all-safe" if highest else "nothing-to-steal"


def verbs_of(words: Words, view: View, legal: Sequence[Action], only: frozenset[str] | None = None) -> list[Rendered]:
    """Give one item a legal verb (among *only*), in the order of the actions."""
    verbs = [verb for verb in dict.fromkeys(act.verb for act in legal) if only is None or verb in only]
    return [
        words(f"possible-{verb}", **_DETAILS.get(verb, _bare)(words, view, [act for act in legal if act.verb == verb]))
        for verb in verbs
    ]


def _bare(_words: Words, _view: View, _acts: Sequence[Action]) -> dict[str, Any]:
    return {}


def _kinds(words: Words, _view: View, acts: Sequence[Action]) -> dict[str, Any]:
    kinds = dict.fromkeys(Card(kind_of(act.made)) for act in acts)
    return {"kinds": [words("kind", kind=kind) for kind in kinds]}


def _top(_words: Words, view: View, _acts: Sequence[Action]) -> dict[str, Any]:
    return {"top": top_discard(view)}


def _cards(_words: Words, _view: View, acts: Sequence[Action]) -> dict[str, Any]:
    return {"cards": tuple(dict.fromkeys(Card(act.cards[0]) for act in acts))}


def _targets(words: Words, _view: View, acts: Sequence[Action]) -> dict[str, Any]:
    return {"targets": [words.name(seat) for seat in dict.fromkeys(act.seat for act in acts)]}


_DETAILS: Mapping[str, Callable[[Words, View, Sequence[Action]], dict[str, Any]]] = {
    "FORM": _kinds,
    "FORM_D": _top,
    "CLAIM": _cards,
    "CHALLENGE": _targets,
    "IMPROVE": _cards,
    "SWAP": _targets,
}
