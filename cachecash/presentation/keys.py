"""Keys and commands: one table from which come the dispatcher, the help, the menus, the remapping and the key page."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from cachecash.core.problems import Problem
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Rendered

_LETTERS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
_DIGITS = frozenset("0123456789")
_NAMED = (
    *("Left", "Right", "Up", "Down", "Home", "End", "PageUp", "PageDown", "Tab", "Enter", "Space", "Backspace"),
    *("Escape", "Delete", *(f"F{number}" for number in range(1, 13)), "Ctrl"),
)
NAMES = frozenset({*_LETTERS, *_DIGITS, *_NAMED})
"""Every key that has a name. Others belong to the system and to the screen readers, and have none on purpose."""

NEVER_BOUND = frozenset({"F10"})
"""Of those, the keys that are never bound; nor are Shift and Alt, which are no keys by themselves."""

Context = str
"""Where a command is heard: at one game's table, by its name; at every table, `GAME`; where a list is open, `MENU`."""

GAME, MENU = "game", "menu"


@dataclass(frozen=True, slots=True)
class Key:
    """A key as it is printed, with what was held. Shift is ignored on digits: AZERTY needs it to type them."""

    name: str
    shift: bool = False
    ctrl: bool = False

    def __post_init__(self) -> None:
        if self.name in _DIGITS:
            object.__setattr__(self, "shift", False)

    def __str__(self) -> str:
        """Give the notation of the settings: ``Ctrl+Shift+PageUp``."""
        return "Ctrl+" * self.ctrl + "Shift+" * self.shift + self.name

    @property
    def sign(self) -> bool:
        """Whether it types a letter or a digit: what can be switched off."""
        return not self.ctrl and self.name in _LETTERS | _DIGITS


def read_key(text: object) -> Key:
    """Read the notation of the settings. Raises `Problem` (``key-unreadable``, ``key-forbidden``)."""
    *held, name = str(text).split("+")
    if not isinstance(text, str) or len(set(held)) != len(held) or not {*held} <= {"Ctrl", "Shift"}:
        raise Problem("key-unreadable", text=str(text)[:40])
    key = Key(name, shift="Shift" in held, ctrl="Ctrl" in held)
    if forbidden(key):
        raise Problem("key-forbidden", key=name[:40])
    return key


def forbidden(key: Key) -> bool:
    """Whether nothing may ever be bound to *key*: it is the system's, or a screen reader's."""
    return key.name not in NAMES - NEVER_BOUND or (key.name == "Ctrl" and key.shift)


def always(_host: Any) -> None:
    """Give no reason why not: the condition of a command that is always usable."""


@dataclass(frozen=True, slots=True)
class Command:
    """One thing that a key can do, declared once.

    *id*: its phrase is the message ``command-<id>``. *keys*: one or two by default. *do* and *when* are handed the host
    that received the key; *when* gives why it cannot be done now, or None. *steady*: one is lost without it, so that it
    keeps a key that is not a letter, for when letters are off.
    """

    id: str
    keys: tuple[Key, ...]
    do: Callable[[Any], None]
    when: Callable[[Any], Rendered | None] = always
    where: tuple[Context, ...] = (GAME,)
    steady: bool = False

    def heard(self, context: Context) -> bool:
        """Whether it is heard in a context: what belongs to every game is heard at the table of each."""
        return context in self.where or (context != MENU and GAME in self.where)

    def meets(self, other: "Command") -> bool:
        """Whether there is a place where both are heard, so that they cannot share a key."""
        return any(map(self.heard, other.where)) or any(map(other.heard, self.where))


class KeyMap:
    """Which key does what, as the player has set it."""

    def __init__(self, commands: Sequence[Command], catalog: Catalog, *, letters: bool = True) -> None:
        """Register *commands*, in the order in which settings tell them; *letters* False switches single letters off.

        Raises `ValueError` for a command without a phrase, a key that is taken or never bound: a fault of ours.
        """
        self.catalog = catalog
        self.letters = letters
        self._commands = {command.id: command for command in commands}
        self._keys = {command.id: command.keys for command in commands}
        if len(self._commands) != len(commands):
            raise ValueError("two commands have the same id")
        self._check_table()

    def __iter__(self) -> Iterator[Command]:
        return iter(self._commands.values())

    def of(self, command_id: str) -> Command:
        """Give a command. Raises `KeyError`."""
        return self._commands[command_id]

    def inside(self, context: Context) -> list[Command]:
        """Give the commands of a context, in the order of the table."""
        return [command for command in self if command.heard(context)]

    def find(self, key: Key, context: Context) -> Command | None:
        """Give what *key* does in *context*, whether or not letters are on; None where nothing."""
        return next((command for command in self.inside(context) if key in self._keys[command.id]), None)

    def off(self, key: Key) -> bool:
        """Whether *key* is a letter or a digit while those are switched off."""
        return key.sign and not self.letters

    def keys(self, command_id: str) -> tuple[Key, ...]:
        """Give the keys of a command as they are now."""
        return self._keys[command_id]

    def phrase(self, command: Command) -> Rendered:
        """Say what a command does."""
        return _render(self.catalog, f"command-{command.id}", act=self.first("act") if "act" in self._keys else None)

    def name(self, key: Key) -> Rendered:
        """Give a key's name, as people say it."""
        return _render(self.catalog, "key-name", key=key.name, shift=key.shift, ctrl=key.ctrl)

    def first(self, command_id: str) -> Rendered:
        """Give the name of the key that a sentence tells for a command: its first that works, as letters may be off."""
        keys = self._keys[command_id]
        return self.name(next((key for key in keys if not self.off(key)), keys[0]))

    def names(self, command: Command) -> Rendered:
        """Give the names of a command's keys: "Fin, ou Majuscule flèche droite"."""
        return _render(self.catalog, "key-names", keys=tuple(map(self.name, self._keys[command.id])))

    def names_now(self, command: Command) -> Rendered:
        """Give the names of a command's keys, with a word on those that are switched off."""
        names = (
            _render(self.catalog, "key-name-off", key=self.name(key)) if self.off(key) else self.name(key)
            for key in self._keys[command.id]
        )
        return _render(self.catalog, "key-names", keys=tuple(names))

    def line(self, command: Command) -> Rendered:
        """Give a command's line of the help: its keys, then its phrase."""
        return self.catalog.render("key-line", keys=self.names(command), phrase=self.phrase(command))

    def explain(self, key: Key, context: Context) -> Rendered:
        """Say what *key* does."""
        command = self.find(key, context)
        if command is None:
            return self.catalog.render("key-does-nothing", key=self.name(key))
        line = self.catalog.render("key-does", key=self.name(key), phrase=self.phrase(command))
        return self.catalog.render("key-does-off", line=line) if self.off(key) else line

    # --- remapping

    def rebind(self, command_id: str, key: Key, place: int = 0) -> None:
        """Give a command another key: its first (*place* 0) or its second (1).

        Raises `Problem`: ``key-forbidden``, ``key-taken``, ``key-letter``; nothing has changed then.
        """
        command = self._commands[command_id]
        self._check_key(command, key)
        for other in self:
            if other.id != command_id and other.meets(command) and key in self._keys[other.id]:
                raise Problem("key-taken", key=self.name(key).speech, phrase=self.phrase(other).speech)
        kept = [old for old in self._keys[command_id] if old != key]
        kept[place : place + 1] = [key]
        self._keys[command_id] = tuple(kept)

    def reset(self) -> None:
        """Give every command its first keys back."""
        self._keys = {command.id: command.keys for command in self}

    def texts(self) -> dict[str, list[str]]:
        """Give what the player has changed, for the settings."""
        return {
            command.id: [*map(str, self._keys[command.id])]
            for command in self
            if self._keys[command.id] != command.keys
        }

    def restore(self, saved: object) -> list[Problem]:
        """Take back what `texts` gave. What cannot be is left as it first was, and told.

        Problems: ``keys-unreadable`` (not a table), ``key-no-command``, those of `read_key` and `rebind`.
        """
        self.reset()
        if not isinstance(saved, Mapping):
            return [Problem("keys-unreadable")]
        problems = []
        for name, texts in saved.items():
            try:
                command_id = self._known(name)
                self._keys[command_id] = self._read(command_id, texts)
            except Problem as problem:
                problems.append(problem)
        return [*problems, *self._settle()]

    def _known(self, command_id: object) -> str:
        if not isinstance(command_id, str) or command_id not in self._commands:
            raise Problem("key-no-command", name=str(command_id)[:40])
        return command_id

    def _read(self, command_id: str, texts: object) -> tuple[Key, ...]:
        if not isinstance(texts, list) or not 1 <= len(texts) <= 2:
            raise Problem("key-unreadable", text=str(texts)[:40])
        keys = tuple(dict.fromkeys(map(read_key, texts)))
        for key in keys:
            self._check_key(self._commands[command_id], key)
        return keys

    def _settle(self) -> list[Problem]:
        """Undo changes until no key is bound twice: the first keys of all are not in each other's way."""
        problems = []
        while clash := self._clash():
            key, (first, second) = clash
            undone = second if self._keys[second.id] != second.keys else first
            self._keys[undone.id] = undone.keys
            kept = first if undone is second else second
            problems.append(Problem("key-taken", key=self.name(key).speech, phrase=self.phrase(kept).speech))
        return problems

    def _clash(self) -> tuple[Key, tuple[Command, Command]] | None:
        seen: dict[Key, list[Command]] = {}
        for command in self:
            for key in self._keys[command.id]:
                others = seen.setdefault(key, [])
                if other := next((other for other in others if other.meets(command)), None):
                    return key, (other, command)
                others.append(command)
        return None

    def _check_key(self, command: Command, key: Key) -> None:
        if forbidden(key):
            raise Problem("key-forbidden", key=key.name)
        if command.steady and key.sign:
            raise Problem("key-letter", key=self.name(key).speech, phrase=self.phrase(command).speech)

    def _check_table(self) -> None:
        phrases = set(self.catalog.ids())
        for command in self:
            if f"command-{command.id}" not in phrases:
                raise ValueError(f"command {command.id} has no phrase")
            if not 1 <= len(command.keys) <= 2 or any(map(forbidden, command.keys)):
                raise ValueError(f"command {command.id} has no key, too many, or one that is never bound")
        if clash := self._clash():
            raise ValueError(f"{clash[0]} is bound twice: {[command.id for command in clash[1]]}")


@lru_cache(maxsize=1024)
def _render(catalog: Catalog, message_id: str, **facts: Any) -> Rendered:
    """Render what help and menus say by the dozen: it does not change with the game."""
    return catalog.render(message_id, **facts)
