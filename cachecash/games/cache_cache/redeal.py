"""A whole position that the owner of a view cannot tell from the true one."""

from collections import Counter
from functools import lru_cache

from cachecash.core.chance import Chance
from cachecash.games.cache_cache.cards import DECK
from cachecash.games.cache_cache.grid import ALL, CELLS, mask_of
from cachecash.games.cache_cache.state import NOBODY, State
from cachecash.games.cache_cache.view import GONE, HIDDEN, View

_UNDEALT = Chance("")
"""What a position has for chance before it is dealt."""


def redeal(view: View, chance: Chance) -> State:
    """Put the cards that nobody sees into the hidden places, at random; *chance* deals what follows.

    What the draw pile is known to be made of (KK-12) stays in it. Whoever has chosen in the set-up, unseen, gets a
    choice by lot.
    """
    shown, rest, known = _known(view)
    state = shown.copy()
    state.chance = chance
    if view.phase == "setup":
        state.chosen = [_choice(view, seat, chance) for seat in range(view.seats)]
    cards = chance.shuffled(rest, "unseen", view.round)
    if known:
        cards += chance.shuffled(known, "known", view.round)
    cards.reverse()
    for grid in state.grids:
        grid[:] = [cards.pop() if card == HIDDEN else card for card in grid]
    cards.reverse()
    if view.phase == "drawn" and view.drawn is None:
        state.drawn = cards.pop()
    state.draw = cards
    return state


@lru_cache(maxsize=8)
def _known(view: View) -> tuple[State, tuple[int, ...], tuple[int, ...]]:
    """Give what the view shows, never to be changed, the cards hidden anywhere, and those in the draw pile for sure."""
    unseen = Counter(DECK) - Counter(_shown(view))
    known = Counter(view.known or ())
    return _seen(view), tuple(sorted((unseen - known).elements())), tuple(sorted(known.elements()))


def _seen(view: View) -> State:
    """Copy what the view shows; hidden cards are left as such in the grids."""
    state = State(view.seats, view.options, _UNDEALT)
    state.round = view.round
    state.phase = view.phase
    state.active = _number(view.active)
    state.starter = _number(view.starter)
    state.finisher = _number(view.finisher)
    state.turns = view.turns
    state.remade = view.remade
    state.grids = [[0 if card == GONE else card for card in shown] for shown in view.grids]
    state.there = [_mask(shown, GONE) ^ ALL for shown in view.grids]
    state.hidden = [_mask(shown, HIDDEN) for shown in view.grids]
    state.discard = [*view.discard]
    state.out = [*view.out]
    state.drawn = view.drawn
    state.totals = [*view.totals]
    return state


def _number(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _mask(shown: tuple[int, ...], what: int) -> int:
    return mask_of(*(cell for cell, card in enumerate(shown) if card == what))


def _choice(view: View, seat: int, chance: Chance) -> int:
    if seat == view.viewer:
        return view.chosen
    if seat in view.awaited:
        return 0
    return mask_of(*chance.shuffled(range(CELLS), "choice", view.round, seat)[:2])


def _shown(view: View) -> list[int]:
    """Give the cards whose place the viewer knows."""
    held = [] if view.drawn is None else [view.drawn]
    return [*view.discard, *view.out, *held, *(card for grid in view.grids for card in grid if card < HIDDEN)]
