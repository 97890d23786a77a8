"""All that sounds, put together: the theme, and the mixer that plays it."""

from collections.abc import Sequence
from pathlib import Path

from cachecash.core.events import Viewer
from cachecash.core.problems import Problem
from cachecash.outputs.sound import theme
from cachecash.outputs.sound.cues import Cues
from cachecash.outputs.sound.mixer import Mixer


class Sounds:
    """The sounds of the program. The device is looked for as soon as this is made, beside whatever comes next.

    *own* is the folder of the player's own sounds, which may not be there.
    """

    def __init__(self, own: Path | None = None) -> None:
        self._theme, self._problems = theme.read(own if own and own.is_dir() else None)
        self.mixer = Mixer(self._theme, self._problems.append)
        self.mixer.open()

    @property
    def learnable(self) -> Sequence[str]:
        """Give the names of the sounds, in the order in which they are learnt."""
        return theme.learnable(self._theme)

    def cues(self, seats: int = 1, me: Viewer = 0) -> Cues:
        """Give the cues of a game for one ear; of no game, where nothing is said of seats."""
        return Cues(self._theme, seats, me)

    def notices(self) -> list[Problem]:
        """Give what has gone wrong since one last asked, and what is well again."""
        problems = self._problems[:]
        self._problems.clear()
        return problems
