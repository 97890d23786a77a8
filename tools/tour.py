"""Every screen of the program, reached by its keys: what `make screenshots` draws."""

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from stage import READY, AnyTable, Settings, Stage, game

from cachecash.frontends.window.scene import Scene
from cachecash.games.cache_cache.view import GONE
from cachecash.games.cache_ton_cash.options import PRESETS
from cachecash.presentation.rooms import rooms

Take = Callable[[str, Scene], None]
"""Receives a screen with its name."""

NEW: Settings = {"welcomed": False}
OTHERS: tuple[Settings, ...] = ({"name": "Zoé"}, {"name": "Grand-père"})
ADVANCED = PRESETS["avance"]
KK, CS = "cache-cache", "cassa-nostra"


def tour(language: str, take: Take) -> None:
    """Show every screen in one language."""
    for visit in (_start, _menu, _settings, _keys, _people, _reading):
        visit(language, take)
    for visit in (_two, _three, _four, _six, _asked, _end, _grids, _others_grids, _quest, _offers):
        visit(language, take)


def _start(language: str, take: Take) -> None:
    with _stage(language, NEW) as stage:
        take("first-start", stage.scene)
        take("first-start-rate", stage.press("Down", "Down", "Right"))


def _menu(language: str, take: Take) -> None:
    asking = {**READY, "confirmations": True}
    with _stage(language, asking, kept=(game(4, "a", _after(50)), game(2, "d", _after(90)))) as stage:
        take("menu", stage.scene)
        take("kept-games", stage.choose("page-menu-resume", count=2))
        take("party", stage.press("Escape", "Home", "Down", "Enter"))
        take("party-seats", stage.press("Down", "Enter"))
        stage.press("Escape", "End", "Up")
        take("party-options", stage.press("Enter"))
        stage.press("Escape", "End", "Enter")
        take("text-field", stage.type("-Lou"))
        take("quit", stage.press("Escape", "Escape", "End", "Enter"))


def _settings(language: str, take: Take) -> None:
    with _stage(language) as stage:
        take("settings", stage.press("F2"))
        for group in ("voice", "sounds", "screen", "play"):
            take(f"settings-{group}", stage.press("Enter", "Down"))
            if group == "screen":
                take("settings-theme", stage.press("Enter"))
                stage.press("Escape")
            stage.press("Escape", "Down")


def _keys(language: str, take: Take) -> None:
    with _stage(language) as stage:
        stage.choose("page-menu-keys")
        take("keys", stage.press(*["Down"] * 12))
        take("keys-capture", stage.press("Enter"))


def _people(language: str, take: Take) -> None:
    with _stage(language, READY, *OTHERS) as stage:
        take("who-plays", stage.scene)
        stage.press("Enter")
        take("people", stage.choose("page-people"))
        take("person", stage.press("Down", "Enter"))
        take("text-field-empty", stage.press("Escape", "End", "Enter"))


def _reading(language: str, take: Take) -> None:
    with _stage(language) as stage:
        take("rules-games", stage.choose("page-menu-rules"))
        take("rules", stage.press("Enter"))
        take("rules-heading", stage.press("Down", "Down", "Down", "Enter", "Down", "Down"))
        stage.press("Escape", "Escape", "Escape")
        stage.choose("page-menu-sounds")
        take("sounds", stage.press("Down"))
        stage.press("Escape", "Home", "Enter", "Enter", "M", "S", "C", "Ctrl+Q")
        stage.choose("page-history")
        take("history", stage.press("End"))


def _two(language: str, take: Take) -> None:
    """A table of two, advanced, by the neutral piles, two of which are marked."""
    with _resumed(language, game(2, "b", _claims_two, **ADVANCED)) as stage:
        take("game-2", stage.scene)
        take("game-2-marked", stage.press("N", "J", "Space", "J", "Space"))


def _three(language: str, take: Take) -> None:
    with _resumed(language, game(3, "b", _after(45, phase="action"))) as stage:
        take("game-3", stage.press("Tab", "Tab"))
        take("game-level-full", stage.press("F3", "2", "Enter", "I"))


def _four(language: str, take: Take) -> None:
    """A table of four: what opens over it."""
    with _resumed(language, game(4, "a", _after(50, phase="action"))) as stage:
        take("game-4", stage.press("Right"))
        take("game-list", stage.press("Enter"))
        take("game-menu", stage.press("Escape", "Escape"))
        take("game-all-commands", stage.press("End", "Enter"))
        take("game-keys", stage.press("Escape", "Escape", "F1"))
        take("game-history", stage.press("Escape", "M", "S", "A", "C", "H"))
        take("game-refusal", stage.press("M", "U"))
        take("game-levels", stage.press("Escape", "End", "Up", "Up", "Up", "Enter"))
        take("game-rules", stage.press("Escape", "F9"))
    with _stage(language) as stage:
        take("game-first-turn", stage.press("Enter", "Enter"))


def _six(language: str, take: Take) -> None:
    with _resumed(language, game(6, "c", _after(110, phase="action"), **ADVANCED)) as stage:
        take("game-6", stage.scene)
        take("game-6-pile", stage.press("3", "Enter", "Right"))


def _asked(language: str, take: Take) -> None:
    """Another player challenges: the question stands, and can be answered, or not."""
    for name, able in (("challenge", True), ("challenge-lost", False)):
        with _resumed(language, game(4, "a", partial(_defends, able=able))) as stage:
            take(name, stage.scene)


def _end(language: str, take: Take) -> None:
    with _resumed(language, game(4, "a", _ending)) as stage:
        take("round-end", stage.play_until(lambda stage: stage.paused, "M", "X", "Backspace"))
    with _resumed(language, game(3, "a", _ending, end="rapide")) as stage:
        take("after-game", stage.play_until(lambda stage: stage.paged, "M", "X", "Backspace"))
        take("after-game-table", stage.press("Down", "Down", "Enter"))


def _grids(language: str, take: Take) -> None:
    """Cache-cache, from the two cards that are turned at first to the count."""
    with _stage(language) as stage:
        _new_table(stage, KK)
        take("grid-setup", stage.press("Right", "Enter", "Right", "Down"))
    with _resumed(language, game(4, "a", _after(40, phase="turn"), KK)) as stage:
        take("grid-4", stage.press("Down"))
        take("grid-discard-held", stage.press("D", "Enter"))
        take("grid-drawn", stage.press("Backspace", "P", "Enter"))
    with _resumed(language, game(3, "a", _column_gone, KK)) as stage:
        take("grid-column-gone", stage.press("Right"))
    with _resumed(language, game(3, "a", _nearly_turned, KK)) as stage:
        take("grid-round-end", stage.play_until(lambda stage: stage.paused, "G", "J", "Enter", "Right"))


def _others_grids(language: str, take: Take) -> None:
    with _resumed(language, game(2, "b", _after(20, phase="turn"), KK)) as stage:
        take("grid-2", stage.press("2", "Enter", "Right", "Down"))
    with _resumed(language, game(6, "c", _after(60, phase="turn"), KK)) as stage:
        take("grid-6", stage.scene)
        take("grid-6-other", stage.press("4", "Enter", "Right"))


def _quest(language: str, take: Take) -> None:
    """Cassa Nostra, from the cards that are marked to the end of a tour."""
    with _stage(language) as stage:
        _new_table(stage, CS)
        take("quest-marked", stage.press("Right", "Space", "End", "Space"))
        take("quest-total", stage.press("Enter"))
        take("quest-show", stage.press("Enter"))
        take("quest-adjust", stage.play_until(_adjusts, "Enter"))
        take("quest-tour-end", stage.play_until(lambda stage: stage.paused, "Enter"))


def _offers(language: str, take: Take) -> None:
    with _resumed(language, game(3, "a", _after(20, phase="adjust"), CS)) as stage:
        take("quest-3", stage.press("Tab"))
    with _resumed(language, game(6, "c", _after(15, phase="adjust"), CS)) as stage:
        take("quest-6", stage.scene)
        take("quest-6-other", stage.press("4", "Enter"))


def _new_table(stage: Stage, its_id: str) -> None:
    """Sit down at another game, as it is proposed."""
    place = [*rooms()].index(its_id)
    stage.press(*["Down"] * place, "Enter", "Enter")


def _adjusts(stage: Stage) -> bool:
    return any(action.verb == "PASS" for action in stage.legal)


@contextmanager
def _stage(language: str, *people: Settings, kept: tuple[str, ...] = ()) -> Iterator[Stage]:
    with tempfile.TemporaryDirectory() as folder:
        stage = Stage(Path(folder), language, people or (READY,), kept)
        try:
            yield stage
        finally:
            stage.close()


@contextmanager
def _resumed(language: str, kept: str) -> Iterator[Stage]:
    with _stage(language, kept=(kept,)) as stage:
        stage.choose("page-menu-resume", count=1)
        yield stage


def _after(count: int, *, phase: str = "") -> Callable[[AnyTable], bool]:
    """After so many actions, and where Camille is awaited in that *phase*, if one is named."""

    def reached(table: AnyTable) -> bool:
        return len(table.actions) >= count and phase in {"", table.view(0).phase}

    return reached


def _defends(table: AnyTable, *, able: bool) -> bool:
    answers = len(table.legal(0)) > 1
    return bool(table.view(0).phase == "answer") and len(table.actions) > 20 and answers == able


def _ending(table: AnyTable) -> bool:
    view = table.view(0)
    return not view.draw_size and sum(view.sizes) < 8


def _column_gone(table: AnyTable) -> bool:
    """Whether a column of Camille's has gone."""
    view = table.view(0)
    return view.phase == "turn" and GONE in view.grids[0]


def _nearly_turned(table: AnyTable) -> bool:
    view = table.view(0)
    return view.phase == "turn" and view.finisher is not None


def _claims_two(table: AnyTable) -> bool:
    """Whether two neutral piles can be taken at once."""
    return len(table.actions) > 20 and any(len(action.piles) > 1 for action in table.legal(0))
