"""The piles of sets: one's own and each opponent's, read from the top."""

from collections.abc import Iterator

from cachecash.games.cache_ton_cash.actions import Action
from cachecash.games.cache_ton_cash.cards import Card, cards_of, kind_of, worth_of
from cachecash.narration.utterance import Level, Rendered
from cachecash.presentation.cache_ton_cash.faces import faces, marks
from cachecash.presentation.cache_ton_cash.look import Look, made_item
from cachecash.presentation.cache_ton_cash.uses import is_exposed, is_protected
from cachecash.presentation.zones import Item, Zone, place_zone


def pile_zone(look: Look, place: int, whole: Rendered) -> Zone[Action]:
    """Give somebody's pile; *place* counts from the viewer, who is at 1."""
    view = look.view
    seat = look.words.around(view.seats, view.viewer)[place - 1]
    pile = view.piles[seat]
    who = "mine" if seat == view.viewer else "theirs"
    facts = {"seat": look.words.name(seat), "held": view.sizes[seat]}
    empty = look(f"{who}-empty", **facts)
    return Zone(
        place_zone(place),
        title=look(f"{who}-title", **facts),
        summary=look(who, count=len(pile), value=sum(map(worth_of, pile)), **facts) if pile else empty,
        empty=empty,
        whole=whole,
        items=tuple(_item(look, seat, height) for height in reversed(range(len(pile)))),
    )


def _item(look: Look, seat: int, height: int) -> Item[Action]:
    made = look.view.piles[seat][height]
    cards = cards_of(made)
    return made_item(
        look,
        f"set-{height + 1}",
        look("set", kind=Card(kind_of(made)), cards=cards, value=worth_of(made)),
        state=_state(look, seat, height),
        details=[*_details(look, seat, height)],
        touch=[marks(look, card, several=True) for card in dict.fromkeys(cards)],
        faces=faces(look, cards),
        actions=look.at("set", seat, height),
    )


def _state(look: Look, seat: int, height: int) -> Rendered | None:
    view = look.view
    shifts = [action.way for action in look.at("set", seat, height) if action.verb == "SHIFT"]
    if shifts:
        return look("shifts", way=shifts[0])
    duel = view.duel
    if duel and duel.slot and duel.defender == seat and len(view.piles[seat]) - duel.slot == height:
        return look("attacked")
    if look.can("set", "CHALLENGE", seat, height):
        return look("within-reach")
    if is_protected(view, height):
        return look("protected")
    return look("exposed") if is_exposed(view, seat, height) else None


def _details(look: Look, seat: int, height: int) -> Iterator[Rendered]:
    if look.level is Level.BRIEF:  # the name tells the kind alone
        yield look("set-cards", cards=cards_of(look.view.piles[seat][height]))
    plays = [action.cards for action in look.at("set", seat, height) if action.verb == "CHALLENGE"]
    if plays:
        yield look("attack-with", plays=[look.words("play", cards=tuple(map(Card, cards))) for cards in plays])
