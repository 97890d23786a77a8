"""The command line: reads what was typed, does it, and turns every trouble into one sentence and an exit code."""

import gc
import os
import signal
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TextIO

from cachecash import __version__, app
from cachecash.cli import arguments
from cachecash.cli.arguments import Arguments, parse
from cachecash.cli.report import Report
from cachecash.core.options import option_texts
from cachecash.core.problems import Problem
from cachecash.frontends.terminal.console import Console, OutputClosed
from cachecash.frontends.terminal.desk import Settings
from cachecash.frontends.terminal.names import game_named, level_named, shell_name
from cachecash.frontends.terminal.plain import plain
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Display, Level
from cachecash.presentation.room import Room
from cachecash.presentation.rooms import rooms

BAD_INPUT = 2
"""The exit code where what was typed, or a file, cannot be used."""
INTERRUPTED = 130
"""The exit code after Ctrl+C, as shells know it."""

_WIDTHS = range(10, 1001)
_TERMINAL = (arguments.TERMINAL, arguments.BRAILLE, arguments.WIDTH, arguments.STEP)
"""The options that make no sense in a window."""


def main(typed: Sequence[str] | None = None) -> int:
    """Do what was *typed* (by default what follows the program's name); give the exit code."""
    typed = sys.argv[1:] if typed is None else typed
    _open_missing_streams()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        _speak_utf8(stream)
    asked = arguments.language_in(typed)
    try:
        catalog = Catalog(app.choose_language(asked))
    except Problem as problem:
        return _fail(Catalog(app.choose_language(None)), problem)
    return _do(catalog, typed)


def _do(catalog: Catalog, typed: Sequence[str]) -> int:
    """Do what was *typed*, whatever goes wrong; give the exit code."""
    try:
        if hold := getattr(signal, "pthread_sigmask", None):
            hold(signal.SIG_UNBLOCK, {signal.SIGINT})
        return _Command(catalog, parse(typed, catalog)).run()
    except Problem as problem:
        return _fail(catalog, problem)
    except BrokenPipeError:  # nobody listens any more (`| head`)
        return 0
    except OutputClosed as closed:
        return _fail(catalog, Problem("file-full", path="stdout")) if closed.disk_full else 0
    except KeyboardInterrupt:
        with suppress(OutputClosed):
            Console(sys.stdin, sys.stderr).write(catalog.line("cli-interrupted"))
        return INTERRUPTED
    except Exception as fault:  # noqa: BLE001 - whatever it is: whoever listens needs a sentence, and no traceback
        return _stumble(catalog, fault)


def _open_missing_streams() -> None:
    """A program may be started with a stream closed: nothing comes from there, and nobody listens."""
    if sys.stdin is None:
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115 - it lives as long as the program
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115 - the same


def _fail(catalog: Catalog, problem: Problem) -> int:
    Console(sys.stdin, sys.stderr).write(catalog.problem(problem))
    return BAD_INPUT


def _stumble(catalog: Catalog, fault: Exception) -> int:
    """Say in one sentence that a fault of ours ends the program; its details go to the file."""
    from cachecash.frontends.window.faults import FAULTY, NAME, Faults  # noqa: PLC0415 - seldom wanted
    from cachecash.storage.saves import data_folder  # noqa: PLC0415 - the same

    faults = Faults(data_folder() / NAME)
    faults.note(fault)
    with suppress(OutputClosed):
        told = catalog.render(f"problem-{faults.end.reason}", **faults.end.facts)
        Console(sys.stdin, sys.stderr).write(told.screen)
    return FAULTY


def _speak_utf8(stream: TextIO) -> None:
    """Make a file or a pipe UTF-8, whatever the system says; a terminal knows best which signs it can show."""
    if hasattr(stream, "reconfigure") and not stream.isatty():
        stream.reconfigure(encoding="utf-8", errors="replace")


class _Command:
    """One command, with what was typed."""

    def __init__(self, catalog: Catalog, typed: Arguments) -> None:
        self._catalog = catalog
        self._typed = typed
        self._width = typed.number(arguments.WIDTH, _WIDTHS[0], _WIDTHS[-1])
        self._display = Display.BRAILLE if typed.has(arguments.BRAILLE) else Display.SPEECH
        self._report = Report(catalog, self._display)

    def run(self) -> int:
        """Do it. Raises `Problem`."""
        typed = self._typed
        streams = (sys.stdin, sys.stdout)
        if typed.has(arguments.HELP):
            return self._print(self._report.help(typed.command))
        if typed.has(arguments.VERSION):
            return self._print([f"cachecash {__version__}"])
        if typed.command is arguments.MENU:
            return self._open_menu(streams)
        gc.enable()
        if typed.command is arguments.VOICES:
            return self._print(app.tell_voices(self._catalog, self._voice()))
        if typed.command in {arguments.DEMO, arguments.RULES}:
            return self._tell(streams)
        return self._run_batch()

    def _open_menu(self, streams: tuple[TextIO, TextIO]) -> int:
        """Open the window where there is a desktop, else the terminal; either may be asked for."""
        typed, settings = self._typed, self._settings()
        for_terminal = any(map(typed.has, _TERMINAL))
        if typed.has(arguments.WINDOW) or (not for_terminal and app.window_is_possible()):
            try:
                return app.open_window(self._window_wish(settings))
            except Problem as problem:
                if problem.reason != "no-display":
                    raise
                _fail(self._catalog, problem)
        from cachecash.app import in_terminal  # noqa: PLC0415 - whoever plays in the window does not wait for it

        gc.enable()
        return in_terminal.open_menu(self._catalog, settings, streams)

    def _tell(self, streams: tuple[TextIO, TextIO]) -> int:
        """Tell a demonstration or the rules. Raises `Problem`."""
        from cachecash.app import in_terminal  # noqa: PLC0415 - see `_open_menu`

        tell = in_terminal.tell_demo if self._typed.command is arguments.DEMO else in_terminal.tell_rules
        return tell(self._catalog, self._settings(), streams, self._wish())

    def _window_wish(self, settings: Settings) -> app.WindowWish:
        return app.WindowWish(
            language=self._typed.text(arguments.LANGUAGE) or "",
            voice=self._voice() or "",
            seed=settings.seed or "",
            level=settings.level.value if self._typed.has(arguments.DETAIL) else "",
        )

    def _voice(self) -> str | None:
        """Give the voice that was typed, with its French accents or without."""
        text = self._typed.text(arguments.VOICE)
        if text is None:
            return None
        name, equals, file = text.partition("=")
        return plain(name.strip()) + equals + file

    def _print(self, lines: Iterable[str]) -> int:
        console = Console(sys.stdin, sys.stdout, self._width)
        for line in lines:
            console.write(line)
        return 0

    def _settings(self) -> Settings:
        return Settings(
            width=self._width,
            display=self._display,
            level=self._detail(),
            stepwise=self._typed.has(arguments.STEP),
            seed=self._typed.seed(),
        )

    def _detail(self) -> Level:
        text = self._typed.text(arguments.DETAIL)
        if text is None:
            return Level.NORMAL
        names = {self._catalog.line(f"level-{level.value}"): level for level in Level}
        found = {**names, **{level.value: level for level in Level}}.get(plain(text))
        if found is None:
            raise Problem("unknown-detail", name=text, known=", ".join(names))
        return found

    def _wish(self) -> app.TableWish:
        """Read what is said of a table. Raises `Problem`."""
        typed = self._typed
        game = typed.word if typed.word is not None else typed.text(arguments.GAME)
        if game is None and typed.command.needs:
            raise Problem("game-missing", known=", ".join(rooms()))
        preset = typed.text(arguments.PRESET)
        wish = app.TableWish(
            game=None if game is None else game_named(game, rooms()) or game,
            seats=typed.number(arguments.PLAYERS, 1, 99),
            preset=None if preset is None else plain(preset),
        )
        its, levels = wish.room(), typed.text(arguments.BOTS)
        return replace(wish, options=self._options(its), levels=() if levels is None else self._levels(levels, its))

    def _options(self, room: Room) -> dict[str, str]:
        """Read options of a table. Raises `Problem` (``option-form``), with one that this game has for an example."""
        options: dict[str, str] = {}
        for text in self._typed.values.get(arguments.OPTION, ()):
            name, equals, value = text.partition("=")
            if not equals:
                asked_most, values = next(iter(option_texts(room.game.options).items()))
                raise Problem("option-form", text=text[:60], example=f"{asked_most}={values[-1]}")
            options[name.strip()] = value.strip()
        return options

    def _levels(self, typed: str, room: Room) -> list[str]:
        """Read levels. Raises `Problem` (``unknown-level``), which tells names that can be typed as they stand."""
        found: list[str] = []
        for name in self._separated(typed):
            level = level_named(name, room.levels)
            if level is None:
                known = ", ".join(shell_name(self._catalog, level) for level in room.levels)
                raise Problem("unknown-level", name=name[:60], known=known)
            found.append(level)
        return found

    def _separated(self, typed: str) -> list[str]:
        """Give the names that commas separate. Raises `Problem` (``value-missing``, ``empty-level``)."""
        names = [name.strip() for name in typed.split(",")]
        given = [name for name in names if name]
        if not given:
            raise Problem("value-missing", option=self._typed.called[arguments.BOTS])
        if len(given) < len(names):
            mended = ",".join("-".join(name.split()) for name in given)
            raise Problem("empty-level", text=typed.strip()[:60], mended=mended)
        return names

    def _run_batch(self) -> int:
        """Play games that nobody plays, or play one again. Raises `Problem`."""
        from cachecash.cli.batch import Batch  # noqa: PLC0415 - see `_open_menu`

        batch = Batch(self._catalog, self._typed, self._width, self._display)
        if self._typed.command is arguments.REPLAY:
            return batch.replay()
        play = batch.tournament if self._typed.command is arguments.TOURNAMENT else batch.simulate
        return play(self._wish())
