"""What is typed after `cachecash`: what it does, and the one sentence that bad input gets, in the player's language."""

import ast
import gc
import io
import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import pygame
import pytest

from cachecash import __main__ as begin
from cachecash import __version__, app
from cachecash.app import batch, windowed
from cachecash.cli import arguments, main
from cachecash.cli.figures import Figures
from cachecash.frontends.window import program
from cachecash.narration.catalog import Catalog, languages
from cachecash.narration.utterance import Display
from cachecash.outputs.sound import attempt
from cachecash.outputs.speech.report import Report as VoiceReport
from cachecash.outputs.speech.voices import espeak
from cachecash.presentation.rooms import rooms
from cachecash.table import tournament as table_tournament
from cachecash.table.replay import Player, of_table, write
from cachecash.table.simulate import Tally
from cachecash.table.table import Table

ROOT = Path(__file__).parents[1]
GAME = "cache-ton-cash"


@dataclass
class Told:
    code: int
    out: str
    err: str


Run = Callable[..., Told]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """The program, in French, with nothing to read and its data in a folder of the test."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("CACHECASH_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))

    def typed(*words: str) -> Told:
        capsys.readouterr()
        code = main(words)
        return Told(code, *capsys.readouterr())

    return typed


# --- languages


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "fr"),
        ({"LANG": "C.UTF-8"}, "fr"),
        ({"LANG": "POSIX"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en"}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "C"}, "fr"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": ""}, "en"),
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="asks the system where no variable speaks")
def test_the_language_of_the_system(run: Run, monkeypatch: pytest.MonkeyPatch, variables: Any, language: str) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert app.choose_language(None) == language
    assert ("Commandes" in run("--help").out) == (language == "fr")


def test_the_language_that_is_asked_for_wherever_it_stands(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    for typed in (["--lang", "en"], ["--langue", "en"], ["--lang=en"]):
        assert "Commands:" in run(*typed, "--help").out
        assert "Commands:" in run("--help", *typed).out
        assert "is not a command" in run("x", *typed).err
        assert "There is no option" in run(*typed, "--wrong").err


# --- bad input

BAD: list[tuple[Sequence[str], str]] = [
    (["x"], "« x » n'est pas une commande. Essaie demo, regles, voix, simuler, tournoi, rejouer, ou"),
    (["--wrong"], "L'option --wrong n'existe pas"),
    (["demo", "-z"], "L'option -z n'existe pas"),
    (["--wid", "40"], "L'option --wid n'existe pas"),
    (["demo", "--games", "3"], "L'option --games ne va pas avec cachecash demo"),
    (["--players", "3"], "L'option --players ne va pas avec cachecash."),
    (["rules", GAME, "more"], "« more » est de trop après cachecash regles. "),
    (["demo", GAME, "more"], "« more » est de trop après cachecash demo"),
    (["--seed"], "Il manque une valeur après --seed"),
    (["demo", "--graine"], "Il manque une valeur après --graine"),
    (["demo", "--seed", "--braille"], "Il manque une valeur après --seed"),
    (["--braille=1"], "L'option --braille ne prend pas de valeur"),
    (["--lang", "de"], "La langue « de » n'est pas disponible"),
    (["--lang"], "Il manque une valeur après --lang"),
    (["--largeur", "wide"], "« wide » n'est pas un nombre. Après --largeur"),
    (["--width", "40.5"], "« 40.5 » n'est pas un nombre"),
    (["--width", ""], "«  » n'est pas un nombre"),
    (["--width", "9"], "9 ne convient pas pour --width"),
    (["--width", "9" * 5000], "ne convient pas pour --width"),
    (["--detail", "loud"], "« loud » n'est pas un niveau de détail"),
    (["demo", "--seed", "\udcff"], "Le texte après --seed n'est pas en UTF-8"),
    (["demo", "--players", "1"], "Ce jeu ne se joue pas à 1. Il faut de 2 à 6 joueurs"),
    (["demo", "--players", "7"], "Ce jeu ne se joue pas à 7"),
    (["demo", "--jeu", "poker"], "Le jeu « poker » n'existe pas"),
    (["rules", "poker"], "Le jeu « poker » n'existe pas"),
    (["demo", "--niveaux", "champion"], "Le niveau « champion » n'existe pas"),
    (["demo", "--niveaux", "champion"], "Niveaux possibles : débutant, habitué, expert, hasard."),
    (["simulate"], "Il manque le jeu"),
    (["simulate", "poker"], "Le jeu « poker » n'existe pas"),
    (["simulate", "\udcff"], "Le jeu « ? » n'existe pas"),
    (["simulate", GAME, "--players", "7"], "Ce jeu ne se joue pas à 7"),
    (["simulate", GAME, "--players", "-2"], "-2 ne convient pas pour --players"),
    (["simulate", GAME, "--games", "0"], "0 ne convient pas pour --games"),
    (["simulate", GAME, "--games", "-3"], "-3 ne convient pas pour --games"),
    (["simulate", GAME, "--games", "many"], "« many » n'est pas un nombre"),
    (["demo", "--bots", "random,"], "Il y a une virgule de trop dans « random, » : écris random."),
    (
        ["simulate", GAME, "--bots", "expert,,débutant"],
        "virgule de trop dans « expert,,débutant » : écris expert,débutant.",
    ),
    (["tournoi", GAME, "--niveaux", " , au hasard, expert"], "« , au hasard, expert » : écris au-hasard,expert."),
    (["demo", "--niveaux", ""], "Il manque une valeur après --niveaux"),
    (["demo", "--niveaux= ,"], "Il manque une valeur après --niveaux"),
    (["simulate", GAME, "--bots", "champion"], "Le niveau « champion » n'existe pas"),
    (["simulate", GAME, "--preset", "x"], "La formule « x » n'existe pas"),
    (["simulate", "cache-cache", "--preset", "avance"], "Ce jeu n'a pas de formule"),
    (["simulate", GAME, "--option", "end"], "« end » n'est pas une option de la table"),
    (["simulate", "--option", "end"], "Il manque le jeu"),
    (["simulate", GAME, "--option", "end=soon"], "« soon » ne convient pas pour l'option de table end"),
    (["simulate", GAME, "--option", "fin=rapide"], "L'option de table « fin » n'existe pas"),
    (["tournoi"], "Il manque le jeu"),
    (["tournoi", "belote"], "Le jeu « belote » n'existe pas"),
    (["tournoi", GAME, "--niveaux", "habitue"], "Un tournoi compare au moins deux niveaux différents"),
    (["tournoi", GAME, "--niveaux", "random,random"], "Un tournoi compare au moins deux niveaux différents"),
    (
        ["tournoi", GAME, "--niveaux", "random,habitue,random", "--joueurs", "2"],
        "3 niveaux, c'est trop pour 2 places. Enlève un niveau, ou ajoute des places avec --joueurs.",
    ),
    (["tournoi", GAME, "--niveaux", "champion,random"], "Le niveau « champion » n'existe pas"),
    (["tournoi", GAME, "--donnes", "0"], "0 ne convient pas pour --donnes"),
    (["tournoi", GAME, "--games", "3"], "L'option --games ne va pas avec cachecash tournoi. "),
    (["tournoi", GAME, "--joueurs", "9"], "Ce jeu ne se joue pas à 9"),
    (["simulate", GAME, "--log", "no/where/x"], "introuvable"),
    (["simulate", GAME, "--log", "."], "est un dossier"),
    (["replay"], "Il manque le fichier à rejouer"),
    (["replay", "nowhere"], "Le fichier nowhere est introuvable"),
    (["replay", "."], "est un dossier"),
    (["replay", "pyproject.toml"], "n'est pas une partie enregistrée"),
]


@pytest.mark.parametrize(("typed", "sentence"), BAD, ids=[" ".join(typed)[:40] for typed, _ in BAD])
def test_bad_input_gets_one_sentence_and_code_2(
    run: Run, monkeypatch: pytest.MonkeyPatch, typed: list[str], sentence: str
) -> None:
    monkeypatch.chdir(ROOT)
    told = run(*typed)
    assert told.code == 2
    assert told.out == ""
    assert sentence in told.err
    assert told.err.count("\n") == 1
    assert not re.search(r"usage:|error:|argument|Traceback", told.err)


@pytest.mark.parametrize("game", rooms())
def test_an_option_that_is_none_is_refused_with_an_example_that_this_game_takes(run: Run, game: str) -> None:
    refused = run("simulate", game, "--option", "fast").err
    example = refused.rpartition("par exemple ")[2].strip().rstrip(".")
    name, _, value = example.partition("=")
    figures = json.loads(run("simulate", game, "--option", example, "--json").out)
    assert figures["options"][name] == value
    assert figures["options"] != json.loads(run("simulate", game, "--json").out)["options"]


def test_bad_input_in_english(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    for typed, sentence in BAD:
        if "--lang" in typed:
            continue
        told = run(*typed, "--lang=en")
        assert told.code == 2, typed
        assert sentence not in told.err
        assert told.err.count("\n") == 1, typed


def _reasons_in_code() -> set[str]:
    """Every reason of a `Problem` in the code; what a variable decides is spelled out here."""
    found = {f"file-{word}" for word in ("missing", "is-folder", "denied", "full", "trouble")}
    found |= {f"{what}-{word}" for what in ("save", "settings") for word in ("denied", "full", "trouble")}
    for path in (ROOT / "cachecash").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Problem":
                first = node.args[0]
                parts = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                found |= {str(part.value) for part in parts if isinstance(part, ast.Constant)}
    return found


@pytest.mark.parametrize("language", languages())
def test_every_problem_has_its_sentence_and_no_sentence_is_left_over(language: str) -> None:
    told = {name for name in Catalog(language).ids() if name.startswith("problem-")}
    assert told == {f"problem-{reason}" for reason in _reasons_in_code()}


# --- help


@pytest.mark.parametrize("language", languages())
def test_help_names_every_command_and_option_in_plain_lines(run: Run, language: str) -> None:
    told = run("--help", "--lang", language)
    assert told.code == 0
    assert told.err == ""
    for command in arguments.COMMANDS:
        assert all(name in told.out for name in command.names)
        assert all(name in told.out for option in command.options for name in option.names)
        its = run(command.names[-1], "--aide", "--lang", language).out
        assert all(name in its for option in command.options for name in option.names)
    assert not re.search(r"  |show this|positional", told.out)


USAGE = [
    ("demo", "Utilisation : cachecash demo [JEU] [options]", "Usage: cachecash demo [GAME] [options]"),
    ("rules", "Utilisation : cachecash regles [JEU] [options]", "Usage: cachecash rules [GAME] [options]"),
    ("voix", "Utilisation : cachecash voix [options]", "Usage: cachecash voices [options]"),
    ("simulate", "Utilisation : cachecash simuler JEU [options]", "Usage: cachecash simulate GAME [options]"),
    ("tournament", "Utilisation : cachecash tournoi JEU [options]", "Usage: cachecash tournament GAME [options]"),
    ("rejouer", "Utilisation : cachecash rejouer FICHIER [options]", "Usage: cachecash replay FILE [options]"),
]


@pytest.mark.parametrize(("typed", "french", "english"), USAGE, ids=[typed for typed, _, _ in USAGE])
def test_a_command_is_named_in_one_language_with_brackets_around_what_it_can_do_without(
    run: Run, typed: str, french: str, english: str
) -> None:
    assert run(typed, "--help").out.splitlines()[0] == french
    assert run(typed, "--help", "--lang", "en").out.splitlines()[0] == english


@pytest.mark.parametrize("language", languages())
def test_the_name_by_which_a_command_is_told_can_be_typed(language: str) -> None:
    catalog = Catalog(language, strict=True)
    for command in arguments.COMMANDS:
        assert command.name(catalog) in command.names


def test_the_options_of_a_command_stand_under_its_name_in_one_language(run: Run) -> None:
    assert "\nOptions de simuler :\n" in run("--help").out
    assert "\nOptions of simulate:\n" in run("--help", "--lang", "en").out


def test_help_keeps_to_the_width(run: Run) -> None:
    assert max(map(len, run("--help", "--largeur", "40").out.splitlines())) <= 40


def test_the_version(run: Run) -> None:
    assert run("--version").out == f"cachecash {__version__}\n"


def test_no_command_is_offered_that_does_not_exist(run: Run) -> None:
    for name in ("serve", "serveur"):
        assert name not in run("--help").out
        assert run(name).code == 2


# --- where the program begins


def test_the_program_begins_by_asking_whether_it_is_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    class Process(Exception):
        """It goes no further."""

    def begun() -> None:
        raise Process

    monkeypatch.setattr("multiprocessing.freeze_support", begun)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    with pytest.raises(Process):
        begin.main()


def test_a_program_that_is_not_frozen_does_what_was_typed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("--version").out
    monkeypatch.setattr(sys, "argv", ["cachecash", "--version"])
    monkeypatch.setattr(gc, "disable", lambda: None)  # for it alone
    assert begin.main() == 0


def test_where_it_begins_nothing_is_loaded_yet() -> None:
    asked = "import sys, cachecash.__main__; print([name for name in sys.modules if name.startswith('cachecash')])"
    said = subprocess.run([sys.executable, "-c", asked], capture_output=True, encoding="utf-8", check=True)
    assert ast.literal_eval(said.stdout) == ["cachecash", "cachecash.__main__"]


# --- the window and its voices


def test_without_a_desktop_the_menu_is_in_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "open_window", lambda _wish: pytest.fail("there is no screen"))
    told = run()
    assert told.code == 0
    assert "Menu." in told.out


@pytest.mark.parametrize("options", [("--terminal",), ("--braille",), ("--largeur", "40"), ("--pas-a-pas",)])
def test_what_only_a_terminal_can_do_opens_the_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...]
) -> None:
    monkeypatch.setenv("DISPLAY", ":nowhere")
    assert "Nouvelle partie" in run(*options).out


def test_where_there_is_a_desktop_the_window_opens_as_it_is_asked(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    wishes: list[app.WindowWish] = []

    def opened(wish: app.WindowWish) -> int:
        wishes.append(wish)
        return 0

    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    monkeypatch.setattr(app, "open_window", opened)
    assert run("--voix", "Intégrée", "--graine", "a", "--detail", "bref", "--lang", "en").code == 0
    assert run().code == 0
    assert wishes == [app.WindowWish("en", "integree", "a", "bref"), app.WindowWish()]


def test_a_window_that_does_not_open_leaves_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "nowhere")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    told = run("--voix", "aucune")
    assert told.err.startswith("Aucune fenêtre ne peut s'ouvrir")
    assert told.err.count("\n") == 1
    assert "Menu." in told.out
    assert pygame.mixer.get_init() is None


def test_a_window_that_does_not_open_leaves_nothing_that_looks_for_a_sound_device(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[subprocess.Popen[bytes]] = []
    begin = subprocess.Popen

    def noted(*words: Any, **options: Any) -> subprocess.Popen[bytes]:
        begun.append(begin(*words, **options))
        return begun[-1]

    monkeypatch.setattr(subprocess, "Popen", noted)
    monkeypatch.setattr(attempt, "_HARMLESS_DRIVERS", set())
    monkeypatch.setattr(attempt, "_ATTEMPT", "import time; time.sleep(60)")
    monkeypatch.setenv("SDL_VIDEODRIVER", "nowhere")
    assert "Menu." in run("--voix", "aucune").out
    assert [attempt.poll() is None for attempt in begun] == [False]


@pytest.mark.parametrize("broken", ["SaveFolder", "Profiles", "Means"])
def test_a_window_that_fails_before_it_begins_lets_go_of_the_sound(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, broken: str
) -> None:
    def fail(*_args: object, **_named: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setenv("CACHECASH_DATA", str(tmp_path))
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setattr(windowed, "LAST_WORDS", 0.1)
    monkeypatch.setattr(program if broken == "Means" else windowed, broken, fail)
    with pytest.raises(ZeroDivisionError):
        app.open_window(app.WindowWish(voice="aucune"))
    assert pygame.mixer.get_init() is None


OPENING = "cachecash.frontends.window.display.Display.open"
FAULT = "Un défaut du jeu l'arrête ici. Ce qui était gardé le reste."


def faulty(*_args: object, **_named: object) -> None:
    raise ZeroDivisionError("a fault of ours")


@pytest.mark.parametrize("moment", ["before it speaks", "while it opens"])
def test_a_fault_of_ours_at_the_start_of_the_window_is_said_and_written_and_its_details_are_in_a_file(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, moment: str
) -> None:
    said = tmp_path / "said.jsonl"
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    if moment == "before it speaks":
        monkeypatch.setattr(windowed, "Profiles", faulty)
    else:
        monkeypatch.setattr(OPENING, faulty)
    told = run("--window", "--voix", f"enregistreur={said}")
    details = tmp_path / "data" / "faults.log"
    assert told == Told(4, "", f"{FAULT} Détails : {details}\n")
    assert "ZeroDivisionError: a fault of ours" in details.read_text(encoding="utf-8")
    assert FAULT.split(".", maxsplit=1)[0] in said.read_text(encoding="utf-8")


def test_a_fault_of_ours_in_the_terminal_is_one_sentence_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cachecash.frontends.terminal.menu.Menu.run", faulty)
    told = run("--terminal")
    assert told.code == 4
    assert told.err.startswith(FAULT)
    assert told.err.count("\n") == 1


def test_a_voice_that_is_at_fault_leaves_the_sentence_in_writing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setattr(OPENING, faulty)
    monkeypatch.setattr(windowed, "factories", faulty)
    assert run("--window").err.startswith(FAULT)


def test_the_built_in_voice_is_found_where_the_device_is_tried_in_another_process(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setattr(attempt, "_HARMLESS_DRIVERS", set())
    monkeypatch.setattr(windowed, "Report", partial(VoiceReport, say=False))
    monkeypatch.setattr(espeak, "_DEVICE_SECONDS", 60.0)  # however slow this machine is
    told = run("voix", "--voix", "integree")
    assert told.out.startswith("voix intégrée, nom integree : trouvé, eSpeak NG"), told
    assert pygame.mixer.get_init() is None


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--voix", "perroquet"), "perroquet"),
        (("--voix", "enregistreur"), "fichier"),
        (("voix", "--voix", "perroquet"), "perroquet"),
    ],
)
def test_a_voice_that_there_is_not_is_one_sentence(run: Run, options: tuple[str, ...], said: str) -> None:
    told = run(*options) if options[0] == "voix" else run("--window", *options)
    assert told.code == 2
    assert said in told.err
    assert told.err.count("\n") == 1


# --- games and levels


@pytest.mark.parametrize(
    ("typed", "game"),
    [
        ("Cache ton Cash", GAME),
        (" CÂCHE TON  cash ", GAME),
        ("cache_ton_cash", GAME),
        ("Cache-cache", "cache-cache"),
        ("cache cache", "cache-cache"),
        ("Cassa Nostra", "cassa-nostra"),
    ],
)
@pytest.mark.parametrize("language", languages())
def test_a_game_is_typed_as_players_read_it(run: Run, typed: str, game: str, language: str) -> None:
    for words in ((typed,), ("--jeu", typed)):
        told = run("simulate", *words, "--json", "--lang", language)
        assert (told.code, told.err) == (0, "")
        assert json.loads(told.out)["game"] == game
        rules = run("rules", *words, "--lang", language).out
        assert rules == run("rules", game, "--lang", language).out
        assert rules


def test_a_game_that_there_is_not_is_named_as_it_was_typed(run: Run) -> None:
    assert "Le jeu « Belote Coinchée » n'existe pas" in run("demo", "Belote Coinchée").err


@pytest.mark.parametrize(
    "named",
    [
        "habitue,random",
        "HABITUÉ, Au  Hasard",
        "regular,random",
        "Habitue,hasard",
        "habitue,Au-Hasard",
        "habitué,au_hasard",
    ],
)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_level_is_typed_as_any_language_names_it(run: Run, named: str, language: str) -> None:
    told = run("simulate", GAME, "--levels", named, "--option", "end=rapide", "--json", "--lang", language)
    assert (told.code, told.err) == (0, "")
    assert [seat["level"] for seat in json.loads(told.out)["seats"]] == ["habitue", "random"] * 2


def test_a_demonstration_takes_the_name_of_a_level(run: Run) -> None:
    typed = ("demo", "cassa-nostra", "--seed", "1", "--joueurs", "3", "--niveaux")
    assert run(*typed, "débutant").out == run(*typed, "debutant").out != run(*typed, "hasard").out


def test_a_demonstration_mixes_levels_in_turn_around_the_table_and_says_who_has_which(run: Run) -> None:
    typed = ("demo", "cassa-nostra", "--seed", "1", "--joueurs", "3")
    mixed = run(*typed, "--niveaux", "débutant,hasard")
    assert (mixed.code, mixed.err) == (0, "")
    assert mixed.out.splitlines()[1] == "Niveaux : Léa débutant, Tom au hasard et Hugo débutant."
    assert "gagne" in mixed.out.splitlines()[-1]
    for level in ("débutant", "hasard"):
        alike = run(*typed, "--niveaux", level).out.splitlines()
        assert not alike[1].startswith("Niveaux")
        assert alike[2:] != mixed.out.splitlines()[3:]


def test_the_levels_that_there_are_have_their_names_in_the_language_of_the_player(run: Run) -> None:
    told = run("simulate", GAME, "--levels", "champion", "--lang", "en")
    assert "Possible levels: beginner, regular, expert, random." in told.err


@pytest.mark.parametrize("language", languages())
def test_the_levels_that_a_refusal_offers_can_be_typed_as_it_offers_them(run: Run, language: str) -> None:
    typed = ("simulate", "cassa-nostra", "--seed", "x", "--lang", language, "--json", "--levels")
    offered = run(*typed, "champion").err.rpartition(": ")[2].strip().rstrip(".").replace(", ", ",")
    assert shlex.split(offered) == [offered]
    told = run(*typed, offered, "--players", "4")
    assert [seat["level"] for seat in json.loads(told.out)["seats"]] == [*rooms()["cassa-nostra"].levels]


# --- simulate


def test_the_figures_of_a_simulation(run: Run) -> None:
    told = run("simulate", GAME, "--players", "3", "--games", "20", "--seed", "x", "--bots", "habitué,random")
    assert told.code == 0
    assert told.err == ""
    first, *seats, habitue, by_lot, pace = told.out.splitlines()
    assert first == "Cache ton Cash, 3 joueurs, 20 parties, graine x."
    assert [line.split(" :")[0] for line in seats] == ["Place 1, habitué", "Place 2, au hasard", "Place 3, habitué"]
    assert habitue.startswith("Niveau habitué, 2 places : ")
    assert by_lot.startswith("Niveau au hasard, 1 place : ")
    assert re.search(r"\d % des victoires, de [\d,]+ à [\d,]+ \(intervalle à 95 %\)", habitue)
    assert re.match(r"\d+ décisions par seconde", pace)


def test_the_figures_as_json_are_those_of_the_table(run: Run) -> None:
    typed = ("simulate", GAME, "--players", "2", "--games", "10", "--seed", "x", "--bots", "habitue,random")
    figures = json.loads(run(*typed, "--json").out)
    assert figures["games"] == 10
    assert figures["players"] == 2
    assert figures["seed"] == "x"
    assert figures["options"]["end"] == "classique"
    assert [seat["level"] for seat in figures["seats"]] == ["habitue", "random"]
    assert sum(seat["wins"] for seat in figures["seats"]) == pytest.approx(10)
    for entry in (*figures["seats"], *figures["levels"]):
        assert entry["low"] <= entry["share"] <= entry["high"]
        assert entry["share"] == pytest.approx(entry["wins"] / 10)
    percent = f"{100 * figures['seats'][0]['share']:.0f} % des victoires"
    assert percent in run(*typed).out


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_mean_score_of_a_few_points_is_told_with_a_decimal(run: Run, language: str) -> None:
    typed = ("simulate", "cassa-nostra", "--games", "10", "--seed", "x", "--lang", language)
    told = run(*typed).out
    for seat in json.loads(run(*typed, "--json").out)["seats"]:
        assert seat["mean_score"] != round(seat["mean_score"])
        mean = f"{seat['mean_score']:.1f}".replace(".", "," if language == "fr" else ".")
        assert f"{f'score moyen {mean} jetons' if language == 'fr' else f'mean score {mean} tokens'}." in told


@pytest.mark.parametrize(
    ("game", "mean", "told"),
    [
        ("cache-cache", 98.46, "98,5 points"),
        ("cache-cache", -0.5, "moins 0,5 point"),
        ("cache-cache", 82.0, "82 points"),
        ("cache-cache", 1.0, "1 point"),
        ("cassa-nostra", 3.75, "3,8 jetons"),
        (GAME, 1_016_250.0, "1016000 dollars"),
        (GAME, -336_270.4, "moins 336300 dollars"),
        (GAME, 999_999.9, "1 million de dollars"),
    ],
)
def test_a_mean_score_is_told_with_what_it_counts(game: str, mean: float, told: str) -> None:
    assert Figures(Catalog("fr", strict=True), Display.SPEECH).score(game, mean) == told


def test_it_is_said_that_the_lowest_score_wins_where_it_does(run: Run) -> None:
    typed = ("--games", "1", "--seed", "x")
    assert run("simulate", "cache-cache", *typed).out.splitlines()[1] == "Le score le plus bas gagne."
    assert "le plus bas" not in run("simulate", "cassa-nostra", *typed).out


def test_presets_and_options_and_french_names(run: Run) -> None:
    typed = ("simuler", "--jeu", "Cache-Ton-Cash", "--joueurs", "2", "--formule", "avancé", "--graine", "été", "--json")
    options = json.loads(run(*typed, "--option", "six=off", "--option", "end = rapide").out)["options"]
    assert options["double"] == "on"
    assert options["six"] == "off"
    assert options["end"] == "rapide"


def test_without_a_seed_each_simulation_has_its_own_and_says_it(run: Run) -> None:
    seeds = {json.loads(run("simulate", GAME, "--option", "end=rapide", "--json").out)["seed"] for _ in range(3)}
    assert len(seeds) == 3


@pytest.mark.usefixtures("one_processor")
@pytest.mark.parametrize("blank", ["", "  "])
def test_a_blank_seed_is_none_and_the_one_that_is_drawn_is_told(run: Run, blank: str) -> None:
    shared = ("cassa-nostra", "--graine", blank)
    for typed in (
        ("demo", *shared),
        ("simulate", *shared),
        ("tournoi", *shared, "--niveaux", "débutant,hasard", "--donnes", "1"),
    ):
        told = run(*typed).out
        assert re.search(r"(Donne|graine) [0-9a-f]{8}\.$", told, re.MULTILINE), typed


def test_a_log_is_written_and_the_table_is_not(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    told = run("simulate", GAME, "--games", "3", "--seed", "x", "--log", str(path))
    assert told.code == 0
    assert told.out == ""
    assert str(path) in told.err
    records = [json.loads(line) for line in path.read_bytes().decode("utf-8").splitlines()]
    games = [record for record in records if record["record"] == "game"]
    assert [game["seed"] for game in games] == ["x/1", "x/2", "x/3"]
    assert games[0]["bots"] == ["random"] * 4
    ends = [record["scores"] for record in records if record["record"] == "end"]
    figures = json.loads(run("simulate", GAME, "--games", "3", "--seed", "x", "--json").out)
    assert [sum(scores) / 3 for scores in zip(*ends, strict=True)] == pytest.approx(
        [seat["mean_score"] for seat in figures["seats"]]
    )
    again = tmp_path / "again.jsonl"
    told = run("simulate", GAME, "--games", "3", "--seed", "x", "--log", str(again), "--json")
    assert json.loads(told.out)["seats"] == figures["seats"]
    assert again.read_bytes() == path.read_bytes()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full")
def test_a_log_on_a_full_disk(run: Run) -> None:
    told = run("simulate", GAME, "--log", "/dev/full")
    assert told.code == 2
    assert "Le disque est plein" in told.err


def test_games_stopped_by_the_limit_of_rounds_are_said() -> None:
    tally = Tally(("random", "random"), games=2, decisions=10, seconds=1.0, safeguards=1)
    lines = [*Figures(Catalog("fr", strict=True), Display.SPEECH).tally(GAME, "x", tally)]
    assert lines[-2] == "1 partie arrêtée par la limite de manches."


# --- replay


def kept_game(actions: int) -> str:
    """A game of three, left after some actions."""
    game = app.TableWish().room().game
    table: Table[Any, Any, Any] = Table(game, 3, game.options(end="rapide"), "été")
    table.start()
    while table.awaited() and len(table.actions) < actions:
        seat = table.awaited()[0]
        legal = table.legal(seat)
        table.play(seat, legal[len(table.actions) * 7 % len(legal)])
    return write(of_table(table, (Player("Zoé", "human"), Player("Tom", "habitue"), Player("Léa", "random"))))


def test_a_replay_says_how_the_game_stands(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.replay"
    path.write_text(kept_game(12), encoding="utf-8")
    told = run("rejouer", str(path))
    assert told.code == 0
    first, second, *_, last = told.out.splitlines()
    assert first == "Cache ton Cash entre Zoé, Tom et Léa, donne été."
    assert second == "12 actions jouées, manche 1."
    assert last == "La partie n'est pas finie."


def test_a_replay_says_how_the_game_ended(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.replay"
    path.write_text(kept_game(10_000), encoding="utf-8")
    told = run("replay", str(path), "--lang", "en")
    assert re.search(r"(Zoé|Tom|Léa) wins the game\.$", told.out.strip())
    assert any("Zoé" in line and re.search(r"\d{5}", line) for line in told.out.splitlines())


def test_the_log_of_a_replay_calls_people_human(run: Run, tmp_path: Path) -> None:
    path, log = tmp_path / "a.replay", tmp_path / "log.jsonl"
    path.write_text(kept_game(10_000), encoding="utf-8")
    told = run("replay", str(path), "--log", str(log))
    assert (told.code, told.out) == (0, "")
    records = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert records[0]["bots"] == ["human", "habitue", "random"]
    assert records[0]["seed"] == "été"
    assert records[-1]["record"] == "end"


def test_a_log_does_not_erase_the_replay_that_it_is_made_from(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.replay"
    path.write_text(kept_game(5), encoding="utf-8")
    told = run("replay", str(path), "--log", str(tmp_path / "." / "a.replay"))
    assert told.code == 2
    assert path.read_text(encoding="utf-8") == kept_game(5)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("replay 1", "replay 9", "format 9"),
        ("seats: 3", "seats: many", "La ligne 3"),
        ("game: cache-ton-cash", "game: poker", "Le jeu « poker » n'existe pas"),
        ("option six: off", "option six: perhaps", "La ligne 7"),
        ('human "Zoé"', "human Zoé", "La ligne 17"),
    ],
)
def test_a_damaged_replay(run: Run, tmp_path: Path, old: str, new: str, sentence: str) -> None:
    text = kept_game(5)
    assert old in text
    (tmp_path / "a").write_text(text.replace(old, new), encoding="utf-8")
    told = run("replay", str(tmp_path / "a"))
    assert told.code == 2
    assert sentence in told.err


def test_a_replay_in_another_encoding(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(kept_game(5).encode("latin-1"))
    assert "n'est pas un texte en UTF-8" in run("replay", str(tmp_path / "a")).err


# --- tournament


TOURNAMENT = (
    "tournament",
    GAME,
    "--levels",
    "habitue,random",
    "--deals",
    "10",
    "--seed",
    "x",
    "--option",
    "end=rapide",
)


@pytest.fixture
def one_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_tournament, "processors", lambda: 1)


@pytest.mark.usefixtures("one_processor")
def test_the_figures_of_a_tournament(run: Run) -> None:
    told = run(*TOURNAMENT)
    assert told.code == 0
    assert told.err == "Tournoi de Cache ton Cash : 20 parties à jouer.\n"
    first, habitue, thought, by_lot, _ = told.out.splitlines()
    assert first == (
        "Cache ton Cash, 4 joueurs, 10 donnes jouées 2 fois chacune, les places tournant, soit 20 parties, graine x."
    )
    assert habitue.startswith("Niveau habitué, 2 places : 100 % des victoires, de ")
    assert re.search(r" ; à force égale, ce serait 50 %\. Score moyen : \d+ dollars, de [\w ]+ à \d+\.$", habitue)
    assert re.fullmatch(
        r"Niveau habitué : \d+ décisions, [\d,]+ ms de calcul en médiane, [\d,]+ ms au plus .*", thought
    )
    assert by_lot.startswith("Niveau au hasard, 2 places : 0 % des victoires")
    english = run(*TOURNAMENT, "--lang", "en").out
    assert "Level regular, 2 seats: 100% of the wins" in english


@pytest.mark.usefixtures("one_processor")
@pytest.mark.parametrize("deals", [1, 2, 9])
def test_too_few_deals_are_said_to_be_too_few_and_have_no_interval(run: Run, deals: int) -> None:
    typed = ("tournoi", "cassa-nostra", "--niveaux", "débutant,hasard", "--donnes", str(deals), "--graine", "x")
    _, few, best, *_ = run(*typed).out.splitlines()
    told = f"{deals} donne{'s' if deals > 1 else ''}, c'est trop peu pour conclure."
    assert few == f"{told} Il en faut au moins 10 : ajoute par exemple --donnes 100."
    assert re.search(
        r"2 places : [\d,]+ % des victoires ; à force égale, ce serait 50 %\. Score moyen : [\d,]+ jetons?\.$", best
    )
    assert "low" in json.loads(run(*typed, "--json").out)["levels"][0], "a program decides for itself"


@pytest.mark.usefixtures("one_processor")
def test_the_figures_of_a_tournament_as_json(run: Run) -> None:
    figures = json.loads(run(*TOURNAMENT, "--json").out)
    assert (figures["deals"], figures["deals_asked"], figures["rotations"], figures["games"]) == (10, 10, 2, 20)
    assert figures["options"]["end"] == "rapide"
    assert [entry["level"] for entry in figures["levels"]] == ["habitue", "random"]
    assert sum(entry["wins"] for entry in figures["levels"]) == pytest.approx(20)
    for entry in figures["levels"]:
        assert entry["low"] <= entry["share"] <= entry["high"]
        assert entry["mean_score_low"] <= entry["mean_score"] <= entry["mean_score_high"]
        assert 0 < entry["cpu_median"] <= entry["cpu_95"]


@pytest.mark.usefixtures("one_processor")
def test_a_tournament_compares_all_the_levels_unless_told_otherwise(run: Run) -> None:
    figures = json.loads(run("tournoi", "cassa-nostra", "--donnes", "1", "--json").out)
    assert {entry["level"] for entry in figures["levels"]} == {*list(rooms()["cassa-nostra"].levels)[:4]}


@pytest.mark.parametrize(("games", "deals"), [(5, 2), (1, 0)])
def test_a_tournament_that_is_interrupted_tells_what_was_played(
    run: Run, monkeypatch: pytest.MonkeyPatch, games: int, deals: int
) -> None:
    whole = table_tournament.Tournament.results

    def interrupted(tournament: table_tournament.Tournament) -> Iterator[table_tournament.Result]:
        yield from islice(whole(tournament, 1), games)
        raise KeyboardInterrupt

    monkeypatch.setattr(table_tournament.Tournament, "results", interrupted)
    told = run(*TOURNAMENT)
    assert (told.code, told.err) == (130, "Tournoi de Cache ton Cash : 20 parties à jouer.\n")
    assert f"Tournoi interrompu : il manque {10 - deals} donne" in told.out
    assert ("Niveau habitué" in told.out) == (deals > 0)
    figures = json.loads(run(*TOURNAMENT, "--json").out)
    assert figures["deals"] == deals


# --- demo, rules, menu


def test_a_demonstration_is_a_whole_game_and_the_same_for_the_same_seed(run: Run) -> None:
    told = run("demo", "--seed", "1", "--option", "end=rapide", "--joueurs", "3")
    assert told.code == 0
    assert told.err == ""
    assert "Manche 1" in told.out
    assert "gagne" in told.out.splitlines()[-1]
    assert run("demo", "--graine", "1", "--option", "end=rapide", "--players", "3").out == told.out
    assert run("demo", "--seed", "2", "--option", "end=rapide", "--joueurs", "3").out != told.out
    assert run("demo", "--seed", "1", "--option", "end=rapide", "--joueurs", "3", "--lang", "en").out != told.out


@pytest.mark.parametrize("width", [20, 40, 80])
def test_a_demonstration_keeps_to_the_width(run: Run, width: int) -> None:
    told = run("demo", "--seed", "1", "--option", "end=rapide", "--largeur", str(width))
    assert max(map(len, told.out.splitlines())) <= width


def test_braille_is_shorter_and_detail_is_longer(run: Run) -> None:
    typed = ("demo", "--seed", "1", "--option", "end=rapide")
    usual = len(run(*typed).out)
    assert len(run(*typed, "--braille").out) < usual
    assert len(run(*typed, "--detail", "bref").out) < usual < len(run(*typed, "--detail", "complet").out)
    assert run(*typed, "--detail", "full", "--lang", "en").code == 0


def test_the_rules_are_read(run: Run) -> None:
    french, english = run("regles"), run("règles", "--lang", "en", "--game", GAME)
    assert french.code == english.code == 0
    assert french.out.startswith("Les règles de Cache ton Cash\n")
    assert "Cache ton Cash" in english.out
    assert french.out != english.out


def test_the_menu_leaves_at_the_end_of_its_input(run: Run) -> None:
    told = run("--terminal")
    assert told.code == 0
    assert "1. Nouvelle partie" in told.out
    assert told.err == ""


# --- the process


def process(*typed: str, **environment: str) -> "subprocess.CompletedProcess[bytes]":
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PYTHON"))}
    command = [sys.executable, "-W", "error", "-m", "cachecash", *typed]
    return subprocess.run(
        command, cwd=ROOT, env={**clean, **environment}, stdin=subprocess.DEVNULL, capture_output=True, check=False
    )


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252", "cp437"])
def test_what_goes_to_a_pipe_is_utf8_whatever_the_system_says(encoding: str) -> None:
    done = process("--help", PYTHONIOENCODING=encoding)
    assert done.returncode == 0
    assert "jeux de cartes à écouter" in done.stdout.decode("utf-8")
    assert done.stderr == b""
    assert "« é »" in process("é", PYTHONIOENCODING=encoding).stderr.decode("utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="`head` and its pipe")
@pytest.mark.parametrize(
    "typed", ["demo --seed 1", "--help", "regles", f"simulate {GAME} --games 5 --log /dev/stdout", f"simulate {GAME}"]
)
def test_a_reader_who_leaves_early_is_not_complained_of(typed: str) -> None:
    line = f"{sys.executable} -m cachecash {typed} | head -c 1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", line], cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    assert done.stderr.replace("Journal de 5 parties écrit dans /dev/stdout.\n", "") == ""
    assert done.stdout[1:] == "0\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full")
def test_a_result_that_cannot_be_written_is_not_a_success() -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "cachecash", "simulate", GAME, "--option", "end=rapide", "--json"]
        done = subprocess.run(command, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, encoding="utf-8", check=False)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


def test_ctrl_c_ends_a_simulation_with_a_word_and_no_figure(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(batch, "simulate", interrupted)
    assert run("simulate", GAME) == Told(130, "", "Interrompu avant la fin.\n")
    assert run("simulate", GAME, "--lang", "en").err == "Interrupted before the end.\n"


@pytest.mark.skipif(sys.platform == "win32", reason="there Ctrl+C goes to whole consoles")
def test_ctrl_c_while_the_program_is_being_loaded_is_answered_too() -> None:
    program = """
import os, signal, sys
from cachecash import __main__ as begin

class Early:
    def find_spec(self, name, *_):
        if name == "cachecash.cli.arguments":
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Early())
sys.argv[1:] = ["tournoi", "cassa-nostra", "--lang", "fr"]
sys.exit(begin.main())
"""
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert (done.stdout, done.stderr) == ("", "Interrompu avant la fin.\n")


@pytest.mark.pty
@pytest.mark.slow
def test_a_run_that_lasts_shows_its_progress_on_a_terminal() -> None:
    pexpect = pytest.importorskip("pexpect", reason="there is no pseudo-terminal on this system")
    typed = ["-m", "cachecash", "simulate", GAME, "--games", "1000000", "--json", "--option", "end=trois"]
    told = pexpect.spawn(sys.executable, typed, cwd=str(ROOT), timeout=120, encoding="utf-8")
    told.expect(r"\d+/1000000 \[[#\d ]+\]")
    told.sendintr()
    told.expect(pexpect.EOF)
    assert "Traceback" not in told.before


@pytest.mark.pty
@pytest.mark.slow
@pytest.mark.parametrize(
    ("width", "bar"), [(20, r"\r\d+/9000 \[[#\d ]+\]"), (60, r"\r\d+/9000 \[[#\d ]+\] \d\d:\d\d / ")]
)
def test_the_progress_of_a_tournament_counts_deals_within_the_lines_that_are_asked_for(width: int, bar: str) -> None:
    pexpect = pytest.importorskip("pexpect", reason="there is no pseudo-terminal on this system")
    typed = ["-m", "cachecash", "tournoi", "cassa-nostra", "--niveaux", "habitué,hasard", "--donnes", "9000"]
    told = pexpect.spawn(
        sys.executable, [*typed, "--largeur", str(width)], cwd=str(ROOT), timeout=120, encoding="utf-8"
    )
    told.expect(bar)
    told.expect(r"\r[^\r]+(?=\r)")
    assert len(told.after.strip("\r")) <= width
    told.sendintr()
    told.expect(pexpect.EOF)


@pytest.mark.pty
@pytest.mark.slow
def test_there_is_no_progress_under_fingers() -> None:
    pexpect = pytest.importorskip("pexpect", reason="there is no pseudo-terminal on this system")
    typed = ["-m", "cachecash", "simulate", GAME, "--games", "1000000", "--braille", "--option", "end=trois"]
    told = pexpect.spawn(sys.executable, typed, cwd=str(ROOT), timeout=120, encoding="utf-8")
    assert told.expect([r"/1000000", pexpect.TIMEOUT], timeout=5) == 1
    told.sendintr()
    told.expect(pexpect.EOF)


def test_progress_is_for_a_terminal_alone() -> None:
    assert process("simulate", GAME, "--games", "2", "--json").stderr == b""


@pytest.mark.skipif(sys.platform == "win32", reason="the shell of Windows cannot close a stream")
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize(("typed", "code"), [("", 0), ("demo --seed 1", 0), ("regles", 0), ("simulate belote", 2)])
def test_a_stream_closed_from_the_start_is_no_crash(closed: str, typed: str, code: int, tmp_path: Path) -> None:
    command = f"{sys.executable} -m cachecash {typed} {closed}"
    there = {**os.environ, "CACHECASH_DATA": str(tmp_path)}
    done = subprocess.run(
        ["sh", "-c", command], cwd=ROOT, env=there, stdin=subprocess.DEVNULL, capture_output=True, check=False
    )
    assert done.returncode == code
    assert b"Traceback" not in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
@pytest.mark.parametrize("typed", ["", "demo --seed 1", "regles", "--help"])
def test_a_full_disk_under_the_output_is_told(typed: str, tmp_path: Path) -> None:
    there = {**os.environ, "CACHECASH_DATA": str(tmp_path), "LANG": "fr_FR.UTF-8", "LC_ALL": ""}
    command = f"printf '1\\n' | {sys.executable} -m cachecash {typed} >/dev/full"
    done = subprocess.run(["sh", "-c", command], cwd=ROOT, env=there, capture_output=True, check=False)
    assert done.returncode == 2
    assert "Le disque est plein" in done.stderr.decode("utf-8")
    assert b"Traceback" not in done.stderr
