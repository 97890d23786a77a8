"""The game in course is kept, by one program at a time, and trouble with it is told once."""

import errno
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from cachecash.core.problems import Problem
from cachecash.storage import saves
from cachecash.storage.files import write_atomically
from cachecash.storage.saves import SaveFolder, data_folder

ROOT = Path(__file__).parents[2]
T = TypeVar("T")


@pytest.fixture
def folder(tmp_path: Path) -> SaveFolder:
    return SaveFolder(tmp_path)


def keep(folder: SaveFolder, text: str, name: str | None = None) -> None:
    saver = folder.saver(name)
    saver.save(text)
    saver.close()


def names(folder: SaveFolder) -> list[str]:
    return [slot.name for slot in folder.list_saves()]


def test_the_data_folder_can_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CACHECASH_DATA", str(tmp_path))
    assert data_folder() == tmp_path
    monkeypatch.delenv("CACHECASH_DATA")
    assert "cachecash" in str(data_folder())


def test_the_last_text_is_found_again(folder: SaveFolder) -> None:
    assert folder.list_saves() == []
    saver = folder.saver()
    for text in ("one", "two", "Zoé\n"):
        saver.save(text)
    saver.close()
    assert names(folder) == ["game-1.replay"]
    assert folder.load("game-1.replay") == "Zoé\n"
    assert folder.list_saves()[0].when.tzinfo is not None


def test_a_new_game_does_not_take_the_place_of_another(folder: SaveFolder) -> None:
    keep(folder, "first")
    keep(folder, "second")
    keep(folder, "first, later", "game-1.replay")
    assert {name: folder.load(name) for name in names(folder)} == {
        "game-1.replay": "first, later",
        "game-2.replay": "second",
    }


def test_the_latest_game_comes_first(folder: SaveFolder, tmp_path: Path) -> None:
    for text in ("a", "b", "c"):
        keep(folder, text)
    for age, number in enumerate((2, 3, 1)):
        os.utime(tmp_path / "saves" / f"game-{number}.replay", (1e9 - age, 1e9 - age))
    assert names(folder) == ["game-2.replay", "game-3.replay", "game-1.replay"]


def test_a_burst_of_plays_writes_only_the_last(folder: SaveFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    started, go = threading.Event(), threading.Event()

    def slow(_path: Path, text: str) -> None:
        written.append(text)
        started.set()
        assert go.wait(10)

    monkeypatch.setattr(saves, "write_atomically", slow)
    saver = folder.saver()
    saver.save("0")
    assert started.wait(10)
    for number in range(1, 50):
        saver.save(str(number))  # returns at once, though the disk does not
    go.set()
    saver.wait()
    assert written == ["0", "49"]
    saver.close()


def test_a_disk_that_does_not_answer_is_waited_for_once_and_not_for_long(
    folder: SaveFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    go = threading.Event()

    def stuck(_path: Path, _text: str) -> None:
        assert go.wait(10)

    waits: list[float | None] = []

    class Change(threading.Condition):
        def wait_for(self, predicate: Callable[[], T], timeout: float | None = None) -> T:
            if timeout:
                waits.append(timeout)
                timeout = 0.01
            return super().wait_for(predicate, timeout)

    monkeypatch.setattr(saves, "write_atomically", stuck)
    monkeypatch.setattr(threading, "Condition", Change)
    saver = folder.saver()
    for text in ("1", "2", "3"):
        saver.save(text)
        saver.settle()
    assert waits == [saves.PATIENCE]
    go.set()
    saver.wait()
    saver.save("4")
    saver.settle()
    assert len(waits) == 2  # it has caught up: it is waited for again
    saver.close()


def test_whoever_asks_learns_each_time_whether_the_game_is_written(
    folder: SaveFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_path: Path, _text: str) -> None:
        raise OSError(errno.ENOSPC, "")

    saver = folder.saver()
    saver.save("1")
    saver.confirm()
    assert folder.load("game-1.replay") == "1"
    monkeypatch.setattr(saves, "write_atomically", full)
    saver.save("2")
    for _ in range(3):
        with pytest.raises(Problem, match="save-full"):
            saver.confirm()
    saver.save("3")  # told already: it says nothing
    monkeypatch.undo()
    saver.save("4")
    saver.confirm()
    assert folder.load("game-1.replay") == "4"
    saver.close()


def test_a_disk_that_does_not_answer_has_not_written(folder: SaveFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    go = threading.Event()
    monkeypatch.setattr(saves, "write_atomically", lambda _path, _text: go.wait(10))
    monkeypatch.setattr(saves, "PATIENCE", 0.01)
    saver = folder.saver()
    saver.save("1")
    with pytest.raises(Problem, match="save-trouble"):
        saver.confirm()
    go.set()
    saver.wait()
    saver.confirm()
    saver.close()


def test_an_end_that_cannot_be_written_is_told_and_what_was_kept_stays(
    folder: SaveFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_path: Path, _text: str) -> None:
        raise OSError(errno.ENOSPC, "")

    saver = folder.saver()
    saver.save("in course")
    saver.wait()
    monkeypatch.setattr(saves, "write_atomically", full)
    saver.save("at its end")
    with pytest.raises(Problem) as caught:
        saver.finish()
    assert caught.value.reason == "save-full"
    saver.close()
    assert folder.load("game-1.replay") == "in course"


def test_a_finished_game_is_not_resumed_but_stays_a_replay(folder: SaveFolder, tmp_path: Path) -> None:
    for text in ("one", "two"):
        saver = folder.saver()
        saver.save(text)
        saver.finish()
        saver.close()
    assert folder.list_saves() == []
    assert sorted(path.read_text() for path in (tmp_path / "finished").iterdir()) == ["one", "two"]


def test_a_game_that_is_being_played_is_not_offered(folder: SaveFolder, tmp_path: Path) -> None:
    saver = folder.saver()
    saver.save("mine")
    saver.wait()
    assert SaveFolder(tmp_path).list_saves() == []
    saver.close()
    assert names(SaveFolder(tmp_path)) == ["game-1.replay"]


@pytest.fixture
def other_program(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another program, in the course of its game."""
    code = (
        "import sys; from pathlib import Path; from cachecash.storage.saves import SaveFolder\n"
        "saver = SaveFolder(Path(sys.argv[1])).saver(); saver.save('theirs'); saver.wait()\n"
        "print('ready', flush=True); sys.stdin.read(); saver.close()\n"
    )
    command = [sys.executable, "-c", code, str(tmp_path)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", cwd=ROOT
    ) as program:
        assert program.stdout
        assert program.stdout.readline() == "ready\n"
        yield program
        program.kill()


def test_two_programs_do_not_destroy_each_others_game(folder: SaveFolder, other_program: subprocess.Popen[str]) -> None:
    assert names(folder) == []
    keep(folder, "mine")
    keep(folder, "mine too", "game-1.replay")  # was free when it was listed, and no longer is
    assert folder.load("game-1.replay") == "theirs"
    assert sorted(folder.load(name) for name in names(folder)) == ["mine", "mine too"]
    other_program.communicate("")
    assert "game-1.replay" in names(folder)


def test_a_killed_program_leaves_its_game_to_others(folder: SaveFolder, other_program: subprocess.Popen[str]) -> None:
    other_program.kill()
    other_program.wait()
    assert names(folder) == ["game-1.replay"]
    keep(folder, "taken over", "game-1.replay")
    assert folder.load("game-1.replay") == "taken over"


def test_a_game_that_cannot_be_understood_is_set_aside_and_nothing_is_lost(folder: SaveFolder, tmp_path: Path) -> None:
    keep(folder, "good")
    (tmp_path / "saves" / "game-2.replay").write_bytes(b"\xff\x00")
    with pytest.raises(Problem) as caught:
        folder.load("game-2.replay")
    assert caught.value.reason == "file-encoding"
    assert folder.set_aside("game-2.replay")
    assert names(folder) == ["game-1.replay"]
    assert [path.read_bytes() for path in (tmp_path / "saves").glob("*broken*")] == [b"\xff\x00"]


def test_what_cannot_even_be_set_aside_is_left_alone(folder: SaveFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(folder, "bad")

    def denied(_path: Path) -> None:
        raise PermissionError(errno.EACCES, "denied")

    monkeypatch.setattr(saves, "set_aside", denied)
    assert not folder.set_aside("game-1.replay")
    assert names(folder) == []


@pytest.mark.parametrize(
    ("number", "reason"),
    [(errno.ENOSPC, "save-full"), (errno.EROFS, "save-denied"), (errno.EACCES, "save-denied"), (5, "save-trouble")],
)
def test_a_disk_that_fails_is_told_once_and_tried_again(
    folder: SaveFolder, monkeypatch: pytest.MonkeyPatch, number: int, reason: str
) -> None:
    def fails(_path: Path, _text: str) -> None:
        raise OSError(number, "")

    monkeypatch.setattr(saves, "write_atomically", fails)
    saver = folder.saver()
    saver.save("1")
    saver.wait()
    safe = [saver.kept]
    with pytest.raises(Problem) as caught:
        saver.save("2")
    assert caught.value.reason == reason
    saver.wait()
    saver.save("3")  # said once
    saver.wait()
    monkeypatch.setattr(saves, "write_atomically", write_atomically)
    saver.save("4")
    saver.wait()
    assert [*safe, saver.kept] == [False, True]
    assert folder.load("game-1.replay") == "4"
    saver.save("5")
    saver.wait()
    monkeypatch.setattr(saves, "write_atomically", fails)
    saver.save("6")
    saver.wait()
    with pytest.raises(Problem):
        saver.save("7")  # a new trouble is said again
    saver.close()


def test_a_folder_that_cannot_be_made_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    folder = SaveFolder(tmp_path / "file")
    assert folder.list_saves() == []
    saver = folder.saver()
    assert not saver.kept
    with pytest.raises(Problem) as caught:
        saver.save("1")
    assert caught.value.reason == "save-trouble"
    saver.save("2")
    saver.finish()
    saver.close()
