"""The shipped sounds are those that our maker makes: short, as loud as each other, and the loops without a seam."""

import importlib.util
import wave
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

np: Any = pytest.importorskip("numpy")
ROOT = Path(__file__).parents[2]
SHIPPED = ROOT / "sounds"


def maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_sounds", ROOT / "tools" / "make_sounds.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


MAKER = maker()


def samples(path: Path) -> Any:
    with wave.open(str(path)) as file:
        assert (file.getframerate(), file.getsampwidth(), file.getnchannels()) == (44_100, 2, 1)
        return np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32768


def test_making_them_again_gives_the_same_bytes(tmp_path: Path) -> None:
    MAKER.make(tmp_path)
    made = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    shipped = {path.name: path.read_bytes() for path in SHIPPED.iterdir() if path.name in made}
    assert shipped.keys() == made.keys()
    assert [name for name in made if made[name] != shipped[name]] == []


def test_every_file_is_made_by_the_maker_and_named_in_the_credits() -> None:
    files = {path.stem for path in SHIPPED.glob("*.wav")}
    assert files == MAKER.CUES.keys() | MAKER.LOOPS.keys()
    credit = (SHIPPED / "CREDITS.md").read_text(encoding="utf-8")
    assert all(f"`{name}.wav`" in credit for name in files)
    assert "GPL-3.0-or-later" in credit


@pytest.mark.parametrize("name", MAKER.CUES)
def test_a_cue_is_short_and_as_loud_to_the_ear_as_the_others(name: str) -> None:
    sound = samples(SHIPPED / f"{name}.wav")
    assert 0.05 < sound.size / 44_100 < 0.3
    assert MAKER.loudness(sound) == pytest.approx(MAKER.CUE_LOUDNESS, abs=0.5)
    assert np.abs(sound).max() < 0.9
    assert np.abs(sound[-1]) < 0.001  # no click where it ends


@pytest.mark.parametrize("name", MAKER.LOOPS)
def test_a_loop_is_quiet_and_has_no_seam(name: str) -> None:
    sound = samples(SHIPPED / f"{name}.wav")
    assert 20 * np.log10(sound.std()) == pytest.approx(MAKER.LOOP_LOUDNESS, abs=0.5)
    steps = np.abs(np.diff(sound))
    assert abs(sound[0] - sound[-1]) <= np.quantile(steps, 0.999)
    # The bend at the seam is one among others: neither the level nor the slope jumps.
    bends = np.abs(np.diff(sound, 2))
    around = np.concatenate([sound[-2:], sound[:2]])
    assert np.abs(np.diff(around, 2)).max() <= np.quantile(bends, 0.999)


def test_families_can_be_told_apart_by_their_timbre() -> None:
    spectra = {}
    for name in MAKER.CUES:
        power = np.abs(np.fft.rfft(samples(SHIPPED / f"{name}.wav"), 1 << 15)) ** 2
        edges = np.geomspace(80, 16_000, 25) / 44_100 * (1 << 15)
        bands = np.array([power[int(low) : int(high) + 1].sum() for low, high in pairwise(edges)])
        spectra[name] = bands / np.linalg.norm(bands)
    for one, first in spectra.items():
        for other, second in spectra.items():
            assert one == other or first @ second < 0.9, (one, other)


def test_a_cue_that_is_too_loud_or_too_long_is_not_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MAKER, "CUE_LOUDNESS", 0.0)
    with pytest.raises(ValueError, match="too loud"):
        MAKER.make(tmp_path)
    monkeypatch.setattr(MAKER, "LONGEST", 0.1)
    with pytest.raises(ValueError, match="too long"):
        MAKER.make(tmp_path)
