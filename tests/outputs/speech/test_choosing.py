from pathlib import Path

import pytest

from cachecash.core.problems import Problem
from cachecash.outputs.speech.choosing import factories, order
from cachecash.outputs.speech.names import AUTO, NAMES
from cachecash.outputs.speech.voices.recorder import RecorderVoice
from speech_players import CountingPlayer


def names(choice: str, platform: str) -> list[str]:
    return [make().name for make in factories(choice, CountingPlayer(), "fr", platform)]


@pytest.mark.parametrize(
    ("platform", "expected"),
    [
        ("win32", ["lecteur", "lecteur-2", "integree", "pyttsx3"]),
        ("darwin", ["lecteur", "integree", "pyttsx3"]),
        ("linux", ["lecteur", "integree", "pyttsx3"]),
    ],
)
def test_the_reader_comes_first_then_the_built_in_voice(platform: str, expected: list[str]) -> None:
    assert names(AUTO, platform) == expected


def test_what_is_chosen_comes_first_and_others_stand_behind() -> None:
    assert names("speech-dispatcher", "linux") == ["speech-dispatcher", "lecteur", "integree", "pyttsx3"]
    assert names("integree", "win32") == ["integree", "lecteur", "lecteur-2", "pyttsx3"]


def test_whoever_chooses_to_read_hears_no_other_voice() -> None:
    assert names("texte", "linux") == ["texte"]
    assert names("aucune", "linux") == ["aucune"]


def test_every_name_makes_the_voice_of_that_name() -> None:
    assert [names(name, "linux")[0] for name in NAMES] == list(NAMES)


def test_a_recorder_needs_its_file_and_has_voices_behind_it_to_tell_if_that_fails(tmp_path: Path) -> None:
    choice = f"enregistreur={tmp_path / 'a=b.jsonl'}"
    assert names(choice, "linux") == ["enregistreur", "lecteur", "integree", "pyttsx3"]
    make, *_ = factories(choice, CountingPlayer(), "fr")
    voice = make()
    assert isinstance(voice, RecorderVoice)
    voice.open()
    voice.close()
    assert (tmp_path / "a=b.jsonl").exists()
    for choice in ("enregistreur", "enregistreur="):
        with pytest.raises(Problem) as raised:
            factories(choice, CountingPlayer(), "fr")
        assert raised.value.reason == "voice-file-missing"


@pytest.mark.parametrize("choice", ["", "nvda", "integree=x", "x" * 500])
def test_an_unknown_voice_is_told_with_those_there_are(choice: str) -> None:
    with pytest.raises(Problem) as raised:
        order(choice)
    assert raised.value.reason == "voice-unknown"
    assert "lecteur" in str(raised.value.facts["known"])
    assert len(str(raised.value.facts["name"])) <= 60
