"""The maker of the expert's hopes in Cache ton Cash notes down what there is, and finds the weights that made it."""

import json
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from cachecash.bots.cache_ton_cash.prospects import HAND, LAST, MOMENTS, TABLE

np: Any = pytest.importorskip("numpy")
TOOLS = Path(__file__).parents[2] / "tools"
AMOUNTS = (*HAND, *TABLE)


@pytest.fixture
def fit(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(TOOLS))
    return import_module("fit_cache_ton_cash")


@pytest.mark.parametrize("number", [1, 2], ids=["classic", "advanced"])
def test_what_is_noted_down_of_a_round_goes_from_its_beginning_to_its_end(fit: ModuleType, number: int) -> None:
    notes = np.concatenate([fit.watched(3, number + 3 * more) for more in range(6)])
    assert notes.shape[1] == 2 + len(AMOUNTS)
    moments = notes[:, 0]
    assert moments.max() > LAST / 2
    assert moments.min() < 4
    assert (notes[:, 1:-1] >= 0).all()
    came = notes[:, -1]
    assert came[moments > LAST / 2].mean() > came[moments < 4].mean(), "sets that are laid later are still to come"


def test_a_round_is_watched_alike_each_time(fit: ModuleType) -> None:
    assert (fit.watched(2, 1) == fit.watched(2, 1)).all()


def test_the_weights_that_made_the_notes_are_found_again(fit: ModuleType) -> None:
    luck = np.random.default_rng(1)
    number = 20_000
    amounts = luck.random((number, len(AMOUNTS)), dtype=np.float32) * fit.SCALE
    moments = luck.integers(0, LAST + 1, number)
    true = luck.uniform(-1, 1, len(AMOUNTS))
    came = 100 + amounts @ true + luck.normal(0, 5, number)
    found = fit.fitted(np.column_stack([moments, amounts, came]).astype(np.float32))
    for name, weight, scale in zip(AMOUNTS, true, fit.SCALE, strict=True):
        assert found[name] == pytest.approx([weight] * len(MOMENTS), abs=0.03 + 2 / float(scale)), name


def test_weights_are_written_for_every_table(fit: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.argv", ["fit", "--rounds", "4", "--to", str(tmp_path / "found.json")])
    monkeypatch.setattr(import_module("ctc_rounds"), "processors", lambda: 1)
    fit.main()
    weights = json.loads((tmp_path / "found.json").read_text(encoding="utf-8"))
    assert {*weights} == {"2", "3", "4", "5", "6"}
    assert all([*of] == [*AMOUNTS] for of in weights.values())
    assert all(len(row) == len(MOMENTS) for of in weights.values() for row in of.values())
