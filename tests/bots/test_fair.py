"""No level knows a card that it does not see: where the hidden ones are dealt anew, it chooses the same.

Whole games are played, by each level in each game. Before each decision another table is dealt that its player cannot
tell from the true one; the same chance must bring the same choice there, down to what was thought of each action.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from cachecash.bots.contract import Bot, is_slow
from cachecash.core.chance import Chance
from cachecash.core.options import read_options
from cachecash.presentation.room import Room
from cachecash.presentation.rooms import rooms

FEW = 6
"""Decisions of a slow level that are looked at, in the course of one game."""
EACH = 3
"""One in so many for each seat: they are of all kinds, and of the middle of the game too."""


def entries() -> Iterator[Any]:
    for name, room in rooms().items():
        for level in room.levels:
            for preset in ("", *room.game.presets):
                for seats in {min(4, room.game.seats[-1]), room.game.seats[0]}:
                    yield pytest.param(room, level, preset, seats, id=f"{name}-{level}-{preset or 'plain'}-{seats}")


@pytest.mark.parametrize(("room", "level", "preset", "seats"), [*entries()])
def test_a_level_chooses_the_same_whatever_lies_hidden(room: Room, level: str, preset: str, seats: int) -> None:
    game, bot = room.game, room.levels[level]()
    meanwhile: Bot[Any, Any] = room.levels["random"]() if is_slow(bot) else bot
    options = read_options(game.options(), game.presets[preset] if preset else {})
    state = game.new(seats, options, Chance(f"fair/{level}"))
    number = looked_at = moved = 0
    while (awaited := game.to_act(state)) and not (is_slow(bot) and looked_at == FEW):
        number += 1
        seat, chance = awaited[0], Chance(f"fair/{number}")
        view, legal = game.view(state, seat), game.legal(state, seat)
        if is_slow(bot) and number % (EACH * (seats - 1)):
            action = meanwhile.choose(view, legal, chance).action
        else:
            looked_at += 1
            choice = bot.choose(view, legal, chance)
            other = game.redeal(view, Chance(f"redealt/{number}"))
            moved += game.position(other) != game.position(state)
            assert bot.choose(game.view(other, seat), game.legal(other, seat), chance) == choice, (number, legal)
            action = choice.action
        game.apply(state, seat, action)
    assert looked_at >= FEW
    assert moved > looked_at / 2, "where nothing was dealt anew, nothing was shown"
