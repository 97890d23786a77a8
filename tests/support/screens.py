"""Every screen that `make screenshots` draws, for the tests of the window."""

import importlib.util
import sys
from functools import cache
from pathlib import Path

from cachecash.frontends.window.scene import Panel, Scene, Shown

ROOT = Path(__file__).parents[2]


@cache
def screens() -> dict[str, Scene]:
    """Give the scenes of tools/screens.yaml by name."""
    spec = importlib.util.spec_from_file_location("screenshots", ROOT / "tools" / "screenshots.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules["screenshots"] = module
    spec.loader.exec_module(module)
    read: dict[str, Scene] = module.read_screens()
    return read


def texts_of(shown: Shown) -> str:
    """Give every word of one thing."""
    return " ".join((shown.text, shown.value, *shown.lines))


def titles_of(scene: Scene) -> str:
    """Give every word that stands on no thing: titles, notes, what is expected."""
    return " ".join((scene.title, scene.status, *(f"{panel.title} {panel.note}" for panel in scene.panels)))


def one(*shown: Shown, **facts: object) -> Scene:
    """Give a screen of one panel."""
    return Scene("Titre", (Panel("p", "Panneau", shown, **facts),))  # type: ignore[arg-type]  # the caller's fields
