"""What every way to a screen reader has in common: the reader does not tell when it has finished, nor can be tuned."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Lock
from typing import ClassVar

from cachecash.core.problems import Problem
from cachecash.outputs.speech.voice import Sentence, Tuning


class ReaderVoice(ABC):
    """A screen reader, reached through some library. Most stop by themselves at any key.

    Such a library bears one thread at a time: while a voice that was left behind is still in it, no other goes in.
    """

    name: str
    shown = ""
    reports_end = False
    library: ClassVar[Lock]
    """Held by whoever is inside; one for all the voices of a class."""

    def __init__(self) -> None:
        """Nothing is loaded before `open`."""
        self._interrupt = False

    def open(self) -> None:
        """Find the reader that runs.

        Raises `Problem`: ``voice-slow`` (another is still in the library), ``voice-no-reader``, and where the library
        is to blame ``voice-not-installed``, ``voice-windows-only``, ``voice-not-loaded``, ``voice-old-system``.
        """
        with self._alone(Problem("voice-slow")):
            self.shown = self._find()

    def close(self) -> None:
        """Let go of the reader."""
        with self.library:
            self._leave()

    def say(self, sentence: Sentence) -> None:
        """Hand over speech and braille. Raises `Problem` (``voice-failed``) when the reader has gone."""
        interrupt, self._interrupt = self._interrupt, False
        with self._alone(self._failed("busy")):
            try:
                self._hand_over(sentence, interrupt=interrupt)
            except Problem:
                raise
            except Exception as fault:  # noqa: BLE001 - whatever C, COM and ctypes raise is the end of this reader
                raise self._failed(type(fault).__name__) from None

    def busy(self) -> bool:
        """Tell nothing: readers do not say."""
        return False

    def stop(self) -> None:
        """Silence the reader; one that has no way to be silenced is interrupted by the next sentence."""
        silent = False
        with suppress(Exception), self._alone(self._failed("busy")):  # if it has gone, the next sentence will tell
            silent = self._silence()
        self._interrupt = not silent

    def tune(self, tuning: Tuning) -> None:  # noqa: B027 - nothing is what every reader does
        """Change nothing: rate, volume and pitch are the reader's own, set by its user."""

    def cut(self, generation: int) -> None:  # noqa: B027 - the same
        """Change nothing: the speech thread stops the reader, which no other thread may touch."""

    @abstractmethod
    def _find(self) -> str:
        """Find the reader that runs, and give its name. Raises `Problem`."""

    @abstractmethod
    def _leave(self) -> None:
        """Let go of it."""

    @abstractmethod
    def _hand_over(self, sentence: Sentence, *, interrupt: bool) -> None:
        """Let it speak and braille; *interrupt*: in place of what it says. Raises whatever it will."""

    @abstractmethod
    def _silence(self) -> bool:
        """Silence it, and tell whether that can be done."""

    def _failed(self, why: str) -> Problem:
        return Problem("voice-failed", voice=self.name, why=why)

    @contextmanager
    def _alone(self, otherwise: Problem) -> Iterator[None]:
        """Be in the library, or raise *otherwise* at once: a thread that hangs there may never come out."""
        if not self.library.acquire(blocking=False):
            raise otherwise
        try:
            yield
        finally:
            self.library.release()
