"""The fifteen values of card. A card is worth what it says, so that in a state it is that plain number."""

from enum import IntEnum
from importlib.resources import files

import yaml


class Card(IntEnum):
    """A card, by its value in points: M2 is minus 2."""

    M2 = -2
    M1 = -1
    C0 = 0
    C1 = 1
    C2 = 2
    C3 = 3
    C4 = 4
    C5 = 5
    C6 = 6
    C7 = 7
    C8 = 8
    C9 = 9
    C10 = 10
    C11 = 11
    C12 = 12


def _read_deck() -> tuple[int, ...]:
    rows = yaml.safe_load(files(__package__).joinpath("cards.yaml").read_text(encoding="utf-8"))
    return tuple(row["value"] for row in rows for _ in range(row["copies"]))


DECK = _read_deck()
"""The 150 values, in ascending order (KK-2)."""
