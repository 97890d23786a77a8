"""The rules of a game, to be read aloud by heading: `locales/<language>/rules/<game>.md`.

The form of those files: ``#`` headings (the first is the title), under each a comment
``<!-- id: form-a-set; rules: CC-14 CC-18 -->`` that names it and the numbered rules it explains, then paragraphs.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from cachecash import resources
from cachecash.core.problems import Problem

_HEADING = re.compile(r"^(?P<marks>#{1,6}) +(?P<title>.+)$", re.MULTILINE)
_ANCHOR = re.compile(r"<!-- id: *(?P<id>[a-z0-9-]+); *rules: *(?P<rules>[^>]*?) *-->")


@dataclass(frozen=True, slots=True)
class Heading:
    """One heading with what stands under it, down to the next heading.

    *level* 1 is the title of the whole; *anchor* is the same in every language; *rules* are the ids of the numbered
    rules explained here (``CC-14``); *paragraphs* are plain texts.
    """

    level: int
    anchor: str
    title: str
    rules: tuple[str, ...]
    paragraphs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RulesText:
    """All the headings of a game's rules, in reading order."""

    headings: tuple[Heading, ...]

    def heading_of(self, rule: str) -> Heading | None:
        """Give the heading that explains a numbered rule, or None."""
        return next((heading for heading in self.headings if rule in heading.rules), None)

    def at(self, anchor: str) -> Heading | None:
        """Give the heading with this anchor, or None."""
        return next((heading for heading in self.headings if heading.anchor == anchor), None)


@cache
def rules_text(language: str, game: str) -> RulesText:
    """Read a game's rules. Raises `Problem` (``no-rules``) where they are not written in *language*."""
    path = resources.locales() / language / "rules" / f"{game}.md"
    if not path.is_file():
        raise Problem("no-rules", language=language, game=game)
    return RulesText(tuple(_headings(path.read_text(encoding="utf-8"))))


def _headings(text: str) -> Iterator[Heading]:
    """Read from one heading to the next; whatever stands before the first is left out."""
    places = [*_HEADING.finditer(text)]
    ends = [place.start() for place in places[1:]] + [len(text)]
    for place, end in zip(places, ends, strict=True):
        below = text[place.end() : end].strip()
        anchor = _ANCHOR.match(below)
        paragraphs = re.split(r"\n\s*\n", below[anchor.end() :].strip() if anchor else below)
        yield Heading(
            level=len(place["marks"]),
            anchor=anchor["id"] if anchor else "",
            title=place["title"].strip(),
            rules=tuple(anchor["rules"].split()) if anchor else (),
            paragraphs=tuple(" ".join(paragraph.split()) for paragraph in paragraphs if paragraph),
        )
