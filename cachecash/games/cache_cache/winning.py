"""The end of a round and of a game: rules KK-20 to KK-26."""

from cachecash.core.events import Tell
from cachecash.core.game import Outcome
from cachecash.games.cache_cache import events
from cachecash.games.cache_cache.cards import Card
from cachecash.games.cache_cache.columns import remove_column
from cachecash.games.cache_cache.deal import deal
from cachecash.games.cache_cache.grid import CELLS_OF, COLUMNS
from cachecash.games.cache_cache.state import NOBODY, State


def end_round(state: State, tell: Tell | None) -> None:
    """Turn everything up, count (KK-20 to KK-22), then end the game or deal again."""
    state.phase = "dealing"
    for seat in range(state.seats):
        _turn_all(state, seat, tell)
    raw = [sum(state.grids[seat]) for seat in range(state.seats)]  # a cell whose column has gone holds 0
    scores = raw[:]
    doubled = _doubles(state, raw)
    if doubled:
        scores[state.finisher] *= 2
    state.totals = [total + score for total, score in zip(state.totals, scores, strict=True)]
    over = max(state.totals) >= state.options.limit
    if over:
        state.phase = "over"
    if tell:
        finisher = None if state.finisher == NOBODY else state.finisher
        sums = (tuple(raw), tuple(scores), tuple(state.totals))
        tell(events.RoundEnded(state.round, *sums, _lowest(scores), finisher, doubled, over))
    if not over:
        deal(state, tell)
    elif tell:
        tell(events.GameEnded(_lowest(state.totals), tuple(state.totals)))


def outcome(state: State) -> Outcome | None:
    """Say how the game ended, or None while it goes on (KK-23, KK-24)."""
    return Outcome(_lowest(state.totals), tuple(state.totals)) if state.phase == "over" else None


def _turn_all(state: State, seat: int, tell: Tell | None) -> None:
    """KK-20: what was hidden is turned, and columns go (KK-16)."""
    cells = CELLS_OF[state.hidden[seat]]
    if not cells:
        return
    state.hidden[seat] = 0
    if tell:
        tell(events.GridTurned(seat, cells, tuple(Card(state.grids[seat][cell]) for cell in cells)))
    for column in range(COLUMNS):
        remove_column(state, seat, column, tell)


def _doubles(state: State, raw: list[int]) -> bool:
    """KK-21."""
    if state.finisher == NOBODY:
        return False
    mine = raw[state.finisher]
    return mine > 0 and any(other <= mine for seat, other in enumerate(raw) if seat != state.finisher)


def _lowest(values: list[int]) -> tuple[int, ...]:
    best = min(values)
    return tuple(seat for seat, value in enumerate(values) if value == best)
