"""What a seat, or a spectator, may know of a position; and a position that the owner of a view cannot tell from it."""

from dataclasses import dataclass

from cachecash.core.chance import Chance
from cachecash.core.events import Viewer
from cachecash.games.petite_bataille.cards import DECK
from cachecash.games.petite_bataille.options import Options
from cachecash.games.petite_bataille.rules import awaited
from cachecash.games.petite_bataille.state import State


@dataclass(frozen=True, slots=True)
class View:
    """All that *viewer* may know; None is a spectator, who has no *hand*. *sizes* counts the cards of each hand."""

    viewer: Viewer
    options: Options
    round: int
    leader: int
    awaited: tuple[int, ...]
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    laid: int
    played: tuple[int, ...]
    tricks: tuple[int, ...]
    totals: tuple[int, ...]


def view(state: State, viewer: Viewer) -> View:
    """Give what *viewer* may know of *state*."""
    return View(
        viewer=viewer,
        options=state.options,
        round=state.round,
        leader=state.leader,
        awaited=awaited(state),
        hand=() if viewer is None else tuple(state.hands[viewer]),
        sizes=tuple(map(len, state.hands)),
        laid=state.laid,
        played=tuple(state.played),
        tricks=tuple(state.tricks),
        totals=tuple(state.totals),
    )


def redeal(view: View, chance: Chance) -> State:
    """Share out, at random, the cards that the viewer has not seen: those of a hand, and the one laid aside."""
    state = State(view.options, chance)
    state.round = view.round
    state.leader = view.leader
    state.laid = view.laid
    state.played = [*view.played]
    state.tricks = [*view.tricks]
    state.totals = [*view.totals]
    state.over = not view.awaited
    known = {*view.hand, *view.played, view.laid}
    unseen = chance.shuffled([card for card in DECK if card not in known], "unseen", view.round)
    for seat, size in enumerate(view.sizes):
        state.hands[seat] = [*view.hand] if seat == view.viewer else sorted(unseen.pop() for _ in range(size))
    state.aside = unseen.pop()
    return state
