"""Computer players for tests of what happens around them: they live in a module of their own, so as to be pickled."""

import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cachecash.bots.contract import Choice
from cachecash.core.chance import Chance


class Slow:
    """Takes its time, in sleep or in work, and does the first thing that it may."""

    slow = True

    def __init__(self, seconds: float = 0.0) -> None:
        self.seconds = seconds

    def choose(self, view: Any, legal: Sequence[Any], chance: Chance) -> Choice[Any]:
        time.sleep(self.seconds)
        return Choice(legal[0])


class Dying(Slow):
    """Takes its process with it."""

    def choose(self, view: Any, legal: Sequence[Any], chance: Chance) -> Choice[Any]:
        os._exit(7)


class Faulty(Slow):
    """Has a fault."""

    def choose(self, view: Any, legal: Sequence[Any], chance: Chance) -> Choice[Any]:
        raise KeyError("a fault of ours")


class Witness(Slow):
    """Writes down in which process it thinks, and what that process has loaded."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path

    def choose(self, view: Any, legal: Sequence[Any], chance: Chance) -> Choice[Any]:
        import sys  # noqa: PLC0415 - of that process

        loaded = [name for name in ("pygame", "fluent", "cachecash.presentation") if name in sys.modules]
        with self.path.open("a", encoding="utf-8") as file:
            file.write(f"{os.getpid()} {' '.join(loaded)}\n")
        return super().choose(view, legal, chance)
