"""Why an action is refused: the rule's id and the facts that explain it. Asked by the table, at the boundary.

Each check names one reason. In the facts, `seat` and `target` are seats, `card`, `kind` and `top` are cards; other
values are numbers. The reasons are the ends of message ids (``refusal-<reason>``): a test keeps the two lists equal.
"""

from collections.abc import Callable

from cachecash.core.problems import Refusal
from cachecash.games.cache_ton_cash.actions import Action
from cachecash.games.cache_ton_cash.cards import ACTION_CARDS, FIRST_JOKER, POSSESSIONS, Card, count, kind_of
from cachecash.games.cache_ton_cash.moves import MATCHES, PAIRS_WITH, awaited, claimants
from cachecash.games.cache_ton_cash.seating import neighbour, piles_in_reach
from cachecash.games.cache_ton_cash.state import State

_PAIR = 2
_TURN = frozenset({"FORM", "FORM_D", "CLAIM", "CHALLENGE", "IMPROVE", "SWAP", "MOVE", "DISCARD", "END"})
_FITS = {
    "action": _TURN,
    "second": _TURN,
    "answer": frozenset({"PLAY", "YIELD"}),
    "contest": frozenset({"CONTEST", "DECLINE"}),
    "shift": frozenset({"SHIFT"}),
}
_OTHER_PHASE = {
    "answer": ("CC-30", "answer-first"),
    "contest": ("C2-8", "contest-first"),
    "shift": ("CN-3", "shift-first"),
}
_NOTHING_ASKED = {
    "PLAY": ("CC-24", "no-challenge"),
    "YIELD": ("CC-24", "no-challenge"),
    "CONTEST": ("C2-8", "no-claim"),
    "DECLINE": ("C2-8", "no-claim"),
    "SHIFT": ("CN-3", "no-shift"),
}


_RULE = {
    "FORM": "CC-18",
    "FORM_D": "CC-19",
    "DISCARD": "CC-20",
    "CHALLENGE": "CC-22",
    "PLAY": "CC-24",
    "CLAIM": "C2-5",
    "CONTEST": "C2-8",
    "IMPROVE": "CA-12",
    "SWAP": "CA-30",
    "MOVE": "CA-31",
}
"""What tells how each card may be played."""


def refusal(state: State, seat: int, action: Action) -> Refusal | None:
    """Say why *action* is refused to *seat*, or None exactly if it is legal."""
    return (
        _not_now(state, seat, action)
        or _missing_cards(state, seat, action)
        or _CHECKS[action.verb](state, seat, action)
    )


def _not_now(state: State, seat: int, action: Action) -> Refusal | None:
    waited = awaited(state)
    if not waited:
        return Refusal("CC-35", "game-over")
    if seat not in waited:
        return Refusal("CC-15", "not-your-turn", {"target": waited[0]})
    if action.verb in _FITS[state.phase]:
        return None
    return Refusal(*(_OTHER_PHASE.get(state.phase) or _NOTHING_ASKED[action.verb]))


def _missing_cards(state: State, seat: int, action: Action) -> Refusal | None:
    for card in action.spent:
        held = count(state.hands[seat], card)
        if held < action.spent.count(card):
            reason = "only-one" if held else "not-in-hand"
            return Refusal(_RULE[action.verb], reason, {"card": Card(card)})
    return None


def _unknown_seat(state: State, action: Action) -> Refusal | None:
    if not 0 <= action.seat < state.seats:
        return Refusal("CC-1", "no-such-seat", {"number": action.seat + 1, "seats": state.seats})
    return None


def _pairing(first: int, second: int) -> Refusal | None:
    """CC-14."""
    facts = {"card": Card(first), "top": Card(second)}
    if first in ACTION_CARDS or second in ACTION_CARDS:
        return Refusal("CA-35", "action-card-in-set", {"card": Card(max(first, second))})
    if PAIRS_WITH[first] >> second & 1:
        return None
    return Refusal("CC-14", "different-kinds" if first in POSSESSIONS else "two-jokers", facts)


def _form(_state: State, _seat: int, action: Action) -> Refusal | None:
    return _pairing(*action.cards)


def _form_with_discard(state: State, _seat: int, action: Action) -> Refusal | None:
    if not state.discard:
        return Refusal("CC-21", "discard-empty")
    return _pairing(*sorted((action.cards[0], state.discard[-1])))


def _matching(kind: int, card: int, rule: str) -> Refusal | None:
    """Whether one card answers for *kind*; *rule* is what asks for it."""
    if card in ACTION_CARDS:
        return Refusal("CA-35", "action-card-in-challenge", {"card": Card(card)})
    if MATCHES[kind] >> card & 1:
        return None
    return Refusal(rule, "no-match", {"card": Card(card), "kind": Card(kind)})


def _laying(kind: int, action: Action, demand: int) -> Refusal | None:
    """CA-22, CA-23, CA-27: whether the cards meet the demand."""
    cards = action.cards
    wrong = next((why for card in cards if (why := _matching(kind, card, _RULE[action.verb]))), None)
    if wrong:
        return wrong
    if len(cards) > 1 and Card.PE in cards:
        return Refusal("CA-27", "penny-alone")
    if len(cards) > demand:
        return Refusal("CA-27", "one-card-only", {"kind": Card(kind)})
    if len(cards) < demand and cards != (Card.PE,):
        return Refusal("CA-23", "two-cards-needed", {"kind": Card(kind)})
    return None


def _challenge(state: State, seat: int, action: Action) -> Refusal | None:
    return _unknown_seat(state, action) or _target(state, seat, action) or _opening(state, action)


def _target(state: State, seat: int, action: Action) -> Refusal | None:
    target = action.seat
    facts = {"target": target}
    if target == seat:
        return Refusal("CC-22", "challenge-self")
    if not state.piles[seat]:
        return Refusal("CC-22", "no-own-set")
    if target == state.banned:
        return Refusal("CA-9", "just-lost", facts)
    if not state.piles[target]:
        return Refusal("CC-22", "no-set", facts)
    return _slot(state, action)


def _slot(state: State, action: Action) -> Refusal | None:
    """CC-22, CC-23, CA-15, CA-16."""
    facts = {"target": action.seat}
    options = state.options
    if not 1 <= action.slot <= (2 if options.toptwo else 1):
        return Refusal("CA-15" if options.toptwo else "CC-22", "top-two-only" if options.toptwo else "top-only", facts)
    sets = state.piles[action.seat]
    if len(sets) < action.slot:
        return Refusal("CA-15", "no-second-set", facts)
    if len(sets) == action.slot and (options.bottomsafe or not options.toptwo):
        return Refusal("CC-23", "protected-set", {**facts, "kind": Card(kind_of(sets[0]))})
    return None


def _opening(state: State, action: Action) -> Refusal | None:
    demand = state.options.slot2cost if action.slot == _PAIR else 1
    return _laying(kind_of(state.piles[action.seat][-action.slot]), action, demand)


def _play(state: State, seat: int, action: Action) -> Refusal | None:
    if Card.PE in action.cards and seat == state.attacker and not state.options.pennylater:
        return Refusal("CA-26", "penny-opening-only")
    return _laying(state.kind, action, state.demand)


def _contest(state: State, seat: int, action: Action) -> Refusal | None:
    if state.options.contestneedsset and not state.piles[seat]:
        return Refusal("C2-9", "contest-needs-set")
    return _laying(state.kind, action, 1)


def _claim(state: State, seat: int, action: Action) -> Refusal | None:
    return _reach(state, seat, action) or _claimed(state, action)


def _reach(state: State, seat: int, action: Action) -> Refusal | None:
    """C2-5, C3-3."""
    if not state.neutral:
        return Refusal("C2-5", "no-neutral-piles")
    if max(action.piles) >= len(state.neutral):
        return Refusal("C2-2", "no-such-pile", {"number": max(action.piles) + 1})
    if action.piles not in piles_in_reach(seat, state.seats):
        one = len(action.piles) > 1
        return Refusal("C3-3", "one-pile-only" if one else "pile-out-of-reach", {"number": action.piles[0] + 1})
    empty = next((pile for pile in action.piles if not state.neutral[pile]), None)
    return None if empty is None else Refusal("C2-12", "pile-empty", {"number": empty + 1})


def _claimed(state: State, action: Action) -> Refusal | None:
    """C2-5, C2-6."""
    card = action.cards[0]
    tops = tuple(state.neutral[pile][-1] for pile in action.piles)
    if claimants(tops) >> card & 1:
        return None
    wrong = next((why for top in tops if (why := _pairing(*sorted((card, top))))), None)
    return wrong or Refusal("C2-6", "claim-two-kinds", {"card": Card(card)})


def _improve(state: State, seat: int, action: Action) -> Refusal | None:
    """CA-12, CA-13."""
    card = action.cards[0]
    if not state.options.improve:
        return Refusal("CA-12", "improve-off")
    if not state.piles[seat]:
        return Refusal("CA-12", "improve-no-set")
    if card >= FIRST_JOKER:
        return Refusal("CA-13", "improve-possession", {"card": Card(card)})
    kind = kind_of(state.piles[seat][-1])
    return None if card == kind else Refusal("CA-12", "improve-kind", {"card": Card(card), "kind": Card(kind)})


def _swap(state: State, seat: int, action: Action) -> Refusal | None:
    """CA-30."""
    if why := _unknown_seat(state, action):
        return why
    if action.seat == seat:
        return Refusal("CA-30", "swap-self")
    if not state.piles[seat]:
        return Refusal("CA-30", "swap-no-own-set")
    return None if state.piles[action.seat] else Refusal("CA-30", "swap-no-set", {"target": action.seat})


def _move(state: State, seat: int, action: Action) -> Refusal | None:
    """CA-31."""
    if why := _unknown_seat(state, action):
        return why
    if len(state.piles[action.seat]) < _PAIR:
        reason = "move-few-own-sets" if action.seat == seat else "move-few-sets"
        return Refusal("CA-31", reason, {"target": action.seat})
    return None


def _shift(state: State, seat: int, action: Action) -> Refusal | None:
    """CN-3."""
    other = neighbour(state.seats, seat, state.turned)
    return None if action.seat == other else Refusal("CN-3", "shift-other", {"target": other})


def _end(state: State, _seat: int, _action: Action) -> Refusal | None:
    """CC-16, CA-5."""
    return None if state.phase == "second" else Refusal("CC-16", "no-pass")


def _free(_state: State, _seat: int, _action: Action) -> Refusal | None:
    """CC-20, CC-24, C2-8: always open to whoever is asked."""
    return None


_CHECKS: dict[str, Callable[[State, int, Action], Refusal | None]] = {
    "FORM": _form,
    "FORM_D": _form_with_discard,
    "CLAIM": _claim,
    "CHALLENGE": _challenge,
    "IMPROVE": _improve,
    "SWAP": _swap,
    "MOVE": _move,
    "DISCARD": _free,
    "END": _end,
    "PLAY": _play,
    "YIELD": _free,
    "CONTEST": _contest,
    "DECLINE": _free,
    "SHIFT": _shift,
}
