"""Petite bataille, the added game, under the contract suite."""

from collections import Counter
from random import Random

from cachecash.core.events import Viewer
from cachecash.games.petite_bataille import PetiteBataille
from cachecash.games.petite_bataille.actions import Action
from cachecash.games.petite_bataille.cards import DECK, Card
from cachecash.games.petite_bataille.options import Options
from cachecash.games.petite_bataille.state import State
from cachecash.games.petite_bataille.view import View
from contract import Entry


def _cards(state: State) -> Counter[int]:
    laid = [state.laid] if state.laid else []
    return Counter([*state.hands[0], *state.hands[1], *state.played, *laid, state.aside])


def _deck(_seats: int, _options: Options) -> Counter[int]:
    return Counter(DECK)


def _shown(view: View) -> Counter[Card]:
    return Counter(map(Card, [*view.hand, *view.played, *([view.laid] if view.laid else [])]))


def _twin(state: State, viewer: Viewer, seat: int, action: Action, chooser: Random) -> State:
    """Exchange the cards of the hands that *viewer* does not see, but for the one that is played, and the one aside."""
    twin = state.copy()
    kept = [[action.card] if other == seat else [] for other in range(2)]
    unseen = [other for other in range(2) if other != viewer]
    cards = [card for other in unseen for card in state.hands[other] if card not in kept[other]] + [state.aside]
    chooser.shuffle(cards)
    for other in unseen:
        twin.hands[other] = sorted(kept[other] + [cards.pop() for _ in state.hands[other][len(kept[other]) :]])
    twin.aside = cards.pop()
    return twin


ENTRY = Entry(
    game=PetiteBataille(),
    options=[{}, {"rounds": "3"}],
    card=Card,
    cards=_cards,
    deck=_deck,
    shown=_shown,
    actions=[Action(card) for card in DECK],
    verbs=("PLAY",),
    spends=lambda _action: True,
    left=lambda state: sum(map(len, state.hands)),
    twin=_twin,
    favourites=("PLAY",),
)
