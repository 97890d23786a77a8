"""From a key to speech and to silence, through the program's own `Speaker`: a screen reader, and the built-in voice."""

import os
import select
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event

from delays import STAND_INS, Delays

from cachecash.narration.utterance import Priority, Utterance
from cachecash.outputs.sound import theme
from cachecash.outputs.sound.mixer import Mixer
from cachecash.outputs.speech.speaker import Speaker
from cachecash.outputs.speech.voice import Player, Sentence, Tuning, Voice
from cachecash.outputs.speech.voices.espeak import EspeakVoice

WAIT = 10.0
"""Seconds after which a voice that has not begun is a fault of this bench."""


class Mark:
    """When something happened for the first time since it was awaited."""

    def __init__(self) -> None:
        self._event = Event()
        self._when = 0.0

    def await_again(self) -> None:
        self._event.clear()

    def now(self) -> None:
        if not self._event.is_set():
            self._when = time.perf_counter()
            self._event.set()

    def since(self, began: float) -> float:
        """Seconds from *began*; waits for it."""
        if not self._event.wait(WAIT):
            raise TimeoutError
        return self._when - began


class Reader:
    """A screen reader that does nothing but look at its watch."""

    name = "lecteur"
    shown = "NVDA"
    reports_end = False

    def __init__(self, spoken: Mark, silent: Mark) -> None:
        self._spoken, self._silent = spoken, silent

    def open(self) -> None: ...

    def close(self) -> None: ...

    def say(self, sentence: Sentence) -> None:
        self._spoken.now()

    def busy(self) -> bool:
        return False

    def stop(self) -> None:
        self._silent.now()

    def tune(self, tuning: Tuning) -> None: ...

    def cut(self, generation: int) -> None: ...


class Heard:
    """The mixer's own player, with a look at the watch when it has done what it was asked."""

    def __init__(self, player: Player, spoken: Mark, silent: Mark) -> None:
        self._player, self._spoken, self._silent = player, spoken, silent

    def wait(self, seconds: float) -> bool:
        return self._player.wait(seconds)

    def play(self, pcm: bytes, rate: int, volume: int) -> None:
        self._player.play(pcm, rate, volume)
        self._spoken.now()

    def stop(self) -> None:
        self._player.stop()
        self._silent.now()

    def busy(self) -> bool:
        return self._player.busy()


class Ours:
    """The program's way: each key is answered in the midst of what was being said."""

    def __init__(self, make: Callable[[Mark, Mark], Voice]) -> None:
        self._spoken, self._silent = Mark(), Mark()
        self._speaker = Speaker()
        self._speaker.start([lambda: make(self._spoken, self._silent)])
        self._answer("Bonjour.")
        self._spoken.since(0)

    def press(self, text: str) -> Delays:
        """Answer a key by *text*, in the midst of what was said before."""
        self._spoken.await_again()
        self._silent.await_again()
        began = time.perf_counter()
        self._answer(text)
        return Delays(self._spoken.since(began), self._silent.since(began))

    def close(self) -> None:
        """Be silent."""
        self._speaker.close()

    def _answer(self, text: str) -> None:
        self._speaker.key()
        self._speaker.answer([Utterance(text, text, text, Priority.ANSWER, "answer")])


def reader() -> Ours:
    """The hand-over to a screen reader."""
    return Ours(Reader)


@contextmanager
def built_in() -> Iterator[Ours]:
    """The built-in voice, to the first sample that the mixer has; the device itself is SDL's dummy."""
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    mixer = Mixer(theme.read()[0], lambda problem: print(f"the mixer says: {problem}"))
    mixer.open()
    ours = Ours(lambda spoken, silent: EspeakVoice(Heard(mixer.voice, spoken, silent)))
    try:
        yield ours
    finally:
        ours.close()
        mixer.close()


def starts(times: int) -> list[float]:
    """Seconds that our program takes, each time, from its start to the first sample of its first word."""
    return [_start() for _ in range(times)]


def _start() -> float:
    heard, told = os.pipe()
    with tempfile.TemporaryDirectory(prefix="latency-") as folder:
        stand_ins = {**STAND_INS, "CACHECASH_DATA": folder}
        began = time.perf_counter()
        process = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("our_start.py")), str(told)],
            env={**os.environ, **stand_ins},
            pass_fds=(told,),
            stderr=subprocess.DEVNULL,
        )
        try:
            if not select.select([heard], [], [], WAIT)[0]:
                raise TimeoutError("nothing was said")
            return time.perf_counter() - began
        finally:
            process.kill()
            process.wait()
            os.close(heard)
            os.close(told)
