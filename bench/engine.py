"""How fast the rules are played at random, beside peers in the same process.

    python bench/engine.py [--pairs N] [--slice SECONDS]

A slice plays whole games for about 0.15 s of CPU with the same policy for all: one of the legal actions, uniformly.
Two workloads alternate slice by slice, the order flipped each time; the ratio is taken pair by pair, its median is
given with a 95 % interval. The engine is first held against itself: where that leaves 0.95 to 1.05, the machine is too
noisy for the figures to mean anything. Peers that are not installed (`pip install -e '.[bench]'`) are left out.
"""

import argparse
import contextlib
import io
import statistics
import timeit
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from time import process_time
from typing import Any

from cachecash.core.chance import Chance
from cachecash.core.game import Game
from cachecash.core.options import read_options
from cachecash.games.cache_ton_cash import CacheTonCash, State
from cachecash.games.cache_ton_cash.options import Options
from cachecash.presentation.rooms import rooms

GAME = CacheTonCash()
ADVANCED = read_options(Options(), GAME.presets["avance"])
chance = Random(1)
draw, choices = chance.random, chance.choices

Play = Callable[[], int]
"""Plays one whole game at random, and gives the number of its decisions."""


@dataclass(frozen=True)
class Peer:
    """A game of another library, and the ratio that is aimed at."""

    name: str
    play: Play
    target: float


def finish(state: State, last_round: int = 100) -> int:
    """Play *state* to its end, or to the end of *last_round*; give the number of decisions."""
    to_act, legal, apply = GAME.to_act, GAME.legal, GAME.apply
    decisions = 0
    while (awaited := to_act(state)) and state.round <= last_round:
        seat = awaited[0]
        actions = legal(state, seat)
        apply(state, seat, actions[int(draw() * len(actions))])
        decisions += 1
    return decisions


def ours(seats: int, options: Options) -> Play:
    """Give a workload of our own: each game has other cards."""
    dealt = 0

    def play() -> int:
        nonlocal dealt
        dealt += 1
        return finish(GAME.new(seats, options, Chance(f"bench/{dealt}")))

    return play


def open_spiel_game(name: str, *, shortcut: bool = False) -> Play:
    """Give a game of OpenSpiel.

    Its chance nodes (the deal) are sampled by their outcomes and probabilities, as its documentation does; with
    *shortcut*, uniformly among their legal actions, which serves where all are equally likely and is three times
    faster for the peer.
    """
    import pyspiel  # noqa: PLC0415 - optional
    from open_spiel.python.games import liars_poker  # noqa: F401, PLC0415 - registers its game

    game = pyspiel.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node() and not shortcut:
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choices(outcomes, weights)[0])
                continue
            actions = state.legal_actions()
            decisions += not state.is_chance_node()
            state.apply_action(actions[int(draw() * len(actions))])
        return decisions

    return play


def rlcard_game(name: str) -> Play:
    """Give a game of RLCard, through its environment."""
    import rlcard  # noqa: PLC0415 - optional

    environment = rlcard.make(name)

    def play() -> int:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            actions = list(state["legal_actions"])
            state, _ = environment.step(actions[int(draw() * len(actions))])
            decisions += 1
        return decisions

    return play


def peers() -> list[Peer]:
    """Give the peers that are installed, with a notice for each that is not."""
    shortcut = partial(open_spiel_game, shortcut=True)
    wanted: list[tuple[str, Callable[[str], Play], str, float]] = [
        ("OpenSpiel hearts (C++)", open_spiel_game, "hearts", 0.8),
        ("the same, dealt by the shortcut", shortcut, "hearts", 0.0),
        ("OpenSpiel crazy_eights (C++), 4 players", open_spiel_game, "crazy_eights(players=4)", 0.0),
        ("OpenSpiel python_liars_poker", open_spiel_game, "python_liars_poker", 8.0),
        ("RLCard uno", rlcard_game, "uno", 15.0),
    ]
    found = []
    for name, make, game, target in wanted:
        try:
            with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
                found.append(Peer(name, make(game), target))
        except ImportError as missing:
            print(f"left out: {name} ({missing.name} is not installed)")
    return found


def cost(play: Play, seconds: float) -> float:
    """Seconds of CPU a decision, over whole games."""
    decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        decisions += play()
    return spent / decisions


def ratios(one: Play, other: Play, pairs: int, seconds: float) -> list[float]:
    """How many times faster *one* decides than *other*, pair by pair, sorted."""
    found = []
    for pair in range(pairs):
        if pair % 2:
            first, second = cost(one, seconds), cost(other, seconds)
        else:
            second, first = cost(other, seconds), cost(one, seconds)
        found.append(second / first)
    return sorted(found)


def interval(values: list[float]) -> tuple[float, float]:
    """Give the 95 % interval of the median of sorted values (order statistics, normal approximation)."""
    half = 0.98 * len(values) ** 0.5
    middle = len(values) / 2
    return values[max(0, int(middle - half))], values[min(len(values) - 1, int(middle + half))]


def told(values: list[float]) -> str:
    """Give median and interval in words."""
    low, high = interval(values)
    return f"{statistics.median(values):6.2f} x  [{low:.2f} to {high:.2f}]"


def ten_rounds_to_one() -> float:
    """Cost of ten rounds against one; totals go back to nought so that no game ends by them."""

    def rounds(number: int) -> float:
        start = process_time()
        for deal in range(12):
            state = GAME.new(4, Options(), Chance(f"rounds/{deal}"))
            for last in range(1, number + 1):
                finish(state, last)
                state.totals = [0] * 4
        return process_time() - start

    return statistics.median(rounds(10) / rounds(1) for _ in range(5))


def copies_in_decisions(decision: float) -> float:
    """Cost of one copy of a state in mid-game, in decisions of random play."""
    state = GAME.new(4, Options(), Chance("copy"))
    for _ in range(40):
        seat = GAME.to_act(state)[0]
        GAME.apply(state, seat, GAME.legal(state, seat)[0])
    number = 20_000
    return min(timeit.repeat(state.copy, number=number, repeat=5)) / number / decision


WORLDS = 20
"""How many worlds are dealt from one view, as in a search."""


def worlds(game: Game[Any, Any, Any], seconds: float) -> tuple[float, float, float]:
    """Give the seconds of one decision of random play, of one world dealt from a view, and of one played out as well.

    The views are those of a game played at random, one in five; a world is played out until its round, or its game, is
    over.
    """
    spent, decisions, dealt, lines, number = [0.0] * 3, 0, 0, 0, 0
    while sum(spent) < seconds:
        number += 1
        state = game.new(4, game.options(), Chance(f"worlds/{number}"))
        step = 0
        while (awaited := game.to_act(state)) and step < 300:
            seat = awaited[0]
            step += 1
            if step % 5 == 0:
                view = game.view(state, seat)
                began = process_time()
                found = [game.redeal(view, Chance(f"{number}/{step}/{world}")) for world in range(WORLDS)]
                spent[1] += process_time() - began
                dealt += WORLDS
                began = process_time()
                decisions += _play_out(game, found[0])
                spent[2] += process_time() - began
                lines += 1
            actions = game.legal(state, seat)
            game.apply(state, seat, actions[int(draw() * len(actions))])
    decision, deal = spent[2] / decisions, spent[1] / dealt
    return decision, deal, deal + spent[2] / lines


def _play_out(game: Game[Any, Any, Any], state: Any) -> int:
    """Play a world at random until its round is over; give the number of decisions."""
    to_act, legal, apply = game.to_act, game.legal, game.apply
    last, decisions = getattr(state, "round", None), 0
    while (awaited := to_act(state)) and getattr(state, "round", None) == last:
        actions = legal(state, awaited[0])
        apply(state, awaited[0], actions[int(draw() * len(actions))])
        decisions += 1
    return decisions


def searches(seconds: float) -> None:
    """Print what a search of each game lives on."""
    print("\nWhat a search lives on (microseconds of CPU, 4 players)")
    print("game             decision   a world dealt   dealt and played out")
    for name, room in rooms().items():
        worlds(room.game, seconds)
        decision, deal, line = (1e6 * cost_ for cost_ in worlds(room.game, seconds * 5))
        print(f"{name:15}{decision:10.2f}{deal:10.1f} ({deal / decision:4.1f}){line:18.0f}")


def growth(seconds: float) -> None:
    """Print what seats and the advanced rules cost."""
    print("\nCost of a decision (microseconds of CPU)")
    print("seats   classic   advanced")
    classic: dict[int, float] = {}
    advanced: dict[int, float] = {}
    for seats in GAME.seats:
        for options, costs in ((Options(), classic), (ADVANCED, advanced)):
            play = ours(seats, options)
            cost(play, seconds * 4)
            costs[seats] = min(cost(play, seconds) for _ in range(5))
        print(f"{seats:5}{classic[seats] * 1e6:10.2f}{advanced[seats] * 1e6:11.2f}")
    for name, costs in (("classic", classic), ("advanced", advanced)):
        print(f"{name}: 6 seats cost {costs[6] / costs[2]:.2f} x 2 seats (aim: at most 1.25)")
    print(f"ten rounds cost {ten_rounds_to_one():.2f} x one (aim: at most 11)")
    print(f"a copy costs {copies_in_decisions(classic[4]):.2f} decisions (aim: less than 10)")


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=31)
    parser.add_argument("--slice", type=float, default=0.15)
    asked = parser.parse_args()
    engine = ours(4, Options())
    cost(engine, 2.0)  # fills the tables of legal actions, as the first second of any search does
    print(f"Cache ton Cash, 4 players, classic: {1 / cost(engine, 1.0):,.0f} decisions per second of CPU")
    itself = ratios(engine, ours(4, Options()), asked.pairs, asked.slice)
    print(f"against itself{'':27}{told(itself)}")
    if not 0.95 <= statistics.median(itself) <= 1.05:
        print("machine too noisy: the ratios below mean little")
    for peer in peers():
        found = ratios(engine, peer.play, asked.pairs, asked.slice)
        aim = f"  (aim: at least {peer.target:g})" if peer.target else ""
        print(f"{peer.name:41}{told(found)}{aim}")
    growth(asked.slice)
    searches(asked.slice)


if __name__ == "__main__":
    main()
