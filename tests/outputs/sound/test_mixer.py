"""The mixer: without a device it is silent and says so once, with one it never waits, and damage is one sentence."""

import struct
import time
from collections.abc import Iterator
from pathlib import Path
from shutil import copyfile
from statistics import median
from threading import Thread

import pygame
import pytest

from cachecash import resources
from cachecash.core.problems import Problem
from cachecash.narration.catalog import Catalog
from cachecash.outputs.sound import attempt as attempts
from cachecash.outputs.sound.attempt import PATIENCE
from cachecash.outputs.sound.cues import Cue
from cachecash.outputs.sound.device import PAUSES
from cachecash.outputs.sound.mixer import Levels, Mixer
from cachecash.outputs.sound.player import VOICE_CHANNEL
from cachecash.outputs.sound.theme import Theme, read
from cachecash.outputs.sound.written import HIGHEST

THEME = read()[0]
SHIPPED = Path(str(resources.sounds()))
SENTENCE = bytes(22_050 * 2 * 3)
"""Three seconds."""
NO_DEVICE = "no such driver"


class Told:
    """What the mixer has told."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def __call__(self, problem: Problem) -> None:
        self.problems.append(problem)

    @property
    def reasons(self) -> list[str]:
        return [problem.reason for problem in self.problems]


@pytest.fixture
def told() -> Told:
    return Told()


@pytest.fixture
def mixer(told: Told, monkeypatch: pytest.MonkeyPatch) -> Iterator[Mixer]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    made = Mixer(THEME, told)
    yield made
    made.close()


def step_until_open(mixer: Mixer, begin: float) -> float:
    """Step as a window does until there is a device. The time is the test's own: no attempt is given up."""
    for frame in range(2000):
        now = begin + frame * 0.001
        mixer.step(now)
        if mixer.is_open:
            return now
        time.sleep(0.005)
    pytest.fail("no device came")


def step_until_refused(mixer: Mixer, told: Told) -> None:
    for frame in range(2000):
        if told.reasons:
            return
        mixer.step(frame * 0.001)
        time.sleep(0.005)
    pytest.fail("nothing was told")


def test_what_is_heard_is_heard_at_once_and_nothing_is_told(mixer: Mixer, told: Told) -> None:
    mixer.open()
    assert mixer.is_open
    assert mixer.voice.ready
    mixer.play(Cue("set", 0.8, 4))
    assert pygame.mixer.get_busy()
    mixer.voice.play(SENTENCE, 22_050, 80)
    assert mixer.voice.busy()
    mixer.voice.stop()
    assert not mixer.voice.busy()
    assert told.problems == []


def test_the_device_is_asked_for_the_format_that_the_samples_are_made_for(mixer: Mixer) -> None:
    mixer.open()
    assert pygame.mixer.get_init() == (44_100, -16, 2)


def test_many_cues_at_once_never_take_the_channel_of_the_voice(mixer: Mixer) -> None:
    mixer.set(Levels(ambience=50, music=50))
    mixer.open()
    mixer.voice.play(SENTENCE, 22_050, 80)
    speaking = pygame.mixer.Channel(VOICE_CHANNEL).get_sound()
    loops = [pygame.mixer.Channel(number).get_sound() for number in (1, 2)]
    for _ in range(40):
        mixer.play(Cue("lost"))
        assert pygame.mixer.Channel(VOICE_CHANNEL).get_sound() is speaking
        assert [pygame.mixer.Channel(number).get_sound() for number in (1, 2)] == loops


def test_a_cue_that_the_theme_lacks_or_none_is_silence(mixer: Mixer) -> None:
    mixer.open()
    mixer.play(None)
    mixer.play(Cue("no-such-sound"))
    assert not pygame.mixer.get_busy()


def test_no_loop_is_heard_until_somebody_has_said_how_loud(mixer: Mixer) -> None:
    mixer.open()
    for frame in range(10):
        mixer.duck(on=frame % 2 == 0)
        mixer.step(frame)
    assert not pygame.mixer.get_busy()


def test_a_loop_is_on_while_it_has_a_volume(mixer: Mixer) -> None:
    mixer.open()
    ambience, music = pygame.mixer.Channel(1), pygame.mixer.Channel(2)
    mixer.set(Levels(ambience=50))
    assert (ambience.get_busy(), music.get_busy()) == (True, False)
    mixer.set(Levels(ambience=0, music=30))
    assert (ambience.get_busy(), music.get_busy()) == (False, True)
    mixer.set(Levels(music=30, muted=True))
    assert (ambience.get_busy(), music.get_busy()) == (False, False)


def test_a_sentence_has_the_volume_that_it_comes_with(mixer: Mixer) -> None:
    mixer.open()
    for volume, factor in ((100, 1), (50, 0.25), (0, 0)):
        mixer.voice.play(SENTENCE, 22_050, volume)
        speaking = pygame.mixer.Channel(VOICE_CHANNEL).get_sound()
        assert speaking
        assert speaking.get_volume() == pytest.approx(factor, abs=0.01)


def test_a_sentence_takes_the_place_of_the_one_before_and_nothing_is_queued(mixer: Mixer) -> None:
    mixer.open()
    mixer.voice.play(SENTENCE, 22_050, 80)
    mixer.voice.play(SENTENCE, 22_050, 80)
    assert pygame.mixer.Channel(VOICE_CHANNEL).get_queue() is None
    mixer.voice.play(b"", 22_050, 80)
    assert not mixer.voice.busy()
    mixer.voice.play(SENTENCE + b"\0", 22_050, 80)  # half a sample too many
    assert mixer.voice.busy()


def test_a_sentence_starts_within_a_millisecond_or_so_and_stops_in_less(mixer: Mixer) -> None:
    mixer.open()
    starts, stops = [], []
    for _ in range(30):
        begun = time.thread_time()
        mixer.voice.play(SENTENCE, 22_050, 80)
        started = time.thread_time()
        mixer.voice.stop()
        starts.append(started - begun)
        stops.append(time.thread_time() - started)
    assert median(starts) < 0.006  # about 1.2 ms where nothing else runs
    assert median(stops) < 0.001


def test_without_a_device_it_is_told_once_and_everything_is_silence(
    mixer: Mixer, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", NO_DEVICE)
    begun = time.thread_time()
    mixer.open()
    assert time.thread_time() - begun < 0.1
    step_until_refused(mixer, told)
    for hours in range(1, 4):  # each is time for one more attempt, at least
        mixer.step(hours * 3600)
        for frame in range(60):
            mixer.step(hours * 3600 + frame * 0.001)
            time.sleep(0.005)
    mixer.play(Cue("set"))
    mixer.duck(on=True)
    mixer.set(Levels(music=100))
    mixer.voice.play(SENTENCE, 22_050, 80)
    mixer.voice.stop()
    assert not mixer.voice.busy()
    assert not mixer.voice.wait(0)
    assert not mixer.is_open
    assert told.reasons == ["sound-no-device"]


def test_a_device_that_comes_later_is_found_and_it_is_told(
    mixer: Mixer, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", NO_DEVICE)
    mixer.open()
    step_until_refused(mixer, told)
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    mixer.step(100)
    mixer.step(100 + PAUSES[0] - 0.1)
    assert not mixer.is_open  # not at every frame
    step_until_open(mixer, 100 + PAUSES[0] + 0.1)
    assert told.reasons == ["sound-no-device", "sound-device-back"]
    mixer.play(Cue("set"))
    assert pygame.mixer.get_busy()
    assert mixer.voice.wait(0)


def test_a_device_that_is_pulled_out_is_missed_once_and_taken_back(
    mixer: Mixer, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    mixer.open()
    mixer.play(Cue("set"))
    mixer.voice.play(SENTENCE, 22_050, 80)
    monkeypatch.setenv("SDL_AUDIODRIVER", NO_DEVICE)
    mixer.lost()
    mixer.lost()
    assert not mixer.is_open
    assert not mixer.voice.busy()
    for frame in range(100):
        mixer.step(frame * 0.001)
        time.sleep(0.005)
    assert told.reasons == ["sound-no-device"]
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    mixer.found()
    step_until_open(mixer, 1)
    assert told.reasons == ["sound-no-device", "sound-device-back"]
    mixer.found()
    mixer.play(Cue("set", 0, 4))
    mixer.voice.play(SENTENCE, 22_050, 80)
    assert mixer.voice.busy()


def test_a_device_that_never_answers_holds_nothing_up(
    mixer: Mixer, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "pulseaudio")
    monkeypatch.setattr(attempts, "_ATTEMPT", "import time; time.sleep(60)")
    mixer.open()
    mixer.step(0)
    mixer.step(PATIENCE - 0.1)
    attempt = mixer._device._attempt
    assert attempt
    assert attempt.poll() is None  # it still hangs, and nobody has waited for it
    assert told.reasons == []
    mixer.step(PATIENCE + 0.1)  # given up
    step_until_refused(mixer, told)
    assert told.reasons == ["sound-no-device"]


def test_closing_ends_an_attempt_and_none_follows(mixer: Mixer, told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "pulseaudio")
    monkeypatch.setattr(attempts, "_ATTEMPT", "import time; time.sleep(60)")
    mixer.open()
    mixer.close()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    mixer.step(0)
    mixer.step(3600)
    assert not mixer.is_open
    assert told.reasons == []


def test_where_no_process_can_be_started_there_is_no_sound_and_no_crash(
    mixer: Mixer, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "pulseaudio")
    monkeypatch.setattr("sys.executable", "/nowhere/python")
    mixer.open()
    assert told.reasons == ["sound-no-device"]


def test_a_real_attempt_that_succeeds_opens_the_device(mixer: Mixer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attempts, "_HARMLESS_DRIVERS", set())
    mixer.open()
    step_until_open(mixer, 0)


def test_it_may_be_closed_and_opened_again(mixer: Mixer, told: Told) -> None:
    for _ in range(3):
        mixer.open()
        mixer.play(Cue("set", 0, 4))
        mixer.voice.play(SENTENCE, 22_050, 80)
        mixer.close()
        assert not mixer.voice.busy()
    assert told.problems == []


def chunk(name: bytes, content: bytes) -> bytes:
    return name + struct.pack("<I", len(content)) + content + bytes(len(content) % 2)


def wav(samples: bytes, *, channels: int = 1, rate: int = 44_100, bits: int = 16, kind: int = 1) -> bytes:
    frame = channels * bits // 8
    form = struct.pack("<HHIIHH", kind, channels, rate, rate * frame, frame, bits)
    return chunk(b"RIFF", b"WAVE" + chunk(b"fmt ", form) + chunk(b"data", samples))


def ogg(packets: int, end: int) -> bytes:
    """Some packets of silence, 20 ms each, of which all is to be played up to sample *end*, at 48000 a second."""
    head = struct.pack("<8sBBHIhB", b"OpusHead", 1, 1, 312, 48_000, 0, 0)
    pages = [(2, 0, [head]), (0, 0, [b"OpusTags" + bytes(8)]), (4, end, [b"\xf8\xff\xfe"] * packets)]
    return b"".join(_page(kind, end, number, parts) for number, (kind, end, parts) in enumerate(pages))


def _page(kind: int, end: int, number: int, packets: list[bytes]) -> bytes:
    def page(check: int) -> bytes:
        lengths = bytes(map(len, packets))
        head = struct.pack("<4sBBqIIIB", b"OggS", 0, kind, end, 1, number, check, len(lengths))
        return head + lengths + b"".join(packets)

    return page(_check(page(0)))


def _check(data: bytes) -> int:
    value = 0
    for byte in data:
        value ^= byte << 24
        for _ in range(8):
            value = (value << 1 ^ (0x04C11DB7 if value >> 31 else 0)) & 0xFFFFFFFF
    return value


NO_SOUND = {
    "empty": b"",
    "a text": b"not a sound",
    "a head": chunk(b"RIFF", b"WAVE"),
    "no samples": wav(b""),
    "no samples, as the mixer plays": wav(b"", channels=2),
    "half a sample": wav(b"x"),
    "half a frame": wav(b"xx", channels=2),
    "three samples, many a second": wav(b"xx" * 3, rate=192_000),
    "less than a millisecond": wav(b"xx" * 20),
    "no samples that were promised": wav(b"xx" * 500)[:44],
    "one byte of those that were promised": wav(b"xx" * 500)[:45],
    "no samples of a byte": wav(b"", bits=8),
    "no samples of a fraction": wav(b"xxx", bits=32, kind=3),
    "no samples of a logarithm": wav(b"", bits=8, kind=7),
    "a rate beyond reason": wav(b"xx" * 500, rate=2**31 - 1),
    "one sample for hours": wav(b"xx" * 500, rate=1),
    "no rate": wav(b"xx" * 500, rate=0),
    "no channel": wav(b"xx" * 500, channels=0),
    "samples before their form": chunk(b"RIFF", b"WAVE" + chunk(b"data", b"xx" * 500)),
    "a form cut short": chunk(b"RIFF", b"WAVE" + chunk(b"fmt ", b"\1\0") + chunk(b"data", b"xx" * 500)),
    "an Ogg without sound": ogg(0, 0),
    "an Ogg of which nothing is to be played": ogg(1, 312),
    "an Ogg that is over at once": ogg(1, 313),
    "an Ogg cut short": ogg(1, 960)[:40],
}


@pytest.mark.parametrize("content", NO_SOUND.values(), ids=NO_SOUND)
def test_a_file_that_is_no_sound_is_told_once_and_the_others_play(
    content: bytes, told: Told, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    (tmp_path / "won.wav").write_bytes(content)
    (tmp_path / "room.wav").write_bytes(content)
    theme = Theme({**THEME.sounds, "won": tmp_path / "won.wav"}, {"ambience": tmp_path / "room.wav"})
    mixer = Mixer(theme, told)
    mixer.set(Levels(ambience=50))
    for _ in range(2):
        mixer.open()
        mixer.play(Cue("won", 0, HIGHEST))
        assert not pygame.mixer.get_busy()
        mixer.play(Cue("lost"))
        assert pygame.mixer.get_busy()
        mixer.close()
    sentences = [Catalog("fr", strict=True).problem(problem) for problem in told.problems]
    assert [name in sentence for name, sentence in zip(("won.wav", "room.wav"), sentences, strict=True)] == [True, True]


SOUNDS = {
    "stereo": wav(b"xxyy" * 500, channels=2),
    "a byte a sample": wav(b"x" * 500, bits=8),
    "three bytes a sample": wav(b"xyz" * 500, bits=24),
    "a fraction": wav(struct.pack("<f", 0.5) * 500, bits=32, kind=3),
    "a logarithm": wav(b"x" * 500, bits=8, kind=7),
    "many a second": wav(b"xx" * 2000, rate=192_000),
    "few a second": wav(b"xx" * 500, rate=8_000),
    "six ears": wav(b"xx" * 3000, channels=6),
    "half a sample too many": wav(b"xx" * 500 + b"x"),
    "cut short": wav(b"xx" * 5000)[:1000],
    "an Ogg": ogg(10, 9600),
    "other things beside": b"RIFF\0\0\0\0WAVE" + chunk(b"LIST", b"by me") + wav(b"xx" * 500)[12:] + chunk(b"id3 ", b""),
}


@pytest.mark.parametrize("content", SOUNDS.values(), ids=SOUNDS)
def test_a_file_of_any_usual_kind_is_heard(
    content: bytes, told: Told, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    (tmp_path / "won.wav").write_bytes(content)
    mixer = Mixer(Theme({"won": tmp_path / "won.wav"}, {"ambience": tmp_path / "won.wav"}), told)
    mixer.set(Levels(ambience=50))
    mixer.open()
    mixer.play(Cue("won", 0, HIGHEST))
    heard = [pygame.mixer.Channel(number).get_busy() for number in range(pygame.mixer.get_num_channels())]
    mixer.close()
    assert told.problems == []
    assert heard.count(True) == 2


def test_a_file_that_went_away_since_the_theme_was_read_is_told(
    told: Told, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    mixer = Mixer(Theme({"won": tmp_path / "won.wav", "lost": None}, {}), told)
    mixer.open()
    mixer.close()
    assert told.reasons == ["sound-file-damaged"]


def test_a_cue_of_any_length_is_over_within_300_ms(told: Told, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    copyfile(SHIPPED / "music.wav", tmp_path / "won.wav")
    mixer = Mixer(Theme({"won": tmp_path / "won.wav"}), told)
    mixer.open()
    mixer.play(Cue("won"))
    playing = [pygame.mixer.Channel(number).get_sound() for number in range(3, 11)]
    assert [sound.get_length() for sound in playing if sound] == [pytest.approx(0.3, abs=0.01)]
    mixer.close()


def test_another_thread_speaks_while_the_main_one_cuts_and_loses_the_device(mixer: Mixer, told: Told) -> None:
    mixer.open()
    failures: list[Exception] = []
    going = True

    def speak() -> None:
        try:
            while going:
                mixer.voice.play(SENTENCE[:4000], 22_050, 80)
                mixer.voice.play(SENTENCE[:4000], 16_000, 80)
                mixer.voice.busy()
        except Exception as error:  # noqa: BLE001 - whatever it is, the test tells it
            failures.append(error)

    thread = Thread(target=speak)
    thread.start()
    for turn in range(60):
        mixer.voice.stop()
        mixer.play(Cue("set", 0, turn % 20))
        if turn % 10 == 9:
            mixer.step(turn)
            mixer.lost()
            step_until_open(mixer, turn + PAUSES[0])
        time.sleep(0.002)
    going = False
    thread.join()
    assert failures == []
    assert told.reasons == ["sound-no-device", "sound-device-back"] * 6
