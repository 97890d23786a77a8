"""A whole position, secrets included: slots, ints and lists, so that a search copies it thousands of times a second."""

from cachecash.core.chance import Chance
from cachecash.games.cache_cache.grid import ALL, CELLS
from cachecash.games.cache_cache.options import Options

NOBODY = -1
"""Stands where no seat is named."""


class State:
    """One position of Cache-cache.

    Phases: ``setup`` (each seat chooses two cards to turn), ``turn``, ``drawn`` (a drawn card waits to be placed or
    rejected), ``dealing`` (between two rounds, only while facts are told), ``over``. Cards are their values. A grid
    has a value a cell; *there* is the mask of the cells that are left, *hidden* of those that are face down, *chosen*
    of those that a seat has chosen in the set-up and not turned yet. Lists run bottom to top.
    """

    __slots__ = (
        "active",
        "chance",
        "chosen",
        "discard",
        "draw",
        "drawn",
        "finisher",
        "grids",
        "hidden",
        "options",
        "out",
        "phase",
        "remade",
        "round",
        "seats",
        "starter",
        "there",
        "totals",
        "turns",
    )

    def __init__(self, seats: int, options: Options, chance: Chance) -> None:
        """Make an empty table, before the first deal."""
        self.seats = seats
        self.options = options
        self.chance = chance
        self.round = 0
        self.totals = [0] * seats
        self.clear()

    def clear(self) -> None:
        """Gather every card: what a new round starts from."""
        self.phase = "setup"
        self.active = NOBODY
        self.starter = NOBODY
        self.finisher = NOBODY
        self.turns = 0  # played in this round (KK-26)
        self.remade = 0  # how often the discards became the draw pile (KK-12)
        self.grids = [[0] * CELLS for _ in range(self.seats)]
        self.there = [ALL] * self.seats
        self.hidden = [ALL] * self.seats
        self.chosen = [0] * self.seats
        self.draw: list[int] = []
        self.discard: list[int] = []
        self.out: list[int] = []  # columns that left the game (KK-15)
        self.drawn: int | None = None

    def copy(self) -> "State":
        """Give an independent position, equal to this one."""
        twin = object.__new__(State)
        twin.seats = self.seats
        twin.options = self.options
        twin.chance = self.chance
        twin.round = self.round
        twin.totals = self.totals[:]
        twin.phase = self.phase
        twin.active = self.active
        twin.starter = self.starter
        twin.finisher = self.finisher
        twin.turns = self.turns
        twin.remade = self.remade
        twin.grids = [grid[:] for grid in self.grids]
        twin.there = self.there[:]
        twin.hidden = self.hidden[:]
        twin.chosen = self.chosen[:]
        twin.draw = self.draw[:]
        twin.discard = self.discard[:]
        twin.out = self.out[:]
        twin.drawn = self.drawn
        return twin

    def __eq__(self, other: object) -> bool:
        """Two positions are equal when everything in them is."""
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]  # it changes
