"""A position as the game log writes it (format of `simulate --log`)."""

from typing import Any

from cachecash.games.cache_ton_cash.actions import NOBODY
from cachecash.games.cache_ton_cash.cards import Card, cards_of
from cachecash.games.cache_ton_cash.state import State


def position(state: State) -> dict[str, Any]:
    """Give the whole position, all hands included; lists of cards run bottom to top."""
    return {
        "round": state.round,
        "dealer": state.dealer,
        "active": state.active,
        "phase": state.phase,
        "step": state.step,
        "turning": [state.turned, *state.turning] if state.phase == "shift" else [],
        "hands": [_heap(hand) for hand in state.hands],
        "draw": _codes(state.draw),
        "discard": _codes(state.discard),
        "piles": [[_heap(made) for made in pile] for pile in state.piles],
        "neutral": [_codes(pile) for pile in state.neutral],
        "out": _heap(state.out),
        "totals": list(state.totals),
        "banned": _seat(state.banned),
        "challenge": _challenge(state),
    }


def _codes(cards: list[int]) -> list[str]:
    return [_NAMES[card] for card in cards]


def _heap(cards: int) -> list[str]:
    return [card.name for card in cards_of(cards)]


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _challenge(state: State) -> dict[str, Any] | None:
    if state.phase not in {"contest", "answer"}:
        return None
    return {
        "attacker": _seat(state.attacker),
        "defender": state.defender,
        "slot": state.slot,
        "aside": _heap(state.aside),
        "played": _heap(state.played),
        "demand": state.demand,
    }


_NAMES = tuple(card.name for card in Card)
