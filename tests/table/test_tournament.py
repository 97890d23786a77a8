"""A tournament: each level gets the same cards in every seat, and the figures do not hang on who computes them."""

import math
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from contextlib import closing
from multiprocessing import get_context
from typing import Any

import pytest

from cachecash.bots.random_bot import RandomBot
from cachecash.bots.thinking import Choosing
from cachecash.core.game import Outcome
from cachecash.core.problems import Problem
from cachecash.games.cache_ton_cash import CacheTonCash
from cachecash.games.cache_ton_cash.options import Options
from cachecash.table import pool
from cachecash.table.pool import processors, spread
from cachecash.table.simulate import Series, interval
from cachecash.table.tournament import Result, Standings, Task, Tournament, mean, share, student, within
from slow_players import Dying, Slow

SHORT = Options(end="rapide")


def tournament(*levels: str, deals: int = 3, bots: dict[str, Any] | None = None) -> Tournament:
    known = {"random": RandomBot(), "first": Slow(), **(bots or {})}
    choosers = tuple(Choosing(known.get(level, Slow())) for level in levels)
    return Tournament(Series(CacheTonCash(), SHORT, levels, choosers), "s", deals)


def figures(of: Tournament, processes: int) -> list[Any]:
    standings = Standings(of)
    for result in of.results(processes):
        standings.add(result)
    return [(one.level, one.wins, one.score, one.decisions) for one in standings.all()]


@pytest.mark.parametrize(
    ("levels", "rotations"), [("ab", 2), ("abab", 2), ("abba", 4), ("abc", 3), ("abca", 4), ("aaab", 4), ("aaaa", 1)]
)
def test_every_seating_is_played_once(levels: str, rotations: int) -> None:
    of = tournament(*levels, deals=5)
    assert of.rotations == rotations
    assert of.games == 5 * rotations


def test_the_cards_are_the_same_for_each_rotation_and_the_players_move_on() -> None:
    seen: list[tuple[int, int, str]] = []

    class Watching(Slow):
        def choose(self, view: Any, legal: Any, chance: Any) -> Any:
            if not seen or seen[-1][0] != rotation:
                seen.append((rotation, view.viewer, str(view.hand)))
            return super().choose(view, legal, chance)

    of = tournament("a", "b", "b", "b", bots={"a": Watching()})
    for rotation in range(4):
        of.play(Task(1, rotation))
    assert [(turn, seat) for turn, seat, _ in seen] == [(0, 0), (1, 1), (2, 2), (3, 3)]
    table = Series(CacheTonCash(), SHORT, ("random",) * 4, (Choosing(RandomBot()),) * 4)
    assert tournament("random", "random").play(Task(4, 0)).outcome != table.play("s/4").outcome
    assert tournament(*["random"] * 4).play(Task(4, 0)).outcome == table.play("s/4").outcome, "deal k is game k"


def test_the_games_are_the_same_whatever_the_number_of_processors() -> None:
    of = tournament("random", "first", "random", "first", deals=6)
    alone = figures(of, 1)
    assert figures(of, 2) == alone
    assert figures(of, 3) == alone


def test_games_that_are_left_end_their_processes() -> None:
    of = tournament("first", "sleepy", bots={"sleepy": Slow(30)})
    began = time.monotonic()
    with closing(of.results(2)) as results:
        time.sleep(0.5)
        results.close()
    endless = spread(time.sleep, [0, 600, 600], 2)
    next(endless)
    endless.close()
    assert time.monotonic() - began < 25


def test_a_process_that_the_system_ends_is_told_in_a_sentence() -> None:
    of = tournament("first", "dying", bots={"dying": Dying()})
    with pytest.raises(Problem) as broken:
        list(of.results(2))
    assert broken.value.reason == "pool-broken"


def test_a_process_of_the_pool_follows_its_program(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[int] = []
    monkeypatch.setattr(os, "_exit", ended.append)
    before = signal.getsignal(signal.SIGINT)
    leash, hand = get_context("spawn").Pipe(duplex=False)
    try:
        pool._begin(abs, leash)
        assert pool._do(-3) == 3
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
        hand.close()
        for _ in range(100):
            time.sleep(0 if ended else 0.05)
    finally:
        signal.signal(signal.SIGINT, before)
    assert ended == [0]


def test_there_is_a_processor() -> None:
    assert 1 <= processors() <= 61


# --- figures


def result(deal: int, rotation: int, winners: tuple[int, ...], scores: tuple[int, ...], **more: Any) -> Result:
    spent = {"a": Counter({0: 3}), "b": Counter({1: 1})}
    return Result(Task(deal, rotation), Outcome(winners, scores, **more), spent)


@pytest.fixture
def standings() -> Standings:
    counted = Standings(tournament("a", "b", "b", deals=3))
    counted.add(result(2, 1, (1,), (10, 70, 10)))  # a sits there
    counted.add(result(2, 0, (0, 1), (50, 50, 20)))
    counted.add(result(2, 2, (), (0, 0, 40), safeguard=True))
    return counted


def test_a_deal_counts_once_it_is_complete(standings: Standings) -> None:
    assert (standings.deals, standings.games) == (1, 3)
    standings.add(result(1, 0, (0,), (1, 2, 3)))
    standings.add(result(1, 1, (0,), (1, 2, 3)))
    assert (standings.deals, standings.games) == (1, 3)
    standings.add(result(1, 2, (0,), (1, 2, 3)))
    assert (standings.deals, standings.games) == (2, 6)
    assert (standings.safeguards, standings.unwon) == (1, 1)


def test_a_shared_victory_is_shared_and_a_level_has_all_its_seats(standings: Standings) -> None:
    first, second = standings.all()
    assert (first.level, first.seats) == ("a", 1)
    assert (second.level, second.seats) == ("b", 2)
    assert [first.even, second.even] == pytest.approx([1 / 3, 2 / 3])
    assert first.wins.share == pytest.approx((0.5 + 1 + 0) / 3)
    assert second.wins.share == pytest.approx(0.5 / 3)
    assert first.score.mean == pytest.approx((50 + 70 + 40) / 3)
    assert second.score.mean == pytest.approx((35 + 10 + 0) / 3)
    assert first.score.low is first.score.high is None, "one deal says nothing of its like"
    assert first.decisions == 9
    assert first.median == 1
    assert second.high == pytest.approx(1.01)


def test_nothing_played_has_no_figures() -> None:
    empty = Standings(tournament("a", "b"))
    assert (empty.deals, empty.games, empty.unwon) == (0, 0, 0)


def test_students_deviate() -> None:
    known = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 10: 2.228, 30: 2.042, 120: 1.980}
    for freedom, deviate in known.items():
        assert student(freedom) == pytest.approx(deviate, abs=0.01)


def test_the_interval_of_a_mean_is_students() -> None:
    assert mean([1.0, 2.0, 3.0]) == pytest.approx((2, 2 - 4.302653 / math.sqrt(3), 2 + 4.302653 / math.sqrt(3)))


def test_the_interval_of_a_share_has_the_deal_as_its_unit() -> None:
    alike, apart = share([0.5, 0.5, 0.75, 0.25] * 10), share([1.0, 0.0] * 20)
    assert alike.share == apart.share == 0.5
    assert apart.high - apart.low == pytest.approx(2 * 0.15, abs=0.03)
    assert alike.high - alike.low < (apart.high - apart.low) / 2
    assert share([1.0] * 20).low == pytest.approx(0.839, abs=0.001), "no spread is no certainty"
    assert share([0.0] * 20).high == pytest.approx(0.161, abs=0.001)
    assert share([0.5]) == (0.5, 0, 1)


@pytest.mark.parametrize("won", [0.0, 1 / 3, 0.5, 2 / 3, 1.0])
@pytest.mark.parametrize("deals", [2, 3, 20])
def test_deals_that_happen_to_agree_leave_the_doubt_of_their_number(won: float, deals: int) -> None:
    found = share([won] * deals)
    assert found == pytest.approx(interval(won * deals, deals))
    assert found.high - found.low > (0.5 if deals < 4 else 0.15)
    assert share([won, *[won * (1 - 1e-15)] * (deals - 1)]) == pytest.approx(found), "sums of thirds stray"


def test_nearly_all_decisions() -> None:
    spent = Counter({0: 95, 100: 5})
    assert within(spent, 0.5) == within(spent, 0.95) == 1
    assert within(spent, 0.96) == pytest.approx(1.01**100)
    assert within(Counter(), 0.5) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="there Ctrl+C goes to whole consoles")
def test_ctrl_c_ends_it_with_what_was_played() -> None:
    typed = ["tournoi", "cassa-nostra", "--niveaux", "habitue,random", "--donnes", "100000", "--lang", "fr"]
    started = subprocess.Popen(
        [sys.executable, "-m", "cachecash", *typed],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )
    time.sleep(6)
    os.killpg(started.pid, signal.SIGINT)  # as a terminal does: all of them
    out, err = started.communicate(timeout=60)
    assert started.returncode == 130
    assert "Tournoi interrompu" in out
    assert err == "Tournoi de Cassa Nostra : 200000 parties à jouer.\n"
