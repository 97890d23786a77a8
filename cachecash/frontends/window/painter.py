"""Draws a scene: the table and its cards, lists, what is being said, at any size. Nothing moves or flashes."""

from collections import OrderedDict
from dataclasses import dataclass

import pygame

from cachecash.frontends.window import layout, marks
from cachecash.frontends.window.fonts import Fonts
from cachecash.frontends.window.geometry import Box, Dock, Frame, Ink, Line, Page, Rect
from cachecash.frontends.window.scene import Look, Scene
from cachecash.frontends.window.themes import Colour, Theme
from cachecash.frontends.window.typeset import Sizes, Type, Typesetter

_KEPT_PIXELS = 16_000_000
"""Pictures of texts are kept up to so many pixels (four bytes each)."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """What was drawn. *scroll* is how far the page is scrolled, *view* how much of its height shows.

    *margin* is what shows around the focus, *top* where the page begins below the head of the window.
    """

    page: Page
    scroll: int
    view: int
    margin: int
    top: int

    def within_focus(self, step: int) -> int | None:
        """Give the scrolling that shows more of what has the focus, on or back; None where all of it can be seen."""
        return layout.within_focus(self.page, self.scroll, self.view, self.margin, step)

    def at(self, point: tuple[int, int]) -> tuple[str, str] | None:
        """Give the ids of the panel and of the thing under a point of the window, None where there is none."""
        x, y = point[0], point[1] - self.top
        if not 0 <= y < self.view:
            return None
        hit = (box for box in self.page.boxes if box.shown.id and box.rect.holds(x, y + self.scroll))
        return next(((box.panel, box.shown.id) for box in hit), None)


class Painter:
    """Draws with the colours of *theme*, the letters of *fonts*, at *percent* of the size of texts (100 to 400)."""

    def __init__(self, theme: Theme, fonts: Fonts, percent: int = 100) -> None:
        self._theme = theme
        self._fonts = fonts
        self._percent = percent
        self._setter = Typesetter(fonts)
        self._pictures: OrderedDict[tuple[str, Type, Colour], pygame.Surface] = OrderedDict()
        self._pixels = 0
        self._laid: tuple[Scene, Sizes, Page, Dock, Dock] | None = None

    def draw(self, surface: pygame.Surface, scene: Scene, scroll: int = 0, *, follow: bool = True) -> Drawing:
        """Draw *scene* on the whole *surface*, scrolled by *scroll* pixels, or as near to it as shows the focus.

        Without *follow* the focus may be out of sight, as after a turn of the mouse wheel.
        """
        sizes = Sizes.of(*surface.get_size(), self._percent)
        page, dock, head = self._lay(scene, sizes)
        view = max(1, sizes.height - dock.height - head.height)
        margin = max(sizes.gap, min(sizes.ems(2.5), view // 8))
        scroll = layout.follow(page, scroll, view, margin) if follow else max(0, min(scroll, page.height - view))
        surface.fill(self._theme.table)
        below = surface.subsurface(pygame.Rect(0, head.height, sizes.width, view).clip(surface.get_rect()))
        self._page(below, page, sizes, scroll, view)
        self._scroll_bar(below, page, sizes, scroll, view)
        self._head(surface, head, sizes, scrolled=scroll > 0)
        self._dock(surface, dock, sizes, head.height + view)
        return Drawing(page, scroll, view, margin, head.height)

    def _lay(self, scene: Scene, sizes: Sizes) -> tuple[Page, Dock, Dock]:
        if self._laid and self._laid[0] == scene and self._laid[1] == sizes:
            return self._laid[2:]
        dock = layout.dock(scene.caption, sizes, self._setter)
        head, rest = layout.pin(scene, sizes, self._setter, sizes.height - dock.height)
        page = layout.lay_out(rest if dock.whole else layout.whole_caption(rest), sizes, self._setter)
        self._laid = (scene, sizes, page, dock, head)
        return page, dock, head

    def _page(self, surface: pygame.Surface, page: Page, sizes: Sizes, scroll: int, view: int) -> None:
        for frame in page.frames:
            if frame.rect.bottom > scroll and frame.rect.y < scroll + view:
                self._frame(surface, frame, sizes, scroll)
        for line in page.lines:
            if line.y < scroll + view:
                self._line(surface, line, (0, -scroll), self._ink(line.ink))
        for box in page.boxes:
            if box.rect.bottom > scroll - sizes.gap and box.rect.y < scroll + view + sizes.gap:
                self._box(surface, box, sizes, scroll)

    def _frame(self, surface: pygame.Surface, frame: Frame, sizes: Sizes, scroll: int) -> None:
        rect, radius = frame.rect.moved(0, -scroll), sizes.ems(0.5)
        if frame.focused:
            self._ring(surface, rect, sizes, radius)
        thick = 2 * sizes.line if frame.active else sizes.line
        _ground(surface, rect, (self._theme.edge, self._theme.panel), thick, radius)

    def _box(self, surface: pygame.Surface, box: Box, sizes: Sizes, scroll: int) -> None:
        theme, shown = self._theme, box.shown
        rect, radius = box.rect.moved(0, -scroll), sizes.ems(0.4)
        ground, ink = self._colours(box)
        if shown.focused:
            self._ring(surface, rect, sizes, radius)
        if shown.id:
            _ground(surface, rect, (theme.edge, ground), sizes.line, radius)
        for mini in box.minis:
            _ground(surface, mini.moved(rect.x, rect.y), (theme.edge, theme.card), sizes.line, sizes.ems(0.2))
        for sign in box.signs:
            on_mini = any(mini.holds(sign.rect.x, sign.rect.y) for mini in box.minis)
            self._sign(surface, sign.name, sign.rect.moved(rect.x, rect.y), theme.text if on_mini else ink)
        for line in box.lines:
            quiet = line.ink is Ink.QUIET and ink == theme.text
            self._line(surface, line, (rect.x, rect.y), theme.quiet if quiet else ink)

    def _colours(self, box: Box) -> tuple[Colour, Colour]:
        """Give the ground of a box and what is drawn on it."""
        theme = self._theme
        if box.shown.chosen:
            return theme.chosen, theme.chosen_text
        if box.look is Look.CARDS and any(face.back for face in box.shown.faces):
            return theme.back, theme.back_text
        return theme.card, theme.text

    def _ink(self, ink: Ink) -> Colour:
        return {Ink.PLAIN: self._theme.text, Ink.QUIET: self._theme.quiet, Ink.CALL: self._theme.call}[ink]

    def _ring(self, surface: pygame.Surface, rect: Rect, sizes: Sizes, radius: int) -> None:
        """Draw the ring of the focus outside a rectangle, apart from its edge."""
        around = pygame.Rect(rect.grown(sizes.line + sizes.ring))
        marks.outline(surface, around, self._theme.ring, sizes.ring, radius + sizes.line + sizes.ring)

    def _sign(self, surface: pygame.Surface, name: str, rect: Rect, colour: Colour) -> None:
        picture = marks.sign(name, rect.w, rect.h, colour)
        if picture:
            surface.blit(picture, (rect.x, rect.y))

    def _line(self, surface: pygame.Surface, line: Line, moved: tuple[int, int], colour: Colour) -> None:
        if line.text:
            surface.blit(self._picture(line.text, line.type, colour), (line.x + moved[0], line.y + moved[1]))

    def _picture(self, text: str, style: Type, colour: Colour) -> pygame.Surface:
        """Give the picture of a text; those not used for the longest time are forgotten."""
        key = (text, style, colour)
        picture = self._pictures.get(key)
        if picture:
            self._pictures.move_to_end(key)
            return picture
        picture = self._pictures[key] = self._fonts.draw(text, style, colour)
        self._pixels += picture.get_width() * picture.get_height()
        while self._pixels > _KEPT_PIXELS and len(self._pictures) > 1:
            _, old = self._pictures.popitem(last=False)
            self._pixels -= old.get_width() * old.get_height()
        return picture

    def _scroll_bar(self, surface: pygame.Surface, page: Page, sizes: Sizes, scroll: int, view: int) -> None:
        """Show how much of the page is in sight, at the right edge."""
        if page.height <= view:
            return
        high = max(sizes.bar * 2, view * view // page.height)
        top = (view - high) * scroll // (page.height - view)
        bar = pygame.Rect(sizes.width - sizes.bar, top, sizes.bar - 2, high)
        marks.rounded(surface, bar, self._theme.edge, sizes.bar // 2)

    def _head(self, surface: pygame.Surface, head: Dock, sizes: Sizes, *, scrolled: bool) -> None:
        for line in head.lines:
            self._line(surface, line, (0, 0), self._ink(line.ink))
        if scrolled:  # what stands under it goes on
            surface.fill(self._theme.edge, (0, head.height, sizes.width, sizes.line))

    def _dock(self, surface: pygame.Surface, dock: Dock, sizes: Sizes, top: int) -> None:
        surface.fill(self._theme.dock, (0, top, sizes.width, sizes.height - top))
        surface.fill(self._theme.edge, (0, top, sizes.width, sizes.line))
        for line in dock.lines:
            self._line(surface, line, (0, top), self._theme.dock_text)


def _ground(surface: pygame.Surface, rect: Rect, colours: tuple[Colour, Colour], thick: int, radius: int) -> None:
    """Fill a rounded rectangle and draw its edge, inside it. *colours* are the edge's and the ground's."""
    place = pygame.Rect(rect)
    marks.rounded(surface, place, colours[1], radius)
    marks.outline(surface, place, colours[0], thick, radius)
