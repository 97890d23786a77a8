"""Who receives the keys while pages are open: a pile of pages, the last of which is seen and heard."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

from cachecash.core.problems import Problem
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Rendered
from cachecash.presentation.common import Host
from cachecash.presentation.keys import Key
from cachecash.presentation.lists import LIST, Line, ListBox, Lists, line_at
from cachecash.presentation.outlet import What
from cachecash.presentation.pages.house import House
from cachecash.presentation.post import Post
from cachecash.presentation.settings import apply

T = TypeVar("T")


class Page(ListBox, ABC):
    """One screen: a title and lines, made again whenever something has changed."""

    lobby = False
    """Whether computer players come and go here."""

    def __init__(self, shell: "Shell") -> None:
        self.shell = shell
        super().__init__(self.heading(), self.made(), back=None)

    @abstractmethod
    def heading(self) -> Rendered:
        """Give the title as it is now."""

    @abstractmethod
    def made(self) -> Sequence[Line]:
        """Give the lines as they are now."""

    def renew(self) -> None:
        """Make the title and the lines again; the player stays on the same line."""
        self.title = self.heading()
        self.replace(self.made())

    def press(self, key: Key) -> bool:
        """Take a key that means something on this page alone. False: it means what it means everywhere."""
        return False

    def wish(self, what: What) -> bool:
        """Do what a command asks for on this page. False: it is for the program."""
        return False


class Prose(Page):
    """A page to be read: its sentences are said as they are, its other lines as everywhere."""

    def spoken(self, catalog: Catalog, *, positions: bool = True) -> Rendered:
        """Say the current line."""
        line = self.current
        return line.label if line and line.do is None else super().spoken(catalog, positions=positions)


class Entry(ListBox, ABC):
    """A page that takes every key: a text that is typed, a key that is to be bound."""

    text_wanted = False

    @abstractmethod
    def press(self, key: Key) -> bool:
        """Take a key. False: it means what it means everywhere."""

    def typed(self, text: str) -> None:
        """Take a text, where it is wanted."""


class Stack(Lists):
    """The pages that are open, one over the other."""

    def push(self, box: ListBox, now: float) -> None:
        """Open a page without a word."""
        self._boxes.append(box)
        self._fresh = now

    def renew(self) -> None:
        """Have every page made again."""
        for box in self._boxes:
            if isinstance(box, Page):
                box.renew()


class Shell(Host):
    """A host of pages: what they share, and the few ways in which one opens over another."""

    lists: Stack

    def __init__(self, post: Post, house: House) -> None:
        super().__init__(post)
        self.house = house
        self.lists = Stack(post.keys, self.outlet, post.habits, self.came_back)
        self._voice = house.voice

    # --- for the window

    @property
    def page(self) -> ListBox:
        """Give what is to be drawn: its title, lines and index. There is one while `lists` is not empty."""
        return self.lists[-1]

    @property
    def wants_text(self) -> bool:
        """Whether texts are typed now (`typed`); at any other time text input is to be off."""
        return bool(self.lists) and isinstance(self.page, Entry) and self.page.text_wanted

    def key(self, key: Key, now: float) -> None:
        """Take a key that was pressed. *now*: seconds, of any clock that only goes forward."""
        self.now = now
        if not self.lists:
            return
        page = self.page
        if self._explaining or not isinstance(page, Page | Entry) or not page.press(key):
            super().key(key, now)

    def typed(self, text: str, now: float) -> None:
        """Take a text that was typed."""
        self.now = now
        if self.wants_text and isinstance(self.page, Entry):
            self.page.typed(text)

    def click(self, panel: str, item: str, now: float) -> None:
        """Take a click on something that was drawn: on a line of the page the first goes there, one more does it."""
        self.now = now
        if not self.lists:
            return
        if self._doubted((panel, item)):
            return
        self._press = (panel, item)
        if panel != LIST:
            self.too_soon("desk-gone")
        elif (index := line_at(item)) == self.page.index:
            self.lists.enter(now)
        else:
            self.lists.to(index)

    def step(self, now: float) -> None:
        """Take notice of what has changed by itself: the voice that was found."""
        self.now = now
        if self._voice != self.house.voice:
            self._voice = self.house.voice
            self.lists.renew()

    def translate(self, catalog: Catalog) -> None:
        """Speak another language from now on."""
        self.keys.catalog = catalog
        self.lists.renew()

    def renew(self) -> None:
        """Take notice of settings that were changed: what is said and drawn follows them."""
        apply(self.house.settings, self.habits, self.keys)
        self.lists.renew()

    # --- what a command asks for

    @property
    def in_lobby(self) -> bool:  # type: ignore[override] # a constant elsewhere
        """Whether computer players come and go on this page."""
        return bool(self.lists) and isinstance(self.page, Page) and self.page.lobby

    def why_no_game(self) -> Rendered | None:
        """Say that there is no game, or that a page lies over it."""
        if self.house.playing:
            return self.text("page-over-game", key=self.keys.first("back"))
        return super().why_no_game()

    def wish(self, what: What, detail: str = "") -> None:
        """Do what the page can do of it; the rest is for the program, and the pages show what it has changed."""
        if not (self.lists and isinstance(self.page, Page) and self.page.wish(what)):
            super().wish(what, detail)
            self.lists.renew()

    def whole(self) -> None:
        """Read the whole page."""
        title = self.text("list-title", title=self.page.title)
        self.say(title, *(self.sentence(line) for line in self.page.lines))

    def came_back(self) -> None:
        """Give the place back to what was under the pages."""
        self.house.closed()

    # --- for the pages

    def sentence(self, line: Line) -> Rendered:
        """Say a line as a sentence: its label and its value."""
        text = line.label if line.value is None else self.text("list-value", label=line.label, value=line.value)
        return text if text.speech.endswith((".", "!", "?")) else self.text("page-sentence", text=text)

    def show(self, page: ListBox, *before: Rendered) -> None:
        """Open a page over this one: its title and its line are said, after *before*."""
        self.lists.push(page, self.now)
        self.say(*before, *self.here())

    def here(self) -> tuple[Rendered, Rendered]:
        """Say where one is: the title, the current line."""
        line = self.page.spoken(self.catalog, positions=self.habits.positions)
        return self.text("list-title", title=self.page.title), line

    def close(self, *texts: Rendered) -> None:
        """Close this page and say *texts*, then the line where one is again; what is under it is made again."""
        self.lists.cut(len(self.lists) - 1)
        self.lists.renew()
        self.say(*texts, self.here()[1])

    def replace(self, page: ListBox, *before: Rendered) -> None:
        """Put a page in place of this one."""
        self.lists.cut(len(self.lists) - 1)
        self.show(page, *before)

    def choose(
        self,
        title: Rendered,
        options: Sequence[tuple[Rendered, T] | tuple[Rendered, T, Rendered]],
        now: T,
        take: Callable[[T], Sequence[Rendered]],
        doubts: Mapping[T, Rendered] | None = None,
    ) -> None:
        """Open a list of values, each with its label and perhaps its help, where Enter takes one.

        *take* gives what is to be said of it. The values in *doubts* are asked for twice, with that question.
        """

        def line(label: Rendered, value: T, about: Rendered | None = None) -> Line:
            do, question = partial(self._chosen, take, value), (doubts or {}).get(value)
            return Line(label, do if question is None else lambda: self.doubt(question, do), help=about)

        values = [option[1] for option in options]
        index = values.index(now) if now in values else 0
        self.show(ListBox(title, [line(*option) for option in options], index=index))

    def _chosen(self, take: Callable[[T], Sequence[Rendered]], value: T) -> None:
        self.lists.cut(len(self.lists) - 1)
        texts = take(value)
        self.lists.renew()
        self.say(*texts, self.here()[1])

    def confirm(self, question: Rendered, no: str, yes: str, do: Callable[[], None]) -> None:
        """Open a page that asks whether something is meant; *no* and *yes* are messages, *no* comes first."""
        lines = [Line(self.text(no), self.lists.back), Line(self.text(yes), do)]
        self.show(ListBox(question, lines))

    def edge(self, message_id: str, *texts: Rendered) -> None:
        """Play the edge, with its caption, then say *texts*."""
        self.outlet.cue("edge", self.text(message_id))
        self.say(*texts)

    def problem(self, problem: Problem) -> Rendered:
        """Give the sentence for what went wrong."""
        facts: dict[str, Any] = dict(problem.facts)
        return self.text(f"problem-{problem.reason}", **facts)
