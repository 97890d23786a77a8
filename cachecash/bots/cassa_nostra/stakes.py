"""What a tour is worth to a player, for each offer it may make: the share of the game that it comes out with."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Any, Protocol

from cachecash.bots.cassa_nostra.strength import strengths
from cachecash.core.memo import Memo
from cachecash.games.cassa_nostra.cards import FULL, sum_of
from cachecash.games.cassa_nostra.counting import GOAL, TOURS


class Facts(Protocol):
    """What everybody knows of a tour before any offer: a view has it, and so has a position."""

    @property
    def options(self) -> Any: ...  # noqa: D102 - each is what the view says of it
    @property
    def tour(self) -> int: ...  # noqa: D102
    @property
    def quest(self) -> int: ...  # noqa: D102
    @property
    def tokens(self) -> Sequence[int]: ...  # noqa: D102
    @property
    def playing(self) -> Sequence[bool]: ...  # noqa: D102
    @property
    def spent(self) -> Sequence[int]: ...  # noqa: D102


_TURNS = ((-1, 0), (-1, -1), (0, -1), (0, 1), (1, 1), (1, 0))
"""CS-11, by the way a tour ends for me: what becomes of my tokens, and of those of the rivals at the mark.

The quest is missed and I am below the lowest rival, beside it, above it; it is met and I am below the highest, beside
it, above it.
"""
_MET = 3
"""From here on it is met."""

Rivals = list[tuple[int, int]]
"""The rivals of one player: offer and place of each."""


class Stakes:
    """One tour. Its players are counted from 0 among those still in."""

    def __init__(self, facts: Facts) -> None:
        self.players = [seat for seat, plays in enumerate(facts.playing) if plays]
        self._held = [sum_of(FULL - facts.spent[seat]) for seat in self.players]
        self._tokens = [facts.tokens[seat] for seat in self.players]
        self._quest = facts.quest
        self._next = facts.tour + 1 if facts.tour < TOURS else 0
        self._at_once = facts.options.checkat == "tour"
        self._table = strengths(at_once=self._at_once)
        self._strong: Memo[int, list[list[list[float]]]] = Memo(self._strengths)

    def _strengths(self, left: int) -> list[list[list[float]]]:
        """Give the strengths after the tour, by place, change of tokens (the last one: a loss) and offer."""
        table = self._table[left][self._next]
        return [
            [[row[held - offer] for offer in range(held + 1)] for row in (table[own], table[own + 1], table[own - 1])]
            for own, held in zip(self._tokens, self._held, strict=True)
        ]

    def payoffs(self, me: int, offers: Sequence[int], mine: Sequence[int]) -> list[float]:
        """Say what each of *mine*, sorted, is worth to *me*, the others making their *offers*."""
        rivals = [(offer, place) for place, offer in enumerate(offers) if place != me]
        missing = self._quest - sum([offer for offer, _ in rivals])
        low, high = min(rivals)[0], max(rivals)[0]
        failed = bisect_left(mine, missing)
        cuts = (
            min(failed, bisect_left(mine, low)),
            min(failed, bisect_right(mine, low)),
            failed,
            max(failed, bisect_left(mine, high)),
            max(failed, bisect_right(mine, high)),
            len(mine),
        )
        worths: list[float] = []
        for way, cut in enumerate(cuts):
            if cut > len(worths):
                mark = high if way >= _MET else low
                worths += self._settle(me, rivals, way, mark, mine[len(worths) : cut])
        return worths

    def _settle(self, me: int, rivals: Rivals, way: int, mark: int, mine: Sequence[int]) -> list[float]:
        """Give what each of *mine* is worth where the tour ends in one way (see `_TURNS`)."""
        change, turn = _TURNS[way]
        tokens = self._tokens
        own = tokens[me] + change
        if not own:
            return [0.0] * len(mine)
        if not self._next:
            return self._with_bonus(me, own, rivals, turn, mark, mine)
        left = len(tokens)
        if turn < 0:
            left -= sum([offer == mark and tokens[place] == 1 for offer, place in rivals])
        strong = self._strong[left]
        against = sum([strong[place][turn if offer == mark else 0][offer] for offer, place in rivals])
        row = strong[me][change]
        return [(strength := row[offer]) / (strength + against) for offer in mine]

    def _with_bonus(  # noqa: PLR0913, PLR0917 - the same as above, and my tokens
        self, me: int, own: int, rivals: Rivals, turn: int, mark: int, mine: Sequence[int]
    ) -> list[float]:
        """Give the hand bonus of the third tour (CS-16), unless the game is over before it (CS-14)."""
        tokens, held = self._tokens, self._held
        settled = [(tokens[place] + turn * (offer == mark), held[place] - offer) for offer, place in rivals]
        after = [rival for rival in settled if rival[0]]
        kept = held[me]
        table = self._table[1 + len(after)][0]
        counts = [count for count, _ in after]
        if not after or (self._at_once and (own >= GOAL or max(counts) >= GOAL)):
            return [_share(table, own, counts)] * len(mine)
        most = max([rest for _, rest in after])
        raised = [count + (rest == most) for count, rest in after]
        more, same, less = _share(table, own + 1, counts), _share(table, own + 1, raised), _share(table, own, raised)
        return [more if kept - offer > most else less if kept - offer < most else same for offer in mine]


def _share(table: list[list[float]], own: int, others: list[int]) -> float:
    """Give my share of the game when a partie is over."""
    mine = table[own][-1]
    return mine / (mine + sum([table[count][-1] for count in others]))
