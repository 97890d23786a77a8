"""Voices for tests of the speech thread: they speak until told, open slowly, die or hang; and note who called them."""

from threading import Event, current_thread, main_thread
from typing import Any

from cachecash.core.problems import Problem
from cachecash.outputs.speech.voice import Sentence, Tuning

PATIENCE = 20
"""Seconds after which a test gives up: never reached unless something is wrong."""


class Clock:
    """Seconds that pass when the test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class FakeVoice:
    """A voice that says each sentence until `finish`, or (*quick*) in no time."""

    def __init__(self, name: str = "essai", *, reports_end: bool = True, quick: bool = True) -> None:
        self.name = name
        self.shown = name.upper()
        self.reports_end = reports_end
        self.quick = quick
        self.log: list[tuple[str, Any]] = []
        self.threads: set[str] = set()
        self.opens = Event()
        self.opens.set()
        self.speaks = Event()
        self.speaks.set()
        self.closes = Event()
        self.closes.set()
        self.broken: Exception | None = None
        self.opening: Exception | None = None
        self.closed = False
        self._saying = False

    @property
    def said(self) -> list[str]:
        return [what for kind, what in self.log if kind == "say"]

    def finish(self) -> None:
        self._saying = False

    def open(self) -> None:
        self._note("open")
        self.opens.wait(PATIENCE)
        if self.opening:
            raise self.opening

    def close(self) -> None:
        self._note("close")
        self.closes.wait(PATIENCE)
        self.closed = True

    def say(self, sentence: Sentence) -> None:
        self._note("say", sentence.speech)
        self._saying = not self.quick
        self.speaks.wait(PATIENCE)
        if self.broken:
            raise self.broken

    def busy(self) -> bool:
        self.threads.add(current_thread().name)
        if self.broken:
            raise self.broken
        return self._saying

    def stop(self) -> None:
        self._note("stop")
        self._saying = False

    def tune(self, tuning: Tuning) -> None:
        self._note("tune", tuning)

    def cut(self, generation: int) -> None:
        self.log.append(("cut", generation))
        self._saying = False

    def die(self, error: Exception | None = None) -> None:
        self.broken = error or Problem("voice-failed", voice=self.name, why="gone")

    def _note(self, kind: str, what: Any = None) -> None:
        assert current_thread() is not main_thread(), f"{kind} in the main thread"
        self.threads.add(current_thread().name)
        self.log.append((kind, what))
