"""A fourth game, added to the room as anybody would add one: its folders are laid beside those that are there.

`tiny/` is laid out as the repository is, and holds all that Petite bataille consists of. Two ways to add it:

- `lay_over` copies the program, its texts and its sounds, and lays `tiny/` over the copy: for a process of its own.
- `added` does it in this very process: Python looks for packages in every folder of a package's ``__path__``, and the
  catalogs look for texts wherever `resources.locales` says.

Its rules and its computer players can always be imported here: nobody looks for games there.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

import pytest

from cachecash import bots, games, presentation, resources
from cachecash.narration import catalog, rules_text, source
from cachecash.presentation import rooms

NAME = "petite-bataille"
TINY = Path(__file__).parent / "tiny"
_ROOT = Path(__file__).parents[2]
_SHIPPED = ("cachecash", "locales", "sounds")
_MADE = ignore_patterns("__pycache__")
_CACHES = (rooms.rooms, source.source, rules_text.rules_text, catalog._fall_back)
"""What remembers which games there are, and their texts."""

games.__path__.append(str(TINY / "cachecash" / "games"))
bots.__path__.append(str(TINY / "cachecash" / "bots"))


def lay_over(folder: Path) -> Path:
    """Make a room with one game more in *folder*: a repository as it is after somebody has added a game."""
    for name in _SHIPPED:
        copytree(_ROOT / name, folder / name, ignore=_MADE)
    copy(_ROOT / resources.CHECKOUT_MARK, folder)
    return copytree(TINY, folder, ignore=_MADE, dirs_exist_ok=True)


@contextmanager
def added(folder: Path) -> Iterator[None]:
    """Add the game to the room of this process; its texts are laid beside the shipped ones in *folder*."""
    texts = folder / "locales"
    copytree(_ROOT / "locales", texts)
    copytree(TINY / "locales", texts, dirs_exist_ok=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(resources, "locales", lambda: texts)
        patch.setattr(presentation, "__path__", [*presentation.__path__, str(TINY / "cachecash" / "presentation")])
        _forget()
        yield
    _forget()


def _forget() -> None:
    for remembered in _CACHES:
        remembered.cache_clear()
