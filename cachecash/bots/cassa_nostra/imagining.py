"""What the others may offer: some whole tables, drawn at random from what a view leaves open."""

from itertools import combinations
from typing import NamedTuple

from cachecash.core.chance import Chance
from cachecash.core.memo import Memo
from cachecash.games.cassa_nostra.cards import FULL, cards_of, size_of, sum_of
from cachecash.games.cassa_nostra.moves import deposits_of
from cachecash.games.cassa_nostra.view import View

TABLES = 60
"""How many tables are imagined for one decision."""

_WORDS = 3
"""Words of chance for one rival at one table."""

_DEPOSITS: Memo[int, tuple[int, ...]] = Memo(lambda hand: tuple(sum_of(one.cost) for one in deposits_of(hand)))
"""By hand: what each deposit of it is worth."""

_PICKS: Memo[tuple[int, int], tuple[int, ...]] = Memo(
    lambda key: tuple(map(sum, combinations(cards_of(key[0]), key[1])))
)
"""By heap and number: what so many of its cards are worth, each choice of them."""


class Table(NamedTuple):
    """One way in which it may stand: what each rival offers, and what it keeps in hand."""

    offers: dict[int, int]
    rests: dict[int, int]


def imagine(view: View, chance: Chance) -> list[Table]:
    """Imagine `TABLES` tables."""
    rivals = [seat for seat, plays in enumerate(view.playing) if plays and seat != view.viewer]
    words = iter(chance.words(TABLES * len(rivals) * _WORDS, "imagine"))
    later = _later(view)
    tables = []
    for _ in range(TABLES):
        offers = {seat: _offer(view, seat, seat in later, [next(words) for _ in range(_WORDS)]) for seat in rivals}
        rests = {seat: sum_of(FULL - view.spent[seat]) - offer for seat, offer in offers.items()}
        tables.append(Table(offers, rests))
    return tables


def _later(view: View) -> set[int]:
    """CS-8: who may still change its deposit after the viewer."""
    if view.phase != "adjust":
        return set()
    order = [(view.first + step) % view.seats for step in range(view.seats)]
    return {*order[order.index(view.awaited[0]) + 1 :]}


def _offer(view: View, seat: int, later: bool, words: list[int]) -> int:  # noqa: FBT001
    unseen = FULL - view.spent[seat] - view.turned[seat]
    if view.phase == "deposit":
        return _deposit(view, unseen, words) if unseen else 0
    hidden = view.laid[seat] - size_of(view.turned[seat])
    if later:
        hidden += words[1] % 3 - 1
    picks = _PICKS[unseen, min(max(hidden, 0), size_of(unseen))]
    return sum_of(view.turned[seat]) + picks[words[0] % len(picks)]


def _deposit(view: View, unseen: int, words: list[int]) -> int:
    """Half of the players lay anything, the others come near their share of the quest.

    To trust them all to think of the quest was measured to be worse, against one's like and against chance.
    """
    sums = _DEPOSITS[unseen]
    drawn = [sums[word % len(sums)] for word in words]
    if words[0] >> 63:
        return drawn[0]
    share = view.quest / len(view.dice)
    return min(drawn, key=lambda offer: abs(offer - share))
