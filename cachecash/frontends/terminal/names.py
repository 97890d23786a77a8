"""The games, and the levels of the computer players, as people name them."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache

from cachecash.frontends.terminal.plain import plain_name
from cachecash.narration.catalog import Catalog, languages
from cachecash.presentation.room import RANDOM


def game_named(text: str, games: Iterable[str]) -> str | None:
    """Give the one of *games* that is meant: by its id, or by the name that it has in any language.

    Capitals and accents do not count, and a hyphen or an underscore is a blank.
    """
    return _meant(text, games, _game_names)


def level_named(text: str, levels: Iterable[str]) -> str | None:
    """Give the one of *levels* that is meant, as `game_named` does."""
    return _meant(text, levels, _level_names)


def shell_name(catalog: Catalog, level: str) -> str:
    """Give a name of a level that is typed without quotes: the first without a blank, else one with hyphens."""
    names = [*_level_names(catalog, level)]
    return next((name for name in names if " " not in name), names[0].replace(" ", "-"))


_Told = Callable[[Catalog, str], Iterator[str]]
"""Gives the names that something has in a language, by its id."""


def _meant(text: str, ids: Iterable[str], told: _Told) -> str | None:
    typed, known = plain_name(text), {plain_name(one): one for one in ids}
    if typed in known:
        return known[typed]
    named = (one for one in known.values() for language in languages() if typed in _names(told, language, one))
    return next(named, None)


@cache
def _names(told: _Told, language: str, one: str) -> tuple[str, ...]:
    return tuple(map(plain_name, told(Catalog(language), one)))


def _game_names(catalog: Catalog, game: str) -> Iterator[str]:
    yield catalog.line(f"game-{game}")


def _level_names(catalog: Catalog, level: str) -> Iterator[str]:
    yield catalog.line(f"bot-level-{level}")
    if level == RANDOM:
        yield from map(str.strip, catalog.line("bot-level-random-words").split(","))
