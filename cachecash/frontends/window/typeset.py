"""Sizes of everything, and texts cut into lines. Pure: letters are measured by whoever draws them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

SMALLEST, LARGEST = 100, 400
"""Percents of the size of texts."""

_OPENING = "«"
_APART = re.compile(r"[:;?!»][:;?!».,)]*")
"""What stands after a space and yet belongs to the word before."""
_FULL_HD = (1920, 1080)
_BODY = 22
"""Pixels of the plain text in a window of 1920 × 1080, at 100 %."""
_FLOOR = 20
"""Pixels that the plain text keeps in a smaller window."""


@dataclass(frozen=True, slots=True)
class Type:
    """How letters are drawn: *size* in pixels."""

    size: int
    bold: bool = False


class Measure(Protocol):
    """Knows how wide and how high letters are, in pixels."""

    def width(self, text: str, style: Type) -> int:
        """Give the width of one line."""

    def height(self, style: Type) -> int:
        """Give the height of a line."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """Every length of one window at one size of text, in pixels. *em* is the size of the plain text."""

    width: int
    height: int
    em: int

    @classmethod
    def of(cls, width: int, height: int, percent: int) -> "Sizes":
        """Give the sizes of a window; *percent* is held between `SMALLEST` and `LARGEST`."""
        unit = max(_FLOOR, _BODY * min(width / _FULL_HD[0], height / _FULL_HD[1]))
        return cls(width, height, round(unit * min(max(percent, SMALLEST), LARGEST) / 100))

    def ems(self, count: float) -> int:
        """Give so many times the size of the plain text."""
        return round(self.em * count)

    @property
    def plain(self) -> Type:
        """What is read."""
        return Type(self.em)

    @property
    def strong(self) -> Type:
        """Names and titles of panels."""
        return Type(self.em, bold=True)

    @property
    def small(self) -> Type:
        """Help, states, summaries."""
        return Type(self.ems(0.86))

    @property
    def large(self) -> Type:
        """The title of the screen, and headings."""
        return Type(self.ems(1.3), bold=True)

    @property
    def spoken(self) -> Type:
        """The caption: a little larger, where there is room."""
        return Type(self.ems(1.12) if self.upright else self.em)

    @property
    def ring(self) -> int:
        """The thickness of the focus ring."""
        return max(4, self.ems(0.16))

    @property
    def line(self) -> int:
        """The thickness of an edge."""
        return max(2, self.ems(0.07))

    @property
    def gap(self) -> int:
        """Between two things; a ring and the space inside it fit twice."""
        return max(2 * (self.ring + self.line) + 2, min(self.ems(0.6), self.width // 24))

    @property
    def pad(self) -> int:
        """Between an edge and what is inside it; less where the window is narrow."""
        return max(self.ring + 2, min(self.ems(0.55), self.width // 28))

    @property
    def bar(self) -> int:
        """The width of the scroll bar."""
        return max(10, min(self.ems(0.5), 24))

    @property
    def target(self) -> int:
        """The least height and width of what the mouse can point at."""
        return max(24, self.ems(1.2))

    @property
    def stacked(self) -> bool:
        """Whether all panels stand one below the other."""
        return self.width < 54 * self.em

    @property
    def upright(self) -> bool:
        """Whether cards stand upright."""
        return self.width >= 27 * self.em and self.height >= 22 * self.em


class Typesetter:
    """Cuts texts into lines, and remembers the cuts."""

    def __init__(self, measure: Measure) -> None:
        """*measure* must give the same answer for the same letters."""
        self.width = lru_cache(maxsize=20_000)(measure.width)
        self.height = lru_cache(maxsize=200)(measure.height)
        self.wrap = lru_cache(maxsize=5_000)(self._wrap)

    def longest(self, text: str, style: Type) -> int:
        """Give the width of the longest word."""
        return max((self.width(word, style) for word in text.split(" ")), default=0)

    def _wrap(self, text: str, width: int, style: Type) -> tuple[str, ...]:
        """Give the lines of *text*, none wider than *width* unless a single letter is.

        It is cut at plain spaces, but not before a sign that French sets apart from its word, nor after an opening
        quotation mark; never at no-break ones. A word that is wider than a whole line is cut inside.
        """
        lines: list[str] = []
        for paragraph in text.splitlines():
            line = ""
            for word in self._pieces(paragraph, width, style):
                longer = f"{line} {word}" if line else word
                if line and self.width(longer, style) > width:
                    lines.append(line)
                    line = word
                else:
                    line = longer
            lines.append(line)
        return tuple(lines)

    def _pieces(self, paragraph: str, width: int, style: Type) -> Iterator[str]:
        for word in self._words(paragraph, width, style):
            rest = word
            while len(rest) > 1 and self.width(rest, style) > width:
                end = self._fitting(rest, width, style)
                yield rest[:end]
                rest = rest[end:]
            if rest:
                yield rest

    def _words(self, paragraph: str, width: int, style: Type) -> list[str]:
        words: list[str] = []
        for word in paragraph.split(" "):
            together = f"{words[-1]} {word}" if words and (words[-1] == _OPENING or _APART.fullmatch(word)) else ""
            if together and self.width(together, style) <= width:
                words[-1] = together
            else:
                words.append(word)
        return words

    def _fitting(self, word: str, width: int, style: Type) -> int:
        """Give how many letters of a word go into a line, at least one."""
        low, high = 1, len(word) - 1
        while low < high:
            middle = (low + high + 1) // 2
            low, high = (middle, high) if self.width(word[:middle], style) <= width else (low, middle - 1)
        return low
