"""Two lines of a menu that sound, look or feel alike would leave the choice to luck."""

from collections.abc import Sequence
from typing import Any

import pytest

from cachecash.bots.random_bot import RandomBot
from cachecash.core.chance import Chance
from cachecash.core.options import read_options
from cachecash.narration.catalog import Catalog, languages
from cachecash.narration.utterance import Display
from cachecash.presentation.narrator import Narrator, Option
from cachecash.presentation.rooms import rooms
from cachecash.table.table import Table

NAMES = ("Joueur", "Léa", "Tom", "Hugo", "Inès", "Malik")


def menus(options: Sequence[Option[Any]]) -> list[Sequence[Option[Any]]]:
    return [options, *(menu for option in options if option.options for menu in menus(option.options))]


def check(narrator: Narrator[Any, Any], table: Table[Any, Any, Any], seat: int, legal: Sequence[Any]) -> None:
    for menu in menus(narrator.choices(table.view(seat), legal)):
        for display in Display:
            labels = [option.label.on(display) for option in menu]
            assert len(labels) == len(set(labels)), (display, labels)


TABLES = [(name, seats) for name, room in rooms().items() for seats in room.game.seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_two_lines_of_a_menu_are_the_same(name: str, seats: int) -> None:
    room = rooms()[name]
    narrators = [room.narrator(Catalog(language, strict=True), NAMES[:seats]) for language in languages()]
    for bundle in ({}, *room.game.presets.values()):
        table = Table(room.game, seats, read_options(room.game.options(), bundle), f"menus/{seats}")
        table.start()
        for number in range(200):
            if not table.awaited():
                break
            seat = table.awaited()[0]
            legal = table.legal(seat)
            for narrator in narrators:
                check(narrator, table, seat, legal)
            table.play(seat, RandomBot().choose(None, legal, Chance(f"{number}")).action)
