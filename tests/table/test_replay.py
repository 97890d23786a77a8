"""A replay can be read by a person, survives any seed and name, and is never guessed at when it is damaged."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cachecash.core.options import option_texts, read_options
from cachecash.core.problems import Problem
from cachecash.games.cache_ton_cash import CacheTonCash
from cachecash.games.cache_ton_cash.options import Options
from cachecash.table.replay import Player, Replay, of_table, read, resume, write
from cachecash.table.table import Table

GAME = CacheTonCash()

TEXT = """cachecash replay 1
game: cache-ton-cash
seats: 2
seed: "été 1"
option end: rapide
player 0: human "Zoé"
player 1: habitue "Tom \\"le rapide\\""

1 DISCARD(BD)
0 FORM(PI,AG)
"""


def played(seats: int, options: Any, seed: str, actions: int) -> Table[Any, Any, Any]:
    table = Table(GAME, seats, options, seed)
    table.start()
    while table.awaited() and len(table.actions) < actions:
        seat = table.awaited()[0]
        legal = table.legal(seat)
        table.play(seat, legal[len(table.actions) * 7 % len(legal)])
    return table


def players(seats: int) -> tuple[Player, ...]:
    return tuple(Player(f"J{seat}", "random") for seat in range(seats))


def reason(text: str) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Problem) as caught:
        resume(GAME, read(text))
    return caught.value.reason, dict(caught.value.facts)


def test_the_text_of_a_replay() -> None:
    replay = Replay(
        game="cache-ton-cash",
        seats=2,
        seed="été 1",
        options={"end": "rapide"},
        players=(Player("Zoé", "human"), Player('Tom "le rapide"', "habitue")),
        actions=((1, "DISCARD(BD)"), (0, "FORM(PI,AG)")),
    )
    assert write(replay) == TEXT
    assert read(TEXT) == replay


NAMES = st.text(max_size=30)


@given(
    seed=st.text(st.characters(), max_size=40),
    names=st.lists(NAMES, min_size=2, max_size=6),
    options=st.fixed_dictionaries({name: st.sampled_from(texts) for name, texts in option_texts(Options).items()}),
    actions=st.integers(0, 150),
)
def test_writing_and_reading_again_loses_nothing(
    seed: str, names: list[str], options: dict[str, str], actions: int
) -> None:
    seats = len(names)
    table = played(seats, read_options(Options(), options), seed, actions)
    replay = of_table(table, tuple(Player(name, "human") for name in names))
    text = write(replay)
    text.encode("utf-8")
    assert read(text) == replay
    again = resume(GAME, read(text))
    assert again.actions == table.actions
    assert again._state == table._state


def test_a_seed_that_no_file_could_hold_survives() -> None:
    replay = of_table(Table(GAME, 2, Options(), "\udcff\n\u2028\x00"), players(2))
    assert read(write(replay).encode("utf-8").decode("utf-8")) == replay


def test_an_editor_of_another_system_may_have_saved_it() -> None:
    text = write(of_table(played(3, Options(), "x", 30), players(3)))
    assert read("\ufeff" + text.replace("\n", "\r\n")) == read(text)


@pytest.mark.parametrize("text", ["", "\n", "hello", "cachecash", "cachecash replay", "PK\x03\x04", " " + TEXT])
def test_a_foreign_file(text: str) -> None:
    assert reason(text) == ("replay-foreign", {})


def test_another_version() -> None:
    assert reason(TEXT.replace("replay 1", "replay 2")) == ("replay-version", {"version": 2, "known": 1})


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("game: cache-ton-cash", "game:cache-ton-cash", 2),
        ("game: cache-ton-cash", "game: Cache ton Cash", 2),
        ("seats: 2", "seats: two", 3),
        ("seats: 2", "seats: 0", 3),
        ('seed: "été 1"', "seed: été 1", 4),
        ('seed: "été 1"', 'seed: "été" "1"', 4),
        ('seed: "été 1"', 'seed: "\\q"', 4),
        ("option end: rapide", "option end rapide", 5),
        ("option end: rapide", "option end: rapide\noption end: trois", 6),
        ("option end: rapide", "option end: lente", 5),
        ("option end: rapide", "option fin: rapide", 5),
        ("player 0", "player 1", 6),
        ('human "Zoé"', "human Zoé", 6),
        ("player 1: habitue", "player 1: ", 7),
        ("\n\n1 DISCARD", "\n1 DISCARD", 8),
        ("1 DISCARD(BD)", "2 DISCARD(BD)", 9),
        ("1 DISCARD(BD)", "DISCARD(BD)", 9),
        ("1 DISCARD(BD)", "1 DISCARD(XX)", 9),
        ("1 DISCARD(BD)", "", 9),
        ("0 FORM(PI,AG)", "0 FORM(PI", 10),
    ],
)
def test_a_damaged_line_is_named_by_its_number(old: str, new: str, line: int) -> None:
    table = played(2, Options(end="rapide"), "été 1", 0)
    seat = table.awaited()[0]
    real = TEXT.replace(
        "1 DISCARD(BD)", "1 DISCARD(BD)" if old == "1 DISCARD(BD)" else f"{seat} {table.legal(seat)[-1]}"
    )
    assert old in real
    assert reason(real.replace(old, new)) == ("replay-line", {"line": line})


def test_an_action_that_the_rules_refuse_is_named_with_its_line_and_its_rule() -> None:
    text = write(of_table(played(3, Options(), "x", 20), players(3)))
    lines = text.split("\n")
    seat = lines[-4].split(" ")[0]
    lines[-4] = f"{seat} END"
    expected = {"line": len(lines) - 3, "action": "END", "rule": "CC-16"}
    found, facts = reason("\n".join(lines))
    assert found == "replay-action"
    assert {**facts, "rule": "CC-16"} == expected


def test_a_number_of_seats_that_the_game_is_not_for() -> None:
    text = write(Replay("cache-ton-cash", 7, "x", {}, players(7)))
    assert reason(text) == ("seats", {"seats": 7, "low": 2, "high": 6})


@pytest.mark.parametrize("lines", range(1, 8))
def test_a_file_that_stops_before_its_actions(lines: int) -> None:
    assert reason("\n".join(TEXT.split("\n")[:lines]) + "\n") == ("replay-short", {})


@given(place=st.integers(0, 2000), sign=st.characters(), cut=st.booleans())
def test_whatever_happens_to_a_file_it_is_played_or_refused(place: int, sign: str, cut: bool) -> None:
    text = write(of_table(played(2, Options(), "x", 60), players(2)))
    place %= len(text)
    damaged = text[:place] + ("" if cut else sign + text[place + 1 :])
    with suppress(Problem):
        resume(GAME, read(damaged))
