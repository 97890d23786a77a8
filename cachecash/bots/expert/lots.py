"""Drawing by lot, some things being likelier than others."""

from collections.abc import Sequence
from itertools import accumulate


def pick(weights: Sequence[float], mark: float) -> int:
    """Give the place that *mark*, from 0 up to 1, falls on, each place being as wide as its weight."""
    sums = [*accumulate(weights)]
    mark *= sums[-1]
    return next((place for place, upto in enumerate(sums) if mark < upto), len(sums) - 1)
