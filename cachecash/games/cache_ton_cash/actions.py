"""Actions: small frozen values whose text is the notation of the game log."""

import re
from dataclasses import dataclass, field
from functools import lru_cache

from cachecash.core.problems import Problem
from cachecash.games.cache_ton_cash.cards import KIND, Card, heap

_PLAYED_ALONE: dict[str, tuple[int, ...]] = {"SWAP": (Card.EC,), "MOVE": (Card.DE,)}

NOBODY = -1
"""Stands where no seat is named."""


@dataclass(frozen=True, slots=True)
class Action:
    """One thing a seat does.

    *cards* are kinds, *piles* the neutral piles claimed, both in any order: they are kept sorted. *seat* is the other
    player named; *slot* 1 for the top set, 2 for the one below; *way* ``TB`` (top to bottom) or ``BT``.
    """

    verb: str
    cards: tuple[int, ...] = ()
    seat: int = NOBODY
    slot: int = 0
    piles: tuple[int, ...] = ()
    way: str = ""
    cost: int = field(init=False, compare=False, repr=False)
    """The heap that leaves the hand."""
    made: int = field(init=False, compare=False, repr=False)
    """FORM only: the set that it makes (the possession stands first, as jokers end the card table)."""

    def __post_init__(self) -> None:
        """Work out, once for ever, what playing this takes from the hand."""
        object.__setattr__(self, "cards", tuple(sorted(map(int, self.cards))))  # plain, which is faster to count with
        object.__setattr__(self, "piles", tuple(sorted(self.piles)))
        object.__setattr__(self, "cost", heap(self.spent))
        object.__setattr__(self, "made", self.cost + KIND[self.cards[0]] if self.verb == "FORM" else 0)

    @property
    def spent(self) -> tuple[int, ...]:
        """The kinds that leave the hand: an action card is not named by the notation."""
        return _PLAYED_ALONE.get(self.verb, self.cards)

    def __str__(self) -> str:
        """Give the notation: ``CHALLENGE(1,2,PI,AG)``."""
        cards = ",".join(Card(card).name for card in self.cards)
        if self.verb == "CHALLENGE":
            return f"CHALLENGE({self.seat},{self.slot},{cards})"
        if self.verb == "CLAIM":
            return f"CLAIM({cards},{{{','.join(map(str, self.piles))}}})"
        if self.verb in {"MOVE", "SHIFT"}:
            return f"{self.verb}({self.seat},{self.way})"
        if self.verb == "SWAP":
            return f"SWAP({self.seat})"
        return f"{self.verb}({cards})" if self.cards else self.verb


YIELD = Action("YIELD")
DECLINE = Action("DECLINE")
END = Action("END")

_CARDS = r"(?P<cards>[A-Z]{2}(?:,[A-Z]{2})*)"
_SEAT = r"(?P<seat>\d{1,2})"
_FORMS = [
    re.compile(form)
    for form in (
        r"(?P<verb>YIELD|DECLINE|END)",
        rf"(?P<verb>FORM|FORM_D|DISCARD|PLAY|CONTEST|IMPROVE)\({_CARDS}\)",
        rf"(?P<verb>CHALLENGE)\({_SEAT},(?P<slot>\d),{_CARDS}\)",
        rf"(?P<verb>CLAIM)\({_CARDS},\{{(?P<piles>\d(?:,\d)*)\}}\)",
        rf"(?P<verb>SWAP)\({_SEAT}\)",
        rf"(?P<verb>MOVE|SHIFT)\({_SEAT},(?P<way>TB|BT)\)",
    )
]
_SINGLE = frozenset({"FORM_D", "DISCARD", "IMPROVE", "CLAIM"})
_PAIR = 2


@lru_cache(maxsize=4096)
def parse(text: str) -> Action:
    """Read an action in its notation; cards and piles may come in any order. Raises `Problem` (``bad-action``)."""
    found = next((match for form in _FORMS if (match := form.fullmatch(text.replace(" ", "")))), None)
    if found is None:
        raise Problem("bad-action", text=text[:80])
    parts = found.groupdict()
    codes = [code for code in (parts.get("cards") or "").split(",") if code]
    if not set(codes) <= Card.__members__.keys() or not _right_count(parts["verb"], len(codes)):
        raise Problem("bad-action", text=text[:80])
    return Action(
        parts["verb"],
        cards=tuple(Card[code].value for code in codes),
        seat=int(parts["seat"]) if parts.get("seat") else NOBODY,
        slot=int(parts["slot"]) if parts.get("slot") else 0,
        piles=tuple({int(pile) for pile in parts["piles"].split(",")}) if parts.get("piles") else (),
        way=parts.get("way") or "",
    )


def _right_count(verb: str, cards: int) -> bool:
    if verb in _SINGLE:
        return cards == 1
    return cards == _PAIR if verb == "FORM" else cards <= _PAIR
