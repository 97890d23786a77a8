"""A visit to the pages inside the test's own process: keys pressed, and what was answered."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from cachecash.core.events import Event
from cachecash.core.problems import Problem
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Rendered, Utterance
from cachecash.outputs.history import History
from cachecash.presentation.commands import COMMANDS
from cachecash.presentation.habits import Habits
from cachecash.presentation.kept import KeptGame, KeptGames
from cachecash.presentation.keys import KeyMap, read_key
from cachecash.presentation.outlet import Wish
from cachecash.presentation.pages import Pages
from cachecash.presentation.pages.knobs import Knobs
from cachecash.presentation.party import Party
from cachecash.presentation.post import Post
from cachecash.presentation.room import Room
from cachecash.presentation.rooms import room
from cachecash.presentation.settings import TABLES, Setting, Settings, apply, setting
from cachecash.storage.profiles import Profile
from talk import MemoryStore

MISREAD = re.compile(r"[\u00a0\u202f\u2212×→←…*#_|~^`{}<>%&@=$€]|\d/\d|n°|\d(?:e|er)\b|  |\.\.|^ | $| [.,]")
"""What a voice would stumble over."""
GAME = "cache-ton-cash"
"""The game of a house that has only one, so that its pages do not depend on how many there are."""
SOUNDS = ("your-turn", "card-taken", "edge", "unnamed")


@dataclass
class Ears:
    """Everything that leaves the pages: sentences, ``<sound>`` for a cue, wishes, which *obey* is to do."""

    heard: list[str] = field(default_factory=list)
    utterances: list[Utterance] = field(default_factory=list)
    captions: list[Rendered] = field(default_factory=list)
    wishes: list[Wish] = field(default_factory=list)
    silenced: int = 0
    obey: Callable[[Wish], None] = lambda _: None

    def present(self, utterance: Utterance) -> None:
        self.answer([utterance])

    def answer(self, utterances: Sequence[Utterance]) -> None:
        assert utterances, "an answer without a word"
        for utterance in utterances:
            assert utterance.speech, "an empty sentence"
            assert not MISREAD.search(utterance.speech), utterance.speech
        self.heard += [utterance.speech for utterance in utterances]
        self.utterances += utterances

    def fact(self, event: Event) -> None:
        raise AssertionError("nothing happens in a menu")

    def cue(self, name: str, caption: Rendered) -> None:
        assert caption.screen, "a sound without its twin in text"
        self.heard.append(f"<{name}>")
        self.captions.append(caption)

    def scroll(self, _step: int) -> bool | None:
        return None

    def silence(self, *, dismiss: bool = True) -> None:
        self.silenced += 1

    def read(self, utterance: Utterance) -> None:
        pass

    def idle(self, now: float) -> bool:
        return True

    def ask(self, wish: Wish) -> None:
        """Hand the wish on: it is no answer by itself."""
        self.wishes.append(wish)
        self.obey(wish)


@dataclass
class Hostel:
    """A house with nothing behind it: what was asked of it is kept for the test to look at."""

    settings: Settings = Settings(welcomed=True)  # noqa: RUF009 - frozen
    store: MemoryStore = field(default_factory=MemoryStore)
    voice: tuple[str, str] = ("integree", "eSpeak NG 1.52")
    sounds: Sequence[str] = SOUNDS
    people: list[Profile] = field(default_factory=lambda: [Profile(Path("settings.yaml"), "")])
    rooms: Mapping[str, Room] = field(default_factory=lambda: {GAME: room(GAME)})
    changed: dict[str, Any] = field(default_factory=dict)
    started: list[Party] = field(default_factory=list)
    resumed: list[KeptGame] = field(default_factory=list)
    gone: bool = False
    full: bool = False
    ended: str = ""
    playing: bool = False
    party: Party | None = None
    pages: Pages | None = None

    def __post_init__(self) -> None:
        self.kept = KeptGames(self.rooms, self.store)
        self.person = self.people[0]

    def set(self, setting: Setting, value: Any) -> None:
        self.settings = self.settings.having(setting.id, value)
        self.changed[setting.id] = value
        if setting.id == "language" and self.pages:
            self.pages.translate(Catalog("fr" if value == "auto" else value, strict=True))

    def lay(self, game: str, table: Mapping[str, Any]) -> None:
        self.set(TABLES, {**self.settings.tables, game: table})

    def set_level(self, seat: int, level: str) -> None:
        assert self.party is not None
        self.party = self.party.with_level(seat, level)

    def welcome(self, person: Profile) -> None:
        self.person = person
        self.settings = Settings(name=person.name, welcomed=True, positions=False)

    def add_person(self, name: str) -> Profile:
        if self.full:
            raise Problem("settings-full", path="settings-9.yaml")
        self.people.append(Profile(Path(f"settings-{len(self.people) + 1}.yaml"), name))
        return self.people[-1]

    def rename_person(self, person: Profile, name: str) -> None:
        if self.full:
            raise Problem("settings-full", path="settings-9.yaml")
        self.people = [replace(one, name=name) if one == person else one for one in self.people]
        self.person = next(one for one in self.people if one.path == self.person.path)

    def remove_person(self, person: Profile) -> None:
        if self.full:
            raise Problem("settings-denied", path="settings-9.yaml")
        self.people = [one for one in self.people if one != person]

    def start(self, party: Party) -> None:
        self.started.append(party)

    def resume(self, game: KeptGame) -> bool:
        self.resumed.append(game)
        return not self.gone

    def closed(self) -> None:
        self.ended = "closed"

    def quit(self) -> None:
        self.ended = "quit"


class Visit:
    """Somebody in front of the pages. Every key is pressed one second after the one before."""

    def __init__(self, house: Hostel | None = None, language: str = "fr") -> None:
        self.house = house or Hostel()
        self.ears = Ears()
        self.history = History()
        catalog = Catalog(language, strict=True)
        self.keys = KeyMap(COMMANDS, catalog)
        self.habits = Habits()
        self.pages = Pages(Post(self.keys, self.ears, self.history, self.habits), self.house)
        self.house.pages = self.pages
        self.ears.obey = self._obey
        self._knobs = Knobs(self.pages)
        apply(self.house.settings, self.habits, self.keys)
        self.now = 0.0

    def _obey(self, wish: Wish) -> None:
        """Do what the program does for the pages."""
        match wish.what:
            case "level":
                self.house.set(setting("verbosity"), wish.detail)
            case "full-screen":
                self.house.set(setting("full-screen"), not self.house.settings.full_screen)
                self.pages.say(setting("full-screen").sample(self.pages.catalog, self.house.settings.full_screen))
            case "knob-next" | "knob-lower" | "knob-raise":
                self._knobs.turn(wish.what)
            case what:
                raise AssertionError(f"nobody does {what}")

    def open(self) -> str:
        self.pages.open(self.now)
        return self.answer()

    def press(self, keys: str) -> str:
        """Press keys, separated by blanks; give what was answered to the last one. None may be silent."""
        told = ""
        for key in keys.split():
            self.now += 1
            silenced = self.ears.silenced
            self.pages.key(read_key(key), self.now)
            told = self.answer()
            done = self.house.ended or self.house.started or self.house.resumed
            assert told or done or self.ears.silenced > silenced, f"{key} is silent"
        return told

    def type(self, text: str) -> str:
        """Type a text, sign by sign; give what was answered to the last one."""
        assert self.pages.wants_text
        for sign in text:
            self.now += 1
            self.pages.typed(sign, self.now)
        return self.answer().rpartition(" | ")[2]

    def answer(self) -> str:
        told, self.ears.heard = " | ".join(self.ears.heard), []
        return told

    @property
    def lines(self) -> list[str]:
        """What stands on the page, each line with its value."""
        return [line.label.speech + (f" : {line.value.speech}" if line.value else "") for line in self.pages.page.lines]

    @property
    def title(self) -> str:
        return self.pages.page.title.speech

    def go(self, start: str) -> str:
        """Walk to the line that has this label, or that begins so."""
        labels = [line.label.speech for line in self.pages.page.lines]
        found = [place for place, label in enumerate(labels) if label == start]
        found += [place for place, label in enumerate(labels) if label.startswith(start)]
        assert found, f"no line {start!r} among {labels}"
        self.press("Home" + " Down" * found[0])
        assert self.pages.page.index == found[0]
        return self.lines[found[0]]

    def enter(self, *starts: str) -> str:
        """Go to a line and press Enter, one page after the other; give what was answered last."""
        told = ""
        for start in starts:
            self.go(start)
            told = self.press("Enter")
        return told


def visit(house: Hostel | None = None, language: str = "fr") -> Visit:
    """Open the pages."""
    guest = Visit(house, language)
    guest.open()
    return guest
