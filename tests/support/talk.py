"""A conversation with the terminal inside the test's own process: what was typed, and what was written."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from io import BytesIO, StringIO, TextIOWrapper
from typing import Any, TextIO, cast

from cachecash.core.problems import Problem
from cachecash.frontends.terminal.desk import Settings
from cachecash.frontends.terminal.terminal import Terminal
from cachecash.narration.catalog import Catalog
from cachecash.presentation.rooms import room


@dataclass
class MemorySlot:
    name: str
    when: datetime = datetime(2026, 8, 3, 14, 5)  # noqa: DTZ001 - the clock of the place, as the store gives it


@dataclass
class MemoryStore:
    """A store of games that lives as long as a test; *written* is every text, in the order of the writing."""

    texts: dict[str, str] = field(default_factory=dict)
    written: list[str] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)
    full: bool = False
    elsewhere: int = 0

    def list_saves(self) -> Sequence[MemorySlot]:
        return [MemorySlot(name) for name in self.texts]

    def held(self) -> int:
        return self.elsewhere

    def load(self, name: str) -> str:
        return self.texts[name]

    def set_aside(self, name: str) -> bool:
        self.aside.append(name)
        del self.texts[name]
        return True

    def saver(self, name: str | None = None) -> "MemorySaver":
        return MemorySaver(self, name or f"game-{len(self.written)}")


@dataclass
class MemorySaver:
    store: MemoryStore
    name: str

    @property
    def kept(self) -> bool:
        return not self.store.full

    def save(self, text: str) -> None:
        if self.store.full:
            raise Problem("file-full", path=self.name)
        self.store.texts[self.name] = text
        self.store.written.append(text)

    def settle(self) -> None:
        pass

    def confirm(self) -> None:
        pass

    def finish(self) -> None:
        self.store.texts.pop(self.name, None)

    def close(self) -> None:
        pass


@dataclass
class MemoryPerson:
    """A person whose settings live as long as a test."""

    name: str = ""
    tables: dict[str, Mapping[Any, Any]] = field(default_factory=dict)
    unread: list[Problem] = field(default_factory=list)
    troubles: list[Problem] = field(default_factory=list)
    """What goes wrong once a table is laid."""
    closed: int = 0

    def table(self, game: str) -> Mapping[Any, Any]:
        return self.tables.get(game, {})

    def lay(self, game: str, table: Mapping[str, Any]) -> None:
        self.tables[game] = table

    def call(self, name: str) -> None:
        self.name = name

    def notices(self) -> list[Problem]:
        told, self.troubles = self.troubles if self.tables else [], []
        return told

    def close(self) -> None:
        self.closed += 1


@dataclass
class Talk:
    code: int
    text: str

    @property
    def lines(self) -> list[str]:
        return self.text.splitlines()

    def after(self, line: str, occurrence: int = 1) -> list[str]:
        """The lines after the n-th one that is *line*."""
        places = [place for place, text in enumerate(self.lines) if text == line]
        return self.lines[places[occurrence - 1] + 1 :]


def typed(*lines: str | bytes) -> TextIO:
    data = b"".join((line if isinstance(line, bytes) else line.encode()) + b"\n" for line in lines)
    return TextIOWrapper(BytesIO(data), encoding="utf-8")


def terminal(
    stream_in: TextIO,
    stream_out: TextIO,
    language: str = "fr",
    settings: Settings | None = None,
    game: str = "cache-ton-cash",
) -> Terminal:
    """A room with one game, so that the menu does not ask which."""
    catalog = Catalog(language, strict=True)
    return Terminal({game: room(game)}, catalog, settings or Settings(seed="1"), (stream_in, stream_out))


def talk(
    *lines: str | bytes,
    store: MemoryStore | None = None,
    person: MemoryPerson | None = None,
    language: str = "fr",
    settings: Settings | None = None,
    game: str = "cache-ton-cash",
) -> Talk:
    """Open the menu, type these lines, and let the input end."""
    out = StringIO()
    code = terminal(typed(*lines), out, language, settings, game).run(
        store or MemoryStore(), lambda: person or MemoryPerson()
    )
    return Talk(code, out.getvalue())


class Typist:
    """A stream that is typed while the conversation goes on: *decide* gives the next line, None ends the input."""

    encoding = "utf-8"

    def __init__(self, decide: Callable[[], str | None]) -> None:
        self._decide = decide

    def readline(self, _limit: int = -1) -> str:
        line = self._decide()
        return "" if line is None else line + "\n"

    def isatty(self) -> bool:
        return True


def converse(
    script: Callable[[Callable[[], Any], StringIO], Iterator[str]],
    *,
    language: str = "fr",
    settings: Settings | None = None,
    store: MemoryStore | None = None,
    game: str = "cache-ton-cash",
) -> Talk:
    """Let *script*, which may look at the game in course and at what is written, give one line after the other."""
    out = StringIO()
    lines: Iterator[str] = iter(())
    there = terminal(cast("TextIO", Typist(lambda: next(lines, None))), out, language, settings, game)
    lines = script(lambda: there._desk.place, out)
    return Talk(there.run(store or MemoryStore(), MemoryPerson), out.getvalue())
