"""Killed at any moment, a game resumes with at most the action lost that was being written."""

import random
import subprocess
import sys
import time
from pathlib import Path
from typing import IO

import pytest

from cachecash.games.cache_ton_cash import CacheTonCash
from cachecash.games.cache_ton_cash.options import Options
from cachecash.storage.saves import SaveFolder
from cachecash.table.replay import read, resume
from cachecash.table.table import Table

ROOT = Path(__file__).parents[2]
KILLS = 100

# Resumes what is kept, then plays the seeded game on, and says each number of actions that was kept. It is the program
# without its sentences: the same table, the same replay, the same saver.
PLAYER = """
import sys
from pathlib import Path
from cachecash.games.cache_ton_cash import CacheTonCash
from cachecash.games.cache_ton_cash.options import Options
from cachecash.storage.saves import SaveFolder
from cachecash.table.replay import Player, of_table, read, resume, write
from cachecash.table.table import Table

folder = SaveFolder(Path(sys.argv[1]))
kept = folder.list_saves()
if kept:
    table = resume(CacheTonCash(), read(folder.load(kept[0].name)))
else:
    table = Table(CacheTonCash(), 3, Options(), "kill")
    table.start()
saver = folder.saver(kept[0].name if kept else None)
print("resumed", len(table.actions), flush=True)
while table.awaited():
    seat = table.awaited()[0]
    legal = table.legal(seat)
    table.play(seat, legal[len(table.actions) * 7 % len(legal)])
    saver.save(write(of_table(table, (Player("J", "human"),) * 3)))
    saver.wait()
    print("kept", len(table.actions), flush=True)
print("over", flush=True)
"""


def last_number(output: IO[str]) -> tuple[int, bool]:
    """The number on the last whole line, and whether the game came to its end."""
    number, over = -1, False
    for line in output:
        if line == "over\n":
            over = True
        elif line.endswith("\n"):
            number = int(line.split()[1])
    return number, over


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="kill -9")
def test_killed_a_hundred_times_no_kept_action_is_lost(tmp_path: Path) -> None:
    game = CacheTonCash()
    script = Table(game, 3, Options(), "kill")
    script.start()
    while script.awaited():
        seat = script.awaited()[0]
        legal = script.legal(seat)
        script.play(seat, legal[len(script.actions) * 7 % len(legal)])

    moments = random.Random(1)
    kills = kept = 0
    while kills < KILLS:
        command = [sys.executable, "-c", PLAYER, str(tmp_path)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as program:
            assert program.stdout
            resumed = program.stdout.readline()
            assert int(resumed.split()[1]) >= kept, "an action that was kept is lost"
            time.sleep(moments.uniform(0, 0.02))
            program.kill()
            number, over = last_number(program.stdout)
        kills += 1
        folder = SaveFolder(tmp_path)
        saved = folder.list_saves()
        if not saved:
            assert number == -1, "the game was kept, and is gone"
            continue
        assert [slot.name for slot in saved] == ["game-1.replay"]
        table = resume(game, read(folder.load("game-1.replay")))
        kept = len(table.actions)
        assert table.actions == script.actions[:kept], "what is kept is not what was played"
        assert number <= kept
        assert kept <= max(number, int(resumed.split()[1])) + 1
        if over:
            (tmp_path / "saves" / "game-1.replay").unlink()
            kept = 0
    assert not list((tmp_path / "saves").glob("*broken*"))
