"""The reader by accessible-output2, against a module that behaves as the real one was read to."""

import sys
from types import ModuleType
from typing import Any

import pytest

from cachecash.core.problems import Problem
from cachecash.narration.utterance import Priority
from cachecash.outputs.speech.voice import Sentence, Tuning, Voice
from cachecash.outputs.speech.voices.accessible import AccessibleVoice

TOI = Sentence("À toi.", "A toi", "À toi.", Priority.STORY, 0)


class Output:
    """A reader without a way to be silenced, like JAWS there."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.calls: list[tuple[object, ...]] = []
        self.active = True
        self.broken = False

    def is_active(self) -> bool:
        return self.active

    def speak(self, text: str, *, interrupt: bool = False) -> None:
        if self.broken:
            raise OSError(-2147417848, "The object invoked has disconnected from its clients.")
        self.calls.append(("speak", text, interrupt))

    def braille(self, text: str) -> None:
        self.calls.append(("braille", text))


class Nvda(Output):
    def silence(self) -> None:
        self.calls.append(("silence",))


def install(monkeypatch: pytest.MonkeyPatch, output: Output | None) -> None:
    class Auto:
        def get_first_available_output(self) -> Output | None:
            return output

    for name in ("accessible_output2", "accessible_output2.outputs", "accessible_output2.outputs.auto"):
        module: Any = ModuleType(name)
        module.Auto = Auto
        monkeypatch.setitem(sys.modules, name, module)


def opened() -> AccessibleVoice:
    voice = AccessibleVoice()
    voice.open()
    return voice


def refusal() -> str:
    with pytest.raises(Problem) as raised:
        opened()
    return raised.value.reason


def test_speech_and_braille_are_both_called(monkeypatch: pytest.MonkeyPatch) -> None:
    nvda = Nvda("NVDA")
    install(monkeypatch, nvda)
    voice: Voice = opened()
    assert (voice.shown, voice.reports_end, voice.busy()) == ("NVDA", False, False)
    voice.tune(Tuning())
    voice.cut(2)
    voice.say(TOI)
    voice.stop()
    assert nvda.calls == [("braille", "A toi"), ("speak", "À toi.", False), ("silence",)]


def test_com_is_opened_for_the_thread_that_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    entered: list[str] = []
    com: Any = ModuleType("pythoncom")
    com.CoInitialize = lambda: entered.append("com")
    monkeypatch.setitem(sys.modules, "pythoncom", com)
    install(monkeypatch, Nvda("NVDA"))
    opened()
    assert entered == ["com"]


def test_a_reader_without_silence_is_interrupted_by_what_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    jaws = Output("jaws")
    install(monkeypatch, jaws)
    voice = opened()
    assert voice.shown == "JAWS"
    voice.stop()
    voice.say(TOI)
    voice.say(TOI)
    assert [call for call in jaws.calls if call[0] == "speak"] == [
        ("speak", "À toi.", True),
        ("speak", "À toi.", False),
    ]


@pytest.mark.parametrize("found", [None, Output("sapi5"), Output("Linux ESpeak"), Output("Linux Speech Dispatcher")])
def test_a_plain_synthesiser_is_no_reader(monkeypatch: pytest.MonkeyPatch, found: Output | None) -> None:
    install(monkeypatch, found)
    assert refusal() == "voice-no-reader"


@pytest.mark.parametrize(("active", "why"), [(False, "not running"), (True, "OSError")])
def test_a_reader_that_goes_is_missed_at_the_next_sentence(
    monkeypatch: pytest.MonkeyPatch, *, active: bool, why: str
) -> None:
    nvda = Nvda("NVDA")
    install(monkeypatch, nvda)
    voice = opened()
    nvda.active, nvda.broken = active, True
    with pytest.raises(Problem) as raised:
        voice.say(TOI)
    assert raised.value.facts == {"voice": "lecteur-2", "why": why}


def test_after_it_was_closed_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, Nvda("NVDA"))
    voice = opened()
    voice.close()
    voice.stop()
    with pytest.raises(Problem):
        voice.say(TOI)


@pytest.mark.parametrize(
    ("platform", "reason"),
    [("win32", "voice-not-installed"), ("linux", "voice-windows-only"), ("darwin", "voice-windows-only")],
)
def test_nobody_is_told_to_install_what_is_of_use_on_windows_alone(
    monkeypatch: pytest.MonkeyPatch, platform: str, reason: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setitem(sys.modules, "accessible_output2", None)
    assert refusal() == reason


def test_a_package_that_fails_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:

    def fail() -> None:
        raise AttributeError("module 'win32com.gen_py' has no attribute 'CLSIDToClassMap'")

    install(monkeypatch, None)
    monkeypatch.setattr(sys.modules["accessible_output2.outputs.auto"], "Auto", fail)
    assert refusal() == "voice-not-loaded"
    monkeypatch.delattr(sys.modules["accessible_output2.outputs.auto"], "Auto")
    assert refusal() == "voice-not-loaded"
