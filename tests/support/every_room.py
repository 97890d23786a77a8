"""What every game of the room owes its players: checks that know no game, each of one room in one language.

A catalog is strict here: a message that is missing, or an argument that it is not given, raises.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from io import StringIO
from itertools import product
from random import Random
from typing import Any

from cachecash.core.events import Event, Viewer
from cachecash.core.options import option_texts
from cachecash.frontends.terminal.demo import Demo
from cachecash.frontends.terminal.desk import Settings
from cachecash.frontends.terminal.terminal import Terminal
from cachecash.narration.catalog import Catalog
from cachecash.narration.rules_text import rules_text
from cachecash.narration.utterance import Level, Rendered, Utterance
from cachecash.presentation.narrator import QUESTIONS, Narrator
from cachecash.presentation.room import Room
from cachecash.presentation.setup import TableOptions
from cachecash.table.table import Table
from contract import Entry, viewers
from talk import typed

NAMES = ("Camille", "Léa", "Tom", "Hugo", "Inès", "Alice")
MAY_LACK = {"marks"}
"""Questions that a game may leave unanswered: its cards may have no touch marks."""
DURATION = {"fr": r"\b(minutes?|heures?)\b", "en": r"\b(minutes?|hours?)\b"}
LOOSE = re.compile(r"\bnone\b|  |\.\.|^ | $| [,.]")
"""Words put together carelessly."""


@dataclass(frozen=True)
class Moment:
    """A table in the course of a game by lot, and a seat that chooses at it."""

    table: Table[Any, Any, Any]
    seat: int

    def legal(self, viewer: Viewer) -> list[Any]:
        return [] if viewer is None else self.table.legal(viewer)


def tables(room: Room) -> list[Table[Any, Any, Any]]:
    """Give a table for the fewest players, for one more, and for the most; nothing is dealt."""
    counts = dict.fromkeys((*room.game.seats[:2], room.game.seats[-1]))
    return [Table(room.game, seats, room.game.options(), f"{room.game.id} {seats}") for seats in counts]


def moments(table: Table[Any, Any, Any], steps: int) -> Iterator[Moment]:
    """Deal, and play by lot."""
    chooser = Random(table.seed)
    table.start()
    for _ in range(steps):
        awaited = table.awaited()
        if not awaited:
            break
        seat = chooser.choice(awaited)
        yield Moment(table, seat)
        table.play(seat, chooser.choice(table.legal(seat)))


def check_said(text: Rendered | Utterance) -> None:
    """Something is heard, seen and felt, and none of it is badly put together."""
    for shown in (text.speech, text.screen, text.braille):
        assert shown
        assert not LOOSE.search(shown), shown


def check_names(room: Room, language: str) -> None:
    """The game, its options, their values, its bundles and its levels have names."""
    catalog, options = Catalog(language, strict=True), TableOptions(room)
    check_said(catalog.render(f"game-{room.game.id}"))
    for score in (-1, 0.5, 1, 1500):
        check_said(catalog.render(f"game-{room.game.id}-score", number=str(score), score=score))
    for name, texts in option_texts(room.game.options).items():
        check_said(options.name(catalog, name))
        for text in texts:
            check_said(options.value(catalog, name, text))
    for preset in options.presets:
        check_said(options.preset_name(catalog, preset))
    for level in room.levels:
        check_said(catalog.render(f"bot-level-{level}"))


def check_about(room: Room, language: str) -> None:
    """The menu says in one sentence what the game is, how many play and for how long."""
    low, high = room.game.seats[0], room.game.seats[-1]
    about = Catalog(language, strict=True).render(f"game-{room.game.id}-about", low=low, high=high)
    check_said(about)
    assert about.speech.endswith(".")
    assert about.speech.count(".") == 1, about.speech
    assert {str(low), str(high)} <= {*re.findall(r"\d+", about.speech)}, about.speech
    assert re.search(DURATION[language], about.speech), about.speech


def check_answers(room: Room, language: str) -> None:
    """Every question is answered at every level, to who plays and to who looks on."""
    catalog = Catalog(language, strict=True)
    for table in tables(room):
        narrator = room.narrator(catalog, NAMES[: table.seats])
        assert {*QUESTIONS} - {*narrator.questions} <= MAY_LACK
        for number, now in enumerate(moments(table, 60)):
            viewer = [now.seat, None, *range(table.seats)][number % (table.seats + 2)]
            view, level, legal = table.view(viewer), [*Level][number % 3], now.legal(viewer)
            check_said(narrator.prompt(view, legal, level))
            for question in narrator.questions:
                told = narrator.answer(question, view, level, legal)
                assert told, question
                for one in told:
                    check_said(one)


class Ear:
    """Somebody at a table, or a spectator, to whom every fact is told at every level."""

    def __init__(self, narrator: Narrator[Any, Any], table: Table[Any, Any, Any], viewer: Viewer) -> None:
        self.said = 0
        self._narrator = narrator
        self._viewer = viewer
        table.attach(viewer, self._hear)

    def _hear(self, event: Event, view: Any) -> None:
        for level in Level:
            told = self._narrator.tell(event, view, self._viewer, level)
            if told:
                self.said += 1
                check_said(told)


def check_stories(room: Room, language: str) -> None:
    """Every fact can be told to every ear at every level; what is said holds together, and something is said."""
    catalog = Catalog(language, strict=True)
    for table in tables(room):
        narrator = room.narrator(catalog, NAMES[: table.seats])
        ears = [Ear(narrator, table, viewer) for viewer in viewers(table.seats)]
        for _ in moments(table, 80):
            pass
        assert all(ear.said > 10 for ear in ears)


def check_refusals(room: Room, language: str, entry: Entry) -> None:
    """Whatever the rules refuse, of all that may be typed, is explained by a sentence and by a heading of the rules."""
    catalog, rules = Catalog(language, strict=True), rules_text(language, room.game.id)
    heard: set[str] = set()
    for table in tables(room):
        narrator = room.narrator(catalog, NAMES[: table.seats])
        for number, now in enumerate(moments(table, 40)):
            for seat, action in product({now.seat, number % table.seats}, entry.actions):
                refusal = table.refusal(seat, action)
                if refusal is not None and str(refusal) not in heard:
                    heard.add(str(refusal))
                    check_said(narrator.refusal(refusal, table.view(seat)))
                    assert rules.heading_of(refusal.rule), f"no heading explains {refusal.rule}"


def check_rules(room: Room, language: str, other: str) -> None:
    """The rules are there to be read: headings that are named, the same in both languages; one fits each moment."""
    mine, theirs = rules_text(language, room.game.id), rules_text(other, room.game.id)
    assert [(head.level, head.anchor, head.rules) for head in mine.headings] == [
        (head.level, head.anchor, head.rules) for head in theirs.headings
    ]
    assert mine.headings[0].level == 1
    assert all(heading.anchor and heading.title for heading in mine.headings[1:])
    for table in tables(room):
        narrator = room.narrator(Catalog(language, strict=True), NAMES[: table.seats])
        for now in moments(table, 40):
            assert mine.at(narrator.heading(table.view(now.seat)))


def demo(room: Room, language: str, seed: str = "1") -> list[str]:
    """Tell a whole game among computer players; give its lines."""
    out = StringIO()
    terminal = Terminal({room.game.id: room}, Catalog(language, strict=True), Settings(), (typed(), out))
    assert terminal.demo(Demo(room, seed=seed)) == 0
    return out.getvalue().splitlines()
