import pytest

from cachecash.narration.catalog import languages
from cachecash.outputs.speech.pronunciation import Lexicon, lexicon


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("Un Joker, deux jokers.", "Un joquère, deux joquères."),
        ("Cache ton Cash", "Cache ton cache"),
        ("Cashmere", "Cashmere"),
        ("25\u00a0000\u202f$", "25000 dollars"),
        ("\u22125\u202f000 dollars, ou -3", "moins 5000 dollars, ou moins 3"),
        ("Anne-3, rendez-vous", "Anne-3, rendez-vous"),
        ("1re manche, 2e manche, 1er prix", "première manche, 2ème manche, premier prix"),
        ("carte n°\u00a04, 3/5", "carte numéro 4, 3 sur 5"),
    ],
)
def test_the_built_in_voice_reads_what_it_can_pronounce(written: str, read: str) -> None:
    assert lexicon("fr").respelt(written) == read


def test_english_has_its_own_ways() -> None:
    assert lexicon("en").respelt("\u2212$25,000, 3/5") == "minus 25000 dollars, 3 of 5"


def test_arrows_and_emoji_are_not_read() -> None:
    for language in languages():
        assert lexicon(language).respelt("a → b 🎉") == "a   b  "


def test_a_language_without_a_lexicon_is_read_as_it_is_written() -> None:
    assert lexicon("xx").respelt("Joker n° 3") == "Joker n° 3"
    assert Lexicon().respelt("Joker") == "Joker"
