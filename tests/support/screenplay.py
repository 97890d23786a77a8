"""A scene, played and told: what each ear hears, word for word, as a screenplay."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from cachecash.core.chance import Chance
from cachecash.core.events import Event, Viewer
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Display, Level, Utterance
from cachecash.presentation.rooms import room
from contract import options_of

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
    build: Callable[[], Any] | None
    actions: Sequence[str] = ()
    ears: Sequence[Ear] = (Ear(0), Ear(1), Ear(None))
    deal: tuple[int, str, str] = (4, "", "")
    """Seats, options and seed, for a scene that begins with the deal."""
    game: str = "cache-ton-cash"


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
        self.game = room(scene.game).game
        dealt: list[Event] = []
        self.state = self.deal(scene, dealt) if scene.build is None else scene.build()
        self.narrator = room(scene.game).narrator(catalog, NAMES[: self.state.seats])
        for event in dealt:
            self.hear(event)
        if not dealt:
            self.prompt()

    def deal(self, scene: Scene, dealt: list[Event]) -> Any:
        seats, rules, seed = scene.deal
        return self.game.new(seats, options_of(self.game, rules), Chance(seed), dealt.append)

    def view(self) -> Any:
        return self.game.view(self.state, self.ear.viewer)

    def legal(self) -> list[Any]:
        viewer = self.ear.viewer
        awaited = viewer is not None and viewer in self.game.to_act(self.state)
        return self.game.legal(self.state, viewer) if awaited and viewer is not None else []

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
                self.refuse(self.game.parse(text[2:]))
        else:
            self.play(self.game.parse(text))

    def refuse(self, action: Any) -> None:
        seat = self.game.to_act(self.state)[0]
        refusal = self.game.refusal(self.state, seat, action)
        assert refusal, action
        self.lines.append(f"[{NAMES[seat]} : {action}]")
        self.add(self.narrator.refusal(refusal, self.view()))

    def play(self, action: Any) -> None:
        seat = self.game.to_act(self.state)[0]
        refusal = self.game.refusal(self.state, seat, action)
        assert refusal is None, (action, refusal)
        self.lines.append(f"[{NAMES[seat]} : {action}]")
        self.game.apply(self.state, seat, action, self.hear)
        if self.state.phase in MID_TURN:
            self.prompt()


def _heard(scene: Scene, ear: Ear, catalog: Catalog) -> str:
    hearing = _Hearing(scene, ear, catalog)
    for text in scene.actions:
        hearing.act(text)
    return "".join(f"{line}\n" for line in hearing.lines)
