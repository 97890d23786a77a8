"""Every reason that the rules give has its sentence, and a heading that explains it."""

import re
from inspect import getsource

import pytest

from cachecash.core.problems import Refusal
from cachecash.games.cache_ton_cash import refusals
from cachecash.games.cache_ton_cash.cards import Card
from cachecash.narration.catalog import Catalog, languages
from cachecash.narration.rules_text import rules_text
from cachecash.presentation.cache_ton_cash import ROOM
from positions import GAME, position

SOURCE = getsource(refusals)
RULES = sorted(set(re.findall(r'"((?:CC|CA|C2|C3|CN)-\d+)"', SOURCE)))
REASONS = sorted(set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', SOURCE)))
FACTS = {"target": 1, "card": Card.EC, "top": Card.PI, "kind": Card.AV, "number": 4, "seats": 3}
CATALOGS = {language: Catalog(language, strict=True) for language in languages()}
STATE = position(["PI", "PI", "PI"], neutral=("PI", "PI", "PI"))


def test_the_reasons_in_the_code_are_those_in_the_catalogs() -> None:
    for language in languages():
        ids = {name.removeprefix("refusal-") for name in Catalog(language).ids() if name.startswith("refusal-")}
        assert ids - {"detail"} == {*REASONS}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("reason", REASONS)
def test_a_refusal_says_why(reason: str, language: str) -> None:
    narrator = ROOM.narrator(CATALOGS[language], ["Léa", "Tom", "Hugo"])
    said = narrator.refusal(Refusal("CC-22", reason, FACTS), GAME.view(STATE, 0))
    assert said.category == "refusal"
    assert said.speech.endswith(".)")
    assert 0 < len(said.braille) <= 40  # one line of many a braille display: the reason, no heading


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("rule", RULES)
def test_every_rule_that_refuses_has_its_heading(rule: str, language: str) -> None:
    assert rules_text(language, "cache-ton-cash").heading_of(rule)


def test_a_refusal_names_its_heading() -> None:
    narrator = ROOM.narrator(CATALOGS["fr"], ["Léa", "Tom", "Hugo"])
    view = GAME.view(STATE, 0)
    said = narrator.refusal(Refusal("CC-22", "no-own-set"), view)
    assert said.speech == (
        "Aucun défi possible : tu n'as pas encore de set. Il t'en faut un avant de voler."
        " (Détails : règle « Lancer un défi ».)"
    )
    bare = narrator.refusal(Refusal("XX-1", "no-own-set"), view)
    assert bare.speech.endswith("voler.")
