"""What commands print: lines of the catalogs, and help."""

from collections.abc import Iterator
from typing import Any

from cachecash.cli.arguments import COMMANDS, COMMON, MENU, Command, Option
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Display


class Report:
    """Makes lines in one language for one display."""

    def __init__(self, catalog: Catalog, display: Display) -> None:
        self._catalog = catalog
        self._display = display

    def line(self, message_id: str, **args: Any) -> str:
        """Give a message of the catalog."""
        return self._catalog.render(message_id, **args).on(self._display)

    def help(self, command: Command) -> Iterator[str]:
        """Say how a command is typed; `MENU` stands for all of them. One line each, nothing in columns."""
        if command is not MENU:
            yield self.line("cli-usage", typed=self._usage(command))
            yield self._command(command)
            yield from map(self._option, (*command.options, *COMMON))
            return
        yield self.line("cli-usage", typed=self._usage(command))
        yield self.line("cli-about")
        yield self.line("cli-commands")
        yield self.line("cli-command", names="cachecash", phrase=self.line("cli-command-menu"))
        yield from map(self._command, COMMANDS)
        yield self.line("cli-options")
        shown: dict[Option, None] = dict.fromkeys((*COMMON, *MENU.options))
        yield from map(self._option, shown)
        for other in COMMANDS:
            own = [option for option in other.options if option not in shown]
            if own:
                yield self.line("cli-options-of", command=other.name(self._catalog))
                yield from map(self._option, own)
        yield self.line("cli-more")

    def _usage(self, command: Command) -> str:
        """Give how a command is typed, in brackets what it can do without."""
        typed = command.typed(self._catalog)
        if not command.word:
            return typed
        word = self._value(command.word)
        return f"{typed} {word}" if command.needs else f"{typed} [{word}]"

    def _command(self, command: Command) -> str:
        return self.line("cli-command", names=" / ".join(command.names), phrase=self.line(f"cli-command-{command.id}"))

    def _option(self, option: Option) -> str:
        names = ", ".join(option.names)
        typed = f"{names} {self._value(option.value)}" if option.value else names
        return self.line("cli-option", names=typed, phrase=self.line(f"cli-option-{option.id}"))

    def _value(self, kind: str) -> str:
        return self.line(f"cli-value-{kind}")
