"""Fit the value of the expert of Cache-cache by self-play: `python tools/fit_cache_cache.py`.

1. *Watching*: regulars play among themselves, choosing a little at random; the networks learn what positions are worth.
2. *Playing*: two learners sit among regulars (sometimes all are learners), take one step over what they have learnt,
   and learn from what came of it (TD with `TRUST`). Points on the others are the aim.
3. *Winning*: the same with totals, as rounds follow each other; the aim is what a round brings towards the game.

Most tables have 4 seats, one in five another number. Three threes of networks learn from the same rounds, each from
another start; where they disagree, the expert knows that it does not know. It takes a quarter of an hour of one
processor. The same seed gives the same figures, but for the last digits with another numpy.
"""

import argparse
import json
from collections import deque
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from kk_learner import LIMIT, ahead, gained
from kk_nets import Net, taught
from kk_rounds import Player, Rounds, Turn
from kk_tables import Array

from cachecash.bots.cache_cache.nets import FINISHED, LAST, ON

HERE = Path(__file__).resolve().parents[1] / "cachecash" / "bots" / "cache_cache" / "nets.json"
MEMBERS = 3
UNITS = {ON: 24, FINISHED: 12, LAST: 12}
TABLES = 2000
WATCHED = 6
"""Lessons of the first stage."""
TRUST = 0.85
"""The share of a target that comes from what happened later, rather than from what one thought of the next position."""
REMEMBERED = 32
"""Lessons that are still learnt from."""
AGAIN = 14
"""How many of them are, beside the last, in each lesson."""

Three = Sequence[Net]
Lesson = tuple[Array, Array, Array]
"""Phases, positions and what they came to."""


class School:
    """The members of the committee, and what they remember."""

    def __init__(self, lessons: int, seed: int, tables: int = TABLES) -> None:
        self._luck = np.random.default_rng(seed)
        self._lessons = lessons
        self._members = [[taught(UNITS[phase], phase, self._luck) for phase in UNITS] for _ in range(MEMBERS)]
        self._memory: deque[Lesson] = deque(maxlen=REMEMBERED)
        self._totals = {seats: np.zeros((tables if seats < 5 else tables // 2, seats), int) for seats in range(2, 7)}

    def lesson(self, number: int) -> str:
        """Give one, and say what it was like."""
        done = number / self._lessons
        seats = (4, 2, 3, 5, 6)[number // 5 % 5] if number % 5 == 0 else 4
        watched, wins = number < WATCHED, done >= 0.5
        learners = set() if watched else _learners(number, seats)
        totals = self._totals[seats] if wins else np.zeros_like(self._totals[seats])
        players: list[Player] = [
            self._members[(number + seat) % MEMBERS] if seat in learners else None for seat in range(seats)
        ]
        rounds = Rounds(players, totals, self._luck)
        scores = rounds.play(0.6 if watched else 0.22 - 0.1 * done, watched=watched)
        aims = gained(totals, scores) if wins else ahead(scores)
        if wins:
            totals += scores
            totals[totals.max(1) >= LIMIT] = 0
        trust = 1.0 if number < WATCHED // 2 else TRUST
        self._memory.append(_lesson(rounds.turns, aims, self._members[number % MEMBERS], trust))
        missed = self._learn(3e-3 * (1 - done) ** 1.5 + 5e-5)
        lead = ahead(scores)[:, sorted(learners)].mean() if learners else 0.0
        return f"{seats} seats, {len(learners)} learn: {scores.mean():.2f} a round, {lead:+.2f}, missed {missed:.1f}"

    def _learn(self, rate: float) -> float:
        """Go through the last lesson and some older ones; give the mean square that was missed while all goes on."""
        missed = []
        last = len(self._memory) - 1
        for nets in self._members:
            for which in [last, *self._luck.permutation(last)[:AGAIN]]:
                phases, rows, aims = self._memory[which]
                for phase, net in zip(UNITS, nets, strict=True):
                    chosen = self._luck.permutation(np.flatnonzero(phases == phase))
                    size = 512 if phase == ON else 256
                    for first in range(0, len(chosen) - size // 2, size):
                        batch = chosen[first : first + size]
                        off = net.learn(rows[batch], aims[batch], rate)
                        missed += [off] if phase == ON and which == last else []
        return sum(missed) / len(missed)

    def write(self, path: Path) -> None:
        """Write the weights as the player reads them."""
        text = json.dumps([[net.weights() for net in nets] for nets in self._members], separators=(",", ":"))
        path.write_text(text.replace('{"column"', '\n{"column"') + "\n", encoding="utf-8")


def _learners(number: int, seats: int) -> set[int]:
    """Say where learners sit: two side by side or apart, now and then everywhere."""
    first = number % seats
    if seats == 2:
        return {first}
    if seats == 4 and number % 12 == 11:
        return {*range(seats)}
    return {first, (first + 1 + number % 5 % 2) % seats}


def _lesson(turns: Sequence[Turn], aims: Array, nets: Three, trust: float) -> Lesson:
    """Give each position what it came to: part of what happened later, part of what was thought of the next one."""
    then = aims.copy()
    targets = []
    for turn in reversed(turns):
        later = then[turn.tables, turn.seat]
        targets.append(later)
        thought = np.empty(len(turn.tables), np.float32)
        for phase in UNITS:
            here = turn.phases == phase
            thought[here] = nets[phase].value(turn.rows[here])
        then[turn.tables, turn.seat] = (1 - trust) * thought + trust * later
    return (
        np.concatenate([turn.phases for turn in reversed(turns)]),
        np.concatenate([turn.rows for turn in reversed(turns)]),
        np.concatenate(targets),
    )


def main() -> None:
    """Fit, and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lessons", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=HERE)
    arguments = parser.parse_args()
    school = School(arguments.lessons, arguments.seed)
    for number in range(arguments.lessons):
        print(f"{number:3}: {school.lesson(number)}", flush=True)
        school.write(arguments.to)  # whoever stops early keeps what was learnt


if __name__ == "__main__":
    main()
