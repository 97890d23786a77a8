"""The speech thread: it owns the voices, outlives them, and never makes the window wait."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from cachecash.core.problems import Problem
from cachecash.narration.catalog import Catalog, languages
from cachecash.narration.utterance import Priority, Utterance
from cachecash.outputs.speech.booth import Booth, Stage
from cachecash.outputs.speech.casting import Limits
from cachecash.outputs.speech.names import NAMES, RECORDER
from cachecash.outputs.speech.queue import SpeechQueue
from cachecash.outputs.speech.speaker import SWITCH_SECONDS, Speaker
from cachecash.outputs.speech.voice import Tuning, Voice
from fake_voices import Clock, FakeVoice
from scripted_voice import told
from waiting import until

PATIENT = Limits(probe=1000, connect=2000, call=1000, again=1000, hung=1000)
"""No voice is too slow, whatever else the machine does, and none is tried again."""
HASTY = Limits(probe=0.2, connect=2000, call=0.2, again=1000, hung=1000)
"""For a clock that the test moves: by a second, and whoever has not come back by then is too slow."""
DUEL = told("Léa défie Tom. Tom cède. Léa gagne.")
NEXT = told("Hugo pioche.")


def reply(text: str) -> Utterance:
    return told(text, Priority.ANSWER)


def reader(name: str = "lecteur") -> FakeVoice:
    return FakeVoice(name, reports_end=False)


def absent() -> Voice:
    raise Problem("voice-no-reader", system="other")


def giving(*voices: Voice) -> list[Callable[[], Voice]]:
    def make(voice: Voice) -> Callable[[], Voice]:
        return lambda: voice

    return [make(voice) for voice in voices]


@contextmanager
def speaking(
    makers: list[Callable[[], Voice]],
    limits: Limits = PATIENT,
    *,
    wanted: bool = False,
    clock: Callable[[], float] = time.monotonic,
) -> Iterator[Speaker]:
    speaker = Speaker(limits=limits, clock=clock)
    speaker.start(makers, wanted=wanted)
    try:
        yield speaker
    finally:
        for maker in makers:
            if maker is not absent and isinstance(voice := maker(), FakeVoice):
                voice.opens.set()
                voice.speaks.set()
                voice.closes.set()
        speaker.close()


def soon(fact: Callable[[], Any], *voices: FakeVoice) -> None:
    until(fact, lambda: "\n".join(f"{voice.name}: {voice.log}" for voice in voices))


def idle(speaker: Speaker) -> Callable[[], bool]:
    return lambda: speaker.idle(time.monotonic())


def kinds(voice: FakeVoice) -> list[str]:
    return [kind for kind, _ in voice.log]


def _has_said(voice: FakeVoice, count: int) -> bool:
    return len(voice.said) == count and voice._saying


LOST = "Voix qui ne répond plus : lecteur d'écran."
NEXT_VOICE = "Voix qui prend la suite : voix intégrée."
BACK = "Voix qui parle maintenant : lecteur d'écran."


def told_of(speaker: Speaker) -> list[str]:
    return [Catalog("fr", strict=True).problem(problem) for problem in speaker.notices()]


def test_the_first_voice_that_opens_speaks_and_no_other_is_tried() -> None:
    voice, spare = FakeVoice(), FakeVoice("spare")
    with speaking([absent, *giving(voice, spare)]) as speaker:
        speaker.present(DUEL)
        soon(lambda: len(voice.said) == 3, voice)
        assert speaker.current is voice
        assert speaker.notices() == []
    assert spare.log == []
    assert voice.closed


def test_what_was_presented_before_there_is_a_voice_is_said_when_there_is() -> None:
    voice = FakeVoice()
    voice.opens.clear()
    with speaking(giving(voice)) as speaker:
        speaker.present(NEXT)
        assert speaker.current is None
        assert not speaker.idle(time.monotonic())
        voice.opens.set()
        soon(lambda: voice.said == ["Hugo pioche."], voice)


def test_one_thread_owns_a_voice() -> None:
    voice = FakeVoice()
    with speaking(giving(voice)) as speaker:
        for number in range(5):
            speaker.present(told(f"Phrase {number}."))
            speaker.answer([reply("Oui.")])
            speaker.set(Tuning(rate=100 + number))
        soon(lambda: len(voice.said) >= 6 and idle(speaker)(), voice)
    assert len(voice.threads) == 1  # FakeVoice itself refuses the main thread


def test_an_answer_stops_the_sound_then_the_voice_and_is_said() -> None:
    voice = FakeVoice(quick=False)
    with speaking(giving(voice)) as speaker:
        speaker.present(DUEL)
        soon(lambda: voice.said, voice)
        assert speaker.speaking is DUEL
        speaker.answer([reply("Ta main.")])
        assert voice.log[-1][0] == "cut" or "Ta main." in voice.said  # before `answer` came back
        soon(lambda: "Ta main." in voice.said, voice)
    order = [kind for kind, _ in voice.log if kind in {"say", "cut", "stop"}]
    assert order[:4] == ["say", "cut", "stop", "say"]


def test_sentences_follow_each_other_as_the_voice_ends_them() -> None:
    voice = FakeVoice(quick=False)
    with speaking(giving(voice)) as speaker:
        speaker.present(DUEL)
        for count in (1, 2, 3):
            soon(partial(_has_said, voice, count), voice)
            assert not speaker.idle(time.monotonic())
            voice.finish()
        soon(idle(speaker), voice)
        assert speaker.speaking is None


def test_ctrl_silences_at_once_and_what_waits_is_dismissed() -> None:
    voice = FakeVoice(quick=False)
    with speaking(giving(voice)) as speaker:
        speaker.present(DUEL)
        speaker.present(NEXT)
        soon(lambda: voice.said, voice)
        speaker.silence()
        assert speaker.idle(time.monotonic())
        speaker.answer([reply("Ta main.")])
        soon(lambda: "Ta main." in voice.said, voice)
    assert voice.said == ["Léa défie Tom.", "Ta main."]


def test_what_was_read_in_the_history_is_not_told() -> None:
    voice = FakeVoice(quick=False)
    with speaking(giving(voice)) as speaker:
        speaker.present(DUEL)
        speaker.present(NEXT)
        speaker.told_in_history(NEXT)
        for _ in range(3):
            soon(lambda: voice._saying, voice)
            voice.finish()
        soon(idle(speaker), voice)
    assert NEXT.speech not in voice.said


def test_a_key_cuts_a_reader_and_the_story_comes_back_when_keys_rest() -> None:
    voice = reader()
    with speaking(giving(voice)) as speaker:
        speaker.present(DUEL)
        soon(lambda: voice.said, voice)
        speaker.key()
        soon(lambda: len(voice.said) == 2, voice)
    assert voice.said == [DUEL.speech] * 2


def test_a_voice_is_tuned_before_it_speaks_and_again_when_the_player_changes_it() -> None:
    voice = FakeVoice()
    with speaking(giving(voice)) as speaker:
        speaker.set(Tuning(rate=300))
        speaker.present(NEXT)
        soon(lambda: voice.said, voice)
        speaker.set(Tuning(rate=400))
        speaker.present(NEXT)
        soon(lambda: len(voice.said) == 2, voice)
    acts = [what for kind, what in voice.log if kind in {"say", "tune"}]
    assert acts[-3:] == ["Hugo pioche.", Tuning(rate=400), "Hugo pioche."]
    assert isinstance(acts[0], Tuning)


# --- voices that fail


def test_a_voice_that_dies_in_mid_sentence_is_replaced_and_what_was_not_heard_is_told() -> None:
    dying, next_one = FakeVoice("lecteur", quick=False), FakeVoice("integree")
    with speaking(giving(dying, next_one)) as speaker:
        speaker.present(DUEL)
        soon(lambda: dying.said, dying)
        dying.finish()
        soon(lambda: len(dying.said) == 2, dying)
        dying.die()
        soon(lambda: len(next_one.said) == 2, dying, next_one)
        assert next_one.said == ["Tom cède.", "Léa gagne."]
        assert told_of(speaker) == [LOST, NEXT_VOICE]
        assert speaker.current is next_one
    assert dying.closed


def test_a_voice_with_a_fault_of_its_own_is_replaced_too(caplog: pytest.LogCaptureFixture) -> None:
    dying, next_one = FakeVoice("lecteur"), FakeVoice("integree")
    dying.die(RuntimeError("oups"))
    with speaking(giving(dying, next_one)) as speaker:
        speaker.present(NEXT)
        soon(lambda: next_one.said == ["Hugo pioche."], dying, next_one)
    assert "oups" in caplog.text


def test_a_voice_that_hangs_while_speaking_is_left_behind_and_the_window_never_waits() -> None:
    hanging, next_one = FakeVoice("lecteur"), FakeVoice("integree")
    hanging.speaks.clear()
    clock = Clock()
    with speaking(giving(hanging, next_one), HASTY, clock=clock) as speaker:
        speaker.present(NEXT)
        soon(lambda: hanging.said, hanging)
        speaker.answer([reply("Ta main.")])  # comes back, although the voice does not
        speaker.set(Tuning(rate=200))
        assert not speaker.idle(clock.now)
        assert not hanging.speaks.is_set()
        clock.now += 1
        soon(lambda: next_one.said == ["Ta main.", "Hugo pioche."], hanging, next_one)
        assert told_of(speaker) == [LOST, NEXT_VOICE]
        hanging.speaks.set()  # it wakes up too late: it says nothing more, and is closed
        soon(lambda: hanging.closed, hanging)
    assert hanging.said == ["Hugo pioche."]
    assert "stop" not in kinds(hanging)  # another speaks


def test_a_voice_that_hangs_is_cut_and_what_it_had_is_kept_until_another_is_found() -> None:
    hanging, next_one = reader(), FakeVoice("integree")
    hanging.speaks.clear()
    next_one.opens.clear()
    clock = Clock()
    with speaking(giving(hanging, next_one), replace(HASTY, probe=1000), clock=clock) as speaker:
        speaker.present(DUEL)
        soon(lambda: hanging.said, hanging)
        clock.now += 1
        soon(lambda: next_one.log, hanging, next_one)
        assert hanging.log[-1][0] == "cut"  # it may still have been heard
        assert speaker.speaking is None
        clock.now += 100  # longer than the story would have taken
        next_one.opens.set()
        soon(lambda: len(next_one.said) == 3, next_one)


def test_a_voice_that_hangs_while_opening_does_not_keep_the_next_from_speaking() -> None:
    hanging, next_one = FakeVoice("speech-dispatcher"), FakeVoice("integree")
    hanging.opens.clear()
    clock = Clock()
    with speaking(giving(hanging, next_one), HASTY, clock=clock) as speaker:
        speaker.present(NEXT)
        soon(lambda: hanging.log, hanging)
        clock.now += 1
        soon(lambda: next_one.said == ["Hugo pioche."], next_one)
        assert speaker.notices() == []


def test_a_slow_voice_takes_over_between_two_utterances_once_the_other_is_closed() -> None:
    slow, quick = FakeVoice("lecteur"), FakeVoice("integree", quick=False)
    slow.opens.clear()
    clock = Clock()
    with speaking(giving(slow, quick), HASTY, clock=clock) as speaker:
        speaker.present(DUEL)
        speaker.present(NEXT)
        soon(lambda: slow.log, slow)
        clock.now += 1
        soon(lambda: quick.said, quick)
        slow.opens.set()
        for count in (1, 2, 3):
            soon(partial(_has_said, quick, count), quick)
            assert slow.said == []
            quick.finish()
        soon(lambda: slow.said == ["Hugo pioche."], slow, quick)
        assert quick.closed
        assert quick.said == ["Léa défie Tom.", "Tom cède.", "Léa gagne."]
        assert told_of(speaker) == [BACK]
        assert speaker.current is slow


def test_a_voice_that_needs_too_long_is_left_to_close_itself() -> None:
    hanging, next_one = FakeVoice("speech-dispatcher"), FakeVoice("integree")
    hanging.opens.clear()
    clock = Clock()
    with speaking(giving(hanging, next_one), replace(HASTY, connect=0.4, call=1000), clock=clock) as speaker:
        speaker.present(NEXT)
        soon(lambda: hanging.log, hanging)
        clock.now += 0.3
        soon(lambda: next_one.said, next_one)
        clock.now += 0.3
        soon(lambda: all(booth.rank for booth in speaker._casting._booths))
        hanging.opens.set()
        soon(lambda: hanging.closed, hanging)
        assert speaker.current is next_one
    assert kinds(hanging) == ["open", "close"]  # the sound of another is not its own to stop


def test_a_voice_that_still_opens_when_another_is_chosen_leaves_the_sound_of_that_one_alone() -> None:
    opening, chosen = FakeVoice("integree"), FakeVoice("lecteur", quick=False)
    opening.opens.clear()
    with speaking(giving(opening)) as speaker:
        soon(lambda: opening.log, opening)
        speaker.choose(giving(chosen))
        speaker.present(NEXT)
        soon(lambda: chosen.said, chosen)
        opening.opens.set()
        soon(lambda: opening.closed, opening)
    assert kinds(opening) == ["open", "close"]


def test_a_voice_that_is_ready_and_never_speaks_leaves_the_sound_of_the_other_alone() -> None:
    voice, stage = FakeVoice(), Stage(SpeechQueue())
    booth = Booth(stage, lambda: voice, 0)
    booth.start()
    soon(lambda: booth.ready, voice)
    with stage.lock:
        booth.dismissed = True
        stage.work.notify_all()
    soon(lambda: booth.done, voice)
    assert kinds(voice) == ["open", "close"]


def test_a_reader_that_comes_back_is_preferred_again() -> None:
    tries: list[FakeVoice] = []

    def restarting() -> Voice:
        tries.append(FakeVoice("lecteur"))
        if len(tries) in {2, 3}:
            tries[-1].opening = Problem("voice-no-reader", system="other")
        return tries[-1]

    spare = FakeVoice("integree")
    with speaking([restarting, *giving(spare)], replace(PATIENT, again=0.05)) as speaker:
        speaker.present(NEXT)
        soon(lambda: tries and tries[0].said)
        tries[0].die()
        speaker.present(DUEL)
        soon(lambda: len(tries) >= 4 and speaker.current is tries[3], *tries, spare)
        speaker.present(NEXT)
        soon(lambda: tries[3].said == ["Hugo pioche."], *tries)
        assert told_of(speaker) == [LOST, NEXT_VOICE, BACK]
    assert spare.said == ["Léa défie Tom.", "Tom cède.", "Léa gagne."]
    assert spare.closed


def test_without_any_voice_the_game_goes_on_to_be_read() -> None:
    with speaking([absent]) as speaker:
        speaker.set(Tuning(rate=500))
        speaker.present(told("Un deux."))
        soon(lambda: speaker.speaking is not None)
        assert told_of(speaker) == ["Aucune voix ne répond. Le jeu continue, tout est à lire à l'écran."]
        soon(idle(speaker))
        assert speaker.current is not None
        assert speaker.current.name == "aucune"


def test_a_voice_asked_for_by_name_is_missed_aloud_and_the_reason_is_said() -> None:
    voice = FakeVoice("integree")
    wanted = FakeVoice("lecteur")
    wanted.opening = Problem("voice-no-sound")
    with speaking(giving(wanted, voice), wanted=True) as speaker:
        soon(lambda: speaker.current is voice, voice)
        reason, instead = told_of(speaker)
        assert reason.startswith("Il n'y a pas de sortie audio")
        assert instead == NEXT_VOICE


def test_a_wanted_voice_that_speaks_is_no_news() -> None:
    voice = FakeVoice()
    with speaking(giving(voice), wanted=True) as speaker:
        soon(lambda: speaker.current is voice, voice)
        assert speaker.notices() == []


def test_choosing_another_voice_closes_the_one_before_and_tells_the_rest_with_the_new() -> None:
    old, new = FakeVoice("integree", quick=False), FakeVoice("lecteur")
    with speaking(giving(old)) as speaker:
        speaker.present(DUEL)
        soon(lambda: old.said, old)
        new.opens.clear()
        old.closes.clear()
        speaker.choose(giving(new))
        soon(lambda: old.log[-1][0] == "close", old)
        assert not new.log  # one at a time
        old.closes.set()
        soon(lambda: new.log, old, new)
        new.opens.set()
        soon(lambda: len(new.said) == 3, new)
        assert speaker.notices() == []
    assert new.said == ["Léa défie Tom.", "Tom cède.", "Léa gagne."]


def test_a_new_choice_waits_for_a_voice_that_hangs_only_so_long() -> None:
    old, new = FakeVoice("integree"), FakeVoice("lecteur")
    old.speaks.clear()
    clock = Clock()
    with speaking(giving(old), HASTY, clock=clock) as speaker:
        speaker.present(NEXT)
        soon(lambda: old.said, old)
        speaker.choose(giving(new))
        clock.now += 1
        assert kinds(old)[-1] == "cut"  # before `choose` came back: what it still makes is not to be heard
        soon(lambda: new.said == ["Hugo pioche."], old, new)
        old.speaks.set()
        soon(lambda: old.closed, old)
        assert "stop" not in kinds(old)


def test_what_a_reader_was_saying_when_another_voice_is_chosen_is_told_however_long_that_one_takes() -> None:
    clock = Clock()
    old, new = reader(), FakeVoice("integree")
    new.opens.clear()
    with speaking(giving(old), clock=clock) as speaker:
        speaker.present(DUEL)
        soon(lambda: old.said, old)
        speaker.choose(giving(new))
        soon(lambda: new.log, old, new)
        clock.now += 100
        speaker.present(NEXT)
        new.opens.set()
        soon(lambda: NEXT.speech in new.said, old, new)
    assert new.said == ["Léa défie Tom.", "Tom cède.", "Léa gagne.", "Hugo pioche."]


def test_closing_with_a_voice_that_hangs_ends_all_the_same() -> None:
    voice = FakeVoice()
    voice.speaks.clear()
    with speaking(giving(voice)) as speaker:
        speaker.present(NEXT)
        soon(lambda: voice.said, voice)
        speaker.close(timeout=0.05)
        voice.speaks.set()
        soon(lambda: voice.closed, voice)


@pytest.mark.parametrize("language", languages())
def test_every_notice_is_a_sentence(language: str) -> None:
    catalog = Catalog(language, strict=True)
    nobody = catalog.problem(Problem("voice-back", voice="aucune"))
    for reason in ("voice-lost", "voice-next", "voice-back"):
        told = {catalog.problem(Problem(reason, voice=name)) for name in (*NAMES, RECORDER)}
        assert len(told) == len(NAMES) + 1  # each has its own words
        assert all(sentence.endswith(".") for sentence in told)
    assert catalog.problem(Problem("voice-back", voice="")) == nobody  # one that never came to be


# --- speed


def test_a_thinking_computer_player_lets_speech_through_at_once_and_then_all_is_as_before() -> None:
    usual = sys.getswitchinterval()
    with speaking(giving(FakeVoice())):
        assert sys.getswitchinterval() == pytest.approx(SWITCH_SECONDS)
    assert sys.getswitchinterval() == pytest.approx(usual)
