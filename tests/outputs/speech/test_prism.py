"""The reader by prismatoid, against a module that behaves as the real one was measured to."""

import ctypes
import sys
from collections.abc import Callable
from enum import IntEnum
from threading import Event, Thread
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from cachecash.core.problems import Problem
from cachecash.narration.utterance import Priority
from cachecash.outputs.speech.voice import Sentence, Tuning, Voice
from cachecash.outputs.speech.voices import prism as ours
from cachecash.outputs.speech.voices.prism import READERS, PrismVoice

TOI = Sentence("À toi.", "A toi", "À toi.", Priority.STORY, 0)
FULL = {"supports_braille": True, "supports_stop": True}


class PrismError(Exception):
    pass


class FakeBackend:
    def __init__(self, **features: bool) -> None:
        usual = {"is_supported_at_runtime": True, "supports_speak": True, "supports_output": True}
        none = {"supports_braille": False, "supports_stop": False}
        self.features = SimpleNamespace(**{**usual, **none, **features})
        self.calls: list[tuple[object, ...]] = []
        self.gone = False

    def __getattr__(self, name: str) -> Callable[..., None]:
        def call(*args: object) -> None:
            if self.gone:
                raise PrismError("Internal error")
            self.calls.append((name, *args))

        return call


def install(monkeypatch: pytest.MonkeyPatch, **running: FakeBackend | None) -> None:
    """Put in place a library that knows *running* backends; None for one that refuses to be made."""
    backends = IntEnum("backends", list(running) or ["NONE"])  # type: ignore[misc]  # made of what the test says

    class Context:
        def exists(self, identity: int) -> bool:
            return identity in list(backends)

        def create(self, identity: int) -> FakeBackend:
            backend = running[backends(identity).name]
            if backend is None:
                raise PrismError("Backend not available")
            return backend

    module: Any = ModuleType("prism")
    module.BackendId, module.Context = backends, Context
    monkeypatch.setitem(sys.modules, "prism", module)


def opened() -> PrismVoice:
    voice = PrismVoice()
    voice.open()
    return voice


def refusal() -> Problem:
    with pytest.raises(Problem) as raised:
        opened()
    return raised.value


def test_speech_and_braille_go_to_the_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    nvda = FakeBackend(**FULL)
    install(monkeypatch, NVDA=nvda)
    voice: Voice = opened()
    assert (voice.shown, voice.reports_end, voice.busy()) == ("NVDA", False, False)
    voice.tune(Tuning(rate=400))
    voice.cut(3)
    voice.say(TOI)
    voice.stop()
    assert nvda.calls == [("braille", "A toi"), ("speak", "À toi.", False), ("stop",)]


def test_a_plain_synthesiser_is_no_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, SAPI=FakeBackend(), ONE_CORE=FakeBackend(), SPEECH_DISPATCHER=FakeBackend())
    assert refusal().reason == "voice-no-reader"


def test_a_reader_that_does_not_run_gives_way_to_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    asleep = FakeBackend(is_supported_at_runtime=False)
    install(monkeypatch, NVDA=None, JAWS=asleep, ZDSR=FakeBackend(**FULL))
    assert opened().shown == "ZDSR"


def test_a_reader_without_a_braille_call_gets_what_it_can_braille_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    orca = FakeBackend(supports_stop=True)
    install(monkeypatch, ORCA=orca)
    opened().say(TOI)
    assert orca.calls == [("output", "À toi.", False)]


def test_a_reader_that_cannot_be_silenced_is_interrupted_by_what_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    voice_over = FakeBackend()
    install(monkeypatch, VOICE_OVER=voice_over)
    voice = opened()
    voice.stop()
    voice.say(TOI)
    voice.say(TOI)
    assert voice_over.calls == [("output", "À toi.", True), ("output", "À toi.", False)]


def test_a_reader_that_goes_is_missed_at_the_next_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    nvda = FakeBackend(**FULL)
    install(monkeypatch, NVDA=nvda)
    voice = opened()
    nvda.gone = True
    voice.stop()
    with pytest.raises(Problem) as raised:
        voice.say(TOI)
    assert raised.value.reason == "voice-failed"
    assert raised.value.facts == {"voice": "lecteur", "why": "PrismError"}


def test_after_it_was_closed_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, NVDA=FakeBackend(**FULL))
    voice = opened()
    voice.close()
    voice.stop()
    with pytest.raises(Problem):
        voice.say(TOI)


def test_while_a_voice_that_was_left_behind_hangs_in_the_library_no_other_goes_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    inside, comes_out = Event(), Event()

    class Hanging(FakeBackend):
        def speak(self, *_: object) -> None:
            inside.set()
            comes_out.wait()

    hanging = Hanging(**FULL)
    install(monkeypatch, NVDA=hanging)
    left, other = opened(), opened()
    thread = Thread(target=left.say, args=(TOI,))
    thread.start()
    inside.wait()
    try:
        assert refusal().reason == "voice-slow"
        with pytest.raises(Problem, match="busy"):
            other.say(TOI)
        other.stop()
        assert hanging.calls == [("braille", "A toi")]
    finally:
        comes_out.set()
        thread.join()
    other.stop()
    assert hanging.calls[1:] == [("stop",)]


def test_a_reader_goes_on_with_what_another_voice_gave_it(monkeypatch: pytest.MonkeyPatch) -> None:
    nvda = FakeBackend(**FULL)
    install(monkeypatch, NVDA=nvda)
    opened().close()
    assert nvda.calls == []


def test_what_the_library_refuses_is_not_handed_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    nvda = FakeBackend(**FULL)
    install(monkeypatch, NVDA=nvda)
    opened().say(Sentence("À\0 toi.", "", "", Priority.STORY, 0))
    opened().say(Sentence(" ", "", "", Priority.STORY, 0))
    assert nvda.calls == [("speak", "À toi.", False)]


@pytest.mark.parametrize(("listening", "reason"), [(False, "voice-no-reader"), (True, None)])
def test_ui_automation_counts_only_where_windows_has_a_reader(
    monkeypatch: pytest.MonkeyPatch, *, listening: bool, reason: str | None
) -> None:
    install(monkeypatch, UIA=FakeBackend(supports_stop=True))
    monkeypatch.setattr(ours, "_windows_has_a_reader", lambda: listening)
    if reason:
        assert refusal().reason == reason
    else:
        assert opened().shown == "UI Automation"


def test_windows_is_asked_whether_a_reader_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(action: int, _size: int, found: Any, _flags: int) -> int:
        assert action == 0x46
        found._obj.value = 1
        return 1

    assert ours._windows_has_a_reader() is False or sys.platform == "win32"
    monkeypatch.setattr(sys, "platform", "win32")
    fake = SimpleNamespace(user32=SimpleNamespace(SystemParametersInfoW=answer))
    monkeypatch.setattr(ctypes, "windll", fake, raising=False)
    assert ours._windows_has_a_reader() is True


def test_a_missing_package_is_told_from_one_that_cannot_be_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "prism", None)
    assert refusal().facts == {"package": "prismatoid"}

    text = "/lib/libc.so.6: version `GLIBC_2.34' not found"

    class Old:
        def find_spec(self, name: str, *_: object) -> None:
            if name == "prism":
                raise ImportError(text)

    monkeypatch.delitem(sys.modules, "prism")
    monkeypatch.setattr(sys, "meta_path", [Old(), *sys.meta_path])
    assert (refusal().reason, refusal().facts["version"]) == ("voice-old-system", "2.34")
    text = "DLL load failed while importing _prism_cffi"
    assert (refusal().reason, refusal().facts["why"]) == ("voice-not-loaded", text)


def test_a_library_that_cannot_start_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise RuntimeError("Prism could not be initialized")

    install(monkeypatch)
    monkeypatch.setattr(sys.modules["prism"], "Context", fail)
    assert refusal().reason == "voice-not-loaded"


def test_the_real_library_knows_our_readers_by_these_names() -> None:
    prism = pytest.importorskip("prism", reason="prismatoid is not there for this platform", exc_type=ImportError)
    assert set(READERS) <= {backend.name for backend in prism.BackendId}


def test_the_real_library_finds_no_reader_where_none_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    if sys.platform != "linux":
        pytest.skip("a reader may run here")
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent")
    assert refusal().reason in {"voice-no-reader", "voice-not-loaded", "voice-not-installed"}
