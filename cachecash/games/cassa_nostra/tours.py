"""How parties and tours begin: rules CS-2 to CS-5."""

from cachecash.core.events import ChanceDrawn, Tell
from cachecash.games.cassa_nostra import events
from cachecash.games.cassa_nostra.cards import FULL
from cachecash.games.cassa_nostra.state import NOBODY, State

_SIDES = 4
_MOST = 10
"""CS-4: of the dice, and of each player's part of a quest."""


def begin_partie(state: State, tell: Tell | None) -> None:
    """CS-2: everybody still in takes back all cards."""
    state.partie += 1
    state.tour = 0
    state.hands = [FULL if plays else 0 for plays in state.playing]
    state.spent = [0] * state.seats
    state.up = [0] * state.seats
    state.down = [0] * state.seats
    _move_first(state, tell)
    if tell:
        tell(events.PartieBegan(state.partie, state.first, players(state)))
    _set_quest(state, tell)


def begin_tour(state: State, tell: Tell | None) -> None:
    """CS-12: the cards of the tour before are out; a new quest is set."""
    for seat in range(state.seats):
        state.spent[seat] += state.up[seat] + state.down[seat]
        state.up[seat] = state.down[seat] = 0
    _move_first(state, tell)
    _set_quest(state, tell)


def players(state: State) -> tuple[int, ...]:
    """Give the seats still in the game."""
    return tuple(seat for seat, plays in enumerate(state.playing) if plays)


def _move_first(state: State, tell: Tell | None) -> None:
    """CS-3."""
    if state.first != NOBODY:
        state.first = (state.first + 1) % state.seats
        return
    state.first = state.chance.below(state.seats, "first")
    if tell:
        tell(ChanceDrawn("first", state.first))


def _set_quest(state: State, tell: Tell | None) -> None:
    """CS-4, CS-5: roll one die for each player still in, then ask for the deposits."""
    seats = players(state)
    state.tour += 1
    roll = state.chance.below
    state.dice = [1 + roll(_SIDES, "dice", state.partie, seat, state.tour) for seat in seats]
    most = _MOST * len(seats)
    state.quest = most - sum(state.dice)
    state.phase = "deposit"
    state.waiting = [seat for seat in seats if state.hands[seat]]
    if tell:
        tell(ChanceDrawn("dice", [*state.dice]))
        tell(events.QuestSet(state.tour, state.quest, most, tuple(state.dice)))
        for seat in seats:
            if not state.hands[seat]:
                tell(events.HandEmpty(seat))
        if state.waiting:
            tell(events.DepositsAsked(tuple(state.waiting)))
