"""Cassa Nostra in a real window, by real keys: a whole party of three tours, each with another adjustment."""

from pathlib import Path

import pytest

from desktop import Desktop
from playing import Game

TRANSCRIPT = Path(__file__).parents[2] / "transcripts" / "window" / "cassa-nostra.txt"

pytestmark = [pytest.mark.window, pytest.mark.slow]

DEPOSIT, SHOW, ADJUST = "Main : ", "Ta mise : ", "Main : "
"""What is said last where the player is to lay cards, to turn one, to adjust: the item that Enter would take."""
GO_ON = "pour continuer."
MARK, ASK = "Space: , total ", "Enter: Autre chose annule."
"""The keys that mark a card and propose the deposit, and the words of the last sentence that answers them."""


def test_three_tours_of_cassa_nostra_by_keys_sound_as_they_are_written(
    desktop: Desktop, request: pytest.FixtureRequest
) -> None:
    game = Game(desktop, "--seed", "1", settings={"name": "Camille"})
    game.wait_for(", 1 sur ")  # the last line of the menu that opens
    game.rest()
    game.take_seats("Cassa Nostra", fewer=1)
    game.wait_for(DEPOSIT)
    game.rest()
    # a card is marked, another, which is taken back by its mark, and a third
    game.do(MARK, "End", MARK, MARK, "Left", MARK, "Q: pour gagner", ASK, "Escape: Annulé.", ASK, "Enter", then=SHOW)
    game.do("Right", "Enter", then=ADJUST)
    game.do(
        "T", "Q: pour gagner", "A: Tom", "2: visible", "Enter: 1 sur 2", "Down", "J: 1 sur 6", "Enter", then=GO_ON
    )  # added
    game.do("S", "G", "Enter", then=DEPOSIT)
    game.do(MARK, "End", MARK, ASK, "Enter", then=SHOW)
    game.do("Enter", then=ADJUST)
    game.do("G", "Tab: 1 sur 2", "End", "Enter", then=GO_ON)  # taken back
    game.do("Enter", then=DEPOSIT)
    game.do(ASK, "Enter", then=SHOW)
    game.do("Enter", then=ADJUST)
    game.do("Backspace", then=GO_ON)  # nothing changed
    game.compare(TRANSCRIPT, rewrite=request.config.getoption("--rewrite"))
    game.close()
    assert game.ended() == 0
    assert desktop.log("game") == ""
