"""No sentence names a key by itself: it is given the name of the key as it is now, which may have been changed."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast

from cachecash.narration.catalog import languages
from cachecash.presentation.keys import KeyMap
from cachecash.presentation.kinds import as_is
from cachecash.presentation.lists import Line, ListBox
from cachecash.presentation.pages.keys import KeysPage
from cachecash.presentation.pages.learn import SoundsPage
from cachecash.presentation.pages.people import WhoPage
from cachecash.presentation.pages.settings import FirstPage
from cachecash.presentation.settings import SETTINGS
from deskside import Deskside
from messages import entries
from visit import visit

LITERAL = re.compile(
    r"\b(Entrée|Échap|Retour arrière|Supprimer|Tabulation|Enter|Escape|Backspace|Delete|F\d+)\b"
    r"|\b(touche|lettre|key|letter) [A-Z]\b|\b[A-Z] key\b"
)
FIXED = ("key-", "term-", "cli-", "page-field-help")
"""Where keys get their names; the terminal, which has none; a line of text, whose keys are always the same."""


def texts(node: Any) -> Iterator[str]:
    if isinstance(node, ast.TextElement):
        yield node.value
    elif isinstance(node, ast.BaseNode):
        for name, child in vars(node).items():
            if name != "span":
                yield from texts(child)
    elif isinstance(node, list):
        for child in node:
            yield from texts(child)


@pytest.mark.parametrize("language", languages())
def test_no_sentence_has_the_name_of_a_key_in_it(language: str) -> None:
    found = {
        name: text
        for name, entry in entries(language).items()
        if not name.startswith(FIXED)
        for text in texts(entry)
        if LITERAL.search(text)
    }
    assert found == {}


CHANGED = {
    "back": ["F12"],
    "choose": ["Delete"],
    "act": ["F12"],
    "menu": ["Delete"],
    "level": ["Ctrl+L"],
    "full-screen": ["Ctrl+F"],
    "about": ["W"],
    "value-raise": ["PageDown"],
    "newer": ["Shift+Down"],
}


def test_a_key_that_was_changed_is_told_by_its_new_name() -> None:
    guest = visit()
    assert guest.keys.restore(CHANGED) == []
    pages = guest.pages
    helps = {entry.id: entry.help(guest.keys).speech for entry in SETTINGS}
    assert "Contrôle L" in helps["verbosity"]
    assert "Contrôle F" in helps["full-screen"]
    assert "touche W" in helps["marks"]
    assert "touche Supprimer" in helps["letters"]
    assert guest.keys.phrase(guest.keys.of("seat-2")).speech.endswith("puis F12 pour y aller")
    assert FirstPage(pages, pages.close).title.speech == (
        "Bienvenue dans cachecash. Flèche haut et Flèche bas pour choisir une ligne, "
        "Flèche gauche et Page suivante pour la changer, F12 pour commencer tout de suite"
    )
    assert WhoPage(pages, pages.close).title.speech == "Qui joue ? Supprimer choisit, F12 garde le dernier joueur"
    assert SoundsPage(pages).title.speech == "Les sons. Supprimer les joue"
    assert KeysPage(pages).title.speech == "Touches. Supprimer change une touche, Supprimer remet celle d'origine"
    pages.show(ListBox(as_is("Liste"), [Line(as_is("À lire"))]))
    guest.answer()
    assert guest.press("Delete") == "Cette ligne s'écoute seulement. F12 revient en arrière. | À lire"


def test_where_a_letter_is_off_another_key_of_the_command_is_told() -> None:
    keys: KeyMap = Deskside(letters=False, saved={"about": ["I", "F12"]}).keys
    assert keys.first("about").speech == "F12"
    keys.letters = True
    assert keys.first("about").speech == "I"
