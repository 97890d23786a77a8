"""Where a computer player thinks: to play among its like, or with a person, whose game goes on where it fails."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from cachecash.bots.contract import Bot, Choice
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


def think(
    bot: Bot[Any, A], view: Any, legal: Sequence[A], chance: Chance, stand_in: Bot[Any, A] | None = None
) -> tuple[A, bool]:
    """Give the action that *bot* chooses, and True; that of another one, and False, where it fails.

    To choose what is not legal is to fail, too. The other one is *stand_in*, if there is one and it does not fail as
    well, else chance itself: a player's game does not end with a fault of ours.
    """
    for player in (bot, stand_in):
        choice = None if player is None else _sound_choice(player, view, legal, chance)
        if choice is not None:
            return choice.action, player is bot
    return RandomBot().choose(view, legal, chance).action, False


def _sound_choice(bot: Bot[Any, A], view: Any, legal: Sequence[A], chance: Chance) -> Choice[A] | None:
    """Give what *bot* chooses, or None where it fails."""
    try:
        choice = bot.choose(view, legal, chance)
        if choice.action in legal:
            return choice
    except Exception as fault:  # noqa: BLE001 - whatever went wrong in there, the game goes on
        _log.info("%s failed: %s: %s", type(bot).__name__, type(fault).__name__, fault)
    else:
        _log.info("%s chose what is not legal: %s", type(bot).__name__, choice.action)
    return None
