"""The contract of a board, for every game: nothing is out of reach, nothing is confused, nothing is told too much."""

import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from cachecash.core.chance import Chance
from cachecash.core.options import read_options
from cachecash.narration.catalog import Catalog, languages
from cachecash.narration.utterance import Level, Rendered
from cachecash.presentation.room import Room
from cachecash.presentation.rooms import rooms
from cachecash.presentation.zones import Board, Face, Zone, place_zone, together

NAMES = ("Camille", "Léa", "Tom", "Hugo", "Inès", "Alice")
CODE_OR_SIGN = re.compile(r"[\u00a0×→#_]|\d/\d|\bnone\b|  |\.\.|^ | $| [,.]")


def bundles(room: Room) -> list[dict[str, str]]:
    return [{}, *map(dict, room.game.presets.values())]


CASES = [
    (name, seats, bundle)
    for name, room in rooms().items()
    for seats in room.game.seats
    for bundle in range(len(bundles(room)))
]


def positions(room: Room, seats: int, bundle: int, seed: str, *, steps: int = 60) -> Iterator[tuple[Any, int]]:
    """A game at random: each state with the seat that chooses."""
    options = read_options(room.game.options(), bundles(room)[bundle])
    state = room.game.new(seats, options, Chance(seed))
    chooser = Random(seed)
    for _ in range(steps):
        awaited = room.game.to_act(state)
        if not awaited:
            return
        seat = chooser.choice(awaited)
        yield state, seat
        room.game.apply(state, seat, chooser.choice(room.game.legal(state, seat)))


def board_of(room: Room, seats: int, language: str = "fr") -> Board[Any, Any]:
    return room.board(Catalog(language, strict=True), NAMES[:seats])


def texts(zones: Sequence[Zone[Any]]) -> Iterator[Rendered]:
    for zone in zones:
        yield from (zone.title, zone.summary, zone.empty, zone.whole)
        for item in zone.items:
            yield from (item.name, item.about, *item.details, *([item.state] if item.state else []))


@pytest.mark.parametrize(("name", "seats", "bundle"), CASES)
def test_every_legal_action_starts_somewhere_and_nothing_else_does(name: str, seats: int, bundle: int) -> None:
    room = rooms()[name]
    board = board_of(room, seats)
    for state, seat in positions(room, seats, bundle, f"zones/{seats}"):
        view, legal = room.game.view(state, seat), room.game.legal(state, seat)
        zones = board.zones(view, legal, Level.NORMAL)
        starting = [action for zone in zones for item in zone.items for action in item.actions]
        assert {*legal} - {*starting} == {board.decline(view, legal)} - {None}
        assert {*starting} <= {*legal}
        order = {action: place for place, action in enumerate(legal)}
        for zone in zones:
            for item in zone.items:
                assert [*item.actions] == sorted({*item.actions}, key=order.__getitem__)
                assert item.actions or not item.playable
                assert board.plain(view, legal, item) in {None, *item.actions}
        start = board.start(view, legal)
        assert start is None or next(zone for zone in zones if zone.id == start).items


@pytest.mark.parametrize(("name", "seats", "bundle"), CASES)
def test_who_is_not_awaited_can_look_and_nothing_more(name: str, seats: int, bundle: int) -> None:
    room = rooms()[name]
    board = board_of(room, seats)
    for state, seat in positions(room, seats, bundle, f"look/{seats}", steps=20):
        for viewer in (None, (seat + 1) % seats):
            view = room.game.view(state, viewer)
            zones = board.zones(view, [], Level.NORMAL)
            assert not any(item.actions or item.playable for zone in zones for item in zone.items)
            assert (board.start(view, []), board.decline(view, [])) == (None, None)


@pytest.mark.parametrize(("name", "seats", "bundle"), CASES)
def test_ids_tell_zones_and_items_apart_and_everybody_has_a_place(name: str, seats: int, bundle: int) -> None:
    room = rooms()[name]
    board = board_of(room, seats)
    for state, seat in positions(room, seats, bundle, f"ids/{seats}"):
        zones = board.zones(room.game.view(state, seat), room.game.legal(state, seat), Level.NORMAL)
        ids = [zone.id for zone in zones]
        assert len(ids) == len({*ids})
        stands_for = [*ids, *(item.id for zone in zones for item in zone.items)]  # a zone, or an item of one
        assert all(stands_for.count(place_zone(place)) == 1 for place in range(1, seats + 1))
        for zone in zones:
            assert len({item.id for item in zone.items}) == len(zone.items)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("name", "seats", "bundle"), CASES)
def test_all_is_heard_seen_and_felt_at_every_level(name: str, seats: int, bundle: int, language: str) -> None:
    room = rooms()[name]
    board = board_of(room, seats, language)
    for number, (state, seat) in enumerate(positions(room, seats, bundle, f"heard/{seats}")):
        viewer = [seat, None, (seat + 1) % seats][number % 3]
        legal = room.game.legal(state, seat) if viewer == seat else []
        zones = board.zones(room.game.view(state, viewer), legal, [*Level][number // 3 % 3])
        for text in texts(zones):
            assert text.speech
            assert text.screen
            assert text.braille
            assert not CODE_OR_SIGN.search(text.speech), text.speech
        for zone in zones:
            assert zone.items or zone.summary == zone.empty
            for item in zone.items:
                assert not item.name.speech.endswith(".")
                assert item.about.speech.startswith(item.name.speech)
                assert all(line.speech in item.about.speech for line in item.details)


@pytest.mark.parametrize(("name", "seats", "bundle"), CASES)
def test_no_zone_depends_on_what_its_owner_cannot_see(name: str, seats: int, bundle: int) -> None:
    room = rooms()[name]
    board = board_of(room, seats)
    for number, (state, seat) in enumerate(positions(room, seats, bundle, f"secret/{seats}", steps=20)):
        for viewer in (None, *range(seats)):
            view = room.game.view(state, viewer)
            other = room.game.redeal(view, Chance(f"redeal/{number}"))
            mine = room.game.legal(state, seat) if viewer == seat else []
            same = room.game.legal(other, seat) if viewer == seat else []
            shown = board.zones(view, mine, Level.FULL)
            assert shown == board.zones(room.game.view(other, viewer), same, Level.FULL)


def test_a_hidden_card_has_no_face() -> None:
    assert Face() == Face(code="", name="", value="", marks=())


def test_sentences_are_put_together_on_every_display_and_silence_leaves_no_gap() -> None:
    lines = [Rendered("Un.", "1.", "u"), Rendered("", "", ""), Rendered("Deux.", "2.", "d")]
    assert together(lines) == Rendered("Un. Deux.", "1. 2.", "u; d")
    assert together([]) == Rendered("", "", "")
