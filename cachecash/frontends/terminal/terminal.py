"""The terminal as a whole: the menu, a demonstration, the rules, each until the player leaves."""

from collections.abc import Callable, Mapping
from typing import TextIO

from cachecash.core.problems import Problem
from cachecash.frontends.terminal.ask import Asker
from cachecash.frontends.terminal.commands import Quit, ToMenu
from cachecash.frontends.terminal.console import Console, InputEnded, OutputClosed
from cachecash.frontends.terminal.demo import Demo, play_demo
from cachecash.frontends.terminal.desk import Desk, Settings
from cachecash.frontends.terminal.menu import Menu, choose_game
from cachecash.frontends.terminal.rules import Elsewhere, print_rules, read_rules
from cachecash.narration.catalog import Catalog
from cachecash.presentation.memory import Memory
from cachecash.presentation.room import Room
from cachecash.presentation.store import Store


class Terminal:
    """A conversation on two streams, in one language, about the games of *rooms*.

    Each method gives the exit code. It leaves quietly when nobody reads its output any more, and with one sentence at
    the end of its input, at Ctrl+C, or where the player asks to leave. Each raises `OutputClosed` where the disk under
    its output is full.
    """

    def __init__(
        self, rooms: Mapping[str, Room], catalog: Catalog, settings: Settings, streams: tuple[TextIO, TextIO]
    ) -> None:
        """Take the stream that is read and the one that is written to."""
        self._rooms = rooms
        self._settings = settings
        self._stream_in, stream_out = streams
        self._desk = Desk(Console(self._stream_in, stream_out, settings.width), catalog, settings)
        self._asker = Asker(self._desk, self._read)
        self._reading = False

    def run(self, store: Store, memory: Callable[[], Memory]) -> int:
        """Open the menu, and play until the player leaves; the game in course is kept in *store*.

        *memory* opens what is kept of the player.
        """
        menu = Menu(self._asker, self._rooms, store, memory, self._settings)

        def play() -> None:
            self._desk.note("term-welcome")
            try:
                menu.run()
            finally:
                menu.close()

        return self._until_left(play)

    def demo(self, demo: Demo) -> int:
        """Tell a whole game among computer players. Raises `Problem` for what cannot be."""
        return self._until_left(lambda: play_demo(self._asker, demo))

    def rules(self, game_id: str, sought: str = "") -> int:
        """Read the rules of a game by heading; write all of them where no person types. Raises `Problem`."""
        if self._stream_in.isatty():
            return self._until_left(lambda: self._go_through(game_id, sought), "term-left-rules")
        return self._until_left(lambda: print_rules(self._desk, game_id))

    def _read(self, game_id: str | None, sought: str) -> None:
        """Open the rules in the middle of something else; from the rules themselves, go elsewhere in them."""
        if self._reading:
            raise Elsewhere(sought)
        chosen = game_id or choose_game(self._asker, self._rooms)
        try:
            if chosen:
                self._go_through(chosen, sought)
        except Problem as problem:
            self._desk.console.write(self._desk.catalog.problem(problem))

    def _go_through(self, game_id: str, sought: str) -> None:
        """Read the rules until the player leaves them. Raises `Problem`."""
        self._reading = True
        try:
            read_rules(self._asker, game_id, sought)
        finally:
            self._reading = False

    def _until_left(self, act: Callable[[], None], farewell: str = "term-left") -> int:
        """Do *act*; where the player leaves before its end, say so in one line."""
        try:
            try:
                act()
            except (InputEnded, KeyboardInterrupt, Quit, ToMenu) as left:
                if isinstance(left, KeyboardInterrupt) and self._stream_in.isatty():
                    self._desk.console.write("")  # the terminal has written ^C, and stays on its line
                ends = {True: "term-left-kept", False: "term-left-lost", None: farewell}
                self._desk.note(ends[self._desk.kept])
        except OutputClosed as closed:
            if closed.disk_full:
                raise
        return 0
