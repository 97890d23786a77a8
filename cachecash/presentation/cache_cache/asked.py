"""Whose turn it is, what is asked of the player now, and what is possible."""

from collections.abc import Sequence

from cachecash.games.cache_cache.actions import Action
from cachecash.games.cache_cache.view import View
from cachecash.narration.utterance import Level, Rendered
from cachecash.presentation.cache_cache.words import Words

_NOBODY = {"over": "turn-over", "dealing": "turn-counting"}
"""What is said where nobody has to choose: else an action is being told."""


def turn(words: Words, view: View, level: Level, _legal: Sequence[Action]) -> list[Rendered]:
    """Say who must choose, and about what."""
    if not view.awaited:
        return [words(_NOBODY[view.phase], level)]
    if view.phase == "setup":
        who = "me" if view.viewer in view.awaited else "other"
        return [words(f"turn-{who}-setup", level, names=words.people(view.awaited, view.viewer))]
    (seat,) = view.awaited
    who = "me" if seat == view.viewer else "other"
    last = view.finisher is not None
    return [words(f"turn-{who}-{view.phase}", level, seat=words.name(seat), last=last, **_cards(view))]


def _cards(view: View) -> dict[str, int]:
    """The cards that the choice is about."""
    return {"top": view.discard[-1], "drawn": 0 if view.drawn is None else view.drawn}


def prompt(words: Words, view: View, legal: Sequence[Action], level: Level) -> Rendered:
    """Say what the owner of *view* may do now; whoever is not awaited learns whose turn it is."""
    if not legal:
        return turn(words, view, level, legal)[0]
    if view.phase == "setup":
        return words("choice-asked-me", level)
    if view.phase == "turn":
        return words("turn-began-me", level, last=view.finisher is not None, **_cards(view))
    return words("prompt-drawn", level, **_cards(view))


def possible(words: Words, view: View, level: Level, legal: Sequence[Action]) -> list[Rendered]:
    """Say what is legal now, a few words a verb."""
    if view.viewer is None or not view.awaited:
        return turn(words, view, level, legal)
    if not legal:
        return [words("not-possible", level), *turn(words, view, level, legal)]
    verbs = dict.fromkeys(action.verb for action in legal)
    return [words("possible", level, items=[words(f"possible-{verb}", **_cards(view)) for verb in verbs])]
