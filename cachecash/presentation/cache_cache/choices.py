"""The legal actions as a numbered menu: flat if it is short, else the verb, then the column, then the cell."""

from collections.abc import Callable, Sequence
from typing import Any

from cachecash.games.cache_cache.actions import Action
from cachecash.games.cache_cache.grid import COLUMN_MASKS, column_of, row_of
from cachecash.games.cache_cache.view import HIDDEN, View
from cachecash.narration.utterance import Rendered
from cachecash.presentation.cache_cache.words import Words
from cachecash.presentation.narrator import Option

SHORT = 9
"""The most lines that are read at one go: one digit chooses."""

_TURNS = ("FLIP", "REJECT")
"""The verbs that turn a hidden card."""

Choice = Option[Action]


def choices(words: Words, view: View, legal: Sequence[Action]) -> list[Choice]:
    """Give the menu of *legal*, in its order."""
    if len(legal) <= SHORT:
        return [_line(words, view, act) for act in legal]
    if legal[0].verb == "REVEAL":
        return _pairs(words, view, legal)
    return [_verb(words, view, verb, acts) for verb, acts in _grouped(legal, lambda act: act.verb).items()]


def _grouped(acts: Sequence[Action], key: Callable[[Action], Any]) -> dict[Any, list[Action]]:
    groups: dict[Any, list[Action]] = {}
    for act in acts:
        groups.setdefault(key(act), []).append(act)
    return groups


def _pairs(words: Words, view: View, acts: Sequence[Action]) -> list[Choice]:
    """Two cards to turn: the columns first, then the lines."""
    by_columns = _grouped(acts, lambda act: tuple(map(column_of, act.cells)))
    return [
        Option(
            words("two-columns", one=one + 1, other=other + 1, same=one == other),
            options=tuple(_line(words, view, act) for act in same),
        )
        for (one, other), same in sorted(by_columns.items())
    ]


def _verb(words: Words, view: View, verb: str, acts: Sequence[Action]) -> Choice:
    """One verb: its only action, or what it opens."""
    if len(acts) == 1:
        return _line(words, view, acts[0])
    line = _turned if verb in _TURNS else _line
    lines = tuple(line(words, view, act) for act in acts)
    by_column = _grouped(acts, lambda act: column_of(act.cells[0]))
    if len(acts) > SHORT:
        lines = tuple(_column(words, view, column, same) for column, same in by_column.items())
    return Option(words(f"verb-{verb}", **_cards(view)), options=lines)


def _column(words: Words, view: View, column: int, acts: Sequence[Action]) -> Choice:
    if len(acts) == 1:
        return _line(words, view, acts[0])
    label = words.column_line(view, _me(view), column)
    return Option(label, options=tuple(_line(words, view, act) for act in acts))


def _line(words: Words, view: View, act: Action) -> Choice:
    return Option(label(words, view, act), action=act)


def _turned(words: Words, view: View, act: Action) -> Choice:
    """A hidden card to turn, under its verb: where it is, and what shows in its column."""
    (cell,) = act.cells
    mask = COLUMN_MASKS[column_of(cell)]
    shown = [card for other, card in enumerate(view.grids[_me(view)]) if mask >> other & 1 and card < HIDDEN]
    facts = {"column": column_of(cell) + 1, "row": row_of(cell) + 1}
    return Option(words("turn-cell", count=len(shown), cards=words.cards(shown), **facts), action=act)


def _me(view: View) -> int:
    assert view.viewer is not None  # noqa: S101 - only who plays has a menu
    return view.viewer


def _cards(view: View) -> dict[str, int]:
    return {"top": view.discard[-1], "drawn": 0 if view.drawn is None else view.drawn}


def label(words: Words, view: View, act: Action) -> Rendered:
    """Name an action in full, with the card that is there now."""
    if act.verb == "REVEAL":
        one, other = act.cells
        facts = {"one": words.place(one), "other": words.place(other), "to": column_of(other) + 1}
        same = column_of(one) == column_of(other)
        return words(
            "choose-REVEAL",
            same=same,
            column=column_of(one) + 1,
            first=row_of(one) + 1,
            second=row_of(other) + 1,
            **facts,
        )
    if not act.cells:
        return words(f"choose-{act.verb}")
    (cell,) = act.cells
    there = view.grids[_me(view)][cell]
    hidden = there == HIDDEN
    return words(
        f"choose-{act.verb}", place=words.place(cell), hidden=hidden, there=0 if hidden else there, **_cards(view)
    )
