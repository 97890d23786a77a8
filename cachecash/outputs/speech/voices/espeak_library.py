"""eSpeak NG by ctypes: text in, samples out. One per process, as the library keeps everything in globals of its own."""

import ctypes
from collections.abc import Callable
from functools import cache
from pathlib import Path
from threading import Lock

from cachecash.core.problems import Problem
from cachecash.outputs.speech.voices.espeak_data import reachable

LANGUAGES = ("fr", "en")
"""Whose dictionaries go with a copy of the data: French words may be English ones."""

_RETRIEVAL = 2  # AUDIO_OUTPUT_SYNCHRONOUS: samples come to the callback before espeak_Synth returns
_NO_EXIT = 0x8000  # without it the library ends the whole program where its data is missing
_UTF8 = 1
_RATE, _PITCH = 1, 3
_IPA = 0x02
_CHARACTERS = 1
_PIECE_MS = 3000
"""Samples come clause by clause. Shorter pieces would ask Python's lock back from the computer players more often."""

_Callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)

Stale = Callable[[], bool]
"""Tells whether nobody waits any more for what is being made."""


class Library:
    """The engine. Methods may be called from any thread, one at a time goes in."""

    def __init__(self, path: str, data: Path) -> None:
        """Load the library at *path* with the folder *data*.

        Raises `Problem` (``voice-not-loaded``, ``voice-data``).
        """
        try:
            self._c = ctypes.CDLL(path)
        except OSError as fault:
            raise Problem("voice-not-loaded", library=Path(path).name, why=str(fault)[:200]) from None
        _declare(self._c)
        self._lock = Lock()
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
        """Take the voice of *language*. Raises `Problem` (``voice-language``)."""
        with self._lock:
            if language != self._language:
                if self._c.espeak_SetVoiceByName(language.encode()) != 0:
                    raise Problem("voice-language", language=language)
                self._language = language

    def samples(self, text: str, rate: int, pitch: int, stale: Stale) -> bytes | None:
        """Make the sound of *text*: mono, 16 bits, native order. None where *stale* told to give up.

        *rate* is in words a minute, *pitch* from 0 to 100. Raises `Problem` (``voice-failed``).
        """
        with self._lock:
            self._parameter(_RATE, rate)
            self._parameter(_PITCH, pitch)
            self._stale = stale
            self._pieces = []
            read = text.replace("\0", " ").encode("utf-8", "replace") + b"\0"
            outcome = self._c.espeak_Synth(read, len(read), 0, _CHARACTERS, 0, _UTF8, None, None)
            if stale():
                return None
            if outcome != 0:
                raise Problem("voice-failed", voice="integree", why=f"espeak_Synth: {outcome}")
            return b"".join(self._pieces)

    def phonemes(self, text: str) -> str:
        """Give what *text* sounds like, in the International Phonetic Alphabet; a change of language is in brackets."""
        clauses = []
        with self._lock:
            rest = ctypes.c_char_p(text.encode())
            while rest.value:
                clauses.append(self._c.espeak_TextToPhonemes(ctypes.byref(rest), _UTF8, _IPA).decode().strip())
        return ", ".join(clauses)

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
    c.espeak_TextToPhonemes.restype = text
    c.espeak_Synth.argtypes = (
        *(text, ctypes.c_size_t, number, ctypes.c_int, number, number),
        *(ctypes.POINTER(number), ctypes.c_void_p),
    )


@cache
def library() -> Library:
    """Give the engine that is shipped. Raises `Problem` (``voice-not-installed``, and those of `Library`)."""
    try:
        import espeakng_loader  # noqa: PLC0415 - not there on every platform
    except ImportError:
        raise Problem("voice-not-installed", package="espeakng-loader") from None
    try:
        return Library(espeakng_loader.get_library_path(), Path(espeakng_loader.get_data_path()))
    except RuntimeError as fault:  # its way to say that the folder is not there
        raise Problem("voice-data", why=type(fault).__name__) from None
