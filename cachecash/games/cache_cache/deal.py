"""Setting up a round (KK-2 to KK-6): the deal, then, once everybody has chosen, the two cards each and who starts."""

from cachecash.core.events import ChanceDrawn, Tell
from cachecash.games.cache_cache import events
from cachecash.games.cache_cache.cards import DECK, Card
from cachecash.games.cache_cache.grid import CELLS, CELLS_OF
from cachecash.games.cache_cache.state import State


def deal(state: State, tell: Tell | None) -> None:
    """Deal the next round: all cards are gathered, and everybody is asked for two cards to turn."""
    state.clear()
    state.round += 1
    state.draw = state.chance.shuffled(DECK, "shuffle", state.round)
    if tell:
        tell(ChanceDrawn("shuffle", list(state.draw)))
    for grid in state.grids:
        grid[:] = state.draw[: -CELLS - 1 : -1]  # dealt one by one from the end of the deck
        del state.draw[-CELLS:]
    state.discard.append(state.draw.pop())
    if tell:
        tell(events.RoundBegan(state.round))
        tell(events.StarterTurned(Card(state.discard[0])))
        tell(events.ChoiceAsked())


def turn_chosen(state: State, tell: Tell | None) -> None:
    """KK-5: all have chosen, and all turn their cards at once."""
    for seat, mask in enumerate(state.chosen):
        state.hidden[seat] &= ~mask
    chosen, state.chosen = state.chosen, [0] * state.seats
    sums = [sum(state.grids[seat][cell] for cell in CELLS_OF[mask]) for seat, mask in enumerate(chosen)]
    state.phase = "dealing"
    if tell:
        for seat, mask in enumerate(chosen):
            cards = tuple(Card(state.grids[seat][cell]) for cell in CELLS_OF[mask])
            tell(events.CardsTurned(seat, CELLS_OF[mask], cards, sums[seat]))
    _choose_starter(state, sums, tell)


def _choose_starter(state: State, sums: list[int], tell: Tell | None) -> None:
    """KK-6."""
    best = max(sums)
    tied = [seat for seat, total in enumerate(sums) if total == best]
    state.starter = tied[0]
    if len(tied) > 1:
        state.starter = tied[state.chance.below(len(tied), "tie", state.round)]
    state.active = state.starter
    state.phase = "turn"
    if tell:
        if len(tied) > 1:
            tell(ChanceDrawn("tie", state.starter))
        tell(events.StarterChosen(state.starter, best, tuple(tied)))
        tell(events.TurnBegan(state.starter, Card(state.discard[-1]), last=False))
