"""The player without a thought: every legal action is as likely as any other. For any game."""

from collections.abc import Sequence
from typing import TypeVar

from cachecash.bots.contract import Choice
from cachecash.core.chance import Chance

A = TypeVar("A")


class RandomBot:
    """Chooses uniformly."""

    def choose(self, view: object, legal: Sequence[A], chance: Chance) -> Choice[A]:
        """Draw one of *legal*."""
        return Choice(legal[chance.below(len(legal), "choice")])
