"""Computer players that think all the time, as they do behind the window: through its own worker."""

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from threading import Event, Thread
from typing import Any

from cachecash.bots.contract import Choice
from cachecash.core.chance import Chance
from cachecash.frontends.window.worker import Worker
from cachecash.presentation.rooms import room

BUSY = "busy"
"""A level of this bench: as slow as the slowest player may be."""
_BUSY_FOR = 0.2
_LOOK = 1 / 60
"""Seconds between two looks whether it has decided: a frame."""


class Busy:
    """Computes for 200 ms, then does the first thing that it may."""

    slow = True

    def choose(self, view: Any, legal: Sequence[Any], chance: Chance) -> Choice[Any]:
        """Choose."""
        end = time.process_time() + _BUSY_FOR
        while time.process_time() < end:
            sum(range(1000))
        return Choice(legal[0])


class BusyHere(Busy):
    """The same in a thread, to compare."""

    slow = False


ROOM = room("cache-ton-cash")
ROOM = replace(ROOM, levels={**ROOM.levels, BUSY: Busy, f"{BUSY}-thread": BusyHere})


@contextmanager
def thinking(level: str = "habitue") -> Iterator[None]:
    """Let one player of that level decide without a pause, once it has decided for the first time."""
    enough, ready = Event(), Event()
    thread = Thread(target=_think, args=(level, enough, ready), daemon=True)
    thread.start()
    ready.wait()
    try:
        yield
    finally:
        enough.set()
        thread.join()


def _think(level: str, enough: Event, ready: Event) -> None:
    game, worker = ROOM.game, Worker(ROOM, [level] * 4, "latency")
    number = 0
    while not enough.is_set():
        number += 1
        state = game.new(4, game.options(), Chance(f"latency/{number}"))
        while (awaited := game.to_act(state)) and not enough.is_set():
            seat = awaited[0]
            worker.start(seat, game.view(state, seat), game.legal(state, seat), number)
            while (decided := worker.poll()) is None and not enough.is_set():
                enough.wait(_LOOK)
            if decided is not None:
                game.apply(state, seat, decided[0])
                ready.set()
    worker.close()
