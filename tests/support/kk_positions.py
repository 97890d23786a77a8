"""Positions of Cache-cache, written as people write them, and what to ask of them.

A grid reads column by column, from the top of each: ``"7 7 ?3 | 1 ?2 5 | x | 0 0 1"``. ``?3`` is a hidden 3, ``x`` a
column that has gone.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from cachecash.core.chance import Chance
from cachecash.core.events import Event, Tell
from cachecash.games.cache_cache import CacheCache, State
from cachecash.games.cache_cache.actions import parse
from cachecash.games.cache_cache.cards import DECK
from cachecash.games.cache_cache.grid import CELLS, COLUMN_MASKS, mask_of
from cachecash.games.cache_cache.options import Options
from cachecash.games.cache_cache.state import NOBODY
from contract import options_of

T = TypeVar("T")

GAME = CacheCache()
FRESH = "?1 ?2 ?3 | ?4 ?5 ?6 | ?7 ?8 ?9 | ?10 ?11 ?12"
"""A grid of which nothing has been turned."""


def numbers(text: str) -> list[int]:
    """Read ``"3 -2 12"``."""
    return [int(word) for word in text.split()]


def options(text: str = "") -> Options:
    """Read ``"limit=50 columns=out"``."""
    read: Options = options_of(GAME, text)
    return read


def _read_grid(text: str) -> tuple[list[int], int, int]:
    """Give the values of a grid, the mask of what is there, the mask of what is hidden."""
    grid, there, hidden = [0] * CELLS, 0, 0
    for column, part in enumerate(text.split("|")):
        words = part.split()
        if words == ["x"]:
            continue
        there |= COLUMN_MASKS[column]
        for row, word in enumerate(words):
            cell = 3 * column + row
            grid[cell] = int(word.removeprefix("?"))
            hidden |= (1 << cell) * word.startswith("?")
    return grid, there, hidden


def position(  # noqa: PLR0913 - each names one thing that lies on the table
    grids: Sequence[str],
    *,
    draw: str = "",
    discard: str = "0",
    rest: bool = False,
    out: str = "",
    drawn: int | None = None,
    rules: str = "",
    active: int = 0,
    finisher: int = NOBODY,
    phase: str = "turn",
    round_: int = 1,
    turns: int = 0,
    totals: Sequence[int] | None = None,
    seed: str = "position",
) -> State:
    """Build a position, one grid a seat. *rest* puts the rest of the deck, shuffled, under the cards of *draw*."""
    state = State(len(grids), options(rules), Chance(seed))
    state.round, state.turns = round_, turns
    read = [_read_grid(text) for text in grids]
    state.grids = [grid for grid, _, _ in read]
    state.there = [there for _, there, _ in read]
    state.hidden = [hidden for _, _, hidden in read]
    state.draw, state.discard, state.out = numbers(draw), numbers(discard), numbers(out)
    state.totals = list(totals or [0] * len(grids))
    state.phase, state.finisher = phase, finisher
    state.active = state.starter = NOBODY if phase == "setup" else active
    if drawn is not None:
        state.drawn, state.phase = drawn, "drawn"
    if rest:
        left = Counter(DECK)
        left.subtract(everywhere(state))
        assert min(left.values()) >= 0, f"more cards than the deck has: {left}"
        state.draw = [*state.chance.shuffled(sorted(left.elements()), "rest"), *state.draw]
    return state


def everywhere(state: State) -> Counter[int]:
    """Count the cards of every place."""
    found = Counter([*state.draw, *state.discard, *state.out])
    for grid, there in zip(state.grids, state.there, strict=True):
        found.update(card for cell, card in enumerate(grid) if there >> cell & 1)
    if state.drawn is not None:
        found[state.drawn] += 1
    return found


def legal(state: State, seat: int | None = None) -> list[str]:
    """Give the legal actions of *seat*, else of the first seat awaited, in the log's notation."""
    awaited = GAME.to_act(state)
    return [str(action) for action in GAME.legal(state, awaited[0] if seat is None else seat)]


def refused(state: State, text: str, seat: int | None = None) -> tuple[str, str]:
    """Give the rule and the reason why an action is refused, ("", "") if it is legal."""
    awaited = GAME.to_act(state)
    refusal = GAME.refusal(state, awaited[0] if seat is None else seat, parse(text))
    return (refusal.rule, refusal.reason) if refusal else ("", "")


def play(state: State, *texts: str) -> list[Event]:
    """Play actions one after the other, each by the first seat awaited; give what was told."""
    told: list[Event] = []
    for text in texts:
        seat = GAME.to_act(state)[0]
        refusal = GAME.refusal(state, seat, parse(text))
        assert refusal is None, f"{text}: {refusal}"
        GAME.apply(state, seat, parse(text), told.append)
    return told


def told_as(kind: type[T], told: Sequence[Event]) -> list[T]:
    """Give the facts of one type among those told."""
    return [event for event in told if isinstance(event, kind)]


def grid_of(state: State, seat: int) -> str:
    """Write a grid as `position` reads it."""
    columns = []
    for column, mask in enumerate(COLUMN_MASKS):
        cells = range(3 * column, 3 * column + 3)
        words = [f"{'?' * (state.hidden[seat] >> cell & 1)}{state.grids[seat][cell]}" for cell in cells]
        columns.append(" ".join(words) if state.there[seat] & mask else "x")
    return " | ".join(columns)


@dataclass(frozen=True, slots=True)
class Rigged(Chance):
    """A chance that deals the first round as told: *dealt* come first, in this order; ties go to *tie*."""

    dealt: tuple[int, ...] = ()
    tie: int = 0

    def below(self, bound: int, purpose: str, round_: int = 0, seat: int = 0, counter: int = 0) -> int:
        """Answer as told."""
        if purpose == "tie":
            return self.tie
        return Chance.below(self, bound, purpose, round_, seat, counter)

    def shuffled(self, items: Sequence[T], purpose: str, round_: int = 0, seat: int = 0, counter: int = 0) -> list[T]:
        """Stack the deck as told; its other cards follow in ascending order."""
        if purpose != "shuffle" or round_ != 1:
            return Chance.shuffled(self, items, purpose, round_, seat, counter)
        left = list(items)
        for card in self.dealt:
            left.remove(card)  # type: ignore[arg-type] # a deck is made of values
        return [*reversed(left), *reversed(self.dealt)]  # type: ignore[list-item] # the same


def dealt(grids: Sequence[str], starter: int = 0, *, rules: str = "", tie: int = 0, tell: Tell | None = None) -> State:
    """Deal a first round in which each seat gets these 12 cards; *starter* is the first discard."""
    cards = [card for text in grids for card in numbers(text)]
    return GAME.new(len(grids), options(rules), Rigged("rigged", (*cards, starter), tie), tell)


__all__ = [
    "FRESH",
    "GAME",
    "Rigged",
    "dealt",
    "everywhere",
    "grid_of",
    "legal",
    "mask_of",
    "numbers",
    "options",
    "play",
    "position",
    "refused",
    "told_as",
]
