"""Real keys on real layouts, through X, SDL and pygame: what each is taken for."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import key_window
from desktop import Desktop, Window

PROGRAM = str(Path(key_window.__file__))
LAYOUTS = pytest.mark.parametrize("desktop", ["fr", "us", "de"], indirect=True)

pytestmark = pytest.mark.window


class Noting(Window):
    """The window that notes what the keyboard sends."""

    def __init__(self, desktop: Desktop, title: str = "notes") -> None:
        self.file = desktop.folder / f"{title}.jsonl"
        super().__init__(desktop, [sys.executable, PROGRAM, str(self.file), title], title)
        self.until(lambda: "WindowFocusGained" in self.events(), "word that it has the focus")
        self.read = len(self.notes())

    def notes(self) -> list[dict[str, Any]]:
        if not self.file.exists():
            return []
        lines = self.file.read_text(encoding="utf-8").splitlines(keepends=True)
        return [json.loads(line) for line in lines if line.endswith("\n")]

    def events(self) -> list[str]:
        return [note["event"] for note in self.notes()]

    def hold_down(self, key: str, times: int) -> None:
        """Hold a key until it has gone down so many times."""
        before = self.events().count("KeyDown")
        self.desktop.hold(key)
        self.until(lambda: self.events().count("KeyDown") >= before + times, "repeats")
        self.desktop.release(key)

    def made(self) -> list[str]:
        """Give what the keys since the last time were taken for. F12 is pressed to know where they end."""
        self.desktop.press("F12")
        self.until(lambda: "F12" in [note["made"] for note in self.notes()[self.read :]], "F12")
        made = [note["made"] for note in self.notes()[self.read :] if note["made"]]
        self.read = len(self.notes())
        return made[: made.index("F12")]


@LAYOUTS
def test_letters_are_those_that_are_printed(desktop: Desktop) -> None:
    window = Noting(desktop)
    window.press(*"AQWZYM", "Caps_Lock", "A", "Caps_Lock", "Shift+S", "Ctrl+S")
    assert window.made() == [*"AQWZYM", "A", "Shift+S", "Hush", "Ctrl+S"]


@LAYOUTS
def test_the_digit_row_means_digits_whatever_shift_and_the_locks_do(desktop: Desktop) -> None:
    window = Noting(desktop)
    window.press(*"1234567890", "Shift+1", "Shift+2", "Num_Lock", "1", "A", "Shift+6", "Num_Lock", "Caps_Lock", "7")
    window.press("Caps_Lock")
    assert window.made() == [*"1234567890", "1", "2", "1", "A", "6", "7"]


@LAYOUTS
def test_named_keys_come_with_what_is_held(desktop: Desktop) -> None:
    window = Noting(desktop)
    keys = [
        "Left",
        "Shift+Left",
        "Up",
        "PageUp",
        "Shift+PageDown",
        "Ctrl+PageUp",
        "Home",
        "Ctrl+End",
        "Tab",
        "Shift+Tab",
    ]
    keys += ["Enter", "Space", "Backspace", "Escape", "Delete", "F1", "Shift+F1", "Ctrl+F1", "F9", "F11"]
    window.press(*keys)
    made = window.made()
    assert [name for name in made if name != "Hush"] == keys
    assert made.count("Hush") == sum("Ctrl" in key for key in keys)


@LAYOUTS
def test_the_pad_alt_altgr_windows_and_what_is_never_bound_are_not_ours(desktop: Desktop) -> None:
    window = Noting(desktop)
    pad = map(str, range(79, 92))  # the numeric pad by X keycodes, 7 8 9 - 4 5 6 + 1 2 3 0 .
    window.press(*pad, "KP_Enter", "Num_Lock", "87", "Num_Lock", "Insert", "F10", "Super_L", "Super_L+A")
    window.press("Alt_L+A", "ISO_Level3_Shift+E", "ISO_Level3_Shift+2", "Shift_L", "Menu")
    assert window.made() == []


def test_ctrl_alone_is_told_when_pressed_and_when_released(desktop: Desktop) -> None:
    window = Noting(desktop)
    desktop.hold("Ctrl")
    window.until(lambda: window.notes()[-1]["made"] == "Hush", "word of Ctrl")
    desktop.release("Ctrl")
    window.press("105")  # the right one, by its keycode: by name xdotool presses both
    assert window.made() == ["Hush", "Ctrl", "Hush", "Ctrl"]
    window.press("Ctrl+Shift+PageUp", "Ctrl+Alt_L+A")
    assert window.made() == ["Hush", "Ctrl+Shift+PageUp", "Hush"]


def test_ctrl_held_while_going_to_another_window_and_back_is_not_ctrl_alone(desktop: Desktop) -> None:
    window, other = Noting(desktop), Noting(desktop, "elsewhere")
    window.focus()
    assert window.made() == []
    desktop.hold("Ctrl")
    other.focus()
    other.until(lambda: other.events().count("WindowFocusGained") == 2, "the focus")
    window.until(lambda: "WindowFocusLost" in window.events()[-2:], "word that the focus is lost")
    window.focus()
    window.until(lambda: window.events()[-1] == "WindowTakeFocus", "the focus")
    desktop.release("Ctrl")
    assert window.made() == ["Hush"]
    window.press("Ctrl")
    assert window.made() == ["Hush", "Ctrl"]


def test_a_key_that_is_held_acts_once_and_an_arrow_goes_on(desktop: Desktop) -> None:
    window = Noting(desktop)
    window.hold_down("Enter", times=4)
    window.hold_down("Left", times=4)
    made = window.made()
    assert made[:5] == ["Enter", *["Left"] * 4]
    assert set(made[5:]) <= {"Left"}


def test_a_layout_that_changes_meanwhile_is_followed(desktop: Desktop) -> None:
    window = Noting(desktop)
    window.press("A", "M")
    desktop.lay_out("us")
    window.press("A", "M", "1")
    desktop.lay_out("fr")
    window.press("A", "1")
    assert window.made() == ["A", "M", "A", "M", "1", "A", "1"]
