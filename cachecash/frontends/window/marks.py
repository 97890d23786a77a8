"""The drawn signs, with smooth edges: AccessiJeux shapes and value marks, the tick, the arrow; and rounded grounds."""

import math
from collections.abc import Callable, Mapping
from functools import lru_cache

import pygame

Colour = tuple[int, int, int]

_FINER = 4
"""Signs are drawn so many times larger, then made smaller: that smooths their edges."""
_CLEAR = (0, 0, 0, 0)


@lru_cache(maxsize=2_000)
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
    radius = min(radius, rect.w // 2, rect.h // 2)
    if radius < 2:
        surface.fill(colour, rect)
        return
    surface.fill(colour, rect.inflate(-2 * radius, 0))
    surface.fill(colour, rect.inflate(0, -2 * radius))
    disc = sign("disc", 2 * radius, 2 * radius, colour)
    if disc is not None:
        far_x, far_y = rect.right - radius, rect.bottom - radius
        for x, from_x in ((rect.x, 0), (far_x, radius)):
            for y, from_y in ((rect.y, 0), (far_y, radius)):
                surface.blit(disc, (x, y), (from_x, from_y, radius, radius))


def _polygon(surface: pygame.Surface, colour: Colour, *points: tuple[float, float]) -> None:
    width, height = surface.get_size()
    pygame.draw.polygon(surface, colour, [(x * width, y * height) for x, y in points])


def _square(surface: pygame.Surface, colour: Colour) -> None:
    _polygon(surface, colour, (0.08, 0.08), (0.92, 0.08), (0.92, 0.92), (0.08, 0.92))


def _triangle(surface: pygame.Surface, colour: Colour) -> None:
    _polygon(surface, colour, (0.5, 0.06), (1, 0.94), (0, 0.94))


def _disc(surface: pygame.Surface, colour: Colour) -> None:
    side = min(surface.get_size()) // 2
    pygame.draw.circle(surface, colour, (side, side), side)


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
    "disc": _disc,
    "back": _back,
}
