"""The levels of the computer players, as people name them."""

from collections.abc import Iterable, Iterator
from functools import cache

from cachecash.frontends.terminal.plain import plain_name
from cachecash.narration.catalog import Catalog, languages
from cachecash.presentation.room import RANDOM


def level_named(text: str, levels: Iterable[str]) -> str | None:
    """Give the one of *levels* that is meant: by its id, or by a name that it has in any language.

    Capitals and accents do not count, and a hyphen or an underscore is a blank.
    """
    typed, known = plain_name(text), tuple(levels)
    by_id = {plain_name(level): level for level in known}
    if typed in by_id:
        return by_id[typed]
    return next((level for level in known for language in languages() if typed in _names(language, level)), None)


def shell_name(catalog: Catalog, level: str) -> str:
    """Give a name of a level that is typed without quotes: the first without a blank, else one with hyphens."""
    names = [*_told(catalog, level)]
    return next((name for name in names if " " not in name), names[0].replace(" ", "-"))


@cache
def _names(language: str, level: str) -> tuple[str, ...]:
    return tuple(plain_name(name) for name in _told(Catalog(language), level))


def _told(catalog: Catalog, level: str) -> Iterator[str]:
    yield catalog.line(f"bot-level-{level}")
    if level == RANDOM:
        yield from map(str.strip, catalog.line("bot-level-random-words").split(","))
