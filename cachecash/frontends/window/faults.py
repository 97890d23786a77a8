"""A fault of ours: it is written down, and counted; while somebody plays the game goes on."""

import time
import traceback
from collections import deque
from contextlib import suppress
from pathlib import Path

from cachecash import __version__
from cachecash.core.problems import Problem
from cachecash.storage.files import shown

NAME = "faults.log"
"""The file, in the folder of the player's data."""
FAULTY = 4
"""The exit code of a program that a fault of ours has ended."""
MOST, WITHIN = 3, 10
"""So many faults within so many keys are too many."""
_LONG = 200_000
"""Bytes after which the file begins anew."""
_NOWHERE = "none"
"""What a sentence is told instead of a path, where nothing could be written."""


class Faults:
    """The faults of one run of the program."""

    def __init__(self, path: Path) -> None:
        """*path*: where they are written down."""
        self._path = path
        self._written = _NOWHERE
        self._keys = 0
        self._met: deque[int] = deque(maxlen=MOST)

    def pressed(self) -> None:
        """Count a key."""
        self._keys += 1

    def note(self, fault: Exception) -> bool:
        """Write a fault down, if that can be. Tell whether it is the first one since the last key."""
        first = not self._met or self._met[-1] < self._keys
        self._met.append(self._keys)
        self._written = _NOWHERE
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            fresh = not self._path.exists() or self._path.stat().st_size > _LONG
            with self._path.open("w" if fresh else "a", encoding="utf-8", errors="backslashreplace") as file:
                file.write(f"{time.strftime('%Y-%m-%d %H:%M:%S')} cachecash {__version__}\n")
                file.writelines(traceback.format_exception(fault))
            self._written = shown(self._path)
        return first

    @property
    def problem(self) -> Problem:
        """Give what the player is to be told: ``fault``, or ``faults`` where they are too many."""
        return Problem("faults" if self.too_many else "fault", path=self._written)

    @property
    def end(self) -> Problem:
        """Give what the player is to be told where the program ends by a fault that nothing could survive."""
        return Problem("fault-end", path=self._written)

    @property
    def too_many(self) -> bool:
        """Whether the program had better end: nearly every key meets a fault, or one comes without any key."""
        return len(self._met) == MOST and self._keys - self._met[0] < WITHIN
