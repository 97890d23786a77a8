"""The drawn signs, with smooth edges: AccessiJeux shapes and value marks, the tick, the arrow; and rounded grounds."""

import math
from collections.abc import Callable, Mapping
from functools import lru_cache

import pygame

Colour = tuple[int, int, int]

_FINER = 4
"""Signs are drawn so many times larger, then made smaller: that smooths their edges."""


@lru_cache(maxsize=500)
def sign(name: str, width: int, height: int, colour: Colour) -> pygame.Surface | None:
    """Give the picture of a sign; None for a name without one (the words beside it say all the same)."""
    make = SIGNS.get(name)
    if make is None:
        return None
    large = pygame.Surface((width * _FINER, height * _FINER), pygame.SRCALPHA)
    large.fill((*colour, 0))
    make(large, colour)
    return pygame.transform.smoothscale(large, (width, height))


def rounded(surface: pygame.Surface, rect: pygame.Rect, colour: Colour, radius: int) -> None:
    """Fill a rectangle with round corners."""
    radius = max(0, min(radius, rect.w // 2, rect.h // 2))
    surface.fill(colour, rect.inflate(0, -2 * radius))
    for y in (rect.y, rect.bottom - radius):
        surface.fill(colour, (rect.x + radius, y, rect.w - 2 * radius, radius))
    _corners(surface, rect, colour, radius, radius)


def outline(surface: pygame.Surface, rect: pygame.Rect, colour: Colour, thick: int, radius: int) -> None:
    """Draw the edge of a rectangle with round corners, inside it."""
    thick = min(thick, rect.w // 2, rect.h // 2)
    radius = max(0, min(radius, rect.w // 2, rect.h // 2))
    for y in (rect.y, rect.bottom - thick):
        surface.fill(colour, (rect.x + radius, y, rect.w - 2 * radius, thick))
    for x in (rect.x, rect.right - thick):
        surface.fill(colour, (x, rect.y + radius, thick, rect.h - 2 * radius))
    _corners(surface, rect, colour, thick, radius)


def _corners(surface: pygame.Surface, rect: pygame.Rect, colour: Colour, thick: int, radius: int) -> None:
    if radius:
        ring = _ring(radius, thick, colour)
        for x, from_x in ((rect.x, 0), (rect.right - radius, radius)):
            for y, from_y in ((rect.y, 0), (rect.bottom - radius, radius)):
                surface.blit(ring, (x, y), (from_x, from_y, radius, radius))


@lru_cache(maxsize=200)
def _ring(radius: int, thick: int, colour: Colour) -> pygame.Surface:
    large = pygame.Surface((2 * radius * _FINER, 2 * radius * _FINER), pygame.SRCALPHA)
    large.fill((*colour, 0))
    middle = radius * _FINER
    pygame.draw.circle(large, colour, (middle, middle), middle, width=min(thick * _FINER, middle))
    return pygame.transform.smoothscale(large, (2 * radius, 2 * radius))


def _polygon(surface: pygame.Surface, colour: Colour, *points: tuple[float, float]) -> None:
    width, height = surface.get_size()
    pygame.draw.polygon(surface, colour, [(x * width, y * height) for x, y in points])


def _square(surface: pygame.Surface, colour: Colour) -> None:
    _polygon(surface, colour, (0.08, 0.08), (0.92, 0.08), (0.92, 0.92), (0.08, 0.92))


def _triangle(surface: pygame.Surface, colour: Colour) -> None:
    _polygon(surface, colour, (0.5, 0.06), (1, 0.94), (0, 0.94))


def _circle(surface: pygame.Surface, colour: Colour) -> None:
    side = min(surface.get_size())
    pygame.draw.circle(surface, colour, (side / 2, side / 2), side * 0.46)


def _star(surface: pygame.Surface, colour: Colour) -> None:
    points = [
        (0.5 + radius * math.sin(turn * math.pi / 5), 0.53 - radius * math.cos(turn * math.pi / 5))
        for turn, radius in enumerate([0.52, 0.22] * 5)
    ]
    _polygon(surface, colour, *points)


def _beside(surface: pygame.Surface, colour: Colour) -> None:
    _polygon(surface, colour, (0.23, 0.06), (0.46, 0.94), (0, 0.94))
    _polygon(surface, colour, (0.77, 0.06), (1, 0.94), (0.54, 0.94))


def _above(surface: pygame.Surface, colour: Colour) -> None:
    _polygon(surface, colour, (0.5, 0), (0.78, 0.47), (0.22, 0.47))
    _polygon(surface, colour, (0.5, 0.53), (0.78, 1), (0.22, 1))


def _dot(surface: pygame.Surface, colour: Colour) -> None:
    side = min(surface.get_size())
    pygame.draw.circle(surface, colour, (side / 2, side / 2), side * 0.48, width=max(1, side // 8))
    pygame.draw.circle(surface, colour, (side / 2, side / 2), side * 0.17)


def _box(surface: pygame.Surface, colour: Colour) -> None:
    side = min(surface.get_size())
    pygame.draw.rect(surface, colour, (side * 0.04, side * 0.04, side * 0.92, side * 0.92), width=max(1, side // 8))
    pygame.draw.circle(surface, colour, (side / 2, side / 2), side * 0.17)


def _point(surface: pygame.Surface, colour: Colour) -> None:
    side = min(surface.get_size())
    pygame.draw.circle(surface, colour, (side / 2, side / 2), side * 0.24)


def _tick(surface: pygame.Surface, colour: Colour) -> None:
    _polygon(surface, colour, (0, 0.55), (0.16, 0.4), (0.38, 0.62), (0.84, 0.08), (1, 0.24), (0.38, 0.94))


def _arrow(surface: pygame.Surface, colour: Colour) -> None:
    _polygon(surface, colour, (0.14, 0.02), (0.95, 0.5), (0.14, 0.98))


def _back(surface: pygame.Surface, colour: Colour) -> None:
    """A lattice, as on the backs of cards."""
    width, height = surface.get_size()
    step, thick = max(4, height // 5), max(1, height // 40)
    for start in range(-height, width + height, step):
        pygame.draw.line(surface, colour, (start, 0), (start + height, height), thick)
        pygame.draw.line(surface, colour, (start + height, 0), (start, height), thick)
    pygame.draw.rect(surface, colour, surface.get_rect(), width=2 * thick)


SIGNS: Mapping[str, Callable[[pygame.Surface, Colour], None]] = {
    "square": _square,
    "triangle": _triangle,
    "circle": _circle,
    "star": _star,
    "triangle-beside": _beside,
    "triangle-above": _above,
    "dot": _dot,
    "box": _box,
    "point": _point,
    "tick": _tick,
    "arrow": _arrow,
    "back": _back,
}
