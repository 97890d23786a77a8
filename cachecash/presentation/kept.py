"""The kept games that can be resumed: what cannot be understood is passed over, and said once."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cachecash.core.problems import Problem
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Rendered
from cachecash.presentation.party import Party, kept_party
from cachecash.presentation.room import Room
from cachecash.presentation.store import Slot, Store
from cachecash.table.replay import Replay, read
from cachecash.table.table import Table

_DAMAGED = frozenset(
    {"replay-foreign", "replay-line", "replay-short", "replay-action", "seats", "file-encoding", "file-too-large"}
)
"""Why a kept game will never be read. A file of a newer version, or one that cannot be opened now, may be one day."""


@dataclass(frozen=True, slots=True)
class KeptGame:
    """One game that can be resumed: where it is kept, who plays it, its table as it was."""

    slot: Slot
    party: Party
    table: Table[Any, Any, Any]

    def title(self, catalog: Catalog) -> Rendered:
        """Say which game it is, when it was last played, how far it is and who plays against whom."""
        when, me = self.slot.when, self.party.me
        name = "" if me is None else self.party.names[me]
        return catalog.render(
            "party-kept-game",
            game=catalog.render(f"game-{self.party.room.game.id}"),
            date=catalog.render("party-date", day=when.day, month=when.month, hour=when.hour, minute=when.minute),
            name=name,
            named=name not in {"", catalog.line("party-my-name")},
            names=self.party.rivals,
            n=self.table.round_number(),
        )


class KeptGames:
    """All the kept games of a store."""

    def __init__(self, rooms: Mapping[str, Room], store: Store) -> None:
        self.store = store
        self._rooms = rooms
        self._passed: set[str] = set()
        self._cut: set[str] = set()
        self._notices: list[Problem] = []
        self._held = 0

    def all(self) -> list[KeptGame]:
        """Give the games that can be resumed, the latest first."""
        found = []
        for slot in self.store.list_saves():
            if slot.name in self._passed:
                continue
            try:
                game = self._read(slot)
            except Problem as problem:
                self._pass_over(slot, problem.reason)
            else:
                if game.table.awaited():
                    found.append(game)
                else:  # it was left between its last action and its end
                    self._give_up(slot)
        return found

    def count(self) -> int:
        """Count them, as far as is known: none is read for it."""
        return sum(slot.name not in self._passed for slot in self.store.list_saves())

    def notices(self) -> list[Problem]:
        """Give what was passed over since one last asked (``kept-passed``), or read in part (``kept-cut``)."""
        notices, self._notices = self._notices, []
        return notices

    def held(self) -> int:
        """Count the games that are missing because another program plays them; 0 where that was said already."""
        held, before = self.store.held(), self._held
        self._held = held
        return 0 if held == before else held

    def reopen(self, slot: Slot) -> KeptGame | None:
        """Read a game again once no other program may write it; None where it was played to its end elsewhere."""
        try:
            game = self._read(slot)
        except Problem:
            return None
        return game if game.table.awaited() else None

    def _read(self, slot: Slot) -> KeptGame:
        """Open a kept game; where its last line was cut, up to the one before, which is said. Raises `Problem`."""
        text = self.store.load(slot.name)
        try:
            return self._open(slot, text)
        except Problem:
            before, end, cut = text.rpartition("\n")
            if not (before and cut):  # what was written whole ends with a line end
                raise
        game = self._open(slot, before + end)
        if slot.name not in self._cut:
            self._cut.add(slot.name)
            self._notices.append(Problem("kept-cut", name=slot.name))
        return game

    def _open(self, slot: Slot, text: str) -> KeptGame:
        replay = read(text)
        return KeptGame(slot, *kept_party(self._room(replay), replay))

    def _room(self, replay: Replay) -> Room:
        """Give the room of a kept game. Raises `Problem`."""
        if replay.game not in self._rooms:
            raise Problem("unknown-game", name=replay.game, known=", ".join(self._rooms))
        return self._rooms[replay.game]

    def _pass_over(self, slot: Slot, reason: str) -> None:
        """Never look at a game again; what is damaged is put aside, the rest stays for who can read it."""
        self._passed.add(slot.name)
        moved = reason in _DAMAGED and self.store.set_aside(slot.name)
        self._notices.append(Problem("kept-passed", name=slot.name, why=reason, moved=moved))

    def _give_up(self, slot: Slot) -> None:
        saver = self.store.saver(slot.name)
        saver.finish()
        saver.close()
