"""A game among computer players, told from its first card to its last: to listen, before one plays."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from cachecash.core.options import read_options
from cachecash.frontends.terminal.ask import Asker
from cachecash.frontends.terminal.desk import Desk
from cachecash.frontends.terminal.session import Session
from cachecash.presentation.party import Party, new_seed
from cachecash.presentation.room import Room
from cachecash.presentation.setup import computer_players, seated_levels, usual_seats
from cachecash.table.table import check_seats


@dataclass(frozen=True, slots=True)
class Demo:
    """The game to be told: what is None or empty is as a new game proposes it, but for the seed, drawn by lot.

    *levels* are had in turn around the table. *pauses*: wait for Enter after a round.
    """

    room: Room
    seats: int | None = None
    levels: Sequence[str] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    seed: str | None = None
    pauses: bool = False


def play_demo(asker: Asker, demo: Demo) -> None:
    """Tell a whole game. Raises `Problem` (``unknown-level``, ``seats``, those of the options) for what cannot be."""
    desk = asker.desk
    room = demo.room
    seats = usual_seats(room) if demo.seats is None else demo.seats
    check_seats(room.game, seats)
    levels = seated_levels(room, demo.levels or [room.proposed], seats)
    options = read_options(room.game.options(), demo.options)
    party = Party(room, computer_players(desk.catalog, levels), options, demo.seed or new_seed())
    desk.note("term-demo", game=desk.text(f"game-{room.game.id}"), names=party.names, seed=party.seed)
    if len({*levels}) > 1:
        _tell_levels(desk, party)
    try:
        Session(asker, party, pauses=demo.pauses).begin()
    finally:
        desk.place = None


def _tell_levels(desk: Desk, party: Party) -> None:
    """Say who has which level: whoever listens to a mix wants to know whom."""
    told = [
        desk.text("term-rival-level", name=player.name, level=desk.text(f"bot-level-{player.level}"))
        for player in party.players
    ]
    desk.note("term-demo-levels", players=told)
