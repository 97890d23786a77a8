"""Samples, 16 bits each: from whatever a file or a voice gives to what the mixer plays, stereo at 44100 Hz."""

import struct
from array import array

RATE = 44_100
SAMPLE_BYTES = 2
FRAME_BYTES = 2 * SAMPLE_BYTES
"""A sample for each ear."""


def doubled(pcm: bytes) -> "array[int]":
    """Turn mono at half the mixer's rate into stereo at its rate: between two samples, their mean.

    All samples are handled at once, as digits of one large number: some 0.4 ms for each second of sound.
    """
    size = len(pcm)
    samples = size // SAMPLE_BYTES
    sign = int.from_bytes(b"\x00\x80" * samples, "little")
    every_bit_but_last = int.from_bytes(b"\xfe\xff" * samples, "little")
    # With their sign bit turned, samples are numbers from 0 up, and no mean borrows from its neighbour.
    now = int.from_bytes(pcm, "little") ^ sign
    after = now >> 16 | now >> 8 * (size - SAMPLE_BYTES) << 8 * (size - SAMPLE_BYTES)
    mean = ((now & after) + (((now ^ after) & every_bit_but_last) >> 1)) ^ sign
    given, between = array("h", pcm), array("h", mean.to_bytes(size, "little"))
    frames = array("h", [0]) * (4 * samples)
    frames[0::4] = frames[1::4] = given
    frames[2::4] = frames[3::4] = between
    return frames


def as_wav(pcm: bytes, rate: int) -> bytes:
    """Give mono samples of any rate as a WAV file, for SDL to convert."""
    head = b"RIFF", 36 + len(pcm), b"WAVE", b"fmt ", 16, 1, 1, rate, rate * SAMPLE_BYTES, SAMPLE_BYTES, 16
    return struct.pack("<4sI4s4sIHHIIHH4sI", *head, b"data", len(pcm)) + pcm


def to_mono(raw: bytes) -> "array[int]":
    """Take a stereo sound's middle: a sound of the room is one point, and its place is told by the pan."""
    frames = array("h", raw)
    left, right = frames[0::2], frames[1::2]
    return left if left == right else array("h", ((a + b) // 2 for a, b in zip(left, right, strict=True)))


def to_stereo(mono: "array[int]") -> "array[int]":
    """Give the same to both ears."""
    frames = array("h", [0]) * (2 * len(mono))
    frames[0::2] = frames[1::2] = mono
    return frames
