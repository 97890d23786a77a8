"""The computer players of Petite bataille, from the weakest to the strongest."""

from collections.abc import Callable, Mapping

from cachecash.bots.contract import Bot
from cachecash.bots.petite_bataille.habitue import Habitue
from cachecash.games.petite_bataille.actions import Action
from cachecash.games.petite_bataille.view import View

LEVELS: Mapping[str, Callable[[], Bot[View, Action]]] = {"habitue": Habitue}
"""By level, what makes a player of it."""
