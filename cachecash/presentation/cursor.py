"""Where the player is among the zones. It moves when the player moves it, and never because the table has changed."""

from collections.abc import Sequence
from enum import Enum
from typing import Generic

from cachecash.narration.utterance import Rendered
from cachecash.presentation.zones import A, Item, Zone


class Found(Enum):
    """What a move of the cursor came to; the desk gives it words and a sound."""

    MOVED = "moved"
    """On another item of the same zone, or back from an item's details to the item."""
    ARRIVED = "arrived"
    """In the zone that was asked for, or that holds what was looked for."""
    DETAIL = "detail"
    """On a detail line of the item."""
    EDGE = "edge"
    """No further: still on the same item (after Left or Right, no longer among its details) or detail."""
    WRAPPED = "wrapped"
    """Round the end of the only zone that holds what was looked for, to its other end."""
    EMPTY = "empty"
    """The zone holds nothing."""
    NO_DETAILS = "no-details"
    """The item has no detail line."""
    NOTHING = "nothing"
    """There is no such zone or item, nothing that can be played: the cursor has not moved."""


class Cursor(Generic[A]):
    """A place among zones, with a place remembered in each of them."""

    def __init__(self, zones: Sequence[Zone[A]]) -> None:
        """Start on the first item of the first zone. *zones*, here and in `renew`, are one or more."""
        self.all = tuple(zones)
        self._at = 0
        self._places = dict.fromkeys((zone.id for zone in zones), 0)
        self._detail: int | None = None

    @property
    def zone(self) -> Zone[A]:
        """The zone where the cursor is."""
        return self.all[self._at]

    @property
    def index(self) -> int:
        """The place of the item in its zone, from 0 (0 in an empty zone)."""
        return self._places[self.zone.id]

    @property
    def item(self) -> Item[A] | None:
        """The item where the cursor is, None in an empty zone."""
        return self.zone.items[self.index] if self.zone.items else None

    @property
    def detail(self) -> Rendered | None:
        """The detail line that is being read, None on the item itself."""
        return None if self.item is None or self._detail is None else self.item.details[self._detail]

    # --- within a zone

    def right(self) -> Found:
        """Go to the next item; in a grid, to the next one of the row."""
        return self._step(1, possible=self.index < self._row_ends()[1])

    def left(self) -> Found:
        """Go to the previous item; in a grid, to the previous one of the row."""
        return self._step(-1, possible=self.index > self._row_ends()[0])

    def home(self) -> Found:
        """Go to the first item; in a grid, of the row."""
        return self._step(self._row_ends()[0] - self.index)

    def end(self) -> Found:
        """Go to the last item; in a grid, of the row."""
        return self._step(self._row_ends()[1] - self.index)

    def down(self) -> Found:
        """Go to the next detail line; in a grid, to the row below."""
        return self._row(1) if self.zone.columns else self._line(1)

    def up(self) -> Found:
        """Go to the detail line before, or back to the item; in a grid, to the row above."""
        return self._row(-1) if self.zone.columns else self._line(-1)

    def _step(self, by: int, *, possible: bool = True) -> Found:
        self._detail = None
        if not self.zone.items:
            return Found.EMPTY
        if not (by and possible):
            return Found.EDGE
        self._places[self.zone.id] += by
        return Found.MOVED

    def _row(self, by: int) -> Found:
        target = self.index + by * self.zone.columns
        return self._step(by * self.zone.columns, possible=0 <= target < len(self.zone.items))

    def _row_ends(self) -> tuple[int, int]:
        last = len(self.zone.items) - 1
        width = self.zone.columns
        if not width:
            return 0, last
        first = self.index - self.index % width
        return first, min(first + width - 1, last)

    def _line(self, by: int) -> Found:
        item = self.item
        if item is None:
            return Found.EMPTY
        if not item.details:
            return Found.NO_DETAILS
        target = (-1 if self._detail is None else self._detail) + by
        if not -1 <= target < len(item.details):
            return Found.EDGE
        self._detail = target if target >= 0 else None
        return Found.MOVED if self._detail is None else Found.DETAIL

    # --- from zone to zone

    def next_zone(self) -> Found:
        """Go to the next zone, where one was in it; after the last comes the first."""
        return self._enter((self._at + 1) % len(self.all))

    def previous_zone(self) -> Found:
        """Go to the zone before; before the first comes the last."""
        return self._enter((self._at - 1) % len(self.all))

    def go(self, zone: str, item: str | None = None) -> Found:
        """Go to a zone, where one was in it or to the *item* named."""
        at = next((at for at, candidate in enumerate(self.all) if candidate.id == zone), None)
        if at is None:
            return Found.NOTHING
        if item is not None:
            ids = [candidate.id for candidate in self.all[at].items]
            if item not in ids:
                return Found.NOTHING
            self._places[zone] = ids.index(item)
        return self._enter(at)

    def _enter(self, at: int) -> Found:
        self._at = at
        self._detail = None
        return Found.ARRIVED

    def next_playable(self) -> Found:
        """Go to the next item that can be played now: in this zone, then in those after it, then from the first on."""
        return self._look(1)

    def previous_playable(self) -> Found:
        """Go to the item before that can be played now, likewise."""
        return self._look(-1)

    def _look(self, way: int) -> Found:
        found = [
            (at, place) for at, zone in enumerate(self.all) for place, item in enumerate(zone.items) if item.playable
        ]
        if not found:
            return Found.NOTHING
        here = (self._at, self.index)
        ahead = [there for there in found if (there > here if way > 0 else there < here)]
        there = (ahead or found)[0 if way > 0 else -1]
        self._detail = None
        if there == here:
            return Found.EDGE
        arrived = there[0] != self._at
        self._at = there[0]
        self._places[self.zone.id] = there[1]
        return Found.ARRIVED if arrived else Found.MOVED if ahead else Found.WRAPPED

    # --- when the table changes

    def renew(self, zones: Sequence[Zone[A]]) -> bool:
        """Take the zones as they are now; tell whether the cursor is still on the same item.

        In every zone the place stays on its item, or else on the nearest of its old neighbours that is left, the next
        before the previous. A detail line stays the same line, or gives way to the item. Where the newest comes first,
        whoever was elsewhere as it came finds the zone at its newest.
        """
        before, item = self.zone, self.item
        at = _nearest([zone.id for zone in self.all], self._at, [zone.id for zone in zones])
        old = {zone.id: zone for zone in self.all}
        self._places = {zone.id: self._kept(old.get(zone.id), zone) for zone in zones}
        self.all, self._at = tuple(zones), at
        same = self.zone.id == before.id and (item and item.id) == (self.item and self.item.id)
        if not same or self._detail is None or self._detail >= len(self.item.details if self.item else ()):
            self._detail = None
        return same

    def _kept(self, before: Zone[A] | None, now: Zone[A]) -> int:
        if before is None:
            return 0
        old, new = [item.id for item in before.items], [item.id for item in now.items]
        if now.newest_first and before is not self.zone and old[:1] != new[:1]:
            return 0
        return _nearest(old, self._places[now.id], new)


def _nearest(before: Sequence[str], at: int, now: Sequence[str]) -> int:
    """Where to stand in *now* after standing at *at* in *before*; 0 where nothing is left of it."""
    for place in sorted(range(len(before)), key=lambda place: (abs(place - at), place < at)):
        if before[place] in now:
            return now.index(before[place])
    return 0
