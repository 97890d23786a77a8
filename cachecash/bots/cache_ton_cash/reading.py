"""What a player makes of the view: what is still hidden, who may hold an answer, who is ahead.

Everything here could be counted by a person with a good memory: the deck less all that was seen. Money is in thousands
of dollars, as in `cards`; odds go from 0 to 1.
"""

from cachecash.games.cache_ton_cash.cards import CARD, JOKERS, KIND_MASK, Card
from cachecash.games.cache_ton_cash.deal import deck_heap
from cachecash.games.cache_ton_cash.view import View

JOKER_WILL = 0.85
"""How readily a rival spends a joker in a duel, beside a card of the kind: some are kept, some are badly used."""
FULL_CLOCK = 5
"""Cards in the draw pile, per player, from which the end of the round is near: waiting begins to lose its worth."""
LEADER = 1.4
"""To take from the best-placed rival counts this many times more than to take from another."""

WORTH = 64
"""Where the worth of a heap begins."""
_KINDS = ~KIND_MASK
"""A set without its kind, so that sets can be added up."""
_KIND_FIELD = 15


def safe(view: View) -> int:
    """Give how many sets at the bottom of a pile are safe (CC-23, CA-16)."""
    return 1 if view.options.bottomsafe or not view.options.toptwo else 0


def depth(view: View) -> int:
    """Give how many sets at the top of a pile can be stolen, those that are safe apart (CC-22, CA-15)."""
    return 2 if view.options.toptwo else 1


def exposed(view: View, seat: int) -> tuple[int, ...]:
    """Give the sets of *seat* that can be stolen, the top one first."""
    pile = view.piles[seat]
    number = min(depth(view), len(pile) - safe(view))
    return pile[: -number - 1 : -1] if number > 0 else ()


class Reading:
    """One seat's understanding of one view."""

    __slots__ = (
        "_density",
        "clock",
        "depth",
        "hand",
        "harm",
        "hidden",
        "jokers",
        "me",
        "owned",
        "safe",
        "unseen",
        "view",
    )

    def __init__(self, view: View) -> None:
        """Count once what every evaluation asks for."""
        assert view.viewer is not None  # noqa: S101 - a spectator is never asked to choose
        assert view.hand is not None  # noqa: S101 - the same
        self.view = view
        self.me = view.viewer
        self.hand = view.hand
        self.owned = [sum([made & _KINDS for made in pile]) for pile in view.piles]
        self.unseen = self._count_unseen()
        self.hidden = view.draw_size + sum(view.sizes) - view.sizes[self.me]
        for pile in view.neutral:
            self.hidden += pile.size - (pile.top is not None)
        self.jokers = sum([self.unseen >> 4 * joker & _KIND_FIELD for joker in JOKERS])
        self.clock = min(1.0, view.draw_size / (FULL_CLOCK * view.seats))
        self.depth = depth(view)
        self.safe = safe(view)
        self.harm = self._harm()
        self._density = [-1.0] * len(Card)

    def _count_unseen(self) -> int:
        view = self.view
        seen = self.hand + view.out + sum(self.owned) + sum([CARD[card] for card in view.discard])
        for pile in view.neutral:
            if pile.top is not None:
                seen += CARD[pile.top]
        if view.duel:
            seen += (view.duel.aside & _KINDS) + view.duel.played
        return deck_heap(view.seats, view.options) - seen

    def _harm(self) -> list[float]:
        """By seat: what a dollar that it loses is worth to me. All of it with two players, less with more rivals."""
        view = self.view
        share = 1 / (view.seats - 1)
        harm = [share] * view.seats
        if view.seats > 2:
            before = (0,) * view.seats if view.options.end == "deux" else view.totals
            standing = [(owned >> WORTH) + total // 1000 for owned, total in zip(self.owned, before, strict=True)]
            standing[self.me] = -1
            harm[standing.index(max(standing))] *= LEADER
        return harm

    def left(self, kind: int) -> int:
        """How many cards of *kind* are in hidden places."""
        return self.unseen >> 4 * kind & _KIND_FIELD

    def density(self, kind: int) -> float:
        """How likely one hidden card is to be an answer in a duel for *kind*, and its owner to use it."""
        known = self._density[kind]
        if known < 0:
            answers = (self.unseen >> 4 * kind & _KIND_FIELD) + JOKER_WILL * self.jokers
            known = self._density[kind] = min(1.0, answers / self.hidden) if self.hidden else 0.0
        return known

    def at_most(self, seat: int, kind: int, answers: int) -> float:
        """How likely *seat* has no more than so many *answers* for *kind*; 1.0 exactly where it cannot have more."""
        size = self.view.sizes[seat]
        if size <= answers:
            return 1.0
        hit = self.density(kind)
        miss = 1 - hit
        odds = term = miss**size
        if not miss:
            return 0.0
        for number in range(1, answers + 1):
            term *= (size - number + 1) / number * hit / miss
            odds += term
        return odds

    def exposed(self, seat: int) -> tuple[int, ...]:
        """Give the sets of *seat* that can be stolen, the top one first."""
        return exposed(self.view, seat)

    def follower(self) -> int:
        """Who plays next: the first after me that holds a card (CC-17); myself if nobody else does."""
        sizes = self.view.sizes
        seat = (self.me + 1) % len(sizes)
        while not sizes[seat]:
            seat = (seat + 1) % len(sizes)
        return seat
