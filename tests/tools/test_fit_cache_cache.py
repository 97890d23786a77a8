"""The maker of the expert's value for Cache-cache sees and thinks at many tables at once as the players do at one."""

import json
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from cachecash.bots.cache_cache import sight
from cachecash.bots.cache_cache.habitue import Habitue
from cachecash.bots.cache_cache.nets import Net
from cachecash.bots.cache_cache.reading import Reading
from cachecash.bots.cache_cache.sight import VALUES, Sight
from cachecash.bots.cache_cache.value import Value
from cachecash.bots.cache_cache.worth import Worth
from cachecash.core.chance import Chance
from cachecash.games.cache_cache import View
from cachecash.games.cache_cache.grid import CELLS, ROWS
from cachecash.games.cache_cache.options import Options
from cachecash.games.cache_cache.view import GONE, HIDDEN
from kk_positions import GAME

np: Any = pytest.importorskip("numpy")
TOOLS = Path(__file__).parents[2] / "tools"


@pytest.fixture(autouse=True)
def _tools(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(TOOLS))


def views() -> Iterator[View]:
    """Give the views of the seats that are to play, all along a game of four regulars."""
    state, turn = GAME.new(4, Options(), Chance("views")), 0
    while (awaited := GAME.to_act(state)) and turn < 400:
        seat, turn = awaited[0], turn + 1
        view, legal = GAME.view(state, seat), GAME.legal(state, seat)
        if view.phase == "turn":
            yield view
        GAME.apply(state, seat, Habitue().choose(view, legal, Chance(f"{turn}")).action)


def read(tables: ModuleType, view: View) -> dict[str, Any]:
    """Give a view as one table of the maker's."""
    numbers = {column: number for number, column in enumerate(tables.COLUMN)}
    odds = dict(Sight(view).odds)
    return {
        "grids": np.array([[[numbers[column] for column in sight.columns(grid)] for grid in view.grids]]),
        "odds": np.array([[odds.get(value, 0.0) for value in VALUES]], np.float32),
        "finisher": np.array([-1 if view.finisher is None else view.finisher]),
        "totals": np.array([view.totals]),
    }


def places(view: View) -> Iterator[tuple[int, int, int, int]]:
    """Give the cells of my grid: number, column, place among its cards in ascending order, card."""
    assert view.viewer is not None
    grid = view.grids[view.viewer]
    for cell in range(CELLS):
        column = sorted(grid[cell - cell % ROWS :][:ROWS])
        if grid[cell] != GONE:
            yield cell, cell // ROWS, column.index(grid[cell]), grid[cell]


def test_a_learner_sees_and_thinks_as_the_expert_does() -> None:
    tables, learner, nets = (import_module(name) for name in ("kk_tables", "kk_learner", "kk_nets"))
    luck = np.random.default_rng(1)
    taught = [nets.taught(8, phase, luck) for phase in range(3)]
    for net in taught:
        net.straight += luck.standard_normal(net.straight.shape).astype(np.float32)
        net.start += luck.standard_normal(net.start.shape).astype(np.float32)
    same = [Net(net.weights()) for net in taught]
    for view in islice(views(), 0, None, 3):
        sees = Sight(view)
        table = read(tables, view)
        found = learner.table(table["grids"], sees.me, table["odds"], table["finisher"], table["totals"])
        features = [dict(sees.table()).get(number, 0.0) for number in range(found.shape[1])]
        assert found[0] == pytest.approx(features, abs=1e-4)
        lap = table["finisher"] >= 0
        many = learner.Learner(taught, table["grids"], sees.me, found, lap)
        values, gifts, one = many.values()[0], many.gifts()[0], Value(sees, same, sees.table())
        for _, column, place, card in places(view):
            thought = [one.exchanged(sees.columns[column], card, new) for new in VALUES]
            assert values[column, place] == pytest.approx(thought, abs=0.02)
        if sees.left or not sees.lap:
            assert gifts == pytest.approx([one.gift(card) for card in VALUES], abs=0.01)


def test_a_regular_thinks_as_the_regular_does() -> None:
    tables, regular = import_module("kk_tables"), import_module("kk_regular")
    for view in islice(views(), 0, None, 3):
        table = read(tables, view)
        assert view.viewer is not None
        many = regular.Regular(table["grids"], view.viewer, table["odds"], table["finisher"] >= 0)
        values, gifts, one = many.values()[0], many.gifts()[0], Worth(Reading(view))
        for cell, column, place, _ in places(view):
            thought = [-one.after(cell, new) for new in VALUES]
            assert values[column, place] == pytest.approx(thought, abs=0.4)
        if (view.viewer + 1) % view.seats != view.finisher:
            assert gifts == pytest.approx([-one.gift[card] for card in VALUES], abs=0.01)


def test_a_short_school_writes_what_the_player_reads_and_the_same_each_time(tmp_path: Path) -> None:
    maker = import_module("fit_cache_cache")
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for file in files:
        school = maker.School(lessons=10, seed=3, tables=20)
        for number in (0, 5, 6, 9):
            school.lesson(number)
        school.write(file)
    one, two = [file.read_bytes() for file in files]
    assert one == two
    committee = json.loads(one)
    assert [len(nets) for nets in committee] == [3, 3, 3]
    assert Net(committee[0][0]).column[HIDDEN, HIDDEN, HIDDEN].units
