"""Games between computer players: played as fast as they think, counted, and logged where a log is wanted."""

import math
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple

from cachecash.core.chance import Chance
from cachecash.core.game import A, Game, Outcome, S, V
from cachecash.table import log
from cachecash.table.table import Table

Chooser = Callable[[V, Sequence[A], Chance], A]
"""Chooses among legal actions. It is given a view only, and a chance of its own for each decision."""

_Z = 1.959963984540054
"""The normal deviate of a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Played:
    """One game that was played: how it ended, decisions taken, seconds of processor time."""

    outcome: Outcome
    decisions: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Series(Generic[S, A, V]):
    """Games with the same game, options and players; *levels* and *choosers* have one entry a seat."""

    game: Game[S, A, V]
    options: Any
    levels: tuple[str, ...]
    choosers: tuple[Chooser[V, A], ...]

    def run(self, seed: str, numbers: Iterable[int], write: log.Write | None = None) -> "Tally":
        """Play the games that *numbers* counts, game k with the seed ``seed/k``, and count what comes out."""
        tally = Tally(self.levels)
        for number in numbers:
            tally.add(self.play(f"{seed}/{number}", write))
        return tally

    def play(self, seed: str, write: log.Write | None = None) -> Played:
        """Play one game to its end; *write* receives its records. Without *write* nothing is told: the fast path.

        Where several seats are awaited at once they choose in seat order.
        """
        began = time.process_time()
        game = self.game
        book = log.GameLog(game, write) if write else None
        if book:
            book.opening(self.options, seed, self.levels)
        tell = book.tell if book else None
        chance = Chance(seed)
        state = game.new(len(self.levels), self.options, chance, tell)
        decisions = 0
        while waited := game.to_act(state):
            seat = waited[0]
            decisions += 1
            own_chance = chance.child(f"bot/{seat}/{decisions}")
            action = self.choosers[seat](game.view(state, seat), game.legal(state, seat), own_chance)
            if book:
                book.decision(state, decisions, seat, action)
            game.apply(state, seat, action, tell)
        outcome = game.outcome(state)
        assert outcome is not None, "nobody is awaited exactly when a game is over"  # noqa: S101 - the Game contract
        return Played(outcome, decisions, time.process_time() - began)


def log_replay(table: Table[S, A, V], levels: tuple[str, ...], write: log.Write) -> None:
    """Write the log of what was played at *table* so far; it has no end if the game has none yet."""
    scripts = tuple(_Script(deque[Any]()) for _ in range(table.seats))
    for seat, action in table.actions:
        scripts[seat].actions.append(action)
    with suppress(_ScriptEnded):
        Series(table.game, table.options, levels, scripts).play(table.seed, write)


class _ScriptEnded(Exception):
    """The game was left in its course."""


@dataclass(frozen=True, slots=True)
class _Script:
    """Chooses what was chosen."""

    actions: deque[Any]

    def __call__(self, _view: Any, _legal: Sequence[Any], _chance: Chance) -> Any:
        if not self.actions:
            raise _ScriptEnded
        return self.actions.popleft()


class Share(NamedTuple):
    """A share of the games won (a victory shared by k counts 1/k), with the ends of its 95 % interval (Wilson)."""

    share: float
    low: float
    high: float


def interval(wins: float, games: float, deviate: float = _Z) -> Share:
    """Give *wins* / *games* with its Wilson interval, at 95 % unless the *deviate* is of another one."""
    share = wins / games
    spread = 1 + deviate * deviate / games
    centre = share + deviate * deviate / (2 * games)
    margin = deviate * math.sqrt(share * (1 - share) / games + deviate * deviate / (4 * games * games))
    low, high = (centre - margin) / spread, (centre + margin) / spread
    return Share(share, max(0.0, min(share, low)), min(1.0, max(share, high)))  # rounding may cross the ends


@dataclass(slots=True)
class Tally:
    """What came out of some games. *levels* has one level a seat."""

    levels: tuple[str, ...]
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    safeguards: int = 0
    wins: list[float] = field(init=False)
    scores: list[int] = field(init=False)

    def __post_init__(self) -> None:
        """Start at nothing."""
        self.wins = [0.0] * len(self.levels)
        self.scores = [0] * len(self.levels)

    def add(self, played: Played) -> None:
        """Count one game."""
        self.games += 1
        self.decisions += played.decisions
        self.seconds += played.seconds
        self.safeguards += played.outcome.safeguard
        for seat in played.outcome.winners:
            self.wins[seat] += 1 / len(played.outcome.winners)
        for seat, score in enumerate(played.outcome.scores):
            self.scores[seat] += score

    def seat(self, seat: int) -> tuple[Share, float]:
        """Give the share of wins and the mean score of *seat*."""
        return interval(self.wins[seat], self.games), self.scores[seat] / self.games

    def level(self, level: str) -> tuple[Share, float]:
        """Give the share of wins of all the seats of *level* together, and their mean score."""
        seats = [seat for seat, its in enumerate(self.levels) if its == level]
        wins = min(sum(self.wins[seat] for seat in seats), self.games)  # sums of thirds may stray above
        return interval(wins, self.games), sum(self.scores[seat] for seat in seats) / self.games / len(seats)

    def pace(self) -> float:
        """Give the decisions taken in one second of processor time."""
        return self.decisions / self.seconds if self.seconds else 0.0
