"""The people who play here: each has a file of settings.

settings.yaml           the first person's
settings-2.yaml         the next one's, and so on
settings-2.yaml.removed-20300131-235959    of somebody who was removed: nothing is deleted
"""

import os
import re
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import yaml

from cachecash.core.problems import Problem
from cachecash.storage.files import move_to_new, reason_of, shown, timestamp, write_atomically
from cachecash.storage.settings import peek

NAME = "name"
"""The setting that holds the person's name."""

_FIRST = "settings.yaml"
_LATER = 1_000_000
"""Nanoseconds by which who plays now is later than everybody else, whatever the clock says."""
_FILE = re.compile(r"settings(-\d{1,4})?\.yaml")


@dataclass(frozen=True, slots=True)
class Profile:
    """Somebody who plays here: the *path* of the settings, and the *name* in it (empty where none was given)."""

    path: Path
    name: str


class Profiles:
    """All the people of one folder."""

    def __init__(self, folder: Path) -> None:
        """*folder* may not exist yet."""
        self._folder = folder

    def all(self) -> list[Profile]:
        """Give everybody, who played last first; one person without a name where nobody has played yet."""
        found = self._found()
        paths = sorted(found, key=lambda path: (-found[path], path.name))
        return [self._profile(path) for path in paths] or [Profile(self._folder / _FIRST, "")]

    def choose(self, profile: Profile) -> None:
        """Remember that this person plays now: `all` gives them first, until somebody else's file is written."""
        now = max([time.time_ns(), *(when + _LATER for when in self._found().values())])
        with suppress(OSError):  # where nothing can be written the order stays
            os.utime(profile.path, ns=(now, now))

    def add(self, name: str) -> Profile:
        """Give a new person a file of their own. Raises `Problem`, as `remove` does."""
        number = 1
        path = self._folder / _FIRST
        while path.exists():
            number += 1
            path = self._folder / f"settings-{number}.yaml"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            write_atomically(path, yaml.safe_dump({NAME: name}, allow_unicode=True))
        except OSError as error:
            raise _problem(error, path) from None
        return Profile(path, name)

    def remove(self, profile: Profile) -> None:
        """Put a person's settings aside; nothing is deleted.

        Raises `Problem` (``settings-full``, ``settings-denied``, ``settings-trouble``).
        """
        try:
            move_to_new(profile.path, profile.path.with_name(f"{profile.path.name}.removed-{timestamp()}"))
        except FileNotFoundError:  # another program has done it, or nothing was ever kept
            return
        except OSError as error:
            raise _problem(error, profile.path) from None

    def _found(self) -> dict[Path, int]:
        """Give the files, each with the time when it was written, in nanoseconds."""
        with suppress(OSError):
            return {path: path.stat().st_mtime_ns for path in self._folder.iterdir() if _FILE.fullmatch(path.name)}
        return {}

    def _profile(self, path: Path) -> Profile:
        name = peek(path).get(NAME)
        return Profile(path, name if isinstance(name, str) else "")


def _problem(error: OSError, path: Path) -> Problem:
    reason = reason_of(error)
    return Problem(f"settings-{reason if reason in {'full', 'denied'} else 'trouble'}", path=shown(path))
