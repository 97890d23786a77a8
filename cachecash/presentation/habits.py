"""How somebody likes to play: what the settings decide and the desk obeys."""

from dataclasses import dataclass
from typing import Literal

from cachecash.narration.utterance import Level

Pace = Literal["speech", "key"]


@dataclass(slots=True)
class Habits:
    """Changed by the settings while the game goes on.

    *positions*: say « 2 sur 5 ». *marks*: say the touch marks of a card with it. *confirm*: ask again before something
    is lost. *pace*: the others play on at the end of speech, or at a key.
    """

    level: Level = Level.NORMAL
    positions: bool = True
    marks: bool = False
    confirm: bool = True
    pace: Pace = "speech"
