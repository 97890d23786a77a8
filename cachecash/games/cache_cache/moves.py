"""Which actions are open: rules KK-5 to KK-13, in the order a player browses them.

The actions on a grid depend on its mask alone: they stand in tables, one entry a mask.
"""

from itertools import combinations

from cachecash.games.cache_cache.actions import DRAW, Action
from cachecash.games.cache_cache.grid import ALL, CELLS, CELLS_OF
from cachecash.games.cache_cache.state import State

_REVEALS = tuple(Action("REVEAL", pair) for pair in combinations(range(CELLS), 2))


def _table(verb: str) -> tuple[tuple[Action, ...], ...]:
    single = tuple(Action(verb, (cell,)) for cell in range(CELLS))
    return tuple(tuple(single[cell] for cell in CELLS_OF[mask]) for mask in range(ALL + 1))


_FLIPS, _PLACES, _REJECTS, _TAKES = map(_table, ("FLIP", "PLACE", "REJECT", "TAKE"))


def awaited(state: State) -> tuple[int, ...]:
    """Who must choose now: all who have not chosen yet in the set-up; nobody when the game is over."""
    if state.phase == "setup":
        return tuple(seat for seat, mask in enumerate(state.chosen) if not mask)
    return (state.active,) if state.phase in {"turn", "drawn"} else ()


def legal(state: State, seat: int) -> list[Action]:
    """Every action open to *seat*; none if it is not awaited."""
    if state.phase == "setup":
        return [] if state.chosen[seat] else [*_REVEALS]
    if seat != state.active:
        return []
    if state.phase == "turn":
        return [*_FLIPS[state.hidden[seat]], DRAW, *_TAKES[state.there[seat]]]
    if state.phase == "drawn":
        return [*_PLACES[state.there[seat]], *_REJECTS[state.hidden[seat]]]
    return []
