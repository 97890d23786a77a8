"""The computer players of Cache-cache, from the weakest to the strongest."""

from collections.abc import Callable, Mapping

from cachecash.bots.cache_cache.debutant import Debutant
from cachecash.bots.cache_cache.estimates import Estimates
from cachecash.bots.cache_cache.habitue import Habitue
from cachecash.bots.contract import Bot
from cachecash.bots.expert import Expert
from cachecash.games.cache_cache import CacheCache
from cachecash.games.cache_cache.actions import Action
from cachecash.games.cache_cache.view import View


def _expert() -> Expert:
    return Expert(CacheCache(), Estimates())


LEVELS: Mapping[str, Callable[[], Bot[View, Action]]] = {"debutant": Debutant, "habitue": Habitue, "expert": _expert}
"""By level, what makes a player of it."""
