"""The window as it opens: no larger than the screen."""

import pygame
import pytest

from cachecash.frontends.window.display import SIZE, fitting


@pytest.mark.parametrize(
    ("screens", "opened"),
    [
        ([(1920, 1080)], SIZE),
        ([(1024, 768)], (1008, 672)),
        ([(1920, 1080), (1280, 720)], (1264, 624)),
        ([(200, 100)], (320, 240)),
        ([], SIZE),
    ],
)
def test_the_window_opens_no_larger_than_the_screen_shows(
    screens: list[tuple[int, int]], opened: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: screens)
    assert fitting() == opened


def test_where_there_is_no_screen_the_window_has_its_usual_size(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "dummy")
    assert fitting() == SIZE
