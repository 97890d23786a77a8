"""Where everything stands, in pixels: the output of the layout, from which the painter and the mouse work."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from cachecash.frontends.window.scene import Look, Shown
from cachecash.frontends.window.typeset import Type


class Rect(NamedTuple):
    """A rectangle: left, top, width, height."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """The first column beyond it."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """The first line beyond it."""
        return self.y + self.h

    def moved(self, x: int, y: int) -> "Rect":
        """Give it elsewhere."""
        return Rect(self.x + x, self.y + y, self.w, self.h)

    def grown(self, by: int) -> "Rect":
        """Give it larger by so much on every side."""
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def holds(self, x: int, y: int) -> bool:
        """Whether a point is in it."""
        return self.x <= x < self.right and self.y <= y < self.bottom


class Ink(Enum):
    """What a text or a mark is drawn in: the theme knows the colours."""

    PLAIN = "plain"
    QUIET = "quiet"
    CALL = "call"
    """What calls the eye: what is expected of the player."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of text, its top left corner."""

    text: str
    x: int
    y: int
    type: Type
    ink: Ink = Ink.PLAIN

    def moved(self, x: int, y: int) -> "Line":
        """Give it elsewhere."""
        return Line(self.text, self.x + x, self.y + y, self.type, self.ink)


@dataclass(frozen=True, slots=True)
class Sign:
    """One mark, by its name."""

    name: str
    rect: Rect


@dataclass(frozen=True, slots=True)
class Box:
    """One thing of a panel. *lines*, *signs* and *minis* (small faces) are placed from its corner."""

    panel: str
    shown: Shown
    look: Look
    rect: Rect
    lines: tuple[Line, ...]
    signs: tuple[Sign, ...] = ()
    minis: tuple[Rect, ...] = ()


@dataclass(frozen=True, slots=True)
class Frame:
    """The edge and the ground of a panel."""

    rect: Rect
    active: bool
    focused: bool


@dataclass(frozen=True, slots=True)
class Page:
    """Everything that scrolls."""

    width: int
    height: int
    frames: tuple[Frame, ...]
    lines: tuple[Line, ...]
    boxes: tuple[Box, ...]

    @property
    def focus(self) -> Rect | None:
        """Where the focus is, None where nothing has it."""
        inside = next((box.rect for box in self.boxes if box.shown.focused), None)
        return inside or next((frame.rect for frame in self.frames if frame.focused), None)

    @property
    def active(self) -> Rect | None:
        """Where the panel is that has the focus, or in which something has it; None where there is none."""
        return next((frame.rect for frame in self.frames if frame.active or frame.focused), None)


@dataclass(frozen=True, slots=True)
class Dock:
    """What does not scroll: the foot of the window (the caption), or its head. *whole*: nothing of it is broken off."""

    height: int
    lines: tuple[Line, ...]
    whole: bool
