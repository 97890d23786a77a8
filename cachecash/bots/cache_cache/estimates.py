"""The expert's feeling for Cache-cache: each action weighed outright, one step over a fitted value.

A world that is played out tells little: the luck of one round is worth 12 points, and an action that differs from
another by one would need hundreds of them. The networks were fitted to hundreds of thousands of rounds, and the cards
that may come in one step are few enough to be all weighed.
"""

from collections.abc import Sequence
from math import fsum, sqrt

from cachecash.bots.cache_cache.nets import committee
from cachecash.bots.cache_cache.sight import Sight
from cachecash.bots.cache_cache.value import Value
from cachecash.bots.contract import Thought
from cachecash.games.cache_cache.actions import Action
from cachecash.games.cache_cache.view import View


class Estimates:
    """What the committee thinks: the mean of its members, and how far they disagree."""

    def weigh(self, view: View, legal: Sequence[Action]) -> list[Thought[Action]]:
        """Give what is thought of each action, in the order of *legal*."""
        sight = Sight(view)
        table = sight.table()
        members = [Value(sight, nets, table) for nets in committee()]
        return [_agreed(action, [member.of(action) for member in members]) for action in legal]


def _agreed(action: Action, values: Sequence[float]) -> Thought[Action]:
    """Give the mean and its standard error. The module `statistics` takes as long to load as all the bots: not here."""
    number = len(values)
    mean = fsum(values) / number
    squares = fsum([(value - mean) ** 2 for value in values])
    return Thought(action, mean, sqrt(squares / (number * (number - 1))))
