"""The written algorithm of chance: the same cards on every platform, and no stream that depends on another."""

from hashlib import shake_128

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cachecash.core.chance import Chance

seeds = st.text(st.characters(), max_size=12)
numbers = st.integers(0, 99)


def written_words(count: int, label: str) -> list[int]:
    """The algorithm once more, as the module's own text tells it."""
    digest = shake_128(label.encode()).digest(8 * count)
    return [int.from_bytes(digest[8 * at : 8 * at + 8], "big") for at in range(count)]


def test_a_stream_is_the_digest_of_its_name() -> None:
    chance = Chance("été")
    assert chance.words(3, "shuffle", 2, 1, 7) == tuple(written_words(3, "cachecash 1|3:été|shuffle|2|1|7"))
    assert chance.words(2, "dealer") == tuple(written_words(2, "cachecash 1|3:été|dealer|0|0|0"))
    assert chance.words(0, "nothing") == ()


def test_a_stream_is_pinned_for_ever() -> None:
    """Worked out once, without this code: a change would deal other cards to every saved game."""
    assert Chance("cachecash").words(2, "shuffle", 1) == (5991421020551368227, 10031557266665591637)
    assert Chance("cachecash").shuffled("abcdefgh", "shuffle", 1) == list("gedafbch")


def test_an_integer_is_the_upper_part_of_word_times_bound() -> None:
    word = written_words(1, "cachecash 1|1:s|tie|4|0|0")[0]
    for bound in (1, 2, 6, 104, 10**9):
        assert Chance("s").below(bound, "tie", 4) == word * bound // 2**64


def test_a_shuffle_sorts_the_items_by_their_words() -> None:
    items = list("abcdefghij")
    keys = written_words(10, "cachecash 1|1:s|shuffle|3|0|0")
    assert Chance("s").shuffled(items, "shuffle", 3) == [item for _, item in sorted(zip(keys, items, strict=True))]
    assert items == list("abcdefghij")


@given(seeds, st.integers(1, 200), numbers)
def test_an_integer_stays_below_its_bound(seed: str, bound: int, counter: int) -> None:
    assert 0 <= Chance(seed).below(bound, "dice", counter=counter) < bound


@given(seeds, st.lists(st.integers()), numbers)
def test_a_shuffle_keeps_every_item(seed: str, items: list[int], counter: int) -> None:
    assert sorted(Chance(seed).shuffled(items, "shuffle", counter=counter)) == sorted(items)


def test_every_value_comes_out_about_as_often() -> None:
    drawn = [Chance("even").below(6, "dice", counter=n) for n in range(6000)]
    assert all(880 < drawn.count(face) < 1120 for face in range(6))


def test_every_order_comes_out_about_as_often() -> None:
    drawn = ["".join(Chance("even").shuffled("abc", "shuffle", counter=n)) for n in range(6000)]
    assert len(set(drawn)) == 6
    assert all(880 < drawn.count(order) < 1120 for order in set(drawn))


@pytest.mark.parametrize("other", [("s", "b", 1, 2, 3), ("s", "a", 9, 2, 3), ("s", "a", 1, 9, 3), ("s", "a", 1, 2, 9)])
def test_each_part_of_its_name_makes_another_stream(other: tuple[str, str, int, int, int]) -> None:
    seed, *name = other
    assert Chance(seed).words(4, *name) != Chance("s").words(4, "a", 1, 2, 3)  # type: ignore[arg-type] # name and numbers


def test_no_seed_imitates_another_by_its_signs() -> None:
    assert Chance("1|a").words(1, "b") != Chance("1").words(1, "a|b")
    assert Chance("x|shuffle|0").words(1, "y") != Chance("x").words(1, "shuffle|0|y")


def test_asking_twice_gives_the_same_and_consumes_nothing() -> None:
    chance = Chance("s")
    first = chance.words(5, "shuffle")
    chance.below(6, "dice")
    chance.shuffled(range(20), "other")
    assert chance.words(5, "shuffle") == first
    assert chance.words(2, "shuffle") == first[:2]


def test_a_child_is_another_family_by_its_name() -> None:
    chance = Chance("s")
    words = {family.words(1, "a") for family in (chance, chance.child("bot"), chance.child("table"))}
    assert len(words) == 3
    assert chance.child("bot") == Chance("s/bot")


def test_any_text_is_a_seed() -> None:
    lone_surrogate = "\udc80"  # what the command line gives for a byte that is not UTF-8
    assert len(Chance(lone_surrogate).words(1, "a")) == 1
