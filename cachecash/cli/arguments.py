"""What may be typed after `cachecash`: one table of commands and options, and its reading.

English names are for scripts, the French ones beside them for people; both always work. Phrases are in the catalogs:
``cli-command-<id>``, ``cli-option-<id>``, ``cli-value-<id>``; ``cli-name-<id>`` is the one of a command's names that is
said where it is named by itself.
"""

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cachecash.core.problems import Problem
from cachecash.narration.catalog import Catalog


@dataclass(frozen=True, slots=True)
class Option:
    """One option. *value* is the kind of text that it takes (``number``, ``file``…), empty for a switch."""

    names: tuple[str, ...]
    value: str = ""

    @property
    def id(self) -> str:
        """Give its English name, without the dashes."""
        return self.names[0].removeprefix("--")


@dataclass(frozen=True, slots=True)
class Command:
    """One command. *word* is the kind of the one word that may follow it, empty for none; *needs*: it has to."""

    names: tuple[str, ...]
    word: str
    options: tuple[Option, ...]
    needs: bool = False

    @property
    def id(self) -> str:
        """Give its English name."""
        return self.names[0]

    def name(self, catalog: Catalog) -> str:
        """Give the one of its names that belongs to the language of *catalog*."""
        return catalog.line(f"cli-name-{self.id}")

    def typed(self, catalog: Catalog) -> str:
        """Give how it is typed, without what follows it."""
        return "cachecash" if self is MENU else f"cachecash {self.name(catalog)}"


HELP = Option(("--help", "--aide", "-h"))
VERSION = Option(("--version",))
LANGUAGE = Option(("--lang", "--langue"), "language")
WIDTH = Option(("--width", "--largeur"), "number")
BRAILLE = Option(("--braille",))
DETAIL = Option(("--detail",), "detail")
TERMINAL = Option(("--terminal",))
WINDOW = Option(("--window", "--fenetre"))
VOICE = Option(("--voice", "--voix"), "voice")
STEP = Option(("--step", "--pas-a-pas"))
SEED = Option(("--seed", "--graine"), "text")
GAME = Option(("--game", "--jeu"), "game")
PLAYERS = Option(("--players", "--joueurs"), "number")
GAMES = Option(("--games", "--parties"), "number")
DEALS = Option(("--deals", "--donnes"), "number")
BOTS = Option(("--bots", "--levels", "--niveaux"), "levels")
PRESET = Option(("--preset", "--formule"), "preset")
OPTION = Option(("--option",), "pair")
LOG = Option(("--log", "--journal"), "file")
JSON = Option(("--json",))

COMMON = (LANGUAGE, WIDTH, BRAILLE, TERMINAL, HELP)
"""What goes with every command."""

MENU = Command(("menu",), "", (WINDOW, VOICE, DETAIL, STEP, SEED, VERSION))
"""What `cachecash` does by itself."""
DEMO = Command(("demo",), "game", (GAME, PLAYERS, BOTS, PRESET, OPTION, SEED, DETAIL))
RULES = Command(("rules", "regles"), "game", (GAME,))
SIMULATE = Command(
    ("simulate", "simuler"), "game", (GAME, PLAYERS, GAMES, SEED, BOTS, PRESET, OPTION, LOG, JSON), needs=True
)
TOURNAMENT = Command(
    ("tournament", "tournoi"), "game", (GAME, PLAYERS, DEALS, SEED, BOTS, PRESET, OPTION, JSON), needs=True
)
REPLAY = Command(("replay", "rejouer"), "file", (LOG,), needs=True)
VOICES = Command(("voices", "voix"), "", (VOICE,))
COMMANDS = (DEMO, RULES, VOICES, SIMULATE, TOURNAMENT, REPLAY)

_ALL = dict.fromkeys((*COMMON, *(option for command in (MENU, *COMMANDS) for option in command.options)))
_NAMED = {name: option for option in _ALL for name in option.names}


@dataclass(frozen=True, slots=True)
class Arguments:
    """What was typed: the *command*, and the *word* after it.

    *values* are all those of each option (switches have empty ones), *called* the name that was typed for it.
    """

    command: Command
    word: str | None
    values: Mapping[Option, Sequence[str]]
    called: Mapping[Option, str]

    def has(self, option: Option) -> bool:
        """Whether the option was typed."""
        return option in self.values

    def text(self, option: Option) -> str | None:
        """Give the value of an option, the last one if it came several times. Raises `Problem` (``bad-text``)."""
        if option not in self.values:
            return None
        text = self.values[option][-1]
        if any("\ud800" <= sign <= "\udfff" for sign in text):  # bytes of the command line that are no UTF-8
            raise Problem("bad-text", option=self.called[option])
        return text

    def seed(self) -> str | None:
        """Give the seed; None also for a blank one: told in a sentence, nobody could type it again."""
        text = self.text(SEED)
        return text if text and text.strip() else None

    def number(self, option: Option, low: int, high: int) -> int | None:
        """Give the number that an option has. Raises `Problem` (``not-a-number``, ``number-range``)."""
        text = self.text(option)
        if text is None:
            return None
        digits = text.strip().removeprefix("+")
        if not digits.removeprefix("-").isdecimal():
            raise Problem("not-a-number", option=self.called[option], text=text[:40], low=low, high=high)
        if len(digits) > len(str(high)) + 1 or not low <= int(digits) <= high:
            raise Problem("number-range", option=self.called[option], text=text[:40], low=low, high=high)
        return int(digits)


class _Tokens(argparse.ArgumentParser):
    """Cuts a command line into options and words; says nothing itself."""

    def __init__(self) -> None:
        super().__init__(add_help=False, allow_abbrev=False, exit_on_error=False)
        for option in _ALL:
            if option.value:
                self.add_argument(*option.names, dest=option.id, action="append")
            else:
                self.add_argument(*option.names, dest=option.id, action="append_const", const="")


def parse(typed: Sequence[str], catalog: Catalog) -> Arguments:
    """Read a command line; options may stand before or after the command. Commands are named as *catalog* does.

    Raises `Problem`: ``unknown-command``, ``unknown-argument``, ``extra-word``, ``foreign-option`` (of another
    command), ``value-missing``, ``value-unwanted``.
    """
    try:
        found, others = _Tokens().parse_known_args(typed)
    except argparse.ArgumentError as error:
        raise _problem_of(error, typed) from None
    words = [text for text in others if not _is_option(text)]
    for text in others:
        if _is_option(text):
            raise Problem("unknown-argument", text=_short(text))
    values = {option: given for option in _ALL if (given := getattr(found, option.id)) is not None}
    called = {_NAMED[name]: name for text in typed if (name := text.partition("=")[0]) in _NAMED}
    command = _command(words.pop(0), catalog) if words else MENU
    for option in values:
        if option not in (*COMMON, *command.options):
            raise Problem("foreign-option", option=called[option], command=command.typed(catalog))
    if len(words) > (1 if command.word else 0):
        raise Problem("extra-word", text=_short(words[-1]), command=command.typed(catalog))
    return Arguments(command, words[0] if words else None, values, called)


def language_in(typed: Sequence[str]) -> str | None:
    """Give the language that a command line asks for, even one that cannot be read otherwise."""
    for place, text in enumerate(typed):
        name, equals, value = text.partition("=")
        if name in LANGUAGE.names:
            return value if equals else next(iter(typed[place + 1 :]), None)
    return None


def _is_option(text: str) -> bool:
    return text.startswith("-") and text != "-"


def _command(name: str, catalog: Catalog) -> Command:
    for command in COMMANDS:
        if name.casefold().replace("è", "e") in command.names:
            return command
    raise Problem("unknown-command", name=_short(name), known=", ".join(known.name(catalog) for known in COMMANDS))


def _problem_of(error: argparse.ArgumentError, typed: Sequence[str]) -> Problem:
    """Say what `_Tokens` complains of: it knows its options, so that only their values can be wrong."""
    names = str(error.argument_name).split("/")
    name = next((name for text in typed if (name := text.partition("=")[0]) in names), names[0])
    return Problem("value-missing" if _NAMED[name].value else "value-unwanted", option=name)


def _short(text: str) -> str:
    """Give what was typed as it can be said again: not endless, and valid text."""
    return text[:60].encode("utf-8", "replace").decode("utf-8")
