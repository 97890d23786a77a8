"""Columns that disappear: rules KK-14 and KK-15."""

from cachecash.core.events import Tell
from cachecash.games.cache_cache import events
from cachecash.games.cache_cache.cards import Card
from cachecash.games.cache_cache.grid import COLUMN_MASKS, ROWS
from cachecash.games.cache_cache.state import State


def remove_column(state: State, seat: int, column: int, tell: Tell | None) -> None:
    """Take a column away if its three cards are visible and equal."""
    mask = COLUMN_MASKS[column]
    if state.hidden[seat] & mask or not state.there[seat] & mask:
        return
    grid, first = state.grids[seat], ROWS * column
    card = grid[first]
    if not card == grid[first + 1] == grid[first + 2]:
        return
    state.there[seat] &= ~mask
    grid[first : first + ROWS] = [0] * ROWS
    out = state.options.columns == "out"
    pile = state.out if out else state.discard
    pile += [card] * ROWS
    if tell:
        tell(events.ColumnRemoved(seat, column, Card(card), state.there[seat].bit_count() // ROWS, out))
