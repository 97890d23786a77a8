"""The table that is being laid: every line says what it is for, and the next table is laid as the last one was."""

from pathlib import Path
from typing import Any

import pytest

from cachecash.core.options import written_options
from cachecash.narration.catalog import Catalog, languages
from cachecash.presentation.person import Person
from cachecash.presentation.rooms import rooms
from cachecash.presentation.settings import Settings, read_settings
from cachecash.presentation.setup import OWN, TableOptions, level_help
from cachecash.storage.profiles import Profile
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
    helps += [level_help(catalog, game, level) for level in room.levels]
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
    guest.press("Left")
    assert guest.press("I").startswith("Joue comme un enfant de sept ans")
    guest.press("Right Right Right")
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


# --- the last table


LAST: dict[str, Any] = {"seats": 3, "levels": ["debutant", "habitue"], "options": {"end": "rapide", "six": "on"}}


def started(guest: Visit) -> Any:
    """The party that starts by Enter, Enter."""
    guest.pages.menu(guest.now)
    guest.enter("Jouer")
    assert guest.pages.page.index == 0
    guest.enter("Commencer")
    return guest.house.started.pop()


def test_the_next_table_is_laid_as_the_last_one_was() -> None:
    guest = visit()
    guest.enter("Jouer")
    guest.go("Nombre de joueurs")
    guest.press("Left")
    guest.go("Niveau de Léa")
    guest.press("Left")
    guest.go("Fin de la partie")
    guest.press("Right")
    guest.enter("Toutes les options")
    guest.go("Six cartes en main")
    guest.press("Right Escape")
    guest.enter("Commencer")
    assert guest.house.changed == {"tables": {"cache-ton-cash": LAST}}
    chosen = guest.house.started.pop()
    again = started(visit(Hostel(settings=guest.house.settings)))
    assert again == chosen.with_seed(again.seed)
    assert again.options.six
    assert guest.press("Escape") == "Menu principal. | Jouer à Cache ton Cash, 1 sur 8"


def test_the_tables_of_other_games_stay() -> None:
    guest = visit(Hostel(settings=Settings(welcomed=True, tables={"belote": {"seats": 4}})))
    started(guest)
    usual: dict[str, Any] = {"seats": 4, "levels": ["habitue"] * 3, "options": {}}
    assert guest.house.settings.tables == {"belote": {"seats": 4}, "cache-ton-cash": usual}


IMPOSSIBLE: dict[str, list[Any]] = {
    "seats": [1, 7, True, 3.0, "3", None, [3]],
    "levels": ["random", ["human"], [7], [["random"]], {"random": 1}],
    "options": [
        *([], "six", {"no-such": "on"}, {"six": "maybe"}, {"six": True}, {7: "on"}),
        {"end": ["rapide"]},
    ],
}


@pytest.mark.parametrize(("part", "wrong"), [(part, wrong) for part, all_ in IMPOSSIBLE.items() for wrong in all_])
def test_what_is_impossible_in_the_last_table_is_as_usual_without_a_word(part: str, wrong: Any) -> None:
    last = {**LAST, part: wrong}
    settings, problems = read_settings({"welcomed": True, "tables": {"cache-ton-cash": last}})
    assert not problems
    guest = visit(Hostel(settings=settings))
    party = started(guest)
    found = {
        "seats": len(party.players),
        "levels": [player.level for player in party.players[1:3]],
        "options": {name: text for name, text in written_options(party.options).items() if name in LAST["options"]},
    }
    usual = {"seats": 4, "levels": ["habitue"] * 2, "options": {"end": "classique", "six": "off"}}
    assert found == {**LAST, part: usual[part]}


def test_one_wrong_word_in_the_last_table_costs_no_more_than_itself() -> None:
    last = {"seats": 4, "levels": ["expert", "foo", "random"], "options": {"end": "rapide", "six": "maybe"}}
    settings, problems = read_settings({"welcomed": True, "tables": {"cache-ton-cash": last}})
    assert not problems
    party = started(visit(Hostel(settings=settings)))
    assert [player.level for player in party.players[1:]] == ["expert", "habitue", "random"]
    assert (party.options.end, party.options.six) == ("rapide", False)


def test_whoever_joins_a_table_of_one_level_plays_at_it() -> None:
    last = {"seats": 3, "levels": ["debutant"] * 2, "options": {}}
    guest = visit(Hostel(settings=Settings(welcomed=True, tables={"cache-ton-cash": last})))
    guest.enter("Jouer")
    guest.press("B B")
    guest.enter("Commencer")
    (party,) = guest.house.started
    assert [player.level for player in party.players] == ["human", *["debutant"] * 4]


def test_two_programs_keep_the_tables_of_each_other(tmp_path: Path) -> None:
    profile = Profile(tmp_path / "settings.yaml", "")
    one, two = Person(profile, CATALOGS["fr"]), Person(profile, CATALOGS["fr"])
    one.lay("cassa-nostra", LAST)
    one.close()
    two.lay("cache-ton-cash", LAST)
    two.close()
    assert Person(profile, CATALOGS["fr"]).settings.tables == {"cassa-nostra": LAST, "cache-ton-cash": LAST}


def test_the_last_table_is_in_the_file_of_who_laid_it(tmp_path: Path) -> None:
    mine, theirs = (Profile(tmp_path / name, "") for name in ("settings.yaml", "settings-2.yaml"))
    person = Person(mine, CATALOGS["fr"])
    person.lay("cache-ton-cash", LAST)
    person.close()
    assert Person(mine, CATALOGS["fr"]).settings.tables == {"cache-ton-cash": LAST}
    assert Person(theirs, CATALOGS["fr"]).settings.tables == {}
