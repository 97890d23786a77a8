"""A lock that one program holds and that vanishes with it, however it ends."""

import errno
import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


_TAKEN = {errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK}


class Lock:
    """Holds the file at *path* locked from `take` to `release`. The empty file stays: deleting it would be a race."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._descriptor: int | None = None

    def take(self) -> bool:
        """Say whether it is held now; False where another holder has it. Raises `OSError` where no file can be."""
        descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(descriptor)
        except OSError as error:
            if error.errno in _TAKEN:
                os.close(descriptor)
                return False
            # The file system knows no locks (some network folders): the game is kept without one.
        self._descriptor = descriptor
        return True

    def release(self) -> None:
        """Let others take it."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
