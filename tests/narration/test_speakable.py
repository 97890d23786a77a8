"""Every message of every catalog: it can be rendered, and a voice has nothing in it to stumble over."""

import re
from typing import Any

import pytest

from cachecash.narration.catalog import Catalog, languages
from cachecash.narration.utterance import Level
from messages import LOCALES, entries, samples, sayable

MISREAD = re.compile(
    r"[\u00a0\u202f\u2009\u2212×→←↑↓…\u2013\u2014*#_|~^`{}\\%&@=+$€]"  # read aloud, dropped, or in another language
    r"|\d[.,  ]\d{3}(?!\d)"  # a grouped number is read in pieces
    r"|\d(?:e|re|er|ème)\b|n°|\bIA\b|(?<!\w)-\d|\d/\d"
    r"|[\u2600-\U0001faff]"
)
"""What the French voice reads wrongly (measured)."""
LOOSE = re.compile(r"  |^ | $| [,.]|\.\.|,,|\( | \)|\bnone\b")
"""Words put together carelessly."""
FOR_EYES = ("cli-", "problem-value-missing", "problem-option-form", "term-digit-row")
"""Messages that show something to be typed, where the signs are the content."""

CATALOGS = {language: Catalog(language, strict=True) for language in languages()}
ALL = [(language, message_id) for language in languages() for message_id in sayable(language)]


def _renderings(language: str, message_id: str) -> list[Any]:
    return [
        CATALOGS[language].render(message_id, level, **args)
        for args in samples(language, message_id)
        for level in Level
    ]


@pytest.mark.parametrize(("language", "message_id"), ALL)
def test_a_message_has_three_renderings_that_hold_together(language: str, message_id: str) -> None:
    for text in _renderings(language, message_id):
        assert bool(text.speech) == bool(text.screen)
        assert text.speech or not text.braille
        piece = not text.speech.endswith((".", "?", "!", ":")) or text.speech.startswith((" ", ","))
        if not piece:
            assert not LOOSE.search(text.speech), text.speech
            assert not LOOSE.search(text.braille), text.braille


@pytest.mark.parametrize(("language", "message_id"), [pair for pair in ALL if not pair[1].startswith(FOR_EYES)])
def test_a_voice_has_nothing_to_stumble_over(language: str, message_id: str) -> None:
    for text in _renderings(language, message_id):
        wrong = MISREAD.search(text.speech)
        assert not wrong, (wrong, text.speech)


def test_every_language_has_the_same_messages_with_the_same_arguments() -> None:
    grammar = re.compile(r"-|elision|ordinal|person-|card-")
    first, *others = languages()
    mine = {name for name in entries(first) if not grammar.match(name)}
    for other in others:
        theirs = {name for name in entries(other) if not grammar.match(name)}
        assert mine == theirs


@pytest.mark.parametrize("language", languages())
def test_braille_and_screen_keep_their_own_signs(language: str) -> None:
    text = CATALOGS[language].render("ctc-mine", count=2, value=-1_025_000)
    assert "1025000" in text.braille
    assert "\u2212" in text.screen
    assert MISREAD.search(text.speech) is None


def test_a_name_that_follows_que_is_written_with_the_elision_rule() -> None:
    bare = re.compile(r"\bque \{ (?:LIST\()?\$(?:seat|rival|finisher|winner|target|first|names|other|leader_name)\b")
    found = [
        (path.name, line)
        for path in sorted((LOCALES / "fr").rglob("*.ftl"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if bare.search(line)
    ]
    assert not found
    catalog = CATALOGS["fr"]
    names = {"Hugo": "qu'Hugo", "Inès": "qu'Inès", "Léa": "que Léa", "Harry": "que Harry"}
    assert {name: catalog.line("kk-goal-me", **_compared(name)).partition("autant ")[2] for name in names} == {
        name: f"{told}." for name, told in names.items()
    }


def _compared(rival: str) -> dict[str, Any]:
    return {"limit": 100, "total": 8, "place": "level", "gap": 0, "rival": rival}
