"""Table options of Cassa Nostra."""

from dataclasses import dataclass

from cachecash.core.options import choice


@dataclass(frozen=True, slots=True)
class Options:
    """How the table plays. `checkat`: when five tokens win, after each tour or only after each partie (CS-14)."""

    checkat: str = choice("tour", "partie")
