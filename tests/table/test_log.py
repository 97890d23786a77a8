"""The log is the public format, version 1: what a program of somebody else's reads."""

import hashlib
import json
from collections.abc import Sequence
from itertools import chain
from typing import Any

import pytest

from cachecash.core.chance import Chance
from cachecash.core.options import read_options
from cachecash.games.cache_ton_cash import CacheTonCash
from cachecash.games.cache_ton_cash.options import Options
from cachecash.table import log
from cachecash.table.replay import Player, Replay, resume
from cachecash.table.simulate import Series, log_replay

GAME = CacheTonCash()
ADVANCED = read_options(Options(), GAME.presets["avance"])


def by_lot(_view: Any, legal: Sequence[Any], chance: Chance) -> Any:
    return legal[chance.below(len(legal), "choice")]


def records(seats: int, options: Any, seed: str = "x", games: int = 1) -> list[dict[str, Any]]:
    written: list[dict[str, Any]] = []
    Series(GAME, options, ("random",) * seats, (by_lot,) * seats).run(seed, range(1, games + 1), written.append)
    return [json.loads(log.line(record)) for record in written]


def test_the_record_of_a_game() -> None:
    assert records(3, ADVANCED, "a b")[0] == {
        "record": "game",
        "log": 1,
        "game": "cache-ton-cash",
        "seats": 3,
        "seed": "a b/1",
        "options": {
            "end": "classique",
            "tiedround": "all",
            "six": "on",
            "double": "on",
            "improve": "on",
            "toptwo": "on",
            "penny": "on",
            "actions": "on",
            "bottomsafe": "on",
            "slot2cost": "1",
            "pennylater": "on",
            "contestneedsset": "off",
        },
        "bots": ["random", "random", "random"],
    }


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("options", [Options(), ADVANCED], ids=["classic", "advanced"])
def test_what_a_log_is_made_of(seats: int, options: Any) -> None:
    written = records(seats, options, games=2)
    games = [place for place, record in enumerate(written) if record["record"] == "game"]
    assert games[0] == 0
    assert len(games) == 2
    for start, end in zip(games, [*games[1:], len(written)], strict=True):
        game = written[start:end]
        assert [record["what"] for record in game[1:3]] == ["dealer", "shuffle"]
        decisions = [record for record in game if record["record"] == "decision"]
        assert [record["n"] for record in decisions] == list(range(1, len(decisions) + 1))
        for record in decisions:
            assert set(record) == {"record", "n", "seat", "state", "legal", "action"}
            assert record["action"] in record["legal"]
            assert len(set(record["legal"])) == len(record["legal"])
        assert any(len(record["legal"]) == 1 for record in decisions)
        assert game[-1]["record"] == "end"
        assert game[-2]["record"] == "round"
        assert game[-1]["scores"] == game[-2]["totals"]
        rounds = [record for record in game if record["record"] == "round"]
        shuffles = [record for record in game if record.get("what") == "shuffle"]
        assert len(rounds) == len(shuffles)


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_first_position_is_what_the_shuffled_deck_deals(seats: int) -> None:
    """A new deck is dealt from the end of its list, so that `draw` is a prefix of it."""
    written = records(seats, Options())
    deck = next(record["outcome"] for record in written if record.get("what") == "shuffle")
    state = next(record["state"] for record in written if record["record"] == "decision")
    assert state["draw"] == deck[: len(state["draw"])]
    places = [*state["draw"], *state["discard"], *chain(*state["hands"], *state["neutral"])]
    assert sorted(places) == sorted(deck)


def test_the_same_seed_gives_the_same_bytes_for_ever() -> None:
    """Whoever changes this changes the public log of every seed: the rules, the order of actions, or the chance."""
    text = "".join(log.line(record) for seats in (2, 4) for record in records(seats, ADVANCED, games=2))
    assert text.isascii()
    assert (
        hashlib.sha256(text.encode()).hexdigest() == "33112820003b390a72085cef29227cc1726b612c121f804279119b009b8f2ff7"
    )


def test_another_seed_gives_another_game() -> None:
    assert records(4, Options(), "x")[2] != records(4, Options(), "y")[2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_replay_writes_the_log_that_the_game_had(seats: int) -> None:
    first = records(seats, ADVANCED)
    actions = [(record["seat"], record["action"]) for record in first if record["record"] == "decision"]
    humans = tuple(Player("?", "human") for _ in range(seats))
    replay = Replay(GAME.id, seats, "x/1", first[0]["options"], humans, tuple(actions))
    again: list[dict[str, Any]] = []
    log_replay(resume(GAME, replay), tuple(player.level for player in humans), again.append)
    assert again == [{**first[0], "bots": ["human"] * seats}, *first[1:]]


def test_the_log_of_a_game_in_course_ends_where_it_stands() -> None:
    first = records(2, Options())
    actions = [(record["seat"], record["action"]) for record in first if record["record"] == "decision"][:7]
    replay = Replay(GAME.id, 2, "x/1", {}, (Player("A", "human"), Player("B", "random")), tuple(actions))
    again: list[dict[str, Any]] = []
    log_replay(resume(GAME, replay), ("human", "random"), again.append)
    assert again[0]["bots"] == ["human", "random"]
    assert [record["n"] for record in again if record["record"] == "decision"] == [1, 2, 3, 4, 5, 6, 7]
    assert all(record["record"] != "end" for record in again)
