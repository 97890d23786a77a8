"""What the zones of Cache ton Cash are made from, and how one of their items is put together."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from cachecash.games.cache_ton_cash.actions import Action
from cachecash.games.cache_ton_cash.view import View
from cachecash.narration.utterance import Level, Rendered
from cachecash.presentation.cache_ton_cash.starts import Spot
from cachecash.presentation.cache_ton_cash.words import Words
from cachecash.presentation.zones import Face, Item, together

_THROWS_AWAY = "DISCARD"


class Look(NamedTuple):
    """The words, the view, how much is said, and what starts where."""

    words: Words
    view: View
    level: Level
    starts: Mapping[Spot, tuple[Action, ...]]

    def __call__(self, message_id: str, **args: Any) -> Rendered:
        """Give a message of the zones at the level (its id without ``ctc-zone-``)."""
        return self.words(f"zone-{message_id}", self.level, **args)

    def at(self, where: str, which: int = 0, height: int = 0) -> tuple[Action, ...]:
        """Give the actions that start from a thing (see `Spot`)."""
        return self.starts.get(Spot(where, which, height), ())

    def can(self, where: str, verb: str, which: int = 0, height: int = 0) -> bool:
        """Whether an action of this verb starts from a thing."""
        return any(action.verb == verb for action in self.at(where, which, height))


def made_item(  # noqa: PLR0913 - each names one part of an item
    look: Look,
    name: str,
    title: Rendered,
    *,
    state: Rendered | None = None,
    details: Sequence[Rendered] = (),
    touch: Sequence[Rendered] = (),
    faces: tuple[Face, ...] = (),
    actions: tuple[Action, ...] = (),
) -> Item[Action]:
    """Put an item together: everything about it is its title and state, its details, its touch marks."""
    header = look.words.shared("zone-about", look.level, name=title, state=state)
    return Item(
        id=name,
        name=title,
        about=together([header, *details, *touch]),
        state=state,
        details=(*details, *touch),
        touch=tuple(touch),
        faces=faces,
        actions=actions,
        playable=any(action.verb != _THROWS_AWAY for action in actions),
    )
