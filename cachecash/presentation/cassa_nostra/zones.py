"""The board of Cassa Nostra: hand, one's own deposit, the quest, the others; and where each action starts."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from cachecash.core.events import Seat
from cachecash.games.cassa_nostra.actions import Action
from cachecash.games.cassa_nostra.cards import size_of, sum_of
from cachecash.games.cassa_nostra.view import View
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Level, Rendered
from cachecash.presentation.cassa_nostra.answers import answer, facts_of, spent_line
from cachecash.presentation.cassa_nostra.words import Words, counted, numbers, own_deposit, unspent, visible
from cachecash.presentation.zones import HAND, Face, Item, Zone, place_zone, together

OFFER = place_zone(1)
"""The id of the zone of one's own deposit: what lies before oneself."""
QUEST = "quest"
OTHERS = place_zone(0)
"""The id of the zone of the other players: one of those of seats, so that it is drawn across the table."""

_BACK = Face()
_FROM_HAND = frozenset({"DEPOSIT", "ADD"})
_FROM_OFFER = frozenset({"SHOW", "REMOVE"})


class _Look(NamedTuple):
    """The words, the view, how much is said, and the legal actions."""

    words: Words
    view: View
    level: Level
    legal: Sequence[Action]

    def __call__(self, message_id: str, **args: Any) -> Rendered:
        """Give a message of the zones at the level (its id without ``cs-zone-``)."""
        return self.words(f"zone-{message_id}", self.level, **args)

    def of_card(self, card: int, verbs: frozenset[str]) -> tuple[Action, ...]:
        """Give the actions of *verbs* that use a card."""
        return tuple(action for action in self.legal if action.verb in verbs and card in action.cards)

    def told(self, question: str) -> Rendered:
        """Give the answer to a question, which a zone that is read whole is, too."""
        return together(answer(self.words, question, self.view, self.level, self.legal))


class CassaNostraBoard:
    """The `Board` contract for Cassa Nostra (see `cachecash.presentation.zones` for each name)."""

    def __init__(self, catalog: Catalog, names: Sequence[str]) -> None:
        """Take the language and the names of the people, one a seat."""
        self._words = Words(catalog, names)

    def zones(self, view: View, legal: Sequence[Action], level: Level) -> tuple[Zone[Action], ...]:
        """Give every zone, in the order of Tab."""
        look = _Look(self._words, view, level, legal)
        own = () if view.viewer is None else (_hand(look), _offer(look, view.viewer))
        return *own, _quest(look), _others(look)

    def start(self, view: View, legal: Sequence[Action]) -> str | None:
        """Give the zone where the choice that is asked begins: the hand to deposit, the deposit to turn a card."""
        if not legal:
            return None
        return HAND if any(action.verb in _FROM_HAND for action in legal) else OFFER

    def decline(self, view: View, legal: Sequence[Action]) -> Action | None:
        """Give what turns down the offer: changing nothing."""
        return next((action for action in legal if not action.cards), None)

    def plain(self, view: View, legal: Sequence[Action], item: Item[Action]) -> Action | None:
        """Give what Enter plays at once: the card to turn, to add, to take back. A deposit is listed first."""
        if view.phase == "deposit" or len(item.actions) != 1:
            return None
        return item.actions[0]

    def how(self, view: View, legal: Sequence[Action], level: Level, keys: Mapping[str, Any]) -> Rendered:
        """Say how to lay, to turn, to add or take back, or to leave the deposit as it is."""
        verbs = {action.verb for action in legal}
        facts = {"several": any(len(action.cards) > 1 for action in legal), "adds": "ADD" in verbs}
        return self._words(f"how-{view.phase}", level, removes="REMOVE" in verbs, **facts, **keys)

    def proposal(self, view: View, legal: Sequence[Action], action: Action) -> Rendered | None:
        """Ask whether these cards are meant, before they are laid in secret; the rest is played at once."""
        if action.verb != "DEPOSIT":
            return None
        cards = tuple(action.cards)
        return self._words("propose-deposit", count=len(cards), cards=cards, total=sum(cards))

    def takes_all(self, action: Action, hand: Sequence[str]) -> bool:
        """Tell whether *action* takes these cards of the hand, and a deposit no other one."""
        cards = tuple(sorted(int(name.partition("#")[0]) for name in hand))
        return action.cards == cards if action.verb == "DEPOSIT" else len(cards) < 2


def _item(  # noqa: PLR0913 - each names one part of an item
    look: _Look,
    name: str,
    title: Rendered,
    *,
    state: Rendered | None = None,
    why: Rendered | None = None,
    details: Sequence[Rendered] = (),
    faces: tuple[Face, ...] = (),
    actions: tuple[Action, ...] = (),
) -> Item[Action]:
    """Put an item together: everything about it is its title and state, then its details."""
    header = look.words.shared("zone-about", look.level, name=title, state=state)
    return Item(
        id=name,
        name=title,
        about=together([header, *details]),
        state=state,
        why=why,
        details=tuple(details),
        faces=faces,
        actions=actions,
        playable=bool(actions),
    )


def _face(card: int) -> Face:
    return Face(code=str(card), name=str(card))


# --- one's own cards


def _hand(look: _Look) -> Zone[Action]:
    cards = numbers(look.view.hand or 0)
    empty = look("hand-empty")
    return Zone(
        HAND,
        title=look("hand-title"),
        summary=look("hand", count=len(cards), total=sum(cards)) if cards else empty,
        empty=empty,
        whole=look.told("hand"),
        items=tuple(_held(look, card, cards[: place + 1].count(card)) for place, card in enumerate(cards)),
    )


def _held(look: _Look, card: int, copy: int) -> Item[Action]:
    adjusting = any(action.verb == "ADD" for action in look.legal)
    total = sum_of(own_deposit(look.view)) + card
    return _item(
        look,
        f"{card}#{copy}",
        look("card", card=card),
        details=[look("would-make", total=total)] if adjusting else [],
        faces=(_face(card),),
        actions=look.of_card(card, _FROM_HAND),
    )


def _offer(look: _Look, me: Seat) -> Zone[Action]:
    """One's own deposit, the smallest card first."""
    laid = own_deposit(look.view)
    empty = look("offer-empty")
    return Zone(
        OFFER,
        title=look("offer-title"),
        summary=look("offer", count=size_of(laid), total=sum_of(laid)) if laid else empty,
        empty=empty,
        whole=look.told("mine"),
        items=tuple(_laid(look, me)),
    )


def _laid(look: _Look, me: Seat) -> Iterator[Item[Action]]:
    view = look.view
    states: Mapping[str, int] = {"face-up": view.turned[me], "chosen": view.chosen, "face-down": view.down}
    cards = sorted((card, place, state) for place, state in enumerate(states) for card in numbers(states[state]))
    total = sum_of(own_deposit(view))
    for number, (card, _, state) in enumerate(cards):
        copy = sum(other == card for other, *_ in cards[: number + 1])
        actions = look.of_card(card, _FROM_OFFER) if state == "face-down" else ()
        takes = any(action.verb == "REMOVE" for action in actions)
        stays = state == "face-up" and view.phase == "adjust"
        yield _item(
            look,
            f"{card}#{copy}",
            look("card", card=card),
            state=look(state),
            why=look.words("refusal-face-up", card=card) if stays else None,
            details=[look("would-leave", total=total - card)] if takes else [],
            faces=(_face(card),),
            actions=actions,
        )


# --- the quest


def _quest(look: _Look) -> Zone[Action]:
    view = look.view
    title = look("quest-title")
    dice, *rest = answer(look.words, "middle", view, Level.NORMAL, ())
    items = [_item(look, "quest", look("quest-item", quest=view.quest), details=[dice])]
    if any(view.turned):
        seen = visible(view)
        missing = max(0, view.quest - seen - sum_of(view.down))
        title_seen = look("visible", visible=seen)
        lacks = look("missing", missing=missing, hides=sum_of(view.down))
        items.append(_item(look, "visible", title_seen, state=lacks, details=rest))
    summary = look("quest", quest=view.quest)
    return Zone(QUEST, title=title, summary=summary, empty=title, whole=look.told("middle"), items=tuple(items))


# --- the others


def _others(look: _Look) -> Zone[Action]:
    view = look.view
    seats = look.words.around(view.seats, view.viewer)
    places = [(place, seat) for place, seat in enumerate(seats, 1) if seat != view.viewer]
    seated = view.viewer is not None
    title = look("others-title", seated=seated)
    return Zone(
        OTHERS,
        title=title,
        summary=look("others", seated=seated, count=len(places)),
        empty=title,
        whole=look.told("opponents"),
        items=tuple(_other(look, place, seat) for place, seat in places),
    )


def _other(look: _Look, place: int, seat: Seat) -> Item[Action]:
    view = look.view
    cards, up = unspent(view, seat), view.turned[seat]
    left = look("left", left=size_of(cards), cards=numbers(cards), sum=sum_of(cards), counted=counted(view))
    return _item(
        look,
        place_zone(place),
        look("other", **facts_of(look.words, view, seat)),
        state=look("showing", up=numbers(up)) if up else None,
        details=[left, spent_line(look.words, view, seat, look.level)] if view.playing[seat] else [],
        faces=(*map(_face, numbers(up)), *[_BACK] * (view.laid[seat] - size_of(up))),
    )
