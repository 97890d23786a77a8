"""What Cache-cache answers to a question: from a view alone, in sentences of the catalog."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cachecash.games.cache_cache.actions import Action
from cachecash.games.cache_cache.view import View
from cachecash.narration.utterance import Level, Rendered
from cachecash.presentation.cache_cache.asked import possible, turn
from cachecash.presentation.cache_cache.words import Words, columns_left, hidden_count, visible_sum

Lines = list[Rendered]
Answer = Callable[[Words, View, Level, Sequence[Action]], Lines]


def answer(words: Words, question: str, view: View, level: Level, legal: Sequence[Action]) -> Lines:
    """Answer a question, a sentence or two a line. Raises `KeyError` for one that is not in `QUESTIONS`."""
    return _ANSWERS[question](words, view, level, legal)


def _scores(words: Words, view: View, level: Level, _legal: Sequence[Action]) -> Lines:
    return [
        words(
            "scores-over" if view.phase == "over" else "scores",
            level,
            round=view.round,
            totals=words.tally(view.totals, view.viewer),
            totals_then=words.tally(view.totals, view.viewer, capital=False),
            limit=view.options.limit,
        )
    ]


def _scores_detail(words: Words, view: View, level: Level, legal: Sequence[Action]) -> Lines:
    if view.phase == "over":
        return _scores(words, view, level, legal)
    return [
        words(_to("scores-detail", seat, view), level, total=view.totals[seat], **_standing(words, view, seat))
        for seat in words.around(view.seats, view.viewer)
    ]


def _to(message_id: str, seat: int, view: View) -> str:
    return f"{message_id}-{'me' if seat == view.viewer else 'other'}"


def _standing(words: Words, view: View, seat: int) -> dict[str, Any]:
    """What a grid shows, in figures."""
    return {
        "seat": words.name(seat),
        "sum": visible_sum(view, seat),
        "hidden": hidden_count(view, seat),
        "columns": len(columns_left(view, seat)),
    }


def _goal(words: Words, view: View, level: Level, legal: Sequence[Action]) -> Lines:
    me, limit = view.viewer, view.options.limit
    if view.phase == "over":
        return turn(words, view, level, legal)
    if me is None:
        return [words("goal-other", level, limit=limit)]
    rival = min((seat for seat in words.around(view.seats, me) if seat != me), key=view.totals.__getitem__)
    gap = view.totals[rival] - view.totals[me]
    place = "ahead" if gap > 0 else "behind" if gap else "level"
    if view.seats > 2 and len(set(view.totals)) == 1:
        place = "all"
    facts = {"total": view.totals[me], "place": place, "gap": abs(gap), "rival": words.name(rival)}
    return [words("goal-me", level, limit=limit, **facts)]


def _hand(words: Words, view: View, level: Level, _legal: Sequence[Action]) -> Lines:
    return [words("hand", level, watching=view.viewer is None, drawn=view.drawn)]


def _counts(words: Words, view: View, level: Level, _legal: Sequence[Action]) -> Lines:
    counts = [hidden_count(view, seat) for seat in range(view.seats)]
    hidden = words.tally(counts, view.viewer, capital=False)
    return [words("counts", level, hidden=hidden, left=view.draw_size)]


def _middle(words: Words, view: View, level: Level, _legal: Sequence[Action]) -> Lines:
    return [
        words("discard", level, top=view.discard[-1], under=len(view.discard) - 1),
        words("draw", level, left=view.draw_size),
    ]


def _mine(words: Words, view: View, level: Level, _legal: Sequence[Action]) -> Lines:
    return [words("nothing-mine", level)] if view.viewer is None else _grid(words, view, level, view.viewer)


def _grid(words: Words, view: View, level: Level, seat: int) -> Lines:
    """What a grid adds up to, then its columns."""
    header = words(_to("grid", seat, view), level, **_standing(words, view, seat))
    return [header, *words.columns(view, seat)]


def _opponents(words: Words, view: View, level: Level, _legal: Sequence[Action]) -> Lines:
    others = [seat for seat in words.around(view.seats, view.viewer) if seat != view.viewer]
    return [words("opponent", level, **_standing(words, view, seat)) for seat in others]


def _seat(place: int) -> Answer:
    """The answer about one seat: 1 is the asker's own, then clockwise (a spectator starts from the first)."""

    def about(words: Words, view: View, level: Level, _legal: Sequence[Action]) -> Lines:
        if place > view.seats:
            return [words("no-such-seat", level, seats=view.seats)]
        return _grid(words, view, level, words.around(view.seats, view.viewer)[place - 1])

    return about


_ANSWERS: Mapping[str, Answer] = {
    "turn": turn,
    "scores": _scores,
    "scores-detail": _scores_detail,
    "hand": _hand,
    "counts": _counts,
    "middle": _middle,
    "mine": _mine,
    "opponents": _opponents,
    "goal": _goal,
    "possible": possible,
    **{f"seat-{place}": _seat(place) for place in range(1, 7)},
}

QUESTIONS = tuple(_ANSWERS)
