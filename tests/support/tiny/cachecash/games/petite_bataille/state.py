"""A whole position, secrets included: slots, ints and lists, cheap to copy; and the same as the log writes it."""

from typing import Any

from cachecash.core.chance import Chance
from cachecash.games.petite_bataille.options import Options


class State:
    """One position of Petite bataille. *laid* is the card of the trick in course, 0 where there is none."""

    __slots__ = (
        "aside",
        "chance",
        "hands",
        "laid",
        "leader",
        "options",
        "over",
        "played",
        "round",
        "totals",
        "tricks",
    )

    def __init__(self, options: Options, chance: Chance) -> None:
        """Make a table where nothing is dealt yet."""
        self.options = options
        self.chance = chance
        self.round = 0
        self.leader = 0
        self.hands: list[list[int]] = [[], []]
        self.aside = 0  # the card that nobody has seen (PB-1)
        self.laid = 0
        self.played: list[int] = []  # cards of the tricks before, face up
        self.tricks = [0, 0]
        self.totals = [0, 0]
        self.over = False

    def copy(self) -> "State":
        """Give an independent position, equal to this one."""
        twin = object.__new__(State)
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.hands = [hand[:] for hand in self.hands]
        twin.played = self.played[:]
        twin.tricks = self.tricks[:]
        twin.totals = self.totals[:]
        return twin

    def __eq__(self, other: object) -> bool:
        """Two positions are equal when everything in them is."""
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]  # it changes


def position(state: State) -> dict[str, Any]:
    """Give the whole position as the game log writes it."""
    return {
        "round": state.round,
        "leader": state.leader,
        "hands": [hand[:] for hand in state.hands],
        "aside": state.aside,
        "laid": state.laid or None,
        "played": state.played[:],
        "tricks": state.tricks[:],
        "totals": state.totals[:],
    }
