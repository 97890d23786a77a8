"""A scene, played and told: what each ear hears, word for word, as a screenplay."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cachecash.core.chance import Chance
from cachecash.core.events import Event, Viewer
from cachecash.games.cache_ton_cash.actions import Action, parse
from cachecash.games.cache_ton_cash.state import State
from cachecash.games.cache_ton_cash.view import View
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Display, Level, Utterance
from cachecash.presentation.cache_ton_cash import ROOM
from positions import GAME, options

NAMES = ("Camille", "Léa", "Tom", "Hugo", "Inès", "Alice")
MID_TURN = {"answer", "contest", "shift"}
"""Where the facts do not say what is expected: the prompt follows."""


@dataclass(frozen=True)
class Ear:
    """Who listens (None: a spectator), how much is said, and by which display it comes."""

    viewer: Viewer
    level: Level = Level.NORMAL
    display: Display = Display.SPEECH


ME, RIVAL, WATCHER = Ear(0), Ear(1), Ear(None)
THIRD = Ear(2)
BRIEF, FULL = Ear(0, Level.BRIEF), Ear(0, Level.FULL)
WATCHER_BRIEF, WATCHER_FULL = Ear(None, Level.BRIEF), Ear(None, Level.FULL)
BRAILLE = Ear(0, display=Display.BRAILLE)
LEVELS = (ME, RIVAL, WATCHER, BRIEF, FULL, WATCHER_BRIEF, WATCHER_FULL, BRAILLE)

SIDE = "BD PI TR SB AV"
"""A hand that has no part in the scene."""


@dataclass(frozen=True)
class Scene:
    """A position (or, without one, a deal), what is played in it, and who listens.

    *actions* are in the log's notation; ``? ACTION`` is tried and refused; ``?? QUESTION`` is asked by the first ear.
    """

    name: str
    title: str
    build: Callable[[], State] | None
    actions: Sequence[str] = ()
    ears: Sequence[Ear] = (Ear(0), Ear(1), Ear(None))
    deal: tuple[int, str, str] = (4, "", "")
    """Seats, options and seed, for a scene that begins with the deal."""


def screenplay(scene: Scene, language: str) -> str:
    """Write what every ear of a scene hears."""
    catalog = Catalog(language, strict=True)
    parts = [f"# {scene.title}\n"]
    parts += [f"\n== {_who(ear, language)}\n{_heard(scene, ear, catalog)}" for ear in scene.ears]
    return "".join(parts)


def _who(ear: Ear, language: str) -> str:
    spectator = {"fr": "spectateur", "en": "spectator"}[language]
    name = spectator if ear.viewer is None else NAMES[ear.viewer]
    return f"{name}, {ear.level.value}" + (", braille" if ear.display is Display.BRAILLE else "")


class _Hearing:
    """One ear at a scene, and the lines it has heard so far."""

    def __init__(self, scene: Scene, ear: Ear, catalog: Catalog) -> None:
        self.ear = ear
        self.lines: list[str] = []
        dealt: list[Event] = []
        self.state = _deal(scene, dealt) if scene.build is None else scene.build()
        self.narrator = ROOM.narrator(catalog, NAMES[: self.state.seats])
        for event in dealt:
            self.hear(event)
        if not dealt:
            self.prompt()

    def view(self) -> View:
        return GAME.view(self.state, self.ear.viewer)

    def legal(self) -> list[Action]:
        viewer = self.ear.viewer
        return [] if viewer is None or viewer not in GAME.to_act(self.state) else GAME.legal(self.state, viewer)

    def add(self, *said: Utterance) -> None:
        self.lines += [utterance.on(self.ear.display) for utterance in said]

    def hear(self, event: Event) -> None:
        seen = event.seen_by(self.ear.viewer)
        said = seen and self.narrator.tell(seen, self.view(), self.ear.viewer, self.ear.level)
        if said:
            self.add(said)

    def prompt(self) -> None:
        if self.legal():
            self.add(self.narrator.prompt(self.view(), self.legal(), self.ear.level))

    def act(self, text: str) -> None:
        if text.startswith("?? "):
            self.lines.append(f"[{text[3:]}]")
            self.add(*self.narrator.answer(text[3:], self.view(), self.ear.level, self.legal()))
        elif text.startswith("? "):
            if self.legal():
                self.refuse(parse(text[2:]))
        else:
            self.play(parse(text))

    def refuse(self, action: Action) -> None:
        seat = GAME.to_act(self.state)[0]
        refusal = GAME.refusal(self.state, seat, action)
        assert refusal, action
        self.lines.append(f"[{NAMES[seat]} : {action}]")
        self.add(self.narrator.refusal(refusal, self.view()))

    def play(self, action: Action) -> None:
        seat = GAME.to_act(self.state)[0]
        refusal = GAME.refusal(self.state, seat, action)
        assert refusal is None, (action, refusal)
        self.lines.append(f"[{NAMES[seat]} : {action}]")
        GAME.apply(self.state, seat, action, self.hear)
        if self.state.phase in MID_TURN:
            self.prompt()


def _deal(scene: Scene, dealt: list[Event]) -> State:
    seats, rules, seed = scene.deal
    return GAME.new(seats, options(rules), Chance(seed), dealt.append)


def _heard(scene: Scene, ear: Ear, catalog: Catalog) -> str:
    hearing = _Hearing(scene, ear, catalog)
    for text in scene.actions:
        hearing.act(text)
    return "".join(f"{line}\n" for line in hearing.lines)
