"""Whom the table waits for, what is asked of the player now, and what is possible."""

from collections.abc import Sequence

from cachecash.games.cassa_nostra.actions import Action
from cachecash.games.cassa_nostra.cards import sum_of
from cachecash.games.cassa_nostra.view import View
from cachecash.narration.utterance import Level, Rendered
from cachecash.presentation.cassa_nostra.words import Words, adjusters, numbers


def turn(words: Words, view: View, level: Level) -> list[Rendered]:
    """Say who must choose, and about what."""
    if not view.awaited:
        return [words("turn-over" if view.phase == "over" else "turn-counted", level, tour=view.tour)]
    others = words.of(view.awaited, view.viewer)
    who = "me" if view.viewer in view.awaited else "other"
    return [words(f"turn-{who}-{view.phase}", level, others=others, waiting=len(others)), _order(words, view, level)]


def _order(words: Words, view: View, level: Level) -> Rendered:
    """Say in which order the stakes are adjusted; while that goes on, who is still to come."""
    order = adjusters(view)
    if view.phase != "adjust":
        return words("order", level, order=words.people(order, view.viewer))
    after = order[order.index(view.awaited[0]) + 1 :]
    return words("order-after", level, left=len(after), order=words.people(after, view.viewer))


def prompt(words: Words, view: View, legal: Sequence[Action], level: Level) -> Rendered:
    """Say what the owner of *view* may do now; whoever is not awaited learns whom the table waits for."""
    if not legal:
        return turn(words, view, level)[0]
    adding, removing = _cards(legal, "ADD"), _cards(legal, "REMOVE")
    return words(
        f"prompt-{view.phase}",
        level,
        hand=numbers(view.hand or 0),
        down=_cards(legal, "SHOW"),
        count=len(legal),
        adds=len(adding),
        adding=adding,
        removes=len(removing),
        removing=removing,
    )


def possible(words: Words, view: View, level: Level, legal: Sequence[Action]) -> list[Rendered]:
    """Say what is legal now, or whom the table waits for."""
    if view.viewer is None or not view.awaited:
        return turn(words, view, level)
    if not view.playing[view.viewer]:
        return [words("out", level), *turn(words, view, level)]
    if not legal:
        return [words("not-possible", level), *turn(words, view, level)]
    if view.phase != "deposit":
        return [prompt(words, view, legal, level)]
    hand = numbers(view.hand or 0)
    return [words("possible-deposit", level, count=len(hand), least=hand[0], most=sum_of(view.hand or 0))]


def _cards(legal: Sequence[Action], verb: str) -> tuple[int, ...]:
    return tuple(action.cards[0] for action in legal if action.verb == verb)
