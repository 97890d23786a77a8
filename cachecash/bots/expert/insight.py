"""What the expert must be told of one game: the same few answers for each, all of the search being shared."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar, runtime_checkable

from cachecash.bots.contract import Thought
from cachecash.core.events import Seat

S_contra = TypeVar("S_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)
A = TypeVar("A")

Draw = Callable[[], float]
"""Gives numbers from 0 up to 1, the same ones for every action that is compared."""


class Insight(Protocol[S_contra, V_contra, A]):
    """A player's feeling for one game. States are worlds that were redealt from a view: never the true one."""

    horizon: int
    """How many resting places (see `rests`) a line of play passes through before it is cut."""

    def prior(self, view: V_contra, legal: Sequence[A]) -> Sequence[float]:
        """Say how much better or worse each action looks before any search, in the unit of `worth`."""

    def play(self, state: S_contra, seat: Seat, legal: Sequence[A], draw: Draw) -> A:
        """Choose fast and decently for *seat*, which is awaited: from its own cards and what lies open, no more."""

    def rests(self, state: S_contra) -> bool:
        """Whether a line of play may be cut here: no challenge is open, nobody holds a card half played."""

    def worth(self, state: S_contra, seat: Seat) -> float:
        """Say what a position is worth to *seat*, in a unit of the game's own."""


@runtime_checkable
class Believing(Protocol[S_contra, V_contra]):
    """An insight that knows, of some views, which worlds are likely after what the others have shown."""

    def part(self, view: V_contra) -> float:
        """Say what part of the usual number of lines of play a decision gets."""

    def likely(self, view: V_contra) -> Callable[[S_contra], float] | None:
        """Give what says how likely a world is, relative to the others; None where all are equally likely."""


@runtime_checkable
class Weighing(Protocol[V_contra, A]):
    """An insight into a game that knows more than its lines of play would tell: no world is then dealt.

    It is for a game where all that one step may bring can be gone through, over a value fitted beforehand.
    """

    def weigh(self, view: V_contra, legal: Sequence[A]) -> Sequence[Thought[A]]:
        """Give what is thought of each action."""
