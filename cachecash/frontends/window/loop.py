"""The loop of the window: what the system sends goes to the program, what is to be seen is drawn."""

import gc
import os
import sys
import time
from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING

import pygame

from cachecash.core.problems import Problem
from cachecash.frontends.window.display import Display
from cachecash.frontends.window.faults import FAULTY, Faults
from cachecash.frontends.window.keyboard import Hush, Keyboard, stray
from cachecash.frontends.window.program import Means, Program
from cachecash.presentation.settings import Settings

if TYPE_CHECKING:
    from cachecash.frontends.window.easel import Easel  # `Window._easel` loads it

FRAME = 1 / 60
"""Seconds that the loop waits for something to happen, at most."""
_LOOK = 0.1
"""Seconds after which the scene is looked at again where nothing was pressed: a caption may have changed."""
_WHEEL = 90
"""Pixels that one notch of the mouse wheel scrolls."""
LAST_WORDS = 8.0
"""Seconds that the voice has for what it says when the screen has disappeared."""
LOST_SCREEN = 3
"""The exit code where the screen has disappeared."""


class Window:
    """The program in a window, until the player leaves."""

    def __init__(self, means: Means) -> None:
        self._program = Program(means)
        self._display = Display(self._program.catalog.line("window-title"))
        self._keyboard = Keyboard()
        self._looked = float("-inf")
        self._shown = True
        self._faults = Faults(means.faults)

    @cached_property
    def _easel(self) -> "Easel":
        """Give what draws, which takes longer to load than the first word may wait."""
        from cachecash.frontends.window.easel import Easel  # noqa: PLC0415 - see above

        easel = Easel(self._display)
        self._program.equipment.way_out.scroll = easel.scroll
        return easel

    def run(self) -> int:
        """Open, and play until the player leaves. Give the exit code. Raises `Problem` (``no-display``)."""
        program = self._program
        self._display.prepare()
        try:
            program.open(time.monotonic())
            self._display.open(full_screen=program.settings.full_screen)
            gc.freeze()  # what is loaded by now stays
            gc.enable()
            while not (program.done or self._display.gone or self._faults.too_many):
                self._once()
            if self._display.gone:
                self._say_goodbye(Problem("display-lost"))
            elif self._faults.too_many:
                self._say_goodbye(self._faults.problem)
        finally:
            program.close()
            if self._display.gone:
                sys.stderr.flush()
                os._exit(LOST_SCREEN)  # to close a display that is gone, as an ordinary end would, waits for ever
            self._display.close()
        return FAULTY if self._faults.too_many else 0

    def _once(self) -> None:
        """Wait for what comes, at most for a frame, and do it."""
        first = pygame.event.wait(int(FRAME * 1000))
        events = [first, *pygame.event.get()] if first.type != pygame.NOEVENT else []
        for event in events:
            self._survive(partial(self._take, event))
        self._survive(partial(self._go_by, look=bool(events)))

    def _survive(self, act: Callable[[], None]) -> None:
        """Do something; a fault of ours that is met there costs what was to be done, and not the game."""
        try:
            act()
        except Exception as fault:  # noqa: BLE001 - whatever it is: whoever cannot see a traceback needs a sentence
            if self._faults.note(fault) and not self._faults.too_many:
                self._program.tell(self._faults.problem)

    def _go_by(self, *, look: bool) -> None:
        """Let time go by, and draw what is to be seen now; *look*: something has just happened."""
        now = time.monotonic()
        self._program.step(now)
        self._follow_settings(self._program.settings)
        if not self._display.gone and (look or now - self._looked >= _LOOK):
            self._looked = now
            self._draw()

    def _take(self, event: pygame.Event) -> None:
        program, now = self._program, time.monotonic()
        match event.type:
            case pygame.QUIT:
                program.quit()
            case pygame.WINDOWFOCUSLOST:
                program.sleep()
            case pygame.WINDOWFOCUSGAINED:
                program.wake(now)
            case pygame.TEXTINPUT:
                program.typed(event.text, now)
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT:
                self._click(event.pos, now)
            case pygame.MOUSEWHEEL:
                self._easel.roll(-event.y * _WHEEL)
            case pygame.AUDIODEVICEADDED if not event.iscapture:
                program.equipment.device_changed(there=True)
            case pygame.AUDIODEVICEREMOVED if event.which and not event.iscapture:  # 0: another one than ours
                program.equipment.device_changed(there=False)
            case pygame.WINDOWEXPOSED | pygame.WINDOWSIZECHANGED:
                self._easel.drawn = None
        self._press(event, now)

    def _press(self, event: pygame.Event, now: float) -> None:
        pressed = self._keyboard.translate(event)
        if isinstance(pressed, Hush):
            self._program.hush()
        elif pressed is not None:
            self._easel.follow()
            self._faults.pressed()
            self._program.key(pressed, now)
            self._let_type()
        elif stray(event, typing=self._program.wants_text):
            self._program.unnamed_key()

    def _let_type(self) -> None:
        """Have texts typed where a page wants one, and nowhere else: an input method would take the letters."""
        if self._program.wants_text:
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()

    def _click(self, point: tuple[int, int], now: float) -> None:
        found = self._easel.at(point)
        if found:
            self._easel.follow()
            self._faults.pressed()
            self._program.click(*found, now)
            self._let_type()

    def _follow_settings(self, settings: Settings) -> None:
        for problem in self._easel.dress(settings):
            self._program.tell(problem)
        if settings.full_screen != self._display.full_screen:
            self._try_full_screen(on=settings.full_screen)

    def _try_full_screen(self, *, on: bool) -> None:
        try:
            self._display.set_full_screen(on=on)
        except Problem as problem:
            self._miss(problem)
        self._easel.drawn = None

    def _draw(self) -> None:
        try:
            if self._easel.draw(self._program.scene()):
                self._shown = True
        except Problem as problem:
            self._miss(problem)

    def _miss(self, problem: Problem) -> None:
        """Say once that nothing can be shown; what is heard goes on, and drawing is tried again."""
        if self._shown:
            self._shown = False
            self._program.tell(problem)

    def _say_goodbye(self, problem: Problem) -> None:
        """Say why the program ends, and give the voice its time."""
        program = self._program
        sys.stderr.write(program.catalog.problem(problem) + "\n")
        program.tell(problem)
        end = time.monotonic() + LAST_WORDS
        while time.monotonic() < end and not program.idle(time.monotonic()):
            time.sleep(FRAME)
