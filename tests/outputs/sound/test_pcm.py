"""Samples: exact, whatever they are, and fast."""

import wave
from array import array
from io import BytesIO

from hypothesis import given
from hypothesis import strategies as st

from cachecash.outputs.sound.pcm import as_wav, doubled, to_mono, to_stereo

SAMPLES = st.lists(st.integers(-32768, 32767), min_size=1, max_size=40).map(lambda samples: array("h", samples))


@given(SAMPLES)
def test_doubling_keeps_each_sample_and_puts_the_mean_between_two(mono: "array[int]") -> None:
    after = [*mono[1:], mono[-1]]
    expected = [
        sample
        for now, then in zip(mono, after, strict=True)
        for sample in (now, now, (now + then) // 2, (now + then) // 2)
    ]
    assert [*doubled(mono.tobytes())] == expected


@given(SAMPLES)
def test_mono_goes_to_both_ears_and_back(mono: "array[int]") -> None:
    assert to_mono(to_stereo(mono).tobytes()) == mono


def test_a_stereo_file_becomes_the_middle_of_its_sides() -> None:
    assert [*to_mono(array("h", [100, 200, -32768, -32768, 32767, 32767, 0, -3]).tobytes())] == [150, -32768, 32767, -2]


@given(SAMPLES, st.integers(8000, 96_000))
def test_a_wav_file_holds_what_it_was_made_of(mono: "array[int]", rate: int) -> None:
    with wave.open(BytesIO(as_wav(mono.tobytes(), rate))) as file:
        assert file.getparams()[:4] == (1, 2, rate, len(mono))
        assert file.readframes(len(mono)) == mono.tobytes()
