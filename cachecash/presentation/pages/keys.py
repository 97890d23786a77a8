"""The keys of every command, and how to change them."""

from collections.abc import Sequence
from functools import partial

from cachecash.core.problems import Problem
from cachecash.narration.utterance import Rendered
from cachecash.presentation.keys import Command, Key
from cachecash.presentation.lists import BOUNCE, Line
from cachecash.presentation.pages.shell import Entry, Page, Shell
from cachecash.presentation.settings import setting

_RESTORE, _CANCEL = Key("Delete"), Key("Escape")
"""The keys that mean the same here whatever the player has changed, so that a change can always be taken back."""


class KeysPage(Page):
    """A line for each key of each command: Enter changes it, Delete gives the command its first keys back."""

    def heading(self) -> Rendered:
        """Give the title, and what the keys do here."""
        return self.shell.text("page-keys", **self._own())

    def made(self) -> Sequence[Line]:
        """Give every command with its keys."""
        lines = [
            Line(
                self.shell.keys.phrase(command) if place == 0 else self._second(command),
                partial(self._capture, command, place),
                self.shell.keys.name(key),
                self.shell.text("page-keys-help", **self._own()),
            )
            for command, place, key in self._keys()
        ]
        return [*lines, Line(self.shell.text("page-keys-reset"), self._reset)]

    def press(self, key: Key) -> bool:
        """Give the command of the line its first keys back at Delete."""
        if key != _RESTORE:
            return False
        if self.index >= len(self._keys()):
            self.shell.answer("page-keys-no-command", **self._own())
        else:
            self._restore(self._keys()[self.index][0])
        return True

    def _own(self) -> dict[str, Rendered]:
        """Give the names of the keys that do something on this page."""
        return {"choose": self.shell.keys.first("choose"), "restore": self.shell.keys.name(_RESTORE)}

    def _keys(self) -> list[tuple[Command, int, Key]]:
        keys = self.shell.keys
        return [(command, place, key) for command in keys for place, key in enumerate(keys.keys(command.id))]

    def _second(self, command: Command) -> Rendered:
        return self.shell.text("page-keys-second", phrase=self.shell.keys.phrase(command))

    def _capture(self, command: Command, place: int) -> None:
        self.shell.show(Capture(self.shell, command, place))

    def _restore(self, command: Command) -> None:
        """Take the change of one command back, if no other one has its keys by now."""
        keys = self.shell.keys
        saved = keys.texts()
        if command.id not in saved:
            self.shell.answer("page-keys-first", keys=keys.names(command))
            return
        others = {name: texts for name, texts in saved.items() if name != command.id}
        problems = keys.restore(others)
        if problems:
            keys.restore(saved)
            self.shell.refuse(self.shell.problem(problems[0]))
            return
        self._kept(self.shell.text("page-keys-restored", keys=keys.names(command)))

    def _reset(self) -> None:
        """Take every change back; ask first, for who wants to be asked."""
        shell = self.shell
        if not shell.keys.texts():
            shell.answer("page-keys-none-changed")
        elif shell.house.settings.confirmations:
            shell.confirm(shell.text("page-keys-reset-sure"), "page-keys-keep", "page-keys-reset", self._confirmed)
        else:
            self._reset_all()

    def _confirmed(self) -> None:
        self.shell.lists.cut(len(self.shell.lists) - 1)
        self._reset_all()

    def _reset_all(self) -> None:
        self.shell.keys.reset()
        self._kept(self.shell.text("page-keys-all-restored"))

    def _kept(self, said: Rendered) -> None:
        self.shell.house.set(setting("keys"), self.shell.keys.texts())
        self.shell.renew()
        self.shell.say(said, self.shell.here()[1])


class Capture(Entry):
    """The next key is bound to a command; Escape changes nothing."""

    def __init__(self, shell: Shell, command: Command, place: int) -> None:
        self._shell = shell
        self._command = command
        self._place = place
        self._opened = shell.now
        super().__init__(
            shell.keys.phrase(command), [Line(shell.text("page-keys-press", key=shell.keys.name(_CANCEL)))]
        )

    def press(self, key: Key) -> bool:
        """Bind a key, or say why it cannot be."""
        shell = self._shell
        if key == Key("Ctrl"):
            return False
        if key == _CANCEL:
            shell.close(shell.text("page-unchanged"))
        elif shell.now - self._opened < BOUNCE:
            shell.too_soon("list-too-soon")
        else:
            self._bind(key)
        return True

    def _bind(self, key: Key) -> None:
        shell = self._shell
        try:
            shell.keys.rebind(self._command.id, key, self._place)
        except Problem as problem:
            shell.refuse(shell.problem(problem))
            return
        shell.house.set(setting("keys"), shell.keys.texts())
        phrase = shell.keys.phrase(self._command)
        shell.close(shell.text("page-keys-changed", key=shell.keys.name(key), phrase=phrase))
