"""The meetings of a tour: all deposit at once (CS-5), then those adjust who still may (CS-8).

Both are about offers. A deposit is thought of as if it were the last word, and the adjustments as if those who are
still to adjust did it at once: what a seat can read in an adjustment is the size of the deposit, which is looked at
anyway.
"""

from collections.abc import Hashable, Sequence
from random import Random

from cachecash.bots.cassa_nostra import beliefs
from cachecash.bots.cassa_nostra.beliefs import MAKINGS, Chances, Drawn
from cachecash.bots.cassa_nostra.stakes import Stakes
from cachecash.bots.expert.insight import Draw
from cachecash.bots.expert.mixed import Table
from cachecash.core.chance import Chance
from cachecash.core.events import Seat
from cachecash.games.cassa_nostra.actions import Action
from cachecash.games.cassa_nostra.cards import FULL, sum_of
from cachecash.games.cassa_nostra.view import View

_ROUNDS = 300
"""How many rounds tell what may have been deposited, before the adjustments."""

_ONLY = 0
"""The type that everybody is of before the deposits: all hands are known (CS-12)."""


class Depositing:
    """All deposit at once."""

    def __init__(self, view: View) -> None:
        self.stakes = Stakes(view)
        players = self.stakes.players
        self.me = players.index(_viewer(view))
        self.hands = [FULL - view.spent[seat] for seat in players]
        self._offers = [[*MAKINGS[hand]] for hand in self.hands]
        self._types = [_ONLY] * len(players)
        self._roles = [(view.tokens[seat], view.spent[seat]) for seat in players]

    def mine(self) -> int:
        """Give the only type."""
        return _ONLY

    def deal(self, draw: Draw) -> Sequence[int]:
        """Give everybody the only type."""
        return self._types

    def role(self, seat: int) -> Hashable:
        """Tell players by their tokens and their hands."""
        return self._roles[seat]

    def options(self, seat: int, kind: Hashable) -> Sequence[int]:
        """Give the offers that can be made."""
        return self._offers[seat]

    def option(self, action: Action) -> int:
        """Give the offer that a deposit makes."""
        return sum_of(action.cost)

    def payoffs(self, seat: int, kind: Hashable, chosen: Sequence[int]) -> list[float]:
        """Settle the tour as if nobody adjusted."""
        return self.stakes.payoffs(seat, chosen, self._offers[seat])

    def learnt(self, draw: Draw) -> list[Chances]:
        """Give how likely each offer of each player is."""
        table = Table(self)
        table.learn(_ROUNDS, draw)
        learners = [table.learner(place, _ONLY) for place in range(len(self.hands))]
        return [dict(zip(learner.options, learner.mixture(), strict=True)) for learner in learners]


class Adjusting:
    """I adjust, others after me. The type of a seat is its deposit as it lies."""

    def __init__(self, view: View, chance: Chance) -> None:
        self._view = view
        depositing = Depositing(view)
        self.stakes, self.me, self._hands = depositing.stakes, depositing.me, depositing.hands
        players = self.stakes.players
        order = [(view.first + step) % view.seats for step in range(view.seats)]
        self._done = {*order[: order.index(players[self.me])]}
        self._drawn = [
            Drawn(self._lying(seat, hand, beliefs.made_up(hand, offers)))
            for seat, hand, offers in zip(players, self._hands, self.believed(depositing, chance), strict=True)
        ]
        self._turned = [view.turned[seat] for seat in players]
        self._options: dict[tuple[int, Hashable], list[int]] = {}

    def _lying(self, seat: Seat, hand: int, chances: Chances) -> Chances:
        """Give what may lie before *seat* by now, for all that everybody sees."""
        card = self._view.turned[seat]
        if not card:
            return {0: 1.0}
        chances = beliefs.turning(chances, card)
        if seat in self._done:
            chances = beliefs.adjusted(chances, hand, card)
        return beliefs.sized(chances, self._view.laid[seat])

    def believed(self, depositing: Depositing, chance: Chance) -> list[Chances]:
        """Give how likely the table takes each offer to have been."""
        return depositing.learnt(Random(chance.words(1, "before")[0]).random)  # noqa: S311 - no secret

    def mine(self) -> int:
        """Give my own deposit."""
        return self._turned[self.me] + self._view.down

    def deal(self, draw: Draw) -> list[int]:
        """Deal out deposits as they are believed in."""
        return [drawn.draw(draw) for drawn in self._drawn]

    def role(self, seat: int) -> Hashable:
        """Everybody has seen something else of each."""
        return seat

    def options(self, seat: int, kind: Hashable) -> Sequence[int]:
        """Give the offers that a deposit may still become."""
        made = self._options.get((seat, kind))
        if made is None:
            made = self._options[seat, kind] = self._reachable(seat, kind)  # type: ignore[arg-type] # a heap
        return made

    def _reachable(self, seat: int, deposit: int) -> list[int]:
        if self.stakes.players[seat] in self._done or not deposit:
            return [sum_of(deposit)]
        ways = beliefs.changes(deposit - self._turned[seat], self._hands[seat] - deposit)
        return sorted({sum_of(deposit + change) for change in ways})

    def option(self, action: Action) -> int:
        """Give the offer that an adjustment leads to."""
        return sum_of(self.mine() + (-action.cost if action.verb == "REMOVE" else action.cost))

    def payoffs(self, seat: int, kind: Hashable, chosen: Sequence[int]) -> list[float]:
        """Settle the tour."""
        return self.stakes.payoffs(seat, chosen, self.options(seat, kind))


def _viewer(view: View) -> Seat:
    assert view.viewer is not None  # noqa: S101 - only a seat chooses
    return view.viewer
