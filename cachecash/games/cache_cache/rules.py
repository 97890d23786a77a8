"""What an action does: rules KK-5 to KK-19. One function a verb, then what follows every turn."""

from collections.abc import Callable

from cachecash.core.events import ChanceDrawn, Tell
from cachecash.games.cache_cache import events
from cachecash.games.cache_cache.actions import Action
from cachecash.games.cache_cache.cards import Card
from cachecash.games.cache_cache.columns import remove_column
from cachecash.games.cache_cache.deal import turn_chosen
from cachecash.games.cache_cache.grid import column_of, mask_of
from cachecash.games.cache_cache.state import NOBODY, State
from cachecash.games.cache_cache.winning import end_round

MOST_TURNS = 1000
"""KK-26."""


def apply(state: State, seat: int, action: Action, tell: Tell | None = None) -> None:
    """Play a legal action, changing *state* in place and telling each fact as it becomes true."""
    _DO[action.verb](state, seat, action, tell)


def _reveal(state: State, seat: int, action: Action, tell: Tell | None) -> None:
    """KK-5: a choice, secret until all have chosen."""
    state.chosen[seat] = mask_of(*action.cells)
    if all(state.chosen):
        turn_chosen(state, tell)
    elif tell:
        tell(events.CardsChosen(seat, action.cells))


def _flip(state: State, seat: int, action: Action, tell: Tell | None) -> None:
    """KK-7."""
    (cell,) = action.cells
    state.hidden[seat] &= ~(1 << cell)
    if tell:
        tell(events.CardFlipped(seat, cell, Card(state.grids[seat][cell])))
    _end_turn(state, seat, cell, tell)


def _draw(state: State, seat: int, _action: Action, tell: Tell | None) -> None:
    """KK-8."""
    if not state.draw:
        _remake(state, tell)
    state.drawn = state.draw.pop()
    state.phase = "drawn"
    if tell:
        tell(events.CardDrawn(seat, Card(state.drawn), len(state.draw)))


def _remake(state: State, tell: Tell | None) -> None:
    """KK-12: the discards but the top one become the draw pile."""
    *under, top = state.discard
    state.draw = state.chance.shuffled(under, "reshuffle", state.round, counter=state.remade)
    state.discard = [top]
    state.remade += 1
    if tell:
        tell(ChanceDrawn("shuffle", list(state.draw)))
        tell(events.DrawPileRemade(len(state.draw), Card(top)))


def _place(state: State, seat: int, action: Action, tell: Tell | None) -> None:
    """KK-8: the drawn card takes the place of one of the grid."""
    assert state.drawn is not None  # noqa: S101 - a legal PLACE follows a DRAW
    card, state.drawn = state.drawn, None
    _exchange(state, seat, action, card, tell)


def _take(state: State, seat: int, action: Action, tell: Tell | None) -> None:
    """KK-9: so does the top discard."""
    _exchange(state, seat, action, state.discard.pop(), tell)


def _exchange(state: State, seat: int, action: Action, card: int, tell: Tell | None) -> None:
    (cell,) = action.cells
    grid, bit = state.grids[seat], 1 << cell
    replaced, grid[cell] = grid[cell], card
    was_hidden = bool(state.hidden[seat] & bit)
    state.hidden[seat] &= ~bit
    state.discard.append(replaced)
    if tell:
        tell(events.CardPlaced(seat, cell, Card(card), Card(replaced), was_hidden, action.verb == "TAKE"))
    _end_turn(state, seat, cell, tell)


def _reject(state: State, seat: int, action: Action, tell: Tell | None) -> None:
    """KK-8: the drawn card is thrown away, and a hidden one turned."""
    assert state.drawn is not None  # noqa: S101 - a legal REJECT follows a DRAW
    card, state.drawn = state.drawn, None
    (cell,) = action.cells
    state.discard.append(card)
    state.hidden[seat] &= ~(1 << cell)
    if tell:
        tell(events.CardRejected(seat, Card(card), cell, Card(state.grids[seat][cell])))
    _end_turn(state, seat, cell, tell)


def _end_turn(state: State, seat: int, cell: int, tell: Tell | None) -> None:
    """KK-14, then KK-17 to KK-19, KK-26: the next player, or the end of the round."""
    remove_column(state, seat, column_of(cell), tell)
    state.turns += 1
    if state.finisher == NOBODY and not state.hidden[seat]:
        state.finisher = seat
        if tell:
            tell(events.GridFinished(seat, empty=not state.there[seat]))
    following = (seat + 1) % state.seats
    if following == state.finisher or (state.finisher == NOBODY and state.turns >= MOST_TURNS):
        end_round(state, tell)
        return
    state.active = following
    state.phase = "turn"
    if tell:
        tell(events.TurnBegan(following, Card(state.discard[-1]), last=state.finisher != NOBODY))


_DO: dict[str, Callable[[State, int, Action, Tell | None], None]] = {
    "REVEAL": _reveal,
    "FLIP": _flip,
    "DRAW": _draw,
    "PLACE": _place,
    "REJECT": _reject,
    "TAKE": _take,
}
