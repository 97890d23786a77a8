"""Cache ton Cash, presented: its narrator, its board, its commands, and the entry by which the room knows it."""

from cachecash.bots.cache_ton_cash import LEVELS
from cachecash.games.cache_ton_cash import CacheTonCash
from cachecash.presentation.cache_ton_cash.commands import COMMANDS
from cachecash.presentation.cache_ton_cash.narrator import CacheTonCashNarrator
from cachecash.presentation.cache_ton_cash.zones import CacheTonCashBoard
from cachecash.presentation.room import Room

ROOM = Room(
    game=CacheTonCash(),
    levels=LEVELS,
    narrator=CacheTonCashNarrator,
    board=CacheTonCashBoard,
    commands=COMMANDS,
    rank=0,
)
