"""Petite bataille: three cards each out of seven, one laid aside unseen; the higher card takes. The rules."""

from collections.abc import Mapping

from cachecash.core.chance import Chance
from cachecash.core.events import Tell
from cachecash.games.petite_bataille.actions import parse
from cachecash.games.petite_bataille.options import Options
from cachecash.games.petite_bataille.rules import apply, awaited, begin_round, draw_leader, legal, outcome, refusal
from cachecash.games.petite_bataille.state import State, position
from cachecash.games.petite_bataille.view import redeal, view


class PetiteBataille:
    """The Game contract for Petite bataille, 2 seats (see `cachecash.core.game.Game` for each name)."""

    id = "petite-bataille"
    seats = range(2, 3)
    options = Options
    presets: Mapping[str, Mapping[str, str]] = {}

    def new(self, seats: int, options: Options, chance: Chance, tell: Tell | None = None) -> State:
        """Draw who leads, and deal the first round."""
        state = State(options, chance)
        draw_leader(state, tell)
        begin_round(state, tell)
        return state

    to_act = staticmethod(awaited)
    legal = staticmethod(legal)
    refusal = staticmethod(refusal)
    apply = staticmethod(apply)
    view = staticmethod(view)
    redeal = staticmethod(redeal)
    outcome = staticmethod(outcome)
    parse = staticmethod(parse)
    position = staticmethod(position)

    def round_number(self, state: State) -> int:
        """Give the number of the round in course, from 1."""
        return state.round
