"""The device is tried again in its own time, whatever the system reports meanwhile."""

from collections.abc import Callable, Iterator

import pygame
import pytest

from cachecash.core.problems import Problem
from cachecash.outputs.sound.device import PAUSES
from cachecash.outputs.sound.mixer import Mixer
from cachecash.outputs.sound.theme import Theme

FRAMES = 60
"""A second."""


class Desk:
    """A mixer whose device never opens where *there* is false, and what is tried."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.there = False
        self.tried: list[float] = []
        self.echo: Callable[[], None] = lambda: None
        self.told: list[Problem] = []
        self.mixer = Mixer(Theme(), self.told.append)
        self._now = 0.0
        self._init = pygame.mixer.init
        monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
        monkeypatch.setattr(pygame.mixer, "init", self._attempt)

    def _attempt(self) -> None:
        self.tried.append(self._now)
        if not self.there:
            raise pygame.error("no such device")
        self._init()

    def go_on(self, seconds: float, each_frame: Callable[[], None] = lambda: None) -> None:
        """Step as the window does, which takes what the system reports before it steps."""
        for _ in range(round(seconds * FRAMES)):
            self._now += 1 / FRAMES
            attempts = len(self.tried)
            each_frame()
            self.mixer.step(self._now)
            if len(self.tried) > attempts:
                self.echo()

    def pauses(self) -> list[float]:
        """Give the seconds from each attempt to the next."""
        return [after - before for before, after in zip(self.tried, self.tried[1:], strict=False)]


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    made = Desk(monkeypatch)
    yield made
    made.mixer.close()


def about(*seconds: float) -> list[object]:
    return [pytest.approx(one, abs=0.1) for one in seconds]


def test_each_attempt_waits_longer_than_the_one_before(desk: Desk) -> None:
    desk.mixer.open()
    desk.go_on(sum(PAUSES) + PAUSES[-1] + 1)
    assert desk.pauses() == about(*PAUSES, PAUSES[-1])


def test_what_an_attempt_itself_makes_the_system_report_hastens_nothing(desk: Desk) -> None:
    desk.echo = desk.mixer.found
    desk.mixer.open()
    desk.mixer.found()
    desk.go_on(sum(PAUSES) + 1)
    assert desk.pauses() == about(*PAUSES)


def test_a_system_that_reports_devices_all_the_time_is_tried_no_oftener_than_the_first_pause(desk: Desk) -> None:
    desk.mixer.open()
    desk.go_on(10 * PAUSES[0] + 1, each_frame=desk.mixer.found)
    assert desk.pauses() == about(*[PAUSES[0]] * 10)


def test_a_device_that_is_plugged_in_late_is_tried_at_once(desk: Desk) -> None:
    desk.mixer.open()
    desk.go_on(sum(PAUSES) + PAUSES[0] + 1)
    desk.there = True
    desk.mixer.found()
    desk.go_on(2 / FRAMES)
    assert desk.mixer.is_open


def test_a_device_that_is_lost_is_tried_at_once_and_no_oftener_than_that(desk: Desk) -> None:
    desk.there = True
    desk.mixer.open()
    desk.go_on(100)
    desk.mixer.lost()
    desk.go_on(2 / FRAMES)
    assert desk.mixer.is_open
    desk.go_on(10, each_frame=desk.mixer.lost)
    assert desk.pauses()[1:] == about(*[PAUSES[0]] * 4)
