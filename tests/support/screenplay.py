"""A scene, played and told: what each ear hears, word for word, as a screenplay."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cachecash.core.chance import Chance
from cachecash.core.events import Event, Viewer
from cachecash.games.cache_ton_cash.actions import parse
from cachecash.games.cache_ton_cash.state import State
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Display, Level
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


def _heard(scene: Scene, ear: Ear, catalog: Catalog) -> str:
    lines: list[str] = []
    dealt: list[Event] = []
    if scene.build is None:
        seats, rules, seed = scene.deal
        state = GAME.new(seats, options(rules), Chance(seed), dealt.append)
    else:
        state = scene.build()
    narrator = ROOM.narrator(catalog, NAMES[: state.seats])

    def hear(event: Event) -> None:
        seen = event.seen_by(ear.viewer)
        said = seen and narrator.tell(seen, GAME.view(state, ear.viewer), ear.viewer, ear.level)
        if said:
            lines.append(said.on(ear.display))

    def prompt() -> None:
        if ear.viewer in GAME.to_act(state) and ear.viewer is not None:
            legal = GAME.legal(state, ear.viewer)
            lines.append(narrator.prompt(GAME.view(state, ear.viewer), legal, ear.level).on(ear.display))

    def ask(question: str) -> None:
        legal = GAME.legal(state, ear.viewer) if ear.viewer in GAME.to_act(state) and ear.viewer is not None else []
        answers = narrator.answer(question, GAME.view(state, ear.viewer), ear.level, legal)
        lines.extend([f"[{question}]", *(answer.on(ear.display) for answer in answers)])

    for event in dealt:
        hear(event)
    if not dealt:
        prompt()
    for text in scene.actions:
        if text.startswith("?? "):
            ask(text[3:])
            continue
        seat = GAME.to_act(state)[0]
        tried = text.startswith("? ")
        if tried and seat != ear.viewer:
            continue
        action = parse(text.removeprefix("? "))
        lines.append(f"[{NAMES[seat]} : {action}]")
        refusal = GAME.refusal(state, seat, action)
        if tried:
            assert refusal, text
            lines.append(narrator.refusal(refusal, GAME.view(state, ear.viewer)).on(ear.display))
            continue
        assert refusal is None, (scene.name, text, refusal)
        GAME.apply(state, seat, action, hear)
        if state.phase in MID_TURN:
            prompt()
    return "".join(f"{line}\n" for line in lines)
