"""Facts, in the past tense: what the rules tell while they change a state."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

Seat = int
"""A place at the table, from 0, clockwise."""

Viewer = int | None
"""Who looks or listens: a seat, or None for a spectator."""


class Event(Protocol):
    """A fact. Whom it may reach is chosen for each type: there is no default."""

    pauses: ClassVar[bool]
    """True where the table waits for the players before it tells the next fact (the end of a round)."""

    def seen_by(self, viewer: Viewer) -> "Event | None":
        """Give what *viewer* may learn of this fact: itself, a poorer version of it, or None."""

    def record(self) -> dict[str, Any] | None:
        """Give the line that this fact writes in a game log (format of `simulate --log`), or None."""


Tell = Callable[[Event], None]
"""Receives each fact at the very moment when it has become true."""


class Fact:
    """What most facts share: the game does not wait for them, and the log has no line for them.

    A fact that is neither public nor hidden derives from this and writes its own `seen_by`.
    """

    __slots__ = ()
    pauses: ClassVar[bool] = False

    def record(self) -> dict[str, Any] | None:
        """Give nothing: the log tells this fact by its states."""
        return None


class PublicEvent(Fact):
    """A fact that happened before everybody's eyes."""

    __slots__ = ()

    def seen_by(self, viewer: Viewer) -> Event | None:
        """Give the whole fact: it is public."""
        return self


class HiddenEvent(Fact):
    """A fact that no player sees; the log of a simulation tells it."""

    __slots__ = ()

    def seen_by(self, viewer: Viewer) -> Event | None:
        """Give nothing: the fact is secret."""
        return None


@dataclass(frozen=True, slots=True)
class ChanceDrawn(HiddenEvent):
    """Chance has decided something.

    *what* is ``shuffle``, ``dealer``, ``reinsert``, ``tie``, ``dice`` or ``first``; *outcome* is written as the log
    wants it; *pile* (``"draw"`` or a neutral pile's number) goes with ``reinsert`` alone.
    """

    what: str
    outcome: Any
    pile: str | int | None = None

    def record(self) -> dict[str, Any]:
        """Give the log's ``chance`` line."""
        line = {"record": "chance", "what": self.what, "outcome": self.outcome}
        return line if self.pile is None else {**line, "pile": self.pile}
