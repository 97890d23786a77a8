"""The computer players of Cassa Nostra, from the weakest to the strongest."""

from collections.abc import Callable, Mapping

from cachecash.bots.cassa_nostra.debutant import Debutant
from cachecash.bots.cassa_nostra.habitue import Habitue
from cachecash.bots.cassa_nostra.insight import CassaNostraInsight
from cachecash.bots.cassa_nostra.meetings import ROUNDS
from cachecash.bots.contract import Bot
from cachecash.bots.expert import Expert
from cachecash.games.cassa_nostra import CassaNostra
from cachecash.games.cassa_nostra.actions import Action
from cachecash.games.cassa_nostra.view import View

ITERATIONS = 80
"""How many lines of play a decision of the expert may cost: that of the card it turns. The rest is meetings."""


class CassaNostraExpert(Expert):
    """The expert, who believes of the others' deposits what it has learnt for its own."""

    def __init__(self, iterations: int = ITERATIONS, rounds: int = ROUNDS) -> None:
        super().__init__(CassaNostra(), CassaNostraInsight(rounds), iterations, rounds)

    def scaled(self, factor: float) -> Expert:
        """Give the same player with so many times the budget."""
        return CassaNostraExpert(round(self._iterations * factor), round(self._rounds * factor))


LEVELS: Mapping[str, Callable[[], Bot[View, Action]]] = {
    "debutant": Debutant,
    "habitue": Habitue,
    "expert": CassaNostraExpert,
}
"""By level, what makes a player of it."""
