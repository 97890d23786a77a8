"""Two games may use the same letter: each game's own keys are heard at its table alone."""

from typing import Any

import pytest

from cachecash.core.problems import Problem
from cachecash.narration.catalog import Catalog, languages
from cachecash.presentation.commands import COMMANDS, keys
from cachecash.presentation.keys import GAME, MENU, Command, Key, KeyMap, read_key
from cachecash.presentation.rooms import rooms

FR = Catalog("fr", strict=True)


def nothing(_host: Any) -> None:
    pass


def at(table: str, command_id: str, key: str) -> Command:
    return Command(command_id, keys(key), nothing, where=(table,))


def test_a_letter_means_another_thing_at_the_table_of_another_game() -> None:
    table = KeyMap([at("belote", "hand", "X"), at("tarot", "mine", "X"), at(GAME, "goal", "Q")], FR)
    found = {place: table.find(Key("X"), place) for place in ("belote", "tarot", "whist", GAME, MENU)}
    assert {place: command and command.id for place, command in found.items()} == {
        "belote": "hand",
        "tarot": "mine",
        "whist": None,
        GAME: None,
        MENU: None,
    }
    assert [command.id for command in table.inside("tarot")] == ["mine", "goal"]


@pytest.mark.parametrize("order", [1, -1])
def test_what_belongs_to_every_game_shares_its_key_with_none_of_them(order: int) -> None:
    table = [at(GAME, "goal", "Q"), at("belote", "hand", "Q")][::order]
    with pytest.raises(ValueError, match="bound twice"):
        KeyMap(table, FR)


def test_a_key_is_taken_by_the_same_game_and_by_all_but_not_by_another() -> None:
    table = KeyMap([at("belote", "hand", "X"), at("tarot", "mine", "M"), at(GAME, "goal", "Q")], FR)
    table.rebind("hand", Key("M"))
    table.rebind("mine", Key("X"))
    for command_id in ("hand", "mine"):
        with pytest.raises(Problem) as raised:
            table.rebind(command_id, Key("Q"))
        assert raised.value.reason == "key-taken"
    with pytest.raises(Problem):
        table.rebind("goal", Key("M"))
    kept = table.texts()
    assert kept == {"hand": ["M"], "mine": ["X"]}
    assert not table.restore(kept)


def test_all_games_together_have_one_table_and_each_hears_its_own_keys() -> None:
    table = KeyMap((*COMMANDS, *(command for room in rooms().values() for command in room.commands)), FR)
    for name, room in rooms().items():
        inside = table.inside(name)
        assert {command.id for command in room.commands} < {command.id for command in inside}
        assert all(command.where == (name,) for command in room.commands)
        others = {command.id for other in rooms().values() if other is not room for command in other.commands}
        assert not others & {command.id for command in inside}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", [*rooms()])
def test_the_keys_of_a_game_are_free_and_its_commands_have_their_phrases(name: str, language: str) -> None:
    """`KeyMap` raises where a key is bound twice or a phrase is missing; a key is one that may be bound."""
    catalog = Catalog(language, strict=True)
    table = KeyMap([*COMMANDS, *rooms()[name].commands], catalog)
    for command in rooms()[name].commands:
        assert all(read_key(str(key)) == key for key in command.keys)
        assert table.line(command).speech
