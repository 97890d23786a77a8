"""Where a computer player thinks: to play among its like, or with a person, whose game goes on where it fails."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from cachecash.bots.contract import Bot
from cachecash.bots.random_bot import RandomBot
from cachecash.core.chance import Chance

A = TypeVar("A")

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Choosing:
    """The action that *bot* chooses, and nothing besides: what games between computer players ask for."""

    bot: Bot[Any, Any]

    def __call__(self, view: Any, legal: Sequence[Any], chance: Chance) -> Any:
        """Choose among *legal*."""
        return self.bot.choose(view, legal, chance).action


def think(bot: Bot[Any, A], view: Any, legal: Sequence[A], chance: Chance) -> tuple[A, bool]:
    """Give the action that *bot* chooses, and True; by lot, and False, where it fails or chooses what is not legal.

    A player's game does not end with a fault of ours.
    """
    try:
        action = bot.choose(view, legal, chance).action
    except Exception as fault:  # noqa: BLE001 - whatever went wrong in there, the game goes on
        _log.info("%s failed: %s: %s", type(bot).__name__, type(fault).__name__, fault)
    else:
        if action in legal:
            return action, True
        _log.info("%s chose what is not legal: %s", type(bot).__name__, action)
    return RandomBot().choose(view, legal, chance).action, False
