"""A position as the game log writes it (format of `simulate --log`)."""

from typing import Any

from cachecash.games.cache_cache.grid import CELLS
from cachecash.games.cache_cache.state import NOBODY, State


def position(state: State) -> dict[str, Any]:
    """Give the whole position; lists of cards run bottom to top. What is chosen in the set-up is visible already."""
    return {
        "round": state.round,
        "starter": _seat(state.starter),
        "active": _seat(state.active),
        "phase": state.phase,
        "grids": [[_cell(state, seat, cell) for cell in range(CELLS)] for seat in range(state.seats)],
        "draw": list(state.draw),
        "discard": list(state.discard),
        "drawn": state.drawn,
        "finisher": _seat(state.finisher),
        "totals": list(state.totals),
    }


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _cell(state: State, seat: int, cell: int) -> list[Any] | None:
    if not state.there[seat] >> cell & 1:
        return None
    hidden = state.hidden[seat] & ~state.chosen[seat]
    return [state.grids[seat][cell], not hidden >> cell & 1]
