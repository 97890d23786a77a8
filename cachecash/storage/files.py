"""Files, with every trouble as a `Problem`: a sentence for the player, never a traceback."""

import errno
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from cachecash.core.problems import Problem

MAX_BYTES = 16_000_000
"""A text of ours is a thousand times smaller; more than this is another file, and is not read."""

_REASONS = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EISDIR: "is-folder",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
}


def problem_of(error: OSError, path: Path) -> Problem:
    """Say what *error* means for the file at *path*.

    ``file-missing``, ``file-is-folder``, ``file-denied``, ``file-full``, else ``file-trouble``.
    """
    return Problem(f"file-{reason_of(error)}", path=shown(path))


def reason_of(error: OSError) -> str:
    """Give the one word for *error*: ``missing``, ``is-folder``, ``denied``, ``full``, else ``trouble``."""
    return _REASONS.get(error.errno or 0, "trouble")


def shown(path: Path) -> str:
    """Give *path* as a text that can be written anywhere, even where its name is no valid text."""
    return os.fsencode(path).decode("utf-8", "replace")


def read_text(path: Path) -> str:
    """Read a whole UTF-8 text. Raises `Problem`: those of `problem_of`, ``file-too-large``, ``file-encoding``."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except ValueError:  # a name with a NUL in it
        raise Problem("file-missing", path=shown(path)) from None
    except OSError as error:
        raise problem_of(error, path) from None
    if len(data) > MAX_BYTES:
        raise Problem("file-too-large", path=shown(path))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise Problem("file-encoding", path=shown(path)) from None


@contextmanager
def writing(path: Path) -> Iterator[TextIO]:
    """Open *path* to write a long UTF-8 text with plain line ends.

    Raises `Problem` (see `problem_of`), and `BrokenPipeError` where *path* is a pipe that nobody reads any more.
    """
    try:
        with path.open("w", encoding="utf-8", newline="\n") as file:
            yield file
    except BrokenPipeError:
        raise
    except ValueError:  # a name with a NUL in it
        raise Problem("file-missing", path=shown(path)) from None
    except OSError as error:
        raise problem_of(error, path) from None


def write_atomically(path: Path, text: str) -> None:
    """Replace the file at *path* by *text*: whoever reads it, even after a crash, finds the old text or the new one.

    The caller is the only writer of *path*. Raises `OSError`, and then the old text stands.
    """
    beside = path.with_name(path.name + ".new")
    with beside.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
    if os.name == "posix":  # the new name too must outlive a power cut; elsewhere a folder cannot be opened
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def set_aside(path: Path) -> Path:
    """Rename what could not be understood to ``name.broken-20300131-235959``, and give that path. Nothing is deleted.

    Raises `OSError`.
    """
    return move_to_new(path, path.with_name(f"{path.name}.broken-{timestamp()}"))


def timestamp() -> str:
    """Give the time of the clock on the wall, as it stands in names of files."""
    return time.strftime("%Y%m%d-%H%M%S")


def move_to_new(path: Path, target: Path) -> Path:
    """Rename *path* to *target*, or to ``target-2`` and so on where there is one already. Raises `OSError`."""
    free, number = target, 1
    while free.exists():
        number += 1
        free = target.with_stem(f"{target.stem}-{number}")
    return path.rename(free)
