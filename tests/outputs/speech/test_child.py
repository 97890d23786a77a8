import io
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Timer
from types import SimpleNamespace
from typing import Any

import pytest

from cachecash.core.problems import Problem
from cachecash.narration.utterance import Priority
from cachecash.outputs.speech.voice import Sentence, Tuning, Voice
from cachecash.outputs.speech.voices import child as ours
from cachecash.outputs.speech.voices.child import ChildVoice
from cachecash.outputs.speech.voices.child_speaker import best_voice, speak
from dispatchers import wait_for

PROGRAM = """
import sys, time, json
print("ready", flush=True)
for line in sys.stdin:
    with open(sys.argv[1], "a") as said:
        said.write(json.loads(line)["text"] + "\\n")
    if "long" in line:
        time.sleep(60)
    if "meurs" in line:
        sys.exit(1)
    print("bavardage", flush=True)
    print("done", flush=True)
"""


def sentence(text: str) -> Sentence:
    return Sentence(text, "", text, Priority.STORY, 0)


@pytest.fixture(autouse=True)
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a voice leaves in the folder of temporary files is the test's own."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))


@pytest.fixture
def said(tmp_path: Path) -> Path:
    return tmp_path / "said.txt"


@pytest.fixture
def voice(said: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ChildVoice]:
    """A voice whose child writes what it should say."""
    monkeypatch.setattr(ours, "find_spec", lambda _: object())
    monkeypatch.setattr("shutil.which", lambda name: name)
    voice = ChildVoice(command=(sys.executable, "-c", PROGRAM, str(said)))
    voice.open()
    yield voice
    voice.close()


def said_in(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def test_a_sentence_is_spoken_and_its_end_is_known(voice: ChildVoice, said: Path) -> None:
    kept: Voice = voice
    for text in ("À toi.", "Piano."):
        kept.say(sentence(text))
        assert kept.reports_end
        wait_for(lambda: not kept.busy())
    kept.say(sentence(" "))
    assert not kept.busy()
    assert said_in(said) == ["À toi.", "Piano."]


def test_it_is_silenced_by_death_and_another_is_ready(voice: ChildVoice, said: Path) -> None:
    voice.say(sentence("Une longue phrase."))
    wait_for(lambda: bool(said_in(said)))
    first = voice._child
    assert first is not None
    voice.cut(1)
    voice.stop()
    assert first._process.returncode is not None
    assert not voice.busy()
    voice.stop()
    spare = voice._spare
    voice.say(sentence("Piano."))
    assert voice._child is spare
    wait_for(lambda: not voice.busy())
    assert said_in(said) == ["Une longue phrase.", "Piano."]


def test_a_child_that_dies_in_mid_sentence_is_missed_and_another_speaks(voice: ChildVoice, said: Path) -> None:
    voice.say(sentence("Tu meurs."))
    with pytest.raises(Problem, match="it died"):
        wait_for(lambda: not voice.busy())
    voice.say(sentence("Piano."))
    wait_for(lambda: not voice.busy())
    assert said_in(said) == ["Tu meurs.", "Piano."]


def test_a_child_that_died_in_between_is_missed_at_the_next_sentence(voice: ChildVoice) -> None:
    voice.say(sentence("Piano."))
    wait_for(lambda: not voice.busy())
    assert voice._child is not None
    voice._child._process.kill()
    wait_for(voice._child.over.is_set)
    with pytest.raises(Problem, match="it died"):
        voice.say(sentence("Piano."))


def test_a_child_that_hangs_is_killed(voice: ChildVoice, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "longest", lambda *_: 0.01)
    voice.say(sentence("Une longue phrase."))
    with pytest.raises(Problem, match="it hangs"):
        wait_for(lambda: not voice.busy())
    assert not voice.busy()


def test_nothing_is_left_behind(voice: ChildVoice) -> None:
    voice.say(sentence("Une longue phrase."))
    folder, children = Path(voice._folder), [voice._child, voice._spare]
    assert folder.is_dir()
    voice.close()
    assert not folder.exists()
    assert all(child is not None and child._process.returncode is not None for child in children)
    with pytest.raises(Problem, match="not open"):
        voice.say(sentence("Piano."))


ENDING = """
import sys, tempfile, time
from contextlib import suppress
from pathlib import Path
from threading import Thread
from cachecash.core.problems import Problem
from cachecash.outputs.speech.voices import child
child.find_spec = child.shutil.which = lambda name: name
silent = "from pathlib import Path; import sys; Path(sys.argv[1]).touch(); sys.stdin.read()"
voice = child.ChildVoice(command=(sys.executable, "-c", silent, sys.argv[1]))

def speak():
    with suppress(Problem):
        voice.open()

Thread(target=speak, daemon=True).start()
while not Path(sys.argv[1]).exists():
    time.sleep(0.01)
print(len(list(Path(tempfile.gettempdir()).glob("cachecash-*"))))
"""


def test_a_program_that_ends_while_it_opens_leaves_nothing_behind(tmp_path: Path) -> None:
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    places = dict.fromkeys(("TMPDIR", "TEMP", "TMP"), str(temporary))
    command = [sys.executable, "-c", ENDING, str(tmp_path / "started")]
    ended = subprocess.run(command, env={**os.environ, **places}, capture_output=True, encoding="utf-8", check=True)
    assert (ended.stdout, ended.stderr) == ("1\n", "")
    assert list(temporary.iterdir()) == []


def refusal(voice: ChildVoice) -> Problem:
    with pytest.raises(Problem) as raised:
        voice.open()
    return raised.value


def test_what_is_missing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "find_spec", lambda _: None)
    assert refusal(ChildVoice()).facts == {"package": "pyttsx3"}
    monkeypatch.setattr(ours, "find_spec", lambda _: object())
    monkeypatch.setattr("shutil.which", lambda _: None)
    monkeypatch.setattr(sys, "platform", "linux")
    assert refusal(ChildVoice()).facts == {"program": "aplay"}


@pytest.mark.parametrize("body", ["raise SystemExit", "import time; time.sleep(60)"])
def test_a_child_that_does_not_start_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str) -> None:
    monkeypatch.setattr(ours, "find_spec", lambda _: object())
    monkeypatch.setattr("shutil.which", lambda name: name)
    monkeypatch.setattr(ours, "_READY_SECONDS", 0.3)
    assert refusal(ChildVoice(command=(sys.executable, "-c", body))).facts["why"] == "it does not start"
    assert refusal(ChildVoice(command=("/nonexistent/python",))).facts["why"] == "FileNotFoundError"
    assert list(tmp_path.iterdir()) == []


# What the child does.


class Engine:
    """Keeps what pyttsx3 was asked; its driver knows no pitch."""

    def __init__(self, *voices: Any) -> None:
        self.voices = voices
        self.asked: list[object] = []
        self.told: list[Callable[..., None]] = []

    def connect(self, topic: str, told: Callable[..., None]) -> None:
        assert topic == "finished-utterance"
        self.told.append(told)

    def getProperty(self, _name: str) -> tuple[Any, ...]:  # noqa: N802 - the name of pyttsx3
        return self.voices

    def setProperty(self, name: str, value: object) -> None:  # noqa: N802 - the same
        if name == "pitch":
            raise KeyError(name)
        self.asked.append((name, value))

    def say(self, text: str) -> None:
        self.asked.append(text)

    def runAndWait(self) -> None:  # noqa: N802 - the same
        """Return before the sentence was heard, as on Linux."""
        self.asked.append("run")
        Timer(0.05, self._finish).start()

    def _finish(self) -> None:
        self.asked.append("heard")
        self.told[0](name=None, completed=True)


def voice_of(identity: str, *languages: str | bytes) -> Any:
    return SimpleNamespace(id=identity, languages=languages)


def test_the_child_speaks_one_sentence_at_a_time() -> None:
    engine, out = Engine(voice_of("gmw/en", "en-gb"), voice_of("roa/fr", "fr-fr")), io.StringIO()
    order = {"text": "À toi.", "rate": 300, "volume": 50, "pitch": 50, "language": "fr"}
    speak(engine, [json.dumps(order), json.dumps({**order, "text": "Piano."})], out)
    tuned: list[object] = [("voice", "roa/fr"), ("rate", 300), ("volume", 0.5)]
    assert engine.asked == [*tuned, "À toi.", "run", "heard", *tuned, "Piano.", "run", "heard"]
    assert out.getvalue() == "ready\ndone\ndone\n"


@pytest.mark.parametrize(
    ("voices", "language", "best"),
    [
        ([voice_of("roa/fr-be", "fr-be"), voice_of("roa/fr", "fr-fr")], "fr", "roa/fr"),
        (
            [voice_of("x", "en-US"), voice_of(r"HKEY\TTS_MS_FR-CA_CAROLINE", "fr-CA")],
            "fr",
            r"HKEY\TTS_MS_FR-CA_CAROLINE",
        ),
        ([voice_of("old", b"\x05fr"), voice_of("com.apple.voice.thomas", "fr_FR")], "fr", "old"),
        ([voice_of("com.apple.voice.thomas", "fr_FR")], "fr", "com.apple.voice.thomas"),
        ([voice_of("x", "en-US")], "fr", None),
        ([voice_of("x")], "fr", None),
    ],
)
def test_the_voice_of_the_language_is_found(voices: list[Any], language: str, best: str | None) -> None:
    assert best_voice(voices, language) == best


def test_the_real_one_speaks_through_its_player_and_is_silenced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("pyttsx3", reason="pyttsx3 is not installed (the extra `voices`)")
    if not sys.platform.startswith("linux"):
        pytest.skip("elsewhere it would be heard")
    played = tmp_path / "played"
    player = tmp_path / "aplay"
    player.write_text(
        f'#!/bin/sh\nwc -c <"$1" >>{played}\n[ -e {tmp_path}/slow ] && sleep 60\nexit 0\n', encoding="utf-8"
    )
    player.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    voice = ChildVoice()
    try:
        voice.open()
    except Problem as problem:
        pytest.skip(f"it cannot speak here: {problem}")
    voice.tune(Tuning(rate=300))
    for text in ("À toi.", "Manche 2. Toi 365000, Léa 410000, Tom 220000, Hugo 180000."):
        voice.say(sentence(text))
        wait_for(lambda: not voice.busy())
    short, long = map(int, played.read_text(encoding="utf-8").split())
    assert 10_000 < short < long / 5
    (tmp_path / "slow").touch()
    voice.say(sentence("Une longue phrase."))
    wait_for(lambda: played.read_text(encoding="utf-8").count("\n") == 3)
    assert voice.busy()
    speaking = voice._child
    voice.stop()
    assert not voice.busy()
    assert speaking is not None
    assert speaking._process.returncode is not None
    voice.close()
