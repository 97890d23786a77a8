"""What a whole table has reason to believe of a deposit: from what is likely, the size laid and the card turned."""

from bisect import bisect
from collections.abc import Mapping
from itertools import accumulate

from cachecash.bots.expert.insight import Draw
from cachecash.core.memo import Memo
from cachecash.games.cassa_nostra.cards import CARD, cards_of, count, size_of, sum_of
from cachecash.games.cassa_nostra.moves import deposits_of

Chances = dict[int, float]
"""By heap, or by offer: how likely it is, next to the others."""

_UNTHOUGHT = 1e-6
"""How likely the least expected deposit is: whatever is seen on the table has an explanation."""

_KEEPS, _ADDS, _TAKES_BACK = 0.3, 0.15, 0.05
"""How likely an adjustment of each sort is, for each card that it may be of."""


class Drawn:
    """Things that are drawn as they are likely."""

    def __init__(self, chances: Mapping[int, float]) -> None:
        self.things = [*chances]
        self._sums = [*accumulate(chances.values())]

    def draw(self, draw: Draw) -> int:
        """Draw one."""
        return self.things[bisect(self._sums, draw() * self._sums[-1], 0, len(self.things) - 1)]


def _makings(hand: int) -> dict[int, tuple[int, ...]]:
    found: dict[int, tuple[int, ...]] = {}
    for deposit in deposits_of(hand):
        offer = sum_of(deposit.cost)
        found[offer] = (*found.get(offer, ()), deposit.cost)
    return dict(sorted(found.items())) or {0: (0,)}


MAKINGS: Memo[int, dict[int, tuple[int, ...]]] = Memo(_makings)
"""By hand: the deposits that make each offer, the lowest first. An empty hand offers nothing (CS-5)."""


def made_up(hand: int, offers: Chances) -> Chances:
    """Give the deposits that make the *offers*, each way of making one being as likely."""
    return {
        deposit: offers[offer] / len(makings) + _UNTHOUGHT
        for offer, makings in MAKINGS[hand].items()
        for deposit in makings
    }


def turning(chances: Chances, card: int) -> Chances:
    """Keep the deposits of which the heap *card* may have been turned, each card of one being as likely."""
    value = sum_of(card)
    return {
        deposit: likely * number / size_of(deposit)
        for deposit, likely in chances.items()
        if (number := count(deposit, value))
    }


def changes(down: int, hand: int) -> list[int]:
    """Give what one adjustment may change of a deposit (CS-8): nothing, a card more, a card less."""
    more = [CARD[card] for card in dict.fromkeys(cards_of(hand))]
    less = [-CARD[card] for card in dict.fromkeys(cards_of(down))]
    return [0, *more, *less]


def adjusted(chances: Chances, hand: int, card: int) -> Chances:
    """Give the deposits as they lie once their owner, who has turned *card*, has adjusted them."""
    made: Chances = {}
    for deposit, likely in chances.items():
        for change in changes(deposit - card, hand - deposit):
            usual = _ADDS if change > 0 else _TAKES_BACK if change else _KEEPS
            made[deposit + change] = made.get(deposit + change, 0.0) + likely * usual
    return made


def sized(chances: Chances, size: int) -> Chances:
    """Keep the deposits of so many cards."""
    return {deposit: likely for deposit, likely in chances.items() if size_of(deposit) == size}
