"""Who plays what: all that it takes to open a table, new or kept."""

import secrets
from dataclasses import dataclass, replace
from typing import Any

from cachecash.core.problems import Problem
from cachecash.presentation.room import Room
from cachecash.table.replay import HUMAN, Player, Replay, resume
from cachecash.table.table import Table, check_seats


@dataclass(frozen=True, slots=True)
class Party:
    """A game to be played: its *room*, who sits where, the table's *options*, the *seed* of its cards."""

    room: Room
    players: tuple[Player, ...]
    options: Any
    seed: str

    @property
    def names(self) -> tuple[str, ...]:
        """Give the names, in seat order."""
        return tuple(player.name for player in self.players)

    @property
    def me(self) -> int | None:
        """Give the seat of the person who plays here, None where all are computer players."""
        return next((seat for seat, player in enumerate(self.players) if player.level == HUMAN), None)

    @property
    def rivals(self) -> tuple[str, ...]:
        """Give the names of all but the person who plays here, in seat order."""
        return tuple(player.name for seat, player in enumerate(self.players) if seat != self.me)

    @property
    def computers(self) -> tuple[int, ...]:
        """Give the seats of the computer players."""
        return tuple(seat for seat, player in enumerate(self.players) if player.level != HUMAN)

    def with_level(self, seat: int, level: str) -> "Party":
        """Give the same party where the computer player of *seat* has another level."""
        players = list(self.players)
        players[seat] = replace(players[seat], level=level)
        return replace(self, players=tuple(players))

    def table(self) -> Table[Any, Any, Any]:
        """Give a table where nothing is dealt yet."""
        return Table(self.room.game, len(self.players), self.options, self.seed)

    def with_seed(self, seed: str) -> "Party":
        """Give the same party with another deal."""
        return replace(self, seed=seed)


def new_seed() -> str:
    """Draw a seed by lot, short enough to be noted down."""
    return secrets.token_hex(4)


def kept_party(room: Room, replay: Replay) -> tuple[Party, Table[Any, Any, Any]]:
    """Give the party of a kept game, and its table as it was. Raises `Problem` where the replay is damaged."""
    check_seats(room.game, replay.seats)
    for player in replay.players:
        if player.level != HUMAN and player.level not in room.levels:
            raise Problem("unknown-level", name=player.level, known=", ".join(room.levels))
    if sum(player.level == HUMAN for player in replay.players) > 1:
        raise Problem("unknown-level", name=HUMAN, known=", ".join(room.levels))
    table = resume(room.game, replay)
    return Party(room, replay.players, table.options, replay.seed), table
