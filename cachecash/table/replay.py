"""A replay: game, options, seed, players and actions, in a text that a person can read. A save is a replay in course.

    cachecash replay 1
    game: belote
    seats: 2
    seed: "x/1"
    option goal: 501
    player 0: human "Moi"
    player 1: habitue "Léa"

    0 PLAY(QH)
    1 PASS

Texts between quotes are written as JSON strings, so that any seed and any name survive. Reading is strict: what is not
understood is a `Problem` that names the line, never a guess.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NoReturn

from cachecash.core.game import A, Game, S, V
from cachecash.core.options import read_options, written_options
from cachecash.core.problems import IllegalAction, Problem
from cachecash.table.table import Table, check_seats

HUMAN = "human"
"""The level of a person."""

VERSION = 1
_TITLE = "cachecash replay"
_HEAD = 5
"""The line of the first option."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a name, and a computer player's level or ``human``."""

    name: str
    level: str


@dataclass(frozen=True, slots=True)
class Replay:
    """All that it takes to play a game again: *options* are all of them, as texts; *actions* in the log's notation."""

    game: str
    seats: int
    seed: str
    options: Mapping[str, str]
    players: tuple[Player, ...]
    actions: tuple[tuple[int, str], ...] = ()


def of_table(table: Table[S, A, V], players: tuple[Player, ...]) -> Replay:
    """Give the replay of what was played at *table* so far."""
    return Replay(
        table.game.id,
        table.seats,
        table.seed,
        written_options(table.options),
        players,
        tuple((seat, str(action)) for seat, action in table.actions),
    )


def write(replay: Replay) -> str:
    """Give the text of *replay*, which ends with a line end."""
    lines = [
        f"{_TITLE} {VERSION}",
        f"game: {replay.game}",
        f"seats: {replay.seats}",
        f"seed: {_quoted(replay.seed)}",
        *(f"option {name}: {value}" for name, value in replay.options.items()),
        *(f"player {seat}: {player.level} {_quoted(player.name)}" for seat, player in enumerate(replay.players)),
        "",
        *(f"{seat} {action}" for seat, action in replay.actions),
    ]
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    # Plain where it can be read; a lone surrogate cannot be written in UTF-8.
    return json.dumps(text, ensure_ascii=any("\ud800" <= sign <= "\udfff" for sign in text))


def read(text: str) -> Replay:
    """Read what `write` wrote.

    Raises `Problem`: ``replay-foreign`` (no replay at all), ``replay-version`` (of another version of this program),
    ``replay-line`` (a line, by its number, that is not understood), ``replay-short`` (it ends before the first action
    could).
    """
    lines = _Lines(text)
    lines.title()
    game = lines.field("game", r"[a-z0-9-]{1,40}")
    seats = int(lines.field("seats", r"[1-9]\d?"))
    seed = lines.text(lines.field("seed", r'".*"'))
    options: dict[str, str] = {}
    while found := lines.match_next(r"option (\w{1,40}): (\w{1,40})"):
        if found[1] in options:
            lines.damaged()
        options[found[1]] = found[2]
    players = []
    for seat in range(seats):
        level, name = lines.groups(rf'player {seat}: ([a-z]{{1,40}}) (".*")')
        players.append(Player(lines.text(name), level))
    lines.groups("()")
    actions = []
    while not lines.ended():
        seat_text, action = lines.groups(r"(\d{1,2}) ([A-Z].{0,79})")
        if int(seat_text) >= seats:
            lines.damaged()
        actions.append((int(seat_text), action))
    return Replay(game, seats, seed, options, tuple(players), tuple(actions))


class _Lines:
    """The lines of a replay, read one after the other."""

    def __init__(self, text: str) -> None:
        whole = text.removeprefix("\ufeff").replace("\r\n", "\n")  # an editor may have left these
        self._lines = whole.removesuffix("\n").split("\n")
        self._next = 0

    def title(self) -> None:
        found = re.fullmatch(rf"{_TITLE} (\d{{1,9}})", self._lines[0])
        if not found:
            raise Problem("replay-foreign")
        if int(found[1]) != VERSION:
            raise Problem("replay-version", version=int(found[1]), known=VERSION)
        self._next = 1

    def ended(self) -> bool:
        return self._next == len(self._lines)

    def match_next(self, form: str) -> re.Match[str] | None:
        """Take the next line if it has this form."""
        found = None if self.ended() else re.fullmatch(form, self._lines[self._next], re.ASCII)
        self._next += found is not None
        return found

    def groups(self, form: str) -> tuple[str, ...]:
        """Take the next line, which must have this form."""
        if self.ended():
            raise Problem("replay-short")
        found = self.match_next(form)
        if not found:
            self._next += 1
            self.damaged()
        return found.groups()

    def field(self, name: str, form: str) -> str:
        return self.groups(f"{name}: ({form})")[0]

    def text(self, quoted: str) -> str:
        """Read a JSON string of the line just taken."""
        try:
            value = json.loads(quoted)
        except ValueError:
            self.damaged()
        return str(value)

    def damaged(self) -> NoReturn:
        """The line just taken is not understood."""
        raise Problem("replay-line", line=self._next)


def resume(game: Game[S, A, V], replay: Replay) -> Table[S, A, V]:
    """Play *replay* again, without telling: attach the ears afterwards.

    Raises `Problem`: ``seats``; ``replay-line`` for an option or an action that the game does not know;
    ``replay-action`` for an action that its rules refuse.
    """
    check_seats(game, replay.seats)
    options = game.options()
    for place, (name, value) in enumerate(replay.options.items()):
        try:
            options = read_options(options, {name: value})
        except Problem:
            raise Problem("replay-line", line=_HEAD + place) from None
    table = Table(game, replay.seats, options, replay.seed)
    table.start()
    first = _HEAD + len(replay.options) + len(replay.players) + 1
    for line, (seat, text) in enumerate(replay.actions, first):
        try:
            table.play(seat, game.parse(text))
        except IllegalAction as refused:
            raise Problem("replay-action", line=line, action=text, rule=refused.refusal.rule) from None
        except Problem:
            raise Problem("replay-line", line=line) from None
    return table
