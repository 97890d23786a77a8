"""The composition root: the one module that knows everybody, and puts together what each command needs."""

import ctypes
import locale
import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, TextIO

from cachecash.bots.contract import Bot
from cachecash.core.chance import Chance
from cachecash.core.options import read_options
from cachecash.core.problems import Problem
from cachecash.frontends.terminal import Demo, Settings, Terminal
from cachecash.narration.catalog import FALL_BACK, Catalog, languages
from cachecash.narration.utterance import Level
from cachecash.presentation.room import Room
from cachecash.presentation.rooms import room, rooms
from cachecash.storage.files import read_text
from cachecash.storage.saves import SaveFolder, data_folder
from cachecash.table import log
from cachecash.table.replay import Replay, read, resume
from cachecash.table.simulate import Chooser, Series, Tally, log_replay
from cachecash.table.table import Table, check_seats

Streams = tuple[TextIO, TextIO]
"""What is read and what is written to."""


def choose_language(asked: str | None) -> str:
    """Give the language *asked* for, else the system's, else French. Raises `Problem` (``unknown-language``)."""
    known = languages()
    if asked is not None:
        if asked not in known:
            raise Problem("unknown-language", name=asked, known=", ".join(known))
        return asked
    system = _system_language()
    return system if system in known else FALL_BACK


def _system_language() -> str | None:
    """Give the two letters of the system's language; None where it says nothing (C, POSIX)."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            name = value.split(".")[0].split("_")[0].lower()
            return None if name in {"c", "posix"} else name
    if sys.platform == "win32":
        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        return locale.windows_locale.get(number, "").split("_")[0] or None
    return None


@dataclass(frozen=True, slots=True)
class TableWish:
    """A table that somebody asks for; what is None or empty is as the game proposes it."""

    game: str | None = None
    seats: int | None = None
    levels: Sequence[str] = ()
    preset: str | None = None
    options: Mapping[str, str] = field(default_factory=dict)

    def room(self) -> Room:
        """Give the room of the game, the first one there is where none is named. Raises `Problem`."""
        return room(self.game or next(iter(rooms())))

    def texts(self) -> dict[str, str]:
        """Give the options that are wished, those of the preset first. Raises `Problem` (``unknown-preset``)."""
        presets = self.room().game.presets
        if self.preset is not None and self.preset not in presets:
            raise Problem("unknown-preset", name=self.preset, known=", ".join(presets))
        return {**(presets[self.preset] if self.preset else {}), **self.options}


@dataclass(frozen=True, slots=True)
class WindowWish:
    """What the command line asks of the window; empty where it leaves it to the settings."""

    language: str = ""
    voice: str = ""
    seed: str = ""
    level: str = ""


def window_is_possible() -> bool:
    """Whether there is a desktop to open a window on: without a display server Linux has nowhere to show one."""
    asked = ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY")
    return not sys.platform.startswith("linux") or any(map(os.environ.get, asked))


def open_window(wish: WindowWish) -> int:
    """Open the window, and play until the player leaves. Give the exit code.

    Raises `Problem`: ``no-display``, ``voice-unknown``, ``voice-file-missing``.
    """
    code: int = _windowed().open_window(wish)
    return code


def tell_voices(catalog: Catalog, name: str | None) -> Iterator[str]:
    """Say which voices are found, line by line, with a sentence by each; or by the one of that *name* alone.

    Raises `Problem` (``voice-unknown``).
    """
    lines: Iterator[str] = _windowed().tell_voices(catalog, name)
    return lines


def _windowed() -> ModuleType:
    """Load what draws and sounds, which the terminal can do without. Raises `Problem` (``no-display``)."""
    try:
        return import_module("cachecash.app.windowed")
    except ImportError as error:  # a library that does not load on this system
        raise Problem("no-display", why=str(error)[:80]) from None


def open_menu(catalog: Catalog, settings: Settings, streams: Streams) -> int:
    """Open the main menu, and play until the player leaves. Give the exit code."""
    return Terminal(rooms(), catalog, settings, streams).run(SaveFolder(data_folder()))


def tell_demo(catalog: Catalog, settings: Settings, streams: Streams, wish: TableWish) -> int:
    """Tell a whole game between computer players. Raises `Problem`."""
    if len(wish.levels) > 1:
        raise Problem("one-level")
    level = wish.levels[0] if wish.levels else None
    demo = Demo(wish.room(), wish.seats, level, wish.texts(), settings.seed)
    return Terminal(rooms(), catalog, settings, streams).demo(demo)


def tell_rules(catalog: Catalog, settings: Settings, streams: Streams, wish: TableWish) -> int:
    """Read the rules of a game. Raises `Problem`."""
    return Terminal(rooms(), catalog, settings, streams).rules(wish.room().game.id)


def series(wish: TableWish, seats: int) -> Series[Any, Any, Any]:
    """Give a series of games between the computer players that are wished, cycled over the seats.

    They play by lot where no level is wished. Raises `Problem`.
    """
    its = wish.room()
    check_seats(its.game, seats)
    options = read_options(its.game.options(), wish.texts())
    for level in wish.levels:
        if level not in its.levels:
            raise Problem("unknown-level", name=level, known=", ".join(its.levels))
    cycle = wish.levels or ["random"]
    levels = tuple(cycle[seat % len(cycle)] for seat in range(seats))
    return Series(its.game, options, levels, tuple(_chooser(its.levels[level]()) for level in levels))


def _chooser(bot: Bot[Any, Any]) -> Chooser[Any, Any]:
    def choose(view: Any, legal: Sequence[Any], chance: Chance) -> Any:
        return bot.choose(view, legal, chance).action

    return choose


def simulate(games: Series[Any, Any, Any], seed: str, numbers: Iterable[int], out: TextIO | None) -> Tally:
    """Play the games that *numbers* counts; their log goes to *out*."""
    return games.run(seed, numbers, _writer(out) if out else None)


def open_replay(path: Path) -> tuple[Replay, Table[Any, Any, Any]]:
    """Read a replay or a save, and play it again. Raises `Problem`."""
    replay = read(read_text(path))
    return replay, resume(room(replay.game).game, replay)


def write_log(replay: Replay, table: Table[Any, Any, Any], out: TextIO) -> None:
    """Write the log of a game that was played again; the level of a person is ``human``."""
    log_replay(table, tuple(player.level for player in replay.players), _writer(out))


def _writer(out: TextIO) -> log.Write:
    def write(record: log.Record) -> None:
        out.write(log.line(record))

    return write


def scores(replay: Replay, table: Table[Any, Any, Any], catalog: Catalog) -> list[str]:
    """Say the scores as a spectator may know them."""
    narrator = room(replay.game).narrator(catalog, [player.name for player in replay.players])
    return [answer.speech for answer in narrator.answer("scores", table.view(None), Level.NORMAL)]
