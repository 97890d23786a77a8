"""The program of the window without a window: its keys are pressed, and what it said is read from a recording."""

import json
import time
from collections.abc import Callable
from pathlib import Path

from cachecash.frontends.window.program import Means, Program
from cachecash.narration.catalog import Catalog
from cachecash.outputs.sound.sounds import Sounds
from cachecash.presentation.keys import read_key
from cachecash.presentation.rooms import rooms
from cachecash.storage.profiles import Profiles
from cachecash.storage.saves import SaveFolder

PATIENCE = 30.0
"""Seconds after which a machine is not slow any more: the test has failed."""
WELCOMED = "welcomed: true\nconfirmations: false\n"


class Visit:
    """A program, its keys, and what it said."""

    def __init__(self, folder: Path, **means: str) -> None:
        self.folder = folder
        self._spoken = folder / "said.jsonl"
        self._heard = 0
        self._ahead = 0.0
        self.program = Program(
            Means(
                rooms=rooms(),
                store=SaveFolder(folder),
                profiles=Profiles(folder),
                catalog_of=lambda language: Catalog("fr" if language == "auto" else language),
                sounds=Sounds(folder / "sounds"),
                faults=folder / "faults.log",
                **{"voice": f"enregistreur={self._spoken}", "seed": "a", **means},
            )
        )
        self.program.open(self.now())
        self.until(lambda: self.program.voice[0] != "auto")

    def until(self, true: Callable[[], object]) -> None:
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, self.all()
            self.program.step(self.now())
            time.sleep(0.002)

    def now(self) -> float:
        return time.monotonic() + self._ahead

    def press(self, *keys: str) -> None:
        """Press some keys, each when what the one before brought has been said."""
        for key in keys:
            self._ahead += 0.6  # as if the player had waited until a bounce is over
            self.program.key(read_key(key), self.now())
            self.until(lambda: self.program.idle(self.now()))

    def all(self) -> list[str]:
        if not self._spoken.exists():
            return []
        return [json.loads(line)["text"] for line in self._spoken.read_text(encoding="utf-8").splitlines()]

    def heard(self) -> list[str]:
        """What was said since one last asked."""
        told = self.all()
        new, self._heard = told[self._heard :], len(told)
        return new

    def wait_for(self, text: str) -> None:
        self.until(lambda: any(text in told for told in self.all()[self._heard :]))
