"""What is to be seen, drawn on the display: loaded once the first sentence is on its way."""

from collections.abc import Sequence
from pathlib import Path

from cachecash.core.problems import Problem
from cachecash.frontends.window import fonts, system_theme
from cachecash.frontends.window.display import Display
from cachecash.frontends.window.painter import Drawing, Painter
from cachecash.frontends.window.scene import Scene, Shown
from cachecash.presentation.settings import Settings


class Easel:
    """The painter, and the place on the page where the player looks."""

    def __init__(self, display: Display) -> None:
        self._display = display
        self._painter: Painter | None = None
        self._look: tuple[object, ...] = ()
        self._drawing: Drawing | None = None
        self._scroll = 0
        self._follow = True
        self._read: Shown | None = None
        """The text in which the player has scrolled: while it has the focus, it stays where it is."""
        self.drawn: Scene | None = None
        """What was drawn last; None where that is to be drawn again."""

    def dress(self, settings: Settings) -> Sequence[Problem]:
        """Draw as the *settings* say from now on. Give what is wrong with the letters."""
        look = (settings.theme, settings.text_size, settings.font)
        if look == self._look:
            return ()
        self._look = look
        letters, problems = fonts.read(Path(settings.font) if settings.font else None)
        self._painter = Painter(system_theme.theme(settings.theme), letters, settings.text_size)
        self.drawn = None
        return problems

    def draw(self, scene: Scene) -> bool:
        """Draw *scene*, unless it is what was drawn last. Tell whether that was tried. Raises `Problem`."""
        if scene == self.drawn or self._painter is None:
            return False
        self.drawn = scene  # also where it cannot be drawn through a fault of ours: another one may be
        try:
            surface = self._display.surface
            reading = self._read is not None and self._read == scene.focused
            self._read = scene.focused if reading else None
            self._drawing = self._painter.draw(surface, scene, self._scroll, follow=self._follow and not reading)
            self._scroll = self._drawing.scroll
            self._display.show()
        except Problem:
            self.drawn = None
            raise
        return True

    def follow(self) -> None:
        """Show the focus from now on: the player has done something."""
        self._follow = True

    def scroll(self, step: int) -> bool | None:
        """Show what comes after, or before, in what has the focus (see `Outlet.scroll`)."""
        if self._drawing is None or self.drawn is None:
            return None
        scroll = self._drawing.within_focus(step)
        if scroll is None or scroll == self._scroll:
            return None if scroll is None else False
        self._scroll = scroll
        self._read = self.drawn.focused
        self.drawn = None
        return True

    def roll(self, pixels: int) -> None:
        """Scroll, wherever the focus is."""
        self._scroll += pixels
        self._follow = False
        self.drawn = None

    def at(self, point: tuple[int, int]) -> tuple[str, str] | None:
        """Give the ids of the panel and of the thing that was drawn at *point*, None where there is none."""
        return self._drawing.at(point) if self._drawing else None
