"""The game screen, without a screen: keys and clicks in; sentences, cues and wishes out. No thread, no clock."""

from dataclasses import replace
from functools import partial
from typing import Any

from cachecash.narration.catalog import Catalog, utterance
from cachecash.narration.utterance import Priority, Rendered
from cachecash.presentation.course import Course
from cachecash.presentation.cursor import Cursor
from cachecash.presentation.heard import text_of
from cachecash.presentation.keys import Key
from cachecash.presentation.lists import LIST, Line, ListBox, line_at
from cachecash.presentation.narrator import Narrator, resuming
from cachecash.presentation.playing import Playing
from cachecash.presentation.post import Post
from cachecash.presentation.zones import Board, Guiding

_IN_MENU = ("where", "rules", "settings")
_LAST_IN_MENU = ("save", "leave")
"""Commands that the Escape menu names itself; the others stand in the list of all of them."""
_WHAT_TO_CHOOSE = "what-to-choose"
"""The topic of what may be chosen, where the story has asked the player to choose: only the newest is still true."""


class Desk(Playing):
    """One game, played and told. Every time is in seconds, of any clock that only goes forward.

    The window calls `open` once, then `key`, `click` and `step` as they come, `sleep` and `wake` with the focus.
    """

    def __init__(self, post: Post, course: Course, narrator: Narrator[Any, Any], board: Board[Any, Any]) -> None:
        super().__init__(post, course, narrator, board)
        self._asleep = False
        self._menu: ListBox | None = None
        self._owes_how = False
        self._heard_seat: int | None = None

    # --- time

    def open(self, now: float) -> None:
        """Deal, or say where a resumed game stands."""
        self.now = now
        self._commit(*self.keys.keys("choose"))  # what a menu was left by
        fresh = self.course.open()
        self.zones = Cursor(self.table_zones())
        if fresh:
            self.history.mark()
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
        self.keys.catalog = catalog
        self.narrator, self.board = narrator, board
        self.telling.translate(narrator)
        self.lists.cut()
        self.renew()

    def close(self) -> None:
        """The game is left: nobody thinks any more."""
        self.course.close()

    def _resumed(self) -> None:
        """Tell where the game stands, as a story, so that it is not lost; but nothing has happened."""
        with self.history.aside():
            self._tell_stand()

    def _tell_stand(self) -> None:
        self._story(self.text("desk-resumed", game=self.game_name))
        view, legal = self.course.view, self.course.legal()
        for question in resuming(self.narrator, view):
            for told in self.narrator.answer(question, view, self.habits.level, legal):
                self._story(text_of(told))
        if self.course.mine:
            self.telling.resumed()
            self._ask_player(anew=False)

    def asked(self) -> None:
        """Take the player to where the answer begins."""
        self._ask_player(anew=True)

    def paused(self) -> None:
        """Say what is in the way of going on."""
        self._tell_what_is_open()

    def _ask_player(self, *, anew: bool) -> None:
        """The player is awaited. A question (a challenge, a claim) takes them where its answer begins.

        *anew*: the story has just said so, but for what a question allows. Where the story has put the question itself,
        it is not put again: what is said is where the player is now.
        """
        super().asked()
        start = self.board.start(self.course.view, self.legal)
        if start is not None:
            self.zones.go(start)
            self._displaced = False
        told = self.prompt()
        in_grid = start is not None and anew and self.zones.zone.columns > 0
        asked = anew and self.telling.topic == told.topic
        put = in_grid or (asked and not isinstance(self.board, Guiding))
        if not put and (start is not None or not anew):
            topic = _WHAT_TO_CHOOSE if asked else told.topic  # what was just asked is not put aside for it
            self.outlet.present(replace(told, priority=Priority.STORY, topic=topic))
        self._owes_how = start is not None and not in_grid
        if in_grid and not self.lists:
            self._guide(self.here())  # where one is in a grid says more than how to answer
        elif self._owes_how and not self.lists:
            arrival = self._arrival() if put else ()
            where = [self._where_to_answer()] if isinstance(self.board, Guiding) else []
            with self.history.joined():  # who has it repeated wants the question
                for text in (*arrival, self._say_how(), *where):
                    self._guide(text)
        elif not self.telling.waiting:
            self._renew_menu()
            self._tell_what_is_open()
            self._tell_where_it_went()

    def _tell_where_it_went(self) -> None:
        """Say the item where Enter would play at once, if the player was on another one that has gone."""
        if self._displaced and self.zones.zone.mine and not self.lists:
            self._displaced = False
            self._guide(self.here())

    def _say_how(self) -> Rendered:
        self._owes_how = False
        return self._how_to_answer()

    def _how_to_answer(self) -> Rendered:
        names = {name: self.keys.names(self.keys.of(name)) for name in ("act", "decline", "mark")}
        if isinstance(self.board, Guiding):
            return self.board.how(self.course.view, self.legal, self.habits.level, names)
        decline = self.board.decline(self.course.view, self.legal)
        able = any(action != decline for action in self.legal)
        there = bool(self.zones.item and self.zones.item.actions)
        following = self.keys.names(self.keys.of("playable-next"))
        facts = {"able": able, "declines": decline is not None, "several": self._several_go_together(), "there": there}
        return self.text("desk-how-to-answer", **facts, next=following, **names)

    def _where_to_answer(self) -> Rendered:
        """Say the item that Enter would take, and its zone: neither was chosen by the player."""
        return self.text("desk-place", zone=self.zones.zone.title, item=self.here())

    def _several_go_together(self) -> bool:
        """Whether an action takes two things of the zone or more, which are marked."""
        items = self.zones.zone.items
        return any(
            action in other.actions and self.board.takes_all(action, (item.id, other.id))
            for place, item in enumerate(items)
            for other in items[place + 1 :]
            for action in item.actions
        )

    def _tell_what_is_open(self) -> None:
        """Say that the keys are a list's, not the table's, where one is open: it stays, and so does its line."""
        if self.lists:
            in_menu = self.lists[-1] is self._menu and self.telling.announced
            back = self.keys.first("back")
            self._guide(self.text("desk-asked-in-menu" if in_menu else "desk-asked-in-list", key=back))

    def _renew_menu(self) -> None:
        """Put what can be done now at the head of the menu, if it is open; the player stays on the same line."""
        menu = self._menu
        if menu is not None and menu in self.lists:
            lines, from_end = self._menu_lines(), len(menu.lines) - menu.index
            menu.replace(lines)
            menu.go(max(0, len(lines) - from_end))

    def came_back(self) -> None:
        """Say the item again, and how to answer where that could not yet be said."""
        how = (self._say_how(),) if self._owes_how and self.legal else ()
        over = (self.text("desk-over", key=self.keys.first("menu")),) if self.course.over else ()
        self._displaced = False
        self.say(*self._arrival(), *how, *self.begun(), *over)

    def _guide(self, text: Rendered) -> None:
        """Say where the player is now, or which keys serve there: in its turn, but it is nothing that happened."""
        self._story(text, "answer")

    def _story(self, text: Rendered, category: str = "system") -> None:
        if text.speech:
            self.outlet.present(utterance(text, Priority.STORY, category))

    # --- keys and clicks

    def key(self, key: Key, now: float) -> None:
        """Take a key (see `Host.key`)."""
        self.now = now
        if not self._bounced(key):
            self._after_seat, self._heard_seat = self._heard_seat, None
            super().key(key, now)

    def click(self, zone: str, item: str, now: float) -> None:
        """Take a click: the first one goes to the thing, the second one is Enter."""
        self.now = now
        self._after_seat = self._heard_seat = None
        press = (zone, item)
        if self._bounced(press) or self._doubted(press):
            return
        self._press = press
        if zone == LIST:
            self._click_line(line_at(item))
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
            self.say(self.place(), self.telling.how_to_go_on())
        elif self.begun() and not self.lists:
            self.say(self.place(), *self.begun())
        else:
            super().where()

    # --- menus

    def menu(self) -> None:
        """Open the menu of every action possible now, and of every command."""
        self._menu = ListBox(self.text("desk-menu"), self._menu_lines())
        self.lists.open(self._menu, self.now)

    def _menu_lines(self) -> list[Line]:
        actions = self.narrator.choices(self.course.view, self.legal) if self.telling.announced else ()
        over = [Line(self.text("desk-after"), self._after)] if self.course.over else []
        closing = [name for name in _LAST_IN_MENU if not (over and name == "save")]
        first, last = ([self.command_line(self.keys.of(name), 0) for name in of] for of in (_IN_MENU, closing))
        levels = Line(self.text("desk-levels"), self._levels)
        everything = Line(self.text("desk-all-commands"), self._all_commands)
        return [*map(self._option, actions), *over, *first, levels, *last, everything]

    def _after(self) -> None:
        self.lists.cut()
        self.wish("over")

    def _levels(self) -> None:
        self.lists.cut()
        self.wish("levels")

    def _all_commands(self) -> None:
        lines = [self.command_line(command, 0) for command in self.keys.inside(self.table_context)]
        self.lists.open(ListBox(self.text("desk-all-commands"), lines), self.now)

    def leave(self) -> None:
        """Leave the game, which is kept; asked again while it goes on."""
        if self.habits.confirm and not self.course.over:
            self.doubt(self.text("desk-leave"), partial(self.wish, "leave"))
        else:
            self.wish("leave")
