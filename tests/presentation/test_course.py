"""The course of a game, and its telling: one story at a time, never ahead, with the pauses that are wanted."""

from typing import Any

import pytest

from cachecash.narration.utterance import Priority
from cachecash.presentation.habits import Habits
from cachecash.presentation.outlet import Wish
from cachecash.table.replay import of_table, write
from deskside import Deskside
from positions import position


def one_card_left() -> Any:
    """The round ends with the next discards."""
    return position(
        ["PI", "BD", "TR"], ["AV AV", "PI PI", "SC SC"], active=0, draw="", discard="TI", rules="end=trois", dealer=2
    )


def test_a_story_waits_until_the_one_before_has_been_heard() -> None:
    here = Deskside(seed="1")
    here.outlet.slow = True
    told = []
    for _ in range(4):
        here.tick()
        told.append(len(here.outlet.stories))
        here.tick()
        assert len(here.outlet.stories) == told[-1]
        here.outlet.busy = False
    assert told == sorted(set(told))


def test_nothing_is_answered_ahead_of_what_was_told() -> None:
    here = Deskside(seed="1").settle()
    here.press("J", "F")
    here.outlet.slow = True
    while not any("Léa" in story.speech for story in here.outlet.stories):
        here.outlet.busy = False
        here.tick()
    assert here.desk.course.view == here.table.view(0) or here.desk.course.pending
    assert here.press("C")[0].startswith("Défausse : Piano")
    played = len(here.table.actions)
    for _ in range(10):
        here.tick()
    assert len(here.table.actions) == played
    assert here.press("C")[0].startswith("Défausse : Piano")


def test_what_is_said_in_passing_goes_along_with_a_story() -> None:
    here = Deskside(seed="1").settle()
    here.press("J", "F")
    here.settle()
    passing = [told for told in here.outlet.stories if told.priority is Priority.AMBIENT]
    assert here.outlet.facts
    assert all(told.priority in {Priority.STORY, Priority.AMBIENT} for told in here.outlet.stories)
    assert len(passing) < len(here.outlet.stories)


def test_the_computer_players_think_while_the_story_is_told() -> None:
    here = Deskside(seed="1").settle()
    here.press("J")
    asked = len(here.thinker.asked)
    here.outlet.slow = True
    here.press("F")
    assert len(here.thinker.asked) == asked + 1
    played = len(here.table.actions)
    for _ in range(5):
        here.tick()
    assert len(here.table.actions) == played


def test_each_play_and_the_deal_are_to_be_written() -> None:
    here = Deskside(seed="1")
    assert here.outlet.wishes == [Wish("played")]
    here.settle()
    assert here.outlet.wishes.count(Wish("played")) == 1 + len(here.table.actions)
    here.press("J", "F")
    assert here.outlet.wishes.count(Wish("played")) == 1 + len(here.table.actions)


def test_a_round_ends_with_enter_to_continue() -> None:
    here = Deskside(position=one_card_left())
    here.tick()
    here.press("X")
    here.settle()
    assert here.desk.telling.waiting
    assert here.outlet.lines[-1] == "Entrée pour continuer."
    assert any("Manche 1 terminée" in line for line in here.outlet.lines)
    assert here.press("T") == here.press("F") == here.press("Backspace") == ["Entrée pour continuer."]
    assert here.press("F4") == ["Cache ton Cash, zone : Main.", "Entrée pour continuer."]
    assert here.press("M") == ["Ta main est vide."]
    for _ in range(10):
        here.tick()
    assert here.desk.telling.waiting
    assert here.press("Enter")[0].startswith("Manche 2")
    assert here.desk.course.pending


def test_an_enter_that_bounced_does_not_end_the_pause() -> None:
    state = position(["PI", "", ""], ["AV AV", "PI PI", "SC SC"], active=0, draw="", discard="TI", rules="end=trois")
    here = Deskside(position=state)
    here.tick()
    here.press("Enter")
    here.press("Enter")
    while not here.desk.telling.waiting:
        here.tick(0.01)
    assert here.press("Enter", after=0.1) == []
    assert here.outlet.cues[-1] == ("error", "Trop rapide : une seule pression compte.")
    assert here.desk.telling.waiting


def test_the_pause_speaks_the_remapped_key() -> None:
    here = Deskside(position=one_card_left(), saved={"act": ["F12"]})
    here.tick()
    here.press("X")
    here.settle()
    assert here.outlet.lines[-1] == "F12 pour continuer."
    assert here.press("F12")[0].startswith("Manche 2")


def _after_a_while(here: Deskside) -> int:
    for _ in range(20):
        here.tick()
    return len(here.table.actions)


def test_with_the_pace_of_a_key_each_play_of_the_others_waits_for_it() -> None:
    here = Deskside(seed="1", habits=Habits(pace="key")).settle()
    here.press("J", "F")
    played = [_after_a_while(here)]
    assert here.press("Enter")
    played.append(_after_a_while(here))
    assert played == [3, 4]
    here.press("Enter")
    here.settle()
    assert here.desk.legal


def test_a_key_that_ends_the_pause_while_somebody_thinks_says_who() -> None:
    here = Deskside(seed="1", habits=Habits(pace="key")).settle()
    here.press("J", "F")
    here.settle()
    here.thinker.slow = True
    assert here.desk.telling.waiting
    assert here.press("Enter") == ["C'est à Tom de jouer."]


def test_a_player_who_failed_is_replaced_for_that_decision_and_it_is_told_once() -> None:
    here = Deskside(seed="1")
    here.thinker.sound = False
    here.settle()
    hesitations = [line for line in here.outlet.lines if "hésite" in line]
    assert hesitations == ["Hugo hésite et joue sans trop réfléchir."]
    here.press("J", "F")
    here.settle()
    assert len([line for line in here.outlet.lines if "Hugo hésite" in line]) == 1


def test_who_thinks_long_is_named_once_a_decision() -> None:
    here = Deskside(seed="1")
    here.thinker.slow = True

    def named() -> list[str]:
        return [line for line in here.outlet.lines if "réfléchit" in line]

    while here.desk.course.pending:
        here.tick(0.1)
    here.tick(0.1)
    here.outlet.busy = True
    here.tick(10)
    here.outlet.busy = False
    for _ in range(9):
        here.tick(0.2)
    assert named() == [], "while somebody speaks it is not silent, and less than two seconds are not long"
    for _ in range(3):
        here.tick(0.2)
    assert named() == ["Hugo réfléchit."]
    for _ in range(30):
        here.tick(0.5)
    assert named() == ["Hugo réfléchit."]
    assert "Hugo réfléchit." not in here.press("Shift+R"), "it is over when it is asked for again"
    here.thinker.slow = False
    here.settle()
    assert named() == ["Hugo réfléchit."], "who answers at once is not named"
    here.press("J", "F")
    here.thinker.slow = True
    for _ in range(30):
        here.tick()
    assert len(named()) == 2, "another decision, another silence"


def test_the_end_of_the_game_is_asked_for_once_when_all_is_told() -> None:
    state = position(["PI", "", ""], ["AV AV", "PI PI", "SC SC"], active=0, draw="", discard="TI", rules="end=rapide")
    here = Deskside(position=state)
    here.outlet.slow = True
    here.outlet.busy = False
    here.tick()
    here.press("X")
    assert Wish("over") not in here.outlet.wishes
    for _ in range(10):
        here.outlet.busy = False
        here.tick()
    assert here.outlet.wishes.count(Wish("over")) == 1
    assert not here.desk.telling.waiting
    assert here.press("T") == ["La partie est finie."]
    assert here.press("Enter", "X", "Backspace")
    here.press("Ctrl+Q")
    assert here.outlet.wishes[-1] == Wish("leave")


def test_leaving_stops_the_thinking() -> None:
    here = Deskside(seed="1").settle()
    here.press("J", "F")
    here.desk.close()
    for _ in range(5):
        here.tick()
    assert here.thinker._asked is None


def test_a_whole_game_is_won_or_lost_by_keys_alone_and_its_replay_is_legal() -> None:
    here = Deskside(3, "whole", "end=deux")
    for _ in range(5000):
        here.settle(50)
        if here.desk.course.over:
            break
        if here.desk.telling.waiting:
            here.press("Enter")
        elif here.desk.legal:
            here.press("Escape", "Enter")
            if here.desk.lists:
                here.press("Enter")
            if here.desk.lists:
                here.press("Enter")
    assert here.desk.course.over
    assert here.table.outcome() is not None
    assert any(line.startswith("Manche 2") for line in here.outlet.lines)
    assert here.outlet.wishes[-1] == Wish("over")
    assert all(line for line in here.outlet.braille)


def test_nobody_plays_while_there_is_more_to_tell() -> None:
    here = Deskside(seed="1").settle()
    here.outlet.slow = True
    here.press("J", "F")
    played = len(here.table.actions)
    assert here.desk.course.pending
    assert here.desk.course.advance() is None
    assert len(here.table.actions) == played


def test_a_spectator_cannot_play() -> None:
    here = Deskside(me=None)
    with pytest.raises(RuntimeError):
        here.desk.course.play(here.table.legal(here.table.awaited()[0])[0])
    assert here.desk.course.legal() == ()
    assert here.desk.course.refusal("anything") is None


def test_a_table_knows_whether_it_was_dealt() -> None:
    here = Deskside(seed="1")
    assert here.table.dealt
    assert write(of_table(here.table, ()))
