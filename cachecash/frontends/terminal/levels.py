"""The levels of the computer players, as people name them."""

from collections.abc import Iterable, Iterator
from functools import cache

from cachecash.frontends.terminal.plain import plain
from cachecash.narration.catalog import Catalog, languages
from cachecash.presentation.room import RANDOM


def level_named(text: str, levels: Iterable[str]) -> str | None:
    """Give the one of *levels* that is meant: by its id, or by a name that it has in any language.

    Capitals and accents do not count, nor how many blanks there are.
    """
    typed, known = plain(" ".join(text.split())), tuple(levels)
    if typed in known:
        return typed
    return next((level for level in known for language in languages() if typed in _names(language, level)), None)


@cache
def _names(language: str, level: str) -> tuple[str, ...]:
    return tuple(plain(name.strip()) for name in _told(Catalog(language), level))


def _told(catalog: Catalog, level: str) -> Iterator[str]:
    yield catalog.line(f"bot-level-{level}")
    if level == RANDOM:
        yield from catalog.line("bot-level-random-words").split(",")
