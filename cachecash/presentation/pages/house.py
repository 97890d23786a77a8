"""What the pages need of the program around them: what only it can do."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from cachecash.presentation.kept import KeptGame, KeptGames
from cachecash.presentation.party import Party
from cachecash.presentation.room import Room
from cachecash.presentation.settings import Setting, Settings
from cachecash.storage.profiles import Profile


class House(Protocol):
    """The program, as the pages see it. Nothing here blocks, and nothing here speaks: the pages say what was done."""

    @property
    def rooms(self) -> Mapping[str, Room]:
        """Give the games, by name."""

    @property
    def kept(self) -> KeptGames:
        """Give the games that can be resumed."""

    @property
    def settings(self) -> Settings:
        """Give the settings of who plays."""

    def set(self, setting: Setting, value: Any) -> None:
        """Change a setting, at once, and have it kept. A change of language calls `Shell.translate`."""

    def lay(self, game: str, table: Mapping[str, Any]) -> None:
        """Keep how a table is laid, for the next one (see `PartySetup.remembered`)."""

    @property
    def voice(self) -> tuple[str, str]:
        """Give what speaks now: the name of a voice as in the settings, and what it found ("" for nothing to add)."""

    @property
    def playing(self) -> bool:
        """Whether a game goes on under the pages."""

    @property
    def party(self) -> Party | None:
        """Give who plays what under the pages; None where no game goes on."""

    def set_level(self, seat: int, level: str) -> None:
        """Have a computer player of that game play at another level from its next decision on."""

    @property
    def sounds(self) -> Sequence[str]:
        """Give the names of the sounds of the theme."""

    @property
    def people(self) -> Sequence[Profile]:
        """Give everybody who plays here, who played last first."""

    @property
    def person(self) -> Profile:
        """Give who plays now."""

    def welcome(self, person: Profile) -> None:
        """Have somebody play from now on, with their settings."""

    def add_person(self, name: str) -> Profile:
        """Give a new person a profile. Raises `Problem`."""

    def rename_person(self, person: Profile, name: str) -> None:
        """Give a person another name. Raises `Problem`."""

    def remove_person(self, person: Profile) -> None:
        """Put a person's profile aside. It is never the one who plays now. Raises `Problem`."""

    def start(self, party: Party) -> None:
        """Begin a new game; the pages are closed."""

    def resume(self, game: KeptGame) -> bool:
        """Go on with a kept game; the pages are closed. False where it can no longer be: it was played elsewhere."""

    def closed(self) -> None:
        """Come back to what was under the pages: the player has left the last one."""

    def quit(self) -> None:
        """End the program."""
