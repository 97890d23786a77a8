"""One game in the window: its desk, who thinks for the others, and the file that keeps it."""

from contextlib import suppress
from typing import Any

from cachecash.core.events import Seat
from cachecash.core.problems import Problem
from cachecash.frontends.window.worker import Worker
from cachecash.narration.catalog import Catalog
from cachecash.presentation.course import Course
from cachecash.presentation.desk import Desk
from cachecash.presentation.party import Party
from cachecash.presentation.post import Post
from cachecash.presentation.retold import retold
from cachecash.presentation.store import Saver
from cachecash.table.replay import of_table, write
from cachecash.table.table import Table


class Play:
    """A party at its table, from the deal (or from where it was left) to the end."""

    def __init__(self, party: Party, table: Table[Any, Any, Any], saver: Saver, post: Post) -> None:
        self.party = party
        self._table = table
        self._saver = saver
        self._finished = False
        self._worker = Worker(party.room, [player.level for player in party.players], party.seed)
        self.desk = Desk(
            post,
            Course(table, party.me, self._worker),
            party.room.narrator(post.keys.catalog, party.names),
            party.room.board(post.keys.catalog, party.names),
        )

    @property
    def told(self) -> tuple[str, str, int] | None:
        """What tells this game and how far it has been told, if that is all of it; None in the midst of an action."""
        if self.desk.course.pending is not None:
            return None
        return self.party.room.game.id, self.party.seed, len(self._table.actions)

    def remember(self) -> None:
        """Have in the history what was told of the game before it was left, since the player last played, too."""
        desk = self.desk
        told = retold(self.party, self._table, desk.narrator, desk.habits.level)
        for one in told.before:
            desk.history.add(one)
        desk.history.mark()
        for one in told.since:
            desk.history.add(one)

    def keep(self) -> None:
        """Have the game written as it stands. Raises `Problem`, once.

        With its last action a game is finished at once: if the program is killed while the end is being told, nobody
        is asked to resume a game in which nothing is left to play.
        """
        if not self._finished:
            self._saver.save(write(of_table(self._table, self.party.players)))
            if self._table.outcome() is not None:
                self.finish()

    def set_level(self, seat: Seat, level: str) -> None:
        """Have a computer player decide at another level from now on, and after the game is resumed."""
        self.party = self.party.with_level(seat, level)
        self._worker.set_level(seat, level)

    def secure(self) -> None:
        """Have the game written as it stands, now. Raises `Problem`, each time, where it is not."""
        with suppress(Problem):  # of a writing before: this is another attempt
            self.keep()
        self._saver.confirm()

    def finish(self) -> None:
        """Note that there is nothing to resume any more. Raises `Problem`."""
        if not self._finished:
            self._saver.finish()
            self._finished = True

    def translate(self, catalog: Catalog) -> None:
        """Tell it in another language from now on."""
        room, names = self.party.room, self.party.names
        self.desk.translate(catalog, room.narrator(catalog, names), room.board(catalog, names))

    def close(self) -> None:
        """Leave the table. The game is kept, as far as it has gone; over, it is finished, even if not told to its end.

        Raises `Problem` where its end could not be written; the table is left all the same.
        """
        self.desk.close()
        self._worker.close()
        try:
            if self._table.outcome() is not None:
                self.finish()
        finally:
            self._saver.close()
