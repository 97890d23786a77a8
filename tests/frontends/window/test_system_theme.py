"""The theme of the player's system: asked, and dark where there is no answer."""

import subprocess
import sys
from collections.abc import Sequence

import pytest

from cachecash.frontends.window import system_theme
from cachecash.frontends.window.system_theme import colour, high_contrast, system, theme
from cachecash.frontends.window.themes import DARK, LIGHT, OURS, Theme

BLACK, WHITE = (0, 0, 0), (255, 255, 255)


def answering(monkeypatch: pytest.MonkeyPatch, platform: str, **said: str) -> None:
    """Be on a system whose commands answer, by the last word of the command."""

    def run(command: Sequence[str]) -> "subprocess.CompletedProcess[str]":
        return subprocess.CompletedProcess(command, 0, said.get(command[-1].replace("-", "_"), ""), "")

    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(system_theme, "_run", run)


@pytest.mark.parametrize(
    ("platform", "said", "expected"),
    [
        ("darwin", {"AppleInterfaceStyle": "Dark\n"}, DARK),
        ("darwin", {}, LIGHT),
        ("linux", {"gtk_theme": "'Adwaita'", "color_scheme": "'prefer-dark'"}, DARK),
        ("linux", {"gtk_theme": "'Adwaita'", "color_scheme": "'prefer-light'"}, LIGHT),
        ("linux", {"gtk_theme": "'Adwaita'", "color_scheme": "'default'"}, LIGHT),
        ("linux", {"gtk_theme": "'Adwaita-dark'", "color_scheme": "'default'"}, DARK),
        ("linux", {}, DARK),
    ],
)
def test_light_or_dark_as_the_system_says(
    monkeypatch: pytest.MonkeyPatch, platform: str, said: dict[str, str], expected: Theme
) -> None:
    answering(monkeypatch, platform, **said)
    assert system() == expected


def test_high_contrast_of_gnome(monkeypatch: pytest.MonkeyPatch) -> None:
    answering(monkeypatch, "linux", gtk_theme="'HighContrast'")
    assert (system().table, system().text) == (WHITE, BLACK)
    answering(monkeypatch, "linux", gtk_theme="'HighContrastInverse'")
    assert (system().table, system().text) == (BLACK, WHITE)


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
@pytest.mark.parametrize("trouble", [FileNotFoundError, PermissionError, subprocess.TimeoutExpired])
def test_a_system_that_does_not_answer_is_dark(
    monkeypatch: pytest.MonkeyPatch, platform: str, trouble: type[Exception]
) -> None:
    def fail(command: Sequence[str]) -> None:
        raise subprocess.TimeoutExpired(command, 1) if trouble is subprocess.TimeoutExpired else trouble

    monkeypatch.setattr(sys, "platform", platform)  # there is no `windll` here: as a Windows that refuses
    monkeypatch.setattr(system_theme, "_run", fail)
    assert system() == DARK


def test_a_scheme_that_cannot_be_read_gives_way_to_the_nearest_of_ours() -> None:
    assert high_contrast((250, 250, 250), (240, 240, 240), BLACK, WHITE) == LIGHT
    assert high_contrast((20, 20, 20), (60, 60, 60), WHITE, BLACK) == DARK
    assert high_contrast(BLACK, WHITE, WHITE, BLACK).text == WHITE


def test_windows_writes_blue_first() -> None:
    assert colour(0x00332211) == (0x11, 0x22, 0x33)


def test_a_theme_by_its_name() -> None:
    assert all(theme(name) == known for name, known in OURS.items())
    assert theme("mauve") == DARK
