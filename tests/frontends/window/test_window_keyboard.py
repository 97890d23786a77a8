"""Events of pygame, as they were measured on French, German and US layouts, told as keys of the map."""

from typing import Any

import pygame
import pytest

from cachecash.frontends.window.keyboard import Hush, Keyboard, stray
from cachecash.presentation.keys import Key

LOCKS = pygame.KMOD_NUM | pygame.KMOD_CAPS
KEYPAD = {pygame.K_KP0: 98, pygame.K_KP1: 89, pygame.K_KP_ENTER: 88, pygame.K_KP_PERIOD: 99, pygame.K_KP_PLUS: 87}


class Hands:
    """Somebody at a keyboard, whose window has the focus or not."""

    def __init__(self) -> None:
        self.focused = True
        self.held = 0
        self.released = False
        self.keyboard = Keyboard(lambda: self.focused, lambda: self.held, lambda _key: not self.released)

    def down(self, key: int, mod: int = 0, scancode: int = 0) -> Key | Hush | None:
        return self.send(pygame.KEYDOWN, key=key, mod=mod, scancode=scancode, unicode="")

    def up(self, key: int, mod: int = 0) -> Key | Hush | None:
        return self.send(pygame.KEYUP, key=key, mod=mod, scancode=0, unicode="")

    def send(self, kind: int, **facts: object) -> Key | Hush | None:
        return self.keyboard.translate(pygame.Event(kind, facts))


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.mark.parametrize(("letter", "scancode"), [("a", 20), ("q", 4), ("z", 26), ("w", 29), ("m", 51), ("m", 16)])
def test_a_letter_is_what_is_printed_wherever_it_stands(hands: Hands, letter: str, scancode: int) -> None:
    assert hands.down(ord(letter), 0, scancode) == Key(letter.upper())


@pytest.mark.parametrize("shift", [0, pygame.KMOD_LSHIFT])
@pytest.mark.parametrize(
    ("key", "scancode", "digit"),
    [
        (pygame.K_1, 30, "1"),
        (pygame.K_AMPERSAND, 30, "1"),
        (0xE9, 31, "2"),
        (pygame.K_2, 31, "2"),
        (0xE0, 39, "0"),
        (pygame.K_0, 39, "0"),
        (pygame.K_MINUS, 35, "6"),
    ],
)
def test_the_digit_row_means_digits_with_and_without_shift(
    hands: Hands, key: int, scancode: int, digit: str, shift: int
) -> None:
    assert hands.down(key, shift, scancode) == Key(digit)


def test_the_keys_beside_the_digits_and_the_letters_are_not_ours(hands: Hands) -> None:
    assert hands.down(pygame.K_RIGHTPAREN, 0, 45) is None
    assert hands.down(0xF9, 0, 52) is None  # ù
    assert hands.down(0xFC, 0, 47) is None  # ü
    assert hands.down(0x40000000, 0, 47) is None  # a dead key


@pytest.mark.parametrize(
    ("key", "scancode"), [(pygame.K_RIGHTPAREN, 45), (0xF9, 52), (0x40000000, 47), (pygame.K_LESS, 100), (44, 16)]
)
def test_a_sign_without_a_name_is_stray_unless_it_is_somebody_else_s(key: int, scancode: int) -> None:
    facts: dict[str, Any] = {"key": key, "scancode": scancode}
    assert stray(pygame.Event(pygame.KEYDOWN, mod=pygame.KMOD_SHIFT | LOCKS, **facts))
    assert not stray(pygame.Event(pygame.KEYDOWN, mod=pygame.KMOD_RALT, **facts))
    assert not stray(pygame.Event(pygame.KEYUP, mod=0, **facts))
    assert not stray(pygame.Event(pygame.KEYDOWN, mod=0, **facts), typing=True)
    assert stray(pygame.Event(pygame.KEYDOWN, mod=pygame.KMOD_LCTRL, **facts), typing=True)


@pytest.mark.parametrize(
    ("key", "scancode"),
    [
        *((pygame.K_a, 20), (0xE9, 31), (pygame.K_RETURN, 40), (pygame.K_LSHIFT, 225), (pygame.K_LCTRL, 224)),
        *((pygame.K_CAPSLOCK, 57), (pygame.K_F10, 67), (pygame.K_INSERT, 73), *KEYPAD.items()),
    ],
)
def test_what_has_a_name_or_belongs_to_the_readers_is_not_stray(key: int, scancode: int) -> None:
    assert not stray(pygame.Event(pygame.KEYDOWN, mod=0, key=key, scancode=scancode))


def test_locks_change_nothing(hands: Hands) -> None:
    assert hands.down(pygame.K_a, LOCKS, 20) == Key("A")
    assert hands.down(pygame.K_F1, LOCKS | pygame.KMOD_RSHIFT, 58) == Key("F1", shift=True)
    assert hands.down(pygame.K_1, LOCKS, 30) == Key("1")
    assert hands.down(pygame.K_NUMLOCKCLEAR, pygame.KMOD_NUM, 83) is None
    assert hands.down(pygame.K_CAPSLOCK, pygame.KMOD_CAPS, 57) is None


@pytest.mark.parametrize(
    ("key", "scancode", "name"),
    [
        (pygame.K_LEFT, 80, "Left"),
        (pygame.K_PAGEUP, 75, "PageUp"),
        (pygame.K_RETURN, 40, "Enter"),
        (pygame.K_BACKSPACE, 42, "Backspace"),
        (pygame.K_ESCAPE, 41, "Escape"),
        (pygame.K_TAB, 43, "Tab"),
        (pygame.K_SPACE, 44, "Space"),
        (pygame.K_DELETE, 76, "Delete"),
        (pygame.K_F11, 68, "F11"),
    ],
)
def test_the_other_keys_go_by_name_with_what_is_held(hands: Hands, key: int, scancode: int, name: str) -> None:
    assert hands.down(key, 0, scancode) == Key(name)
    assert hands.up(key) is None
    assert hands.down(key, pygame.KMOD_LSHIFT, scancode) == Key(name, shift=True)
    assert hands.up(key, pygame.KMOD_LSHIFT) is None
    assert hands.down(key, pygame.KMOD_RCTRL, scancode) == Key(name, ctrl=True)
    assert hands.up(key, pygame.KMOD_RCTRL) is None
    assert hands.down(key, pygame.KMOD_LCTRL | pygame.KMOD_RSHIFT, scancode) == Key(name, shift=True, ctrl=True)


@pytest.mark.parametrize(("key", "scancode"), [(pygame.K_LEFT, 80), (pygame.K_PAGEDOWN, 78), (pygame.K_F8, 65)])
def test_what_moves_or_turns_a_knob_repeats_while_it_is_held(hands: Hands, key: int, scancode: int) -> None:
    first = hands.down(key, 0, scancode)
    assert isinstance(first, Key)
    assert [hands.down(key, 0, scancode) for _ in range(3)] == [first] * 3


def test_a_key_that_came_up_while_the_program_was_busy_does_not_repeat(hands: Hands) -> None:
    """The repeat stands in the queue before the release, which pygame knows of already."""
    first = hands.down(pygame.K_RIGHT, 0, 79)
    hands.released = True
    assert hands.down(pygame.K_RIGHT, 0, 79) is None
    assert hands.up(pygame.K_RIGHT) is None
    hands.released = False
    assert hands.down(pygame.K_RIGHT, 0, 79) == first


@pytest.mark.parametrize(
    ("key", "scancode"),
    [(pygame.K_RETURN, 40), (pygame.K_SPACE, 44), (pygame.K_BACKSPACE, 42), (pygame.K_x, 27), (pygame.K_1, 30)],
)
def test_what_acts_or_answers_does_so_once_however_long_it_is_held(hands: Hands, key: int, scancode: int) -> None:
    assert hands.down(key, 0, scancode) is not None
    assert hands.down(key, 0, scancode) is None
    assert hands.up(key) is None
    assert hands.down(key, 0, scancode) is not None


def test_a_key_whose_release_was_missed_is_not_dead(hands: Hands) -> None:
    assert hands.down(pygame.K_RETURN, 0, 40) == Key("Enter")
    assert hands.send(pygame.WINDOWFOCUSGAINED) is None
    assert hands.down(pygame.K_RETURN, 0, 40) == Key("Enter")


@pytest.mark.parametrize(("key", "scancode"), KEYPAD.items())
@pytest.mark.parametrize("mod", [0, pygame.KMOD_NUM])
def test_the_numeric_pad_is_never_ours(hands: Hands, key: int, scancode: int, mod: int) -> None:
    assert hands.down(key, mod, scancode) is None


@pytest.mark.parametrize(
    "mod",
    [
        *(pygame.KMOD_LALT, pygame.KMOD_RALT, pygame.KMOD_MODE, pygame.KMOD_LGUI, pygame.KMOD_RGUI),
        *(pygame.KMOD_LCTRL | pygame.KMOD_RALT, pygame.KMOD_LCTRL | pygame.KMOD_LALT),
    ],
)
def test_alt_altgr_and_windows_make_a_key_somebody_else_s(hands: Hands, mod: int) -> None:
    assert hands.down(pygame.K_e, mod, 8) is None
    assert hands.down(pygame.K_2, mod, 31) is None
    assert hands.down(pygame.K_LEFT, mod, 80) is None
    assert hands.down(pygame.K_F4, mod, 61) is None


@pytest.mark.parametrize("key", [pygame.K_INSERT, pygame.K_F10, pygame.K_LSHIFT, pygame.K_RALT, pygame.K_LGUI])
def test_what_is_never_bound_is_not_ours(hands: Hands, key: int) -> None:
    assert hands.down(key) is None
    assert hands.up(key) is None


@pytest.mark.parametrize("ctrl", [pygame.K_LCTRL, pygame.K_RCTRL])
def test_ctrl_alone_stops_sound_when_pressed_and_dismisses_when_released(hands: Hands, ctrl: int) -> None:
    assert hands.down(ctrl, pygame.KMOD_LCTRL | pygame.KMOD_NUM) == Hush()
    assert hands.up(ctrl, pygame.KMOD_NUM) == Key("Ctrl")
    assert hands.up(ctrl) is None


def test_ctrl_with_another_key_only_stops_sound(hands: Hands) -> None:
    assert hands.down(pygame.K_LCTRL, pygame.KMOD_LCTRL) == Hush()
    assert hands.down(pygame.K_s, pygame.KMOD_LCTRL, 22) == Key("S", ctrl=True)
    assert hands.up(pygame.K_LCTRL) is None
    assert hands.up(pygame.K_s) is None
    assert hands.down(pygame.K_LCTRL, pygame.KMOD_LCTRL) == Hush()
    assert hands.up(pygame.K_LCTRL) == Key("Ctrl")


@pytest.mark.parametrize("other", [pygame.K_LSHIFT, pygame.K_INSERT, pygame.K_KP5, pygame.K_RALT])
def test_ctrl_with_a_key_that_is_not_ours_dismisses_nothing(hands: Hands, other: int) -> None:
    assert hands.down(pygame.K_LCTRL, pygame.KMOD_LCTRL) == Hush()
    assert hands.down(other, pygame.KMOD_LCTRL) is None
    assert hands.up(other) is None
    assert hands.up(pygame.K_LCTRL) is None


def test_ctrl_while_shift_or_alt_is_held_dismisses_nothing(hands: Hands) -> None:
    for mod in (pygame.KMOD_LSHIFT, pygame.KMOD_LALT, pygame.KMOD_RGUI):
        assert hands.down(pygame.K_LCTRL, pygame.KMOD_LCTRL | mod) == Hush()
        assert hands.up(pygame.K_LCTRL) is None


def test_ctrl_that_is_held_long_is_one_ctrl(hands: Hands) -> None:
    assert hands.down(pygame.K_LCTRL, pygame.KMOD_LCTRL) == Hush()
    assert hands.down(pygame.K_LCTRL, pygame.KMOD_LCTRL) is None
    assert hands.up(pygame.K_LCTRL) == Key("Ctrl")
    assert hands.down(pygame.K_LCTRL, pygame.KMOD_LCTRL) == Hush()
    assert hands.send(pygame.MOUSEBUTTONDOWN, button=1, pos=(0, 0)) is None
    assert hands.down(pygame.K_LCTRL, pygame.KMOD_LCTRL) is None
    assert hands.up(pygame.K_LCTRL) is None


def test_a_click_with_ctrl_dismisses_nothing(hands: Hands) -> None:
    assert hands.down(pygame.K_LCTRL, pygame.KMOD_LCTRL) == Hush()
    assert hands.send(pygame.MOUSEBUTTONDOWN, button=1, pos=(0, 0)) is None
    assert hands.up(pygame.K_LCTRL) is None


def test_ctrl_that_goes_up_because_the_window_is_left_dismisses_nothing(hands: Hands) -> None:
    assert hands.down(pygame.K_LCTRL, pygame.KMOD_LCTRL) == Hush()
    hands.focused = False  # as measured: SDL sends the key up first, then tells that the focus is lost
    assert hands.up(pygame.K_LCTRL) is None
    assert hands.send(pygame.WINDOWFOCUSLOST) is None


def test_ctrl_that_is_held_while_the_window_is_entered_dismisses_nothing(hands: Hands) -> None:
    hands.held = pygame.KMOD_LCTRL  # as measured: told that the focus is gained, then Ctrl goes down
    assert hands.send(pygame.WINDOWFOCUSGAINED) is None
    assert hands.down(pygame.K_LCTRL, pygame.KMOD_LCTRL) is None
    assert hands.down(pygame.K_LCTRL, pygame.KMOD_LCTRL) is None  # repeated while it is held
    hands.held = 0
    assert hands.up(pygame.K_LCTRL) is None
    assert hands.down(pygame.K_LCTRL, pygame.KMOD_LCTRL) == Hush()
    assert hands.up(pygame.K_LCTRL) == Key("Ctrl")


@pytest.mark.parametrize("kind", [pygame.QUIT, pygame.MOUSEMOTION, pygame.WINDOWEXPOSED, pygame.TEXTINPUT])
def test_other_events_are_no_keys_and_do_not_break_ctrl(hands: Hands, kind: int) -> None:
    assert hands.down(pygame.K_LCTRL, pygame.KMOD_LCTRL) == Hush()
    assert hands.send(kind) is None
    assert hands.up(pygame.K_LCTRL) == Key("Ctrl")
