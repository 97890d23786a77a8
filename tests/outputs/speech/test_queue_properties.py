"""Whatever keys, events and voices do: no story is lost, reordered, or said twice in full."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from cachecash.narration.utterance import Priority, Utterance
from cachecash.outputs.speech.sentences import split
from cachecash.outputs.speech.telling import Fate
from scripted_voice import Listening, told

MOMENTS = st.sampled_from([0.125, 0.25, 0.5, 0.75, 1.0, 2.0, 3.0, 5.0, 12.0])
STEPS = st.one_of(
    st.tuples(st.just("story"), st.lists(st.integers(1, 4), min_size=1, max_size=3), st.booleans()),
    st.tuples(st.just("topic"), st.sampled_from(["turn", "scores"])),
    st.just(("ambient",)),
    st.tuples(st.just("answer"), st.integers(0, 2)),
    st.just(("key",)),
    st.tuples(st.just("silence"), st.booleans()),
    st.tuples(st.just("read"), st.integers(0, 5)),
    st.tuples(st.just("wait"), MOMENTS),
    st.just(("die",)),
)
SCRIPTS = st.lists(STEPS, max_size=40)


@dataclass
class Played:
    """A script that was played, and what may excuse a story for not having been told to its end."""

    here: Listening
    stories: list[Utterance] = field(default_factory=list)
    others: list[Utterance] = field(default_factory=list)
    excused: list[Utterance] = field(default_factory=list)
    dismissed: set[str] = field(default_factory=set)
    outdated: set[str] = field(default_factory=set)
    number: int = 0

    def step(self, kind: str, *args: Any) -> None:
        getattr(self, kind)(*args)
        mute = self.dismissed | self.outdated
        assert self.here.saying not in mute, "nothing dismissed, and no answer but the latest, is ever said again"

    def story(self, sizes: list[int], briefly: bool) -> None:
        self.number += 1
        speech = " ".join(
            " ".join([f"Conte{_letters(self.number)}{_letters(part)}", *["mot"] * (size - 1)]) + "."
            for part, size in enumerate(sizes, 1)
        )
        self._tell(told(speech, brief=f"Bref{_letters(self.number)}." if briefly else ""))

    def topic(self, topic: str) -> None:
        self.number += 1
        self.excused += [story for story in self.stories if story.topic == topic]
        self._tell(told(f"Sujet{_letters(self.number)} change.", topic=topic))

    def ambient(self) -> None:
        self.number += 1
        self.others.append(told(f"Fond{_letters(self.number)}.", Priority.AMBIENT))
        self.here.present(self.others[-1])

    def answer(self, parts: int) -> None:
        self.outdated |= {utterance.speech for utterance in self.others if utterance.priority is Priority.ANSWER}
        self.number += 1
        replies = [told(f"Oui{_letters(self.number)}{_letters(n)} tu.", Priority.ANSWER) for n in range(parts)]
        self.others += replies
        self.here.answer(*replies)
        if replies:  # without a word it only cuts
            assert self.here.saying == replies[0].speech, "an answer starts at once"

    def key(self) -> None:
        self.here.key()

    def silence(self, dismiss: bool) -> None:
        self.here.silence(dismiss=dismiss)
        assert self.here.saying is None
        if dismiss:
            self.excused += self.stories
            self.dismissed |= {text for told in (*self.stories, *self.others) for text in split(told.speech)}

    def read(self, back: int) -> None:
        if back < len(self.stories):
            story = self.stories[-1 - back]
            self.excused.append(story)
            self.here.read(story)

    def wait(self, duration: float) -> None:
        self.here.wait(duration)

    def die(self) -> None:
        self.here.die()

    def _tell(self, story: Utterance) -> None:
        self.stories.append(story)
        self.here.present(story)


def _letters(number: int) -> str:
    """A number without digits: one word is one second."""
    return "".join("abcdefghij"[int(digit)] for digit in str(number))


def play(script: list[tuple[Any, ...]], *, reports_end: bool) -> Played:
    played = Played(Listening(reports_end=reports_end))
    for step in script:
        played.step(*step)
    played.here.key()  # whatever was held is let go
    played.here.wait(10_000)
    assert played.here.queue.idle(played.here.now)
    return played


def _tellings(story: Utterance) -> list[tuple[str, ...]]:
    return [split(story.speech), *([split(story.brief.speech)] if story.brief else [])]


@given(SCRIPTS, st.booleans())
def test_no_story_is_lost(script: list[tuple[Any, ...]], reports_end: bool) -> None:
    played = play(script, reports_end=reports_end)
    heard = set(played.here.whole)
    for story in played.stories:
        if not any(story is excused for excused in played.excused):
            assert any(heard.issuperset(telling) for telling in _tellings(story)), story.speech


@given(SCRIPTS, st.booleans())
def test_no_story_is_reordered(script: list[tuple[Any, ...]], reports_end: bool) -> None:
    played = play(script, reports_end=reports_end)
    order = {
        text: place
        for place, story in enumerate(played.stories)
        for telling in _tellings(story)
        for text in telling[-1:]
    }
    ends = [order[text] for text in dict.fromkeys(played.here.whole) if text in order]
    assert ends == sorted(ends)


@given(SCRIPTS)
def test_a_voice_that_reports_its_end_says_nothing_twice(script: list[tuple[Any, ...]]) -> None:
    played = play(script, reports_end=True)
    assert not [text for text, times in Counter(played.here.whole).items() if times > 1]
    for story in played.stories:
        assert sum(set(played.here.whole).issuperset(telling) for telling in _tellings(story)) <= 1, "or also briefly"


@given(SCRIPTS, st.booleans())
def test_a_voice_writes_nothing_twice(script: list[tuple[Any, ...]], reports_end: bool) -> None:
    played = play([step for step in script if step[0] != "die"], reports_end=reports_end)
    written = Counter(sentence.screen for sentence in played.here.given if sentence.screen)
    assert not [screen for screen, times in written.items() if times > 1]


@given(SCRIPTS)
def test_a_voice_that_does_not_repeats_once_at_most(script: list[tuple[Any, ...]]) -> None:
    played = play(script, reports_end=False)
    assert not [text for text, times in Counter(played.here.whole).items() if times > 2]


@given(SCRIPTS, st.booleans())
def test_every_utterance_has_one_last_fate(script: list[tuple[Any, ...]], reports_end: bool) -> None:
    played = play(script, reports_end=reports_end)
    last = {Fate.SAID, Fate.REPLACED, Fate.DROPPED, Fate.SILENCED, Fate.READ}
    outcomes = played.here.queue.drain()
    for utterance in (*played.stories, *played.others):
        story = utterance.priority is Priority.STORY
        ends = [
            outcome.fate
            for outcome in outcomes
            if outcome.utterance is utterance and (outcome.fate in last or not story)
        ]
        assert len(ends) == 1, (utterance.speech, ends)
