"""Every reason that the rules of Cassa Nostra give has its sentence, and a heading that explains it."""

import re
from inspect import getsource

import pytest

from cachecash.core.problems import Refusal
from cachecash.games.cassa_nostra import refusals
from cachecash.narration.catalog import Catalog, languages
from cachecash.narration.rules_text import rules_text
from cachecash.presentation.cassa_nostra import ROOM
from cs_positions import ALL, GAME, position

SOURCE = getsource(refusals)
RULES = sorted(set(re.findall(r'"(CS-\d+)"', SOURCE)))
REASONS = sorted(set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', SOURCE)))
FACTS = {"target": 1, "card": 8, "held": 1}
CATALOGS = {language: Catalog(language, strict=True) for language in languages()}
NAMES = ["Léa", "Tom", "Hugo"]
STATE = position([ALL] * 3, quest=25, dice=[1, 2, 2])


def test_the_reasons_of_cassa_nostra_in_the_code_are_those_in_the_catalogs() -> None:
    for language in languages():
        ids = {name for name in Catalog(language).ids() if name.startswith("cs-refusal-")}
        assert ids == {f"cs-refusal-{reason}" for reason in REASONS}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("reason", REASONS)
def test_a_refusal_of_cassa_nostra_says_why(reason: str, language: str) -> None:
    said = ROOM.narrator(CATALOGS[language], NAMES).refusal(Refusal("CS-5", reason, FACTS), GAME.view(STATE, 0))
    assert said.category == "refusal"
    assert said.speech.endswith(".)")
    assert 0 < len(said.braille) <= 40  # one line of many a braille display: the reason, no heading


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("rule", RULES)
def test_every_rule_of_cassa_nostra_that_refuses_has_its_heading(rule: str, language: str) -> None:
    assert rules_text(language, "cassa-nostra").heading_of(rule)


def test_a_refusal_of_cassa_nostra_names_its_heading() -> None:
    narrator = ROOM.narrator(CATALOGS["fr"], NAMES)
    said = narrator.refusal(Refusal("CS-8", "not-your-turn", {"target": 1}), GAME.view(STATE, 0))
    assert said.speech == "C'est à Tom d'ajuster sa mise. (Détails : règle « Ajuster la mise ».)"
    bare = narrator.refusal(Refusal("XX-1", "empty-hand"), GAME.view(STATE, 0))
    assert bare.speech == "Ta main est vide : tu n'as rien à ajouter."


# --- the rules to be read


@pytest.mark.parametrize("language", languages())
def test_every_rule_of_cassa_nostra_is_explained_under_one_heading(language: str) -> None:
    headings = rules_text(language, "cassa-nostra").headings
    explained = [rule for heading in headings for rule in heading.rules]
    assert sorted(explained, key=lambda rule: int(rule[3:])) == [f"CS-{number}" for number in range(1, 20)]
    assert headings[0].level == 1
    assert all(heading.anchor and heading.paragraphs for heading in headings[1:])


def test_the_headings_of_cassa_nostra_are_the_same_in_every_language() -> None:
    first, *others = [
        [(head.level, head.anchor, head.rules) for head in rules_text(language, "cassa-nostra").headings]
        for language in languages()
    ]
    assert all(other == first for other in others)


@pytest.mark.parametrize(
    ("phase", "anchor"),
    [
        ("deposit", "the-stake"),
        ("show", "turn-a-card-up"),
        ("adjust", "adjust-the-stake"),
        ("counted", "the-verdict"),
        ("over", "goal"),
    ],
)
def test_the_rules_open_at_what_is_going_on(phase: str, anchor: str) -> None:
    state = position(["1", "1", "1"], ["8/4", "8/4", "8/4"], phase=phase, quest=25, dice=[1, 2, 2])
    assert ROOM.narrator(CATALOGS["fr"], NAMES).heading(GAME.view(state, 0)) == anchor


def test_the_title_of_the_rules_is_not_the_line_of_the_menu_that_plays() -> None:
    titles = [rules_text(language, "cassa-nostra").headings[0].title for language in ("fr", "en")]
    assert titles == ["Les règles de Cassa Nostra", "The rules of Cassa Nostra"]
