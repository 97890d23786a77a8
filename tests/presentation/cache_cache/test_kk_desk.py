"""Cache-cache by keys: every way of the keyboard map, and what is said on it."""

from collections.abc import Sequence
from typing import Any

import pytest

from cachecash.games.cache_cache import State
from cachecash.narration.utterance import Level
from cachecash.presentation.habits import Habits
from deskside import Deskside
from kk_positions import FRESH, position

MINE = "11 ?6 3 | 4 ?2 8 | 7 7 ?9 | ?10 ?5 -2"
SIDE = "5 ?6 3 | 4 ?2 8 | 7 0 ?9 | ?10 ?5 1"


def at(
    mine: str = MINE, *, habits: Habits | None = None, language: str = "fr", script: Sequence[str] = (), **told: Any
) -> Deskside:
    state = position([mine, SIDE, SIDE], **{"discard": "12 5", "draw": "1 2 8 3", "rest": True, **told})
    return Deskside(game="cache-cache", position=state, habits=habits, language=language, script=script).settle()


def another_s_turn(mine: str = MINE) -> Deskside:
    """Léa is thinking, and will not have done for long."""
    here = Deskside(game="cache-cache", position=position([mine, SIDE, SIDE], active=1, draw="1"))
    here.thinker.slow = True
    here.tick()
    return here


def played(here: Deskside) -> list[str]:
    return [str(action) for seat, action in here.table.actions if seat == 0]


def place(here: Deskside) -> tuple[str, str]:
    return here.desk.zones.zone.id, here.desk.zones.item.id if here.desk.zones.item else ""


# --- the set-up


@pytest.mark.rule("KK-5")
def test_at_the_set_up_enter_chooses_the_first_card_then_the_second() -> None:
    here = Deskside(3, "setup", game="cache-cache", script=["REVEAL(0,1)", "REVEAL(3,4)"]).settle()
    assert here.outlet.lines[-2:] == [
        "Choisis deux cartes de ta grille à retourner : chacun choisit en même temps.",
        "cachée, colonne 1, ligne 1.",
    ]
    assert place(here) == ("seat-1", "cell-0")
    assert here.press("Enter") == ["cachée, colonne 1, ligne 1 : choisie. Encore une."]
    here.press("Down", "Right", "Right", "Right")
    assert here.press("Enter")[0] == "C'est choisi : colonne 1, ligne 1, et colonne 4, ligne 2. On attend les autres."
    assert played(here) == ["REVEAL(0,10)"]
    here.settle()
    assert any(line.startswith("Tu retournes") for line in here.outlet.lines)


def test_backspace_takes_the_first_card_back_until_the_second() -> None:
    here = Deskside(3, "setup", game="cache-cache").settle()
    here.press("Enter")
    assert here.press("Backspace")[0] == "Sélection annulée."
    here.press("Right")
    assert here.press("Enter")[0] == "cachée, colonne 2, ligne 1 : choisie. Encore une."
    assert here.press("Enter")[0].startswith("cachée, colonne 2, ligne 1 : démarquée"), "and so does Enter on it"
    assert here.desk.marks == []
    assert played(here) == []


def test_nothing_is_said_of_anybody_s_choice_before_all_have_chosen() -> None:
    here = Deskside(3, "setup", game="cache-cache", me=2, script=["REVEAL(0,1)", "REVEAL(3,4)"]).settle()
    before = len(here.outlet.lines)
    here.press("Enter", "Right", "Enter")
    assert here.press("T") == ["On attend le choix de Camille et Léa."]
    here.tick()
    assert here.press("T") == ["On attend le choix de Léa."]
    assert not any("Camille" in line for line in here.outlet.lines[before:] if not line.startswith("On attend"))
    here.settle()
    told = [line for line in here.outlet.lines[before:] if "retourne" in line]
    assert [line.split()[0] for line in told[:3]] == ["Camille", "Léa", "Tu"]


# --- a turn


def test_enter_turns_a_hidden_card() -> None:
    here = at()
    assert here.press("Down") == ["cachée, colonne 1, ligne 2."]
    assert here.press("Enter")[0] == "Tu retournes un 6, colonne 1, ligne 2."
    assert played(here) == ["FLIP(1)"]


def test_enter_on_a_visible_card_says_what_is_possible() -> None:
    here = at()
    assert here.press("Enter") == [
        "11, colonne 1, ligne 1 : rien à en faire maintenant.",
        "Tu peux retourner une carte cachée ; piocher ; prendre le 5 de la défausse.",
    ]
    assert played(here) == []


def test_p_and_enter_draw_and_then_enter_on_a_cell_replaces_it() -> None:
    here = at()
    assert here.press("P") == ["Pioche.", "112 cartes."]
    assert here.press("Enter") == ["Tu pioches un 3.", "11, colonne 1, ligne 1."], "one is back in the grid"
    assert here.press("Enter")[0] == "Tu poses le 3, le 11 part à la défausse."
    assert played(here) == ["DRAW", "PLACE(0)"]


def test_x_throws_the_drawn_card_away_and_the_next_enter_turns_a_hidden_one() -> None:
    here = at()
    here.press("P", "Enter")
    assert here.press("X") == ["Jeter le 3 : quelle carte cachée retournes-tu ?", "11, colonne 1, ligne 1."]
    assert here.press("F4")[-1] == "Jeter le 3 : quelle carte cachée retournes-tu ?"
    assert here.press("Enter")[0].startswith("La carte de la colonne 1, ligne 1, est déjà visible.")
    here.press("Down")
    assert here.press("Enter")[0] == "Tu jettes le 3, et tu retournes un 6, colonne 1, ligne 2."
    assert played(here) == ["DRAW", "REJECT(1)"]


def test_backspace_takes_the_drawn_card_back() -> None:
    here = at()
    here.press("P", "Enter", "X")
    assert here.press("Backspace")[0] == "Sélection annulée."
    here.press("Enter")
    assert played(here) == ["DRAW", "PLACE(0)"]


def test_x_without_a_drawn_card_says_what_the_rules_say() -> None:
    here = at()
    assert here.press("X")[0] == (
        "Tu n'as pas pioché : il n'y a rien à poser ni à jeter. (Détails : règle « Piocher ».)"
    )
    assert another_s_turn().press("X")[0] == "Ce n'est pas à toi."


def test_d_and_enter_take_the_discard_and_enter_on_a_cell_replaces_it() -> None:
    here = at()
    assert here.press("D") == ["Défausse, 2 cartes.", "Carte 5, à prendre, 1 sur 2."]
    assert here.press("Enter") == ["Prendre le 5 : quelle carte remplace-t-il ?", "11, colonne 1, ligne 1."]
    here.press("Down")
    assert here.press("Enter")[0] == "Tu prends le 5. La carte cachée était un 6 : elle part à la défausse."
    assert played(here) == ["TAKE(1)"]


def test_backspace_puts_the_discard_back() -> None:
    here = at()
    here.press("D", "Enter")
    assert here.press("Backspace")[0] == "Sélection annulée."
    here.press("Down", "Enter")
    assert played(here) == ["FLIP(1)"]


def test_what_is_held_has_nothing_to_do_with_somebody_else_s_cards_or_the_draw_pile() -> None:
    here = at()
    here.press("D", "Enter", "P")
    assert here.press("Enter")[0] == "112 cartes : rien à en faire maintenant."
    here.press("2", "Enter")
    assert here.press("Enter")[0] == "5, colonne 1, ligne 1 : rien à en faire maintenant."
    assert played(here) == []


def test_a_dearer_card_is_asked_again() -> None:
    here = at(discard="12")
    here.press("D", "Enter", "Down", "Down")
    assert here.press("Enter")[0] == "Poser un 12 à la place d'un 3 ? Ta grille augmente."
    assert here.press("Enter")[0] == "Tu prends le 12 de la défausse, et tu y laisses le 3."


# --- the grid


def test_arrows_move_in_two_dimensions_and_no_edge_wraps() -> None:
    here = at()
    assert here.press("Right") == ["4, colonne 2, ligne 1."]
    assert here.press("Down", "Down") == ["8, colonne 2, ligne 3."]
    for key, times in (("Down", 1), ("Left", 2), ("Up", 3), ("Right", 4)):
        here.press(*[key] * (times - 1))
        before, cues = place(here), len(here.outlet.cues)
        said = here.press(key)
        assert place(here) == before
        assert said == [here.desk.here().speech]
        assert here.outlet.cues[cues:] == [("edge", "Bout de la zone : Ma grille.")]


def test_home_and_end_keep_to_the_row_and_with_ctrl_go_to_the_corners() -> None:
    here = at()
    here.press("Down")
    assert here.press("End") == ["cachée, colonne 4, ligne 2."]
    assert here.press("Home") == ["cachée, colonne 1, ligne 2."]
    assert here.press("Ctrl+End") == ["moins 2, colonne 4, ligne 3."]
    assert here.press("Ctrl+Home") == ["11, colonne 1, ligne 1."]
    here.press("P")
    assert here.press("Ctrl+End") == ["112 cartes."]


def test_a_corner_of_an_empty_grid_says_that_it_is_empty() -> None:
    here = another_s_turn("x | x | x | x")
    here.press("G")
    assert here.press("Ctrl+Home") == ["Ma grille est vide."]


def test_l_reads_the_row_and_k_the_column() -> None:
    here = at()
    here.press("Down", "Right", "Right")
    assert here.press("L") == ["Ligne 2 : cachée, cachée, 7, cachée."]
    assert here.press("K") == ["Colonne 3 : 7, 7, cachée."]
    here.press("D")
    assert here.press("K")[0] == "Il n'y a de colonnes que dans une grille."
    assert here.press("L") == ["Défausse : 5, et une carte dessous."]


def test_a_digit_and_enter_go_to_another_grid_and_g_comes_back() -> None:
    here = at()
    here.press("Right", "Down")
    assert here.press("2") == [
        "La grille de Léa : 28 points visibles, 5 cartes cachées.",
        "Colonne 1 : 5, cachée, 3.",
        "Colonne 2 : 4, cachée, 8.",
        "Colonne 3 : 7, 0, cachée.",
        "Colonne 4 : cachée, cachée, 1.",
    ]
    assert here.press("Enter") == ["Léa, 28 points visibles, 5 cartes cachées.", "5, colonne 1, ligne 1."]
    assert here.press("K") == ["Colonne 1 : 5, cachée, 3."]
    assert here.press("G") == ["Ma grille, 38 points visibles, 5 cartes cachées.", "cachée, colonne 2, ligne 2."]
    assert here.press("G")[0] == "Ta grille : 38 points visibles, 5 cartes cachées.", "there it reads all of it"
    here.press("Escape")
    assert here.press("G")[0] == "Ta grille : 38 points visibles, 5 cartes cachées.", "in a list, too"


def test_help_says_that_the_piles_are_for_one_s_turn() -> None:
    here = Deskside(game="cache-cache", position=position([FRESH, FRESH], phase="setup"))
    here.press("F1")
    assert any(
        "aller à la pioche ; à ton tour, Entrée y pioche" in line.label.speech for line in here.desk.lists[-1].lines
    )


def test_j_walks_what_can_be_played() -> None:
    here = at()
    assert here.press("J") == ["cachée, colonne 4, ligne 1."]
    assert here.press("J", "J") == ["cachée, colonne 2, ligne 2."]
    assert here.press("J", "J", "J") == ["Défausse, 2 cartes.", "Carte 5, à prendre, 1 sur 2."]


def test_a_column_that_goes_leaves_the_cursor_on_what_is_left() -> None:
    here = at("7 7 ?7 | 4 ?2 8 | 7 3 ?9 | ?10 ?5 -2", script=["FLIP(1)", "FLIP(1)"])
    here.press("Down", "Down")
    assert here.press("Enter")[0] == "Tu retournes un 7, colonne 1, ligne 3."
    here.settle()
    assert here.desk.zones.zone.columns == 3
    assert place(here)[0] == "seat-1"
    assert "Trois 7 dans la colonne 1 : elle disparaît. Il te reste 3 colonnes." in here.outlet.lines


def test_where_the_cursor_went_with_its_column_is_said_before_enter_can_turn_a_card_there() -> None:
    here = at("7 7 ?7 | 4 2 ?8 | 7 3 ?9 | ?10 ?5 -2", script=["FLIP(1)", "FLIP(1)"])
    here.press("Down", "Down", "Enter")
    here.settle()
    assert here.outlet.lines[-1] == "cachée, colonne 2, ligne 3."
    assert here.press("Enter")[0] == "Tu retournes un 8, colonne 2, ligne 3."


def test_where_the_cursor_is_is_not_said_again_where_it_has_not_moved_or_a_key_has_told() -> None:
    here = at("7 7 ?7 | 4 2 ?8 | 7 3 ?9 | ?10 ?5 -2", script=["FLIP(1)", "FLIP(1)"])
    here.press("End", "Enter")
    here.settle()
    assert here.outlet.lines[-1].startswith("À toi")
    here = at("7 7 ?7 | 4 2 ?8 | 7 3 ?9 | ?10 ?5 -2", script=["FLIP(1)", "FLIP(1)"])
    here.press("Down", "Down", "Enter")
    here.press("Right")
    here.settle()
    assert here.outlet.lines[-1].startswith("À toi")


# --- every game's keys


@pytest.mark.parametrize("key", [*"TSMECGAQIHR", "Shift+S", "F4", *"123456"])
def test_every_question_is_answered(key: str) -> None:
    for language in ("fr", "en"):
        assert at(language=language).press(key)


def test_the_menu_holds_the_actions_of_the_turn() -> None:
    here = at()
    here.press("Escape")
    lines = [line.label.speech for line in here.desk.lists[-1].lines]
    assert lines[:3] == ["Retourner une carte cachée", "Piocher", "Prendre le 5 de la défausse"]


def test_a_game_is_played_to_its_end_by_keys_at_every_level() -> None:
    for level in Level:
        here = Deskside(2, "whole", "limit=50", game="cache-cache", habits=Habits(level=level, confirm=False))
        for _ in range(400):
            here.settle()
            if here.desk.course.over:
                break
            if here.desk.telling.waiting:
                here.press("Enter")
                continue
            if here.desk.course.view.phase == "setup":
                here.press("Ctrl+Home", "Enter", "Right", "Enter")
            else:
                here.until(lambda it: it.desk.zones.item is not None and it.desk.zones.item.playable, "J")
                here.press("Enter")
                if here.desk.course.mine and here.desk.course.view.phase == "drawn":
                    here.press("Enter")
                here.press("Backspace", "G")
        assert here.desk.course.over


def test_a_resumed_table_says_where_it_stands() -> None:
    state: State = position([FRESH, FRESH], phase="setup")
    here = Deskside(game="cache-cache", position=state)
    assert here.outlet.lines[0] == "Partie reprise : Cache-cache."
    assert not any("rien en main" in line for line in here.outlet.lines), "the grid has just been told"
    assert here.outlet.lines[-2] == "Choisis deux cartes de ta grille à retourner : chacun choisit en même temps."


def test_a_table_resumed_with_a_card_just_drawn_says_which_once() -> None:
    here = Deskside(game="cache-cache", position=position([FRESH, FRESH], phase="drawn", drawn=7, rest=True))
    assert [line.split(":")[0] for line in here.outlet.lines if "7" in line] == ["Tu as pioché un 7 "]


# --- the pace of a key


def test_with_the_pace_of_a_key_a_turn_of_two_actions_waits_for_one() -> None:
    here = at(habits=Habits(pace="key"), script=["DRAW", "PLACE(1)", "FLIP(1)"])
    here.press("Down", "Enter")
    here.settle()
    assert [line for line in here.outlet.lines if "Léa" in line][-1].startswith("Léa pose un 3")
    assert here.press("T")[-1] == "Entrée pour continuer."
    assert len(here.press("T")) == 2


def test_all_since_my_play_tells_of_no_pause_that_is_over() -> None:
    here = at(habits=Habits(pace="key"), script=["DRAW", "PLACE(1)", "FLIP(1)"])
    here.press("Down", "Enter")
    here.settle()
    assert here.press("Shift+R")[-1] == "Entrée pour continuer."
    here.press("Enter")
    here.settle()
    since = here.press("Shift+R")
    assert since[0].startswith("Tu retournes")
    assert "Entrée pour continuer." not in since[:-1]
    assert since.count("Entrée pour continuer.") == here.desk.telling.waiting


# --- what was begun


def test_what_was_begun_is_said_wherever_one_asks_until_it_is_given_up() -> None:
    here = at()
    here.press("P", "Enter", "X")
    begun = "Jeter le 3 : quelle carte cachée retournes-tu ?"
    assert here.press("T") == [begun, "Retour arrière pour y renoncer."]
    here.press("Escape")
    assert here.press("Escape")[-1] == begun
    assert here.press("D", "Enter") == ["Carte 5 : rien à en faire maintenant.", begun]
    given_up = here.press("Backspace")
    assert given_up[0] == "Sélection annulée."
    assert "3" in given_up[1]
    assert here.press("T")[0].startswith("C'est à toi")
