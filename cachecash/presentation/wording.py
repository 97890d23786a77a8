"""What the words of every game are made with: a catalog, the names of the people, and renderings that are kept."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from re import sub
from typing import Any, ClassVar

from cachecash.core.events import Seat, Viewer
from cachecash.core.problems import Refusal
from cachecash.narration.catalog import Catalog, utterance
from cachecash.narration.rules_text import rules_text
from cachecash.narration.utterance import Level, Priority, Rendered, Utterance


@dataclass(frozen=True, slots=True)
class Wording:
    """A catalog, and the names of the people at the table, one a seat."""

    prefix: ClassVar[str]
    """What the ids of the game's messages begin with."""
    catalog: Catalog
    names: Sequence[str]

    def __call__(self, message_id: str, level: Level = Level.NORMAL, /, **args: Any) -> Rendered:
        """Give a message of the game (its id without the prefix)."""
        return self.shared(f"{self.prefix}-{message_id}", level, **args)

    def shared(self, message_id: str, level: Level = Level.NORMAL, /, **args: Any) -> Rendered:
        """Give a message of the whole catalog (its full id)."""
        kept = ((name, tuple(value) if isinstance(value, list) else value) for name, value in args.items())
        return _rendered(self.catalog, message_id, level, tuple((name, type(value), value) for name, value in kept))

    def name(self, seat: Seat) -> str:
        """Give somebody's name."""
        return self.names[seat]

    def around(self, seats: int, ear: Viewer) -> list[Seat]:
        """Give the seats clockwise, the ear's own first."""
        return [((ear or 0) + step) % seats for step in range(seats)]

    def shorter(self, text: Rendered, message_id: str, /, **args: Any) -> Rendered | None:
        """Give the same told shorter (the message's full id), or None where it cannot be, or would be silence.

        A story is never lost.
        """
        brief = self.catalog.render(message_id, Level.BRIEF, **args)
        return brief if brief.speech and brief != text else None

    def refused(self, reason: Rendered, refusal: Refusal, game: str) -> Utterance:
        """Say the *reason* of a refusal, and under which heading of the game's rules to read more."""
        heading = rules_text(self.catalog.language, game).heading_of(refusal.rule)
        if heading:
            reason = self.catalog.render("refusal-detail", reason=reason, title=heading.title)
        return reply(reason, "refusal")

    def anchor(self, game: str, rule: str) -> str:
        """Give the anchor of the heading of the game's rules that has *rule*; empty where none has."""
        heading = rules_text(self.catalog.language, game).heading_of(rule)
        return heading.anchor if heading else ""


def reply(text: Rendered, category: str) -> Utterance:
    """Make an answer to the player."""
    return utterance(text, Priority.ANSWER, category)


def name_of(kind: type[Any]) -> str:
    """Give the name of a type of fact as the catalogs spell it: ``SetFormed`` is ``set-formed``."""
    return sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


@lru_cache(maxsize=8192)
def _rendered(
    catalog: Catalog, message_id: str, level: Level, args: tuple[tuple[str, type[Any], Any], ...]
) -> Rendered:
    """Render a message, once for the same words: zones are made anew at every fact, and most of them have not changed.

    The type of an argument is told with it, as a card is equal to its number, and True to 1.
    """
    return catalog.render(message_id, level, **{name: value for name, _, value in args})
