"""Cache-cache, presented: its narrator, its board, its commands, and the entry by which the room knows it."""

from cachecash.bots.cache_cache import LEVELS
from cachecash.games.cache_cache import CacheCache
from cachecash.presentation.cache_cache.commands import COMMANDS
from cachecash.presentation.cache_cache.narrator import CacheCacheNarrator
from cachecash.presentation.cache_cache.zones import CacheCacheBoard
from cachecash.presentation.room import Room

ROOM = Room(
    game=CacheCache(),
    levels=LEVELS,
    narrator=CacheCacheNarrator,
    board=CacheCacheBoard,
    commands=COMMANDS,
    rank=1,
    lowest_wins=True,
)
