"""One game at the terminal: the others' plays are told, the player's are asked for, all of it is kept."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from cachecash.bots.thinking import think
from cachecash.core.chance import Chance
from cachecash.core.events import Event
from cachecash.core.problems import Problem
from cachecash.frontends.terminal.ask import Answered, Asker, Node, Question
from cachecash.frontends.terminal.setup import pick_level, pick_rival
from cachecash.frontends.terminal.told import Told
from cachecash.narration.catalog import utterance
from cachecash.narration.utterance import Priority, Utterance
from cachecash.presentation.narrator import Option, Speller, Spelling, resuming
from cachecash.presentation.party import Party
from cachecash.presentation.retold import retold
from cachecash.presentation.store import Saver
from cachecash.table.replay import of_table, write
from cachecash.table.table import Table

_NO_CARD = 11
"""Where cards are numbers, the lines of a menu are counted from here: typed for a card, a number plays no line."""


class Session:
    """A table with one ear, that of the person who plays, or a spectator's.

    The table plays one action and waits until its story has been told. What a letter asks is answered from the last
    state that was told, so that what one hears never runs ahead.
    """

    def __init__(
        self, asker: Asker, party: Party, *, saver: Saver | None = None, pauses: bool = True, stepwise: bool = False
    ) -> None:
        self._asker = asker
        self._desk = asker.desk
        self.party = party
        """Who plays at which level: it may change in the course of the game."""
        self._saver = saver
        self._pauses = pauses
        self._stepwise = stepwise
        self._me = party.me
        self._narrator = party.room.narrator(asker.desk.catalog, party.names)
        self._bots = {level: make() for level, make in party.room.levels.items()}
        self._table: Table[Any, Any, Any] = party.table()
        self._failed: set[int] = set()
        self._untold: list[tuple[Event, Any]] = []
        self._view: Any = None
        self._paused = False

    @property
    def game_id(self) -> str:
        """Give the game's name."""
        return self.party.room.game.id

    @property
    def questions(self) -> tuple[str, ...]:
        """Give the questions that the narrator of this game can answer."""
        return self._narrator.questions

    def begin(self) -> None:
        """Deal, and play to the end."""
        self._desk.told = Told()
        self._table.attach(self._me, self._hear)
        self._table.start()
        self._keep()
        self._tell()
        self._play(told=True)

    def resume(self, table: Table[Any, Any, Any]) -> None:
        """Say where the game stands, and play it to its end."""
        self._desk.told = Told()
        self._desk.told.recall(retold(self.party, table, self._narrator, self._desk.level))
        self._table = table
        table.attach(self._me, self._hear)
        self._view = table.view(self._me)
        self._desk.place, self._desk.kept = self, True
        game = self._desk.text(f"game-{table.game.id}")
        self._desk.line("term-resumed", game=game, n=table.round_number(), names=self.party.rivals)
        legal = self._legal()
        questions = [name for name in resuming(self._narrator, self._view) if not (legal and name == "turn")]
        self._desk.say(*(told for question in questions for told in self._ask(question, legal)))
        self._play(told=False)

    def answer(self, question: str) -> list[Utterance]:
        """Answer a letter from what has been told; that the game waits for Enter, too, where one asks what to do."""
        told = self._ask(question, self._legal())
        if self._paused and question in {"turn", "possible"}:
            told.append(utterance(self._desk.text("term-continue"), Priority.ANSWER, "system"))
        return told

    def change_levels(self) -> None:
        """Ask for the level of one computer player after the other, until the player goes back.

        A level counts from the next decision on, and the game is kept so; after the end, in the next game.
        """
        before, seats = self.party, self.party.computers
        if len(seats) == 1:
            self._change_level(seats[0])
        else:
            while (seat := pick_rival(self._asker, {seat: self.party.players[seat] for seat in seats})) is not None:
                self._change_level(seat)
        if self.party is before:
            self._desk.line("term-no-levels")

    def _change_level(self, seat: int) -> None:
        player, text = self.party.players[seat], self._desk.text
        level = pick_level(self._asker, self.party.room, text("term-ask-level-of", name=player.name), player.level)
        if level in {None, player.level}:
            return
        self.party = self.party.with_level(seat, level)
        if self._table.awaited():
            self._keep()
        self._desk.line("party-level-now", name=player.name, level=text(f"bot-level-{level}"))

    def _ask(self, question: str, legal: Sequence[Any] = ()) -> list[Utterance]:
        return self._narrator.answer(question, self._view, self._desk.level, legal)

    def _legal(self) -> list[Any]:
        """Give what the player may do now: nothing while there is more to tell."""
        if self._me is None or self._untold or self._me not in self._table.awaited():
            return []
        return self._table.legal(self._me)

    def _play(self, *, told: bool) -> None:
        while awaited := self._table.awaited():
            if self._me is not None and self._me in awaited:
                self._mine(self._me, told=told)
            else:
                self._others(awaited[0])
            told = True
            self._keep()
            self._tell()
        self._desk.kept = None

    def _do(self, seat: int, action: Any) -> None:
        """Play an action, once the one before is written: a kill loses no more than the one being written."""
        if self._saver:
            self._saver.settle()
        self._table.play(seat, action)

    def _mine(self, seat: int, *, told: bool) -> None:
        """Ask the player for an action, and play it."""
        question = self._question(seat, self._table.legal(seat))
        action = None
        while action is None:  # 0 has no meaning here: None cannot come
            action = self._asker.choose(question, told=told)
        self._desk.told.mark()
        self._do(seat, action)

    def _question(self, seat: int, legal: Sequence[Any]) -> Question[Any]:
        """Make the question for one of *legal*: a numbered menu, or cards to be spelled where the game wants it so."""
        question: Question[Any] = Question(
            ask=lambda: self._desk.say(*self._asked(legal)),
            doubt=lambda action: self._narrator.regret(self._view, legal, action),
            read=lambda text: self._typed(seat, text),
        )
        speller = self._narrator if isinstance(self._narrator, Speller) else None
        spelling = speller.spelling(self._view, legal) if speller else None
        if spelling is None:
            nodes = _nodes(self._narrator.choices(self._view, legal))
            return replace(question, nodes=nodes, first=_NO_CARD if speller else 1)
        spelled = spelling
        return replace(
            question, spell=lambda numbers: self._spelled(seat, spelled, numbers), hint=spelling.hint, silent=True
        )

    def _asked(self, legal: Sequence[Any]) -> list[Utterance]:
        """Say what is expected of the player: in what is no plain turn, what it is about, too."""
        about = self._ask("turn", legal) if "turn" in resuming(self._narrator, self._view) else []
        return [*about, self._narrator.prompt(self._view, legal, self._desk.level)]

    def _spelled(self, seat: int, spelling: Spelling, numbers: Sequence[int]) -> Any:
        """Make an action of numbers. Says why where they cannot be meant, or the rules refuse it."""
        fault = spelling.fault(numbers)
        if fault is None:
            return self._typed(seat, spelling.write(numbers))
        self._desk.say(fault)
        raise Answered

    def _typed(self, seat: int, text: str) -> Any:
        """Read an action in the notation of the log: ``FORM(PI,PI)``. Says why where the rules refuse it."""
        try:
            action = self._table.game.parse(text)
        except Problem:
            return None
        refusal = self._table.refusal(seat, action)
        if refusal is None:
            return action
        self._desk.say(self._narrator.refusal(refusal, self._view))
        raise Answered

    def _others(self, seat: int) -> None:
        """Let a computer player think, and play."""
        table = self._table
        player = self.party.players[seat]
        chance = Chance(table.seed).child(f"bot/{seat}/{len(table.actions)}")
        bot, stand_in = self._bots[player.level], self.party.room.stand_in()
        action, sound = think(bot, table.view(seat), table.legal(seat), chance, stand_in)
        if not sound and seat not in self._failed:
            self._failed.add(seat)
            text = self._desk.text("term-bot-failed", name=player.name)
            self._desk.say(utterance(text, Priority.STORY, "system"))
        self._do(seat, action)

    def _hear(self, event: Event, view: Any) -> None:
        self._untold.append((event, view))

    def _tell(self) -> None:
        """Tell what has happened, one sentence after the other; where the game pauses, wait for the player."""
        spoken = False
        while self._untold:
            event, self._view = self._untold.pop(0)
            self._desk.place = self
            told = self._narrator.tell(event, self._view, self._me, self._desk.level)
            if told:
                self._desk.say(told)
                spoken = True
            if event.pauses and self._pauses and self._table.outcome() is None:
                self._pause()
                spoken = False
        self._view = self._table.view(self._me)
        if self._stepwise and spoken and self._me is not None and self._me not in self._table.awaited():
            self._pause()

    def _pause(self) -> None:
        """Wait for Enter."""
        self._paused = True
        try:
            self._asker.pause("term-continue")
        finally:
            self._paused = False

    def _keep(self) -> None:
        """Have the game written; with its last action it is finished, and is not to be resumed."""
        if self._saver is None:
            return
        self._try(self._saver.save, write(of_table(self._table, self.party.players)))
        self._desk.kept = self._saver.kept
        if self._table.outcome() is not None:
            self._try(self._saver.finish)
            self._desk.kept = None

    def _try(self, act: Callable[..., None], *args: str) -> None:
        """Ask the saver for something; where that fails, say so, and go on."""
        try:
            act(*args)
        except Problem as problem:
            self._desk.console.write(self._desk.catalog.problem(problem))


def _nodes(options: Sequence[Option[Any]]) -> tuple[Node[Any], ...]:
    return tuple(Node(option.label, option.action, _nodes(option.options)) for option in options)
