import logging
from pathlib import Path
from typing import Any

import pytest

from cachecash.core.problems import Problem
from cachecash.games.cache_ton_cash.cards import Card
from cachecash.narration.catalog import Catalog, languages
from cachecash.narration.people import read_elision
from cachecash.narration.source import CatalogError, Source, source
from cachecash.narration.utterance import Display, Level, Priority, Rendered
from cachecash.narration.voice import Voice

FR, EN = Catalog("fr", strict=True), Catalog("en", strict=True)
LOCALES = Path(__file__).parents[2] / "locales"
EXTRA = """
amount-line = { MONEY($v) }
loud = Léa défie Tom sur son Piano.
    .bref = Léa, Piano.
    .braille = Léa>Tom Piano
only-full =
    .normal = { "" }
    .complet = Au tour de Léa.
    .braille = Tour Léa
nothing-at-brief =
    .complet = Au tour de Léa.
list-of = { LIST($items, join: "and") }
naked = { $items }
cards-of = { CARDS($cards) }
card-alone = { CARD($card, form: "un") }
broken = { $missing }
wrong-form = { CARD($card, form: "jamais") }
yes-or-no = { $flag ->
    [yes] oui
   *[no] non
}
nested = « { $inner } »
round = { round }
unknown-call = { JAMAIS($v) }
bad-call = { CARD() }
no-text = { loud.jamais }
-greeting = { $who ->
    [me] moi
   *[other] { $who }
}
with-term = { -greeting(who: "me") }, { -greeting(who: "Tom") }
counted = { $n ->
    [0] rien
    [one] un point
   *[other] { $n } points
}
figures = { NUMBER($share, maximumFractionDigits: 1) } %, { NUMBER($minute, minimumIntegerDigits: 2) }, { $share }
literal = { "\\u00A0" }{ { 3 } }
"""


def voice(display: Display, language: str = "fr") -> Voice:
    files = [(str(path), path.read_text(encoding="utf-8")) for path in LOCALES.joinpath(language).rglob("*.ftl")]
    return Voice(language, display, Source([*files, ("extra.ftl", EXTRA)]))


def said(message_id: str, level: Level = Level.NORMAL, display: Display = Display.SPEECH, **args: object) -> str:
    return voice(display).sentence(message_id, level, args)


@pytest.mark.parametrize(
    ("dollars", "speech", "screen", "braille"),
    [
        (25_000, "25000 dollars", "25\u00a0000\u00a0$", "25000 $"),
        (-5_000, "moins 5000 dollars", "\u22125\u00a0000\u00a0$", "-5000 $"),
        (1_000_000, "1 million de dollars", "1\u00a0000\u00a0000\u00a0$", "1000000 $"),
        (1_020_000, "1020000 dollars", "1\u00a0020\u00a0000\u00a0$", "1020000 $"),
        (3_000_000, "3 millions de dollars", "3\u00a0000\u00a0000\u00a0$", "3000000 $"),
        (0, "0 dollar", "0\u00a0$", "0 $"),
    ],
)
def test_money_is_heard_seen_and_felt_each_in_its_way(dollars: int, speech: str, screen: str, braille: str) -> None:
    rendered = [said("amount-line", display=display, v=dollars) for display in Display]
    assert rendered == [speech, screen, braille]


def test_money_in_english() -> None:
    rendered = [voice(display, "en").sentence("amount-line", Level.NORMAL, {"v": 1_020_000}) for display in Display]
    assert rendered == ["1020000 dollars", "$1,020,000", "$1020000"]


def test_a_round_is_an_ordinal_to_the_ear_and_a_number_to_the_finger() -> None:
    assert FR.render("round-title", n=2) == Rendered("deuxième manche", "2e manche", "manche 2")
    assert FR.render("round-title", n=1).screen == "1re manche"
    assert EN.render("round-title", n=22) == Rendered("twenty-second round", "22nd round", "round 22")


def test_a_place_among_several() -> None:
    assert FR.render("place", n=3, of=5) == Rendered("3 sur 5", "3/5", "3/5")


def test_levels_fall_back_on_the_normal_one_and_braille_keeps_its_own_words() -> None:
    assert said("loud", Level.BRIEF) == "Léa, Piano."
    assert said("loud", Level.FULL) == "Léa défie Tom sur son Piano."
    assert said("loud", Level.BRIEF, Display.BRAILLE) == "Léa>Tom Piano"
    assert said("only-full", Level.BRIEF) == ""
    with pytest.raises(CatalogError, match="nothing to say"):
        said("nothing-at-brief", Level.BRIEF)


@pytest.mark.parametrize(
    ("items", "text"), [((), ""), (("Léa",), "Léa"), (("Léa", "Tom"), "Léa et Tom"), (("a", "b", "c"), "a, b et c")]
)
def test_lists(items: tuple[str, ...], text: str) -> None:
    assert said("list-of", items=items) == text


def test_cards_are_grouped_by_kind() -> None:
    cards = (Card.PI, Card.PI, Card.SC, Card.BJ, Card.OR, Card.OR)
    assert said("cards-of", cards=cards) == "2 Pianos, un Scooter, une carte Bijoux de mémé, 2 cartes Or"
    assert said("cards-of", cards=cards, display=Display.BRAILLE) == "2 Piano, Scooter, Bijoux, 2 Or"


def test_bd_is_spelt_for_the_ear() -> None:
    assert said("card-alone", card=Card.BD) == "une Collection de bédé"
    assert said("card-alone", card=Card.BD, display=Display.SCREEN) == "une Collection de BD"


def test_an_argument_may_be_a_rendering_a_truth_or_nothing() -> None:
    inner = Rendered("25000", "25 000", "25k")
    assert said("nested", inner=inner) == "« 25000 »"
    assert said("nested", inner=inner, display=Display.BRAILLE) == "« 25k »"
    assert said("yes-or-no", flag=True) == "oui"
    assert said("nested", inner=None) == "« none »"
    with pytest.raises(CatalogError, match="LIST"):
        said("naked", items=("a", "b"))


@pytest.mark.parametrize(
    ("message_id", "args"),
    [
        ("broken", {}),
        ("wrong-form", {"card": Card.PI}),
        ("not-there", {}),
        ("round", {}),
        ("unknown-call", {"v": 1}),
        ("bad-call", {}),
        ("no-text", {}),
    ],
)
def test_a_faulty_message_is_an_error(message_id: str, args: dict[str, Any]) -> None:
    with pytest.raises(CatalogError):
        said(message_id, **args)


def test_a_term_takes_what_it_is_given() -> None:
    assert said("with-term") == "moi, Tom"


@pytest.mark.parametrize(
    ("language", "n", "text"),
    [
        ("fr", 0, "rien"),
        ("fr", 1, "un point"),
        ("fr", 2, "2 points"),
        ("fr", 1.5, "un point"),
        ("en", 1.5, "1.5 points"),
    ],
)
def test_plurals_are_those_of_the_language(language: str, n: float, text: str) -> None:
    assert voice(Display.SPEECH, language).sentence("counted", Level.NORMAL, {"n": n}) == text


def test_numbers_are_written_as_the_language_does() -> None:
    figures: dict[str, Any] = {"share": 1234.5678, "minute": 5}
    assert said("figures", **figures) == "1\u202f234,6 %, 05, 1\u202f234,568"
    assert voice(Display.SPEECH, "en").sentence("figures", Level.NORMAL, figures) == "1,234.6 %, 05, 1,234.568"
    assert said("literal") == "\u00a03"


@pytest.mark.parametrize(
    ("name", "phrase"),
    [
        *[("Alice", "d'Alice"), ("Hugo", "d'Hugo"), ("Élodie", "d'Élodie"), ("Œdipe", "d'Œdipe"), ("Yves", "d'Yves")],
        *[("Léa", "de Léa"), ("Hans", "de Hans"), ("Yann", "de Yann"), ("YANNICK", "de YANNICK"), ("Zoé", "de Zoé")],
        *[("Yvonne", "d'Yvonne"), ("Anne-Lise", "d'Anne-Lise"), ("Hans Peter", "de Hans Peter"), ("", "de ")],
        *[("7", "de 7"), ("  Alice", "d'  Alice")],
    ],
)
def test_elision_before_a_name(name: str, phrase: str) -> None:
    assert voice(Display.SPEECH)._person(name, "de") == phrase


def test_exceptions_of_elision_go_both_ways() -> None:
    elision = read_elision("[aeiou]", "ouistiti", "yves")
    assert elision.before("Yves")
    assert not elision.before("Ouistiti")


def test_a_language_that_is_not_there() -> None:
    assert languages() == ("en", "fr")
    with pytest.raises(Problem) as raised:
        Catalog("xx")
    assert raised.value.reason == "unknown-language"


def test_a_player_hears_french_rather_than_nothing(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(CatalogError):
        EN.render("not-there")
    relaxed = Catalog("en")
    with caplog.at_level(logging.ERROR):
        assert relaxed.line("ordinal-feminine", n=2) == "deuxième"
        assert relaxed.line("not-there") == "not-there"
    assert "not-there" in caplog.text


def test_a_problem_becomes_a_sentence() -> None:
    assert FR.problem(Problem("unknown-language", name="xx", known="en, fr")).endswith(".")


def test_saying_makes_an_utterance_or_nothing() -> None:
    utterance = FR.say("ctc-turn-over", Priority.ANSWER, "answer")
    assert utterance is not None
    assert [utterance.on(display) for display in Display] == ["La partie est finie."] * 2 + ["Partie finie"]
    assert utterance.priority is Priority.ANSWER
    assert FR.say("ctc-hand-dealt-other", Priority.STORY, "game", Level.BRIEF) is None


@pytest.mark.parametrize("text", ["a = 1\na = 2\n", "a = {\n"])
def test_a_catalog_that_cannot_be_read(text: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("locales")
    (folder / "xx").mkdir()
    (folder / "xx" / "x.ftl").write_text(text, encoding="utf-8")
    (folder / "xx" / "notes.txt").write_text("", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("cachecash.resources.locales", lambda: folder)
        with pytest.raises(CatalogError):
            source("xx", strict=True)


def test_ids_are_those_of_the_files() -> None:
    assert {"money", "ctc-turn-over", "refusal-no-pass"} <= {*FR.ids()}


def test_a_message_that_cannot_be_read_harms_no_other() -> None:
    written = Source([("x.ftl", "broken = {\nwhole = Bonjour, { -who }.\n-who = toi\n# fin\nlast = a\n  b\n")])
    voice = Voice("fr", Display.SPEECH, written)
    assert voice.sentence("whole", Level.NORMAL, {}) == "Bonjour, toi."
    assert voice.sentence("last", Level.NORMAL, {}) == "a\nb"
    with pytest.raises(CatalogError):
        voice.sentence("broken", Level.NORMAL, {})
    assert [*written.ids()] == ["broken", "whole", "last"]
