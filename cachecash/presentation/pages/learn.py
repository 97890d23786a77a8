"""Pages to listen to: the sounds with what they mean, and what was said."""

from collections.abc import Sequence
from functools import partial

from cachecash.narration.utterance import Rendered
from cachecash.outputs.history import PLAYS
from cachecash.presentation.lists import Line
from cachecash.presentation.pages.shell import Page, Prose

_SHOWN = 200
"""Stories that the page of the history holds."""


class SoundsPage(Page):
    """Every sound: Enter plays it, and says when it is heard."""

    def heading(self) -> Rendered:
        """Give the title, and what Enter does."""
        return self.shell.text("page-sounds", key=self.shell.keys.first("choose"))

    def made(self) -> Sequence[Line]:
        """Give a line for each sound that has a name in the catalog."""
        known = set(self.shell.catalog.ids())
        return [
            Line(
                self.shell.text(f"sound-{name}"),
                partial(self._play, name),
                help=self.shell.text(f"sound-{name}-when"),
            )
            for name in self.shell.house.sounds
            if f"sound-{name}-when" in known
        ]

    def _play(self, name: str) -> None:
        self.shell.outlet.cue(name, self.shell.text(f"sound-{name}"))
        self.shell.answer(f"sound-{name}-when")


class HistoryPage(Prose):
    """What happened, the newest first."""

    def heading(self) -> Rendered:
        """Give the title."""
        return self.shell.text("page-history")

    def made(self) -> Sequence[Line]:
        """Give the plays and messages that the history holds."""
        plays = self.shell.history.told(PLAYS)[-_SHOWN:]
        return [Line(Rendered(told.speech, told.screen, told.braille)) for told in reversed(plays)]
