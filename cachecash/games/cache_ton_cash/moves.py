"""Which actions are open: rules CC-15..24, CA, C2-5..9, C3-3..4, in the order a player browses them.

What depends on a few cards alone stands in tables that fill themselves (`Memo`): at most 54 263 hands, a few hundred
bytes each. Asking for the legal actions is then a handful of look-ups, which the speed of a search lives on.
"""

from itertools import combinations_with_replacement

from cachecash.core.memo import Memo
from cachecash.games.cache_ton_cash.actions import DECLINE, END, YIELD, Action
from cachecash.games.cache_ton_cash.cards import FIRST_JOKER, JOKERS, POSSESSIONS, Card, count, kind_of
from cachecash.games.cache_ton_cash.seating import neighbour, piles_in_reach
from cachecash.games.cache_ton_cash.state import State

Actions = tuple[Action, ...]
Play = tuple[int, ...]
"""The kinds of the cards laid together."""

# Masks have one bit a kind.
_ACTION_CARDS = 1 << Card.EC | 1 << Card.DE
_POSSESSION_MASK = (1 << FIRST_JOKER) - 1
_JOKER_MASK = 1 << Card.AG | 1 << Card.OR | 1 << Card.PE
_PAIR = 2

PAIRS_WITH = tuple(
    (1 << card | _JOKER_MASK) if card in POSSESSIONS else _POSSESSION_MASK if card in JOKERS else 0 for card in Card
)
"""CC-14: what makes a legal pair with one card of each kind."""

MATCHES = tuple(1 << card | _JOKER_MASK for card in POSSESSIONS)
"""CC-22, CA-22: what answers in a challenge for each kind, one card at a time."""


def _in(mask: int) -> list[Card]:
    return [card for card in Card if mask >> card & 1]


def _hand(hand: int) -> tuple[Actions, Actions, int]:
    held = [card for card in Card if count(hand, card)]
    forms = tuple(
        Action("FORM", (first, second))
        for first, second in combinations_with_replacement(held, _PAIR)
        if PAIRS_WITH[first] >> second & 1 and first in POSSESSIONS and (first != second or count(hand, first) > 1)
    )
    return forms, tuple(Action("DISCARD", (card,)) for card in held), sum(1 << card for card in held)


_HANDS = Memo(_hand)
"""By hand: its FORM actions, its DISCARD actions, the mask of its kinds."""

_FORMS_D: Memo[int, Actions] = Memo(lambda mask: tuple(Action("FORM_D", (card,)) for card in _in(mask)))
"""CC-19: by mask of the held cards that pair with the top discard."""


def _challenge_table(seat: int, slot: int) -> Memo[int, Actions]:
    return Memo(lambda mask: tuple(Action("CHALLENGE", (card,), seat=seat, slot=slot) for card in _in(mask)))


_CHALLENGES = [[_challenge_table(seat, slot) for seat in range(6)] for slot in (0, 1, 2)]
"""CC-22: by slot, seat, and mask of the held cards that match."""

_PLAYS: Memo[int, Actions] = Memo(lambda mask: (*(Action("PLAY", (card,)) for card in _in(mask)), YIELD))
_CONTESTS: Memo[int, Actions] = Memo(lambda mask: (*(Action("CONTEST", (card,)) for card in _in(mask)), DECLINE))
"""CC-24, C2-8: by mask of the held cards that match."""

_IMPROVES = tuple(Action("IMPROVE", (card,)) for card in POSSESSIONS)

_SWAPS = tuple(Action("SWAP", seat=seat) for seat in range(6))
_MOVES = tuple(tuple(Action("MOVE", seat=seat, way=way) for way in ("TB", "BT")) for seat in range(6))

_OTHERS = [[tuple(q for q in range(seats) if q != seat) for seat in range(seats)] for seats in range(7)]
"""By number of seats and seat."""

_TOP_CHALLENGES = [[[(other, _CHALLENGES[1][other]) for other in others] for others in by_seat] for by_seat in _OTHERS]
"""The others and the challenges of their top set, by number of seats and seat."""


def claimants(tops: tuple[int, ...]) -> int:
    """C2-5, C2-6: the mask of the cards that may claim these face-up cards together (-1 stands for an empty pile).

    Every top pairs with the card, and all possessions are of one kind.
    """
    if min(tops) < 0 or len({top for top in tops if top < FIRST_JOKER}) > 1:
        return 0
    mask = PAIRS_WITH[tops[0]]
    for top in tops[1:]:
        mask &= PAIRS_WITH[top]
    return mask


_CLAIM = Memo[tuple[int, tuple[int, ...]], Action](lambda key: Action("CLAIM", (key[0],), piles=key[1]))


def _claim_table(key: tuple[tuple[int, ...], int, int]) -> list[tuple[int, Actions]]:
    tops, seat, seats = key
    open_to = [(piles, claimants(tuple(tops[p] for p in piles))) for piles in piles_in_reach(seat, seats)]
    return [
        (1 << card, tuple(_CLAIM[card, piles] for piles, mask in open_to if mask >> card & 1))
        for card in Card
        if any(mask >> card & 1 for _, mask in open_to)
    ]


_CLAIMS = Memo(_claim_table)
"""By face-up neutral kinds (-1 for an empty pile), seat and seats: each card that can claim, as a bit, with its claims.
At most 14 ** 3 tops for each of five seats.
"""


def _actions(state: State, seat: int) -> list[Action]:
    """What the active player may do, END apart."""
    forms, discards, mask = _HANDS[state.hands[seat]]
    moves = [*forms]
    if state.discard and (usable := mask & PAIRS_WITH[state.discard[-1]]):
        moves += _FORMS_D[usable]
    if state.neutral:
        for bit, claims in _CLAIMS[tuple([pile[-1] if pile else -1 for pile in state.neutral]), seat, state.seats]:
            if mask & bit:
                moves += claims
    if state.piles[seat]:
        _with_a_set(moves, state, seat, mask)
    if mask & _ACTION_CARDS:
        moves += _action_cards(state, seat, mask)
    moves += discards
    return moves


def _with_a_set(moves: list[Action], state: State, seat: int, mask: int) -> None:
    """Add what only the owner of a set may do: challenge (CC-22), improve (CA-12)."""
    options, piles = state.options, state.piles
    if options.toptwo:
        moves += _advanced_challenges(state, seat, mask)
    else:
        for other, challenges in _TOP_CHALLENGES[state.seats][seat]:
            pile = piles[other]
            if len(pile) > 1:
                matching = mask & MATCHES[pile[-1] >> 60 & 15]  # kind_of, without its call
                if matching and other != state.banned:
                    moves += challenges[matching]
    if options.improve and mask >> (kind := kind_of(piles[seat][-1])) & 1:
        moves.append(_IMPROVES[kind])


def _advanced_challenges(state: State, seat: int, mask: int) -> list[Action]:
    """CA-15..17: the two top sets; `bottomsafe` and `slot2cost`."""
    moves: list[Action] = []
    options = state.options
    for other in _OTHERS[state.seats][seat]:
        pile = state.piles[other]
        for slot in (1, 2):
            if len(pile) < slot + options.bottomsafe or other == state.banned:
                break
            kind = kind_of(pile[-slot])
            if slot == options.slot2cost == _PAIR:
                plays = double_plays(state.hands[seat], kind)
                moves += [Action("CHALLENGE", play, seat=other, slot=slot) for play in plays]
            elif matching := mask & MATCHES[kind]:
                moves += _CHALLENGES[slot][other][matching]
    return moves


def double_plays(hand: int, kind: int) -> list[Play]:
    """CA-23: two cards among the kind, AG and OR, or one PE."""
    matching = (kind, Card.AG, Card.OR)
    pairs: list[Play] = [
        (first, second)
        for first, second in combinations_with_replacement(matching, _PAIR)
        if count(hand, first) > (first == second) and count(hand, second)
    ]
    return [*pairs, (Card.PE,)] if count(hand, Card.PE) else pairs


def _action_cards(state: State, seat: int, mask: int) -> list[Action]:
    """CA-30, CA-31."""
    moves: list[Action] = []
    piles = state.piles
    if mask >> Card.EC & 1 and piles[seat]:
        moves += [_SWAPS[other] for other in _OTHERS[state.seats][seat] if piles[other]]
    if mask >> Card.DE & 1:
        moves += [move for owner in range(state.seats) if len(piles[owner]) > 1 for move in _MOVES[owner]]
    return moves


def _second_actions(state: State, seat: int) -> list[Action]:
    return [*_actions(state, seat), END]


def _answers(state: State, seat: int) -> list[Action]:
    """CC-24, CA-21..27."""
    penny = state.options.pennylater or seat == state.defender
    hand = state.hands[seat]
    if state.demand == _PAIR:
        plays = double_plays(hand, state.kind)
        return [*(Action("PLAY", play) for play in plays if penny or play != (Card.PE,)), YIELD]
    matching = _HANDS[hand][2] & MATCHES[state.kind]
    return [*_PLAYS[matching if penny else matching & ~(1 << Card.PE)]]


def _contests(state: State, seat: int) -> list[Action]:
    """C2-8, C2-9."""
    if state.options.contestneedsset and not state.piles[seat]:
        return [DECLINE]
    return [*_CONTESTS[_HANDS[state.hands[seat]][2] & MATCHES[state.kind]]]


def _shifts(state: State, seat: int) -> list[Action]:
    """CN-3: the pile of the other player concerned."""
    other = neighbour(state.seats, seat, state.turned)
    return [Action("SHIFT", seat=other, way=way) for way in ("TB", "BT")]


_IN_PHASE = {"second": _second_actions, "answer": _answers, "contest": _contests, "shift": _shifts}


def awaited(state: State) -> tuple[int, ...]:
    """Who must choose now; nobody when the game is over."""
    phase = state.phase
    if phase == "action" or phase == "second":  # noqa: PLR1714 - twice as fast as a set here
        return (state.active,)
    return () if phase in {"over", "dealing"} else (state.answering,)


def legal(state: State, seat: int) -> list[Action]:
    """Every action open to *seat*; none if it is not awaited."""
    phase = state.phase
    if phase == "action":
        return _actions(state, seat) if seat == state.active else []
    return _IN_PHASE[phase](state, seat) if seat in awaited(state) else []
