"""One panel: its title, and its cards or rows. Pure geometry."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from cachecash.frontends.window.cards import card, card_width, remark, row
from cachecash.frontends.window.geometry import Box, Frame, Ink, Line, Rect
from cachecash.frontends.window.scene import Look, Panel
from cachecash.frontends.window.typeset import Sizes, Type, Typesetter

_LEAST, _MOST = 11, 26
"""Ems between which a panel of rows chooses its width, beside others."""


@dataclass(slots=True)
class Builder:
    """What one page gathers."""

    sizes: Sizes
    setter: Typesetter
    frames: list[Frame] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    boxes: list[Box] = field(default_factory=list)

    def write(self, text: str, place: Rect, style: Type, ink: Ink = Ink.PLAIN) -> int:
        """Put a text at the top of *place*, as wide as it; give the height below the text."""
        y = place.y
        for line in self.setter.wrap(text, place.w, style) if text else ():
            self.lines.append(Line(line, place.x, y, style, ink))
            y += self.setter.height(style)
        return y

    def panel(self, panel: Panel, place: Rect) -> Frame:
        """Put a panel and all that is in it at the top of *place*; give its frame, as high as it has to be."""
        sizes, pad = self.sizes, self.sizes.pad
        inside = Rect(place.x + pad, place.y + pad, max(1, place.w - 2 * pad), 0)
        y = self.write(panel.title, inside, sizes.strong)
        y = self.write(panel.note, inside._replace(y=y), sizes.plain if not panel.title else sizes.small, Ink.QUIET)
        if panel.shown:
            inside = inside._replace(y=y + (sizes.gap if y > inside.y else 0))
            y = self._cards(panel, inside) if _upright(panel, sizes) else self._rows(panel, inside)
        focused = any(one.focused for one in panel.shown)
        rect = place._replace(h=y + pad - place.y)
        return Frame(rect, active=panel.focused or focused, focused=panel.focused and not focused)

    def _cards(self, panel: Panel, place: Rect) -> int:
        gap = self.sizes.gap
        wide = card_width(panel, self.sizes, self.setter)
        columns = panel.columns or max(1, (place.w + gap) // (wide + gap))
        wide = max(1, min(wide, (place.w - gap * (columns - 1)) // columns))
        y = self._heads(panel, place, wide)
        for start in range(0, len(panel.shown), columns):
            some = panel.shown[start : start + columns]
            boxes = [card(panel, one, wide, self.sizes, self.setter) for one in some]
            high = max(box.rect.h for box in boxes)
            self.boxes += [
                replace(box, rect=Rect(place.x + column * (wide + gap), y, wide, high))
                for column, box in enumerate(boxes)
            ]
            y += high + gap
        return y - gap

    def _heads(self, panel: Panel, place: Rect, wide: int) -> int:
        """Name the columns of a grid; give where its first row starts."""
        pad = self.sizes.pad
        columns = [
            Rect(place.x + number * (wide + self.sizes.gap) + pad, place.y, max(1, wide - 2 * pad), 0)
            for number, _ in enumerate(panel.heads)
        ]
        below = [
            self.write(head, column, self.sizes.small, Ink.QUIET)
            for head, column in zip(panel.heads, columns, strict=True)
        ]
        ring = self.sizes.ring + 2 * self.sizes.line
        return max(below) + ring if below else place.y

    def _rows(self, panel: Panel, place: Rect) -> int:
        y, apart = place.y, self.sizes.ring + 2 * self.sizes.line
        for one in panel.shown:
            make = row if one.id else remark
            box = make(panel.id, one, place.w, self.sizes, self.setter)
            self.boxes.append(replace(box, rect=box.rect.moved(place.x, y)))
            y += box.rect.h + apart
        return y - apart


def least_width(panel: Panel, builder: Builder) -> int:
    """Give the width that a panel needs beside others: upright cards all side by side, or their columns."""
    return usual_width(panel, builder) if _upright(panel, builder.sizes) else builder.sizes.ems(_LEAST)


def usual_width(panel: Panel, builder: Builder) -> int:
    """Give the width in which a panel looks its best."""
    sizes, setter = builder.sizes, builder.setter
    if _upright(panel, sizes):
        wide = card_width(panel, sizes, setter)
        columns = panel.columns or len(panel.shown)
        return max(columns * (wide + sizes.gap) - sizes.gap + 2 * sizes.pad, _title_width(panel, builder))
    texts = [setter.width(text, sizes.strong) for text in _texts(panel)]
    faces = max((len(one.faces) for one in panel.shown), default=0)
    wide = max(texts, default=0) + faces * sizes.ems(2.5) + 4 * sizes.pad
    return max(sizes.ems(_LEAST), min(wide, sizes.ems(_MOST)))


def _title_width(panel: Panel, builder: Builder) -> int:
    """Give the width of the title on one line, though not more than rows would take."""
    sizes = builder.sizes
    return min(builder.setter.width(panel.title, sizes.strong) + 2 * sizes.pad, sizes.ems(_LEAST))


def _texts(panel: Panel) -> Iterable[str]:
    yield panel.title
    yield panel.note
    for one in panel.shown:
        yield f"{one.text}  {one.value}"
        yield from one.lines


def _upright(panel: Panel, sizes: Sizes) -> bool:
    return panel.look is Look.CARDS and bool(panel.shown) and sizes.upright
