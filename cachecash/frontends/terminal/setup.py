"""A new game: one short menu that is ready to start, where each line may be changed."""

from collections.abc import Sequence
from typing import TypeVar

from cachecash.core.options import option_texts, read_options, written_options
from cachecash.frontends.terminal.ask import Answered, Asker, Node, Question, as_is
from cachecash.frontends.terminal.party import Party, new_seed
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Rendered
from cachecash.presentation.room import Room
from cachecash.table.replay import HUMAN, Player

T = TypeVar("T")

_SEATS = 4
"""How many play unless the player says otherwise, where the game allows it."""
_OWN = "own"
"""Stands for a set of options that is no preset."""
_CLASSIC = "none"
"""Stands for the options as they are when nothing is changed."""
_NAME = range(2, 21)
"""Signs of a name; a single letter would be taken for a question."""


def usual_seats(room: Room) -> int:
    """Give the number of players that is proposed first."""
    return min(max(_SEATS, room.game.seats[0]), room.game.seats[-1])


def computer_players(catalog: Catalog, count: int, level: str, taken: Sequence[str] = ()) -> tuple[Player, ...]:
    """Give *count* computer players of one level, in the order in which they sit down; none bears a *taken* name."""
    names = [name for name in catalog.line("term-names").split() if name not in taken]
    return tuple(Player(name, level) for name in names[:count])


class TableOptions:
    """The options of the table, as texts, and the menus that change them."""

    def __init__(self, asker: Asker, room: Room) -> None:
        self._asker = asker
        self._desk = asker.desk
        self._id = room.game.id
        self._known = option_texts(room.game.options)
        self._usual = written_options(room.game.options())
        self._presets = {_CLASSIC: {}, **room.game.presets}
        self.texts = dict(self._usual)
        self.main = next(iter(self._known))
        """A game lists first the option that is most asked for."""

    def line(self, name: str) -> Rendered:
        """Say an option with its value."""
        value = self._value(name, self.texts[name])
        return self._desk.text("term-option", name=self._name(name), value=value)

    def preset_line(self) -> Rendered:
        """Say which bundle of options is chosen."""
        return self._preset_label(self._preset())

    def change(self, name: str) -> None:
        """Ask for the value of an option."""
        nodes = [Node(self._value(name, text), text) for text in self._known[name]]
        self.texts[name] = pick(self._asker, self._name(name), nodes, self.texts[name])

    def change_preset(self) -> None:
        """Ask for a bundle of options. Those that no bundle names stay as they are."""
        nodes = [Node(self._preset_label(preset), preset) for preset in self._presets]
        chosen = pick(self._asker, self._desk.text("term-ask-preset"), nodes, self._preset())
        if chosen != _OWN:
            self._bundled_values(chosen)

    def change_any(self) -> None:
        """Show all options, and change one after the other."""
        while True:
            nodes = tuple(Node(self.line(name), name) for name in self._known)
            question = Question(
                ask=lambda: self._desk.line("term-ask-option"), nodes=nodes, back=self._desk.text("term-back")
            )
            chosen = self._asker.choose(question)
            if chosen is None:
                return
            self.change(chosen)

    def _bundled_values(self, preset: str) -> None:
        bundled = {name for values in self._presets.values() for name in values}
        for name in bundled:
            self.texts[name] = self._presets[preset].get(name, self._usual[name])

    def _preset(self) -> str:
        bundled = {name for values in self._presets.values() for name in values}
        for preset, values in self._presets.items():
            if all(self.texts[name] == values.get(name, self._usual[name]) for name in bundled):
                return preset
        return _OWN

    def _preset_label(self, preset: str) -> Rendered:
        own = preset in {_CLASSIC, _OWN}
        return self._desk.text(f"preset-{preset}" if own else f"preset-{self._id}-{preset}")

    def _name(self, name: str) -> Rendered:
        return self._desk.text(f"option-{self._id}-{name}")

    def _value(self, name: str, text: str) -> Rendered:
        switch = text in {"on", "off"}
        return self._desk.text(f"option-{text}" if switch else f"option-{self._id}-{name}-{text}")


class Setup:
    """What the player has chosen so far, and the menu that changes it."""

    def __init__(self, asker: Asker, room: Room) -> None:
        self._asker = asker
        self._desk = asker.desk
        self._room = room
        self._seats = usual_seats(room)
        self._level = next(iter(room.levels))
        self._name = asker.desk.catalog.line("term-my-name")
        self._options = TableOptions(asker, room)

    def party(self, seed: str | None) -> Party | None:
        """Ask until the player starts; None where the player goes back. *seed* decides the cards, None draws one."""
        while True:
            match self._asker.choose(self._menu()):
                case None:
                    return None
                case "start":
                    return self._party(seed or new_seed())
                case "seats":
                    seats = [Node(self._desk.text("term-seats", count=count), count) for count in self._room.game.seats]
                    self._seats = pick(self._asker, self._desk.text("term-ask-seats"), seats, self._seats)
                case "level":
                    levels = [Node(self._level_label(level), level) for level in self._room.levels]
                    self._level = pick(self._asker, self._desk.text("term-ask-level"), levels, self._level)
                case "main":
                    self._options.change(self._options.main)
                case "preset":
                    self._options.change_preset()
                case "options":
                    self._options.change_any()
                case _:
                    self._ask_name()

    def _party(self, seed: str) -> Party:
        rivals = computer_players(self._desk.catalog, self._seats - 1, self._level, (self._name,))
        options = read_options(self._room.game.options(), self._options.texts)
        return Party(self._room, (Player(self._name, HUMAN), *rivals), options, seed)

    def _menu(self) -> Question[str]:
        text = self._desk.text
        start = Node(text("term-setup-start"), "start")
        nodes = (
            start,
            Node(text("term-setup-seats", count=self._seats), "seats"),
            Node(text("term-setup-level", level=self._level_label(self._level)), "level"),
            Node(self._options.line(self._options.main), "main"),
            Node(text("term-setup-preset", preset=self._options.preset_line()), "preset"),
            Node(text("term-setup-options"), "options"),
            Node(text("term-setup-name", name=self._name), "name"),
        )
        return Question(ask=self._tell, nodes=nodes, default=start, back=text("term-back"))

    def _tell(self) -> None:
        rivals = self._party("").names[1:]
        self._desk.line("term-setup", game=self._desk.text(f"game-{self._room.game.id}"), names=rivals)

    def _level_label(self, level: str) -> Rendered:
        return self._desk.text(f"bot-level-{level}")

    def _ask_name(self) -> None:
        now = Node(as_is(self._name), self._name)
        question = Question(
            ask=lambda: self._desk.line("term-ask-name", name=self._name),
            default=now,
            read=self._read_name,
            silent=True,
        )
        self._name = self._asker.choose(question) or self._name

    def _read_name(self, text: str) -> str:
        """Take a name as it is typed. Raises `Answered` for one that could not be told from a command or a figure."""
        name = " ".join(text.split())
        if len(name) not in _NAME or not name[0].isalpha() or not name.isprintable():
            self._desk.note("term-bad-name", low=_NAME[0], high=_NAME[-1])
            raise Answered
        return name


def pick(asker: Asker, asked: Rendered, nodes: Sequence[Node[T]], now: T) -> T:
    """Ask for one of some values; the one in force is proposed, and kept where the player goes back."""
    default = next((node for node in nodes if node.value == now), None)
    back = asker.desk.text("term-back")
    question = Question(ask=lambda: asker.desk.show(asked), nodes=tuple(nodes), default=default, back=back)
    chosen = asker.choose(question)
    return now if chosen is None else chosen
