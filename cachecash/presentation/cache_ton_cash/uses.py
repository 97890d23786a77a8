"""What a card of the hand is good for, told from what lies on the table."""

from collections.abc import Iterator

from cachecash.games.cache_ton_cash.cards import FACTS, FIRST_JOKER, Card, count, kind_of, worth_of
from cachecash.games.cache_ton_cash.moves import PAIRS_WITH
from cachecash.games.cache_ton_cash.view import View
from cachecash.narration.utterance import Rendered
from cachecash.presentation.cache_ton_cash.asked import top_discard
from cachecash.presentation.cache_ton_cash.look import Look
from cachecash.presentation.cache_ton_cash.words import bottom_is_safe


def pairs(card: Card, other: Card) -> bool:
    """Whether two cards make a set (CC-14)."""
    return bool(PAIRS_WITH[card] >> other & 1)


def partners(look: Look, card: Card) -> Rendered:
    """Tell with which cards of the hand, and of the top of the discard pile, a card makes a set."""
    hand = look.view.hand or 0
    own = [other for other in Card if pairs(card, other) and count(hand, other) > (other == card)]
    items = [look("partner", card=other, n=count(hand, other) - (other == card), same=other == card) for other in own]
    top = top_discard(look.view)
    if top is not None and pairs(card, top):
        items.append(look("partner-discard", card=top))
    joker = FACTS[card].family == "joker"
    only_jokers = bool(own) and len(items) == len(own) and min(own) >= FIRST_JOKER
    how = "none" if not items else "jokers" if only_jokers else "cards"
    return look("partners-of-joker" if joker else "partners", how=how, partners=items)


def fitting(look: Look, card: Card) -> Rendered:
    """Tell which cards of the hand make a set with a card that lies face up."""
    hand = look.view.hand or 0
    own = [other for other in Card if pairs(card, other) and count(hand, other)]
    items = [look("partner", card=other, n=count(hand, other), same=False) for other in own]
    return look("fitting", able=bool(items), partners=items)


def is_exposed(view: View, seat: int, height: int) -> bool:
    """Whether the set at *height* of a pile, counted from the bottom, may be stolen (CC-22, CC-23, CA-15, CA-16)."""
    slot = len(view.piles[seat]) - height
    return slot <= 1 + view.options.toptwo and height >= bottom_is_safe(view)


def is_protected(view: View, height: int) -> bool:
    """Whether a set is the lowest, and safe (CC-23)."""
    return height == 0 and bottom_is_safe(view)


def attacks(look: Look, card: Card) -> Rendered:
    """Tell who shows the kind of a card where sets are stolen, or, for a joker, every set that may be."""
    if FACTS[card].family == "joker":
        sets = [look("open-set", kind=kind, **facts) for kind, facts in _reachable(look) if not facts["safe"]]
        return look("open-sets", able=bool(sets), sets=sets)
    shown = [look("shown-set", **facts) for kind, facts in _reachable(look) if kind == card]
    return look("shown", able=bool(shown), sets=shown)


def _reachable(look: Look) -> Iterator[tuple[Card, dict[str, object]]]:
    """The sets of the others that lie where sets are stolen: their kind, and the facts to tell."""
    view = look.view
    for seat in look.words.around(view.seats, view.viewer)[1:]:
        for slot in range(1, min(1 + view.options.toptwo, len(view.piles[seat])) + 1):
            made = view.piles[seat][-slot]
            safe = is_protected(view, len(view.piles[seat]) - slot)
            facts = {"seat": look.words.name(seat), "slot": slot, "value": worth_of(made), "safe": safe}
            yield Card(kind_of(made)), facts


def targets(look: Look, card: Card) -> Iterator[Rendered]:
    """Tell what an action card does, and to whom it can be done now (CA-30, CA-31)."""
    view = look.view
    yield look("does", card=card)
    around = look.words.around(view.seats, view.viewer)
    if card == Card.EC:
        able = view.viewer is not None and bool(view.piles[view.viewer])
        names = [look.words.name(seat) for seat in around[1:] if able and view.piles[seat]]
        yield look("swap-targets", able=bool(names), targets=names)
    else:
        seats = [seat for seat in around if len(view.piles[seat]) > 1]
        piles = [look("whose-pile", mine=seat == view.viewer, seat=look.words.name(seat)) for seat in seats]
        yield look("move-targets", able=bool(piles), targets=piles)
