"""What is seen and felt of a card: its face for the screen, its touch marks in words."""

from collections.abc import Iterable

from cachecash.games.cache_ton_cash.cards import FACTS, Card
from cachecash.narration.utterance import Rendered
from cachecash.presentation.cache_ton_cash.look import Look
from cachecash.presentation.zones import Face

BACK = Face()
"""A card whose face is hidden."""

_ABSENT = "none"
_TWICE = {"star-star": ("star", "star")}


def faces(look: Look, cards: Iterable[Card]) -> tuple[Face, ...]:
    """Give the faces of some cards."""
    return tuple(_face(look, card) for card in cards)


def _face(look: Look, card: Card) -> Face:
    facts = FACTS[card]
    value = () if facts.value == _ABSENT else tuple(facts.value.split("-"))
    return Face(
        code=card.name,
        name=look("face", card=card).screen,
        value=look("face-value", worth=facts.worth).screen if facts.worth else "",
        marks=(*_TWICE.get(facts.shape, (facts.shape,)), *value),
    )


def marks(look: Look, card: Card, *, several: bool = False) -> Rendered:
    """Tell the AccessiJeux touch marks of a card, after its name where there are *several* kinds to tell."""
    facts = FACTS[card]
    return look(
        "marks",
        card=card,
        several=several,
        shape=look.words(f"shape-{facts.shape}"),
        mark=None if facts.value == _ABSENT else look.words(f"mark-{facts.value}"),
        proposal=facts.proposal,
    )


def named(look: Look, card: Card, *, first: bool = True) -> Rendered:
    """Name a card with its value; in full the *first* time that it is met in a zone."""
    facts = FACTS[card]
    return look("card", card=card, first=first, family=facts.family, worth=facts.worth)
