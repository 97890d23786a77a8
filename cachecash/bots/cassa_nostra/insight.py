"""The expert's feeling for Cassa Nostra.

Deposits and adjustments are meetings (`meetings`). Which card to turn is searched: in each world the others turn one
at random, everybody adjusts by what lies open, and the position after the tour is worth its share of the game
(`strength`).
"""

from collections.abc import Sequence
from typing import Any

from cachecash.bots.cassa_nostra.meetings import Adjusting, depositing
from cachecash.bots.cassa_nostra.stakes import Stakes
from cachecash.bots.cassa_nostra.strength import strengths
from cachecash.bots.expert.insight import Draw
from cachecash.bots.expert.mixed import Meeting
from cachecash.core.chance import Chance
from cachecash.core.events import Seat
from cachecash.games.cassa_nostra import CassaNostra
from cachecash.games.cassa_nostra.actions import Action
from cachecash.games.cassa_nostra.cards import FULL, size_of, sum_of
from cachecash.games.cassa_nostra.view import View


class CassaNostraInsight:
    """What the expert is told of Cassa Nostra. A position is taken as it comes: its type is the game's own affair."""

    horizon = 0

    def __init__(self, rounds: int) -> None:
        """*rounds*: how many a meeting lasts for the player that is told."""
        self._rounds = rounds

    def meeting(self, view: View, chance: Chance) -> Meeting | None:
        """Give the meeting of a deposit or of an adjustment."""
        if view.phase == "show":
            return None
        return depositing(view) if view.phase == "deposit" else Adjusting(view, chance, self._rounds)

    def prior(self, view: View, legal: Sequence[Action]) -> Sequence[float]:
        """No card looks better than another before it is tried."""
        return [0.0] * len(legal)

    def play(self, state: Any, seat: Seat, legal: Sequence[Action], draw: Draw) -> Action:
        """Offer one's share of the quest, turn any card, and adjust to what the others seem to offer."""
        if state.phase == "show":
            return legal[int(draw() * len(legal))]
        if state.phase == "deposit":
            share = state.quest / len(state.dice)
            return min(legal, key=lambda action: abs(sum_of(action.cost) - share))
        return _adjust(state, seat, legal)

    def rests(self, state: Any) -> bool:
        """A tour begins."""
        return state.phase == "deposit" and not any(state.down)

    def worth(self, state: Any, seat: Seat) -> float:
        """Give the share of the game that *seat* may hope for."""
        won = CassaNostra().outcome(state)
        if won is not None:
            return (seat in won.winners) / max(1, len(won.winners))
        left = sum(state.playing)
        row = strengths(at_once=state.options.checkat == "tour")[left][state.tour]
        strong = [row[tokens][sum_of(hand)] for tokens, hand in zip(state.tokens, state.hands, strict=True)]
        return float(strong[seat] / sum(strong))


def _adjust(state: Any, seat: Seat, legal: Sequence[Action]) -> Action:
    """Make the offer that is worth most where each card face down is worth what its owner's unseen cards are."""
    stakes = Stakes(state)
    offers = [_seeming(state, player) for player in stakes.players]
    laid = sum_of(state.up[seat] + state.down[seat])
    changed = {laid + sum_of(action.cost) * (-1 if action.verb == "REMOVE" else 1): action for action in legal}
    mine = sorted(changed)
    worths = stakes.payoffs(stakes.players.index(seat), offers, mine)
    return changed[mine[worths.index(max(worths))]]


def _seeming(state: Any, seat: Seat) -> int:
    """Read an offer off its size and the card turned."""
    unseen = FULL - state.spent[seat] - state.up[seat]
    shown = sum_of(state.up[seat])
    return shown + sum_of(unseen) * size_of(state.down[seat]) // size_of(unseen) if unseen else shown
