"""Nothing is lost: every word of every screen has its place, at every size of window and text."""

from collections import Counter
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cachecash.frontends.window.fonts import Fonts
from cachecash.frontends.window.geometry import Box, Line, Page, Rect
from cachecash.frontends.window.layout import dock, follow, lay_out, whole_caption
from cachecash.frontends.window.scene import Face, Look, Panel, Scene, Shown
from cachecash.frontends.window.typeset import Sizes, Typesetter
from screens import one, screens, texts_of, titles_of

WINDOWS = [(320, 240), (640, 480), (800, 600), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160)]
PERCENTS = [100, 150, 200, 300, 400]
LETTERS = Fonts()
SETTER = Typesetter(LETTERS)


@cache
def laid(name: str, window: tuple[int, int], percent: int) -> tuple[Scene, Sizes, Page]:
    sizes = Sizes.of(*window, percent)
    scene = screens()[name]
    if not dock(scene.caption, sizes, SETTER).whole:
        scene = whole_caption(scene)
    return scene, sizes, lay_out(scene, sizes, SETTER)


def every_size(test: object) -> object:
    for mark in (
        pytest.mark.parametrize("percent", PERCENTS),
        pytest.mark.parametrize("window", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}"),
        pytest.mark.parametrize("name", screens()),
    ):
        test = mark(test)
    return test


def letters(*texts: str) -> Counter[str]:
    return Counter("".join("".join(texts).split()))


def words(*texts: str) -> Counter[str]:
    return Counter(" ".join(texts).split())


def placed(box: Box) -> list[Rect]:
    return [area(line).moved(box.rect.x, box.rect.y) for line in box.lines]


def area(line: Line) -> Rect:
    return Rect(line.x, line.y, SETTER.width(line.text, line.type), SETTER.height(line.type))


def overlap(one_: Rect, other: Rect) -> bool:
    return one_.x < other.right and other.x < one_.right and one_.y < other.bottom and other.y < one_.bottom


@every_size
def test_every_word_of_a_screen_is_on_its_page_whole(name: str, window: tuple[int, int], percent: int) -> None:
    scene, _, page = laid(name, window, percent)
    same = words if window[0] >= 1280 else letters  # in a tiny window a long word takes two lines
    assert [box.shown for box in page.boxes] == [shown for panel in in_order(scene, page) for shown in panel.shown]
    grids = {panel.id: panel.heads for panel in scene.panels if panel.heads}
    seen = {box.panel for box in page.boxes if box.look is Look.CARDS and box.panel in grids}
    for box in page.boxes:
        place = "" if box.panel in seen else box.shown.place
        assert same(*(line.text for line in box.lines)) == same(f"{texts_of(box.shown)} {place}"), box.shown.text
    heads = [head for panel in seen for head in grids[panel]]
    assert same(*(line.text for line in page.lines)) == same(" ".join([titles_of(scene), *heads]))


def in_order(scene: Scene, page: Page) -> list[Panel]:
    """The panels as they were placed."""
    ids = list(dict.fromkeys(box.panel for box in page.boxes))
    return sorted((panel for panel in scene.panels if panel.shown), key=lambda panel: ids.index(panel.id))


@every_size
def test_nothing_is_wider_than_the_window_or_out_of_its_place(name: str, window: tuple[int, int], percent: int) -> None:
    _, sizes, page = laid(name, window, percent)
    inside = Rect(0, 0, sizes.width - sizes.bar, page.height)
    for rect in (*map(area, page.lines), *(frame.rect for frame in page.frames), *(box.rect for box in page.boxes)):
        assert within(rect, inside), rect
    for box in page.boxes:
        assert any(within(box.rect.grown(sizes.line), frame.rect) for frame in page.frames)
        for rect in placed(box):
            assert within(rect, box.rect), box.shown.text
        for rect in (*(sign.rect for sign in box.signs), *box.minis):
            assert within(rect, Rect(0, 0, box.rect.w, box.rect.h)), box.shown.text


def within(rect: Rect, other: Rect) -> bool:
    return rect.x >= other.x and rect.y >= other.y and rect.right <= other.right and rect.bottom <= other.bottom


@every_size
def test_nothing_covers_anything(name: str, window: tuple[int, int], percent: int) -> None:
    _, sizes, page = laid(name, window, percent)
    around = [box.rect.grown(sizes.ring + sizes.line) for box in page.boxes]  # the ring of the focus too
    for place, ring in enumerate(around):
        assert not [box.shown.text for at, box in enumerate(page.boxes) if at != place and overlap(ring, box.rect)]
        assert not any(overlap(ring, area(line)) for line in page.lines)
    for box in page.boxes:
        minis = list(box.minis)
        signs = [sign.rect for sign in box.signs if not any(mini.holds(*sign.rect[:2]) for mini in minis)]
        texts = [area(line) for line in box.lines]
        for at, rect in enumerate(texts):
            assert not any(overlap(rect, other) for other in (*texts[:at], *minis, *signs)), box.shown.text
    frames = [frame.rect for frame in page.frames]
    assert not any(overlap(frame, other) for at, frame in enumerate(frames) for other in frames[:at])


@every_size
def test_what_the_mouse_points_at_is_large_enough(name: str, window: tuple[int, int], percent: int) -> None:
    _, _, page = laid(name, window, percent)
    assert all(box.rect.w >= 24 and box.rect.h >= 24 for box in page.boxes if box.shown.id)


@every_size
def test_the_caption_has_its_place_and_leaves_some_to_the_page(
    name: str, window: tuple[int, int], percent: int
) -> None:
    caption = screens()[name].caption
    sizes = Sizes.of(*window, percent)
    docked = dock(caption, sizes, SETTER)
    assert docked.height <= max(window[1] * 0.55, 1.6 * sizes.em)
    assert all(area(line).right <= window[0] and area(line).bottom <= docked.height for line in docked.lines)
    _, _, page = laid(name, window, percent)
    said = docked.lines if docked.whole else page.lines
    assert letters(caption) <= letters(*(line.text for line in said))


@pytest.mark.parametrize("percent", PERCENTS)
def test_text_is_large_from_the_start_and_grows_as_much_as_is_asked(percent: int) -> None:
    sizes = Sizes.of(1920, 1080, percent)
    styles = (sizes.plain, sizes.strong, sizes.small, sizes.large, sizes.spoken)
    assert min(style.size for style in styles) >= 18 * percent / 100
    assert sizes.plain.size == 22 * percent / 100
    assert Sizes.of(1280, 720, percent).small.size >= 17 * percent / 100
    assert Sizes.of(3840, 2160, percent).plain.size == 2 * sizes.plain.size
    assert min(Sizes.of(*window, percent).ring for window in WINDOWS) >= 3


def test_percents_beyond_the_bounds_are_held() -> None:
    assert Sizes.of(1920, 1080, 5000) == Sizes.of(1920, 1080, 400)
    assert Sizes.of(1920, 1080, -3) == Sizes.of(1920, 1080, 100)


@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_at_the_largest_size_panels_stand_in_one_column_in_the_order_of_tab(window: tuple[int, int]) -> None:
    scene, _, page = laid("game-6", window, 400)
    assert len({frame.rect.x for frame in page.frames}) == 1
    shown = list(dict.fromkeys(box.panel for box in page.boxes))
    assert shown == [panel.id for panel in scene.panels if panel.shown]


def test_at_the_usual_size_a_table_of_six_has_everybody_side_by_side() -> None:
    _, sizes, page = laid("game-6", (1920, 1080), 100)
    assert max(Counter(frame.rect.y for frame in page.frames).values()) == 5
    tops = {box.panel: box.rect.y for box in page.boxes if box.look is Look.CARDS}
    assert len(set(tops.values())) == 1  # what lies in the middle stands beside the hand: nothing has to scroll
    assert page.height + dock("", sizes, SETTER).height <= 1080
    _, sizes, page = laid("challenge", (1920, 1080), 100)
    assert page.height + dock("", sizes, SETTER).height <= 1080  # a table of four needs no scrolling


# --- the focus is never out of sight


@every_size
def test_the_view_follows_the_focus_from_anywhere(name: str, window: tuple[int, int], percent: int) -> None:
    scene, sizes, page = laid(name, window, percent)
    view = window[1] - dock(scene.caption, sizes, SETTER).height
    for box in page.boxes:
        focused = replace(page, boxes=tuple(replace(b, shown=replace(b.shown, focused=b is box)) for b in page.boxes))
        for start in (0, page.height // 2, page.height):
            scroll = follow(focused, start, view, sizes.gap)
            ring = box.rect.grown(sizes.ring + sizes.line)
            assert 0 <= scroll <= max(0, page.height - view)
            assert ring.y >= scroll
            assert ring.bottom <= scroll + view or ring.h > view - sizes.gap


def test_the_view_stays_where_it_is_while_the_focus_is_in_sight() -> None:
    _, sizes, page = laid("settings", (1280, 720), 200)
    first = follow(page, 0, 500, sizes.gap)
    assert follow(page, first, 500, sizes.gap) == first
    assert follow(page, first + 20, 500, sizes.gap) == first + 20


def test_all_of_the_panel_with_the_focus_is_seen_where_it_can_be() -> None:
    _, sizes, page = laid("grid-6", (1280, 720), 100)
    panel, focus, view = page.active, page.focus, 600
    assert panel
    assert focus
    margin = sizes.gap
    assert panel.bottom > focus.bottom + 2 * margin
    for start in (0, page.height):
        scroll = follow(page, start, view, margin)
        assert scroll <= panel.y - margin < panel.bottom + margin <= scroll + view
    low = panel.h  # too little for all of it and a margin: the focus alone is followed
    assert follow(page, 0, low, margin) == focus.bottom + margin - low


def test_an_empty_panel_can_have_the_focus() -> None:
    page = lay_out(Scene("T", (Panel("hand", "Ta main est vide.", focused=True),)), Sizes.of(1280, 720, 400), SETTER)
    assert page.focus == page.frames[0].rect


# --- any text at all


@given(
    st.text(max_size=120),
    st.text(max_size=40),
    st.lists(st.text(max_size=60), max_size=3),
    st.sampled_from(Look),
    st.integers(0, 4),
    st.sampled_from(WINDOWS),
    st.sampled_from(PERCENTS),
)
def test_any_text_stays_inside(  # noqa: PLR0913, PLR0917 - one for each thing that may vary
    text: str, value: str, lines: list[str], look: Look, faces: int, window: tuple[int, int], percent: int
) -> None:
    shown = Shown(
        "a", text, value, lines=tuple(lines), faces=(Face(("triangle", "box", "dot")),) * faces, playable=True
    )
    scene = one(shown, shown, look=look)
    page = lay_out(scene, Sizes.of(*window, percent), SETTER)
    for box in page.boxes:
        for rect, line in zip(placed(box), box.lines, strict=True):
            assert within(rect, box.rect) or len(line.text) <= 1
    assert page.height >= max(box.rect.bottom for box in page.boxes)


@given(st.text(alphabet="ab \u00a0-é", max_size=80), st.integers(1, 400))
def test_cut_lines_hold_the_same_text(text: str, width: int) -> None:
    style = Sizes.of(1280, 720, 100).plain
    lines = SETTER.wrap(text, width, style)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(SETTER.width(line, style) <= width or len(line) == 1 for line in lines)


@pytest.mark.parametrize("sentence", ["Flèche gauche : l'élément précédent ; « Former un set ».", "Quitter ? Oui !"])
def test_no_line_begins_with_a_sign_that_ends_a_word(sentence: str) -> None:
    style = Sizes.of(1280, 720, 100).plain
    for width in range(SETTER.longest(sentence.replace(" ", "  ", 1), style) * 2, 900, 7):
        lines = SETTER.wrap(sentence, width, style)
        assert not any(line[0] in ":;?!»" or line.endswith("«") for line in lines), lines
        assert " ".join(lines) == sentence


def test_no_break_spaces_hold() -> None:
    style = Sizes.of(1280, 720, 100).plain
    width = SETTER.width("gagne 105\u00a0000", style)
    assert SETTER.wrap("Léa gagne 105\u00a0000\u00a0$.", width, style)[-1].startswith("105")
