"""The main menu, and the two questions around it: which kept game, and whether to leave."""

from collections.abc import Sequence
from functools import partial

from cachecash.narration.utterance import Rendered
from cachecash.presentation.kept import KeptGame
from cachecash.presentation.lists import Line
from cachecash.presentation.pages.keys import KeysPage
from cachecash.presentation.pages.learn import HistoryPage, SoundsPage
from cachecash.presentation.pages.party import PartyPage, game_name
from cachecash.presentation.pages.people import PeoplePage, name_of
from cachecash.presentation.pages.rules import open_rules
from cachecash.presentation.pages.settings import SettingsPage
from cachecash.presentation.pages.shell import Page, Shell
from cachecash.presentation.room import Room


class MainMenu(Page):
    """Where everything starts."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.back = lambda: leave(shell)

    def heading(self) -> Rendered:
        """Give the title."""
        return self.shell.text("page-menu")

    def made(self) -> Sequence[Line]:
        """Give what was left in course, the games, and all the rest."""
        text, shell = self.shell.text, self.shell
        count = shell.house.kept.count()
        resume = [Line(text("page-menu-resume", count=count), self._resume)] if count else []
        person = name_of(shell, shell.house.settings.name)
        return [
            *resume,
            *(self._game(room) for room in shell.house.rooms.values()),
            Line(text("page-menu-rules"), lambda: choose_rules(shell)),
            Line(text("page-menu-sounds"), lambda: shell.show(SoundsPage(shell))),
            Line(text("page-settings"), lambda: shell.show(SettingsPage(shell))),
            Line(text("page-menu-keys"), lambda: shell.show(KeysPage(shell))),
            Line(text("page-people"), lambda: shell.show(PeoplePage(shell)), person),
            Line(text("page-history"), lambda: shell.show(HistoryPage(shell))),
            Line(text("page-menu-quit"), lambda: leave(shell)),
        ]

    def _game(self, room: Room) -> Line:
        """Give the line that plays a game; its help says what game that is."""
        seats = room.game.seats
        about = self.shell.text(f"game-{room.game.id}-about", low=seats[0], high=seats[-1])
        label = self.shell.text("page-menu-play", game=game_name(self.shell, room))
        return Line(label, lambda: self.shell.show(PartyPage(self.shell, room)), help=about)

    def _resume(self) -> None:
        """Go on with the game if there is one, ask which if there are several; say what could not be read."""
        shell = self.shell
        games = shell.house.kept.all()
        told = [shell.problem(problem) for problem in shell.house.kept.notices()]
        if len(games) == 1 and not told:
            resume(shell, games[0])
        elif games:
            shell.show(KeptPage(shell, games), *told)
        else:
            self.renew()
            shell.say(*told, shell.text("page-kept-none"), shell.here()[1])


class KeptPage(Page):
    """The games that can be resumed, the latest first."""

    def __init__(self, shell: Shell, games: Sequence[KeptGame]) -> None:
        self._games = games
        super().__init__(shell)

    def heading(self) -> Rendered:
        """Give the title."""
        return self.shell.text("page-kept")

    def made(self) -> Sequence[Line]:
        """Give a line for each."""
        return [Line(game.title(self.shell.catalog), partial(resume, self.shell, game)) for game in self._games]


def resume(shell: Shell, game: KeptGame) -> None:
    """Go on with a kept game, or say that it was played elsewhere."""
    if not shell.house.resume(game):
        shell.say(shell.text("party-gone"), shell.here()[1])


def choose_rules(shell: Shell) -> None:
    """Open the rules: of the game there is, or of the one that is chosen."""
    rooms = shell.house.rooms
    if len(rooms) == 1:
        open_rules(shell, next(iter(rooms)))
    else:
        shell.show(GamesPage(shell))


class GamesPage(Page):
    """The games whose rules may be read."""

    def heading(self) -> Rendered:
        """Give the title."""
        return self.shell.text("page-menu-rules")

    def made(self) -> Sequence[Line]:
        """Give the games."""
        return [
            Line(game_name(self.shell, room), partial(open_rules, self.shell, name))
            for name, room in self.shell.house.rooms.items()
        ]


def leave(shell: Shell) -> None:
    """End the program; ask first, for who wants to be asked."""
    if shell.house.settings.confirmations:
        shell.confirm(shell.text("page-quit"), "page-quit-no", "page-menu-quit", shell.house.quit)
    else:
        shell.house.quit()
