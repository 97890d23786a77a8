"""Computer players that think all the time, in a thread beside, as they do behind the window."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread

from cachecash.core.chance import Chance
from cachecash.presentation.rooms import room

ROOM = room("cache-ton-cash")


@contextmanager
def thinking(level: str = "habitue") -> Iterator[None]:
    """Let one player of that level decide without a pause."""
    enough = Event()
    thread = Thread(target=_think, args=(level, enough), daemon=True)
    thread.start()
    try:
        yield
    finally:
        enough.set()
        thread.join()


def _think(level: str, enough: Event) -> None:
    game, player = ROOM.game, ROOM.levels[level]()
    number = 0
    while not enough.is_set():
        number += 1
        chance = Chance(f"latency/{number}")
        state = game.new(4, game.options(), chance)
        while (awaited := game.to_act(state)) and not enough.is_set():
            seat = awaited[0]
            action = player.choose(game.view(state, seat), game.legal(state, seat), chance).action
            game.apply(state, seat, action)
