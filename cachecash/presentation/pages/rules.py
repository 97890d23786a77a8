"""The rules, read by heading."""

import re
from collections.abc import Sequence
from functools import partial

from cachecash.core.problems import Problem
from cachecash.narration.rules_text import Heading, RulesText, rules_text
from cachecash.narration.utterance import Rendered
from cachecash.presentation.kinds import as_is
from cachecash.presentation.lists import Line
from cachecash.presentation.pages.shell import Page, Prose, Shell

_CHAPTER = 2
"""The level of a chapter's heading; 1 is the title of the whole."""
_LINE = 400
"""Signs of a line at most, where its sentences allow it."""


def open_rules(shell: Shell, game_id: str, anchor: str = "") -> None:
    """Open the rules of a game: at the heading that *anchor* names, else at the contents."""
    try:
        text = rules_text(shell.catalog.language, game_id)
    except Problem as problem:
        shell.refuse(shell.problem(problem))
        return
    contents = ContentsPage(shell, text)
    heading = text.at(anchor) if anchor else None
    if heading is None:
        shell.show(contents)
    else:
        contents.index = _chapter(text, heading)
        shell.lists.push(contents, shell.now)
        shell.show(HeadingPage(shell, text, text.headings.index(heading)))


def _chapter(text: RulesText, heading: Heading) -> int:
    """Give the place, among the chapters, of the one that a heading belongs to."""
    before = text.headings[: text.headings.index(heading) + 1]
    return max(0, sum(one.level == _CHAPTER for one in before) - 1)


class ContentsPage(Page):
    """The chapters."""

    def __init__(self, shell: Shell, text: RulesText) -> None:
        self._text = text
        super().__init__(shell)

    def heading(self) -> Rendered:
        """Give the title of the whole."""
        return as_is(self._text.headings[0].title)

    def made(self) -> Sequence[Line]:
        """Give the chapters."""
        return [
            _line(self.shell, self._text, place)
            for place, heading in enumerate(self._text.headings)
            if heading.level == _CHAPTER
        ]


class HeadingPage(Prose):
    """What stands under one heading: its paragraphs, its sections, and the way on."""

    def __init__(self, shell: Shell, text: RulesText, place: int) -> None:
        self._text = text
        self._place = place
        super().__init__(shell)

    def heading(self) -> Rendered:
        """Give the heading."""
        return as_is(self._here.title)

    def made(self) -> Sequence[Line]:
        """Give the paragraphs, the sections, the next heading."""
        paragraphs = [Line(as_is(part)) for paragraph in self._here.paragraphs for part in parts(paragraph)]
        sections = [_line(self.shell, self._text, place) for place in self._sections()]
        following = self._place + 1
        if following == len(self._text.headings):
            return [*paragraphs, Line(self.shell.text("page-rules-end"))]
        title = self.shell.text("page-rules-next", title=self._text.headings[following].title)
        return [*paragraphs, *sections, Line(title, partial(self._go, following))]

    @property
    def _here(self) -> Heading:
        return self._text.headings[self._place]

    def _sections(self) -> list[int]:
        """Give the places of the headings right under this one."""
        places = []
        for place in range(self._place + 1, len(self._text.headings)):
            level = self._text.headings[place].level
            if level <= self._here.level:
                break
            if level == self._here.level + 1:
                places.append(place)
        return places

    def _go(self, place: int) -> None:
        self.shell.replace(HeadingPage(self.shell, self._text, place))


def parts(paragraph: str) -> list[str]:
    """Cut a paragraph into lines that are easily heard again: whole sentences, some of them together."""
    lines: list[str] = []
    for sentence in re.split(r"(?<=[.!?]) +(?=[^a-z])", paragraph):
        if lines and len(lines[-1]) + len(sentence) < _LINE:
            lines[-1] += f" {sentence}"
        else:
            lines.append(sentence)
    return lines


def _line(shell: Shell, text: RulesText, place: int) -> Line:
    return Line(as_is(text.headings[place].title), lambda: shell.show(HeadingPage(shell, text, place)))
