"""The table of Cassa Nostra in the window: what a player who sees little reads of it."""

from typing import Any

from cachecash.frontends.window import fonts
from cachecash.frontends.window.layout import lay_out
from cachecash.frontends.window.scene import Look, Panel, Scene
from cachecash.frontends.window.typeset import Sizes, Typesetter
from cachecash.frontends.window.zoned import Heard, Screens
from cs_positions import ALL, position
from deskside import Deskside


def panels(here: Deskside) -> dict[str, Panel]:
    desk: Any = here.desk
    marked = [item for _, item in desk.marks]
    scene = Screens(here.catalog).table(Heard("Cassa Nostra"), desk.zones, marked=marked, lists=[*desk.lists])
    return {panel.id: panel for panel in scene.panels}


def test_marked_cards_are_ticked_until_the_stake_is_laid() -> None:
    here = Deskside(game="cassa-nostra", position=position([ALL] * 3, quest=25, dice=[1, 2, 2])).settle()
    here.press("Home", "Space", "End", "Space")
    hand = panels(here)["hand"]
    assert hand.look is Look.CARDS
    assert [shown.text for shown in hand.shown if shown.chosen] == ["1", "8"]
    here.press("Enter")
    assert [shown.text for shown in panels(here)["hand"].shown if shown.chosen] == ["1", "8"]


def test_a_whole_hand_stands_side_by_side() -> None:
    here = Deskside(game="cassa-nostra", position=position([ALL] * 3, quest=25, dice=[1, 2, 2])).settle()
    page = lay_out(Scene("T", (panels(here)["hand"],)), Sizes.of(1280, 720, 100), Typesetter(fonts.read()[0]))
    assert len({box.rect.y for box in page.boxes}) == 1
    assert len(page.boxes) == 8


def test_what_is_hidden_is_drawn_from_the_back_and_what_is_seen_is_said_below() -> None:
    state = position(["2", "8", "1"], ["8/1 4", "4/2", "8"], phase="adjust", quest=25, dice=[1, 2, 2])
    table = panels(Deskside(game="cassa-nostra", position=state).settle())
    stake, others = table["seat-1"], table["seat-0"]
    assert [(shown.text, shown.lines) for shown in stake.shown] == [
        ("1", ("cachée",)),
        ("4", ("cachée",)),
        ("8", ("visible",)),
    ]
    assert [[face.back for face in shown.faces] for shown in others.shown] == [[False, True], [False]]
    assert [shown.lines for shown in others.shown] == [("visible : 4",), ("visible : 8",)]
    assert (table["hand"].row, stake.row, others.row, table["quest"].row) == (2, 2, 0, 1)
    assert [(shown.text, shown.lines) for shown in table["quest"].shown][1] == (
        "Total visible 20",
        ("tu caches 5, c'est assez",),
    )
