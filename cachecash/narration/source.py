"""The messages of one language as they are written: found at once, parsed one by one when they are first needed.

Fluent's parser takes a fifth of a second for a whole language, which is longer than the first word may wait.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources.abc import Traversable
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Pattern, Term

from cachecash import resources

_START = re.compile(r"^(?:(-?[a-zA-Z][\w-]*) *=|#)", re.MULTILINE)
"""Where an entry begins, or a comment, which ends the entry before. What belongs to an entry is indented."""


class CatalogError(Exception):
    """A catalog is wrong: a message is missing, or has an error. For developers, never for players."""


class Entry(NamedTuple):
    """A message or a term: its own text, None where it has attributes alone, and those by name."""

    value: Pattern | None
    attributes: dict[str, Pattern]


class Source:
    """The entries of some Fluent files, by id; those of terms begin with a dash."""

    def __init__(self, files: Iterable[tuple[str, str]], *, strict: bool = False) -> None:
        """Take the name and the text of each file. Raises `CatalogError` for an id that comes twice.

        *strict* reads all of it now, and raises `CatalogError` for what Fluent cannot read.
        """
        self._parser = FluentParser()
        self._texts: dict[str, str] = {}
        self._parsed: dict[str, Entry] = {}
        seen: dict[str, str] = {}
        for name, text in files:
            if strict:
                self._check(name, text)
            for entry_id, entry in _cut(text):
                if entry_id in seen:
                    raise CatalogError(f"{entry_id} is in {seen[entry_id]} and in {name}")
                seen[entry_id] = name
                self._texts[entry_id] = entry

    def ids(self) -> Iterator[str]:
        """Give the ids of the messages, in the order of the files."""
        return (entry_id for entry_id in self._texts if not entry_id.startswith("-"))

    def entry(self, entry_id: str) -> Entry:
        """Give an entry. Raises `CatalogError` where there is none, and for what Fluent cannot read."""
        entry = self._parsed.get(entry_id)
        if entry is None:
            entry = self._parsed[entry_id] = self._parse(entry_id)
        return entry

    def _parse(self, entry_id: str) -> Entry:
        if entry_id not in self._texts:
            raise CatalogError(f"no message {entry_id}")
        entry = self._parser.parse_entry(self._texts[entry_id])
        if not isinstance(entry, Message | Term):
            raise CatalogError(f"{entry_id} cannot be read")
        return Entry(entry.value, {attribute.id.name: attribute.value for attribute in entry.attributes})

    def _check(self, name: str, text: str) -> None:
        for entry in self._parser.parse(text).body:
            if isinstance(entry, Junk):
                raise CatalogError(f"{name}: cannot be read: {entry.content!r}")


@cache
def source(language: str, *, strict: bool = False) -> Source:
    """Give what is written under `locales/<language>/`, in alphabetical order of the files. Raises `CatalogError`."""
    files = _ftl_files(resources.locales() / language)
    return Source(((path.name, path.read_text(encoding="utf-8")) for path in files), strict=strict)


def _cut(text: str) -> Iterator[tuple[str, str]]:
    """Cut a file into its entries, each with its id."""
    starts = [*_START.finditer(text)]
    for start, following in zip(starts, [*starts[1:], None], strict=True):
        if start[1]:
            yield start[1], text[start.start() : following.start() if following else len(text)]


def _ftl_files(folder: Traversable) -> Iterator[Traversable]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _ftl_files(entry)
        elif entry.name.endswith(".ftl"):
            yield entry
