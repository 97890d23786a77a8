"""``speech-dispatcher``: the voice that a Linux desktop has been set up with, when the player chooses it."""

import subprocess
import time

from cachecash.core.problems import Problem
from cachecash.outputs.speech.sentences import longest
from cachecash.outputs.speech.voice import Sentence, Tuning
from cachecash.outputs.speech.voices.ssip import Connection, SsipError, address

CONNECTING_SECONDS = 15.0
"""Starting the server and connecting took up to 4.2 s where it was measured; after this it is taken for wedged."""
_ANSWER_SECONDS = 2.0
_SLOWEST, _USUAL, _FASTEST = 80, 170, 450
"""Words a minute at the rates -100, 0 and 100 of its espeak-ng module."""
_MUTE_MODULES = {"dummy"}


class SpeechdVoice:
    """Speech Dispatcher, over its own socket. The server tells when a sentence has been heard."""

    name = "speech-dispatcher"
    shown = "Speech Dispatcher"
    reports_end = True

    def __init__(self, language: str = "fr", limit: float = CONNECTING_SECONDS) -> None:
        """Connect within *limit* seconds, once opened."""
        self._limit = limit
        self._tuning = Tuning(language=language)
        self._tuned = False
        self._connection: Connection | None = None
        self._number = ""
        self._until = 0.0

    def open(self) -> None:
        """Connect, starting the server if need be.

        Raises `Problem`: ``voice-not-installed``, ``voice-server`` (it does not answer), ``voice-mute`` (it has no
        synthesiser).
        """
        until = time.monotonic() + self._limit
        try:
            self._connection = _connect(until)
            for order in ("CLIENT_NAME player:cachecash:main", "NOTIFICATION END ON", "NOTIFICATION CANCEL ON"):
                self._connection.ask(f"SET SELF {order}", until - time.monotonic())
            modules = self._connection.ask("LIST OUTPUT_MODULES", until - time.monotonic())
        except SsipError as fault:
            self.close()
            raise Problem("voice-server", why=str(fault)) from None
        if set(modules) <= _MUTE_MODULES:
            self.close()
            raise Problem("voice-mute")

    def close(self) -> None:
        """Hang up; the server cancels what it had."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self._number = ""

    def say(self, sentence: Sentence) -> None:
        """Hand over a sentence. Raises `Problem` (``voice-failed``) where the server has gone or hangs."""
        connection = self._connection
        if connection is None:
            raise Problem("voice-failed", voice=self.name, why="not connected")
        if not sentence.speech.strip():
            return
        try:
            if not self._tuned:
                for order in orders(self._tuning):
                    connection.ask(f"SET SELF {order}", _ANSWER_SECONDS)
                self._tuned = True
            self._number = connection.speak(sentence.speech, _ANSWER_SECONDS)
            self._until = time.monotonic() + longest(sentence.speech, self._tuning.rate)
        except SsipError as fault:
            self.close()
            raise Problem("voice-failed", voice=self.name, why=str(fault)[:200]) from None

    def busy(self) -> bool:
        """Tell whether the sentence is still being heard.

        Raises `Problem` (``voice-failed``) where the server has gone, or never tells the end: without a sound card.
        """
        if self._connection is None or not self._number:
            return False
        try:
            if self._connection.ended(self._number):
                self._number = ""
        except SsipError as fault:
            self.close()
            raise Problem("voice-failed", voice=self.name, why=str(fault)[:200]) from None
        if self._number and time.monotonic() > self._until:
            self.close()
            raise Problem("voice-failed", voice=self.name, why="no end")
        return bool(self._number)

    def stop(self) -> None:
        """Cancel what is being said; a server that does not answer is let go, and missed at the next sentence."""
        self._number = ""
        if self._connection is not None:
            try:
                self._connection.ask("CANCEL SELF", _ANSWER_SECONDS)
            except SsipError:
                self.close()

    def tune(self, tuning: Tuning) -> None:
        """Speak so from the next sentence on."""
        self._tuned = self._tuned and tuning == self._tuning
        self._tuning = tuning

    def cut(self, generation: int) -> None:
        """Change nothing: the speech thread cancels, which alone may write to the connection."""


def orders(tuning: Tuning) -> tuple[str, ...]:
    """Give what to set for a tuning, on the server's scales (-100 to 100)."""
    if tuning.rate < _USUAL:
        rate = (tuning.rate - _USUAL) * 100 / (_USUAL - _SLOWEST)
    else:
        rate = (tuning.rate - _USUAL) * 100 / (_FASTEST - _USUAL)
    scales = {"RATE": rate, "PITCH": tuning.pitch * 2 - 100, "VOLUME": tuning.volume * 2 - 100}
    numbers = (f"{name} {round(min(max(value, -100), 100))}" for name, value in scales.items())
    return (f"LANGUAGE {tuning.language}", *numbers)


def _connect(until: float) -> Connection:
    where = address()
    try:
        return Connection(where, until - time.monotonic())
    except SsipError:
        if isinstance(where, tuple):  # on another machine, or by the player's own wish: not ours to start
            raise
    _spawn(where, until - time.monotonic())
    return Connection(where, until - time.monotonic())


def _spawn(socket_path: str, limit: float) -> None:
    """Start the server as its own library does; it goes to the background by itself. Raises `Problem`, `SsipError`."""
    command = ["speech-dispatcher", "--spawn", "--communication-method", "unix_socket", "--socket-path", socket_path]
    quiet = subprocess.DEVNULL
    try:
        started = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet)  # noqa: S603 - fixed, no shell
    except OSError:
        raise Problem("voice-not-installed", package="speech-dispatcher") from None
    with started:
        try:
            started.wait(max(limit, 0.01))
        except subprocess.TimeoutExpired:
            started.kill()
            raise SsipError("timed out") from None
