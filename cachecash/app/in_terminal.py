"""The composition root of the terminal."""

from typing import TextIO

from cachecash.app import TableWish
from cachecash.frontends.terminal.demo import Demo
from cachecash.frontends.terminal.desk import Settings
from cachecash.frontends.terminal.terminal import Terminal
from cachecash.narration.catalog import Catalog
from cachecash.presentation.memory import Memory
from cachecash.presentation.rooms import rooms
from cachecash.storage.saves import SaveFolder, data_folder

Streams = tuple[TextIO, TextIO]
"""What is read and what is written to."""


def open_menu(catalog: Catalog, settings: Settings, streams: Streams) -> int:
    """Open the main menu, and play until the player leaves. Give the exit code."""

    def memory() -> Memory:
        from cachecash.presentation.person import Person  # noqa: PLC0415 - nothing needs it before a table is laid
        from cachecash.storage.profiles import Profiles  # noqa: PLC0415 - likewise
        from cachecash.storage.settings import config_folder  # noqa: PLC0415 - likewise

        return Person(Profiles(config_folder()).all()[0], catalog)

    return Terminal(rooms(), catalog, settings, streams).run(SaveFolder(data_folder()), memory)


def tell_demo(catalog: Catalog, settings: Settings, streams: Streams, wish: TableWish) -> int:
    """Tell a whole game between computer players. Raises `Problem`."""
    demo = Demo(wish.room(), wish.seats, wish.levels, wish.texts(), settings.seed)
    return Terminal(rooms(), catalog, settings, streams).demo(demo)


def tell_rules(catalog: Catalog, settings: Settings, streams: Streams, wish: TableWish) -> int:
    """Read the rules of a game. Raises `Problem`."""
    return Terminal(rooms(), catalog, settings, streams).rules(wish.room().game.id)
