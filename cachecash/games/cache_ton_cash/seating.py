"""What the number of players decides: the size of a hand, and who is near which neutral pile."""

from itertools import combinations

from cachecash.games.cache_ton_cash.options import Options

TWO, THREE = 2, 3
"""Numbers of players that have neutral piles (sections 4 and 5)."""


def hand_size(seats: int, options: Options) -> int:
    """H of CC-3, C2-3 and CA-3."""
    return 6 if seats == TWO or options.six else 5


def piles_in_reach(seat: int, seats: int) -> list[tuple[int, ...]]:
    """Which neutral piles a claim may name together: any with 2 players, one adjacent with 3 (C2-5, C3-3)."""
    if seats == TWO:
        return [piles for size in (1, 2, 3) for piles in combinations(range(3), size)]
    return [(pile,) for pile in sorted((seat, (seat - 1) % 3))]


def neighbour(seats: int, seat: int, pile: int) -> int:
    """Who shares a neutral pile with *seat*: the opponent with 2 players, the other neighbour with 3 (C3-2, CN-2)."""
    if seats == TWO:
        return 1 - seat
    return (pile + 1) % 3 if seat == pile else pile
