"""Who speaks: voices are tried in the order of preference, replaced when they fail, and come back.

How a voice gets to speak:

1. While nobody speaks, the voices are opened one after the other, each in its booth. One that takes long is given time
   to go on, but the next is tried meanwhile.
2. The best that is ready is elected. The others that are ready are dismissed.
3. One that fails, or does not come back from a call, is left: what it has not said is told by the next, which is found
   as at the start. A thread that hangs is left behind for ever, with its voice.
4. Those that are preferred to the one that speaks are tried again later; one that is ready takes over at the end of an
   utterance. The one before is closed first: two voices never speak together.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from threading import Thread

from cachecash.core.problems import Problem
from cachecash.outputs.speech.booth import Booth, Stage
from cachecash.outputs.speech.voice import Factory
from cachecash.outputs.speech.voices.nothing import NothingVoice

_TIRED = 6
"""How many times the delay before a voice is tried again is doubled at most."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How long things may take, in seconds."""

    probe: float = 3.0
    """A voice that is not open by then lets the next one try."""
    connect: float = 15.0
    """A voice that is not open by then is left behind."""
    call: float = 3.0
    """A voice that does not come back from a call by then has failed."""
    again: float = 10.0
    """A voice that failed is tried again after that; after twice as long each time that it failed in speaking, or the
    player would hear of nothing else than a voice that opens and cannot speak."""
    hung: float = 60.0
    """The same, where its thread was left behind; after twice as long each time: they must not pile up."""


class Casting:
    """The watch over the booths, in a thread of its own that never calls a voice."""

    def __init__(self, stage: Stage, limits: Limits) -> None:
        self.notices: list[Problem] = []
        self._stage = stage
        self._limits = limits
        self._makers: Sequence[Factory] = ()
        self._booths: list[Booth] = []
        self._leaving: list[Booth] = []
        self._not_before: dict[int, float] = {}
        self._falls: Counter[int] = Counter()
        self._wanted = False
        self._missed: Booth | None = None
        self._closed = False
        self._thread = Thread(target=self._watch, name="speech-casting", daemon=True)

    def start(self) -> None:
        """Begin to watch; there is nobody yet."""
        self._thread.start()

    def choose(self, makers: Sequence[Factory], *, wanted: bool) -> None:
        """Begin with these voices, once the one that speaks is closed. *wanted*: the first would be missed."""
        with self._stage.lock:
            self._dismiss(*self._booths)
            self._makers = (*makers, NothingVoice)
            self._not_before = {}
            self._falls.clear()
            self._missed, self._wanted = None, wanted
            self._stage.successor = None
            self._stage.news.notify()

    def close(self, timeout: float) -> None:
        """Dismiss everybody, and give those that answer *timeout* seconds to close."""
        with self._stage.lock:
            self._closed = True
            self._dismiss(*self._booths)
            booths = self._leaving
            self._stage.news.notify()
        until = self._stage.clock() + timeout
        for booth in booths:
            booth.join(max(0.0, until - self._stage.clock()))

    def _watch(self) -> None:
        with self._stage.lock:
            while not self._closed:
                now = self._stage.clock()
                self._review(now)
                self._stage.news.wait(self._patience(now))

    def _patience(self, now: float) -> float | None:
        """How long to wait, if nothing happens, before the next review."""
        limits, speaker = self._limits, self._stage.speaker
        times = [
            booth.began + limit for booth in self._booths if not booth.ready for limit in (limits.probe, limits.connect)
        ]
        times += [time for rank, time in self._not_before.items() if speaker is None or rank < speaker.rank]
        if speaker or self._leaving:
            times.append(now + limits.call / 4)  # a call begins without a word
        return min((time - now for time in times if time > now), default=None)

    def _review(self, now: float) -> None:
        for booth in [*self._booths]:
            self._look_at(booth, now)
        self._leaving = [booth for booth in self._leaving if not booth.done and not self._hangs(booth, now)]
        if self._leaving:
            return
        if self._stage.speaker is None:
            self._elect(now)
        self._try_another(now)
        self._name_successor()

    def _look_at(self, booth: Booth, now: float) -> None:
        """Leave a booth that has failed, or hangs; follow one that has handed over."""
        if booth.dismissed:
            self._dismiss(booth)
        elif booth.done:
            self._fail(booth, now, self._limits.again, fell=booth is self._stage.speaker)
        elif self._hangs(booth, now) if booth.ready else now >= booth.began + self._limits.connect:
            booth.dismissed = True
            self._fail(booth, now, self._limits.hung, fell=True)

    def _hangs(self, booth: Booth, now: float) -> bool:
        return booth.calling is not None and now >= booth.calling + self._limits.call

    def _fail(self, booth: Booth, now: float, delay: float, *, fell: bool) -> None:
        """Go on without a booth; it may be tried again after *delay* seconds, doubled each time that it *fell*."""
        self._booths.remove(booth)
        self._not_before[booth.rank] = now + delay * 2 ** min(self._falls[booth.rank], _TIRED)
        self._falls[booth.rank] += fell
        if booth is self._stage.speaker:
            self._missed = booth
            self._interrupt(booth, now)

    def _dismiss(self, *booths: Booth) -> None:
        """Have voices closed; one that never opened is left to itself."""
        for booth in booths:
            self._booths.remove(booth)
            booth.dismissed = True
            if booth.ready:
                self._leaving.append(booth)
            if booth is self._stage.speaker:
                self._interrupt(booth, self._stage.clock())
        self._stage.work.notify_all()

    def _interrupt(self, speaker: Booth, now: float) -> None:
        """Let nobody speak: what was not heard goes back, and what is still being made will not be heard."""
        queue = self._stage.queue
        self._stage.speaker = None
        queue.handed_to(now, reports_end=queue.reports_end)
        speaker.silence(queue.generation)

    def _elect(self, now: float) -> None:
        """Let the best of those that are ready speak."""
        ready = sorted((booth for booth in self._booths if booth.ready), key=lambda booth: booth.rank)
        if not ready:
            return
        best, *others = ready
        best.elected = True
        self._tell(best)
        self._stage.speaker, self._stage.successor = best, None
        self._stage.queue.handed_to(now, reports_end=best.reports_end)
        self._dismiss(*others)

    def _tell(self, elected: Booth) -> None:
        """Note what the player should hear of an election."""
        missed, self._missed = self._missed, None
        if self._stage.successor is elected:
            self.notices.append(Problem("voice-back", voice=elected.name))
            return
        if missed is elected:
            missed = None
        known = missed.problem if missed and missed.problem and missed.problem.reason != "voice-failed" else None
        if known:
            self.notices.append(known)
        if elected.rank == len(self._makers) - 1:
            self.notices.append(Problem("voice-none"))
        elif missed:
            lost = [] if known else [Problem("voice-lost", voice=missed.name)]
            self.notices += [*lost, Problem("voice-next", voice=elected.name)]

    def _try_another(self, now: float) -> None:
        """Open the next voice: any while nobody speaks, else one that is preferred; one at a time if it is quick."""
        speaker = self._stage.speaker
        if any(not booth.ready and now < booth.began + self._limits.probe for booth in self._booths):
            return
        there = {booth.rank for booth in self._booths}
        for rank in range(speaker.rank if speaker else len(self._makers)):
            if rank not in there and now >= self._not_before.get(rank, now):
                booth = Booth(self._stage, self._makers[rank], rank)
                self._booths.append(booth)
                if rank == 0 and self._wanted:
                    self._missed, self._wanted = booth, False
                booth.start()
                return

    def _name_successor(self) -> None:
        """Let a preferred voice that is ready take over; it does so between two utterances."""
        speaker = self._stage.speaker
        better = [booth for booth in self._booths if speaker and booth.ready and booth.rank < speaker.rank]
        if better and self._stage.successor is None:
            self._stage.successor = min(better, key=lambda booth: booth.rank)
            self._stage.work.notify_all()
