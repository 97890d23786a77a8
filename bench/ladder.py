"""The published ladder of levels: every level against three of each other one, and more; written into docs/.

    python bench/ladder.py [--games N] [--seed TEXT] [--only WORDS] [--out FOLDER]

Each cell has as many deals as make N games or more. It runs for hours where searching players play, on all processors,
and may be stopped at any time: each cell that is done is kept in build/ladder/, for the code that it was played by, and
is not played again. Then docs/niveaux.md and docs/niveaux.svg are written from all that is there. *WORDS* takes the
cells that have these in their name alone.
"""

import argparse
import hashlib
import json
from collections.abc import Iterator, Sequence
from contextlib import closing
from copy import copy
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from math import ceil
from pathlib import Path
from typing import Any

from ladder_page import ORDER, Cell, Found, page, picture
from tqdm import tqdm

from cachecash.bots.expert import Expert
from cachecash.bots.thinking import Choosing
from cachecash.core.options import read_options
from cachecash.presentation.room import Room
from cachecash.presentation.rooms import rooms
from cachecash.table.simulate import Series
from cachecash.table.tournament import Standings, Tournament

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "ladder"
GAMES = 480
SEATS = 4
GROWTH = (0.25, 1.0, 4.0)
EXPERT, REGULAR = "expert", "habitue"


def plan() -> Iterator[Cell]:
    """Give the matches, game by game; levels and presets that a game does not have are left out."""
    for game, room in rooms().items():
        levels = [level for level in ORDER if level in room.levels]
        for one in levels:
            yield from (Cell(game, one, other) for other in levels if other != one)
        if {EXPERT, REGULAR} <= {*levels}:
            yield from _more(game, room)


def _more(game: str, room: Room) -> Iterator[Cell]:
    """The first game is looked at more closely; every expert may have less or more time."""
    if game == next(iter(rooms())):
        yield from (Cell(game, EXPERT, REGULAR, seats=seats) for seats in (2, 6))
        yield from (Cell(game, EXPERT, REGULAR, preset=preset) for preset in room.game.presets)
    if isinstance(room.levels[EXPERT](), Expert):
        yield from (Cell(game, EXPERT, REGULAR, factor=factor) for factor in GROWTH if factor != 1)


def tournament(cell: Cell, games: int, seed: str) -> Tournament:
    """Lay the table of a cell: one player of its level, all the others of the other level."""
    room = rooms()[cell.game]
    options = read_options(room.game.options(), room.game.presets[cell.preset] if cell.preset else {})
    one = room.levels[cell.one]()
    alone = Choosing(one if cell.factor == 1 else scaled(one, cell.factor))
    others = [Choosing(room.levels[cell.other]()) for _ in range(cell.seats - 1)]
    levels = (cell.one, *[cell.other] * (cell.seats - 1))
    return Tournament(Series(room.game, options, levels, (alone, *others)), seed, ceil(games / cell.seats))


def scaled(bot: Any, factor: float) -> Any:
    """Give the same searching player with so many times the lines of play."""
    other = copy(bot)
    other._iterations = max(1, round(other._iterations * factor))
    return other


def played(cell: Cell, games: int, seed: str) -> Found:
    """Play a cell."""
    of = tournament(cell, games, seed)
    standings = Standings(of)
    with closing(of.results()) as results:
        for result in tqdm(results, cell.name, of.games, leave=False, disable=None, ascii=True):
            standings.add(result)
    standing = next(entry for entry in standings.all() if entry.level == cell.one)
    return Found(
        date=datetime.now(UTC).date().isoformat(),
        seed=seed,
        deals=standings.deals,
        games=standings.games,
        share=standing.wins.share,
        low=standing.wins.low,
        high=standing.wins.high,
        score=standing.score.mean,
        median=standing.median,
        most=standing.high,
    )


@dataclass(frozen=True)
class Shelf:
    """Where the cells that are done are kept."""

    folder: Path

    def find(self, cell: Cell, games: int, seed: str) -> Found | None:
        """Give what a cell came to, if it was played with as many games, this seed and this code."""
        path = self._path(cell, games, seed)
        return Found(**json.loads(path.read_text(encoding="utf-8"))) if path.exists() else None

    def keep(self, cell: Cell, games: int, found: Found) -> None:
        """Keep what it came to: whole, or not at all."""
        path = self._path(cell, games, found.seed)
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(".new")
        fresh.write_text(json.dumps(asdict(found), indent=2), encoding="utf-8")
        fresh.replace(path)

    def _path(self, cell: Cell, games: int, seed: str) -> Path:
        told = hashlib.sha256(f"{games}/{seed}/{code(cell.game)}".encode()).hexdigest()[:12]
        return self.folder / f"{cell.name}-{told}.json"


def code(game: str) -> str:
    """Give a fingerprint of the code that decides how a game is played."""
    package = type(rooms()[game].game).__module__.split(".")[2]
    folders = ("core/*.py", "bots/*.py", "bots/expert/*.py", f"bots/{package}/*.py", f"games/{package}/*")
    found = hashlib.sha256()
    for folder in folders:
        for path in sorted((ROOT / "cachecash").glob(folder)):
            if path.is_file():
                found.update(path.read_bytes())
    return found.hexdigest()


def write(cells: Sequence[Cell], found: dict[Cell, Found], folder: Path) -> None:
    """Write the page and its picture from the cells that are done."""
    done = {cell: found[cell] for cell in cells if cell in found}
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "niveaux.md").write_text(page(done), encoding="utf-8")
    (folder / "niveaux.svg").write_text(picture(done), encoding="utf-8")


def main() -> None:
    """Play what is not played yet, and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", default="échelle")
    parser.add_argument("--only", default="")
    parser.add_argument("--out", type=Path, default=ROOT / "docs")
    asked = parser.parse_args()
    cells = [cell for cell in plan() if asked.only in cell.name]
    shelf, found = Shelf(KEPT), dict[Cell, Found]()
    for cell in cells:
        known = shelf.find(cell, asked.games, asked.seed)
        if known is None:
            known = played(cell, asked.games, asked.seed)
            shelf.keep(cell, asked.games, known)
        found[cell] = known
        print(f"{cell.name}: {100 * known.share:.1f} % ({100 * known.low:.1f} to {100 * known.high:.1f})", flush=True)
    if found:
        write(cells, found, asked.out)


if __name__ == "__main__":
    main()
