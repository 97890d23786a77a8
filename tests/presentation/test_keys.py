"""The table of keys: what may be bound, what is said of it, and what a damaged settings file can do to it."""

from typing import Any

import pytest

from cachecash.core.problems import Problem
from cachecash.narration.catalog import Catalog
from cachecash.presentation.commands import COMMANDS, keys
from cachecash.presentation.keys import NAMES, Command, Key, KeyMap, read_key
from cachecash.presentation.rooms import rooms

FR = Catalog("fr", strict=True)
EN = Catalog("en", strict=True)
TABLE = (*COMMANDS, *(command for room in rooms().values() for command in room.commands))


def key_map(**given: Any) -> KeyMap:
    return KeyMap(TABLE, FR, **given)


def nothing(_host: Any) -> None:
    pass


def reason(problem: Problem) -> tuple[str, str]:
    return problem.reason, FR.problem(problem)


# --- the notation


@pytest.mark.parametrize("text", ["A", "7", "Ctrl+S", "Shift+PageUp", "Ctrl+Shift+Tab", "F12", "Ctrl"])
def test_a_key_is_written_as_it_is_read(text: str) -> None:
    assert str(read_key(text)) == text


def test_shift_is_ignored_on_digits_as_azerty_needs_it() -> None:
    assert Key("1", shift=True) == Key("1") == read_key("Shift+1")
    assert Key("A", shift=True) != Key("A")


@pytest.mark.parametrize(
    "text", ["Insert", "CapsLock", "KP1", "F10", "Meta", "Alt", "Shift", "a", "é", "", "Shift+Ctrl", "PrintScreen"]
)
def test_what_belongs_to_the_system_or_to_a_reader_is_never_bound(text: str) -> None:
    with pytest.raises(Problem) as raised:
        read_key(text)
    assert raised.value.reason == "key-forbidden"


@pytest.mark.parametrize("value", ["Alt+A", "Ctrl+Ctrl+A", "Ctrl+Alt+A", 7, None, ["A"]])
def test_what_is_no_key_is_told_as_that(value: object) -> None:
    with pytest.raises(Problem) as raised:
        read_key(value)
    assert raised.value.reason == "key-unreadable"


# --- the table


def test_no_key_is_bound_twice_in_one_context_and_none_is_forbidden() -> None:
    for context in ("game", "menu"):
        bound = [key for command in TABLE if context in command.where for key in command.keys]
        assert len(bound) == len(set(bound))
    assert all(read_key(str(key)) == key for command in TABLE for key in command.keys)


def test_a_command_without_a_phrase_cannot_be_registered() -> None:
    with pytest.raises(ValueError, match="no phrase"):
        KeyMap([Command("jump", keys("A"), nothing)], FR)


@pytest.mark.parametrize("bound", [("Insert",), ("F10",), ("Ctrl+Shift+Q", "A", "B"), ()])
def test_a_fault_in_the_table_is_found_when_it_is_registered(bound: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="no key, too many, or one that is never bound"):
        KeyMap([Command("hand", keys(*bound), nothing)], FR)


def test_two_commands_never_share_a_key_or_a_name() -> None:
    with pytest.raises(ValueError, match="bound twice"):
        KeyMap([Command("hand", keys("A"), nothing), Command("mine", keys("A"), nothing)], FR)
    with pytest.raises(ValueError, match="same id"):
        KeyMap([Command("hand", keys("A"), nothing), Command("hand", keys("B"), nothing)], FR)


def test_the_same_key_may_mean_another_thing_where_a_list_is_open() -> None:
    table = key_map()
    game, menu = table.find(Key("Up"), "game"), table.find(Key("Up"), "menu")
    assert game
    assert menu
    assert (game.id, menu.id) == ("up", "line-previous")


@pytest.mark.parametrize("catalog", [FR, EN])
def test_every_key_has_a_name_that_a_voice_can_say(catalog: Catalog) -> None:
    table = KeyMap(TABLE, catalog)
    names = {table.name(Key(name)).speech for name in NAMES}
    assert len(names) == len(NAMES)
    assert not any("+" in name for name in names)
    assert table.name(Key("S", ctrl=True)).screen == "Ctrl+S"


# --- what is said


def test_what_a_key_does_is_said() -> None:
    table = key_map()
    assert table.explain(Key("M"), "game").speech == "M : ma main."
    assert table.explain(Key("Z"), "game").speech == "Z ne fait rien ici."
    assert table.explain(Key("End"), "menu").speech == "Fin : dernière ligne."


def test_a_command_is_told_with_its_keys_the_one_most_used_first() -> None:
    table = key_map()
    assert table.line(table.of("rules")).speech == "F9, ou Contrôle F1 : les règles, au chapitre qui sert maintenant."


def test_letters_and_digits_can_be_off() -> None:
    table = key_map(letters=False)
    assert table.off(Key("M"))
    assert table.off(Key("R", shift=True))
    assert table.off(Key("1"))
    assert not table.off(Key("S", ctrl=True))
    assert not table.off(Key("F4"))
    assert "désactivés" in table.explain(Key("M"), "game").speech


# --- remapping


def test_every_command_can_be_given_another_key_and_help_speaks_it() -> None:
    for command in TABLE:
        table = key_map()
        table.rebind(command.id, Key("F12", shift=True))
        for context in command.where:
            assert table.find(Key("F12", shift=True), context) is command
            assert table.find(command.keys[0], context) is None
        assert "Majuscule F12" in table.line(command).speech
        assert table.texts()[command.id][0] == "Shift+F12"


def test_the_second_key_is_changed_alone() -> None:
    table = key_map()
    table.rebind("rules", Key("F12"), 1)
    assert [str(key) for key in table.keys("rules")] == ["F9", "F12"]
    table.rebind("rules", Key("F12"), 0)
    assert [str(key) for key in table.keys("rules")] == ["F12"]


def test_a_command_with_one_key_can_have_a_second() -> None:
    table = key_map()
    table.rebind("hand", Key("F12"), 1)
    assert [str(key) for key in table.keys("hand")] == ["M", "F12"]


@pytest.mark.parametrize(
    ("command", "key", "refused"),
    [
        ("hand", Key("Insert"), "key-forbidden"),
        ("hand", Key("F10"), "key-forbidden"),
        ("hand", Key("S"), "key-taken"),
        ("menu", Key("Z"), "key-letter"),
        ("act", Key("7"), "key-letter"),
    ],
)
def test_what_cannot_be_bound_is_refused_and_changes_nothing(command: str, key: Key, refused: str) -> None:
    table = key_map()
    with pytest.raises(Problem) as raised:
        table.rebind(command, key)
    assert raised.value.reason == refused
    assert FR.problem(raised.value).endswith(".")
    assert not table.texts()


def test_a_conflict_names_what_the_key_does() -> None:
    with pytest.raises(Problem) as raised:
        key_map().rebind("hand", Key("S"))
    assert FR.problem(raised.value) == "S sert déjà : les scores. Choisis une autre touche."


def test_keys_are_saved_and_taken_back() -> None:
    table = key_map()
    table.rebind("hand", Key("W"))
    table.rebind("rules", Key("F12"), 1)
    other = key_map()
    assert other.restore(table.texts()) == []
    assert other.keys("hand") == (Key("W"),)
    assert other.texts() == table.texts() == {"hand": ["W"], "rules": ["F9", "F12"]}
    other.reset()
    assert other.texts() == {}


def test_two_keys_that_were_exchanged_come_back_exchanged() -> None:
    table = key_map()
    assert table.restore({"hand": ["S"], "scores": ["M"]}) == []
    assert [table.keys(name) for name in ("hand", "scores")] == [(Key("S"),), (Key("M"),)]


@pytest.mark.parametrize(
    ("saved", "reasons"),
    [
        (["M"], ["keys-unreadable"]),
        (None, ["keys-unreadable"]),
        ({"jump": ["M"]}, ["key-no-command"]),
        ({7: ["M"]}, ["key-no-command"]),
        ({"hand": "M"}, ["key-unreadable"]),
        ({"hand": []}, ["key-unreadable"]),
        ({"hand": ["F12", "F11", "F9"]}, ["key-unreadable"]),
        ({"hand": [12]}, ["key-unreadable"]),
        ({"hand": ["F10"]}, ["key-forbidden"]),
        ({"menu": ["Z"]}, ["key-letter"]),
        ({"hand": ["S"]}, ["key-taken"]),
        ({"hand": ["W"], "scores": ["W"]}, ["key-taken"]),
        ({"hand": ["S"], "scores": ["T"]}, ["key-taken", "key-taken"]),
    ],
)
def test_damaged_keys_are_told_and_the_rest_is_kept(saved: object, reasons: list[str]) -> None:
    table = key_map()
    problems = table.restore(saved)
    assert [problem.reason for problem in problems] == reasons
    assert all(FR.problem(problem).endswith(".") for problem in problems)
    if isinstance(saved, dict):
        assert table.restore({**saved, "mine": ["F12"]})
    for context in ("game", "menu"):
        bound = [key for command in table if context in command.where for key in table.keys(command.id)]
        assert len(bound) == len(set(bound))


def test_of_two_commands_that_want_the_same_key_the_first_keeps_it() -> None:
    table = key_map()
    table.restore({"hand": ["W"], "scores": ["W"]})
    assert table.keys("hand") == (Key("W"),)
    assert table.keys("scores") == (Key("S"),)
