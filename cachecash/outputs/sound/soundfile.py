"""A sound file, looked at before pygame is handed it: one that holds next to nothing would end the whole program.

SDL frees a sound twice of which nothing is left once it has the rate of the device. So what a WAV says of itself is
read here, and pygame gets it again with nothing in it but what was read.
"""

import struct

LEAST_SECONDS = 0.001
"""What is over sooner is no sound."""

_RATES = range(4_000, 192_001)
_KINDS = {1, 3, 6, 7, 0xFFFE}
"""The formats in which each sample stands by itself: numbers, fractions, two logarithms, any of these at length."""
_FORM = struct.Struct("<HHIIHH")
_CHUNK = struct.Struct("<4sI")
_HEAD = 12


class NoSound(Exception):
    """There is no sound in a file, or of a kind that is not played."""


def playable(data: bytes) -> bytes:
    """Give the sound in *data*, a WAV or an Ogg, so that pygame can load it. Raises `NoSound`.

    An Ogg is given as it is: one without sound is loaded, and found to be empty.
    """
    if data.startswith(b"OggS"):
        return data
    if not (data.startswith(b"RIFF") and data[8:_HEAD] == b"WAVE"):
        raise NoSound
    form, samples = _wav(data)
    content = b"WAVE" + _chunk(b"fmt ", form) + _chunk(b"data", samples)
    return _chunk(b"RIFF", content)


def _wav(data: bytes) -> tuple[bytes, bytes]:
    """Give what a WAV says of its samples, and all its samples that are whole. Raises `NoSound`."""
    form, place = b"", _HEAD
    while place + _CHUNK.size <= len(data):
        name, size = _CHUNK.unpack_from(data, place)
        place += _CHUNK.size
        if name == b"fmt ":
            form = data[place : place + size]
        elif name == b"data":
            return form, _whole(form, data[place : place + size])
        place += size + size % 2
    raise NoSound


def _whole(form: bytes, samples: bytes) -> bytes:
    if len(form) < _FORM.size:
        raise NoSound
    kind, _channels, rate, _bytes_a_second, frame, _bits = _FORM.unpack_from(form)
    if kind not in _KINDS or rate not in _RATES or frame == 0:
        raise NoSound
    frames = len(samples) // frame
    if frames < rate * LEAST_SECONDS:
        raise NoSound
    return samples[: frames * frame]


def _chunk(name: bytes, content: bytes) -> bytes:
    return _CHUNK.pack(name, len(content)) + content + bytes(len(content) % 2)
