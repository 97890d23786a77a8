"""Zones and lists become scenes: the same things, in the same order, with the focus where the cursor is."""

import pytest

from cachecash.frontends.window.scene import Face, Look, Panel, Scene
from cachecash.frontends.window.zoned import Heard, Screens, _around
from cachecash.games.cache_ton_cash.actions import Action
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Level, Rendered
from cachecash.presentation.cache_ton_cash.zones import CacheTonCashBoard
from cachecash.presentation.cursor import Cursor
from cachecash.presentation.lists import LIST, Line, ListBox
from cachecash.presentation.zones import DISCARD, DRAW, HAND, place_zone
from positions import GAME, position
from visit import Visit, visit

FR = Catalog("fr", strict=True)
SCREENS = Screens(FR)
HEARD = Heard("Cache ton Cash", "À toi de jouer", "À toi.")


def cursor(
    seats: int = 4, viewer: int | None = 0, piles: tuple[str, ...] = ("SB SB", "BJ BJ | PI AG", "", "")
) -> Cursor[Action]:
    state = position(
        ["PI PI SC CA AG", "BD PI TR BL TI", "BD TR BJ SC AV", "BD TR BJ SC AV"][:seats],
        piles[:seats],
        draw="SB SC TI OR",
        discard="CA TI",
    )
    board = CacheTonCashBoard(FR, ["Camille", "Léa", "Tom", "Hugo"][:seats])
    legal = GAME.legal(state, 0) if viewer == 0 else []
    return Cursor(board.zones(GAME.view(state, viewer), legal, Level.NORMAL))


def panel(scene: Scene, name: str) -> Panel:
    return next(panel for panel in scene.panels if panel.id == name)


def focused(scene: Scene) -> list[tuple[str, str]]:
    return [(panel.id, shown.id) for panel in scene.panels for shown in panel.shown if shown.focused] + [
        (panel.id, "") for panel in scene.panels if panel.focused
    ]


def text(words: str) -> Rendered:
    return Rendered(words, words, words)


def test_a_card_of_the_hand_shows_name_value_and_marks_apart() -> None:
    at = cursor()
    hand = panel(SCREENS.table(HEARD, at), HAND)
    piano = hand.shown[0]
    assert hand.title == "Main, 5 cartes"
    assert hand.look is Look.CARDS
    assert (piano.text, piano.value, piano.faces) == ("Piano", "5\u00a0000\u00a0$", (Face(("triangle", "dot")),))
    assert [one.playable for one in hand.shown] == [item.playable for item in at.zone.items]


def test_every_item_of_the_table_is_there_with_its_state() -> None:
    at = cursor()
    scene = SCREENS.table(HEARD, at)
    for zone in at.all:
        shown = panel(scene, zone.id).shown
        assert [one.id for one in shown] == [item.id for item in zone.items]
        assert [one.lines for one in shown] == [((item.state.screen,) if item.state else ()) for item in zone.items]
        assert [len(one.faces) for one in shown] == [len(item.faces) for item in zone.items]
    assert panel(scene, place_zone(3)).title == "Tom, 5 cartes en main, aucun set."
    assert panel(scene, DRAW).shown[0].faces == (Face(back=True),)
    assert (scene.title, scene.status, scene.caption) == ("Cache ton Cash", "À toi de jouer", "À toi.")


def test_the_others_are_across_and_what_is_mine_is_near() -> None:
    rows = {panel.id: panel.row for panel in SCREENS.table(HEARD, cursor()).panels}
    assert rows[place_zone(2)] == rows[place_zone(3)] < rows[DISCARD] == rows[DRAW] < rows[HAND] == rows[place_zone(1)]
    watched = {panel.id: panel.row for panel in SCREENS.table(HEARD, cursor(viewer=None)).panels}
    assert watched[place_zone(1)] == watched[place_zone(2)]


def test_the_focus_is_where_the_cursor_is() -> None:
    at = cursor()
    assert focused(SCREENS.table(HEARD, at)) == [(HAND, "PI#1")]
    at.right()
    at.right()
    assert focused(SCREENS.table(HEARD, at)) == [(HAND, "SC#1")]
    at.go(place_zone(3))
    assert focused(SCREENS.table(HEARD, at)) == [(place_zone(3), "")]


def test_marked_items_are_chosen_in_the_zone_of_the_cursor_only() -> None:
    at = cursor()
    scene = SCREENS.table(HEARD, at, marked={"PI#2", "SC#1"})
    assert [one.chosen for one in panel(scene, HAND).shown] == [False, True, True, False, False]
    at.go(DISCARD)
    scene = SCREENS.table(HEARD, at, marked={"top"})
    assert [one.id for part in scene.panels for one in part.shown if one.chosen] == ["top"]


@pytest.mark.parametrize("steps", range(12))
def test_a_high_pile_shows_what_is_around_the_cursor_and_counts_the_rest(steps: int) -> None:
    at = cursor(piles=(" | ".join(["SB SB", "BJ BJ", "SC SC"] * 4), "", "", ""))
    at.go(place_zone(1))
    for _ in range(steps):
        at.right()
    shown = panel(SCREENS.table(HEARD, at), place_zone(1)).shown
    assert len(shown) == 4  # always as high
    assert [one.id for one in shown if one.focused] == [at.item.id if at.item else None]
    hidden = [int(one.text.split()[1]) for one in shown if not one.id]
    assert sum(hidden) + sum(bool(one.id) for one in shown) == 12


def test_around_a_place_nothing_is_counted_twice_or_alone() -> None:
    for count in range(14):
        for at in range(max(1, count)):
            around = _around(count, at, 5)
            assert count == 0 or at in around
            assert around.start != 1  # a row that counts one thing would better show it
            assert count - around.stop != 1
            assert len(around) + (around.start > 0) + (around.stop < count) <= 5


def test_an_open_list_stands_aside_and_takes_the_focus() -> None:
    box = ListBox(text("Former un set"), [Line(text("Ton autre Piano")), Line(text("L'Argenterie"))], index=1)
    scene = SCREENS.table(HEARD, cursor(), lists=[ListBox(text("Dessous"), []), box])
    assert focused(scene) == [(LIST, "line-1")]
    aside = [panel for panel in scene.panels if panel.aside]
    assert [panel.title for panel in aside] == ["Former un set"]


def test_a_list_shows_values_and_help() -> None:
    lines = [Line(text("Vitesse"), value=text("180"), help=text("La vitesse de la voix.")), Line(text("Quitter"))]
    scene = SCREENS.listed(HEARD, ListBox(text("Réglages"), lines))
    first, last = scene.panels[0].shown
    assert (first.text, first.value, first.lines) == ("Vitesse", "180", ("La vitesse de la voix.",))
    assert (last.text, last.value, last.lines) == ("Quitter", "", ())
    assert focused(scene) == [(LIST, "line-0")]


def test_an_empty_list_says_so_and_has_the_focus() -> None:
    scene = SCREENS.listed(HEARD, ListBox(text("Historique"), []))
    assert scene.panels[0].note == FR.render("list-empty").screen
    assert focused(scene) == [(LIST, "")]


def test_a_long_list_shows_what_is_around_the_line_and_counts_the_rest() -> None:
    lines = [Line(text(f"Phrase {n}")) for n in range(500)]
    scene = SCREENS.listed(HEARD, ListBox(text("Historique"), lines, index=300))
    shown = scene.panels[0].shown
    assert focused(scene) == [(LIST, "line-300")]
    assert len(shown) == 80
    before, after = (int(one.text.split()[1]) for one in shown if not one.id)
    assert before + 78 + after == 500


def test_what_is_only_read_can_be_told_from_what_does_something() -> None:
    scene = SCREENS.listed(HEARD, ListBox(text("Les sets"), [Line(text("Deux cartes.")), Line(text("Suite"), print)]))
    assert [one.prose for one in scene.panels[0].shown] == [True, False]


def test_a_text_that_is_typed_shows_where_the_next_sign_goes() -> None:
    guest = visit()
    guest.enter("Jouer", "Ton nom")
    guest.type("Zoé")
    assert drawn_text(guest) == "JoueurZoé|"
    guest.press("Left Left")
    assert drawn_text(guest) == "JoueurZ|oé"
    guest.press("Home" + " Delete" * 9)
    assert drawn_text(guest) == "|"


def drawn_text(guest: Visit) -> str:
    return SCREENS.listed(HEARD, guest.pages.page).panels[0].shown[0].text
