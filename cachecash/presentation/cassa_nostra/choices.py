"""The legal actions as a menu: deposits by their number of cards where there are many, the rest one line each."""

from collections.abc import Sequence
from itertools import groupby

from cachecash.games.cassa_nostra.actions import Action
from cachecash.narration.utterance import Rendered
from cachecash.presentation.cassa_nostra.words import Words
from cachecash.presentation.narrator import Option

_FLAT = 9
"""Lines of a menu at most, before it is parted."""


def choices(words: Words, legal: Sequence[Action]) -> list[Option[Action]]:
    """Give the menu of the legal actions, or of some of them."""
    if len(legal) == 1 and legal[0].verb == "DEPOSIT":
        return [Option(_alone(words, legal[0]), action=legal[0])]
    if len(legal) <= _FLAT:
        return [_line(words, action) for action in legal]
    return [_group(words, [*some]) for _, some in groupby(legal, key=lambda action: len(action.cards))]


def _group(words: Words, some: Sequence[Action]) -> Option[Action]:
    """The deposits of so many cards; a single one is a line of its own."""
    if len(some) == 1:
        return Option(_alone(words, some[0]), action=some[0])
    label = words("choice-deposit-of", count=len(some[0].cards))
    return Option(label, options=tuple(_line(words, action) for action in some))


def _alone(words: Words, action: Action) -> Rendered:
    return words("choice-deposit-alone", count=len(action.cards), total=sum(action.cards))


def _line(words: Words, action: Action) -> Option[Action]:
    if action.verb == "DEPOSIT":
        cards = tuple(action.cards)
        label = words("choice-deposit", count=len(cards), cards=cards, total=sum(cards))
    elif action.verb == "PASS":
        label = words("choice-pass")
    else:
        label = words(f"choice-{action.verb.lower()}", card=action.cards[0])
    return Option(label, action=action)
