"""The theme that the player's system uses, as far as it can be asked. What cannot be known is dark."""

import ctypes
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

from cachecash.frontends.window.themes import DARK, LIGHT, OURS, SYSTEM, TEXT_CONTRAST, Colour, Theme, contrast, plain

_PATIENCE = 1.0
"""Seconds that a command of the system has to answer."""

_GET_HIGH_CONTRAST, _HIGH_CONTRAST_ON = 0x42, 1
_WINDOW, _WINDOW_TEXT, _HIGHLIGHT, _HIGHLIGHT_TEXT = 5, 8, 13, 14
_APPEARANCE = r"Software\Microsoft\Windows\CurrentVersion\Themes\Personalize"


def theme(name: str) -> Theme:
    """Give a theme by its name in `themes.NAMES`; the dark one for a name that is unknown."""
    return system() if name == SYSTEM else OURS.get(name, DARK)


def system() -> Theme:
    """Give the theme of the system: its high contrast where that is on, else light or dark."""
    try:
        if sys.platform == "win32":
            return _windows()
        return _mac() if sys.platform == "darwin" else _free_desktop()
    except (OSError, ValueError, AttributeError, subprocess.SubprocessError):
        return DARK


def high_contrast(ground: Colour, text: Colour, marked: Colour, marked_text: Colour) -> Theme:
    """Follow the colours of the system where they can be read; else give what is nearest of ours."""
    if contrast(ground, text) >= TEXT_CONTRAST:
        return plain(ground, text, marked, marked_text)
    return LIGHT if contrast(ground, (0, 0, 0)) > contrast(ground, (255, 255, 255)) else DARK


def colour(reference: int) -> Colour:
    """Read a colour of Windows, 0x00BBGGRR."""
    return reference & 0xFF, reference >> 8 & 0xFF, reference >> 16 & 0xFF


class _HighContrast(ctypes.Structure):
    _fields_ = (("size", ctypes.c_uint), ("flags", ctypes.c_uint), ("scheme", ctypes.c_void_p))


def _windows() -> Theme:
    library: Any = ctypes
    user32 = library.windll.user32
    asked = _HighContrast(ctypes.sizeof(_HighContrast), 0, None)
    known = user32.SystemParametersInfoW(_GET_HIGH_CONTRAST, asked.size, ctypes.byref(asked), 0)
    if known and asked.flags & _HIGH_CONTRAST_ON:
        places = (_WINDOW, _WINDOW_TEXT, _HIGHLIGHT, _HIGHLIGHT_TEXT)
        return high_contrast(*(colour(user32.GetSysColor(place)) for place in places))
    return LIGHT if _windows_is_light() else DARK


def _windows_is_light() -> bool:
    registry: Any = __import__("winreg")
    with registry.OpenKey(registry.HKEY_CURRENT_USER, _APPEARANCE) as key:
        return bool(registry.QueryValueEx(key, "AppsUseLightTheme")[0])


def _mac() -> Theme:
    """The key is not there at all while the system is light."""
    return DARK if "Dark" in _said("/usr/bin/defaults", "read", "-g", "AppleInterfaceStyle") else LIGHT


def _free_desktop() -> Theme:
    """GNOME and its kin; another desktop has no answer, and is dark."""
    interface = ("gsettings", "get", "org.gnome.desktop.interface")
    look = _said(*interface, "gtk-theme").casefold()
    if "highcontrast" in look:
        black, white = (0, 0, 0), (255, 255, 255)
        return plain(black, white, white, black) if "inverse" in look else plain(white, black, black, white)
    scheme = _said(*interface, "color-scheme")
    return LIGHT if "light" in scheme or ("default" in scheme and "dark" not in look) else DARK


def _said(*command: str) -> str:
    """Give what a command of the system answers; nothing where it refuses."""
    return _run(command).stdout


def _run(command: Sequence[str]) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(  # noqa: S603 - fixed commands of the system
        command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=_PATIENCE, check=False
    )
