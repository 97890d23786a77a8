"""What Cassa Nostra answers to a question: from a view alone, in sentences of the catalog."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cachecash.core.events import Seat
from cachecash.games.cassa_nostra.actions import Action
from cachecash.games.cassa_nostra.cards import size_of, sum_of
from cachecash.games.cassa_nostra.counting import TOURS
from cachecash.games.cassa_nostra.view import View
from cachecash.narration.utterance import Level, Rendered
from cachecash.presentation.cassa_nostra.asked import possible, turn
from cachecash.presentation.cassa_nostra.words import (
    Words,
    counted,
    held,
    laid,
    numbers,
    own_deposit,
    spent,
    unspent,
    visible,
)

Lines = list[Rendered]
Answer = Callable[[Words, View, Level, Sequence[Action]], Lines]


def answer(words: Words, question: str, view: View, level: Level, legal: Sequence[Action]) -> Lines:
    """Answer a question, a sentence or two a line. Raises `KeyError` for one that is not in `QUESTIONS`."""
    return [line for line in _ANSWERS[question](words, view, level, legal) if line.speech]


def _turn(words: Words, view: View, level: Level, _legal: Sequence[Action]) -> Lines:
    return turn(words, view, level)


# --- the tokens, the quest


def _scores(words: Words, view: View, level: Level, _legal: Sequence[Action]) -> Lines:
    tokens = words.tally(view.tokens, view.viewer)
    name = "scores-over" if view.phase == "over" else "scores"
    return [words(name, level, partie=view.partie, tour=view.tour, tokens=tokens)]


def _scores_detail(words: Words, view: View, level: Level, _legal: Sequence[Action]) -> Lines:
    lines = [
        words(
            "scores-detail-me" if seat == view.viewer else "scores-detail-other",
            level,
            seat=words.name(seat),
            tokens=view.tokens[seat],
            left=size_of(unspent(view, seat)),
            cards=numbers(unspent(view, seat)),
            sum=sum_of(unspent(view, seat)),
            where="hand" if counted(view) else "both" if view.laid[seat] else "unplayed",
        )
        for seat in words.around(view.seats, view.viewer)
    ]
    return [*lines, words("cards-come-back", level)] if view.phase == "counted" and view.tour == TOURS else lines


def _quest(words: Words, view: View, level: Level, _legal: Sequence[Action]) -> Lines:
    """The quest and the dice, what is seen, what is missing."""
    dice = view.dice
    quest = words("goal-quest", level, quest=view.quest, most=view.quest + sum(dice), dice=dice)
    own = sum_of(own_deposit(view))
    if not any(view.turned):
        return [quest, words("goal-nothing-yet", level, own=own)]
    known = visible(view) + sum_of(view.down)
    hidden = sum(view.laid) - sum(map(size_of, view.turned)) - size_of(view.down)
    facts = {"visible": visible(view), "known": known, "missing": max(0, view.quest - known), "hidden": hidden}
    seen = words("goal-visible", level, seated=view.viewer is not None, hides=sum_of(view.down), **facts)
    return [quest, seen, _offers(words, view, level)] if counted(view) else [quest, seen]


def _offers(words: Words, view: View, level: Level) -> Rendered:
    """Say what everybody offered in a tour that is counted, and with which cards."""
    offers = [
        words("offer-in-full", offer=sum_of(cards), count=size_of(cards), cards=numbers(cards)) if plays else None
        for cards, plays in zip(view.turned, view.playing, strict=True)
    ]
    return words("goal-offers", level, offers=words.tally(offers, view.viewer))


def _goal(words: Words, view: View, level: Level, legal: Sequence[Action]) -> Lines:
    if view.phase == "over":
        return turn(words, view, level)
    lines = _quest(words, view, level, legal)
    if view.viewer is not None:
        lines.append(words("goal-tokens", level, tokens=view.tokens[view.viewer]))
    return lines


# --- the cards


def _hand(words: Words, view: View, level: Level, _legal: Sequence[Action]) -> Lines:
    cards = numbers(view.hand or 0)
    count = None if view.hand is None else len(cards)
    return [words("hand", level, count=count, cards=cards, total=sum(cards))]


def _marks(words: Words, view: View, level: Level, legal: Sequence[Action]) -> Lines:
    return [*_hand(words, view, level, legal), words("marks", level)]


def _counts(words: Words, view: View, level: Level, _legal: Sequence[Action]) -> Lines:
    sizes = [held(view, seat) if view.playing[seat] else None for seat in range(view.seats)]
    laid_sizes = [laid(view, seat) for seat in range(view.seats)]
    turned = [numbers(up)[0] if up else None for up in view.turned] if view.phase == "adjust" else []
    facts = {
        "laid": sum(laid_sizes),
        "sizes": words.tally([size or None for size in laid_sizes], view.viewer),
        "ups": len(turned),
        "up": words.tally(turned, view.viewer),
    }
    return [words("counts", level, held=words.tally(sizes, view.viewer), **facts)]


def _mine(words: Words, view: View, level: Level, _legal: Sequence[Action]) -> Lines:
    if view.viewer is None:
        return [words("mine", level, count=None, total=0, cards=(), shown=None, chosen=False)]
    cards = numbers(own_deposit(view))
    shown = numbers(view.chosen + (view.turned[view.viewer] if view.phase == "adjust" else 0))
    return [
        words(
            "mine",
            level,
            count=len(cards),
            total=sum(cards),
            cards=cards,
            shown=shown[0] if shown else None,
            chosen=bool(view.chosen),
        )
    ]


def facts_of(words: Words, view: View, seat: Seat) -> dict[str, Any]:
    """Give what everybody knows of a seat, as the sentences about it want it."""
    return {
        "seat": words.name(seat),
        "tokens": view.tokens[seat],
        "held": held(view, seat),
        "laid": laid(view, seat),
        "ups": size_of(view.turned[seat]),
        "up": numbers(view.turned[seat]),
    }


def _opponents(words: Words, view: View, level: Level, _legal: Sequence[Action]) -> Lines:
    return [
        words("opponent", level, **facts_of(words, view, seat))
        for seat in words.around(view.seats, view.viewer)
        if seat != view.viewer
    ]


def spent_line(words: Words, view: View, seat: Seat, level: Level) -> Rendered:
    """Say which cards somebody has played, as far as they were shown."""
    cards = numbers(spent(view, seat))
    return words("spent", level, count=len(cards), cards=cards)


def _seat(place: int) -> Answer:
    """The answer about one seat: 1 is the asker's own, then clockwise (a spectator starts from the first)."""

    def about(words: Words, view: View, level: Level, _legal: Sequence[Action]) -> Lines:
        if place > view.seats:
            return [words("no-such-seat", level, seats=view.seats)]
        seat = words.around(view.seats, view.viewer)[place - 1]
        header = "seat-me" if seat == view.viewer else "opponent"
        lines = [words(header, level, **facts_of(words, view, seat))]
        # Where cards lie on the table, "nothing played yet" would sound as if they did not.
        told = view.playing[seat] and (spent(view, seat) or not view.laid[seat])
        return [*lines, spent_line(words, view, seat, level)] if told else lines

    return about


_ANSWERS: Mapping[str, Answer] = {
    "turn": _turn,
    "scores": _scores,
    "scores-detail": _scores_detail,
    "hand": _hand,
    "marks": _marks,
    "counts": _counts,
    "middle": _quest,
    "mine": _mine,
    "opponents": _opponents,
    "goal": _goal,
    "possible": possible,
    **{f"seat-{place}": _seat(place) for place in range(1, 7)},
}

QUESTIONS = tuple(_ANSWERS)
