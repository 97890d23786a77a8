"""A paragraph that is higher than the window can be read to its end by the keyboard, line by line, and back."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from cachecash.frontends.window.display import Display
from cachecash.frontends.window.easel import Easel
from cachecash.frontends.window.scene import Panel, Scene, Shown
from cachecash.presentation.settings import Settings

LONG = " ".join(f"Phrase numéro {number}, assez longue pour remplir sa ligne." for number in range(30))


def scene(text: str = LONG, caption: str = "") -> Scene:
    prose = Shown("line-1", text, prose=True, focused=True)
    after = Shown("line-2", "La suite", prose=True)
    return Scene("Règles", (Panel("list", "Former un set", (prose, after)),), caption)


@pytest.fixture
def easel(monkeypatch: pytest.MonkeyPatch) -> Iterator[Easel]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    display = Display("Cachecash")
    display.prepare()
    display.open()
    made = Easel(display)
    made.dress(Settings().having("text-size", 400))
    yield made
    display.close()


def seen(easel: Easel) -> range:
    """The part of the page that shows."""
    drawing = easel._drawing
    assert drawing
    return range(drawing.scroll, drawing.scroll + drawing.view)


def test_every_line_of_a_text_higher_than_the_window_comes_into_view(easel: Easel) -> None:
    easel.draw(scene())
    shown = [seen(easel)]
    while easel.scroll(1):
        easel.draw(scene())
        shown.append(seen(easel))
    assert easel.scroll(1) is False
    drawing = easel._drawing
    assert drawing
    focus = drawing.page.focus
    assert focus
    assert shown[0].start <= focus.y
    assert shown[-1].stop >= focus.bottom
    assert all(after.start < before.stop for before, after in pairwise(shown))
    while easel.scroll(-1):
        easel.draw(scene())
    assert seen(easel) == shown[0]


def test_what_is_read_stays_in_view_until_the_player_goes_elsewhere(easel: Easel) -> None:
    easel.draw(scene())
    beginning = seen(easel)
    assert easel.scroll(1)
    easel.follow()
    easel.draw(scene())
    further = seen(easel)
    easel.follow()
    easel.draw(scene(caption="Le volume baisse."))
    assert seen(easel).start == further.start > beginning.start
    easel.draw(scene("Un autre texte."))
    easel.draw(scene())
    assert seen(easel) == beginning


def test_a_text_that_all_shows_does_not_scroll(easel: Easel) -> None:
    assert easel.scroll(1) is None
    easel.draw(scene("Une phrase."))
    assert easel.scroll(1) is None
    easel.draw(Scene("Rien"))
    assert easel.scroll(1) is None
