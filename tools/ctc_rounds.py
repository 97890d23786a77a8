"""Rounds of Cache ton Cash among regulars, for the makers of what the expert knows."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeVar

from cachecash.bots.cache_ton_cash.habitue import Habitue
from cachecash.core.chance import Chance
from cachecash.core.events import Seat
from cachecash.core.options import read_options
from cachecash.games.cache_ton_cash import CacheTonCash, State
from cachecash.games.cache_ton_cash.options import PRESETS, Options
from cachecash.table.pool import processors, spread

T = TypeVar("T")
GAME = CacheTonCash()


def decisions(seed: str, number: int, seats: int) -> Iterator[tuple[State, Seat, int]]:
    """Play a single round, one in three by the advanced rules.

    Before each decision give the position, who decides, and how many decisions there were with this one. The position
    is always the same object; at the end the round is over in it.
    """
    rules = {**(PRESETS["avance"] if number % 3 == 2 else {}), "end": "rapide"}
    chance, player = Chance(seed), Habitue()
    state = GAME.new(seats, read_options(Options(), rules), chance)
    step = 0
    while awaited := GAME.to_act(state):
        seat, step = awaited[0], step + 1
        yield state, seat, step
        legal = GAME.legal(state, seat)
        GAME.apply(state, seat, player.choose(GAME.view(state, seat), legal, chance.child(str(step))).action)


def collected(watched: Callable[[int, int], T], seats: int, rounds: int) -> list[T]:
    """Give what *watched*, asked for a number of seats and of a round, makes of each round, in their order.

    All processors play; rounds come in no order, and sums hang on it.
    """
    found = dict(spread(partial(_numbered, watched, seats), range(rounds), processors()))
    return [found[number] for number in range(rounds)]


def _numbered(watched: Callable[[int, int], T], seats: int, number: int) -> tuple[int, T]:
    return number, watched(seats, number)
