"""The words that stories, answers, menus and zones of Cassa Nostra share: people, cards, what is known of a deposit."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cachecash.core.events import Seat, Viewer
from cachecash.games.cassa_nostra.cards import FULL, cards_of, size_of, sum_of
from cachecash.games.cassa_nostra.view import View
from cachecash.narration.utterance import Rendered
from cachecash.presentation.wording import Wording


@dataclass(frozen=True, slots=True)
class Words(Wording):
    """A catalog, and the names of the people at the table, one a seat."""

    prefix = "cs"

    def of(self, seats: Sequence[Seat], ear: Viewer) -> list[str]:
        """Give the names of some people but the ear's own, clockwise from it."""
        return [self.name(seat) for seat in self.around(len(self.names), ear) if seat in seats and seat != ear]

    def with_me(self, seats: Sequence[Seat], ear: Viewer, *, first: bool) -> list[Rendered | str]:
        """Give the same with "you" before them; *first* where the sentence begins so."""
        return [self("you", first=first), *self.of(seats, ear)]

    def people(self, seats: Sequence[Seat], ear: Viewer) -> list[Rendered | str]:
        """Give the names of some people in the order given, the ear's own as "you"."""
        return [self("you", first=False) if seat == ear else self.name(seat) for seat in seats]

    def tally(self, values: Sequence[Any], ear: Viewer, *, first: bool = False) -> list[Rendered]:
        """Give one item a seat that has a value, not None: ``toi 3``. *first* where a sentence begins so."""
        seats = [seat for seat in self.around(len(values), ear) if values[seat] is not None]
        return [
            self("part-me", value=values[seat], first=first and not place)
            if seat == ear
            else self("part-other", value=values[seat], seat=self.name(seat))
            for place, seat in enumerate(seats)
        ]


def numbers(cards: int) -> tuple[int, ...]:
    """Give the values of a heap, the smallest first."""
    return tuple(card.value for card in cards_of(cards))


def counted(view: View) -> bool:
    """Tell whether the cards of the tour have been shown, and are out (CS-12)."""
    return view.phase in {"counted", "over"}


def spent(view: View, seat: Seat) -> int:
    """Give the heap of the cards that somebody has played in this partie, those of a tour that is counted too."""
    return view.spent[seat] + (view.turned[seat] if counted(view) else 0)


def unspent(view: View, seat: Seat) -> int:
    """Give the heap of the cards that somebody still has, in hand or laid: everybody can count them."""
    return FULL - spent(view, seat) if view.playing[seat] else 0


def own_deposit(view: View) -> int:
    """Give the heap of what the viewer has laid in this tour."""
    return 0 if view.viewer is None else view.down + view.chosen + view.turned[view.viewer]


def adjusters(view: View) -> list[Seat]:
    """Give who adjusts in this tour, in the order in which they do (CS-3, CS-8): whoever has a card to lay."""
    order = [(view.first + step) % view.seats for step in range(view.seats)]
    lays = view.held if view.phase == "deposit" else view.laid
    return [seat for seat in order if view.playing[seat] and lays[seat]]


def held(view: View, seat: Seat) -> int:
    """Give how many cards somebody is known to hold: of one's own hand, what is in it now."""
    return view.held[seat] if view.hand is None or seat != view.viewer else size_of(view.hand)


def laid(view: View, seat: Seat) -> int:
    """Give how many cards somebody is known to have laid: of one's own deposit, before all are in, too."""
    return size_of(own_deposit(view)) if seat == view.viewer and view.phase == "deposit" else view.laid[seat]


def visible(view: View) -> int:
    """Give the sum of the cards that lie face up."""
    return sum(map(sum_of, view.turned))
