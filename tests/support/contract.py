"""What the contract suite needs to know of a game that the Game contract doesn't tell: one `Entry` a game."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from random import Random
from typing import Any

from cachecash.core.chance import Chance
from cachecash.core.events import Event, Tell, Viewer
from cachecash.core.options import read_options


@dataclass(frozen=True)
class Entry:
    """One game under the contract.

    *options* are the option sets worth walking through (texts). *card* is the type of a card in events. *cards* counts
    every card of a state, *deck* those that there should be. *shown* counts the cards that a view shows. *actions* is
    the whole space of actions that anybody may type, legal or not. *verbs* is the order in which legal actions are
    browsed. *spends* says whether an action wears the round down, *left* by how much that can still happen in a round
    (CC-37). *twin* is a copy of a state in which cards that *viewer* cannot see, and that *action* by *seat* neither
    uses nor brings to light, have changed places.
    """

    game: Any
    options: Sequence[Mapping[str, str]]
    card: type[Enum]
    cards: Callable[[Any], Counter[Any]]
    deck: Callable[[int, Any], Counter[Any]]
    shown: Callable[[Any], Counter[Any]]
    actions: Sequence[Any]
    verbs: Sequence[str]
    spends: Callable[[Any], bool]
    left: Callable[[Any], int]
    twin: Callable[[Any, Viewer, int, Any, Random], Any]
    favourites: Sequence[str]  # verbs that lead to rare positions


@dataclass(frozen=True)
class Walk:
    """A way through a game: a seed for the cards and the choices, and how bold the players are (from 0 to 1)."""

    seats: int
    options: Mapping[str, str]
    seed: str
    boldness: float

    def new(self, entry: Entry, tell: Tell | None = None) -> Any:
        """Deal."""
        texts = read_options(entry.game.options(), self.options)
        return entry.game.new(self.seats, texts, Chance(self.seed), tell)

    def run(self, entry: Entry, tell: Tell | None = None) -> Iterator[tuple[Any, int, list[Any], Any]]:
        """Play; give, before each action: the state, the seat that chooses, its legal actions, the one it will play."""
        state = self.new(entry, tell)
        chooser = Random(self.seed)
        while awaited := entry.game.to_act(state):
            seat = chooser.choice(awaited)
            legal = entry.game.legal(state, seat)
            bold = [action for action in legal if verb_of(action) in entry.favourites]
            action = chooser.choice(bold if bold and chooser.random() < self.boldness else legal)
            yield state, seat, legal, action
            entry.game.apply(state, seat, action, tell)


def options_of(game: Any, text: str) -> Any:
    """Read ``"avance end=rapide"``: presets and options, the later ones over the earlier ones."""
    texts: dict[str, str] = {}
    for word in text.split():
        name, given, value = word.partition("=")
        texts |= {name: value} if given else game.presets[name]
    return read_options(game.options(), texts)


def verb_of(action: Any) -> str:
    """The kind of an action, by its notation."""
    return str(action).partition("(")[0]


def viewers(seats: int) -> list[Viewer]:
    """Every seat, and a spectator."""
    return [*range(seats), None]


def cards_in(value: Any, card: type[Enum]) -> Iterator[Enum]:
    """Walk through a fact and give every card that stands in it."""
    if isinstance(value, card):
        yield value
    elif is_dataclass(value):
        for entry in fields(value):
            yield from cards_in(getattr(value, entry.name), card)
    elif isinstance(value, Iterable) and not isinstance(value, str):
        for part in value:
            yield from cards_in(part, card)


def heard(events: Iterable[Event], viewer: Viewer) -> list[Event]:
    """What *viewer* learns of some facts."""
    return [seen for event in events if (seen := event.seen_by(viewer)) is not None]
