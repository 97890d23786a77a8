"""Fit what tells of a hidden hand at Cache ton Cash: `python tools/fit_cache_ton_cash_beliefs.py`.

Regulars play single rounds, one in three by the advanced rules. At some decisions the signs of
`cachecash.bots.cache_ton_cash.beliefs` are noted down for the hands as they are, and as they might be: redealt from the
view of who decides. The weights are those by which the true hands are the likeliest among the others (a conditional
logit, with a ridge). With more than two seats they were fitted as well, and brought the expert nothing (decision 0015).
It takes a minute.
"""

import argparse
import json
from collections import defaultdict
from pathlib import Path
from random import Random

import numpy as np
import numpy.typing as npt
from ctc_rounds import GAME, collected, decisions

from cachecash.bots.cache_ton_cash.beliefs import ALL_JOKERS, Sign, signs
from cachecash.core.chance import Chance
from cachecash.games.cache_ton_cash.cards import JOKERS

HERE = Path(__file__).resolve().parents[1] / "cachecash" / "bots" / "cache_ton_cash" / "beliefs.json"
OFTEN = 0.2
"""How many of the decisions are noted down."""
OTHERS = 12
"""Beside the true hands, so many others."""
RIDGE = 20.0
"""What a weight costs."""
LITTLE = 0.005
"""Smaller weights are left out."""

Told = dict[str, float]
Floats = npt.NDArray[np.float64]


def watched(seats: int, number: int) -> list[list[Told]]:
    """Play one round; give, for each decision that is noted down, the signs of the true hands and of others."""
    seed = f"beliefs/{seats}/{number}"
    chance, luck = Chance(seed), Random(seed)
    noted = []
    for state, seat, step in decisions(seed, number, seats):
        if len(GAME.legal(state, seat)) > 1 and luck.random() < OFTEN:
            view = GAME.view(state, seat)
            worlds = [GAME.redeal(view, chance.child(f"{step}/{world}")) for world in range(OTHERS)]
            told = {other: [*signs(view, other)] for other in range(seats) if other != seat}
            noted.append([_told(told, hands) for hands in (state.hands, *[world.hands for world in worlds])])
    return noted


def _told(told: dict[int, list[Sign]], hands: list[int]) -> Told:
    found = defaultdict[str, float](float)
    for seat, its in told.items():
        numbers = [hands[seat] >> 4 * sort & 15 for sort in range(ALL_JOKERS)]
        numbers.append(sum(numbers[joker] for joker in JOKERS))
        for sort, least, name, amount in its:
            if numbers[sort] >= least:
                found[name] += amount
    return dict(found)


def fitted(noted: list[list[Told]]) -> dict[str, float]:
    """Give the weight of each sign that tells anything."""
    names = sorted({name for worlds in noted for told in worlds for name in told})
    place = {name: number for number, name in enumerate(names)}
    amounts = np.zeros((len(noted), 1 + OTHERS, len(names)), np.float32)
    for row, worlds in enumerate(noted):
        for column, told in enumerate(worlds):
            for name, amount in told.items():
                amounts[row, column, place[name]] = amount
    weights = np.zeros(len(names))
    for _ in range(30):
        weights += (step := _newton(amounts, weights))
        if np.abs(step).max() < 1e-4:
            break
    odds = _odds(amounts, weights)
    print(f"  {len(noted)} decisions; {np.log(odds[:, 0] * (1 + OTHERS)).mean():.3f} nats a decision are told")
    return {name: round(float(weight), 2) for name, weight in zip(names, weights, strict=True) if abs(weight) > LITTLE}


def _odds(amounts: npt.NDArray[np.float32], weights: Floats) -> Floats:
    told = amounts @ weights
    odds: Floats = np.exp(told - told.max(1, keepdims=True))
    odds /= odds.sum(1, keepdims=True)
    return odds


def _newton(amounts: npt.NDArray[np.float32], weights: Floats) -> Floats:
    """Give the step to where the slope is nought."""
    slope: npt.NDArray[np.floating] = -RIDGE * weights
    bend: Floats = RIDGE * np.eye(len(weights))
    for rows in np.array_split(np.arange(len(amounts)), max(1, len(amounts) // 2000)):
        its = amounts[rows].astype(np.float64)
        odds = _odds(amounts[rows], weights)
        weighed = its * odds[:, :, None]
        mean = weighed.sum(1)
        slope += (its[:, 0] - mean).sum(0)
        bend += weighed.reshape(-1, len(weights)).T @ its.reshape(-1, len(weights)) - mean.T @ mean
    step: Floats = np.linalg.solve(bend, slope)
    return step


def main() -> None:
    """Fit, and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=4000)
    parser.add_argument("--seats", type=int, nargs="+", default=[2], choices=GAME.seats)
    parser.add_argument("--to", type=Path, default=HERE)
    arguments = parser.parse_args()
    weights = {}
    for seats in arguments.seats:
        print(f"{seats} seats", flush=True)
        rounds = collected(watched, seats, arguments.rounds)
        weights[seats] = fitted([worlds for noted in rounds for worlds in noted])
    arguments.to.write_text(json.dumps(weights, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
