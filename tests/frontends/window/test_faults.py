"""A fault of ours while somebody plays: one sentence, the details in a file, and the game goes on."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from cachecash.frontends.window import faults, loop
from cachecash.frontends.window.faults import Faults
from cachecash.frontends.window.loop import Window
from cachecash.frontends.window.program import Means, Program
from cachecash.frontends.window.way_out import WayOut
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Utterance
from cachecash.outputs.sound.sounds import Sounds
from cachecash.presentation.lists import Lists
from cachecash.presentation.rooms import rooms
from cachecash.storage.profiles import Profiles
from cachecash.storage.saves import SaveFolder

SAID = "Un défaut du jeu : quelque chose n'a pas abouti. La partie est gardée, tu peux continuer."
LAST = "Encore un défaut du jeu, qui s'arrête ici. La partie est gardée : relance le jeu pour la reprendre."


def boom(*_args: Any, **_named: Any) -> None:
    raise ZeroDivisionError("a fault of ours")


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that is told without being asked for."""
    heard: list[str] = []
    present = WayOut.present

    def noted(way_out: WayOut, utterance: Utterance) -> None:
        heard.append(utterance.speech)
        present(way_out, utterance)

    monkeypatch.setattr(WayOut, "present", noted)
    return heard


@pytest.fixture
def window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Window:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setenv("CACHECASH_DATA", str(tmp_path))
    (tmp_path / "settings.yaml").write_text("welcomed: true\n", encoding="utf-8")
    return Window(
        Means(
            rooms=rooms(),
            store=SaveFolder(tmp_path),
            profiles=Profiles(tmp_path),
            catalog_of=lambda _: Catalog("fr", strict=True),
            sounds=Sounds(tmp_path / "sounds"),
            faults=tmp_path / "faults.log",
            voice="aucune",
        )
    )


@pytest.fixture
def opened(window: Window) -> Iterator[Window]:
    pygame.display.init()
    window._program.open(time.monotonic())
    window._display.open()
    yield window
    window._program.close()
    window._display.close()


def press(window: Window, key: int) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.Event(kind, key=key, mod=0, scancode=0, unicode=""))
    window._once()


def caption(window: Window) -> str:
    return window._program.scene().caption


def test_a_key_that_meets_a_fault_is_answered_and_the_next_one_works(
    opened: Window, told: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(Lists, "move", boom)
        press(opened, pygame.K_DOWN)
    assert told == [SAID]
    details = (tmp_path / faults.NAME).read_text(encoding="utf-8")
    assert "ZeroDivisionError: a fault of ours" in details
    assert "cachecash 0." in details
    press(opened, pygame.K_DOWN)
    assert caption(opened) == "Jouer à Cache-cache, 2/10"
    assert not opened._program.done


def test_what_cannot_be_drawn_is_tried_again_when_there_is_something_else_to_see(
    opened: Window, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened._once()
    with monkeypatch.context() as broken:
        broken.setattr("cachecash.frontends.window.painter.Painter.draw", boom)
        press(opened, pygame.K_DOWN)
        for _ in range(5):
            monkeypatch.setattr(opened, "_looked", float("-inf"))
            opened._once()
    assert told == [SAID]
    press(opened, pygame.K_DOWN)
    assert opened._easel.drawn == opened._program.scene()


def test_a_fault_at_every_moment_ends_the_program_with_a_sentence(
    window: Window, told: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Program, "step", boom)
    monkeypatch.setattr(loop, "LAST_WORDS", 0.01)
    assert window.run() == faults.FAULTY
    assert told[-2:] == [SAID, LAST]
    assert capsys.readouterr().err == f"{LAST}\n"


@pytest.fixture
def count(tmp_path: Path) -> Callable[[str], bool]:
    """Count some keys, written ``.``, and faults, written ``!``; tell whether these are too many."""

    def counted(met: str) -> bool:
        some = Faults(tmp_path / "more" / faults.NAME)
        for one in met:
            if one == ".":
                some.pressed()
            else:
                some.note(ZeroDivisionError())
        return some.too_many

    return counted


@pytest.mark.parametrize(
    ("met", "too_many"),
    [
        ("", False),
        (".!.!", False),
        (".!.!.!", True),
        ("!!!", True),
        (".!....!.....!", True),
        (".!.....!.....!", False),
        (".!.....!.....!.!.!", True),
    ],
)
def test_three_faults_within_ten_keys_are_too_many(
    count: Callable[[str], bool],
    met: str,
    too_many: bool,
) -> None:
    assert count(met) is too_many


def test_a_fault_is_told_once_a_key_and_named_even_where_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    some = Faults(tmp_path / "file" / faults.NAME)
    assert [some.note(ZeroDivisionError()), some.note(ZeroDivisionError())] == [True, False]
    some.pressed()
    catalog = Catalog("fr", strict=True)
    assert catalog.render(f"problem-{some.problem.reason}", **some.problem.facts).screen == SAID
    written = Faults(tmp_path / faults.NAME)
    written.note(ZeroDivisionError("\udcff"))
    shown = catalog.render("problem-fault", **written.problem.facts)
    assert shown.screen == f"{SAID} Détails : {tmp_path / faults.NAME}"
    assert shown.speech == SAID


def test_the_file_of_faults_does_not_grow_for_ever(tmp_path: Path) -> None:
    path = tmp_path / faults.NAME
    path.write_text("x" * 300_000, encoding="utf-8")
    some = Faults(path)
    some.note(ZeroDivisionError("first"))
    some.note(ZeroDivisionError("second"))
    assert "first" in path.read_text(encoding="utf-8")
    assert "second" in path.read_text(encoding="utf-8")
    assert path.stat().st_size < 10_000
