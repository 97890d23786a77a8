"""The theme: everything it names exists, and whatever happens to it, it is read and told in one sentence."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from cachecash import resources
from cachecash.core.problems import Problem
from cachecash.games.cache_ton_cash.cards import FACTS
from cachecash.narration.catalog import Catalog, languages
from cachecash.outputs.sound.theme import MAX_CHARS, Theme, learnable, read
from cachecash.outputs.sound.written import Fault, understand
from cachecash.presentation.rooms import rooms

NAMES = [
    *("your-turn", "card-taken", "card-laid", "card-turned", "set", "column-gone"),
    *("chef-pleased", "chef-angered", "challenge", "won", "lost", "error", "edge", "playable"),
]
SHIPPED = Path(str(resources.sounds()))
THEME, PROBLEMS = read()
PLAIN: dict[str, Any] = yaml.safe_load((SHIPPED / "theme.yaml").read_text(encoding="utf-8"))
CATALOGS = [Catalog(language, strict=True) for language in languages()]


def facts_of(game: str) -> Mapping[str, type[Any]]:
    module = import_module(f"cachecash.games.{game.replace('-', '_')}.events")
    return {name: kind for name, kind in vars(module).items() if isinstance(kind, type)}


def folder(path: Path, text: str | bytes) -> Path:
    path.mkdir(exist_ok=True)
    (path / "theme.yaml").write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def told(problems: list[Problem]) -> list[str]:
    """Give the sentences of the last language; each language has one."""
    sentences = [[catalog.problem(problem) for problem in problems] for catalog in CATALOGS]
    assert all(sentence.endswith(".") for language in sentences for sentence in language), sentences
    return sentences[-1]


def test_the_shipped_theme_has_every_sound_and_no_fault() -> None:
    assert PROBLEMS == []
    assert list(THEME.sounds) == NAMES
    assert set(THEME.loops) == {"ambience", "music"}
    assert all(file and file.is_file() for file in (*THEME.sounds.values(), *THEME.loops.values()))


def test_every_sound_that_is_learnt_has_a_name_and_a_moment_in_every_language() -> None:
    assert learnable(THEME) == tuple(NAMES)
    for catalog in CATALOGS:
        for name in learnable(THEME):
            assert catalog.line(f"sound-{name}")
            assert catalog.line(f"sound-{name}-when").endswith(".")


def test_a_sound_without_a_file_is_not_learnt() -> None:
    assert learnable(Theme(sounds={"set": None, "won": SHIPPED / "won.wav"})) == ("won",)


@pytest.mark.parametrize("game", THEME.games)
def test_every_fact_that_the_theme_names_exists_with_its_fields(game: str) -> None:
    assert game in rooms()
    facts = facts_of(game)
    assert THEME.games[game].events.keys() <= facts.keys()
    for name, rule in THEME.games[game].events.items():
        names = {field.name for field in fields(facts[name])}
        assert {word for word in (rule.pitch, rule.only) if word} <= names, name
        if {"me", "you"} & rule.sounds.keys() and len({*rule.sounds.values()}) > 1:
            assert rule.who in names, name
            assert rule.who != "seat" or "target" in names, name


def test_a_card_is_worth_in_the_theme_what_it_is_worth_in_the_game() -> None:
    assert THEME.games["cache-ton-cash"].cards == {card.code: card.worth for card in FACTS}


def test_what_a_folder_does_not_say_stays_as_shipped(tmp_path: Path) -> None:
    (tmp_path / "gong.ogg").touch()
    theme, problems = read(folder(tmp_path, "sounds: {won: gong.ogg}\ncategories: {system: edge}\n"))
    assert problems == []
    assert theme.sounds["won"] == tmp_path / "gong.ogg"
    assert list(theme.sounds) == NAMES
    assert theme.sounds["lost"] == THEME.sounds["lost"]
    assert theme.categories == {"refusal": "error", "system": "edge"}
    assert theme.games == THEME.games


def test_for_a_file_that_is_missing_the_shipped_one_plays(tmp_path: Path) -> None:
    theme, problems = read(folder(tmp_path, "sounds: {won: gong.wav}"))
    assert theme.sounds == THEME.sounds
    assert "gong.wav" in told(problems)[0]


def test_a_shipped_file_that_is_missing_is_silence_and_the_rest_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copytree(SHIPPED, tmp_path / "sounds")
    (tmp_path / "sounds" / "won.wav").unlink()
    monkeypatch.setattr(resources, "sounds", lambda: tmp_path / "sounds")
    theme, problems = read()
    assert theme.sounds["won"] is None
    assert "won" not in learnable(theme)
    assert len(learnable(theme)) == len(NAMES) - 1
    assert len(told(problems)) == 1


def test_without_any_shipped_theme_there_is_silence_and_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> Path:
        raise resources.ResourceMissing("sounds", ())

    monkeypatch.setattr(resources, "sounds", missing)
    theme, problems = read()
    assert theme == Theme()
    assert [problem.reason for problem in problems] == ["sound-theme-unreadable"]
    assert told(problems)


def test_a_damaged_shipped_theme_is_silence_and_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "sounds", lambda: folder(tmp_path, "sounds: ["))
    theme, problems = read()
    assert theme == Theme()
    assert [problem.facts["instead"] for problem in problems] == ["nothing"]


@pytest.mark.parametrize(
    ("text", "reason", "where"),
    [
        ("", "entry", "theme.yaml"),
        ("- won.wav", "entry", "theme.yaml"),
        ("son: {won: won.wav}", "entry", "son"),
        ("sounds: won.wav", "entry", "sounds"),
        ("sounds: {fanfare: won.wav}", "entry", "sounds, fanfare"),
        ("sounds: {won: ../../secret.wav}", "entry", "sounds, won"),
        ("sounds: {won: won.exe}", "entry", "sounds, won"),
        ("sounds: {won: 3}", "entry", "sounds, won"),
        ("sounds: {3: won.wav}", "entry", "sounds, 3"),
        ("loops: {rain: rain.wav}", "entry", "loops, rain"),
        ("categories: {chat: won}", "entry", "categories, chat"),
        ("categories: {refusal: fanfare}", "entry", "categories, refusal"),
        ("games: {cache-ton-cash: {events: {SetFormed: set}}}", "entry", "games, cache-ton-cash, events, SetFormed"),
        ("games: {cache-ton-cash: {events: {SetFormed: {me: fanfare}}}}", "entry", "SetFormed, me"),
        ("games: {cache-ton-cash: {events: {SetFormed: {all: set, me: won}}}}", "entry", "SetFormed, all"),
        ("games: {cache-ton-cash: {events: {SetFormed: {all: set, pan: left}}}}", "entry", "SetFormed, pan"),
        ("games: {cache-ton-cash: {events: {SetFormed: {all: set, pitch: 3}}}}", "entry", "SetFormed, pitch"),
        ("games: {cache-ton-cash: {events: {SetFormed: {all: set, loud: 3}}}}", "entry", "SetFormed, loud"),
        ("games: {cache-ton-cash: {events: {SetFormed: {all: set, only: yes}}}}", "entry", "SetFormed, only"),
        ("games: {cache-ton-cash: {scale: 3}}", "entry", "scale"),
        ("games: {cache-ton-cash: {scale: {5000: -2}}}", "entry", "scale, 5000"),
        ("games: {cache-ton-cash: {scale: {5000: 25}}}", "entry", "scale, 5000"),
        ("games: {cache-ton-cash: {scale: {5000: 2.5}}}", "entry", "scale, 5000"),
        ("games: {cache-ton-cash: {cards: {PI: yes}}}", "entry", "cards, PI"),
        ("games: {cache-ton-cash: {tempo: 3}}", "entry", "tempo"),
        ("sounds:\n  won: won.wav\n  won: lost.wav\n", "line", "2"),
        ("sounds: {}\nloops: [\n", "line", "3"),
        ("sounds: !!python/name:os.system {}\n", "line", "1"),
        ("sounds:\n  won: !!bool maybe\n", "line", "2"),
        ("sounds:\n  won: !!timestamp x\n", "line", "2"),
        ("sounds:\n  won: !!int ''\n", "line", "2"),
        ("categories:\n\n  system: !!float x\n", "line", "3"),
        ("sounds:\n  ? [won]\n  : won.wav\n", "line", "2"),
        ("[" * 20_000, "line", "1"),
        (f"# {'x' * MAX_CHARS}\nsounds: {{}}", "entry", "theme.yaml"),
        (b"sounds: {}\n# \xff\n", "unreadable", "theme.yaml"),
    ],
)
def test_a_damaged_theme_leaves_the_shipped_one_and_is_one_sentence(
    text: str | bytes, reason: str, where: str, tmp_path: Path
) -> None:
    theme, problems = read(folder(tmp_path, text))
    assert theme == THEME
    assert [problem.reason for problem in problems] == [f"sound-theme-{reason}"]
    (sentence,) = told(problems)
    assert where in sentence


@pytest.mark.parametrize("make", [lambda path: path / "nowhere", lambda path: path, lambda path: path / "a\0b"])
def test_a_folder_without_a_theme_leaves_the_shipped_one(make: Callable[[Path], Path], tmp_path: Path) -> None:
    theme, problems = read(make(tmp_path))
    assert theme == THEME
    assert [problem.reason for problem in problems] == ["sound-theme-unreadable"]


def test_a_very_long_entry_is_told_in_part(tmp_path: Path) -> None:
    _, problems = read(folder(tmp_path, f"sounds: {{{'x' * 900}: 1, {'y' * 2000}: 2}}"))
    assert len(told(problems)[0]) < 500


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(NAMES),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.integers() | st.text(max_size=5), inner, max_size=2),
    max_leaves=5,
)


@given(st.lists(st.integers(0, 30), min_size=1, max_size=5), JUNK)
def test_whatever_stands_in_a_theme_is_understood_or_named_as_a_fault(way: list[int], junk: object) -> None:
    data = yaml.safe_load(yaml.safe_dump(PLAIN))
    inside, last = data, None
    for step in way:
        if not isinstance(inside, dict):
            break
        last = (inside, [*inside][step % len(inside)])
        inside = last[0][last[1]]
    assert last
    last[0][last[1]] = junk
    try:
        understand(data)
    except Fault as fault:
        assert fault.entry  # noqa: PT017 - either is right
