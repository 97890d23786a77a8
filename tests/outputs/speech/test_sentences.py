"""Where a sentence ends: what is retold begins there, so it must never begin in the middle of one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cachecash.outputs.speech.sentences import longest, seconds, split, words


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("Léa défie Tom. Tom cède. Léa gagne 105000 dollars.", 3),
        ("Aucun défi possible : il t'en faut un. (Détails : règle « Lancer un défi ».)", 2),
        ("« Tu cèdes ? » demande Léa.", 1),
        ("« Tu cèdes ? » Léa attend. À toi !", 3),
        ("M. Tom cède.", 1),
        ("Tu défies M. Hugo. Mme Léa regarde.", 2),
        ("Jean-P. Martin forme un set.", 1),
        ("1. Former un set.", 1),
        ("Il vaut 10000. 2 cartes restent.", 2),
        ("3.5 secondes.", 1),
        ("sans point", 1),
        ("", 0),
    ],
)
def test_a_sentence_ends_where_a_reader_would_pause(text: str, sentences: int) -> None:
    assert len(split(text)) == sentences


@given(st.text("aÉ1 .!?»«(M", max_size=30))
def test_nothing_is_lost_in_the_cutting(text: str) -> None:
    assert " ".join(split(text)).split() == text.split()
    assert all(split(text))


def test_a_number_takes_as_long_as_its_words() -> None:
    assert words("Léa gagne 25000 dollars.") == 3 + 3
    assert words("2 Pianos") == 2
    assert seconds("un deux trois", 180) == 1


def test_a_voice_may_be_far_slower_than_it_was_set() -> None:
    assert longest("un deux trois", 180) > 3 * seconds("un deux trois", 180)
    assert longest("un", 500) > 3  # starting takes as long for one word as for many
