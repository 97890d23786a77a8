"""A table that fills itself."""

from cachecash.core.memo import Memo


def test_a_value_is_made_once_and_kept() -> None:
    asked: list[int] = []

    def double(number: int) -> int:
        asked.append(number)
        return 2 * number

    memo = Memo(double)
    assert [memo[3], memo[4], memo[3]] == [6, 8, 6]
    assert asked == [3, 4]
    assert memo == {3: 6, 4: 8}
