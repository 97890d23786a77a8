"""What cards are worth in the hand, and sets in a pile, to one who reads the table: estimates, in thousands of dollars.

A hand is worth the sum of what its cards promise; an action pays with that promise and gets fresh cards for it.
"""

from cachecash.bots.cache_ton_cash.reading import WORTH, Reading
from cachecash.games.cache_ton_cash.cards import FACTS, JOKERS, POSSESSIONS, Card

SINGLE = 0.15
"""Part of its worth that a lone possession promises with no other of its kind to come…"""
HOPE = 0.30
"""…and the part that comes on top while at least `PLENTY` others are hidden."""
PLENTY = 5
PAIRED = 0.55
"""Part of its worth that each card of a pair promises: it can be laid later, if the round lasts."""
SPENT = 0.35
"""What is left of every promise when the draw pile is empty: turns are few, and cards kept too long are lost."""
FRESH = 4.0
"""What an unknown card drawn in place of a used one promises."""
GUARD = 0.35
"""Part of what a stealable set stands to lose that one card able to defend it saves."""
PREY = 0.10
"""Part of a rival's stealable set that a card able to attack it promises."""

JOKER_PART = 0.80
"""Part of its worth that a joker promises: one day it lies in a set of mine…"""
JOKER_EDGE = {Card.AG: 26.0, Card.OR: 38.0, Card.PE: 22.0}
"""…and what it promises beyond: it attacks or defends any set, and PE asks two cards of the other."""
LAST_JOKER = 0.45
"""Part of a joker's promise that is left when the draw pile is empty."""
ACTION_CARD = {Card.EC: 14.0, Card.DE: 5.0}
"""What Échange and Déménagement promise: their day may come."""

BIG = 45
"""From this worth on, a set is worth a joker: to me in defence, and to whoever may steal it."""
ATTACKS = 0.75
"""How likely a rival that can steal a set does so before I have covered it."""
ATTACKS_FIRST = 0.25
"""The same for a rival that must first form a set of its own (CC-22)."""

TAKES = 0.75
"""How likely the next player, if able to, takes a discard into a set, and the like of its worth with it."""
JOKER_TAKEN = 0.97
"""The same for a joker: any possession will do."""
SHOWN = 0.85
"""How likely, at least, the next player holds the kind of a set that it shows where it can be stolen: it guards it."""

VALUE = tuple(FACTS[card].worth / 1000 for card in Card)


class Worth:
    """Estimates for one decision."""

    __slots__ = ("_lost", "read")

    def __init__(self, read: Reading) -> None:
        """Start from a reading of the table."""
        self.read = read
        self._lost: dict[int, float] = {}

    # --- cards in the hand

    def lost(self, cost: int, cards: tuple[int, ...]) -> float:
        """What the hand loses in promise when *cards* (the heap *cost*) leave it, fresh ones coming in their place."""
        known = self._lost.get(cost)
        if known is None:
            if len(cards) == 2 and cards[0] == cards[1]:
                known = self._promise(cards[0], 2)
            else:
                known = sum([self._promise(card, 1) for card in cards])
            known -= FRESH * self.read.clock * len(cards)
            self._lost[cost] = known
        return known

    def _promise(self, card: int, leaving: int) -> float:
        """What *leaving* cards of one kind promise as long as they are in the hand."""
        read = self.read
        if card in ACTION_CARD:
            return ACTION_CARD[Card(card)] * (SPENT + (1 - SPENT) * read.clock)
        if card in JOKERS:
            part = JOKER_PART * VALUE[card] + JOKER_EDGE[Card(card)]
            return leaving * part * (LAST_JOKER + (1 - LAST_JOKER) * read.clock)
        held = read.hand >> 4 * card & 15
        promise = self._of_kind(card, held) - self._of_kind(card, held - leaving)
        return promise * (SPENT + (1 - SPENT) * read.clock) + self._in_duels(card, held, leaving)

    def _of_kind(self, kind: int, held: int) -> float:
        single = VALUE[kind] * (SINGLE + HOPE * min(1.0, self.read.left(kind) / PLENTY))
        return (held & ~1) * PAIRED * VALUE[kind] + (held & 1) * single

    def _in_duels(self, kind: int, held: int, leaving: int) -> float:
        """Defending what I show, attacking what others show. The first card of a kind is the one that counts."""
        read = self.read
        promise = 0.0
        for made in read.exposed(read.me):
            if made >> 60 & 15 == kind:
                promise += GUARD * (made >> WORTH) * leaving / held
        for seat in range(read.view.seats):
            if seat != read.me:
                for made in read.exposed(seat):
                    if made >> 60 & 15 == kind:
                        promise += PREY * (made >> WORTH) * leaving / held
        return promise

    # --- sets in a pile

    def risk(self, kind: int, worth: float, hand: int) -> float:
        """How likely a set of mine is stolen before it is covered, if it lies open while I hold *hand*."""
        read = self.read
        guards = guards_in(hand, kind, worth)
        safe = 1.0
        for seat, pile in enumerate(read.view.piles):
            if seat != read.me:
                will = ATTACKS if pile else ATTACKS_FIRST
                safe *= 1 - will * (1 - read.at_most(seat, kind, guards))
        return 1 - safe

    def kept(self, kind: int, worth: float, hand: int) -> float:
        """How likely a set that I lay now on my pile stays mine."""
        read = self.read
        return 1 - self.risk(kind, worth, hand) if len(read.view.piles[read.me]) >= read.safe else 1.0

    def cover(self, hand: int) -> float:
        """What a new set laid on my pile puts out of reach, on average."""
        read = self.read
        exposed = read.exposed(read.me)
        return self.danger(exposed[-1:], hand) if len(exposed) == read.depth else 0.0

    def danger(self, sets: tuple[int, ...], hand: int) -> float:
        """What *sets*, all open to attack, lose on average."""
        return sum([(made >> WORTH) * self.risk(made >> 60 & 15, made >> WORTH, hand) for made in sets])

    # --- what a discard gives away

    def gift(self, card: int) -> float:
        """What the next player gains on average by a discard, as far as it hurts me."""
        read = self.read
        taker = read.follower()
        if taker == read.me:
            return 0.0
        if card in JOKERS:
            return JOKER_TAKEN * (VALUE[card] + VALUE[Card.SB]) * read.harm[taker]
        if card not in POSSESSIONS:
            return 0.0  # CA-34: it leaves the game
        partners = read.left(card)
        odds = 1 - (1 - partners / read.hidden) ** read.view.sizes[taker]
        if partners and any(made >> 60 & 15 == card for made in read.exposed(taker)):
            odds = max(odds, SHOWN)
        return TAKES * odds * 2 * VALUE[card] * read.harm[taker]


def guards_in(hand: int, kind: int, worth: float) -> int:
    """How many answers *hand* holds for a set of *kind*: jokers count where the *worth* is worth them."""
    guards = hand >> 4 * kind & 15
    if worth >= BIG:
        guards += sum([hand >> 4 * joker & 15 for joker in JOKERS])
    return guards
