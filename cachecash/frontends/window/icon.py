"""The picture by which the desktop knows the window: one card from the back, and a joker over it."""

import pygame

from cachecash.frontends.window import marks
from cachecash.frontends.window.themes import DARK

SIDE = 64
"""Pixels; the desktop makes it smaller where it needs to."""


def icon() -> pygame.Surface:
    """Draw it, on nothing."""
    surface = pygame.Surface((SIDE, SIDE), pygame.SRCALPHA)
    behind = _card(surface, pygame.Rect(2, 2, 38, 52), DARK.back)
    lattice = behind.inflate(-12, -12)
    _sign(surface, "back", lattice, DARK.back_text)
    before = _card(surface, pygame.Rect(22, 8, 40, 54), DARK.text)
    star = pygame.Rect(0, 0, 32, 32)
    star.center = before.center
    _sign(surface, "star", star, DARK.table)
    return surface


def _card(surface: pygame.Surface, rect: pygame.Rect, colour: marks.Colour) -> pygame.Rect:
    marks.rounded(surface, rect, DARK.table, 7)
    marks.rounded(surface, rect.inflate(-4, -4), DARK.ring, 5)
    marks.rounded(surface, rect.inflate(-8, -8), colour, 4)
    return rect


def _sign(surface: pygame.Surface, name: str, rect: pygame.Rect, colour: marks.Colour) -> None:
    picture = marks.sign(name, rect.w, rect.h, colour)
    if picture:
        surface.blit(picture, rect)
