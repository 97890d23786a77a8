"""The contrast of every theme, computed as WCAG defines it."""

from collections.abc import Iterator

import pytest

from cachecash.frontends.window.themes import (
    EDGE_CONTRAST,
    NAMES,
    OURS,
    SYSTEM,
    TEXT_CONTRAST,
    Colour,
    Theme,
    contrast,
    plain,
)
from cachecash.presentation.kinds import Choice
from cachecash.presentation.settings import setting

BLACK, WHITE = (0, 0, 0), (255, 255, 255)

# What Windows ships: ground, text, what is marked, its text.
WINDOWS = {
    "black": (BLACK, WHITE, (26, 235, 255), BLACK),
    "white": (WHITE, BLACK, (55, 0, 110), WHITE),
    "1": (BLACK, (255, 255, 0), (0, 128, 0), WHITE),
    "2": (BLACK, (0, 255, 0), (0, 0, 255), WHITE),
    "aquatic": ((32, 32, 32), WHITE, (142, 224, 239), (38, 59, 80)),
    "desert": ((255, 250, 239), (61, 61, 61), (144, 57, 9), (255, 245, 227)),
    "marked as the text": (WHITE, BLACK, WHITE, WHITE),
}


def texts(theme: Theme) -> Iterator[tuple[str, Colour, Colour]]:
    """Every pair of a text and its ground, with a name for it."""
    for ground in ("table", "panel", "card"):
        for ink in ("text", "quiet", "call"):
            yield f"{ink} on {ground}", getattr(theme, ink), getattr(theme, ground)
    for ground in ("chosen", "back", "dock"):
        yield f"text on {ground}", getattr(theme, f"{ground}_text"), getattr(theme, ground)


def edges(theme: Theme) -> Iterator[tuple[str, Colour, Colour]]:
    """Every pair of an edge, a mark or a ring and the ground that it must stand out from."""
    for ground in ("table", "panel", "card", "back"):
        yield f"edge on {ground}", theme.edge, getattr(theme, ground)
    for ground in ("table", "panel", "card"):
        yield f"ring on {ground}", theme.ring, getattr(theme, ground)
        yield f"arrow on {ground}", theme.call, getattr(theme, ground)
    yield "dock's edge", theme.edge, theme.dock
    yield "chosen on panel", theme.chosen, theme.panel


def themes() -> dict[str, Theme]:
    return {**OURS, **{f"Windows {name}": plain(*colours) for name, colours in WINDOWS.items()}}


def test_contrast_is_that_of_wcag() -> None:
    assert contrast(BLACK, WHITE) == contrast(WHITE, BLACK) == pytest.approx(21)
    assert contrast(WHITE, WHITE) == 1
    assert contrast((118, 118, 118), WHITE) == pytest.approx(4.54, abs=0.01)  # the usual example of just enough


@pytest.mark.parametrize("name", themes())
def test_every_text_stands_out_at_seven_to_one(name: str) -> None:
    poor = {what: round(contrast(ink, ground), 2) for what, ink, ground in texts(themes()[name])}
    assert {what: ratio for what, ratio in poor.items() if ratio < TEXT_CONTRAST} == {}
    assert len(poor) == 12


@pytest.mark.parametrize("name", themes())
def test_every_edge_and_ring_stands_out_at_three_to_one(name: str) -> None:
    poor = {what: round(contrast(ink, ground), 2) for what, ink, ground in edges(themes()[name])}
    assert {what: ratio for what, ratio in poor.items() if ratio < EDGE_CONTRAST} == {}
    assert len(poor) == 12


@pytest.mark.parametrize("colours", WINDOWS.values(), ids=WINDOWS)
def test_the_colours_of_the_system_are_kept_where_they_can_be_read(
    colours: tuple[Colour, Colour, Colour, Colour],
) -> None:
    theme = plain(*colours)
    assert (theme.table, theme.text) == colours[:2]
    ground, text, marked, marked_text = colours
    followed = contrast(marked, marked_text) >= TEXT_CONTRAST and contrast(marked, ground) >= EDGE_CONTRAST
    assert (theme.chosen, theme.chosen_text) == ((marked, marked_text) if followed else (text, ground))


def test_the_settings_offer_every_theme() -> None:
    assert (*OURS, SYSTEM) == NAMES
    kind = setting("theme").kind
    assert isinstance(kind, Choice)
    assert set(kind.values) == set(NAMES)
