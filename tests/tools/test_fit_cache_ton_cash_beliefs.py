"""The maker of the expert's beliefs notes down true hands and others, and finds the weights that tell them apart."""

import json
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

np: Any = pytest.importorskip("numpy")
TOOLS = Path(__file__).parents[2] / "tools"


@pytest.fixture
def fit(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(TOOLS))
    return import_module("fit_cache_ton_cash_beliefs")


def test_a_round_is_watched_alike_each_time_and_every_world_has_a_whole_hand(fit: ModuleType) -> None:
    noted = fit.watched(2, 1)
    assert noted == fit.watched(2, 1)
    held = ("of 5", "of 10", "of 15", "of 20", "AG", "OR", "PE", "EC", "DE")
    for worlds in noted:
        assert len(worlds) == 1 + fit.OTHERS
        assert len({sum(told.get(name, 0) for name in held) for told in worlds}) == 1, "all hands are as large"


def test_the_weights_that_made_the_hands_are_found_again(fit: ModuleType) -> None:
    luck = np.random.default_rng(1)
    true = {"pair": -0.8, "spared": -0.4, "OR": 0.6}
    noted = []
    for _ in range(6000):
        worlds = [{name: float(luck.integers(0, 3)) for name in true} for _ in range(1 + fit.OTHERS)]
        odds = np.exp([sum(weight * told[name] for name, weight in true.items()) for told in worlds])
        one = int(luck.choice(len(worlds), p=odds / odds.sum()))
        noted.append([worlds[one], *worlds[:one], *worlds[one + 1 :]])
    assert fit.fitted(noted) == pytest.approx(true, abs=0.06)


def test_weights_are_written_for_two_players(fit: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.argv", ["fit", "--rounds", "4", "--to", str(tmp_path / "found.json")])
    monkeypatch.setattr(import_module("ctc_rounds"), "processors", lambda: 1)
    fit.main()
    weights = json.loads((tmp_path / "found.json").read_text(encoding="utf-8"))
    assert {*weights} == {"2"}
    assert weights["2"]["pair"] < 0
