"""The inside of one thing that is shown: an upright card, or a row. Pure: places only, nothing is drawn here."""

from collections.abc import Iterable
from dataclasses import dataclass

from cachecash.frontends.window.geometry import Box, Ink, Line, Rect, Sign
from cachecash.frontends.window.scene import Face, Look, Panel, Shown
from cachecash.frontends.window.typeset import Sizes, Type, Typesetter

TICK, ARROW, BACK = "tick", "arrow", "back"
"""The signs of what is chosen, of what can be played, and of a card seen from the back."""

VALUE_MARKS = frozenset({"dot", "box", "point"})
"""Marks that tell a value; the others tell a kind."""

_SMALL = 1.3
"""Ems that a small face is high."""
_BACK, _LOW_BACK = 2, 1.3
"""Ems that the back of an upright card is high, and in a grid."""
_MARKED, _BARE = 6.2, 4.6
"""Ems that an upright card is wide at least: room for its marks, or for its words alone."""


@dataclass(slots=True)
class Pen:
    """Places what goes into one box, from the top down. *width* is the room inside, *x* and *y* where it starts."""

    setter: Typesetter
    x: int
    y: int
    width: int
    lines: list[Line]

    def write(self, text: str, style: Type, ink: Ink = Ink.PLAIN, indent: int = 0) -> None:
        """Place a text, and go on below it."""
        for line in self.setter.wrap(text, max(1, self.width - indent), style):
            self.lines.append(Line(line, self.x + indent, self.y, style, ink))
            self.y += self.setter.height(style)


def card_width(panel: Panel, sizes: Sizes, setter: Typesetter) -> int:
    """Give the width of the upright cards of *panel*, which holds its longest word and the heads of its columns."""
    shown = panel.shown
    narrow = panel.columns > 0 or all(_style(one, sizes) == sizes.large for one in shown)
    heads = [setter.width(head, sizes.small) for head in panel.heads]
    states = [setter.longest(line, sizes.small) for one in shown for line in (*_places(panel, one), *one.lines)]
    words = [max(setter.longest(one.text, _style(one, sizes)), setter.longest(one.value, sizes.plain)) for one in shown]
    least = sizes.ems(_BARE if narrow else _MARKED)
    return max([least, *words, *((*heads, *states) if narrow else ())]) + 2 * sizes.pad


def _places(panel: Panel, shown: Shown) -> tuple[str, ...]:
    """Give what an upright card of *panel* says of its place: nothing where its column has a head."""
    return (shown.place,) if shown.place and not panel.heads else ()


def card(panel: Panel, shown: Shown, width: int, sizes: Sizes, setter: Typesetter) -> Box:
    """Place an upright card: its shape, its value mark, its name, its value. In a grid cards are no higher than needed.

    A card that has no mark shows what it is in large letters.
    """
    face = shown.faces[0] if shown.faces else Face()
    pad, low = sizes.pad, panel.columns > 0
    signs, below = _marks_of_card(face, width - 2 * pad, sizes, sizes.ems(_LOW_BACK if low else _BACK))
    pen = Pen(setter, pad, pad + below + sizes.ems(0.35), width - 2 * pad, [])
    pen.write(shown.text, _style(shown, sizes))
    pen.write(shown.value, sizes.plain)
    for line in (*_places(panel, shown), *shown.lines):
        pen.write(line, sizes.small, Ink.QUIET)
    side, names = sizes.ems(0.8), _calls(shown)
    free = width - 2 * pad - setter.width(pen.lines[-1].text, pen.lines[-1].type) if pen.lines else 0
    beside = low and free >= len(names) * sizes.em
    height = max(pen.y + (0 if beside else side) + pad, 0 if low else sizes.ems(8.4))
    corner = Rect(width - pad - side, height - pad - side, side, side)
    calls = [Sign(name, corner.moved(-place * sizes.em, 0)) for place, name in enumerate(names)]
    placed = [Sign(sign.name, sign.rect.moved(pad, pad)) for sign in signs]
    return Box(panel.id, shown, Look.CARDS, Rect(0, 0, width, height), tuple(pen.lines), (*placed, *calls))


def _bare(face: Face) -> bool:
    """Whether nothing is drawn on a face beside its words."""
    return not face.marks and not face.back


def _style(shown: Shown, sizes: Sizes) -> Type:
    return sizes.large if shown.faces and all(map(_bare, shown.faces)) else sizes.strong


def row(panel: str, shown: Shown, width: int, sizes: Sizes, setter: Typesetter) -> Box:
    """Place a row: what calls it, its small faces, its label, its value at the right, and its lines below."""
    pad = sizes.pad
    pen = Pen(setter, pad, pad // 2, width - 2 * pad, [])
    style = sizes.plain if shown.prose else sizes.strong
    side, first = sizes.ems(0.8), setter.height(style)
    signs = [
        Sign(name, Rect(pad + place * sizes.em, pen.y + (first - side) // 2, side, side))
        for place, name in enumerate(_calls(shown))
    ]
    indent = len(signs) * sizes.ems(1.1)
    if indent > pen.width // 2:  # a very narrow window: on a line of their own
        indent, pen.y = 0, pen.y + first
    minis, inside, indent, below = _minis(shown, pen, indent, sizes)
    lines = (shown.place, *shown.lines) if shown.place else shown.lines
    if below > pen.y and lines and _beside(pen, lines[0], minis[-1], sizes):
        lines = lines[1:]
    pen.y = below
    _write_label(pen, shown, style, indent, sizes)
    if pen.width - indent <= sizes.ems(8):  # below what stands at the left, not beside it
        indent, pen.y = 0, max(pen.y, *(mini.bottom for mini in minis), 0)
    for line in lines:
        pen.write(line, sizes.small, Ink.QUIET, indent)
    height = max(pen.y + pad // 2, sizes.target, *(mini.bottom + pad // 2 for mini in minis), 0)
    rect = Rect(0, 0, width, height)
    return Box(panel, shown, Look.ROWS, rect, tuple(pen.lines), (*signs, *inside), tuple(minis))


def remark(panel: str, shown: Shown, width: int, sizes: Sizes, setter: Typesetter) -> Box:
    """Place what is no thing of its own, as how many are not shown."""
    pen = Pen(setter, sizes.pad, 0, width - 2 * sizes.pad, [])
    pen.write(shown.text, sizes.small, Ink.QUIET)
    return Box(panel, shown, Look.ROWS, Rect(0, 0, width, pen.y), tuple(pen.lines))


def _write_label(pen: Pen, shown: Shown, style: Type, indent: int, sizes: Sizes) -> None:
    """Write the label and its value: at the right of it, or below where there is no room."""
    apart = pen.setter.width(shown.value, sizes.plain)
    room = pen.width - indent - apart - sizes.em
    if not shown.value or room < min(sizes.ems(9), pen.setter.width(shown.text, style)):
        pen.write(shown.text, style, indent=indent)
        if shown.value:
            pen.write(shown.value, sizes.plain, indent=indent)
        return
    y = pen.y
    whole, pen.width = pen.width, indent + room
    pen.write(shown.text, style, indent=indent)
    pen.width = whole
    pen.lines.append(Line(shown.value, pen.x + whole - apart, y, sizes.plain))
    pen.y = max(pen.y, y + pen.setter.height(sizes.plain))


def _minis(shown: Shown, pen: Pen, indent: int, sizes: Sizes) -> tuple[list[Rect], list[Sign], int, int]:
    """Place small faces; give them, their marks, where the text starts, and at which height: below where it is long."""
    faces, room = [face for face in shown.faces if not _bare(face)], max(1, pen.width - indent)
    unit = max(2, min([sizes.em, *(room / _small_width(face) for face in faces)]))
    high, gap = round(unit * _SMALL), sizes.ems(0.25)
    x, y = pen.x + indent, pen.y
    minis: list[Rect] = []
    signs: list[Sign] = []
    for face in faces:
        wide = int(unit * _small_width(face))
        if minis and x + wide > pen.x + pen.width:
            x, y = pen.x + indent, y + high + gap
        minis.append(Rect(x, y, wide, high))
        signs += [Sign(sign.name, sign.rect.moved(x, y)) for sign in _small_marks(face, unit)]
        x += wide + gap
    if not minis:
        return minis, signs, indent, y
    beside = x + sizes.ems(0.1) - pen.x
    if y == pen.y and pen.setter.width(shown.text, sizes.strong) <= pen.width - beside:
        return minis, signs, beside, y
    return minis, signs, 0, y + max(high, sizes.em) + gap


def _beside(pen: Pen, text: str, mini: Rect, sizes: Sizes) -> bool:
    """Write a text at the right of the last small face, if there is room for it."""
    wide = pen.setter.width(text, sizes.small)
    x = pen.x + pen.width - wide
    if x < mini.right + sizes.ems(0.3):
        return False
    y = mini.y + (mini.h - pen.setter.height(sizes.small)) // 2
    pen.lines.append(Line(text, x, y, sizes.small, Ink.QUIET))
    return True


def _small_width(face: Face) -> float:
    """Give the width of a small face, in ems."""
    return 1.4 if face.back else 0.3 + sum(_wide(name, 1) * _small_high(name) + 0.18 for name in face.marks)


def _small_high(name: str) -> float:
    return 0.62 if name in VALUE_MARKS else 0.86


def _small_marks(face: Face, unit: float) -> list[Sign]:
    """Place the marks of a small face; *unit* is the size of its em."""
    if face.back:
        return [Sign(BACK, Rect(round(unit * 0.2), round(unit * 0.2), round(unit), round(unit * 0.9)))]
    x, signs = 0.24, []
    for name in face.marks:
        high = _small_high(name)
        place = Rect(int(unit * x), int(unit * (_SMALL - high) / 2), _wide(name, int(unit * high)), int(unit * high))
        signs.append(Sign(name, place))
        x += _wide(name, 1) * high + 0.18
    return signs


def _marks_of_card(face: Face, width: int, sizes: Sizes, back: int) -> tuple[list[Sign], int]:
    """Place the shape at the left and the value marks at the right, or below it; give the height too.

    *back* is the height of a card seen from there.
    """
    if face.back:
        return [Sign(BACK, Rect(0, 0, width, back))], back
    if _bare(face):
        return [], 0
    shapes = [name for name in face.marks if name not in VALUE_MARKS]
    values = [name for name in face.marks if name in VALUE_MARKS]
    gap = sizes.ems(0.25)
    units = sum(_wide(name, 1) for name in shapes)
    high = min(sizes.ems(2), max(1, (width - gap * (len(shapes) - 1)) // max(1, units)))
    signs = _in_line(shapes, 0, 0, high, gap)
    side = min(sizes.ems(0.95), max(1, (width - gap * (len(values) - 1)) // max(1, len(values))))
    wide = len(values) * (side + gap) - gap
    y = 0 if units * high + gap * len(shapes) + wide <= width else high + gap
    signs += _in_line(values, max(0, width - wide), y, side, gap)
    return signs, y + side if y else sizes.ems(2)


def _in_line(names: Iterable[str], x: int, y: int, high: int, gap: int) -> list[Sign]:
    signs = []
    for name in names:
        signs.append(Sign(name, Rect(x, y, _wide(name, high), high)))
        x += _wide(name, high) + gap
    return signs


def _wide(name: str, high: int) -> int:
    """Give the width of a mark of so many pixels in height."""
    return high * 2 if name == "triangle-beside" else high


def _calls(shown: Shown) -> list[str]:
    return [name for name, truth in ((TICK, shown.chosen), (ARROW, shown.playable)) if truth]
