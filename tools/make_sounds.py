"""Make the sounds of the room: `make sounds`. Pure arithmetic, no recording, the same bytes on each run.

Each cue has its own timbre (bell, paper, wood, flick, marimba, bubbles, accordion, fist, brass, glockenspiel, reed,
buzzer, block, glass), lasts less than 300 ms, and is as loud to the ear as the others. The two loops are far quieter,
and end where they begin.
"""

import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Wave = NDArray[Any]

RATE = 44_100
LONGEST = 0.29
"""Seconds: a cue must be over within 300 ms."""
CUE_LOUDNESS = -21.0
"""Loudness of a cue's loudest tenth of a second, in dB under full scale, weighted as the ear hears (curve A)."""
LOOP_LOUDNESS = -40.0
"""Loudness of a whole loop, in dB under full scale, unweighted: far under a voice (about -22)."""
PEAK = 0.89
HERE = Path(__file__).resolve().parents[1] / "sounds"


def times(seconds: float) -> Wave:
    return np.arange(round(seconds * RATE)) / RATE


def tone(pitch: float, seconds: float, partials: Sequence[tuple[float, float, float]], attack: float = 0.003) -> Wave:
    """Add partials (multiple of the pitch, strength, seconds until it has fallen to a third)."""
    t = times(seconds)
    sound = np.zeros_like(t)
    for multiple, strength, fall in partials:
        sound += strength * np.sin(2 * np.pi * pitch * multiple * t) * np.exp(-t / fall)
    return sound * np.minimum(1, t / attack)


def noise(count: int, seed: int) -> Wave:
    """White noise between -1 and 1 from our own generator (SplitMix64): no library may change it."""
    state = np.arange(1, count + 1, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15) + np.uint64(seed << 32)
    state = (state ^ (state >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    state = (state ^ (state >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    state ^= state >> np.uint64(31)
    return (state >> np.uint64(11)).astype(np.float64) / 2.0**52 - 1


def filtered(sound: Wave, shape: Callable[[Wave], Wave]) -> Wave:
    """Weigh the frequencies by *shape*. The sound is taken as a loop: what enters without an edge stays so."""
    spectrum = np.fft.rfft(sound)
    return np.fft.irfft(spectrum * shape(np.fft.rfftfreq(sound.size, 1 / RATE)), sound.size)


def bump(centre: float, octaves: float) -> Callable[[Wave], Wave]:
    """A band around *centre*, in hertz, so many octaves wide."""
    return lambda pitch: np.exp(-((np.log2(np.maximum(pitch, 1) / centre) / octaves) ** 2))


def together(*parts: tuple[float, Wave]) -> Wave:
    """Mix parts, each from its own moment in seconds."""
    starts = [round(at * RATE) for at, _ in parts]
    mix = np.zeros(max(start + part.size for start, (_, part) in zip(starts, parts, strict=True)))
    for start, (_, part) in zip(starts, parts, strict=True):
        mix[start : start + part.size] += part
    return mix


# ---- the cues


def your_turn() -> Wave:
    bell = ((1, 1, 0.12), (2, 0.5, 0.06), (2.76, 0.35, 0.04), (5.4, 0.12, 0.02))
    return together((0, tone(659.3, 0.28, bell)), (0.11, tone(880, 0.17, bell)))


def card_taken() -> Wave:
    t = times(0.17)
    low, high = (filtered(noise(t.size, 1), bump(centre, 0.6)) for centre in (1400, 3800))
    slide = t / t[-1]
    swish: Wave = (low * (1 - slide) + high * slide) * np.sin(np.pi * slide**0.7) ** 2
    return swish


def card_laid() -> Wave:
    t = times(0.12)
    slap = filtered(noise(t.size, 2), bump(1800, 1.2)) * np.exp(-t / 0.006)
    return 1.6 * slap + tone(392, 0.12, ((1, 1, 0.03), (2.7, 0.3, 0.012)), attack=0.001)


def card_turned() -> Wave:
    t = times(0.05)
    flick = filtered(noise(t.size, 4), bump(7500, 0.5)) * np.exp(-t / 0.008)
    return together((0, flick), (0.045, 1.3 * flick), (0.085, tone(880, 0.07, ((1, 0.25, 0.012),), attack=0.001)))


def column_gone() -> Wave:
    bubbles = []
    for place, start in enumerate((420, 560, 750)):
        t = times(0.09)
        rising = np.sin(2 * np.pi * start * (t + 4 * t**2)) * np.sin(np.pi * t / t[-1]) ** 2
        bubbles.append((0.075 * place, rising))
    return together(*bubbles)


def a_set() -> Wave:
    marimba = ((1, 1, 0.09), (3.93, 0.4, 0.03), (9.2, 0.1, 0.01))
    notes = (392, 493.9, 587.3)
    return together(*((0.055 * place, tone(pitch, 0.17, marimba)) for place, pitch in enumerate(notes)))


def chef_pleased() -> Wave:
    t = times(0.28)
    swell = np.minimum(1, t / 0.03) * np.minimum(1, (t[-1] - t) / 0.06)
    reeds = tuple((n, 1 / n**1.2, 9.0) for n in range(1, 8))
    chord = together(*((0, tone(pitch * beat, 0.28, reeds)) for pitch in (261.6, 329.6, 392) for beat in (1, 1.012)))
    return np.asarray(chord * swell)


def chef_angered() -> Wave:
    t = times(0.14)
    fist = filtered(noise(t.size, 5), bump(900, 0.9)) * np.exp(-t / 0.03)
    rattle = filtered(noise(t.size, 6), bump(2600, 0.4)) * np.exp(-t / 0.05) * np.sin(2 * np.pi * 40 * t) ** 2
    blow = 1.5 * fist + rattle + 0.5 * tone(155, 0.14, ((1, 1, 0.05), (1.5, 0.6, 0.04), (2, 0.4, 0.03)), attack=0.004)
    return together((0, blow), (0.145, blow))


def challenge() -> Wave:
    brass = tuple((n, 1 / n, 0.16 / n**0.3) for n in range(1, 11))
    return together((0, tone(233.1, 0.09, brass, 0.015)), (0.09, tone(311.1, 0.18, brass, 0.02)))


def won() -> Wave:
    glockenspiel = ((1, 1, 0.11), (2.76, 0.5, 0.05), (5.4, 0.25, 0.02))
    notes = (1046.5, 1318.5, 1568, 2093)
    return together(*((0.05 * place, tone(pitch, 0.13, glockenspiel)) for place, pitch in enumerate(notes)))


def lost() -> Wave:
    reed = tuple((n, 1 / n, 0.12) for n in (1, 3, 5, 7))
    notes = (370, 311.1, 261.6)
    return together(*((0.075 * place, tone(pitch, 0.12, reed, 0.012)) for place, pitch in enumerate(notes)))


def error() -> Wave:
    buzzer = tuple((n, 1 / n**0.5, 0.15) for n in range(1, 16))
    return together((0, tone(110, 0.055, buzzer)), (0.085, tone(104, 0.07, buzzer)))


def edge() -> Wave:
    return tone(330, 0.1, ((1, 1, 0.03), (1.5, 0.8, 0.025), (2.3, 0.6, 0.018)), attack=0.001)


def playable() -> Wave:
    return tone(1760, 0.12, ((1, 1, 0.03), (2.4, 0.3, 0.02), (3.9, 0.15, 0.01)), attack=0.002)


# ---- the loops


def ambience() -> Wave:
    """A quiet room: air, and people talking far off."""
    t = times(5)
    air = filtered(noise(t.size, 3), lambda pitch: 1 / np.maximum(pitch, 60) * (pitch > 30))
    mix: Wave = air / air.std()
    for voice, centre in enumerate((230, 310, 420)):
        murmur = filtered(noise(t.size, 10 + voice), bump(centre, 0.35))
        # Syllables and breaths, each a whole number of times in the loop.
        syllables = 0.5 + 0.5 * np.sin(2 * np.pi * (17 + 2 * voice) * t / 5 + voice)
        breaths = np.maximum(0, np.sin(2 * np.pi * (voice + 1) * t / 5 + 2 * voice)) ** 0.5
        mix += 0.35 * murmur / murmur.std() * syllables * breaths
    return mix


def music() -> Wave:
    """Four chords on a soft harp, over a pad that comes and goes."""
    bar, step = 3.0, 0.375
    size = round(4 * bar * RATE)
    mix: Wave = np.zeros(size)
    harp = ((1, 1, 0.5), (2, 0.35, 0.25), (3, 0.12, 0.12))
    pad = ((1, 1, 60.0), (2, 0.25, 60.0), (3, 0.08, 60.0))
    # Half-tones above A (110 Hz): A minor, F, C, G, each in its own position.
    for number, chord in enumerate(((0, 7, 12, 15), (-4, 3, 8, 12), (3, 10, 15, 19), (-2, 5, 10, 14))):
        start = number * bar
        for place, note in enumerate((0, 2, 3, 1, 2, 3, 1, 2)):
            add(mix, start + place * step, 0.5 * tone(pitch_of(chord[note] + 12), 2.2, harp, 0.006) * fade(2.2))
        for half_tones in chord[:3]:
            long = bar + 1.5
            add(
                mix,
                start - 0.75,
                0.25 * tone(pitch_of(half_tones), long, pad) * np.sin(np.pi * times(long) / long) ** 2,
            )
    return mix


def pitch_of(half_tones: int) -> float:
    return float(110 * 2 ** (half_tones / 12))


def fade(seconds: float) -> Wave:
    return np.asarray(np.cos(np.pi / 2 * times(seconds) / seconds) ** 2)


def add(loop: Wave, at: float, part: Wave) -> None:
    """Add to a loop: what goes beyond its end is heard at its beginning."""
    np.add.at(loop, (round(at * RATE) + np.arange(part.size)) % loop.size, part)


# ---- loudness, files


def heard(sound: Wave) -> Wave:
    """The sound as the ear weighs it (curve A of IEC 61672)."""

    def curve(pitch: Wave) -> Wave:
        square = pitch**2
        low = (square + 20.6**2) * np.sqrt((square + 107.7**2) * (square + 737.9**2))
        return np.asarray(1.2589 * 12194**2 * square**2 / (low * (square + 12194**2)))

    return filtered(np.concatenate([sound, np.zeros(RATE // 10)]), curve)


def loudness(sound: Wave) -> float:
    """The loudest tenth of a second as the ear weighs it, in dB under full scale."""
    span = RATE // 10
    energy = np.concatenate([[0.0], np.cumsum(heard(sound) ** 2)])
    return float(10 * np.log10((energy[span:] - energy[:-span]).max() / span))


def finished_cue(sound: Wave) -> Wave:
    """Without a click at its end, and as loud as the others."""
    tail = round(0.012 * RATE)
    sound[-tail:] *= np.linspace(1, 0, tail)
    return sound * 10 ** ((CUE_LOUDNESS - loudness(sound)) / 20)


def finished_loop(sound: Wave) -> Wave:
    even: Wave = sound - sound.mean()
    even *= 10 ** (LOOP_LOUDNESS / 20) / even.std()
    return even


CUES: dict[str, tuple[Callable[[], Wave], str]] = {
    "your-turn": (your_turn, "deux notes de cloche qui montent"),
    "card-taken": (card_taken, "un glissement de papier"),
    "card-laid": (card_laid, "une carte qui claque sur la table"),
    "card-turned": (card_turned, "une carte que l’on retourne d’un coup d’ongle"),
    "set": (a_set, "trois notes de marimba"),
    "column-gone": (column_gone, "trois bulles qui montent"),
    "chef-pleased": (chef_pleased, "un accord d’accordéon"),
    "chef-angered": (chef_angered, "deux coups de poing sur la table"),
    "challenge": (challenge, "deux notes de cuivre"),
    "won": (won, "quatre notes de carillon qui montent"),
    "lost": (lost, "trois notes d’anche qui descendent"),
    "error": (error, "deux coups de vibreur"),
    "edge": (edge, "un choc sourd"),
    "playable": (playable, "un verre qui tinte"),
}
LOOPS: dict[str, tuple[Callable[[], Wave], str]] = {
    "ambience": (ambience, "une salle calme, des gens qui parlent au loin"),
    "music": (music, "quatre accords de harpe"),
}


ORIGIN = """# D’où viennent les sons

Tous sont calculés par `tools/make_sounds.py`, un programme de ce projet (`make sounds`) : aucun enregistrement, aucun
emprunt. Licence : GPL-3.0-or-later, comme le reste. Le même programme écrit ce fichier.

All are computed by `tools/make_sounds.py`, a program of this project (`make sounds`): nothing is recorded, nothing is
borrowed. Licence: GPL-3.0-or-later, as everything here. The same program writes this file.
"""


def write(path: Path, sound: Wave) -> None:
    if np.abs(sound).max() > PEAK:
        raise ValueError(f"{path.name} is too loud: {np.abs(sound).max():.2f} of full scale")
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(np.round(sound * 32767).astype("<i2").tobytes())


def credits_of(lengths: dict[str, float]) -> str:
    """The origin of every file, to be read by people."""
    told = CUES | LOOPS
    lines = [f"| `{name}.wav` | {told[name][1]} | {1000 * length:.0f} ms |" for name, length in lengths.items()]
    return f"{ORIGIN}\n" + "\n".join(["| Fichier | Ce qu’on entend | Durée |", "|---|---|---|", *lines, ""])


def make(folder: Path) -> None:
    """Write every sound and the credits into *folder*."""
    folder.mkdir(parents=True, exist_ok=True)
    sounds = {name: finished_cue(cue()) for name, (cue, _) in CUES.items()}
    lengths = {name: sound.size / RATE for name, sound in sounds.items()}
    if max(lengths.values()) > LONGEST:
        raise ValueError(f"a cue is too long: {lengths}")
    sounds |= {name: finished_loop(loop()) for name, (loop, _) in LOOPS.items()}
    for name, sound in sounds.items():
        write(folder / f"{name}.wav", sound)
    text = credits_of({name: sound.size / RATE for name, sound in sounds.items()})
    (folder / "CREDITS.md").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    make(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE)
