"""Tables of Cache ton Cash where seat 0 has to decide, told by what matters there; the rest is dealt."""

from collections.abc import Mapping, Sequence

from cachecash.core.chance import Chance
from cachecash.core.options import read_options
from cachecash.games.cache_ton_cash import State
from cachecash.games.cache_ton_cash.actions import parse
from cachecash.games.cache_ton_cash.cards import KIND, heap
from cachecash.games.cache_ton_cash.deal import deck
from cachecash.games.cache_ton_cash.options import Options
from positions import GAME, cards


def table(  # noqa: PLR0913 - a position is told by its parts
    mine: str,
    piles: Sequence[Sequence[str]],
    *,
    hands: Mapping[int, str] | None = None,
    discard: str = "",
    neutral: Sequence[str] = (),
    draw: int = 110,
    options: Mapping[str, str] | None = None,
) -> State:
    """Seat 0 is to play, holding *mine*; a set is told by its cards; hands not told are filled with what is left."""
    chosen = read_options(Options(), {"end": "rapide", **(options or {})})
    state = State(len(piles), chosen, Chance("table"))
    state.round, state.dealer, state.active = 1, len(piles) - 1, 0
    state.piles = [[heap(cards(made)) + KIND[min(cards(made))] for made in pile] for pile in piles]
    state.discard = cards(discard)
    state.neutral = [cards(pile) for pile in neutral]
    state.put_back = [0] * len(neutral)
    told = {0: mine, **(hands or {})}
    left = list(deck(len(piles), chosen))
    for card in cards(" ".join([discard, *told.values(), *neutral, *(" ".join(pile) for pile in piles)])):
        left.remove(card)
    left = Chance("rest").shuffled(left, "rest")
    for seat in range(len(piles)):
        hand = cards(told[seat]) if seat in told else [left.pop() for _ in range(state.hand_size)]
        state.hands[seat], state.sizes[seat] = heap(hand), len(hand)
    state.draw = [left.pop() for _ in range(min(draw, len(left)))]
    state.discard = [*left, *state.discard] if discard else state.discard
    state.out = 0 if discard else heap(left)
    return state


def attacked(state: State, seat: int, action: str) -> State:
    """Let *seat* play *action* first: seat 0 then has to answer it."""
    state.active = seat
    GAME.apply(state, seat, parse(action))
    assert GAME.to_act(state) == (0,)
    return state
