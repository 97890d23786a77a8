"""Petite bataille, presented: its narrator, its board, its commands, and the entry by which the room knows it."""

from cachecash.bots.petite_bataille import LEVELS
from cachecash.games.petite_bataille import PetiteBataille
from cachecash.presentation.commands import call, keys
from cachecash.presentation.keys import Command
from cachecash.presentation.petite_bataille.narrator import PetiteBatailleNarrator
from cachecash.presentation.petite_bataille.zones import TABLE, PetiteBatailleBoard
from cachecash.presentation.room import Room

ROOM = Room(
    game=PetiteBataille(),
    levels=LEVELS,
    narrator=PetiteBatailleNarrator,
    board=PetiteBatailleBoard,
    commands=(Command("pb-table", keys("D"), call("go", TABLE)),),
)
