"""Actions: small frozen values whose text is the notation of the game log."""

import re
from dataclasses import dataclass, field

from cachecash.core.problems import Problem
from cachecash.games.cassa_nostra.cards import COPIES, Card, heap


@dataclass(frozen=True, slots=True)
class Action:
    """One thing a seat does: ``DEPOSIT`` some cards, ``SHOW``, ``ADD`` or ``REMOVE`` one, or ``PASS``.

    *cards* may come in any order: they are kept sorted.
    """

    verb: str
    cards: tuple[int, ...] = ()
    cost: int = field(init=False, compare=False, repr=False)
    """The heap of the cards."""

    def __post_init__(self) -> None:
        """Work out the heap, once for ever."""
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))
        object.__setattr__(self, "cost", heap(self.cards))

    def __str__(self) -> str:
        """Give the notation: ``DEPOSIT(1,1,8)``."""
        return f"{self.verb}({','.join(str(int(card)) for card in self.cards)})" if self.cards else self.verb


PASS = Action("PASS")

_FORM = re.compile(r"(?P<alone>PASS)|(?P<verb>DEPOSIT|SHOW|ADD|REMOVE)\((?P<cards>[0-9](?:,[0-9])*)\)")
_VALUES = frozenset(map(int, Card))
_MOST = COPIES * len(Card)


def parse(text: str) -> Action:
    """Read an action in its notation; cards may come in any order. Raises `Problem` (``bad-action``)."""
    found = _FORM.fullmatch(text.replace(" ", ""))
    if found is None:
        raise Problem("bad-action", text=text[:80])
    if found["alone"]:
        return PASS
    cards = tuple(map(int, found["cards"].split(",")))
    if not set(cards) <= _VALUES or len(cards) > (_MOST if found["verb"] == "DEPOSIT" else 1):
        raise Problem("bad-action", text=text[:80])
    return Action(found["verb"], cards)
