"""The page of the ladder says what was measured: to the eye, in its picture, and to who cannot see that."""

import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree as ET

import pytest

from cachecash.bots.expert import Expert
from cachecash.presentation.rooms import rooms

BENCH = str(Path(__file__).parents[2] / "bench")


@pytest.fixture
def ladder(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(BENCH)
    import ladder as found  # noqa: PLC0415 - it is no package

    yield found
    for name in ("ladder", "ladder_page"):
        sys.modules.pop(name, None)


def test_every_level_of_a_game_meets_every_other_one(ladder: ModuleType) -> None:
    cells = list(ladder.plan())
    assert len({cell.name for cell in cells}) == len(cells)
    for name, room in rooms().items():
        met = {(cell.one, cell.other) for cell in cells if cell.game == name and cell.plain}
        assert met == {(one, other) for one in room.levels for other in room.levels if one != other}


def test_each_player_sits_everywhere_in_every_deal(ladder: ModuleType) -> None:
    cell = ladder.Cell("cache-ton-cash", "habitue", "debutant", 6)
    of = ladder.tournament(cell, 120, "s")
    assert (of.rotations, of.deals, of.games) == (6, 80, 480)
    assert of.series.levels == ("habitue", *["debutant"] * 5)


def test_a_level_is_judged_by_those_just_below_it(ladder: ModuleType) -> None:
    cells = list(ladder.plan())
    judges = [cell for cell in cells if ladder.judges(cell)]
    assert cells[: len(judges)] == judges, "these are played first"
    for name, room in rooms().items():
        met = [(cell.one, cell.other) for cell in judges if cell.game == name and cell.plain]
        assert met == list(pairwise([level for level in ladder.ORDER if level in room.levels]))
    far = ladder.Cell("cache-ton-cash", "habitue", "random")
    assert not ladder.judges(far)
    assert ladder.tournament(far, 120, "s").deals == 15
    two = ladder.Cell("cache-ton-cash", "expert", "habitue", seats=2)
    assert ladder.tournament(two, 120, "s").deals == 120
    more = ladder.Cell("cache-ton-cash", "expert", "habitue", factor=4)
    assert ladder.tournament(more, 120, "s").deals == 15


def test_more_time_is_more_lines_of_play_and_longer_meetings(ladder: ModuleType) -> None:
    cells = [cell for cell in ladder.plan() if cell.factor == 4]
    for cell in cells:
        usual, more = rooms()[cell.game].levels["expert"](), ladder.tournament(cell, 480, "s").series.choosers[0].bot
        assert isinstance(usual, Expert)
        assert more.budget == 4 * usual.budget > 0
    assert {cell.game for cell in cells} == {"cache-ton-cash", "cassa-nostra"}


def test_the_points_of_a_round_are_those_of_a_table_of_one_level(ladder: ModuleType) -> None:
    found = ladder.rounds(ladder.Cell("cache-cache", "habitue", "habitue"), 2, "s")
    assert found.games == 2
    assert 5 < found.low < found.share < found.high < 40


def test_what_is_done_is_not_played_again(ladder: ModuleType, tmp_path: Path) -> None:
    """More deals than are asked for will do, fewer will not."""
    cell, shelf = ladder.Cell("cassa-nostra", "random", "habitue"), ladder.Shelf(tmp_path)
    assert shelf.find(cell, 4, "s") is None
    found = ladder.played(cell, 4, "s")
    shelf.keep(cell, found)
    assert shelf.find(cell, 4, "s") == found
    shelf.keep(cell, ladder.played(cell, 12, "s"))
    more = shelf.find(cell, 4, "s")
    assert more
    assert more.deals == 2, "what was played more often counts"
    assert shelf.find(cell, 800, "s") is None
    assert shelf.find(cell, 4, "other") is None
    older = shelf.find_older(cell)
    assert older
    assert older.stale
    assert "version précédente" in sys.modules["ladder_page"].share(older)


def test_more_deals_of_one_cell_leave_the_others_in_the_page(
    ladder: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def keep(cell: object, deals: int) -> None:
        found = ladder.Found("2026-01-02", "échelle", deals, 4 * deals, 0.5, 0.4, 0.6)
        ladder.Shelf(tmp_path / "kept").keep(cell, found)

    def written(*words: str) -> str:
        monkeypatch.setattr(sys, "argv", ["ladder.py", "--out", str(tmp_path), *words])
        ladder.main()
        return (tmp_path / "niveaux.md").read_text(encoding="utf-8")

    monkeypatch.setattr(ladder, "KEPT", tmp_path / "kept")
    keep(ladder.Cell("cache-ton-cash", "expert", "habitue", preset="avance"), 480)
    assert "De 480 à 480 donnes par match." in written("--deals", "480", "--only", "avance")
    keep(ladder.Cell("cassa-nostra", "random", "habitue"), 15)
    page = written("--deals", "480", "--only", "avance")
    assert "De 15 à 480 donnes par match." in page
    assert "--niveaux random,habitue,habitue,habitue --donnes 15 --seed échelle`" in page


def test_the_page_and_its_picture(ladder: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    names = {"expert": "expert", "habitue": "habitué", "random": "au hasard"}
    monkeypatch.setattr(sys.modules["ladder_page"], "level", names.__getitem__)

    def found(share: float) -> object:
        return ladder.Found("2026-01-02", "s", 120, 480, share, share - 0.04, share + 0.04, 0.0123, 0.2)

    game = "cache-ton-cash"
    cells = {
        ladder.Cell(game, "expert", "habitue"): found(0.4),
        ladder.Cell(game, "habitue", "expert"): found(0.1),
        ladder.Cell(game, "habitue", "random"): found(0.955),
        ladder.Cell(game, "expert", "habitue", seats=2): found(0.6),
        ladder.Cell(game, "expert", "habitue", preset="avance"): found(0.45),
        ladder.Cell(game, "expert", "habitue", factor=0.25): found(0.3),
        ladder.Cell(game, "expert", "habitue", factor=4.0): found(0.5),
        ladder.Cell("cache-cache", "expert", "expert"): ladder.Found("2026-01-02", "s", 40, 40, 15.25, 15, 15.5),
    }
    ladder.write(cells, tmp_path)
    page = (tmp_path / "niveaux.md").read_text(encoding="utf-8").replace("\u202f", " ")
    assert "3400 parties en tout, graine « s »" in page
    assert "| expert | par symétrie, 25 % | 40 % (36 à 44) | non joué |" in page
    assert "| habitué | 10 % (6 à 14) | par symétrie, 25 % | 95,5 % (91,5 à 99,5) |" in page
    assert "| Cache ton Cash | 2 | classiques | expert | habitué | 60 % (56 à 64) | 50 % |" in page
    assert "| Cache ton Cash | × 1/4 | 30 % (26 à 34) | 12 ms | 200 ms |" in page
    assert "--niveaux expert,habitue,habitue,habitue --donnes 120 --seed s`" in page
    assert page.index("× 1/4") < page.index("× 1 ") < page.index("× 4")
    assert "4 joueurs de niveau expert : 15,25 points par manche (15,00 à 15,50), en 40 parties." in page
    drawn = ET.parse(tmp_path / "niveaux.svg").getroot()  # noqa: S314 - it was written just now
    told = {child.tag.rpartition("}")[2]: child.text or "" for child in drawn}
    assert told["title"] in "".join(drawn.itertext())
    assert "expert contre 3 de niveau habitué : 40 % (36 à 44)" in told["desc"].replace("\u202f", " ")
    assert len([child for child in drawn if child.tag.endswith("circle")]) == 1
    grown = (tmp_path / "progres.svg").read_text(encoding="utf-8").replace("\u202f", " ")
    assert "Cache ton Cash, essais × 4 : 50 % (46 à 54)." in grown
    assert grown.count("<circle") == 3
