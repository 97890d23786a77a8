"""A bot in a process of its own: the same choices, and no fault of it is ours."""

import os
import pickle
import time
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from threading import Thread

import pytest

from cachecash.bots import apart
from cachecash.bots.apart import Apart, Lost
from cachecash.bots.contract import Bot, Choice, is_slow
from cachecash.bots.expert import Expert
from cachecash.bots.random_bot import RandomBot
from cachecash.core.chance import Chance
from cachecash.presentation.rooms import rooms
from slow_players import Dying, Faulty, Slow, Witness

ROOM = rooms()["cache-ton-cash"]
STATE = ROOM.game.new(4, ROOM.game.options(), Chance("1"))
(SEAT,) = ROOM.game.to_act(STATE)
VIEW, LEGAL = ROOM.game.view(STATE, SEAT), ROOM.game.legal(STATE, SEAT)


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Apart]:
    bots = {
        "habitue": ROOM.levels["habitue"](),
        "random": RandomBot(),
        "dying": Dying(),
        "faulty": Faulty(),
        "sleepy": Slow(600),
        "witness": Witness(tmp_path / "seen"),
    }
    found = Apart(bots)
    yield found
    found.close()


def test_it_chooses_there_what_it_would_choose_here(here: Apart) -> None:
    there = here.bots()
    for level in ("habitue", "random"):
        for seed in ("a", "b", "c"):
            chosen = there[level].choose(VIEW, LEGAL, Chance(seed))
            assert chosen == ROOM.levels[level]().choose(VIEW, LEGAL, Chance(seed))


def test_one_process_serves_all_and_loads_what_bots_need(here: Apart, tmp_path: Path) -> None:
    for _ in range(3):
        here.choose("witness", VIEW, LEGAL, Chance("a"))
    seen = (tmp_path / "seen").read_text(encoding="utf-8").splitlines()
    assert len(seen) == 3
    assert {*seen} == {f"{here._process.pid} "}, "one process; no window, no sentence"  # type: ignore[union-attr]
    assert str(os.getpid()) not in seen[0].split()


def test_a_fault_there_costs_one_decision_and_not_the_process(here: Apart) -> None:
    with pytest.raises(Lost, match="KeyError: 'a fault of ours'"):
        here.choose("faulty", VIEW, LEGAL, Chance("a"))
    before = here._process
    assert here.choose("random", VIEW, LEGAL, Chance("a")).action in LEGAL
    assert here._process is before


def test_what_cannot_be_asked_can_be_asked_otherwise(here: Apart) -> None:
    with pytest.raises((pickle.PicklingError, AttributeError)):
        here.choose("random", lambda: None, LEGAL, Chance("a"))
    assert here.choose("random", VIEW, LEGAL, Chance("a")).action in LEGAL


def test_a_process_that_does_not_answer_is_replaced(here: Apart, monkeypatch: pytest.MonkeyPatch) -> None:
    here.choose("random", VIEW, LEGAL, Chance("a"))
    before = here._process
    assert before is not None
    monkeypatch.setattr(apart, "PATIENCE", 0.3)
    with pytest.raises(Lost, match="no answer"):
        here.choose("sleepy", VIEW, LEGAL, Chance("a"))
    assert not before.is_alive()
    monkeypatch.undo()
    assert here.choose("random", VIEW, LEGAL, Chance("a")).action in LEGAL


def test_a_process_that_dies_is_replaced(here: Apart) -> None:
    with pytest.raises(Lost, match="gone"):
        here.choose("dying", VIEW, LEGAL, Chance("a"))
    assert here.choose("random", VIEW, LEGAL, Chance("a")).action in LEGAL
    here._process.kill()  # type: ignore[union-attr] # it was just asked
    with pytest.raises(Lost, match="gone"):
        here.choose("random", VIEW, LEGAL, Chance("a"))
    assert here.choose("random", VIEW, LEGAL, Chance("a")).action in LEGAL


def test_closing_waits_for_nobody(here: Apart) -> None:
    lost: list[Lost] = []

    def ask() -> None:
        try:
            here.choose("sleepy", VIEW, LEGAL, Chance("a"))
        except Lost as fault:
            lost.append(fault)

    here.start()
    asking = Thread(target=ask)
    asking.start()
    time.sleep(0.2)
    began = time.process_time()
    here.close()
    assert time.process_time() - began < 0.1
    asking.join(30)
    assert len(lost) == 1


def test_closed_while_it_starts_it_does_not_live_on(here: Apart) -> None:
    here.close()
    here.start()
    assert here._process is not None
    here._process.join(30)
    assert here._process.exitcode is not None


def test_there_a_fault_is_told_in_words() -> None:
    asked = pickle.dumps(("random", VIEW, LEGAL, Chance("a")))
    assert isinstance(apart._answer(asked, {"random": RandomBot()}), Choice)
    assert apart._answer(asked, {}) == "KeyError: 'random'"


def test_there_it_answers_until_nobody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.nice", lambda _by: None)
    monkeypatch.setattr("signal.signal", lambda *_all: None)
    near, far = get_context("spawn").Pipe()
    near.send(("random", VIEW, LEGAL, Chance("a")))
    serving = Thread(target=apart._serve, args=(far, {"random": RandomBot()}))
    serving.start()
    assert near.recv().action in LEGAL
    near.close()
    serving.join(30)
    assert not serving.is_alive()


def test_who_is_slow_says_so() -> None:
    assert is_slow(Slow())
    assert is_slow(Expert(ROOM.game, None, 1))  # type: ignore[arg-type] # it is not asked to play
    assert not is_slow(RandomBot())


@pytest.mark.parametrize("name", rooms())
def test_every_level_can_travel(name: str) -> None:
    for make in rooms()[name].levels.values():
        bot: Bot[object, object] = make()
        assert type(pickle.loads(pickle.dumps(bot))) is type(bot)  # noqa: S301 - it was written just now
