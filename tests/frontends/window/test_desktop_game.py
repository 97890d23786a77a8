"""The program in a real window, played by real keys: a whole game, word for word."""

from pathlib import Path

import pytest

from desktop import Desktop
from playing import Game

TRANSCRIPT = Path(__file__).parents[2] / "transcripts" / "window" / "quick-game.txt"

pytestmark = [pytest.mark.window, pytest.mark.slow]

QUESTIONS = (
    *("T", "M", "A", "Q", "Shift+S", "C", "1", "2", "Shift+3", "E", "G", "F4", "I", "Right", "End", "Tab", "L"),
    *("Shift+Tab", "Shift+Left", "J", "R", "PageUp", "Shift+PageUp", "Shift+F1", "V", "F3", "F3", "F3", "F1", "Escape"),
)
"""Keys that ask, in an order that a player might press them; some stand elsewhere on another layout."""


@pytest.mark.parametrize("desktop", ["fr", "us"], indirect=True)
def test_a_whole_game_by_keys_sounds_as_it_is_written(desktop: Desktop, request: pytest.FixtureRequest) -> None:
    game = Game(desktop, "--seed", "1")
    game.wait_for("Bienvenue")
    game.rest()
    game.ask("Escape")
    game.sit_down()
    game.wait_for("À toi")
    game.rest()
    for key in QUESTIONS:
        game.ask(key)
    while game.play():
        pass
    game.compare(TRANSCRIPT, rewrite=request.config.getoption("--rewrite"))
    game.close()
    assert game.ended() == 0
    assert desktop.log("game") == ""
