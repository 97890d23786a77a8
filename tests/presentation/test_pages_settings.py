"""The settings as they are heard: each change at once, each wrong text with its reason, nothing out of reach."""

from typing import Any

import pytest

from cachecash.narration.catalog import languages
from cachecash.presentation.kinds import Bindings
from cachecash.presentation.settings import GROUPS, SETTINGS, Settings, setting
from visit import Hostel, Visit, visit


def in_group(group: str, house: Hostel | None = None) -> Visit:
    guest = visit(house)
    guest.enter("Réglages", guest.pages.text(f"setting-group-{group}").speech)
    return guest


def test_a_value_changes_at_once_and_is_heard_at_once() -> None:
    guest = in_group("voice")
    assert guest.go("Vitesse") == "Vitesse de la voix : 180 mots à la minute"
    assert guest.press("Right") == "190 mots à la minute. | Voici ma voix à cette vitesse."
    assert guest.house.changed == {"rate": 190}
    assert guest.press("Left Left") == "170 mots à la minute. | Voici ma voix à cette vitesse."
    assert guest.press("F4") == "Voix et paroles. | Vitesse de la voix : 170 mots à la minute, 2 sur 9"


def test_an_end_is_heard_and_then_the_value_again() -> None:
    guest = in_group("voice", Hostel(settings=Settings(welcomed=True, rate=500)))
    guest.go("Vitesse")
    assert guest.press("Right") == "<edge> | 500 mots à la minute."
    assert guest.house.changed == {}


def test_help_says_what_a_setting_does() -> None:
    guest = in_group("screen")
    assert guest.press("I").startswith("De 100 à 400 pour cent. Aux grandes tailles")


def test_enter_turns_a_switch_over_and_lists_the_words_of_a_choice() -> None:
    guest = in_group("screen")
    guest.go("Plein écran")
    assert guest.press("Enter") == "oui. | Le jeu occupe tout l'écran."
    assert guest.press("Enter") == "non. | Le jeu est dans une fenêtre."
    guest.go("Couleurs")
    assert guest.press("Enter") == "Couleurs. | sombres, 1 sur 4"
    assert guest.press("Down Down") == "jaune sur noir, 3 sur 4"
    assert guest.press("Enter") == (
        "jaune sur noir. | Voici l'écran dans ces couleurs. | Couleurs : jaune sur noir, 2 sur 4"
    )
    assert guest.house.settings.theme == "yellow"
    guest.press("Enter")
    assert guest.press("Escape") == "Écran. | Couleurs : jaune sur noir, 2 sur 4"


def test_a_number_may_be_typed_and_a_wrong_one_says_which_would_do() -> None:
    guest = in_group("voice")
    guest.go("Vitesse")
    assert guest.press("Enter") == "Vitesse de la voix, à écrire. | 180"
    assert guest.press("Backspace Backspace Backspace") == "1 effacé."
    assert guest.type("90") == "0"
    guest.press("Backspace Backspace")
    assert guest.press("Enter") == "Il faut un nombre de 80 à 500."
    assert guest.type("455") == "5"
    assert guest.press("Enter").startswith("455 mots à la minute. | Voici ma voix")
    assert guest.house.settings.rate == 455
    assert guest.press("Right").startswith("460 mots")


def test_a_name_is_typed_and_the_player_is_greeted() -> None:
    guest = in_group("play")
    assert guest.press("Right") == "Entrée pour l'écrire ou le choisir."
    guest.press("Enter")
    guest.type("Zoé ")
    assert guest.press("Enter") == "Zoé. | Bonjour Zoé. | Ton nom : Zoé, 1 sur 6"
    assert guest.house.changed == {"name": "Zoé"}


def test_a_name_that_is_none_is_refused_wherever_it_is_typed() -> None:
    guest = in_group("play")
    guest.press("Enter")
    guest.type("Z")
    assert guest.press("Enter") == "Un nom a de 2 à 20 signes, et commence par une lettre."
    assert guest.house.changed == {}
    guest.press("Backspace")
    assert guest.press("Enter").startswith("aucun. | Bonjour.")


@pytest.mark.parametrize("page", ["first", "group"])
def test_no_arrow_leads_to_a_voice_that_cannot_be_heard(page: str) -> None:
    if page == "first":
        guest = Visit(Hostel(settings=Settings()))
        guest.open()
    else:
        guest = in_group("voice")
    guest.go("Voix")
    voices = []
    for _ in range(9):
        guest.press("Right")
        voices.append(guest.house.settings.voice)
    assert voices[-2:] == ["pyttsx3", "pyttsx3"]
    assert not {"texte", "aucune"} & {*voices}
    assert guest.press("Right") == "<edge> | voix du système."


def test_a_voice_that_cannot_be_heard_is_asked_for_twice_and_the_voice_that_is_heard_says_so() -> None:
    guest = in_group("voice")
    guest.press("Enter End")
    assert guest.press("Enter") == ("Cette voix ne s'entend pas. | Encore Entrée pour le faire. Autre chose annule.")
    assert guest.house.settings.voice == "auto"
    assert guest.press("Up") == "Annulé."
    assert guest.house.settings.voice == "auto"
    guest.press("Enter")
    assert guest.press("Enter").startswith("aucune voix.")
    assert guest.house.settings.voice == "aucune"
    assert guest.press("Left").startswith("voix du système.")


def test_a_click_on_a_voice_that_cannot_be_heard_is_asked_again_too() -> None:
    guest = in_group("voice")
    guest.press("Enter End")
    line = ("list", f"line-{guest.pages.page.index}")
    guest.pages.click(*line, 50.0)
    assert guest.answer() == "Cette voix ne s'entend pas. | Clique encore pour le faire. Autre chose annule."
    guest.pages.click(*line, 51.0)
    assert guest.house.settings.voice == "aucune"


def test_a_sound_is_heard_when_its_volume_changes_and_has_its_twin_in_text() -> None:
    guest = in_group("sound")
    assert guest.press("Right") == "<set> | 75 pour cent. | Voici un bruitage."
    assert guest.ears.captions[-1].screen == "Set"


def test_what_is_set_is_obeyed_at_once() -> None:
    guest = in_group("voice")
    guest.go("Dire les positions")
    assert guest.press("Left") == "non. | Piano, 5000 dollars."
    assert guest.press("Up") == "Niveau de détail : normal"
    assert guest.press("Right").startswith("complet. | Léa défie Tom pour ses Pianos, 10000 dollars, avec un Piano.")
    assert (guest.habits.positions, guest.habits.level.value) == (False, "complet")
    guest.press("Escape")
    guest.enter("Partie et touches")
    guest.go("Touches à une lettre")
    guest.press("Left")
    assert guest.press("R").startswith("Lettres désactivées. À la table, Échap, puis Toutes les commandes")
    guest.go("Rythme")
    guest.press("Right Right")
    assert guest.habits.pace == "key"


def test_the_language_changes_everything_that_is_open() -> None:
    guest = in_group("voice")
    guest.go("Langue")
    assert guest.press("Enter") == "Langue. | automatique, 1 sur 3"
    assert guest.press("Down Enter") == "English. | Here is the game in English. | Language: English, 9 of 9"
    assert guest.press("Escape") == "Settings. | Voice and words, 1 of 5"
    assert guest.press("Escape") == "Main menu. | Settings, 4 of 8"
    assert guest.press("F9").startswith("How to play Cache ton Cash.")


def test_every_setting_is_reached_from_the_pages_in_every_language() -> None:
    for language in languages():
        guest = visit(language=language)
        found = set()
        for group in GROUPS:
            guest.press("F2")
            guest.enter(guest.pages.text(f"setting-group-{group}").speech)
            found |= {line.label.speech for line in guest.pages.page.lines}
            guest.press("Escape Escape")
        assert found == {entry.name(guest.pages.catalog).speech for entry in SETTINGS}


@pytest.mark.parametrize("entry", SETTINGS, ids=lambda entry: entry.id)
def test_no_key_on_a_setting_is_silent_and_none_gives_a_wrong_value(entry: Any) -> None:
    guest = in_group(entry.group)
    guest.go(entry.name(guest.pages.catalog).speech)
    for key in ("Right", "Right", "Left", "Left", "I", "L", "F4", "R", "Tab", "Delete"):
        guest.press(key)
        value = guest.house.settings.value(entry.id)
        assert entry.kind.read(entry.id, value) == value
    if isinstance(entry.kind, Bindings):
        assert guest.press("Enter").startswith("Touches. ")
    else:
        guest.press("Enter Escape")


def test_f2_opens_the_settings_anywhere_but_twice() -> None:
    guest = visit()
    assert guest.press("F2") == "Réglages. | Voix et paroles, 1 sur 5"
    assert guest.press("F2") == "Réglages. | Voix et paroles, 1 sur 5"
    guest.press("Escape")
    assert guest.title == "Menu principal"


def test_over_a_game_the_settings_are_left_for_the_game() -> None:
    guest = Visit()
    guest.pages.settings(0.0)
    assert guest.answer().startswith("Réglages. | Voix")
    guest.press("Escape")
    assert guest.house.ended == "closed"
    assert not guest.pages.wants_text
    guest.pages.key(guest.keys.keys("help")[0], 9)
    guest.pages.click("list", "line-0", 9)
    assert guest.answer() == ""


def test_f3_is_kept_and_shown() -> None:
    guest = in_group("voice")
    assert guest.press("F3") == "Niveau de détail : complet."
    assert guest.house.settings.verbosity == "complet"
    assert "Niveau de détail : complet" in guest.lines


def test_the_knobs_turn_what_the_page_shows() -> None:
    guest = in_group("sound")
    assert guest.press("F6") == "Volume des bruitages : 70 pour cent"
    assert guest.press("F8") == "<set> | Volume des bruitages : 75 pour cent"
    assert "Volume des bruitages : 75 pour cent" in guest.lines
    guest.press("F6 F6")
    assert guest.press("F7") == "<edge> | Volume de la musique : 0 pour cent"


def test_the_first_start_says_what_speaks_and_is_never_asked_again() -> None:
    house = Hostel(settings=Settings())
    guest = Visit(house)
    told = guest.open()
    assert told.startswith("Bienvenue dans cachecash. Flèche haut et Flèche bas pour choisir")
    assert told.endswith("Échap pour commencer tout de suite. | Voix trouvée : voix intégrée, eSpeak NG 1.52, 1 sur 12")
    first = {entry.name(guest.pages.catalog).speech for entry in SETTINGS if entry.first}
    assert first <= {line.label.speech for line in guest.pages.page.lines}
    assert guest.press("Escape") == "Menu principal. | Jouer à Cache ton Cash, 1 sur 8"
    assert house.settings.welcomed
    assert Visit(house).open() == "Menu principal. | Jouer à Cache ton Cash, 1 sur 8"


def test_the_first_start_can_be_gone_through_and_wanted_again() -> None:
    guest = Visit(Hostel(settings=Settings()))
    guest.open()
    guest.go("Taille du texte")
    assert guest.press("Right") == "125 pour cent. | Voici le texte à cette taille."
    assert guest.enter("C'est bon, on commence").startswith("Menu principal.")
    guest.enter("Réglages")
    assert guest.enter("Revoir les réglages").startswith("Bienvenue")
    assert guest.press("Escape") == "Revoir les réglages du premier démarrage, 5 sur 5"
    guest.press("Enter")
    assert guest.enter("C'est bon") == "Revoir les réglages du premier démarrage, 5 sur 5"


def test_the_voice_that_is_found_later_is_shown() -> None:
    guest = Visit(Hostel(settings=Settings(), voice=("auto", "")))
    assert guest.open().endswith("D'abord quelques réglages, 1 sur 12")
    guest.house.voice = ("aucune", "")
    guest.pages.step(2.0)
    assert guest.lines[0] == "Voix trouvée : aucune voix"
    guest.house.voice = ("lecteur", "NVDA")
    guest.pages.step(3.0)
    assert guest.lines[0] == "Voix trouvée : lecteur d'écran, NVDA"


def test_a_click_goes_to_a_line_and_a_second_one_does_it() -> None:
    guest = in_group("screen")
    guest.pages.click("list", "line-3", 50.0)
    assert guest.answer() == "Plein écran : non, 4 sur 4"
    guest.pages.click("list", "line-3", 51.0)
    assert guest.answer().startswith("oui.")
    guest.pages.click("list", "line-99", 52.0)
    assert guest.answer() == "<edge> | Plein écran : oui, 4 sur 4"
    guest.pages.click("hand", "PI#1", 53.0)
    assert guest.answer() == "<error>"
    assert guest.ears.captions[-1].speech == "Ce n'est plus là."


def test_the_window_may_change_a_setting_while_its_page_is_open() -> None:
    guest = in_group("screen")
    guest.house.set(setting("full-screen"), value=True)
    guest.pages.renew()
    assert "Plein écran : oui" in guest.lines
