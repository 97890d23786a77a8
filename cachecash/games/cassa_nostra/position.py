"""A position as the game log writes it (format of `simulate --log`)."""

from typing import Any

from cachecash.games.cassa_nostra.cards import cards_of
from cachecash.games.cassa_nostra.state import State


def position(state: State) -> dict[str, Any]:
    """Give the whole position, with what was chosen in a simultaneous phase; an eliminated seat has nothing."""
    return {
        "partie": state.partie,
        "tour": state.tour,
        "first": state.first,
        "phase": state.phase,
        "quest": state.quest,
        "dice": list(state.dice),
        "hands": _written(state.hands),
        "up": _written(state.up),
        "down": _written(state.down),
        "spent": _written(state.spent),
        "tokens": list(state.tokens),
        "playing": list(state.playing),
    }


def _written(heaps: list[int]) -> list[list[int]]:
    return [[card.value for card in cards_of(cards)] for cards in heaps]
