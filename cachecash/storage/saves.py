"""The games in course: one file each, written after every action, never lost to a crash or to a second program.

saves/game-1.replay     the newest text of a game in course
saves/game-1.lock       locked by the program that plays it, for as long as it does
finished/….replay       the games that were played to their end
"""

import os
import threading
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import platformdirs

from cachecash.core.problems import Problem
from cachecash.storage.files import (
    move_to_new,
    read_text,
    reason_of,
    set_aside,
    shown,
    timestamp,
    write_atomically,
)
from cachecash.storage.locks import Lock

FOLDER_VARIABLE = "CACHECASH_DATA"
"""Names another data folder than the platform's own: for tests, for a key that one carries about."""

PATIENCE = 1.0
"""Seconds that a next action waits for the one before to be written."""

_SUFFIX = ".replay"


def data_folder() -> Path:
    """Give the folder of the player's files; it may not exist yet."""
    named = os.environ.get(FOLDER_VARIABLE)
    return Path(named) if named else Path(platformdirs.user_data_dir("cachecash", appauthor=False))


@dataclass(frozen=True, slots=True)
class SaveSlot:
    """A game in course that was found: the *name* of its file, and *when* it was last written."""

    name: str
    when: datetime


class SaveFolder:
    """All the games in course of one player."""

    def __init__(self, data: Path) -> None:
        self._saves = data / "saves"
        self._finished = data / "finished"
        self._ignored: set[str] = set()

    def list_saves(self) -> list[SaveSlot]:
        """Give the games that no program is playing, the latest first; none where the folder cannot be read."""
        found = []
        with suppress(OSError):
            for path in self._saves.glob(f"game-*{_SUFFIX}"):
                if path.name not in self._ignored and self._is_free(path):
                    when = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
                    found.append(SaveSlot(path.name, when))
        return sorted(found, key=lambda slot: slot.when, reverse=True)

    def held(self) -> int:
        """Count the games that another program is playing now."""
        with suppress(OSError):
            return sum(not self._is_free(path) for path in self._saves.glob(f"game-*{_SUFFIX}"))
        return 0

    def load(self, name: str) -> str:
        """Give the text of a game. Raises `Problem` (see `read_text`)."""
        return read_text(self._saves / name)

    def set_aside(self, name: str) -> bool:
        """Put away a game that cannot be understood, under another name.

        Where even that fails it stays, is ignored from now on, and the answer is False.
        """
        try:
            set_aside(self._saves / name)
        except OSError:
            self._ignored.add(name)
            return False
        return True

    def saver(self, name: str | None = None) -> "Saver":
        """Keep the game of that *name* from now on; a new game where it is None or where another program plays it.

        Never fails: a saver that cannot write says so when it is given its first text.
        """
        try:
            self._saves.mkdir(parents=True, exist_ok=True)
            path, lock = self._take(name)
        except OSError as error:
            return Saver(self._saves / f"game{_SUFFIX}", None, self._finished, error)
        return Saver(path, lock, self._finished)

    def _take(self, name: str | None) -> tuple[Path, Lock]:
        if name is not None:
            lock = self._lock(self._saves / name)
            if lock.take():
                return self._saves / name, lock
        number = 1
        while True:
            path = self._saves / f"game-{number}{_SUFFIX}"
            lock = self._lock(path)
            if not path.exists() and lock.take():
                if not path.exists():  # another program may have played and left in between
                    return path, lock
                lock.release()
            number += 1

    def _lock(self, path: Path) -> Lock:
        return Lock(path.with_suffix(".lock"))

    def _is_free(self, path: Path) -> bool:
        lock = self._lock(path)
        try:
            free = lock.take()
        except OSError:  # a folder that cannot be written to: nobody plays there
            return True
        lock.release()
        return free


class Saver:
    """Keeps one game: a thread of its own writes the newest text given, and skips those that are already old."""

    def __init__(self, path: Path, lock: Lock | None, finished: Path, trouble: OSError | None = None) -> None:
        """*trouble* is what prevents any writing: there is then no *lock*."""
        self._path = path
        self._lock = lock
        self._finished = finished
        self._waiting: str | None = None
        self._busy = False
        self._closed = False
        self._trouble = trouble
        self._told = False
        self._slow = False
        self._change = threading.Condition()
        self._thread = threading.Thread(target=self._write_all, name="saver", daemon=True)
        if lock:
            self._thread.start()

    @property
    def kept(self) -> bool:
        """Whether the game is safe, as far as is known: nothing went wrong with the last writing."""
        return self._trouble is None

    def save(self, text: str) -> None:
        """Have *text* written, soon, in place of the one before.

        Raises `Problem` (``save-full``, ``save-denied``, ``save-trouble``) where the last writing failed: once, until
        one succeeds again. Each new text is another attempt all the same.
        """
        with self._change:
            self._waiting = text
            self._change.notify_all()
            self._tell_trouble()

    def _tell_trouble(self) -> None:
        if self._trouble is None:
            self._told = False
        elif not self._told:
            self._told = True
            raise self._problem(self._trouble)

    def wait(self) -> None:
        """Return when the last text given is written, or could not be."""
        with self._change:
            self._change.wait_for(self._idle)

    def settle(self) -> None:
        """Wait as `wait` does, but no longer than `PATIENCE`.

        A disk that does not answer in that time is not waited for again until it has caught up.
        """
        with self._change:
            if not self._slow:
                self._slow = not self._change.wait_for(self._idle, PATIENCE)

    def confirm(self) -> None:
        """Return when the last text given is written.

        Raises `Problem`, as `save` does but each time: where it was not written, or not within `PATIENCE`.
        """
        with self._change:
            written = self._change.wait_for(self._idle, PATIENCE)
            if self._trouble is not None:
                self._told = True
                raise self._problem(self._trouble)
        if not written:
            raise self._problem(OSError())

    def _idle(self) -> bool:
        return not self._thread.is_alive() or (self._waiting is None and not self._busy)

    def finish(self) -> None:
        """The game is over: it is no longer to be resumed, and stays as a replay among the finished ones.

        Raises `Problem`, as `save` does, where its end could not be written: what was kept before then stays.
        """
        self.wait()
        self._tell_trouble()
        if self._lock and self._trouble is None:
            with suppress(OSError):  # it then stays where it is, and nobody is asked to resume a game that is over
                self._finished.mkdir(parents=True, exist_ok=True)
                move_to_new(self._path, self._finished / f"{timestamp()}{_SUFFIX}")

    def close(self) -> None:
        """Wait until the last text is written, and let other programs have the game."""
        with self._change:
            self._closed = True
            self._change.notify_all()
        if self._lock:
            self._thread.join()
            self._lock.release()

    def _problem(self, error: OSError) -> Problem:
        reason = reason_of(error)
        return Problem(f"save-{reason if reason in {'full', 'denied'} else 'trouble'}", path=shown(self._path.parent))

    def _write_all(self) -> None:
        while True:
            with self._change:
                self._change.wait_for(lambda: self._waiting is not None or self._closed)
                text, self._waiting = self._waiting, None
                if text is None:
                    return
                self._busy = True
            trouble = self._write(text)
            with self._change:
                self._trouble = trouble
                self._busy = self._slow = False
                self._change.notify_all()

    def _write(self, text: str) -> OSError | None:
        try:
            write_atomically(self._path, text)
        except OSError as error:
            return error
        return None
