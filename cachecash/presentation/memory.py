"""What the terminal needs of a person's settings; a test may have something else in their place."""

from collections.abc import Mapping
from typing import Any, Protocol

from cachecash.core.problems import Problem


class Memory(Protocol):
    """What is kept of a person from one game to the next."""

    unread: list[Problem]
    """Why nothing could be read of it, empty where it was."""

    @property
    def name(self) -> str:
        """Give the person's name, empty where they gave none."""

    def table(self, game: str) -> Mapping[Any, Any]:
        """Give how the last table of a game was laid (see `PartySetup.recall`)."""

    def lay(self, game: str, table: Mapping[str, Any]) -> None:
        """Keep how a table is laid now (see `PartySetup.remembered`)."""

    def call(self, name: str) -> None:
        """Give the person a name."""

    def notices(self) -> list[Problem]:
        """Give what has gone wrong with keeping it since one last asked."""

    def close(self) -> None:
        """Have the last change written."""
