"""The game screen, without a screen: keys and clicks in; sentences, cues and wishes out. No thread, no clock."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from cachecash.narration.catalog import Catalog, utterance
from cachecash.narration.utterance import Priority, Rendered, Utterance
from cachecash.outputs.history import History
from cachecash.presentation.course import Course
from cachecash.presentation.cursor import Cursor
from cachecash.presentation.habits import Habits
from cachecash.presentation.heard import HISTORY, story_of, text_of
from cachecash.presentation.keys import Key, KeyMap
from cachecash.presentation.lists import BOUNCE, Line, ListBox
from cachecash.presentation.looking import Looking, Mark
from cachecash.presentation.narrator import Narrator, Option
from cachecash.presentation.outlet import Outlet
from cachecash.presentation.telling import Telling
from cachecash.presentation.zones import HAND, Board, Hold, Holding, Item

REACTION = 0.25
"""Seconds after a request in which no key can be an answer to it yet."""
_IN_MENU = ("where", "rules", "settings", "save", "leave")
"""Commands that the Escape menu names itself; the others stand in the list of all of them."""
LIST_ZONE = "list"
"""What `Desk.click` calls the zone of an open list, whose items are its lines by number, from 0."""


class Desk(Looking):
    """One game, played and told. Every time is in seconds, of any clock that only goes forward.

    The window calls `open` once, then `key`, `click` and `step` as they come, `sleep` and `wake` with the focus.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - what a game is played with
        self,
        course: Course,
        catalog: Catalog,
        narrator: Narrator[Any, Any],
        board: Board[Any, Any],
        keys: KeyMap,
        outlet: Outlet,
        history: History,
        habits: Habits,
    ) -> None:
        super().__init__(course, catalog, narrator, board, keys, outlet, history, habits)
        self.telling = Telling(
            course, keys, narrator, self.outlet, habits, changed=self.renew, asked=lambda: self._asked(anew=True)
        )
        self._asleep = False
        self._asked_at = float("-inf")
        self._played_at = float("-inf")
        self._heard_seat: int | None = None
        self._after_seat: int | None = None

    # --- time

    def open(self, now: float) -> None:
        """Deal, or say where a resumed game stands."""
        self.now = now
        fresh = self.course.open()
        self.zones = Cursor(self.table_zones())
        if fresh:
            self.wish("played")
        else:
            self._resumed()
        self.telling.step(now)

    def step(self, now: float) -> None:
        """Let time go by: the story goes on where it can. To be called often."""
        self.now = now
        if not self._asleep:
            self.telling.step(now)

    def sleep(self) -> None:
        """The window has lost the focus: speech stops and the computer players wait."""
        self._asleep = True
        self.outlet.silence(dismiss=False)

    def wake(self, now: float) -> None:
        """The window has the focus again: where one is, then what was not yet told."""
        self.now = now
        self._asleep = False
        self.where()

    def translate(self, catalog: Catalog, narrator: Narrator[Any, Any], board: Board[Any, Any]) -> None:
        """Go on in another language; lists that were open are closed, since their lines are in the one before."""
        self.catalog = self.keys.catalog = catalog
        self.narrator, self.board = narrator, board
        self.telling.translate(narrator)
        self.lists.cut()
        self.lists.translate(catalog)
        self.renew()

    def close(self) -> None:
        """The game is left: nobody thinks any more."""
        self.course.close()

    def _resumed(self) -> None:
        self._story(self.text("desk-resumed"))
        for question in ("scores", "mine", "hand"):
            for told in self.narrator.answer(question, self.course.view, self.habits.level):
                self._story(text_of(told))
        if self.course.mine:
            self.telling.resumed()
            self._asked(anew=False)

    def _asked(self, *, anew: bool) -> None:
        """The player is awaited. A question (a challenge, a claim) takes them where its answer begins.

        *anew*: the story has just said so, but for what a question allows.
        """
        self._asked_at = self.now
        start = self.board.start(self.course.view, self.legal)
        if start is not None:
            self.zones.go(start)
        if (
            start is not None and anew and self.zones.zone.columns
        ):  # where one is in a grid says more than how to answer
            self._story(self.here())
            return
        if start is not None or not anew:
            told = self.narrator.prompt(self.course.view, self.legal, self.habits.level)
            self.outlet.present(replace(told, priority=Priority.STORY))
        if start is not None:
            self._story(self._how_to_answer())

    def _how_to_answer(self) -> Rendered:
        decline = self.board.decline(self.course.view, self.legal)
        able = any(action != decline for action in self.legal)
        names = {name: self.keys.names(self.keys.of(name)) for name in ("act", "decline", "mark")}
        facts = {"able": able, "declines": decline is not None, "several": self._several_go_together()}
        return self.text("desk-how-to-answer", **facts, **names)

    def _several_go_together(self) -> bool:
        """Whether an action takes two things of the zone or more, which are marked."""
        items = self.zones.zone.items
        return any(
            action in other.actions and self.board.takes_all(action, (item.id, other.id))
            for place, item in enumerate(items)
            for other in items[place + 1 :]
            for action in item.actions
        )

    def _story(self, text: Rendered) -> None:
        if text.speech:
            self.outlet.present(utterance(text, Priority.STORY, "system"))

    # --- keys and clicks

    def key(self, key: Key, now: float) -> None:
        """Take a key (see `Host.key`)."""
        self._after_seat, self._heard_seat = self._heard_seat, None
        super().key(key, now)

    def click(self, zone: str, item: str, now: float) -> None:
        """Take a click: the first one goes to the thing, the second one is Enter."""
        self.now = now
        self._after_seat = self._heard_seat = None
        press = (zone, item)
        if self._doubted(press):
            return
        self._press = press
        if zone == LIST_ZONE:
            self._click_line(int(item))
        elif self.lists:
            self.lists.reread()
        elif self.here_mark == press:
            self.act()
        elif not self.go(zone, item):
            self.too_soon("desk-gone")

    def _click_line(self, line: int) -> None:
        if not self.lists:
            self.too_soon("desk-gone")
        elif self.lists[-1].index == line:
            self.lists.enter(self.now)
        else:
            self.lists.to(line)

    def silence(self) -> None:
        """Stop speech, and dismiss what waits: the rest of what the others have just done, too."""
        self.telling.hurry()
        super().silence()

    def hear_seat(self, place: int) -> None:
        """Answer about a seat; Enter right after goes there."""
        super().hear_seat(place)
        if not self.lists and self.place_of_seat(place):
            self._heard_seat = place

    def where(self) -> None:
        """Say where one is, and what is expected."""
        if self.telling.waiting:
            self.say(self.text("desk-where", zone=self.zones.zone.title), self.telling.how_to_go_on())
        elif self.marks and not self.lists and (grip := self._grip(self._item(self.marks[0]))) is not None:
            self.say(self.text("desk-where", zone=self.zones.zone.title), grip.said)
        else:
            super().where()

    # --- playing

    def act(self) -> None:
        """Do the main thing: go on, go to the seat just heard, or what the item, or the marked ones, can do."""
        seat = self.place_of_seat(self._after_seat) if self._after_seat else None
        if self.telling.waiting:
            self._go_on()
        elif seat is not None:
            self.go(*seat)
        elif self._holds():
            self._act_with_held()
        elif self.marks:
            self._act_on_marked()
        elif self.zones.item is None:
            self.refuse(self.zones.zone.empty)
        elif self.zones.zone.id == HISTORY:
            self._hear_again(self.zones.item.id)
        else:
            self._act_on(self.zones.item.name, self.zones.item.actions, listed=self.zones.zone.id == HAND)

    def _act_on_marked(self) -> None:
        """List what starts from everything that is marked."""
        actions = self.of_marked()
        why = self.why_not_playing() or (None if actions else self.text("desk-nothing-with-marked"))
        if why is not None:
            self.refuse(why)
        else:
            self.choose(self.text("desk-with-marked"), actions)

    def _holds(self) -> bool:
        """Whether what is marked is held, for Enter on another thing to say the rest."""
        return bool(self.marks) and self._grip(self._item(self.marks[0])) is not None

    def _grip(self, item: Item[Any]) -> Hold | None:
        """Give what Enter takes hold of on *item*, None where it does not."""
        return self.board.hold(self.course.view, self.legal, item) if isinstance(self.board, Holding) else None

    def hold(self, mark: Mark, grip: Hold) -> None:
        """Take hold of a thing: Enter on another one says the rest, Backspace lets go."""
        self.marks = [mark]
        if grip.zone is not None:
            self.zones.go(grip.zone)
        self.say(grip.said, self.here())

    def _act_with_held(self) -> None:
        """Do with what is held what Enter means here; on itself, let go of it."""
        item = self.zones.item
        held = [mark[1] for mark in self.marks]
        action = None
        if item is not None and isinstance(self.board, Holding):
            action = self.board.then(self.course.view, self.legal, held, item)
        if action is not None:
            self.attempt(action)
        elif self.here_mark in self.marks:
            self.mark()
        else:
            self.refuse(self.text("desk-nothing-with", item=self.zones.zone.title if item is None else item.name))

    def _act_on(self, title: Rendered, actions: Sequence[Any], *, listed: bool) -> None:
        item = self.zones.item
        plain = None if item is None else self.board.plain(self.course.view, self.legal, item)
        why = self.why_not_playing()
        if why is not None:
            self.refuse(why)
        elif plain is not None:
            self.attempt(plain)
        elif item is not None and self.here_mark is not None and (grip := self._grip(item)) is not None:
            self.hold(self.here_mark, grip)
        elif not actions:
            self.refuse(self.text("desk-nothing-with", item=title))
        elif listed or len(actions) > 1:
            self.choose(title, actions)
        else:
            self.attempt(actions[0])

    def why_not_playing(self) -> Rendered | None:
        """Say whose turn it is; None where the player may choose an action now."""
        return None if self.legal and self.telling.announced else self.possible()[0]

    def possible(self) -> tuple[Rendered, ...]:
        """Say what can be done now, or whose turn it is."""
        return (self.telling.how_to_go_on(),) if self.telling.waiting else super().possible()

    def ask(self, question: str) -> None:
        """Answer a question; that it is nobody's turn during a pause."""
        if question == "turn" and self.telling.waiting:
            self.say(self.telling.how_to_go_on())
        else:
            super().ask(question)

    def refuse(self, why: Rendered) -> None:
        """Say why not, and what is possible; a key that came before the player was told to act is only dropped."""
        if self.course.soon_mine and not self.telling.waiting:
            self.too_soon("desk-not-announced")
        else:
            super().refuse(why)

    def choose(self, title: Rendered, actions: Sequence[Any]) -> None:
        """Open the list of some actions."""
        options = self.narrator.choices(self.course.view, actions)
        self.lists.open(ListBox(title, [self._option(option) for option in options]), self.now)

    def _option(self, option: Option[Any]) -> Line:
        if option.action is not None:
            return Line(option.label, partial(self.attempt, option.action))
        lines = [self._option(inner) for inner in option.options]
        return Line(option.label, lambda: self.lists.open(ListBox(option.label, lines), self.now))

    def why_no_decline(self) -> Rendered | None:
        """Say that there is nothing to cancel or to turn down; None where there is."""
        if self.marks:
            return None
        nothing = self.board.decline(self.course.view, self.legal) is None
        return self.why_not_playing() or (self.text("desk-nothing-to-decline") if nothing else None)

    def decline(self) -> None:
        """Cancel the selection; with nothing selected, turn down what is offered."""
        if self.marks:
            self.marks.clear()
            self.answer("desk-unmarked-all")
        else:
            self.attempt(self.board.decline(self.course.view, self.legal))

    def attempt(self, action: Any) -> None:
        """Play an action, if it is meant: not by a bounce, and not without being asked where it loses something."""
        if self.now - self._played_at < BOUNCE:
            self.too_soon("desk-bounce")
        elif self.now - self._asked_at < REACTION:
            self.too_soon("desk-not-announced")
        elif (question := self._regret(action)) is not None:
            self.doubt(text_of(question), partial(self._play, action))
        else:
            self._play(action)

    def _regret(self, action: Any) -> Utterance | None:
        view, legal = self.course.view, self.legal
        secret = self.habits.shared and self.board.start(view, legal) is not None
        asks = self.habits.confirm and not (secret and action == self.board.decline(view, legal))
        return self.narrator.regret(view, legal, action) if asks else None

    def _play(self, action: Any) -> None:
        refusal = self.course.refusal(action)
        if refusal is not None:
            self.refuse(text_of(self.narrator.refusal(refusal, self.course.view)))
            return
        self.lists.cut()
        self.marks.clear()
        self._played_at = self.now
        self.history.mark()
        self.outlet.answer(())
        self.telling.own(action)

    def _go_on(self) -> None:
        if self.now - self._played_at < BOUNCE:
            self.too_soon("desk-bounce")
        elif not self.telling.go_on():
            self.ask("turn")

    # --- menus

    def _hear_again(self, item: str) -> None:
        told = story_of(self.history, item)
        if told is None:
            self.too_soon("desk-gone")
        else:
            self.outlet.read(told)
            self.outlet.again([told])

    def menu(self) -> None:
        """Open the menu of every action possible now, and of every command."""
        actions = self.narrator.choices(self.course.view, self.legal) if self.telling.announced else ()
        commands = [self.command_line(self.keys.of(name), 0) for name in _IN_MENU]
        everything = Line(self.text("desk-all-commands"), self._all_commands)
        lines = [*map(self._option, actions), *commands, everything]
        self.lists.open(ListBox(self.text("desk-menu"), lines), self.now)

    def _all_commands(self) -> None:
        lines = [self.command_line(command, 0) for command in self.keys.inside(self.table_context)]
        self.lists.open(ListBox(self.text("desk-all-commands"), lines), self.now)

    def leave(self) -> None:
        """Leave the game, which is kept; asked again while it goes on."""
        if self.habits.confirm and not self.course.over:
            self.doubt(self.text("desk-leave"), partial(self.wish, "leave"))
        else:
            self.wish("leave")
