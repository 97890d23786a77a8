"""The pages: menus, settings, rules, all that is not a table. Models that a window draws; no thread, no clock."""

from cachecash.narration.catalog import utterance
from cachecash.narration.utterance import Priority
from cachecash.presentation.outlet import What
from cachecash.presentation.pages.house import House
from cachecash.presentation.pages.levels import LevelsPage
from cachecash.presentation.pages.menu import MainMenu, choose_rules, leave
from cachecash.presentation.pages.people import WhoPage
from cachecash.presentation.pages.rules import open_rules
from cachecash.presentation.pages.settings import FirstPage, SettingsPage
from cachecash.presentation.pages.shell import Shell
from cachecash.presentation.settings import WELCOMED

__all__ = ["House", "Pages", "Shell"]


class Pages(Shell):
    """All the pages: those of the start, and those that open over a game.

    While no game is played there is always a page; `House.closed` is called when one that was opened over a game is
    left.
    """

    def open(self, now: float) -> None:
        """Begin: ask who plays if there are several, then the first start if it was never done, then the main menu."""
        self.now = now
        self.lists.cut()
        if len(self.house.people) > 1:
            self.show(WhoPage(self, self._begin))
        else:
            self._begin()

    def menu(self, now: float) -> None:
        """Open the main menu, after a game."""
        self.now = now
        self.lists.cut()
        self._menu()

    def settings(self, now: float) -> None:
        """Open the settings over what there is."""
        self.now = now
        self.show(SettingsPage(self))

    def levels(self, now: float) -> None:
        """Open the levels of the computer players over their game."""
        self.now = now
        self.show(LevelsPage(self))

    def rules(self, now: float | None = None, game_id: str = "", anchor: str = "") -> None:
        """Open the rules of a game at the heading that *anchor* names; ask which game where none is named."""
        self.now = self.now if now is None else now
        if game_id:
            open_rules(self, game_id, anchor)
        else:
            choose_rules(self)

    def wish(self, what: What, detail: str = "") -> None:
        """Open the settings here; the rest is for the page, or for the program."""
        if what == "settings" and not isinstance(self.page, SettingsPage):
            self.show(SettingsPage(self))
        else:
            super().wish(what, detail)

    def leave(self) -> None:
        """Ask whether to leave the program."""
        leave(self)

    def _begin(self) -> None:
        self.lists.cut()
        if self.house.settings.welcomed:
            self._menu()
        else:
            self.show(FirstPage(self, self._welcomed))

    def _welcomed(self) -> None:
        self.house.set(WELCOMED, value=True)
        self.lists.cut()
        self._menu()

    def _menu(self) -> None:
        self.show(MainMenu(self))
        if held := self.house.kept.held():
            text = self.text("party-held", count=held)
            self.outlet.present(utterance(text, Priority.STORY, "system"))
