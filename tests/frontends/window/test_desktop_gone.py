"""The screen disappears in mid-game: it is said, the game is kept, and the program ends."""

import pytest

from cachecash.frontends.window.loop import LOST_SCREEN
from desktop import Desktop
from playing import Game

pytestmark = pytest.mark.window


def test_a_screen_that_disappears_is_said_and_leaves_the_game_kept(desktop: Desktop) -> None:
    game = Game(desktop, "--seed", "1", settings={})
    game.wait_for("Menu principal")
    game.rest()
    game.sit_down()
    game.wait_for("À toi")
    game.rest()
    desktop.server.kill()
    game.wait_for("L'écran a disparu, et le clavier avec lui.")
    assert game.ended() == LOST_SCREEN
    assert desktop.log("game").count("\n") == 1
    assert "La partie est gardée" in desktop.log("game")
