"""The words that stories, answers, menus and zones of Cache-cache share: cards, places, grids, scores."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from cachecash.core.events import Viewer
from cachecash.games.cache_cache.grid import COLUMNS, ROWS, column_of, row_of
from cachecash.games.cache_cache.view import GONE, HIDDEN, View
from cachecash.narration.utterance import Rendered
from cachecash.presentation.wording import Wording


@dataclass(frozen=True, slots=True)
class Words(Wording):
    """A catalog, and the names of the people at the table, one a seat."""

    prefix = "kk"

    def a(self, card: int) -> Rendered:
        """Give a card with its article: "un 3"."""
        return self("a-card", card=int(card))

    def card(self, card: int) -> Rendered:
        """Give what is seen of a cell: a value, or that it is hidden."""
        return self("hidden") if card == HIDDEN else self("card", card=int(card))

    def cards(self, cards: Iterable[int]) -> list[Rendered]:
        """Give what is seen of some cells, those that have gone apart."""
        return [self.card(card) for card in cards if card != GONE]

    def place(self, cell: int) -> Rendered:
        """Say where a cell is: "colonne 3, ligne 2"."""
        return self("place", column=column_of(cell) + 1, row=row_of(cell) + 1)

    def column(self, view: View, seat: int, column: int) -> Rendered:
        """Read a column of somebody's grid, from the top."""
        return self("column", **self._column(view, seat, column))

    def column_line(self, view: View, seat: int, column: int) -> Rendered:
        """Read it as a line of a choice, whose place may follow."""
        return self("column-line", **self._column(view, seat, column))

    def _column(self, view: View, seat: int, column: int) -> dict[str, Any]:
        cards = view.grids[seat][ROWS * column :][:ROWS]
        return {"column": column + 1, "cards": self.cards(cards)}

    def columns(self, view: View, seat: int) -> list[Rendered]:
        """Read a whole grid, a sentence a column."""
        return [self.column(view, seat, column) for column in columns_left(view, seat)]

    def tally(self, values: Sequence[int], ear: Viewer, *, capital: bool = True) -> list[Rendered]:
        """Give one item a seat, ``Toi 45``."""
        return [
            self(
                "score-me" if seat == ear else "score-other",
                value=values[seat],
                seat=self.name(seat),
                first=capital and place == 0,
            )
            for place, seat in enumerate(self.around(len(values), ear))
        ]

    def people(self, seats: Iterable[int], ear: Viewer) -> Rendered:
        """Join some people, the ear first: "toi et Léa"."""
        named = sorted(seats, key=self.around(len(self.names), ear).index)
        return self("people", names=[self("you") if seat == ear else self.name(seat) for seat in named])


def columns_left(view: View, seat: int) -> list[int]:
    """Give the columns of a grid that have not gone."""
    return [column for column in range(COLUMNS) if view.grids[seat][ROWS * column] != GONE]


def visible_sum(view: View, seat: int) -> int:
    """What the visible cards of a grid add up to."""
    return sum(card for card in view.grids[seat] if card < HIDDEN)


def hidden_count(view: View, seat: int) -> int:
    """How many cards of a grid are hidden."""
    return view.grids[seat].count(HIDDEN)
