"""``enregistreur=FICHIER``: a file of what was said, in JSON Lines, for tests and reports of faults."""

import json
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from cachecash.core.problems import Problem
from cachecash.outputs.speech.sentences import seconds
from cachecash.outputs.speech.telling import Outcome
from cachecash.outputs.speech.voice import Sentence, Tuning
from cachecash.storage.files import problem_of, shown


class RecorderVoice:
    """Writes one line as soon as it is known what became of an utterance.

    For example (*time* is in seconds since it was opened, *fate* is one of `Fate`)::

        {"time": 12.034, "text": "À toi.", "braille": "À toi", "priority": "story", "category": "turn", "fate": "said"}

    A story that was cut has another line when it has been told.
    """

    name = "enregistreur"
    shown = ""
    reports_end = True

    def __init__(self, path: Path, rate: int | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        """Write to *path*. A sentence takes no time, or what it takes at *rate* words a minute."""
        self._path = path
        self._rate = rate
        self._clock = clock
        self._began = 0.0
        self._end = 0.0
        self._file: TextIO | None = None

    def open(self) -> None:
        """Open the file; what is in it stays: one may be chosen twice. Raises `Problem` (see `problem_of`)."""
        try:
            self._file = self._path.open("a", encoding="utf-8", errors="backslashreplace", newline="\n")
        except ValueError:  # a name with a NUL in it
            raise Problem("file-missing", path=shown(self._path)) from None
        except OSError as error:
            raise problem_of(error, self._path) from None
        self._began = self._clock()

    def close(self) -> None:
        """Close the file."""
        file, self._file = self._file, None
        if file:
            with suppress(OSError):
                file.close()

    def say(self, sentence: Sentence) -> None:
        """Let the time of a sentence begin."""
        self._end = self._clock() + (seconds(sentence.speech, self._rate) if self._rate else 0)

    def busy(self) -> bool:
        """Tell whether the sentence would still be heard."""
        return self._clock() < self._end

    def stop(self) -> None:
        """Be over with it."""
        self._end = 0.0

    def tune(self, tuning: Tuning) -> None:
        """Change nothing: a recorder has a rate of its own, or none."""

    def cut(self, generation: int) -> None:
        """Change nothing: there is no sound."""

    def became(self, outcome: Outcome) -> None:
        """Write a line. Raises `Problem` (see `problem_of`) where the file cannot be written any more."""
        line = {
            "time": round(self._clock() - self._began, 3),
            "text": outcome.text.speech,
            "braille": outcome.text.braille,
            "priority": outcome.utterance.priority.value,
            "category": outcome.utterance.category,
            "fate": outcome.fate.value,
        }
        if self._file is None:
            return
        try:
            self._file.write(json.dumps(line, ensure_ascii=False) + "\n")
            self._file.flush()
        except OSError as error:
            raise problem_of(error, self._path) from None
