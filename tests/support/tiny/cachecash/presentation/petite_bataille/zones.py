"""The zones of Petite bataille: one's hand, the table, what each has taken; and where a card is played from."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from cachecash.games.petite_bataille.actions import Action
from cachecash.games.petite_bataille.view import View
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Level, Rendered
from cachecash.presentation.petite_bataille.answers import answer
from cachecash.presentation.petite_bataille.words import Words
from cachecash.presentation.zones import HAND, Face, Item, Zone, place_zone, together

TABLE = "table"
"""The id of the zone between the players: the card that is laid, and the one aside."""


class _Look(NamedTuple):
    words: Words
    view: View
    level: Level
    legal: Sequence[Action]

    def __call__(self, message_id: str, **args: Any) -> Rendered:
        """Give a message of the zones at the level (its id without ``pb-zone-``)."""
        return self.words(f"zone-{message_id}", self.level, **args)

    def told(self, question: str) -> Rendered:
        """Give the answer to a question, which a zone that is read whole is, too."""
        return together(answer(self.words, question, self.view, self.level))


class PetiteBatailleBoard:
    """The `Board` contract for Petite bataille (see `cachecash.presentation.zones` for each name)."""

    def __init__(self, catalog: Catalog, names: Sequence[str]) -> None:
        """Take the language and the names of the people, one a seat."""
        self._words = Words(catalog, names)

    def zones(self, view: View, legal: Sequence[Action], level: Level) -> tuple[Zone[Action], ...]:
        """Give every zone, in the order of Tab."""
        return tuple(_zones(_Look(self._words, view, level, legal)))

    def start(self, view: View, legal: Sequence[Action]) -> str | None:
        """Give the hand, where a card that is laid wants its answer."""
        return HAND if legal and view.laid else None

    def decline(self, view: View, legal: Sequence[Action]) -> Action | None:
        """Give nothing: a card must be played."""
        return None

    def plain(self, view: View, legal: Sequence[Action], item: Item[Action]) -> Action | None:
        """Give what Enter does on a card: play it."""
        return item.actions[0] if item.actions else None

    def takes_all(self, action: Action, hand: Sequence[str]) -> bool:
        """Tell whether it is a single card: no action takes two."""
        return len(hand) == 1


def _zones(look: _Look) -> Iterator[Zone[Action]]:
    if look.view.viewer is not None:
        yield _hand(look)
    yield _table(look)
    for place, seat in enumerate(look.words.around(len(look.view.sizes), look.view.viewer), 1):
        yield _seat(look, place, seat)


def _hand(look: _Look) -> Zone[Action]:
    cards, empty = look.view.hand, look("hand-empty")
    summary = look("hand", count=len(cards)) if cards else empty
    actions = {action.card: action for action in look.legal}
    items = (_item(look, f"card-{card}", look("card", card=card), (card,), actions.get(card)) for card in cards)
    return Zone(HAND, look("hand-title"), summary, empty, look.told("hand"), tuple(items))


def _table(look: _Look) -> Zone[Action]:
    laid, title = look.view.laid, look("table-title")
    on_it = [_item(look, "laid", look("card", card=laid), (laid,))] if laid else []
    items = (*on_it, _item(look, "aside", look("aside"), (0,)))
    return Zone(TABLE, title, title, title, look.told("middle"), items)


def _seat(look: _Look, place: int, seat: int) -> Zone[Action]:
    title = look(f"seat-{look.words.who(seat, look.view.viewer)}", seat=look.words.name(seat))
    held = () if seat == look.view.viewer else (0,) * look.view.sizes[seat]
    item = _item(look, "tricks", look("tricks", tricks=look.view.tricks[seat]), held)
    return Zone(place_zone(place), title, title, title, look.told(f"seat-{place}"), (item,))


def _item(look: _Look, name: str, title: Rendered, cards: Sequence[int], action: Action | None = None) -> Item[Action]:
    """Put an item together; 0 stands for a card that is seen from the back."""
    return Item(
        id=name,
        name=title,
        about=look.words.shared("zone-about", look.level, name=title, state=None),
        faces=tuple(Face(code=str(card), name=str(card)) if card else Face() for card in cards),
        actions=() if action is None else (action,),
        playable=action is not None,
    )
