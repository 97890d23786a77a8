"""``pyttsx3``: whatever the system speaks with, in a child process that is killed to be silent. The last one tried."""

import atexit
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from importlib.util import find_spec
from threading import Event, Thread

from cachecash.core.problems import Problem
from cachecash.outputs.speech.sentences import longest
from cachecash.outputs.speech.voice import Sentence, Tuning

SPEAKER = (sys.executable, "-m", "cachecash.outputs.speech.voices.child_speaker")
_READY_SECONDS = 10.0
_JOIN_SECONDS = 1.0
_NO_WINDOW = getattr(subprocess, "CREATE_NO_WINDOW", 0)  # Windows would open a console


class Child:
    """One process that speaks. A thread reads its answers, as nothing else waits on a pipe the same way everywhere."""

    def __init__(self, command: tuple[str, ...], folder: str) -> None:
        """Start it; its temporary files go to *folder*. Raises `OSError`."""
        places = dict.fromkeys(("TMPDIR", "TEMP", "TMP"), folder)
        self._process = subprocess.Popen(  # noqa: S603 - our own program, no shell
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
            env={**os.environ, **places},
            creationflags=_NO_WINDOW,
            start_new_session=True,  # so that the player which it starts dies with it
        )
        self.ready = Event()
        self.done = Event()
        self.over = Event()
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        answers = {"ready": self.ready, "done": self.done}
        if self._process.stdout is not None:
            with suppress(OSError, ValueError):  # killed
                for line in self._process.stdout:
                    if (known := answers.get(line.strip())) is not None:
                        known.set()
        self.over.set()
        self.ready.set()  # whoever waits, waits no more

    def speak(self, order: dict[str, object]) -> None:
        """Hand over one sentence; it waits in the pipe where the child is not ready yet. Raises `OSError`."""
        self.done.clear()
        if self._process.stdin is None or self.over.is_set():
            raise BrokenPipeError
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()

    def kill(self) -> None:
        """End it, and what it started, now."""
        with suppress(OSError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        self._reader.join(_JOIN_SECONDS)
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(OSError):  # what it was still to be told
                    pipe.close()


class ChildVoice:
    """The system's own voice. It knows when a sentence is through; a new child is warmed up before it is needed."""

    name = "pyttsx3"
    shown = "pyttsx3"
    reports_end = True

    def __init__(self, language: str = "fr", command: tuple[str, ...] = SPEAKER) -> None:
        """Speak by *command*, once opened."""
        self._command = command
        self._tuning = Tuning(language=language)
        self._folder = ""
        self._child: Child | None = None
        self._spare: Child | None = None
        self._until: float | None = None

    def open(self) -> None:
        """Start the first child.

        Raises `Problem`: ``voice-not-installed``, ``voice-no-player`` (on Linux it plays by ``aplay``, and says nothing
        where there is none), ``voice-failed``.
        """
        if find_spec("pyttsx3") is None:
            raise Problem("voice-not-installed", package="pyttsx3")
        if sys.platform.startswith("linux") and shutil.which("aplay") is None:
            raise Problem("voice-no-player", program="aplay")
        atexit.register(self._leave_nothing)
        self._folder = tempfile.mkdtemp(prefix="cachecash-")
        try:
            self._warm_up()
        except Problem:
            self.close()
            raise

    def close(self) -> None:
        """End both children."""
        self._leave_nothing()
        atexit.unregister(self._leave_nothing)
        self._child = self._spare = self._until = None
        self._folder = ""

    def say(self, sentence: Sentence) -> None:
        """Hand a sentence to the child. Raises `Problem` (``voice-failed``) where it has died."""
        text, its = sentence.speech.strip(), self._tuning
        if not text:
            return
        if not self._folder:
            raise Problem("voice-failed", voice=self.name, why="not open")
        if self._child is None:
            self._child = self._spare or self._start()
            self._spare = self._start()
        order = {"text": text, "rate": its.rate, "volume": its.volume, "pitch": its.pitch, "language": its.language}
        try:
            self._child.speak(order)
        except (OSError, ValueError):  # ValueError: the program ends, and has closed the pipe
            raise self._lost("it died") from None
        self._until = time.monotonic() + longest(text, its.rate)

    def busy(self) -> bool:
        """Tell whether the sentence is still being heard.

        Raises `Problem` (``voice-failed``) where the child has died or hangs.
        """
        if self._child is None or self._until is None:
            return False
        if self._child.done.is_set():
            self._until = None
            return False
        if self._child.over.is_set():
            raise self._lost("it died")
        if time.monotonic() > self._until:
            raise self._lost("it hangs")
        return True

    def stop(self) -> None:
        """Kill the child that speaks; the one that was warmed up takes its place."""
        if self._child is not None and self._until is not None:
            self._child.kill()
            self._child = self._until = None

    def tune(self, tuning: Tuning) -> None:
        """Speak so from the next sentence on."""
        self._tuning = tuning

    def cut(self, generation: int) -> None:
        """Change nothing: the speech thread kills the child, which takes longer than the main thread may."""

    def _leave_nothing(self) -> None:
        """End the children and take the folder away: also where the program ends while the speech thread is in here."""
        for child in (self._child, self._spare):
            if child is not None:
                child.kill()
        if self._folder:
            shutil.rmtree(self._folder, ignore_errors=True)

    def _warm_up(self) -> None:
        child = self._spare = self._start()
        child.ready.wait(_READY_SECONDS)
        if child.over.is_set() or not child.ready.is_set():
            raise Problem("voice-failed", voice=self.name, why="it does not start")

    def _start(self) -> Child:
        try:
            return Child(self._command, self._folder)
        except OSError as fault:
            raise Problem("voice-failed", voice=self.name, why=type(fault).__name__) from None

    def _lost(self, why: str) -> Problem:
        if self._child is not None:
            self._child.kill()
        self._child = self._until = None
        return Problem("voice-failed", voice=self.name, why=why)
