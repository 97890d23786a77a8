"""Two lines of a menu that sound, look or feel alike would leave the choice to luck; each has its place said."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from cachecash.bots.random_bot import RandomBot
from cachecash.core.chance import Chance
from cachecash.core.options import read_options
from cachecash.narration.catalog import Catalog, languages
from cachecash.narration.utterance import Display, Level
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


def moments(name: str, seats: int, steps: int) -> Iterator[tuple[Table[Any, Any, Any], int]]:
    """Play by lot, under each bundle of rules; give the table and the seat that chooses."""
    game = rooms()[name].game
    for bundle in ({}, *game.presets.values()):
        table = Table(game, seats, read_options(game.options(), bundle), f"menus/{seats}")
        table.start()
        for number in range(steps):
            if not table.awaited():
                break
            seat = table.awaited()[0]
            yield table, seat
            table.play(seat, RandomBot().choose(None, table.legal(seat), Chance(f"{number}")).action)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_two_lines_of_a_menu_are_the_same(name: str, seats: int) -> None:
    narrators = [rooms()[name].narrator(Catalog(language, strict=True), NAMES[:seats]) for language in languages()]
    for table, seat in moments(name, seats, 200):
        for narrator in narrators:
            check(narrator, table, seat, table.legal(seat))


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("language", languages())
def test_no_line_of_a_choice_and_no_item_ends_its_sentence_before_its_place(
    name: str, seats: int, language: str
) -> None:
    """A stop and then « 1 sur 4 » stumbles. In braille one at the end may be that of an abbreviation."""
    room, catalog = rooms()[name], Catalog(language, strict=True)
    narrator, board = room.narrator(catalog, NAMES[:seats]), room.board(catalog, NAMES[:seats])
    for number, (table, seat) in enumerate(moments(name, seats, 60)):
        view, legal = table.view(seat), table.legal(seat)
        items = [item for zone in board.zones(view, legal, [*Level][number % 3]) for item in zone.items]
        labels = [option.label for menu in menus(narrator.choices(view, legal)) for option in menu]
        for text in (*labels, *(item.name for item in items), *(item.state for item in items if item.state)):
            assert not text.speech.endswith("."), text
            assert not text.screen.endswith("."), text
