"""What a seat, or a spectator, may know of a position (CS-5 to CS-8, CS-12)."""

from dataclasses import dataclass
from operator import add

from cachecash.core.events import Viewer
from cachecash.games.cassa_nostra.cards import size_of
from cachecash.games.cassa_nostra.moves import awaited
from cachecash.games.cassa_nostra.options import Options
from cachecash.games.cassa_nostra.state import State

Heaps = tuple[int, ...]

_FACE_DOWN = frozenset({"deposit", "show", "adjust"})
"""The phases in which deposits have cards that their owners alone know."""


@dataclass(frozen=True, slots=True)
class View:
    """All that *viewer* may know; None is a spectator. Heaps are those of `cards`, tuples have one entry a seat.

    *awaited* are the seats still to choose. Public: *held* is how many cards each hand is known to hold, *laid* how
    many each deposit has (0 before all are in: they still count as held), *turned* the heap of what lies face up of
    it, *spent* the heap of the tours before. The viewer's own: *hand* (None for a spectator), and of its deposit
    *down*, the heap that lies face down, and *chosen*, the card that it will turn, until all have chosen theirs.
    """

    viewer: Viewer
    seats: int
    options: Options
    partie: int
    tour: int
    first: int
    phase: str
    awaited: tuple[int, ...]
    quest: int
    dice: tuple[int, ...]
    tokens: tuple[int, ...]
    playing: tuple[bool, ...]
    held: tuple[int, ...]
    laid: tuple[int, ...]
    turned: tuple[int, ...]
    spent: tuple[int, ...]
    hand: int | None
    down: int
    chosen: int


def view(state: State, viewer: Viewer) -> View:
    """Give what *viewer* may know of *state*."""
    phase = state.phase
    held, laid, turned = _public(state)
    return View(
        viewer=viewer,
        seats=state.seats,
        options=state.options,
        partie=state.partie,
        tour=state.tour,
        first=state.first,
        phase=phase,
        awaited=awaited(state),
        quest=state.quest,
        dice=tuple(state.dice),
        tokens=tuple(state.tokens),
        playing=tuple(state.playing),
        held=tuple(map(size_of, held)),
        laid=tuple(map(size_of, laid)),
        turned=turned,
        spent=tuple(state.spent),
        hand=None if viewer is None else state.hands[viewer],
        down=state.down[viewer] if viewer is not None and phase in _FACE_DOWN else 0,
        chosen=state.up[viewer] if viewer is not None and phase == "show" else 0,
    )


def _public(state: State) -> tuple[Heaps, Heaps, Heaps]:
    """Give what hands and deposits hold as far as it is known, and what lies face up."""
    hands, nothing = tuple(state.hands), (0,) * state.seats
    deposits = tuple(map(add, state.up, state.down))
    if state.phase == "deposit":
        return tuple(map(add, hands, deposits)), nothing, nothing
    if state.phase == "show":
        return hands, deposits, nothing
    return hands, deposits, tuple(state.up) if state.phase == "adjust" else deposits
