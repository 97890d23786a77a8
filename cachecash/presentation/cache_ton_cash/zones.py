"""The zones of Cache ton Cash: hand, discard pile, draw pile, one's own sets, each opponent's, neutral piles."""

from collections import Counter
from collections.abc import Iterator, Sequence

from cachecash.games.cache_ton_cash.actions import Action
from cachecash.games.cache_ton_cash.cards import Card
from cachecash.games.cache_ton_cash.view import View
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Level, Rendered
from cachecash.presentation.cache_ton_cash.answers import answer
from cachecash.presentation.cache_ton_cash.hand_zone import hand_zone
from cachecash.presentation.cache_ton_cash.look import Look
from cachecash.presentation.cache_ton_cash.middle_zones import discard_zone, draw_zone, neutral_zone
from cachecash.presentation.cache_ton_cash.pile_zones import pile_zone
from cachecash.presentation.cache_ton_cash.starts import by_spot
from cachecash.presentation.cache_ton_cash.words import Words
from cachecash.presentation.zones import HAND, Item, Zone, place_zone, together

_ASKED_FOR_A_CARD = frozenset({"answer", "contest"})
_DECLINING = frozenset({"YIELD", "DECLINE", "END"})


class CacheTonCashBoard:
    """The `Board` contract for Cache ton Cash (see `cachecash.presentation.zones` for each name).

    A spectator has no hand, and every pile is somebody else's. An action of the hand starts from each of its cards,
    wherever else it starts: the top of the discard pile, the set attacked, each neutral pile that it takes from.
    """

    def __init__(self, catalog: Catalog, names: Sequence[str]) -> None:
        """Take the language and the names of the people, one a seat."""
        self._words = Words(catalog, names)

    def zones(self, view: View, legal: Sequence[Action], level: Level) -> tuple[Zone[Action], ...]:
        """Give every zone, in the order of Tab."""
        return tuple(self._zones(Look(self._words, view, level, by_spot(view, legal))))

    def _zones(self, look: Look) -> Iterator[Zone[Action]]:
        view = look.view
        discard, draw, *neutral = self._told("middle", look)
        if view.viewer is not None:
            yield hand_zone(look, together(self._told("hand", look)))
        yield discard_zone(look, discard)
        yield draw_zone(look, draw)
        for place in range(1, view.seats + 1):
            question = "mine" if place == 1 and view.viewer is not None else f"seat-{place}"
            yield pile_zone(look, place, together(self._told(question, look)))
        if view.neutral:
            yield neutral_zone(look, neutral)

    def _told(self, question: str, look: Look) -> list[Rendered]:
        """A zone that is read whole is the answer to the question about it."""
        return answer(self._words, question, look.view, look.level, ())

    def start(self, view: View, legal: Sequence[Action]) -> str | None:
        """Give the zone where an answer that is asked now begins: the hand in a duel, the pile of a Déménagement."""
        if not legal or view.viewer is None:
            return None
        if view.phase == "shift":
            return place_zone(1 + self._words.around(view.seats, view.viewer).index(legal[0].seat))
        return HAND if view.phase in _ASKED_FOR_A_CARD else None

    def decline(self, view: View, legal: Sequence[Action]) -> Action | None:
        """Give what turns down the offer: yield, let it go, end the turn."""
        return next((action for action in legal if action.verb in _DECLINING), None)

    def plain(self, view: View, legal: Sequence[Action], item: Item[Action]) -> Action | None:
        """Give what Enter plays at once: the only answer of a card in a challenge or a claim, if it is laid alone."""
        if view.phase not in _ASKED_FOR_A_CARD or len(item.actions) != 1:
            return None
        return item.actions[0] if len(item.actions[0].cards) == 1 else None

    def takes_all(self, action: Action, hand: Sequence[str]) -> bool:
        """Count the cards of each kind: an item of the hand is named by its kind, then its number."""
        wanted = Counter(item.partition("#")[0] for item in hand)
        return wanted <= Counter(Card(card).name for card in action.spent)
