"""Cassa Nostra, presented: its narrator, its board, and the entry by which the room knows it."""

from cachecash.bots.cassa_nostra import LEVELS
from cachecash.games.cassa_nostra import CassaNostra
from cachecash.presentation.cassa_nostra.narrator import CassaNostraNarrator
from cachecash.presentation.cassa_nostra.zones import CassaNostraBoard
from cachecash.presentation.room import Room

ROOM = Room(game=CassaNostra(), levels=LEVELS, narrator=CassaNostraNarrator, board=CassaNostraBoard, rank=2)
