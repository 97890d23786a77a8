"""What a conversation has at hand: the console, the catalog, the level and display in use, and what was told."""

from dataclasses import dataclass
from typing import Any, Protocol

from cachecash.frontends.terminal.console import Console
from cachecash.frontends.terminal.told import Told
from cachecash.narration.catalog import Catalog, utterance
from cachecash.narration.utterance import Display, Level, Priority, Rendered, Utterance


@dataclass(frozen=True, slots=True)
class Settings:
    """How the player wants to be told.

    *width* is the number of signs of a line (None: as long as they come), *stepwise* waits for Enter after each play
    of the others, *seed* decides the cards of the next new game (None: they are drawn by lot).
    """

    width: int | None = None
    display: Display = Display.SPEECH
    level: Level = Level.NORMAL
    stepwise: bool = False
    seed: str | None = None


class Place(Protocol):
    """A game in course, as the letters see it."""

    @property
    def game_id(self) -> str:
        """Give the game's name, whose rules one may want to read."""

    @property
    def questions(self) -> tuple[str, ...]:
        """Give the questions that it can answer."""

    def answer(self, question: str) -> list[Utterance]:
        """Answer one of `questions`."""

    def change_levels(self) -> None:
        """Ask which computer player is to have which level."""


class Desk:
    """Says things. Nothing here decides what to say."""

    def __init__(self, console: Console, catalog: Catalog, settings: Settings) -> None:
        self.console = console
        self.catalog = catalog
        self.display = settings.display
        self.level = settings.level
        self.told = Told()
        self.place: Place | None = None
        """The game in course, or just ended; None in the menus."""
        self.kept: bool | None = None
        """Whether the game in course is kept, if the player leaves now; None where there is none."""

    def say(self, *utterances: Utterance) -> None:
        """Tell some utterances that belong together."""
        self.told.hear(*utterances)
        self.show(*utterances)

    def show(self, *texts: Rendered | Utterance) -> None:
        """Write without remembering: choices, a page of the history, a repetition."""
        for text in texts:
            self.console.write(text.on(self.display))

    def line(self, message_id: str, **args: Any) -> None:
        """Say a sentence of the terminal's own, in answer to the player."""
        self.say(utterance(self.text(message_id, **args), Priority.ANSWER, "system"))

    def note(self, message_id: str, **args: Any) -> None:
        """Write a sentence of the terminal's own that is not worth repeating."""
        self.show(self.text(message_id, **args))

    def text(self, message_id: str, **args: Any) -> Rendered:
        """Give a message, to be shown or to stand in another one."""
        return self.catalog.render(message_id, self.level, **args)
