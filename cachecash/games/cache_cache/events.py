"""The facts of Cache-cache. Cards are `Card`s, cells are numbered 3 × column + row, seats are numbers."""

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from cachecash.core.events import Event, Fact, PublicEvent, Viewer
from cachecash.games.cache_cache.cards import Card

Cells = tuple[int, ...]
Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan(PublicEvent):
    """A new round is dealt (KK-3): its number, from 1."""

    round: int


@dataclass(frozen=True, slots=True)
class StarterTurned(PublicEvent):
    """The first card of the discard pile was turned (KK-4)."""

    card: Card


@dataclass(frozen=True, slots=True)
class ChoiceAsked(PublicEvent):
    """Everybody is asked for two cards to turn, at the same time (KK-5)."""


@dataclass(frozen=True, slots=True)
class CardsChosen(Fact):
    """*seat* has chosen the two *cells* that it will turn; others are still choosing (KK-5)."""

    seat: int
    cells: Cells

    def seen_by(self, viewer: Viewer) -> Event | None:
        """Give it to who has chosen: nobody else may know before all have."""
        return self if viewer == self.seat else None


@dataclass(frozen=True, slots=True)
class CardsTurned(PublicEvent):
    """All have chosen, and *seat* turned its two *cells*: *cards*, which make *total* together (KK-5)."""

    seat: int
    cells: Cells
    cards: Cards
    total: int


@dataclass(frozen=True, slots=True)
class StarterChosen(PublicEvent):
    """*seat* starts with the highest *total*; *tied* are those who had it, of whom one was drawn (KK-6)."""

    seat: int
    total: int
    tied: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan(PublicEvent):
    """It is *seat*'s turn. *top* is the face-up discard; *last* where it is its last turn of the round (KK-18)."""

    seat: int
    top: Card
    last: bool


@dataclass(frozen=True, slots=True)
class CardFlipped(PublicEvent):
    """*seat* turned a hidden card of its grid (KK-7)."""

    seat: int
    cell: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardDrawn(Fact):
    """*seat* drew (KK-8). Others learn only that it did: *card* is None for them (KK-11). *left* counts the pile."""

    seat: int
    card: Card | None
    left: int

    def seen_by(self, viewer: Viewer) -> Event | None:
        """Give the card to who drew it."""
        return self if viewer == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class DrawPileRemade(PublicEvent):
    """The draw pile was empty: *count* discards were shuffled into a new one; *top* stays on the discard (KK-12)."""

    count: int
    top: Card


@dataclass(frozen=True, slots=True)
class CardPlaced(PublicEvent):
    """*seat* laid *card*, drawn (KK-8) or *taken* from the discard pile (KK-9), on a cell.

    *replaced*, which was *hidden* or visible there, is the new top discard.
    """

    seat: int
    cell: int
    card: Card
    replaced: Card
    hidden: bool
    taken: bool


@dataclass(frozen=True, slots=True)
class CardRejected(PublicEvent):
    """*seat* threw the drawn *card* away and turned a hidden cell: *turned* (KK-8)."""

    seat: int
    card: Card
    cell: int
    turned: Card


@dataclass(frozen=True, slots=True)
class ColumnRemoved(PublicEvent):
    """Three equal visible cards, *card*, left *seat*'s grid, whose *left* columns remain (KK-14).

    They are on top of the discard pile, or *out* of the game (KK-15). *column* counts from 0.
    """

    seat: int
    column: int
    card: Card
    left: int
    out: bool


@dataclass(frozen=True, slots=True)
class GridFinished(PublicEvent):
    """*seat* is the first without a hidden card (KK-17), *empty* without any: the others have one more turn (KK-18)."""

    seat: int
    empty: bool


@dataclass(frozen=True, slots=True)
class GridTurned(PublicEvent):
    """The round is over, and what was still hidden in *seat*'s grid was turned (KK-20)."""

    seat: int
    cells: Cells
    cards: Cards


@dataclass(frozen=True, slots=True)
class RoundEnded(PublicEvent):
    """A round is over: sums of the grids (*raw*), *scores* (*doubled*: the finisher's was, KK-21), totals.

    *best* are the seats with the lowest score of the round. *finisher* is None where the limit of turns ended it
    (KK-26). *over* is True where the game ends with this round.
    """

    pauses: ClassVar[bool] = True
    round: int
    raw: tuple[int, ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    best: tuple[int, ...]
    finisher: int | None
    doubled: bool
    over: bool

    def record(self) -> dict[str, Any]:
        """Give the log's ``round`` line."""
        line = {
            "record": "round",
            "scores": list(self.scores),
            "totals": list(self.totals),
            "raw": list(self.raw),
            "finisher": self.finisher,
        }
        return {**line, "safeguard": True} if self.finisher is None else line


@dataclass(frozen=True, slots=True)
class GameEnded(PublicEvent):
    """The game is over (KK-23, KK-24): the winners in seat order, the totals."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]

    def record(self) -> dict[str, Any]:
        """Give the log's ``end`` line."""
        return {"record": "end", "scores": list(self.totals), "winners": list(self.winners)}
