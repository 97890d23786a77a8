"""Computer players that think long do it in a process of their own: Python's lock, and so each key, stays free.

1. The process is started afresh (``spawn``, on every system alike), and loads the bots and their games, nothing else.
2. It is asked for one decision at a time; whoever waits for the answer waits for a pipe, which costs nobody anything.
3. It ends when the program does. Where it dies before, or does not answer, that decision is lost, and the next one gets
   a new process.
"""

import os
import pickle
import signal
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cachecash.bots.contract import Bot, Choice
from cachecash.core.chance import Chance

if TYPE_CHECKING:  # they take as long to load as our window may take more than an empty one
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

_MODESTY = 10
"""How much the process stands back where a processor is wanted by others: who plays comes first."""

PATIENCE = 12.0
"""Seconds: a decision takes a second at the most on a slow computer. One that has no end is given up: a game that falls
silent is a broken one."""

Bots = Mapping[str, Bot[Any, Any]]


class Lost(Exception):
    """A decision was not made: the process is gone or does not answer, or the bot has a fault."""


class Apart:
    """The process that some bots think in. One thread asks; another one may `close` meanwhile."""

    def __init__(self, bots: Bots) -> None:
        """*bots*, by their levels, can be pickled."""
        self._bots = bots
        self._process: SpawnProcess | None = None
        self._link: Connection | None = None
        self._closed = False

    def bots(self) -> Bots:
        """Give players that look like those of here, and think there."""
        return {level: _Away(self, level) for level in self._bots}

    def start(self) -> None:
        """Start the process if there is none, so that it is ready when it is asked. Raises `OSError`."""
        if self._link is None:
            from multiprocessing import get_context  # noqa: PLC0415 - see above

            context = get_context("spawn")
            link, far = context.Pipe()
            process = context.Process(target=_serve, args=(far, self._bots), name="computer players", daemon=True)
            process.start()
            far.close()  # so that its death is the end of what can be read
            self._link, self._process = link, process
            if self._closed:
                process.kill()

    def choose(self, level: str, view: Any, legal: Sequence[Any], chance: Chance) -> Choice[Any]:
        """Have the bot of *level* choose there. Raises `Lost`, and whatever cannot be started or pickled."""
        self.start()
        assert self._link is not None  # noqa: S101 - it was just started
        try:
            self._link.send((level, view, legal, chance))
            answered = self._link.poll(PATIENCE)
            answer = self._link.recv() if answered else "no answer"
        except (EOFError, OSError):
            self._forget()
            raise Lost("the process is gone") from None
        if not answered:
            self._forget()
        if isinstance(answer, Choice):
            return answer
        raise Lost(answer)

    def close(self) -> None:
        """End the process, whatever it is doing. Waits for nothing."""
        self._closed = True
        process = self._process
        if process is not None:
            process.kill()

    def wait(self) -> None:
        """Return when the process, once closed, has ended: for the thread that asks."""
        if self._process is not None:
            self._process.join()

    def _forget(self) -> None:
        """Leave a process that is gone; the next decision has another one."""
        assert self._link is not None  # noqa: S101 - only a process that was started can be gone
        assert self._process is not None  # noqa: S101 - the same
        self._link.close()
        self._process.kill()
        self._process.join()
        self._link = self._process = None


@dataclass(frozen=True, slots=True)
class _Away:
    """One bot, as it looks from here."""

    apart: Apart
    level: str

    def choose(self, view: Any, legal: Sequence[Any], chance: Chance) -> Choice[Any]:
        """Choose there (see `Apart.choose`)."""
        return self.apart.choose(self.level, view, legal, chance)


# --- in the process


def _serve(link: "Connection", bots: Bots) -> None:
    """Answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the program
    with suppress(AttributeError, OSError):  # Windows has no such thing
        os.nice(_MODESTY)
    with suppress(EOFError, OSError):
        while True:
            link.send(_answer(link.recv_bytes(), bots))


def _answer(asked: bytes, bots: Bots) -> "Choice[Any] | str":
    """Give the choice, or what went wrong."""
    try:
        level, view, legal, chance = pickle.loads(asked)  # noqa: S301 - it comes from the program itself
        return bots[level].choose(view, legal, chance)
    except Exception as fault:  # noqa: BLE001 - whatever went wrong in there is told, and the process goes on
        return f"{type(fault).__name__}: {fault}"
