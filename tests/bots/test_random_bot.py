"""The player without a thought."""

from collections import Counter

from cachecash.bots.random_bot import RandomBot
from cachecash.core.chance import Chance


def test_every_action_is_as_likely_as_any_other() -> None:
    chosen = Counter(RandomBot().choose(None, "abcd", Chance(f"{number}")).action for number in range(4000))
    assert set(chosen) == set("abcd")
    assert max(chosen.values()) - min(chosen.values()) < 200


def test_the_same_chance_gives_the_same_choice() -> None:
    assert RandomBot().choose(None, range(1000), Chance("x")) == RandomBot().choose(None, range(1000), Chance("x"))
