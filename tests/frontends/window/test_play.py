"""One game in the window, and the file that keeps it: what is over is never offered to be resumed."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cachecash.bots.random_bot import RandomBot
from cachecash.core.chance import Chance
from cachecash.core.options import read_options
from cachecash.core.problems import Problem
from cachecash.frontends.window.play import Play
from cachecash.outputs.history import History
from cachecash.presentation.commands import COMMANDS
from cachecash.presentation.habits import Habits
from cachecash.presentation.keys import KeyMap
from cachecash.presentation.party import Party
from cachecash.presentation.post import Post
from cachecash.presentation.rooms import rooms
from cachecash.presentation.setup import computer_players
from cachecash.storage.saves import SaveFolder
from deskside import CATALOGS, MemoryOutlet

ROOM = rooms()["cache-ton-cash"]


def seated(folder: Path) -> Play:
    """A game of one round between computer players, dealt and kept, of which nothing more was told."""
    players = computer_players(CATALOGS["fr"], ["random", "random"])
    party = Party(ROOM, players, read_options(ROOM.game.options(), {"end": "rapide"}), "a")
    post = Post(KeyMap((*COMMANDS, *ROOM.commands), CATALOGS["fr"]), MemoryOutlet(), History(), Habits())
    play = Play(party, party.table(), SaveFolder(folder).saver(), post)
    play.desk.open(0.0)
    play.keep()
    return play


def played_out(folder: Path) -> Play:
    """The same, with its last action played and kept: its end is still being told."""
    play = seated(folder)
    play_on(play)
    play.keep()
    return play


def play_on(play: Play) -> None:
    table, bot, chance = play.desk.course.table, RandomBot(), Chance("a")
    while seats := table.awaited():
        table.play(seats[0], bot.choose(table.view(seats[0]), table.legal(seats[0]), chance).action)


def told_to_its_end(play: Play) -> None:
    play.finish()


def left_while_its_end_is_told(_play: Play) -> None:
    pass


def kept_once_more(play: Play) -> None:
    play.finish()
    play.keep()


@pytest.mark.parametrize("how", [told_to_its_end, left_while_its_end_is_told, kept_once_more])
def test_a_game_that_is_over_is_not_to_be_resumed(how: Callable[[Play], None], tmp_path: Path) -> None:
    play = played_out(tmp_path)
    how(play)
    play.close()
    assert SaveFolder(tmp_path).list_saves() == []
    assert len([*(tmp_path / "finished").iterdir()]) == 1


def test_a_program_killed_while_the_end_is_told_leaves_nothing_to_resume(tmp_path: Path) -> None:
    play = played_out(tmp_path)
    assert [*tmp_path.rglob("game-*.replay")] == []
    assert len([*(tmp_path / "finished").iterdir()]) == 1
    play.close()


def test_a_game_that_is_left_is_to_be_resumed(tmp_path: Path) -> None:
    play = seated(tmp_path)
    play.close()
    assert len(SaveFolder(tmp_path).list_saves()) == 1


def test_an_end_that_cannot_be_written_is_told_and_the_table_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = seated(tmp_path)
    play._saver.settle()
    play_on(play)

    def refused(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("cachecash.storage.saves.write_atomically", refused)
    with pytest.raises(Problem):
        play.keep()
    play.close()
    assert SaveFolder(tmp_path).list_saves(), "what was kept before stays, and nobody holds it"
