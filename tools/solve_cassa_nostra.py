"""Works out how strong players of Cassa Nostra are between two tours, and writes it down for the expert.

    python tools/solve_cassa_nostra.py [--sweeps N] [--tables N] [--rounds N] [--left 2 3 4 5 6] [--check]

Thousands of tours are played by players who all learn at once (regret matching+, as the expert does at its own
table), an offer being the last word: no card is turned, nothing is adjusted. What a tour turns out to be worth to each
player is what its strength before that tour is fitted to; what it is worth is told by the strengths after it. So the
third tour is learnt from the parties to come, the second from the third, the first from the second, again and again
(fitted value iteration), first for two players still in, then for three, who may become two, and so on to six.

The same figures come out every time, on one kind of machine: `strength.json` is written with four decimals. It takes
about ten minutes. `--check` compares with the file instead of writing it.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]

TARGET = Path(__file__).parent.parent / "cachecash" / "bots" / "cassa_nostra" / "strength.json"
SEED = 1
TOURS = (1, 2, 3)
GOAL = 5
WON = 1e9
FULL = 30
"""What all the cards of a player are worth together."""
OFFERS = np.arange(FULL + 1)
START = np.log([1, 2, 3.5, 6])
"""The first guess, by tokens."""

# --- hands

HANDS = [*product(range(3), repeat=4)]
"""By number: how many cards of each value. The last one is the full hand."""
VALUES = (1, 2, 4, 8)


def _parts(hand: Sequence[int]) -> list[tuple[int, ...]]:
    return [*product(*(range(number + 1) for number in hand))]


def _worth(hand: Sequence[int]) -> int:
    return sum(value * number for value, number in zip(VALUES, hand, strict=True))


def _tables() -> tuple[Ints, Flags, Ints]:
    """Give what each hand is worth, which offers it can make, and the hand that is left: the one of most use later."""
    number = {hand: place for place, hand in enumerate(HANDS)}
    use = [len({*map(_worth, _parts(hand))}) for hand in HANDS]
    open_to = np.zeros((len(HANDS), FULL + 1), bool)
    left = np.zeros((len(HANDS), FULL + 1), np.int64)
    for hand, place in number.items():
        best: dict[int, int] = {}
        for part in _parts(hand):
            offer = _worth(part)
            if offer or not place:
                rest = number[tuple(have - laid for have, laid in zip(hand, part, strict=True))]
                if offer not in best or use[rest] > use[best[offer]]:
                    best[offer] = rest
        for offer, rest in best.items():
            open_to[place, offer], left[place, offer] = True, rest
    return np.array([_worth(hand) for hand in HANDS]), open_to, left


WORTH, OPEN, LEFT = _tables()

# --- a tour


class Batch(NamedTuple):
    """The same tour at many tables: its quest, and by table and seat the tokens and what all cards are worth."""

    tour: int
    quest: Ints
    tokens: Ints
    held: Ints


class Solver:
    """Strengths by players still in (less one), tour to come (less one), tokens and cards kept."""

    def __init__(self, seed: int) -> None:
        self.lot = np.random.default_rng(seed)
        self.strength = np.ones((6, 3, 6, FULL + 1))
        self.strength[:, :, 0] = 0
        self.strength[:, :, GOAL] = WON
        self.strength[:, :, 1:GOAL] = np.exp(START)[:, None]

    def payoff(self, batch: Batch, me: int, offers: Ints) -> Floats:
        """Give what each offer of *me* is worth at each table, the others making their *offers*."""
        tour, quest, tokens, held = batch
        others = [seat for seat in range(tokens.shape[1]) if seat != me]
        laid, kept = offers[:, others], (held - offers)[:, others]
        high, low = laid.max(1), laid.min(1)
        met = OFFERS[None] >= (quest - laid.sum(1))[:, None]
        beside = np.sign(OFFERS[None] - np.where(met, high[:, None], low[:, None]))
        way = met * 3 + beside + 1
        mine = tokens[:, me][:, None] + np.array([-1, -1, 0, 0, 1, 1])[None]
        theirs = np.repeat(tokens[:, others][:, None, :], 6, 1)
        for lost in (1, 2):
            theirs[:, lost] -= laid == low[:, None]
        for gained in (3, 4):
            theirs[:, gained] += laid == high[:, None]
        rest = np.clip(held[:, me][:, None] - OFFERS[None], 0, FULL)
        table = np.arange(len(tokens))[:, None]
        if tour < TOURS[-1]:
            left = np.maximum((theirs > 0).sum(2) + (mine > 0), 1) - 1
            against = self.strength[left[:, :, None], tour, theirs, kept[:, None, :]].sum(2)
            own = self.strength[left[table, way], tour, mine[table, way], rest]
            return np.asarray(own / (own + against[table, way] + 1e-12))
        most = np.where(theirs > 0, kept[:, None, :], -1).max(2)
        values = self._bonus(mine, theirs, kept, most)
        return np.asarray(values[table, way, np.sign(rest - most[table, way]) + 1])

    def _bonus(self, mine: Ints, theirs: Ints, kept: Ints, most: Ints) -> Floats:
        """Give what each way for a third tour to end is worth, my hand being lower than the best, as good, better."""
        over = (theirs.max(2) >= GOAL) | (mine >= GOAL) | (((theirs > 0).sum(2) + (mine > 0)) < 2)
        alive = mine > 0
        values = np.zeros((*mine.shape, 3))
        for hand in range(3):
            best = (theirs > 0) & (kept[:, None, :] == most[:, :, None])
            if hand == 2:
                best &= ~alive[:, :, None]
            after = theirs + (best & ~over[:, :, None])
            own = mine + (alive & ~over) * (hand >= 1)
            left = np.maximum((after > 0).sum(2) + (own > 0), 1) - 1
            against = self.strength[left[:, :, None], 0, np.minimum(after, GOAL), FULL].sum(2)
            strength = self.strength[left, 0, np.minimum(own, GOAL), FULL]
            values[:, :, hand] = strength / (strength + against + 1e-12)
        return values

    def learn(self, batch: Batch, choice: Flags, rounds: int) -> tuple[Floats, Floats]:
        """Give how often each player makes each offer of its *choice* once all have learnt, and what that is worth."""
        tables, seats = batch.tokens.shape
        regrets, played = np.zeros((tables, seats, FULL + 1)), np.zeros((tables, seats, FULL + 1))
        worth, weights = np.zeros((tables, seats)), 0.0
        even = choice / choice.sum(2, keepdims=True)
        for weight in np.arange(1.0, rounds + 1):
            total = regrets.sum(2, keepdims=True)
            often = np.where(total > 1e-12, regrets / np.maximum(total, 1e-12), even)
            played += weight * often
            offers = self._draw(often)
            for seat in range(seats):
                payoff = self.payoff(batch, seat, offers)
                payoff = np.where(choice[:, seat], payoff, 0)
                mean = (often[:, seat] * payoff).sum(1)
                worth[:, seat] += weight * mean
                gain = np.where(choice[:, seat], payoff - mean[:, None], 0)
                regrets[:, seat] = np.maximum(regrets[:, seat] + gain, 0)
            weights += weight
        return played / played.sum(2, keepdims=True), worth / weights

    def _draw(self, often: Floats) -> Ints:
        mark = self.lot.random((*often.shape[:2], 1)) * 0.9999999
        return np.asarray(np.minimum((often.cumsum(2) < mark).sum(2), FULL))

    def partie(self, left: int, tables: int, rounds: int) -> dict[int, tuple[Ints, Ints, Floats]]:
        """Play one partie at so many tables; give tokens, cards kept and what they were worth, by tour."""
        tokens = self.lot.choice([1, 2, 3, 4], (tables, left), p=[0.3, 0.32, 0.23, 0.15])
        tokens[: tables // 6] = 2
        hands = np.full((tables, left), len(HANDS) - 1)
        seen = {}
        for tour in TOURS:
            quest = 10 * left - self.lot.integers(1, 5, (len(tokens), left)).sum(1)
            choice = OPEN[hands]
            often, worth = self.learn(Batch(tour, quest, tokens, WORTH[hands]), choice, rounds)
            seen[tour] = (tokens.copy(), WORTH[hands], worth)
            offers = self._draw(0.9 * often + 0.1 * choice / choice.sum(2, keepdims=True))
            tokens = _settled(quest, tokens, offers)
            goes_on = (tokens.min(1) > 0) & (tokens.max(1) < GOAL)
            hands, tokens = LEFT[hands, offers][goes_on], tokens[goes_on]
        return seen


def _settled(quest: Ints, tokens: Ints, offers: Ints) -> Ints:
    met = (offers.sum(1) >= quest)[:, None]
    won = met & (offers == offers.max(1, keepdims=True))
    lost = ~met & (offers == offers.min(1, keepdims=True))
    return np.asarray(tokens + won - lost)


# --- strengths


def _features(tour: int, kept: npt.NDArray[Any]) -> Floats:
    tenth = kept / 10.0
    return np.stack([np.ones_like(tenth), *(tenth**power * (tour > 1) for power in (1, 2))], -1)


def _fit(tour: int, seen: tuple[Ints, Ints, Floats], start: Floats, steps: int) -> Floats:
    """Fit the coefficients of the logarithms to what was seen (the method: Adam, cross entropy)."""
    tokens, kept, worth = seen
    sure = worth.sum(1) > 0.05
    tokens, kept, worth = tokens[sure], kept[sure], worth[sure]
    target = worth / worth.sum(1, keepdims=True)
    features = _features(tour, kept)
    held = (tokens[..., None] == np.arange(1, GOAL)).astype(float)
    found, first, second = start.copy(), np.zeros_like(start), np.zeros_like(start)
    for step in range(steps):
        logs = np.einsum("bnk,bnt,tk->bn", features, held, found)
        guess = np.exp(logs - logs.max(1, keepdims=True))
        guess /= guess.sum(1, keepdims=True)
        slope = np.einsum("bn,bnk,bnt->tk", guess - target, features, held, optimize=True) / len(tokens) + 1e-5 * found
        first, second = 0.9 * first + 0.1 * slope, 0.99 * second + 0.01 * slope * slope
        found -= 0.03 * (1 - step / steps) * first / (np.sqrt(second) + 1e-6)
    return found


def solve(lefts: Sequence[int], sweeps: int, tables: int, rounds: int, steps: int = 400) -> dict[str, Any]:
    """Give the coefficients by players still in, tour and tokens. A fit takes so many *steps*, the last one twice."""
    solver, found = Solver(SEED), {}
    for left in lefts:
        fitted = {tour: np.stack([START, np.zeros(4), np.zeros(4)], 1) for tour in TOURS}
        for sweep in range(sweeps):
            seen = solver.partie(left, tables, rounds)
            for tour in TOURS:
                fitted[tour] = _fit(tour, seen[tour], fitted[tour], steps * (1 + (sweep == sweeps - 1)))
                logs = fitted[tour] @ _features(tour, OFFERS).T
                solver.strength[left - 1, tour - 1, 1:GOAL] = np.exp(np.clip(logs, -12, 12))
            print(f"{left} players, sweep {sweep + 1} of {sweeps}", file=sys.stderr, flush=True)
        found[str(left)] = {str(tour): np.round(rows, 4).tolist() for tour, rows in fitted.items()}
    return found


def _written(found: dict[str, Any]) -> str:
    """One line a row: a change is seen where it is."""
    parts = [
        f'  "{left}": {{\n' + ",\n".join(f'    "{tour}": {json.dumps(rows)}' for tour, rows in tours.items()) + "\n  }"
        for left, tours in found.items()
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> None:
    """Solve, and write or compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sweeps", type=int, default=8)
    parser.add_argument("--tables", type=int, default=600)
    parser.add_argument("--rounds", type=int, default=160)
    parser.add_argument("--left", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument("--check", action="store_true")
    told = parser.parse_args()
    found = solve(told.left, told.sweeps, told.tables, told.rounds)
    if not told.check:
        TARGET.write_text(_written(found), "utf-8")
        return
    written = json.loads(TARGET.read_text("utf-8"))
    worst = max(
        np.abs(np.array(written[left][tour]) - rows).max() for left in found for tour, rows in found[left].items()
    )
    print(f"the furthest coefficient is off by {worst:.4f}")


if __name__ == "__main__":
    main()
