"""The course of a game at one table: who plays next, what is still to be told, and the last state that was told."""

from collections import deque
from collections.abc import Sequence
from typing import Any

from cachecash.core.events import Event, Seat, Viewer
from cachecash.core.problems import Refusal
from cachecash.presentation.outlet import Thinker
from cachecash.table.table import Table


class Course:
    """A table with one ear: that of the person who plays, or a spectator's (*me* None).

    The table never runs ahead by more than one action: the next one is played when the last fact of the one before has
    been taken by `take`, and `view` is the view of the last fact taken. The computer players think meanwhile.
    """

    def __init__(self, table: Table[Any, Any, Any], me: Viewer, thinker: Thinker) -> None:
        self.table = table
        self.me = me
        self.view: Any = None
        self._thinker = thinker
        self._thinking: Seat | None = None
        self._untold: deque[tuple[Event, Any]] = deque()

    def open(self) -> bool:
        """Deal, or take a resumed game up where it stands. Tell whether it was dealt now."""
        self.table.attach(self.me, lambda event, view: self._untold.append((event, view)))
        fresh = not self.table.dealt
        if fresh:
            self.table.start()
        self.view = self._untold[0][1] if self._untold else self.table.view(self.me)
        self._think()
        return fresh

    @property
    def pending(self) -> tuple[Event, Any] | None:
        """The next fact to be told, with its view; None where all has been."""
        return self._untold[0] if self._untold else None

    def take(self) -> None:
        """Note that the next fact is being told: its view becomes `view`. Raises `IndexError` where all is told.

        After the last fact `view` is the table as it stands, where the player may be awaited.
        """
        _, view = self._untold.popleft()
        self.view = view if self._untold else self.table.view(self.me)

    @property
    def over(self) -> bool:
        """Whether the game has ended and all of it was told."""
        return not self._untold and not self.table.awaited()

    @property
    def mine(self) -> bool:
        """Whether the player is awaited, and knows all that has happened."""
        return not self._untold and self.me is not None and self.me in self.table.awaited()

    @property
    def soon_mine(self) -> bool:
        """Whether the player is awaited, but has not been told yet what has happened."""
        return bool(self._untold) and self.me is not None and self.me in self.table.awaited()

    @property
    def thinking(self) -> Seat | None:
        """The computer player that was asked for its next action; None where none was."""
        return self._thinking

    def legal(self) -> Sequence[Any]:
        """Give what the player may do now: nothing while there is more to tell."""
        return self.table.legal(self.me) if self.mine and self.me is not None else ()

    def refusal(self, action: Any) -> Refusal | None:
        """Say why the rules refuse *action* to the player, or None. A spectator is not asked."""
        return None if self.me is None else self.table.refusal(self.me, action)

    def play(self, action: Any) -> None:
        """Play the player's action, one of `legal`."""
        if self.me is None:
            raise RuntimeError("a spectator does not play")
        self.table.play(self.me, action)
        self._catch_up()
        self._think()

    def advance(self) -> tuple[Seat, bool] | None:
        """Play what a computer player has chosen, once all is told: its seat, and whether it thought of it itself.

        None while there is nothing to play.
        """
        if self._untold or self._thinking is None:
            return None
        decided = self._thinker.poll()
        if decided is None:
            return None
        seat, self._thinking = self._thinking, None
        action, sound = decided
        self.table.play(seat, action)
        self._catch_up()
        self._think()
        return seat, sound

    def close(self) -> None:
        """Forget what a computer player is thinking of."""
        self._thinker.cancel()
        self._thinking = None

    def _catch_up(self) -> None:
        """Take the table as it stands where an action has told nothing: one choice of several that are simultaneous."""
        if not self._untold:
            self.view = self.table.view(self.me)

    def _think(self) -> None:
        """Have the next computer player think, while its turn is being told."""
        seat = next((seat for seat in self.table.awaited() if seat != self.me), None)
        if seat is not None and (self.me is None or self.me not in self.table.awaited()):
            self._thinking = seat
            self._thinker.start(seat, self.table.view(seat), self.table.legal(seat), len(self.table.actions))
