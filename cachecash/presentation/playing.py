"""Playing at the table: what Enter and Backspace do, what is listed, what is asked twice, and what is only a bounce."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from cachecash.narration.utterance import Rendered, Utterance
from cachecash.presentation.course import Course
from cachecash.presentation.heard import HISTORY, story_of, text_of
from cachecash.presentation.lists import BOUNCE, Line, ListBox
from cachecash.presentation.looking import Looking, Mark
from cachecash.presentation.narrator import Narrator, Option
from cachecash.presentation.post import Post
from cachecash.presentation.telling import PAUSE, THINKS, Telling
from cachecash.presentation.zones import HAND, Board, Guiding, Hold, Holding, Item

REACTION = 0.25
"""Seconds after a request in which no key can be an answer to it yet."""


class Playing(Looking):
    """Somebody who looks at a table, and plays there as the story goes on."""

    def __init__(self, post: Post, course: Course, narrator: Narrator[Any, Any], board: Board[Any, Any]) -> None:
        super().__init__(post, course, narrator, board)
        self.telling = Telling(
            course,
            self.keys,
            narrator,
            self.outlet,
            self.habits,
            changed=self.renew,
            asked=self.asked,
            paused=self.paused,
        )
        self._asked_at = float("-inf")
        self._played_at = float("-inf")
        self._committed: tuple[object, ...] = ()
        self._committed_at = float("-inf")
        self._after_seat: int | None = None
        """The seat that was heard by the key before, whose zone Enter goes to."""

    def asked(self) -> None:
        """The player is awaited, and the story has just said so."""
        self._asked_at = self.now

    def paused(self) -> None:
        """The game waits for the player to go on, and has just said so."""

    def act(self) -> None:
        """Do the main thing: go on, go to the seat just heard, or what the item, or the marked ones, can do."""
        seat = self.place_of_seat(self._after_seat) if self._after_seat else None
        if self.telling.waiting:
            self._go_on()
        elif seat is not None:
            self.go(*seat)
        elif self.begun():
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
        elif not self._propose(actions):
            self.choose(self.text("desk-with-marked"), actions)

    def _propose(self, actions: Sequence[Any]) -> bool:
        """Ask whether the single action that is chosen is meant, if the board wants it said; tell whether it does."""
        if len(actions) != 1 or not isinstance(self.board, Guiding):
            return False
        asked = self.board.proposal(self.course.view, self.legal, actions[0])
        if asked is None:
            return False
        self.doubt(asked, partial(self.attempt, actions[0]))
        return True

    def begun(self) -> tuple[Rendered, ...]:
        """Say what is held, for Enter on another thing to say the rest, and what it waits for."""
        grip = self._grip(self._item(self.marks[0])) if self.marks else None
        return () if grip is None else (grip.said,)

    def _grip(self, item: Item[Any]) -> Hold | None:
        """Give what Enter takes hold of on *item*, None where it does not."""
        return self.board.hold(self.course.view, self.legal, item) if isinstance(self.board, Holding) else None

    def hold(self, mark: Mark, grip: Hold) -> None:
        """Take hold of a thing: Enter on another one says the rest, Backspace lets go.

        Where the other one is elsewhere, the player is taken there, and told where that is.
        """
        self.marks = [mark]
        if grip.zone is not None:
            self.zones.go(grip.zone)
        self.say(grip.said, *(() if grip.zone is None else (self.here(),)))

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
            why = None if item is None else item.why
            self.refuse(why or self.text("desk-nothing-with", item=title))
        elif self.here_mark is not None and self._propose(self.of_marked((self.here_mark,))):
            return
        elif listed or len(actions) > 1:
            self.choose(title, actions)
        else:
            self.attempt(actions[0])

    def why_not_playing(self) -> Rendered | None:
        """Say whose turn it is; None where the player may choose an action now."""
        return None if self.legal and self.telling.announced else self.possible()[0]

    def possible(self) -> tuple[Rendered, ...]:
        """Say what can be done now, or whose turn it is."""
        if self.telling.waiting:
            return (self.telling.how_to_go_on(),)
        held = self.begun()
        return (*held, self.text("desk-let-go", key=self.keys.first("decline"))) if held else super().possible()

    def ask(self, question: str) -> None:
        """Answer a question; whose turn it is, with the key that ends a pause, or with what is held."""
        turn = question == "turn"
        if turn and self.telling.paced:
            self.say(*map(text_of, self._answers("turn")), self.telling.how_to_go_on())
        elif turn and (self.telling.waiting or self.begun()):
            self.say(*self.possible())
        else:
            super().ask(question)

    def told_since(self) -> Sequence[Utterance]:
        """Leave out the keys that pauses waited for, once they are over, and who was thinking."""
        told = [one for one in super().told_since() if one.topic != THINKS]
        return [one for one in told if one.topic != PAUSE or (self.telling.waiting and one is told[-1])]

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
            asked = map(text_of, [self.prompt()] if self.begun() else ())
            self.marks.clear()
            self.say(self.text("desk-unmarked-all"), *asked)
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
        return self.narrator.regret(self.course.view, self.legal, action) if self.habits.confirm else None

    def _play(self, action: Any) -> None:
        refusal = self.course.refusal(action)
        if refusal is not None:
            self.refuse(text_of(self.narrator.refusal(refusal, self.course.view)))
            return
        self.lists.cut()
        self.marks.clear()
        self._played_at = self.now
        self._commit(self._press)
        self.history.mark()
        self.outlet.answer(())
        self.telling.own(action)

    def _go_on(self) -> None:
        if self.now - self._played_at < BOUNCE:
            self.too_soon("desk-bounce")
        else:
            self._commit(self._press)
            if not self.telling.go_on():
                self.ask("turn")

    def _hear_again(self, item: str) -> None:
        told = story_of(self.history, item)
        if told is None:
            self.say(self.text("desk-gone"), category="refusal")
        else:
            self.outlet.read(told)
            self.outlet.again([told])

    # --- bounces

    def _commit(self, *presses: object) -> None:
        """Note by which presses something was done that cannot be taken back."""
        self._committed, self._committed_at = presses, self.now

    def _bounced(self, press: object) -> bool:
        """Whether *press* did something a moment ago: it is dropped, and the story that it began goes on."""
        bounced = press in self._committed and self.now - self._committed_at < BOUNCE
        if bounced:
            self.too_soon("desk-bounce")
        return bounced
