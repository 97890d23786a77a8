"""``lecteur-2``: the screen reader that runs, through accessible-output2 (Windows), where prismatoid fails."""

import sys
from contextlib import suppress
from threading import Lock
from typing import Any

from cachecash.core.problems import Problem
from cachecash.outputs.speech.voice import Sentence
from cachecash.outputs.speech.voices.reader import ReaderVoice

READERS = {
    "nvda": "NVDA",
    "jaws": "JAWS",
    "zdsr": "ZDSR",
    "dolphin": "Dolphin",
    "pc talker": "PC-Talker",
    "system access": "System Access",
    "window-eyes": "Window-Eyes",
    "voiceover": "VoiceOver",
}
"""The library's names of readers in small letters, and their own. What else it finds is a plain synthesiser."""


class AccessibleVoice(ReaderVoice):
    """The screen reader. Speech and braille each have a call of their own."""

    name = "lecteur-2"
    library = Lock()

    def __init__(self) -> None:
        """Nothing is loaded before `open`."""
        super().__init__()
        self._reader: Any = None

    def _find(self) -> str:
        found = _outputs().get_first_available_output()
        shown = None if found is None else READERS.get(str(found.name).casefold())
        if shown is None:
            raise Problem("voice-no-reader", system=sys.platform)
        self._reader = found
        return shown

    def _leave(self) -> None:
        self._reader = None

    def _hand_over(self, sentence: Sentence, *, interrupt: bool) -> None:
        if self._reader is None:
            raise self._failed("not open")
        if not self._reader.is_active():  # the calls that follow do not tell
            raise self._failed("not running")
        if sentence.braille:
            self._reader.braille(sentence.braille)
        if sentence.speech:
            self._reader.speak(sentence.speech, interrupt=interrupt)

    def _silence(self) -> bool:
        silence = getattr(self._reader, "silence", None)
        if silence is None:
            return False
        silence()
        return True


def _outputs() -> Any:
    _enter_com()
    try:
        from accessible_output2.outputs.auto import Auto  # noqa: PLC0415 - Windows only
    except ModuleNotFoundError:
        if sys.platform != "win32":  # it installs anywhere, and finds nothing
            raise Problem("voice-windows-only") from None
        raise Problem("voice-not-installed", package="accessible-output2") from None
    except Exception as fault:  # noqa: BLE001 - it loads DLLs and writes COM caches while it is imported
        raise Problem("voice-not-loaded", library="accessible-output2", why=str(fault)[:200]) from None
    try:
        return Auto()
    except Exception as fault:  # noqa: BLE001 - the same, for each reader that it knows
        raise Problem("voice-not-loaded", library="accessible-output2", why=str(fault)[:200]) from None


def _enter_com() -> None:
    """Open COM for this thread: the library leaves it to its caller, and finds no JAWS without."""
    with suppress(ImportError):  # not Windows
        import pythoncom  # noqa: PLC0415 - Windows only

        pythoncom.CoInitialize()
