"""What is heard: the voice, the mixer and the way out to both, set as the person who plays wants them."""

from collections.abc import Callable, Sequence
from typing import Any

from cachecash.core.events import Viewer
from cachecash.core.problems import Problem
from cachecash.frontends.window.way_out import WayOut
from cachecash.outputs.sound.cues import Cues
from cachecash.outputs.sound.mixer import Levels
from cachecash.outputs.sound.sounds import Sounds
from cachecash.outputs.sound.theme import Theme
from cachecash.outputs.speech.choosing import factories
from cachecash.outputs.speech.names import AUTO
from cachecash.outputs.speech.speaker import Speaker
from cachecash.outputs.speech.voice import Tuning
from cachecash.presentation.outlet import Wish
from cachecash.presentation.settings import Settings

_TUNED = frozenset({"rate", "voice-volume", "pitch", "language", "braille", "pause", "pace"})
_MIXED = frozenset({"effects", "ambience", "music", "mono", "mute"})


class Equipment:
    """The voice and the sounds of the whole program.

    *voice*: the one asked for on the command line, which goes before the settings; empty for none.
    """

    def __init__(self, sounds: Sounds, wish: Callable[[Wish], None], voice: str = "") -> None:
        self._sounds = sounds
        self.speaker = Speaker()
        self._mixer = sounds.mixer
        self.way_out = WayOut(self.speaker, self._mixer, Cues(Theme(), seats=1, me=0), wish)
        self._dressed = False
        self._problems: list[Problem] = []
        self._asked = voice
        self._chosen = ("", "")
        self._started = False

    @property
    def learnable(self) -> Sequence[str]:
        """Give the names of the sounds, in the order in which they are learnt."""
        return self._sounds.learnable

    @property
    def found(self) -> tuple[str, str]:
        """Give the voice that speaks: its name in the settings, and what it found."""
        voice = self.speaker.current
        return (voice.name, voice.shown) if voice else (AUTO, "")

    def open(self, settings: Settings, language: str) -> None:
        """Look for a voice. Nothing that was presented before is lost.

        The sounds are read by the first `step`, after the first sentence: none is due before.
        """
        self.follow(settings, language)

    def follow(self, settings: Settings, language: str, changed: str | None = None) -> None:
        """Do as the *settings* say; *changed* names the only one that is another than before."""
        if changed is None or changed in _TUNED:
            self._tune(settings, language)
        if changed is None or changed in _MIXED:
            self._mixer.set(_levels(settings))
        self._choose(self._asked or settings.voice, language)

    def choose_voice(self) -> None:
        """Let the settings choose the voice from now on, and no more the command line: somebody has changed them."""
        self._asked = ""

    def sit(self, seats: int, me: Viewer) -> None:
        """Hear the sounds of a game from a seat."""
        self._dress(self._sounds.cues(seats, me))

    def stand(self) -> None:
        """Hear no game any more."""
        self._dress(self._sounds.cues())

    def device_changed(self, *, there: bool) -> None:
        """Note that a sound device was plugged in, or pulled out."""
        if there:
            self._mixer.found()
        else:
            self._mixer.lost()

    def listen(self, now: float) -> None:
        """Take the sound device as soon as it is found; a voice may be waiting for it."""
        self._mixer.step(now)

    def step(self, now: float) -> None:
        """Let time go by: the room is softer while somebody speaks; a device that was lost may be back."""
        self._mixer.duck(self.speaker.speaking is not None)
        self._mixer.step(now)
        if not self._dressed:
            self.stand()

    def notices(self) -> list[Problem]:
        """Give what has gone wrong since one last asked, and what is well again."""
        problems = [*self._problems, *self._sounds.notices(), *self.speaker.notices()]
        self._problems.clear()
        return problems

    def close(self) -> None:
        """Be silent for good."""
        self.speaker.close()
        self._mixer.close()

    def _dress(self, cues: Cues) -> None:
        self.way_out.cues = cues
        self._dressed = True

    def _tune(self, settings: Settings, language: str) -> None:
        tuning = Tuning(settings.rate, settings.voice_volume, settings.pitch, language, settings.braille)
        self.speaker.set(tuning)
        self.way_out.pause = settings.pause if settings.pace == "pause" else 0.0

    def _choose(self, name: str, language: str) -> None:
        if self._chosen == (name, language):
            return
        voices = self._factories(name, language)
        if self._started:
            self.speaker.choose(voices, wanted=name != AUTO)
        else:
            self.speaker.start(voices, wanted=name != AUTO)
        self._chosen = (name, language)
        self._started = True

    def _factories(self, name: str, language: str) -> Any:
        try:
            return factories(name, self._mixer.voice, language)
        except Problem as problem:
            self._problems.append(problem)
            return factories(AUTO, self._mixer.voice, language)


def _levels(settings: Settings) -> Levels:
    return Levels(
        effects=settings.effects,
        ambience=settings.ambience,
        music=settings.music,
        mono=settings.mono,
        muted=settings.mute,
    )
