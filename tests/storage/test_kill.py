"""Killed at any moment, the program resumes with at most the action lost that was being written."""

import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import IO, Any

import pytest

from cachecash.core.events import Event
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Level
from cachecash.presentation.rooms import room
from cachecash.storage.saves import SaveFolder
from cachecash.table.replay import Replay, read, resume
from cachecash.table.table import Table

ROOT = Path(__file__).parents[2]
KILLS = 100
ROOM = room("cache-ton-cash")
# The first choice, again and again: it plays, confirms and goes on after a round.
KEYS = "1\n" * 500


def start(folder: Path, keys: str) -> "subprocess.Popen[str]":
    """The program itself, with one seeded game, as one who types faster than it can write."""
    typed = [sys.executable, "-m", "cachecash", "--lang", "fr", "--seed", "kill"]
    there = {**os.environ, "CACHECASH_DATA": str(folder)}
    with (folder / "keys").open("w+") as file:
        file.write(keys)
        file.seek(0)
        return subprocess.Popen(typed, cwd=ROOT, env=there, stdin=file, stdout=subprocess.PIPE, encoding="utf-8")


def story(replay: Replay) -> list[list[str]]:
    """What the player hears of each action of a game, the deal first."""
    narrator = ROOM.narrator(Catalog("fr"), [player.name for player in replay.players])
    heard: list[list[str]] = [[]]

    def hear(event: Event, view: object) -> None:
        told = narrator.tell(event, view, 0, Level.NORMAL)
        if told:
            heard[-1].append(told.speech)

    options = resume(ROOM.game, Replay(replay.game, replay.seats, replay.seed, replay.options, replay.players)).options
    table: Table[Any, Any, Any] = Table(ROOM.game, replay.seats, options, replay.seed)
    table.attach(0, hear)
    table.start()
    for seat, text in replay.actions:
        heard.append([])
        table.play(seat, ROOM.game.parse(text))
    return heard


def told_until(output: IO[str], heard: list[list[str]], kept: int) -> int:
    """The number of the last action that the program told, *kept* where it told none."""
    lines = [(number, line) for number, told in enumerate(heard) if number > kept or not kept for line in told]
    place = 0
    for line in output:
        if place < len(lines) and line == lines[place][1] + "\n":
            place += 1
    return lines[place - 1][0] if place else kept


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="kill -9")
def test_killed_a_hundred_times_no_more_is_lost_than_was_being_written(tmp_path: Path) -> None:
    whole = tmp_path / "whole"
    whole.mkdir()
    with start(whole, "1\n" + KEYS) as program:
        program.communicate()
    finished = [read(path.read_text(encoding="utf-8")) for path in (whole / "finished").iterdir()]
    (replay,) = [game for game in finished if game.seed == "kill"]
    heard = story(replay)

    moments = random.Random(1)
    folder = SaveFolder(tmp_path)
    kept = in_course = 0
    for _ in range(KILLS):
        with start(tmp_path, ("2\n" if folder.list_saves() else "1\n") + KEYS) as program:
            assert program.stdout
            # The menu is there: now the game is on, and the next line may be the last.
            while "Quitter" not in program.stdout.readline():
                pass
            time.sleep(moments.uniform(0, 0.15))
            program.kill()
            told = told_until(program.stdout, heard, kept)
        saves = folder.list_saves()
        on_disk = read(folder.load(saves[0].name)) if saves else None
        if on_disk and on_disk.seed == "kill":
            saved = on_disk.actions
            assert saved == replay.actions[: len(saved)], "what is kept is not what was played"
            assert len(saved) >= kept, "an action that was kept is lost"
            assert told <= len(saved) + 1, "more was told than what was being written"
            kept = len(saved)
            in_course += 1
        else:
            kept = 0  # it was killed before the deal was written, or came to its end and another game began
            for save in saves:
                (tmp_path / "saves" / save.name).unlink()
    assert in_course > KILLS // 2
    assert not [*(tmp_path / "saves").glob("*broken*")]
