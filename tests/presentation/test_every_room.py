"""What every game owes its players, whichever it is: names, answers, stories, reasons, rules, a game to listen to."""

import logging

import pytest

from cachecash import cli
from cachecash.bots.random_bot import RandomBot
from cachecash.bots.thinking import Choosing
from cachecash.narration.catalog import Catalog, languages
from cachecash.presentation.room import Room
from cachecash.presentation.rooms import rooms
from cachecash.table.simulate import Series
from entries import GAMES
from every_room import (
    check_about,
    check_answers,
    check_names,
    check_refusals,
    check_rules,
    check_stories,
    demo,
)
from visit import Hostel, visit

every_room = pytest.mark.parametrize("room", [pytest.param(room, id=name) for name, room in rooms().items()])
in_every_language = pytest.mark.parametrize("language", languages())


@every_room
@in_every_language
def test_the_game_its_options_and_its_levels_have_names(room: Room, language: str) -> None:
    check_names(room, language)


@every_room
@in_every_language
def test_one_sentence_says_what_it_is_how_many_play_and_for_how_long(room: Room, language: str) -> None:
    check_about(room, language)


@every_room
@in_every_language
def test_every_question_has_its_answer(room: Room, language: str) -> None:
    check_answers(room, language)


@every_room
@in_every_language
def test_every_fact_that_is_met_can_be_told(room: Room, language: str) -> None:
    check_stories(room, language)


@every_room
@in_every_language
def test_every_refusal_that_is_met_has_its_sentence_and_its_heading(room: Room, language: str) -> None:
    (entry,) = [entry for entry in GAMES if entry.game.id == room.game.id]
    check_refusals(room, language, entry)


@every_room
@in_every_language
def test_the_rules_are_there_to_be_read(room: Room, language: str) -> None:
    check_rules(room, language, "fr")


@every_room
@in_every_language
def test_a_whole_game_can_be_listened_to(room: Room, language: str) -> None:
    lines = demo(room, language)
    assert Catalog(language).line(f"game-{room.game.id}") in lines[0]
    assert len(lines) > 4


@every_room
def test_a_game_to_listen_to_is_asked_for_by_name(
    room: Room, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert cli.main(["demo", "--jeu", room.game.id, "--seed", "1", "--lang", "fr"]) == 0
    assert capsys.readouterr().out.splitlines() == demo(room, "fr")
    assert caplog.text == ""


@in_every_language
def test_the_main_menu_has_every_game_and_what_it_is(language: str) -> None:
    catalog, menu = Catalog(language, strict=True), visit(Hostel(rooms=rooms()), language)
    for room in rooms().values():
        name = catalog.line(f"game-{room.game.id}")
        about = catalog.line(f"game-{room.game.id}-about", low=room.game.seats[0], high=room.game.seats[-1])
        menu.go(catalog.line("page-menu-play", game=name))
        assert menu.press("I").startswith(about)


@every_room
def test_the_winner_has_the_lowest_score_where_the_room_says_so_and_nowhere_else(room: Room) -> None:
    seats = room.game.seats[0]
    series = Series(room.game, room.game.options(), ("random",) * seats, (Choosing(RandomBot()),) * seats)
    played = [series.play(str(number)).outcome for number in range(5)]
    assert any(len({*outcome.scores}) > 1 for outcome in played)
    for outcome in played:
        best = min(outcome.scores) if room.lowest_wins else max(outcome.scores)
        assert all(outcome.scores[seat] == best for seat in outcome.winners)
