"""The hand: one item a card, in the order of the card table, with what the card is good for."""

from collections.abc import Iterator, Sequence

from cachecash.games.cache_ton_cash.actions import Action
from cachecash.games.cache_ton_cash.cards import FACTS, Card, cards_of, heap, worth_of
from cachecash.narration.utterance import Level, Rendered
from cachecash.presentation.cache_ton_cash.faces import faces, marks, named
from cachecash.presentation.cache_ton_cash.look import Look, made_item
from cachecash.presentation.cache_ton_cash.uses import attacks, partners, targets
from cachecash.presentation.zones import HAND, Item, Zone

ANSWERING = frozenset({"PLAY", "CONTEST"})
"""The verbs of a card that answers."""


def hand_zone(look: Look, whole: Rendered) -> Zone[Action]:
    """Give the viewer's hand."""
    held = cards_of(look.view.hand or 0)
    empty = look("hand-empty")
    return Zone(
        HAND,
        title=look("hand-title"),
        summary=look("hand", count=len(held)) if held else empty,
        empty=empty,
        whole=whole,
        items=tuple(_item(look, card, held[: place + 1].count(card)) for place, card in enumerate(held)),
    )


def _item(look: Look, card: Card, copy: int) -> Item[Action]:
    actions = look.at("hand", card)
    return made_item(
        look,
        f"{card.name}#{copy}",
        named(look, card, first=copy == 1),
        state=_state(look, actions),
        details=[*_uses(look, card, actions)],
        touch=[marks(look, card)],
        faces=faces(look, [card]),
        actions=actions,
    )


def _state(look: Look, actions: Sequence[Action]) -> Rendered | None:
    """Say how a card answers; apart from a duel, that it can be played is worth a word at the full level only."""
    answers = [action for action in actions if action.verb in ANSWERING]
    if answers:
        alone = any(len(action.cards) == 1 for action in answers)
        return look("answers", verb=answers[0].verb, alone=alone)
    if look.level is Level.FULL and any(action.verb != "DISCARD" for action in actions):
        return look("playable")
    return None


def _uses(look: Look, card: Card, actions: Sequence[Action]) -> Iterator[Rendered]:
    """Tell what a card is good for, as far as the table shows it."""
    if FACTS[card].family == "action":
        yield from targets(look, card)
        return
    yield partners(look, card)
    yield attacks(look, card)
    for action in actions:
        if action.verb == "IMPROVE":
            made = look.view.piles[look.view.active][-1]
            yield look("improves", value=worth_of(made + action.cost))
    tops = [look.view.neutral[pile].top for action in actions if action.verb == "CLAIM" for pile in action.piles]
    if tops:
        yield look("claims", cards=cards_of(heap({top for top in tops if top is not None})))
