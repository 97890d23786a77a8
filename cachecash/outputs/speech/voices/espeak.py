"""``integree``: the built-in voice, eSpeak NG, played by the mixer. It works where nothing else is installed."""

import sys
from array import array
from threading import Lock
from weakref import WeakKeyDictionary

from cachecash.core.problems import Problem
from cachecash.outputs.speech.pronunciation import lexicon
from cachecash.outputs.speech.voice import Player, Sentence, Tuning
from cachecash.outputs.speech.voices.espeak_library import Library, library

RATES = range(80, 501)
"""In words a minute: what the engine can do (over 450 it shortens the sound itself)."""

_SILENCE = 64
"""Samples below are not heard."""
_DEVICE_SECONDS = 2.0
"""How long the main thread may take to open the sound device."""
_EDGE_SECONDS = 0.004
"""What is left of the silence on either side, so that nothing clicks."""

_heard: WeakKeyDictionary[Player, object] = WeakKeyDictionary()
"""By player, the mark of the voice whose sound it has. One that was left behind may come back while another speaks."""
_turn = Lock()
"""Held while a sound is started or stopped by its own voice; never by `EspeakVoice.cut`, which may not wait."""


class EspeakVoice:
    """The built-in voice. It knows when a sentence has been heard."""

    name = "integree"
    shown = "eSpeak NG"
    reports_end = True

    def __init__(self, player: Player, language: str = "fr") -> None:
        """Speak through *player*."""
        self._player = player
        self._tuning = Tuning(language=language)
        self._generation = 0
        self._library: Library | None = None
        self._sounding = False
        self._mark = object()

    def open(self) -> None:
        """Load the engine.

        Raises `Problem`: ``voice-not-installed``, ``voice-not-loaded``, ``voice-data``, ``voice-language``,
        ``voice-no-sound`` (there is no device to be heard by), ``voice-slow`` (another is in the engine, and hangs).
        """
        self._library = library()
        self._library.speak_language(self._tuning.language)
        self.shown = f"eSpeak NG {self._library.version}"
        if not self._player.wait(_DEVICE_SECONDS):
            raise Problem("voice-no-sound")

    def close(self) -> None:
        """Leave; the engine stays for the next one."""

    def say(self, sentence: Sentence) -> None:
        """Make the sound (about a millisecond for a second of speech) and start it, unless it is stale by then.

        Raises `Problem` (``voice-failed``).
        """
        engine = library() if self._library is None else self._library

        def stale() -> bool:
            return sentence.generation < self._generation

        if stale():
            return
        if not self._player.wait(0):  # silence must not pass for a story that was told
            raise self._failed("no sound device")
        its = self._tuning
        try:
            samples = engine.samples(lexicon(its.language).respelt(sentence.speech), its, stale)
        except Problem as problem:
            raise self._failed(str(problem)) from None
        heard = trimmed(samples or b"", engine.rate)
        if not heard or stale():
            return
        with _turn:
            _heard[self._player] = self._mark
            self._player.play(heard, engine.rate, its.volume)
        self._sounding = True
        if stale():  # cut between the question and the sound
            self._player.stop()

    def busy(self) -> bool:
        """Tell whether the sentence is still being heard. Raises `Problem` (``voice-failed``) if the device is gone."""
        if self._sounding and not self._player.busy():
            self._sounding = False
            if not self._player.wait(0):
                raise self._failed("no sound device")
        return self._sounding

    def stop(self) -> None:
        """Be silent now; the sound of another voice goes on."""
        self._sounding = False
        with _turn:
            if _heard.get(self._player) is self._mark:
                self._player.stop()

    def tune(self, tuning: Tuning) -> None:
        """Speak so from the next sentence on, within what the engine can do."""
        rate = min(max(tuning.rate, RATES[0]), RATES[-1])
        pitch, volume = (min(max(value, 0), 100) for value in (tuning.pitch, tuning.volume))
        self._tuning = Tuning(rate, volume, pitch, tuning.language)

    def cut(self, generation: int) -> None:
        """Stop the sound at once; what is being made for an older generation will not be heard."""
        self._generation = generation
        self._player.stop()

    def _failed(self, why: str) -> Problem:
        return Problem("voice-failed", voice=self.name, why=why)


def trimmed(pcm: bytes, rate: int) -> bytes:
    """Cut the silence off both ends of mono 16-bit samples in native order; give them in little-endian order."""
    samples = array("h", pcm)
    loud = (place for place, sample in enumerate(samples) if abs(sample) > _SILENCE)
    first = next(loud, None)
    if first is None:
        return b""
    after = next(place for place in range(len(samples), 0, -1) if abs(samples[place - 1]) > _SILENCE)
    edge = round(rate * _EDGE_SECONDS)
    kept = samples[max(0, first - edge) : after + edge]
    if sys.byteorder == "big":
        kept.byteswap()
    return kept.tobytes()
