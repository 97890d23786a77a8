"""The described list: every setting has its words in every language, and takes nothing that it cannot use."""

from dataclasses import fields
from datetime import date
from typing import Any

import pytest

from cachecash.narration.catalog import Catalog, languages
from cachecash.presentation.commands import COMMANDS
from cachecash.presentation.keys import KeyMap
from cachecash.presentation.kinds import Bindings, Choice, Number, Switch, Text
from cachecash.presentation.settings import (
    GROUPS,
    SETTINGS,
    TABLES,
    WELCOMED,
    Setting,
    Settings,
    read_settings,
    setting,
)

CATALOGS = {language: Catalog(language, strict=True) for language in languages()}
FR = CATALOGS["fr"]


def some_values(entry: Setting) -> list[Any]:
    match entry.kind:
        case Choice(values):
            return [*values]
        case Number(low, high, step):
            return [low, high, low + step, entry.default]
        case Switch():
            return [True, False]
        case Text():
            return ["", "Zoé"]
        case _:
            return [{}, {"hand": ["M"]}, {"hand": ["M"], "scores": ["S"]}]


def reason(name: str, raw: object) -> str | None:
    settings, problems = read_settings({name: raw})
    if not problems:
        return None
    (problem,) = problems
    assert settings == Settings(), "one wrong value changes nothing else"
    assert problem.facts["name"] == name
    for catalog in CATALOGS.values():
        assert name in catalog.problem(problem)
    return problem.reason


@pytest.mark.parametrize("entry", SETTINGS, ids=lambda entry: entry.id)
@pytest.mark.parametrize("language", languages())
def test_a_setting_has_its_name_help_values_and_sample_in_every_language(language: str, entry: Setting) -> None:
    catalog = CATALOGS[language]
    assert entry.name(catalog).speech
    assert len(entry.name(catalog).braille) <= 20
    assert entry.help(KeyMap(COMMANDS, catalog)).speech.endswith(".")
    assert entry.shown(catalog, entry.default).speech
    shown = [entry.shown(catalog, value).speech for value in some_values(entry)]
    assert len({*shown}) == len({*map(str, some_values(entry))}), "values that sound alike"
    for value in some_values(entry):
        assert entry.sample(catalog, value).speech.endswith(".")


@pytest.mark.parametrize("entry", SETTINGS, ids=lambda entry: entry.id)
def test_what_is_written_is_read_again(entry: Setting) -> None:
    for value in some_values(entry):
        settings, problems = read_settings({entry.id: value})
        assert (settings.value(entry.id), problems) == (value, [])
        assert Settings().having(entry.id, value) == settings


def test_there_is_one_setting_for_each_value_and_a_default_that_it_accepts() -> None:
    entries = (*SETTINGS, WELCOMED, TABLES)
    assert sorted(entry.id.replace("-", "_") for entry in entries) == sorted(entry.name for entry in fields(Settings))
    assert {entry.group for entry in SETTINGS} == {*GROUPS}
    for entry in entries:
        assert entry.kind.read(entry.id, entry.default) == entry.default
        assert setting(entry.id) is entry
    with pytest.raises(KeyError):
        setting("nothing")
    with pytest.raises(KeyError):
        Settings().value("level")


WRONG: dict[str, list[Any]] = {
    "rate": [79, 501, "vite", None, True, 180.5, [], float("nan"), float("inf"), "", "nan"],
    "pitch": [10**5000, -(10**400), -(16**9000)],
    "pause": [-1, 11, "1,5 s"],
    "theme": ["rose", "", 7, None, ["dark"], {"dark": 1}, "x" * 900],
    "positions": ["oui", 1, 0, None, "true", [True]],
    "name": [7, None, "x" * 21, "a\x07", ["Zoé"], "Z", "4 Zoé", "-Zoé"],
    "font": [7, "x" * 1001, "a\nb"],
    "keys": [None, [], "M", {1: ["M"]}],
    "welcomed": ["x"],
}
RIGHT: dict[str, list[Any]] = {
    "rate": [80, 500, 183, "190", 190.0, " 190 "],
    "pause": [0, 0.5, "1,5", 10],
    "name": ["", " ", "Zoé", "  Zoé  ", "x" * 20],
    "welcomed": [True],
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_value_costs_that_setting_its_value_and_is_said(name: str) -> None:
    for raw in WRONG[name]:
        assert str(reason(name, raw)).startswith("setting-")
    for raw in RIGHT.get(name, []):
        assert reason(name, raw) is None


@pytest.mark.parametrize(
    ("name", "raw", "said"),
    [
        ("theme", {"dark": 1}, "« dark: 1 »"),
        ("theme", ["dark", "light"], "« dark, light »"),
        ("rate", None, "«  »"),
        ("rate", True, "« true »"),
        ("name", date(2026, 5, 1), "« 2026-05-01 »"),
    ],
)
def test_a_wrong_value_is_said_as_the_file_has_it(name: str, raw: object, said: str) -> None:
    (problem,) = read_settings({name: raw})[1]
    assert said in FR.problem(problem)


def test_a_wrong_value_that_holds_itself_is_said_shortly() -> None:
    endless: list[Any] = ["dark"]
    endless.append(endless)
    (problem,) = read_settings({"theme": endless})[1]
    assert len(str(problem.facts["value"])) <= 40


@pytest.mark.parametrize("raw", [None, 7, "x", [], {1: {}}, {"cache-ton-cash": 7}, {"cache-ton-cash": [{}]}])
def test_tables_that_are_none_are_forgotten_without_a_word(raw: object) -> None:
    assert read_settings({"tables": raw}) == (Settings(), [])


def test_keys_that_are_no_texts_are_left_to_the_key_map_as_nothing() -> None:
    bomb: list[Any] = ["lol"] * 9
    for _ in range(9):
        bomb = [bomb] * 9  # as a text it would fill the memory
    settings, problems = read_settings({"keys": {"hand": ["M"], "scores": bomb, "turn": 7}})
    assert settings.keys == {"hand": ["M"], "scores": [], "turn": []}
    assert not problems


def test_every_wrong_value_has_its_own_sentence_and_the_right_ones_stay() -> None:
    settings, problems = read_settings({"rate": 9, "theme": "light", "name": 3, "unknown": object(), "pitch": 60})
    assert [problem.facts["name"] for problem in problems] == ["rate", "name"]
    assert (settings.theme, settings.pitch, settings.rate) == ("light", 60, 180)
    assert FR.problem(problems[0]) == (
        "Réglage rate : « 9 » ne convient pas. Il faut un nombre de 80 à 500. La valeur d'origine sert."
    )


def test_a_setting_whose_name_is_written_with_an_underscore_is_told_by_both_names() -> None:
    settings, problems = read_settings({"text_size": 150, "voice_volume": 9, "voice-volume": 10, "no_such": 1, "_": 1})
    assert (settings.text_size, settings.voice_volume) == (100, 10)
    assert [FR.problem(problem) for problem in problems] == [
        "Réglage text_size : ce nom s'écrit text-size, avec un tiret et non un tiret bas. La ligne est ignorée.",
        "Réglage voice_volume : ce nom s'écrit voice-volume, avec un tiret et non un tiret bas. La ligne est ignorée.",
    ]


def test_a_number_is_stepped_through_its_multiples_up_to_its_ends() -> None:
    rate, pause = setting("rate").kind, setting("pause").kind
    assert [rate.step(value, 1) for value in (180, 183, 189, 495, 500)] == [190, 190, 190, 500, 500]
    assert [rate.step(value, -1) for value in (180, 183, 189, 85, 80)] == [170, 180, 180, 80, 80]
    assert [pause.step(value, 1) for value in (0, 0.5, 9.7, 10)] == [0.5, 1, 10, 10]
    assert isinstance(pause.step(0.5, 1), int)


def test_other_kinds_are_stepped_too() -> None:
    theme = Choice(("dark", "light", "yellow"))
    assert [theme.step(value, 1) for value in theme.values] == ["light", "yellow", "yellow"]
    assert [theme.step(value, -1) for value in theme.values] == ["dark", "dark", "light"]
    assert [Switch().step(value, by) for value in (True, False) for by in (1, -1)] == [True, False, True, False]
    assert Text(9).step("Zoé", 1) == "Zoé"
    assert Bindings().step({"hand": ["M"]}, 1) == {"hand": ["M"]}


def test_values_are_said_as_people_say_them() -> None:
    def shown(name: str, value: Any, language: str = "fr") -> str:
        return setting(name).shown(CATALOGS[language], value).speech

    assert shown("rate", 190) == "190 mots à la minute"
    assert shown("pause", 0.5) == "0,5 seconde"
    assert shown("pause", 0.5, "en") == "0.5 seconds"
    assert shown("pause", 2) == "2 secondes"
    assert setting("text-size").shown(FR, 150).screen == "150\u00a0%"
    assert shown("positions", value=True) == "oui"
    assert shown("keys", {}) == "toutes d'origine"
    assert setting("name").sample(FR, "").speech == "Bonjour."
    assert setting("name").sample(FR, "Zoé").speech == "Bonjour Zoé."
    assert "2 sur 5" in setting("positions").sample(FR, value=True).speech
    assert "2 sur 5" not in setting("positions").sample(FR, value=False).speech


def test_the_level_of_detail_is_heard_at_that_level() -> None:
    verbosity = setting("verbosity")
    heard = [verbosity.sample(FR, level, Settings(verbosity=level).level).speech for level in ("bref", "complet")]
    assert heard[0] == "Léa vole les Pianos de Tom, 15000 dollars."
    assert "garde un set" in heard[1]
