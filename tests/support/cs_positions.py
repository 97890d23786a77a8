"""Positions of Cassa Nostra, written as people write them, and what to ask of them.

Cards are written ``"1 1 8"``; a deposit reads up, then down: ``"8 / 1 1"`` (``"/ 1 1"`` where nothing is turned).
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from cachecash.core.chance import Chance
from cachecash.core.events import Event, Tell
from cachecash.games.cassa_nostra import CassaNostra
from cachecash.games.cassa_nostra.actions import parse
from cachecash.games.cassa_nostra.cards import COPIES, FULL, Card, cards_of, heap
from cachecash.games.cassa_nostra.options import Options
from cachecash.games.cassa_nostra.state import State
from contract import options_of

GAME = CassaNostra()
ALL = "1 1 2 2 4 4 8 8"


def options(text: str = "") -> Options:
    """Read ``"checkat=partie"``."""
    read: Options = options_of(GAME, text)
    return read


def cards(text: str) -> int:
    """Read ``"1 1 8"`` as a heap."""
    return heap(map(int, text.split()))


def written(held: int) -> str:
    """Write a heap."""
    return " ".join(str(card.value) for card in cards_of(held))


def position(  # noqa: PLR0913 - each names one thing that lies on the table
    hands: Sequence[str],
    deposits: Sequence[str] = (),
    *,
    phase: str = "deposit",
    quest: int = 0,
    dice: Sequence[int] = (),
    first: int = 0,
    tour: int = 1,
    partie: int = 1,
    tokens: Sequence[int] | None = None,
    out: Sequence[int] = (),
    waiting: Sequence[int] | None = None,
    rules: str = "",
    seed: str = "position",
) -> State:
    """Build a position, one hand a seat: what is in no hand and no deposit was spent in tours before.

    *out* are the seats eliminated (their hands are written ``""``). *waiting* are all those with a hand, or a deposit,
    where it is not told.
    """
    seats = len(hands)
    state = State(seats, options(rules), Chance(seed))
    state.phase, state.quest, state.dice, state.first = phase, quest, list(dice), first
    state.tour, state.partie = tour, partie
    state.tokens = list(tokens or [2] * seats)
    state.playing = [seat not in out for seat in range(seats)]
    state.hands = [cards(hand) for hand in hands]
    for seat, text in enumerate(deposits):
        up, _, down = text.partition("/")
        state.up[seat], state.down[seat] = cards(up), cards(down)
    for seat in range(seats):
        if state.playing[seat]:
            held = everything(state, seat)
            assert all(number <= COPIES for number in held.values()), f"more cards than there are: {held}"
            state.spent[seat] = FULL - state.hands[seat] - state.up[seat] - state.down[seat]
    order = [(first * (phase == "adjust") + step) % seats for step in range(seats)]
    lying = state.hands if phase == "deposit" else [up + down for up, down in zip(state.up, state.down, strict=True)]
    state.waiting = [seat for seat in order if lying[seat]] if waiting is None else list(waiting)
    return state


def everything(state: State, seat: int) -> Counter[int]:
    """Count the cards of a seat, wherever they are."""
    held = (state.hands[seat], state.up[seat], state.down[seat], state.spent[seat])
    return Counter(int(card) for one in held for card in cards_of(one))


def everywhere(state: State) -> Counter[int]:
    """Count all cards. Those of an eliminated seat lie nowhere any more (CS-13): they are counted as gone."""
    found: Counter[int] = Counter()
    for seat, plays in enumerate(state.playing):
        mine = everything(state, seat)
        assert plays or not mine, "an eliminated seat has no card"
        found += mine if plays else Counter(int(card) for card in cards_of(FULL))
    return found


def legal(state: State, seat: int | None = None) -> list[str]:
    """Give the legal actions of *seat*, else of the first seat awaited, in the log's notation."""
    return [str(action) for action in GAME.legal(state, GAME.to_act(state)[0] if seat is None else seat)]


def refused(state: State, text: str, seat: int | None = None) -> str:
    """Give the reason why an action is refused, "" if it is legal."""
    refusal = GAME.refusal(state, GAME.to_act(state)[0] if seat is None else seat, parse(text))
    return refusal.reason if refusal else ""


def play(state: State, *texts: str) -> list[Event]:
    """Play actions one after the other, each by the first seat awaited; give what was told."""
    told: list[Event] = []
    for text in texts:
        seat = GAME.to_act(state)[0]
        action = parse(text)
        refusal = GAME.refusal(state, seat, action)
        assert refusal is None, f"{text}: {refusal}"
        GAME.apply(state, seat, action, told.append)
    return told


def tour(state: State, *offers: str) -> list[Event]:
    """Play a whole tour without adjustments: each seat awaited lays its cards and turns the first of them."""
    told = play(state, *(f"DEPOSIT({','.join(offer.split())})" for offer in offers))
    told += play(state, *(f"SHOW({offer.split()[0]})" for offer in offers))
    return told + play(state, *["PASS"] * len(offers))


@dataclass(frozen=True, slots=True)
class Rigged(Chance):
    """A chance whose first tour begins at seat *first*, and whose dice fall as told, tour after tour."""

    dice: tuple[tuple[int, ...], ...] = ()
    first: int = 0

    def below(self, bound: int, purpose: str, round_: int = 0, seat: int = 0, counter: int = 0) -> int:
        """Answer as told; by chance where nothing more is told."""
        tour = 3 * (round_ - 1) + counter - 1
        if purpose == "first":
            return self.first
        if purpose == "dice" and tour < len(self.dice):
            return self.dice[tour][seat] - 1
        return Chance.below(self, bound, purpose, round_, seat, counter)


def dealt(seats: int, *dice: str, first: int = 0, rules: str = "", tell: Tell | None = None) -> State:
    """Begin a game whose dice are told by tour, one figure a seat: ``dealt(3, "122")`` has a quest of 25."""
    rolled = tuple(tuple(map(int, tour)) for tour in dice)
    return GAME.new(seats, options(rules), Rigged("rigged", rolled, first), tell)


def of_type(told: Sequence[Event], kind: type[Event]) -> list[Event]:
    """Pick the facts of one type."""
    return [fact for fact in told if type(fact) is kind]


__all__ = ["ALL", "GAME", "Card", "Rigged", "dealt", "position"]
