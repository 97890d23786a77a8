"""A whole position, secrets included: slots, ints and lists, so that a search copies it thousands of times a second."""

from cachecash.core.chance import Chance
from cachecash.games.cassa_nostra.cards import FULL
from cachecash.games.cassa_nostra.options import Options

NOBODY = -1
"""Stands where no seat is named."""

TOKENS = 2
"""What everybody starts with (CS-1)."""


class State:
    """One position of Cassa Nostra.

    Phases: ``deposit``, ``show`` (simultaneous), ``adjust`` (one after the other), ``counted`` (everything lies face
    up, only while facts are told), ``over``. Heaps: see `cards`. What was chosen in a simultaneous phase is in its
    place already; nobody but its chooser may know of it before `waiting` is empty.
    """

    __slots__ = (
        "chance",
        "dice",
        "down",
        "first",
        "hands",
        "options",
        "partie",
        "phase",
        "playing",
        "quest",
        "seats",
        "spent",
        "tokens",
        "tour",
        "up",
        "waiting",
    )

    def __init__(self, seats: int, options: Options, chance: Chance) -> None:
        """Make a table at which nothing has been played yet."""
        self.seats = seats
        self.options = options
        self.chance = chance
        self.partie = 0
        self.tour = 0
        self.first = NOBODY  # CS-3: where the order of the tour begins, though nobody may sit there any more
        self.phase = "deposit"
        self.quest = 0
        self.dice: list[int] = []
        self.hands = [FULL] * seats  # heaps, as the three that follow
        self.up = [0] * seats  # the card chosen to be turned (CS-6)
        self.down = [0] * seats  # the rest of the deposit
        self.spent = [0] * seats  # cards of the tours before, out until the next partie (CS-12)
        self.tokens = [TOKENS] * seats
        self.playing = [True] * seats
        self.waiting: list[int] = []  # seats still to choose: in seat order, or in the order of the tour (CS-8)

    def copy(self) -> "State":
        """Give an independent position, equal to this one."""
        twin = object.__new__(State)
        twin.seats = self.seats
        twin.options = self.options
        twin.chance = self.chance
        twin.partie = self.partie
        twin.tour = self.tour
        twin.first = self.first
        twin.phase = self.phase
        twin.quest = self.quest
        twin.dice = self.dice[:]
        twin.hands = self.hands[:]
        twin.up = self.up[:]
        twin.down = self.down[:]
        twin.spent = self.spent[:]
        twin.tokens = self.tokens[:]
        twin.playing = self.playing[:]
        twin.waiting = self.waiting[:]
        return twin

    def __eq__(self, other: object) -> bool:
        """Two positions are equal when everything in them is."""
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]  # it changes
