"""A voice and the thread that owns it. No other thread ever calls the voice, but for `cut`."""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from threading import Condition, Lock, Thread

from cachecash.core.problems import Problem
from cachecash.outputs.speech.queue import SpeechQueue
from cachecash.outputs.speech.telling import Outcome
from cachecash.outputs.speech.voice import Factory, Sentence, Tuning, Voice, Witness

POLL = 0.005
"""Seconds between two looks at whether a sentence is over: the longest gap that this adds between two sentences. An
interruption does not wait for it."""

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class Stage:
    """What the threads of speech share, under one *lock*: the queue, and whose turn it is to speak."""

    queue: SpeechQueue
    clock: Callable[[], float] = time.monotonic
    tuning: Tuning = field(default_factory=Tuning)
    speaker: "Booth | None" = None
    """The one voice that speaks."""
    successor: "Booth | None" = None
    """The voice that takes over at the end of the utterance."""
    lock: Lock = field(default_factory=Lock)
    work: Condition = field(init=False)
    """The queue has changed."""
    news: Condition = field(init=False)
    """A booth has changed."""

    def __post_init__(self) -> None:
        self.work = Condition(self.lock)
        self.news = Condition(self.lock)


class Booth:
    """One attempt to speak with one voice: it opens, waits to be elected, speaks, and closes, all in its thread.

    The fields are read and written under the stage's lock. *rank* is the place in the order of preference.
    """

    def __init__(self, stage: Stage, make: Factory, rank: int) -> None:
        self.rank = rank
        self.voice: Voice | None = None
        self.ready = False
        self.done = False
        self.elected = False
        """It speaks, or has spoken."""
        self.dismissed = False
        self.problem: Problem | None = None
        self.began = stage.clock()
        self.calling: float | None = None
        """Since when the thread has been inside the voice; None while it is not."""
        self._stage = stage
        self._make = make
        self._sentence: Sentence | None = None
        self._generation = -1
        self._tuning: Tuning | None = None
        self._sounding = False
        self._thread = Thread(target=self._live, name=f"speech-{rank}", daemon=True)

    def start(self) -> None:
        """Open the voice."""
        self._thread.start()

    def join(self, timeout: float) -> None:
        """Wait until the voice is closed."""
        self._thread.join(timeout)

    def silence(self, generation: int) -> None:
        """Stop the sound from any thread, under the stage's lock: nothing older than *generation* is owed."""
        if self.voice:
            self.voice.cut(generation)

    @property
    def reports_end(self) -> bool:
        """Tell whether the voice knows when it has been heard."""
        return self.voice is not None and self.voice.reports_end

    @property
    def name(self) -> str:
        """Give the voice's name, empty while there is none."""
        return self.voice.name if self.voice else ""

    def _live(self) -> None:
        try:
            voice = self._open()
            try:
                self._perform(voice)
            finally:
                self._close(voice)
        except Problem as problem:
            self._end(problem)
        except Exception as fault:  # noqa: BLE001 - a fault of ours or of a library: the next voice speaks
            _log.error("a voice failed", exc_info=True)
            self._end(Problem("voice-failed", voice=self.name, why=type(fault).__name__))
        else:
            self._end(None)

    def _open(self) -> Voice:
        voice = self._make()
        with self._stage.lock:
            self.voice = voice
        voice.open()
        with self._stage.lock:
            self.ready = True
            self._stage.news.notify()
        return voice

    def _close(self, voice: Voice) -> None:
        """Leave: in silence if no other voice speaks by now, whose sound it is not to stop."""
        with self._stage.lock:
            last = self.elected and self._stage.speaker in {self, None}
            outcomes = self._stage.queue.drain() if last else []
            self.calling = self._stage.clock()
        self._witness(voice, outcomes)
        if last:
            voice.stop()
        voice.close()

    def _end(self, problem: Problem | None) -> None:
        with self._stage.lock:
            self.calling = None
            self.problem = problem
            self.done = True
            self._stage.news.notify()

    def _perform(self, voice: Voice) -> None:
        """Speak whenever it is this voice's turn, until it is dismissed."""
        while True:
            with self._stage.lock:
                act = self._await_act(voice)
                self.calling = self._stage.clock()
            if act is None:
                return
            act()
            with self._stage.lock:
                self.calling = None

    def _await_act(self, voice: Voice) -> Callable[[], None] | None:
        """Wait until there is something to do with the voice; give that, or None when it is dismissed."""
        stage, queue = self._stage, self._stage.queue
        while not self.dismissed:
            if stage.speaker is not self:
                stage.work.wait()
                continue
            now = stage.clock()
            if act := self._next_act(voice, now):
                return act
            if stage.successor and queue.between(now):
                stage.speaker = None
                self.dismissed = True
                break
            if sentence := queue.take(now):
                return lambda: self._say(voice, sentence)
            if self._sentence:
                stage.work.wait(POLL)
                if self._sentence.generation == queue.generation:
                    return lambda: self._listen(voice)
                continue
            due = queue.due(now)
            stage.work.wait(None if due is None else max(0.0, due - now))
        return None

    def _next_act(self, voice: Voice, now: float) -> Callable[[], None] | None:
        """Give what comes before the next sentence: to be silent, to be tuned, to know what became of things."""
        stage, queue = self._stage, self._stage.queue
        if self._generation != queue.generation:
            self._generation = queue.generation
            self._sentence = None
            if self._sounding:
                self._sounding = False
                return voice.stop
        if self._tuning != stage.tuning:
            tuning = self._tuning = stage.tuning
            return lambda: voice.tune(tuning)
        if queue.outcomes:
            outcomes = queue.drain()
            if isinstance(voice, Witness):
                return lambda: self._witness(voice, outcomes)
        return None

    def _say(self, voice: Voice, sentence: Sentence) -> None:
        self._sounding = True
        brailled = self._tuning is None or self._tuning.braille
        voice.say(sentence if brailled else replace(sentence, braille=""))
        if voice.reports_end:
            self._sentence = sentence
            self._listen(voice)  # some voices take no time

    def _listen(self, voice: Voice) -> None:
        """Tell the queue if the sentence is over."""
        sentence = self._sentence
        if sentence and not voice.busy():
            self._sentence = None
            with self._stage.lock:
                self._stage.queue.ended(sentence)

    def _witness(self, voice: Voice, outcomes: list[Outcome]) -> None:
        if isinstance(voice, Witness):
            for outcome in outcomes:
                voice.became(outcome)
