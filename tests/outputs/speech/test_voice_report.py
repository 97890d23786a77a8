from collections.abc import Iterator
from threading import Event, current_thread

import pytest

from cachecash.core.problems import Problem
from cachecash.narration.catalog import Catalog
from cachecash.outputs.speech import report as ours
from cachecash.outputs.speech.choosing import makers
from cachecash.outputs.speech.names import HEARD, READ
from cachecash.outputs.speech.report import Report
from cachecash.outputs.speech.voice import Sentence, Tuning
from speech_players import CountingPlayer

FR = Catalog("fr", strict=True)


class Scripted:
    """A voice that does as the test says, and keeps which threads called it."""

    shown = "NVDA"
    reports_end = True

    def __init__(self, name: str = "lecteur", problem: Problem | None = None, *, endless: bool = False) -> None:
        self.name = name
        self.problem = problem
        self.endless = endless
        self.done: list[object] = []
        self.threads: set[int | None] = set()

    def open(self) -> None:
        self.threads.add(current_thread().ident)
        if self.problem:
            raise self.problem

    def close(self) -> None:
        self.threads.add(current_thread().ident)
        self.done.append("close")

    def say(self, sentence: Sentence) -> None:
        self.threads.add(current_thread().ident)
        self.done.append(sentence.speech)

    def busy(self) -> bool:
        return self.endless

    def stop(self) -> None:
        self.done.append("stop")

    def tune(self, tuning: Tuning) -> None:
        self.done.append(tuning)

    def cut(self, generation: int) -> None: ...


def lines(voice: Scripted, *, say: bool = True, catalog: Catalog = FR) -> list[str]:
    return list(Report(catalog, say=say).lines({"lecteur": lambda: voice}, ["lecteur"]))


def test_a_voice_that_is_found_says_a_sentence() -> None:
    voice = Scripted()
    found, always = lines(voice)
    assert found == "lecteur d'écran, nom lecteur : trouvé, NVDA."
    assert always.startswith("Toujours possibles : texte, aucune.")
    sample = "Ceci est un essai : lecteur d'écran. Un Piano, 5000 dollars, 2 sur 5."
    assert voice.done == [Tuning(language="fr"), sample, "close"]
    assert len(voice.threads) == 1


def test_it_can_be_asked_to_keep_silent() -> None:
    voice = Scripted()
    lines(voice, say=False)
    assert voice.done == ["close"]


def test_a_voice_that_is_not_there_is_explained_in_the_language_of_the_player() -> None:
    problem = Problem("voice-not-installed", package="prismatoid")
    first, _ = lines(Scripted(problem=problem))
    assert first == (
        "lecteur d'écran, nom lecteur : pas disponible. Il manque prismatoid. Installe-le pour avoir cette voix."
    )
    english, _ = lines(Scripted(problem=problem), catalog=Catalog("en", strict=True))
    assert "prismatoid is missing." in english


def test_a_voice_that_dies_while_it_speaks_is_told() -> None:
    class Dying(Scripted):
        def say(self, sentence: Sentence) -> None:
            raise Problem("voice-failed", voice=self.name, why="gone")

    voice = Dying()
    assert [line.split(" : ")[1][:6] for line in lines(voice)[:2]] == ["trouvé", "pas di"]
    assert voice.done[-1] == "close"


def test_a_voice_that_fails_beyond_reason_hides_no_other() -> None:
    class Broken(Scripted):
        def open(self) -> None:
            raise ZeroDivisionError

    assert lines(Broken())[0].endswith("Cette voix ne parle plus. Choisis-en une autre si elle ne revient pas.")


def test_a_sentence_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "ENDING_SECONDS", 0.05)
    voice = Scripted(endless=True)
    assert lines(voice)[1] == "La phrase d'essai n'a pas fini à temps."
    assert voice.done[-2:] == ["stop", "close"]


def test_a_reader_is_given_the_time_that_the_words_take(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr("time.sleep", slept.append)
    voice = Scripted()
    voice.reports_end = False
    lines(voice)
    assert 4 < slept[0] < 7


def test_what_a_voice_needs_of_the_asking_thread_is_done_while_it_is_waited_for() -> None:
    device = Event()
    asking: set[int | None] = set()

    class Waiting(Scripted):
        def open(self) -> None:
            if not device.wait(60):
                raise Problem("voice-no-sound")

    def meanwhile() -> None:
        asking.add(current_thread().ident)
        device.set()

    report = Report(FR, say=False, meanwhile=meanwhile)
    assert "trouvé" in next(report.lines({"lecteur": Waiting}, ["lecteur"]))
    assert asking == {current_thread().ident}


@pytest.fixture
def hung() -> Iterator[Event]:
    release = Event()
    yield release
    release.set()


def test_a_voice_that_hangs_is_left_behind(monkeypatch: pytest.MonkeyPatch, hung: Event) -> None:
    class Hung(Scripted):
        def open(self) -> None:
            hung.wait(30)

    monkeypatch.setattr(ours, "OPENING_SECONDS", 0.05)
    first, _ = lines(Hung())
    assert first.endswith("Cette voix met trop de temps à répondre. Choisis une autre voix.")


def test_each_line_comes_when_it_is_known(hung: Event) -> None:
    class Later(Scripted):
        def busy(self) -> bool:
            return not hung.is_set()

    coming = Report(FR).lines({"lecteur": Later}, ["lecteur"])
    assert "trouvé" in next(coming)
    hung.set()
    assert len(list(coming)) == 1


def test_every_voice_that_is_heard_can_be_made_and_named() -> None:
    assert set(HEARD) | set(READ) == set(makers(CountingPlayer(), "fr"))
    assert all(FR.line(f"setting-voice-{name}") for name in HEARD)
