"""The contract that every game of the room fulfils, and the few values that it speaks of."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, Self, TypeVar

from cachecash.core.chance import Chance
from cachecash.core.events import Seat, Tell, Viewer
from cachecash.core.problems import Refusal


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    *winners* in seat order (several share the victory, none is possible where a game says so), *scores* one per seat,
    *safeguard* True where the game was stopped by the technical limit of rounds.
    """

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    safeguard: bool = False


class AnyState(Protocol):
    """A whole position, secrets included: small, mutable, cheap to copy."""

    def copy(self) -> Self:
        """Give an independent position, equal to this one."""


S = TypeVar("S", bound=AnyState)
A = TypeVar("A")
V = TypeVar("V")


class Game(Protocol[S, A, V]):
    """The rules of one card game."""

    id: str
    """The game's name in commands, files and catalogs: small letters, words joined by dashes (``belote-coinchee``)."""
    seats: range
    """How many may play."""
    options: type[Any]
    """A frozen dataclass of table options (see `core.options`), with defaults."""
    presets: Mapping[str, Mapping[str, str]]
    """Named bundles of option texts."""

    def new(self, seats: int, options: Any, chance: Chance, tell: Tell | None = None) -> S:
        """Set up a game and its first round, telling each fact. *seats* is in `seats`: the caller has checked."""

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Give the seats awaited (several at once where choices are simultaneous); none exactly when it is over."""

    def legal(self, state: S, seat: Seat) -> list[A]:
        """Give every action open to *seat*, each once, in the order a player browses them."""

    def refusal(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """Say why the rules refuse *action*, or None. Asked at the boundary, by the table."""

    def apply(self, state: S, seat: Seat, action: A, tell: Tell | None = None) -> None:
        """Change *state* in place, telling each fact as it becomes true. *action* is legal: the table has asked."""

    def view(self, state: S, viewer: Viewer) -> V:
        """Give all that *viewer* may know, in a type with no room for more."""

    def redeal(self, view: V, chance: Chance) -> S:
        """Give a whole state that the owner of *view* cannot tell from the true one."""

    def outcome(self, state: S) -> Outcome | None:
        """Say how the game ended, or None while it goes on."""

    def round_number(self, state: S) -> int:
        """Give the number of the round in course, from 1."""

    def parse(self, text: str) -> A:
        """Read an action in the log's notation. Raises `Problem` (``bad-action``)."""

    def position(self, state: S) -> dict[str, Any]:
        """Give the whole position as the log writes it."""
