"""The page: every panel in its place, for any window and any size of text. Pure geometry.

The page is as wide as the window and as high as it must be: it scrolls downwards only, and nothing is left out of it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from cachecash.frontends.window.geometry import Dock, Ink, Line, Page, Rect
from cachecash.frontends.window.panels import Builder, least_width, usual_width
from cachecash.frontends.window.scene import Look, Panel, Scene
from cachecash.frontends.window.typeset import Sizes, Type, Typesetter

READING = 44
"""Ems of a list or a text that stands alone: longer lines are hard to follow."""
ASIDE = 23
"""Ems of the column that stands aside."""
CAPTION = 0.5
"""The part of the window's height that the caption may take; a longer one is whole at the end of the page."""
_HEAD = 0.3
"""The part of the window's height, without the caption, that its head may take."""
_EASE = 16
"""Ems in which a panel of rows is at ease beside others."""
_MORE = " …"


def lay_out(scene: Scene, sizes: Sizes, setter: Typesetter) -> Page:
    """Give every panel of *scene* its place. The caption is `dock`'s, the head of the window `pin`'s."""
    builder = Builder(sizes, setter)
    left, width = sizes.gap, max(1, sizes.width - 2 * sizes.gap - sizes.bar)
    y = _heading(scene, builder, left, width)
    aside = [panel for panel in scene.panels if panel.aside]
    others = [panel for panel in scene.panels if not panel.aside]
    if sizes.stacked or not others:
        y = _pile(aside + others, builder, Rect(left, y, width, 0))
    else:
        narrow = width - (sizes.ems(ASIDE) + sizes.gap if aside else 0)
        column = Rect(left + narrow + sizes.gap, y, sizes.ems(ASIDE), 0)
        y = max(_rows(others, builder, Rect(left, y, narrow, 0)), _pile(aside, builder, column) if aside else y)
    return Page(sizes.width, y, tuple(builder.frames), tuple(builder.lines), tuple(builder.boxes))


def dock(caption: str, sizes: Sizes, setter: Typesetter) -> Dock:
    """Place the caption at the foot of the window; its lines count from its top left corner.

    There is always room for a line, and for two where they take little, so that the page stays where it is while
    sentences pass.
    """
    high, pad = setter.height(sizes.spoken), sizes.pad // 2 + sizes.line
    width = max(1, sizes.width - 2 * sizes.gap)
    lines = setter.wrap(caption, width, sizes.spoken)
    most = max(1, int((sizes.height * CAPTION - 2 * pad) // high))
    usual = 2 if 2 * high < sizes.height * CAPTION / 2 else 1
    broken = len(lines) > most
    kept = (*lines[: most - 1], _broken_off(lines[most - 1], sizes.spoken, width, setter)) if broken else lines
    placed = tuple(Line(line, sizes.gap, pad + place * high, sizes.spoken) for place, line in enumerate(kept))
    return Dock(max(len(kept), min(usual, most)) * high + 2 * pad, placed, whole=not broken)


def pin(scene: Scene, sizes: Sizes, setter: Typesetter, room: int) -> tuple[Dock, Scene]:
    """Place what is expected of the player at the head of the window, where it stays while the page scrolls.

    The title is beside it where both go on one line. *room* is the height without the caption. Give too what is left
    for the page: where letters are large the head has the beginning, and the page all of it; where they are larger
    still, or the caption is long, all of it is on the page.
    """
    gap, width = sizes.gap, max(1, sizes.width - 2 * sizes.gap)
    apart = setter.width(scene.status, sizes.strong)
    if setter.width(scene.title, sizes.large) + apart + 2 * sizes.em <= width:
        high, strong = setter.height(sizes.large), setter.height(sizes.strong)
        title = Line(scene.title, gap, gap, sizes.large)
        status = Line(scene.status, gap + width - apart, gap + (high - strong) // 2, sizes.strong, Ink.CALL)
        head, rest = Dock(high + 2 * gap, (title, status), whole=True), replace(scene, title="", status="")
    else:
        head = _status(scene.status, sizes, setter, room)
        rest = replace(scene, status="") if head.whole else scene
    if not scene.status or head.height > room * _HEAD:
        return Dock(0, (), whole=True), scene
    return head, rest


def _status(text: str, sizes: Sizes, setter: Typesetter, room: int) -> Dock:
    """Place what is expected, in one line or a few where they take little of the *room*."""
    style, pad, width = sizes.strong, sizes.pad // 2 + sizes.line, max(1, sizes.width - 2 * sizes.gap)
    high = setter.height(style)
    lines = setter.wrap(text, width, style)
    most = max(1, int((room * _HEAD / 2 - 2 * pad) // high))
    kept = lines if len(lines) <= most else (*lines[: most - 1], _broken_off(lines[most - 1], style, width, setter))
    placed = tuple(Line(line, sizes.gap, pad + place * high, style, Ink.CALL) for place, line in enumerate(kept))
    return Dock(len(kept) * high + 2 * pad, placed, whole=len(lines) <= most)


def _broken_off(line: str, style: Type, width: int, setter: Typesetter) -> str:
    """End a line as one that goes on elsewhere."""
    return setter.wrap(line, max(1, width - setter.width(_MORE, style)), style)[0] + _MORE


def follow(page: Page, scroll: int, view: int, margin: int) -> int:
    """Give the scrolling nearest to *scroll* that shows the focus and *margin* pixels around it, in *view* pixels.

    All of its panel is shown where it can be: a grid is seen as one. What is higher than the view shows its beginning.
    Without a focus, the nearest scrolling that the page has.
    """
    panel = page.active
    for place in (panel if panel and panel.h + 2 * margin <= view else None, page.focus):
        if place:
            scroll = min(max(scroll, place.bottom + margin - view), place.y - margin)
    return max(0, min(scroll, page.height - view))


def within_focus(page: Page, scroll: int, view: int, margin: int, step: int) -> int | None:
    """Give the scrolling that shows what comes after (*step* 1) or before (-1) in the focus; None where it has room.

    *view* and *margin* are those of `follow`. What was at an edge is seen again at the other, so that no line is lost.
    """
    focus = page.focus
    if focus is None or focus.h <= view:
        return None
    first, last = max(0, focus.y - margin), min(page.height, focus.bottom + margin) - view
    return max(first, min(last, scroll + step * (view - 2 * margin)))


def _heading(scene: Scene, builder: Builder, left: int, width: int) -> int:
    """Place the title of the screen and what is expected, on one line where both go."""
    sizes, setter = builder.sizes, builder.setter
    y = sizes.gap
    if not (scene.title or scene.status):
        return y
    apart = setter.width(scene.status, sizes.strong) if scene.status else 0
    if setter.width(scene.title, sizes.large) + apart + 2 * sizes.em <= width:
        lower = y + (setter.height(sizes.large) - setter.height(sizes.strong)) // 2
        builder.write(scene.status, Rect(left + width - apart, lower, apart, 0), sizes.strong, Ink.CALL)
        y = builder.write(scene.title, Rect(left, y, width, 0), sizes.large)
    else:
        y = builder.write(scene.title, Rect(left, y, width, 0), sizes.large)
        y = builder.write(scene.status, Rect(left, y, width, 0), sizes.strong, Ink.CALL)
    return y + sizes.gap


def _pile(panels: Sequence[Panel], builder: Builder, place: Rect) -> int:
    """Place panels one below the other, in the middle of the room where they are lists or texts; give the end."""
    y = place.y
    for panel in panels:
        alone = panel.look is not Look.CARDS and not builder.sizes.stacked
        width = min(place.w, builder.sizes.ems(READING)) if alone else place.w
        frame = builder.panel(panel, Rect(place.x + (place.w - width) // 2, y, width, 0))
        builder.frames.append(frame)
        y = frame.rect.bottom + builder.sizes.gap
    return y


def _rows(panels: Sequence[Panel], builder: Builder, place: Rect) -> int:
    """Place panels side by side, row after row; give the end."""
    y, gap = place.y, builder.sizes.gap
    for row in _merged(panels, builder, place.w):
        for line in _lines(row, builder, place.w):
            if len(line) == 1:
                y = _pile(line, builder, Rect(place.x, y, place.w, 0))
                continue
            x, frames = place.x, []
            for panel, width in zip(line, _shares(line, builder, place.w), strict=True):
                frames.append(builder.panel(panel, Rect(x, y, width, 0)))
                x += width + gap
            high = max(frame.rect.h for frame in frames)
            builder.frames += [replace(frame, rect=frame.rect._replace(h=high)) for frame in frames]
            y += high + gap
    return y


def _merged(panels: Sequence[Panel], builder: Builder, width: int) -> list[list[Panel]]:
    """Give the rows from top to bottom, the last two as one where they have room side by side."""
    ordered = sorted(panels, key=lambda panel: panel.row)
    rows = [[*row] for _, row in groupby(ordered, key=lambda panel: panel.row)]
    last = [panel for row in rows[-2:] for panel in row]
    ease = builder.sizes.ems(_EASE)
    wide = [max(least_width(panel, builder), min(usual_width(panel, builder), ease)) for panel in last]
    if len(rows) > 2 and sum(wide) + builder.sizes.gap * (len(last) - 1) <= width:
        return [*rows[:-2], last]
    return rows


def _lines(panels: Sequence[Panel], builder: Builder, width: int) -> Iterator[list[Panel]]:
    """Give as many panels of one row at a time as stand side by side."""
    line: list[Panel] = []
    used = 0
    for panel in panels:
        least = least_width(panel, builder) + builder.sizes.gap
        if line and used + least > width + builder.sizes.gap:
            yield line
            line, used = [], 0
        line.append(panel)
        used += least
    yield line


def _shares(line: Sequence[Panel], builder: Builder, width: int) -> list[int]:
    """Share a row among its panels: to each what it needs, then in proportion to what it would like."""
    room = width - builder.sizes.gap * (len(line) - 1)
    least = [least_width(panel, builder) for panel in line]
    liked = [usual_width(panel, builder) for panel in line]
    if sum(liked) <= room:
        least, wish = liked, liked
    else:
        wish = [more - less for more, less in zip(liked, least, strict=True)]
    spare, total = room - sum(least), max(1, sum(wish))
    return [less + spare * more // total for less, more in zip(least, wish, strict=True)]


def whole_caption(scene: Scene) -> Scene:
    """Give a scene whose caption stands at the end of the page too."""
    said = Panel("caption", "", note=scene.caption, row=max((panel.row for panel in scene.panels), default=0) + 1)
    return replace(scene, panels=(*scene.panels, said))
