"""The facts of Cache ton Cash. Money is in dollars, cards are `Card`s, seats are numbers."""

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from cachecash.core.events import Event, Fact, PublicEvent, Viewer
from cachecash.games.cache_ton_cash.cards import Card

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan(PublicEvent):
    """A new round is dealt (CC-4, CC-5): its number from 1, who deals, who plays first, the size of a hand."""

    round: int
    dealer: int
    first: int
    hand_size: int


@dataclass(frozen=True, slots=True)
class HandDealt(Fact):
    """A seat was dealt its hand. Others learn only the number of cards: *cards* is None for them."""

    seat: int
    count: int
    cards: Cards | None

    def seen_by(self, viewer: Viewer) -> Event | None:
        """Give the cards to their owner, their number to the others."""
        return self if viewer == self.seat else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class CardPutBack(PublicEvent):
    """An action card turned up where none may stand went back face down at a random place (CA-4, CN-1, CN-5).

    *pile* is the neutral pile's number, or None for the draw pile.
    """

    card: Card
    pile: int | None


@dataclass(frozen=True, slots=True)
class StarterTurned(PublicEvent):
    """The first card of the discard pile was turned (CC-6)."""

    card: Card


@dataclass(frozen=True, slots=True)
class NeutralTurned(PublicEvent):
    """A neutral pile shows a new top card (C2-2, C2-12); *left* counts the cards of the pile, this one included."""

    pile: int
    card: Card
    left: int


@dataclass(frozen=True, slots=True)
class NeutralEmptied(PublicEvent):
    """A neutral pile has no card left, and stays empty (C2-12)."""

    pile: int


@dataclass(frozen=True, slots=True)
class TurnBegan(PublicEvent):
    """It is *seat*'s turn. *top* is the face-up discard, None where there is none."""

    seat: int
    top: Card | None


@dataclass(frozen=True, slots=True)
class TurnSkipped(PublicEvent):
    """*seat* has no card and nothing to draw: its turn is skipped (CC-17)."""

    seat: int


@dataclass(frozen=True, slots=True)
class SecondActionOffered(PublicEvent):
    """*seat* may act once more (CA-5)."""

    seat: int
    top: Card | None


@dataclass(frozen=True, slots=True)
class SecondActionDeclined(PublicEvent):
    """*seat* ends its turn after one action (CA-5)."""

    seat: int


@dataclass(frozen=True, slots=True)
class SetFormed(PublicEvent):
    """*seat* formed a set of *kind* (CC-18, CC-19): *from_hand*, and *taken* from the discard pile if any.

    *top* is then the new top discard, if one is left.
    """

    seat: int
    kind: Card
    from_hand: Cards
    taken: Card | None
    value: int
    top: Card | None


@dataclass(frozen=True, slots=True)
class CardDiscarded(PublicEvent):
    """*seat* discarded a card; an action card leaves the game instead (CA-34): *out*."""

    seat: int
    card: Card
    out: bool


@dataclass(frozen=True, slots=True)
class ChallengeLaunched(PublicEvent):
    """*seat* attacks *target*'s set of *kind*, worth *value* (CC-22).

    *slot* 1 is the top set, 2 the one below; *cards* were laid, *at_stake* is the set with them; *demand* is how many
    matching cards *target* must answer with (CA-21).
    """

    seat: int
    target: int
    slot: int
    kind: Card
    value: int
    cards: Cards
    at_stake: int
    demand: int


@dataclass(frozen=True, slots=True)
class AnswerPlayed(PublicEvent):
    """*seat* answered *target* in a challenge or a contest (CC-24); *target* faces *demand* cards."""

    seat: int
    target: int
    kind: Card
    cards: Cards
    at_stake: int
    demand: int


@dataclass(frozen=True, slots=True)
class Yielded(PublicEvent):
    """*seat* gave in to *target* (CC-26); *forced* where its hand was empty, so that nothing was asked (CC-25)."""

    seat: int
    target: int
    kind: Card
    forced: bool


@dataclass(frozen=True, slots=True)
class SetStolen(PublicEvent):
    """The challenger won (CC-27): the set of *kind*, now worth *value*, goes from *target*'s pile onto *seat*'s.

    *covers* is the kind of the set that it now covers, *left* how many sets *target* keeps.
    """

    seat: int
    target: int
    kind: Card
    value: int
    covers: Card
    left: int


@dataclass(frozen=True, slots=True)
class SetKept(PublicEvent):
    """The defender *seat* won against *target* (CC-28): the set stays where it is, now worth *value*."""

    seat: int
    target: int
    kind: Card
    value: int


@dataclass(frozen=True, slots=True)
class ClaimMade(PublicEvent):
    """*seat* claims the tops of some neutral *piles* with *card* (C2-5): *taken*, which make a set of *kind*.

    *target* is the only one who may contest.
    """

    seat: int
    target: int
    card: Card
    piles: tuple[int, ...]
    taken: Cards
    kind: Card
    value: int


@dataclass(frozen=True, slots=True)
class ClaimContested(PublicEvent):
    """*seat* contests *target*'s claim (C2-8) and becomes the attacker (C2-10)."""

    seat: int
    target: int
    kind: Card
    cards: Cards
    at_stake: int
    demand: int


@dataclass(frozen=True, slots=True)
class ContestDeclined(PublicEvent):
    """*seat* lets *target*'s claim go; *forced* where its hand was empty, so that nothing was asked."""

    seat: int
    target: int
    kind: Card
    forced: bool


@dataclass(frozen=True, slots=True)
class ClaimKept(PublicEvent):
    """The claimer *seat* keeps the claimed set, against *target* if it was contested (C2-11)."""

    seat: int
    target: int
    kind: Card
    value: int
    contested: bool


@dataclass(frozen=True, slots=True)
class ClaimStolen(PublicEvent):
    """The contester *seat* takes the set that *target* had claimed (C2-11)."""

    seat: int
    target: int
    kind: Card
    value: int


@dataclass(frozen=True, slots=True)
class SetImproved(PublicEvent):
    """*seat* added a possession to its top set (CA-12)."""

    seat: int
    kind: Card
    value: int


@dataclass(frozen=True, slots=True)
class SetsSwapped(PublicEvent):
    """Two top sets exchanged places (CA-30, CN-4).

    *seat* gave a set of kind *given* worth *given_value* and received the other. *pile* is the neutral pile whose
    Échange did it, None for one played from *seat*'s hand.
    """

    seat: int
    target: int
    given: Card
    given_value: int
    received: Card
    received_value: int
    pile: int | None


@dataclass(frozen=True, slots=True)
class PileMoved(PublicEvent):
    """*seat* moved a set of *target*'s pile (its own may be meant, CA-31; never in CN-3).

    *way* ``TB``: the top set went to the bottom; ``BT``: the bottom set came to the top. *kind* is that set's, *top*
    the top set's now, *bottom* the protected one's. *pile* is the neutral pile whose Déménagement did it, or None.
    """

    seat: int
    target: int
    way: str
    kind: Card
    top: Card
    bottom: Card
    pile: int | None


@dataclass(frozen=True, slots=True)
class NeutralActionTurned(PublicEvent):
    """An action card came up on a neutral *pile* (CN-2); *seat*, who is active, and *target* are concerned."""

    seat: int
    target: int
    pile: int
    card: Card


@dataclass(frozen=True, slots=True)
class NeutralActionSpent(PublicEvent):
    """The action card of a neutral *pile* left the game (CN-7).

    *idle* where it could do nothing (CN-3 without a pile of two sets, CN-6).
    """

    pile: int
    card: Card
    idle: bool


@dataclass(frozen=True, slots=True)
class CardsDrawn(Fact):
    """*seat* drew (CC-31, CA-6). Others learn only the number: *cards* is None for them.

    *left* counts the draw pile; *after_duel* is True where two hands are refilled, so that the order matters.
    """

    seat: int
    count: int
    cards: Cards | None
    left: int
    after_duel: bool

    def seen_by(self, viewer: Viewer) -> Event | None:
        """Give the cards to their owner, their number to the others."""
        return self if viewer == self.seat else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class DrawPileEmptied(PublicEvent):
    """The last card of the draw pile was drawn; the game goes on until all cards are played (CC-34)."""


@dataclass(frozen=True, slots=True)
class RoundEnded(PublicEvent):
    """A round is over (CC-35): dollars of each seat in this round and in all, who won it, rounds won so far.

    *end* is the table's way to end a game; *over* is True where the game ends with this round.
    """

    pauses: ClassVar[bool] = True
    round: int
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    best: tuple[int, ...]
    wins: tuple[int, ...]
    end: str
    over: bool

    def record(self) -> dict[str, Any]:
        """Give the log's ``round`` line."""
        return {"record": "round", "scores": list(self.scores), "totals": list(self.totals)}


@dataclass(frozen=True, slots=True)
class GameEnded(PublicEvent):
    """The game is over (CC-38..44): the winners in seat order, the totals in dollars, the rounds won.

    *safeguard* is True where the technical limit of rounds stopped it (CC-44).
    """

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    wins: tuple[int, ...]
    end: str
    safeguard: bool

    def record(self) -> dict[str, Any]:
        """Give the log's ``end`` line."""
        line = {"record": "end", "scores": list(self.totals), "winners": list(self.winners)}
        return {**line, "safeguard": True} if self.safeguard else line
