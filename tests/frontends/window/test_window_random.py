"""Ten thousand keys without sense, through the window's own loop: each is answered, no story is lost or told twice."""

import itertools
import random
import time
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from cachecash.frontends.window import loop
from cachecash.frontends.window.equipment import Equipment
from cachecash.frontends.window.faults import Faults
from cachecash.frontends.window.loop import Window
from cachecash.frontends.window.program import Means, Program
from cachecash.frontends.window.way_out import WayOut
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Priority, Rendered, Utterance
from cachecash.outputs.sound.sounds import Sounds
from cachecash.outputs.speech.speaker import Speaker
from cachecash.outputs.speech.telling import Fate, Outcome, Telling
from cachecash.presentation.outlet import Wish
from cachecash.presentation.rooms import rooms
from cachecash.storage.profiles import Profiles
from cachecash.storage.saves import SaveFolder
from deskside import DONE
from waiting import until

KEYS = 10_000
DRAWN = 10
"""One look in so many is drawn: drawing takes longer than all the rest."""
WAITS = (0.01, 0.3, 1.0)
"""Seconds from one key to the next, as the window sees them."""

PLAYING = (pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_SPACE)
NAMED = (
    *(pygame.K_LEFT, pygame.K_UP, pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_TAB),
    *(pygame.K_DELETE, *range(pygame.K_a, pygame.K_z + 1)),
    *(key for key in range(pygame.K_F1, pygame.K_F12 + 1) if key != pygame.K_F10),
)
DIGITS = tuple(range(pygame.KSCAN_1, pygame.KSCAN_0 + 1))
STRAY = (pygame.KSCAN_MINUS, pygame.KSCAN_SEMICOLON, pygame.KSCAN_NONUSBACKSLASH)
HELD = (0, 0, 0, 0, pygame.KMOD_LSHIFT, pygame.KMOD_RCTRL)

pytestmark = pytest.mark.slow


class Ear:
    """Notes what leaves by the way out, and what becomes of each story."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.noticed = 0
        """How often the player has heard or seen something, or the program has done something."""
        self.stepping = False
        """Whether time goes by: what is told then answers no key."""
        self.played = 0
        self.stories: list[Utterance] = []
        self.ends: dict[int, list[Fate]] = {}
        self.said: list[int] = []
        self._watch(monkeypatch, WayOut, "answer", self._answered)
        self._watch(monkeypatch, WayOut, "cue", self._cued)
        self._watch(monkeypatch, WayOut, "ask", self._asked)
        self._watch(monkeypatch, Speaker, "silence", self._silenced)
        self._watch(monkeypatch, Speaker, "present", self._presented)
        became, step = Telling.became, Program.step

        def stepped(program: Program, now: float) -> None:
            self.stepping = True
            step(program, now)
            self.stepping = False

        monkeypatch.setattr(Program, "step", stepped)

        def noted(telling: Telling, fate: Fate) -> Outcome:
            self._ended(telling.utterance, fate)
            return became(telling, fate)

        monkeypatch.setattr(Telling, "became", noted)

    @staticmethod
    def _watch(monkeypatch: pytest.MonkeyPatch, owner: type, name: str, note: Any) -> None:
        method = getattr(owner, name)

        def watched(self: Any, *args: Any, **named: Any) -> Any:
            note(*args)
            return method(self, *args, **named)

        monkeypatch.setattr(owner, name, watched)

    def _answered(self, utterances: Sequence[Utterance]) -> None:
        self.noticed += any(utterance.speech for utterance in utterances)

    def _cued(self, _name: str, caption: Rendered) -> None:
        assert caption.screen
        self.noticed += 1

    def _asked(self, wish: Wish) -> None:
        self.played += wish.what == "played"
        self.noticed += wish.what in DONE and not self.stepping

    def _silenced(self) -> None:
        self.noticed += 1

    def _presented(self, utterance: Utterance) -> None:
        self.noticed += not self.stepping
        if utterance.priority is Priority.STORY:
            self.stories.append(utterance)
            self.ends[id(utterance)] = []

    def _ended(self, utterance: Utterance, fate: Fate) -> None:
        if fate is not Fate.CUT and id(utterance) in self.ends:
            self.ends[id(utterance)].append(fate)
        if fate is Fate.SAID and id(utterance) in self.ends:
            self.said.append(id(utterance))

    def lost_or_twice(self) -> list[tuple[str, list[Fate]]]:
        """Give the stories that had no end, or several."""
        return [(story.speech, ends) for story in self.stories if len(ends := self.ends[id(story)]) != 1]

    def in_order(self) -> bool:
        """Whether the stories that were said were said in the order of what happened."""
        order = {id(story): place for place, story in enumerate(self.stories)}
        told = [order[story] for story in self.said]
        return told == sorted(told)


def _fail(_faults: Faults, fault: Exception) -> bool:
    raise fault


class Hands:
    """Somebody who hammers on the keys of the window; when they happen to leave the program, it is opened again."""

    def __init__(self, folder: Path, ear: Ear, monkeypatch: pytest.MonkeyPatch) -> None:
        self._folder = folder
        self._ear = ear
        self._lot = random.Random(11)
        self._now = time.monotonic()
        monkeypatch.setattr(Faults, "note", _fail)  # the program would survive what the test is to find
        monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
        monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
        monkeypatch.setattr(loop, "time", SimpleNamespace(monotonic=lambda: self._now))
        monkeypatch.setattr(loop, "FRAME", 0.001)
        monkeypatch.setattr(Equipment, "choose_voice", lambda _: None)  # any other voice would take its time
        draw, looks = Window._draw, itertools.count()
        monkeypatch.setattr(Window, "_draw", lambda window: None if next(looks) % DRAWN else draw(window))
        self.window = self._open()

    def _open(self) -> Window:
        window = Window(
            Means(
                rooms=rooms(),
                store=SaveFolder(self._folder),
                profiles=Profiles(self._folder),
                catalog_of=lambda language: Catalog("fr" if language == "auto" else language),
                sounds=Sounds(self._folder / "sounds"),
                faults=self._folder / "faults.log",
                voice=f"enregistreur={self._folder / 'said.jsonl'}",
            )
        )
        pygame.display.init()
        window._program.open(self._now)
        window._display.open()
        until(lambda: window._program.voice[0] != "auto", lambda: "no voice was found")
        window._once()
        return window

    def close(self) -> None:
        self.settle()
        self.window._program.close()
        self.window._display.close()

    def settle(self) -> None:
        """Let the voice say all that waits: it has a clock of its own."""
        speaker = self.window._program.equipment.speaker
        until(lambda: speaker.idle(0), lambda: f"it never ends: {speaker.speaking}")

    def press(self) -> None:
        self._now += self._lot.choice(WAITS)
        if self._lot.random() < 0.03:
            self._press_ctrl()
        else:
            self._press_key(*self._key())
        if self.window._program.done:
            self.close()
            self.window = self._open()

    def _key(self) -> tuple[int, int, str]:
        """Give a key, its place, and the text that it types."""
        kind = self._lot.random()
        if kind < 0.5:
            key = self._lot.choice(PLAYING)
            return key, 0, " " if key == pygame.K_SPACE else ""
        if kind < 0.9:
            key = self._lot.choice(NAMED)
            return key, 0, chr(key) if key <= pygame.K_z else ""
        scancode = self._lot.choice(DIGITS if kind < 0.97 else STRAY)
        return 0xE9, scancode, "é"

    def _press_key(self, key: int, scancode: int, text: str) -> None:
        mod = self._lot.choice(HELD)
        before = self._ear.noticed
        typing = self.window._program.wants_text
        self._post(pygame.KEYDOWN, key, mod, scancode)
        if typing and text and not mod & pygame.KMOD_CTRL:
            pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=text))
        self.window._once()
        answered = self._ear.noticed > before or self.window._program.done
        assert answered, f"no answer to {pygame.key.name(key)}, scancode {scancode}, modifiers {mod}"
        self._post(pygame.KEYUP, key, mod, scancode)
        self.window._once()

    def _press_ctrl(self) -> None:
        before = self._ear.noticed
        self._post(pygame.KEYDOWN, pygame.K_LCTRL, pygame.KMOD_LCTRL, pygame.KSCAN_LCTRL)
        self._post(pygame.KEYUP, pygame.K_LCTRL, 0, pygame.KSCAN_LCTRL)
        self.window._once()
        assert self._ear.noticed > before

    @staticmethod
    def _post(kind: int, key: int, mod: int, scancode: int) -> None:
        pygame.event.post(pygame.Event(kind, key=key, mod=mod, scancode=scancode, unicode=""))


def test_ten_thousand_random_keys_are_answered_and_no_story_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ear = Ear(monkeypatch)
    hands = Hands(tmp_path, ear, monkeypatch)
    for _ in range(KEYS):
        hands.press()
    hands.close()
    assert ear.played > 200
    assert ear.lost_or_twice() == []
    assert ear.in_order()
