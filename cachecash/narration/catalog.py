"""The catalog of one language: every sentence of the room, written in Fluent under `locales/<language>/`."""

import logging
from collections.abc import Iterator
from functools import cache
from typing import Any

from cachecash import resources
from cachecash.core.problems import Problem
from cachecash.narration.source import CatalogError, source
from cachecash.narration.utterance import Display, Level, Priority, Rendered, Utterance
from cachecash.narration.voice import Voice

FALL_BACK = "fr"
"""The language that every sentence is first written in."""

_log = logging.getLogger(__name__)


def languages() -> tuple[str, ...]:
    """Give the languages that are shipped: the folders of `locales/`, in alphabetical order."""
    return tuple(sorted(folder.name for folder in resources.locales().iterdir() if folder.is_dir()))


class Catalog:
    """Every message of one language.

    A message is a plain value, or has the attributes ``.bref``, ``.normal``, ``.complet`` and ``.braille``. What is
    missing falls back: bref and complet on normal, normal on the value, braille on the spoken sentence.
    """

    def __init__(self, language: str = FALL_BACK, *, strict: bool = False) -> None:
        """Read the files of *language*. Raises `Problem` (``unknown-language``).

        *strict* (tests, development) raises `CatalogError` for a faulty message, now or when it is asked for; otherwise
        the fault is logged and the sentence is given in French.
        """
        if language not in languages():
            raise Problem("unknown-language", name=language, known=", ".join(languages()))
        self.language = language
        self.strict = strict
        self._source = source(language, strict=strict)
        self._voices = {display: Voice(language, display, self._source) for display in Display}

    def ids(self) -> Iterator[str]:
        """Give the ids of all messages, in the order of the files."""
        return self._source.ids()

    def render(self, message_id: str, level: Level = Level.NORMAL, /, **args: Any) -> Rendered:
        """Give a message in its three renderings; all are empty where nothing is said at this level.

        An argument may be a text, a number, another `Rendered` (each display takes its own), an enum member (its name:
        a card's code), a truth (``yes`` or ``no``), None (``none``), or a tuple of those, for ``LIST`` and ``CARDS``.
        """
        try:
            spoken, shown, brailled = (self._voices[on].sentence(message_id, level, args) for on in Display)
        except CatalogError as fault:
            return self._recover(fault, message_id, level, args)
        return Rendered(spoken, shown, brailled if spoken else "")

    def line(self, message_id: str, /, **args: Any) -> str:
        """Give a message as it is spoken: for menus, help and problems."""
        return self.render(message_id, **args).speech

    def say(
        self, message_id: str, priority: Priority, category: str, level: Level = Level.NORMAL, /, **args: Any
    ) -> Utterance | None:
        """Give an utterance, or None where the message says nothing at this level."""
        text = self.render(message_id, level, **args)
        return utterance(text, priority, category) if text.speech else None

    def problem(self, problem: Problem) -> str:
        """Give the sentence for bad input (message ``problem-<reason>``)."""
        return self.line(f"problem-{problem.reason}", **problem.facts)

    def _recover(self, fault: CatalogError, message_id: str, level: Level, args: dict[str, Any]) -> Rendered:
        """Say it in French rather than not at all, and leave a trace."""
        if self.strict:
            raise fault
        _log.error("%s: %s", self.language, fault)
        if self.language == FALL_BACK:
            return Rendered(message_id, message_id, message_id)
        return _fall_back().render(message_id, level, **args)


def utterance(
    text: Rendered, priority: Priority, category: str, *, topic: str | None = None, seat: int | None = None
) -> Utterance:
    """Make an utterance of a rendered message."""
    return Utterance(text.speech, text.screen, text.braille, priority, category, topic=topic, seat=seat)


@cache
def _fall_back() -> Catalog:
    return Catalog(FALL_BACK)
