"""The meetings of a tour: all deposit at once (CS-5), then those adjust who still may (CS-8).

Both are about offers. A deposit is thought of as if it were the last word, and the adjustments as if those who are
still to adjust did it at once: what a seat can read in an adjustment is the size of the deposit, which is looked at
anyway.
"""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from cachecash.bots.cassa_nostra import beliefs
from cachecash.bots.cassa_nostra.beliefs import MAKINGS, Chances, Drawn
from cachecash.bots.cassa_nostra.stakes import Stakes
from cachecash.bots.expert.insight import Draw
from cachecash.bots.expert.mixed import together
from cachecash.core.chance import Chance
from cachecash.core.events import Seat
from cachecash.games.cassa_nostra.actions import Action
from cachecash.games.cassa_nostra.cards import FULL, sum_of
from cachecash.games.cassa_nostra.options import Options
from cachecash.games.cassa_nostra.view import View

ROUNDS = 2500
"""How many rounds a meeting lasts."""

_ONLY = 0
"""The type that everybody is of before the deposits: all hands are known (CS-12)."""


class Known(NamedTuple):
    """What everybody knows before the deposits."""

    options: Options
    tour: int
    quest: int
    tokens: tuple[int, ...]
    playing: tuple[bool, ...]
    spent: tuple[int, ...]


class Depositing:
    """All deposit at once. Nobody knows more than the others: all come to the same mixtures, learnt once for all."""

    alone = False
    part = 1.0

    def __init__(self, known: Known, me: Seat) -> None:
        self.known = known
        self.luck = repr(known)
        self.stakes = Stakes(known)
        players = self.stakes.players
        self.seats, self.me = len(players), players.index(me)
        self.hands = [FULL - known.spent[seat] for seat in players]
        self._offers = [[*MAKINGS[hand]] for hand in self.hands]
        self._types = [_ONLY] * len(players)
        self._roles = [(known.tokens[seat], known.spent[seat]) for seat in players]

    def __eq__(self, other: object) -> bool:
        """Meetings are equal where all that is known before the deposits is."""
        return isinstance(other, Depositing) and self.known == other.known

    def __hash__(self) -> int:
        return hash(self.known)

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

    def learnt(self, rounds: int = ROUNDS) -> list[Chances]:
        """Give how likely each offer of each player is, as it is learnt in so many *rounds*."""
        table = together(self, rounds)
        learners = [table.learner(place, _ONLY) for place in range(len(self.hands))]
        return [dict(zip(one.options, one.played(), strict=True)) for one in learners]


def depositing(view: View) -> Depositing:
    """Give the deposits that the viewer takes part in."""
    assert view.viewer is not None  # noqa: S101 - only a seat chooses
    known = Known(view.options, view.tour, view.quest, view.tokens, view.playing, view.spent)
    return Depositing(known, view.viewer)


class Adjusting:
    """I adjust, others after me. The type of a seat is its deposit as it lies."""

    alone = True
    part = 0.1

    def __init__(self, view: View, chance: Chance, rounds: int = ROUNDS) -> None:
        """What may have been deposited is learnt in as many *rounds* as it was before the deposits: so it is known."""
        self._view = view
        self._rounds = rounds
        self.luck = chance.child("adjusting").seed
        before = depositing(view)
        self.stakes, self.seats, self.me, self._hands = before.stakes, before.seats, before.me, before.hands
        players = self.stakes.players
        order = [(view.first + step) % view.seats for step in range(view.seats)]
        self._done = {*order[: order.index(players[self.me])]}
        self._drawn = [
            Drawn(self._lying(seat, hand, beliefs.made_up(hand, offers)))
            for seat, hand, offers in zip(players, self._hands, self.believed(before), strict=True)
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

    def believed(self, before: Depositing) -> list[Chances]:
        """Give how likely the table takes each offer to have been."""
        return before.learnt(self._rounds)

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
