"""The keys of Cache ton Cash, beside those of every game: form, steal, discard, improve, and where to go."""

from collections.abc import Callable, Collection

from cachecash.games.cache_ton_cash.actions import END, Action
from cachecash.games.cache_ton_cash.cards import cards_of
from cachecash.narration.utterance import Rendered
from cachecash.presentation.cache_ton_cash.middle_zones import NEUTRAL
from cachecash.presentation.commands import call, keys
from cachecash.presentation.desk import Desk
from cachecash.presentation.heard import text_of
from cachecash.presentation.keys import Command
from cachecash.presentation.zones import DISCARD, DRAW, HAND

_FREE = frozenset({"action", "second"})
"""The phases in which the player chooses freely."""
_FORMS = frozenset({"FORM", "FORM_D"})


def _here(desk: Desk, verbs: Collection[str]) -> list[Action]:
    """What the item under the cursor can do, among *verbs*."""
    item = desk.zones.item
    return [action for action in item.actions if action.verb in verbs] if item else []


def _anywhere(desk: Desk, verbs: Collection[str]) -> list[Action]:
    return [action for action in desk.legal if action.verb in verbs]


def _form(desk: Desk) -> None:
    """A set with this card: at once where there is a single way; from elsewhere, the list of all sets."""
    here = _here(desk, _FORMS)
    if len(here) == 1:
        desk.attempt(here[0])
    elif here and desk.zones.item:
        desk.choose(desk.text("ctc-command-form-with", card=desk.zones.item.faces[0].code), here)
    elif desk.zones.zone.id == HAND and desk.zones.item:
        desk.refuse(desk.text("ctc-command-no-partner", card=desk.zones.item.name))
    else:
        _listed(desk, "form", _FORMS)


def _steal(desk: Desk) -> None:
    """Always a list: of what this card can attack, else any card."""
    here = _here(desk, {"CHALLENGE"})
    if here:
        desk.choose(desk.text("ctc-command-steal"), here)
    else:
        _listed(desk, "steal", {"CHALLENGE"})


def _improve(desk: Desk) -> None:
    here = _here(desk, {"IMPROVE"})
    if here:
        desk.attempt(here[0])
    else:
        _listed(desk, "improve", {"IMPROVE"})


def _listed(desk: Desk, verb: str, verbs: Collection[str]) -> None:
    """Open the list of every such action."""
    desk.choose(desk.text(f"ctc-command-{verb}"), _anywhere(desk, verbs))


def _why(desk: Desk, verb: str) -> Rendered:
    """Why there is no such action: what the rules say to a try, where they say the same to every try."""
    asked = desk.course.view.phase not in _FREE  # an answer comes first, whatever is tried
    tries = [END] if asked else _TRIES.get(verb, _nothing)(desk)
    reasons = [reason for action in tries if (reason := desk.course.refusal(action))]
    if reasons and all(reason == reasons[0] for reason in reasons):
        return text_of(desk.narrator.refusal(reasons[0], desk.course.view))
    return desk.text(f"ctc-command-no-{verb}")


def _attacks(desk: Desk) -> list[Action]:
    view = desk.course.view
    others = [seat for seat in range(view.seats) if seat != view.viewer]
    cards = dict.fromkeys(cards_of(view.hand or 0))
    return [Action("CHALLENGE", (card,), seat=seat, slot=1) for card in cards for seat in others]


def _improvements(desk: Desk) -> list[Action]:
    return [Action("IMPROVE", (card,)) for card in dict.fromkeys(cards_of(desk.course.view.hand or 0))]


def _nothing(_desk: Desk) -> list[Action]:
    return []


_TRIES: dict[str, Callable[[Desk], list[Action]]] = {"steal": _attacks, "improve": _improvements}


def _discard(desk: Desk) -> None:
    here = _here(desk, {"DISCARD"})
    if here:
        desk.attempt(here[0])
    else:
        desk.refuse(desk.text("ctc-command-discard-what"))


def _discard_pile(desk: Desk) -> None:
    """Go there; from there, say what lies beneath the top."""
    if desk.zones.zone.id == DISCARD:
        under = max(0, len(desk.course.view.discard) - 1)
        desk.answer("ctc-command-beneath", under=under, empty=not desk.course.view.discard)
    else:
        desk.go(DISCARD)


def _neutral(desk: Desk) -> None:
    if not desk.go(NEUTRAL):
        desk.refuse(desk.text("refusal-no-neutral-piles"))


def _can(verb: str, verbs: Collection[str]) -> Callable[[Desk], Rendered | None]:
    """Make a condition: it is the player's turn, and there is such an action."""

    def when(desk: Desk) -> Rendered | None:
        return desk.why_not_playing() or (None if _anywhere(desk, verbs) else _why(desk, verb))

    return when


COMMANDS = (
    Command("ctc-form", keys("F"), _form, when=_can("form", _FORMS)),
    Command("ctc-steal", keys("V"), _steal, when=_can("steal", {"CHALLENGE"})),
    Command("ctc-discard", keys("X"), _discard, when=_can("discard", {"DISCARD"})),
    Command("ctc-improve", keys("U"), _improve, when=_can("improve", {"IMPROVE"})),
    Command("ctc-discard-pile", keys("D"), _discard_pile),
    Command("ctc-draw-pile", keys("P"), call("go", DRAW)),
    Command("ctc-neutral", keys("N"), _neutral),
)
"""In the order in which help tells them."""
