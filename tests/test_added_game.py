"""A game more comes into the room by its folders alone, and is played by every way in; nothing else knows of it."""

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from added_game import NAME, lay_over
from cachecash import cli
from cachecash.narration.catalog import languages
from cachecash.presentation.rooms import room, rooms
from cachecash.table.replay import read
from desktop import Desktop
from entries import GAMES
from every_room import check_about, check_answers, check_names, check_refusals, check_rules, check_stories, demo
from playing import Game
from talk import MemoryStore, talk
from windowless import WELCOMED, Visit

SHIPPED = [*rooms()]
ROOT = Path(__file__).parent.parent

here = pytest.mark.usefixtures("one_game_more")


@here
def test_it_is_there_while_its_folders_are() -> None:
    assert [*rooms()] == sorted([*SHIPPED, NAME], key=lambda name: (room(name).rank, name))


def test_it_is_not_there_without_them() -> None:
    assert [*rooms()] == SHIPPED


@here
@pytest.mark.parametrize("language", languages())
def test_it_owes_its_players_what_every_game_owes_them(language: str) -> None:
    its = room(NAME)
    check_names(its, language)
    check_about(its, language)
    check_answers(its, language)
    check_stories(its, language)
    check_refusals(its, language, next(entry for entry in GAMES if entry.game.id == NAME))
    check_rules(its, language, "fr")
    assert demo(its, language)[-1].startswith({"fr": "La partie est finie", "en": "The game is over"}[language])


# --- the terminal: typed lines


ASKED = ("m", "s", "t", "l", "q", "c", "a", "j1", "j2", "j3", "PLAY(6)")
PLAYED = ("1", "1", "1")


@here
def test_it_is_played_in_the_terminal(request: pytest.FixtureRequest) -> None:
    said = talk("1", "1", *ASKED, *PLAYED, "3", game=NAME)
    path = ROOT / "tests" / "transcripts" / NAME / "terminal.txt"
    if request.config.getoption("--rewrite"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(said.text, encoding="utf-8")
    assert said.text == path.read_text(encoding="utf-8")
    assert said.code == 0


@here
def test_it_is_kept_and_taken_up_again_at_every_step() -> None:
    whole = [line for line in talk("1", "1", *PLAYED, game=NAME).lines if "gagne" in line]
    for step in range(len(PLAYED)):
        store = MemoryStore()
        talk("1", "1", *PLAYED[:step], "quitter", game=NAME, store=store)
        (kept,) = store.texts.values()
        assert read(kept).game == NAME
        again = talk("2", *PLAYED[step:], game=NAME, store=store)
        assert [line for line in again.lines if "gagne" in line] == whole
        assert not store.texts


# --- the command line


@here
@pytest.mark.parametrize("typed", ["Petite Bataille", "little battle"])
@pytest.mark.parametrize("language", languages())
def test_it_is_typed_by_the_name_that_it_has_in_any_language(
    capsys: pytest.CaptureFixture[str], typed: str, language: str
) -> None:
    assert cli.main(["simulate", typed, "--json", "--lang", language]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == NAME


# --- the log, checked by what its rules say and nothing else


def check(lines: Iterable[str]) -> int:
    """Follow a log by the rules alone. Give the number of games."""
    games = 0
    table: dict[str, Any] = {}
    for record in map(json.loads, lines):
        what = record["record"]
        if what == "game":
            games += 1
            table = {"round": 0, "laid": None, "played": [], "tricks": [0, 0], "totals": [0, 0]}
        elif what == "chance":
            _chance(table, record["what"], record["outcome"])
        elif what == "decision":
            _decision(table, record)
        elif what == "round":
            table["totals"] = [total + tricks for total, tricks in zip(table["totals"], table["tricks"], strict=True)]
            assert (record["scores"], record["totals"]) == (table["tricks"], table["totals"])
        else:
            assert what == "end"
            assert record["scores"] == table["totals"]
            assert record["winners"] == [table["totals"].index(max(table["totals"]))]
    return games


def _chance(table: dict[str, Any], what: str, outcome: Any) -> None:
    if what == "first":
        table["leader"] = outcome
    else:
        assert (what, sorted(outcome)) == ("shuffle", [1, 2, 3, 4, 5, 6, 7])
        table |= {"round": table["round"] + 1, "played": [], "tricks": [0, 0], "aside": outcome[6]}
        table["hands"] = [sorted(outcome[:3]), sorted(outcome[3:6])]


def _decision(table: dict[str, Any], record: dict[str, Any]) -> None:
    assert record["state"] == table
    seat, led = record["seat"], table["laid"]
    assert seat == (table["leader"] if led is None else 1 - table["leader"])
    assert record["legal"] == [f"PLAY({card})" for card in table["hands"][seat]]
    assert record["action"] in record["legal"]
    card = int(record["action"][5])
    table["hands"][seat].remove(card)
    if led is None:
        table["laid"] = card
        return
    table["laid"] = None
    table["played"] += [led, card]
    table["leader"] = seat if card > led else 1 - seat
    table["tricks"][table["leader"]] += 1


@here
@pytest.mark.parametrize("rounds", ["1", "3"])
def test_its_log_keeps_its_rules(rounds: str, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    typed = [NAME, "--games", "20", "--seed", "x", "--bots", "habitue,random", "--option", f"rounds={rounds}"]
    assert cli.main(["simulate", *typed, "--log", str(log)]) == 0
    assert check(log.read_text(encoding="utf-8").splitlines()) == 20


@here
def test_a_kept_game_is_replayed_into_the_same_log(tmp_path: Path) -> None:
    store = MemoryStore()
    talk("1", "1", *PLAYED, game=NAME, store=store)
    replay, log = tmp_path / "game.replay", tmp_path / "log.jsonl"
    replay.write_text(store.written[-1], encoding="utf-8")
    assert cli.main(["replay", str(replay), "--log", str(log)]) == 0
    lines = log.read_text(encoding="utf-8").splitlines()
    assert check(lines) == 1
    played = [(record["seat"], record["action"]) for record in map(json.loads, lines) if record["record"] == "decision"]
    assert [f"{seat} {action}" for seat, action in played] == re.findall(r"^\d .+$", store.written[-1], re.MULTILINE)


# --- the window


@pytest.fixture
def enter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], Visit]]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    (tmp_path / "settings.yaml").write_text(WELCOMED, encoding="utf-8")
    made: list[Visit] = []

    def visit() -> Visit:
        made.append(Visit(tmp_path))
        return made[-1]

    yield visit
    for one in made:
        one.program.close()


@here
def test_the_program_of_the_window_plays_it_and_takes_it_up_again(enter: Callable[[], Visit]) -> None:
    there = enter()
    there.press("End", "Home", *["Down"] * [*rooms()].index(NAME))
    assert there.heard()[-1].startswith("Jouer à Petite bataille")
    there.press("I")
    assert any("une des sept reste cachée" in text for text in there.heard())
    there.press("Enter", "Enter")
    there.wait_for("À toi")
    there.heard()
    there.press("D", "G", "F9")
    assert there.heard()[:4] == ["Table.", "La carte mise de côté, cachée, 2 sur 2.", "Toi : aucun pli.", "Un pli."]
    there.press("Escape", "Escape", "Ctrl+Q", "Enter")
    there.wait_for("Partie reprise")
    for asked in ("pour choisir", "pour choisir", "À toi"):  # who leads is free to look first
        there.wait_for(asked)
        there.heard()
        there.press("Enter")
    there.wait_for("La partie est finie")


@pytest.mark.window
@pytest.mark.slow
def test_the_real_window_plays_it(desktop: Desktop, tmp_path: Path) -> None:
    desktop.environment |= {"PYTHONPATH": str(lay_over(tmp_path / "room")), "PYTHONSAFEPATH": "yes"}
    game = Game(desktop, "--seed", "1", settings={})
    game.wait_for("Menu principal")
    game.rest()
    game.walk_to("Jouer à Petite bataille")
    game.ask("Enter")
    game.ask("Enter")
    while game.play():
        pass
    assert any("prends le pli" in text or "prend le pli" in text for text in game.stories())
    game.close()
    assert game.ended() == 0
    assert desktop.log("game") == ""


# --- the tests of every game


@pytest.mark.slow
def test_laid_among_the_others_it_passes_the_tests_of_every_game(tmp_path: Path) -> None:
    """As somebody finds it who has written a game and types the test commands of `docs/adding-a-game.md`."""
    laid = lay_over(tmp_path / "room")
    copytree(ROOT / "tests", laid / "tests")
    tests = ["games", "presentation", "narration", "test_known_by_name.py"]
    options = ["-q", "-p", "no:cacheprovider", "-k", f"{NAME} or pb- or same_messages"]
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", *options, *(f"tests/{name}" for name in tests)],
        cwd=laid,
        env={"PATH": "", "PYTHONPATH": str(laid)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    passed = re.search(r"^(\d+) passed", ran.stdout, re.MULTILINE)
    assert ran.returncode == 0, ran.stdout
    assert passed
    assert int(passed[1]) > 100
