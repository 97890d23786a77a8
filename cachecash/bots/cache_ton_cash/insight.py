"""What the expert is told of Cache ton Cash: a fast policy, a value, a first impression, and which hands are likely.

All worths are in thousands of dollars. The policy is a sketch of `habitue`, thirty times faster: it looks at its own
hand and at what lies open, and at the *number* of cards of the others, as anybody at the table may.
"""

from collections.abc import Callable, Sequence

from cachecash.bots.cache_ton_cash.beliefs import Likely, weights_of_signs
from cachecash.bots.cache_ton_cash.habitue import Habitue
from cachecash.bots.cache_ton_cash.prospects import VALUE, WORTH, Table, prospects
from cachecash.bots.expert.insight import Draw
from cachecash.core.chance import Chance
from cachecash.core.memo import Memo
from cachecash.games.cache_ton_cash.actions import Action
from cachecash.games.cache_ton_cash.cards import CARD, POSSESSIONS, Card
from cachecash.games.cache_ton_cash.view import View

SINGLE = 0.3
"""Part of its worth that a lone possession promises…"""
PAIRED = 0.55
"""…and each card of a pair."""
JOKER = {Card.AG: 46.0, Card.OR: 78.0, Card.PE: 23.0}
"""What a joker promises."""
ACTION_CARD = {Card.EC: 14.0, Card.DE: 5.0}
"""What an action card promises."""
FRESH = 4.0
"""What an unknown card promises, drawn in place of one that was played."""
LATE = 0.45
"""What is left of every promise once the draw pile is empty."""
KEPT = 0.75
"""Part of a set laid in the open that stays mine, as a rule."""
COVERED = 0.35
"""Part of the set below that a new one saves."""
ENVY = 4 / 3
"""What a set taken from a rival counts, against one of my own."""
GIFT = 0.5
"""Part of a discard's worth that helps the next player."""
WINS = (0.45, 0.75, 0.9)
"""How likely a challenge is won, by the number of answers held: one, two, more."""
HOLDS = (0.5, 0.12)
"""How likely an answer wins the duel: alone, and more for each further card of the kind."""
BIG_JOKER = 25
"""From this worth on, a card played in a challenge is a joker: what is left of the kind stays in the hand."""
WAVER = 2.0
"""How far chance may shift an estimate: nobody is as regular as a table of numbers."""

UNREAD = 0.5
"""Part of the lines of play that a decision gets where hands are not read: there, more of them tell nothing more."""
PRIOR = 0.15
"""Weight of the first impression: little, as the lines of play tell more."""
FEW = 8
"""Once nothing is left to draw and the hands hold no more cards than that, nothing is guessed any more."""
DOUBT = 60.0
"""An action cannot look worse than that at first sight."""


def _promised(hand: int) -> float:
    """What a hand promises, beyond as many unknown cards."""
    promise = 0.0
    for kind in POSSESSIONS:
        held = hand >> 4 * kind & 15
        promise += VALUE[kind] * ((held & ~1) * PAIRED + (held & 1) * SINGLE)
        promise -= FRESH * held
    for special, worth in {**JOKER, **ACTION_CARD}.items():
        promise += (hand >> 4 * special & 15) * (worth - FRESH)
    return promise


_PROMISE = Memo(_promised)
"""By hand: at most a few ten thousand (see `games.cache_ton_cash.moves`)."""


_TURN = frozenset({"action", "second"})
"""The phases in which a card may be discarded."""


_DISCARD = tuple(Action("DISCARD", (card,)) for card in Card)


def _discards(key: tuple[int, bool]) -> tuple[tuple[float, Action], ...]:
    """Give what the discards of a *hand* are worth: those only that may come out best, wavering as one does."""
    hand, late = key
    part = LATE if late else 1.0
    found = []
    for card in Card:
        if hand >> 4 * card & 15:
            loss = part * (_PROMISE[hand] - _PROMISE[hand - CARD[card]])
            found.append((-GIFT * VALUE[card] - loss, _DISCARD[card]))
    best = max([worth for worth, _ in found], default=0.0) - WAVER
    return tuple([(worth, action) for worth, action in found if worth > best])


_DISCARDS = Memo(_discards)
"""By hand, and whether the draw pile is empty."""


class CacheTonCashInsight:
    """The `Insight` contract for Cache ton Cash."""

    horizon = 1
    """One turn of the next player: beyond it, lines of play tell less of the action than of luck."""

    def __init__(self) -> None:
        """The first impression is the regular's."""
        self._regular = Habitue()

    def prior(self, view: View, legal: Sequence[Action]) -> Sequence[float]:
        """Give a little of what the regular thinks."""
        thoughts = self._regular.choose(view, legal, Chance("")).thoughts
        best = max(thought.value for thought in thoughts)
        return [PRIOR * max(thought.value - best, -DOUBT) for thought in thoughts]

    def play(self, state: Table, seat: int, legal: Sequence[Action], draw: Draw) -> Action:
        """Take what brings most, less what the hand pays."""
        if len(legal) == 1:
            return legal[0]
        hand = state.hands[seat]
        before = _PROMISE[hand]
        late = not state.draw
        part = LATE if late else 1.0
        best, most = legal[0], -1e9
        if state.phase in _TURN:
            for worth, action in _DISCARDS[hand, late]:
                if (shifted := worth + draw() * WAVER) > most:
                    best, most = action, shifted
        for action in legal:
            if action.verb != "DISCARD":
                worth = _GAIN[action.verb](state, seat, action)
                worth -= part * (before - _PROMISE[hand - action.cost]) - draw() * WAVER
                if worth > most:
                    best, most = action, worth
        return best

    def part(self, view: View) -> float:
        """Give them all where hands can be read: more of them tell more there."""
        return 1.0 if view.seats in weights_of_signs() else UNREAD

    def likely(self, view: View) -> Callable[[Table], float] | None:
        """Say what the others' hands are likely to be, where that was found to help and they hold any."""
        weights = weights_of_signs().get(view.seats)
        return Likely(view, weights) if weights and sum(view.sizes) > view.sizes[view.viewer or 0] else None

    def rests(self, state: Table) -> bool:
        """A turn begins, and not so few cards are left that the round is better played to its end."""
        return state.phase == "action" and (bool(state.draw) or sum(state.sizes) > FEW)

    def worth(self, state: Table, seat: int) -> float:
        """Give what I may expect, less what the others may, the best of them counting most."""
        standing = [total / 1000 for total in state.totals]
        if state.phase != "over":  # where it is, the sets are counted
            hopes = prospects(state.seats).of(state)
            owned = [sum([made >> WORTH for made in pile]) for pile in state.piles]
            standing = [sum(parts) for parts in zip(standing, owned, hopes, strict=True)]
        mine = standing.pop(seat)
        return mine - (sum(standing) / len(standing) + max(standing)) / 2


# --- what each action brings


def _lay(state: Table, seat: int, worth: float) -> float:
    pile = state.piles[seat]
    if not pile:
        return worth
    return worth * KEPT + (COVERED * (pile[-1] >> WORTH) if len(pile) > 1 else 0.0)


def _form(state: Table, seat: int, action: Action) -> float:
    return _lay(state, seat, action.cost >> WORTH)


def _form_with_discard(state: Table, seat: int, action: Action) -> float:
    return _lay(state, seat, (action.cost >> WORTH) + VALUE[state.discard[-1]])


def _claim(state: Table, seat: int, action: Action) -> float:
    tops = sum([VALUE[state.neutral[pile][-1]] for pile in action.piles])
    return _lay(state, seat, KEPT * ((action.cost >> WORTH) + tops))


def _improve(_state: Table, _seat: int, action: Action) -> float:
    return KEPT * (action.cost >> WORTH)


def _challenge(state: Table, seat: int, action: Action) -> float:
    """A set is won, or the cards laid are lost."""
    made = state.piles[action.seat][-action.slot]
    laid = action.cost >> WORTH
    answers = (state.hands[seat] >> 4 * (made >> 60 & 15) & 15) + (laid >= BIG_JOKER)
    won = WINS[min(answers, len(WINS)) - 1] if answers else WINS[0]
    return won * (_lay(state, seat, laid) + ENVY * (made >> WORTH)) - (1 - won) * laid * (ENVY - 1)


def _answer(state: Table, seat: int, action: Action) -> float:
    rival = state.attacker if seat == state.defender else state.defender
    stake = (state.piles[state.defender][-state.slot] if state.slot else state.aside) + state.played
    return _duel(state, seat, action, stake >> WORTH, 1.0 if not state.sizes[rival] else HOLDS[0])


def _contest(state: Table, seat: int, action: Action) -> float:
    return _duel(state, seat, action, state.aside >> WORTH, HOLDS[0])


def _duel(state: Table, seat: int, action: Action, stake: int, alone: float) -> float:
    laid = action.cost >> WORTH
    more = max(0, (state.hands[seat] >> 4 * state.kind & 15) - 1)
    won = min(1.0, alone + HOLDS[1] * more)
    return won * (stake * ENVY + laid) - (1 - won) * laid * (ENVY - 1)


def _swap(state: Table, seat: int, action: Action) -> float:
    return ENVY * (state.piles[action.seat][-1] >> WORTH) - (state.piles[seat][-1] >> WORTH)


def _move(state: Table, seat: int, action: Action) -> float:
    """My dearer set goes where it is safe, a rival's to where it is not."""
    pile = state.piles[action.seat]
    before, after = pile[-1] >> WORTH, pile[-2 if action.way == "TB" else 0] >> WORTH
    return COVERED * (before - after if action.seat == seat else (after - before) * (ENVY - 1))


def _nothing(_state: Table, _seat: int, _action: Action) -> float:
    return 0.0


_GAIN: dict[str, Callable[[Table, int, Action], float]] = {
    "FORM": _form,
    "FORM_D": _form_with_discard,
    "CLAIM": _claim,
    "CHALLENGE": _challenge,
    "IMPROVE": _improve,
    "SWAP": _swap,
    "MOVE": _move,
    "SHIFT": _move,
    "PLAY": _answer,
    "CONTEST": _contest,
    "YIELD": _nothing,
    "DECLINE": _nothing,
    "END": _nothing,
}
"""One estimate a verb, but for discards (see `_discards`)."""
