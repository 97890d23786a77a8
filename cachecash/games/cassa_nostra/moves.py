"""Which actions are open: rules CS-5 to CS-9, in the order a player browses them.

Each list depends on a heap alone, and stands in a table that fills itself: 81 heaps at most.
"""

from itertools import product

from cachecash.core.memo import Memo
from cachecash.games.cassa_nostra.actions import PASS, Action
from cachecash.games.cassa_nostra.cards import Card, cards_of, count
from cachecash.games.cassa_nostra.state import State

Actions = tuple[Action, ...]


def deposits_of(hand: int) -> Actions:
    """CS-5: every choice of one card or more; the fewest cards first, then the smallest total."""
    numbers = (range(count(hand, card) + 1) for card in Card)
    chosen = (
        tuple(card.value for card, number in zip(Card, some, strict=True) for _ in range(number))
        for some in product(*numbers)
    )
    return tuple(Action("DEPOSIT", cards) for cards in sorted(filter(None, chosen), key=lambda it: (len(it), sum(it))))


def _one_by_one(verb: str) -> Memo[int, Actions]:
    return Memo(lambda cards: tuple(Action(verb, (card.value,)) for card in dict.fromkeys(cards_of(cards))))


_DEPOSITS = Memo(deposits_of)
_SHOWS = _one_by_one("SHOW")
_ADDS = _one_by_one("ADD")
_REMOVES = _one_by_one("REMOVE")
"""By heap: of the hand, the deposit, the hand, what lies face down."""


def awaited(state: State) -> tuple[int, ...]:
    """Who must choose now: several at once but for the adjustments; nobody when the game is over."""
    return tuple(state.waiting[:1] if state.phase == "adjust" else state.waiting)


def legal(state: State, seat: int) -> list[Action]:
    """Every action open to *seat*; none if it is not awaited."""
    if seat not in awaited(state):
        return []
    if state.phase == "deposit":
        return [*_DEPOSITS[state.hands[seat]]]
    if state.phase == "show":
        return [*_SHOWS[state.down[seat]]]
    return [*_ADDS[state.hands[seat]], *_REMOVES[state.down[seat]], PASS]
