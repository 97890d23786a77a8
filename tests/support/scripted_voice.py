"""A voice without a clock, that speaks at exactly the rate that is set, and a queue that is driven through it."""

from collections.abc import Sequence
from dataclasses import dataclass

from cachecash.narration.utterance import Priority, Rendered, Utterance
from cachecash.outputs.speech.queue import SpeechQueue
from cachecash.outputs.speech.sentences import seconds, split
from cachecash.outputs.speech.voice import Sentence

RATE = 60
"""One word a second: times are exact."""


def told(speech: str, priority: Priority = Priority.STORY, topic: str | None = None, brief: str = "") -> Utterance:
    shorter = Rendered(brief, brief, brief) if brief else None
    return Utterance(speech, f"[{speech}]", f"<{speech}>", priority, "game", topic=topic, brief=shorter)


@dataclass
class Heard:
    """One sentence that was begun: when, and whether its end was heard."""

    text: str
    at: float
    whole: bool = False


class Listening:
    """A queue, the voice that it is told by, and all that an ear hears of it."""

    def __init__(self, *, reports_end: bool = True) -> None:
        self.queue = SpeechQueue(reports_end=reports_end, rate=RATE)
        self.now = 0.0
        self.heard: list[Heard] = []
        self.given: list[Sentence] = []
        self._playing: Sentence | None = None
        self._ends: list[float] = []

    # What the player and the game do.

    def present(self, *utterances: Utterance) -> None:
        for utterance in utterances:
            self.queue.present(utterance, self.now)
            self._pump()

    def answer(self, *utterances: Utterance) -> None:
        self.queue.answer(utterances, self.now)
        self._pump()

    def key(self) -> None:
        self.queue.key(self.now)
        self._pump()

    def silence(self, *, dismiss: bool = True) -> None:
        self.queue.silence(self.now, dismiss=dismiss)
        self._pump()

    def read(self, utterance: Utterance) -> None:
        self.queue.read(utterance)
        self._pump()

    def die(self, *, then_reports_end: bool | None = None) -> None:
        """The voice dies where it is; the next one takes over."""
        self._hush()
        kind = self.queue.reports_end if then_reports_end is None else then_reports_end
        self.queue.handed_to(self.now, reports_end=kind)
        self._pump()

    def wait(self, duration: float) -> None:
        end = self.now + duration
        while (step := self._next_step()) is not None and step <= end:
            self.now = max(self.now, step)
            self._reach()
            self._pump()
        self.now = end

    # What was heard.

    @property
    def whole(self) -> list[str]:
        """The sentences that were heard to their end."""
        return [heard.text for heard in self.heard if heard.whole]

    @property
    def begun(self) -> list[str]:
        return [heard.text for heard in self.heard]

    @property
    def saying(self) -> str | None:
        """What is heard at this moment."""
        going = [heard.text for heard in self.heard if not heard.whole and 0 <= heard.at <= self.now]
        return going[-1] if going else None

    def _next_step(self) -> float | None:
        due = self.queue.due(self.now)
        steps = [*self._ends[:1], *([] if due is None else [due])]
        return min(steps) if steps else None

    def _reach(self) -> None:
        """Hear what ends by now."""
        while self._ends and self._ends[0] <= self.now:
            self._ends.pop(0)
            next(heard for heard in self.heard if not heard.whole and heard.at >= 0).whole = True
        if self._playing and not self._ends:
            sentence, self._playing = self._playing, None
            self.queue.ended(sentence)

    def _hush(self) -> None:
        for heard in self.heard:
            if not heard.whole:
                heard.at = -1.0  # it will never be heard now
        self._ends, self._playing = [], None

    def _pump(self) -> None:
        if self._playing and self._playing.generation != self.queue.generation:
            self._hush()
        sentence = self.queue.take(self.now)
        if sentence:
            self._say(sentence)

    def _say(self, sentence: Sentence) -> None:
        assert self._playing is None, "one sentence at a time"
        assert sentence.generation == self.queue.generation
        self.given.append(sentence)
        self._playing = sentence
        at = self.now
        for text in split(sentence.speech):
            self.heard.append(Heard(text, at))
            at += seconds(text, RATE)
            self._ends.append(at)


def sentences(utterance: Utterance) -> Sequence[str]:
    return split(utterance.speech)
