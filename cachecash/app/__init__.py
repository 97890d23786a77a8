"""The composition root: the one package that knows everybody, and puts together what each command needs.

Here is what all of them need; `in_terminal`, `windowed` and `batch` are each loaded by the commands that use them, so
that nobody waits for the first word of one while another is being loaded.
"""

import ctypes
import locale
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from types import ModuleType

from cachecash.core.problems import Problem
from cachecash.narration.catalog import FALL_BACK, Catalog, languages
from cachecash.outputs.sound import attempt
from cachecash.presentation.room import Room
from cachecash.presentation.rooms import room, rooms


def choose_language(asked: str | None) -> str:
    """Give the language *asked* for, else the system's, else French. Raises `Problem` (``unknown-language``)."""
    known = languages()
    if asked is not None:
        if asked not in known:
            raise Problem("unknown-language", name=asked, known=", ".join(known))
        return asked
    system = _system_language()
    return system if system in known else FALL_BACK


def _system_language() -> str | None:
    """Give the two letters of the system's language; None where it says nothing (C, POSIX)."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            name = value.split(".")[0].split("_")[0].lower()
            return None if name in {"c", "posix"} else name
    if sys.platform == "win32":
        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        return locale.windows_locale.get(number, "").split("_")[0] or None
    return None


@dataclass(frozen=True, slots=True)
class TableWish:
    """A table that somebody asks for; what is None or empty is as the game proposes it."""

    game: str | None = None
    seats: int | None = None
    levels: Sequence[str] = ()
    preset: str | None = None
    options: Mapping[str, str] = field(default_factory=dict)

    def room(self) -> Room:
        """Give the room of the game, the first one there is where none is named. Raises `Problem`."""
        return room(self.game or next(iter(rooms())))

    def texts(self) -> dict[str, str]:
        """Give the options that are wished, those of the preset first.

        Raises `Problem` (``unknown-preset``, ``no-presets``).
        """
        presets = self.room().game.presets
        if self.preset is not None and not presets:
            raise Problem("no-presets")
        if self.preset is not None and self.preset not in presets:
            raise Problem("unknown-preset", name=self.preset, known=", ".join(presets))
        return {**(presets[self.preset] if self.preset else {}), **self.options}


@dataclass(frozen=True, slots=True)
class WindowWish:
    """What the command line asks of the window; empty where it leaves it to the settings."""

    language: str = ""
    voice: str = ""
    seed: str = ""
    level: str = ""


def window_is_possible() -> bool:
    """Whether there is a desktop to open a window on: without a display server Linux has nowhere to show one."""
    asked = ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY")
    return not sys.platform.startswith("linux") or any(map(os.environ.get, asked))


def open_window(wish: WindowWish) -> int:
    """Open the window, and play until the player leaves. Give the exit code.

    Raises `Problem`: ``no-display``, ``voice-unknown``, ``voice-file-missing``.
    """
    begun = attempt.begin_early()
    try:
        code: int = _windowed().open_window(wish, begun)
    finally:
        if begun:
            attempt.end(begun)
    return code


def tell_voices(catalog: Catalog, name: str | None) -> Iterator[str]:
    """Say which voices are found, line by line, with a sentence by each; or by the one of that *name* alone.

    Raises `Problem` (``voice-unknown``).
    """
    lines: Iterator[str] = _windowed().tell_voices(catalog, name)
    return lines


def _windowed() -> ModuleType:
    """Load what draws and sounds, which the terminal can do without. Raises `Problem` (``no-display``)."""
    try:
        return import_module("cachecash.app.windowed")
    except ImportError as error:  # a library that does not load on this system
        raise Problem("no-display", why=str(error)[:80]) from None
