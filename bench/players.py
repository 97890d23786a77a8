"""How long the computer players think: milliseconds of CPU a decision, beside one uniform choice.

    python bench/players.py [--games N]

Each level plays whole rapid games against itself. The aim is 50 ms a decision at the most; the ratio is to `random`,
the cheapest player there can be, in the same run.
"""

import argparse
import statistics
from time import process_time

from cachecash.core.chance import Chance
from cachecash.core.options import read_options
from cachecash.presentation.rooms import room

ROOM = room("cache-ton-cash")
GAME = ROOM.game
RAPID = {"end": "rapide"}


def decisions(level: str, seats: int, options: dict[str, str], games: int) -> list[float]:
    """Give the milliseconds of each decision that had a choice, sorted."""
    player = ROOM.levels[level]()
    table = read_options(GAME.options(), options)
    spent: list[float] = []
    for number in range(games):
        chance = Chance(f"players/{number}")
        state = GAME.new(seats, table, chance)
        while awaited := GAME.to_act(state):
            seat = awaited[0]
            view, legal = GAME.view(state, seat), GAME.legal(state, seat)
            began = process_time()
            action = player.choose(view, legal, chance.child(str(len(spent)))).action
            if len(legal) > 1:
                spent.append((process_time() - began) * 1000)
            GAME.apply(state, seat, action)
    return sorted(spent)


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    games = parser.parse_args().games
    print("level      seats  rules      median      95 %   longest   x random")
    for seats in GAME.seats:
        for name, options in (("classic", RAPID), ("advanced", {**RAPID, **GAME.presets["avance"]})):
            cheapest = statistics.median(decisions("random", seats, options, games))
            for level in ROOM.levels:
                spent = decisions(level, seats, options, games)
                middle, high = statistics.median(spent), spent[int(len(spent) * 0.95)]
                figures = f"{middle:9.3f}{high:10.3f}{spent[-1]:10.3f}{middle / cheapest:11.1f}"
                print(f"{level:11}{seats:4}   {name:10}{figures}")


if __name__ == "__main__":
    main()
