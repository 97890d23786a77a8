"""The menus: what to do, which kept game to resume, what to do after a game."""

from collections.abc import Mapping
from typing import Any

from cachecash.core.problems import Problem
from cachecash.frontends.terminal.ask import Asker, Node, Question
from cachecash.frontends.terminal.commands import Quit, ToMenu
from cachecash.frontends.terminal.demo import Demo, play_demo
from cachecash.frontends.terminal.desk import Settings
from cachecash.frontends.terminal.party import Party, kept_party, new_seed
from cachecash.frontends.terminal.session import Session
from cachecash.frontends.terminal.setup import Setup
from cachecash.frontends.terminal.store import Saver, Slot, Store
from cachecash.narration.utterance import Rendered
from cachecash.presentation.room import Room
from cachecash.table.replay import Replay, read
from cachecash.table.table import Table

_DAMAGED = frozenset(
    {"replay-foreign", "replay-line", "replay-short", "replay-action", "seats", "file-encoding", "file-too-large"}
)
"""Why a kept game will never be read. A file of a newer version, or one that cannot be opened now, may be one day."""

Kept = tuple[Slot, Party, Table[Any, Any, Any]]


class Menu:
    """The main menu and what it opens, over and over until the player leaves."""

    def __init__(self, asker: Asker, rooms: Mapping[str, Room], store: Store, settings: Settings) -> None:
        self._asker = asker
        self._desk = asker.desk
        self._rooms = rooms
        self._store = store
        self._settings = settings
        self._seed = settings.seed
        self._passed: set[str] = set()
        self._held = 0

    def run(self) -> None:
        """Ask and do, until `Quit`, or until there is no more to read."""
        while True:
            try:
                self._once()
            except ToMenu:
                if self._desk.kept:
                    self._desk.note("term-kept")
                self._desk.place = None
                self._desk.kept = False

    def _once(self) -> None:
        text = self._desk.text
        kept = self._kept()
        self._tell_held()
        nodes = [Node(text("term-menu-new"), "new")]
        if kept:
            nodes.append(Node(text("term-menu-resume", count=len(kept)), "resume"))
        nodes += [
            Node(text("term-menu-rules"), "rules"),
            Node(text("term-menu-demo"), "demo"),
            Node(text("term-menu-quit"), "quit"),
        ]
        match self._asker.choose(Question(ask=lambda: self._desk.line("term-menu"), nodes=tuple(nodes))):
            case "new":
                self._new()
            case "resume":
                self._resume(kept)
            case "rules":
                self._asker.read_rules(None, "")
            case "demo":
                self._demo()
            case _:
                raise Quit

    def _tell_held(self) -> None:
        """Say that a game is missing from the menu because another program has it; again only if that changes."""
        held = self._store.held()
        if held and held != self._held:
            self._desk.note("term-held", count=held)
        self._held = held

    def _new(self) -> None:
        game = choose_game(self._asker, self._rooms)
        party = Setup(self._asker, self._rooms[game]).party(self._seed) if game else None
        if party is not None:
            self._seed = None  # the seed that was asked for is for one game
            self._play(party)

    def _demo(self) -> None:
        game = choose_game(self._asker, self._rooms)
        if game:
            play_demo(self._asker, Demo(self._rooms[game], pauses=True))

    def _play(self, party: Party) -> None:
        """Play a game, then the next one as long as the player wants one."""
        following: Party | None = party
        while following is not None:
            saver = self._store.saver()
            try:
                Session(self._asker, following, saver=saver, stepwise=self._settings.stepwise).begin()
            finally:
                self._close(saver)
            following = self._after(following)

    def _after(self, party: Party) -> Party | None:
        """Ask what comes after a game; the letters still tell how it ended."""
        text = self._desk.text
        nodes = (
            Node(text("term-end-again"), "again"),
            Node(text("term-end-same"), "same"),
            Node(text("term-end-menu"), "menu"),
        )
        chosen = self._asker.choose(Question(ask=lambda: self._desk.note("term-end"), nodes=nodes))
        self._desk.place = None
        if chosen == "menu":
            return None
        return party if chosen == "same" else party.with_seed(new_seed())

    def _resume(self, kept: list[Kept]) -> None:
        if len(kept) == 1:
            chosen: Kept | None = kept[0]
        else:
            nodes = tuple(Node(self._title(*entry), entry) for entry in kept)
            back = self._desk.text("term-back")
            chosen = self._asker.choose(Question(ask=lambda: self._desk.line("term-ask-kept"), nodes=nodes, back=back))
        if chosen is None:
            return
        slot = chosen[0]
        saver = self._store.saver(slot.name)
        found = self._still_there(slot)
        if found is None:
            self._close(saver)
            self._desk.note("term-resume-gone")
            return
        party, table = found
        try:
            session = Session(self._asker, party, saver=saver, stepwise=self._settings.stepwise)
            session.resume(table)
        finally:
            self._close(saver)
        following = self._after(party)
        if following is not None:
            self._play(following)

    def _title(self, slot: Slot, party: Party, table: Table[Any, Any, Any]) -> Rendered:
        when = slot.when
        return self._desk.text(
            "term-kept-game",
            game=self._desk.text(f"game-{party.room.game.id}"),
            date=self._desk.text("term-date", day=when.day, month=when.month, hour=when.hour, minute=f"{when:%M}"),
            names=party.names,
            n=table.round_number(),
        )

    def _kept(self) -> list[Kept]:
        """Give the games that can be resumed; what cannot be understood is put aside, and said once."""
        found = []
        for slot in self._store.list_saves():
            if slot.name in self._passed:
                continue
            try:
                party, table = self._read(slot)
            except Problem as problem:
                self._pass_over(slot, problem.reason)
            else:
                if table.awaited():
                    found.append((slot, party, table))
                else:  # it was left between its last action and its end
                    self._give_up(slot)
        return found

    def _pass_over(self, slot: Slot, reason: str) -> None:
        """Say once that a game cannot be resumed; what is damaged is put aside, the rest stays for who can read it."""
        self._passed.add(slot.name)
        moved = reason in _DAMAGED and self._store.set_aside(slot.name)
        self._desk.note("term-set-aside", name=slot.name, why=reason, moved=moved)

    def _read(self, slot: Slot) -> tuple[Party, Table[Any, Any, Any]]:
        """Open a kept game. Raises `Problem`."""
        replay = read(self._store.load(slot.name))
        return kept_party(self._room(replay), replay)

    def _still_there(self, slot: Slot) -> tuple[Party, Table[Any, Any, Any]] | None:
        """Read a game again once no other program may write it: it may have been played on, or to its end."""
        try:
            party, table = self._read(slot)
        except Problem:
            return None
        return (party, table) if table.awaited() else None

    def _give_up(self, slot: Slot) -> None:
        saver = self._store.saver(slot.name)
        saver.finish()
        saver.close()

    def _close(self, saver: Saver) -> None:
        """Wait for the last writing, after which it is known whether the game is safe."""
        saver.close()
        self._desk.kept = self._desk.kept and saver.kept

    def _room(self, replay: Replay) -> Room:
        """Give the room of a kept game. Raises `Problem`."""
        if replay.game not in self._rooms:
            raise Problem("unknown-game", name=replay.game, known=", ".join(self._rooms))
        return self._rooms[replay.game]


def choose_game(asker: Asker, rooms: Mapping[str, Room]) -> str | None:
    """Ask which game, if there are several; None where the player goes back."""
    if len(rooms) == 1:
        return next(iter(rooms))
    desk = asker.desk
    nodes = tuple(Node(desk.text(f"game-{name}"), name) for name in rooms)
    return asker.choose(Question(ask=lambda: desk.line("term-ask-game"), nodes=nodes, back=desk.text("term-back")))
