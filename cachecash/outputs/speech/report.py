"""What ``cachecash voix`` says: which voices were found, why another was not, and a sentence by each.

A voice lives in one thread from its first call to its last, as it does in the game; one that hangs is left behind.
"""

import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread

from cachecash.core.problems import Problem
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Priority
from cachecash.outputs.speech.names import HEARD, READ
from cachecash.outputs.speech.sentences import seconds
from cachecash.outputs.speech.voice import Sentence, Tuning, Voice

OPENING_SECONDS = 20.0
"""Longer than any voice may take to get ready by itself; after this it hangs."""
ENDING_SECONDS = 12.0
"""How long the test sentence may last."""
_POLL_SECONDS = 0.02
_READER_PAUSE = 0.5


class Report:
    """Makes the lines, in one language."""

    def __init__(
        self,
        catalog: Catalog,
        tuning: Tuning | None = None,
        *,
        say: bool = True,
        meanwhile: Callable[[], None] = lambda: None,
    ) -> None:
        """Say a sentence by each voice that is found, tuned so, where *say*.

        *meanwhile* is called often while a voice is waited for, by the thread that asks for the lines: the sound device
        of a voice may be opened there.
        """
        self._catalog = catalog
        self._meanwhile = meanwhile
        self._tuning = tuning or Tuning(language=catalog.language)
        self._say = say

    def lines(self, made: Mapping[str, Callable[[], Voice]], names: Iterable[str] = HEARD) -> Iterator[str]:
        """Give a line as soon as it is known: one for each voice of *names* (made by *made*), then the rest."""
        for name in names:
            yield from self._probed(name, made[name])
        yield self._catalog.line("voice-always", names=READ)

    def _probed(self, name: str, make: Callable[[], Voice]) -> Iterator[str]:
        told: SimpleQueue[str | None] = SimpleQueue()
        Thread(target=self._probe, args=(name, make, told.put), daemon=True).start()
        limit = OPENING_SECONDS
        while True:
            try:
                line = self._awaited(told, limit)
            except Empty:
                yield self._absent(name, Problem("voice-slow"))
                return
            if line is None:
                return
            yield line
            limit = ENDING_SECONDS + OPENING_SECONDS

    def _awaited(self, told: "SimpleQueue[str | None]", limit: float) -> str | None:
        """Give what comes first. Raises `Empty` if nothing has come after *limit* seconds."""
        until = time.monotonic() + limit
        while True:
            self._meanwhile()
            with suppress(Empty):
                return told.get(timeout=_POLL_SECONDS)
            if time.monotonic() > until:
                raise Empty

    def _probe(self, name: str, make: Callable[[], Voice], tell: Callable[[str | None], None]) -> None:
        """Do all there is to do with one voice; None ends it, whatever happens."""
        try:
            voice = make()
            voice.open()
            tell(self._catalog.line("voice-found", name=name, label=self._label(name), shown=voice.shown))
            try:
                if self._say and not self._said(voice, name):
                    tell(self._catalog.line("voice-unfinished"))
            finally:
                voice.close()
        except Problem as problem:
            tell(self._absent(name, problem))
        except Exception as fault:  # noqa: BLE001 - one voice that fails hides no other
            tell(self._absent(name, Problem("voice-failed", voice=name, why=type(fault).__name__)))
        finally:
            tell(None)

    def _said(self, voice: Voice, name: str) -> bool:
        """Say the test sentence, and tell whether it ended in time."""
        text = self._catalog.render("voice-sample", label=self._label(name))
        voice.tune(self._tuning)
        voice.say(Sentence(text.speech, text.braille, text.screen, Priority.ANSWER, 0))
        if not voice.reports_end:
            time.sleep(seconds(text.speech, self._tuning.rate) + _READER_PAUSE)
            return True
        until = time.monotonic() + ENDING_SECONDS
        while voice.busy():
            if time.monotonic() > until:
                voice.stop()
                return False
            time.sleep(_POLL_SECONDS)
        return True

    def _label(self, name: str) -> str:
        return self._catalog.line(f"setting-voice-{name}")

    def _absent(self, name: str, problem: Problem) -> str:
        why = self._catalog.problem(problem)
        return self._catalog.line("voice-absent", name=name, label=self._label(name), why=why)
