"""What is to be seen, in plain values: the input of the painter. No game, no key and no font in here."""

from dataclasses import dataclass
from enum import Enum


class Look(Enum):
    """How the things of a panel are shown."""

    CARDS = "cards"
    """Upright cards side by side, where there is room; else as `ROWS`."""
    ROWS = "rows"
    """One below the other: label, value, help."""


@dataclass(frozen=True, slots=True)
class Face:
    """What is drawn of a card beside its words: *marks* by name (see `marks.SIGNS`), the shape first; or its *back*."""

    marks: tuple[str, ...] = ()
    back: bool = False


@dataclass(frozen=True, slots=True)
class Shown:
    """One thing that can have the focus.

    *text* is its label, *value* stands apart from it (a setting, an amount), *lines* follow below (state, help).
    *place* tells where in a grid it lies: before the lines, but not where the eye sees it below the head of its column.
    *prose* is to be read: its letters are plain. *chosen* is marked by a tick, *playable* by an arrow, *focused* by a
    ring. Without an *id* it is a mere remark.
    """

    id: str
    text: str
    value: str = ""
    place: str = ""
    lines: tuple[str, ...] = ()
    faces: tuple[Face, ...] = ()
    prose: bool = False
    focused: bool = False
    chosen: bool = False
    playable: bool = False


@dataclass(frozen=True, slots=True)
class Panel:
    """One place of the screen.

    *note* stands below the title (a summary, or that there is nothing). *columns* is the width of a grid, 0 for what
    fits; *heads* stand above its columns, where it is shown as a grid. Panels of one *row* stand side by side where
    there is room, rows from top to bottom, the last two of three or more on one line where they fit. One that is
    *aside* has a column of its own at the right. Where there is little room all stand one below the other: those aside
    first, then the others as given. *focused* is for a panel that has the focus though nothing in it can.
    """

    id: str
    title: str
    shown: tuple[Shown, ...] = ()
    note: str = ""
    columns: int = 0
    heads: tuple[str, ...] = ()
    look: Look = Look.ROWS
    row: int = 0
    aside: bool = False
    focused: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole screen. *status* is what is expected of the player now, *caption* what is being said."""

    title: str
    panels: tuple[Panel, ...] = ()
    caption: str = ""
    status: str = ""

    @property
    def focused(self) -> Shown | None:
        """Give what has the focus; None where nothing in a panel has it."""
        return next((shown for panel in self.panels for shown in panel.shown if shown.focused), None)
