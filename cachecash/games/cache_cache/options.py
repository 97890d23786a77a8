"""Table options of Cache-cache."""

from dataclasses import dataclass

from cachecash.core.options import choice


@dataclass(frozen=True, slots=True)
class Options:
    """How the table plays: the total that ends the game (KK-23), where the cards of a column go (KK-15)."""

    limit: int = choice(100, 50)
    columns: str = choice("discard", "out")
