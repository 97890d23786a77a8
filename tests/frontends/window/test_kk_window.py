"""The grids of Cache-cache in the window: what a player who sees little reads of them."""

from dataclasses import replace

from cachecash.frontends.window import fonts
from cachecash.frontends.window.cards import card, row
from cachecash.frontends.window.layout import dock, lay_out
from cachecash.frontends.window.scene import Face, Look, Panel, Scene, Shown
from cachecash.frontends.window.typeset import Sizes, Typesetter
from cachecash.frontends.window.zoned import Heard, Screens
from cachecash.games.cache_cache.actions import Action
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Level
from cachecash.presentation.cache_cache import ROOM
from cachecash.presentation.cursor import Cursor
from cachecash.presentation.zones import DISCARD, place_zone
from kk_positions import GAME, position

FR = Catalog("fr", strict=True)
GRID = "11 ?6 -2 | x | 7 7 ?9 | ?10 ?5 2"
SIZES = Sizes.of(1920, 1080, 100)
SETTER = Typesetter(fonts.read()[0])


def cursor(viewer: int | None = 0) -> Cursor[Action]:
    state = position([GRID, GRID, GRID], discard="12 5", draw="1 2")
    legal = GAME.legal(state, 0) if viewer == 0 else []
    board = ROOM.board(FR, ["Camille", "Léa", "Tom"])
    return Cursor(board.zones(GAME.view(state, viewer), legal, Level.NORMAL))


def scene(at: Cursor[Action]) -> Scene:
    return Screens(FR).table(Heard("Cache-cache"), at)


def panel(shown: Scene, name: str) -> Panel:
    return next(one for one in shown.panels if one.id == name)


def test_a_card_of_a_grid_shows_its_number_and_its_place_apart() -> None:
    grid = panel(scene(cursor()), place_zone(1))
    assert (grid.columns, grid.look, len(grid.shown)) == (3, Look.CARDS, 9)
    minus = next(one for one in grid.shown if one.id == "cell-2")
    assert (minus.text, minus.place, minus.lines, minus.faces) == ("\u22122", "colonne 1, ligne 3", (), (Face(),))
    hidden = next(one for one in grid.shown if one.id == "cell-1")
    assert (hidden.text, hidden.place, hidden.faces) == ("cachée", "colonne 1, ligne 2", (Face(back=True),))


def test_a_column_that_has_gone_is_missing_among_the_heads_of_the_others() -> None:
    grid = panel(scene(cursor()), place_zone(1))
    assert grid.heads == ("Colonne 1", "Colonne 3", "Colonne 4")
    page = lay_out(Scene("T", (grid,)), SIZES, SETTER)
    cells = page.boxes[:3]
    heads = [line for line in page.lines if line.text in grid.heads]
    assert [line.text for line in heads] == [*grid.heads]
    for head, cell in zip(heads, cells, strict=True):
        assert cell.rect.x < head.x < cell.rect.right
        assert head.y + SETTER.height(head.type) <= cell.rect.grown(SIZES.ring + SIZES.line).y


def test_where_a_card_lies_is_seen_in_a_grid_and_written_in_a_list() -> None:
    grid = panel(scene(cursor()), place_zone(1))
    for percent, written in ((100, False), (400, True)):
        page = lay_out(Scene("T", (grid,)), Sizes.of(1280, 720, percent), SETTER)
        assert ("colonne 1, ligne 2" in " ".join(line.text for line in page.boxes[3].lines)) == written
    nameless = replace(grid, heads=())
    page = lay_out(Scene("T", (nameless,)), SIZES, SETTER)
    assert "colonne 1," in " ".join(line.text for line in page.boxes[3].lines)


def test_four_grids_and_the_middle_are_seen_at_once() -> None:
    state = position([GRID, GRID, GRID, GRID], discard="12 5", draw="1 2")
    board = ROOM.board(FR, ["Camille", "Léa", "Tom", "Hugo"])
    at = Cursor(board.zones(GAME.view(state, 0), GAME.legal(state, 0), Level.NORMAL))
    assert lay_out(scene(at), SIZES, SETTER).height <= SIZES.height - dock("", SIZES, SETTER).height


def test_one_s_own_grid_is_near_and_a_spectator_s_are_all_across() -> None:
    rows = {one.id: one.row for one in scene(cursor()).panels}
    assert rows[place_zone(2)] == rows[place_zone(3)] < rows[DISCARD] < rows[place_zone(1)]
    watched = {one.id: one.row for one in scene(cursor(None)).panels}
    assert watched[place_zone(1)] == watched[place_zone(2)]


def test_a_card_without_marks_is_written_large_and_takes_no_room_for_them() -> None:
    plain, marked = Shown("a", "11", faces=(Face(),)), Shown("a", "11", faces=(Face(("square",)),))
    row_of, grid = Panel("p", ""), Panel("p", "", columns=3)
    large, strong = card(row_of, plain, 200, SIZES, SETTER), card(row_of, marked, 200, SIZES, SETTER)
    assert large.lines[0].type == SIZES.large
    assert strong.lines[0].type == SIZES.strong
    assert large.lines[0].y < strong.lines[0].y
    assert (large.signs, len(strong.signs)) == ((), 1)
    assert card(grid, plain, 200, SIZES, SETTER).rect.h < large.rect.h == strong.rect.h


def test_in_a_row_a_card_without_marks_has_no_small_face() -> None:
    assert row("p", Shown("a", "11", faces=(Face(),)), 400, SIZES, SETTER).minis == ()
    assert len(row("p", Shown("a", "11", faces=(Face(back=True),)), 400, SIZES, SETTER).minis) == 1
