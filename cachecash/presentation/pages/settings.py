"""The settings, by group: Left and Right change a value, and the change is heard."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from cachecash.core.problems import Problem
from cachecash.narration.utterance import Rendered
from cachecash.outputs.speech.names import AUTO
from cachecash.presentation.kinds import Bindings, Choice, Name, Switch, Text
from cachecash.presentation.lists import Line
from cachecash.presentation.outlet import What
from cachecash.presentation.pages.fields import Field
from cachecash.presentation.pages.keys import KeysPage
from cachecash.presentation.pages.shell import Page, Shell
from cachecash.presentation.settings import GROUPS, SETTINGS, Group, Setting, setting

_DIGITS = 6
"""Signs of a number that is typed."""


def setting_line(shell: Shell, entry: Setting) -> Line:
    """Give the line of a setting: name, value and help; Left and Right change it, Enter chooses or types it."""
    return Line(
        label=entry.name(shell.catalog),
        do=partial(_open, shell, entry),
        value=entry.shown(shell.catalog, shell.house.settings.value(entry.id)),
        help=entry.help(shell.keys),
        turn=partial(_turn, shell, entry),
    )


def change(shell: Shell, entry: Setting, value: Any) -> tuple[Rendered, Rendered]:
    """Change a setting, and give what lets one hear it: the value, and a sample; its sound is played."""
    _put(shell, entry, value)
    return _heard(shell, entry)


def step(shell: Shell, entry: Setting, by: int) -> bool:
    """Change a setting by a step, with its sound; at its end the edge is heard. Tell whether it was changed."""
    now = shell.house.settings.value(entry.id)
    value = entry.kind.step(now, by)
    if value == now:
        shell.outlet.cue("edge", shell.text("page-value-edge"))
    else:
        _put(shell, entry, value)
    return bool(value != now)


def _put(shell: Shell, entry: Setting, value: Any) -> None:
    shell.house.set(entry, value)
    shell.renew()
    if entry.cue:
        shell.outlet.cue(entry.cue, shell.text(f"sound-{entry.cue}"))


def _heard(shell: Shell, entry: Setting) -> tuple[Rendered, Rendered]:
    value = shell.house.settings.value(entry.id)
    shown = shell.text("page-sentence", text=entry.shown(shell.catalog, value))
    return shown, entry.sample(shell.catalog, value, shell.habits.level)


def _turn(shell: Shell, entry: Setting, by: int) -> None:
    if isinstance(entry.kind, Text | Bindings):
        shell.answer("page-press-enter", key=shell.keys.first("choose"))
    elif step(shell, entry, by):
        shell.say(*_heard(shell, entry))
    else:
        shell.say(_heard(shell, entry)[0])


def _open(shell: Shell, entry: Setting) -> None:
    now = shell.house.settings.value(entry.id)
    match entry.kind:
        case Switch():
            shell.say(*change(shell, entry, not now))
        case Choice(values, unheard):
            options = [(entry.shown(shell.catalog, value), value) for value in values]
            doubts = dict.fromkeys(unheard, shell.text("setting-voice-unheard"))
            shell.choose(entry.name(shell.catalog), options, now, partial(change, shell, entry), doubts)
        case Bindings():
            shell.show(KeysPage(shell))
        case Text(most):
            shell.show(Field(shell, entry.name(shell.catalog), now, most, partial(_take, shell, entry)))
        case _:
            text = shell.text("page-number", n=now).screen
            shell.show(Field(shell, entry.name(shell.catalog), text, _DIGITS, partial(_take, shell, entry)))


def _take(shell: Shell, entry: Setting, text: str) -> Rendered | None:
    """Take what was typed for a setting, or say why it cannot be."""
    try:
        value = entry.kind.read(entry.id, text)
    except Problem as problem:  # of a number or a name: another text is kept within its bounds while it is typed
        wrong = "party-bad-name" if isinstance(entry.kind, Name) else "page-bad-number"
        return shell.text(wrong, low=problem.facts["low"], high=problem.facts["high"])
    shell.lists.cut(len(shell.lists) - 1)
    shell.say(*change(shell, entry, value), shell.here()[1])
    return None


class GroupPage(Page):
    """The settings of one group."""

    def __init__(self, shell: Shell, group: Group) -> None:
        self._group = group
        super().__init__(shell)

    def heading(self) -> Rendered:
        """Give the group's name."""
        return self.shell.text(f"setting-group-{self._group}")

    def made(self) -> Sequence[Line]:
        """Give a line for each setting."""
        return [setting_line(self.shell, entry) for entry in SETTINGS if entry.group == self._group]


class FirstPage(Page):
    """The first start: what speaks, and the few settings that one needs before anything else."""

    def __init__(self, shell: Shell, done: Callable[[], None]) -> None:
        """*done* is called when the player has enough of it: it shows what comes next."""
        self._done = done
        super().__init__(shell)
        self.back = done

    def heading(self) -> Rendered:
        """Say what this is, and which keys serve."""
        keys = self.shell.keys
        return self.shell.text(
            "page-first",
            up=keys.first("line-previous"),
            down=keys.first("line-next"),
            lower=keys.first("value-lower"),
            higher=keys.first("value-raise"),
            key=keys.first("back"),
        )

    def made(self) -> Sequence[Line]:
        """Give what speaks, the settings, and the way on."""
        name, found = self.shell.house.voice
        voice = setting("voice").shown(self.shell.catalog, name)
        sought = self.shell.text("page-first-sought")
        told = sought if name == AUTO else self.shell.text("page-first-voice", voice=voice, found=found or None)
        settings = [setting_line(self.shell, entry) for entry in SETTINGS if entry.first]
        return [Line(told), *settings, Line(self.shell.text("page-first-done"), self._done)]


class SettingsPage(Page):
    """The groups of settings, and the first start for who wants it again."""

    def heading(self) -> Rendered:
        """Give the title."""
        return self.shell.text("page-settings")

    def made(self) -> Sequence[Line]:
        """Give the groups."""
        groups = [Line(self.shell.text(f"setting-group-{group}"), partial(self._open, group)) for group in GROUPS]
        return [*groups, Line(self.shell.text("page-first-again"), self._first)]

    def wish(self, what: What) -> bool:
        """Say that this is where F2 leads."""
        if what == "settings":
            self.shell.lists.retitle()
        return what == "settings"

    def _open(self, group: Group) -> None:
        self.shell.show(GroupPage(self.shell, group))

    def _first(self) -> None:
        self.shell.show(FirstPage(self.shell, self.shell.close))
