"""Which sound answers a fact, an utterance or a name: the theme applied to one ear at one table."""

from dataclasses import dataclass

from cachecash.core.events import Event, Viewer
from cachecash.narration.utterance import Utterance
from cachecash.outputs.sound.theme import Theme

WIDEST, NARROWEST = 0.8, 0.3
"""How far to a side a seat may be. No other seat is in the centre, and none leaves an ear without anything."""


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound to play: its name, where it comes from (-1 left, 1 right), how many semitones higher than its file."""

    sound: str
    pan: float = 0.0
    semitones: int = 0


class Cues:
    """The cues of one ear.

    *seats* is the number of seats, *me* the seat that listens, None for a spectator. Each has its own place for the
    whole game: my own in the centre, the next one clockwise on my left, the last one on my right.
    """

    def __init__(self, theme: Theme, seats: int, me: Viewer) -> None:
        self._theme = theme
        self._me = me
        self._places = _places(seats, me)

    def event(self, event: Event) -> Cue | None:
        """Give the cue of a fact as this ear may know it (`Event.seen_by`), or None.

        Its twin in words is what the narrator tells of that fact: where it tells nothing at a level of detail, nothing
        is to be played either.
        """
        game = self._theme.games.get(game_of(type(event)))
        rule = game.events.get(type(event).__name__) if game else None
        if not (game and rule) or (rule.only and not getattr(event, rule.only, False)):
            return None
        acting = getattr(event, rule.who, None)
        sound = rule.sounds.get(self._ear(acting, getattr(event, "target", None)))
        if sound is None:
            return None
        pan = self.pan(acting) if rule.pan and isinstance(acting, int) else 0.0
        return Cue(sound, pan, game.semitones(getattr(event, rule.pitch, None)) if rule.pitch else 0)

    def utterance(self, utterance: Utterance) -> Cue | None:
        """Give the cue of an utterance: the sound that it names, else its category's, else None."""
        cue = self.named(utterance.sound or self._theme.categories.get(utterance.category, ""))
        return cue and Cue(cue.sound, self.pan(utterance.seat))

    def named(self, name: str) -> Cue | None:
        """Give a sound by its name, from the centre, or None where the theme has none of that name."""
        return Cue(name) if name in self._theme.sounds else None

    def pan(self, seat: int | None) -> float:
        """Tell where a seat is heard, from -1 (left) to 1 (right)."""
        return self._places.get(seat, 0.0)

    def _ear(self, acting: object, target: object) -> str:
        """Tell who listens: one of `cachecash.outputs.sound.written.EARS`."""
        if self._me is None:
            return "other"
        several = isinstance(acting, tuple)
        if acting == self._me or (isinstance(acting, tuple) and self._me in acting):
            return "me"
        return "you" if several or target == self._me else "other"


def game_of(kind: type[object]) -> str:
    """Give the game that a type of fact belongs to: the package that declares it, spelt as the game's name."""
    return kind.__module__.rpartition(".")[0].rpartition(".")[2].replace("_", "-")


def _places(seats: int, me: Viewer) -> dict[int | None, float]:
    if me is None:
        return dict(enumerate(_spread(-WIDEST, WIDEST, seats)))
    others = [(me + step) % seats for step in range(1, seats)]
    left = (len(others) + 1) // 2
    places = [*_spread(-WIDEST, -NARROWEST, left), *_spread(NARROWEST, WIDEST, len(others) - left)]
    return {me: 0.0, **dict(zip(others, places, strict=True))}


def _spread(first: float, last: float, count: int) -> list[float]:
    """Give *count* places at equal distances; a single one is at the outer end."""
    if count == 1:
        return [first if abs(first) > abs(last) else last]
    return [first + (last - first) * place / (count - 1) for place in range(count)]
