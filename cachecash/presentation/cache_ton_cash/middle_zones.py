"""The middle of the table: the discard pile, the draw pile, the neutral piles of 2 and 3 players."""

from collections.abc import Iterator, Sequence
from typing import Any

from cachecash.games.cache_ton_cash.actions import Action
from cachecash.games.cache_ton_cash.cards import FACTS, Card, cards_of
from cachecash.games.cache_ton_cash.seating import piles_in_reach
from cachecash.games.cache_ton_cash.view import NeutralView, View
from cachecash.narration.utterance import Rendered
from cachecash.presentation.cache_ton_cash.asked import top_discard
from cachecash.presentation.cache_ton_cash.faces import BACK, faces, marks, named
from cachecash.presentation.cache_ton_cash.look import Look, made_item
from cachecash.presentation.cache_ton_cash.uses import fitting
from cachecash.presentation.zones import DISCARD, DRAW, Item, Zone, together

NEUTRAL = "neutral"
"""The id of the zone of the neutral piles."""


def discard_zone(look: Look, whole: Rendered) -> Zone[Action]:
    """Give the discard pile: its top, and how many cards lie beneath."""
    count, empty = len(look.view.discard), look("discard-empty")
    return Zone(
        DISCARD,
        title=look("discard-title"),
        summary=look("discard", count=count) if count else empty,
        empty=empty,
        whole=whole,
        items=tuple(_discarded(look)),
    )


def _discarded(look: Look) -> Iterator[Item[Action]]:
    top = top_discard(look.view)
    if top is None:
        return
    yield made_item(
        look,
        "top",
        named(look, top),
        state=look("takeable") if look.at("discard") else None,
        details=[*_fitting(look, top)],
        touch=[marks(look, top)],
        faces=faces(look, [top]),
        actions=look.at("discard"),
    )
    under = len(look.view.discard) - 1
    if under:
        yield made_item(look, "under", look("under", under=under), faces=(BACK,))


def draw_zone(look: Look, whole: Rendered) -> Zone[Action]:
    """Give the draw pile: how many cards are left."""
    left = look.view.draw_size
    title, empty = look("draw-title"), look("draw-empty")
    details = _put_back(look, look.view.returned)
    item = made_item(look, "pile", look("draw", left=left), details=details, faces=(BACK,))
    return Zone(
        DRAW,
        title=title,
        summary=title if left else empty,
        empty=empty,
        whole=whole,
        items=(item,) if left else (),
    )


def neutral_zone(look: Look, whole: Sequence[Rendered]) -> Zone[Action]:
    """Give the neutral piles, one item each, the empty ones too."""
    title = look("neutral-title")
    items = tuple(_neutral(look, number, pile) for number, pile in enumerate(look.view.neutral))
    return Zone(NEUTRAL, title=title, summary=title, empty=title, whole=together(whole), items=items)


def _neutral(look: Look, number: int, pile: NeutralView) -> Item[Action]:
    top = None if pile.top is None else Card(pile.top)
    actions = look.at("neutral", number)
    near = _near(look.view, number)
    return made_item(
        look,
        f"pile-{number + 1}",
        look("neutral", **_place(look, number), **_top(top, pile)),
        state=look("takeable") if actions else None if near else look("out-of-reach"),
        details=[] if top is None else [*_neutral_details(look, top, pile, near=near)],
        touch=[] if top is None else [marks(look, top)],
        faces=faces(look, [top]) if top is not None else (BACK,) if pile.size else (),
        actions=actions,
    )


def _near(view: View, number: int) -> bool:
    """Whether the viewer may take from a pile (C3-3); a spectator takes from none, and is not told so."""
    return view.viewer is None or any(number in piles for piles in piles_in_reach(view.viewer, view.seats))


def _top(top: Card | None, pile: NeutralView) -> dict[str, Any]:
    if top is None:
        return {"what": "hidden" if pile.size else "gone", "card": None, "worth": 0}
    family = FACTS[top].family
    return {"what": "card" if family == "possession" else family, "card": top, "worth": FACTS[top].worth}


def _place(look: Look, number: int) -> dict[str, Any]:
    """Say which pile: by its number with 2 players, by its neighbours with 3."""
    seats = look.view.seats
    if seats == 2:
        return {"where": "numbered", "number": number + 1, "one": None, "other": None}
    beside = [seat for seat in (number, (number + 1) % seats) if seat != look.view.viewer]
    one, other = look.words.name(beside[0]), look.words.name(beside[-1])
    return {"where": "with" if len(beside) == 1 else "between", "number": number + 1, "one": one, "other": other}


def _neutral_details(look: Look, top: Card, pile: NeutralView, *, near: bool) -> Iterator[Rendered]:
    yield look("beneath", under=pile.size - 1)
    if near:
        yield from _fitting(look, top)
    yield from _put_back(look, pile.put_back)


def _fitting(look: Look, card: Card) -> list[Rendered]:
    """Tell the cards of one's hand that go with a card, where there is a hand and the card makes sets."""
    return [] if look.view.hand is None or FACTS[card].family == "action" else [fitting(look, card)]


def _put_back(look: Look, cards: int) -> list[Rendered]:
    """Tell the action cards that were seen going back into a pile (CC-9b)."""
    return [look("put-back", cards=cards_of(cards))] if cards else []
