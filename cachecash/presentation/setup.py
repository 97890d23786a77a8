"""A new game as it is being put together: how many play, at which levels, by which options, under which name."""

from collections.abc import Mapping, Sequence
from itertools import cycle, islice
from typing import Any

from cachecash.core.options import option_texts, read_options, written_options
from cachecash.core.problems import Problem
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Rendered
from cachecash.presentation.party import Party
from cachecash.presentation.room import RANDOM, Room
from cachecash.table.replay import HUMAN, Player

OWN = "own"
"""Stands for a set of options that is no preset."""
CLASSIC = "none"
"""Stands for the options as they are when nothing is changed."""

_SEATS = 4
"""How many play unless the player says otherwise, where the game allows it."""


def usual_seats(room: Room) -> int:
    """Give the number of players that is proposed first."""
    return min(max(_SEATS, room.game.seats[0]), room.game.seats[-1])


def seated_levels(room: Room, levels: Sequence[str], seats: int) -> tuple[str, ...]:
    """Give the level of each of *seats*: *levels* in turn around the table.

    Raises `Problem` (``unknown-level``), whether somebody would sit there or not.
    """
    for level in levels:
        if level not in room.levels:
            raise Problem("unknown-level", name=level, known=", ".join(room.levels))
    return tuple(islice(cycle(levels), seats))


def computer_players(catalog: Catalog, levels: Sequence[str], taken: Sequence[str] = ()) -> tuple[Player, ...]:
    """Give a computer player for each of *levels*, in the order in which they sit; none bears a *taken* name."""
    names = [name for name in catalog.line("party-names").split() if name not in taken]
    return tuple(Player(name, level) for name, level in zip(names, levels, strict=False))


class TableOptions:
    """The options of a table, as texts."""

    def __init__(self, room: Room) -> None:
        self._id = room.game.id
        self.known = option_texts(room.game.options)
        """Each option's name with its values, the default first; the first option is the one most asked for."""
        self._usual = written_options(room.game.options())
        self._presets = {CLASSIC: {}, **room.game.presets}
        self._bundled = {name for values in self._presets.values() for name in values}
        self.texts = dict(self._usual)

    @property
    def main(self) -> str:
        """Give the option that is most asked for."""
        return next(iter(self.known))

    @property
    def changed(self) -> dict[str, str]:
        """Give the options that are not as usual."""
        return {name: text for name, text in self.texts.items() if text != self._usual[name]}

    def change(self, texts: object) -> None:
        """Set options as `changed` gave them; one that is impossible stays as it is."""
        if isinstance(texts, dict):
            self.texts.update({name: text for name, text in texts.items() if text in self.known.get(name, ())})

    @property
    def presets(self) -> tuple[str, ...]:
        """Give the bundles of options, `CLASSIC` first."""
        return tuple(self._presets)

    @property
    def preset(self) -> str:
        """Give the bundle that the options make up, `OWN` where they are none."""
        for preset, values in self._presets.items():
            if all(self.texts[name] == values.get(name, self._usual[name]) for name in self._bundled):
                return preset
        return OWN

    def take(self, preset: str) -> None:
        """Set the options as a bundle has them. Those that no bundle names stay as they are."""
        for name in self._bundled:
            self.texts[name] = self._presets[preset].get(name, self._usual[name])

    def name(self, catalog: Catalog, name: str) -> Rendered:
        """Give an option's name."""
        return catalog.render(f"option-{self._id}-{name}")

    def help(self, catalog: Catalog, name: str) -> Rendered:
        """Say what an option changes."""
        return catalog.render(f"option-{self._id}-{name}-help")

    def value(self, catalog: Catalog, name: str, text: str) -> Rendered:
        """Say a value of an option."""
        switch = text in {"on", "off"}
        return catalog.render(f"option-{text}" if switch else f"option-{self._id}-{name}-{text}")

    def preset_name(self, catalog: Catalog, preset: str) -> Rendered:
        """Give a bundle's name."""
        return catalog.render(self._preset_id(preset))

    def preset_help(self, catalog: Catalog, preset: str) -> Rendered:
        """Say what a bundle is."""
        return catalog.render(f"{self._preset_id(preset)}-help")

    def _preset_id(self, preset: str) -> str:
        return f"preset-{preset}" if preset in {CLASSIC, OWN} else f"preset-{self._id}-{preset}"


def level_help(catalog: Catalog, game: str, level: str) -> Rendered:
    """Say how a computer player of *level* plays a game; chance plays them all alike."""
    return catalog.render("bot-level-random-help" if level == RANDOM else f"bot-level-{game}-{level}-help")


class PartySetup:
    """What has been chosen so far; ready to start from the first."""

    def __init__(self, room: Room, name: str) -> None:
        """*name* is that of the person who plays."""
        self.room = room
        self.name = name
        self.seats = usual_seats(room)
        self.levels = [room.proposed] * (room.game.seats[-1] - 1)
        """A level for every computer player that there can be."""
        self.options = TableOptions(room)

    def remembered(self) -> dict[str, Any]:
        """Give what makes this table another one than the usual, for `recall`: as a file of settings has it."""
        return {"seats": self.seats, "levels": self.levels[: self.seats - 1], "options": self.options.changed}

    def recall(self, last: Mapping[Any, Any]) -> None:
        """Lay the table as it was laid last. What is not possible in it is as usual, without a word."""
        game, seats, levels = self.room.game, last.get("seats"), last.get("levels")
        if type(seats) is int and seats in game.seats:
            self.seats = seats
        if isinstance(levels, list):
            known = [level if self._is_level(level) else self.room.proposed for level in levels[: len(self.levels)]]
            self.levels[: len(known)] = known
            if len({*known}) == 1:  # whoever joins plays as all the others do
                self.levels = known[:1] * len(self.levels)
        self.options.change(last.get("options"))

    def _is_level(self, level: object) -> bool:
        return isinstance(level, str) and level in self.room.levels

    def party(self, catalog: Catalog, seed: str) -> Party:
        """Give the party that plays the deal of *seed*."""
        rivals = computer_players(catalog, self.levels[: self.seats - 1], (self.name,))
        options = read_options(self.room.game.options(), self.options.texts)
        return Party(self.room, (Player(self.name, HUMAN), *rivals), options, seed)
