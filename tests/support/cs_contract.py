"""Cassa Nostra under the contract suite."""

from collections import Counter
from itertools import product
from random import Random

from cachecash.core.events import Viewer
from cachecash.games.cassa_nostra import CassaNostra
from cachecash.games.cassa_nostra.actions import PASS, Action
from cachecash.games.cassa_nostra.cards import Card, cards_of, heap, size_of
from cachecash.games.cassa_nostra.counting import TOURS
from cachecash.games.cassa_nostra.options import Options
from cachecash.games.cassa_nostra.state import State
from cachecash.games.cassa_nostra.view import View
from contract import Entry
from cs_positions import everywhere


def _actions() -> list[Action]:
    """Everything that may be typed of one deck, with a third card of a value, which nobody has."""
    some = (
        tuple(card.value for card, number in zip(Card, counts, strict=True) for _ in range(number))
        for counts in product(range(4), range(3), range(3), range(4))
    )
    deposits = [Action("DEPOSIT", cards) for cards in some if 0 < len(cards) <= 8]
    singles = [Action(verb, (card.value,)) for verb in ("SHOW", "ADD", "REMOVE") for card in Card]
    return [*deposits, *singles, PASS]


def _deck(seats: int, _options: Options) -> Counter[int]:
    return Counter({int(card): 2 * seats for card in Card})


def _shown(view: View) -> Counter[Card]:
    heaps = [view.hand or 0, view.down, view.chosen, *view.turned, *view.spent]
    return Counter(card for held in heaps for card in cards_of(held))


def _left(state: State) -> int:
    """Three choices for each player in each tour that is left of the partie, less those made in this one."""
    alive = sum(state.playing)
    phases = {"deposit": 2, "show": 1, "adjust": 0}.get(state.phase, 0)
    return (3 * (TOURS - state.tour) + phases) * alive + len(state.waiting)


def _twin(state: State, viewer: Viewer, seat: int, action: Action, chooser: Random) -> State:
    """Exchange the cards of each player whom *viewer* does not see between its hand and its deposit.

    What *action* uses stays, and so does what comes to light by it: with the last choice of a phase how many cards are
    laid, the cards chosen to be turned, or everything.
    """
    twin = state.copy()
    last = len(state.waiting) == 1
    for other in range(state.seats):
        if other != viewer and state.playing[other] and not (last and state.phase == "adjust"):
            _exchange(twin, other, action if other == seat else PASS, chooser, secret=not last)
    return twin


def _exchange(twin: State, other: int, action: Action, chooser: Random, *, secret: bool) -> None:
    """*action* is what this player is about to play; *secret* whether nothing of this phase comes to light yet."""
    held = action.cost if action.verb in {"DEPOSIT", "ADD"} else 0
    laid = action.cost - held
    chosen = twin.phase == "show" and secret and twin.up[other]
    cards = [*cards_of(twin.hands[other] + twin.down[other] + chosen - action.cost)]
    chooser.shuffle(cards)
    number = size_of(twin.down[other] + chosen - laid)
    if twin.phase == "deposit" and secret and number:
        number = chooser.randint(1, len(cards))
    if chosen:
        twin.up[other] = heap(cards[:1])
    twin.down[other] = heap(cards[bool(chosen) : number]) + laid
    twin.hands[other] = heap(cards[number:]) + held


ENTRY = Entry(
    game=CassaNostra(),
    options=[{}, {"checkat": "partie"}],
    card=Card,
    cards=everywhere,
    deck=_deck,
    shown=_shown,
    actions=_actions(),
    verbs=("DEPOSIT", "SHOW", "ADD", "REMOVE", "PASS"),
    spends=lambda _action: True,
    left=_left,
    twin=_twin,
    favourites=("ADD", "REMOVE"),
)
