import pytest

from cachecash.bots.random_bot import RandomBot
from cachecash.core.problems import Problem
from cachecash.presentation.rooms import room, rooms


def test_each_game_is_found_by_its_folder_and_has_the_level_random_last() -> None:
    assert [*rooms()][:3] == ["cache-ton-cash", "cache-cache", "cassa-nostra"]
    for name, found in rooms().items():
        assert found.game.id == name
        assert [*found.levels][-1] == "random"
        assert isinstance(found.levels["random"](), RandomBot)
        assert room(name) is found


def test_a_game_that_does_not_exist_is_a_problem_that_names_those_that_do() -> None:
    with pytest.raises(Problem) as caught:
        room("belote")
    assert (caught.value.reason, dict(caught.value.facts)) == (
        "unknown-game",
        {"name": "belote", "known": ", ".join(rooms())},
    )
