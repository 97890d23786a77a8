"""All that sounds, put together: the theme, and the mixer that plays it."""

from collections.abc import Sequence
from pathlib import Path

from cachecash.core.events import Viewer
from cachecash.core.problems import Problem
from cachecash.outputs.sound import theme
from cachecash.outputs.sound.attempt import Attempt
from cachecash.outputs.sound.cues import Cues
from cachecash.outputs.sound.mixer import Mixer
from cachecash.outputs.sound.theme import Theme


class Sounds:
    """The sounds of the program. The device is looked for as soon as this is made, beside whatever comes next.

    *own* is the folder of the player's own sounds, which may not be there. The voice needs none of them, so they are
    read when they are first asked for, or by `load`. *begun* is an attempt to open the device that is under way.
    """

    def __init__(self, own: Path | None = None, begun: Attempt | None = None) -> None:
        self._own = own
        self._read: Theme | None = None
        self._problems: list[Problem] = []
        self.mixer = Mixer(Theme(), self._problems.append, begun)
        self.mixer.open()

    @property
    def learnable(self) -> Sequence[str]:
        """Give the names of the sounds, in the order in which they are learnt."""
        return theme.learnable(self.load())

    def load(self) -> Theme:
        """Have the sounds read, if they are not yet. Give what sounds when."""
        if self._read is None:
            own = self._own if self._own and self._own.is_dir() else None
            self._read, problems = theme.read(own)
            self._problems += problems
            self.mixer.use(self._read)
        return self._read

    def cues(self, seats: int = 1, me: Viewer = 0) -> Cues:
        """Give the cues of a game for one ear; of no game, where nothing is said of seats."""
        return Cues(self.load(), seats, me)

    def notices(self) -> list[Problem]:
        """Give what has gone wrong since one last asked, and what is well again."""
        problems = self._problems[:]
        self._problems.clear()
        return problems
