import pytest

from cachecash.core.problems import Problem
from cachecash.narration.catalog import languages
from cachecash.narration.rules_text import rules_text

GAME = "cache-ton-cash"


@pytest.mark.parametrize("language", languages())
def test_the_rules_read_by_heading(language: str) -> None:
    text = rules_text(language, GAME)
    assert text.headings[0].level == 1
    assert all(heading.anchor and heading.title for heading in text.headings[1:])
    assert all(
        "<!--" not in paragraph and "\n" not in paragraph for head in text.headings for paragraph in head.paragraphs
    )


def test_a_numbered_rule_finds_its_heading() -> None:
    text = rules_text("fr", GAME)
    heading = text.heading_of("CC-22")
    assert heading
    assert (heading.title, heading.anchor) == ("Lancer un défi", "launch-a-challenge")
    assert text.at("launch-a-challenge") == heading
    assert text.heading_of("CC-999") is None
    assert text.at("nowhere") is None


def test_every_language_has_the_same_headings() -> None:
    first, *others = [
        [(head.level, head.anchor, head.rules) for head in rules_text(lang, GAME).headings] for lang in languages()
    ]
    assert all(other == first for other in others)


def test_rules_that_are_not_written() -> None:
    with pytest.raises(Problem) as raised:
        rules_text("fr", "belote")
    assert raised.value.reason == "no-rules"
