"""The computer players of Cache ton Cash, from the weakest to the strongest."""

from collections.abc import Callable, Mapping

from cachecash.bots.cache_ton_cash.debutant import Debutant
from cachecash.bots.cache_ton_cash.habitue import Habitue
from cachecash.bots.cache_ton_cash.insight import CacheTonCashInsight
from cachecash.bots.contract import Bot
from cachecash.bots.expert import Expert
from cachecash.games.cache_ton_cash import CacheTonCash
from cachecash.games.cache_ton_cash.actions import Action
from cachecash.games.cache_ton_cash.view import View

ITERATIONS = 400
"""How many lines of play a decision of the expert may cost."""


def _expert() -> Expert:
    return Expert(CacheTonCash(), CacheTonCashInsight(), ITERATIONS)


LEVELS: Mapping[str, Callable[[], Bot[View, Action]]] = {"debutant": Debutant, "habitue": Habitue, "expert": _expert}
"""By level, what makes a player of it."""
