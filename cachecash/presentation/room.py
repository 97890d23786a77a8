"""What the room needs of one game: its rules, its computer players, its narrator, its board, its commands."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cachecash.bots.contract import Bot
from cachecash.core.game import Game
from cachecash.narration.catalog import Catalog
from cachecash.presentation.keys import Command
from cachecash.presentation.narrator import Narrator
from cachecash.presentation.zones import Board

LAST = 100
"""The rank of the games that say none."""
REGULAR = "habitue"
"""The level that is proposed, and that stands in where another one fails."""
RANDOM = "random"
"""The level that the room adds to every game: chance itself."""


@dataclass(frozen=True, slots=True)
class Room:
    """One game of the room.

    *levels* makes a computer player by the name of its level, from the weakest to the strongest. *narrator* makes who
    tells the game in a catalog's language, *board* who makes its zones; both are given the names of the players, in
    seat order. *commands* are the game's own keys, beside those of every game (`commands.COMMANDS`). *rank* is its
    place in the menu, the first game being the one proposed; those that say none come last, by their names.
    *lowest_wins*: the fewer points, the better.
    """

    game: Game[Any, Any, Any]
    levels: Mapping[str, Callable[[], Bot[Any, Any]]]
    narrator: Callable[[Catalog, Sequence[str]], Narrator[Any, Any]]
    board: Callable[[Catalog, Sequence[str]], Board[Any, Any]]
    commands: tuple[Command, ...] = ()
    rank: int = LAST
    lowest_wins: bool = False

    @property
    def proposed(self) -> str:
        """Give the level that is proposed: the regular, or the first where the game has none."""
        return REGULAR if REGULAR in self.levels else next(iter(self.levels))

    def stand_in(self) -> Bot[Any, Any] | None:
        """Give who makes a decision that another one has failed to make; None where chance has to."""
        make = self.levels.get(REGULAR)
        return make() if make else None
