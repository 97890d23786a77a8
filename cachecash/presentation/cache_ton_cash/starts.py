"""Where each action starts from: the things of the table that a player may take hold of to do it."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cachecash.games.cache_ton_cash.actions import Action
from cachecash.games.cache_ton_cash.view import View


class Spot(NamedTuple):
    """One thing: a *where* (``hand``, ``discard``, ``neutral``, ``set``) and what tells it from the others there.

    A card of the hand is told by its kind, a neutral pile by its number, a set by its owner and its height, counted
    from the bottom.
    """

    where: str
    which: int = 0
    height: int = 0


def spots(view: View, action: Action) -> tuple[Spot, ...]:
    """Give the things that *action* starts from; none where it stands by itself (yield, end the turn)."""
    hand = tuple(Spot("hand", card) for card in dict.fromkeys(action.spent))
    if action.verb == "FORM_D":
        return *hand, Spot("discard")
    if action.verb == "CLAIM":
        return *hand, *(Spot("neutral", pile) for pile in action.piles)
    if action.verb == "CHALLENGE":
        return *hand, Spot("set", action.seat, len(view.piles[action.seat]) - action.slot)
    if action.verb == "SHIFT":
        return (Spot("set", action.seat, len(view.piles[action.seat]) - 1 if action.way == "TB" else 0),)
    return hand


def by_spot(view: View, legal: Sequence[Action]) -> Mapping[Spot, tuple[Action, ...]]:
    """Give what starts from each thing, in the order of *legal*."""
    found: dict[Spot, tuple[Action, ...]] = {}
    for action in legal:
        for spot in spots(view, action):
            found[spot] = (*found.get(spot, ()), action)
    return found
