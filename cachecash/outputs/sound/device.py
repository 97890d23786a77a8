"""The sound device: opened without ever holding the program up (see `attempt`), and tried again where there is none."""

from collections.abc import Callable

import pygame

from cachecash.outputs.sound import attempt
from cachecash.outputs.sound.attempt import BITS, BUFFER, CHANNELS, PATIENCE, Attempt
from cachecash.outputs.sound.pcm import RATE

PAUSES = (2.0, 5.0, 10.0, 20.0, 40.0)
"""Seconds between attempts; the last one for ever, the first one always."""


class Device:
    """The sound device. Called from the main thread only.

    *opened* and *refused* are called when an attempt has come to its end. *begun* is a first attempt that is already
    under way.
    """

    def __init__(self, opened: Callable[[], None], refused: Callable[[], None], begun: Attempt | None = None) -> None:
        self._opened = opened
        self._refused = refused
        self._begun = begun
        self._attempt: Attempt | None = None
        self._until: float | None = None
        self._tried: float | None = None
        self._failures = 0
        self._wanted = False
        self.is_open = False

    def open(self) -> None:
        """Begin to open it. Where that cannot hang it is done on return; elsewhere `step` finishes it."""
        self._wanted, self._tried, self._until = True, None, None
        begun, self._begun = self._begun, None
        try:
            self._attempt = begun or attempt.begin()
        except OSError:  # no process to be had
            self._fail()
        else:
            if self._attempt is None:
                self._open_here()

    def step(self, now: float) -> None:
        """Go on with what is under way; *now* is in seconds, of a clock that never goes back."""
        if self._attempt is not None:
            self._watch(self._attempt, now)
        elif self._tried is None:
            self._tried = now
        elif self._wanted and not self.is_open and now >= self._tried + self._pause:
            self.open()

    def retry(self) -> None:
        """Try again as soon as the first pause is over: something has been plugged in.

        What is said so before the next step comes from an attempt that has just failed: for the system each of them
        brings all its devices anew. That hastens nothing.
        """
        if self._tried is not None:
            self._failures = 0

    def release(self) -> None:
        """Let go of the device; it is wanted back, as soon as the first pause since it was opened is over."""
        if self.is_open:
            self.is_open = False
            pygame.mixer.quit()

    def close(self) -> None:
        """Let go of the device, and of an attempt."""
        self._wanted = False
        if self._attempt is not None:
            attempt.end(self._attempt)
            self._attempt = None
        self.release()

    @property
    def _pause(self) -> float:
        """Give the seconds from the last attempt to the next."""
        return PAUSES[min(max(self._failures, 1), len(PAUSES)) - 1]

    def _watch(self, trying: Attempt, now: float) -> None:
        code = trying.poll()
        if code is None:
            if self._until is None:
                self._until = now + PATIENCE
            elif now >= self._until:
                trying.kill()  # what has become of it is seen at a later step
            return
        self._attempt = None
        if code == 0:
            self._open_here()
        else:
            self._fail()

    def _open_here(self) -> None:
        try:
            pygame.mixer.pre_init(RATE, BITS, CHANNELS, BUFFER, allowedchanges=0)
            pygame.mixer.init()
        except pygame.error:
            self._fail()
            return
        self._failures = 0
        self.is_open = True
        self._opened()

    def _fail(self) -> None:
        self._failures += 1
        self._refused()
