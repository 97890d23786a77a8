"""The words that stories, answers and menus of Cache ton Cash share: people, sets, neutral piles."""

from collections.abc import Sequence
from dataclasses import dataclass

from cachecash.core.events import Viewer
from cachecash.games.cache_ton_cash.cards import Card, count, kind_of
from cachecash.games.cache_ton_cash.view import View
from cachecash.narration.utterance import Rendered
from cachecash.presentation.wording import Wording


@dataclass(frozen=True, slots=True)
class Words(Wording):
    """A catalog, and the names of the people at the table, one a seat."""

    prefix = "ctc"

    def tally(self, values: Sequence[int], ear: Viewer, *, of: str = "score", capital: bool = True) -> list[Rendered]:
        """Give one item a seat, ``Toi 365000``: dollars (*of* ``score``) or a bare number (``number``)."""
        return [
            self(
                f"{of}-me" if seat == ear else f"{of}-other",
                value=values[seat],
                seat=self.name(seat),
                first=capital and place == 0,
            )
            for place, seat in enumerate(self.around(len(values), ear))
        ]

    def pile(self, view: View, number: int) -> Rendered:
        """Name a neutral pile: by its number with 2 players, by its neighbours with 3."""
        if view.seats == 2:
            return self("pile-numbered", number=number + 1)
        beside = [number, (number + 1) % view.seats]
        if view.viewer in beside:
            beside.remove(view.viewer)
            return self("pile-with", other=self.name(beside[0]))
        return self("pile-between", one=self.name(beside[0]), other=self.name(beside[1]))


def possessions(made: int) -> int:
    """How many possessions a set holds: one is « ton Piano », several are « tes Pianos »."""
    return count(made, kind_of(made))


def top_possessions(view: View, seat: int, slot: int = 1) -> int:
    """How many possessions the set at *slot* of somebody's pile holds; 1 where there is none."""
    pile = view.piles[seat]
    return possessions(pile[-slot]) if len(pile) >= slot else 1


def kind_at(view: View, seat: int, slot: int) -> Card | None:
    """Give the kind of the set at *slot* of somebody's pile, or None."""
    pile = view.piles[seat]
    return Card(kind_of(pile[-slot])) if len(pile) >= slot else None


def bottom_is_safe(view: View) -> bool:
    """Whether the lowest set of a pile cannot be stolen (CC-23, CA-16)."""
    return view.options.bottomsafe or not view.options.toptwo
