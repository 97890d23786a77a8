"""Screens to lay out and to draw: real pages and real tables, as the window makes them, without the program."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import cs_positions
import kk_positions
from cachecash.frontends.window.scene import Panel, Scene, Shown
from cachecash.frontends.window.zoned import Heard, Screens
from cachecash.games.cache_ton_cash.actions import parse
from cachecash.games.cache_ton_cash.state import State
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Level, Rendered
from cachecash.presentation.cache_ton_cash import ROOM
from cachecash.presentation.cursor import Cursor
from cachecash.presentation.lists import Line, ListBox
from cachecash.presentation.room import Room
from cachecash.presentation.rooms import rooms
from cachecash.presentation.zones import place_zone
from positions import GAME, position
from visit import visit

_FR = Catalog("fr", strict=True)
_SCREENS = Screens(_FR)
_NAMES = ("Camille", "Léa", "Tom", "Hugo", "Marie-Emmanuelle", "Bob")
_LONG = (
    "Tom défie Léa pour ses Bijoux de mémé avec une Argenterie. Léa répond par des Bijoux de mémé. Tom relance avec un "
    "Or. Léa cède. Tom gagne 105\N{NO-BREAK SPACE}000\N{NO-BREAK SPACE}$."
)
_GRID = "11 ?6 -2 | x | 7 7 ?9 | ?10 ?5 2"
_HAND = "PI SC CA AG OR"
_HIGH = "CA CA | BJ BJ | SB OR | BD BD | TR TR TR | AV PE | SC SC AG"


@cache
def screens() -> dict[str, Scene]:
    """Give the scenes by name."""
    return {
        "menu": _page(),
        "settings": _page("F2", "Enter", *["Down"] * 4),
        "rules": _page("Down", "Enter", *["Down"] * 3, "Enter", *["Down"] * 3),
        "keys": _page(*["Down"] * 4, "Enter", *["Down"] * 12),
        "game-2": _table(
            position(["TR TR BD CA EC DE", "PI"], ["", "SB AG"], discard="TI BD", neutral=["AV PI", "SC", "BD"]),
            marked=("TR#1",),
            caption="À toi. Défausse, Tirelire.",
        ),
        "game-3": _table(
            position(
                ["", "BD TR BJ", "BD TR"],
                ["PI PI | SC AG", "TI TI", "AV AV | BL BL | BJ BJ AG OR"],
                discard="PE",
                neutral=["SC", "", "OR"],
                rules="penny=on",
            ),
            caption=_LONG,
        ),
        "game-4-list": _table(
            position(
                [_HAND, "BD TI", "TR", "BL"], ["SC SC | TI TI", _HIGH, "", "BL AG"], discard="PI TR", draw="BJ BL"
            ),
            box=_list("Former un set avec le Piano", "Ton autre Piano", "L'Argenterie", "Le Piano de la défausse"),
            caption="Former un set avec le Piano. Ton autre Piano, 1/3.",
        ),
        "game-6": _table(
            position([_HAND, *["BD TR BJ"] * 5], ["TI TI", _HIGH, "", "BL AG", "TR TR | SC SC", ""], discard="AV PI"),
            at=place_zone(2),
            caption="Léa, 3 cartes, 7 sets. 2 Cabanes, 40\N{NO-BREAK SPACE}000\N{NO-BREAK SPACE}$, défi possible, 1/7.",
        ),
        "challenge": _table(_challenge(), caption=_LONG),
        "grid-6": _table(
            kk_positions.position(
                [_GRID, "", _GRID, _GRID, "12 12 ?1 | ?2 ?3 ?4 | ?5 ?6 ?7 | ?8 ?9 ?10", _GRID], discard="12 5", draw="1"
            ),
            room=rooms()["cache-cache"],
            at=place_zone(5),
            caption="Marie-Emmanuelle, 24 points visibles, 10 cartes cachées. 12, colonne 1, ligne 1.",
        ),
        "quest-6": _table(
            cs_positions.position(
                ["2 8", "8", "1 4", "8", "4 4", "1 2"],
                ["8/1 4", "4/2", "8", "1/1 2 2 4 4", "2/1", "8/8"],
                phase="adjust",
                quest=45,
                dice=[1, 2, 4, 4, 3, 1],
            ),
            room=rooms()["cassa-nostra"],
            at=place_zone(0),
            caption="5 adversaires. Léa, 2 jetons, 3 cartes en main, 2 posées, visible : 4, 1/5.",
        ),
    }


def _page(*keys: str) -> Scene:
    guest = visit()
    caption = guest.press(" ".join(keys)) if keys else "Menu principal."
    return _SCREENS.listed(Heard("cachecash", "", caption), guest.pages.page)


def _list(title: str, *labels: str) -> ListBox:
    return ListBox(_text(title), [Line(_text(label), print, _text("10\N{NO-BREAK SPACE}000")) for label in labels])


def _text(words: str) -> Rendered:
    return Rendered(words, words, words)


def _challenge() -> State:
    state = position(["PI AV SC CA OR", "BD", "TR", "AV"], ["PI PI | AV AG", "BL BL", "", "SC SC"], active=3, rest=True)
    GAME.apply(state, 3, parse("CHALLENGE(0,1,AV)"))
    return state


def _table(  # noqa: PLR0913 - each names one thing that is to be seen
    state: Any,
    *,
    caption: str,
    room: Room = ROOM,
    at: str = "",
    marked: Sequence[str] = (),
    box: ListBox | None = None,
) -> Scene:
    """Show what Camille sees of a position, and what is possible; the cursor is in the zone *at*."""
    game = room.game
    view, legal = game.view(state, 0), game.legal(state, 0) if 0 in game.to_act(state) else []
    names = _NAMES[: state.seats]
    cursor = Cursor(room.board(_FR, names).zones(view, legal, Level.NORMAL))
    if at:
        cursor.go(at)
    possible = room.narrator(_FR, names).answer("possible", view, Level.NORMAL, legal)
    heard = Heard("Cache ton Cash", " ".join(said.screen for said in possible), caption)
    return _SCREENS.table(heard, cursor, marked=marked, lists=[box] if box else [])


def texts_of(shown: Shown) -> str:
    """Give every word of one thing."""
    return " ".join((shown.text, shown.value, *shown.lines))


def titles_of(scene: Scene) -> str:
    """Give every word that stands on no thing: titles, notes, what is expected."""
    return " ".join((scene.title, scene.status, *(f"{panel.title} {panel.note}" for panel in scene.panels)))


def one(*shown: Shown, **facts: object) -> Scene:
    """Give a screen of one panel."""
    return Scene("Titre", (Panel("p", "Panneau", shown, **facts),))  # type: ignore[arg-type]  # the caller's fields
