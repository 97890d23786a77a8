"""``aucune``: no voice. What would be said is there to be read, for as long as it would take to say."""

import time
from collections.abc import Callable

from cachecash.outputs.speech.sentences import seconds
from cachecash.outputs.speech.voice import Sentence, Tuning


class NothingVoice:
    """The voice that is always there. It lasts, so that captions can be read and a cut one comes back."""

    name = "aucune"
    shown = ""
    reports_end = True

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Take the time, in seconds, from *clock*."""
        self._clock = clock
        self._tuning = Tuning()
        self._end = 0.0

    def open(self) -> None:
        """Be ready: nothing can be missing."""

    def close(self) -> None:
        """Leave."""

    def say(self, sentence: Sentence) -> None:
        """Let the time of a sentence begin."""
        self._end = self._clock() + seconds(sentence.speech, self._tuning.rate)

    def busy(self) -> bool:
        """Tell whether the sentence would still be heard."""
        return self._clock() < self._end

    def stop(self) -> None:
        """Be over with it."""
        self._end = 0.0

    def tune(self, tuning: Tuning) -> None:
        """Take the rate: it is how fast one reads."""
        self._tuning = tuning

    def cut(self, generation: int) -> None:
        """Change nothing: there is no sound."""
