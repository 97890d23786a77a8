"""The catalog of one language: every sentence of the room, written in Fluent under `locales/<language>/`."""

import logging
from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource

from cachecash import resources
from cachecash.core.problems import Problem
from cachecash.narration.utterance import Display, Level, Priority, Rendered, Utterance
from cachecash.narration.voice import CatalogError, Voice

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

        *strict* (tests, development) raises `CatalogError` for a faulty message; otherwise the fault is logged and the
        sentence is given in French.
        """
        if language not in languages():
            raise Problem("unknown-language", name=language, known=", ".join(languages()))
        self.language = language
        self.strict = strict
        self._files = _read(language)
        self._voices = {display: Voice(language, display, self._files) for display in Display}

    def ids(self) -> Iterator[str]:
        """Give the ids of all messages, in the order of the files."""
        for file in self._files:
            yield from (entry.id.name for entry in file.body if isinstance(entry, Message))

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


@cache
def _read(language: str) -> tuple[Resource, ...]:
    """Parse every file of a language, in alphabetical order. Raises `CatalogError` for what Fluent cannot read."""
    parser = FluentParser()
    files = []
    seen: dict[str, str] = {}
    for path in _ftl_files(resources.locales() / language):
        file = parser.parse(path.read_text(encoding="utf-8"))
        for entry in file.body:
            if isinstance(entry, Junk):
                raise CatalogError(f"{language}/{path.name}: cannot be read: {entry.content!r}")
            if isinstance(entry, Message):
                if entry.id.name in seen:
                    raise CatalogError(f"{language}: {entry.id.name} is in {seen[entry.id.name]} and in {path.name}")
                seen[entry.id.name] = path.name
        files.append(file)
    return tuple(files)


def _ftl_files(folder: Traversable) -> Iterator[Traversable]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _ftl_files(entry)
        elif entry.name.endswith(".ftl"):
            yield entry
