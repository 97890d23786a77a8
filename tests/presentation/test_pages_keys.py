"""Keys are changed by pressing the new one; what cannot be is refused aloud, with what the key does already."""

from cachecash.presentation.keys import Key
from visit import Visit, visit


def at(name: str) -> Visit:
    guest = visit()
    guest.enter("Touches")
    guest.go(guest.pages.text(f"command-{name}").speech)
    return guest


def test_the_page_says_every_command_with_its_keys() -> None:
    guest = visit()
    assert guest.enter("Touches").startswith("Touches. Entrée change une touche, Supprimer remet celle d'origine. | ")
    labels = {line.label.speech for line in guest.pages.page.lines}
    assert {guest.keys.phrase(command).speech for command in guest.keys} <= labels
    keys = [key for command in guest.keys for key in guest.keys.keys(command.id)]
    assert [line.value for line in guest.pages.page.lines][:-1] == [guest.keys.name(key) for key in keys]


def test_the_next_key_is_bound_saved_and_used_at_once() -> None:
    guest = at("repeat")
    phrase = guest.keys.phrase(guest.keys.of("repeat")).speech
    assert guest.press("Enter") == f"{phrase}. | Appuie sur la nouvelle touche. Échap ne change rien"
    told = guest.press("Z")
    assert told.startswith(f"Z : {phrase}. | {phrase} : Z, ")
    assert guest.house.changed == {"keys": {"repeat": ["Z"]}}
    assert guest.press("Z") == told
    assert guest.press("R") == "R ne fait rien ici."
    assert "Z" in guest.press("Shift+F1 Z")


def test_a_key_that_is_taken_is_refused_with_the_name_of_what_it_does() -> None:
    guest = at("repeat")
    guest.press("Enter")
    told = guest.press("L")
    assert "L sert déjà : " in told
    assert guest.keys.phrase(guest.keys.of("zone-whole")).speech in told
    assert not guest.house.changed
    assert guest.press("Escape").startswith("Rien n'est changé. | ")


def test_a_command_that_one_is_lost_without_keeps_a_key_that_is_no_letter() -> None:
    guest = at("line-next")
    guest.press("Enter")
    assert "il faut une touche qui ne soit ni une lettre ni un chiffre" in guest.press("K")
    assert guest.press("F12").startswith("F12 : ")


def test_a_second_key_has_its_own_line() -> None:
    guest = at("line-first")
    phrase = guest.keys.phrase(guest.keys.of("line-first")).speech
    assert guest.press("Down").startswith(f"{phrase}, deuxième touche : Majuscule Flèche gauche")
    guest.press("Enter F12")
    assert guest.keys.texts() == {"line-first": ["Home", "F12"]}


def test_delete_brings_the_first_keys_of_a_command_back() -> None:
    guest = at("repeat")
    assert guest.press("Delete") == "Ce sont déjà les touches d'origine : R."
    guest.press("Enter Z")
    assert guest.press("Delete").startswith("Touches d'origine : R. | ")
    assert guest.house.settings.keys == {}
    guest.press("End")
    assert guest.press("Delete") == "Supprimer remet les touches d'une commande : choisis d'abord sa ligne."


def test_first_keys_that_another_command_has_by_now_stay_there() -> None:
    guest = at("repeat")
    guest.press("Enter Z")
    guest.go(guest.pages.text("command-zone-whole").speech)
    guest.press("Enter R")
    guest.go(guest.pages.text("command-repeat").speech)
    assert "R sert déjà" in guest.press("Delete")
    assert guest.keys.texts() == {"repeat": ["Z"], "zone-whole": ["R"]}


def test_all_the_first_keys_come_back_from_the_last_line_once_that_is_confirmed() -> None:
    guest = at("repeat")
    guest.press("Enter Z")
    asked = "Remettre toutes les touches d'origine : celles que tu as changées sont oubliées."
    assert guest.enter("Remettre toutes") == f"{asked} | Garder mes touches, 1 sur 2"
    guest.press("Enter")
    assert guest.enter("Remettre toutes") == f"{asked} | Garder mes touches, 1 sur 2"
    guest.press("Escape")
    assert guest.house.settings.keys == {"repeat": ["Z"]}
    guest.enter("Remettre toutes")
    assert guest.press("Down Enter").startswith("Toutes les touches d'origine sont remises. | Remettre toutes")
    assert guest.keys.texts() == guest.house.settings.keys == {}
    assert guest.enter("Remettre toutes") == "Toutes les touches sont déjà d'origine."


def test_who_does_not_want_to_be_asked_has_the_first_keys_back_at_once() -> None:
    guest = at("repeat")
    guest.press("Enter Z")
    guest.house.settings = guest.house.settings.having("confirmations", value=False)
    assert guest.enter("Remettre toutes").startswith("Toutes les touches d'origine sont remises. | Remettre toutes")
    assert guest.keys.texts() == {}


def test_an_enter_that_bounces_is_not_bound_and_ctrl_is_silence() -> None:
    guest = at("repeat")
    guest.press("Enter")
    guest.pages.key(Key("Enter"), guest.now + 0.2)
    assert guest.answer() == "<error>"
    guest.press("Ctrl")
    assert guest.ears.silenced == 1
    assert guest.title == guest.keys.phrase(guest.keys.of("repeat")).speech
    guest.pages.typed("x", guest.now)
    assert not guest.pages.wants_text
