"""The contract of a game's narrator: facts and views in, utterances out, for one ear, in one language."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from cachecash.core.events import Event, Seat, Viewer
from cachecash.core.problems import Refusal
from cachecash.narration.utterance import Level, Rendered, Utterance

A = TypeVar("A")
V_contra = TypeVar("V_contra", contravariant=True)

QUESTIONS = (
    "turn",
    "scores",
    "scores-detail",
    "hand",
    "marks",
    "counts",
    "middle",
    "mine",
    "opponents",
    "goal",
    "possible",
    "seat-1",
    "seat-2",
    "seat-3",
    "seat-4",
    "seat-5",
    "seat-6",
)
"""What one may ask in every game. ``seat-1`` is the asker's own place, then clockwise."""

USUAL_RESUMING = ("scores", "mine", "hand")


@dataclass(frozen=True, slots=True)
class Option(Generic[A]):
    """One line of a numbered menu: an *action* to play, or the *options* that it opens (exactly one of the two)."""

    label: Rendered
    action: A | None = None
    options: "tuple[Option[A], ...]" = ()


@dataclass(frozen=True, slots=True)
class Spelling:
    """How an action is typed number by number (``1 1 8``): *hint* says so, *write* gives the log's notation of some.

    *fault* says why some numbers cannot be meant at all, None where they can be written.
    """

    hint: Rendered
    write: Callable[[Sequence[int]], str]
    fault: Callable[[Sequence[int]], Utterance | None] = lambda _numbers: None


class Narrator(Protocol[V_contra, A]):
    """Tells one game. Pure: the same event, view and ear always give the same words."""

    def name(self, seat: Seat) -> str:
        """Give the name of who sits there."""

    def tell(self, event: Event, view: V_contra, ear: Viewer, level: Level) -> Utterance | None:
        """Tell a fact to *ear*, whose *view* is taken when it became true. None where nothing is said."""

    @property
    def questions(self) -> tuple[str, ...]:
        """Give the questions that it can answer (among `QUESTIONS`, and the game's own)."""

    def answer(self, question: str, view: V_contra, level: Level, legal: Sequence[A] = ()) -> list[Utterance]:
        """Answer a question from what the owner of *view* knows. Raises `KeyError` for an unknown one."""

    def prompt(self, view: V_contra, legal: Sequence[A], level: Level) -> Utterance:
        """Say what is expected of the owner of *view* now. For who comes back, or asks again: `tell` has said it."""

    def choices(self, view: V_contra, legal: Sequence[A]) -> list[Option[A]]:
        """Give a menu of the legal actions, in their order: flat if it is short, else verb, card, target."""

    def refusal(self, refusal: Refusal, view: V_contra) -> Utterance:
        """Say why an action was refused, and which heading of the rules explains it."""

    def regret(self, view: V_contra, legal: Sequence[A], action: A) -> Utterance | None:
        """Ask whether a legal action that loses something is meant, or give None where it loses nothing."""

    def heading(self, view: V_contra) -> str:
        """Give the anchor of the heading of the rules that explains what is going on; empty where there is none."""


@runtime_checkable
class Resuming(Protocol[V_contra]):
    """What a narrator is besides where a game that is taken up again is told by other questions than usual."""

    def resuming(self, view: V_contra) -> tuple[str, ...]:
        """Give the questions whose answers say where the game stands, in the order in which they are told."""


def resuming(narrator: object, view: Any) -> tuple[str, ...]:
    """Give the questions whose answers say where a game stands that is taken up again."""
    return narrator.resuming(view) if isinstance(narrator, Resuming) else USUAL_RESUMING


@runtime_checkable
class Speller(Protocol[V_contra]):
    """What a narrator is besides where cards are numbers, and too many go together for a numbered menu."""

    def spelling(self, view: V_contra, legal: Sequence[Any]) -> Spelling | None:
        """Say how numbers are read now; None where they choose from the menu, as everywhere."""
