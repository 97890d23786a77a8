"""The command table: every letter or word that may be typed instead of a number, and what it does.

A command is declared here and nowhere else. Its words and its phrase are in the locale (``term-words-<id>``,
``term-key-<id>``), so one without a phrase cannot be used; help and the dispatcher read the same table.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from cachecash.frontends.terminal.desk import Desk
from cachecash.frontends.terminal.names import level_named
from cachecash.frontends.terminal.plain import plain
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Level
from cachecash.presentation.rooms import rooms


class ToMenu(Exception):
    """The player wants the main menu; the game in course is kept."""


class Quit(Exception):
    """The player wants to leave the program; the game in course is kept."""


class Reader(Protocol):
    """Who can open the rules: the game's name, and what is looked for in them (may be empty)."""

    def __call__(self, game_id: str | None, sought: str) -> None:
        """Read the rules aloud until the player has enough."""


@dataclass(frozen=True, slots=True)
class Context:
    """What a command may use."""

    desk: Desk
    read_rules: Reader
    keys: "Keys"


Act = Callable[[Context, str], bool | None]
"""Does a command, given what follows its word; True where it led away from the question at which it was typed."""


@dataclass(frozen=True, slots=True)
class Command:
    """*act* does it; *in_game* where it makes sense in a game alone."""

    id: str
    act: Act
    in_game: bool = False
    takes: bool = False
    """Whether something may follow the word."""


class Keys:
    """The words of the command table, in one language. Capitals and accents do not count, unless a word has them."""

    def __init__(self, catalog: Catalog) -> None:
        self._words: dict[str, Command] = {}
        self._first: dict[str, str] = {}
        for command in COMMANDS:
            words = catalog.line(f"term-words-{command.id}").split()
            self._first[command.id] = words[0]
            self._words.update(dict.fromkeys(words, command))
        row = catalog.line("term-digit-row").strip()
        self._digits = {sign: str(place) for place, sign in enumerate(row)}

    def shown(self, command: Command) -> str:
        """Give the word that help names."""
        return self._first[command.id]

    def find(self, text: str) -> tuple[Command, str] | None:
        """Give the command that *text* names, and what follows it."""
        word, _, rest = text.partition(" ")
        command = self._word(word)
        if command is None and (glued := re.fullmatch(r"(\D+)(\d+)", word)) and not rest:
            command, rest = self._word(glued[1]), glued[2]
        if command is None or (rest and not command.takes):
            return None
        return command, rest.strip()

    def numbers(self, text: str) -> tuple[int, ...]:
        """Give the numbers that were typed, if nothing else was.

        The row of digits is understood without Shift where the locale says what it types then.
        """
        if text and all(sign == " " or sign in self._digits for sign in text):
            text = "".join(self._digits.get(sign, sign) for sign in text)
        if not re.fullmatch(r"[0-9]+(?:[ ,;]+[0-9]+)*", text):
            return ()
        return tuple(int(number) for number in re.findall("[0-9]+", text))

    def _word(self, word: str) -> Command | None:
        return self._words.get(word) or self._words.get(plain(word))


def _ask(question: str) -> Act:
    def act(context: Context, _rest: str) -> None:
        _answer(context.desk, question)

    return act


def _answer(desk: Desk, question: str) -> None:
    if desk.place is None:
        desk.line("term-no-game")
        return
    if question == "marks" and question not in desk.place.questions:
        question = "hand"  # cards without touch marks are told as they are
    if question not in desk.place.questions:
        desk.line("term-no-answer")
        return
    desk.say(*desk.place.answer(question))


def _seat(context: Context, rest: str) -> None:
    _answer(context.desk, f"seat-{int(rest)}" if rest.isdecimal() else "seat")


def _repeat(context: Context, _rest: str) -> None:
    if context.desk.told.last:
        context.desk.show(*context.desk.told.last)
    else:
        context.desk.note("term-nothing-told")


def _since(context: Context, _rest: str) -> None:
    told = context.desk.told.since()
    if told:
        context.desk.show(*told)
    elif context.desk.place is None:
        context.desk.line("term-no-game")
    else:
        context.desk.note("term-nothing-since")


def _history(context: Context, rest: str) -> None:
    desk = context.desk
    if rest and not (rest.isdecimal() and int(rest)):
        desk.note("term-history-number")
    elif not len(desk.told):
        desk.note("term-history-empty")
    elif plays := desk.told.newest(int(rest)) if rest else desk.told.page():
        desk.show(*plays)
        desk.note("term-history-more" if desk.told.has_older else "term-history-start")
    else:
        desk.note("term-history-start")


def _level(context: Context, rest: str) -> None:
    desk = context.desk
    wanted = {plain(desk.catalog.line(f"level-{level.value}")): level for level in Level}
    if rest and plain(rest) not in wanted:
        levels = {level for room in rooms().values() for level in room.levels}
        desk.line("term-level-of-players" if level_named(rest, levels) else "term-level-unknown", text=rest)
        return
    if rest:
        desk.level = wanted[plain(rest)]
    desk.line("term-level-now", level=desk.text(f"level-{desk.level.value}"))


def _levels(context: Context, _rest: str) -> bool:
    if context.desk.place is None:
        context.desk.line("term-no-game")
        return False
    context.desk.place.change_levels()
    return True


def _rules(context: Context, rest: str) -> bool:
    place = context.desk.place
    context.read_rules(place.game_id if place else None, rest)
    return True


def _help(context: Context, _rest: str) -> None:
    desk = context.desk
    desk.note("term-help")
    for command in COMMANDS:
        if desk.place is not None or not command.in_game:
            phrase = desk.text(f"term-key-{command.id}")
            desk.note("term-help-line", key=context.keys.shown(command), phrase=phrase)


def _menu(_context: Context, _rest: str) -> None:
    raise ToMenu


def _quit(_context: Context, _rest: str) -> None:
    raise Quit


COMMANDS = (
    Command("hand", _ask("hand"), in_game=True),
    Command("marks", _ask("marks"), in_game=True),
    Command("scores", _ask("scores"), in_game=True),
    Command("scores-detail", _ask("scores-detail"), in_game=True),
    Command("turn", _ask("turn"), in_game=True),
    Command("possible", _ask("possible"), in_game=True),
    Command("goal", _ask("goal"), in_game=True),
    Command("counts", _ask("counts"), in_game=True),
    Command("middle", _ask("middle"), in_game=True),
    Command("mine", _ask("mine"), in_game=True),
    Command("opponents", _ask("opponents"), in_game=True),
    Command("seat", _seat, in_game=True, takes=True),
    Command("repeat", _repeat),
    Command("since", _since, in_game=True),
    Command("history", _history, in_game=True, takes=True),
    Command("rules", _rules, takes=True),
    Command("level", _level, takes=True),
    Command("levels", _levels, in_game=True),
    Command("help", _help),
    Command("menu", _menu),
    Command("quit", _quit),
)
"""In the order in which help tells them."""

__all__ = ["COMMANDS", "Command", "Context", "Keys", "Quit", "ToMenu"]
