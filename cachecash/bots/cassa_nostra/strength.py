"""How strong a player is between two tours: the table that the expert looks its prospects up in.

A player of strength s among others wins s / (the sum of all) of the games (the choice model of R. D. Luce). Strengths
depend on how many are still in, on the tour to come, on tokens and on what the cards kept are worth together. They are
written in `strength.json` as the coefficients of their logarithm, a + b r + c r², where r is a tenth of the cards kept;
`tools/solve_cassa_nostra.py` makes them.
"""

import json
from functools import cache
from importlib.resources import files
from math import exp

from cachecash.games.cassa_nostra.cards import FULL, sum_of
from cachecash.games.cassa_nostra.counting import GOAL, TOURS

WON = 1e9
"""The strength of those who have won: next to it all others are nothing, and several share."""

_MOST_SEATS = 6
_MOST_TOKENS = 9
"""Where a partie is played out (CS-14), four tokens are won at the most in it beyond the goal."""

_RICHER = 2.5
"""How much stronger each token beyond four makes who has not won yet (CS-14)."""

Strengths = list[list[list[list[float]]]]
"""By players still in, tour to come (0: a partie is over), tokens, cards kept."""


@cache
def strengths(*, at_once: bool) -> Strengths:
    """Give the strengths where the goal wins *at_once*, or else only when a partie is over."""
    text = files(__package__).joinpath("strength.json").read_text("utf-8")
    written = json.loads(text)
    table: Strengths = [[] for _ in range(_MOST_SEATS + 1)]
    for left in range(1, _MOST_SEATS + 1):
        tours = written.get(str(left), written["2"])
        table[left] = [_by_tokens(tours["1"], at_once=True)]
        table[left] += [_by_tokens(tours[str(tour)], at_once=at_once) for tour in range(1, TOURS + 1)]
    return table


def _by_tokens(rows: list[list[float]], *, at_once: bool) -> list[list[float]]:
    kept = [rest / 10 for rest in range(sum_of(FULL) + 1)]
    made = [[0.0] * len(kept)]
    made += [[exp(a + b * rest + c * rest * rest) for rest in kept] for a, b, c in rows]
    for _ in range(GOAL, _MOST_TOKENS + 1):
        made.append([WON] * len(kept) if at_once else [_RICHER * strength for strength in made[-1]])
    return made
