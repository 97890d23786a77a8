"""How many ways there are: the size of trees of legal actions, and the order in which those are listed.

A line of `tests/perft/<game>.txt` gives the seed, the seats, the options, how many actions of a seeded walk lead to the
root, the depth of the tree, its number of leaves, and the digest of every list of legal actions met on the walk. A
number that changes means that the rules have changed, or the order of the legal actions: say which in the commit.
"""

from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from cachecash.core.chance import Chance
from contract import Entry, options_of
from entries import GAMES

FOLDER = Path(__file__).parent.parent / "perft"


def leaves(entry: Entry, state: Any, depth: int) -> int:
    """Count the positions at *depth* under *state*, each way to it for itself."""
    awaited = entry.game.to_act(state)
    if not awaited:
        return 0
    seat = awaited[0]
    legal = entry.game.legal(state, seat)
    if depth == 1:
        return len(legal)
    found = 0
    for action in legal:
        after = state.copy()
        entry.game.apply(after, seat, action)
        found += leaves(entry, after, depth - 1)
    return found


def walk(entry: Entry, state: Any, seed: str, steps: int) -> str:
    """Play *steps* actions drawn by a seed; give the digest of the lists of legal actions, in their order."""
    chance = Chance(seed).child("walk")
    lists = []
    for step in range(steps):
        awaited = entry.game.to_act(state)
        if not awaited:
            break
        legal = entry.game.legal(state, awaited[0])
        lists.append(" ".join(map(str, legal)))
        entry.game.apply(state, awaited[0], legal[chance.below(len(legal), "choice", counter=step)])
    return sha256("\n".join(lists).encode()).hexdigest()[:16]


def lines() -> list[Any]:
    return [
        pytest.param(entry, line, id=f"{entry.game.id}-{line.split()[0]}")
        for entry in GAMES
        for line in (FOLDER / f"{entry.game.id}.txt").read_text(encoding="utf-8").splitlines()
        if line and not line.startswith("#")
    ]


@pytest.mark.parametrize(("entry", "line"), lines())
def test_the_tree_of_legal_actions_has_the_size_and_the_order_written_down(entry: Entry, line: str) -> None:
    seed, seats, texts, steps, depth, count, digest = line.split()
    options = options_of(entry.game, texts.strip("-").replace(",", " "))
    state = entry.game.new(int(seats), options, Chance(seed))
    got = (walk(entry, state, seed, int(steps)), leaves(entry, state, int(depth)))
    assert got == (digest, int(count))
