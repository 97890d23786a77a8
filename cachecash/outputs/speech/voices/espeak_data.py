"""Where eSpeak NG finds its data: the library keeps the path in 160 bytes, and cuts what is longer without a word."""

import atexit
import os
import shutil
import sys
import tempfile
from collections.abc import Iterable
from functools import partial
from pathlib import Path

from cachecash.core.problems import Problem

LONGEST = 150
"""In bytes. The library adds the names of its files elsewhere, yet wants room for ``/espeak-ng-data`` at times."""

_DICTIONARY = "_dict"


def encoded(path: Path) -> bytes:
    """Give *path* as the library takes it: in the system's own encoding (on Windows, not UTF-8).

    Raises `UnicodeEncodeError` where a name has no form in it.
    """
    return os.fspath(path).encode("mbcs") if sys.platform == "win32" else os.fsencode(path)


def reachable(data: Path, languages: Iterable[str], temporary: Path | None = None) -> bytes:
    """Give a path of at most `LONGEST` bytes to the folder *data*: its own, or that of a link to it, or of a copy.

    The copy has the dictionaries of *languages* only. Link and copy stand in *temporary* (by default the system's
    folder) and are taken away when the program ends. Raises `Problem` (``voice-data``).
    """
    try:
        path = encoded(data)
        return path if len(path) <= LONGEST else _brought_near(data, languages, temporary)
    except (OSError, UnicodeEncodeError, shutil.Error) as fault:
        raise Problem("voice-data", why=type(fault).__name__) from None


def _brought_near(data: Path, languages: Iterable[str], temporary: Path | None) -> bytes:
    folder = Path(tempfile.mkdtemp(prefix="cachecash-", dir=temporary))
    leave_nothing = partial(shutil.rmtree, folder, ignore_errors=True)
    atexit.register(leave_nothing)
    try:
        return _linked_or_copied(data, folder / data.name, languages)
    except BaseException:
        leave_nothing()  # it may be tried again, and again
        atexit.unregister(leave_nothing)
        raise


def _linked_or_copied(data: Path, near: Path, languages: Iterable[str]) -> bytes:
    path = encoded(near)
    if len(path) > LONGEST:
        raise Problem("voice-data", why="path too long")
    try:
        near.symlink_to(data, target_is_directory=True)
    except OSError:  # Windows asks for a right that players lack
        kept = {f"{language}{_DICTIONARY}" for language in languages}
        shutil.copytree(data, near, ignore=lambda _, names: _foreign(names, kept))
    return path


def _foreign(names: Iterable[str], kept: set[str]) -> set[str]:
    """Give the dictionaries that nobody will ask for: 15 of the 18 megabytes."""
    return {name for name in names if name.endswith(_DICTIONARY) and name not in kept}
