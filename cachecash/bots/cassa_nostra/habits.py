"""What a regular would deposit: the expert takes some of those at the table for regulars."""

from dataclasses import replace
from math import exp

from cachecash.bots.cassa_nostra.beliefs import Chances
from cachecash.bots.cassa_nostra.habitue import Habitue
from cachecash.core.chance import Chance
from cachecash.core.events import Seat
from cachecash.games.cassa_nostra.cards import FULL
from cachecash.games.cassa_nostra.moves import deposits_of
from cachecash.games.cassa_nostra.view import View

_DOUBT = 0.01
"""How much less a deposit is worth to a regular that is chosen e times less often: its own imagining is as exact."""


def habits(view: View, chance: Chance) -> list[Chances]:
    """Give how likely each deposit is for each player still in, were it a regular. All hands are known (CS-12)."""
    known: dict[tuple[int, int], Chances] = {}
    habits = []
    for seat, plays in enumerate(view.playing):
        if plays:
            alike = (view.tokens[seat], view.spent[seat])
            if alike not in known:
                known[alike] = _habit(view, seat, chance.child(f"habits/{seat}"))
            habits.append(known[alike])
    return habits


def _habit(view: View, seat: Seat, chance: Chance) -> Chances:
    hand = FULL - view.spent[seat]
    legal = deposits_of(hand)
    if len(legal) < 2:
        return {hand: 1.0}
    nothing = (0,) * view.seats
    seen = replace(view, viewer=seat, phase="deposit", hand=hand, down=0, chosen=0, laid=nothing, turned=nothing)
    thoughts = Habitue().choose(seen, legal, chance).thoughts
    best = max(thought.value for thought in thoughts)
    likely = {thought.action.cost: exp((thought.value - best) / _DOUBT) for thought in thoughts}
    total = sum(likely.values())
    return {deposit: share / total for deposit, share in likely.items()}
