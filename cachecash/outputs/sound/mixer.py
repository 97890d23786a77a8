"""The mixer: cues from their seats, a room and a music far under the voice, and the voice that we make ourselves.

Without a sound device everything here is silence, and it is tried again: `Mixer.step` finds out.
"""

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources.abc import Traversable
from io import BytesIO
from math import cos, pi, sin

import pygame

from cachecash.core.problems import Problem
from cachecash.outputs.sound.attempt import Attempt
from cachecash.outputs.sound.cues import Cue
from cachecash.outputs.sound.device import Device
from cachecash.outputs.sound.pcm import FRAME_BYTES, RATE, as_wav, to_mono, to_stereo
from cachecash.outputs.sound.player import VOICE_CHANNEL, VoicePlayer, gain
from cachecash.outputs.sound.soundfile import LEAST_SECONDS, NoSound, playable
from cachecash.outputs.sound.theme import Theme

MAX_BYTES = 16_000_000
"""A sound of ours is ten times smaller; more than this is not loaded."""
LONGEST_CUE = 13_230
"""Samples, 300 ms: whatever a theme's file holds, a cue is over by then."""
DUCKED = 0.25
"""What is left of the room and the music while somebody speaks: 12 dB less."""
DOWN, UP = 0.1, 0.8
"""Seconds that they take to fall, and to rise again."""

_LOOP_CHANNELS = {"ambience": VOICE_CHANNEL + 1, "music": VOICE_CHANNEL + 2}
_CUE_CHANNELS = range(VOICE_CHANNEL + 3, VOICE_CHANNEL + 11)
_RAISED_KEPT = 64
_HALF_RIGHT_ANGLE = pi / 4


@dataclass(frozen=True, slots=True)
class Levels:
    """How loud, from 0 to 100. *mono* gives both ears the same; *muted* silences all but the voice.

    No loop plays where nothing is said of it. The volume of the voice is that of its tuning.
    """

    effects: int = 80
    ambience: int = 0
    music: int = 0
    mono: bool = False
    muted: bool = False


class Mixer:
    """Plays everything; room and music from the moment when `set` says how loud.

    All but `voice` belongs to the main thread, and nothing waits.

    *tell* receives problems, during `open`, `step` and `play`: ``sound-no-device`` once until there is one again,
    ``sound-device-back``, and ``sound-file-damaged`` for a file that is no sound, which stays silent.
    """

    def __init__(self, theme: Theme, tell: Callable[[Problem], None], begun: Attempt | None = None) -> None:
        """*begun* is an attempt to open the device that is already under way."""
        self._theme = theme
        self._tell = tell
        self._levels = Levels()
        self._device = Device(self._opened, self._refused, begun)
        self._missed = False
        self._cues: dict[str, array[int]] = {}
        self._loops: dict[str, pygame.mixer.Sound | None] = {}
        self._damaged: set[str] = set()
        self._raised = lru_cache(_RAISED_KEPT)(self._raise)
        self._turn = 0
        self._ducked = False
        self._bed = 1.0
        self._then: float | None = None
        self.voice = VoicePlayer()

    @property
    def is_open(self) -> bool:
        """Tell whether anything can be heard."""
        return self._device.is_open

    def use(self, theme: Theme) -> None:
        """Play the sounds of another theme from now on."""
        self._theme = theme
        self._cues.clear()
        self._loops.clear()
        self._raised.cache_clear()
        if self.is_open:
            self._load_all()

    def open(self) -> None:
        """Look for a sound device; found now, or by a later `step`."""
        self._device.open()

    def close(self) -> None:
        """Fall silent and let go of the device. It may be opened again."""
        self._forget()
        self._device.close()

    def lost(self) -> None:
        """Take note that the device in use has gone (``pygame.AUDIODEVICEREMOVED`` that is no capture)."""
        if self.is_open:
            self._forget()
            self._device.release()
            self._refused()

    def found(self) -> None:
        """Take note that a device has come (``pygame.AUDIODEVICEADDED``): it is tried soon if there was none."""
        if not self.is_open:
            self._device.retry()

    def set(self, levels: Levels) -> None:
        """Be as loud as *levels* says, from this very moment."""
        self._levels = levels
        if self.is_open:
            self._level_loops()

    def play(self, cue: Cue | None) -> None:
        """Play a cue at once; None, or one that has no file, is silence."""
        if cue is None or not self.is_open or self._effects == 0:
            return
        sound = self._raised(cue.sound, cue.semitones)
        if sound is None:
            return
        sound.set_volume(self._effects)
        angle = (1 + (0.0 if self._levels.mono else cue.pan)) * _HALF_RIGHT_ANGLE
        channel = self._free_channel()
        channel.play(sound)
        # After `play`, which resets it. As strong in all from any place.
        channel.set_volume(cos(angle), sin(angle))

    def duck(self, on: bool) -> None:  # noqa: FBT001 - it is on or off, as a lamp
        """Lower the room and the music while somebody speaks. Our own voice is noticed without being told."""
        self._ducked = on

    def step(self, now: float) -> None:
        """Go on, at every frame: *now* is in seconds, of a clock that never goes back."""
        self._device.step(now)
        passed = 0.0 if self._then is None else now - self._then
        self._then = now
        if self.is_open:
            self._fade(passed)

    def _free_channel(self) -> pygame.mixer.Channel:
        """Give a channel for a cue, each in its turn: the one that has been used for the longest time.

        Not by pygame's `find_channel`, which gives reserved channels too: a cue would cut the voice.
        """
        self._turn = (self._turn + 1) % len(_CUE_CHANNELS)
        return pygame.mixer.Channel(_CUE_CHANNELS[self._turn])

    @property
    def _effects(self) -> float:
        return 0.0 if self._levels.muted else gain(self._levels.effects)

    def _fade(self, passed: float) -> None:
        low = self._ducked or self.voice.busy()
        span = 1 - DUCKED
        bed = max(DUCKED, self._bed - span * passed / DOWN) if low else min(1.0, self._bed + span * passed / UP)
        if bed != self._bed:
            self._bed = bed
            self._level_loops()

    def _level_loops(self) -> None:
        for name, number in _LOOP_CHANNELS.items():
            level = 0.0 if self._levels.muted else gain(getattr(self._levels, name)) * self._bed
            channel = pygame.mixer.Channel(number)
            sound = self._loop(name) if level else None
            if sound is None:
                channel.stop()
                continue
            sound.set_volume(level)
            if not channel.get_busy():
                channel.play(sound, loops=-1)

    def _loop(self, name: str) -> pygame.mixer.Sound | None:
        """Give a loop, loaded when it is first wanted: it is long, and many players never want it."""
        if name not in self._loops:
            mono = self._load(self._theme.loops.get(name))
            self._loops[name] = pygame.mixer.Sound(buffer=to_stereo(mono)) if mono else None
        return self._loops[name]

    def _opened(self) -> None:
        """Get ready for the device that has just been opened, the voice first."""
        pygame.mixer.set_num_channels(_CUE_CHANNELS.stop)
        self.voice.opened()
        self._load_all()
        if self._missed:
            self._missed = False
            self._tell(Problem("sound-device-back"))

    def _refused(self) -> None:
        if not self._missed:
            self._missed = True
            self._tell(Problem("sound-no-device"))

    def _forget(self) -> None:
        """Let go of every sound: none outlives the device that it was made for."""
        self.voice.closed()
        self._cues.clear()
        self._loops.clear()
        self._raised.cache_clear()

    def _load_all(self) -> None:
        for name, file in self._theme.sounds.items():
            if mono := self._load(file):
                self._cues[name] = mono[:LONGEST_CUE]
        self._level_loops()

    def _load(self, file: Traversable | None) -> "array[int] | None":
        """Give the samples of a file; None, where it is no sound, and then it is told once."""
        if file is None:
            return None
        try:
            with file.open("rb") as stream:
                return _samples(stream.read(MAX_BYTES + 1))
        except (OSError, NoSound, pygame.error):
            if file.name not in self._damaged:
                self._damaged.add(file.name)
                self._tell(Problem("sound-file-damaged", file=file.name))
            return None

    def _raise(self, name: str, semitones: int) -> pygame.mixer.Sound | None:
        mono = self._cues.get(name)
        if mono is None:
            return None
        # Told to be of a higher rate than it is, it is resampled by SDL: higher, and shorter in proportion.
        return pygame.mixer.Sound(file=BytesIO(as_wav(mono.tobytes(), round(RATE * 2 ** (semitones / 12)))))


def _samples(data: bytes) -> "array[int]":
    """Give the samples in a file's *data*. Raises `NoSound` or `pygame.error`."""
    if len(data) > MAX_BYTES:
        raise NoSound
    raw = pygame.mixer.Sound(file=BytesIO(playable(data))).get_raw()
    mono = to_mono(raw[: len(raw) // FRAME_BYTES * FRAME_BYTES])
    if len(mono) < RATE * LEAST_SECONDS:
        raise NoSound
    return mono
