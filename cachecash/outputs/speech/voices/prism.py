"""``lecteur``: the screen reader that runs, its braille line included, through prismatoid.

A backend is a reader by its name only: the library's own choice may fall on a plain synthesiser, and then two voices
would talk at once, or none would braille.
"""

import ctypes
import sys
from threading import Lock
from typing import Any

from cachecash.core.problems import Problem
from cachecash.outputs.speech.voice import Sentence
from cachecash.outputs.speech.voices.reader import ReaderVoice

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


class PrismVoice(ReaderVoice):
    """The screen reader, with its braille line. ``prismatoid`` is not made for several threads."""

    name = "lecteur"
    library = Lock()

    def __init__(self) -> None:
        """Nothing is loaded before `open`."""
        super().__init__()
        self._context: Any = None
        self._backend: Any = None
        self._features: Any = None

    def _find(self) -> str:
        prism = _load()
        try:
            self._context = prism.Context()
        except Exception as fault:  # noqa: BLE001 - whatever the library met, the next voice is tried
            raise Problem("voice-not-loaded", library="prism", why=str(fault)[:200]) from None
        for key, shown in READERS.items():
            backend = self._running(prism, key)
            if backend is not None:
                self._backend, self._features = backend, backend.features
                return shown
        self._leave()
        raise Problem("voice-no-reader", system=sys.platform)

    def _leave(self) -> None:
        self._backend = None  # before its context, which it lives in
        self._context = None

    def _hand_over(self, sentence: Sentence, *, interrupt: bool) -> None:
        if self._backend is None:
            raise self._failed("not open")
        if self._features.supports_braille and sentence.braille:
            self._backend.braille(_plain(sentence.braille))
        if speech := _plain(sentence.speech):
            self._speak(speech, interrupt)

    def _silence(self) -> bool:
        if self._backend is not None and self._features.supports_stop:
            self._backend.stop()
            return True
        return False

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
