"""``lecteur-2``: the screen reader that runs, through accessible-output2 (Windows), where prismatoid fails."""

import sys
from contextlib import suppress
from typing import Any

from cachecash.core.problems import Problem
from cachecash.outputs.speech.voice import Sentence, Tuning

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


class AccessibleVoice:
    """The screen reader. It does not tell when it has finished, and most stop by themselves at any key."""

    name = "lecteur-2"
    shown = ""
    reports_end = False

    def __init__(self) -> None:
        """Nothing is loaded before `open`."""
        self._reader: Any = None
        self._interrupt = False

    def open(self) -> None:
        """Find the reader that runs.

        Raises `Problem`: ``voice-not-installed``, ``voice-not-loaded``, ``voice-no-reader``.
        """
        found = _outputs().get_first_available_output()
        shown = None if found is None else READERS.get(str(found.name).casefold())
        if shown is None:
            raise Problem("voice-no-reader", system=sys.platform)
        self._reader, self.shown = found, shown

    def close(self) -> None:
        """Let go of the reader."""
        self.stop()
        self._reader = None

    def say(self, sentence: Sentence) -> None:
        """Hand over speech and braille, each by its own call. Raises `Problem` (``voice-failed``)."""
        if self._reader is None:
            raise Problem("voice-failed", voice=self.name, why="not open")
        interrupt, self._interrupt = self._interrupt, False
        try:
            there = self._reader.is_active()  # the calls that follow do not tell
            if there and sentence.braille:
                self._reader.braille(sentence.braille)
            if there and sentence.speech:
                self._reader.speak(sentence.speech, interrupt=interrupt)
        except Exception as fault:  # noqa: BLE001 - it lets through whatever COM and ctypes raise
            raise Problem("voice-failed", voice=self.name, why=type(fault).__name__) from None
        if not there:
            raise Problem("voice-failed", voice=self.name, why="not running")

    def busy(self) -> bool:
        """Tell nothing: readers do not say."""
        return False

    def stop(self) -> None:
        """Silence the reader; one that has no way to be silenced is interrupted by the next sentence."""
        if self._reader is None:
            return
        silence = getattr(self._reader, "silence", None)
        if silence is None:
            self._interrupt = True
            return
        with suppress(Exception):  # a reader that has gone is silent; the next sentence will tell
            silence()

    def tune(self, tuning: Tuning) -> None:
        """Change nothing: rate, volume and pitch are the reader's own, set by its user."""

    def cut(self, generation: int) -> None:
        """Change nothing: the speech thread stops the reader, which no other thread may touch."""


def _outputs() -> Any:
    _enter_com()
    try:
        from accessible_output2.outputs.auto import Auto  # noqa: PLC0415 - Windows only
    except ModuleNotFoundError:
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
