"""The shipped data is found inside an installed package, or at the top of a checkout, and nowhere else."""

from pathlib import Path

import pytest

from cachecash.resources import ResourceMissing, find, locales, sounds


def folder(path: Path) -> Path:
    path.mkdir(parents=True)
    return path


def test_the_data_of_this_very_program_is_found() -> None:
    assert {"fr", "en"} <= {entry.name for entry in locales().iterdir()}
    assert (locales() / "fr" / "cli.ftl").is_file()
    assert sounds().is_dir()


def test_what_is_inside_the_package_comes_first(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").touch()
    inside = folder(tmp_path / "cachecash" / "locales")
    folder(tmp_path / "locales")
    assert find("locales", tmp_path / "cachecash") == inside


def test_a_checkout_has_it_at_its_top(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").touch()
    beside = folder(tmp_path / "locales")
    folder(tmp_path / "cachecash")
    assert find("locales", tmp_path / "cachecash") == beside


def test_the_folder_of_another_package_is_never_taken_for_ours(tmp_path: Path) -> None:
    folder(tmp_path / "locales")  # a neighbour in site-packages
    folder(tmp_path / "cachecash")
    with pytest.raises(ResourceMissing) as caught:
        find("locales", tmp_path / "cachecash")
    assert caught.value.name == "locales"
    assert caught.value.places == (tmp_path / "cachecash" / "locales", tmp_path / "locales")
    assert "locales" in str(caught.value)
