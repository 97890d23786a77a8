"""One utterance on its way to a voice, and what may become of it."""

from dataclasses import dataclass, field
from enum import Enum

from cachecash.narration.utterance import Priority, Rendered, Utterance
from cachecash.outputs.speech.sentences import seconds, split

DOUBT = 1.0
"""Seconds by which a voice that does not report the end may be slower than reckoned."""


class Fate(Enum):
    """What became of an utterance."""

    SAID = "said"
    CUT = "cut"
    """Interrupted. A story comes again later, with a fate of its own."""
    REPLACED = "replaced"
    """Out of date before its turn: a later one on the same topic, or a later answer, took its place."""
    DROPPED = "dropped"
    """Ambient, while something else was being said."""
    SILENCED = "silenced"
    """Dismissed by the player, in whole or from where the voice was."""
    READ = "read"
    """Read in the history meanwhile."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of an utterance; *text* is how it was told (it may be the shorter telling)."""

    utterance: Utterance
    text: Rendered
    fate: Fate


@dataclass(slots=True, eq=False)
class Telling:
    """An utterance that waits or is being told, and how much of it has been heard.

    *answers* is true for a part of the reply to a key. *since* and *length* (seconds) are when the last piece was given
    to a voice and how long it should take.
    """

    utterance: Utterance
    answers: bool
    text: Rendered = field(init=False)
    sentences: tuple[str, ...] = field(init=False)
    heard: int = 0
    fresh: bool = True
    """It begins, or begins again: the braille line, which something else may hold by now, is to be shown."""
    written: bool = False
    """The voice has had the screen text: what was written stays, and is not written twice."""
    cut: bool = False
    """A key stopped it: it waits until the keys rest."""
    doubted: int = 0
    """How many sentences have been in doubt once: they had their second chance."""
    read: bool = False
    since: float = 0.0
    length: float = 0.0

    def __post_init__(self) -> None:
        self.use(Rendered(self.utterance.speech, self.utterance.screen, self.utterance.braille))

    @property
    def story(self) -> bool:
        """Whether it must not be lost."""
        return not self.answers and self.utterance.priority is Priority.STORY

    @property
    def rest(self) -> str:
        """Give what has not been heard of it."""
        return " ".join(self.sentences[self.heard :])

    @property
    def end(self) -> float:
        """When the piece that was given should have been heard."""
        return self.since + self.length

    def use(self, text: Rendered) -> None:
        """Tell it in these words, from the beginning."""
        self.text = text
        self.sentences = split(text.speech)

    def hear_until(self, now: float, rate: int) -> None:
        """Reckon which sentences of the piece given were heard, by a voice that does not report it.

        One that should just be over is in doubt, and counts as not heard: the first time.
        """
        at = self.since
        for index in range(self.heard, len(self.sentences)):
            at += seconds(self.sentences[index], rate)
            if now < at:
                return
            if now >= at + DOUBT or index < self.doubted:
                self.heard = index + 1
            self.doubted = max(self.doubted, index + 1)

    def became(self, fate: Fate) -> Outcome:
        """Give what became of it."""
        return Outcome(self.utterance, self.text, fate)
