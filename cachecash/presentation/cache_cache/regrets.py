"""What is asked again before something is lost: a better card, or a round that somebody else may win."""

from cachecash.games.cache_cache.actions import Action
from cachecash.games.cache_cache.grid import COLUMN_MASKS, column_of
from cachecash.games.cache_cache.view import HIDDEN, View
from cachecash.narration.utterance import Rendered
from cachecash.presentation.cache_cache.words import Words, hidden_count, visible_sum

_LAYS = frozenset({"PLACE", "TAKE"})


def regret(words: Words, view: View, action: Action) -> Rendered | None:
    """Give the question, or None where nothing is lost that can be seen."""
    if view.viewer is None or len(action.cells) != 1:
        return None
    return _dearer(words, view, view.viewer, action) or _too_soon(words, view, view.viewer, action)


def _dearer(words: Words, view: View, me: int, action: Action) -> Rendered | None:
    """A visible card gives way to a dearer one that is like no other card of its column."""
    (cell,) = action.cells
    there, card = view.grids[me][cell], _laid(view, action)
    if card is None or there >= HIDDEN or card <= there or card in _beside(view, me, cell):
        return None
    return words("regret-dearer", card=card, there=there)


def _laid(view: View, action: Action) -> int | None:
    """Give the card that an action lays on a cell."""
    if action.verb not in _LAYS:
        return None
    return view.discard[-1] if action.verb == "TAKE" else view.drawn


def _beside(view: View, me: int, cell: int) -> list[int]:
    """Give the other cards of a cell's column."""
    mask = COLUMN_MASKS[column_of(cell)] & ~(1 << cell)
    return [card for other, card in enumerate(view.grids[me]) if mask >> other & 1]


def _too_soon(words: Words, view: View, me: int, action: Action) -> Rendered | None:
    """KK-21: it would end one's grid, though somebody shows less."""
    (cell,) = action.cells
    if view.finisher is not None or view.grids[me][cell] != HIDDEN or hidden_count(view, me) > 1:
        return None
    card = _laid(view, action)
    mine = visible_sum(view, me) + (card or 0)
    lowest = min((seat for seat in range(view.seats) if seat != me), key=lambda seat: visible_sum(view, seat))
    least = visible_sum(view, lowest)
    if mine <= 0 or least > mine or (card is not None and _beside(view, me, cell) == [card, card]):
        return None
    return words("regret-finish", sum=mine, known=card is not None, seat=words.name(lowest), least=least)
