"""The expert's table of Cassa Nostra, and the tool that makes it: both settle a tour alike."""

from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from cachecash.bots.cassa_nostra.stakes import Stakes
from cachecash.bots.cassa_nostra.strength import strengths
from cachecash.games.cassa_nostra.cards import sum_of
from cs_positions import GAME, position

np: Any = pytest.importorskip("numpy")

TOOLS = Path(__file__).parents[2] / "tools"
HANDS = ["1 1 2 2 4 4 8 8", "1 2 2 8 8", "1 1 4", "2 4 8 8", "1 2 4 4"]


@pytest.fixture(name="tool")
def _tool(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(TOOLS))
    return import_module("solve_cassa_nostra")


@pytest.mark.parametrize("tour", [1, 2, 3])
def test_the_tool_settles_a_tour_as_the_expert_does(tool: ModuleType, tour: int) -> None:
    solver = tool.Solver(1)
    table = strengths(at_once=True)
    for left in range(2, 7):
        for number in (1, 2, 3):
            solver.strength[left - 1, number - 1, 1:5] = np.array(table[left][number if number > 1 else 0][1:5])
    lot = Random(tour)
    for _ in range(60):
        seats = lot.randint(3, 6)
        hands = [lot.choice(HANDS) for _ in range(seats)]
        tokens = [lot.randint(1, 4) for _ in range(seats)]
        state = position(hands, quest=lot.randint(3 * seats, 9 * seats), tour=tour, tokens=tokens)
        offers = [lot.choice(GAME.legal(state, seat)) for seat in range(seats)]
        laid = [sum_of(offer.cost) for offer in offers]
        held = [sum_of(hand) for hand in state.hands]
        batch = tool.Batch(tour, *(np.array([it]) for it in (state.quest, tokens, held)))
        expected = solver.payoff(batch, 0, np.array([laid]))[0]
        mine = range(1, held[0] + 1)
        assert Stakes(state).payoffs(0, laid, mine) == pytest.approx(expected[1 : held[0] + 1], abs=1e-6)


def test_the_tool_learns_and_writes_the_same_every_time(tool: ModuleType) -> None:
    found = [tool.solve([2, 3], sweeps=1, tables=24, rounds=8, steps=10) for _ in range(2)]
    assert found[0] == found[1]
    assert [*found[0]] == ["2", "3"]
    assert all(len(rows) == 4 for rows in found[0]["3"].values())
