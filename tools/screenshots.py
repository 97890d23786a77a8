"""Draws every screen of the program in every theme, size of text and size of window, into screenshots/."""

import os
import sys
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from tour import tour

from cachecash.frontends.window import fonts, system_theme
from cachecash.frontends.window.painter import Painter
from cachecash.frontends.window.scene import Scene
from cachecash.frontends.window.themes import NAMES

FOLDER = Path(__file__).resolve().parents[1] / "screenshots"
WINDOWS = ((1280, 720), (1920, 1080), (3840, 2160))
PERCENTS = (100, 200, 400)


Painters = dict[tuple[str, int], Painter]


def main(wanted: list[str]) -> None:
    """Draw the screens whose names are *wanted* (``menu``, ``menu-en``), all of them where none is named."""
    letters, _ = fonts.read()
    painters = {
        (name, percent): Painter(system_theme.theme(name), letters, percent) for name in NAMES for percent in PERCENTS
    }
    FOLDER.mkdir(exist_ok=True)
    tour("fr", lambda name, scene: draw(name, scene, painters, wanted))
    dark = {look: painter for look, painter in painters.items() if look[0] == NAMES[0]}
    tour("en", lambda name, scene: draw(f"{name}-en", scene, dark, wanted))  # the words change, the colours do not


def draw(name: str, scene: Scene, painters: Painters, wanted: list[str]) -> None:
    """Draw one screen, if it is wanted, by each painter in each window."""
    if wanted and name not in wanted:
        return
    for (theme, percent), painter in painters.items():
        for size in WINDOWS:
            surface = pygame.Surface(size)
            painter.draw(surface, scene)
            pygame.image.save(surface, FOLDER / f"{name}-{theme}-{percent}-{size[0]}x{size[1]}.png")
    print(f"{name}: {len(painters) * len(WINDOWS)} pictures in {FOLDER.name}/")


if __name__ == "__main__":
    main(sys.argv[1:])
