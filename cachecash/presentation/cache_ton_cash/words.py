"""The words that stories, answers and menus of Cache ton Cash share: people, sets, neutral piles."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from cachecash.core.events import Viewer
from cachecash.games.cache_ton_cash.cards import Card, count, kind_of
from cachecash.games.cache_ton_cash.view import View
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Level, Rendered


@dataclass(frozen=True, slots=True)
class Words:
    """A catalog, and the names of the people at the table, one a seat."""

    catalog: Catalog
    names: Sequence[str]

    def __call__(self, message_id: str, level: Level = Level.NORMAL, /, **args: Any) -> Rendered:
        """Give a message of the game (its id without ``ctc-``)."""
        return self.shared(f"ctc-{message_id}", level, **args)

    def shared(self, message_id: str, level: Level = Level.NORMAL, /, **args: Any) -> Rendered:
        """Give a message of the whole catalog (its full id)."""
        kept = ((name, tuple(value) if isinstance(value, list) else value) for name, value in args.items())
        return _rendered(self.catalog, message_id, level, tuple((name, type(value), value) for name, value in kept))

    def name(self, seat: int) -> str:
        """Give somebody's name."""
        return self.names[seat]

    def around(self, seats: int, ear: Viewer) -> list[int]:
        """Give the seats clockwise, the ear's own first."""
        return [((ear or 0) + step) % seats for step in range(seats)]

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


@lru_cache(maxsize=8192)
def _rendered(
    catalog: Catalog, message_id: str, level: Level, args: tuple[tuple[str, type[Any], Any], ...]
) -> Rendered:
    """Render a message, once for the same words: zones are made anew at every fact, and most of them have not changed.

    The type of an argument is told with it, as a card is equal to its number.
    """
    return catalog.render(message_id, level, **{name: value for name, _, value in args})


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
