"""Speech, as the window sees it: it gives what is to be said, and never waits for a voice.

How a key becomes speech:

1. The window calls `answer` in the main thread. Under the lock the queue cuts what is being said, and the voice's own
   sound stops (`Voice.cut`); then the thread of the voice is woken.
2. That thread takes the next sentence and hands it to the voice. It stands on a condition variable: no sleep lies
   between a key and the hand-off.
3. What became of each utterance goes to the voice too, if it wants to know (the recorder).
"""

import sys
import time
from collections.abc import Callable, Sequence

from cachecash.core.problems import Problem
from cachecash.narration.utterance import Utterance
from cachecash.outputs.speech.booth import Stage
from cachecash.outputs.speech.casting import Casting, Limits
from cachecash.outputs.speech.queue import SpeechQueue
from cachecash.outputs.speech.voice import Factory, Tuning, Voice

SWITCH_SECONDS = 0.0005
"""How long a thinking computer player may keep Python from the thread that speaks. The usual 5 ms would be a third of a
frame, spent once on the way to the voice and again on the way back; 0.5 ms costs such a player about one per cent."""


class Speaker:
    """One ear's speech. Every method may be called from the main thread at any time, and none blocks (but `close`)."""

    def __init__(self, *, limits: Limits | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        """Say nothing yet: what is presented before `start` waits. `idle` is asked in seconds of *clock*."""
        self._stage = Stage(SpeechQueue(), clock)
        self._casting = Casting(self._stage, limits or Limits())
        self._switch: float | None = None

    def start(self, voices: Sequence[Factory], *, wanted: bool = False) -> None:
        """Find a voice among *voices*, in that order, and speak with it.

        *wanted*: the player asked for the first by name, and is told if another has to speak. Without any voice what
        would be said lasts as long, so that it can be read.
        """
        self._switch = sys.getswitchinterval()
        sys.setswitchinterval(min(self._switch, SWITCH_SECONDS))
        self._casting.choose(voices, wanted=wanted)
        self._casting.start()

    def choose(self, voices: Sequence[Factory], *, wanted: bool = True) -> None:
        """Speak with others from now on; what is being said is told again by the new voice."""
        self._casting.choose(voices, wanted=wanted)

    def present(self, utterance: Utterance) -> None:
        """Tell what happened, in its turn."""
        self._change(lambda queue, now: queue.present(utterance, now))

    def answer(self, utterances: Sequence[Utterance]) -> None:
        """Reply to a key, at once."""
        self._change(lambda queue, now: queue.answer(utterances, now))

    def key(self) -> None:
        """Note that a key was pressed, whichever; before what it does."""
        self._change(lambda queue, now: queue.key(now))

    def silence(self, *, dismiss: bool = True) -> None:
        """Be silent, and forget what waits; without *dismiss* stories wait for the next key or answer."""
        self._change(lambda queue, now: queue.silence(now, dismiss=dismiss))

    def told_in_history(self, utterance: Utterance) -> None:
        """Note that the player has read this very utterance: it is not told any more."""
        self._change(lambda queue, _now: queue.read(utterance))

    def set(self, tuning: Tuning) -> None:
        """Speak so from the next sentence on."""
        with self._stage.lock:
            self._stage.tuning = tuning
            self._stage.queue.rate = tuning.rate
            self._stage.work.notify_all()

    def idle(self, now: float) -> bool:
        """Whether everything has been told, as far as can be known. *now*: seconds of the clock given."""
        with self._stage.lock:
            return self._stage.queue.idle(now)

    @property
    def current(self) -> Voice | None:
        """Give the voice that speaks, None while one is being looked for. It is not to be called, but for its names."""
        with self._stage.lock:
            return self._stage.speaker.voice if self._stage.speaker else None

    @property
    def speaking(self) -> Utterance | None:
        """Give what is being said, for the caption."""
        with self._stage.lock:
            return self._stage.queue.speaking

    def notices(self) -> list[Problem]:
        """Give what the player should be told of the voices since the last time: lost, replaced, back, none."""
        with self._stage.lock:
            notices, self._casting.notices = self._casting.notices, []
        return notices

    def close(self, timeout: float = 1.0) -> None:
        """Be silent for good; voices have *timeout* seconds to close, those that hang are left to the system."""
        self._casting.close(timeout)
        if self._switch is not None:
            sys.setswitchinterval(self._switch)

    def _change(self, act: Callable[[SpeechQueue, float], None]) -> None:
        """Change the queue; if that interrupts, the sound stops before anything new can begin."""
        stage = self._stage
        with stage.lock:
            before = stage.queue.generation
            act(stage.queue, stage.clock())
            if stage.speaker and stage.queue.generation != before:
                stage.speaker.silence(stage.queue.generation)
            stage.work.notify_all()
