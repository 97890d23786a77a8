"""The game log of `simulate --log` and `replay --log`: JSON Lines, version 1, the full truth, for any game.

A record is a dict; `line` writes it. The records of one game are: ``game``; then ``decision`` (the whole position
before an action) and those that the facts write (``chance``, ``round``, ``end``) in the order in which they became
true. The format is told in ``docs/log-format.md``.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from cachecash.core.events import Event, Seat
from cachecash.core.game import A, Game, S, V
from cachecash.core.options import written_options

VERSION = 1

Record = dict[str, Any]
Write = Callable[[Record], None]


def line(record: Record) -> str:
    """Write *record*, with its line end: the same text on every platform and Python (ASCII, so UTF-8 too)."""
    return json.dumps(record, separators=(",", ":")) + "\n"


@dataclass(frozen=True, slots=True)
class GameLog(Generic[S, A, V]):
    """Writes what happens in games of *game*."""

    game: Game[S, A, V]
    write: Write

    def opening(self, options: Any, seed: str, levels: Sequence[str]) -> None:
        """Write the ``game`` record. *levels* has one level a seat, ``human`` for a person."""
        self.write(
            {
                "record": "game",
                "log": VERSION,
                "game": self.game.id,
                "seats": len(levels),
                "seed": seed,
                "options": written_options(options),
                "bots": list(levels),
            }
        )

    def decision(self, state: S, number: int, seat: Seat, action: A) -> None:
        """Write the ``decision`` record of *action*, about to be played in *state*; *number* counts from 1."""
        self.write(
            {
                "record": "decision",
                "n": number,
                "seat": seat,
                "state": self.game.position(state),
                "legal": [str(one) for one in self.game.legal(state, seat)],
                "action": str(action),
            }
        )

    def tell(self, fact: Event) -> None:
        """Write the record of *fact*, if it has one."""
        record = fact.record()
        if record is not None:
            self.write(record)
