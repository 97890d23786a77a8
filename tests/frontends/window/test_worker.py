"""Computer players beside the main thread: what is asked is answered, what is not wanted any more is forgotten."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from cachecash.bots.random_bot import RandomBot
from cachecash.core.chance import Chance
from cachecash.frontends.window.worker import Worker
from cachecash.presentation.rooms import rooms
from slow_players import Dying, Faulty, Slow
from waiting import until

ROOM = rooms()["cache-ton-cash"]
MORE = {"slow": Slow, "sleepy": partial(Slow, 600), "dying": Dying, "faulty": Faulty}
STATE = ROOM.game.new(4, ROOM.game.options(), Chance("1"))
(SEAT,) = ROOM.game.to_act(STATE)
VIEW, LEGAL = ROOM.game.view(STATE, SEAT), ROOM.game.legal(STATE, SEAT)


class Seated:
    """A worker for a table where all seats have one level."""

    def __init__(self, level: str, levels: Any = None) -> None:
        room = replace(ROOM, levels=levels or {**ROOM.levels, **MORE})
        self.worker = Worker(room, [level] * 4, "seed")

    def ask(self, number: int = 0, legal: Sequence[Any] = LEGAL) -> tuple[Any, bool]:
        self.worker.start(SEAT, VIEW, legal, number)
        return until(self.worker.poll, lambda: "nobody answers")


@pytest.fixture
def seat() -> Iterator[Any]:
    seated: list[Seated] = []

    def sit(*how: Any) -> Seated:
        seated.append(Seated(*how))
        return seated[-1]

    yield sit
    for one in seated:
        one.worker.close()


def as_the(level: str, number: int = 0) -> Any:
    chance = Chance("seed").child(f"bot/{SEAT}/{number}")
    return ROOM.levels[level]().choose(VIEW, LEGAL, chance).action


@pytest.mark.parametrize("level", ["habitue", "random"])
def test_a_level_chooses_as_it_does_at_the_terminal(seat: Any, level: str) -> None:
    here = seat(level)
    assert [here.ask(number) for number in range(4)] == [(as_the(level, number), True) for number in range(4)]
    assert here.worker._apart._process is None, "nobody here needs a process"


def test_a_slow_level_thinks_in_a_process_that_is_ready_before_it_is_asked(seat: Any) -> None:
    here = seat("slow")
    process = until(lambda: here.worker._apart._process, lambda: "no process")
    assert here.ask() == (LEGAL[0], True)
    assert here.ask(1) == (LEGAL[0], True)
    assert here.worker._apart._process is process


@pytest.mark.parametrize("level", ["dying", "faulty"])
def test_where_one_fails_the_regular_decides_each_time(seat: Any, level: str) -> None:
    here = seat(level)
    for number in range(3):
        assert here.ask(number) == (as_the("habitue", number), False)


def test_where_the_regular_fails_as_well_chance_decides(seat: Any) -> None:
    here = seat("faulty", {"faulty": Faulty, "habitue": Faulty})
    assert here.ask() == (as_the("random"), False)
    assert seat("faulty", {"faulty": Faulty, "random": RandomBot}).ask() == (as_the("random"), False)


def test_a_process_that_does_not_start_is_survived(seat: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_all: Any) -> None:
        raise OSError(11, "no more processes")

    monkeypatch.setattr("multiprocessing.process.BaseProcess.start", refused)
    assert seat("slow").ask() == (as_the("habitue"), False)


def test_what_is_cancelled_is_never_answered(seat: Any) -> None:
    here = seat("habitue")
    here.worker.start(SEAT, VIEW, LEGAL, 0)
    here.worker.cancel()
    assert here.worker.poll() is None
    assert here.ask(1) == (as_the("habitue", 1), True)
    assert here.worker.poll() is None


def test_to_leave_or_to_cancel_waits_for_no_thought(seat: Any) -> None:
    here = seat("sleepy")
    process = until(lambda: here.worker._apart._process, lambda: "no process")
    here.worker.start(SEAT, VIEW, LEGAL, 0)
    began = time.thread_time()
    here.worker.cancel()
    assert here.worker.poll() is None
    here.worker.close()
    assert time.thread_time() - began < 0.1
    until(lambda: not process.is_alive(), lambda: "it lives on")
