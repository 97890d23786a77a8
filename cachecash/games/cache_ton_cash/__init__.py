"""Cache ton Cash: collect pairs, cover them, steal the top set of a rival. The rules; see README.md in this folder."""

from collections.abc import Mapping

from cachecash.core.chance import Chance
from cachecash.core.events import Tell, Viewer
from cachecash.core.game import Outcome
from cachecash.core.problems import Refusal
from cachecash.games.cache_ton_cash.actions import Action, parse
from cachecash.games.cache_ton_cash.deal import deal
from cachecash.games.cache_ton_cash.moves import awaited, legal
from cachecash.games.cache_ton_cash.options import PRESETS, Options
from cachecash.games.cache_ton_cash.position import position
from cachecash.games.cache_ton_cash.redeal import redeal
from cachecash.games.cache_ton_cash.refusals import refusal
from cachecash.games.cache_ton_cash.rules import apply
from cachecash.games.cache_ton_cash.state import State
from cachecash.games.cache_ton_cash.view import View, view
from cachecash.games.cache_ton_cash.winning import outcome


class CacheTonCash:
    """The Game contract for Cache ton Cash, 2 to 6 seats (see `cachecash.core.game.Game` for each name)."""

    id = "cache-ton-cash"
    seats = range(2, 7)
    options = Options
    presets: Mapping[str, Mapping[str, str]] = PRESETS

    def new(self, seats: int, options: Options, chance: Chance, tell: Tell | None = None) -> State:
        """Set up the table and deal the first round."""
        state = State(seats, options, chance)
        deal(state, tell)
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
        """Give the number of the round in course, from 1."""
        return state.round


__all__ = ["Action", "CacheTonCash", "Outcome", "Refusal", "State", "View", "Viewer"]
