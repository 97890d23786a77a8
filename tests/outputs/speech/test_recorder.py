"""The simple voices: a file for reports, lines on a stream, and none at all."""

import io
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest

from cachecash.core.problems import Problem
from cachecash.narration.utterance import Priority, Utterance
from cachecash.outputs.speech.casting import Limits
from cachecash.outputs.speech.queue import SpeechQueue
from cachecash.outputs.speech.sentences import seconds
from cachecash.outputs.speech.speaker import Speaker
from cachecash.outputs.speech.telling import Fate, Outcome, Telling
from cachecash.outputs.speech.voice import Sentence, Tuning, Voice, Witness
from cachecash.outputs.speech.voices.nothing import NothingVoice
from cachecash.outputs.speech.voices.recorder import RecorderVoice
from cachecash.outputs.speech.voices.text import TextVoice
from fake_voices import Clock, FakeVoice
from scripted_voice import told
from waiting import until


def sentence(speech: str, screen: str = "") -> Sentence:
    return Sentence(speech, "", screen, Priority.STORY, 0)


def became(utterance: Utterance, fate: Fate = Fate.SAID) -> Outcome:
    return Telling(utterance, answers=False).became(fate)


class SlowRecorder(RecorderVoice):
    """Takes the time that speech takes, so that it can be cut: a word is a millisecond."""

    _end = 0.0

    def say(self, sentence: Sentence) -> None:
        self._end = time.monotonic() + seconds(sentence.speech, 60_000)

    def busy(self) -> bool:
        return time.monotonic() < self._end


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


# --- the recorder


def test_a_line_tells_all_about_an_utterance_and_is_on_the_disk_at_once(tmp_path: Path) -> None:
    clock = Clock()
    recorder = RecorderVoice(tmp_path / "dit.jsonl", clock=clock)
    recorder.open()
    clock.now += 12.0344
    recorder.became(became(told("À toi.", topic="turn")))
    assert lines(tmp_path / "dit.jsonl") == [
        {
            "time": 12.034,
            "text": "À toi.",
            "braille": "<À toi.>",
            "priority": "story",
            "category": "game",
            "fate": "said",
        }
    ]
    assert "À" in (tmp_path / "dit.jsonl").read_text(encoding="utf-8")  # to be read by people, too
    recorder.close()


def test_a_recorder_that_is_chosen_again_goes_on_after_what_it_had(tmp_path: Path) -> None:
    path = tmp_path / "dit.jsonl"
    for text in ("Avant.", "Après."):
        recorder = RecorderVoice(path)
        recorder.open()
        recorder.became(became(told(text)))
        recorder.close()
        recorder.became(became(told("Trop tard.")))  # no file, no line, no fault
    assert [line["text"] for line in lines(path)] == ["Avant.", "Après."]


@pytest.mark.parametrize(
    ("name", "reason"), [("pas/de/dossier", "file-missing"), ("", "file-is-folder"), ("a\0b", "file-missing")]
)
def test_a_file_that_cannot_be_written_is_a_problem(tmp_path: Path, name: str, reason: str) -> None:
    with pytest.raises(Problem) as raised:
        RecorderVoice(tmp_path / name).open()
    assert raised.value.reason == reason


def test_a_recorder_that_cannot_write_is_missed_through_another_voice(tmp_path: Path) -> None:
    spare = FakeVoice("integree")
    speaker = Speaker(limits=Limits(again=30))
    speaker.start([lambda: RecorderVoice(tmp_path / "pas" / "la"), lambda: spare], wanted=True)
    speaker.present(told("À toi."))
    until(lambda: spare.said == ["À toi."], lambda: repr(spare.log))
    assert [problem.reason for problem in speaker.notices()] == ["file-missing", "voice-next"]
    speaker.close()


def test_a_recorder_that_was_the_only_wish_is_missed_where_it_can_be_read(tmp_path: Path) -> None:
    speaker = Speaker()
    speaker.start([lambda: RecorderVoice(tmp_path / "pas" / "la")], wanted=True)
    until(lambda: speaker.current, lambda: "no voice")
    assert [problem.reason for problem in speaker.notices()] == ["file-missing", "voice-none"]
    speaker.close()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full is only on Linux")
def test_a_disk_that_fills_up_is_told_and_another_voice_goes_on() -> None:
    spare = FakeVoice("integree")
    speaker = Speaker(limits=Limits(again=30))
    speaker.start([lambda: RecorderVoice(Path("/dev/full")), lambda: spare])
    speaker.present(told("À toi."))
    until(lambda: speaker.current is spare, lambda: repr(spare.log))
    assert [problem.reason for problem in speaker.notices()] == ["file-full", "voice-next"]
    speaker.present(told("Encore."))
    until(lambda: "Encore." in spare.said, lambda: repr(spare.log))
    speaker.close()


def test_everything_that_was_said_or_not_is_recorded_once_by_real_threads(tmp_path: Path) -> None:
    path = tmp_path / "dit.jsonl"
    speaker = Speaker()
    speaker.start([lambda: SlowRecorder(path)])
    chance = random.Random(3)
    stories = [told(f"Histoire {'x' * number}. Et fin.") for number in range(1, 120)]
    answers = 0
    for story in stories:
        speaker.present(story)
        for _ in range(chance.randrange(3)):
            speaker.key()
            speaker.answer([told("Oui.", Priority.ANSWER)])
            answers += 1
        time.sleep(chance.choice([0, 0, 0.001, 0.003]))
    until(lambda: speaker.idle(time.monotonic()), lambda: path.read_text(encoding="utf-8"))
    speaker.close()
    recorded = lines(path)
    done = [line["text"] for line in recorded if line["priority"] == "story" and line["fate"] == "said"]
    assert done == [story.speech for story in stories]
    assert sum(line["priority"] == "answer" for line in recorded) == answers
    assert [line["time"] for line in recorded] == sorted(line["time"] for line in recorded)


# --- lines


def test_lines_are_what_the_screen_has_one_an_utterance(capsys: pytest.CaptureFixture[str]) -> None:
    stream = io.StringIO()
    voice = TextVoice(stream)
    voice.open()
    voice.say(sentence("Léa gagne 5000 dollars.", "Léa gagne 5 000 $. À toi."))
    voice.say(sentence("À toi."))
    voice.tune(Tuning())
    voice.cut(1)
    voice.stop()
    assert not voice.busy()
    voice.close()
    assert stream.getvalue() == "Léa gagne 5 000 $. À toi.\n"
    standard = TextVoice()
    standard.open()
    standard.say(sentence("À toi.", "À toi."))
    assert capsys.readouterr().out == "À toi.\n"


def test_a_line_that_is_cut_between_two_sentences_is_written_once() -> None:
    stream = io.StringIO()
    voice, queue = TextVoice(stream), SpeechQueue()
    voice.open()
    queue.present(told("Léa défie Tom. Tom cède."), 0)
    sentence = queue.take(0)
    assert sentence
    voice.say(sentence)
    queue.ended(sentence)
    queue.answer([told("Ta main.", Priority.ANSWER)], 1)
    for now in (1, 2, 3):
        if sentence := queue.take(now):
            voice.say(sentence)
            queue.ended(sentence)
    assert queue.idle(3)
    assert stream.getvalue() == "[Léa défie Tom. Tom cède.]\n[Ta main.]\n"


def test_a_stream_that_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    voice = TextVoice(stream)
    voice.open()
    stream.close()
    with pytest.raises(Problem, match="voice-failed"):
        voice.say(sentence("À toi.", "À toi."))
    voice.close()
    with pytest.raises(Problem, match="voice-no-stream"):
        voice.open()
    monkeypatch.setattr("sys.stdout", None)  # a program without a console
    with pytest.raises(Problem, match="voice-no-stream"):
        TextVoice().open()


# --- none


def test_without_a_voice_a_sentence_stays_for_as_long_as_it_takes_to_read() -> None:
    clock = Clock()
    voice = NothingVoice(clock)
    voice.open()
    voice.tune(Tuning(rate=60))
    voice.say(sentence("Un deux trois."))
    clock.now += 2.9
    assert voice.busy()
    clock.now += 0.1
    assert not voice.busy()
    voice.say(sentence("Un deux trois."))
    voice.cut(1)
    voice.stop()
    assert not voice.busy()
    voice.close()


def test_only_the_recorder_wants_to_know_what_became_of_things(tmp_path: Path) -> None:
    voices: list[Voice] = [RecorderVoice(tmp_path / "x"), TextVoice(), NothingVoice()]
    assert [isinstance(voice, Witness) for voice in voices] == [True, False, False]
    assert [voice.name for voice in voices] == ["enregistreur", "texte", "aucune"]
    assert all(voice.reports_end for voice in voices)
