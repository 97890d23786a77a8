"""A new game: ready to start from the first line, where each of the others may be changed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from cachecash.narration.utterance import Rendered
from cachecash.presentation.kinds import as_is
from cachecash.presentation.lists import Line
from cachecash.presentation.names import NAME, read_name
from cachecash.presentation.outlet import What
from cachecash.presentation.pages.fields import Field
from cachecash.presentation.pages.shell import Page, Shell
from cachecash.presentation.party import new_seed
from cachecash.presentation.room import Room
from cachecash.presentation.setup import OWN, PartySetup, TableOptions, level_help


def game_name(shell: Shell, room: Room) -> Rendered:
    """Give a game's name."""
    return shell.text(f"game-{room.game.id}")


@dataclass(frozen=True, slots=True)
class Values:
    """What a line may be set to: each value with its label, the one in force, what takes another, what each means.

    *other* is the label of a value in force that cannot be chosen. *told* makes what is said of a value that was
    taken; where there is none, that is its label.
    """

    options: Sequence[tuple[Rendered, str]]
    now: str
    take: Callable[[str], None]
    help: Callable[[str], Rendered]
    other: Rendered | None = None
    told: Callable[[str], Rendered] | None = None

    def label(self, value: str) -> Rendered | None:
        """Give the label of a value."""
        return next((label for label, option in self.options if option == value), self.other)

    def beside(self, by: int) -> str | None:
        """Give the value after the one in force (*by* 1) or before it (-1); None at an end."""
        values = [value for _, value in self.options]
        place = values.index(self.now) + by if self.now in values else 0
        return values[place] if 0 <= place < len(values) else None


def value_line(shell: Shell, label: Rendered, values: Values) -> Line:
    """Give a line whose value Left and Right change, and Enter picks from a list."""

    def said(value: str) -> list[Rendered]:
        values.take(value)
        shell.lists.renew()
        return [values.told(value) if values.told else shell.text("page-sentence", text=values.label(value))]

    def turn(by: int) -> None:
        value = values.beside(by)
        if value is None:
            shell.edge("page-value-edge", shell.text("page-sentence", text=values.label(values.now)))
        else:
            shell.say(*said(value))

    def choose() -> None:
        options = [(shown, value, values.help(value)) for shown, value in values.options]
        shell.choose(label, options, values.now, said)

    return Line(label, choose, values.label(values.now), values.help(values.now), turn)


class PartyPage(Page):
    """The table that is being laid."""

    lobby = True

    def __init__(self, shell: Shell, room: Room) -> None:
        name = shell.house.settings.name or shell.catalog.line("party-my-name")
        self._chosen = PartySetup(room, name)
        self._chosen.recall(shell.house.settings.tables.get(room.game.id, {}))
        super().__init__(shell)

    def heading(self) -> Rendered:
        """Say which game it is, and against whom."""
        names = self._chosen.party(self.shell.catalog, "").rivals
        return self.shell.text("page-party", game=game_name(self.shell, self._chosen.room), names=names)

    def made(self) -> Sequence[Line]:
        """Give the start, the players, and the rules."""
        text, shown = self.shell.text, as_is(self._chosen.name)
        return [
            Line(text("page-party-start"), self._start, help=text("page-party-start-help")),
            self._seats(),
            *(self._level(place) for place in range(self._chosen.seats - 1)),
            option_line(self.shell, self._chosen.options, self._chosen.options.main),
            *self._bundles(),
            *self._others(),
            Line(text("page-party-name"), self._name, shown, text("page-party-name-help"), self._say_enter),
        ]

    def wish(self, what: What) -> bool:
        """Add or remove a computer player."""
        if what not in {"add-player", "remove-player"}:
            return False
        seats = self._chosen.seats + (1 if what == "add-player" else -1)
        if seats not in self._chosen.room.game.seats:
            count = self._chosen.seats
            self.shell.edge("page-value-edge", self.shell.text("page-party-count", count=count))
        else:
            self._sit(str(seats))
            self.shell.lists.renew()
            self.shell.say(self.shell.text("page-sentence", text=self.title))
        return True

    def _seats(self) -> Line:
        seats = self._chosen.room.game.seats
        counts = [(self.shell.text("page-number", n=count), str(count)) for count in seats]
        about = self.shell.text("page-party-seats-help", low=seats[0], high=seats[-1])
        values = Values(counts, str(self._chosen.seats), self._sit, lambda _count: about)
        return value_line(self.shell, self.shell.text("page-party-seats"), values)

    def _sit(self, seats: str) -> None:
        self._chosen.seats = int(seats)

    def _level(self, place: int) -> Line:
        player = self._chosen.party(self.shell.catalog, "").players[place + 1]
        levels = [(self.shell.text(f"bot-level-{level}"), level) for level in self._chosen.room.levels]
        label = self.shell.text("page-party-level", name=player.name)
        values = Values(levels, player.level, partial(self._take_level, place), self._level_help)
        return value_line(self.shell, label, values)

    def _level_help(self, level: str) -> Rendered:
        return level_help(self.shell.catalog, self._chosen.room.game.id, level)

    def _take_level(self, place: int, level: str) -> None:
        self._chosen.levels[place] = level

    def _bundles(self) -> Sequence[Line]:
        """Give the line of the presets, where the game has any but the plain one."""
        options, catalog = self._chosen.options, self.shell.catalog
        presets = [(options.preset_name(catalog, preset), preset) for preset in options.presets]
        own = options.preset_name(catalog, OWN)
        values = Values(presets, options.preset, options.take, partial(options.preset_help, catalog), own)
        return [value_line(self.shell, self.shell.text("page-party-preset"), values)] if len(presets) > 1 else []

    def _others(self) -> Sequence[Line]:
        """Give the way to all the options, where there are others than the main one."""
        text = self.shell.text
        line = Line(text("page-party-options"), self._options, help=text("page-party-options-help"))
        return [line] if len(self._chosen.options.known) > 1 else []

    def _options(self) -> None:
        self.shell.show(OptionsPage(self.shell, self._chosen))

    def _name(self) -> None:
        self.shell.show(
            Field(self.shell, self.shell.text("page-party-name"), self._chosen.name, NAME[-1], self._take_name)
        )

    def _take_name(self, text: str) -> Rendered | None:
        name = read_name(text)
        if name is None:
            return self.shell.text("party-bad-name", low=NAME[0], high=NAME[-1])
        self._chosen.name = name
        self.shell.close()
        return None

    def _say_enter(self, _by: int) -> None:
        self.shell.answer("page-press-enter", key=self.shell.keys.first("choose"))

    def _start(self) -> None:
        house, game = self.shell.house, self._chosen.room.game.id
        house.lay(game, self._chosen.remembered())
        house.start(self._chosen.party(self.shell.catalog, new_seed()))


class OptionsPage(Page):
    """Every option of the table."""

    def __init__(self, shell: Shell, chosen: PartySetup) -> None:
        self._chosen = chosen
        super().__init__(shell)

    def heading(self) -> Rendered:
        """Give the title."""
        return self.shell.text("page-party-options")

    def made(self) -> Sequence[Line]:
        """Give the options."""
        return [option_line(self.shell, self._chosen.options, name) for name in self._chosen.options.known]


def option_line(shell: Shell, options: TableOptions, name: str) -> Line:
    """Give the line of one option of the table."""
    values = [(options.value(shell.catalog, name, text), text) for text in options.known[name]]

    def take(text: str) -> None:
        options.texts[name] = text

    about = options.help(shell.catalog, name)
    return value_line(
        shell, options.name(shell.catalog, name), Values(values, options.texts[name], take, lambda _text: about)
    )
