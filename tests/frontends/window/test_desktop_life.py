"""What happens to a window: it is left and found again, closed, killed, hammered on. The game goes on all the same."""

import random
import sys
import time
from pathlib import Path

import pytest

import key_window
from desktop import Desktop, Window
from playing import Game

pytestmark = [pytest.mark.window, pytest.mark.slow]

PAUSE = 2.0
PACED = {"pace": "pause", "pause": PAUSE}
"""Settings by which each thing that is told is followed by two seconds of silence: there is time to come and go."""

TURN = [
    "Tu formes un set de Bijoux de mémé, 20000 dollars.",
    "Tu pioches 2 cartes : un Piano, une carte Bijoux de mémé.",
    "Léa défausse un Piano.",
    "Tom défausse une Collection de bédé.",
    "Hugo défausse un Piano.",
    "À toi. Défausse : Piano.",
]
"""What is told from the player's first action to their next turn."""

KEYS = [
    *"ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    *"1234567890",
    *("Left", "Right", "Up", "Down", "Home", "End", "PageUp", "PageDown", "Tab", "Delete"),
    *("Enter", "Space", "Backspace", "Escape", "Ctrl") * 3,
    *(f"F{number}" for number in range(1, 13)),
    *("comma", "Insert", "Caps_Lock", "KP_5", "Alt_L", "Shift", "Num_Lock"),
]
HELD = ["", "", "", "", "Shift+", "Ctrl+"]


def at_table(desktop: Desktop, **settings: object) -> Game:
    """Give a game of which the first turn has just come."""
    game = Game(desktop, "--seed", "1", settings=settings)
    game.wait_for("Menu principal")
    game.rest()
    game.sit_down()
    game.wait_for("À toi")
    game.rest()
    return game


def play_first_turn(game: Game) -> None:
    game.ask("Escape")
    game.ask("Enter")


def took_up(desktop: Desktop) -> Game:
    """Give the game that was kept, taken up by a program that was started anew."""
    game = Game(desktop, name="again")
    game.wait_for("Reprendre la partie en cours")
    game.rest()
    game.ask("Enter")
    game.wait_for("Partie reprise : Cache ton Cash.")
    return game


def test_when_the_window_is_left_nobody_plays_and_nothing_is_lost_or_told_twice(desktop: Desktop) -> None:
    other = Window(desktop, [sys.executable, str(Path(key_window.__file__)), "/dev/null", "elsewhere"], "elsewhere")
    game = at_table(desktop, **PACED)
    play_first_turn(game)
    game.wait_for(TURN[2])
    other.focus()
    game.rest()
    told, left = game.stories(), time.monotonic()
    game.until(lambda: time.monotonic() > left + 3 * PAUSE, "time to go by")
    assert game.stories() == told
    assert told[-1] != TURN[-1]
    game.focus()
    game.wait_for("Cache ton Cash, zone : Main.")
    game.wait_for(TURN[-1])
    game.rest()
    assert game.stories()[-len(TURN) :] == TURN
    assert len(game.stories()) == len(set(game.stories()))


@pytest.mark.parametrize("way", ["closed", "killed"])
def test_a_game_that_was_left_on_the_player_s_turn_is_taken_up_there(desktop: Desktop, way: str) -> None:
    game = at_table(desktop)
    play_first_turn(game)
    game.wait_for(TURN[-1])
    game.rest()
    if way == "closed":
        game.close()
        assert game.ended() == 0
    else:
        game.process.kill()
        game.ended()
    again = took_up(desktop)
    again.wait_for("À toi. Défausse : Piano.")
    assert again.play()
    again.wait_for("Tu formes un set de Pianos, 10000 dollars.")
    again.wait_for("À toi. Défausse : Train électrique.")
    assert desktop.log("again") == ""


def test_a_game_that_was_closed_while_the_others_play_goes_on_the_same_way(desktop: Desktop) -> None:
    game = at_table(desktop, **PACED)
    play_first_turn(game)
    game.wait_for(TURN[2])
    game.close()
    assert game.ended() == 0
    again = took_up(desktop)
    again.wait_for(TURN[-1])
    again.rest()
    deal = game.stories().index(TURN[0])
    told = game.stories()[deal:]
    assert told == TURN[: len(told)] != TURN
    assert again.stories()[len(told) - len(TURN) :] == TURN[len(told) :]


def test_500_keys_without_sense_leave_a_program_that_answers(desktop: Desktop) -> None:
    lot = random.Random(3)
    game = at_table(desktop)
    for number in range(20):
        desktop.press(*(lot.choice(HELD) + lot.choice(KEYS) for _ in range(25)))
        if game.process.poll() is not None:  # the keys have happened to leave the program
            assert game.ended() == 0
            game = Game(desktop, name=f"game-{number}")
        game.focus()
    game.rest()
    before = len(game.heard())
    game.press("Escape", "F4", "F1", "R")  # one of them is not bound to something else
    game.until(lambda: len(game.heard()) > before, "an answer")
    game.close()
    assert game.ended() == 0
    assert [desktop.log(path.stem) for path in desktop.folder.glob("game*.log")].count("") >= 1
    assert all(desktop.log(path.stem) == "" for path in desktop.folder.glob("game*.log"))
