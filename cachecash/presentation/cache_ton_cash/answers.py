"""What Cache ton Cash answers to a question: from a view alone, in sentences of the catalog."""

from collections.abc import Callable, Mapping, Sequence

from cachecash.games.cache_ton_cash.actions import Action
from cachecash.games.cache_ton_cash.cards import FACTS, Card, cards_of, kind_of, worth_of
from cachecash.games.cache_ton_cash.view import View
from cachecash.games.cache_ton_cash.winning import GOAL, ROUNDS
from cachecash.narration.utterance import Level, Rendered
from cachecash.presentation.cache_ton_cash.asked import possible, turn
from cachecash.presentation.cache_ton_cash.words import Words, bottom_is_safe, kind_at

Lines = list[Rendered]
Answer = Callable[[Words, View, Level, Sequence[Action]], Lines]


def answer(words: Words, question: str, view: View, level: Level, legal: Sequence[Action]) -> Lines:
    """Answer a question, a sentence or two a line. Raises `KeyError` for one that is not in `QUESTIONS`."""
    return [line for line in _ANSWERS[question](words, view, level, legal) if line.speech]


# --- scores


def _table(view: View) -> list[int]:
    """What each pile is worth now, in dollars."""
    return [sum(map(worth_of, pile)) for pile in view.piles]


def _uncounted(view: View) -> list[int]:
    """What each pile will add to the totals: nothing once the round is over, when it is in them (CC-38)."""
    return [0] * view.seats if view.phase == "dealing" else _table(view)


def _scores(words: Words, view: View, level: Level, _legal: Sequence[Action]) -> Lines:
    ear = view.viewer
    if view.phase == "over":
        return [words("scores-over", level, totals=words.tally(view.totals, ear))]
    best = max(view.totals)
    leader = ear if ear is not None and view.totals[ear] == best else view.totals.index(best)
    return [
        words(
            f"scores-{view.options.end}",
            level,
            round=view.round,
            n=view.round,
            of=ROUNDS,
            totals=words.tally(view.totals, ear),
            piles=words.tally(_uncounted(view), ear, capital=False),
            wins=words.tally(view.wins, ear, of="number", capital=False),
            reached=best >= GOAL,
            missing=GOAL - best,
            leader="me" if leader == ear else "other",
            leader_name=words.name(leader),
        )
    ]


def _scores_detail(words: Words, view: View, level: Level, legal: Sequence[Action]) -> Lines:
    if view.phase == "over":
        return _scores(words, view, level, legal)
    table = _uncounted(view)
    deux = view.options.end == "deux"
    matter = "wins" if deux else "money" if view.round > 1 else "none"
    return [
        words(
            "scores-detail-me" if seat == view.viewer else "scores-detail-other",
            level,
            seat=words.name(seat),
            matter=matter,
            total=view.totals[seat],
            won=view.wins[seat],
            table=table[seat],
        )
        for seat in words.around(view.seats, view.viewer)
    ]


def _goal(words: Words, view: View, level: Level, legal: Sequence[Action]) -> Lines:
    me = view.viewer
    if view.phase == "over":
        return turn(words, view, level, legal)
    if me is None:
        return [words(f"goal-{view.options.end}-other", level)]
    table = _uncounted(view)
    counted = [total + pile for total, pile in zip(view.totals, table, strict=True)]
    compared = _table(view) if view.options.end in {"rapide", "deux"} else counted
    rival = max((seat for seat in words.around(view.seats, me) if seat != me), key=lambda seat: compared[seat])
    lead = compared[me] - compared[rival]
    return [
        words(
            f"goal-{view.options.end}-me",
            level,
            total=view.totals[me],
            table=table[me],
            sum=counted[me],
            won=view.wins[me],
            reached=counted[me] >= GOAL,
            missing=max(0, GOAL - counted[me]),
            place="ahead" if lead > 0 else "behind" if lead else "level",
            gap=abs(lead),
            rival=words.name(rival),
        )
    ]


# --- what lies where


def _hand(words: Words, view: View, level: Level, _legal: Sequence[Action]) -> Lines:
    held = None if view.hand is None else cards_of(view.hand)
    return [words("hand", level, count=None if held is None else len(held), cards=held or ())]


def _marks(words: Words, view: View, level: Level, _legal: Sequence[Action]) -> Lines:
    """Each kind of the hand in full, with its AccessiJeux touch marks."""
    held = cards_of(view.hand or 0)
    if not held:
        return _hand(words, view, level, ())
    return [
        words(
            "card-in-full",
            level,
            card=card,
            count=held.count(card),
            family=facts.family,
            worth=facts.worth,
            shape=words(f"shape-{facts.shape}"),
            mark=None if facts.value == "none" else words(f"mark-{facts.value}"),
            proposal=facts.proposal,
        )
        for card in Card
        if card in held
        for facts in (FACTS[card],)
    ]


def _counts(words: Words, view: View, level: Level, _legal: Sequence[Action]) -> Lines:
    sizes = words.tally(view.sizes, view.viewer, of="number", capital=False)
    return [words("counts", level, sizes=sizes, left=view.draw_size)]


def _middle(words: Words, view: View, level: Level, _legal: Sequence[Action]) -> Lines:
    size = len(view.discard)
    top = Card(view.discard[-1]) if view.discard else None
    lines = [
        words("discard", level, top=top, count=size, under=size - 1),
        words("draw", level, left=view.draw_size),
    ]
    for number, pile in enumerate(view.neutral):
        name = words.pile(view, number)
        if pile.size and pile.top is None:
            lines.append(words("neutral-hidden", level, pile=name))
        else:
            card = None if pile.top is None else Card(pile.top)
            lines.append(words("neutral", level, pile=name, card=card, left=pile.size, under=pile.size - 1))
    return lines


def _sets(words: Words, view: View, level: Level, seat: int) -> Lines:
    """The sets of a pile, from the top."""
    pile = view.piles[seat]
    last = len(pile) - 1
    places = ["only"] if last == 0 else ["top", *["next"] * (last - 1), "bottom"]
    return [
        words(
            "set",
            level,
            where=place,
            kind=Card(kind_of(made)),
            cards=cards_of(made),
            value=worth_of(made),
            safe=bottom_is_safe(view),
        )
        for place, made in zip(places, reversed(pile), strict=False)
    ]


def _mine(words: Words, view: View, level: Level, _legal: Sequence[Action]) -> Lines:
    me = view.viewer
    if me is None:
        return [words("mine", level, count=None, value=0)]
    header = words("mine", level, count=len(view.piles[me]), value=_table(view)[me])
    return [header, *_sets(words, view, level, me)]


def _opponents(words: Words, view: View, level: Level, _legal: Sequence[Action]) -> Lines:
    return [
        _opponent(words, view, level, seat) for seat in words.around(view.seats, view.viewer) if seat != view.viewer
    ]


def _opponent(words: Words, view: View, level: Level, seat: int) -> Rendered:
    pile = view.piles[seat]
    return words(
        "opponent",
        level,
        seat=words.name(seat),
        count=len(pile),
        value=sum(map(worth_of, pile)),
        kind=kind_at(view, seat, 1),
        cards=cards_of(pile[-1]) if pile else (),
        top=worth_of(pile[-1]) if pile else 0,
        held=view.sizes[seat],
        safe=bottom_is_safe(view),
    )


def _seat(place: int) -> Answer:
    """The answer about one seat: 1 is the asker's own, then clockwise (a spectator starts from the first)."""

    def about(words: Words, view: View, level: Level, _legal: Sequence[Action]) -> Lines:
        if place > view.seats:
            return [words("no-such-seat", level, seats=view.seats)]
        seat = words.around(view.seats, view.viewer)[place - 1]
        header = words(
            "seat-me" if seat == view.viewer else "seat-other",
            level,
            seat=words.name(seat),
            held=view.sizes[seat],
            count=len(view.piles[seat]),
            value=_table(view)[seat],
        )
        return [header, *_sets(words, view, level, seat)]

    return about


_ANSWERS: Mapping[str, Answer] = {
    "turn": turn,
    "scores": _scores,
    "scores-detail": _scores_detail,
    "hand": _hand,
    "marks": _marks,
    "counts": _counts,
    "middle": _middle,
    "mine": _mine,
    "opponents": _opponents,
    "goal": _goal,
    "possible": possible,
    **{f"seat-{place}": _seat(place) for place in range(1, 7)},
}

QUESTIONS = tuple(_ANSWERS)
