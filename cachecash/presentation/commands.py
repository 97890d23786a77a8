"""The command table: what every game and every menu understands. A game adds its own commands (`Room.commands`)."""

from collections.abc import Callable, Iterable
from typing import Any

from cachecash.narration.utterance import Rendered
from cachecash.presentation.keys import GAME, MENU, Command, Context, Key
from cachecash.presentation.outlet import What

BOTH: tuple[Context, ...] = (GAME, MENU)
LIST: tuple[Context, ...] = (MENU,)


def _key(text: str) -> Key:
    *held, name = text.split("+")
    return Key(name, shift="Shift" in held, ctrl="Ctrl" in held)


def keys(*texts: str) -> tuple[Key, ...]:
    """Write keys as the settings do: ``keys("End", "Shift+Right")``."""
    return tuple(map(_key, texts))


def call(name: str, *args: Any) -> Callable[[Any], None]:
    """Make what a command does of a method of its host."""

    def do(host: Any) -> None:
        getattr(host, name)(*args)

    return do


def _list(name: str, *args: Any) -> Callable[[Any], None]:
    def do(host: Any) -> None:
        getattr(host.lists, name)(*args)

    return do


def _enter(host: Any) -> None:
    host.lists.enter(host.now)


def _wish(what: What) -> Callable[[Any], None]:
    return call("wish", what)


def reason(name: str) -> Callable[[Any], Rendered | None]:
    """Make a condition of a method of the host, which gives why not, or None."""

    def when(host: Any) -> Rendered | None:
        why: Rendered | None = getattr(host, name)()
        return why

    return when


def in_game(host: Any) -> Rendered | None:
    """Say that there is no game to ask about, where there is none, or what is in its way."""
    reason: Rendered | None = host.why_no_game()
    return reason


def _in_lobby(host: Any) -> Rendered | None:
    return None if host.in_lobby else host.text("desk-no-lobby")


def _seat(place: int) -> Command:
    """Ask about a place at the table, if somebody sits there."""

    def when(host: Any) -> Rendered | None:
        why = in_game(host)
        if why is None and host.place_of_seat(place) is None:
            why = host.text("desk-nobody-there")
        return why

    return Command(f"seat-{place}", keys(str(place)), call("hear_seat", place), when=when, where=BOTH)


def _ask(command_id: str, key: str) -> Command:
    """One question of the narrator, under its own name."""
    return Command(command_id, keys(key), call("ask", command_id), when=in_game, where=BOTH)


_ASKING = (
    _ask("turn", "T"),
    Command("where", keys("F4"), call("where"), where=BOTH),
    Command("about", keys("I"), call("about"), where=BOTH),
    Command("zone-whole", keys("L"), call("whole"), where=BOTH),
    _ask("hand", "M"),
    _ask("scores", "S"),
    _ask("scores-detail", "Shift+S"),
    _ask("counts", "E"),
    _ask("middle", "C"),
    Command("mine", keys("G"), call("mine"), when=in_game, where=BOTH),
    _ask("opponents", "A"),
    _ask("goal", "Q"),
    *map(_seat, range(1, 7)),
)
"""What is asked of the table."""

COMMANDS = (
    # moving about the table, and playing
    Command("left", keys("Left"), call("left"), steady=True),
    Command("right", keys("Right"), call("right"), steady=True),
    Command("first", keys("Home", "Shift+Left"), call("first"), steady=True),
    Command("last", keys("End", "Shift+Right"), call("last"), steady=True),
    Command("up", keys("Up"), call("up"), steady=True),
    Command("down", keys("Down"), call("down"), steady=True),
    Command("zone-next", keys("Tab"), call("next_zone"), steady=True),
    Command("zone-previous", keys("Shift+Tab"), call("previous_zone"), steady=True),
    Command("act", keys("Enter"), call("act"), steady=True),
    Command("mark", keys("Space"), call("mark"), when=reason("why_no_mark"), steady=True),
    Command("decline", keys("Backspace"), call("decline"), when=reason("why_no_decline"), steady=True),
    Command("menu", keys("Escape"), call("menu"), steady=True),
    Command("playable-next", keys("J"), call("next_playable"), when=reason("why_nothing_playable")),
    Command("playable-previous", keys("Shift+J"), call("previous_playable"), when=reason("why_nothing_playable")),
    # in a list
    Command("line-previous", keys("Up"), _list("move", -1), where=LIST, steady=True),
    Command("line-next", keys("Down"), _list("move", 1), where=LIST, steady=True),
    Command("line-first", keys("Home", "Shift+Left"), _list("first"), where=LIST, steady=True),
    Command("line-last", keys("End", "Shift+Right"), _list("last"), where=LIST, steady=True),
    Command("value-lower", keys("Left"), _list("turn", -1), where=LIST, steady=True),
    Command("value-raise", keys("Right"), _list("turn", 1), where=LIST, steady=True),
    Command("choose", keys("Enter", "Space"), _enter, where=LIST, steady=True),
    Command("back", keys("Escape", "Backspace"), _list("back"), where=LIST, steady=True),
    *_ASKING,
    # what was said
    Command("repeat", keys("R"), call("repeat"), where=BOTH),
    Command("since", keys("Shift+R"), call("since"), when=in_game, where=BOTH),
    Command("older", keys("PageUp", "Shift+Up"), call("older"), where=BOTH),
    Command("newer", keys("PageDown", "Shift+Down"), call("newer"), where=BOTH),
    Command("oldest", keys("Shift+PageUp"), call("oldest"), where=BOTH),
    Command("newest", keys("Shift+PageDown"), call("newest"), where=BOTH),
    Command("category", keys("Ctrl+PageDown"), call("next_category"), where=BOTH),
    Command("category-previous", keys("Ctrl+PageUp"), call("previous_category"), where=BOTH),
    Command("history", keys("H"), call("history_zone"), when=in_game),
    # help and the program
    Command("help", keys("F1"), call("help"), where=BOTH, steady=True),
    Command("explain", keys("Shift+F1"), call("explain"), where=BOTH),
    Command("rules", keys("F9", "Ctrl+F1"), call("rules"), where=BOTH),
    Command("settings", keys("F2"), _wish("settings"), where=BOTH),
    Command("level", keys("F3"), call("next_level"), where=BOTH),
    Command("knob", keys("F6"), _wish("knob-next"), where=BOTH),
    Command("lower", keys("F7"), _wish("knob-lower"), where=BOTH),
    Command("raise", keys("F8"), _wish("knob-raise"), where=BOTH),
    Command("silence", keys("Ctrl"), call("silence"), where=BOTH),
    Command("full-screen", keys("F11"), _wish("full-screen"), where=BOTH),
    Command("add-player", keys("B"), _wish("add-player"), when=_in_lobby, where=BOTH),
    Command("remove-player", keys("Shift+B"), _wish("remove-player"), when=_in_lobby, where=BOTH),
    Command("save", keys("Ctrl+S"), _wish("save"), when=in_game, where=BOTH),
    Command("leave", keys("Ctrl+Q"), call("leave"), where=BOTH),
)
"""In the order in which settings and the key page tell them."""

_ASKED = frozenset(command.id for command in _ASKING)
_COMMON = frozenset(command.id for command in COMMANDS)


def in_help(commands: Iterable[Command]) -> list[Command]:
    """Put commands as help tells them: the game's own, or the list's, then what one asks, then the rest."""
    return sorted(commands, key=_rank)


def _rank(command: Command) -> int:
    own = command.id not in _COMMON or command.where == LIST
    return 0 if own else 1 if command.id in _ASKED else 2
