"""Actions: small frozen values whose text is the notation of the game log."""

import re
from dataclasses import dataclass

from cachecash.core.problems import Problem

_FORM = re.compile(r"PLAY\(([1-7])\)")


@dataclass(frozen=True, slots=True)
class Action:
    """The one thing that a seat does: play a card of its hand."""

    card: int

    def __str__(self) -> str:
        """Give the notation: ``PLAY(4)``."""
        return f"PLAY({self.card})"


def parse(text: str) -> Action:
    """Read an action in its notation. Raises `Problem` (``bad-action``)."""
    found = _FORM.fullmatch(text.replace(" ", ""))
    if found is None:
        raise Problem("bad-action", text=text[:80])
    return Action(int(found[1]))
