"""The pictures of every screen are of the program as it is: its own pages and tables, and none is left out."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from cachecash.frontends.window.scene import Scene
from cachecash.frontends.window.zoned import Screens
from cachecash.narration.catalog import languages
from cachecash.presentation.lists import ListBox
from cachecash.presentation.pages.shell import Entry, Page, Prose

TOOLS = Path(__file__).parents[2] / "tools"


def kinds(base: type[ListBox]) -> Iterator[type[ListBox]]:
    """Every class of pages that is one, and no mere base of others."""
    for kind in base.__subclasses__():
        yield from kinds(kind)
        if kind is not Prose:
            yield kind


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_every_page_and_every_moment_of_a_game_is_shown(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.syspath_prepend(str(TOOLS))
    seen: dict[str, Scene] = {}
    pages: set[type] = set()
    listed = Screens.listed

    def noted(screens: Screens, heard: object, box: ListBox) -> Scene:
        pages.add(type(box))
        return listed(screens, heard, box)  # type: ignore[arg-type]  # handed on as it came

    monkeypatch.setattr(Screens, "listed", noted)

    def take(name: str, scene: Scene) -> None:
        assert name not in seen
        assert scene not in seen.values(), f"{name} is a screen that was shown already"
        seen[name] = scene

    import_module("tour").tour(language, take)
    assert {*kinds(Page), *kinds(Entry)} <= pages
    for name, scene in seen.items():
        assert any(panel.focused or any(one.focused for one in panel.shown) for panel in scene.panels), name
        assert scene.caption, name
    assert {len([one for one in scene.panels if one.id.startswith("seat-")]) for scene in seen.values()} >= {2, 3, 4, 6}
    assert any(one.chosen for one in seen["game-2-marked"].panels[0].shown)
