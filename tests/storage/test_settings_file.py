"""A person's settings are kept, whoever else writes them, and nothing that goes wrong with them stops the game."""

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
import yaml

from cachecash.core.problems import Problem
from cachecash.storage import settings as module
from cachecash.storage.files import write_atomically
from cachecash.storage.locks import Lock
from cachecash.storage.settings import SettingsFile, config_folder, peek
from waiting import until

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="permissions and links of POSIX")
NOT_ROOT = pytest.mark.skipif(getattr(os, "geteuid", lambda: 1)() == 0, reason="root may do everything")
ABOUT = "Réglages.\nÀ changer quand on veut."


def keeper(folder: Path) -> SettingsFile:
    return SettingsFile(folder / "settings.yaml", ABOUT)


def written(folder: Path) -> dict[str, object]:
    values: dict[str, object] = yaml.safe_load((folder / "settings.yaml").read_text(encoding="utf-8"))
    return values


def reasons(file: SettingsFile) -> list[str]:
    return [notice.reason for notice in file.notices()]


def test_what_is_changed_is_found_again(tmp_path: Path) -> None:
    file = keeper(tmp_path / "new" / "folder")
    assert file.load() == {}
    file.change({"rate": 200, "name": "Zoé"})
    file.change({"rate": 210, "keys": {"hand": ["M", "F12"]}})
    file.close()
    again = keeper(tmp_path / "new" / "folder")
    assert again.load() == {"rate": 210, "name": "Zoé", "keys": {"hand": ["M", "F12"]}}
    assert reasons(file) == reasons(again) == []


def test_the_file_says_what_it_is_and_keeps_the_comments_at_its_top_alone(tmp_path: Path) -> None:
    file = keeper(tmp_path)
    file.change({"name": "Zoé"})
    file.close()
    path = tmp_path / "settings.yaml"
    assert path.read_text(encoding="utf-8") == "# Réglages.\n# À changer quand on veut.\n\nname: Zoé\n"
    path.write_text("# à moi\n# à nous\nname: Léa\n# plus bas\n", encoding="utf-8")
    file = keeper(tmp_path)
    file.load()
    file.change({"rate": 200})
    file.close()
    assert path.read_text(encoding="utf-8") == "# à moi\n# à nous\n\nname: Léa\nrate: 200\n"


def test_keys_that_are_not_ours_stay(tmp_path: Path) -> None:
    foreign = "future: [1, {deep: yes}]\n7: seven\nwhen: 2030-01-31\n"
    (tmp_path / "settings.yaml").write_text(f"{foreign}rate: 100\n")
    file = keeper(tmp_path)
    values = file.load()
    file.change({"rate": 200})
    file.close()
    assert values["rate"] == 100
    assert written(tmp_path) == {**yaml.safe_load(foreign), "rate": 200}


def test_two_programs_keep_what_the_other_has_written_and_the_last_word_counts(tmp_path: Path) -> None:
    one, two = keeper(tmp_path), keeper(tmp_path)
    one.load()
    two.load()
    one.change({"rate": 100, "name": "Zoé", "of-one": 1})
    assert one.wait()
    two.change({"rate": 200, "theme": "light", "of-two": 2})
    assert two.wait()
    one.change({"pitch": 10})
    one.close()
    two.close()
    assert written(tmp_path) == {"rate": 200, "name": "Zoé", "of-one": 1, "theme": "light", "of-two": 2, "pitch": 10}


@pytest.mark.parametrize("before", ["tables: {one: 1}\n", "tables: nonsense\n", ""])
def test_an_entry_of_a_mapping_leaves_the_others_alone(before: str, tmp_path: Path) -> None:
    (tmp_path / "settings.yaml").write_text(before)
    file = keeper(tmp_path)
    file.load()
    file.put("tables", "two", {"seats": 2})
    file.put("tables", "three", {"seats": 3})
    file.close()
    first = {"one": 1} if "one" in before else {}
    assert written(tmp_path) == {"tables": {**first, "two": {"seats": 2}, "three": {"seats": 3}}}


def test_a_disk_that_does_not_answer_at_the_end_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = threading.Event()
    monkeypatch.setattr(module, "PATIENCE", 0.05)
    monkeypatch.setattr(module, "write_atomically", lambda *_: answer.wait(30))
    file = keeper(tmp_path)
    file.load()
    file.change({"rate": 200})
    file.close()
    assert reasons(file) == ["settings-late"]
    answer.set()


def test_two_programs_that_write_all_the_time_lose_nothing(tmp_path: Path) -> None:
    script = (
        "import sys; from pathlib import Path; from cachecash.storage.settings import SettingsFile\n"
        "file = SettingsFile(Path(sys.argv[1]), 'about'); file.load()\n"
        "for turn in range(15):\n"
        "    file.change({f'{sys.argv[2]}-{turn}': turn}); file.wait()\n"
        "file.close(); assert not file.notices()\n"
    )
    path = tmp_path / "settings.yaml"
    both = [subprocess.Popen([sys.executable, "-c", script, str(path), name]) for name in ("one", "two")]
    assert [process.wait() for process in both] == [0, 0]
    assert written(tmp_path) == {f"{name}-{turn}": turn for name in ("one", "two") for turn in range(15)}


@pytest.mark.parametrize(
    "data",
    [
        b"rate: [1, 2",
        b"- a list\n- of things\n",
        b"just words",
        b"rate: 100\n\tname: tab",
        b"!!python/object/apply:os.getcwd []",
        b"when: 2030-99-99",
        b"n: " + b"9" * 5000,
        b"a: *nothing",
        b"mono: !!bool peut-etre",
        b"when: !!timestamp x",
        b"rate: !!int ''",
        b"rate: !!int x",
        b"rate: !!float x",
        b"font: !!binary \xc3\xa9",
        b"keys: !!omap {hand: M}",
        b"keys: !!set x",
        "été".encode("latin-1"),
        b"\0\1\2",
        b"[" * 2000,
        b"name: " + b"x" * 120_000,
    ],
)
def test_a_file_that_makes_no_sense_is_set_aside_whole(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "settings.yaml").write_bytes(data)
    file = keeper(tmp_path)
    assert file.load() == {}
    (notice,) = file.notices()
    assert notice.reason == "settings-broken"
    assert (tmp_path / str(notice.facts["aside"])).read_bytes() == data
    file.change({"rate": 200})
    file.close()
    assert written(tmp_path) == {"rate": 200}


@pytest.mark.parametrize("data", [b"", b"# nothing but comments\n", b"\xef\xbb\xbfrate: 100\n"])
def test_an_empty_file_and_a_mark_of_byte_order_are_no_trouble(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "settings.yaml").write_bytes(data)
    file = keeper(tmp_path)
    assert file.load() == ({"rate": 100} if b"rate" in data else {})
    assert reasons(file) == []


def test_a_file_that_is_broken_while_one_plays_is_set_aside_and_nothing_is_forgotten(tmp_path: Path) -> None:
    (tmp_path / "settings.yaml").write_text("name: Zoé\nfuture: 1\n", encoding="utf-8")
    file = keeper(tmp_path)
    file.load()
    (tmp_path / "settings.yaml").write_text("name: [half of a", encoding="utf-8")
    file.change({"rate": 200})
    file.close()
    assert reasons(file) == ["settings-broken"]
    assert written(tmp_path) == {"name": "Zoé", "future": 1, "rate": 200}
    assert [*tmp_path.glob("*.broken-*")]


@POSIX
@NOT_ROOT
def test_a_folder_that_may_not_be_written_to_is_told_once_until_it_may(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        file = keeper(tmp_path)
        assert file.load() == {}
        for rate in (100, 110, 120):
            file.change({"rate": rate, f"r{rate}": rate})
            assert file.wait()
        assert reasons(file) == ["settings-denied"]
    finally:
        tmp_path.chmod(0o700)
    file.change({"name": "Zoé"})
    assert file.wait()
    assert written(tmp_path) == {"rate": 120, "r100": 100, "r110": 110, "r120": 120, "name": "Zoé"}
    tmp_path.chmod(0o500)
    try:
        file.change({"rate": 130})
        file.wait()
        assert reasons(file) == ["settings-denied"]
    finally:
        tmp_path.chmod(0o700)
    file.close()
    assert written(tmp_path)["rate"] == 130, "leaving is another attempt"


@pytest.mark.parametrize("tag", ["!!bool maybe", "!!timestamp x", "!!int ''"])
def test_a_file_whose_values_are_not_what_they_say_is_only_looked_at(tag: str, tmp_path: Path) -> None:
    path = tmp_path / "settings.yaml"
    path.write_text(f"name: {tag}\n")
    assert peek(path) == {}


def test_whatever_goes_wrong_while_it_writes_is_told_once_and_the_next_change_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_path: Path, _text: str) -> None:
        raise KeyError

    monkeypatch.setattr(module, "write_atomically", broken)
    file = keeper(tmp_path)
    for rate in (100, 110):
        file.change({"rate": rate})
        assert file.wait()
    assert reasons(file) == ["settings-trouble"]
    monkeypatch.setattr(module, "write_atomically", write_atomically)
    file.change({"name": "Zoé"})
    assert file.wait()
    file.close()
    assert written(tmp_path) == {"rate": 110, "name": "Zoé"}


def test_a_full_disk_is_told_as_such(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_room(_descriptor: int) -> None:
        raise OSError(28, "no space left")

    monkeypatch.setattr(os, "fsync", no_room)
    file = keeper(tmp_path)
    file.change({"rate": 1})
    file.close()
    assert reasons(file) == ["settings-full"]


@POSIX
@NOT_ROOT
def test_a_file_that_may_not_be_read_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "settings.yaml"
    path.write_text("name: Zoé\n", encoding="utf-8")
    path.chmod(0)
    file = keeper(tmp_path)
    assert file.load() == {}
    file.change({"rate": 200})
    file.close()
    assert reasons(file) == ["settings-unread", "settings-denied"]
    path.chmod(0o600)
    assert written(tmp_path) == {"name": "Zoé"}


def test_a_disk_that_does_not_let_itself_be_read_is_not_taken_for_an_empty_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(path: Path) -> str:
        raise Problem("file-denied", path=str(path))

    path = tmp_path / "settings.yaml"
    path.write_text("name: Zoé\n", encoding="utf-8")
    monkeypatch.setattr(module, "read_text", denied)
    file = keeper(tmp_path)
    assert file.load() == {}
    file.change({"rate": 200})
    file.close()
    assert reasons(file) == ["settings-unread", "settings-denied"]
    assert path.read_text(encoding="utf-8") == "name: Zoé\n"


@POSIX
@NOT_ROOT
def test_what_cannot_be_set_aside_stays(tmp_path: Path) -> None:
    path = tmp_path / "settings.yaml"
    path.write_text("- nonsense\n")
    tmp_path.chmod(0o500)
    try:
        file = keeper(tmp_path)
        assert file.load() == {}
        assert reasons(file) == ["settings-stuck"]
    finally:
        tmp_path.chmod(0o700)
    assert path.read_text() == "- nonsense\n"


def test_where_nothing_can_be_set_aside_the_file_stays_and_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(_path: Path) -> Path:
        raise PermissionError(13, "denied")

    path = tmp_path / "settings.yaml"
    path.write_text("- nonsense\n")
    monkeypatch.setattr(module, "set_aside", denied)
    file = keeper(tmp_path)
    assert file.load() == {}
    file.change({"rate": 200})
    file.close()
    assert reasons(file) == ["settings-stuck", "settings-denied"]
    assert path.read_text() == "- nonsense\n"


def test_a_folder_in_the_place_of_the_file(tmp_path: Path) -> None:
    (tmp_path / "settings.yaml").mkdir()
    file = keeper(tmp_path)
    assert file.load() == {}
    file.change({"rate": 200})
    file.close()
    told = reasons(file)
    assert told[0] in {"settings-unread", "settings-broken"}
    assert (tmp_path / "settings.yaml").exists()


@POSIX
def test_a_link_to_a_file_elsewhere_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real.yaml").write_text("name: Zoé\n", encoding="utf-8")
    (tmp_path / "settings.yaml").symlink_to(tmp_path / "real.yaml")
    file = keeper(tmp_path)
    file.load()
    file.change({"rate": 200})
    file.close()
    assert (tmp_path / "settings.yaml").is_symlink()
    assert (tmp_path / "real.yaml").read_text(encoding="utf-8").endswith("name: Zoé\nrate: 200\n")


def test_a_slow_disk_never_makes_the_player_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers, done = threading.Event(), threading.Event()

    def slow(_path: Path, _text: str) -> None:
        answers.wait(60)
        done.set()

    monkeypatch.setattr(module, "write_atomically", slow)
    monkeypatch.setattr(module, "PATIENCE", 0.05)
    file = keeper(tmp_path)
    for rate in range(100):
        file.change({"rate": rate})
    assert not file.wait()
    file.close()
    assert not done.is_set()
    answers.set()


def test_another_program_that_hangs_while_it_writes_is_told_as_trouble(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.1)
    lock = Lock(tmp_path / "settings.lock")
    assert lock.take()
    file = keeper(tmp_path)
    file.change({"rate": 200})
    notices = until(file.notices, lambda: "nothing was told")
    assert [notice.reason for notice in notices] == ["settings-trouble"]
    lock.release()
    monkeypatch.setattr(module, "PATIENCE", 5)
    file.close()
    assert written(tmp_path) == {"rate": 200}


def test_texts_that_are_no_valid_text_do_not_stop_the_writing(tmp_path: Path) -> None:
    file = keeper(tmp_path)
    file.change({"font": "/fonts/\udcff.ttf", "name": "Zoé\U0001f600\x07"})
    file.close()
    assert keeper(tmp_path).load() == {"font": "/fonts/\udcff.ttf", "name": "Zoé\U0001f600\x07"}


def test_where_the_settings_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CACHECASH_DATA", str(tmp_path))
    assert config_folder() == tmp_path
    monkeypatch.delenv("CACHECASH_DATA")
    if sys.platform.startswith("linux"):
        monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
        assert config_folder() == tmp_path / "config" / "cachecash"


def test_notices_are_problems_with_the_place_of_the_file(tmp_path: Path) -> None:
    (tmp_path / "settings.yaml").write_text("- no\n")
    file = keeper(tmp_path)
    file.load()
    (notice,) = file.notices()
    assert isinstance(notice, Problem)
    assert str(tmp_path) in str(notice.facts["path"])
    assert str(file.path) == notice.facts["path"]
