"""Every reason that the rules give has its sentence, and a heading that explains it."""

import re
from inspect import getsource

import pytest

from cachecash.core.problems import Refusal
from cachecash.games.cache_cache import refusals
from cachecash.narration.catalog import Catalog, languages
from cachecash.narration.rules_text import rules_text
from cachecash.presentation.cache_cache import ROOM
from kk_positions import GAME, position

SOURCE = getsource(refusals)
RULES = sorted(set(re.findall(r'"(KK-\d+)"', SOURCE)))
REASONS = sorted(set(re.findall(r'"KK-\d+", "([a-z-]+)"', SOURCE)) | {"visible"})
CATALOGS = {language: Catalog(language, strict=True) for language in languages()}
GRID = "5 ?6 3 | 4 ?2 8 | 7 0 ?9 | ?10 ?5 1"
STATE = position([GRID, GRID, GRID])
FACTS = {"target": 1, "column": 2, "row": 3}


def test_the_reasons_in_the_code_are_those_in_the_catalogs() -> None:
    for language in languages():
        ids = (name for name in Catalog(language).ids() if name.startswith("kk-refusal-"))
        assert sorted(name.removeprefix("kk-refusal-") for name in ids) == REASONS


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("reason", REASONS)
def test_a_refusal_says_why(reason: str, language: str) -> None:
    narrator = ROOM.narrator(CATALOGS[language], ["Léa", "Tom", "Hugo"])
    said = narrator.refusal(Refusal("KK-7", reason, FACTS), GAME.view(STATE, 0))
    assert said.category == "refusal"
    assert said.speech.endswith(".)")
    assert 0 < len(said.braille) <= 40  # one line of many a braille display: the reason, no heading


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("rule", RULES)
def test_every_rule_that_refuses_has_its_heading(rule: str, language: str) -> None:
    assert rules_text(language, "cache-cache").heading_of(rule)


def test_a_refusal_names_its_heading() -> None:
    narrator = ROOM.narrator(CATALOGS["fr"], ["Léa", "Tom", "Hugo"])
    view = GAME.view(STATE, 0)
    said = narrator.refusal(Refusal("KK-6", "not-your-turn", {"target": 1}), view)
    assert said.speech == "Ce n'est pas à toi de jouer, c'est à Tom. (Détails : règle « Qui commence ».)"
    bare = narrator.refusal(Refusal("XX-1", "not-your-turn", {"target": 1}), view)
    assert bare.speech == "Ce n'est pas à toi de jouer, c'est à Tom."


@pytest.mark.parametrize("language", languages())
def test_every_rule_has_its_heading_and_both_languages_have_the_same(language: str) -> None:
    text = rules_text(language, "cache-cache")
    told = [rule for heading in text.headings for rule in heading.rules]
    assert sorted(told, key=lambda rule: int(rule[3:])) == [f"KK-{number}" for number in range(1, 28)]
    first = rules_text("fr", "cache-cache")
    assert [(head.level, head.anchor, head.rules) for head in text.headings] == [
        (head.level, head.anchor, head.rules) for head in first.headings
    ]


@pytest.mark.parametrize(
    ("phase", "anchor"),
    [
        ("setup", "first-two-cards"),
        ("turn", "turn-a-card"),
        ("drawn", "draw"),
        ("dealing", "scoring"),
        ("over", "end-of-game"),
    ],
)
def test_the_rules_open_at_what_is_going_on(phase: str, anchor: str) -> None:
    state = position([GRID, GRID], phase=phase, drawn=3 if phase == "drawn" else None)
    assert ROOM.narrator(CATALOGS["fr"], ["Léa", "Tom"]).heading(GAME.view(state, 0)) == anchor
