"""The real program on a stage of its own: a folder, a language, people, a kept game; then keys, and what is seen."""

import itertools
import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import yaml

from cachecash.bots.thinking import think
from cachecash.core.chance import Chance
from cachecash.core.options import read_options
from cachecash.frontends.window.program import Means, Program
from cachecash.frontends.window.scene import Scene
from cachecash.narration.catalog import Catalog
from cachecash.outputs.sound.sounds import Sounds
from cachecash.presentation.keys import read_key
from cachecash.presentation.party import Party
from cachecash.presentation.rooms import room, rooms
from cachecash.presentation.setup import computer_players
from cachecash.storage.profiles import Profiles
from cachecash.storage.saves import SaveFolder
from cachecash.table.replay import HUMAN, Player, of_table, write
from cachecash.table.table import Table

Settings = dict[str, Any]
AnyTable = Table[Any, Any, Any]

GAME = "cache-ton-cash"
ME = "Camille"
READY: Settings = {"welcomed": True, "name": ME, "confirmations": False}
"""The settings of somebody who has played before; nothing is asked twice, so that one key is enough."""
_PATIENCE = 60.0
_MOST = 1_000
"""Keys that a game may take to come to its end."""
_KEPT_AT = 1_893_499_200
"""When the kept game was left, 1 January 2030 at noon UTC: pictures are the same whenever they are made."""
_BETWEEN = 0.6
"""Seconds between two keys, as the program sees them: no key is a bounce of the one before."""


class Stage:
    """One run of the program, by a voice that takes no time. Its files are in *folder*, which is to be empty."""

    def __init__(self, folder: Path, language: str, people: Sequence[Settings], kept: Sequence[str]) -> None:
        """*people*: the settings of each, who played last first; *kept* are the texts of games in course."""
        for place, settings in enumerate(people, 1):
            path = folder / ("settings.yaml" if place == 1 else f"settings-{place}.yaml")
            path.write_text(yaml.safe_dump(settings, allow_unicode=True), encoding="utf-8")
            os.utime(path, (_KEPT_AT - place, _KEPT_AT - place))
        for place, text in enumerate(kept):
            _keep(folder, text, _KEPT_AT - 1_000_000 * place)
        self._ahead = 0.0
        self._catalog = Catalog(language)
        self.program = Program(
            Means(
                rooms=rooms(),
                store=SaveFolder(folder),
                profiles=Profiles(folder),
                catalog_of=lambda chosen: self._catalog if chosen == "auto" else Catalog(chosen),
                sounds=Sounds(),
                faults=folder / "faults.log",
                voice=f"enregistreur={folder / 'said.jsonl'}",
                seed="a",
            )
        )
        self.program.open(self._now())
        self.until(lambda: self.program.voice[0] != "auto")
        self.settle()

    @property
    def scene(self) -> Scene:
        """Give what is seen now."""
        return self.program.scene()

    def press(self, *keys: str) -> Scene:
        """Press keys, each when nothing more comes of the one before; give what is seen then."""
        for key in keys:
            self._ahead += _BETWEEN
            self.program.key(read_key(key), self._now())
            self.settle()
        return self.scene

    def choose(self, message_id: str, **facts: Any) -> Scene:
        """Walk down a list to the line that a message names, wherever it stands, and press Enter; give what is seen."""
        wanted = self._catalog.render(message_id, **facts).screen
        before = None
        while self._line != wanted:
            assert self._line != before, f"no line is called {wanted}"
            before = self._line
            self.press("Down")
        return self.press("Enter")

    def type(self, text: str) -> Scene:
        """Type a text; give what is seen then."""
        for sign in text:
            self.program.typed(sign, self._now())
        self.settle()
        return self.scene

    def play_until(self, true: Callable[["Stage"], bool], *keys: str) -> Scene:
        """Press *keys* again and again, until *true*; give what is seen then."""
        for key in itertools.islice(itertools.cycle(keys), _MOST):
            if true(self):
                return self.scene
            self.press(key)
        raise AssertionError(self.scene.caption)

    @property
    def paused(self) -> bool:
        """Whether the game waits for the player to go on."""
        return self._desk is not None and bool(self._desk.telling.waiting)

    @property
    def _line(self) -> str:
        """Give what has the focus."""
        return next(one.text for panel in self.scene.panels for one in panel.shown if one.focused)

    @property
    def quiet(self) -> Any:
        """Whether all is told, and nothing happens before the player does something."""
        if self._desk is None:
            return self.program.idle(self._now())
        telling = self._desk.telling
        return self.program.idle(self._now()) and (telling.announced or telling.waiting or telling._told_end)

    @property
    def paged(self) -> bool:
        """Whether a page is open, over a game or not."""
        return bool(self.program._pages.lists)

    @property
    def legal(self) -> Sequence[Any]:
        """Give what the player may do now."""
        return () if self._desk is None else tuple(self._desk.legal)

    @property
    def _desk(self) -> Any:
        """Give the table, None while it is covered."""
        return None if self.paged or self.program._play is None else self.program._play.desk

    def until(self, true: Callable[[], object]) -> None:
        """Let time go by until something is true."""
        end = time.monotonic() + _PATIENCE
        while not true():
            assert time.monotonic() < end, self.scene.caption
            self.program.step(self._now())
            time.sleep(0.001)

    def settle(self) -> None:
        """Wait until nothing happens any more by itself."""
        self.until(lambda: self.quiet)

    def close(self) -> None:
        """End the program."""
        self.program.close()

    def _now(self) -> float:
        return time.monotonic() + self._ahead


def game(seats: int, seed: str, stop: Callable[[AnyTable], bool], its_id: str = GAME, **options: str) -> str:
    """Give the text of a game in course in which computer players have played, Camille's seat too, until *stop*.

    *stop* is asked whenever Camille, the first seat, is awaited; where several choose at once, others may have chosen.
    """
    its = room(its_id)
    level, make = its.proposed, its.levels[its.proposed]
    players = (Player(ME, HUMAN), *computer_players(Catalog("fr"), [level] * (seats - 1)))
    table = Party(its, players, read_options(its.game.options(), options), seed).table()
    table.start()
    bot, chance = make(), Chance(seed)
    while (awaited := table.awaited()) and not (0 in awaited and stop(table)):
        seat = awaited[-1]  # the others choose before Camille, who may be left to choose
        lot = chance.child(f"{seat}/{len(table.actions)}")
        table.play(seat, think(bot, table.view(seat), table.legal(seat), lot)[0])
    assert awaited, f"the game of seed {seed} ends before"
    return write(of_table(table, players))


def _keep(folder: Path, text: str, when: int) -> None:
    saves = folder / "saves"
    before = set(saves.glob("*"))
    saver = SaveFolder(folder).saver()
    saver.save(text)
    saver.close()
    for path in {*saves.glob("*")} - before:
        os.utime(path, (when, when))
