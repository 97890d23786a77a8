"""Everything that was told, said or not: to be read again, by category, from the oldest to the newest."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from typing import Literal

from cachecash.narration.catalog import Catalog, utterance
from cachecash.narration.utterance import CATEGORIES, Priority, Rendered, Utterance

KEPT = 2000
"""Utterances that are remembered: a long evening."""
ALL = "all"
"""The category of everything."""
PLAYS = "plays"
"""The category of everything that `happened`. Reading begins with it."""

Edge = Literal["oldest", "newest", "first", "last"]


@dataclass(frozen=True, slots=True)
class Found:
    """What a step in the history came to.

    *utterance* is the very one that was told (None: nothing in this category). *edge*: the step was asked to go beyond
    that end, and stayed; among the categories, it went round to the ``first`` or the ``last``. *changed*: the category
    is another one than before.
    """

    utterance: Utterance | None
    category: str
    edge: Edge | None = None
    changed: bool = False

    def words(self, catalog: Catalog) -> list[Utterance]:
        """Give it as the answer to a key: the end if it was met, the category if it changed, then what was told."""
        texts = [catalog.render("history-edge", edge=self.edge)] if self.edge else []
        texts += [catalog.render("history-category", category=self.category)] if self.changed else []
        if self.utterance is None:
            texts.append(catalog.render("history-empty"))
        else:
            texts.append(Rendered(self.utterance.speech, self.utterance.screen, self.utterance.braille))
        return [utterance(text, Priority.ANSWER, "answer") for text in texts]


class History:
    """The memory of one player's ears, with a place in it where the player reads.

    The place stays on its utterance while new ones come. What is told while the player reads does not move it.
    """

    def __init__(self, kept: int = KEPT) -> None:
        """Remember the latest *kept* utterances."""
        self._told: deque[tuple[int, Utterance]] = deque(maxlen=kept)
        self._count = 0
        self._mark = 0
        self._aside = set[int]()
        """Stories since the mark in which nothing happens."""
        self._joined = False
        self._place: int | None = None
        self._category = PLAYS  # or one of `CATEGORIES`, or `ALL`
        self.last: tuple[Utterance, ...] = ()
        """What was said last: one story, all of one answer, or what was told already and has been said again."""

    def add(self, *told: Utterance) -> None:
        """Remember what is told, together."""
        if told:
            self.last = (*self.last, *told) if self._joined else told
        for one in told:
            self._told.append((self._count, one))
            self._count += 1

    def again(self, told: Sequence[Utterance]) -> None:
        """Note that what was told already was said again: it is the last that was said, and is not remembered twice."""
        self.last = tuple(told)

    @contextmanager
    def joined(self) -> Iterator[None]:
        """Let what is told meanwhile belong to what was told last: it means little without it."""
        self._joined = True
        try:
            yield
        finally:
            self._joined = False

    def told(self, category: str = ALL) -> list[Utterance]:
        """Give all of a category, the oldest first."""
        return [one for _, one in self._told if _fits(one, category)]

    def mark(self) -> None:
        """Note that the player plays now: `since` starts here."""
        self._mark = self._count
        self._aside.clear()

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Leave out of `since` what is told meanwhile: it is no event."""
        first = self._count
        try:
            yield
        finally:  # a fault of ours costs what was to be told, not the history after it
            self._aside.update(range(first, self._count))

    def since(self) -> list[Utterance]:
        """Give what happened since the player last played, that play included."""
        latest = islice(reversed(self._told), self._count - self._mark)
        events = (one for number, one in latest if number not in self._aside)
        return [one for one in events if happened(one)][::-1]

    def older(self) -> Found:
        """Go to the one before; the first time, to the newest."""
        return self._step(lambda place, end: end if place is None else place - 1)

    def newer(self) -> Found:
        """Go to the one after."""
        return self._step(lambda place, end: end + 1 if place is None else place + 1)

    def oldest(self) -> Found:
        """Go to the first that is remembered."""
        return self._step(lambda _place, _end: 0)

    def newest(self) -> Found:
        """Go to the last."""
        return self._step(lambda _place, end: end)

    def next_category(self) -> Found:
        """Read the next category in which something was told, at its newest; from the last, round to the first."""
        return self._turn_to(1, "first")

    def previous_category(self) -> Found:
        """Read the category before, at its newest; from the first, round to the last."""
        return self._turn_to(-1, "last")

    def _turn_to(self, by: int, other_end: Edge) -> Found:
        order = (PLAYS, *(one for one in CATEGORIES if self.told(one)), ALL)
        here = order.index(self._category) if self._category in order else 0
        self._category = order[(here + by) % len(order)]
        edge = None if 0 <= here + by < len(order) else other_end
        return Found(self.newest().utterance, self._category, edge, changed=True)

    def leave(self) -> None:
        """Stop reading: the next step begins at the newest again, among what happened."""
        self._place = None
        self._category = PLAYS

    def _step(self, move: Callable[[int | None, int], int]) -> Found:
        """Go to another place among those of the category, counted from the oldest."""
        line = [(number, one) for number, one in self._told if _fits(one, self._category)]
        if not line:
            return Found(None, self._category)
        end = len(line) - 1
        wanted = move(self._index(line), end)
        index = min(max(wanted, 0), end)
        self._place, one = line[index]
        edge: Edge | None = None if index == wanted else "oldest" if wanted < 0 else "newest"
        return Found(one, self._category, edge)

    def _index(self, line: list[tuple[int, Utterance]]) -> int | None:
        """Where the player is; one that has been forgotten has given way to the oldest."""
        place = self._place
        if place is None:
            return None
        return next((index for index, (number, _) in enumerate(line) if number >= place), len(line) - 1)


def happened(told: Utterance) -> bool:
    """Whether something that was told has happened; answers have not, nor what is filed with them: where one is."""
    return told.priority is not Priority.ANSWER and told.category != "answer"


def _fits(told: Utterance, category: str) -> bool:
    """Whether something that was told is read in *category*."""
    if category == PLAYS:
        return happened(told)
    return category in {ALL, told.category}
