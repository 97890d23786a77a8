"""Fit what the expert of Cache ton Cash hopes for in a position: `python tools/fit_cache_ton_cash.py`.

Regulars play single rounds, one in three by the advanced rules. At some turns the amounts of
`cachecash.bots.cache_ton_cash.prospects` are noted down for each seat, and at the end of the round what it owns more
than then. For each number of seats the weights are those that miss this least, in the mean square; from one moment to
the next they change no more than the rounds make them. It takes ten minutes of one processor.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import numpy.typing as npt
from ctc_rounds import GAME, collected, decisions

from cachecash.bots.cache_ton_cash.prospects import BETWEEN, HAND, MOMENTS, TABLE, WORTH, in_hand, moment, on_table
from cachecash.games.cache_ton_cash import State

HERE = Path(__file__).resolve().parents[1] / "cachecash" / "bots" / "cache_ton_cash" / "prospects.json"
OFTEN = 0.15
"""How many of the turns are noted down."""
STEADY = 1000.0
"""How much a change from one moment to the next counts, against what is missed."""
SCALE = np.array([30, 50, 1, 1, 1, 1, 1, 1, *[50] * (len(TABLE) - 1)], np.float32)
"""How large amounts are: what a weight weighs."""

Rows = npt.NDArray[np.float32]


def watched(seats: int, number: int) -> Rows:
    """Play one round, and give what was noted down: moment, amounts, and what came of them."""
    luck = Random(f"{seats}/{number}")
    noted: list[list[float]] = []
    owners: list[int] = []
    for state, _, _ in decisions(f"fit/{seats}/{number}", number, seats):
        if state.phase == "action" and luck.random() < OFTEN:
            noted += _noted(state)
            owners += range(seats)
    outcome = GAME.outcome(state)
    assert outcome
    for row, owner in zip(noted, owners, strict=True):
        row[-1] += outcome.scores[owner] / 1000
    return np.array(noted, np.float32).reshape(-1, 2 + len(HAND) + len(TABLE))


def _noted(state: State) -> Iterator[list[float]]:
    when = moment(state)
    for hand, pile, amounts in zip(state.hands, state.piles, on_table(state), strict=True):
        yield [when, *in_hand(hand), *amounts, -float(sum(made >> WORTH for made in pile))]


def fitted(rows: Rows) -> dict[str, list[float]]:
    """Give the weights of each amount, one for each entry of `MOMENTS`; a constant that all have is left out."""
    number = len(HAND) + len(TABLE)
    amounts = np.concatenate([rows[:, 1:-1] / SCALE, np.ones((len(rows), 1), np.float32)], 1)
    places = np.zeros((len(BETWEEN), len(MOMENTS)), np.float32)
    for when, (entry, part) in enumerate(BETWEEN):
        places[when, entry], places[when, entry + 1] = 1 - part, part
    spread_ = places[rows[:, 0].astype(int)]
    inputs = (amounts[:, :, None] * spread_[:, None, :]).reshape(len(rows), -1).astype(np.float64)
    steps = np.diff(np.eye(len(MOMENTS)), axis=0)
    steady = np.kron(np.diag([1.0] * number + [0.0]), steps.T @ steps) * STEADY
    least = np.eye(inputs.shape[1]) * 1e-3
    weights = np.linalg.solve(inputs.T @ inputs + steady + least, inputs.T @ rows[:, -1].astype(np.float64))
    missed = rows[:, -1] - inputs @ weights
    print(f"  {len(rows)} notes; what is explained of what comes: {1 - missed.var() / rows[:, -1].var():.3f}")
    by_amount = weights.reshape(number + 1, len(MOMENTS))[:number] / SCALE[:, None]
    return {name: [round(float(one), 3) for one in row] for name, row in zip((*HAND, *TABLE), by_amount, strict=True)}


def main() -> None:
    """Fit, and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=6000)
    parser.add_argument("--to", type=Path, default=HERE)
    arguments = parser.parse_args()
    weights = {}
    for seats in GAME.seats:
        print(f"{seats} seats", flush=True)
        weights[seats] = fitted(np.concatenate(collected(watched, seats, arguments.rounds)))
    text = json.dumps(weights, separators=(",", ":")).replace('],"', '],\n"').replace('{"', '{\n"')
    arguments.to.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
