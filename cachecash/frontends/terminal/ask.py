"""A question with numbered choices: what is typed is a number, a command, or something that gets one clear sentence."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, NoReturn, TypeVar

from cachecash.frontends.terminal.commands import Context, Keys, Reader
from cachecash.frontends.terminal.console import LineTooLong, LineUnreadable
from cachecash.frontends.terminal.desk import Desk
from cachecash.narration.utterance import Rendered, Utterance

T = TypeVar("T")

_QUOTED = 30
"""Signs of what was typed that are said again when it is not understood."""


@dataclass(frozen=True, slots=True)
class Node(Generic[T]):
    """One numbered line: a *value* to choose, or the *nodes* that it opens (both: a second number goes deeper)."""

    label: Rendered
    value: T | None = None
    nodes: "tuple[Node[T], ...]" = ()


@dataclass(frozen=True, slots=True)
class Question(Generic[T]):
    """What is asked.

    *ask* tells what is expected. An empty line chooses *default* if there is one, else it asks again. *back* is the
    label of 0, which chooses nothing. *doubt* gives a question where a choice is to be meant twice. *read* makes a
    choice of a text that is neither a number nor a command (None: not understood; it may have said why: `Answered`).
    *spell* reads numbers likewise, where they do not choose from a list: *hint* says how, in its place. A *silent*
    question does not list its choices. *first* is the number of the first line, where the lines stand for numbers.
    """

    ask: Callable[[], None]
    nodes: tuple[Node[T], ...] = ()
    default: Node[T] | None = None
    back: Rendered | None = None
    doubt: Callable[[T], Utterance | None] | None = None
    read: Callable[[str], T | None] | None = None
    spell: Callable[[tuple[int, ...]], T | None] | None = None
    hint: Rendered | None = None
    silent: bool = False
    first: int = 1


def quoted(typed: str) -> str:
    """Give what was typed, to be said again: its beginning, where it is long."""
    return typed[:_QUOTED] + "…" * (len(typed) > _QUOTED)


def as_is(text: str) -> Rendered:
    """Give a text that is the same for the ear, the screen and the finger."""
    return Rendered(text, text, text)


class Answered(Exception):
    """What was typed has had its answer; the question still stands."""


class WasAway(Answered):
    """The player was elsewhere, in the rules or at a level, and comes back to the question: it is to be put again."""


class Asker:
    """Asks, and lets the player ask back: every command works at every question."""

    def __init__(self, desk: Desk, read_rules: Reader) -> None:
        self.desk = desk
        self.read_rules = read_rules
        self._context = Context(desk, read_rules, Keys(desk.catalog))

    def choose(self, question: Question[T], *, told: bool = False) -> T | None:
        """Ask until something is chosen; None where 0 was. *told*: what is expected has just been said."""
        return _Asking(self, question).result(told=told)

    def pause(self, message_id: str) -> None:
        """Wait for Enter."""
        go_on = Node(self.desk.text(message_id), value=True)
        self.choose(
            Question(ask=lambda: self.desk.note(message_id), nodes=(go_on,), default=go_on, silent=True),
        )

    def read(self) -> str:
        """Give the next line that is typed, if the question it was typed at must deal with it. Raises `Answered`."""
        try:
            text = self.desk.console.read()
        except LineTooLong:
            self.desk.note("term-too-long")
        except LineUnreadable:
            self.desk.note("term-unreadable")
        else:
            if not self._obey(text):
                return text
        raise Answered

    def numbers(self, text: str) -> tuple[int, ...]:
        """Give the numbers that *text* is made of, if it is."""
        return self._context.keys.numbers(text)

    def _obey(self, text: str) -> bool:
        """Do the command that *text* is; False where it is none. Raises `WasAway` where it led elsewhere."""
        # A line of digits, with or without Shift, is never a command.
        found = None if self.numbers(text) else self._context.keys.find(text)
        if found is None:
            self.desk.told.rewind()
            return False
        command, rest = found
        if command.id != "history":
            self.desk.told.rewind()
        if command.act(self._context, rest):
            raise WasAway
        return True


class _Asking(Generic[T]):
    """One question, from asking it to its answer."""

    def __init__(self, asker: Asker, question: Question[T]) -> None:
        self._asker = asker
        self._desk = asker.desk
        self._question = question
        self._path: list[Node[T]] = []

    def result(self, *, told: bool) -> T | None:
        """Go on until there is an answer."""
        self._show(told=told)
        while True:
            try:
                text = self._asker.read()
                value = self._understand(text)
                self._confirm(value, text)
            except WasAway:
                self._show()
                continue
            except Answered:
                continue
            except _Back:
                return None
            return value

    def _understand(self, text: str) -> T:
        """Give the choice that *text* makes. Raises `Answered` where it makes none, `_Back` for 0."""
        if not text:
            default = self._question.default
            if default and default.value is not None and not self._path:
                return default.value
            self._show()
            raise Answered
        if numbers := self._choosing(text):
            return self._follow(numbers)
        value = self._read(text)
        if value is None:
            self._complain("term-not-understood", text)
        return value

    def _choosing(self, text: str) -> tuple[int, ...]:
        """Give the numbers that choose from the list; none where they are read otherwise."""
        return () if self._question.spell else self._asker.numbers(text)

    def _read(self, text: str) -> T | None:
        """Give the choice that *text* spells or writes out, None where it does neither."""
        question = self._question
        if question.spell and (numbers := self._asker.numbers(text)):
            return question.spell(numbers)
        return question.read(text) if question.read else None

    def _follow(self, numbers: tuple[int, ...]) -> T:
        """Walk down the tree, one number a step; nothing has moved if one of them is wrong."""
        path = list(self._path)
        for number in numbers:
            nodes = path[-1].nodes if path else self._question.nodes
            if number == 0 and path:
                path.pop()
            elif number == 0 and self._question.back:
                raise _Back
            elif 0 <= (line := number - self._first(path)) < len(nodes):
                path.append(nodes[line])
            elif path and not nodes and not self._question.silent:
                self._complain("term-opens-nothing", path[-1].label.speech)
            else:
                self._complain("term-no-such-number", str(number))
        if path and numbers[-1] and path[-1].value is not None:
            return path[-1].value
        self._path = path
        self._show()
        raise Answered

    def _confirm(self, value: T, text: str) -> None:
        """Ask for the same again where the choice loses something. Raises `Answered` where it was not meant."""
        doubt = self._question.doubt(value) if self._question.doubt else None
        if doubt is None:
            return
        numbers = self._choosing(text)
        again = None
        self._desk.say(doubt)
        while again is None:
            self._desk.note("term-again", text=str(numbers[-1]) if numbers else text)
            try:
                again = self._asker.read()
            except Answered:  # a letter asks, and neither does nor cancels anything
                continue
        if again != text and (not numbers or self._asker.numbers(again) != numbers[-1:]):
            self._desk.note("term-cancelled")
            self._show()
            raise Answered

    def _show(self, *, told: bool = False) -> None:
        """List the choices, after what is asked, or after the choice that has opened them."""
        if self._path:
            self._desk.show(self._path[-1].label)
        elif not told:
            self._question.ask()
        if self._question.hint:
            self._desk.show(self._question.hint)
        if self._question.silent:
            return
        for number, node in enumerate(self._nodes(), self._first(self._path)):
            self._desk.note("term-choice", number=number, label=node.label)
        if self._path:
            self._desk.note("term-choice", number=0, label=self._desk.text("term-back"))
        elif self._question.back:
            self._desk.note("term-choice", number=0, label=self._question.back)
        if self._question.default and not self._path:
            self._desk.note("term-default", label=self._question.default.label)

    def _complain(self, message_id: str, typed: str) -> NoReturn:
        """Say in one sentence that this is no answer, and which numbers are. Raises `Answered`."""
        first = self._first(self._path)
        few = self._question.silent and len(self._nodes()) < 2  # "1" alone is not worth telling: Enter does it
        high = 0 if few else len(self._nodes()) + first - 1
        low = 0 if (self._path or self._question.back) and first == 1 else first
        self._desk.note(message_id, text=quoted(typed), low=low, high=high, listed=not self._question.silent)
        if self._question.silent:
            self._show()
        raise Answered

    def _first(self, path: Sequence[Node[T]]) -> int:
        """Give the number of the first line that is listed after *path*."""
        return 1 if path else self._question.first

    def _nodes(self) -> tuple[Node[T], ...]:
        """Give the choices that are listed now."""
        return self._path[-1].nodes if self._path else self._question.nodes


class _Back(Exception):
    """0 was chosen where it leaves the question."""
