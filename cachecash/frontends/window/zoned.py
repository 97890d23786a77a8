"""Scenes of zones and lists: what the voice tells, for the eye. No game is known by its name here."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cachecash.frontends.window.scene import Face, Look, Panel, Scene, Shown
from cachecash.narration.catalog import Catalog
from cachecash.presentation import zones
from cachecash.presentation.cursor import Cursor
from cachecash.presentation.lists import LIST, Line, ListBox, line_id
from cachecash.presentation.pages.fields import Field
from cachecash.presentation.zones import HAND, Item, Zone

_ACROSS, _MIDDLE, _NEAR = 0, 1, 2
"""The rows of a table: the others, what belongs to nobody, oneself."""
_PILE = 4
"""Rows of a zone at most, those that count what is not shown included: the table keeps its shape."""
_LIST = 80
"""Rows of a list at most."""
_CARET = "|"
"""Where the next sign of a text goes."""
_FEW = 8
"""More cards than these do not stand upright."""


@dataclass(frozen=True, slots=True)
class Heard:
    """What stands on every screen: its *title*, what is expected now (*status*), what is being said (*caption*)."""

    title: str
    status: str = ""
    caption: str = ""

    def over(self, *panels: Panel) -> Scene:
        """Give the whole screen."""
        return Scene(self.title, panels, self.caption, self.status)


class Screens:
    """Makes scenes in one language."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog

    def table(
        self, heard: Heard, cursor: Cursor[Any], *, marked: Collection[str] = (), lists: Sequence[ListBox] = ()
    ) -> Scene:
        """Give the table, and beside it the last of the *lists* that are open, which then has the focus.

        *marked*: the ids of the items that the player has marked, in the zone of the cursor. A panel has the id of its
        zone, and what it shows the ids of its items.
        """
        seated = any(zone.id == HAND or zone.mine for zone in cursor.all)
        panels = []
        for zone in cursor.all:
            here = zone.id == cursor.zone.id
            at = cursor.index if here and not lists else None
            row = _NEAR if seated and zone.id in {HAND, zones.place_zone(1)} else _row(zone)
            panels.append(self._zone(zone, at, marked if here else (), row))
        return heard.over(*panels, *([self._list(lists[-1], aside=True)] if lists else []))

    def listed(self, heard: Heard, box: ListBox) -> Scene:
        """Give a list alone: a menu, settings."""
        return heard.over(self._list(box))

    def _list(self, box: ListBox, *, aside: bool = False) -> Panel:
        around = _around(len(box.lines), box.index, _LIST)
        shown = [_line(place, box.lines[place], focused=place == box.index) for place in around]
        if isinstance(box, Field):
            shown = [replace(shown[0], text=f"{box.text[: box.caret]}{_CARET}{box.text[box.caret :]}")]
        counted = self._counted(shown, around, len(box.lines))
        note = "" if shown else self._catalog.render("list-empty").screen
        return Panel(LIST, box.title.screen, counted, note, aside=aside, focused=not shown)

    def _zone(self, zone: Zone[Any], at: int | None, marked: Collection[str], row: int) -> Panel:
        """Give a zone; *at* is where the focus is in it, if it is there."""
        look = _look(zone)
        around = _around(len(zone.items), at or 0, len(zone.items) if look is Look.CARDS else _PILE)
        shown = [
            _item(
                zone.items[place], focused=place == at, chosen=zone.items[place].id in marked, placed=zone.columns > 0
            )
            for place in around
        ]
        return Panel(
            zone.id,
            (zone.summary if shown else zone.empty).screen,
            self._counted(shown, around, len(zone.items)),
            columns=zone.columns,
            heads=tuple(head.screen for head in zone.heads),
            look=look,
            row=row,
            focused=at is not None and not shown,
        )

    def _counted(self, shown: Sequence[Shown], around: range, count: int) -> tuple[Shown, ...]:
        """Add how many are left out before and after."""
        left_out = {"screen-before": around.start, "screen-after": count - around.stop}
        before, after = (
            [Shown("", self._catalog.render(said, n=n).screen)] if n else [] for said, n in left_out.items()
        )
        return (*before, *shown, *after)


def _line(place: int, line: Line, *, focused: bool) -> Shown:
    return Shown(
        line_id(place),
        line.label.screen,
        value=line.value.screen if line.value else "",
        lines=(line.help.screen,) if line.help else (),
        prose=line.do is None,
        focused=focused,
    )


def _item(item: Item[Any], *, focused: bool, chosen: bool, placed: bool) -> Shown:
    """The value of a single card stands apart from its name; in a grid (*placed*), its place from what it is."""
    text, face = item.name.screen, item.faces[0] if len(item.faces) == 1 else zones.Face()
    place = ""
    if placed and face.name and text.startswith(face.name):
        text, place = face.name, text.removeprefix(face.name).lstrip(", ")
    apart = face.value != "" and text.endswith(face.value)
    return Shown(
        item.id,
        text.removesuffix(face.value).rstrip(", ") if apart else text,
        face.value if apart else "",
        place=place,
        lines=(item.state.screen,) if item.state else (),
        faces=tuple(Face(face.marks, back=not face.code) for face in item.faces),
        prose=not item.faces,
        focused=focused,
        chosen=chosen,
        playable=item.playable,
    )


def _look(zone: Zone[Any]) -> Look:
    """Cards stand upright where they are few and single, or in a grid; sets and mere words are rows."""
    single = all(len(item.faces) == 1 for item in zone.items)
    return Look.CARDS if zone.columns or (single and len(zone.items) <= _FEW) else Look.ROWS


def _row(zone: Zone[Any]) -> int:
    return _ACROSS if zone.id.startswith(zones.place_zone(0)[:-1]) else _MIDDLE


def _around(count: int, at: int, most: int) -> range:
    """Give the places that are shown around one of them, in *most* rows; a row at an end counts what is left out."""
    if count <= most:
        return range(count)
    start = min(max(0, at - (most - 2) // 2), count - most + 2)
    if start <= 1:
        return range(most - 1)
    return range(count - most + 1, count) if start > count - most else range(start, start + most - 2)
