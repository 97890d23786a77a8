"""Colours. Each theme of ours has a contrast of 7:1 or more for every text, of 3:1 for edges, marks and the ring."""

from collections.abc import Mapping
from dataclasses import dataclass

Colour = tuple[int, int, int]

TEXT_CONTRAST, EDGE_CONTRAST = 7.0, 3.0
"""What a theme promises."""


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of everything that is drawn.

    *table* is the ground of the window, *panel* of a panel, *card* of a card or a row, *chosen* of what is marked,
    *back* of a card seen from the back, *dock* of the caption; each has its text. *quiet* is for lesser texts on table,
    panel and card, *call* for what is expected of the player, *edge* for every edge, *ring* for the focus.
    """

    table: Colour
    panel: Colour
    card: Colour
    text: Colour
    quiet: Colour
    call: Colour
    edge: Colour
    ring: Colour
    chosen: Colour
    chosen_text: Colour
    back: Colour
    back_text: Colour
    dock: Colour
    dock_text: Colour


def contrast(one: Colour, other: Colour) -> float:
    """Give the contrast of two colours as WCAG defines it, from 1 to 21."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = (
        part / 255 / 12.92 if part / 255 <= 0.04045 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _colours(text: str) -> Theme:
    parts = [bytes.fromhex(part) for part in text.split()]
    return Theme(*((part[0], part[1], part[2]) for part in parts))


DARK = _colours("11181d 18222a 22303a f4efe2 c9d0d3 ffd166 82949f ffd166 f4efe2 11181d 16303a f4efe2 080c0f f4efe2")
LIGHT = _colours("e9e3d5 f7f3ea ffffff 1a1a1a 3d4144 6d2b00 6b6558 0047b3 1d2f3a ffffff dfe7ea 1a1a1a fffdf5 1a1a1a")
YELLOW = _colours("000000 000000 000000 ffee00 ffee00 ffffff ffee00 ffffff ffee00 000000 000000 ffee00 000000 ffee00")

OURS: Mapping[str, Theme] = {"dark": DARK, "light": LIGHT, "yellow": YELLOW}
SYSTEM = "system"
NAMES = (*OURS, SYSTEM)
"""The names under which settings know themes; the last one is what the system uses."""


def plain(ground: Colour, text: Colour, marked: Colour, marked_text: Colour) -> Theme:
    """Make a theme of the few colours that a system's high contrast has: a ground, a text, what is marked, its text.

    Colours that cannot be told apart are not followed: the text, turned over, takes the place of what is marked.
    """
    if contrast(marked, marked_text) < TEXT_CONTRAST or contrast(marked, ground) < EDGE_CONTRAST:
        marked, marked_text = text, ground
    return Theme(
        *(ground, ground, ground),
        *(text, text, text, text),
        marked,
        *(marked, marked_text),
        *(ground, text, ground, text),
    )
