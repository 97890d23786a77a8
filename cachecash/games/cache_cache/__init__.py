"""Cache-cache: a grid of hidden cards, to be made as small as possible. The rules; see README.md in this folder."""

from collections.abc import Mapping

from cachecash.core.chance import Chance
from cachecash.core.events import Tell
from cachecash.games.cache_cache.actions import Action, parse
from cachecash.games.cache_cache.deal import deal
from cachecash.games.cache_cache.moves import awaited, legal
from cachecash.games.cache_cache.options import Options
from cachecash.games.cache_cache.position import position
from cachecash.games.cache_cache.redeal import redeal
from cachecash.games.cache_cache.refusals import refusal
from cachecash.games.cache_cache.rules import apply
from cachecash.games.cache_cache.state import State
from cachecash.games.cache_cache.view import View, view
from cachecash.games.cache_cache.winning import outcome


class CacheCache:
    """The Game contract for Cache-cache, 2 to 6 seats (see `cachecash.core.game.Game` for each name)."""

    id = "cache-cache"
    seats = range(2, 7)
    options = Options
    presets: Mapping[str, Mapping[str, str]] = {}

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


__all__ = ["Action", "CacheCache", "State", "View"]
