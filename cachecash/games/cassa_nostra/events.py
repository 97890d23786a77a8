"""The facts of Cassa Nostra. Cards are `Card`s, seats are numbers; a tuple with one entry a seat says so."""

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from cachecash.core.events import Event, Fact, PublicEvent, Viewer
from cachecash.games.cassa_nostra.cards import Card

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PartieBegan(PublicEvent):
    """Everybody still in has all eight cards again (CS-2). *first* is where the order of the first tour begins."""

    partie: int
    first: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class QuestSet(PublicEvent):
    """The dice have set the quest of a tour (CS-4): *most*, ten for each player still in, less the *dice*."""

    tour: int
    quest: int
    most: int
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HandEmpty(PublicEvent):
    """*seat* has no card left: it offers nothing in this tour, and chooses nothing (CS-5)."""

    seat: int


@dataclass(frozen=True, slots=True)
class DepositsAsked(PublicEvent):
    """All of *seats* lay cards face down now, at the same time (CS-5)."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardsDeposited(Fact):
    """*seat* has laid its deposit. Nobody else learns anything before all have laid theirs."""

    seat: int
    cards: Cards

    def seen_by(self, viewer: Viewer) -> Event | None:
        """Give the deposit to its owner alone."""
        return self if viewer == self.seat else None


@dataclass(frozen=True, slots=True)
class DepositsLaid(PublicEvent):
    """All deposits are in: how many cards each seat has laid, 0 for one that has none to lay or is out."""

    sizes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ShowsAsked(PublicEvent):
    """All of *seats* choose which card of their deposit to turn up, at the same time (CS-6)."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardChosen(Fact):
    """*seat* has chosen the card that it will turn up. Nobody else learns anything before all have chosen."""

    seat: int
    card: Card

    def seen_by(self, viewer: Viewer) -> Event | None:
        """Give the choice to its owner alone."""
        return self if viewer == self.seat else None


@dataclass(frozen=True, slots=True)
class CardsTurned(PublicEvent):
    """Each seat's chosen card lies face up (None where there is none); *total* is their sum."""

    cards: tuple[Card | None, ...]
    total: int


@dataclass(frozen=True, slots=True)
class AdjustmentAsked(PublicEvent):
    """*seat* may change its deposit by one card now (CS-8)."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardAdded(Fact):
    """*seat* has added a card of its hand, face down (CS-8): *laid* are the cards of its deposit now."""

    seat: int
    card: Card | None
    laid: int

    def seen_by(self, viewer: Viewer) -> Event | None:
        """Give the card to its owner alone."""
        return self if viewer == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class CardTakenBack(Fact):
    """*seat* has taken a face-down card back into its hand (CS-8): *laid* are the cards of its deposit now."""

    seat: int
    card: Card | None
    laid: int

    def seen_by(self, viewer: Viewer) -> Event | None:
        """Give the card to its owner alone."""
        return self if viewer == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class DepositKept(PublicEvent):
    """*seat* leaves its deposit as it is (CS-8)."""

    seat: int


@dataclass(frozen=True, slots=True)
class OffersTurned(PublicEvent):
    """All deposits lie face up (CS-10): each seat's cards and their sum, the *total* of all, and the *quest*."""

    cards: tuple[Cards, ...]
    offers: tuple[int, ...]
    total: int
    quest: int


@dataclass(frozen=True, slots=True)
class ChefPleased(PublicEvent):
    """The quest is met (CS-11): *seats* made the highest *offer* and gain a token each. *tokens* has one a seat."""

    seats: tuple[int, ...]
    offer: int
    total: int
    quest: int
    tokens: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ChefAngered(PublicEvent):
    """The quest is missed (CS-11): *seats* made the lowest *offer* and lose a token each. *tokens* has one a seat."""

    seats: tuple[int, ...]
    offer: int
    total: int
    quest: int
    tokens: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlayersEliminated(PublicEvent):
    """*seats* have no token left: they are out, with their cards (CS-13). *left* players remain."""

    seats: tuple[int, ...]
    left: int


@dataclass(frozen=True, slots=True)
class HandBonusGiven(PublicEvent):
    """After the third tour *seats*, which hold most in hand, *held*, gain a token each (CS-16).

    *sums* has the worth of each seat's hand, *tokens* its tokens; both are 0 for one that is out.
    """

    seats: tuple[int, ...]
    held: int
    sums: tuple[int, ...]
    tokens: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TourEnded(PublicEvent):
    """A tour is over, the hand bonus given where it is due. *over* is True where the game ends with it.

    *offers* and *tokens* have one entry a seat; *last* is True for the third tour of a partie.
    """

    pauses: ClassVar[bool] = True
    partie: int
    tour: int
    offers: tuple[int, ...]
    quest: int
    tokens: tuple[int, ...]
    last: bool
    over: bool

    def record(self) -> dict[str, Any]:
        """Give the log's ``round`` line."""
        return {
            "record": "round",
            "offers": list(self.offers),
            "quest": self.quest,
            "tokens": list(self.tokens),
        }


@dataclass(frozen=True, slots=True)
class GameEnded(PublicEvent):
    """The game is over (CS-14, CS-19): the winners in seat order, and the tokens of each seat.

    *reason*: ``goal`` (five tokens), ``last`` (one player left), ``nobody`` (none left) or ``safeguard``.
    """

    winners: tuple[int, ...]
    tokens: tuple[int, ...]
    reason: str

    def record(self) -> dict[str, Any]:
        """Give the log's ``end`` line."""
        line = {"record": "end", "scores": list(self.tokens), "winners": list(self.winners)}
        return {**line, "safeguard": True} if self.reason == "safeguard" else line
