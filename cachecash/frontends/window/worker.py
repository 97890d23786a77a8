"""Computer players on a thread of their own: the window never waits for one."""

import queue
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cachecash.bots.contract import Bot
from cachecash.bots.thinking import think
from cachecash.core.chance import Chance
from cachecash.core.events import Seat


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

    def __init__(self, makers: Mapping[str, Callable[[], Bot[Any, Any]]], levels: Sequence[str], seed: str) -> None:
        """*makers* makes a computer player by the name of its level, *levels* are those of the seats."""
        self._makers = makers
        self._levels = levels
        self._seed = seed
        self._tasks: queue.SimpleQueue[_Task | None] = queue.SimpleQueue()
        self._made: queue.SimpleQueue[tuple[int, tuple[Any, bool]]] = queue.SimpleQueue()
        self._generation = 0
        threading.Thread(target=self._run, name="computer players", daemon=True).start()

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
        """Forget everything; the thread ends with the decision that it is making."""
        self.cancel()
        self._tasks.put(None)

    def _run(self) -> None:
        bots: dict[str, Bot[Any, Any]] = {}
        while (task := self._tasks.get()) is not None:
            if task.generation == self._generation:
                bot = bots.setdefault(task.level, self._makers[task.level]())
                self._made.put((task.generation, think(bot, task.view, task.legal, task.chance)))
