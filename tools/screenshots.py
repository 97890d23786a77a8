"""Draws every screen of screens.yaml in every theme, size of text and size of window, into screenshots/."""

import os
import sys
from pathlib import Path
from typing import Any

import yaml

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from cachecash.frontends.window import fonts
from cachecash.frontends.window.painter import Painter
from cachecash.frontends.window.scene import Face, Look, Panel, Scene, Shown
from cachecash.frontends.window.themes import OURS

ROOT = Path(__file__).resolve().parents[1]
SCREENS = Path(__file__).with_name("screens.yaml")
WINDOWS = ((1280, 720), (1920, 1080), (3840, 2160))
PERCENTS = (100, 200, 400)


def main(wanted: list[str]) -> None:
    """Draw the screens whose names are *wanted*, all of them where none is named."""
    folder = ROOT / "screenshots"
    folder.mkdir(exist_ok=True)
    letters, _ = fonts.read()
    for name, scene in read_screens().items():
        if wanted and name not in wanted:
            continue
        for colours, theme in OURS.items():
            for percent in PERCENTS:
                painter = Painter(theme, letters, percent)
                for size in WINDOWS:
                    surface = pygame.Surface(size)
                    painter.draw(surface, scene)
                    path = folder / f"{name}-{colours}-{percent}-{size[0]}x{size[1]}.png"
                    pygame.image.save(surface, path)
        print(f"{name}: {len(OURS) * len(PERCENTS) * len(WINDOWS)} pictures in {folder.relative_to(ROOT)}/")


def read_screens() -> dict[str, Scene]:
    """Give the scenes of screens.yaml by their names."""
    return {name: _scene(facts) for name, facts in yaml.safe_load(SCREENS.read_text(encoding="utf-8")).items()}


def _scene(facts: dict[str, Any]) -> Scene:
    panels = tuple(_panel(place, panel) for place, panel in enumerate(facts.pop("panels")))
    return Scene(panels=panels, **facts)


def _panel(place: int, facts: dict[str, Any]) -> Panel:
    shown = tuple(_shown(number, one) for number, one in enumerate(facts.pop("shown", [])))
    return Panel(f"panel-{place}", facts.pop("title", ""), shown, look=Look(facts.pop("look", "rows")), **facts)


def _shown(number: int, facts: str | dict[str, Any]) -> Shown:
    """Read one thing: a text alone, a remark, or its fields; *faces* are marks, the word ``back`` is a card's back."""
    if isinstance(facts, str):
        return Shown(f"item-{number}", facts)
    if "remark" in facts:
        return Shown("", facts["remark"])
    faces = tuple(Face(back=True) if face == "back" else Face(tuple(face.split())) for face in facts.pop("faces", []))
    lines = tuple(facts.pop("lines", ()))
    return Shown(f"item-{number}", facts.pop("text"), faces=faces, lines=lines, **facts)


if __name__ == "__main__":
    main(sys.argv[1:])
