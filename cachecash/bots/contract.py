"""The one contract of every computer player, whatever the game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from cachecash.core.chance import Chance

A = TypeVar("A")
V_contra = TypeVar("V_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Thought(Generic[A]):
    """What a bot thought of one *action*: a higher *value* is better, in a unit of the bot's own.

    *error* is the standard error of that value, 0 where the bot estimates without sampling.
    """

    action: A
    value: float
    error: float = 0.0


@dataclass(frozen=True, slots=True)
class Choice(Generic[A]):
    """The *action* chosen, and what was thought of each (empty where the bot does not weigh or had no choice)."""

    action: A
    thoughts: tuple[Thought[A], ...] = ()


class Bot(Protocol[V_contra, A]):
    """A computer player. It keeps nothing from one decision to the next: one bot may play any number of seats."""

    def choose(self, view: V_contra, legal: Sequence[A], chance: Chance) -> Choice[A]:
        """Choose among *legal* (not empty), knowing only *view*; the same *chance* gives the same choice."""


def is_slow(bot: Bot[Any, Any]) -> bool:
    """Whether *bot* thinks so long that a key would feel it: its class says ``slow = True``. Then it can be pickled."""
    return getattr(bot, "slow", False) is True
