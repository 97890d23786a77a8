"""The table that is being laid: every line says what it is for, and the next table is laid as the last one was."""

from typing import Any

import pytest

from cachecash.narration.catalog import Catalog, languages
from cachecash.presentation.rooms import rooms
from cachecash.presentation.setup import OWN, TableOptions
from visit import Hostel, Visit, visit

CATALOGS = {language: Catalog(language, strict=True) for language in languages()}
NO_HELP = {language: catalog.line("list-no-help") for language, catalog in CATALOGS.items()}


@pytest.mark.parametrize("game", [*rooms()])
@pytest.mark.parametrize("language", languages())
def test_every_option_preset_and_level_has_its_help(language: str, game: str) -> None:
    catalog, room = CATALOGS[language], rooms()[game]
    options = TableOptions(room)
    helps = [options.help(catalog, name) for name in options.known]
    helps += [options.preset_help(catalog, preset) for preset in (*options.presets, OWN)]
    helps += [catalog.render(f"bot-level-{level}-help") for level in room.levels]
    assert all(text.speech.endswith(".") for text in helps)
    assert len({text.speech for text in helps}) == len(helps)


def helpless(guest: Visit) -> list[str]:
    """The lines of the page of which nothing more is said."""
    found = []
    for place, line in enumerate(guest.lines):
        guest.press("Home" + " Down" * place)
        if guest.press("I").startswith(NO_HELP[guest.pages.catalog.language]):
            found.append(line)
    return found


@pytest.mark.parametrize("way", [(), ("Toutes les options",), ("Niveau de Léa",), ("Règles",), ("Fin de la partie",)])
def test_no_line_of_a_table_is_without_help(way: tuple[str, ...]) -> None:
    guest = visit()
    guest.enter("Jouer", *way)
    assert helpless(guest) == []


def test_no_line_of_a_table_is_without_help_in_english() -> None:
    guest = visit(language="en")
    guest.enter("Play")
    assert helpless(guest) == []


def test_the_help_of_a_level_and_of_the_rules_is_that_of_the_value() -> None:
    guest = visit()
    guest.enter("Jouer")
    guest.go("Niveau de Léa")
    assert guest.press("I").startswith("Joue comme un habitué du café")
    guest.press("Right")
    assert guest.press("I").startswith("Joue n'importe quel coup permis")
    guest.go("Règles")
    assert guest.press("I").startswith("Les règles de base")
    guest.press("Right")
    assert guest.press("I").startswith("Les six options avancées ensemble")
    guest.enter("Toutes les options")
    guest.go("Six cartes en main")
    guest.press("Left Escape")
    guest.go("Règles")
    assert guest.press("I").startswith("Ton propre mélange")
