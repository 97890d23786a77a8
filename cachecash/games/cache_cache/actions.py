"""Actions: small frozen values whose text is the notation of the game log."""

import re
from dataclasses import dataclass

from cachecash.core.problems import Problem


@dataclass(frozen=True, slots=True)
class Action:
    """One thing a seat does. *cells* are those it names, in ascending order: two for ``REVEAL``, none for ``DRAW``."""

    verb: str
    cells: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "cells", tuple(sorted(self.cells)))

    def __str__(self) -> str:
        """Give the notation: ``REVEAL(0,7)``."""
        return f"{self.verb}({','.join(map(str, self.cells))})" if self.cells else self.verb


DRAW = Action("DRAW")

_FORM = re.compile(r"DRAW|(?P<one>FLIP|PLACE|REJECT|TAKE)\((?P<cell>\d{1,2})\)|REVEAL\((?P<two>\d{1,2},\d{1,2})\)")


def parse(text: str) -> Action:
    """Read an action in its notation; two cells may come in any order. Raises `Problem` (``bad-action``)."""
    found = _FORM.fullmatch(text.replace(" ", ""))
    if found is None:
        raise Problem("bad-action", text=text[:80])
    if found["two"]:
        return Action("REVEAL", tuple(map(int, found["two"].split(","))))
    return Action(found["one"], (int(found["cell"]),)) if found["one"] else DRAW
