"""``enregistreur=FICHIER``: a file of what was said, in JSON Lines, for tests and reports of faults."""

import json
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from cachecash.core.problems import Problem
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

    def __init__(self, path: Path, clock: Callable[[], float] = time.monotonic) -> None:
        """Write to *path*. A sentence takes no time."""
        self._path = path
        self._clock = clock
        self._began = 0.0
        self._file: TextIO | None = None

    def open(self) -> None:
        """Open the file; what is in it stays, and what is said is added to it. Raises `Problem` (see `problem_of`)."""
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
        """Write nothing yet: what becomes of it is not known."""

    def busy(self) -> bool:
        """Tell that it is over: it takes no time."""
        return False

    def stop(self) -> None:
        """Change nothing: there is no sound."""

    def tune(self, tuning: Tuning) -> None:
        """Change nothing: a recorder has no rate."""

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
