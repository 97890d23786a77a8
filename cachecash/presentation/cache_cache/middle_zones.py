"""The middle of the table: the discard pile, and the draw pile with the card that the viewer has drawn."""

from collections.abc import Iterator

from cachecash.games.cache_cache.actions import Action
from cachecash.games.cache_cache.grid import COLUMN_MASKS, ROWS
from cachecash.games.cache_cache.view import HIDDEN
from cachecash.narration.utterance import Rendered
from cachecash.presentation.cache_cache.look import BACK, Look, made_item
from cachecash.presentation.zones import DISCARD, DRAW, Item, Zone, together

TOP, DRAWN, PILE = "top", "drawn", "pile"
"""The ids of the top discard, of the drawn card, of the draw pile."""


def discard_zone(look: Look) -> Zone[Action]:
    """Give the discard pile: its top, and how many cards lie beneath. It is never empty (KK-13)."""
    view = look.view
    top, under = view.discard[-1], len(view.discard) - 1
    items = [_top(look, top)]
    if under:
        items.append(made_item(look, "under", look("under", under=under), faces=(BACK,)))
    summary = look("discard", count=under + 1)
    whole = look.words("discard", look.level, top=top, under=under)
    return Zone(DISCARD, look("discard-title"), summary, summary, whole, tuple(items))


def _top(look: Look, top: int) -> Item[Action]:
    actions = look.actions("TAKE")
    return made_item(
        look,
        TOP,
        look("lone", card=top),
        state=look("takeable") if actions else None,
        details=[*_completes(look, top)],
        faces=(look.face(top),),
        actions=actions,
    )


def draw_zone(look: Look) -> Zone[Action]:
    """Give the draw pile: the card that I hold, and how many cards are left. An empty pile can still be drawn from."""
    left, title = look.view.draw_size, look("draw-title")
    pile = made_item(look, PILE, look("draw", left=left), faces=(BACK,), actions=look.actions("DRAW"))
    items = (*_drawn(look), pile)
    whole = together([*(item.about for item in items[:-1]), look.words("draw", look.level, left=left)])
    return Zone(DRAW, title, title, title, whole, items)


def _drawn(look: Look) -> Iterator[Item[Action]]:
    drawn = look.view.drawn
    if drawn is not None:
        yield made_item(
            look,
            DRAWN,
            look("lone", card=drawn),
            state=look("drawn"),
            details=[*_completes(look, drawn)],
            faces=(look.face(drawn),),
            actions=look.actions("REJECT"),
        )


def _completes(look: Look, card: int) -> Iterator[Rendered]:
    """Tell the columns of mine that a card would make disappear."""
    view = look.view
    if view.viewer is None:
        return
    grid = view.grids[view.viewer]
    for column in range(len(COLUMN_MASKS)):
        cards = [one for one in grid[ROWS * column :][:ROWS] if one < HIDDEN]
        if cards.count(card) == ROWS - 1:
            yield look("completes", column=column + 1)
