"""Cache-cache under the contract suite."""

from collections import Counter
from itertools import combinations_with_replacement
from random import Random

from cachecash.core.events import Viewer
from cachecash.games.cache_cache import State, View
from cachecash.games.cache_cache.actions import DRAW, Action
from cachecash.games.cache_cache.cards import DECK, Card
from cachecash.games.cache_cache.grid import CELLS_OF, mask_of
from cachecash.games.cache_cache.options import Options
from cachecash.games.cache_cache.rules import MOST_TURNS
from cachecash.games.cache_cache.view import HIDDEN
from contract import Entry
from kk_positions import GAME, everywhere

_SPENDING = frozenset({"FLIP", "PLACE", "REJECT", "TAKE"})


def _actions() -> list[Action]:
    pairs = combinations_with_replacement(range(14), 2)
    return [
        DRAW,
        *(Action("REVEAL", pair) for pair in pairs),
        *(Action(verb, (cell,)) for verb in sorted(_SPENDING) for cell in range(14)),
    ]


def _deck(_seats: int, _options: Options) -> Counter[int]:
    return Counter(DECK)


def _shown(view: View) -> Counter[Card]:
    shown = [*view.discard, *view.out, *(card for grid in view.grids for card in grid if card < HIDDEN)]
    if view.drawn is not None:
        shown.append(view.drawn)
    return Counter(map(Card, shown))


def _left(state: State) -> int:
    """KK-26, and a last lap (KK-18)."""
    return MOST_TURNS + state.seats - state.turns


def _twin(state: State, viewer: Viewer, seat: int, action: Action, chooser: Random) -> State:
    """Exchange cards of the grids that are face down and of the draw pile; choose otherwise for who has chosen.

    What comes to light stays: the cells that the action names, the next card to be drawn, all that is turned where the
    set-up or the round ends. Where the draw pile is known (KK-12), its cards stay among themselves.
    """
    twin = state.copy()
    if state.phase == "setup" and len(GAME.to_act(state)) > 1:
        twin.chosen = [
            mask_of(*chooser.sample(range(12), 2)) if mask and other != viewer else mask
            for other, mask in enumerate(state.chosen)
        ]
    places: list[tuple[list[int], int]] = []
    if not _ends(state, seat, action):
        kept = [mask_of(*action.cells) if other == seat else 0 for other in range(state.seats)]
        kept = [mask | chosen for mask, chosen in zip(kept, twin.chosen, strict=True)]
        places = [
            (twin.grids[other], cell)
            for other in range(state.seats)
            for cell in CELLS_OF[state.hidden[other] & ~kept[other]]
        ]
    pile = [(twin.draw, at) for at in range(len(state.draw) - 1)]
    for group in [places, pile] if state.remade else [places + pile]:
        cards = [zone[at] for zone, at in group]
        chooser.shuffle(cards)
        for (zone, at), card in zip(group, cards, strict=True):
            zone[at] = card
    return twin


def _ends(state: State, seat: int, action: Action) -> bool:
    """Whether the action turns all that is hidden: the round ends with it."""
    following = (seat + 1) % state.seats
    return action.verb in _SPENDING and (following == state.finisher or state.turns + 1 >= MOST_TURNS)


ENTRY = Entry(
    game=GAME,
    options=[{"limit": "50"}, {"limit": "50", "columns": "out"}, {}],
    card=Card,
    cards=everywhere,
    deck=_deck,
    shown=_shown,
    actions=_actions(),
    verbs=("REVEAL", "FLIP", "DRAW", "TAKE", "PLACE", "REJECT"),
    spends=lambda action: action.verb in _SPENDING,
    left=_left,
    twin=_twin,
    favourites=("DRAW", "PLACE"),
)
