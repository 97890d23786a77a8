"""How long a key waits, and how many such waits are told in a line."""

import statistics
from collections.abc import Sequence
from typing import NamedTuple

STAND_INS = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
"""The screen and the sound device of every program whose start is timed: none that is really there is waited for."""


class Delays(NamedTuple):
    """Seconds from a key to the first of its answer, and to the last of what it cut."""

    spoken: float
    silent: float


def median(seconds: Sequence[float]) -> float:
    """Give the median in milliseconds."""
    return statistics.median(seconds) * 1000


def high(seconds: Sequence[float]) -> float:
    """Give the 95th percentile in milliseconds."""
    return sorted(seconds)[min(len(seconds) - 1, int(len(seconds) * 0.95))] * 1000
