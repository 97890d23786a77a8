"""The order of speech, as a dialogue with a voice that has no clock: say, wait, cut, heard."""

from dataclasses import replace

import pytest

from cachecash.narration.utterance import Priority, Utterance
from cachecash.outputs.speech.queue import FAR_BEHIND, SpeechQueue
from cachecash.outputs.speech.telling import Fate
from scripted_voice import Listening, told

DUEL = told("Léa défie Tom. Tom cède. Léa gagne.")
"""Three sentences: of 3, 2 and 2 seconds."""
NEXT = told("Hugo pioche.")


def reply(text: str) -> Utterance:
    return told(text, Priority.ANSWER)


def ambient(text: str) -> Utterance:
    return told(text, Priority.AMBIENT)


def fates(listening: Listening) -> list[tuple[str, str]]:
    return [(outcome.text.speech, outcome.fate.value) for outcome in listening.queue.drain()]


BOTH = pytest.mark.parametrize("reports_end", [True, False])


@BOTH
def test_stories_are_told_in_order(reports_end: bool) -> None:
    here = Listening(reports_end=reports_end)
    here.present(DUEL, NEXT)
    here.wait(20)
    assert here.whole == ["Léa défie Tom.", "Tom cède.", "Léa gagne.", "Hugo pioche."]
    assert [fate for _, fate in fates(here)] == ["said", "said"]


@BOTH
def test_an_answer_starts_at_once_and_the_story_it_cut_goes_on_from_the_sentence_not_heard(reports_end: bool) -> None:
    here = Listening(reports_end=reports_end)
    here.present(DUEL, NEXT)
    here.wait(4.5)  # in the middle of « Tom cède. », a good second after the first sentence
    here.answer(reply("Ta main."))
    assert here.saying == "Ta main."
    here.wait(30)
    assert here.whole == ["Léa défie Tom.", "Ta main.", "Tom cède.", "Léa gagne.", "Hugo pioche."]


def test_a_voice_without_a_reported_end_is_given_the_whole_utterance_at_once() -> None:
    here = Listening(reports_end=False)
    here.present(DUEL)
    assert [sentence.speech for sentence in here.given] == [DUEL.speech]
    here.wait(0)
    assert here.given[0].braille == DUEL.braille


def test_the_whole_utterance_goes_to_braille_and_screen_with_its_first_sentence_and_comes_back_to_braille_alone() -> (
    None
):
    here = Listening()
    here.present(DUEL)
    here.wait(3.5)
    here.answer(reply("Ta main."))
    here.wait(30)
    shown = [(sentence.speech, sentence.braille, sentence.screen) for sentence in here.given]
    assert shown[0] == ("Léa défie Tom.", DUEL.braille, DUEL.screen)
    assert shown[1] == ("Tom cède.", "", "")
    assert shown[3] == (
        "Tom cède.",
        DUEL.braille,
        "",
    )  # the braille line shows one thing at a time, the screen keeps all
    assert shown[4] == ("Léa gagne.", "", "")


@BOTH
def test_a_line_that_is_told_again_in_fewer_words_is_not_written_again(reports_end: bool) -> None:
    here = Listening(reports_end=reports_end)
    here.present(told("Un deux trois quatre.", brief="Un."), *[told("Un deux trois quatre cinq.")] * 4)
    here.answer(reply("Oui."))
    here.wait(60)
    assert [sentence.screen for sentence in here.given].count("[Un deux trois quatre.]") == 1
    assert "Un." not in [sentence.screen for sentence in here.given]


def test_another_voice_writes_what_the_one_before_did_not_finish_and_what_waits() -> None:
    here = Listening()
    here.present(DUEL, NEXT)
    here.wait(3.5)
    here.answer(reply("Ta main."))
    here.die()
    here.wait(30)
    assert [sentence.screen for sentence in here.given if sentence.screen] == [
        *(DUEL.screen, "[Ta main.]"),
        *("[Ta main.]", DUEL.screen, NEXT.screen),
    ]


def test_the_latest_answer_wins() -> None:
    here = Listening()
    here.answer(reply("Piano."), reply("Un sur cinq."))
    here.wait(0.5)
    here.answer(reply("Scooter."), reply("Deux sur cinq."))
    here.wait(20)
    assert here.whole == ["Scooter.", "Deux sur cinq."]
    assert fates(here)[:2] == [("Piano.", "cut"), ("Un sur cinq.", "replaced")]


def test_an_answer_presented_as_what_happened_is_still_an_answer() -> None:
    here = Listening()
    here.present(DUEL)
    here.present(reply("Ta main."))
    assert here.saying == "Ta main."


@BOTH
def test_an_answer_of_nothing_only_cuts_for_the_story_of_what_the_key_did(reports_end: bool) -> None:
    here = Listening(reports_end=reports_end)
    here.answer(reply("Former un set, 1 sur 2."))
    here.wait(0.1)
    here.answer()
    here.present(NEXT)
    assert here.saying == NEXT.speech
    here.wait(30)
    assert fates(here) == [("Former un set, 1 sur 2.", "cut"), (NEXT.speech, "said")]


def test_a_cut_story_waits_until_the_keys_rest() -> None:
    here = Listening()
    here.present(DUEL)
    here.wait(0.25)
    here.answer(reply("Oui."))
    for _ in range(20):
        here.wait(0.25)
        here.key()
    assert here.whole == ["Oui."]
    here.wait(0.375)
    assert here.saying is None
    here.wait(0.125)
    assert here.saying == "Léa défie Tom."


def test_a_story_that_nothing_cut_does_not_wait_for_the_keys() -> None:
    here = Listening()
    here.key()
    here.present(DUEL)
    assert here.saying == "Léa défie Tom."


def test_a_later_message_on_a_topic_replaces_a_waiting_one() -> None:
    here = Listening()
    here.present(DUEL, told("À toi.", topic="turn"), NEXT, told("À toi encore.", topic="turn"))
    here.wait(30)
    assert here.whole[-2:] == ["Hugo pioche.", "À toi encore."]
    assert ("À toi.", "replaced") in fates(here)


def test_an_answer_on_a_topic_leaves_the_waiting_story_alone() -> None:
    here = Listening()
    here.present(DUEL, told("À toi.", topic="turn"))
    here.answer(told("Au tour de Camille.", Priority.ANSWER, topic="turn"))
    here.wait(30)
    assert here.whole[-1] == "À toi."


def test_what_is_ambient_is_told_in_a_quiet_moment_only() -> None:
    here = Listening()
    here.present(ambient("Léa pioche."))
    here.present(DUEL, ambient("Tom pioche."))
    here.wait(30)
    assert here.whole == ["Léa pioche.", "Léa défie Tom.", "Tom cède.", "Léa gagne."]
    assert ("Tom pioche.", "dropped") in fates(here)


def test_what_is_ambient_and_cut_does_not_come_back() -> None:
    here = Listening()
    here.present(ambient("Léa pioche."))
    here.answer(reply("Oui."))
    here.wait(30)
    assert here.whole == ["Oui."]
    assert fates(here) == [("Léa pioche.", "cut"), ("Oui.", "said")]


def test_silence_dismisses_what_is_said_and_what_waits_but_not_what_comes_later() -> None:
    here = Listening()
    here.present(DUEL, NEXT)
    here.answer(reply("Ta main."), reply("Un Piano."))
    here.silence()
    here.wait(30)
    assert here.whole == []
    assert {fate for _, fate in fates(here)} == {"cut", "silenced"}
    here.present(NEXT)
    here.wait(30)
    assert here.whole == ["Hugo pioche."]


def test_ctrl_held_stops_and_keeps_what_waits_until_another_key() -> None:
    here = Listening()
    here.present(DUEL, NEXT)
    here.silence(dismiss=False)
    here.present(told("Tom pioche."), ambient("Léa pioche."))
    here.wait(30)
    assert here.whole == []
    assert not here.queue.idle(here.now)
    here.key()
    here.wait(30)
    assert here.whole == ["Léa défie Tom.", "Tom cède.", "Léa gagne.", "Hugo pioche.", "Tom pioche."]


def test_focus_that_returns_says_where_one_is_then_what_was_not_told() -> None:
    here = Listening()
    here.present(DUEL)
    here.answer(reply("Ta main."), reply("Un Piano."))
    here.silence(dismiss=False)
    here.wait(30)
    here.answer(reply("La table."))
    here.wait(30)
    assert here.whole == ["La table.", "Léa défie Tom.", "Tom cède.", "Léa gagne."]


@BOTH
def test_what_was_read_in_the_history_is_not_told_again(reports_end: bool) -> None:
    here = Listening(reports_end=reports_end)
    here.present(DUEL, NEXT)
    here.wait(0.5)
    here.read(DUEL)  # read while it is being said, and cut by that
    here.answer(reply("Léa a défié Tom."))
    here.read(NEXT)
    here.wait(30)
    assert here.whole == ["Léa a défié Tom."]
    assert [fate for _, fate in fates(here)] == ["read", "read", "said"]


def test_the_same_words_told_twice_are_two_stories() -> None:
    here = Listening()
    again = replace(NEXT)
    here.present(DUEL, NEXT, again)
    here.read(NEXT)
    here.wait(30)
    assert here.whole.count("Hugo pioche.") == 1


def test_far_behind_the_player_hears_it_shorter() -> None:
    here = Listening()
    stories = [told(f"Joueuse {word} défie Tom sur son grand Piano.", brief=f"{word}, Piano.") for word in "ABCDE"]
    here.present(*stories)
    here.wait(100)
    assert here.whole[0].startswith("Joueuse A")  # nothing was waiting
    assert here.whole[1:3] == ["B, Piano.", "C, Piano."]
    assert here.whole[3].startswith("Joueuse D")  # nearly caught up
    assert FAR_BEHIND == 8


def test_what_asks_the_player_is_not_shortened_for_what_explains_it() -> None:
    here = Listening()
    asked = told("À toi d'ajuster ta mise.", topic="turn", brief="À toi.")
    here.present(
        told("Tom ne change rien."), asked, *[told("Entrée pour ajouter une carte de ta main, par exemple.")] * 4
    )
    here.wait(100)
    assert here.whole[1] == "À toi d'ajuster ta mise."


def test_a_story_that_was_begun_in_full_goes_on_in_full() -> None:
    here = Listening()
    here.present(told("Un deux. Trois quatre.", brief="Bref."), *[told("Un deux trois quatre cinq.")] * 4)
    here.wait(2.5)
    here.answer(reply("Oui."))
    here.wait(2)
    assert here.saying == "Trois quatre."


@pytest.mark.parametrize("age", [3, 6.5, 7, 7.75])
def test_a_reader_is_cut_by_any_key_even_a_second_after_it_should_have_ended(age: float) -> None:
    here = Listening(reports_end=False)
    here.present(DUEL)
    here.wait(age)
    here.key()
    here.wait(30)
    assert here.whole[-1] == "Léa gagne."
    assert here.whole.count("Léa gagne.") == (2 if age >= 7 else 1)


def test_a_reader_that_had_its_second_is_believed() -> None:
    here = Listening(reports_end=False)
    here.present(DUEL)
    here.wait(8)
    here.key()
    here.wait(30)
    assert here.whole.count("Léa gagne.") == 1


def test_in_doubt_a_reader_repeats_once_only() -> None:
    here = Listening(reports_end=False)
    here.present(NEXT)
    for _ in range(10):
        here.wait(2.5)  # half a second after its end
        here.key()
        here.wait(0.5)
    assert here.whole.count("Hugo pioche.") == 2


def test_two_stories_that_one_key_put_in_doubt_come_back_in_order() -> None:
    here = Listening(reports_end=False)
    here.present(NEXT, told("Tom forme un set."))
    here.wait(2.5)
    here.key()
    here.wait(30)
    assert here.whole == ["Hugo pioche.", "Hugo pioche.", "Tom forme un set."]


def test_a_reader_told_by_a_key_to_stop_gives_up_the_rest_of_an_answer() -> None:
    here = Listening(reports_end=False)
    here.answer(reply("Piano."), reply("Un sur cinq."))
    here.key()
    here.wait(30)
    assert here.whole == []
    assert [fate for _, fate in fates(here)] == ["cut", "cut"]


def test_the_built_in_voice_is_not_cut_by_a_key_alone() -> None:
    here = Listening()
    here.present(DUEL)
    here.key()
    assert here.saying == "Léa défie Tom."


def test_the_game_waits_until_all_is_told() -> None:
    here = Listening()
    assert here.queue.idle(0)
    here.present(NEXT)
    here.wait(1.875)
    assert not here.queue.idle(here.now)
    here.wait(0.125)
    assert here.queue.idle(here.now)


def test_the_game_gives_a_reader_half_a_second_more_and_a_key_skips_that() -> None:
    here = Listening(reports_end=False)
    here.answer(reply("Un Piano."))
    here.wait(2.375)
    assert not here.queue.idle(here.now)
    here.wait(0.125)
    assert here.queue.idle(here.now)
    here.answer(reply("Un Piano."))
    here.wait(0.5)
    here.key()
    assert here.queue.idle(here.now)


def test_a_key_skips_what_is_left_of_that_pause() -> None:
    here = Listening(reports_end=False)
    here.answer(reply("Un Piano."))
    here.wait(2.25)
    here.key()
    assert here.queue.idle(here.now)


def test_a_silence_is_believed_to_come_after_what_should_have_ended() -> None:
    here = Listening(reports_end=False)
    here.present(NEXT, DUEL)
    here.wait(2.5)
    here.silence()
    here.key()
    here.wait(30)
    assert here.whole == ["Hugo pioche."]
    assert fates(here) == [("Hugo pioche.", "said"), (DUEL.speech, "silenced")]


@BOTH
@pytest.mark.parametrize("then_reports_end", [True, False])
def test_what_a_dying_voice_did_not_finish_is_told_by_the_next(reports_end: bool, then_reports_end: bool) -> None:
    here = Listening(reports_end=reports_end)
    here.present(DUEL, NEXT)
    here.wait(4.5)
    here.die(then_reports_end=then_reports_end)
    assert here.saying == "Tom cède."  # at once: no key is being waited for
    here.wait(30)
    assert here.whole == ["Léa défie Tom.", "Tom cède.", "Léa gagne.", "Hugo pioche."]


def test_an_answer_survives_its_voice() -> None:
    here = Listening()
    here.answer(reply("Piano."), reply("Un sur cinq."))
    here.die()
    here.wait(30)
    assert here.whole == ["Piano.", "Un sur cinq."]


def test_an_end_that_is_reported_too_late_is_no_end_of_what_came_after() -> None:
    queue = SpeechQueue()
    queue.present(DUEL, 0)
    old = queue.take(0)
    assert old
    queue.answer([reply("Ta main.")], 1)
    new = queue.take(1)
    assert new
    queue.ended(old)
    assert not queue.between(1)
    queue.ended(new)
    queue.ended(new)
    assert [outcome.fate for outcome in queue.drain()] == [Fate.CUT, Fate.SAID]
    assert queue.drain() == []


def test_an_utterance_without_words_keeps_nobody_waiting() -> None:
    here = Listening()
    here.present(told(""), NEXT)
    assert here.saying == "Hugo pioche."
