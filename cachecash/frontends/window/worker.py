"""Computer players beside the main thread, the slow ones in a process besides: the window never waits for one."""

import logging
import queue
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cachecash.bots.apart import Apart
from cachecash.bots.contract import is_slow
from cachecash.bots.thinking import think
from cachecash.core.chance import Chance
from cachecash.core.events import Seat
from cachecash.presentation.room import Room

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Task:
    """One decision that is asked for; its *generation* tells whether it still is when it has been made."""

    generation: int
    level: str
    view: Any
    legal: Sequence[Any]
    chance: Chance


class Worker:
    """The `Thinker` of one game: one decision at a time, made beside the main thread.

    The same seed, seat and number of actions give the same chance as at the terminal, so the same game.
    """

    def __init__(self, room: Room, levels: Sequence[str], seed: str) -> None:
        """*levels* are those of the seats."""
        bots = {level: make() for level, make in room.levels.items()}
        self._apart = Apart({level: bot for level, bot in bots.items() if is_slow(bot)})
        self._away = self._apart.bots()
        self._bots = {**bots, **self._away}
        self._stand_in = room.stand_in()
        self._levels = list(levels)
        self._seed = seed
        self._tasks: queue.SimpleQueue[_Task | None] = queue.SimpleQueue()
        self._made: queue.SimpleQueue[tuple[int, tuple[Any, bool]]] = queue.SimpleQueue()
        self._generation = 0
        threading.Thread(target=self._run, name="computer players", daemon=True).start()

    def set_level(self, seat: Seat, level: str) -> None:
        """Have a seat decide at another level; a decision in course is not."""
        self._levels[seat] = level

    def start(self, seat: Seat, view: Any, legal: Sequence[Any], number: int) -> None:
        """Begin to think for *seat*."""
        self._generation += 1
        chance = Chance(self._seed).child(f"bot/{seat}/{number}")
        self._tasks.put(_Task(self._generation, self._levels[seat], view, legal, chance))

    def poll(self) -> tuple[Any, bool] | None:
        """Give the action and whether it was thought of, once it is chosen; None before."""
        while not self._made.empty():
            generation, decided = self._made.get()
            if generation == self._generation:
                return decided
        return None

    def cancel(self) -> None:
        """Forget the decision in course."""
        self._generation += 1

    def close(self) -> None:
        """Forget everything; a process ends at once, the thread with the decision that it is making."""
        self.cancel()
        self._tasks.put(None)
        self._apart.close()

    def _run(self) -> None:
        if any(level in self._away for level in self._levels):
            self._make_ready()
        while (task := self._tasks.get()) is not None:
            if task.generation == self._generation:
                bot = self._bots[task.level]
                self._made.put((task.generation, think(bot, task.view, task.legal, task.chance, self._stand_in)))
        self._apart.wait()

    def _make_ready(self) -> None:
        """Have the process started before it is asked for anything."""
        try:
            self._apart.start()
        except Exception as fault:  # noqa: BLE001 - the first decision will meet it again, and survive it
            _log.info("no process: %s: %s", type(fault).__name__, fault)
