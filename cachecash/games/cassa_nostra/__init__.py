"""Cassa Nostra: offer together what the Big Chef wants, a little more than the others. The rules; see README.md."""

from collections.abc import Mapping

from cachecash.core.chance import Chance
from cachecash.core.events import Tell
from cachecash.games.cassa_nostra.actions import parse
from cachecash.games.cassa_nostra.counting import outcome
from cachecash.games.cassa_nostra.moves import awaited, legal
from cachecash.games.cassa_nostra.options import Options
from cachecash.games.cassa_nostra.position import position
from cachecash.games.cassa_nostra.redeal import redeal
from cachecash.games.cassa_nostra.refusals import refusal
from cachecash.games.cassa_nostra.rules import apply
from cachecash.games.cassa_nostra.state import State
from cachecash.games.cassa_nostra.tours import begin_partie
from cachecash.games.cassa_nostra.view import view


class CassaNostra:
    """The Game contract for Cassa Nostra, 3 to 6 seats (see `cachecash.core.game.Game` for each name)."""

    id = "cassa-nostra"
    seats = range(3, 7)
    options = Options
    presets: Mapping[str, Mapping[str, str]] = {}

    def new(self, seats: int, options: Options, chance: Chance, tell: Tell | None = None) -> State:
        """Hand out cards and tokens, and set the first quest."""
        state = State(seats, options, chance)
        begin_partie(state, tell)
        return state

    to_act = staticmethod(awaited)
    legal = staticmethod(legal)
    apply = staticmethod(apply)
    refusal = staticmethod(refusal)
    view = staticmethod(view)
    redeal = staticmethod(redeal)
    outcome = staticmethod(outcome)
    parse = staticmethod(parse)
    position = staticmethod(position)

    def round_number(self, state: State) -> int:
        """Give the number of the partie in course, from 1."""
        return state.partie


__all__ = ["CassaNostra"]
