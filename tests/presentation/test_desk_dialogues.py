"""Whole scenes at the desk, as dialogues: what is pressed, what is heard. `pytest --rewrite` writes them anew."""

from collections.abc import Callable
from pathlib import Path

import pytest

from deskside import Deskside
from positions import position

FOLDER = Path(__file__).parents[1] / "transcripts" / "desk"


class Scene:
    """Writes down every key, and everything that left by the outlet, in order."""

    def __init__(self, here: Deskside) -> None:
        self.here = here
        self.text = ""
        self._seen = (0, 0)
        self.note()

    def press(self, *keys: str) -> None:
        for key in keys:
            self.here.tick(0)
            self.note()
            self.text += f"[{key}]\n"
            self.here.press(key)
            self.note()

    def wait(self) -> None:
        self.here.settle()
        self.note()

    def note(self) -> None:
        outlet = self.here.outlet
        lines, cues = self._seen
        self.text += "".join(f"  ({name} : {caption})\n" for name, caption in outlet.cues[cues:])
        self.text += "".join(f"{line}\n" for line in outlet.lines[lines:])
        self._seen = len(outlet.lines), len(outlet.cues)


def first_turn() -> Scene:
    scene = Scene(Deskside(seed="1"))
    scene.wait()
    scene.press("M", "Right", "Right", "Down", "Down", "Down", "I", "Left", "Home", "Left")
    scene.press("Tab", "Tab", "Shift+Tab", "2", "Enter", "Down", "S", "Q")
    scene.press("J", "J", "F", "Escape", "J", "Shift+J", "Enter", "Down", "Down", "Up", "Enter")
    scene.wait()
    scene.press("R", "Shift+R", "PageUp", "PageUp", "Ctrl+PageDown", "F4")
    return scene


def challenge() -> Scene:
    """Camille is attacked, looks around, hesitates to yield, answers, and wins."""
    state = position(
        ["AV OR BD PI TI", "AV PI SC BL TR", "BD TR SB AG EC"],
        ["BD BD | AV AV", "PI PI", "SC SC"],
        active=1,
        draw="TI TI TI",
        rest=True,
        discard="TI",
        rules="toptwo=on actions=on",
    )
    scene = Scene(Deskside(position=state, script=["CHALLENGE(0,1,AV)", "YIELD", "DISCARD(BD)"]))
    scene.wait()
    scene.press("T", "J", "J", "Home", "Enter", "F", "V", "X", "Backspace", "M", "Backspace", "Left", "J", "Enter")
    scene.wait()
    return scene


def claim() -> Scene:
    """Two players: the neutral piles, two of them marked and taken together; then a claim of the other one."""
    state = position(
        ["AV OR BD PI BL SC", "AV PI SC BL TR AG"],
        ["AV AV", "PI PI"],
        active=0,
        neutral=["SC TI", "BD TI", "PI SC"],
        rest=True,
        draw="TI TI",
        discard="TR",
    )
    scene = Scene(Deskside(position=state, script=["DECLINE", "CLAIM(SC,{2})"]))
    scene.wait()
    scene.press("N", "Space", "Right", "Space", "Left", "Enter", "Enter")
    scene.wait()
    scene.press("F4", "Backspace")
    scene.wait()
    return scene


def joker() -> Scene:
    """What would be regretted is asked again."""
    state = position(
        ["AV OR BD PI TI", "AV PI SC BL TR", "BD TR SB AG SC"],
        ["AV AV", "PI PI", "SC SC"],
        active=0,
        rest=True,
        discard="TI",
        rules="double=on",
    )
    scene = Scene(Deskside(position=state, script=["DISCARD(PI)", "END", "DISCARD(BD)", "END"]))
    scene.wait()
    scene.press("Backspace", "End", "X", "Left", "X", "X")
    scene.wait()
    scene.press("Backspace", "V", "Backspace", "Backspace")
    return scene


def letters_off() -> Scene:
    """The whole turn by arrows, Enter and Escape."""
    scene = Scene(Deskside(seed="1", letters=False))
    scene.wait()
    scene.press("M", "Escape", "Down", "Enter")
    scene.wait()
    return scene


SCENES: list[Callable[[], Scene]] = [first_turn, challenge, claim, joker, letters_off]


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_a_dialogue_sounds_as_it_is_written(scene: Callable[[], Scene], request: pytest.FixtureRequest) -> None:
    path = FOLDER / f"{scene.__name__.replace('_', '-')}.txt"
    heard = scene().text
    if request.config.getoption("--rewrite"):
        FOLDER.mkdir(exist_ok=True)
        path.write_text(heard, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == heard


def test_every_dialogue_has_its_scene() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {scene.__name__.replace("_", "-") for scene in SCENES}
