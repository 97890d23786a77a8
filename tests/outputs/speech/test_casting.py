"""When voices are tried again, by a clock that the test moves, in booths without threads."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from cachecash.core.problems import Problem
from cachecash.outputs.speech import casting as ours
from cachecash.outputs.speech.booth import Stage
from cachecash.outputs.speech.casting import Casting, Limits
from cachecash.outputs.speech.queue import SpeechQueue
from cachecash.outputs.speech.voice import Factory
from fake_voices import Clock, FakeVoice

LIMITS = Limits()
HOUR = 3600


@dataclass(eq=False)
class StillBooth:
    """An attempt with a voice that is *ready* at once, or hangs."""

    stage: Stage
    make: Factory
    rank: int
    ready: bool = False
    done: bool = False
    elected: bool = False
    dismissed: bool = False
    problem: Problem | None = None
    calling: float | None = None
    reports_end: bool = True
    began: float = field(init=False)

    def __post_init__(self) -> None:
        self.began = self.stage.clock()
        self.name = str(self.rank)

    def start(self) -> None:
        self.make()
        self.ready = self.rank > 0  # the first hangs

    def silence(self, generation: int) -> None: ...


@dataclass
class Watched:
    """A casting whose first voice is lost again and again, and when it was tried."""

    clock: Clock
    casting: Casting
    stage: Stage
    tries: list[float]

    def wait(self, seconds: int, happens: Callable[[StillBooth], None] = lambda _: None) -> None:
        """Let seconds go by; *happens* is what the first voice does in each of them."""
        for _ in range(seconds):
            self.clock.now += 1
            with self.stage.lock:
                for booth in self.casting._booths:
                    if isinstance(booth, StillBooth) and booth.rank == 0:
                        happens(booth)
                self._hand_over()
                self.casting._review(self.clock.now)

    def _hand_over(self) -> None:
        """Do as the threads of the booths would: give way to a successor at once, and close."""
        if self.stage.speaker and self.stage.successor:
            self.stage.speaker.dismissed = True
            self.stage.speaker = None
        for leaving in self.casting._leaving:
            leaving.done = True

    @property
    def delays(self) -> list[float]:
        return [after - before for before, after in zip(self.tries, self.tries[1:], strict=False)]


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> Watched:
    monkeypatch.setattr(ours, "Booth", StillBooth)
    clock, tries = Clock(), list[float]()
    stage = Stage(SpeechQueue(), clock)
    casting = Casting(stage, LIMITS)

    def lost() -> FakeVoice:
        tries.append(clock.now)
        return FakeVoice()

    casting.choose([lost, FakeVoice], wanted=False)
    return Watched(clock, casting, stage, tries)


def test_a_voice_that_hangs_while_it_opens_is_tried_less_and_less(watched: Watched) -> None:
    watched.wait(24 * HOUR)
    assert watched.delays[:3] == [75, 135, 255]  # a minute, two, four after it was given up
    assert len(watched.tries) < 30  # each leaves a thread behind: 1152 without that


def test_a_voice_that_hangs_while_it_speaks_is_tried_less_and_less(watched: Watched) -> None:
    def hang(booth: StillBooth) -> None:
        booth.ready = True
        if booth.elected and booth.calling is None:
            booth.calling = watched.clock.now

    watched.wait(24 * HOUR, hang)
    assert sorted(watched.delays[:9]) == watched.delays[:9]
    assert len(watched.tries) < 30


def test_a_voice_that_opens_and_cannot_speak_is_tried_less_and_less(watched: Watched) -> None:
    def die(booth: StillBooth) -> None:
        booth.ready, booth.done = True, booth.elected

    watched.wait(HOUR, die)
    assert sorted(watched.delays[:6]) == watched.delays[:6]
    assert 5 < len(watched.tries) < 12  # 300 without that


def test_a_voice_that_is_not_there_is_looked_for_at_its_usual_pace(watched: Watched) -> None:
    def refuse(booth: StillBooth) -> None:
        booth.done = True

    watched.wait(HOUR, refuse)
    assert set(watched.delays) == {LIMITS.again + 1}  # it may be opened at any moment: a reader, by its user
