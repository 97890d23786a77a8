"""A whole position, secrets included: slots, ints and lists, so that a search copies it thousands of times a second."""

from cachecash.core.chance import Chance
from cachecash.games.cache_ton_cash.actions import NOBODY
from cachecash.games.cache_ton_cash.options import Options
from cachecash.games.cache_ton_cash.seating import hand_size


class State:
    """One position of Cache ton Cash.

    Phases: ``action`` and ``second`` (the active player's actions), ``contest`` (a claim may be contested),
    ``answer`` (a challenge goes on), ``shift`` (CN-3), ``dealing`` (between two rounds, only while facts
    are told), ``over``. Heaps and sets: see `cards`. Lists run bottom to top.
    """

    __slots__ = (
        "active",
        "answering",
        "aside",
        "attacker",
        "banned",
        "chance",
        "dealer",
        "defender",
        "demand",
        "discard",
        "draw",
        "drawn",
        "duel",
        "guesses",
        "hand_size",
        "hands",
        "kind",
        "neutral",
        "options",
        "out",
        "phase",
        "piles",
        "played",
        "put_back",
        "reinserted",
        "returned",
        "round",
        "seats",
        "sizes",
        "slot",
        "step",
        "totals",
        "turned",
        "turning",
        "wins",
    )

    def __init__(self, seats: int, options: Options, chance: Chance) -> None:
        """Make an empty table, before the first deal."""
        self.seats = seats
        self.options = options
        self.chance = chance
        self.hand_size = hand_size(seats, options)
        self.round = 0
        self.totals = [0] * seats  # dollars
        self.wins = [0] * seats  # rounds won (CC-41)
        self.dealer = NOBODY
        self.clear()

    def clear(self) -> None:
        """Gather every card: what a new round starts from."""
        self.phase = "action"
        self.active = NOBODY
        self.step = 1
        self.hands = [0] * self.seats  # heaps
        self.sizes = [0] * self.seats  # cards in each hand
        self.piles: list[list[int]] = [[] for _ in range(self.seats)]  # sets
        self.draw: list[int] = []  # kinds
        self.discard: list[int] = []  # kinds
        self.neutral: list[list[int]] = []  # kinds
        self.out = 0  # heap of the cards out of the game
        self.banned = NOBODY  # CA-9
        self.duel = False  # another hand than the active one was used in this turn (CC-31)
        self.turning: list[int] = []  # neutral piles whose top is face down until the claim is settled (C2-12)
        self.turned = NOBODY  # the neutral pile whose action card is being resolved (CN-2)
        self.reinserted = 0  # draws of the "reinsert" stream in this round
        # CC-9b: what everybody saw going back face down, and who may have met it since (see `knowledge`).
        self.returned = 0  # action cards put back into the draw pile (CA-4), a heap
        self.drawn = [0] * self.seats  # cards drawn by each seat since, counted only if `returned`
        self.guesses = [0] * (self.seats + 1)  # per seat, then spectators: seen action cards that may be those, heaps
        self.put_back: list[int] = []  # per neutral pile, action cards surely in it (CN-1, CN-5), heaps
        self.close_duel()

    def close_duel(self) -> None:
        """Forget the challenge or claim that has been settled."""
        self.attacker = self.defender = self.answering = self.kind = NOBODY
        self.slot = self.aside = self.played = self.demand = 0

    def copy(self) -> "State":
        """Give an independent position, equal to this one."""
        twin = object.__new__(State)
        twin.seats = self.seats
        twin.options = self.options
        twin.chance = self.chance
        twin.hand_size = self.hand_size
        twin.round = self.round
        twin.totals = self.totals[:]
        twin.wins = self.wins[:]
        twin.dealer = self.dealer
        twin.phase = self.phase
        twin.active = self.active
        twin.step = self.step
        twin.hands = self.hands[:]
        twin.sizes = self.sizes[:]
        twin.piles = [pile[:] for pile in self.piles]
        twin.draw = self.draw[:]
        twin.discard = self.discard[:]
        twin.neutral = [pile[:] for pile in self.neutral]
        twin.out = self.out
        twin.banned = self.banned
        twin.duel = self.duel
        twin.turning = self.turning[:]
        twin.turned = self.turned
        twin.reinserted = self.reinserted
        twin.returned = self.returned
        twin.drawn = self.drawn[:]
        twin.guesses = self.guesses[:]
        twin.put_back = self.put_back[:]
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.answering = self.answering
        twin.kind = self.kind
        twin.slot = self.slot
        twin.aside = self.aside
        twin.played = self.played
        twin.demand = self.demand
        return twin

    def __eq__(self, other: object) -> bool:
        """Two positions are equal when everything in them is."""
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]  # it changes
