"""The keys of Cache-cache, beside those of every game: where to go, throw the drawn card away, read a column."""

from cachecash.games.cache_cache.actions import Action
from cachecash.narration.utterance import Rendered
from cachecash.presentation.cache_cache.middle_zones import DRAWN, TOP
from cachecash.presentation.commands import call, keys
from cachecash.presentation.cursor import Found
from cachecash.presentation.desk import Desk
from cachecash.presentation.heard import text_of
from cachecash.presentation.keys import Command
from cachecash.presentation.zones import DISCARD, DRAW, Holding

_ANY_CELL = 0


def _throw(desk: Desk) -> None:
    """Take hold of the drawn card, wherever one is: the next Enter turns a hidden one in its place."""
    item = next(item for zone in desk.zones.all for item in zone.items if (zone.id, item.id) == (DRAW, DRAWN))
    if isinstance(desk.board, Holding) and (grip := desk.board.hold(desk.course.view, desk.legal, item)):
        desk.hold((DRAW, DRAWN), grip)


def _why_no_throw(desk: Desk) -> Rendered | None:
    """Say what the rules say to a try; None where a card was drawn."""
    waiting = desk.why_not_playing()
    if waiting is not None or any(action.verb == "REJECT" for action in desk.legal):
        return waiting
    refusal = desk.course.refusal(Action("REJECT", (_ANY_CELL,)))
    return text_of(desk.narrator.refusal(refusal, desk.course.view)) if refusal else None


def _column(desk: Desk) -> None:
    zone = desk.zones.zone
    desk.say(zone.down[desk.zones.index % zone.columns])


def _why_no_column(desk: Desk) -> Rendered | None:
    return None if desk.zones.zone.down else desk.text("kk-command-no-column")


def _corner(desk: Desk, place: int) -> None:
    """Go to the first or the last item of the zone, in a grid to a corner."""
    zone = desk.zones.zone
    if desk.zones.item is None:
        desk.found(Found.EMPTY)
        return
    desk.zones.go(zone.id, zone.items[place].id)
    desk.found(Found.MOVED)


COMMANDS = (
    Command("kk-draw-pile", keys("P"), call("go", DRAW)),
    Command("kk-discard-pile", keys("D"), call("go", DISCARD, TOP)),
    Command("kk-throw", keys("X"), _throw, when=_why_no_throw),
    Command("kk-column", keys("K"), _column, when=_why_no_column),
    Command("kk-first-corner", keys("Ctrl+Home"), lambda desk: _corner(desk, 0), steady=True),
    Command("kk-last-corner", keys("Ctrl+End"), lambda desk: _corner(desk, -1), steady=True),
)
"""In the order in which help tells them."""
