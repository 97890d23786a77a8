"""Files are replaced whole, and what goes wrong with them is a reason that a player can be told."""

import os
import sys
from pathlib import Path

import pytest

from cachecash.core.problems import Problem
from cachecash.storage.files import MAX_BYTES, read_text, set_aside, write_atomically, writing

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="permissions and devices of POSIX")
NOT_ROOT = pytest.mark.skipif(getattr(os, "geteuid", lambda: 1)() == 0, reason="root may do everything")


def reason_of_reading(path: Path) -> str:
    with pytest.raises(Problem) as caught:
        read_text(path)
    assert caught.value.facts["path"]
    return caught.value.reason


def reason_of_writing(path: Path) -> str:
    with pytest.raises(Problem) as caught, writing(path) as file:
        file.write("x" * 100_000)
    assert caught.value.facts["path"]
    return caught.value.reason


def test_what_was_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.replay"
    for text in ("Zoé\n", "", "plus long\n" * 1000, "court"):
        write_atomically(path, text)
        assert path.read_bytes() == text.encode()
        assert read_text(path) == text
    assert [entry.name for entry in tmp_path.iterdir()] == ["a.replay"]


def test_a_writing_that_fails_leaves_the_old_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.replay"
    write_atomically(path, "old")

    def no_room(_descriptor: int) -> None:
        raise OSError(28, "no space left")

    monkeypatch.setattr(os, "fsync", no_room)
    with pytest.raises(OSError, match="no space"):
        write_atomically(path, "new")
    assert read_text(path) == "old"


def test_reading_what_cannot_be_read(tmp_path: Path) -> None:
    assert reason_of_reading(tmp_path / "nowhere") == "file-missing"
    assert reason_of_reading(tmp_path / "no" / "where") == "file-missing"
    assert reason_of_reading(tmp_path / "nu\0l") == "file-missing"
    assert reason_of_reading(tmp_path) == ("file-denied" if sys.platform == "win32" else "file-is-folder")
    (tmp_path / "latin").write_bytes("été".encode("latin-1"))
    assert reason_of_reading(tmp_path / "latin") == "file-encoding"
    (tmp_path / "large").write_bytes(b"x" * (MAX_BYTES + 1))
    assert reason_of_reading(tmp_path / "large") == "file-too-large"


@POSIX
def test_an_endless_file_is_not_read_to_its_end() -> None:
    assert reason_of_reading(Path("/dev/zero")) == "file-too-large"


@POSIX
@NOT_ROOT
def test_a_file_that_may_not_be_read_or_written(tmp_path: Path) -> None:
    (tmp_path / "closed").write_text("x")
    (tmp_path / "closed").chmod(0)
    assert reason_of_reading(tmp_path / "closed") == "file-denied"
    assert reason_of_writing(tmp_path / "closed") == "file-denied"


def test_writing_where_nothing_can_be_written(tmp_path: Path) -> None:
    assert reason_of_writing(tmp_path / "no" / "where") == "file-missing"
    assert reason_of_writing(tmp_path / "nu\0l") == "file-missing"
    assert reason_of_writing(tmp_path) == ("file-denied" if sys.platform == "win32" else "file-is-folder")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full")
def test_writing_on_a_full_disk() -> None:
    assert reason_of_writing(Path("/dev/full")) == "file-full"


def test_a_name_that_is_no_text_can_be_told(tmp_path: Path) -> None:
    with pytest.raises(Problem) as caught:
        read_text(tmp_path / "\udcff")
    str(caught.value.facts["path"]).encode("utf-8")


def test_setting_aside_keeps_everything(tmp_path: Path) -> None:
    path = tmp_path / "game-1.replay"
    aside = []
    for text in ("one", "two", "three"):
        path.write_text(text)
        aside.append(set_aside(path))
        assert not path.exists()
    assert [entry.read_text() for entry in aside] == ["one", "two", "three"]
    assert all("broken-2" in entry.name for entry in aside)
