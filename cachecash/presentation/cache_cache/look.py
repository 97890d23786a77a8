"""What the zones of Cache-cache are made from, and how one of their items is put together."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from cachecash.games.cache_cache.actions import Action
from cachecash.games.cache_cache.cards import Card
from cachecash.games.cache_cache.view import HIDDEN, View
from cachecash.narration.utterance import Level, Rendered
from cachecash.presentation.cache_cache.words import Words
from cachecash.presentation.zones import Face, Item, together

_THROWS_AWAY = "REJECT"
BACK = Face()
"""A card whose face is hidden."""


class Look(NamedTuple):
    """The words, the view, how much is said, and what may be done."""

    words: Words
    view: View
    level: Level
    legal: tuple[Action, ...]

    def __call__(self, message_id: str, **args: Any) -> Rendered:
        """Give a message of the zones at the level (its id without ``kk-zone-``)."""
        return self.words(f"zone-{message_id}", self.level, **args)

    def actions(self, *verbs: str) -> tuple[Action, ...]:
        """Give the legal actions of some verbs, in their order."""
        return tuple(action for action in self.legal if action.verb in verbs)

    def face(self, card: int) -> Face:
        """Give what is drawn of a card."""
        return Face(code="" if card == HIDDEN else Card(card).name, name=self.words.card(card).screen)


def made_item(  # noqa: PLR0913 - each names one part of an item
    look: Look,
    name: str,
    title: Rendered,
    *,
    state: Rendered | None = None,
    details: Sequence[Rendered] = (),
    faces: tuple[Face, ...] = (),
    actions: tuple[Action, ...] = (),
) -> Item[Action]:
    """Put an item together: everything about it is its title and state, then its details."""
    header = look.words.shared("zone-about", look.level, name=title, state=state)
    return Item(
        id=name,
        name=title,
        about=together([header, *details]),
        state=state,
        details=tuple(details),
        faces=faces,
        actions=actions,
        playable=any(action.verb != _THROWS_AWAY for action in actions),
    )
