"""An attempt to open the sound device in another process, which may begin before anything else is loaded.

Opening it inside this process may take half a minute, all threads standing still, where a sound server is wedged, and
a missing card makes the system's library write on the error output. So on Linux a process of its own tries first.
"""

import os
import subprocess
import sys
from contextlib import suppress

from cachecash.outputs.sound.pcm import RATE

BITS, CHANNELS, BUFFER = -16, 2, 512
PATIENCE = 3.0
"""Seconds before an attempt that does not answer is given up."""

_FORMAT = f"{RATE}, {BITS}, {CHANNELS}, {BUFFER}, allowedchanges=0"
_ATTEMPT = f"import pygame.mixer; pygame.mixer.init({_FORMAT})"
_HARMLESS_DRIVERS = {"dummy", "disk"}

Attempt = subprocess.Popen[bytes]
"""Its exit code is 0 where the device can be opened."""


def begin() -> Attempt | None:
    """Begin an attempt; None where opening the device cannot hang. Raises `OSError` where no process is to be had."""
    if not sys.executable or sys.platform != "linux" or os.environ.get("SDL_AUDIODRIVER") in _HARMLESS_DRIVERS:
        return None
    return subprocess.Popen(  # noqa: S603 - our own words, and no shell
        [sys.executable, "-P", "-c", _ATTEMPT],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def begin_early() -> Attempt | None:
    """Begin an attempt for a device that is opened later; None where it is to be begun then."""
    try:
        return begin()
    except OSError:
        return None


def end(attempt: Attempt) -> None:
    """Have done with an attempt, whatever has become of it."""
    attempt.kill()
    with suppress(subprocess.TimeoutExpired):
        attempt.wait(PATIENCE)
