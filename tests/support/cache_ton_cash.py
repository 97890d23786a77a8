"""Cache ton Cash under the contract suite."""

from collections import Counter
from itertools import combinations, combinations_with_replacement, product
from random import Random

from cachecash.core.events import Viewer
from cachecash.games.cache_ton_cash import CacheTonCash
from cachecash.games.cache_ton_cash.actions import DECLINE, END, YIELD, Action
from cachecash.games.cache_ton_cash.cards import ACTION_CARDS, Card, cards_of, heap
from cachecash.games.cache_ton_cash.deal import deck
from cachecash.games.cache_ton_cash.options import Options
from cachecash.games.cache_ton_cash.state import State
from cachecash.games.cache_ton_cash.view import View
from contract import Entry
from positions import everywhere

ADVANCED = {"six": "on", "double": "on", "improve": "on", "toptwo": "on", "penny": "on", "actions": "on"}
OPTIONS = [
    {"end": "rapide"},
    {**ADVANCED, "end": "rapide"},
    {**ADVANCED, "end": "rapide", "six": "off"},
    {**ADVANCED, "end": "rapide", "bottomsafe": "off", "slot2cost": "2"},
    {**ADVANCED, "end": "rapide", "pennylater": "off", "contestneedsset": "on"},
    {"actions": "on", "end": "deux", "tiedround": "none"},
    {"double": "on", "penny": "on", "end": "rapide"},
    {"toptwo": "on", "improve": "on", "end": "rapide"},
]


def _actions() -> list[Action]:
    pairs = list(combinations_with_replacement(range(15), 2))
    plays = [*((card,) for card in range(15)), *pairs]
    return [
        *(YIELD, DECLINE, END),
        *(Action("FORM", pair) for pair in pairs),
        *(Action(verb, (card,)) for verb in ("FORM_D", "DISCARD", "IMPROVE") for card in range(15)),
        *(Action(verb, play) for verb in ("PLAY", "CONTEST") for play in plays),
        *(Action("CHALLENGE", play, seat=seat, slot=slot) for play in plays for seat in range(7) for slot in range(4)),
        *(
            Action("CLAIM", (card,), piles=piles)
            for card in range(15)
            for size in (1, 2, 3)
            for piles in combinations(range(4), size)
        ),
        *(Action("SWAP", seat=seat) for seat in range(7)),
        *(Action(verb, seat=seat, way=way) for verb, seat, way in product(("MOVE", "SHIFT"), range(7), ("TB", "BT"))),
    ]


def _deck(seats: int, options: Options) -> Counter[int]:
    return Counter(deck(seats, options))


def _shown(view: View) -> Counter[Card]:
    shown: Counter[Card] = Counter(map(Card, view.discard))
    heaps = [view.hand or 0, view.out, view.returned, *(made for pile in view.piles for made in pile)]
    heaps += [pile.put_back for pile in view.neutral]
    if view.duel:
        heaps += [view.duel.aside, view.duel.played]
    for held in heaps:
        shown.update(cards_of(held))
    shown.update(Card(pile.top) for pile in view.neutral if pile.top is not None)
    return shown


def _spends(action: Action) -> bool:
    """CC-37: whether a card leaves the draw pile and the hands for good."""
    return action.verb not in {"YIELD", "DECLINE", "END", "SHIFT"}


def _left(state: State) -> int:
    return len(state.draw) + sum(state.sizes)


def _twin(state: State, viewer: Viewer, seat: int, action: Action, chooser: Random) -> State:
    """Exchange cards of the hands that *viewer* doesn't hold and of the depth of the piles.

    What can come to light at once stays: all that hands may draw, and in a neutral pile a chain of action cards
    (CN-7). Action cards stay too: each may be one that was seen going back (CC-9b).
    """
    twin = state.copy()
    costs = {seat: action.cost}
    hands = {
        other: list(map(int, cards_of(state.hands[other] - costs.get(other, 0))))
        for other in range(state.seats)
        if other != viewer
    }
    depths = [(hand, len(hand)) for hand in hands.values()]
    depths += [(twin.draw, len(twin.draw) - state.hand_size * state.seats)]
    depths += [(pile, len(pile) - 6) for pile in twin.neutral]
    places = [(zone, at) for zone, depth in depths for at in range(depth) if zone[at] not in ACTION_CARDS]
    cards = [zone[at] for zone, at in places]
    chooser.shuffle(cards)
    for (zone, at), card in zip(places, cards, strict=True):
        zone[at] = card
    for other, hand in hands.items():
        twin.hands[other] = heap(hand) + costs.get(other, 0)
    return twin


ENTRY = Entry(
    game=CacheTonCash(),
    options=OPTIONS,
    card=Card,
    cards=everywhere,
    deck=_deck,
    shown=_shown,
    actions=_actions(),
    verbs=("FORM", "FORM_D", "CLAIM", "CHALLENGE", "IMPROVE", "SWAP", "MOVE", "DISCARD", "END"),
    spends=_spends,
    left=_left,
    twin=_twin,
    favourites=("CLAIM", "CHALLENGE", "CONTEST", "PLAY", "SWAP", "MOVE", "IMPROVE"),
)
