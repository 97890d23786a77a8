"""Positions of Cache ton Cash, written as people write them, and what to ask of them.

A pile reads bottom to top, as everywhere: ``"BJ BJ | PI AG"``. Five cards of a kind may be written ``BD×5``.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from cachecash.core.chance import Chance
from cachecash.core.events import Event, Tell
from cachecash.games.cache_ton_cash import CacheTonCash
from cachecash.games.cache_ton_cash.actions import NOBODY, Action, parse
from cachecash.games.cache_ton_cash.cards import CARD, KIND, Card, cards_of, heap, kind_of
from cachecash.games.cache_ton_cash.deal import deck
from cachecash.games.cache_ton_cash.options import Options
from cachecash.games.cache_ton_cash.state import State
from contract import options_of

T = TypeVar("T")

GAME = CacheTonCash()


def size_of(cards: int) -> int:
    """How many cards a heap or set holds."""
    return len(cards_of(cards))


def cards(text: str) -> list[int]:
    """Read ``"PI BD×5"``."""
    read: list[int] = []
    for word in text.split():
        code, _, times = word.partition("×")
        read += [Card[code].value] * int(times or 1)
    return read


def made_set(text: str) -> int:
    """Read one set, ``"PI AG"``."""
    held = cards(text)
    return heap(held) + KIND[min(held)]


def pile(text: str) -> list[int]:
    """Read a pile of sets, ``"BJ BJ | PI AG"``."""
    return [made_set(part) for part in text.split("|")] if text.strip() else []


def options(text: str = "") -> Options:
    """Read ``"avance end=rapide"``: presets and options, the later ones over the earlier ones."""
    read: Options = options_of(GAME, text)
    return read


def position(  # noqa: PLR0913 - each names one thing that lies on the table
    hands: Sequence[str],
    piles: Sequence[str] = (),
    *,
    draw: str = "",
    rest: bool = False,
    discard: str = "",
    neutral: Sequence[str] | None = None,
    out: str = "",
    rules: str = "",
    active: int = 0,
    dealer: int | None = None,
    phase: str = "action",
    step: int | None = None,
    answering: int = NOBODY,
    attacker: int = NOBODY,
    defender: int = NOBODY,
    slot: int = 0,
    kind: str = "",
    aside: str = "",
    played: str = "",
    demand: int = 0,
    banned: int = NOBODY,
    duel: bool = False,
    turning: Sequence[int] = (),
    round_: int = 1,
    totals: Sequence[int] | None = None,
    wins: Sequence[int] | None = None,
    seed: str = "position",
) -> State:
    """Build a position, one hand a seat; nothing lies where nothing is told.

    *rest* puts the rest of the deck, shuffled, under the cards of *draw*, so that the cards are conserved. *rules* is
    read by `options`. *step* follows from *phase*, *kind* from the set that is attacked or *aside*, *dealer* is the
    seat before *active*, where they are not told.
    """
    seats = len(hands)
    state = State(seats, options(rules), Chance(seed))
    state.round = round_
    state.active = active
    state.dealer = (active - 1) % seats if dealer is None else dealer
    state.hands = [heap(cards(hand)) for hand in hands]
    state.sizes = [size_of(hand) for hand in state.hands]
    state.piles = [pile(text) for text in (*piles, *[""] * (seats - len(piles)))]
    state.draw = cards(draw)
    state.discard = cards(discard)
    if neutral is not None:
        state.neutral = [cards(text) for text in neutral]
        state.put_back = [0] * len(neutral)
    state.out = heap(cards(out))
    state.totals = list(totals or [0] * seats)
    state.wins = list(wins or [0] * seats)
    state.phase = phase
    state.step = step or (2 if phase == "second" else 1)
    state.attacker, state.defender, state.answering = attacker, defender, answering
    state.slot, state.demand, state.banned, state.duel = slot, demand, banned, duel
    state.turning = list(turning)
    state.aside = made_set(aside) if aside else 0
    state.played = heap(cards(played))
    if kind:
        state.kind = Card[kind]
    elif aside:
        state.kind = kind_of(state.aside)
    elif slot:
        state.kind = kind_of(state.piles[defender][-slot])
    if rest:
        state.draw = [*state.chance.shuffled(_left(state), "rest"), *state.draw]
    return state


def everywhere(state: State) -> Counter[int]:
    """Count the cards of every place (CC-8)."""
    found: Counter[int] = Counter()
    sets = [made for owned in state.piles for made in owned]
    for held in (*state.hands, *sets, state.out, state.aside, state.played):
        found.update(map(int, cards_of(held)))
    for laid in (state.draw, state.discard, *state.neutral):
        found.update(laid)
    return found


def _left(state: State) -> list[int]:
    left = Counter(deck(state.seats, state.options))
    left.subtract(everywhere(state))
    assert min(left.values()) >= 0, f"more cards than the deck has: {left}"
    return sorted(left.elements())


def legal(state: State, seat: int | None = None) -> list[str]:
    """Give the legal actions of *seat*, else of the seat awaited, in the log's notation."""
    awaited = GAME.to_act(state)
    return [str(action) for action in GAME.legal(state, awaited[0] if seat is None else seat)]


def refused(state: State, text: str, seat: int | None = None) -> str:
    """Give the reason why an action is refused, "" if it is legal."""
    awaited = GAME.to_act(state)
    refusal = GAME.refusal(state, awaited[0] if seat is None else seat, parse(text))
    return refusal.reason if refusal else ""


def play(state: State, *texts: str) -> list[Event]:
    """Play actions one after the other, each by the seat awaited; give what was told."""
    told: list[Event] = []
    for text in texts:
        seat = GAME.to_act(state)[0]
        action: Action = parse(text)
        refusal = GAME.refusal(state, seat, action)
        assert refusal is None, f"{text}: {refusal}"
        GAME.apply(state, seat, action, told.append)
    return told


def written(held: int | Sequence[int]) -> str:
    """Write a hand, a set or a list of cards: possessions first, in card-table order, unless it is a list."""
    return " ".join(Card(card).name for card in (cards_of(held) if isinstance(held, int) else held))


def hand_of(state: State, seat: int) -> str:
    """Write a hand."""
    return written(state.hands[seat])


def pile_of(state: State, seat: int) -> str:
    """Write a pile, bottom to top."""
    return " | ".join(map(written, state.piles[seat]))


def put(state: State, seat: int, text: str) -> None:
    """Give *seat* another hand."""
    state.hands[seat] = sum(CARD[card] for card in cards(text))
    state.sizes[seat] = len(cards(text))


@dataclass(frozen=True, slots=True)
class Rigged(Chance):
    """A chance that deals the first round as told: *dealt* come first, in this order; seat *dealer* deals.

    *places* are where cards that are put back go, one after the other, counted from the bottom (negative: from the
    highest place that they may have, which is -1).
    """

    dealt: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    dealer: int = 0

    def below(self, bound: int, purpose: str, round_: int = 0, seat: int = 0, counter: int = 0) -> int:
        """Answer as told."""
        if purpose == "dealer":
            return self.dealer
        if purpose == "reinsert" and counter < len(self.places):
            return self.places[counter] % bound
        return Chance.below(self, bound, purpose, round_, seat, counter)

    def shuffled(self, items: Sequence[T], purpose: str, round_: int = 0, seat: int = 0, counter: int = 0) -> list[T]:
        """Stack the deck as told; its other cards follow in card-table order."""
        if purpose != "shuffle" or round_ != 1:
            return Chance.shuffled(self, items, purpose, round_, seat, counter)
        left = list(items)
        for card in self.dealt:
            left.remove(card)  # type: ignore[arg-type] # a deck is made of kinds
        return [*reversed(left), *reversed(self.dealt)]  # type: ignore[list-item] # the same


def dealt(seats: int, rules: str, text: str, *places: int, tell: Tell | None = None) -> State:
    """Deal a first round in which the cards of *text* come first; see `Rigged`. Seat 1 plays first."""
    return GAME.new(seats, options(rules), Rigged("rigged", tuple(cards(text)), places), tell)
