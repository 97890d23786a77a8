"""What is said of the table as the cursor goes over it: name, value, state, position; the summary on arriving."""

from typing import Any

from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Rendered
from cachecash.presentation.cursor import Cursor
from cachecash.presentation.habits import Habits
from cachecash.presentation.heard import HISTORY
from cachecash.presentation.lists import with_place
from cachecash.presentation.zones import together


def item(catalog: Catalog, cursor: Cursor[Any], habits: Habits, *, marked: bool) -> Rendered:
    """Say the item where the cursor is, or that its zone is empty."""
    zone, here = cursor.zone, cursor.item
    if here is None:
        return zone.empty
    if zone.id == HISTORY:  # whole sentences, and the newest comes first
        return here.name
    text = here.name
    if marked:
        text = catalog.render("desk-marked", item=text)
    if here.state is not None:
        text = catalog.render("desk-state", item=text, state=here.state)
    counted = habits.positions and not zone.columns  # a grid says its columns and rows itself
    text = with_place(catalog, text, cursor.index + 1, len(zone.items) if counted else 1)
    return together([catalog.render("desk-sentence", text=text), *(here.touch if habits.marks else ())])


def arrival(catalog: Catalog, cursor: Cursor[Any], habits: Habits, *, marked: bool) -> tuple[Rendered, ...]:
    """Say a zone and the item where the cursor is in it."""
    if cursor.item is None:
        return (cursor.zone.empty,)
    summary = catalog.render("desk-sentence", text=cursor.zone.summary)
    return summary, item(catalog, cursor, habits, marked=marked)
