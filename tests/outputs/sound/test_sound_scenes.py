"""What is really heard: scenes rendered to files by SDL's disk driver, and measured."""

import json
import os
import subprocess
import sys
import wave
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from cachecash.outputs.sound.cues import Cues
from cachecash.outputs.sound.theme import learnable, read

np: Any = pytest.importorskip("numpy")
RATE = 44_100
THEME = read()[0]
NAMES = learnable(THEME)
SPEECH = -22.0
"""Strength of a French sentence of eSpeak NG at full volume, in dB under full scale (measured)."""
QUIET: dict[str, Any] = {}
CUES_ONLY: dict[str, Any] = {"effects": 100}
VOICE_VOLUME = 80
"""What a voice's tuning has by default."""


Scene = tuple[dict[str, Any], list[list[Any]]]


@dataclass
class Studio:
    """Renders scenes; *done* is when each step of each scene was done, in seconds of its sound."""

    folder: Path
    done: list[list[float]] = field(default_factory=list)

    def voice(self, seconds: float, rate: int = 22_050, pitch: float = 440) -> str:
        """Write a steady sound as strong as a sentence."""
        path = self.folder / f"voice-{seconds}-{rate}-{pitch}.wav"
        t = np.arange(int(seconds * rate)) / rate
        sound = np.sin(2 * np.pi * pitch * t) * 2**0.5 * 10 ** (SPEECH / 20)
        with wave.open(str(path), "wb") as file:
            file.setparams((1, 2, rate, 0, "NONE", ""))
            file.writeframes(np.round(sound * 32767).astype("<i2").tobytes())
        return str(path)

    def heard(self, levels: dict[str, Any], *steps: list[Any]) -> Any:
        """Render one scene in real time; the frames, left and right, from -1 to 1."""
        return self.all_heard([(levels, [*steps])], delay=12)[0]

    def all_heard(self, scenes: list[Scene], delay: int = 1) -> list[Any]:
        """Render scenes, a buffer of 12 ms taking *delay* milliseconds."""
        files = [str(self.folder / f"{number}.raw") for number in range(len(scenes))]
        orders = [[file, *scene] for file, scene in zip(files, scenes, strict=True)]
        made = subprocess.run(
            [sys.executable, Path(__file__).with_name("render.py")],
            input=json.dumps(orders),
            capture_output=True,
            encoding="utf-8",
            timeout=120,
            env=os.environ | {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIODELAY": str(delay)},
            check=False,
        )
        assert made.returncode == 0, made.stderr
        self.done = json.loads(made.stdout)
        return [np.fromfile(file, "<i2").reshape(-1, 2) / 32768 for file in files]


@pytest.fixture
def studio(tmp_path: Path) -> Studio:
    return Studio(tmp_path)


@cache
def cues_rendered(folder: Path) -> dict[str, Any]:
    """Each cue by itself, as it is; one process for all."""
    rendered = Studio(folder).all_heard([(CUES_ONLY, [["play", name, 0, 0], ["wait", 0.5]]) for name in NAMES])
    return dict(zip(NAMES, rendered, strict=True))


@pytest.fixture(scope="module")
def cues(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return cues_rendered(tmp_path_factory.mktemp("cues"))


def strength(sound: Any) -> float:
    """Root of the mean square, in dB under full scale, of both ears together."""
    return float(10 * np.log10((sound**2).sum(axis=-1).mean() / 2 + 1e-12))


def energy(sound: Any) -> float:
    """The whole of it, in dB: silence around it adds nothing."""
    return float(10 * np.log10((sound**2).sum() + 1e-12))


def balance(sound: Any) -> float:
    """How much stronger the right ear is than the left one, in dB."""
    left, right = ((sound**2).mean(axis=0) + 1e-12).tolist()
    return float(10 * np.log10(right / left))


def windows(sound: Any) -> list[float]:
    """The strength of each tenth of a second."""
    step = RATE // 10
    return [strength(sound[at : at + step]) for at in range(0, len(sound) - step, step)]


def seconds_of(sound: Any) -> float:
    """From the first sample that is no silence to the last one."""
    there = np.flatnonzero(np.abs(sound).max(axis=1) > 0.0005)
    return float((there[-1] - there[0] + 1) / RATE)


def loudest(sound: Any) -> float:
    step = RATE // 10
    power = np.convolve((sound**2).mean(axis=1), np.ones(step) / step)
    return float(10 * np.log10(power.max()))


@pytest.mark.parametrize("name", NAMES)
def test_a_cue_is_heard_and_over_within_300_ms(name: str, cues: dict[str, Any]) -> None:
    assert 0.03 < seconds_of(cues[name]) < 0.3


def test_cues_are_as_loud_as_each_other(cues: dict[str, Any]) -> None:
    # Here without the ear's weighting, by which they are made equal: hence the wider range.
    levels = [loudest(sound) for sound in cues.values()]
    assert min(levels) > -30
    assert max(levels) < -14


def test_no_two_cues_can_be_confused(cues: dict[str, Any]) -> None:
    spectra = [np.abs(np.fft.rfft(sound.mean(axis=1), RATE)) for sound in cues.values()]
    for one, first in enumerate(spectra):
        for second in spectra[one + 1 :]:
            assert first @ second / np.linalg.norm(first) / np.linalg.norm(second) < 0.8


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_each_seat_is_heard_from_its_place_and_as_strong(seats: int, studio: Studio) -> None:
    cues = Cues(THEME, seats, 0)
    places = [cues.pan(seat) for seat in range(seats)]
    # In real time: a place is taken just after a sound has begun, and a file that is written faster hears that moment.
    scenes: list[Scene] = [(CUES_ONLY, [["play", "set", pan, 0], ["wait", 0.4]]) for pan in places]
    sounds = studio.all_heard(scenes, delay=12)
    mine, *others = [balance(sound) for sound in sounds]
    assert mine == pytest.approx(0, abs=0.2)
    assert others[0] < -8
    assert all(left + 2 < right for left, right in pairwise(others))
    assert all(abs(other) > 3 for other in others)
    assert max(map(energy, sounds)) - min(map(energy, sounds)) < 0.3


def test_in_mono_both_ears_have_the_same(studio: Studio) -> None:
    sound = studio.heard({**CUES_ONLY, "mono": True}, ["play", "set", -0.8, 0], ["wait", 0.4])
    assert strength(sound) > -40
    assert (sound[:, 0] == sound[:, 1]).all()


def test_what_is_dearer_is_higher_and_never_longer(studio: Studio) -> None:
    sounds = studio.all_heard([(CUES_ONLY, [["play", "set", 0, higher], ["wait", 0.4]]) for higher in (0, 12, 19)])
    pitches = [np.abs(np.fft.rfft(sound[:, 0], RATE)).argmax() for sound in sounds]
    assert pitches[1] == pytest.approx(2 * pitches[0], rel=0.03)
    assert pitches[2] == pytest.approx(3 * pitches[0], rel=0.03)
    assert [seconds_of(sound) for sound in sounds] == sorted((seconds_of(sound) for sound in sounds), reverse=True)


def test_volumes_are_separate_and_mute_spares_the_voice(studio: Studio) -> None:
    act: list[list[Any]] = [["play", "set", 0, 0], ["wait", 0.4]]
    speak: list[list[Any]] = [["voice", studio.voice(0.2), 100], ["wait", 0.4]]
    loud, soft, none, muted, spoken = studio.all_heard(
        [
            *(({**QUIET, "effects": effects}, act) for effects in (100, 50, 0)),
            ({"muted": True, "music": 100}, act),
            ({"muted": True, "music": 100}, speak),
        ]
    )
    assert energy(loud) - energy(soft) == pytest.approx(12, abs=0.5)
    assert np.abs(none).max() == np.abs(muted).max() == 0
    assert energy(spoken) > 20


def test_the_volume_of_the_voice_is_that_of_its_tuning(studio: Studio) -> None:
    said = studio.voice(0.2)
    scenes: list[Scene] = [(QUIET, [["voice", said, volume], ["wait", 0.4]]) for volume in (100, 50)]
    full, tuned = studio.all_heard(scenes)
    assert energy(full) - energy(tuned) == pytest.approx(12, abs=0.5)


def test_speech_is_20_db_above_the_room_and_the_music_at_every_moment(studio: Studio) -> None:
    said, room, both, alone = studio.all_heard(
        [
            (QUIET, [["voice", studio.voice(2), VOICE_VOLUME], ["wait", 1.5]]),
            ({"ambience": 50}, [["wait", 6]]),  # longer than the loop
            ({"ambience": 50, "music": 50}, [["wait", 13]]),
            ({"music": 50}, [["wait", 2]]),
        ]
    )
    speech = strength(said[RATE // 10 : RATE])
    # Even while nobody has ducked them yet.
    assert max(windows(room)) < speech - 20
    assert max(windows(both)) < speech - 20
    for sound in (room, alone):  # quiet, yet there
        assert -65 < strength(sound[RATE // 5 :]) < -46


def test_the_room_is_lower_while_somebody_speaks_and_comes_back(studio: Studio) -> None:
    steps: list[list[Any]] = [["wait", 1], ["duck", True], ["wait", 1], ["duck", False], ["wait", 2]]
    sound = studio.heard({"ambience": 100}, *steps)
    on, off, end = (round(RATE * studio.done[0][step]) for step in (0, 2, 4))
    before, under = sound[RATE // 10 : on], sound[on + RATE // 3 : off]
    assert strength(before) - strength(under) == pytest.approx(12, abs=2)
    assert strength(sound[off + round(1.2 * RATE) : end]) == pytest.approx(strength(before), abs=1.5)


def test_our_own_voice_lowers_the_room_without_being_told(studio: Studio) -> None:
    said = studio.voice(1, pitch=8000)
    sound = studio.heard({"ambience": 100}, ["wait", 0.5], ["voice", said, 100], ["wait", 0.9])
    spectrum = np.fft.rfft(sound[:, 0])
    room = np.fft.irfft(np.where(np.fft.rfftfreq(len(sound), 1 / RATE) < 4000, spectrum, 0), len(sound))
    begun, end = (round(RATE * studio.done[0][step]) for step in (0, 2))
    before, under = room[RATE // 10 : begun], room[begun + RATE // 3 : end]
    assert 10 * np.log10((before**2).mean() / (under**2).mean()) == pytest.approx(12, abs=2.5)


@pytest.mark.parametrize("rate", [22_050, 16_000, 44_100])
def test_a_voice_of_any_rate_keeps_its_pitch_its_length_and_its_strength(rate: int, studio: Studio) -> None:
    sound = studio.heard(QUIET, ["voice", studio.voice(0.5, rate), 100], ["wait", 0.8])
    assert seconds_of(sound) == pytest.approx(0.5, abs=0.01)
    begun = np.flatnonzero(np.abs(sound).max(axis=1) > 0.0005)[0]
    steady = sound[begun + 2000 : begun + 2000 + RATE // 4]
    assert np.abs(np.fft.rfft(steady[:, 0], RATE)).argmax() == pytest.approx(440, abs=3)
    assert strength(steady) == pytest.approx(SPEECH, abs=0.5)
    assert (sound[:, 0] == sound[:, 1]).all()


def test_a_voice_that_is_stopped_is_silent_at_once_and_nothing_follows(studio: Studio) -> None:
    said = studio.voice(2)
    sound = studio.heard(QUIET, ["voice", said, 100], ["wait", 0.2], ["stop"], ["wait", 0.5])
    stopped = round(RATE * studio.done[0][2])
    assert np.abs(sound[: stopped - RATE // 10]).max() > 0.05
    assert np.abs(sound[stopped + 3 * 512 :]).max() == 0  # what was already on its way to the device
