"""Waiting for facts. A machine that is busy with other tests may take long over what takes an instant."""

import time
from collections.abc import Callable
from typing import TypeVar

Found = TypeVar("Found")

PATIENCE = 90.0
"""Seconds. Only a test that fails waits so long."""


def until(fact: Callable[[], Found | None], otherwise: Callable[[], str], patience: float = PATIENCE) -> Found:
    """Give what *fact* gives as soon as it is something; else fail with what *otherwise* tells."""
    end = time.monotonic() + patience
    while not (found := fact()):
        if time.monotonic() > end:
            raise AssertionError(otherwise())
        time.sleep(0.02)
    return found
