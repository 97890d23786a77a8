"""The cursor among zones: it goes where it is told, and stays where it is while the table changes around it."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cachecash.narration.utterance import Rendered
from cachecash.presentation.cursor import Cursor, Found
from cachecash.presentation.zones import Item, Zone

MOVES = (
    *("left", "right", "home", "end", "up", "down"),
    *("next_zone", "previous_zone", "next_playable", "previous_playable"),
)


def said(text: str) -> Rendered:
    return Rendered(text, text, text)


def item(name: str, *, details: int = 0, playable: bool = False) -> Item[str]:
    lines = tuple(said(f"{name} {number}") for number in range(details))
    return Item(id=name, name=said(name), about=said(name), details=lines, playable=playable)


def zone(name: str, *items: Item[str], columns: int = 0) -> Zone[str]:
    return Zone(name, said(name), said(name), said(name), said(name), items, columns)


def row(name: str, ids: str, playable: str = "") -> Zone[str]:
    return zone(name, *(item(letter, playable=letter in playable) for letter in ids))


def where(cursor: Cursor[str]) -> tuple[str, str | None]:
    return cursor.zone.id, cursor.item.id if cursor.item else None


def line(cursor: Cursor[str]) -> str:
    return cursor.detail.speech if cursor.detail else ""


def do(cursor: Cursor[str], move: str) -> Found:
    return Found(getattr(cursor, move)())


def test_a_row_is_walked_from_edge_to_edge_without_wrapping() -> None:
    cursor = Cursor([row("hand", "abc")])
    assert (cursor.left(), cursor.index) == (Found.EDGE, 0)
    assert (cursor.right(), cursor.right(), where(cursor)) == (Found.MOVED, Found.MOVED, ("hand", "c"))
    assert (cursor.right(), cursor.end(), where(cursor)) == (Found.EDGE, Found.EDGE, ("hand", "c"))
    assert (cursor.home(), where(cursor)) == (Found.MOVED, ("hand", "a"))
    assert (cursor.home(), cursor.end(), cursor.index) == (Found.EDGE, Found.MOVED, 2)


@pytest.mark.parametrize("move", ["left", "right", "home", "end", "up", "down"])
@pytest.mark.parametrize("columns", [0, 4])
def test_an_empty_zone_says_so(move: str, columns: int) -> None:
    cursor = Cursor([zone("hand", columns=columns)])
    assert (do(cursor, move), cursor.item, cursor.detail, cursor.index) == (Found.EMPTY, None, None, 0)


def test_details_are_read_downwards_and_up_leads_back_to_the_item() -> None:
    cursor = Cursor([zone("hand", item("a", details=2), item("b"))])
    assert (cursor.up(), cursor.detail) == (Found.EDGE, None)
    assert (cursor.down(), cursor.detail) == (Found.DETAIL, said("a 0"))
    assert (cursor.down(), cursor.down(), cursor.detail) == (Found.DETAIL, Found.EDGE, said("a 1"))
    assert (cursor.up(), cursor.up(), cursor.detail) == (Found.DETAIL, Found.MOVED, None)
    cursor.down()
    assert (cursor.left(), cursor.detail) == (Found.EDGE, None)
    assert (cursor.right(), cursor.down(), cursor.up()) == (Found.MOVED, Found.NO_DETAILS, Found.NO_DETAILS)


def test_a_grid_is_walked_in_rows_and_columns_and_never_wraps() -> None:
    cells = [item(f"{number}", details=1) for number in range(7)]
    cursor = Cursor([zone("grid", *cells, columns=3)])
    assert (cursor.right(), cursor.right(), cursor.right(), cursor.index) == (*[Found.MOVED] * 2, Found.EDGE, 2)
    assert (cursor.down(), cursor.index, cursor.detail) == (Found.MOVED, 5, None)
    assert (cursor.down(), cursor.index) == (Found.EDGE, 5)
    assert (cursor.home(), cursor.index, cursor.left()) == (Found.MOVED, 3, Found.EDGE)
    assert (cursor.down(), cursor.index, cursor.end()) == (Found.MOVED, 6, Found.EDGE)
    assert (cursor.up(), cursor.up(), cursor.index, cursor.up()) == (Found.MOVED, Found.MOVED, 0, Found.EDGE)
    assert (cursor.end(), cursor.index) == (Found.MOVED, 2)


def test_zones_follow_each_other_in_a_ring_and_remember_ones_place() -> None:
    cursor = Cursor([row("hand", "abc"), zone("discard"), row("mine", "xy")])
    cursor.end()
    assert (cursor.next_zone(), where(cursor)) == (Found.ARRIVED, ("discard", None))
    assert (cursor.next_zone(), where(cursor)) == (Found.ARRIVED, ("mine", "x"))
    assert (cursor.next_zone(), where(cursor)) == (Found.ARRIVED, ("hand", "c"))
    assert (cursor.previous_zone(), where(cursor)) == (Found.ARRIVED, ("mine", "x"))


def test_one_may_go_straight_to_a_zone_or_to_an_item() -> None:
    cursor = Cursor([row("hand", "abc"), row("mine", "xy")])
    assert (cursor.go("mine", "y"), where(cursor)) == (Found.ARRIVED, ("mine", "y"))
    assert (cursor.go("hand"), cursor.go("mine"), where(cursor)) == (Found.ARRIVED, Found.ARRIVED, ("mine", "y"))
    assert (cursor.go("nowhere"), cursor.go("hand", "z"), where(cursor)) == (*[Found.NOTHING] * 2, ("mine", "y"))


def test_what_can_be_played_is_found_in_this_zone_first_then_in_the_others() -> None:
    cursor = Cursor([row("hand", "abcd", playable="bd"), row("discard", "t"), row("tom", "xy", playable="y")])
    assert (cursor.next_playable(), where(cursor)) == (Found.MOVED, ("hand", "b"))
    assert (cursor.next_playable(), where(cursor)) == (Found.MOVED, ("hand", "d"))
    assert (cursor.next_playable(), where(cursor)) == (Found.ARRIVED, ("tom", "y"))
    assert (cursor.next_playable(), where(cursor)) == (Found.ARRIVED, ("hand", "b"))
    assert (cursor.previous_playable(), where(cursor)) == (Found.ARRIVED, ("tom", "y"))
    assert (cursor.previous_playable(), where(cursor)) == (Found.ARRIVED, ("hand", "d"))


def test_what_can_be_played_in_one_zone_alone_comes_round_again() -> None:
    cursor = Cursor([row("hand", "abc", playable="ac"), row("discard", "t")])
    assert (cursor.next_playable(), cursor.next_playable(), where(cursor)) == (
        *(Found.MOVED, Found.WRAPPED),
        ("hand", "a"),
    )
    assert (cursor.previous_playable(), where(cursor)) == (Found.WRAPPED, ("hand", "c"))
    only = Cursor([row("hand", "abc", playable="b")])
    assert (only.next_playable(), only.next_playable(), only.previous_playable()) == (
        *(Found.MOVED, Found.EDGE, Found.EDGE),
    )
    assert Cursor([row("hand", "abc")]).next_playable() is Found.NOTHING


def test_the_cursor_stays_on_its_item_wherever_that_goes() -> None:
    cursor = Cursor([row("hand", "abc"), row("mine", "xy")])
    cursor.right()
    assert cursor.renew([row("mine", "y"), row("hand", "zabc")])
    assert where(cursor) == ("hand", "b")


@pytest.mark.parametrize(
    ("left", "stands"), [("acd", "c"), ("ad", "a"), ("d", "d"), ("a", "a"), ("az", "a"), ("xyz", "x"), ("", None)]
)
def test_after_a_card_is_gone_the_cursor_stands_on_its_nearest_neighbour(left: str, stands: str | None) -> None:
    cursor = Cursor([row("hand", "abcd")])
    cursor.right()
    assert not cursor.renew([row("hand", left)])
    assert where(cursor) == ("hand", stands)


def test_a_place_is_kept_in_the_zones_where_one_is_not_and_a_lost_zone_gives_way_to_its_neighbour() -> None:
    cursor = Cursor([row("hand", "abc"), row("mine", "xyz"), row("tom", "t")])
    cursor.go("mine", "z")
    cursor.go("tom")
    assert not cursor.renew([row("hand", "abc"), row("mine", "wxyz")])
    assert where(cursor) == ("mine", "z")
    cursor.renew([row("hand", "abc"), row("mine", "xyz"), row("new", "nm")])
    assert (cursor.next_zone(), where(cursor)) == (Found.ARRIVED, ("new", "n"))


def test_where_the_newest_comes_first_it_is_what_one_finds_unless_one_is_there_as_it_comes() -> None:
    def told(ids: str) -> list[Zone[str]]:
        return [row("hand", "abc"), replace(row("told", ids), newest_first=True)]

    cursor = Cursor(told("x"))
    cursor.renew(told("yx"))
    assert (cursor.next_zone(), where(cursor)) == (Found.ARRIVED, ("told", "y"))
    cursor.right()
    assert cursor.renew(told("zyx")), "whoever reads stays where they are"
    cursor.next_zone()
    cursor.renew(told("zyx"))
    assert (cursor.next_zone(), where(cursor)) == (Found.ARRIVED, ("told", "x")), "and comes back there"
    cursor.next_zone()
    cursor.renew(told("wzyx"))
    assert (cursor.next_zone(), where(cursor)) == (Found.ARRIVED, ("told", "w"))


def test_a_detail_that_is_being_read_stays_unless_the_item_or_the_line_is_gone() -> None:
    def reading() -> Cursor[str]:
        cursor = Cursor([zone("hand", item("a", details=2), item("b", details=2))])
        cursor.down()
        cursor.down()
        return cursor

    cursor = reading()
    cursor.renew([zone("hand", item("z"), item("a", details=3))])
    assert line(cursor) == "a 1"
    cursor.renew([zone("hand", item("a", details=1))])
    assert line(cursor) == ""
    cursor = reading()
    cursor.renew([zone("hand", item("b", details=2))])
    assert line(cursor) == ""
    cursor = reading()
    cursor.renew([zone("hand")])
    assert line(cursor) == ""


# --- properties

items = st.lists(st.tuples(st.sampled_from("abcdefgh"), st.integers(0, 2), st.booleans()), unique_by=lambda of: of[0])
tables = st.lists(
    st.tuples(st.sampled_from(["hand", "discard", "mine", "tom"]), items, st.sampled_from([0, 0, 1, 3])),
    min_size=1,
    unique_by=lambda of: of[0],
).map(
    lambda told: [
        zone(name, *(item(i, details=n, playable=p) for i, n, p in inside), columns=columns)
        for name, inside, columns in told
    ]
)
scripts = st.lists(st.one_of(st.sampled_from(MOVES), tables), max_size=25)


def check(cursor: Cursor[str]) -> None:
    assert cursor.zone in cursor.all
    assert (cursor.item is None) == (not cursor.zone.items)
    if cursor.item:
        assert cursor.zone.items[cursor.index] is cursor.item
    assert cursor.detail is None or (cursor.item is not None and cursor.detail in cursor.item.details)


@given(tables, scripts)
def test_the_cursor_is_always_somewhere_and_says_truly_whether_it_has_moved(
    table: list[Zone[str]], script: list[str | list[Zone[str]]]
) -> None:
    cursor = Cursor(table)
    for step in script:
        before, read, id_ = where(cursor), cursor.detail, cursor.item and cursor.item.id
        if isinstance(step, list):
            kept = next((it for it in step if it.id == before[0]), None)
            same = cursor.renew(step)
            assert same == (where(cursor) == before)
            if kept and id_ in [it.id for it in kept.items]:
                assert where(cursor) == before
        else:
            found = do(cursor, step)
            stands = (where(cursor), cursor.detail)
            if found in {Found.EDGE, Found.EMPTY, Found.NO_DETAILS, Found.NOTHING}:
                assert where(cursor) == before
            if found in {Found.NO_DETAILS, Found.NOTHING}:
                assert stands == (before, read)
            if found in {Found.MOVED, Found.DETAIL, Found.WRAPPED}:
                assert stands != (before, read)
                assert cursor.zone.id == before[0]
            assert (found is Found.DETAIL) <= (cursor.detail is not None)
        check(cursor)


@given(tables)
def test_every_playable_item_is_met_in_either_direction(table: list[Zone[str]]) -> None:
    wanted = {(zone.id, item.id) for zone in table for item in zone.items if item.playable}
    for move in ("next_playable", "previous_playable"):
        cursor = Cursor(table)
        met = []
        for _ in wanted:
            do(cursor, move)
            met.append(where(cursor))
        assert sorted(met) == sorted(wanted)


@given(tables)
def test_every_item_is_met_by_tab_and_right_and_all_is_as_before_on_an_unchanged_table(table: list[Zone[str]]) -> None:
    cursor = Cursor([Zone(z.id, z.title, z.summary, z.empty, z.whole, z.items) for z in table])
    met = []
    for _ in table:
        met.append(where(cursor))
        while cursor.right() is Found.MOVED:
            met.append(where(cursor))
            assert cursor.renew(cursor.all)
            assert where(cursor) == met[-1]
        cursor.next_zone()
    assert [spot for spot in met if spot[1]] == [(z.id, it.id) for z in table for it in z.items]
