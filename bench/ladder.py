"""The published ladder of levels: every level against three of each other one, and more; written into docs/.

    python bench/ladder.py [--deals N] [--seed TEXT] [--only WORDS] [--out FOLDER]

Each cell that a level is judged by (one against all of the level just below, points of a round) has N deals, at larger
tables as many as make the games of N with four seats; more and less time, and the rest of the matrix, an eighth of
them. Each deal is played once from each seat. It runs for hours where searching players play, on all processors, and
may be stopped at any time: each cell that is done is kept in build/ladder/, for the code that it was played by, and is
not played again unless more deals are asked for; what an older code has played is shown as such until it is. Then
docs/niveaux.md and its pictures are written from all that is there. *WORDS*: only the cells that have these in their
name are played.
"""

import argparse
import hashlib
import inspect
import json
from collections.abc import Iterator
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from functools import partial
from itertools import pairwise
from math import ceil
from pathlib import Path
from typing import Any

from ladder_page import ORDER, Cell, Done, Found, page, picture, slope
from tqdm import tqdm

from cachecash.bots.expert import Expert
from cachecash.bots.thinking import Choosing
from cachecash.core.chance import Chance
from cachecash.core.options import read_options
from cachecash.presentation.room import Room
from cachecash.presentation.rooms import rooms
from cachecash.table.pool import processors, spread
from cachecash.table.simulate import Series
from cachecash.table.tournament import Standings, Tournament, mean

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "ladder"
DEALS = 120
SEATS = 4
GROWTH = (0.25, 1.0, 4.0)
EXPERT, REGULAR = "expert", "habitue"
FEW = 8
"""So many times fewer deals has a cell that no level is judged by."""
POINTS = "cache-cache"
"""The game whose rounds are told in points as well: those of a table where all are of one level."""


def plan() -> Iterator[Cell]:
    """Give the matches, those first that a level is judged by; what a game does not have is left out."""
    cells = [cell for game, room in rooms().items() for cell in _cells(game, room)]
    yield from sorted(cells, key=lambda cell: not judges(cell))


def _cells(game: str, room: Room) -> Iterator[Cell]:
    levels = [level for level in ORDER if level in room.levels]
    for one in levels:
        yield from (Cell(game, one, other) for other in levels if other != one)
    if not {EXPERT, REGULAR} <= {*levels}:
        return
    if game == next(iter(rooms())):  # the first game is looked at more closely
        yield from (Cell(game, EXPERT, REGULAR, seats=seats) for seats in (2, 6))
        yield from (Cell(game, EXPERT, REGULAR, preset=preset) for preset in room.game.presets)
    player = room.levels[EXPERT]()
    if isinstance(player, Expert) and player.budget:
        yield from (Cell(game, EXPERT, REGULAR, factor=factor) for factor in GROWTH if factor != 1)
    if game == POINTS:
        yield from (Cell(game, level, level) for level in (EXPERT, REGULAR))


def judges(cell: Cell) -> bool:
    """Whether a level is judged by a cell: it meets the one just below, or itself, with the time it has by itself."""
    levels = [level for level in ORDER if level in rooms()[cell.game].levels]
    return cell.factor == 1 and (cell.one == cell.other or (cell.one, cell.other) in pairwise(levels))


def tournament(cell: Cell, most: int, seed: str) -> Tournament:
    """Lay the table of a cell: one player of its level, all the others of the other level."""
    room = rooms()[cell.game]
    options = read_options(room.game.options(), room.game.presets[cell.preset] if cell.preset else {})
    one = room.levels[cell.one]()
    alone = Choosing(one.scaled(cell.factor) if isinstance(one, Expert) else one)
    others = [Choosing(room.levels[cell.other]()) for _ in range(cell.seats - 1)]
    levels = (cell.one, *[cell.other] * (cell.seats - 1))
    return Tournament(Series(room.game, options, levels, (alone, *others)), seed, deals(cell, most))


def deals(cell: Cell, most: int) -> int:
    """Give how many deals of a cell are played, of so many at *most*."""
    return ceil(most * SEATS / max(cell.seats, SEATS) / (1 if judges(cell) else FEW))


def played(cell: Cell, most: int, seed: str) -> Found:
    """Play a cell."""
    if cell.one == cell.other:
        return rounds(cell, most, seed)
    of = tournament(cell, most, seed)
    standings = Standings(of)
    with closing(of.results()) as results:
        for result in tqdm(results, cell.name, of.games, leave=False, disable=None, ascii=True):
            standings.add(result)
    standing = next(entry for entry in standings.all() if entry.level == cell.one)
    return Found(
        date=today(),
        seed=seed,
        deals=standings.deals,
        games=standings.games,
        share=standing.wins.share,
        low=standing.wins.low,
        high=standing.wins.high,
        median=standing.median,
        most=standing.high,
    )


def rounds(cell: Cell, most: int, seed: str) -> Found:
    """Give the points of a round where all are of one level: all points by all rounds, a game being one look.

    The error is that of a ratio: games of few rounds are the dear ones, and count for as little as they are short.
    """
    number = deals(cell, most)
    found = sorted(spread(partial(points, cell), [f"{seed}/{deal + 1}" for deal in range(number)], processors()))
    played_ = sum(rounds_ for _, rounds_ in found) / number
    ratio = sum(points_ for points_, _ in found) / number / played_
    off = mean([(points_ - ratio * rounds_) / played_ for points_, rounds_ in found])
    return Found(today(), seed, number, number, ratio, ratio + (off.low or 0.0), ratio + (off.high or 0.0))


def points(cell: Cell, seed: str) -> tuple[float, int]:
    """Play one game; give the mean points of a seat, and the rounds."""
    room = rooms()[cell.game]
    game, player, chance = room.game, room.levels[cell.one](), Chance(seed)
    state: Any = game.new(cell.seats, read_options(game.options(), {}), chance)
    number = 0
    while waited := game.to_act(state):
        seat, number = waited[0], number + 1
        legal = game.legal(state, seat)
        game.apply(state, seat, player.choose(game.view(state, seat), legal, chance.child(str(number))).action)
    return sum(state.totals) / cell.seats, state.round


def today() -> str:
    """Give the date."""
    return datetime.now(UTC).date().isoformat()


_TOLD = 12
"""Signs that tell a seed and a code from others."""


@dataclass(frozen=True)
class Shelf:
    """Where the cells that are done are kept."""

    folder: Path

    def find(self, cell: Cell, most: int, seed: str) -> Found | None:
        """Give what a cell came to, if it was played with as many deals or more, this seed and this code."""
        return self._largest(cell, most, self._told(cell, seed))

    def find_older(self, cell: Cell) -> Found | None:
        """Give the same as an older code, or another seed, has played it, however often."""
        found = self._largest(cell, 0, "?" * _TOLD)
        return replace(found, stale=True) if found else None

    def _largest(self, cell: Cell, most: int, told: str) -> Found | None:
        paths = self.folder.glob(f"{cell.name}-{told}-*.json")
        found = [Found(**json.loads(path.read_text(encoding="utf-8"))) for path in paths]
        enough = [one for one in found if one.deals >= deals(cell, most)]
        return max(enough, key=lambda one: one.deals, default=None)

    def keep(self, cell: Cell, found: Found) -> None:
        """Keep what it came to: whole, or not at all."""
        path = self.folder / f"{cell.name}-{self._told(cell, found.seed)}-{found.deals}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(".new")
        fresh.write_text(json.dumps(asdict(found), indent=2), encoding="utf-8")
        fresh.replace(path)

    @staticmethod
    def _told(cell: Cell, seed: str) -> str:
        """Tell a seed and a code from others."""
        return hashlib.sha256(f"{seed}/{code(cell.game)}".encode()).hexdigest()[:_TOLD]


def code(game: str) -> str:
    """Give a fingerprint of the code that decides how a game is played, and what is made of it."""
    package = type(rooms()[game].game).__module__.split(".")[2]
    shared = ("core/*.py", "bots/*.py", "bots/expert/*.py", "table/simulate.py", "table/tournament.py")
    folders = (*shared, f"bots/{package}/*", f"games/{package}/*")
    found = hashlib.sha256(inspect.getsource(points).encode())
    for folder in folders:
        for path in sorted((ROOT / "cachecash").glob(folder)):
            if path.is_file():
                found.update(path.read_bytes())
    return found.hexdigest()


def write(done: Done, folder: Path) -> None:
    """Write the page and its pictures from the cells that are done."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in (("niveaux.md", page(done)), ("niveaux.svg", picture(done)), ("progres.svg", slope(done))):
        (folder / name).write_text(text, encoding="utf-8")


def main() -> None:
    """Play what is not played yet, and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--seed", default="échelle")
    parser.add_argument("--only", default="")
    parser.add_argument("--out", type=Path, default=ROOT / "docs")
    asked = parser.parse_args()
    shelf, found = Shelf(KEPT), dict[Cell, Found]()
    for cell in plan():
        wanted = asked.only in cell.name
        known = shelf.find(cell, asked.deals if wanted else 0, asked.seed)
        if wanted:
            if known is None:
                known = played(cell, asked.deals, asked.seed)
                shelf.keep(cell, known)
            print(f"{cell.name}: {known.share:.3f} ({known.low:.3f} to {known.high:.3f})", flush=True)
        if shown := known or shelf.find_older(cell):
            found[cell] = shown
    if found:
        write(found, asked.out)


if __name__ == "__main__":
    main()
