"""A theme as it is written in YAML, strictly read: whatever is not understood is a fault, with its place."""

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from yaml import MappingNode
from yaml.constructor import ConstructorError

from cachecash.narration.utterance import CATEGORIES
from cachecash.storage.yaml_text import Loader

HIGHEST = 24
"""Semitones: a sound that is raised gets shorter, so none is ever lowered, nor raised until nothing is left of it."""
MOST_DOLLARS = 10_000_000
MOST_LETTERS = 60
"""No entry has more; of one that has, so much is told."""
EARS = ("me", "you", "other")
LOOPS = ("ambience", "music")

_FILE = re.compile(r"[\w-]+\.(wav|ogg)")
_WORD = re.compile(r"[A-Za-z][\w-]*")
_PLACES = ("seat", "centre")


class Fault(Exception):
    """An entry of a theme is not as it should be; *entry* is the way to it, ``games, belote, scale``."""

    def __init__(self, *entry: object) -> None:
        self.entry = ", ".join(str(part)[:MOST_LETTERS] for part in entry)
        super().__init__(self.entry)


@dataclass(frozen=True, slots=True)
class Rule:
    """What one fact of a game sounds like.

    *sounds* gives a sound to who listens: ``me`` acts, ``you`` are the other person concerned, ``other`` looks on.
    *who* is the field that says who acts, a seat or several; *pan* is whether it comes from there. *pitch* is the field
    (dollars or a card) that raises the sound, *only* a field that must be true.
    """

    sounds: Mapping[str, str]
    who: str = "seat"
    pan: bool = True
    pitch: str | None = None
    only: str | None = None


@dataclass(frozen=True, slots=True)
class GameSounds:
    """The section of one game: its facts by the names of their types, what its cards are worth, how worth is heard."""

    events: Mapping[str, Rule] = field(default_factory=dict)
    cards: Mapping[str, int] = field(default_factory=dict)
    scale: tuple[tuple[int, int], ...] = ()
    """From how many dollars on, how many semitones higher; rising."""

    def semitones(self, worth: object) -> int:
        """Tell how much higher something sounds: an amount in dollars, or a card. What is unknown is not raised."""
        dollars = self.cards.get(worth.name, 0) if isinstance(worth, Enum) else worth
        if not isinstance(dollars, int):
            return 0
        return max((higher for least, higher in self.scale if least <= dollars), default=0)


@dataclass(frozen=True, slots=True)
class Written:
    """A theme's file; a section that it does not have is empty."""

    sounds: Mapping[str, str]
    loops: Mapping[str, str]
    categories: Mapping[str, str]
    games: Mapping[str, GameSounds]


class Strict(Loader):
    """Plain YAML in which nothing may be said twice."""

    def construct_mapping(self, node: MappingNode, deep: bool = False) -> dict[Any, Any]:  # noqa: FBT001, FBT002 - yaml's
        """Make a mapping. Raises `yaml.YAMLError` for a key that is there twice."""
        made = super().construct_mapping(node, deep=deep)
        if len(made) < len(node.value):
            raise ConstructorError(None, None, "a key is there twice", node.start_mark)
        return made


def understand(data: object, names: Collection[str] = ()) -> Written:
    """Read a theme's file, already parsed.

    *names* are the sounds that there are; without any, the file itself names them. Raises `Fault`.
    """
    sections = _mapping(data, (), ("sounds", "loops", "categories", "games"))
    sounds = _files(sections.get("sounds", {}), "sounds", names)
    known = names or sounds
    categories = _mapping(sections.get("categories", {}), ("categories",), CATEGORIES)
    games = _mapping(sections.get("games", {}), ("games",))
    return Written(
        sounds,
        _files(sections.get("loops", {}), "loops", LOOPS),
        {name: _one_of(value, known, "categories", name) for name, value in categories.items()},
        {name: _game(value, known, "games", name) for name, value in games.items()},
    )


def _files(data: object, section: str, names: Collection[str]) -> dict[str, str]:
    files = _mapping(data, (section,), names)
    for name, file in files.items():
        if not (isinstance(file, str) and _FILE.fullmatch(file)):
            raise Fault(section, name)
    return files


def _game(data: object, known: Collection[str], *entry: str) -> GameSounds:
    sections = _mapping(data, entry, ("scale", "cards", "events"))
    events = _mapping(sections.get("events", {}), (*entry, "events"))
    cards = _mapping(sections.get("cards", {}), (*entry, "cards"))
    return GameSounds(
        {name: _rule(value, known, *entry, "events", name) for name, value in events.items()},
        {name: _number(value, MOST_DOLLARS, *entry, "cards", name) for name, value in cards.items()},
        tuple(sorted(_steps(sections.get("scale", {}), *entry, "scale"))),
    )


def _steps(data: object, *entry: str) -> Iterator[tuple[int, int]]:
    if not isinstance(data, dict):
        raise Fault(*entry)
    for dollars, semitones in data.items():
        yield _number(dollars, MOST_DOLLARS, *entry, dollars), _number(semitones, HIGHEST, *entry, dollars)


def _rule(data: object, known: Collection[str], *entry: str) -> Rule:
    parts = _mapping(data, entry, ("all", *EARS, "who", "pan", "pitch", "only"))
    sounds = {ear: _one_of(parts[ear], known, *entry, ear) for ear in ("all", *EARS) if ear in parts}
    if "all" in sounds:
        if len(sounds) > 1:
            raise Fault(*entry, "all")
        sounds = dict.fromkeys(EARS, sounds["all"])
    fields = {name: _word(parts[name], *entry, name) for name in ("who", "pitch", "only") if name in parts}
    place = _one_of(parts.get("pan", "seat"), _PLACES, *entry, "pan")
    return Rule(sounds, fields.get("who", "seat"), place == "seat", fields.get("pitch"), fields.get("only"))


def _mapping(data: object, entry: tuple[str, ...], keys: Collection[str] = ()) -> dict[str, Any]:
    """Take a mapping whose keys are words, and among *keys* if there are any."""
    if not isinstance(data, dict):
        raise Fault(*entry)
    for key in data:
        if not (isinstance(key, str) and _WORD.fullmatch(key) and (not keys or key in keys)):
            raise Fault(*entry, key)
    return data


def _one_of(value: object, known: Collection[str], *entry: str) -> str:
    if not (isinstance(value, str) and value in known):
        raise Fault(*entry)
    return value


def _word(value: object, *entry: str) -> str:
    if not (isinstance(value, str) and _WORD.fullmatch(value)):
        raise Fault(*entry)
    return value


def _number(value: object, most: int, *entry: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise Fault(*entry)
    return value
