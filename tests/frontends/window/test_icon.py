"""The window bears a picture of our own, which can be told on a dark desktop and on a light one."""

import pygame
import pytest

from cachecash.frontends.window.display import Display
from cachecash.frontends.window.icon import SIDE, icon
from cachecash.frontends.window.themes import EDGE_CONTRAST, contrast


def test_the_picture_stands_out_on_any_desktop() -> None:
    picture = icon()
    assert picture.get_size() == (SIDE, SIDE)
    assert picture.get_at((SIDE - 1, 0)).a == picture.get_at((0, SIDE - 1)).a == 0
    pixels = [picture.get_at((x, y)) for x in range(0, SIDE, 4) for y in range(0, SIDE, 4)]
    for desktop in ((0, 0, 0), (255, 255, 255)):
        assert max(contrast((one.r, one.g, one.b), desktop) for one in pixels if one.a == 255) > EDGE_CONTRAST


def test_the_window_takes_it_before_it_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    taken: list[bool] = []
    monkeypatch.setattr(pygame.display, "set_icon", lambda _picture: taken.append(pygame.display.get_surface() is None))
    display = Display("cachecash")
    display.prepare()
    display.open()
    display.close()
    assert taken == [True]
