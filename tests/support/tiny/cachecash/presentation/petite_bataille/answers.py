"""What Petite bataille answers to a question: from a view alone, in sentences of the catalog."""

from collections.abc import Callable, Mapping, Sequence

from cachecash.games.petite_bataille.actions import Action
from cachecash.games.petite_bataille.view import View
from cachecash.narration.utterance import Level, Rendered
from cachecash.presentation.petite_bataille.words import Words

Lines = list[Rendered]
Answer = Callable[[Words, View, Level], Lines]


def turn(words: Words, view: View, level: Level) -> Lines:
    """Say who must play, and over what."""
    if not view.awaited:
        return [words("turn-over", level)]
    (seat,) = view.awaited
    return [words(f"turn-{words.who(seat, view.viewer)}", level, seat=words.name(seat), laid=view.laid)]


def prompt(words: Words, view: View, legal: Sequence[Action], level: Level) -> Rendered:
    """Say what the owner of *view* may do now; whoever is not awaited learns whose turn it is."""
    return words("prompt", level, laid=view.laid, cards=view.hand) if legal else turn(words, view, level)[0]


def _scores(words: Words, view: View, level: Level) -> Lines:
    tricks, totals = words.tally(view.tricks, view.viewer), words.tally(view.totals, view.viewer)
    return [words("scores", level, round=view.round, of=view.options.rounds, tricks=tricks, totals=totals)]


def _hand(words: Words, view: View, level: Level) -> Lines:
    return [words("hand", level, watching=view.viewer is None, count=len(view.hand), cards=view.hand)]


def _counts(words: Words, view: View, level: Level) -> Lines:
    return [words("counts", level, counts=words.tally(view.sizes, view.viewer))]


def _middle(words: Words, view: View, level: Level) -> Lines:
    return [words("middle", level, laid=view.laid, count=len(view.played), played=sorted(view.played))]


def _goal(words: Words, view: View, level: Level) -> Lines:
    return [words("goal", level, of=view.options.rounds)]


def _opponents(words: Words, view: View, level: Level) -> Lines:
    return [line for seat in (0, 1) if seat != view.viewer for line in _about(words, view, level, seat)]


def _seat(place: int) -> Answer:
    """The answer about one seat: 1 is the asker's own, then clockwise (a spectator starts from the first)."""

    def about(words: Words, view: View, level: Level) -> Lines:
        seats = words.around(len(view.sizes), view.viewer)
        return _about(words, view, level, seats[place - 1]) if place <= len(seats) else [words("no-such-seat", level)]

    return about


def _about(words: Words, view: View, level: Level, seat: int) -> Lines:
    who = words.who(seat, view.viewer)
    facts = {"seat": words.name(seat), "count": view.sizes[seat], "tricks": view.tricks[seat]}
    return [words(f"seat-{who}", level, **facts)]


_ANSWERS: Mapping[str, Answer] = {
    "turn": turn,
    "scores": _scores,
    "scores-detail": _scores,
    "hand": _hand,
    "marks": _hand,
    "counts": _counts,
    "middle": _middle,
    "mine": _seat(1),
    "opponents": _opponents,
    "goal": _goal,
    "possible": turn,
    **{f"seat-{place}": _seat(place) for place in range(1, 7)},
}

QUESTIONS = tuple(_ANSWERS)


def answer(words: Words, question: str, view: View, level: Level) -> Lines:
    """Answer a question. Raises `KeyError` for one that is not in `QUESTIONS`."""
    return _ANSWERS[question](words, view, level)
