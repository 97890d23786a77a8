"""Looking around at the table: the cursor among the zones, and what is answered of them. Nothing here plays."""

from collections.abc import Sequence
from typing import Any

from cachecash.narration.utterance import Rendered, Utterance
from cachecash.presentation import spoken
from cachecash.presentation.common import Host
from cachecash.presentation.course import Course
from cachecash.presentation.cursor import Cursor, Found
from cachecash.presentation.heard import HISTORY, history_zone, text_of
from cachecash.presentation.keys import Context, Key
from cachecash.presentation.narrator import Narrator
from cachecash.presentation.post import Post
from cachecash.presentation.zones import HAND, Board, Item, Zone, place_zone

Mark = tuple[str, str]
"""A marked item: its zone, its id."""


class Looking(Host):
    """A host with a table before it. What is seen and said is the last state that was told."""

    in_game = True

    def __init__(self, post: Post, course: Course, narrator: Narrator[Any, Any], board: Board[Any, Any]) -> None:
        super().__init__(post)
        self.course = course
        self.narrator = narrator
        self.board = board
        self.marks: list[Mark] = []
        self.zones: Cursor[Any] = Cursor([history_zone(self.catalog, self.history)])
        """Where the player is. The table is there once the course is open."""
        self._displaced = False
        """Whether the thing where the player was has gone, and no key has told since where they are instead."""

    @property
    def table_context(self) -> Context:
        """The keys mean the commands of this game, and of every game."""
        name: str = self.course.table.game.id
        return name

    @property
    def legal(self) -> Sequence[Any]:
        """The actions open to the player, who knows that they are awaited."""
        return self.course.legal()

    def table_zones(self) -> tuple[Zone[Any], ...]:
        """Give the zones of the table as it was told last, then the history."""
        table = self.board.zones(self.course.view, self.legal, self.habits.level)
        return *table, history_zone(self.catalog, self.history)

    def renew(self) -> None:
        """Take the table as it was told last. The cursor stays where it is, and so do the marks that still can."""
        stayed = self.zones.renew(self.table_zones())
        self._displaced = self._displaced or not stayed
        there = {(zone.id, item.id) for zone in self.zones.all for item in zone.items}
        self.marks = [mark for mark in self.marks if mark in there]

    def level_changed(self) -> None:
        """Name everything at the new verbosity."""
        self.renew()

    # --- moving

    def left(self) -> None:
        """Go to the previous item."""
        self.found(self.zones.left())

    def right(self) -> None:
        """Go to the next item."""
        self.found(self.zones.right())

    def first(self) -> None:
        """Go to the first item."""
        self.found(self.zones.home())

    def last(self) -> None:
        """Go to the last item."""
        self.found(self.zones.end())

    def up(self) -> None:
        """Go to the detail before, or to the row above."""
        self.found(self.zones.up())

    def down(self) -> None:
        """Go to the next detail, or to the row below."""
        self.found(self.zones.down())

    def next_zone(self) -> None:
        """Go to the next zone."""
        self.renew()  # what was said since the table last changed is in the history, too
        self.found(self.zones.next_zone())

    def previous_zone(self) -> None:
        """Go to the zone before."""
        self.renew()
        self.found(self.zones.previous_zone())

    def next_playable(self) -> None:
        """Go to the next item that can be played now."""
        self.found(self.zones.next_playable())

    def previous_playable(self) -> None:
        """Go to the item before that can be played now."""
        self.found(self.zones.previous_playable())

    def history_zone(self) -> None:
        """Go to the history, at its newest."""
        self.renew()  # what was said since the table last changed is in it, too
        newest = next(zone.items for zone in self.zones.all if zone.id == HISTORY)[:1]
        self.go(HISTORY, newest[0].id if newest else None)

    def go(self, zone: str, item: str | None = None) -> bool:
        """Go to a zone, if there is such a one; say where one is."""
        found = self.zones.go(zone, item)
        if found is not Found.NOTHING:
            self.found(found)
        return found is not Found.NOTHING

    def found(self, found: Found) -> None:
        """Say what a move of the cursor came to."""
        self._displaced = False
        if found in {Found.EDGE, Found.WRAPPED}:
            self.outlet.cue("edge", self.text("desk-edge", zone=self.zones.zone.title))
        if found is Found.NO_DETAILS:
            self.answer("desk-no-details")
        elif self.zones.detail:
            self.say(self.zones.detail)
        else:
            texts = self._arrival() if found is Found.ARRIVED else (self.here(),)
            self.say(*texts, sound="playable" if self.zones.item and self.zones.item.playable else None)

    def here(self) -> Rendered:
        """Say the item where the player is: name, value, state, position."""
        return spoken.item(self.catalog, self.zones, self.habits, marked=self._marked())

    def _arrival(self) -> tuple[Rendered, ...]:
        return spoken.arrival(self.catalog, self.zones, self.habits, marked=self._marked())

    def why_nothing_playable(self) -> Rendered | None:
        """Say that nothing can be played now, or give None where something can."""
        playable = any(item.playable for zone in self.zones.all for item in zone.items)
        return None if playable else self.text("desk-nothing-playable")

    def came_back(self) -> None:
        """Say the item again: the last list is closed."""
        self.say(*self._arrival())

    # --- marks

    @property
    def here_mark(self) -> Mark | None:
        """Where the player is, as a mark; None in an empty zone."""
        return (self.zones.zone.id, self.zones.item.id) if self.zones.item else None

    def _marked(self) -> bool:
        return self.here_mark in self.marks

    def why_no_mark(self) -> Rendered | None:
        """Say that nothing goes together with the item; None where it can be marked, or is."""
        item = self.zones.item
        if item is None:
            return self.zones.zone.empty
        others = (other for zone in self.zones.all for other in zone.items if other is not item)
        together = any(action in other.actions for other in others for action in item.actions)
        return None if together or self._marked() else self.text("desk-no-mark")

    def mark(self) -> None:
        """Mark the item, or take its mark back."""
        here, item = self.here_mark, self.zones.item
        if here is None or item is None:
            raise RuntimeError("nothing to mark: ask why_no_mark first")
        if here in self.marks:
            self.marks.remove(here)
        else:
            self.marks.append(here)
        sums_up = self._sum_of_marked()
        count = 1 if sums_up else len(self.marks)
        self.say(self.text("desk-mark", item=item.name, marked=here in self.marks, count=count), *sums_up)

    def _sum_of_marked(self) -> tuple[Rendered, ...]:
        """Say what everything that is marked comes to, where it makes one single action."""
        actions = self.of_marked() if self.marks else ()
        options = self.narrator.choices(self.course.view, actions) if len(actions) == 1 else ()
        return tuple(self.text("desk-sentence", text=option.label) for option in options)

    def _told_marks(self) -> tuple[Rendered, ...]:
        """Say each thing that is marked, and what they come to."""
        if not self.marks:
            return ()
        names = [self._item(mark).name for mark in self.marks]
        return (self.text("desk-marked-so-far", items=names), *self._sum_of_marked())

    def of_marked(self, marks: Sequence[Mark] = ()) -> tuple[Any, ...]:
        """Give the actions that take everything that is marked, and nothing else there if there are such ones.

        *marks* stand for what is marked where they are given.
        """
        marks = marks or self.marks
        marked = [self._item(mark) for mark in marks]
        hand = [item for zone, item in marks if zone == HAND]
        common = [
            action
            for action in marked[0].actions
            if all(action in item.actions for item in marked) and self.board.takes_all(action, hand)
        ]
        zones = {zone for zone, _ in marks}
        others = [
            item
            for zone in self.zones.all
            for item in zone.items
            if zone.id in zones and (zone.id, item.id) not in marks
        ]
        exact = [action for action in common if not any(action in item.actions for item in others)]
        return tuple(exact or common)

    def _item(self, mark: Mark) -> Item[Any]:
        return next(item for zone in self.zones.all for item in zone.items if (zone.id, item.id) == mark)

    # --- asking

    def ask(self, question: str) -> None:
        """Answer a question from what was told."""
        self.outlet.answer(self._answers(question))

    def asked_by(self, press: object) -> tuple[Rendered, ...]:
        """Answer a question of the game, or about the item, which has cancelled a doubt."""
        if not isinstance(press, Key) or self.keys.off(press) or self.lists:
            return ()
        command = self.keys.find(press, self.context)
        if command is None:
            return ()
        if command.id == "about":
            return (self.zones.item.about if self.zones.item else self.zones.zone.empty,)
        return tuple(map(text_of, self._answers(command.id))) if command.id in self.narrator.questions else ()

    def _answers(self, question: str) -> list[Utterance]:
        return self.narrator.answer(question, self.course.view, self.habits.level, self.legal)

    def possible(self) -> tuple[Rendered, ...]:
        """Say what can be done now, or whose turn it is."""
        return tuple(map(text_of, self._answers("possible")))

    def refuse(self, why: Rendered) -> None:
        """Say why not, and what is possible."""
        possible = self.possible()[:1] if self.legal else self.possible()
        self.say(*dict.fromkeys((why, *possible)), category="refusal")

    def hear_seat(self, place: int) -> None:
        """Answer about a seat."""
        self.ask(f"seat-{place}")

    def zone_of_seat(self, place: int) -> Zone[Any] | None:
        """Give the zone of a seat, None where nobody sits there."""
        return next((zone for zone in self.zones.all if zone.id == place_zone(place)), None)

    def place_of_seat(self, place: int) -> tuple[str, str | None] | None:
        """Give where a seat is to be found: its zone, or the zone and the item that stand for it; None for no seat."""
        wanted = place_zone(place)
        items = ((zone.id, item.id) for zone in self.zones.all for item in zone.items if item.id == wanted)
        return (wanted, None) if self.zone_of_seat(place) else next(items, None)

    def mine(self) -> None:
        """Say what lies before the player; where that is a grid, come back to it from elsewhere."""
        own = self.zone_of_seat(1)
        away = own is not None and own.mine and own.id != self.zones.zone.id and not self.lists
        if away and own is not None:
            self.go(own.id)
        else:
            self.ask("mine")

    def about(self) -> None:
        """Say everything about the item."""
        if self.lists:
            super().about()
        else:
            self.say(self.zones.item.about if self.zones.item else self.zones.zone.empty)

    def whole(self) -> None:
        """Read all of the zone; in a grid, the row."""
        zone = self.zones.zone
        if self.lists:
            super().whole()
        elif zone.across:
            self.say(zone.across[self.zones.index // zone.columns])
        else:
            self.say(zone.whole if self.zones.item else zone.empty)

    def where(self) -> None:
        """Say the game, the zone, what is marked, and what is expected."""
        texts = [self.place(), *self._told_marks()]
        if self.lists:
            texts.append(self.text("desk-where-list", title=self.lists[-1].title))
        self.say(*texts, text_of(self.prompt()))

    @property
    def game_name(self) -> Rendered:
        """Give the name of the game that is played."""
        return self.catalog.render(f"game-{self.course.table.game.id}")

    def place(self) -> Rendered:
        """Say which game this is, and the zone."""
        return self.text("desk-where", game=self.game_name, zone=self.zones.zone.title)

    def prompt(self) -> Utterance:
        """Say what is expected of the player, or whose turn it is."""
        return self.narrator.prompt(self.course.view, self.legal, self.habits.level)

    def since(self) -> None:
        """Say again all that happened since the player last played."""
        if told := self.told_since():
            self.outlet.again(told)
        else:
            self.answer("desk-nothing-since")

    def told_since(self) -> Sequence[Utterance]:
        """Give what is worth hearing again of all that was told since the player last played."""
        return self.history.since()

    def rules(self) -> None:
        """Open the rules at what is going on."""
        self.wish("rules", self.narrator.heading(self.course.view))
