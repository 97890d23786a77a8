"""A text is typed with every sign heard, on every layout: the letters come as a text, never as keys."""

import pytest

from cachecash.presentation.keys import Key
from cachecash.presentation.pages.fields import Field
from visit import Visit, visit


def field() -> Visit:
    guest = visit()
    guest.enter("Qui joue", "Ajouter")
    return guest


def text(guest: Visit) -> str:
    assert isinstance(guest.pages.page, Field)
    return guest.pages.page.text


def test_signs_are_said_as_they_are_typed() -> None:
    guest = field()
    heard = [guest.type(sign) for sign in "aÉ -'’7/"]
    assert heard == ["a", "é majuscule", "espace", "tiret", "apostrophe", "apostrophe", "7", "barre oblique"]
    assert guest.press("Up") == "aÉ -'’7/"
    assert guest.press("F4") == "Son nom, à écrire. | aÉ -'’7/"


def test_a_letter_key_waits_for_its_text_and_starts_no_command() -> None:
    guest = field()
    for name in ("R", "L", "7", "Space"):
        guest.pages.key(Key(name), guest.now)
        guest.pages.key(Key(name, shift=True), guest.now)
    assert guest.answer() == ""
    assert text(guest) == ""


def test_the_caret_moves_sign_by_sign_and_types_where_it_is() -> None:
    guest = field()
    guest.type("Lea")
    assert guest.press("Left") == "a"
    assert guest.press("Backspace") == "e effacé."
    assert guest.type("é") == "é"
    assert text(guest) == "Léa"
    assert guest.press("Home") == "l majuscule"
    assert guest.press("Left") == "<edge> | l majuscule"
    assert guest.press("Backspace") == "<edge> | Rien à effacer de ce côté."
    assert guest.press("Delete") == "l majuscule effacé."
    assert guest.press("End") == "fin"
    assert guest.press("Right") == "<edge> | fin"
    assert guest.press("Delete") == "<edge> | Rien à effacer de ce côté."
    assert text(guest) == "éa"


def test_no_more_than_fits_and_nothing_that_cannot_be_printed() -> None:
    guest = field()
    guest.type("x" * 20)
    assert guest.type("y") == "20 signes au plus."
    guest.press("Backspace")
    guest.pages.typed("yy", guest.now)
    assert guest.answer() == "<edge> | 20 signes au plus."
    guest.pages.typed("\n\t\x00", guest.now)
    assert guest.answer() == ""
    assert text(guest) == "x" * 19


def test_a_piece_of_text_that_comes_at_once_is_said_whole() -> None:
    guest = field()
    guest.pages.typed("Anne-Lise", guest.now)
    assert guest.answer() == "Anne-Lise"


@pytest.mark.parametrize("key", ["F1", "Tab"])
def test_help_says_what_the_keys_do_here(key: str) -> None:
    assert field().press(key).startswith("Écris, puis Entrée pour garder, Échap pour laisser comme avant.")


def test_escape_leaves_everything_as_it_was() -> None:
    guest = field()
    guest.type("Léa")
    assert guest.press("Escape") == "Rien n'est changé. | Ajouter quelqu'un, 2 sur 2"
    assert not guest.pages.wants_text
    assert len(guest.house.people) == 1


def test_other_keys_mean_what_they_mean_everywhere() -> None:
    guest = field()
    assert guest.press("F2").startswith("Réglages.")
    guest.press("Escape")
    assert guest.pages.wants_text
    assert guest.press("F11") == "Le jeu occupe tout l'écran."
    guest.press("Ctrl")
    assert guest.ears.silenced == 1
