"""The menus: what to do, which kept game to resume, what to do after a game."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from cachecash.core.problems import Problem
from cachecash.frontends.terminal.ask import Asker, Node, Question
from cachecash.frontends.terminal.commands import Quit, ToMenu
from cachecash.frontends.terminal.demo import Demo, play_demo
from cachecash.frontends.terminal.desk import Desk, Settings
from cachecash.frontends.terminal.session import Session
from cachecash.frontends.terminal.setup import Setup
from cachecash.narration.utterance import Rendered
from cachecash.presentation.kept import KeptGame, KeptGames
from cachecash.presentation.memory import Memory
from cachecash.presentation.party import Party, new_seed
from cachecash.presentation.room import Room
from cachecash.presentation.store import Saver, Store


class Menu:
    """The main menu and what it opens, over and over until the player leaves."""

    def __init__(
        self,
        asker: Asker,
        rooms: Mapping[str, Room],
        store: Store,
        memory: Callable[[], Memory],
        settings: Settings,
    ) -> None:
        """*memory* opens what is kept of the player, which nothing needs before a table is laid."""
        self._asker = asker
        self._desk = asker.desk
        self._rooms = rooms
        self._store = store
        self._settings = settings
        self._seed = settings.seed
        self._kept = KeptGames(rooms, store)
        self._setups: dict[str, Setup] = {}
        """How the last table of each game was laid: the next one is proposed so."""
        self._open_memory = memory
        self._memory: Memory | None = None
        self._name = ""

    def run(self) -> None:
        """Ask and do, until `Quit`, or until there is no more to read."""
        while True:
            try:
                self._once()
            except ToMenu:
                if self._desk.kept is not None:
                    self._desk.note("term-kept" if self._desk.kept else "term-lost")
                self._desk.place = self._desk.kept = None

    def close(self) -> None:
        """Have everything kept that the player has chosen."""
        if self._memory:
            self._memory.close()
            self._tell(self._memory.notices())

    def _once(self) -> None:
        text = self._desk.text
        kept = self._kept.all()
        self._tell_missing()
        nodes = [Node(text("term-menu-new"), "new")]
        resume = Node(self._resume_line(kept), "resume") if kept else None
        if resume:
            nodes.append(resume)
        nodes += [
            Node(text("term-menu-rules"), "rules"),
            Node(text("term-menu-demo"), "demo"),
            Node(text("term-menu-quit"), "quit"),
        ]
        ask = partial(self._desk.line, "term-menu")
        match self._asker.choose(Question(ask=ask, nodes=tuple(nodes), default=resume)):
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

    def _resume_line(self, kept: list[KeptGame]) -> Rendered:
        """Say which game may be resumed, or how many."""
        game = self._desk.text(f"game-{kept[0].party.room.game.id}")
        return self._desk.text("term-menu-resume", count=len(kept), game=game)

    def _tell_missing(self) -> None:
        """Say which games are not in the menu, and why, and what could not be written; only once."""
        self._tell((*self._kept.notices(), *(self._memory.notices() if self._memory else ())))
        if held := self._kept.held():
            self._desk.note("party-held", count=held)

    def _tell(self, problems: Iterable[Problem]) -> None:
        for problem in problems:
            self._desk.console.write(self._desk.catalog.problem(problem))

    def _remembered(self) -> Memory:
        """Give what is kept of the player; the first time, say what is wrong with it."""
        if self._memory is None:
            self._memory = self._open_memory()
            self._tell(self._memory.unread)
            self._name = self._memory.name or self._desk.catalog.line("party-my-name")
        return self._memory

    def _new(self) -> None:
        game = choose_game(self._asker, self._rooms)
        if game is None:
            return
        memory = self._remembered()
        if game not in self._setups:
            self._setups[game] = Setup(self._asker, self._rooms[game], memory.table(game))
        setup = self._setups[game]
        try:
            party = setup.party(self._seed, self._name)
        finally:
            self._name = setup.name  # also where the player goes to the menu by its word
        if party is not None:
            memory.lay(game, setup.remembered())
            if not memory.name and setup.name != self._desk.catalog.line("party-my-name"):
                memory.call(setup.name)
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
            session = Session(self._asker, following, saver=saver, stepwise=self._settings.stepwise)
            try:
                session.begin()
            finally:
                self._close(saver)
            following = self._after(session)

    def _after(self, session: Session) -> Party | None:
        """Ask what comes after a game; the letters still tell how it ended, and a level counts for the next one."""
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
        return session.party if chosen == "same" else session.party.with_seed(new_seed())

    def _resume(self, kept: list[KeptGame]) -> None:
        if len(kept) == 1:
            chosen: KeptGame | None = kept[0]
        else:
            nodes = tuple(Node(game.title(self._desk.catalog), game) for game in kept)
            back = self._desk.text("term-back")
            chosen = self._asker.choose(Question(ask=lambda: self._desk.line("term-ask-kept"), nodes=nodes, back=back))
        if chosen is None:
            return
        saver = self._store.saver(chosen.slot.name)
        game = self._kept.reopen(chosen.slot)
        if game is None:
            self._close(saver)
            self._desk.note("party-gone")
            return
        session = Session(self._asker, game.party, saver=saver, stepwise=self._settings.stepwise)
        try:
            session.resume(game.table)
        finally:
            self._close(saver)
        following = self._after(session)
        if following is not None:
            self._play(following)

    def _close(self, saver: Saver) -> None:
        """Wait for the last writing, after which it is known whether the game is safe."""
        saver.close()
        if self._desk.kept is not None:
            self._desk.kept = saver.kept


def choose_game(asker: Asker, rooms: Mapping[str, Room]) -> str | None:
    """Ask which game, if there are several; None where the player goes back."""
    if len(rooms) == 1:
        return next(iter(rooms))
    desk = asker.desk
    nodes = tuple(Node(_told(desk, name, room), name) for name, room in rooms.items())
    return asker.choose(Question(ask=lambda: desk.line("term-ask-game"), nodes=nodes, back=desk.text("term-back")))


def _told(desk: Desk, name: str, room: Room) -> Rendered:
    """Name a game, and say what it is, how many play and for how long."""
    seats = room.game.seats
    about = desk.text(f"game-{name}-about", low=seats[0], high=seats[-1])
    return desk.text("term-game", game=desk.text(f"game-{name}"), about=about)
