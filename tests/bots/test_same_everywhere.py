"""The same deal gives the same game everywhere: what the experts did once, on one Python, they do on every other one.

Where a level is made to play otherwise on purpose, its line here changes with it.
"""

import hashlib

import pytest

from cachecash.core.chance import Chance
from cachecash.core.options import read_options
from cachecash.presentation.rooms import room

PLAYED = {
    ("cache-ton-cash", 4): "78c744f95308896e",
    ("cache-ton-cash", 2): "df301a03c6e0ec02",
    ("cache-cache", 4): "86c150083b441851",
    ("cassa-nostra", 4): "b262c67367de0822",
}
"""By game and number of seats, a fingerprint of the first decisions of a table of experts."""
DECISIONS = 60


@pytest.mark.parametrize(("name", "seats"), PLAYED)
def test_experts_play_as_they_did(name: str, seats: int) -> None:
    its = room(name)
    game, player, chance = its.game, its.levels["expert"](), Chance("everywhere")
    state, actions = game.new(seats, read_options(game.options(), {}), chance), list[str]()
    while (awaited := game.to_act(state)) and len(actions) < DECISIONS:
        seat = awaited[0]
        legal = game.legal(state, seat)
        action = player.choose(game.view(state, seat), legal, chance.child(str(len(actions)))).action
        actions.append(str(action))
        game.apply(state, seat, action)
    assert hashlib.sha256("\n".join(actions).encode()).hexdigest()[:16] == PLAYED[name, seats], " ".join(actions)
