"""Simulated games are counted right: shares, their intervals, shared victories, mean scores."""

from collections.abc import Sequence
from typing import Any

import pytest

from cachecash.core.chance import Chance
from cachecash.core.game import Outcome
from cachecash.games.cache_ton_cash import CacheTonCash
from cachecash.games.cache_ton_cash.options import Options
from cachecash.games.cache_ton_cash.view import View
from cachecash.table.simulate import Played, Series, Tally, interval

SHORT = Options(end="rapide")


def by_lot(_view: Any, legal: Sequence[Any], chance: Chance) -> Any:
    return legal[chance.below(len(legal), "choice")]


def test_the_interval_is_wilsons() -> None:
    # Newcombe 1998, table I, method 3 (score without correction): 81 of 263 and 15 of 148, to four places.
    assert [round(bound, 4) for bound in interval(81, 263)] == [0.3080, 0.2553, 0.3662]
    assert [round(bound, 4) for bound in interval(15, 148)] == [0.1014, 0.0624, 0.1605]
    assert interval(0, 10).low == pytest.approx(0)
    assert interval(10, 10).high == pytest.approx(1)


def test_a_shared_victory_counts_for_its_share() -> None:
    tally = Tally(("habitue", "random", "random"))
    tally.add(Played(Outcome((0, 2), (50, 10, 50)), 40, 0.5))
    tally.add(Played(Outcome((0,), (30, 20, 10)), 60, 0.5))
    assert tally.wins == [1.5, 0, 0.5]
    share, mean = tally.seat(0)
    assert share.share == 0.75
    assert mean == 40
    share, mean = tally.level("random")
    assert share.share == 0.25
    assert mean == 22.5
    assert tally.pace() == 100


def test_games_that_the_limit_of_rounds_stopped_are_counted() -> None:
    tally = Tally(("random", "random"))
    tally.add(Played(Outcome((0,), (1, 0), safeguard=True), 1, 0.1))
    tally.add(Played(Outcome((0,), (1, 0)), 1, 0.1))
    assert tally.safeguards == 1


def test_with_or_without_a_log_the_games_are_the_same() -> None:
    series = Series(CacheTonCash(), SHORT, ("random",) * 3, (by_lot,) * 3)
    silent, logged = series.run("s", range(1, 9)), series.run("s", range(1, 9), lambda _record: None)
    assert (silent.wins, silent.scores, silent.decisions) == (logged.wins, logged.scores, logged.decisions)
    assert silent.games == 8
    assert sum(silent.wins) == pytest.approx(8)


def test_game_k_can_be_played_alone() -> None:
    series = Series(CacheTonCash(), SHORT, ("random",) * 4, (by_lot,) * 4)
    alone = series.run("s", [3])
    assert alone.scores == list(series.play("s/3").outcome.scores)


def test_a_chooser_gets_its_own_view_and_a_chance_of_its_own() -> None:
    seen: list[tuple[int, View, str]] = []

    def chooser(seat: int) -> Any:
        def choose(view: View, legal: Sequence[Any], chance: Chance) -> Any:
            seen.append((seat, view, chance.seed))
            return legal[-1]

        return choose

    Series(CacheTonCash(), SHORT, ("a", "b"), (chooser(0), chooser(1))).play("s")
    assert all(type(view) is View and view.viewer == seat and view.awaited == seat for seat, view, _ in seen)
    assert [seed for _, _, seed in seen] == [f"s/bot/{seat}/{place}" for place, (seat, _, _) in enumerate(seen, 1)]
