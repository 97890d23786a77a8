"""The table as places to go: zones of items, the same for the voice, the screen and the braille line.

Nothing here knows a game, a window or a key. A game's `Board` makes the zones of a view, `cursor.Cursor` walks them,
the desk voices what the cursor found, and the window draws the same zones.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from cachecash.narration.utterance import Level, Rendered

A = TypeVar("A")
V_contra = TypeVar("V_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)

HAND, DISCARD, DRAW = "hand", "discard", "draw"
"""Ids of the zones that most games have."""


def place_zone(place: int) -> str:
    """Give the id of a player's zone: place 1 is the viewer's own, then clockwise, as in the question ``seat-<n>``."""
    return f"seat-{place}"


@dataclass(frozen=True, slots=True)
class Face:
    """What is drawn of one card.

    *code* is the game's name of the kind, ``""`` for a card that the viewer sees from the back: then nothing else is
    given, but perhaps the *name* of a back. *name* and *value* are texts for the screen (*value* is empty where a card
    has none). *marks* are the AccessiJeux touch marks, from left to right, the shape first: ``square``, ``triangle``,
    ``circle``, ``star``, ``triangle-beside`` and ``triangle-above`` (two triangles in a row, in a column), then ``dot``
    (rond pointé), ``box`` (carré pointé) and ``point``. A mark that stands twice is there twice.
    """

    code: str = ""
    name: str = ""
    value: str = ""
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Item(Generic[A]):
    """One thing in a zone.

    The cursor follows *id* while it exists. *name* holds the value ("Piano, 5000 dollars"); *state* what is to be
    known now ("protégé"), never a position: counting is the desk's. *details* are further lines, the touch marks of its
    cards (*touch*) last;
    *about* is all of it at once. *faces* are the cards to draw. *actions* are the legal actions that start here, in
    their order; *playable* whether one of them does more than throw a card away. Where there is none, *why* may
    say why.
    """

    id: str
    name: Rendered
    about: Rendered
    state: Rendered | None = None
    why: Rendered | None = None
    details: tuple[Rendered, ...] = ()
    touch: tuple[Rendered, ...] = ()
    faces: tuple[Face, ...] = ()
    actions: tuple[A, ...] = ()
    playable: bool = False


@dataclass(frozen=True, slots=True)
class Zone(Generic[A]):
    """One place of the table.

    *title* names it. *summary* is said on arriving, before the item ("Main, 5 cartes"). *empty* says that there is no
    item ("Ta main est vide."); it is the summary then. *whole* reads all of it. *columns* is 0 for a row, else the
    width of a grid whose items stand row after row: *across* reads each of its rows, *down* each of its columns, and
    *heads* names them for the eye, which then needs no place in each item.
    *mine*: it is the viewer's own, in a game that knows no hand.
    *newest_first*: what is new comes first, and whoever was elsewhere meanwhile begins there.
    """

    id: str
    title: Rendered
    summary: Rendered
    empty: Rendered
    whole: Rendered
    items: tuple[Item[A], ...] = ()
    columns: int = 0
    across: tuple[Rendered, ...] = ()
    down: tuple[Rendered, ...] = ()
    heads: tuple[Rendered, ...] = ()
    mine: bool = False
    newest_first: bool = False


@dataclass(frozen=True, slots=True)
class Hold:
    """What follows as Enter takes hold of an item: what is *said*, and the *zone* where the other one is."""

    said: Rendered
    zone: str | None = None


class Board(Protocol[V_contra, A]):
    """The zones of one game. Pure: the same view, actions and level always give the same zones."""

    def zones(self, view: V_contra, legal: Sequence[A], level: Level) -> tuple[Zone[A], ...]:
        """Give every zone, in the order of Tab, with what the owner of *view* knows and nothing else."""

    def start(self, view: V_contra, legal: Sequence[A]) -> str | None:
        """Give the id of the zone where an answer that is asked now begins, None where the player is free to look."""

    def decline(self, view: V_contra, legal: Sequence[A]) -> A | None:
        """Give the action that turns down what is offered: yield, let it go, end the turn, pass.

        It is the only one that starts from no item.
        """

    def plain(self, view: V_contra, legal: Sequence[A], item: Item[A]) -> A | None:
        """Give what Enter plays at once on *item*, None where its actions are to be listed.

        Only where a card is asked for (a challenge, a claim), and the card has a single way to answer, by itself.
        """

    def takes_all(self, action: A, hand: Sequence[str]) -> bool:
        """Tell whether *action*, which starts from each of these items of the hand, takes them all.

        Of cards that are alike an action that takes one starts from each of them, and takes no two.
        """


@runtime_checkable
class Holding(Protocol[V_contra, A]):
    """What a board is besides where an action needs two things in turn: Enter takes hold of one, then of the other."""

    def hold(self, view: V_contra, legal: Sequence[A], item: Item[A]) -> Hold | None:
        """Say what is taken hold of as Enter is pressed on *item*; None where Enter acts as everywhere."""

    def then(self, view: V_contra, legal: Sequence[A], held: Sequence[str], item: Item[A]) -> A | None:
        """Give what Enter on *item* does with the items *held*: one that the rules refuse where they say why not.

        None where the two have nothing to do with each other.
        """


@runtime_checkable
class Guiding(Protocol[V_contra, A_contra]):
    """What a board is besides where it leads its player by words of its own, and says what is chosen before it counts.

    The item under the cursor is then said last, as often as the player is asked.
    """

    def how(self, view: V_contra, legal: Sequence[A_contra], level: Level, keys: Mapping[str, Any]) -> Rendered:
        """Say how to answer what is asked, by the names of the *keys*: ``act``, ``decline``, ``mark``."""

    def proposal(self, view: V_contra, legal: Sequence[A_contra], action: A_contra) -> Rendered | None:
        """Ask whether *action* is meant, which is all that is chosen: the same key again plays it, any other does not.

        None where the actions are listed, or played, as everywhere.
        """


def together(lines: Iterable[Rendered]) -> Rendered:
    """Put whole sentences one after the other (outside the catalog, which takes no text of such a length)."""
    spoken = [line for line in lines if line.speech]
    return Rendered(
        " ".join(line.speech for line in spoken),
        " ".join(line.screen for line in spoken),
        "; ".join(line.braille for line in spoken),
    )
