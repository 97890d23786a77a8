"""The way out of the window: what is told goes to the voice, what happens to the mixer, and both to the caption."""

import time
from collections.abc import Callable, Sequence

from cachecash.core.events import Event
from cachecash.narration.utterance import Priority, Rendered, Utterance
from cachecash.outputs.sound.cues import Cues
from cachecash.outputs.sound.mixer import Mixer
from cachecash.outputs.speech.speaker import Speaker
from cachecash.presentation.outlet import Wish


class WayOut:
    """An `Outlet` (see there for each name), for whoever has the keys: the pages, or a game.

    *cues* is put in place by each game, for its own seats. *pause*: seconds that the story waits beyond its end.
    *scroll* is put in place by the window, once something is drawn there.
    """

    def __init__(self, speaker: Speaker, mixer: Mixer, cues: Cues, wish: Callable[[Wish], None]) -> None:
        self.cues = cues
        self.pause = 0.0
        self.scroll: Callable[[int], bool | None] = lambda _step: None
        self._speaker = speaker
        self._mixer = mixer
        self._wish = wish
        self._caption = ""
        self._cued = ""
        """What the sound of this key means: it stands before the answer that follows, or the eye would never see it."""
        self._before = ""
        self._answered: tuple[Utterance, ...] = ()
        self._story = ""
        self._idle_since: float | None = None

    @property
    def caption(self) -> str:
        """Give what is being said, else what was said or played last: it stays until there is something newer."""
        speaking = self._speaker.speaking
        if speaking is not None:
            self._caption, self._story = speaking.screen, ""
            if speaking not in self._answered:
                self._before = ""
        elif self._story and self._speaker.idle(time.monotonic()):  # by a voice that is never seen to speak
            self._caption, self._story, self._before = self._story, "", ""
        return f"{self._before} {self._caption}".strip()

    def key(self) -> None:
        """Note that a key was pressed, before what it does."""
        self._cued = ""
        self._speaker.key()

    def present(self, utterance: Utterance) -> None:
        """Tell what happened."""
        self._idle_since = None  # a voice that takes no time is never seen to be busy
        if utterance.priority is Priority.STORY:
            self._story = utterance.screen
        self._mixer.play(self.cues.utterance(utterance))
        self._speaker.present(utterance)

    def answer(self, utterances: Sequence[Utterance]) -> None:
        """Answer a key."""
        if utterances:
            self._before, self._cued = self._cued, ""
            self._answered = tuple(utterances)
            self._caption, self._story = " ".join(utterance.screen for utterance in utterances), ""
            self._mixer.play(self.cues.utterance(utterances[0]))
        self._speaker.answer(utterances)

    def fact(self, event: Event) -> None:
        """Play the sound of a fact."""
        self._mixer.play(self.cues.event(event))

    def cue(self, name: str, caption: Rendered) -> None:
        """Play a sound, and show what it means."""
        self._mixer.play(self.cues.named(name))
        self._cued = self._caption = caption.screen
        self._story = self._before = ""

    def silence(self, *, dismiss: bool = True) -> None:
        """Stop speech."""
        self._story = ""
        self._speaker.silence(dismiss=dismiss)

    def read(self, utterance: Utterance) -> None:
        """Note that a story was read in the history."""
        self._speaker.told_in_history(utterance)

    def idle(self, now: float) -> bool:
        """Whether all is told, and the pause after it is over."""
        if not self._speaker.idle(now):
            self._idle_since = None
            return False
        if self._idle_since is None:
            self._idle_since = now
        return now - self._idle_since >= self.pause

    def ask(self, wish: Wish) -> None:
        """Hand a wish to the program."""
        self._wish(wish)
