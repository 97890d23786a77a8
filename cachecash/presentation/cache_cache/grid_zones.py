"""The grids: one's own, where the cards are turned and exchanged, and those of the others, to be looked at."""

from collections.abc import Iterator

from cachecash.games.cache_cache.actions import Action
from cachecash.games.cache_cache.grid import COLUMN_MASKS, ROWS, column_of
from cachecash.games.cache_cache.view import HIDDEN
from cachecash.narration.utterance import Rendered
from cachecash.presentation.cache_cache.look import Look, made_item
from cachecash.presentation.cache_cache.words import columns_left, hidden_count, visible_sum
from cachecash.presentation.zones import Item, Zone, place_zone, together

_MINE, _THEIRS = "cell-", "seen-"
"""What the id of an item begins with: a cell of one's own grid, of another's."""
_ON_CELLS = ("REVEAL", "FLIP", "PLACE")
"""The verbs that start on a cell: the others begin with a card of the middle."""


def own_cell(item_id: str) -> int | None:
    """Give the cell of one's own grid that an item stands for, None for any other item."""
    return int(item_id.removeprefix(_MINE)) if item_id.startswith(_MINE) else None


def grid_zone(look: Look, place: int, seat: int) -> Zone[Action]:
    """Give somebody's grid, row after row; *place* counts from the viewer, who is at 1."""
    view = look.view
    mine = seat == view.viewer
    left = columns_left(view, seat)
    cells = [ROWS * column + row for row in range(ROWS) for column in left]
    facts = {"seat": look.words.name(seat), "sum": visible_sum(view, seat), "hidden": hidden_count(view, seat)}
    who = "mine" if mine else "theirs"
    empty = look(f"{who}-empty", **facts)
    columns = look.words.columns(view, seat)
    return Zone(
        place_zone(place),
        title=look(f"{who}-title", **facts),
        summary=look(who, **facts) if cells else empty,
        empty=empty,
        whole=together(columns) if cells else empty,
        items=tuple(_item(look, seat, cell, _MINE if mine else _THEIRS) for cell in cells),
        columns=len(left),
        across=tuple(_rows(look, seat)) if cells else (),
        down=tuple(columns),
        heads=tuple(look("head", column=column + 1) for column in left),
        mine=mine,
    )


def _rows(look: Look, seat: int) -> Iterator[Rendered]:
    for row in range(ROWS):
        yield look("row", row=row + 1, cards=look.words.cards(look.view.grids[seat][row::ROWS]))


def _item(look: Look, seat: int, cell: int, kind: str) -> Item[Action]:
    view = look.view
    card = view.grids[seat][cell]
    mine = kind == _MINE
    actions = tuple(action for action in look.actions(*_ON_CELLS) if cell in action.cells) if mine else ()
    return made_item(
        look,
        f"{kind}{cell}",
        look("card", card=look.words.card(card), place=look.words.place(cell)),
        state=look("chosen") if mine and view.chosen >> cell & 1 else None,
        details=[look.words.column(view, seat, column_of(cell)), *_missing(look, seat, cell)],
        faces=(look.face(card),),
        actions=actions,
    )


def _missing(look: Look, seat: int, cell: int) -> Iterator[Rendered]:
    """Tell the card that would make the column disappear, where two of it are there."""
    mask = COLUMN_MASKS[column_of(cell)]
    cards = [card for other, card in enumerate(look.view.grids[seat]) if mask >> other & 1 and card < HIDDEN]
    pair = next((card for card in cards if cards.count(card) == ROWS - 1), None)
    if pair is not None:
        yield look("missing", a_card=look.words.a(pair))
