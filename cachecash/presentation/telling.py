"""Telling the course of a game: one story after the other, with a pause where the game or the player wants one."""

from collections.abc import Callable
from typing import Any

from cachecash.core.events import Event, Seat
from cachecash.narration.catalog import utterance
from cachecash.narration.utterance import Priority, Rendered
from cachecash.presentation.course import Course
from cachecash.presentation.habits import Habits
from cachecash.presentation.keys import KeyMap
from cachecash.presentation.narrator import Narrator
from cachecash.presentation.outlet import Outlet, Wish

PAUSE = "pause"
"""The topic of what asks for the key that ends a pause: it is true of the newest pause alone, and until it ends."""
THINKS = "thinks"
"""The topic of what says who thinks: it is no longer true once that one has played."""
LONG = 2.0
"""Seconds of silence after which it is said who thinks: a game that says nothing seems to have stopped."""


class Telling:
    """Moves a `Course` on, as fast as it can be told.

    1. A fact that is a story is told when the one before has been heard; what is said in passing, or not at all, goes
       along with it.
    2. Where a fact pauses, or the player's pace wants a key, everything waits for `go_on`.
    3. When all is told and the player is awaited, *asked* is called, once a decision; *paused* is, at each pause.
    4. Otherwise the next action of a computer player is played, as soon as it has been chosen; where that takes long
       it is said, once.

    *changed* is called when the view is another, or what the player may do.
    """

    def __init__(  # noqa: PLR0913 - everything that a story passes through
        self,
        course: Course,
        keys: KeyMap,
        narrator: Narrator[Any, Any],
        outlet: Outlet,
        habits: Habits,
        *,
        changed: Callable[[], None],
        asked: Callable[[], None],
        paused: Callable[[], None],
    ) -> None:
        self._course = course
        self._keys = keys
        self._narrator = narrator
        self._outlet = outlet
        self._habits = habits
        self._changed = changed
        self._asked = asked
        self._paused = paused
        self.waiting = False
        """Whether everything waits for the player's key."""
        self._keyed = False
        """Whether what is being told is another's action, after which the player wants to press a key."""
        self.topic: str | None = None
        """What the last story was about, if it was on a topic: whether it asked the player to act, say."""
        self._owes_key = False
        self._told_end = False
        self._deciding = False
        self._failed: set[Seat] = set()
        self._silent_since: float | None = None
        """Since when nothing is said, all waiting for a computer player."""
        self._named = False
        """Whether it was said who thinks."""

    def translate(self, narrator: Narrator[Any, Any]) -> None:
        """Tell it by another narrator from now on."""
        self._narrator = narrator

    @property
    def announced(self) -> bool:
        """Whether the player is awaited, and has been told so."""
        return self._deciding and not self.waiting

    @property
    def paced(self) -> bool:
        """Whether everything waits for the player's key because they want it after every action of the others."""
        return self.waiting and self._owes_key

    def how_to_go_on(self) -> Rendered:
        """Say which key ends the pause."""
        return self._keys.catalog.render("desk-continue", key=self._keys.first("act"))

    def step(self, now: float) -> None:
        """Tell the next thing, if the one before has been heard."""
        if self.waiting or not self._outlet.idle(now):
            self._silent_since = None
            return
        if self._course.pending:
            self._tell()
        elif self._course.over:
            self._finish()
        elif self._owes_key and not self._course.mine:
            self._wait()
        elif not self._course.mine:
            self._play_on(now)
        else:
            self._ask()

    def own(self, action: Any) -> None:
        """Play the player's action, and tell it at once."""
        self._course.play(action)
        self._deciding = self._keyed = self._owes_key = False
        self._outlet.ask(Wish("played"))
        self._tell()

    def resumed(self) -> None:
        """Take a game up where the player is awaited: that is being told."""
        self._deciding = True

    def go_on(self) -> bool:
        """End the pause. Tell whether something is told now."""
        self.waiting = self._owes_key = False
        told = self._course.pending is not None
        if told:
            self._tell()
        return told

    def hurry(self) -> None:
        """Tell all that is left of the action being told, without waiting for its end to be heard."""
        while self._course.pending and not self.waiting:
            self._tell()

    # ---

    def _tell(self) -> None:
        """Tell one story, and what goes along with it; then pause, or ask the player, where that comes next."""
        if self._tell_story():
            self._wait()
        if self._course.mine and not self._deciding:
            self._ask()
        else:
            self._changed()

    def _tell_story(self) -> bool:
        """Tell until another story would begin. Tell whether the last fact pauses the game."""
        spoken = False
        while self._course.pending:
            event, view = self._course.pending
            told = self._narrator.tell(event, view, self._course.me, self._habits.level)
            story = told is not None and told.priority is Priority.STORY
            if story and spoken:
                break
            spoken = spoken or story
            self._course.take()
            self._outlet.fact(event)
            if told is not None:
                self._outlet.present(told)
            if told is not None and story:
                self.topic, self._owes_key = told.topic, self._keyed
            if self._pauses(event):
                return True
        return False

    def _pauses(self, event: Event) -> bool:
        return event.pauses and self._course.table.outcome() is None

    def _wait(self) -> None:
        self.waiting = True
        self._outlet.present(utterance(self.how_to_go_on(), Priority.STORY, "system", topic=PAUSE))
        self._paused()

    def _ask(self) -> None:
        if not self._deciding:
            self._deciding = True
            self._changed()
            self._asked()

    def _play_on(self, now: float) -> None:
        played = self._course.advance()
        if played is None:
            self._say_who_thinks(now)
            return
        self._silent_since, self._named = None, False
        seat, sound = played
        if not sound and seat not in self._failed:
            self._failed.add(seat)
            self._story(self._keys.catalog.render("desk-bot-failed", name=self._narrator.name(seat)))
        self._keyed = self._habits.pace == "key"
        self._outlet.ask(Wish("played"))
        self._tell()

    def _say_who_thinks(self, now: float) -> None:
        seat = self._course.thinking
        if self._silent_since is None:
            self._silent_since = now
        elif now - self._silent_since >= LONG and seat is not None and not self._named:
            self._named = True
            text = self._keys.catalog.render("desk-bot-thinks", name=self._narrator.name(seat))
            self._outlet.present(utterance(text, Priority.AMBIENT, "system", topic=THINKS))

    def _finish(self) -> None:
        if not self._told_end:
            self._told_end = True
            self._outlet.ask(Wish("over"))

    def _story(self, text: Rendered) -> None:
        self._outlet.present(utterance(text, Priority.STORY, "system"))
