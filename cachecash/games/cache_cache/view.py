"""What a seat, or a spectator, may know of a position: nobody knows a hidden card (KK-3)."""

from dataclasses import dataclass

from cachecash.core.events import Viewer
from cachecash.games.cache_cache.grid import CELLS
from cachecash.games.cache_cache.moves import awaited
from cachecash.games.cache_cache.options import Options
from cachecash.games.cache_cache.state import NOBODY, State

HIDDEN = 20
"""In a view's grid: a card that is face down."""
GONE = 21
"""In a view's grid: no card, its column has disappeared."""


@dataclass(frozen=True, slots=True)
class View:
    """All that *viewer* may know; None is a spectator.

    *grids* have a value a cell, `HIDDEN` or `GONE`. *chosen* is the mask of what the viewer has chosen in the set-up.
    *drawn* is the drawn card where the viewer drew it. *known* are the cards, in ascending order, that are known to
    make up the draw pile, with the drawn card where somebody else holds it: None before the discards were shuffled
    into it (KK-12).
    """

    viewer: Viewer
    seats: int
    options: Options
    round: int
    phase: str
    awaited: tuple[int, ...]
    active: int | None
    starter: int | None
    finisher: int | None
    grids: tuple[tuple[int, ...], ...]
    chosen: int
    discard: tuple[int, ...]
    out: tuple[int, ...]
    draw_size: int
    drawn: int | None
    known: tuple[int, ...] | None
    remade: int
    turns: int
    totals: tuple[int, ...]

    def cells(self, seat: int, *, hidden: bool = False) -> tuple[int, ...]:
        """Give the cells of a grid that hold a card, or those alone that are face down."""
        return tuple(at for at, card in enumerate(self.grids[seat]) if card == HIDDEN or (card < HIDDEN and not hidden))


def view(state: State, viewer: Viewer) -> View:
    """Give what *viewer* may know of *state*."""
    mine = viewer is not None and viewer == state.active
    return View(
        viewer=viewer,
        seats=state.seats,
        options=state.options,
        round=state.round,
        phase=state.phase,
        awaited=awaited(state),
        active=_seat(state.active),
        starter=_seat(state.starter),
        finisher=_seat(state.finisher),
        grids=tuple(_grid(state, seat) for seat in range(state.seats)),
        chosen=0 if viewer is None else state.chosen[viewer],
        discard=tuple(state.discard),
        out=tuple(state.out),
        draw_size=len(state.draw),
        drawn=state.drawn if mine else None,
        known=_known(state, mine=mine),
        remade=state.remade,
        turns=state.turns,
        totals=tuple(state.totals),
    )


def _seat(number: int) -> int | None:
    return None if number == NOBODY else number


def _grid(state: State, seat: int) -> tuple[int, ...]:
    grid, there, hidden = state.grids[seat], state.there[seat], state.hidden[seat]
    return tuple([HIDDEN if hidden >> cell & 1 else grid[cell] if there >> cell & 1 else GONE for cell in range(CELLS)])


def _known(state: State, *, mine: bool) -> tuple[int, ...] | None:
    if not state.remade:
        return None
    held = [] if mine or state.drawn is None else [state.drawn]
    return tuple(sorted([*state.draw, *held]))
