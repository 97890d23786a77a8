"""What is drawn can be seen, pointed at, and is drawn quickly."""

from dataclasses import replace

import pygame
import pytest

from cachecash.frontends.window import marks
from cachecash.frontends.window.fonts import Fonts
from cachecash.frontends.window.layout import pin
from cachecash.frontends.window.painter import Drawing, Painter
from cachecash.frontends.window.scene import Face, Look, Panel, Scene, Shown
from cachecash.frontends.window.themes import OURS, YELLOW, Colour, contrast
from cachecash.frontends.window.typeset import Sizes, Typesetter
from screens import one, screens

LETTERS = Fonts()
FRAME = 0.016
"""Seconds of one frame at 60 Hz."""

EXPECTED = (
    "Tu peux prendre le Train électrique de la défausse ; défier Hugo, ou Inès ; améliorer ton set du sommet avec un "
    "Train électrique ; défausser."
)


def drawn(
    scene: Scene, window: tuple[int, int] = (1280, 720), percent: int = 100, theme: str = "dark"
) -> tuple[pygame.Surface, Drawing]:
    surface = pygame.Surface(window)
    return surface, Painter(OURS[theme], LETTERS, percent).draw(surface, scene)


def colours(surface: pygame.Surface, rect: pygame.Rect) -> set[Colour]:
    pixels = pygame.image.tobytes(surface.subsurface(rect.clip(surface.get_rect())), "RGB")
    return {(pixels[at], pixels[at + 1], pixels[at + 2]) for at in range(0, len(pixels), 3)}


@pytest.mark.parametrize("theme", OURS)
@pytest.mark.parametrize("percent", [100, 400])
def test_the_focus_has_a_ring_of_three_pixels_at_least_that_stands_apart(theme: str, percent: int) -> None:
    shown = [Shown("a", "Piano", focused=True), Shown("b", "Scooter")]
    surface, drawing = drawn(one(*shown), percent=percent, theme=theme)
    box = drawing.page.boxes[0].rect.moved(0, -drawing.scroll)
    ring, ground = OURS[theme].ring, OURS[theme].panel
    middle = box.y + box.h // 2
    column = [surface.get_at((x, middle))[:3] for x in range(box.x - 3 * Sizes.of(1280, 720, percent).ring, box.x)]
    assert column.count(ring) >= 3
    assert ground in column[column.index(ring) :]  # space between the ring and the edge
    assert column[column.index(ring) - 1] == ground
    other = drawing.page.boxes[1].rect.moved(0, -drawing.scroll)
    left = [surface.get_at((x, other.y + other.h // 2))[:3] for x in range(other.x - 12, other.x)]
    assert ring not in left


@pytest.mark.parametrize("theme", OURS)
def test_states_differ_without_colour(theme: str) -> None:
    """Chosen, playable, both, neither, and a hidden card: four pictures that differ in grey, in more than a shade."""
    face = Face(("triangle", "dot"))
    states = [
        Shown("x", "Piano", "5 $", faces=(face,)),
        Shown("x", "Piano", "5 $", faces=(face,), chosen=True),
        Shown("x", "Piano", "5 $", faces=(face,), playable=True),
        Shown("x", "Piano", "5 $", faces=(Face(back=True),)),
    ]
    pictures = []
    for state in states:
        surface, drawing = drawn(one(state, look=Look.CARDS), theme=theme)
        grey = pygame.transform.grayscale(surface.subsurface(pygame.Rect(drawing.page.boxes[0].rect)))
        pictures.append(grey)
    for at, picture in enumerate(pictures):
        for other in pictures[:at]:
            assert _differing(picture, other) > 60


def _differing(one_: pygame.Surface, other: pygame.Surface) -> int:
    """Pixels of the one that differ plainly from those of the other."""
    return pygame.mask.from_threshold(one_, (0, 0, 0), (64, 64, 64, 255), other).count() * -1 + (
        one_.get_width() * one_.get_height()
    )


@pytest.mark.parametrize("look", [Look.CARDS, Look.ROWS])
def test_each_kind_and_each_value_has_its_own_picture(look: Look) -> None:
    """The (shape, value) pairs of the AccessiJeux marks, with the same words: the drawing alone tells them apart."""
    pairs = [
        *((shape, "dot") for shape in ("square", "triangle", "circle")),
        *((shape, "box") for shape in ("square", "triangle", "circle")),
        *((shape, "box", "dot") for shape in ("square", "triangle", "circle")),
        ("triangle", "box", "box"),
        ("star",),
        ("star", "star"),
        ("star", "point", "point"),
        ("triangle-beside",),
        ("triangle-above",),
    ]
    pictures = set()
    for pair in pairs:
        surface, _ = drawn(one(Shown("x", "Carte", "5 $", faces=(Face(pair),)), look=look))
        pictures.add(pygame.image.tobytes(surface, "RGB"))
    assert len(pictures) == len(pairs)


def test_every_sign_is_drawn_in_its_place() -> None:
    pictures = set()
    for name in marks.SIGNS:
        picture = marks.sign(name, 40, 40, (255, 255, 255))
        assert picture
        assert pygame.mask.from_surface(picture).count() > 60, name
        pictures.add(pygame.image.tobytes(picture, "RGBA"))
    assert len(pictures) == len(marks.SIGNS)
    assert marks.sign("unknown", 40, 40, (255, 255, 255)) is None


def test_an_unknown_mark_leaves_the_words() -> None:
    _, drawing = drawn(one(Shown("x", "Carte", faces=(Face(("hexagon",)),)), look=Look.CARDS))
    assert drawing.page.boxes[0].lines[0].text == "Carte"


@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("percent", [100, 400])
def test_the_mouse_finds_what_it_points_at(window: tuple[int, int], percent: int) -> None:
    surface = pygame.Surface(window)
    painter = Painter(YELLOW, LETTERS, percent)
    scene = screens()["game-6"]
    drawing = painter.draw(surface, scene)
    found = set()
    for scroll in range(0, drawing.page.height, 40):
        drawing = painter.draw(surface, scene, scroll, follow=False)
        for box in (box for box in drawing.page.boxes if box.shown.id):
            point = (box.rect.x + box.rect.w // 2, box.rect.y + box.rect.h // 2 - drawing.scroll + drawing.top)
            if 0 <= point[1] - drawing.top < drawing.view:
                assert drawing.at(point) == (box.panel, box.shown.id)
                found.add((box.panel, box.shown.id))
    assert found == {(panel.id, shown.id) for panel in scene.panels for shown in panel.shown if shown.id}
    assert drawing.at((5, 5)) is None
    assert drawing.at((window[0] // 2, window[1] - 5)) is None  # the caption


def test_what_is_no_thing_cannot_be_pointed_at() -> None:
    _, drawing = drawn(one(Shown("", "encore 3 après"), Shown("a", "Piano")))
    remark, box = drawing.page.boxes
    assert drawing.at((remark.rect.x + 5, remark.rect.y + 5)) is None
    assert drawing.at((box.rect.x + 5, box.rect.y + 5)) == ("p", "a")


def test_scrolling_is_held_to_the_page() -> None:
    surface = pygame.Surface((1280, 720))
    painter = Painter(YELLOW, LETTERS, 400)
    scene = screens()["rules"]
    top = painter.draw(surface, scene, -500, follow=False)
    end = painter.draw(surface, scene, 10**6, follow=False)
    assert top.scroll == 0
    assert end.scroll == end.page.height - end.view > 0
    assert painter.draw(surface, scene, 0).scroll > 0  # the focus is further down


def test_of_a_paragraph_higher_than_the_window_the_beginning_is_shown() -> None:
    _, drawing = drawn(one(Shown("a", "Une phrase qui compte. " * 30, prose=True, focused=True)), percent=400)
    box = drawing.page.boxes[0].rect
    assert box.h > drawing.view
    assert drawing.scroll <= box.y < drawing.scroll + drawing.view // 2


def test_what_is_only_read_has_plain_letters_and_what_is_done_has_strong_ones() -> None:
    _, drawing = drawn(one(Shown("a", "Une phrase.", prose=True), Shown("b", "Quitter")))
    assert [box.lines[0].type.bold for box in drawing.page.boxes] == [False, True]


@pytest.mark.parametrize("name", ["game-4-list", "game-6", "challenge"])
@pytest.mark.parametrize(("window", "percent"), [((1280, 720), 100), ((1920, 1080), 100), ((1280, 720), 200)])
def test_what_is_expected_stays_in_sight_wherever_the_page_is(name: str, window: tuple[int, int], percent: int) -> None:
    scene = replace(screens()[name], status=EXPECTED)
    surface = pygame.Surface(window)
    painter = Painter(OURS["dark"], LETTERS, percent)
    at_top = painter.draw(surface, scene, 0, follow=False)
    head = surface.subsurface((0, 0, window[0], at_top.top)).copy()
    assert OURS["dark"].call in colours(surface, head.get_rect())
    for scroll in (1, 300, 10**6):
        drawing = painter.draw(surface, scene, scroll, follow=False)
        now = surface.subsurface((0, 0, window[0], at_top.top))
        assert drawing.top == at_top.top
        assert pygame.image.tobytes(now, "RGB") == pygame.image.tobytes(head, "RGB")


def test_what_is_expected_is_whole_on_the_page_where_the_head_has_no_room_for_it() -> None:
    scene = replace(screens()["game-6"], status=EXPECTED)
    for window, percent in (((1280, 720), 100), ((1280, 720), 400), ((800, 600), 200), ((320, 240), 400)):
        sizes = Sizes.of(*window, percent)
        head, rest = pin(scene, sizes, Typesetter(LETTERS), window[1])
        written = " ".join(line.text for line in head.lines)
        assert rest.status == scene.status or scene.status in written
        assert head.whole or written.endswith("…")
        assert head.height <= window[1] * 0.3


def test_the_caption_is_drawn_and_the_page_keeps_out_of_it() -> None:
    scene = replace(screens()["settings"], caption="Vitesse de la voix")
    surface, drawing = drawn(scene, percent=200)
    foot = pygame.Rect(0, drawing.view + 4, 1280, 720)
    found = colours(surface, foot)
    assert OURS["dark"].dock_text in found
    assert not {OURS["dark"].panel, OURS["dark"].ring, OURS["dark"].card} & found


@pytest.mark.parametrize("theme", OURS)
def test_what_is_written_reaches_the_promised_contrast_on_the_screen(theme: str) -> None:
    """Measured in pixels: in each box the farthest colour from its ground is the text's."""
    surface, drawing = drawn(screens()["challenge"], (1920, 1080), theme=theme)
    for box in drawing.page.boxes:
        line = box.lines[0]
        place = pygame.Rect(box.rect.x + line.x, box.rect.y + line.y + drawing.top, 60, LETTERS.height(line.type))
        inside = colours(surface, place)
        assert max(contrast(a, b) for a in inside for b in inside) >= 7


@pytest.mark.parametrize("name", screens())
@pytest.mark.parametrize("window", [(1, 1), (60, 40), (320, 240), (5000, 300)])
def test_a_window_of_any_size_is_drawn(name: str, window: tuple[int, int]) -> None:
    for percent in (100, 400):
        drawn(screens()[name], window, percent)


def test_a_scene_of_nothing_is_drawn() -> None:
    _, drawing = drawn(Scene(""))
    assert drawing.at((600, 300)) is None
    drawn(Scene("", (Panel("p", ""), Panel("q", "", aside=True, look=Look.CARDS))))


def test_the_same_scene_is_drawn_the_same_whatever_came_before() -> None:
    first, _ = drawn(screens()["game-2"])
    surface = pygame.Surface((1280, 720))
    painter = Painter(OURS["dark"], LETTERS, 100)
    for scene in (screens()["rules"], screens()["menu"], screens()["game-2"]):
        painter.draw(surface, scene)
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(surface, "RGB")


def test_pictures_of_texts_are_forgotten_in_time() -> None:
    surface = pygame.Surface((3840, 2160))
    painter = Painter(YELLOW, LETTERS, 400)
    for number in range(60):
        painter.draw(surface, one(*(Shown(f"{line}", f"Ligne {number} {line} " * 4) for line in range(6))))
    kept = sum(picture.get_width() * picture.get_height() for picture in painter._pictures.values())
    assert kept == painter._pixels <= 16_000_000
