"""What a tour would come to at an imagined table: the share of the game that the tokens are worth after it."""

from cachecash.bots.cassa_nostra.imagining import Table
from cachecash.core.events import Seat
from cachecash.games.cassa_nostra.cards import FULL, sum_of
from cachecash.games.cassa_nostra.counting import GOAL, TOURS
from cachecash.games.cassa_nostra.view import View

_STRENGTH = (0.0, 1.0, 2.0, 3.5, 6.0, 12.0, 16.0, 20.0, 24.0)
"""By tokens: how strong a player is among the others. There are more than five where a partie is played out (CS-14)."""

_KEPT = 0.9
"""What all the cards kept for the tours to come are worth, as a share of the game.

Measured, two against two: 0.6 and 1.6 each win about a third of the games against 1.0, and 0.3 none against 0.6: it is
soon out of cards, and then of the game.
"""


class Settling:
    """One imagined table, settled for each offer of *me*."""

    def __init__(self, view: View, me: Seat, table: Table) -> None:
        """Take what *view* shows, and the rivals' part of it from *table*."""
        self._view = view
        self._me = me
        self._table = table
        self._missing = view.quest - sum(table.offers.values())
        self._high, self._low = max(table.offers.values()), min(table.offers.values())
        self._mine = sum_of(FULL - view.spent[me])
        self._kept = sum(table.rests.values())
        self._shares: dict[tuple[bool, int, int], float] = {}

    def worth(self, offer: int) -> float:
        """Give the share of the game after offering so much, with what is kept for later."""
        rest = self._mine - offer
        last = self._view.tour == TOURS
        met = offer >= self._missing
        mark = self._high if met else self._low
        key = (met, (offer > mark) - (offer < mark), rest if last else 0)  # nothing else decides
        share = self._shares.get(key)
        if share is None:
            share = self._shares[key] = self._share(offer, rest if last else None)
        return share if last else share + _KEPT * rest / (rest + self._kept + 1)

    def _share(self, offer: int, rest: int | None) -> float:
        """Settle the tour (CS-11); *rest* is what is left in hand where the hand bonus follows (CS-16)."""
        tokens = list(self._view.tokens)
        offers = {**self._table.offers, self._me: offer}
        met = offer >= self._missing
        mark = (max if met else min)(offers.values())
        for seat, made in offers.items():
            if made == mark:
                tokens[seat] += 1 if met else -1
        at_once = self._view.options.checkat == "tour"
        if rest is None or (at_once and max(tokens) >= GOAL):
            return self._compare(tokens, goal=at_once)
        hands = {seat: held for seat, held in {**self._table.rests, self._me: rest}.items() if tokens[seat]}
        for seat, held in hands.items():
            tokens[seat] += held == max(hands.values())
        return self._compare(tokens, goal=True)

    def _compare(self, tokens: list[int], *, goal: bool) -> float:
        """Give my share of the game; *goal* tells whether five tokens win now (CS-14)."""
        mine = tokens[self._me]
        if goal and max(tokens) >= GOAL:
            return (mine >= GOAL) / sum(held >= GOAL for held in tokens)
        return _STRENGTH[mine] / sum(_STRENGTH[held] for held in tokens) if mine else 0.0
