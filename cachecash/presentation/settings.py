"""The settings: a described list, and the values of one person."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Literal

from cachecash.core.problems import Problem
from cachecash.narration.catalog import Catalog, languages
from cachecash.narration.utterance import Level, Rendered
from cachecash.outputs.speech.names import AUTO, NAMES, READ
from cachecash.presentation.habits import Habits
from cachecash.presentation.keys import KeyMap
from cachecash.presentation.kinds import Bindings, Choice, Kind, Name, Number, Remembered, Switch, Text

Group = Literal["voice", "sound", "screen", "play"]
GROUPS: tuple[Group, ...] = ("voice", "sound", "screen", "play")
"""In the order of the menu. The title of one is the message ``setting-group-<group>``."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How one person plays. Each value is what its `Setting` accepts; a field is named as its id, with ``_`` for ``-``.

    *rate* is in words a minute, volumes and *pitch* go from 0 to 100, *text_size* is in per cent of the usual size,
    *pause* in seconds after the end of speech (where *pace* is ``pause``). *font* is the path of a file, empty for
    ours. *keys* are the keys that were changed, as `KeyMap.texts` gives them. *welcomed*: the first start is over.
    *tables*: for each game, how its last table was laid (see `PartySetup.remembered`).
    `AUTO` stands for the best voice that is found, or for the language of the system.
    """

    voice: str = AUTO
    rate: int = 180
    voice_volume: int = 80
    pitch: int = 50
    verbosity: str = Level.NORMAL.value
    positions: bool = True
    marks: bool = False
    braille: bool = True
    language: str = AUTO
    effects: int = 70
    ambience: int = 30
    music: int = 0
    mono: bool = False
    mute: bool = False
    text_size: int = 100
    theme: str = "dark"
    font: str = ""
    full_screen: bool = False
    name: str = ""
    pace: str = "speech"
    pause: float = 1.0
    confirmations: bool = True
    letters: bool = True
    keys: Mapping[str, Any] = field(default_factory=dict)
    welcomed: bool = False
    tables: Mapping[str, Mapping[Any, Any]] = field(default_factory=dict)

    @property
    def level(self) -> Level:
        """Give how much is said."""
        return Level(self.verbosity)

    def value(self, setting_id: str) -> Any:
        """Give the value of the setting with this id."""
        return getattr(self, _field(setting_id))

    def having(self, setting_id: str, value: Any) -> "Settings":
        """Give the same settings with another value of one. *value* is one that the setting accepts."""
        return replace(self, **{_field(setting_id): value})


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing that may be set.

    Its messages: ``setting-<id>`` (its name), ``setting-<id>-help``, ``setting-<id>-sample`` (what is said when it
    changes, given the ``$value``). *cue* is a sound to be heard then. *first*: it is asked at the first start. *key*:
    the command whose key its help tells, as ``$key``.
    """

    id: str
    group: Group
    kind: Kind
    first: bool = False
    cue: str | None = None
    key: str | None = None

    @property
    def default(self) -> Any:
        """Give its value where the person has chosen none."""
        return Settings().value(self.id)

    def name(self, catalog: Catalog) -> Rendered:
        """Give its name."""
        return catalog.render(f"setting-{self.id}")

    def help(self, keys: KeyMap) -> Rendered:
        """Say what it does."""
        return keys.catalog.render(f"setting-{self.id}-help", key=keys.first(self.key) if self.key else None)

    def shown(self, catalog: Catalog, value: Any) -> Rendered:
        """Say a value."""
        return self.kind.shown(catalog, self.id, value)

    def sample(self, catalog: Catalog, value: Any, level: Level = Level.NORMAL) -> Rendered:
        """Give what lets one hear the difference that *value* makes."""
        given = value if value != "" and isinstance(value, str | bool | int | float) else None
        return catalog.render(f"setting-{self.id}-sample", level, value=given)


_VOLUME = Number(0, 100, 5, "percent")

SETTINGS = (
    Setting("voice", "voice", Choice((AUTO, *NAMES), unheard=READ), first=True),
    Setting("rate", "voice", Number(80, 500, 10, "words"), first=True),
    Setting("voice-volume", "voice", _VOLUME, first=True),
    Setting("pitch", "voice", _VOLUME),
    Setting("verbosity", "voice", Choice(tuple(level.value for level in Level)), first=True, key="level"),
    Setting("positions", "voice", Switch(), first=True),
    Setting("marks", "voice", Switch(), key="about"),
    Setting("braille", "voice", Switch()),
    Setting("language", "voice", Choice((AUTO, *languages()))),
    Setting("effects", "sound", _VOLUME, cue="set"),
    Setting("ambience", "sound", _VOLUME),
    Setting("music", "sound", _VOLUME),
    Setting("mono", "sound", Switch(), cue="card-laid"),
    Setting("mute", "sound", Switch(), cue="your-turn"),
    Setting("text-size", "screen", Number(100, 400, 25, "percent"), first=True),
    Setting("theme", "screen", Choice(("dark", "light", "yellow", "system")), first=True),
    Setting("font", "screen", Text(1000)),
    Setting("full-screen", "screen", Switch(), key="full-screen"),
    Setting("name", "play", Name(), first=True),
    Setting("pace", "play", Choice(("speech", "pause", "key"))),
    Setting("pause", "play", Number(0, 10, 0.5, "seconds")),
    Setting("confirmations", "play", Switch(), first=True),
    Setting("letters", "play", Switch(), first=True, key="menu"),
    Setting("keys", "play", Bindings()),
)
"""In the order in which the pages tell them."""

WELCOMED = Setting("welcomed", "play", Switch())
"""Whether the first start is over: kept with the others, asked nowhere, so that it has no messages."""
TABLES = Setting("tables", "play", Remembered())
"""How the last table of each game was laid: as `WELCOMED`, it has no messages."""

_ALL = {setting.id: setting for setting in (*SETTINGS, WELCOMED, TABLES)}


def setting(setting_id: str) -> Setting:
    """Give a setting by its id. Raises `KeyError`."""
    return _ALL[setting_id]


def read_settings(values: Mapping[str, object]) -> tuple[Settings, list[Problem]]:
    """Give the settings that *values*, from a file, stand for; what is wrong has its default, and one problem each.

    Keys that are no settings are left alone; one that is but for ``_`` instead of ``-`` is told.
    """
    found: dict[str, Any] = {}
    meant = {name: name.replace("_", "-") for name in values if name not in _ALL}
    problems = [Problem("setting-underscore", name=name, known=known) for name, known in meant.items() if known in _ALL]
    for known in _ALL.values():
        if known.id in values:
            try:
                found[_field(known.id)] = known.kind.read(known.id, values[known.id])
            except Problem as problem:
                problems.append(problem)
    return Settings(**found), problems


def apply(settings: Settings, habits: Habits, keys: KeyMap) -> None:
    """Have the desk and the pages follow the settings. The keys themselves are taken back by `KeyMap.restore`."""
    habits.level = settings.level
    habits.positions = settings.positions
    habits.marks = settings.marks
    habits.confirm = settings.confirmations
    habits.pace = "key" if settings.pace == "key" else "speech"
    keys.letters = settings.letters


def _field(setting_id: str) -> str:
    name = setting_id.replace("-", "_")
    if name not in _FIELDS:
        raise KeyError(setting_id)
    return name


_FIELDS = frozenset(entry.name for entry in fields(Settings))
