import subprocess
import sys
from array import array
from functools import cache
from pathlib import Path
from threading import Barrier, BrokenBarrierError, Thread
from typing import Any

import espeakng_loader
import numpy as np
import pytest

from cachecash.core.problems import Problem
from cachecash.narration.utterance import Priority
from cachecash.outputs.speech.voice import Player, Sentence, Tuning, Voice
from cachecash.outputs.speech.voices import espeak_library
from cachecash.outputs.speech.voices.espeak import EspeakVoice, trimmed
from cachecash.outputs.speech.voices.espeak_data import LONGEST, reachable
from cachecash.outputs.speech.voices.espeak_library import Library, library
from speech_players import CountingPlayer

RATE = 22050


def sentence(text: str, generation: int = 0) -> Sentence:
    return Sentence(text, text, text, Priority.ANSWER, generation)


def opened(player: Player, language: str = "fr", **tuning: Any) -> EspeakVoice:
    voice = EspeakVoice(player, language)
    voice.open()
    voice.tune(Tuning(language=language, **tuning))
    return voice


def tone(pcm: bytes) -> float:
    """Hertz: where the wave looks most like itself a moment before."""
    wave = np.frombuffer(pcm, dtype="<i2").astype(float)
    lags = range(RATE // 250, RATE // 50)
    likeness = [float(np.dot(wave[lag:], wave[:-lag])) for lag in lags]
    return RATE / lags[int(np.argmax(likeness))]


def test_a_sentence_is_played_and_its_end_is_known() -> None:
    player = CountingPlayer()
    voice: Voice = opened(player, volume=60)
    voice.say(sentence("À toi."))
    assert voice.shown.startswith("eSpeak NG 1.")
    assert [(rate, volume) for _, rate, volume in player.played] == [(RATE, 60)]
    assert 0.25 < player.seconds()[0] < 0.6
    assert voice.busy()
    voice.stop()
    assert not voice.busy()


def test_no_silence_on_either_side() -> None:
    player = CountingPlayer()
    voice = opened(player)
    for text in ("À toi.", "Piano, 5000 dollars, 2 sur 5.", "Tirelire."):
        voice.say(sentence(text))
    for pcm, rate, _ in player.played:
        samples = array("h", pcm)
        assert max(map(abs, samples[: rate // 50])) > 64
        assert max(map(abs, samples[-rate // 50 :])) > 64


def test_edges_are_cut_and_silence_is_nothing() -> None:
    loud = array("h", [0] * 5000 + [1000, -1000] + [0] * 5000).tobytes()
    assert len(trimmed(loud, RATE)) == 2 * (2 + 2 * 88)
    assert trimmed(array("h", [3] * 400).tobytes(), RATE) == b""
    assert trimmed(b"", RATE) == b""


def test_samples_are_little_endian_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "byteorder", "big")
    assert trimmed(array("h", [0x1234]).tobytes(), RATE) == bytes([0x12, 0x34])


@pytest.mark.parametrize(("slow", "fast"), [(80, 180), (180, 300), (300, 450), (450, 500)])
def test_the_rate_is_heard_from_80_to_500(slow: int, fast: int) -> None:
    player = CountingPlayer()
    for rate in (slow, fast):
        opened(player, rate=rate).say(sentence("Léa défie Tom pour ses Bijoux de mémé avec une Argenterie."))
    assert player.seconds()[0] > player.seconds()[1]


def test_rates_beyond_are_brought_back() -> None:
    player = CountingPlayer()
    for rate in (500, 9000, 80, -3):
        opened(player, rate=rate).say(sentence("Piano, 5000 dollars."))
    fastest, beyond, slowest, below = player.seconds()
    assert beyond == pytest.approx(fastest, rel=0.05)
    assert below == pytest.approx(slowest, rel=0.05)


def test_the_pitch_is_heard() -> None:
    player = CountingPlayer()
    for pitch in (10, 90):
        opened(player, pitch=pitch).say(sentence("Aaah"))
    low, high = (tone(pcm) for pcm, *_ in player.played)
    assert low * 1.2 < high


def test_english_is_spoken_by_an_english_voice() -> None:
    player = CountingPlayer()
    for language in ("fr", "en", "fr"):
        opened(player, language).say(sentence("Table, 25 dollars"))
    french, english, again = player.seconds()
    assert french == pytest.approx(again, rel=0.02)
    assert abs(english - french) > 0.1


def test_nothing_to_hear_is_not_waited_for() -> None:
    player = CountingPlayer()
    voice = opened(player)
    for text in ("", "…", " \0 "):
        voice.say(sentence(text))
    assert player.played == []
    assert not voice.busy()


def test_a_sentence_already_cut_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    player = CountingPlayer()
    voice = opened(player)
    voice.cut(3)
    with monkeypatch.context() as patch:
        patch.setattr(Library, "samples", lambda *_: pytest.fail("it was made"))
        voice.say(sentence("Trop tard.", generation=2))
    assert player.played == []
    voice.say(sentence("À temps.", generation=3))
    assert len(player.played) == 1


def test_a_cut_while_the_sound_is_made_stops_the_making() -> None:
    asked = 0

    def stale() -> bool:
        nonlocal asked
        asked += 1
        return asked > 1

    whole = "Une phrase, puis une autre, puis encore une autre, et une autre enfin."
    assert library().samples(whole, Tuning(), stale) is None
    assert asked <= 4


def test_a_cut_just_as_the_sound_starts_silences_it() -> None:
    player = CountingPlayer()
    voice = opened(player)
    player.hook = lambda: voice.cut(1)
    voice.say(sentence("À toi.", generation=0))
    assert not voice.busy()


def test_cut_stops_the_sound_at_once() -> None:
    player = CountingPlayer()
    voice = opened(player)
    voice.say(sentence("Piano."))
    voice.cut(1)
    assert (player.stops, voice.busy()) == (1, False)


def test_a_voice_that_comes_back_late_stops_no_sound_but_its_own() -> None:
    player = CountingPlayer()
    late, voice = opened(player), opened(player)
    late.stop()
    assert player.stops == 0
    late.say(sentence("À toi."))
    late.cut(1)
    voice.say(sentence("Piano.", generation=1))
    late.stop()
    late.close()
    assert voice.busy()
    voice.stop()
    assert not player.busy()


def test_without_a_sound_device_it_does_not_pretend_to_speak() -> None:
    with pytest.raises(Problem) as raised:
        opened(CountingPlayer(there=False))
    assert raised.value.reason == "voice-no-sound"
    player = CountingPlayer()
    voice = opened(player)
    player.there = False
    with pytest.raises(Problem) as raised:
        voice.say(sentence("À toi."))
    assert raised.value.facts == {"voice": "integree", "why": "no sound device"}


def test_a_sound_device_that_goes_in_mid_sentence_is_missed() -> None:
    player = CountingPlayer()
    voice = opened(player)
    voice.say(sentence("À toi."))
    player.there = player.sounding = False
    with pytest.raises(Problem, match="no sound device"):
        voice.busy()
    assert not voice.busy()


@pytest.fixture
def temporary(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where links and copies go: a folder of the test's own, whose path is short enough."""
    return tmp_path_factory.mktemp("e")


def test_data_behind_a_long_path_is_reached(tmp_path: Path, temporary: Path) -> None:
    far = tmp_path / ("très-" * 20) / ("loin-" * 30) / "espeak-ng-data"
    far.parent.mkdir(parents=True)
    far.symlink_to(espeakng_loader.get_data_path())
    assert len(bytes(far)) > 160
    near = reachable(far, ["fr"], temporary)
    assert len(near) <= LONGEST
    assert (Path(near.decode()) / "fr_dict").is_file()


def test_without_the_right_to_link_what_is_needed_is_copied(
    tmp_path: Path, temporary: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise OSError

    monkeypatch.setattr(Path, "symlink_to", refuse)
    far = tmp_path / ("a" * 160) / "data"
    (far / "voices").mkdir(parents=True)
    for name in ("phondata", "fr_dict", "cmn_dict", "voices/x"):
        (far / name).write_text(name, encoding="utf-8")
    near = Path(reachable(far, ["fr"], temporary).decode())
    assert {path.name for path in near.rglob("*")} == {"phondata", "fr_dict", "voices", "x"}


def test_short_paths_are_used_as_they_are(tmp_path: Path) -> None:
    assert reachable(tmp_path, ["fr"]) == bytes(tmp_path)


def test_a_temporary_folder_as_far_away_is_a_problem(tmp_path: Path) -> None:
    far = tmp_path / ("a" * 160)
    far.mkdir()
    for temporary in (far, tmp_path / "nowhere"):
        with pytest.raises(Problem) as raised:
            reachable(far, ["fr"], temporary)
        assert raised.value.reason == "voice-data"
    assert list(far.iterdir()) == []  # it is tried again every few seconds


def test_a_link_is_gone_when_the_program_has_ended(tmp_path: Path, temporary: Path) -> None:
    program = f"""
from pathlib import Path
from cachecash.outputs.speech.voices.espeak_data import reachable
far = Path({str(tmp_path / ("a" * 160) / "data")!r})
far.mkdir(parents=True)
print(Path(reachable(far, ["fr"], Path({str(temporary)!r})).decode()).exists())
"""
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=True)
    assert (ended.stdout, ended.stderr) == ("True\n", "")
    assert list(temporary.iterdir()) == []


def test_a_library_that_cannot_be_loaded_is_a_problem(tmp_path: Path) -> None:
    with pytest.raises(Problem) as raised:
        Library(str(tmp_path / "libespeak-ng.so"), tmp_path)
    assert (raised.value.reason, raised.value.facts["library"]) == ("voice-not-loaded", "libespeak-ng.so")


def test_data_of_nothing_is_a_problem_in_a_program_that_goes_on(tmp_path: Path) -> None:
    program = f"""
import espeakng_loader
import numpy as np
from pathlib import Path
from cachecash.core.problems import Problem
from cachecash.outputs.speech.voices.espeak_library import Library
try:
    Library(espeakng_loader.get_library_path(), Path({str(tmp_path)!r}))
except Problem as problem:
    print(problem.reason)
"""
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=True)
    assert ended.stdout == "voice-data\n"


def test_missing_data_is_a_problem_and_not_the_end_of_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost() -> str:
        raise RuntimeError

    monkeypatch.setattr(espeakng_loader, "get_data_path", lost)
    with pytest.raises(Problem) as raised:
        espeak_library._shipped.__wrapped__()
    assert raised.value.reason == "voice-data"


def test_an_engine_that_is_not_installed_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "espeakng_loader", None)
    with pytest.raises(Problem) as raised:
        espeak_library._shipped.__wrapped__()
    assert raised.value.reason == "voice-not-installed"


def test_two_voices_that_open_together_open_one_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    both = Barrier(2, timeout=0.3)
    opened: list[object] = []

    class Slow:
        """Takes its time to open, and would notice another that opens meanwhile."""

        def __init__(self, *_: object) -> None:
            opened.append(self)
            with pytest.raises(BrokenBarrierError):
                both.wait()

    monkeypatch.setattr(espeak_library, "Library", Slow)
    monkeypatch.setattr(espeak_library, "_shipped", cache(espeak_library._shipped.__wrapped__))
    found: list[object] = []
    threads = [Thread(target=lambda: found.append(library())) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(opened) == 1
    assert found == opened * 2


def test_a_sentence_is_said_in_its_own_language_whatever_another_voice_has_just_asked_for() -> None:
    engine = library()

    def length(asked: str, spoken: str) -> int:
        engine.speak_language(asked)
        return len(engine.samples("Table, 25 dollars", Tuning(language=spoken), bool) or b"")

    english = length("en", "en")
    assert length("fr", "en") == pytest.approx(english, rel=0.02)
    assert length("en", "fr") != pytest.approx(english, rel=0.02)


def test_a_voice_that_does_not_come_out_of_the_engine_lets_no_other_in_and_keeps_none_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    voice = opened(CountingPlayer())
    monkeypatch.setattr(espeak_library, "PATIENCE_SECONDS", 0)
    with espeak_library._ENGINE:
        with pytest.raises(Problem, match="voice-slow"):
            EspeakVoice(CountingPlayer()).open()
        with pytest.raises(Problem, match="voice-failed"):
            voice.say(sentence("À toi."))
    voice.say(sentence("À toi."))


def test_an_unknown_language_is_a_problem() -> None:
    with pytest.raises(Problem) as raised:
        EspeakVoice(CountingPlayer(), "xx").open()
    assert raised.value.reason == "voice-language"
