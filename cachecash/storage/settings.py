"""One person's settings: a YAML file that this person can edit, written by a thread of its own."""

import errno
import logging
import os
import threading
import time
from collections.abc import Mapping
from pathlib import Path
from textwrap import wrap
from typing import Any

import platformdirs
import yaml

from cachecash.core.problems import Problem
from cachecash.storage.files import read_text, reason_of, set_aside, shown, write_atomically
from cachecash.storage.locks import Lock
from cachecash.storage.saves import FOLDER_VARIABLE
from cachecash.storage.yaml_text import Unclear, parse

PATIENCE = 2.0
"""Seconds that a writing waits for another program to finish its own, and that leaving waits for the last writing."""

_TOO_LONG = 100_000
"""Signs: no file of settings is longer, and a longer one would take seconds to understand."""
_WIDTH = 100
"""Signs of a line of comments."""
_DAMAGED = {"file-encoding", "file-too-large"}

_MARGIN = 0.5
"""Seconds that a writing has after it has given up waiting for another program."""
_Place = tuple[str, ...]
"""Where a value stands: its name, or that of a mapping and a key in it."""

_log = logging.getLogger(__name__)


def config_folder() -> Path:
    """Give the folder of the settings; it may not exist yet."""
    named = os.environ.get(FOLDER_VARIABLE)
    return Path(named) if named else Path(platformdirs.user_config_dir("cachecash", appauthor=False))


class SettingsFile:
    """Keeps the values of one file.

    Nothing here blocks whoever plays: a change is written by a thread, soon. Each writing reads the file again and
    puts into it what has changed and nothing else, so that two programs, or a program and a person, keep what the
    other has written; for one value the last writer wins. What goes wrong is told by `notices`.
    """

    def __init__(self, path: Path, about: str) -> None:
        """*about* is written at the top of a new file, as comments: what it is, how to change it."""
        self._path = Path(os.path.realpath(path))  # a link to a file elsewhere stays one
        self._about = about
        self._known: dict[Any, Any] = {}
        self._changed: dict[_Place, Any] = {}
        self._due = self._busy = self._closed = self._told = False
        self._notices: list[Problem] = []
        self._change = threading.Condition()
        self._thread: threading.Thread | None = None

    @property
    def path(self) -> Path:
        """Give the place of the file, to be shown to who wants to edit it."""
        return self._path

    def load(self) -> dict[str, Any]:
        """Give the values of the file; none where there is no file yet.

        A file that cannot be understood is set aside, and there are no values (notice ``settings-broken``; where even
        that fails it stays, ``settings-stuck``). One that cannot be read now stays as it is (``settings-unread``).
        """
        try:
            self._known = self._read()
        except OSError as error:
            self._tell(Problem("settings-stuck", path=shown(self._path), why=reason_of(error)))
        except Problem as problem:
            self._tell(Problem("settings-unread", path=shown(self._path), why=problem.reason))
        return {key: value for key, value in self._known.items() if isinstance(key, str)}

    def change(self, values: Mapping[str, Any]) -> None:
        """Have *values* (texts, numbers, truths, lists and mappings of those) written, soon."""
        self._put({(name,): value for name, value in values.items()})

    def put(self, name: str, key: str, value: Any) -> None:
        """Have one entry of a mapping written, soon: what others write of the same mapping stays."""
        self._put({(name, key): value})

    def _put(self, values: Mapping[_Place, Any]) -> None:
        with self._change:
            self._changed.update(values)
            self._due = True
            if self._thread is None:
                self._thread = threading.Thread(target=self._write_all, name="settings", daemon=True)
                self._thread.start()
            self._change.notify_all()

    def notices(self) -> list[Problem]:
        """Give what has gone wrong since one last asked.

        A disk that cannot be written to is told once, until a writing succeeds: ``settings-full``,
        ``settings-denied``, ``settings-trouble``.
        """
        with self._change:
            notices, self._notices = self._notices, []
        return notices

    def wait(self) -> bool:
        """Say whether everything is written, or has failed to be, after `PATIENCE` at most."""
        with self._change:
            return self._change.wait_for(lambda: not self._due and not self._busy, PATIENCE)

    def close(self) -> None:
        """Write what is not written yet; a disk that does not answer is not waited for (notice ``settings-late``)."""
        with self._change:
            self._due = bool(self._changed)
            self._closed = True
            self._change.notify_all()
        if self._thread:
            self._thread.join(PATIENCE + _MARGIN)
            if self._thread.is_alive():
                self._tell(Problem("settings-late", path=shown(self._path)))

    def _tell(self, problem: Problem) -> None:
        with self._change:
            self._notices.append(problem)

    def _write_all(self) -> None:
        while True:
            with self._change:
                self._change.wait_for(lambda: self._due or self._closed)
                if not self._due:
                    return
                changed, self._changed = self._changed, {}
                self._due, self._busy = False, True
            trouble = self._write(changed)
            with self._change:
                if trouble:
                    self._changed = {**changed, **self._changed}  # another attempt with the next change
                    self._notices += [] if self._told else [trouble]
                self._told = trouble is not None
                self._busy = False
                self._change.notify_all()

    def _write(self, changed: Mapping[_Place, Any]) -> Problem | None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            lock = Lock(self._path.with_suffix(".lock"))
            _take(lock)
            try:
                self._known = _with(self._read(), changed)
                write_atomically(self._path, self._text())
            finally:
                lock.release()
        except OSError as error:
            reason = reason_of(error)
        except Problem as problem:  # a file that cannot be read is not overwritten
            reason = problem.reason.removeprefix("file-")
        except Exception:  # noqa: BLE001 - whatever it is, the thread goes on, and the player is told
            _log.info("the settings are not written", exc_info=True)
            reason = "trouble"
        else:
            return None
        return Problem(f"settings-{reason if reason in {'full', 'denied'} else 'trouble'}", path=shown(self._path))

    def _text(self) -> str:
        values = yaml.safe_dump(self._known, allow_unicode=True, sort_keys=False, default_flow_style=False)
        return "".join(f"{line}\n" for line in self._comments()) + "\n" + values

    def _comments(self) -> list[str]:
        """Give the comments at the top of the file: those that stand there, which a person may have written."""
        try:
            lines = read_text(self._path).removeprefix("\ufeff").splitlines()
        except Problem:
            lines = []
        count = next((place for place, line in enumerate(lines) if not line.startswith("#")), len(lines))
        return lines[:count] or [f"# {line}" for text in self._about.splitlines() for line in wrap(text, _WIDTH)]

    def _read(self) -> dict[Any, Any]:
        """Give the values in the file; the last known ones where there is none, or where it had to be set aside.

        Raises `Problem` where it cannot be read now, `OSError` where it cannot be set aside.
        """
        try:
            return _parse(read_text(self._path))
        except Unclear:
            pass
        except Problem as problem:
            if problem.reason == "file-missing":
                return dict(self._known)
            if problem.reason not in _DAMAGED:
                raise
        self._tell(Problem("settings-broken", path=shown(self._path), aside=set_aside(self._path).name))
        return dict(self._known)


def _with(values: Mapping[Any, Any], changed: Mapping[_Place, Any]) -> dict[Any, Any]:
    """Give *values* with what was changed: a value, or one entry of a mapping."""
    found = dict(values)
    for (name, *keys), value in changed.items():
        inner = found.get(name)
        found[name] = {**(inner if isinstance(inner, dict) else {}), keys[0]: value} if keys else value
    return found


def peek(path: Path) -> dict[Any, Any]:
    """Give the values of a file of settings that is only looked at; none where it cannot be read or understood."""
    try:
        return _parse(read_text(path))
    except (Problem, Unclear):
        return {}


def _parse(text: str) -> dict[Any, Any]:
    """Give the mapping that *text* is in YAML. Raises `Unclear` where it is something else."""
    if len(text) > _TOO_LONG:
        raise Unclear
    values = parse(text)
    if values is None:
        return {}
    if not isinstance(values, dict):
        raise Unclear
    return values


def _take(lock: Lock) -> None:
    """Have *lock*, as soon as the other program leaves it. Raises `OSError` where it does not."""
    end = time.monotonic() + PATIENCE
    while not lock.take():
        if time.monotonic() > end:
            raise OSError(errno.EAGAIN, os.strerror(errno.EAGAIN))
        time.sleep(0.01)
