"""The channel of the voice that we make ourselves: samples in, sound at once; and silence at once."""

from io import BytesIO
from threading import Event, Lock

import pygame

from cachecash.outputs.sound.pcm import RATE, SAMPLE_BYTES, as_wav, doubled

VOICE_CHANNEL = 0
FULL = 100


def gain(level: int) -> float:
    """Give the factor of a level from 0 to 100: each step is as large to the ear as the one before (squared)."""
    return (min(max(level, 0), FULL) / FULL) ** 2


class VoicePlayer:
    """The `cachecash.outputs.speech.voice.Player` of the mixer. From any thread.

    Without a device `play` is silence and is over at once.
    """

    def __init__(self) -> None:
        self._ready = Event()
        # Held for a call into the mixer, never for a conversion: so whoever wants silence does not wait.
        self._lock = Lock()

    @property
    def ready(self) -> bool:
        """Tell whether it can be heard."""
        return self._ready.is_set()

    def wait(self, seconds: float) -> bool:
        """Wait until it can be heard, and tell whether it can. Never from the main thread, which opens the device."""
        return self._ready.wait(seconds)

    def play(self, pcm: bytes, rate: int, volume: int) -> None:
        """Start at once, in place of what was heard: mono, 16 bits, *rate* samples a second, *volume* 0 to 100."""
        pcm = pcm[: len(pcm) // SAMPLE_BYTES * SAMPLE_BYTES]
        if not (pcm and self.ready):
            self.stop()
            return
        try:
            sound = _sound(pcm, rate)
        except pygame.error:  # the device has gone in the meantime
            return
        with self._lock:
            if self.ready:
                sound.set_volume(gain(volume))
                pygame.mixer.Channel(VOICE_CHANNEL).play(sound)

    def stop(self) -> None:
        """Be silent now."""
        with self._lock:
            if self.ready:
                pygame.mixer.Channel(VOICE_CHANNEL).stop()

    def busy(self) -> bool:
        """Tell whether something is still heard."""
        with self._lock:
            return self.ready and pygame.mixer.Channel(VOICE_CHANNEL).get_busy()

    def opened(self) -> None:
        """Begin to be heard: the mixer has a device."""
        self._ready.set()

    def closed(self) -> None:
        """Cease to be heard: the mixer is about to let go of the device."""
        with self._lock:
            self._ready.clear()


def _sound(pcm: bytes, rate: int) -> pygame.mixer.Sound:
    if 2 * rate == RATE:
        return pygame.mixer.Sound(buffer=doubled(pcm))
    return pygame.mixer.Sound(file=BytesIO(as_wav(pcm, rate)))
