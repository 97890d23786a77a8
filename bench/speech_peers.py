"""The ordinary ways to speak: pyttsx3, and an espeak-ng process for each sentence. Each is killed to be interrupted.

Both are favoured: neither opens a sound device here. espeak-ng is read from a pipe, to its first sample; for pyttsx3,
which plays by ``aplay``, a script of that name tells that it was called.
"""

import os
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol

from delays import STAND_INS, Delays

WAV_HEADER = 44
PATIENCE = 10.0
"""Seconds after which a peer that does not speak is a fault of this bench."""
PYTTSX3 = """
import sys, time, pyttsx3
engine = pyttsx3.init()
engine.say(sys.argv[1])
engine.runAndWait()
time.sleep(30)
"""
"""What a program does that speaks by pyttsx3; in a child, or nothing could interrupt it. It has to last: `runAndWait`
comes back before the sentence is made, and what ends then is silent."""


class Peer(Protocol):
    """One way to speak."""

    def press(self, text: str) -> Delays:
        """Say *text* in the midst of what was said before."""


class EspeakProcess:
    """An espeak-ng process for each sentence."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    def press(self, text: str) -> Delays:
        """Kill the one before, start another, and read its first sample."""
        began = time.perf_counter()
        self.close()
        silent = time.perf_counter() - began
        self._process = subprocess.Popen(["espeak-ng", "-v", "fr", "--stdout", text], stdout=subprocess.PIPE)
        if self._process.stdout is None or len(self._process.stdout.read(WAV_HEADER + 2)) < WAV_HEADER + 2:
            raise EOFError
        return Delays(time.perf_counter() - began, silent)

    def close(self) -> None:
        """Kill the process."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None


class FakePlayer:
    """An ``aplay`` that tells that it was called, and lasts."""

    def __init__(self, folder: Path) -> None:
        script = folder / "aplay"
        told = folder / "told"
        os.mkfifo(told)
        self._told = os.open(told, os.O_RDWR | os.O_NONBLOCK)
        script.write_text(f"#!/bin/sh\necho > {told}\nexec sleep 30\n", encoding="utf-8")
        script.chmod(0o755)
        self.environment = {**os.environ, **STAND_INS, "PATH": f"{folder}:{os.environ['PATH']}", "TMPDIR": str(folder)}

    def await_call(self) -> bool:
        """Wait until it is called; False where that does not happen."""
        called = bool(select.select([self._told], [], [], PATIENCE)[0])
        if called:
            os.read(self._told, 100)
        return called

    def close(self) -> None:
        """Leave."""
        os.close(self._told)


class Killed:
    """A command that speaks by ``aplay``, killed with all that it has started to be interrupted."""

    def __init__(self, player: FakePlayer, command: Sequence[str]) -> None:
        self._player = player
        self._command = command
        self._process: subprocess.Popen[bytes] | None = None

    def press(self, text: str) -> Delays:
        """Kill the one before, start another, and wait until it plays."""
        began = time.perf_counter()
        self.close()
        silent = time.perf_counter() - began
        self._process = subprocess.Popen(
            [*self._command, text], env=self._player.environment, stderr=subprocess.DEVNULL, start_new_session=True
        )
        if not self._player.await_call():
            raise TimeoutError(" ".join(self._command))
        return Delays(time.perf_counter() - began, silent)

    def close(self) -> None:
        """Kill it."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None


@contextmanager
def espeak() -> Iterator[EspeakProcess | None]:
    """Give the process for each sentence, or None with a notice."""
    if shutil.which("espeak-ng") is None:
        print("left out: espeak-ng processes (espeak-ng is not installed)")
        yield None
        return
    with closing(EspeakProcess()) as peer:
        peer.press("Bonjour.")
        yield peer


@contextmanager
def pyttsx3() -> Iterator[Killed | None]:
    """Give pyttsx3, or None with a notice."""
    with _killed([sys.executable, "-c", PYTTSX3]) as peer:
        if peer is not None:
            peer.press("Bonjour.")
        yield peer


def starts(times: int) -> list[float]:
    """Seconds that a program which opens an empty window and speaks by pyttsx3 takes to its first sound, each time."""
    with _killed([sys.executable, str(Path(__file__).with_name("peer_start.py"))]) as peer:
        return [peer.press("").spoken for _ in range(times)] if peer else []


@contextmanager
def _killed(command: Sequence[str]) -> Iterator[Killed | None]:
    missing = find_spec("pyttsx3") is None
    if missing or not sys.platform.startswith("linux"):
        print(f"left out: pyttsx3 ({'it is not installed' if missing else 'its player is stood in for on Linux only'})")
        yield None
        return
    with (
        tempfile.TemporaryDirectory(prefix="latency-") as folder,
        closing(FakePlayer(Path(folder))) as player,
        closing(Killed(player, command)) as peer,
    ):
        yield peer
