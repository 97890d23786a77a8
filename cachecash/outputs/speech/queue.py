"""The order of speech: what is said next, what is cut, what is told again. Pure: the time is an argument, in seconds.

How a sentence travels:

1. `present` queues what happened, `answer` what replies to a key: an answer goes first, and stops what is being said.
2. `take` gives the next piece for the voice: a sentence where the voice reports its end, else all that is left of the
   utterance, which then lasts as long as its words at the rate that is set.
3. `ended` says that a piece was heard. A voice that does not report the end is reckoned, with a doubt of 1 s.
4. An interruption raises `generation`: the voice has to be silent, and owes nothing older.
5. A story that was cut goes back to the front, and is told again from the first sentence not heard once the keys rest.
6. `outcomes` collects what became of each utterance.

Loss is worse than repetition. A voice that does not report its end tells a sentence again, as often as it takes, when
a key came before it could have been over; when a key came in the doubtful second after that, once.
"""

from collections import deque
from collections.abc import Callable, Sequence

from cachecash.narration.utterance import Priority, Utterance
from cachecash.outputs.speech.sentences import seconds
from cachecash.outputs.speech.telling import DOUBT, Fate, Outcome, Telling
from cachecash.outputs.speech.voice import Sentence

KEYS_REST = 0.4
"""Seconds without a key after which a story that was cut is told again."""
FAR_BEHIND = 8.0
"""Seconds of stories that wait behind one: above that it is told shorter."""
NEVER = float("-inf")
PAUSE = 0.5
"""Seconds that a voice without a reported end is given beyond the length reckoned, before the game goes on."""
Which = Callable[[Telling], bool]


class SpeechQueue:
    """What waits to be said to one ear, and what is being said."""

    def __init__(self, *, reports_end: bool = True, rate: int = 180) -> None:
        """Begin with nothing to say, for a voice that reports its end or not, at *rate* words a minute."""
        self.reports_end = reports_end
        self.rate = rate
        self.generation = 0
        self.outcomes: list[Outcome] = []
        self._answers: deque[Telling] = deque()
        self._stories: deque[Telling] = deque()
        self._current: Telling | None = None
        self._given: Sentence | None = None
        self._doubtful: list[Telling] = []
        self._last_key = self._last_end = NEVER
        self._held = False

    @property
    def speaking(self) -> Utterance | None:
        """Give the utterance that is being said."""
        return self._current.utterance if self._current else None

    def present(self, utterance: Utterance, now: float) -> None:
        """Take in what happened: a story to be told in its turn, or something ambient for a quiet moment."""
        if utterance.priority is Priority.ANSWER:
            self.answer((utterance,), now)
            return
        self._settle(now)
        telling = Telling(utterance, answers=False)
        if not telling.story and (self._held or self._current or self._answers or self._stories):
            self._note(Fate.DROPPED, telling)
            return
        if telling.story and utterance.topic is not None:
            self._remove(self._stories, Fate.REPLACED, lambda old: old.story and old.utterance.topic == utterance.topic)
        self._stories.append(telling)

    def answer(self, utterances: Sequence[Utterance], now: float) -> None:
        """Reply to a key: at once, in place of what is being said and of any earlier reply.

        Without a word it only cuts: what follows (the story of what the key did) is the reply.
        """
        self._last_key = now
        self._held = False
        self._interrupt(now)
        self._remove(self._answers, Fate.REPLACED)
        self._remove(self._stories, Fate.DROPPED, lambda waiting: not waiting.story)
        self._answers.extend(Telling(utterance, answers=True) for utterance in utterances)

    def key(self, now: float) -> None:
        """Note that a key was pressed: what a voice without a reported end was saying counts as cut."""
        self._last_key = now
        self._last_end = NEVER
        self._held = False
        if not self.reports_end and (self._current or self._doubtful):
            self._interrupt(now)
            self._remove(self._answers, Fate.CUT)

    def silence(self, now: float, *, dismiss: bool = True) -> None:
        """Stop; with *dismiss* forget all that waits, else keep the stories until the next key or answer."""
        if not dismiss:
            self._interrupt(now)
            self._remove(self._answers, Fate.CUT)
            self._held = True
            return
        self._settle(now)
        self.generation += 1
        self._held = False
        self._note(Fate.SAID, *self._doubtful)
        self._doubtful = []
        self._note(Fate.SILENCED, *self._stop())
        self._remove(self._answers, Fate.SILENCED)
        self._remove(self._stories, Fate.SILENCED)

    def read(self, utterance: Utterance) -> None:
        """Note that the player has read this very utterance in the history: it is not told any more."""
        self._remove(self._stories, Fate.READ, lambda waiting: waiting.utterance is utterance)
        for telling in (*self._doubtful, *self._being_said()):
            telling.read |= telling.utterance is utterance

    def take(self, now: float) -> Sentence | None:
        """Give the next piece to say now; None where there is none, or one is being said."""
        self._settle(now)
        while self._current is None and (telling := self._next(now)):
            self._begin(telling)
        telling = self._current
        if telling is None or self._given:
            return None
        text = telling.sentences[telling.heard] if self.reports_end else telling.rest
        braille = telling.text.braille if telling.fresh else ""
        screen = "" if telling.written else telling.text.screen
        telling.fresh, telling.written = False, True
        telling.since, telling.length = now, seconds(text, self.rate)
        self._last_end = telling.end
        self._given = Sentence(text, braille, screen, telling.utterance.priority, self.generation)
        return self._given

    def ended(self, sentence: Sentence) -> None:
        """Note that *sentence* has been heard to its end. One that was cut meanwhile is no matter."""
        telling = self._current
        if telling is None or sentence is not self._given or not self.reports_end:
            return
        self._given = None
        telling.heard += 1
        if telling.heard == len(telling.sentences):
            self._current = None
            self._note(Fate.SAID, telling)

    def handed_to(self, now: float, *, reports_end: bool) -> None:
        """Go on with another voice: what the one before has not said to its end is told by this one, without delay."""
        unheard = self._unheard(now)
        self._answers.extendleft(reversed([telling for telling in unheard if telling.answers]))
        self._stories.extendleft(reversed([telling for telling in unheard if not telling.answers]))
        for telling in (*self._answers, *self._stories):
            telling.written = False  # elsewhere, if anywhere
        self.generation += 1
        self.reports_end = reports_end

    def between(self, now: float) -> bool:
        """Whether no utterance is in the middle: another voice may take over."""
        self._settle(now)
        return self._current is None

    def due(self, now: float) -> float | None:
        """When `take` should be asked again, if nothing else happens: a time, or None for never."""
        times = [telling.end + DOUBT for telling in self._doubtful]
        if self._current:
            times += [now] if self._given is None else [] if self.reports_end else [self._current.end]
        elif self._answers:
            times += [] if self._held else [now]
        elif self._stories:
            times += [] if self._held else [self._earliest(self._stories[0], now)]
        return min(times, default=None)

    def idle(self, now: float) -> bool:
        """Whether everything has been told, as far as can be known."""
        if self._answers or self._stories:
            return False
        if self.reports_end:
            return self._current is None
        return now >= self._last_end + PAUSE

    def drain(self) -> list[Outcome]:
        """Give the outcomes since the last time."""
        outcomes, self.outcomes = self.outcomes, []
        return outcomes

    def _next(self, now: float) -> Telling | None:
        if self._held:
            return None
        if self._answers:
            return self._answers.popleft()
        if self._stories and now >= self._earliest(self._stories[0], now):
            return self._stories.popleft()
        return None

    def _earliest(self, telling: Telling, now: float) -> float:
        return self._last_key + KEYS_REST if telling.cut else now

    def _begin(self, telling: Telling) -> None:
        """Make it the current one; one that is silence is over at once."""
        brief = telling.utterance.brief
        asks = telling.utterance.topic is not None  # what waits behind it explains it: nobody is late
        if telling.heard == 0 and telling.story and brief and not asks and self._waiting() > FAR_BEHIND:
            telling.use(brief)
        telling.fresh = True
        telling.cut = False
        if telling.rest:
            self._current = telling
        else:
            self._note(Fate.SAID, telling)

    def _waiting(self) -> float:
        """How long the stories that wait would take, in seconds."""
        return sum(seconds(telling.utterance.speech, self.rate) for telling in self._stories)

    def _settle(self, now: float) -> None:
        """Reckon what a voice that does not report the end has finished by now."""
        if self.reports_end:
            return
        telling = self._current
        if telling and self._given and now >= telling.end:
            self._current = self._given = None
            if telling.story:
                self._doubtful.append(telling)
            else:
                self._note(Fate.SAID, telling)
        over = [telling for telling in self._doubtful if now >= telling.end + DOUBT]
        self._doubtful = [telling for telling in self._doubtful if telling not in over]
        self._note(Fate.SAID, *over)

    def _interrupt(self, now: float) -> None:
        """Cut what is being said, and whatever may still be heard of what was; a story goes back to the front."""
        unheard = self._unheard(now)
        self._note(Fate.CUT, *unheard)
        stories = [telling for telling in unheard if telling.story]
        for telling in stories:
            telling.cut = True
        self._stories.extendleft(reversed(stories))
        self.generation += 1

    def _unheard(self, now: float) -> list[Telling]:
        """Stop, and give what was, or may have been, not heard to its end, in order; but not what has been read."""
        self._settle(now)
        stopped = self._doubtful + self._stop()
        self._doubtful = []
        if not self.reports_end:
            for telling in stopped:
                telling.hear_until(now, self.rate)
        self._note(Fate.SAID, *(telling for telling in stopped if not telling.rest))
        unheard = [telling for telling in stopped if telling.rest]
        self._note(Fate.READ, *(telling for telling in unheard if telling.read))
        return [telling for telling in unheard if not telling.read]

    def _stop(self) -> list[Telling]:
        stopped = self._being_said()
        self._current = self._given = None
        self._last_end = NEVER
        return stopped

    def _being_said(self) -> list[Telling]:
        return [self._current] if self._current else []

    def _remove(self, line: deque[Telling], fate: Fate, which: Which = lambda _: True) -> None:
        gone = [telling for telling in line if which(telling)]
        for telling in gone:
            line.remove(telling)
        self._note(fate, *gone)

    def _note(self, fate: Fate, *tellings: Telling) -> None:
        self.outcomes += [telling.became(fate) for telling in tellings]
