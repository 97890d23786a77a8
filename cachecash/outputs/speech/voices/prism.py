"""``lecteur``: the screen reader that runs, its braille line included, through prismatoid.

A backend is a reader by its name only: the library's own choice may fall on a plain synthesiser, and then two voices
would talk at once, or none would braille.
"""

import ctypes
import sys
from contextlib import suppress
from typing import Any

from cachecash.core.problems import Problem
from cachecash.outputs.speech.voice import Sentence, Tuning

READERS = {
    "NVDA": "NVDA",
    "JAWS": "JAWS",
    "ZDSR": "ZDSR",
    "VOICE_OVER": "VoiceOver",
    "ORCA": "Orca",
    "ZOOM_TEXT": "ZoomText",
    "BOY_PC_READER": "Boy PC Reader",
    "PC_TALKER": "PC-Talker",
    "SENSE_READER": "Sense Reader",
    "SYSTEM_ACCESS": "System Access",
    "WINDOW_EYES": "Window-Eyes",
    "UIA": "UI Automation",
}
"""The library's name of each reader, and its own; in this order. UI Automation, last, is how Narrator is reached."""

_ALWAYS_THERE = "UIA"
_SPI_GETSCREENREADER = 0x0046


class PrismVoice:
    """The screen reader. It does not tell when it has finished, and most stop by themselves at any key."""

    name = "lecteur"
    shown = ""
    reports_end = False

    def __init__(self) -> None:
        """Nothing is loaded before `open`."""
        self._context: Any = None
        self._backend: Any = None
        self._features: Any = None
        self._interrupt = False

    def open(self) -> None:
        """Find the reader that runs.

        Raises `Problem`: ``voice-not-installed``, ``voice-not-loaded``, ``voice-old-system``, ``voice-no-reader``.
        """
        prism = _load()
        try:
            self._context = prism.Context()
        except Exception as fault:  # noqa: BLE001 - whatever the library met, the next voice is tried
            raise Problem("voice-not-loaded", library="prism", why=str(fault)[:200]) from None
        for key, shown in READERS.items():
            backend = self._running(prism, key)
            if backend is not None:
                self._backend, self._features, self.shown = backend, backend.features, shown
                return
        self.close()
        raise Problem("voice-no-reader", system=sys.platform)

    def close(self) -> None:
        """Let go of the reader."""
        self.stop()
        self._backend = None  # before its context, which it lives in
        self._context = None

    def say(self, sentence: Sentence) -> None:
        """Hand over speech and braille. Raises `Problem` (``voice-failed``) when the reader has gone."""
        if self._backend is None:
            raise Problem("voice-failed", voice=self.name, why="not open")
        interrupt, self._interrupt = self._interrupt, False
        try:
            if self._features.supports_braille and sentence.braille:
                self._backend.braille(_plain(sentence.braille))
            if speech := _plain(sentence.speech):
                self._speak(speech, interrupt)
        except Exception as fault:  # noqa: BLE001 - the library has a dozen errors, each the end of this reader
            raise Problem("voice-failed", voice=self.name, why=type(fault).__name__) from None

    def busy(self) -> bool:
        """Tell nothing: readers do not say."""
        return False

    def stop(self) -> None:
        """Silence the reader; one that has no way to be silenced is interrupted by the next sentence."""
        if self._backend is None:
            return
        if not self._features.supports_stop:
            self._interrupt = True
            return
        with suppress(Exception):  # a reader that has gone is silent; the next sentence will tell
            self._backend.stop()

    def tune(self, tuning: Tuning) -> None:
        """Change nothing: rate, volume and pitch are the reader's own, set by its user."""

    def cut(self, generation: int) -> None:
        """Change nothing: the speech thread stops the reader, which no other thread may touch."""

    def _speak(self, speech: str, interrupt: bool) -> None:  # noqa: FBT001 - the library's own flag, passed on
        """Speak; where the library brailles through its ``output`` alone, by that."""
        if self._features.supports_output and not self._features.supports_braille:
            self._backend.output(speech, interrupt)
        else:
            self._backend.speak(speech, interrupt)

    def _running(self, prism: Any, key: str) -> Any:
        """Give the backend of one reader if that reader runs, else None."""
        if key == _ALWAYS_THERE and not _windows_has_a_reader():
            return None
        identity = getattr(prism.BackendId, key, None)
        if identity is None or not self._context.exists(identity):
            return None
        try:
            backend = self._context.create(identity)
            features = backend.features
        except Exception:  # noqa: BLE001 - its way to say that the reader is not there
            return None
        return backend if features.is_supported_at_runtime and features.supports_speak else None


def _load() -> Any:
    try:
        import prism  # noqa: PLC0415 - not there on every platform, and it loads a library of its own
    except ModuleNotFoundError:
        raise Problem("voice-not-installed", package="prismatoid") from None
    except (ImportError, OSError) as fault:
        if "GLIBC" in str(fault):
            raise Problem("voice-old-system", library="glibc", version="2.34") from None
        raise Problem("voice-not-loaded", library="prism", why=str(fault)[:200]) from None
    return prism


def _windows_has_a_reader() -> bool:
    """Tell whether a reader has told Windows that it runs: UI Automation answers even where nobody listens."""
    if sys.platform == "win32":
        found = ctypes.c_int(0)
        asked = ctypes.windll.user32.SystemParametersInfoW(_SPI_GETSCREENREADER, 0, ctypes.byref(found), 0)
        return bool(asked and found.value)
    return False


def _plain(text: str) -> str:
    """Give *text* without what C takes for its end."""
    return text.replace("\0", "").strip()
