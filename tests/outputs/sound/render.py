"""Play scenes into files through SDL's disk driver: run by the tests, in a process of its own.

On the standard input, as JSON, a list of scenes: the file to write, the levels, and the steps, each a list: ``["play",
sound, pan, semitones]``, ``["voice", wav file, volume]``, ``["stop"]``, ``["duck", on]`` or ``["wait", seconds]``.
Seconds are those of the sound: the driver may write faster than one hears. On the standard output, for each scene, the
second at which each step was done.
"""

import json
import os
import sys
import time
import wave
from pathlib import Path
from typing import Any

from cachecash.outputs.sound.cues import Cue
from cachecash.outputs.sound.mixer import Levels, Mixer
from cachecash.outputs.sound.theme import read

BYTES_A_SECOND = 44_100 * 4


def render(file: str, levels: dict[str, Any], steps: list[list[Any]]) -> list[float]:
    os.environ["SDL_DISKAUDIOFILE"] = file
    problems: list[Any] = []
    mixer = Mixer(read()[0], problems.append)
    mixer.set(Levels(**levels))
    mixer.open()
    done = []
    for verb, *rest in steps:
        if verb == "wait":
            wait(mixer, Path(file), rest[0])
        else:
            act(mixer, verb, rest)
        done.append(Path(file).stat().st_size / BYTES_A_SECOND)
    mixer.close()
    assert problems == [], problems
    return done


def act(mixer: Mixer, verb: str, rest: list[Any]) -> None:
    match verb:
        case "play":
            mixer.play(Cue(*rest))
        case "voice":
            with wave.open(rest[0]) as sound:
                mixer.voice.play(sound.readframes(sound.getnframes()), sound.getframerate(), rest[1])
        case "stop":
            mixer.voice.stop()
        case "duck":
            mixer.duck(rest[0])


def wait(mixer: Mixer, file: Path, seconds: float) -> None:
    begun = written = file.stat().st_size
    while written < begun + seconds * BYTES_A_SECOND:
        mixer.step(written / BYTES_A_SECOND)
        time.sleep(0.0005)
        written = file.stat().st_size


if __name__ == "__main__":
    json.dump([render(*scene) for scene in json.load(sys.stdin)], sys.stdout)
