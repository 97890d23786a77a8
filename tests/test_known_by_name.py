"""A game is known by name to its own folders alone: everything else finds it."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from cachecash.narration.catalog import languages
from cachecash.presentation.rooms import rooms

ROOT = Path(__file__).parent.parent
PARTS = ("games", "bots", "presentation")


def own(game: str) -> list[Path]:
    """Give the folders of a game, and its rules to be read."""
    texts = [ROOT / "locales" / language for language in languages()]
    return [
        *(ROOT / "cachecash" / part / game.replace("-", "_") for part in PARTS),
        *(folder / game for folder in texts),
        *(folder / "rules" / f"{game}.md" for folder in texts),
    ]


def prefix(game: str) -> str:
    """Give what the ids of a game's messages begin with: nearly all of them."""
    ids = [
        found
        for folder in own(game)
        for path in folder.rglob("*.ftl")
        for found in re.findall(r"^([a-z]+)-\S+ =", path.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    ((most, _),) = Counter(ids).most_common(1)
    return str(most)


@cache
def names(game: str) -> re.Pattern[str]:
    """Match its name however it is written, the name of its classes, and the ids of its messages."""
    words = game.split("-")
    spelt = r"[\W_]?".join(map(re.escape, words))
    return re.compile(rf"\b{spelt}|\b{prefix(game)}-[a-z]", re.IGNORECASE)


def shared() -> Iterator[Path]:
    """Give the code, and the texts that are heard and seen. (How words are pronounced is about sounds, not games.)"""
    yield from (ROOT / "cachecash").rglob("*.py")
    yield from (path for ending in ("ftl", "md") for path in (ROOT / "locales").rglob(f"*.{ending}"))


@pytest.mark.parametrize("game", [*rooms()])
def test_the_folders_of_a_game_are_where_they_are_looked_for(game: str) -> None:
    missing = [path for path in own(game) if not path.exists()]
    assert not missing
    assert names(game).search(game)


@pytest.mark.parametrize("game", [*rooms()])
def test_nothing_but_a_games_own_folders_knows_it_by_name(game: str) -> None:
    others = [path for path in shared() if not any(path.is_relative_to(folder) for folder in own(game))]
    assert len(others) > 100
    named = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in others
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if names(game).search(line)
    ]
    assert not named


@pytest.mark.parametrize("game", [*rooms()])
def test_the_sounds_of_a_game_stand_in_its_own_section(game: str) -> None:
    text = (ROOT / "sounds" / "theme.yaml").read_text(encoding="utf-8")
    assert [line.strip() for line in text.splitlines() if names(game).search(line)] in ([], [f"{game}:"])
