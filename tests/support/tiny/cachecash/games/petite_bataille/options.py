"""Table options of Petite bataille."""

from dataclasses import dataclass

from cachecash.core.options import choice


@dataclass(frozen=True, slots=True)
class Options:
    """How the table plays. `rounds`: how many rounds make a game (PB-5)."""

    rounds: int = choice(1, 3)
