"""The zones of Cache-cache: one's own grid, the discard pile, the draw pile, the grids of the others."""

from collections.abc import Iterator, Sequence

from cachecash.games.cache_cache.actions import Action
from cachecash.games.cache_cache.view import View
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Level
from cachecash.presentation.cache_cache.grid_zones import grid_zone, own_cell
from cachecash.presentation.cache_cache.look import Look
from cachecash.presentation.cache_cache.middle_zones import DRAWN, TOP, discard_zone, draw_zone
from cachecash.presentation.cache_cache.words import Words
from cachecash.presentation.zones import Hold, Item, Zone, place_zone

GRID = place_zone(1)
"""The zone of one's own grid."""
_ON_A_CELL = {"turn": "FLIP", "drawn": "PLACE"}
"""What Enter does on a cell, by phase."""


class CacheCacheBoard:
    """The `Board` and `Holding` contracts for Cache-cache (see `cachecash.presentation.zones` for each name).

    A card is turned, or covered by the drawn one, where it lies. What needs two things begins with the first of them:
    the top discard, which Enter takes, the drawn card, which is thrown away, one of two cells at the set-up.
    """

    def __init__(self, catalog: Catalog, names: Sequence[str]) -> None:
        """Take the language and the names of the people, one a seat."""
        self._words = Words(catalog, names)

    def zones(self, view: View, legal: Sequence[Action], level: Level) -> tuple[Zone[Action], ...]:
        """Give every zone, in the order of Tab: a spectator's begin with the piles."""
        return tuple(self._zones(Look(self._words, view, level, tuple(legal))))

    def _zones(self, look: Look) -> Iterator[Zone[Action]]:
        seats = look.words.around(look.view.seats, look.view.viewer)
        mine = look.view.viewer is not None
        if mine:
            yield grid_zone(look, 1, seats[0])
        yield discard_zone(look)
        yield draw_zone(look)
        for place, seat in enumerate(seats, 1):
            if not (mine and place == 1):
                yield grid_zone(look, place, seat)

    def start(self, view: View, legal: Sequence[Action]) -> str | None:
        """Give the grid at the set-up, and for a card that was drawn."""
        return GRID if legal and view.phase in {"setup", "drawn"} else None

    def decline(self, view: View, legal: Sequence[Action]) -> Action | None:
        """Give nothing: nothing is ever offered that could be turned down."""
        return None

    def plain(self, view: View, legal: Sequence[Action], item: Item[Action]) -> Action | None:
        """Give what Enter does on a cell: turn it, or lay the drawn card there."""
        verb = _ON_A_CELL.get(view.phase)
        if own_cell(item.id) is None:
            return None
        return next((action for action in item.actions if action.verb == verb), None)

    def takes_all(self, action: Action, hand: Sequence[str]) -> bool:
        """There is no hand."""
        return True

    def hold(self, view: View, legal: Sequence[Action], item: Item[Action]) -> Hold | None:
        """Take the top discard, throw the drawn card away, or choose the first of two cells."""
        if not item.actions:
            return None
        if item.id == TOP:
            return Hold(self._words("hold-discard", top=view.discard[-1]), GRID)
        if item.id == DRAWN:
            return Hold(self._words("hold-drawn", drawn=view.drawn), GRID)
        if view.phase == "setup":
            return Hold(self._words("hold-cell", item=item.name))
        return None

    def then(self, view: View, legal: Sequence[Action], held: Sequence[str], item: Item[Action]) -> Action | None:
        """Give what is done with what is held, on a cell of one's own grid."""
        cell = own_cell(item.id)
        if cell is None:
            return None
        if TOP in held:
            return Action("TAKE", (cell,))
        if DRAWN in held:
            return Action("REJECT", (cell,))
        cells = {cell, *(other for one in held if (other := own_cell(one)) is not None)}
        return Action("REVEAL", tuple(cells)) if len(cells) == 2 else None
