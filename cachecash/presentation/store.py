"""What a front end needs of the store of games; `cachecash.storage` has it, a test may have another."""

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol


class Slot(Protocol):
    """One game in course that was found."""

    @property
    def name(self) -> str:
        """Give the name to load it by."""

    @property
    def when(self) -> datetime:
        """Give the time of its last action, on the clock of the place."""


class Saver(Protocol):
    """Keeps one game, and lets no other program keep another one in its place."""

    @property
    def kept(self) -> bool:
        """Whether the game is safe, as far as is known."""

    def save(self, text: str) -> None:
        """Have *text* written, soon, in place of the one before. Raises `Problem`, once, where that fails."""

    def settle(self) -> None:
        """Wait until the last text is written; not for long where the disk does not answer."""

    def confirm(self) -> None:
        """Return when the last text is written. Raises `Problem`, each time, where it is not, or not soon."""

    def finish(self) -> None:
        """The game is over: there is nothing to resume any more. Raises `Problem` where its end is not written."""

    def close(self) -> None:
        """Wait until the last text is written."""


class Store(Protocol):
    """Where the games in course are kept."""

    def list_saves(self) -> Sequence[Slot]:
        """Give those that nobody is playing, the latest first."""

    def held(self) -> int:
        """Count those that another program is playing."""

    def load(self, name: str) -> str:
        """Give the text that was kept. Raises `Problem`."""

    def set_aside(self, name: str) -> bool:
        """Put a game that cannot be understood out of the way, without deleting it; False where it had to stay."""

    def saver(self, name: str | None = None) -> Saver:
        """Keep a new game, or go on keeping the one of that name."""
