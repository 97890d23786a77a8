"""The computer players of Cassa Nostra: the one that is proposed first, then from the weakest to the strongest."""

from collections.abc import Callable, Mapping

from cachecash.bots.cassa_nostra.debutant import Debutant
from cachecash.bots.cassa_nostra.habitue import Habitue
from cachecash.bots.contract import Bot
from cachecash.games.cassa_nostra.actions import Action
from cachecash.games.cassa_nostra.view import View

LEVELS: Mapping[str, Callable[[], Bot[View, Action]]] = {"habitue": Habitue, "debutant": Debutant}
"""By level, what makes a player of it."""
