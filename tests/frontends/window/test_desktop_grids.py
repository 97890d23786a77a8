"""Cache-cache in a real window, by real keys: the grid in its two dimensions, each kind of turn, a game to its end."""

from pathlib import Path

import pytest

from desktop import Desktop
from playing import OVER, Game

TRANSCRIPTS = Path(__file__).parents[2] / "transcripts" / "window"

pytestmark = [pytest.mark.window, pytest.mark.slow]

MINE = "À toi"
"""What is said where the player is awaited."""
WALK = ("Left", "Up", "End", "Right", "K", "Ctrl+End", "Down", "L")
"""From the first card: two edges, the end of the row, its edge, the column; the last corner, its edge, the row."""
LOOK = ("G: Colonne 4", "2: Colonne 4", "Enter: colonne 1", "Down", "L", "K", "C: Pioche", "G: colonne 1")
"""One's own grid by columns, the other's, a walk and a reading there, the middle, and back."""


def seated(desktop: Desktop) -> Game:
    """Give a table of two, where two cards are to be turned."""
    game = Game(desktop, "--seed", "1", settings={"name": "Camille"})
    game.wait_for(", 1 sur ")  # the last line of the menu that opens
    game.rest()
    game.take_seats("Cache-cache", fewer=2)
    game.wait_for("cachée, colonne 1, ligne 1")
    game.rest()
    return game


def left(game: Game, desktop: Desktop) -> None:
    game.close()
    assert game.ended() == 0
    assert desktop.log("game") == ""


def test_the_grid_and_each_kind_of_turn_sound_as_they_are_written(
    desktop: Desktop, request: pytest.FixtureRequest
) -> None:
    game = seated(desktop)
    game.do(*WALK)
    game.do("Enter", "Ctrl+Home", "Enter", then=MINE)
    game.do(*LOOK)
    game.do("P: cartes.", "Enter", then="colonne 1, ligne 1")
    game.do("Right", "Enter", then=MINE)  # laid on a hidden card
    game.do("P: cartes.", "Enter", then="colonne 2, ligne 1")
    game.do("X: colonne 2, ligne 1", "Right", "Enter", then=MINE)  # thrown away
    game.do("D: à prendre", "Enter: colonne 3, ligne 1", "Right", "Enter", then=MINE)  # taken
    game.do("Down", "Enter", then=MINE)  # turned
    game.compare(TRANSCRIPTS / "cache-cache.txt", rewrite=request.config.getoption("--rewrite"))
    left(game, desktop)


def test_a_round_of_cache_cache_and_the_game_with_it_end_as_they_are_written(
    desktop: Desktop, request: pytest.FixtureRequest
) -> None:
    game = seated(desktop)
    game.do("Enter", "Right", "Enter", then=MINE)
    while turn_one(game):
        pass
    game.compare(TRANSCRIPTS / "cache-cache-end.txt", rewrite=request.config.getoption("--rewrite"))
    left(game, desktop)


def turn_one(game: Game) -> bool:
    """Turn the next hidden card, and hear what follows; tell whether it is the player's turn again."""
    while not game.ask("J")[-1].text.startswith("cachée"):
        pass
    if any(said.text.startswith("Encore") for said in game.ask("Enter")):
        game.ask("Enter")  # it is asked twice
    over = game.until(lambda: [said for said in game.since() if said.text.startswith((MINE, OVER))], "what comes next")
    game.rest()
    return over[-1].text.startswith(MINE)
