"""What leaves by the outlet is remembered on the way; and the history as a zone of the table."""

from collections.abc import Sequence
from typing import Any

from cachecash.core.events import Event
from cachecash.narration.catalog import Catalog, utterance
from cachecash.narration.utterance import Priority, Rendered, Utterance
from cachecash.outputs.history import PLAYS, History
from cachecash.presentation.outlet import Wish
from cachecash.presentation.post import Post
from cachecash.presentation.zones import Item, Zone, together

HISTORY = "history"
"""The id of the zone."""
_SHOWN = 100
"""Stories that the zone holds."""


class Heard:
    """The outlet of a *post* that puts in the history of the moment what it passes on (see `Outlet` for each name)."""

    def __init__(self, post: Post) -> None:
        self._post = post
        self._outlet = post.outlet

    def present(self, told: Utterance) -> None:
        """Remember, and pass on."""
        self._post.history.add(told)
        self._outlet.present(told)

    def answer(self, utterances: Sequence[Utterance]) -> None:
        """Remember, and pass on."""
        self._post.history.add(*utterances)
        self._outlet.answer(tuple(utterances))

    def again(self, told: Sequence[Utterance]) -> None:
        """Answer a key by what was told already: it is not told anew, and only what was said last."""
        self._post.history.again(told)
        self._outlet.answer([utterance(text_of(one), Priority.ANSWER, "answer") for one in told])

    def fact(self, event: Event) -> None:
        """Pass on."""
        self._outlet.fact(event)

    def cue(self, name: str, caption: Rendered) -> None:
        """Pass on."""
        self._outlet.cue(name, caption)

    def scroll(self, step: int) -> bool | None:
        """Pass on."""
        return self._outlet.scroll(step)

    def silence(self, *, dismiss: bool = True) -> None:
        """Pass on."""
        self._outlet.silence(dismiss=dismiss)

    def read(self, utterance: Utterance) -> None:
        """Pass on."""
        self._outlet.read(utterance)

    def idle(self, now: float) -> bool:
        """Pass on."""
        return self._outlet.idle(now)

    def ask(self, wish: Wish) -> None:
        """Pass on."""
        self._outlet.ask(wish)


def text_of(told: Utterance) -> Rendered:
    """Give the three renderings of an utterance."""
    return Rendered(told.speech, told.screen, told.braille)


def _stories(history: History) -> list[Utterance]:
    return history.told(PLAYS)


def story_of(history: History, item_id: str) -> Utterance | None:
    """Give the story behind an item of the zone, None where it is no longer remembered."""
    return next((one for one in _stories(history) if _id(one) == item_id), None)


def history_zone(catalog: Catalog, history: History) -> Zone[Any]:
    """Give what happened as a zone, the newest first."""
    items: tuple[Item[Any], ...] = tuple(
        Item(_id(one), text_of(one), text_of(one)) for one in reversed(_stories(history)[-_SHOWN:])
    )
    return Zone(
        id=HISTORY,
        title=catalog.render("desk-history-title"),
        summary=catalog.render("desk-history", count=len(items)),
        empty=catalog.render("desk-history-empty"),
        whole=together(item.name for item in items),
        items=items,
        newest_first=True,
    )


def _id(told: Utterance) -> str:
    """Tell apart what may be word for word the same."""
    return f"{id(told):x}"
