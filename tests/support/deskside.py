"""Somebody at the desk: keys are pressed, time goes by, and what left by the outlet is looked at. No device."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from cachecash.bots.thinking import think
from cachecash.core.chance import Chance
from cachecash.core.events import Event, Seat, Viewer
from cachecash.core.options import read_options
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Priority, Rendered, Utterance
from cachecash.outputs.history import History
from cachecash.presentation.commands import COMMANDS
from cachecash.presentation.course import Course
from cachecash.presentation.desk import Desk
from cachecash.presentation.habits import Habits
from cachecash.presentation.keys import KeyMap, read_key
from cachecash.presentation.outlet import Wish
from cachecash.presentation.post import Post
from cachecash.presentation.rooms import room
from cachecash.table.table import Table

DONE = frozenset({"played", "leave", "quit"})
"""Wishes whose doing is noticed by itself."""
ANSWERED = frozenset({"settings", "rules", "levels", "knob-next", "knob-lower", "knob-raise", "full-screen", "save"})
"""Wishes that the program answers in words: test_program.py holds it to that."""

NAMES = ("Camille", "Léa", "Tom", "Hugo", "Inès", "Alice")
CATALOGS = {language: Catalog(language, strict=True) for language in ("fr", "en")}


@dataclass
class MemoryOutlet:
    """An outlet that keeps all it is given. Whatever was presented counts as heard at once, unless it is *slow*."""

    lines: list[str] = field(default_factory=list)
    braille: list[str] = field(default_factory=list)
    stories: list[Utterance] = field(default_factory=list)
    facts: list[Event] = field(default_factory=list)
    cues: list[tuple[str, str]] = field(default_factory=list)
    wishes: list[Wish] = field(default_factory=list)
    reads: list[Utterance] = field(default_factory=list)
    silences: list[bool] = field(default_factory=list)
    cuts: int = 0
    """Answers without a word: only what was being said is cut."""
    text_goes_on: bool | None = None
    """Whether there is more to be seen of the text that has the focus; None where all of it shows."""
    scrolled: list[int] = field(default_factory=list)
    busy: bool = False
    slow: bool = False
    """Whether a story is only heard when `busy` is set to False by hand."""

    def present(self, utterance: Utterance) -> None:
        assert utterance.priority is not Priority.ANSWER
        self.stories.append(utterance)
        self._say(utterance)
        self.busy = self.slow

    def answer(self, utterances: Sequence[Utterance]) -> None:
        self.cuts += not utterances
        for utterance in utterances:
            assert utterance.priority is Priority.ANSWER
            self._say(utterance)

    def fact(self, event: Event) -> None:
        self.facts.append(event)

    def cue(self, name: str, caption: Rendered) -> None:
        assert caption.speech
        assert caption.screen
        assert caption.braille
        self.cues.append((name, caption.speech))

    def scroll(self, step: int) -> bool | None:
        if self.text_goes_on is None:
            return None
        self.scrolled.append(step)
        return self.text_goes_on

    def silence(self, *, dismiss: bool = True) -> None:
        self.silences.append(dismiss)
        self.busy = False

    def read(self, utterance: Utterance) -> None:
        self.reads.append(utterance)

    @property
    def noticed(self) -> int:
        """How often the player has noticed something: words, a cue with its caption, or what the program does."""
        done = sum(wish.what in DONE | ANSWERED for wish in self.wishes)
        return len(self.lines) + len(self.cues) + done

    def idle(self, now: float) -> bool:
        return not self.busy

    def ask(self, wish: Wish) -> None:
        self.wishes.append(wish)

    def _say(self, utterance: Utterance) -> None:
        assert utterance.speech
        assert utterance.screen
        assert utterance.braille
        self.lines.append(utterance.speech)
        self.braille.append(utterance.braille)


class PlainThinker:
    """Thinks when it is asked for the result; *script* plays instead, while it has something to play."""

    def __init__(self, table: Table[Any, Any, Any], level: str = "habitue", script: Sequence[str] = ()) -> None:
        self._table = table
        self._bot = room(table.game.id).levels[level]()
        self._script = list(script)
        self._asked: tuple[Any, ...] | None = None
        self.sound = True
        self.slow = False
        self.asked: list[Seat] = []

    def start(self, seat: Seat, view: Any, legal: Sequence[Any], number: int) -> None:
        assert self._asked is None, "one decision at a time"
        self.asked.append(seat)
        self._asked = (seat, view, legal, number)

    def poll(self) -> tuple[Any, bool] | None:
        assert self._asked is not None, "nobody was asked"
        if self.slow:
            return None
        (seat, view, legal, number), self._asked = self._asked, None
        if self._script:
            return self._table.game.parse(self._script.pop(0)), self.sound
        chance = Chance(self._table.seed).child(f"bot/{seat}/{number}")
        return think(self._bot, view, legal, chance)[0], self.sound

    def cancel(self) -> None:
        self._asked = None


class Deskside:
    """A desk with somebody at it. Every press is a second after the one before, unless told otherwise."""

    def __init__(  # noqa: PLR0913 - each names one thing that a test may want otherwise
        self,
        seats: int = 4,
        seed: str = "1",
        rules: str = "",
        *,
        me: Viewer = 0,
        habits: Habits | None = None,
        language: str = "fr",
        letters: bool = True,
        position: Any = None,
        script: Sequence[str] = (),
        saved: dict[str, list[str]] | None = None,
        game: str = "cache-ton-cash",
    ) -> None:
        self.room = game_room = room(game)
        rules_of = game_room.game
        options = read_options(rules_of.options(), dict(pair.split("=") for pair in rules.split()))
        self.table: Table[Any, Any, Any] = Table(rules_of, seats if position is None else position.seats, options, seed)
        if position is not None:
            self.table.options = position.options
            self.table._state = position
        self.catalog = CATALOGS[language]
        self.names = NAMES[: self.table.seats]
        self.outlet = MemoryOutlet()
        self.history = History()
        self.habits = habits or Habits()
        self.thinker = PlainThinker(self.table, script=script)
        self.keys = KeyMap((*COMMANDS, *game_room.commands), self.catalog, letters=letters)
        if saved:
            assert not self.keys.restore(saved)
        self.desk = Desk(
            Post(self.keys, self.outlet, self.history, self.habits),
            Course(self.table, me, self.thinker),
            game_room.narrator(self.catalog, self.names),
            game_room.board(self.catalog, self.names),
        )
        self.now = 0.0
        self.desk.open(self.now)
        self._seen = 0

    def tick(self, seconds: float = 1.0) -> None:
        self.now += seconds
        self.desk.step(self.now)

    def settle(self, most: int = 500) -> "Deskside":
        """Let time go by until the player is awaited, or the game waits for a key, or is over."""
        for _ in range(most):
            if self.desk.legal and self.desk.telling.announced:
                break
            if self.desk.telling.waiting or self.desk.course.over:
                self.tick()
                break
            self.tick()
        self.tick()
        return self

    def press(self, *keys: str, after: float = 1.0) -> list[str]:
        """Press keys; give what was said because of the last one."""
        said: list[str] = []
        for key in keys:
            self.now += after
            before, self.outlet.lines = self.outlet.lines, []
            self.desk.key(read_key(key), self.now)
            said, self.outlet.lines = self.outlet.lines, before + self.outlet.lines
        return said

    def until(self, wanted: Callable[["Deskside"], bool], key: str, most: int = 60) -> list[str]:
        """Press *key* until something holds."""
        said: list[str] = []
        for _ in range(most):
            if wanted(self):
                return said
            said = self.press(key)
        raise AssertionError(f"{key} never came to it")
