"""The levels of a game in course: each opponent has a line, and what is changed is said."""

import pytest

from cachecash.core.options import read_options
from cachecash.presentation.party import Party
from cachecash.presentation.rooms import rooms
from cachecash.table.replay import HUMAN, Player
from visit import GAME, Hostel, Visit, visit

ROOM = rooms()[GAME]


def party(*levels: str) -> Party:
    players = [Player(name, level) for name, level in zip(("Moi", "Léa", "Tom"), levels, strict=False)]
    return Party(ROOM, tuple(players), read_options(ROOM.game.options(), {}), "1")


@pytest.fixture
def guest() -> Visit:
    here = visit(Hostel(party=party(HUMAN, "habitue", "random"), playing=True))
    here.pages.lists.cut()
    here.pages.levels(here.now)
    return here


def test_each_opponent_has_a_line_with_its_level(guest: Visit) -> None:
    assert guest.answer().endswith("Niveau des adversaires. | Niveau de Léa : habitué, 1 sur 2")
    assert guest.lines == ["Niveau de Léa : habitué", "Niveau de Tom : au hasard"]
    assert guest.press("I").startswith("Joue comme un habitué du café")


def test_a_level_is_changed_and_said(guest: Visit) -> None:
    names = list(ROOM.levels)
    guest.go("Niveau de Léa")
    said = guest.press("Right" if names.index("habitue") + 1 < len(names) else "Left")
    assert said.startswith("Léa : niveau ")
    assert said.endswith(", dès sa prochaine décision.")
    assert guest.house.party is not None
    assert guest.house.party.players[1].level != "habitue"
    assert guest.house.party.players[2].level == "random"


def test_a_level_is_chosen_from_the_list(guest: Visit) -> None:
    guest.go("Niveau de Tom")
    guest.press("Enter")
    assert guest.enter("habitué").startswith("Tom : niveau habitué, dès sa prochaine décision.")
    assert guest.lines[1] == "Niveau de Tom : habitué"


def test_an_end_is_an_end(guest: Visit) -> None:
    guest.go("Niveau de Tom")
    assert [guest.press("Right") for _ in ROOM.levels][-1] == "<edge> | au hasard."


def test_escape_leads_back_to_the_game(guest: Visit) -> None:
    guest.press("Escape")
    assert guest.house.ended == "closed"


def test_without_a_game_there_is_nothing_to_change() -> None:
    here = visit()
    here.pages.levels(here.now)
    assert here.lines == []


def test_in_english() -> None:
    here = visit(Hostel(party=party(HUMAN, "habitue")), "en")
    here.pages.levels(here.now)
    here.answer()
    assert here.enter("Léa's level", "random").startswith("Léa: level random, from the next decision on.")
