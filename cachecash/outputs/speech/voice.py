"""The contract of a voice: one way to speak, and what it is handed."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from cachecash.narration.utterance import Priority
from cachecash.outputs.speech.telling import Outcome


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence to say, in its three renderings.

    *generation* is the speaker's count of interruptions when it was handed over: a voice that was told by `Voice.cut`
    of a later one owes it no sound.
    """

    speech: str
    braille: str
    screen: str
    priority: Priority
    generation: int


@dataclass(frozen=True, slots=True)
class Tuning:
    """How a voice sounds: *rate* in words a minute (80 to 500), *volume* and *pitch* from 0 to 100.

    *braille*: send the braille line what is said, where the voice has one.
    """

    rate: int = 180
    volume: int = 80
    pitch: int = 50
    language: str = "fr"
    braille: bool = True


class Voice(Protocol):
    """One way to speak. Every method is called from the speech thread only, except `cut`.

    *name* is what settings and ``--voix`` call it. *shown* is what was found, for people (``NVDA``, ``eSpeak NG
    1.52``), empty where there is nothing to add. *reports_end* says whether `busy` tells truly when a sentence has been
    heard. All three may change in `open`, never after it.
    """

    @property
    def name(self) -> str:
        """Give the name: ``lecteur``, ``integree``, ``texte`` and so on."""

    @property
    def shown(self) -> str:
        """Give what was found, for people."""

    @property
    def reports_end(self) -> bool:
        """Tell whether `busy` can be believed."""

    def open(self) -> None:
        """Probe and get ready; may take seconds. Raises `Problem` (``voice-…``) if it cannot speak."""

    def close(self) -> None:
        """Give everything back; what one may still hear of it was silenced by `stop`. Never raises."""

    def say(self, sentence: Sentence) -> None:
        """Start one sentence, in speech and in braille, and return at once.

        What it was given before is not interrupted: `stop` is called first where it is to be. A voice without a
        reported end is given all the sentences of an utterance as one. *braille* and *screen* are those of the whole
        utterance; they come with its first sentence and are empty with the others. Where it was cut and goes on,
        *braille* comes again, *screen* does not.

        Raises `Problem` (``voice-failed``, ``voice``: its name, ``why``: a short technical reason) when it is dead.
        """

    def busy(self) -> bool:
        """Tell whether the sentence given is still being heard; asked only where `reports_end`.

        Raises `Problem` (``voice-failed``) as `say` does.
        """

    def stop(self) -> None:
        """Be silent now. Asked only of a voice that has spoken, while no other does."""

    def tune(self, tuning: Tuning) -> None:
        """Speak so from the next sentence on."""

    def cut(self, generation: int) -> None:
        """Stop sound at once, and let go of every sentence older than *generation*.

        Called from the main thread, while the speech thread may be inside any other method: never blocks (< 1 ms).
        """


Factory = Callable[[], Voice]
"""Makes a voice, not opened yet. May be called again, to replace one that was lost."""


@runtime_checkable
class Witness(Protocol):
    """A voice that also wants to know what became of each utterance: the recorder."""

    def became(self, outcome: Outcome) -> None:
        """Take note, in the speech thread. Raises `Problem` where that fails: the voice counts as dead."""


class Player(Protocol):
    """Where a voice that makes its own sound plays it: the mixer."""

    def wait(self, seconds: float) -> bool:
        """Wait until it can be heard, *seconds* at the most, and tell whether it can. Not in the main thread."""

    def play(self, pcm: bytes, rate: int, volume: int) -> None:
        """Start at once: mono, 16-bit little-endian, *rate* samples a second, *volume* 0 to 100."""

    def stop(self) -> None:
        """Be silent now. Any thread; never blocks."""

    def busy(self) -> bool:
        """Tell whether something is still heard."""
