"""`debutant`, a child of seven who has understood the rules, and sees what lies in front of it.

How it thinks, in this order:

1. A set that can be laid is laid: the dearest, jokers and all, for a set is a set.
2. Else it attacks the biggest set that its card matches; in the mood, it does so rather than lay a poorer one.
3. Else it throws away the card that is worth least, whoever waits for it.
4. Attacked, it answers with a card of the same kind if it thinks of it; a joker is too beautiful to be spent so.

It never covers a set to save it, never holds a pair back, counts nothing and looks at nobody's hand. Its moods are
chance's, so that it can be read, but not to the letter.
"""

from collections.abc import Callable, Sequence

from cachecash.bots.contract import Choice, Thought
from cachecash.core.chance import Chance
from cachecash.games.cache_ton_cash.actions import Action
from cachecash.games.cache_ton_cash.cards import CARD, FIRST_JOKER, worth_of
from cachecash.games.cache_ton_cash.view import View

DARES = 50
"""Times in a hundred that it feels like attacking rather than laying a set, once it can."""
THINKS_OF_IT = 60
"""Times in a hundred that it answers a challenge although it could."""

_LAID, _TAKEN, _SMALL, _OUT = 3e6, 2e6, 1e6, 0.0
"""What it looks at first: far enough apart that no worth in dollars leads from one to the next."""


class Debutant:
    """The child of seven."""

    def choose(self, view: View, legal: Sequence[Action], chance: Chance) -> Choice[Action]:
        """Take what it sees first; of things alike, the dearest."""
        mood = _Mood(view, chance)
        thoughts = tuple([Thought(action, _SEES[action.verb](mood, action)) for action in legal])
        best = max(thoughts, key=lambda thought: thought.value)
        return Choice(best.action, thoughts)


class _Mood:
    """What it sees, and what it feels like."""

    __slots__ = ("answers", "dares", "view")

    def __init__(self, view: View, chance: Chance) -> None:
        self.view = view
        self.dares = chance.below(100, "dares") < DARES
        self.answers = chance.below(100, "answers") < THINKS_OF_IT


def _dear(action: Action) -> int:
    return worth_of(action.cost)


def _lay(_mood: _Mood, action: Action) -> float:
    return _LAID + _dear(action)


def _lay_with_discard(mood: _Mood, action: Action) -> float:
    return _LAID + _dear(action) + worth_of(CARD[mood.view.discard[-1]])


def _claim(mood: _Mood, action: Action) -> float:
    tops = [mood.view.neutral[pile].top for pile in action.piles]
    return _LAID + _dear(action) + sum(worth_of(CARD[top]) for top in tops if top is not None)


def _challenge(mood: _Mood, action: Action) -> float:
    """Only with a card of the very kind: a joker it keeps."""
    if action.cards[0] >= FIRST_JOKER:
        return _OUT - _dear(action)
    stolen = worth_of(mood.view.piles[action.seat][-action.slot])
    return (_LAID if mood.dares else _TAKEN) + stolen


def _play(mood: _Mood, action: Action) -> float:
    matches = all(card < FIRST_JOKER for card in action.cards)
    return _TAKEN if matches and mood.answers else _OUT - _dear(action)


def _grow(_mood: _Mood, action: Action) -> float:
    return _TAKEN + _dear(action)


def _swap(mood: _Mood, action: Action) -> float:
    """Whenever the other set is dearer than its own."""
    piles, me = mood.view.piles, mood.view.viewer
    assert me is not None  # noqa: S101 - only a seat chooses
    return _TAKEN + worth_of(piles[action.seat][-1]) - worth_of(piles[me][-1])


def _move(_mood: _Mood, _action: Action) -> float:
    """It does not see what that is good for, but would rather do it than throw a card away."""
    return _SMALL


def _discard(_mood: _Mood, action: Action) -> float:
    return _OUT + _SMALL / 2 - _dear(action)


def _give_up(_mood: _Mood, _action: Action) -> float:
    return _SMALL / 2


_SEES: dict[str, Callable[[_Mood, Action], float]] = {
    "FORM": _lay,
    "FORM_D": _lay_with_discard,
    "CLAIM": _claim,
    "CHALLENGE": _challenge,
    "IMPROVE": _grow,
    "SWAP": _swap,
    "MOVE": _move,
    "SHIFT": _move,
    "DISCARD": _discard,
    "PLAY": _play,
    "CONTEST": _play,
    "YIELD": _give_up,
    "DECLINE": _give_up,
    "END": _give_up,
}
"""One look a verb."""
