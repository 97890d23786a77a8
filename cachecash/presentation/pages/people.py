"""Who plays: each person has settings of their own."""

from collections.abc import Callable, Sequence
from functools import partial

from cachecash.core.problems import Problem
from cachecash.narration.utterance import Rendered
from cachecash.presentation.kinds import as_is
from cachecash.presentation.lists import Line
from cachecash.presentation.names import NAME, read_name
from cachecash.presentation.pages.fields import Field
from cachecash.presentation.pages.shell import Page, Shell
from cachecash.storage.profiles import Profile


def name_of(shell: Shell, name: str) -> Rendered:
    """Give somebody's name, or a word for who has none."""
    return as_is(name) if name else shell.text("page-people-unnamed")


def person_name(shell: Shell, person: Profile) -> Rendered:
    """Give somebody's name; of who plays now, the one in the settings, which may have just been changed."""
    return name_of(shell, shell.house.settings.name if plays_now(shell, person) else person.name)


def plays_now(shell: Shell, person: Profile) -> bool:
    """Whether this is who plays now."""
    return person.path == shell.house.person.path


class WhoPage(Page):
    """Asks who plays, at the start."""

    def __init__(self, shell: Shell, done: Callable[[], None]) -> None:
        """*done* shows what comes next. Escape stays with who played last."""
        self._done = done
        super().__init__(shell)
        self.back = done

    def heading(self) -> Rendered:
        """Ask."""
        keys = self.shell.keys
        return self.shell.text("page-who", choose=keys.first("choose"), back=keys.first("back"))

    def made(self) -> Sequence[Line]:
        """Give everybody."""
        return [
            Line(person_name(self.shell, person), partial(self._welcome, person)) for person in self.shell.house.people
        ]

    def _welcome(self, person: Profile) -> None:
        self.shell.house.welcome(person)
        self.shell.renew()
        self._done()


class PeoplePage(Page):
    """Everybody who plays here; somebody may join."""

    def heading(self) -> Rendered:
        """Give the title."""
        return self.shell.text("page-people-title")

    def made(self) -> Sequence[Line]:
        """Give everybody, then the way in."""
        people = [
            Line(
                person_name(self.shell, person),
                partial(self._open, person),
                self.shell.text("page-people-now") if plays_now(self.shell, person) else None,
            )
            for person in self.shell.house.people
        ]
        return [*people, Line(self.shell.text("page-people-add"), self._add)]

    def _open(self, person: Profile) -> None:
        self.shell.show(PersonPage(self.shell, person))

    def _add(self) -> None:
        self.shell.show(Field(self.shell, self.shell.text("page-people-new"), "", NAME[-1], self._take))

    def _take(self, text: str) -> Rendered | None:
        name = read_name(text)
        if name is None:
            return self.shell.text("party-bad-name", low=NAME[0], high=NAME[-1])
        try:
            self.shell.house.add_person(name)
        except Problem as problem:
            return self.shell.problem(problem)
        self.shell.close(self.shell.text("page-people-added", name=name))
        return None


class PersonPage(Page):
    """One person: to play as, to rename, to remove."""

    def __init__(self, shell: Shell, person: Profile) -> None:
        self._person = person
        super().__init__(shell)

    def heading(self) -> Rendered:
        """Give the name."""
        return person_name(self.shell, self._person)

    def made(self) -> Sequence[Line]:
        """Give what can be done; who plays now is not to be removed."""
        text = self.shell.text
        rename = Line(text("page-people-rename"), self._rename)
        if plays_now(self.shell, self._person):
            return [rename]
        play = Line(text("page-people-play", name=self.heading()), self._play)
        return [play, rename, Line(text("page-people-remove"), self._ask_remove)]

    def _play(self) -> None:
        self.shell.house.welcome(self._person)
        self.shell.renew()
        self.shell.close(self.shell.text("page-people-welcome", name=self.heading()))

    def _rename(self) -> None:
        self.shell.show(
            Field(self.shell, self.shell.text("page-people-rename"), self._person.name, NAME[-1], self._take_name)
        )

    def _take_name(self, text: str) -> Rendered | None:
        name = read_name(text)
        if name is None:
            return self.shell.text("party-bad-name", low=NAME[0], high=NAME[-1])
        try:
            self.shell.house.rename_person(self._person, name)
        except Problem as problem:
            return self.shell.problem(problem)
        self.shell.lists.cut(len(self.shell.lists) - 1)  # the page of the old name goes too
        self.shell.close(self.shell.text("page-people-renamed", name=name))
        return None

    def _ask_remove(self) -> None:
        question = self.shell.text("page-people-remove-sure", name=self.heading())
        self.shell.confirm(question, "page-people-keep", "page-people-remove", self._remove)

    def _remove(self) -> None:
        shell = self.shell
        shell.lists.cut(len(shell.lists) - 1)
        try:
            shell.house.remove_person(self._person)
        except Problem as problem:
            shell.say(shell.problem(problem), *shell.here())
            return
        shell.close(shell.text("page-people-removed", name=self.heading()))
