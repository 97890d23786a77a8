"""`habitue`, the regular of the café: plays as a decent person does, from its view alone, without looking ahead.

How it thinks:

1. It *reads* the table (`reading`): the deck less every card seen gives how likely a hidden card is to be an answer for
   a kind, how likely a rival runs out of answers, which sets can be stolen, who is ahead.
2. It *estimates* (`worth`): what each card of its hand promises, what a set in the open stands to lose, what a discard
   gives to the next player.
3. It gives each legal action one value, in thousands of dollars against doing nothing (`_JUDGE`, one function a verb),
   and takes the highest. Equals are left to chance.

An action is worth what it brings, what it covers and what it takes from a rival, less what the hand pays for it. From
that alone come the manners of the café: lay the dear pair before the cheap one and the first set in the safe place,
cover what can be stolen, attack whoever has no answer left, defend by value, keep jokers while there is time and spend
them at the end, feed nobody. One manner is a rule of its own: an answer that wins for certain is always given.

It remembers nothing: what was said of a card is read again from the view at each decision.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from cachecash.bots.cache_ton_cash.reading import WORTH, Reading
from cachecash.bots.cache_ton_cash.worth import Worth, guards_in
from cachecash.bots.contract import Choice, Thought
from cachecash.core.chance import Chance
from cachecash.games.cache_ton_cash.actions import Action
from cachecash.games.cache_ton_cash.cards import CARD, Card
from cachecash.games.cache_ton_cash.seating import neighbour
from cachecash.games.cache_ton_cash.view import DuelView, View

_CLOSE = 1e-6
"""Values nearer than this, in thousands of dollars, are as good as each other."""

SURE = 1000.0
"""Added to an answer that wins for certain: such a duel is never given up."""


class Habitue:
    """The regular of the café."""

    def choose(self, view: View, legal: Sequence[Action], chance: Chance) -> Choice[Action]:
        """Take the action of highest value; *chance* decides between equals."""
        if len(legal) == 1:
            return Choice(legal[0])
        worth = Worth(Reading(view))
        thoughts = tuple([Thought(action, _JUDGE[action.verb](worth, action)) for action in legal])
        best = max([thought.value for thought in thoughts]) - _CLOSE
        equals = [thought.action for thought in thoughts if thought.value >= best]
        return Choice(equals[0] if len(equals) == 1 else equals[chance.below(len(equals), "choice")], thoughts)


# --- laying sets


def _form(worth: Worth, action: Action) -> float:
    return _lay(worth, action, action.cost >> WORTH, min(action.cards))


def _form_with_discard(worth: Worth, action: Action) -> float:
    top = worth.read.view.discard[-1]
    return _lay(worth, action, action.cost + CARD[top] >> WORTH, min(action.cards[0], top))


def _lay(worth: Worth, action: Action, value: int, kind: int) -> float:
    """A new set on my pile: what it will bring, what it covers, what the hand pays."""
    rest = worth.read.hand - action.cost
    return value * worth.kept(kind, value, rest) + worth.cover(rest) - worth.lost(action.cost, action.cards)


def _claim(worth: Worth, action: Action) -> float:
    """A new set, if the rival concerned does not win the contest (C2-8, C3-4)."""
    read = worth.read
    view = read.view
    tops = [top for pile in action.piles if (top := view.neutral[pile].top) is not None]
    kind = min(*action.cards, *tops)
    value = action.cost + sum([CARD[top] for top in tops]) >> WORTH
    rival = neighbour(view.seats, read.me, action.piles[0])
    rest = read.hand - action.cost
    won = read.at_most(rival, kind, guards_in(rest, kind, value))
    gain = won * (value * worth.kept(kind, value, rest) + worth.cover(rest))
    return gain - (1 - won) * value * read.harm[rival] - worth.lost(action.cost, action.cards)


def _improve(worth: Worth, action: Action) -> float:
    """The top set grows, as far as it stays mine; it is no better covered."""
    read = worth.read
    rest = read.hand - action.cost
    pile = read.view.piles[read.me]
    value = pile[-1] + action.cost >> WORTH
    kept = 1 - worth.risk(action.cards[0], value, rest) if len(pile) > read.safe else 1.0
    return (action.cost >> WORTH) * kept - worth.lost(action.cost, action.cards)


# --- duels


class _Stake(NamedTuple):
    """What a duel is about: a set's *kind* and *value* with the cards laid so far, *rival*, the *demand* on me."""

    kind: int
    value: int
    rival: int
    demand: int = 1


def _challenge(worth: Worth, action: Action) -> float:
    made = worth.read.view.piles[action.seat][-action.slot]
    return _fight(worth, action, _Stake(made >> 60 & 15, made >> WORTH, action.seat))


def _play(worth: Worth, action: Action) -> float:
    duel = _duel(worth)
    rival = duel.defender if duel.attacker == worth.read.me else duel.attacker
    assert rival is not None  # noqa: S101 - a play answers somebody
    stake = _Stake(duel.kind, duel.stake + duel.played >> WORTH, rival, duel.demand)
    return _fight(worth, action, stake)


def _contest(worth: Worth, action: Action) -> float:
    duel = _duel(worth)
    return _fight(worth, action, _Stake(duel.kind, duel.stake >> WORTH, duel.defender))


def _duel(worth: Worth) -> DuelView:
    duel = worth.read.view.duel
    assert duel is not None  # noqa: S101 - only duels have answers
    return duel


def _fight(worth: Worth, action: Action, stake: _Stake) -> float:
    """Lay cards, against giving up: what is won, or lost with the cards laid, and what the hand pays."""
    read = worth.read
    kind, value, rival, demand = stake
    laid = action.cost >> WORTH
    rest = read.hand - action.cost
    doubled = action.cards[0] == Card.PE and demand == 1  # CA-22: the first answer then takes two cards
    won = read.at_most(rival, kind, guards_in(rest, kind, value + laid) + doubled)
    kept = worth.kept(kind, value + laid, rest)
    gain = won * (value * (kept + read.harm[rival]) + laid * kept + worth.cover(rest))
    balance = gain - (1 - won) * laid * read.harm[rival] - worth.lost(action.cost, action.cards)
    return balance + SURE if won == 1.0 and action.verb == "PLAY" else balance


def _give_up(_worth: Worth, _action: Action) -> float:
    """Nothing won, nothing paid: what the other values are measured against."""
    return 0.0


# --- discards, and the second action declined


def _discard(worth: Worth, action: Action) -> float:
    return -worth.lost(action.cost, action.cards) - worth.gift(action.cards[0])


# --- action cards


def _swap(worth: Worth, action: Action) -> float:
    """The two top sets exchange places: the difference, wherever it will be safe, and what the other loses."""
    read = worth.read
    piles = read.view.piles
    mine, theirs = piles[read.me][-1], piles[action.seat][-1]
    rest = read.hand - action.cost
    gain = (theirs >> WORTH) - (mine >> WORTH)
    change = gain * (1 + read.harm[action.seat])
    if len(piles[read.me]) > read.safe:
        change -= worth.danger((theirs,), rest) - worth.danger((mine,), rest)
    return change - worth.lost(action.cost, (Card.EC,))


def _move(worth: Worth, action: Action) -> float:
    """My big set goes to the safe place, or a rival's leaves it."""
    return _shift(worth, action) - worth.lost(action.cost, (Card.DE,))


def _shift(worth: Worth, action: Action) -> float:
    read = worth.read
    pile = read.view.piles[action.seat]
    before = read.exposed(action.seat)
    turned = (pile[-1], *pile[:-1]) if action.way == "TB" else (*pile[1:], pile[0])
    count = len(before)
    after = turned[: -count - 1 : -1] if count else ()
    if action.seat == read.me:
        return worth.danger(before, read.hand) - worth.danger(after, read.hand)
    return _prey(read, after, action.seat) - _prey(read, before, action.seat)


def _prey(read: Reading, sets: tuple[int, ...], seat: int) -> float:
    """What a rival stands to lose by showing *sets*: to me if I can attack them, else to the others."""
    total = 0.0
    for made in sets:
        value = made >> WORTH
        armed = guards_in(read.hand, made >> 60 & 15, value) and read.view.piles[read.me]
        weak = read.at_most(seat, made >> 60 & 15, 0)
        total += value * weak * (0.5 * (1 + read.harm[seat]) if armed else 0.3 * read.harm[seat])
    return total


_JUDGE: dict[str, Callable[[Worth, Action], float]] = {
    "FORM": _form,
    "FORM_D": _form_with_discard,
    "CLAIM": _claim,
    "IMPROVE": _improve,
    "CHALLENGE": _challenge,
    "PLAY": _play,
    "CONTEST": _contest,
    "YIELD": _give_up,
    "DECLINE": _give_up,
    "END": _give_up,
    "DISCARD": _discard,
    "SWAP": _swap,
    "MOVE": _move,
    "SHIFT": _shift,
}
"""One evaluation a verb."""
