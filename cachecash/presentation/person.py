"""Who plays: the settings of one person, kept in this person's own file."""

from collections.abc import Mapping
from typing import Any

from cachecash.core.problems import Problem
from cachecash.narration.catalog import Catalog
from cachecash.presentation.settings import TABLES, Setting, Settings, read_settings, setting
from cachecash.storage.profiles import Profile
from cachecash.storage.settings import SettingsFile


class Person:
    """One person, from the moment when they play.

    *problems* are what was wrong in the file, where each such setting has its default; *unread* those of the file as a
    whole.
    """

    def __init__(self, profile: Profile, catalog: Catalog) -> None:
        self.profile = profile
        self._file = SettingsFile(profile.path, catalog.line("settings-about"))
        self.settings: Settings
        self.settings, problems = read_settings(self._file.load())
        self.unread = self._file.notices()
        self.problems = [*self.unread, *problems]

    def set(self, setting: Setting, value: Any) -> None:
        """Change a setting, and have it written soon."""
        self.settings = self.settings.having(setting.id, value)
        self._file.change({setting.id: value})
        if setting.id == "name":
            self.profile = Profile(self.profile.path, value)

    @property
    def name(self) -> str:
        """Give the person's name, empty where they gave none."""
        return self.settings.name

    def table(self, game: str) -> Mapping[Any, Any]:
        """Give how the last table of a game was laid (see `PartySetup.recall`)."""
        return self.settings.tables.get(game, {})

    def lay(self, game: str, table: Mapping[str, Any]) -> None:
        """Keep how a table is laid now (see `PartySetup.remembered`)."""
        self.settings = self.settings.having(TABLES.id, {**self.settings.tables, game: table})
        self._file.put(TABLES.id, game, table)

    def call(self, name: str) -> None:
        """Give the person a name."""
        self.set(setting("name"), name)

    def notices(self) -> list[Problem]:
        """Give what has gone wrong with the file since one last asked."""
        return self._file.notices()

    def close(self) -> None:
        """Have the last change written."""
        self._file.close()


def rename(profile: Profile, name: str, catalog: Catalog) -> None:
    """Give a name to somebody who does not play now. Raises `Problem` where it cannot be kept."""
    file = SettingsFile(profile.path, catalog.line("settings-about"))
    file.load()
    file.change({"name": name})
    file.close()
    if problems := file.notices():
        raise problems[-1]
