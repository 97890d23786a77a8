"""Several people play on one machine, each with their own settings; nobody's are deleted."""

import os
import sys
import time
from pathlib import Path

import pytest

from cachecash.core.problems import Problem
from cachecash.storage import profiles as module
from cachecash.storage.profiles import Profiles
from cachecash.storage.settings import SettingsFile

NOT_ROOT = pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() == 0, reason="permissions of POSIX, and root may do everything"
)


def names(folder: Path) -> list[str]:
    return [profile.name for profile in Profiles(folder).all()]


def test_at_first_there_is_one_person_without_a_name(tmp_path: Path) -> None:
    (profile,) = Profiles(tmp_path / "nowhere").all()
    assert (profile.name, profile.path.name) == ("", "settings.yaml")
    assert not profile.path.exists()


def test_everybody_has_their_own_settings(tmp_path: Path) -> None:
    people = Profiles(tmp_path / "config")
    zoe, lea = people.add("Zoé"), people.add("Léa")
    assert zoe.path != lea.path
    for person, rate in ((zoe, 400), (lea, 150)):
        file = SettingsFile(person.path, "about")
        file.load()
        file.change({"rate": rate})
        file.close()
    assert SettingsFile(zoe.path, "").load() == {"name": "Zoé", "rate": 400}
    assert SettingsFile(lea.path, "").load() == {"name": "Léa", "rate": 150}
    assert {*names(tmp_path / "config")} == {"Zoé", "Léa"}


def test_who_played_last_comes_first(tmp_path: Path) -> None:
    people = Profiles(tmp_path)
    old = [people.add(name) for name in ("Zoé", "Léa", "Tom")]
    for age, person in enumerate(old):
        os.utime(person.path, (age, age))
    assert names(tmp_path) == ["Tom", "Léa", "Zoé"]
    people.choose(old[0])
    assert names(tmp_path) == ["Zoé", "Tom", "Léa"]


def test_who_plays_now_comes_first_even_if_the_clock_was_put_back_or_stands_still(tmp_path: Path) -> None:
    people = Profiles(tmp_path)
    zoe, lea = people.add("Zoé"), people.add("Léa")
    for moment in (time.time() + 3600, time.time()):
        for person in (zoe, lea):
            os.utime(person.path, (moment, moment))
        for person, others in ((zoe, "Léa"), (lea, "Zoé"), (zoe, "Léa")):
            people.choose(person)
            assert names(tmp_path) == [person.name, others]


def test_somebody_who_is_renamed_keeps_everything_else(tmp_path: Path) -> None:
    person = Profiles(tmp_path).add("Zoé")
    file = SettingsFile(person.path, "about")
    file.load()
    file.change({"rate": 200, "name": "Zélie"})
    file.close()
    assert names(tmp_path) == ["Zélie"]


def test_somebody_who_is_removed_is_set_aside(tmp_path: Path) -> None:
    people = Profiles(tmp_path)
    people.add("Zoé")
    lea = people.add("Léa")
    people.remove(lea)
    assert names(tmp_path) == ["Zoé"]
    (aside,) = tmp_path.glob("*.removed-*")
    assert "Léa" in aside.read_text(encoding="utf-8")
    people.remove(lea)  # another program was faster
    people.add("Tom")
    assert {*names(tmp_path)} == {"Zoé", "Tom"}


def test_files_that_make_no_sense_have_no_name_and_others_are_not_people(tmp_path: Path) -> None:
    (tmp_path / "settings.yaml").write_text("[")
    (tmp_path / "settings-2.yaml").write_text("name: 7")
    (tmp_path / "settings-x.yaml").write_text("name: x")
    (tmp_path / "settings.yaml.new").write_text("name: x")
    assert names(tmp_path) == ["", ""]


@NOT_ROOT
def test_a_folder_that_may_not_be_written_to_is_a_problem_that_is_told(tmp_path: Path) -> None:
    people = Profiles(tmp_path)
    person = people.add("Zoé")
    tmp_path.chmod(0o500)
    try:
        for attempt in (lambda: people.add("Léa"), lambda: people.remove(person)):
            with pytest.raises(Problem) as caught:
                attempt()
            assert caught.value.reason == "settings-denied"
    finally:
        tmp_path.chmod(0o700)
    assert names(tmp_path) == ["Zoé"]


@pytest.mark.parametrize(
    ("number", "reason"), [(28, "settings-full"), (13, "settings-denied"), (5, "settings-trouble")]
)
def test_what_the_disk_refuses_is_a_problem_and_nobody_is_lost(
    number: int, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_args: object) -> Path:
        raise OSError(number, "refused")

    people = Profiles(tmp_path)
    person = people.add("Zoé")
    monkeypatch.setattr(module, "write_atomically", refused)
    monkeypatch.setattr(module, "move_to_new", refused)
    for attempt in (lambda: people.add("Léa"), lambda: people.remove(person)):
        with pytest.raises(Problem) as caught:
            attempt()
        assert caught.value.reason == reason
    assert names(tmp_path) == ["Zoé"]
