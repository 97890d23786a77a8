"""The window on the desktop: opened, resized, put on the whole screen, and missed when it disappears."""

import ctypes
import logging
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pygame

from cachecash.core.problems import Problem

_INVISIBLE = frozenset({"dummy", "offscreen", "evdev"})
"""Drivers that show nothing: good for who asks for them by name."""
SIZE = (1280, 720)
"""The window as it first opens, in pixels, where the screen is large enough."""
_FRAME = (16, 96)
"""Pixels of a screen that the frame of a window, its title and the bars of a desktop take."""
_LEAST = (320, 240)
"""No screen is taken to be smaller."""
_CLOSING = 3
"""Seconds that closing the window may take."""

_log = logging.getLogger(__name__)


class Display:
    """One resizable window. Every method belongs to the main thread."""

    def __init__(self, title: str) -> None:
        self._title = title
        self._full = False
        self._guard: _ServerGuard | None = None

    def prepare(self) -> None:
        """Find the display, before anything is said. Raises `Problem` (``no-display``, with ``why``)."""
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")  # large print is drawn, never stretched
        os.environ.setdefault("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")  # a magnifier works through it
        try:
            pygame.display.init()
        except pygame.error as error:
            raise Problem("no-display", why=str(error)[:80]) from None
        driver = pygame.display.get_driver()
        if driver in _INVISIBLE and os.environ.get("SDL_VIDEODRIVER") != driver:  # SDL finds these for want of others
            pygame.display.quit()
            raise Problem("no-display", why=driver)

    def open(self, *, full_screen: bool = False) -> None:
        """Open the window. Raises `Problem` (``no-display``, with ``why``)."""
        from cachecash.frontends.window.icon import icon  # noqa: PLC0415 - no word waits for it

        try:
            pygame.display.set_caption(self._title)
            pygame.display.set_icon(icon())
            self._set_mode(full_screen=full_screen)
        except pygame.error as error:
            raise Problem("no-display", why=str(error)[:80]) from None
        pygame.key.stop_text_input()  # on by default: it would send letters to an input method
        pygame.key.set_repeat(400, 60)
        self._guard = _ServerGuard.watching()

    @property
    def surface(self) -> pygame.Surface:
        """Give what to draw on. Raises `Problem` (``display-gone``)."""
        surface = pygame.display.get_surface()
        if surface is None:
            raise Problem("display-gone")
        return surface

    @property
    def gone(self) -> bool:
        """Whether the display server died under the window. Nothing of `pygame.display` may be touched any more."""
        return self._guard is not None and self._guard.gone

    @property
    def full_screen(self) -> bool:
        """Whether it takes the whole screen."""
        return self._full

    def set_full_screen(self, *, on: bool) -> None:
        """Go to the whole screen, or back. Raises `Problem` (``display-gone``)."""
        try:
            self._set_mode(full_screen=on)
        except pygame.error:
            raise Problem("display-gone") from None

    def show(self) -> None:
        """Bring what was drawn to the screen. Raises `Problem` (``display-gone``) while it cannot be."""
        try:
            pygame.display.flip()
        except pygame.error:
            raise Problem("display-gone") from None

    def close(self) -> None:
        """Close the window."""
        if not self.gone:
            with _at_most(_CLOSING):
                pygame.display.quit()

    def _set_mode(self, *, full_screen: bool) -> None:
        # The borderless kind: another program, a magnifier or a reader's window, can come to the front of it.
        self._full = full_screen  # even where it fails: it is tried once
        size, flags = ((0, 0), pygame.FULLSCREEN) if full_screen else (fitting(), pygame.RESIZABLE)
        pygame.display.set_mode(size, flags)


@contextmanager
def _at_most(seconds: int) -> Iterator[None]:
    """Have the system end the program after so many *seconds*.

    Where the display server dies just then, SDL waits for its answer for ever, and keeps Python's lock: no thread of
    ours could see to it.
    """
    if sys.platform == "win32":
        yield
        return
    signal.alarm(seconds)
    yield
    signal.alarm(0)


def fitting() -> tuple[int, int]:
    """Give the size of the window: no larger than the smallest screen shows, with its own frame and the desktop's."""
    screens = [] if pygame.display.get_driver() in _INVISIBLE else pygame.display.get_desktop_sizes()
    width = min((SIZE[0], *(wide - _FRAME[0] for wide, _ in screens)))
    height = min((SIZE[1], *(high - _FRAME[1] for _, high in screens)))
    return max(width, _LEAST[0]), max(height, _LEAST[1])


class _ServerGuard:
    """Learns that the X server has died; without it Xlib would end the program in the middle of a sentence."""

    def __init__(self, xlib: ctypes.CDLL, display: int) -> None:
        self.gone = False
        # Kept for as long as Xlib may call them.
        self._on_error = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)(self._note)
        self._on_exit = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(self._stay)
        xlib.XSetIOErrorHandler(self._on_error)
        xlib.XSetIOErrorExitHandler(ctypes.c_void_p(display), self._on_exit, None)

    @classmethod
    def watching(cls) -> "_ServerGuard | None":
        """Watch the server of the window; None where there is none, or where its library is too old (before 1.7)."""
        capsule: Any = pygame.display.get_wm_info().get("display") if pygame.display.get_driver() == "x11" else None
        if capsule is None:
            return None
        pointer = ctypes.pythonapi.PyCapsule_GetPointer
        pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
        with suppress(OSError, AttributeError, ValueError):
            return cls(ctypes.CDLL("libX11.so.6"), pointer(capsule, b"display"))
        return None

    def _note(self, _display: int | None) -> int:
        self.gone = True
        _log.info("the display server is gone")
        return 0

    def _stay(self, _display: int | None, _data: int | None) -> None:
        """Return, which tells Xlib not to end the program."""
