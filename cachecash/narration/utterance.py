"""What is said: one utterance, three renderings, for the ear, the screen and the braille line."""

from dataclasses import dataclass
from enum import Enum

CATEGORIES = ("game", "turn", "duel", "answer", "refusal", "system")
"""What an utterance may be about, in the order in which they are read in the history."""


class Priority(Enum):
    """How an utterance behaves where several wait."""

    ANSWER = "answer"
    """The reply to a key: cuts what is being said, the latest wins."""
    STORY = "story"
    """What happened, "your turn" included: told in order, never lost."""
    AMBIENT = "ambient"
    """Dropped if anything is being said; kept in the history."""


class Level(Enum):
    """How much is said. A shorter level drops words, never a fact that a decision needs."""

    BRIEF = "bref"
    NORMAL = "normal"
    FULL = "complet"


class Display(Enum):
    """Who receives a rendering."""

    SPEECH = "speech"
    SCREEN = "screen"
    BRAILLE = "braille"


@dataclass(frozen=True, slots=True)
class Rendered:
    """One message in its three renderings; braille has the key fact in its first 20 cells."""

    speech: str
    screen: str
    braille: str

    def on(self, display: Display) -> str:
        """Give the rendering for one display."""
        return str(getattr(self, display.value))


@dataclass(frozen=True, slots=True)
class Utterance:
    """Something to say.

    *category*, one of `CATEGORIES`, files it in the history. A later utterance on the same *topic* replaces a waiting
    one. *sound* names a sound, *seat* is where it comes from. *brief* is the same told shorter, for a player who is far
    behind.
    """

    speech: str
    screen: str
    braille: str
    priority: Priority
    category: str
    topic: str | None = None
    sound: str | None = None
    seat: int | None = None
    brief: Rendered | None = None

    def on(self, display: Display) -> str:
        """Give the rendering for one display."""
        return str(getattr(self, display.value))
