"""The computer players of Cache ton Cash, from the weakest to the strongest."""

from collections.abc import Callable, Mapping

from cachecash.bots.cache_ton_cash.habitue import Habitue
from cachecash.bots.contract import Bot
from cachecash.games.cache_ton_cash.actions import Action
from cachecash.games.cache_ton_cash.view import View

LEVELS: Mapping[str, Callable[[], Bot[View, Action]]] = {"habitue": Habitue}
"""By level, what makes a player of it."""
