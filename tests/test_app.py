"""The whole program: a game is kept whatever happens, resumed where it stood, and never in another program's way."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cachecash.table.replay import read

ROOT = Path(__file__).parents[1]
BEGIN = "1\n1\n1\n"  # a new game of the first kind, as it is proposed


def environment(data: Path) -> dict[str, str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PYTHON"))}
    return {**clean, "CACHECASH_DATA": str(data)}


def talk(data: Path, typed: str) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "cachecash", "--seed", "3", "--lang", "fr"],
        cwd=ROOT,
        env=environment(data),
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def saved(data: Path) -> list[str]:
    return sorted(path.read_text(encoding="utf-8") for path in (data / "saves").glob("game-*.replay"))


def test_a_game_left_at_the_end_of_the_input_is_resumed_where_it_stood(tmp_path: Path) -> None:
    left = talk(tmp_path, BEGIN + "m\n")
    hand = next(line for line in left.splitlines() if line.startswith("Ta main"))
    assert "La partie est gardée" in left.splitlines()[-1]
    before = saved(tmp_path)
    resumed = talk(tmp_path, "2\n")
    assert "Reprendre la partie en cours" in resumed
    assert hand in resumed.splitlines()
    assert saved(tmp_path) == before


def test_a_second_game_leaves_the_first_one_to_be_resumed(tmp_path: Path) -> None:
    talk(tmp_path, BEGIN)
    (first,) = saved(tmp_path)
    assert "2 en cours" in talk(tmp_path, BEGIN + "menu\n")
    assert first in saved(tmp_path)
    assert len(saved(tmp_path)) == 2


def test_files_that_are_no_games_are_set_aside_with_a_sentence_and_the_program_starts(tmp_path: Path) -> None:
    talk(tmp_path, BEGIN)
    (good,) = saved(tmp_path)
    folder = tmp_path / "saves"
    (folder / "game-5.replay").write_text("a shopping list")
    (folder / "game-6.replay").write_bytes(b"\xff\xfe\x00")
    (folder / "game-7.replay").write_text(good.replace("replay 1", "replay 99"), encoding="utf-8")
    (folder / "game-8.replay").write_text(good.replace("seats: 4", "seats: ?"), encoding="utf-8")
    (folder / "game-9.replay").write_text("", encoding="utf-8")
    told = talk(tmp_path, "")
    for number in (5, 6, 8, 9):
        assert f"La partie gardée game-{number}.replay ne se lit pas : elle est mise de côté" in told
    assert "game-7.replay vient d'une autre version de cachecash : le jeu l'ignore" in told
    assert "Reprendre la partie en cours" in told
    assert saved(tmp_path) == [good, good.replace("replay 1", "replay 99")]
    assert len([*folder.glob("*.broken-*")]) == 4
    assert "mise de côté" not in talk(tmp_path, "")


def test_two_programs_at_once_keep_both_games(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "cachecash", "--seed", "9"]
    with subprocess.Popen(
        command, cwd=ROOT, env=environment(tmp_path), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
    ) as other:
        assert other.stdin
        assert other.stdout
        other.stdin.write(BEGIN)
        other.stdin.flush()
        while not saved(tmp_path):
            assert other.stdout.readline()
        told = talk(tmp_path, BEGIN)
        assert "Reprendre" not in told  # the other's game is not ours to take
        assert told.count("Une partie est ouverte dans un autre cachecash") == 1
        other.communicate("")
    assert sorted(read(text).seed for text in saved(tmp_path)) == ["3", "9"]


@pytest.mark.skipif(sys.platform == "win32", reason="another error of the system")
def test_where_nothing_can_be_written_it_is_said_once_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    told = talk(tmp_path / "file", BEGIN + "4 1\n4 1\n4 1\n1\n")
    assert told.count("la partie n'est pas gardée") == 1
    assert told.splitlines()[-1] == "Au revoir. La partie n'est pas gardée telle que tu la quittes."
    assert "Tu " in told


def test_a_game_that_went_on_elsewhere_is_resumed_where_it_stands_now(tmp_path: Path) -> None:
    talk(tmp_path, BEGIN)
    (before,) = saved(tmp_path)
    command = [sys.executable, "-m", "cachecash"]
    with subprocess.Popen(
        command, cwd=ROOT, env=environment(tmp_path), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
    ) as waiting:
        assert waiting.stdout
        while "Quitter" not in waiting.stdout.readline():
            pass
        talk(tmp_path, "2\n1\n1\n1\n1\n")
        (after,) = saved(tmp_path)
        assert len(after) > len(before)
        waiting.communicate("2\n", timeout=60)
    (last,) = saved(tmp_path)
    assert last.startswith(after)
