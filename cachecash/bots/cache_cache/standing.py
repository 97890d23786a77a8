"""How likely each seat is to win the game, from the totals before a round."""

from collections.abc import Sequence
from math import exp, sqrt

PACE = {2: 2.5, 3: 2.0, 4: 1.7, 5: 1.55, 6: 1.45}
"""By number of seats, how fast totals drift apart: fitted to games among regulars at 2, 4 and 6 seats (at 4, the shares
came out within 4 % of the games that were won, but for the rare great leads of the first rounds)."""
NEVER_SURE = 20
"""The last round still moves the totals: so many points are added to those that the game has to run."""
FAR = 3.0
"""Nobody is further behind, in swings, than this: what is lost is lost."""


class Standing:
    """Totals, read as chances."""

    def __init__(self, totals: Sequence[int], limit: int) -> None:
        self._totals = totals
        self.swing = PACE[len(totals)] * sqrt(max(0, limit - max(totals)) + NEVER_SURE)
        """A lead of so many points makes a win e times as likely as the other's."""

    def share(self, seat: int) -> float:
        """Give the likelihood that *seat* wins."""
        best = min(self._totals)
        weights = [exp((best - total) / self.swing) for total in self._totals]
        return weights[seat] / sum(weights)

    def behind(self, seat: int, total: float) -> float:
        """Say how far *seat* is behind a *total*, in swings."""
        return max(-FAR, min(FAR, (self._totals[seat] - total) / self.swing))
