"""The grid of a player: 4 columns of 3 cells (KK-3). Sets of cells are masks, with one bit a cell."""

COLUMNS, ROWS = 4, 3
CELLS = COLUMNS * ROWS
ALL = (1 << CELLS) - 1
"""The mask of every cell."""

COLUMN_MASKS = tuple(0b111 << ROWS * column for column in range(COLUMNS))

CELLS_OF = tuple(tuple(cell for cell in range(CELLS) if mask >> cell & 1) for mask in range(ALL + 1))
"""By mask: its cells, in ascending order."""


def mask_of(*cells: int) -> int:
    """Give the mask of some cells."""
    return sum(1 << cell for cell in cells)


def column_of(cell: int) -> int:
    """Give the column of a cell, from 0."""
    return cell // ROWS


def row_of(cell: int) -> int:
    """Give the row of a cell, from 0 at the top."""
    return cell % ROWS
