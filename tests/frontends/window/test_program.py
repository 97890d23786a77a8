"""The program behind the window, without a window: what it does for the pages and a game, what bad input gets."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from cachecash.core.options import read_options
from cachecash.core.problems import Problem
from cachecash.outputs.history import PLAYS
from cachecash.outputs.speech.voice import Tuning
from cachecash.presentation.outlet import What, Wish
from cachecash.presentation.party import Party
from cachecash.presentation.rooms import rooms
from cachecash.presentation.settings import setting
from cachecash.presentation.setup import computer_players
from deskside import ANSWERED, DONE
from windowless import WELCOMED, Visit


@pytest.fixture
def visit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Visit]]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    made: list[Visit] = []

    def enter(settings: str = WELCOMED, **means: str) -> Visit:
        if settings:
            (tmp_path / "settings.yaml").write_text(settings, encoding="utf-8")
        made.append(Visit(tmp_path, **means))
        return made[-1]

    yield enter
    for one in made:
        one.program.close()


Enter = Callable[..., Visit]


def seated(visit: Visit) -> Visit:
    """A game of seed *a*, at the player's first turn."""
    visit.press("Enter", "Enter")
    visit.wait_for("À toi")
    visit.heard()
    return visit


# --- bad input: one sentence, and the program goes on


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        (WELCOMED + "rate: vite\n", "rate"),
        (WELCOMED + "theme: rose\n", "theme"),
        (WELCOMED + "keys:\n  scores: [F10]\n", "F10"),
        (WELCOMED + "keys:\n  scores: [T]\n", "T sert déjà"),
        ("welcomed: [\n", "mis de côté"),
    ],
)
def test_what_is_wrong_in_the_settings_is_told_once_and_has_its_default(visit: Enter, settings: str, said: str) -> None:
    there = visit(settings)
    there.wait_for(said)
    there.press("F4", "Down")
    assert sum(said in text for text in there.all()) == 1
    assert there.program.settings.rate == 180
    assert there.program.settings.theme == "dark"


def test_a_broken_file_of_settings_is_kept_beside(visit: Enter, tmp_path: Path) -> None:
    there = visit("welcomed: [\n")
    there.wait_for("réglages")
    assert [path for path in tmp_path.iterdir() if "broken" in path.name]


def test_a_theme_of_ones_own_that_is_damaged_leaves_the_shipped_one(visit: Enter, tmp_path: Path) -> None:
    (tmp_path / "sounds").mkdir()
    (tmp_path / "sounds" / "theme.yaml").write_text("sounds: [", encoding="utf-8")
    there = visit()
    there.wait_for("theme.yaml")
    assert "your-turn" in there.program.sounds


def test_a_disk_that_refuses_the_game_is_told_and_the_game_goes_on(
    visit: Enter, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("cachecash.storage.saves.write_atomically", refused)
    there = visit()
    seated(there).press("X")
    there.wait_for("disque")
    there.wait_for("À toi")


# --- settings


def test_the_knob_goes_through_the_volumes_and_the_rate(visit: Enter) -> None:
    there = visit()
    there.press("F8", "F6", "F7", "F6", "F6", "F7", "F6", "F8")
    there.wait_for("190 mots")
    assert there.heard()[2:] == [
        "Volume de la voix : 85 pour cent",
        "Volume des bruitages : 70 pour cent",
        "Volume des bruitages : 65 pour cent",
        "Volume de l'ambiance : 30 pour cent",
        "Volume de la musique : 0 pour cent",
        "Volume de la musique : 0 pour cent",
        "Vitesse de la voix : 180 mots à la minute",
        "Vitesse de la voix : 190 mots à la minute",
    ]
    assert there.program.scene().caption == "Vitesse de la voix : 190 mots à la minute"


def test_a_setting_is_there_again_at_the_next_start(visit: Enter) -> None:
    there = visit()
    there.press("F3", "F8")
    there.program.close()
    again = visit(settings="", voice="aucune")
    assert again.program.settings.verbosity == "complet"
    assert again.program.settings.voice_volume == 85


def test_another_language_is_spoken_at_once_by_the_pages_and_by_the_game(visit: Enter) -> None:
    there = seated(visit())
    there.press("F2", "Enter", "End", "Right")
    there.press("Escape", "Escape")
    there.heard()
    there.press("M")
    there.wait_for("Fancy Cars")
    assert there.heard() == ["Your hand, 5 cards: a Piano, a Granny's Jewels card, a Piggy Bank, 2 Fancy Cars."]


def test_another_language_is_spoken_with_its_own_sounds_at_once(visit: Enter, monkeypatch: pytest.MonkeyPatch) -> None:
    there = visit()
    tunings: list[Tuning] = []
    monkeypatch.setattr(there.program.equipment.speaker, "set", tunings.append)
    there.program.set(setting("language"), "en")
    assert [tuning.language for tuning in tunings] == ["en"]


def test_people_have_settings_of_their_own(visit: Enter) -> None:
    there = visit()
    zoe = there.program.add_person("Zoé")
    there.press("F3")
    there.program.welcome(zoe)
    assert there.program.settings.name == "Zoé"
    assert there.program.settings.verbosity == "normal"
    assert [person.name for person in there.program.people] == ["Zoé", ""]
    there.program.rename_person(there.program.people[1], "Ana")
    assert sorted(person.name for person in there.program.people) == ["Ana", "Zoé"]


def test_who_plays_stays_the_first_whoever_is_added_or_renamed(visit: Enter) -> None:
    there = visit(WELCOMED + "name: Léa\n")
    zoe = there.program.add_person("Zoé")
    assert [person.name for person in there.program.people] == ["Léa", "Zoé"]
    there.program.rename_person(zoe, "Ana")
    assert [person.name for person in there.program.people] == ["Léa", "Ana"]
    there.program.close()
    again = visit(settings="", voice="aucune")
    assert again.program.person.name == "Léa"


# --- a game


def test_a_game_that_was_left_is_taken_up_again(visit: Enter) -> None:
    there = seated(visit())
    there.press("Ctrl+Q")
    there.wait_for("Menu principal.")
    assert there.heard() == ["Menu principal.", f"Reprendre la partie en cours, 1 sur {8 + len(rooms())}"]
    there.press("Enter")
    there.wait_for("À toi")
    assert any("Partie reprise" in text for text in there.heard())


def test_a_game_that_is_taken_up_again_has_its_history(visit: Enter) -> None:
    there = seated(visit())
    there.press("Ctrl+Q", "Enter")
    there.wait_for("Partie reprise")
    there.wait_for("À toi")
    there.press("Shift+PageUp")
    there.wait_for("Manche 1. Hugo distribue")


def test_what_happened_since_ones_last_play_is_heard_again_after_a_resume(visit: Enter) -> None:
    there = seated(visit())
    there.press("X")
    there.wait_for("Tu défausses")
    there.wait_for("À toi")
    there.press("Ctrl+Q", "Enter")
    there.wait_for("Partie reprise")
    there.wait_for("À toi")
    there.heard()
    there.press("Shift+R")
    told = there.heard()
    assert [text.split()[0] for text in told] == ["Tu", "Tu", "Léa", "Tom", "Hugo", "À"]
    assert told[0].startswith("Tu défausses")


def stories(there: Visit) -> list[str]:
    """Everything that happened, as the history has it, without where a game stood that was taken up again."""
    history = there.program._post.history
    return [told.speech for told in history.told(PLAYS) if told.category != "system"]


@pytest.mark.parametrize("times", [1, 2])
def test_a_game_that_was_left_for_a_moment_is_not_told_twice(visit: Enter, times: int) -> None:
    there = seated(visit())
    there.press("X")
    there.wait_for("Tu défausses")
    there.wait_for("À toi")
    before = stories(there)
    for _ in range(times):
        there.press("Ctrl+Q", "Enter")
        there.wait_for("Partie reprise")
        there.wait_for("À toi")
    there.heard()
    there.press("Shift+R")
    assert [text.split()[0] for text in there.heard()] == ["Tu", "Tu", "Léa", "Tom", "Hugo", "À"]
    again = stories(there)
    assert again[: len(before)] == before
    assert not [text for text in again[len(before) :] if not text.startswith("À toi")]


def test_after_another_game_what_happened_in_the_one_taken_up_is_told_of_that_one(visit: Enter) -> None:
    there = seated(visit())
    there.press("X")
    there.wait_for("Tu défausses")
    there.wait_for("À toi")
    there.press("Ctrl+Q", "Down", "Enter", "Enter")
    there.wait_for("À toi")
    there.press("Ctrl+Q", "Enter")
    there.wait_for("Parties à reprendre")
    there.press("Down", "Enter")
    there.wait_for("Partie reprise")
    there.wait_for("À toi")
    there.heard()
    there.press("Shift+R")
    assert there.heard()[0].startswith("Tu défausses")


def test_pages_that_open_over_a_list_give_the_list_back(visit: Enter) -> None:
    there = seated(visit())
    there.press("Escape", "F2", "Escape")
    assert there.heard()[-2] == "Menu."


def test_pages_that_open_over_a_game_give_the_table_back(visit: Enter) -> None:
    there = seated(visit())
    there.press("Right", "F2", "Escape")
    assert there.heard()[-1].startswith("Bijoux de mémé")
    there.press("F9", "S")
    there.wait_for("Une page est ouverte sur la partie. Échap y ramène.")
    there.press("Escape", "Escape")
    assert there.heard()[-1].startswith("Bijoux de mémé")


def test_while_the_window_is_behind_nothing_is_said_and_then_one_hears_where_one_is(visit: Enter) -> None:
    there = seated(visit())
    there.program.sleep()
    there.program.step(there.now())
    assert there.heard() == []
    there.program.wake(there.now())
    there.wait_for("Cache ton Cash, zone")
    there.program.wake(there.now())
    there.press("R")
    assert sum("Cache ton Cash, zone" in text for text in there.heard()) == 2  # once by itself, once repeated


@pytest.mark.parametrize("what", sorted(ANSWERED))
def test_what_only_the_program_can_do_is_answered_in_words(visit: Enter, what: Any) -> None:
    there = seated(visit())
    there.program.equipment.way_out.ask(Wish(what))
    there.until(there.heard)


def test_no_wish_is_left_to_nobody() -> None:
    by_itself, by_the_desk, by_a_page = {"over"}, {"level"}, {"add-player", "remove-player"}
    assert {*get_args(What)} == DONE | ANSWERED | by_itself | by_the_desk | by_a_page


def test_ctrl_s_says_that_the_game_is_kept(visit: Enter) -> None:
    there = seated(visit())
    there.press("Ctrl+S")
    there.wait_for("gardée")
    assert there.heard() == ["La partie est gardée."]


def test_ctrl_s_says_each_time_why_the_game_is_not_kept(visit: Enter, monkeypatch: pytest.MonkeyPatch) -> None:
    there = seated(visit())

    def refused(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("cachecash.storage.saves.write_atomically", refused)
        for _ in range(3):
            there.press("Ctrl+S")
            (said,) = there.heard()
            assert said.startswith("Le disque est plein : la partie n'est pas gardée.")
    there.press("Ctrl+S")
    assert there.heard() == ["La partie est gardée."]


@pytest.mark.parametrize("over", ["the table", "a page"])
def test_f11_says_what_the_screen_is_now(visit: Enter, over: str) -> None:
    there = seated(visit())
    there.press(*(["F2"] if over == "a page" else []))
    there.heard()
    there.press("F11", "F11")
    assert there.heard() == ["Le jeu occupe tout l'écran.", "Le jeu est dans une fenêtre."]


def test_nobody_reads_what_another_person_was_told(visit: Enter) -> None:
    there = seated(visit())
    there.press("M", "Ctrl+Q")
    there.program.welcome(there.program.add_person("Zoé"))
    there.heard()
    there.press("PageUp", "Shift+PageUp", "R")
    told = there.heard()
    assert told
    assert not [text for text in told if "main" in text or "Piano" in text or "Hugo" in text]
    there.press("Down", "Enter", "Enter")
    there.wait_for("À toi")
    there.press("H")
    assert there.heard()[-1].startswith("À toi")


def test_shift_r_in_a_new_game_tells_nothing_of_the_one_before(visit: Enter) -> None:
    there = seated(visit())
    there.press("X")
    there.wait_for("À toi")
    there.press("Ctrl+Q", "Down", "Enter", "Enter")
    there.wait_for("À toi")
    there.heard()
    there.press("Shift+R")
    told = there.heard()
    assert told[0].startswith("Manche 1")
    assert not [text for text in told if text.startswith("Tu défausses")]


def test_a_name_that_a_full_disk_does_not_take_is_not_said_to_be_changed(
    visit: Enter, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = visit()
    there.program.add_person("Zoé")

    def refused(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("cachecash.storage.settings.write_atomically", refused)
    other = next(person for person in there.program.people if person.name)
    with pytest.raises(Problem, match="settings-full"):
        there.program.rename_person(other, "Ana")
    assert "Zoé" in [person.name for person in there.program.people]


def test_a_game_told_to_its_end_asks_what_comes_next(visit: Enter, tmp_path: Path) -> None:
    there = visit()
    room = rooms()["cache-ton-cash"]
    players = computer_players(there.program.catalog, ["habitue", "habitue"])
    options = read_options(room.game.options(), {"end": "rapide"})
    there.program.start(Party(room, players, options, "a"))
    there.wait_for("Partie finie")
    assert not list((tmp_path / "saves").glob("*.replay"))
    there.press("Down", "Down", "Enter", "S")
    there.wait_for("Léa 230000, Tom 660000")


@pytest.mark.parametrize("way", [("Escape",), ("Down", "Down", "Enter")])
def test_from_the_table_of_a_game_that_is_over_one_plays_again(visit: Enter, way: tuple[str, ...]) -> None:
    there = visit()
    room = rooms()["cache-ton-cash"]
    players = computer_players(there.program.catalog, ["habitue", "habitue"])
    there.program.start(Party(room, players, read_options(room.game.options(), {"end": "rapide"}), "a"))
    there.wait_for("Partie finie")
    there.heard()
    there.press(*way)
    there.wait_for("La partie est finie ; Échap pour rejouer.")
    there.heard()
    there.press("Ctrl+S")
    there.wait_for("La partie est finie : il n'y a rien à garder.")
    there.press("Escape")
    there.wait_for("Rejouer, ou revenir au menu, 1 sur")
    there.press(*["Down"] * 8)
    assert "garder la partie" not in " ".join(there.heard())
    there.press("Home", "Enter")
    there.wait_for("Rejouer avec d'autres cartes")
    there.press("Enter")
    there.wait_for("Manche 1.")


def test_the_command_lines_level_holds_for_this_run_alone(visit: Enter, tmp_path: Path) -> None:
    there = visit(level="bref")
    there.press("F8", "Enter", "Enter")
    there.wait_for("À toi")
    assert "Manche 1." in there.all()
    there.program.close()
    assert "bref" not in (tmp_path / "settings.yaml").read_text(encoding="utf-8")


def test_a_sign_without_a_name_is_answered_by_a_caption(visit: Enter) -> None:
    there = visit()
    there.program.unnamed_key()
    assert "F1" in there.program.scene().caption


def test_a_click_goes_to_a_line_and_another_does_it(visit: Enter) -> None:
    there = visit()
    there.heard()
    rules = f"line-{len(rooms())}"
    there.program.click("list", rules, there.now())
    there.wait_for("Règles du jeu")
    there.program.click("list", rules, there.now() + 1)
    there.wait_for("Cache ton Cash, 1 sur")


def test_a_click_on_the_table_that_a_page_has_just_covered_is_answered(visit: Enter) -> None:
    there = seated(visit())
    there.press("F2")
    there.heard()
    there.program.click("hand", "PI#1", there.now() + 1)
    assert there.program.scene().caption == "Ce n'est plus là."
    there.program.click("list", "line-1", there.now() + 2)
    there.wait_for("Sons, 2 sur 5")


def test_a_click_on_a_line_of_a_page_that_was_just_left_is_answered(visit: Enter) -> None:
    there = seated(visit())
    there.press("F2", "Escape")
    there.heard()
    there.program.click("list", "line-3", there.now() + 1)
    assert there.program.scene().caption == "Ce n'est plus là."


def test_leaving_ends_the_program(visit: Enter) -> None:
    there = visit()
    there.press("Ctrl+Q")
    assert there.program.done


# --- the levels of a game in course


def test_a_level_is_changed_at_the_table_and_kept_with_the_game(visit: Enter) -> None:
    there = seated(visit())
    play = there.program._play
    assert play is not None
    seat = play.party.computers[0]
    name, levels = play.party.players[seat].name, list(play.party.room.levels)
    before = play.party.players[seat].level
    after = levels[levels.index(before) + 1]
    menu_of_levels(there)
    there.press("Right")
    assert there.heard()[-1].startswith(f"{name} : niveau ")
    assert play.party.players[seat].level == after
    assert play._worker._levels[seat] == after
    there.press("Escape")
    assert there.heard(), "the table says where one is"
    play._saver.settle()
    (saved,) = (there.folder / "saves").glob("*.replay")
    head = saved.read_text(encoding="utf-8").split("\n\n")[0]
    assert f'player {seat}: {after} "{name}"' in head
    assert f"player {seat + 1}: {before} " in head
    there.program._to_menu()
    (kept,) = there.program.kept.all()
    assert there.program.resume(kept)
    resumed = there.program.party
    assert resumed is not None
    assert resumed.players[seat].level == after


def test_where_no_game_goes_on_there_is_no_level_to_change(visit: Enter) -> None:
    there = visit()
    there.program.set_level(1, "random")
    assert there.program.party is None


def menu_of_levels(there: Visit) -> None:
    """Open the levels from the Escape menu."""
    there.press("Escape", "End")
    for _ in range(6):
        if "adversaires" in there.all()[-1]:
            break
        there.press("Up")
    there.press("Enter")
    there.heard()
