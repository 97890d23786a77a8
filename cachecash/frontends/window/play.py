"""One game in the window: its desk, who thinks for the others, and the file that keeps it."""

from typing import Any

from cachecash.frontends.window.worker import Worker
from cachecash.narration.catalog import Catalog
from cachecash.outputs.history import History
from cachecash.presentation.course import Course
from cachecash.presentation.desk import Desk
from cachecash.presentation.habits import Habits
from cachecash.presentation.keys import KeyMap
from cachecash.presentation.outlet import Outlet
from cachecash.presentation.party import Party
from cachecash.presentation.store import Saver
from cachecash.table.replay import of_table, write
from cachecash.table.table import Table


class Play:
    """A party at its table, from the deal (or from where it was left) to the end."""

    def __init__(  # noqa: PLR0913, PLR0917 - all that a game is played with
        self,
        party: Party,
        table: Table[Any, Any, Any],
        saver: Saver,
        keys: KeyMap,
        outlet: Outlet,
        history: History,
        habits: Habits,
    ) -> None:
        self.party = party
        self._table = table
        self._saver = saver
        levels = [player.level for player in party.players]
        self._worker = Worker(party.room.levels, levels, party.seed)
        self.desk = Desk(
            Course(table, party.me, self._worker),
            keys.catalog,
            party.room.narrator(keys.catalog, party.names),
            party.room.board(keys.catalog, party.names),
            keys,
            outlet,
            history,
            habits,
        )

    @property
    def kept(self) -> bool:
        """Whether the game is safe, as far as is known."""
        return self._saver.kept

    def keep(self) -> None:
        """Have the game written as it stands. Raises `Problem`, once, where that fails."""
        self._saver.save(write(of_table(self._table, self.party.players)))

    def finish(self) -> None:
        """Note that there is nothing to resume any more. Raises `Problem`."""
        self._saver.finish()

    def translate(self, catalog: Catalog) -> None:
        """Tell it in another language from now on."""
        room, names = self.party.room, self.party.names
        self.desk.translate(catalog, room.narrator(catalog, names), room.board(catalog, names))

    def close(self) -> None:
        """Leave the table. The game is kept, as far as it has gone."""
        self.desk.close()
        self._worker.close()
        self._saver.close()
