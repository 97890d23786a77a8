"""The facts of Petite bataille. Cards are `Card`s, seats are numbers; a tuple of numbers has one entry a seat."""

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from cachecash.core.events import Event, Fact, PublicEvent, Viewer
from cachecash.games.petite_bataille.cards import Card


@dataclass(frozen=True, slots=True)
class RoundBegan(PublicEvent):
    """The cards are dealt, and *seat* leads (PB-2)."""

    round: int
    seat: int


@dataclass(frozen=True, slots=True)
class HandDealt(Fact):
    """*seat* has its cards (PB-1); to the others they are unknown."""

    seat: int
    cards: tuple[Card, ...] | None

    def seen_by(self, viewer: Viewer) -> Event | None:
        """Give the cards to their owner alone."""
        return self if viewer == self.seat else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class TurnBegan(PublicEvent):
    """*seat* is to play: over the card *laid*, or as it likes where it leads (None)."""

    seat: int
    laid: Card | None


@dataclass(frozen=True, slots=True)
class CardPlayed(PublicEvent):
    """*seat* has laid a card, face up."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken(PublicEvent):
    """Of two cards *seat*'s was the higher (PB-3); *tricks* is how many it has taken in this round."""

    seat: int
    card: Card
    beaten: Card
    tricks: int


@dataclass(frozen=True, slots=True)
class RoundEnded(PublicEvent):
    """All cards are played (PB-4)."""

    pauses: ClassVar[bool] = True
    round: int
    scores: tuple[int, ...]
    totals: tuple[int, ...]

    def record(self) -> dict[str, Any]:
        """Give the log's ``round`` line."""
        return {"record": "round", "scores": list(self.scores), "totals": list(self.totals)}


@dataclass(frozen=True, slots=True)
class GameEnded(PublicEvent):
    """The game is over (PB-5)."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]

    def record(self) -> dict[str, Any]:
        """Give the log's ``end`` line."""
        return {"record": "end", "scores": list(self.totals), "winners": list(self.winners)}
