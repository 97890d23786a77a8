"""What the keyboard sends, told as keys of the map: as printed, whatever the layout, and never what is not ours."""

import string
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from cachecash.presentation.keys import NEVER_BOUND, Key

_DIGITS = dict(zip(range(pygame.KSCAN_1, pygame.KSCAN_0 + 1), "1234567890", strict=True))
"""The digit row by its place: an AZERTY keyboard prints é and à there, and needs Shift for 2 and 0."""

_NAMED = {
    pygame.K_LEFT: "Left",
    pygame.K_RIGHT: "Right",
    pygame.K_UP: "Up",
    pygame.K_DOWN: "Down",
    pygame.K_HOME: "Home",
    pygame.K_END: "End",
    pygame.K_PAGEUP: "PageUp",
    pygame.K_PAGEDOWN: "PageDown",
    pygame.K_TAB: "Tab",
    pygame.K_RETURN: "Enter",
    pygame.K_SPACE: "Space",
    pygame.K_BACKSPACE: "Backspace",
    pygame.K_ESCAPE: "Escape",
    pygame.K_DELETE: "Delete",
}
_LETTERS = {
    ord(letter): letter.upper() for letter in string.ascii_lowercase
}  # pygame counts its letters as Unicode does
_FUNCTIONS = {pygame.K_F1 + number: f"F{number + 1}" for number in range(12)}
_PRINTED = {key: name for key, name in (_NAMED | _LETTERS | _FUNCTIONS).items() if name not in NEVER_BOUND}
"""The keys by what is printed on them. The numeric pad has codes of its own, and is not here."""

_HOLDABLE = frozenset({"Left", "Right", "Up", "Down", "PageUp", "PageDown", "Tab", "F7", "F8"})
"""What may repeat while it is held: it moves, or turns a knob. A finger slow to leave Enter must not play two cards."""

_SIGNS = frozenset({*range(pygame.KSCAN_A, pygame.KSCAN_SLASH + 1), pygame.KSCAN_NONUSBACKSLASH})
"""The main block of the keyboard by its places, from the letters to the sign beside the right Shift."""

_CTRL = frozenset({pygame.K_LCTRL, pygame.K_RCTRL})
_FOREIGN = pygame.KMOD_ALT | pygame.KMOD_GUI | pygame.KMOD_MODE
"""Held, they make a key the system's or a screen reader's: Alt, AltGr (Mode on some systems), Windows or Command."""


@dataclass(frozen=True, slots=True)
class Hush:
    """Ctrl went down: sound stops at once, and nothing that waits is dismissed yet."""


class Keyboard:
    """Translates the events of pygame. It is handed all of them, in order: some tell it what not to believe.

    Ctrl gives a `Hush` when it goes down, and ``Key("Ctrl")`` when it comes up if it was pressed for itself: with no
    other key and no click in between, and not while coming from or going to another window. SDL invents events there:
    the held keys come up when the window loses the focus, and Ctrl, Shift and Alt go down when it returns.

    A key that is held repeats, where pygame is set to, only if it moves about or turns a knob, and only if it is still
    down: pygame goes on repeating until it is asked for events again, so that whoever pressed a key once while a slow
    machine was busy would have moved twice.
    """

    def __init__(
        self,
        focused: Callable[[], bool] = pygame.key.get_focused,
        held: Callable[[], int] = pygame.key.get_mods,
        pressed: Callable[[int], bool] = lambda key: pygame.key.get_pressed()[key],
    ) -> None:
        """Ask, as of now, *focused* whether the window has the keyboard, *held* and *pressed* for what is down."""
        self._focused = focused
        self._held = held
        self._pressed = pressed
        self._down: set[int] = set()
        self._alone = False
        self._brought_in = False

    def translate(self, event: pygame.Event) -> Key | Hush | None:
        """Give what an event asks for; None for what is not ours: Alt and AltGr, Windows, the pad, the rest."""
        if event.type == pygame.KEYDOWN:
            repeated = event.key in self._down
            self._down.add(event.key)
            return self._key_down(event, repeated=repeated)
        if event.type == pygame.KEYUP:
            self._down.discard(event.key)
            return self._ctrl_up() if event.key in _CTRL else None
        if event.type == pygame.WINDOWFOCUSGAINED:
            self._brought_in = bool(self._held() & pygame.KMOD_CTRL)
            self._down.clear()
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._alone = False
        return None

    def _key_down(self, event: pygame.Event, *, repeated: bool) -> Key | Hush | None:
        if event.key in _CTRL:
            return None if repeated else self._ctrl_down(event.mod)
        self._alone = False
        key = _key(event)
        return key if key and (not repeated or self._holds(key, event.key)) else None

    def _holds(self, key: Key, code: int) -> bool:
        return key.name in _HOLDABLE and self._pressed(code)

    def _ctrl_down(self, modifiers: int) -> Hush | None:
        brought_in, self._brought_in = self._brought_in, False
        self._alone = not brought_in and not modifiers & (_FOREIGN | pygame.KMOD_SHIFT)
        return None if brought_in else Hush()

    def _ctrl_up(self) -> Key | None:
        alone, self._alone = self._alone, False
        return Key("Ctrl") if alone and self._focused() else None


def stray(event: pygame.Event, *, typing: bool = False) -> bool:
    """Whether an event is a sign that has no name in the map (``;``, ``ù``), pressed by itself.

    Nothing can be bound to it, but whoever presses it should not think that the program has stopped. *typing*: a text
    is being typed, where every sign has its place, but with Ctrl.
    """
    if event.type != pygame.KEYDOWN or event.scancode not in _SIGNS or event.mod & _FOREIGN or _key(event):
        return False
    return not typing or bool(event.mod & pygame.KMOD_CTRL)


def _key(event: pygame.Event) -> Key | None:
    if event.mod & _FOREIGN:
        return None
    name = _DIGITS.get(event.scancode) or _PRINTED.get(event.key)
    # Only these bits are read: NumLock and Caps Lock set some of their own.
    shift, ctrl = event.mod & pygame.KMOD_SHIFT, event.mod & pygame.KMOD_CTRL
    return Key(name, shift=bool(shift), ctrl=bool(ctrl)) if name else None
