"""Work shared out among the processors, by processes that end when the program does, however it ends.

They are started afresh (``spawn``, on every system alike), and load nothing but what the work needs.
"""

import os
import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from cachecash.core.problems import Problem

T = TypeVar("T")
R = TypeVar("R")

_MOST = 61
"""As many processes as Windows can wait for."""
_AHEAD = 2
"""Tasks that are handed out before they are needed, for each process."""

_WORK: list[Callable[[Any], Any]] = []
"""In a process of the pool: what it does with each task."""


def processors() -> int:
    """Give the number of processors that this program may use."""
    usable = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return min(usable, _MOST)


def spread(work: Callable[[T], R], tasks: Iterable[T], processes: int) -> Generator[R]:
    """Give ``work(task)`` for each of *tasks*, as they are done: in no order. *work* and the tasks are pickled.

    One process alone is this one. Whoever closes the iterator ends what is in course. Raises `Problem`
    (``pool-broken``) where the system has ended a process, and whatever *work* raises.
    """
    if processes <= 1:
        yield from map(work, tasks)
        return
    context = get_context("spawn")
    leash, hand = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(processes, context, _begin, (work, leash))
    try:
        yield from _results(pool, iter(tasks), processes * _AHEAD)
    except BrokenProcessPool:
        raise Problem("pool-broken") from None
    except BaseException:
        hand.close()
        raise
    finally:
        pool.shutdown(cancel_futures=True)
        hand.close()
        leash.close()


def _results(pool: ProcessPoolExecutor, tasks: Iterator[Any], ahead: int) -> Iterator[Any]:
    waiting: set[Future[Any]] = set()
    while True:
        with _unheard():
            waiting |= {pool.submit(_do, task) for task in islice(tasks, ahead - len(waiting))}
        if not waiting:
            return
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


@contextmanager
def _unheard() -> Iterator[None]:
    """Hold Ctrl+C back: a process that is started meanwhile never hears it, this one hears it afterwards."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# --- in a process of the pool


def _begin(work: Callable[[Any], Any], leash: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is for the program, which sees to the rest
    _WORK[:] = [work]
    threading.Thread(target=_follow, args=(leash,), daemon=True).start()


def _follow(leash: Connection) -> None:
    """End this process, in the midst of its work, when the program lets go of the *leash*, or is no more."""
    with suppress(EOFError, OSError):
        leash.recv_bytes()
    os._exit(0)


def _do(task: Any) -> Any:
    return _WORK[0](task)
