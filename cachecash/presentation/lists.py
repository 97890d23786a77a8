"""Lists: menus, settings, choices, help. One line is current; Enter does it, Escape goes back."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from cachecash.narration.catalog import Catalog, utterance
from cachecash.narration.utterance import Priority, Rendered
from cachecash.presentation.habits import Habits
from cachecash.presentation.keys import KeyMap
from cachecash.presentation.outlet import Outlet

LIST = "list"
"""The id of what shows the last list that is open; its lines have the ids that `line_id` gives."""
BOUNCE = 0.5
"""Seconds in which a second Enter is taken for a bounce."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a list.

    *do*: what Enter does (None: there is nothing to do, the line is to be heard). *value* is what it is set to, *turn*
    what Left (-1) and Right (1) do to it. *help* is said when the player asks for more.
    """

    label: Rendered
    do: Callable[[], None] | None = None
    value: Rendered | None = None
    help: Rendered | None = None
    turn: Callable[[int], None] | None = None


class ListBox:
    """One list, and where the player is in it. *back*: what Escape does, in place of closing the list."""

    def __init__(
        self, title: Rendered, lines: Sequence[Line], *, index: int = 0, back: Callable[[], None] | None = None
    ) -> None:
        self.title = title
        self.lines = tuple(lines)
        self.index = index
        self.back = back

    @property
    def current(self) -> Line | None:
        """Give the line where the player is; None where the list is empty."""
        return self.lines[self.index] if self.lines else None

    def go(self, index: int) -> bool:
        """Go to a line. False beyond an end, where nothing changes."""
        if not 0 <= index < len(self.lines):
            return False
        self.index = index
        return True

    def replace(self, lines: Sequence[Line]) -> None:
        """Put other lines in place of these: the player stays where they are."""
        self.lines = tuple(lines)
        self.index = max(0, min(self.index, len(self.lines) - 1))

    def spoken(self, catalog: Catalog, *, positions: bool = True) -> Rendered:
        """Say the current line: label, value, position."""
        line = self.current
        if line is None:
            return catalog.render("list-empty")
        text = line.label
        if line.value is not None:
            text = catalog.render("list-value", label=text, value=line.value)
        return with_place(catalog, text, self.index + 1, len(self.lines) if positions else 1)


def with_place(catalog: Catalog, text: Rendered, number: int, count: int) -> Rendered:
    """Add a position, « 2 sur 5 »; « 1 sur 1 » is never said."""
    if count < 2:
        return text
    return catalog.render("list-place", text=text, place=catalog.render("place", n=number, of=count))


def line_id(place: int) -> str:
    """Give the id of a line by its place, from 0."""
    return f"line-{place}"


def line_at(line: str) -> int:
    """Give the place of the line with an id that `line_id` gave."""
    return int(line.removeprefix("line-"))


class Lists:
    """The lists that are open, one over the other; what the keys do to the last one, and what is said of it."""

    def __init__(self, keys: KeyMap, outlet: Outlet, habits: Habits, closed: Callable[[], None] | None = None) -> None:
        """*closed* is called when the player has left the last list."""
        self._keys = keys
        self._outlet = outlet
        self._habits = habits
        self._closed = closed
        self._boxes: list[ListBox] = []
        self._fresh: float | None = None

    def __len__(self) -> int:
        return len(self._boxes)

    def __getitem__(self, place: int) -> ListBox:
        return self._boxes[place]

    def __iter__(self) -> Iterator[ListBox]:
        return iter(self._boxes)

    @property
    def _catalog(self) -> Catalog:
        return self._keys.catalog

    def open(self, box: ListBox, now: float | None = None) -> None:
        """Open a list and say its title and first line. *now*: an Enter that comes within 0.5 s is not for it."""
        self._boxes.append(box)
        self._fresh = now
        self._answer(self._catalog.render("list-title", title=box.title), self._spoken())

    def cut(self, depth: int = 0) -> None:
        """Close all but the first *depth* lists, without a word: what follows says where one is."""
        del self._boxes[depth:]

    def reread(self) -> None:
        """Say the current line."""
        self._answer(self._spoken())

    def retitle(self) -> None:
        """Say where one is: the title, and the current line."""
        self._answer(self._catalog.render("list-title", title=self._boxes[-1].title), self._spoken())

    # --- what the keys do

    def move(self, step: int) -> None:
        """Go *step* lines on; at an end the edge is heard, then the line again."""
        self._go(self._boxes[-1].index + step)

    def to(self, index: int) -> None:
        """Go to a line."""
        self._go(index)

    def first(self) -> None:
        """Go to the first line."""
        self._go(0)

    def last(self) -> None:
        """Go to the last line."""
        self._go(len(self._boxes[-1].lines) - 1)

    def turn(self, step: int) -> None:
        """Change the value of the current line; of a text that does not all show, show what comes after or before."""
        line = self._boxes[-1].current
        if line is not None and line.turn is not None:
            line.turn(step)
            return
        shown = self._outlet.scroll(step)
        if shown is None:
            self._answer(self._catalog.render("list-no-value"))
            return
        told = self._catalog.render(f"list-text-{'shown' if shown else 'end' if step > 0 else 'start'}")
        if not shown:
            self._outlet.cue("edge", told)
        # To whoever listens while they read nothing has happened: what is being said is not cut.
        self._outlet.present(utterance(told, Priority.AMBIENT, "answer"))

    def enter(self, now: float) -> None:
        """Do the current line; an Enter that bounced when the list was opened is refused."""
        line = self._boxes[-1].current
        if self._fresh is not None and now - self._fresh < BOUNCE:
            self._outlet.cue("error", self._catalog.render("list-too-soon"))
        elif line is None or line.do is None:
            self._answer(self._catalog.render("list-nothing-to-do", key=self._keys.first("back")), self._spoken())
        else:
            line.do()

    def more(self) -> None:
        """Say the help of the current line."""
        line = self._boxes[-1].current
        help_ = line.help if line else None
        self._answer(help_ or self._catalog.render("list-no-help"), self._spoken())

    def back(self) -> None:
        """Leave the list; the one below is said again."""
        box = self._boxes[-1]
        if box.back is not None:
            box.back()
            return
        self._boxes.pop()
        if self._boxes:
            self.retitle()
        elif self._closed is not None:
            self._closed()

    def _go(self, index: int) -> None:
        self._fresh = None  # the player has chosen a line: the next Enter is meant
        box = self._boxes[-1]
        if index == box.index or not box.go(index):
            end = "list-only" if len(box.lines) < 2 else "list-start" if index <= 0 else "list-end"
            self._outlet.cue("edge", self._catalog.render(end))
        self._answer(self._spoken())

    def _spoken(self) -> Rendered:
        return self._boxes[-1].spoken(self._catalog, positions=self._habits.positions)

    def _answer(self, *texts: Rendered) -> None:
        self._outlet.answer([utterance(text, Priority.ANSWER, "answer") for text in texts if text.speech])
