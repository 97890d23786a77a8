"""After a game: once more, with other cards or the same, or back to the menu."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from cachecash.narration.utterance import Rendered
from cachecash.presentation.lists import Line
from cachecash.presentation.pages.shell import Page, Shell


class Again(Protocol):
    """Plays the party once more; *same*: with the same cards."""

    def __call__(self, *, same: bool) -> None:
        """Begin."""


class AfterPage(Page):
    """What comes after a game. Escape goes back to the table, which may still be looked at."""

    def __init__(self, shell: Shell, again: Again, to_menu: Callable[[], None]) -> None:
        self._again = again
        self._to_menu = to_menu
        super().__init__(shell)

    def heading(self) -> Rendered:
        """Say that the game is over."""
        return self.shell.text("page-after")

    def made(self) -> Sequence[Line]:
        """Give the ways on."""
        return [
            Line(self.shell.text("page-after-again"), partial(self._again, same=False)),
            Line(self.shell.text("page-after-same"), partial(self._again, same=True)),
            Line(self.shell.text("page-after-table"), self.shell.lists.back),
            Line(self.shell.text("page-after-menu"), self._to_menu),
        ]
