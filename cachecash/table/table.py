"""A table: one game in course, its players' actions, and the ears around it."""

from collections.abc import Callable
from functools import partial
from typing import Any, Generic

from cachecash.core.chance import Chance
from cachecash.core.events import Event, Seat, Viewer
from cachecash.core.game import A, Game, Outcome, S, V
from cachecash.core.problems import IllegalAction, Problem, Refusal

Hear = Callable[[Event, V], None]
"""Receives a fact as that ear may know it, with the ear's view at the moment when the fact became true."""


class Table(Generic[S, A, V]):
    """One game: refuses what the rules refuse, plays the rest, and tells each ear its own part of the facts.

    Nothing is dealt before `start`. An action is told when it has been played to its end, in the order of the facts, so
    that an ear may ask the table, or even play, while it listens.
    """

    def __init__(self, game: Game[S, A, V], seats: int, options: Any, seed: str) -> None:
        """Raises `Problem` (``seats``) where the game is not for so many."""
        check_seats(game, seats)
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self._state: S | None = None
        self._actions: list[tuple[Seat, A]] = []
        self._ears: list[tuple[Viewer, Hear[V]]] = []
        self._untold: list[tuple[Hear[V], Event, V]] = []

    def attach(self, ear: Viewer, hear: Hear[V]) -> None:
        """Let *hear* receive, from now on, what *ear* (a seat, or None for a spectator) may know."""
        self._ears.append((ear, hear))

    @property
    def dealt(self) -> bool:
        """Whether the game has begun: here, or before it was resumed."""
        return self._state is not None

    def start(self) -> None:
        """Deal, and tell. The view that goes with each fact of this first deal is the one after it."""
        facts: list[Event] = []
        state = self.game.new(self.seats, self.options, Chance(self.seed), facts.append)
        self._state = state
        for fact in facts:
            self._note(state, fact)
        self._tell()

    def play(self, seat: Seat, action: A) -> None:
        """Play *action*, and tell. Raises `IllegalAction`, and then nothing has changed."""
        state = self._started()
        why = self.game.refusal(state, seat, action)
        if why:
            raise IllegalAction(why)
        self.game.apply(state, seat, action, partial(self._note, state) if self._ears else None)
        self._actions.append((seat, action))
        self._tell()

    def refusal(self, seat: Seat, action: A) -> Refusal | None:
        """Say why the rules would refuse *action*, or None."""
        return self.game.refusal(self._started(), seat, action)

    def view(self, viewer: Viewer) -> V:
        """Give all that *viewer* may know now."""
        return self.game.view(self._started(), viewer)

    def awaited(self) -> tuple[Seat, ...]:
        """Give the seats that must choose; none when the game is over."""
        return self.game.to_act(self._started())

    def legal(self, seat: Seat) -> list[A]:
        """Give every action open to *seat*, in the order a player browses them."""
        return self.game.legal(self._started(), seat)

    def outcome(self) -> Outcome | None:
        """Say how the game ended, or None while it goes on."""
        return self.game.outcome(self._started())

    def round_number(self) -> int:
        """Give the number of the round in course, from 1."""
        return self.game.round_number(self._started())

    @property
    def actions(self) -> tuple[tuple[Seat, A], ...]:
        """All that was played so far, in order."""
        return tuple(self._actions)

    def _started(self) -> S:
        if self._state is None:
            raise RuntimeError("nothing is dealt yet: start() first")
        return self._state

    def _note(self, state: S, fact: Event) -> None:
        for ear, hear in self._ears:
            seen = fact.seen_by(ear)
            if seen is not None:
                self._untold.append((hear, seen, self.game.view(state, ear)))

    def _tell(self) -> None:
        while self._untold:
            hear, fact, view = self._untold.pop(0)
            hear(fact, view)


def check_seats(game: Game[Any, Any, Any], seats: int) -> None:
    """Raise `Problem` (``seats``) where *game* is not for so many players."""
    if seats not in game.seats:
        raise Problem("seats", seats=seats, low=game.seats[0], high=game.seats[-1])
