"""eSpeak NG by ctypes: text in, samples out.

One per process, and one thread in it at a time, from its opening on: it keeps everything in globals of its own.
"""

import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from threading import Lock

from cachecash.core.problems import Problem
from cachecash.outputs.speech.voice import Tuning
from cachecash.outputs.speech.voices.espeak_data import reachable

LANGUAGES = ("fr", "en")
"""Whose dictionaries go with a copy of the data: French words may be English ones."""

PATIENCE_SECONDS = 2.0
"""How long one waits for a voice that is inside: less than a voice may take to come back from a call."""

_RETRIEVAL = 2  # AUDIO_OUTPUT_SYNCHRONOUS: samples come to the callback before espeak_Synth returns
_NO_EXIT = 0x8000  # without it the library ends the whole program where its data is missing
_UTF8 = 1
_RATE, _PITCH = 1, 3
_CHARACTERS = 1
_PIECE_MS = 3000
"""Samples come clause by clause. Shorter pieces would ask Python's lock back from the computer players more often."""

_Callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)

Stale = Callable[[], bool]
"""Tells whether nobody waits any more for what is being made."""

_ENGINE = Lock()
"""Held by whoever is inside."""


class Library:
    """The engine. Methods may be called from any thread: one at a time goes in.

    Each raises `Problem` (``voice-slow``) where another does not come out.
    """

    def __init__(self, path: str, data: Path) -> None:
        """Load the library at *path* with the folder *data*.

        Raises `Problem` (``voice-not-loaded``, ``voice-data``).
        """
        try:
            self._c = ctypes.CDLL(path)
        except OSError as fault:
            raise Problem("voice-not-loaded", library=Path(path).name, why=str(fault)[:200]) from None
        _declare(self._c)
        self.rate = self._c.espeak_Initialize(_RETRIEVAL, _PIECE_MS, reachable(data, LANGUAGES), _NO_EXIT)
        if self.rate <= 0:
            raise Problem("voice-data", why=str(self.rate))
        self._pieces: list[bytes] = []
        self._stale: Stale = bool
        self._kept = _Callback(self._receive)  # the library does not hold it: Python must
        self._c.espeak_SetSynthCallback(self._kept)
        self._set: dict[int, int] = {}
        self._language = ""

    @property
    def version(self) -> str:
        """Give the version of the library, ``1.52.0``."""
        return str(self._c.espeak_Info(None).decode("ascii", "replace"))

    def speak_language(self, language: str) -> None:
        """Make sure that there is a voice for *language*. Raises `Problem` (``voice-language``)."""
        with _alone():
            self._take_voice(language)

    def samples(self, text: str, tuning: Tuning, stale: Stale) -> bytes | None:
        """Make the sound of *text*: mono, 16 bits, native order. None where *stale* told to give up.

        Of *tuning* the language, the rate and the pitch are heard. Raises `Problem` (``voice-language``,
        ``voice-failed``).
        """
        with _alone():
            self._take_voice(tuning.language)
            self._parameter(_RATE, tuning.rate)
            self._parameter(_PITCH, tuning.pitch)
            self._stale = stale
            self._pieces = []
            read = text.replace("\0", " ").encode("utf-8", "replace") + b"\0"
            outcome = self._c.espeak_Synth(read, len(read), 0, _CHARACTERS, 0, _UTF8, None, None)
            if stale():
                return None
            if outcome != 0:
                raise Problem("voice-failed", voice="integree", why=f"espeak_Synth: {outcome}")
            return b"".join(self._pieces)

    def _take_voice(self, language: str) -> None:
        if language != self._language:
            if self._c.espeak_SetVoiceByName(language.encode()) != 0:
                raise Problem("voice-language", language=language)
            self._language = language

    def _parameter(self, which: int, value: int) -> None:
        if self._set.get(which) != value:
            self._c.espeak_SetParameter(which, value, 0)
            self._set[which] = value

    def _receive(self, samples: int | None, count: int, _events: int | None) -> int:
        """Take one piece; 1 tells the library to stop."""
        if samples and count > 0:
            self._pieces.append(ctypes.string_at(samples, 2 * count))
        return int(self._stale())


def _declare(c: ctypes.CDLL) -> None:
    """Tell ctypes the types that it cannot guess."""
    text, number = ctypes.c_char_p, ctypes.c_uint
    c.espeak_Info.restype = text
    c.espeak_Synth.argtypes = (
        *(text, ctypes.c_size_t, number, ctypes.c_int, number, number),
        *(ctypes.POINTER(number), ctypes.c_void_p),
    )


def library() -> Library:
    """Give the engine that is shipped, the same to everybody.

    Raises `Problem` (``voice-not-installed``, ``voice-slow``, and those of `Library`).
    """
    with _alone():
        return _shipped()


@cache
def _shipped() -> Library:
    try:
        import espeakng_loader  # noqa: PLC0415 - not there on every platform
    except ImportError:
        raise Problem("voice-not-installed", package="espeakng-loader") from None
    try:
        return Library(espeakng_loader.get_library_path(), Path(espeakng_loader.get_data_path()))
    except RuntimeError as fault:  # its way to say that the folder is not there
        raise Problem("voice-data", why=type(fault).__name__) from None


@contextmanager
def _alone() -> Iterator[None]:
    if not _ENGINE.acquire(timeout=PATIENCE_SECONDS):
        raise Problem("voice-slow")
    try:
        yield
    finally:
        _ENGINE.release()
