"""``texte``: every sentence as lines on a stream, for a terminal, a pipe or another program that speaks."""

import sys
from contextlib import suppress
from typing import TextIO

from cachecash.core.problems import Problem
from cachecash.outputs.speech.voice import Sentence, Tuning


class TextVoice:
    """One line an utterance, as the screen has it. What is written can be read: nothing is ever cut or repeated."""

    name = "texte"
    shown = ""
    reports_end = True

    def __init__(self, stream: TextIO | None = None) -> None:
        """Write to *stream* (the standard output)."""
        self._stream = stream

    def open(self) -> None:
        """Raises `Problem` (``voice-no-stream``) where there is nowhere to write."""
        self._stream = self._stream or sys.stdout
        if self._stream is None or self._stream.closed:
            raise Problem("voice-no-stream")

    def close(self) -> None:
        """Write what was held back; the stream itself is not ours."""
        if self._stream is not None:
            with suppress(OSError, ValueError):
                self._stream.flush()

    def say(self, sentence: Sentence) -> None:
        """Write a line; the sentences that follow were on it. Raises `Problem` (``voice-failed``)."""
        if self._stream is None or not sentence.screen:
            return
        try:
            print(sentence.screen, file=self._stream, flush=True)
        except (OSError, ValueError) as error:  # nobody reads any more, or the stream was closed, or cannot write é
            raise Problem("voice-failed", voice=self.name, why=type(error).__name__) from None

    def busy(self) -> bool:
        """Tell that it is over: it takes no time."""
        return False

    def stop(self) -> None:
        """Change nothing: what is written is written."""

    def tune(self, tuning: Tuning) -> None:
        """Change nothing: a line has no rate."""

    def cut(self, generation: int) -> None:
        """Change nothing: what is written is written."""
