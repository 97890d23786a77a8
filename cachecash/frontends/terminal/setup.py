"""A new game: one short menu that is ready to start, where each line may be changed."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from cachecash.frontends.terminal.ask import Answered, Asker, Node, Question, as_is
from cachecash.narration.catalog import utterance
from cachecash.narration.utterance import Priority, Rendered
from cachecash.presentation.names import NAME, read_name
from cachecash.presentation.party import Party, new_seed
from cachecash.presentation.room import Room
from cachecash.presentation.setup import OWN, PartySetup, level_help
from cachecash.table.replay import Player

T = TypeVar("T")
_EACH = "each"
"""Chosen in place of a level: to give each computer player its own."""
_ABOUT = ""
"""Chosen in place of a level: to be told of all of them."""


class Setup:
    """What the player has chosen so far, and the menu that changes it."""

    def __init__(self, asker: Asker, room: Room, last: Mapping[Any, Any]) -> None:
        """*last*: how the last table was laid (see `PartySetup.recall`)."""
        self._asker = asker
        self._desk = asker.desk
        self._chosen = PartySetup(room, asker.desk.catalog.line("party-my-name"))
        self._chosen.recall(last)
        self._options = self._chosen.options

    @property
    def name(self) -> str:
        """Give the name of the player."""
        return self._chosen.name

    def remembered(self) -> dict[str, Any]:
        """Give how the table is laid, to be kept (see `PartySetup.remembered`)."""
        return self._chosen.remembered()

    def party(self, seed: str | None, name: str) -> Party | None:
        """Ask until the player, who is called *name* so far, starts; None where the player goes back.

        *seed* decides the cards, None draws one.
        """
        self._chosen.name = name
        while True:
            match self._asker.choose(self._menu()):
                case None:
                    return None
                case "start":
                    return self._chosen.party(self._desk.catalog, seed or new_seed())
                case "seats":
                    seats = self._chosen.room.game.seats
                    nodes = [Node(self._desk.text("term-seats", count=count), count) for count in seats]
                    asked = self._desk.text("term-ask-seats")
                    self._chosen.seats = pick(self._asker, asked, nodes, self._chosen.seats, first=seats[0])
                case "level":
                    self._ask_level()
                case "main":
                    self._change(self._options.main)
                case "preset":
                    self._ask_preset()
                case "options":
                    self._change_any()
                case _:
                    self._ask_name()

    def _menu(self) -> Question[str]:
        text = self._desk.text
        start = Node(text("term-setup-start"), "start")
        preset = self._options.preset_name(self._desk.catalog, self._options.preset)
        bundles = [Node(text("term-setup-preset", preset=preset), "preset")] * (len(self._options.presets) > 1)
        others = [Node(text("term-setup-options"), "options")] * (len(self._options.known) > 1)
        nodes = (
            start,
            Node(text("term-setup-seats", count=self._chosen.seats), "seats"),
            Node(self._levels_line(), "level"),
            Node(self._option_line(self._options.main), "main"),
            *bundles,
            *others,
            Node(text("term-setup-name", name=self._chosen.name), "name"),
        )
        return Question(ask=self._tell, nodes=nodes, default=start, back=text("term-back"))

    def _tell(self) -> None:
        rivals = self._chosen.party(self._desk.catalog, "").rivals
        self._desk.line("term-setup", game=self._desk.text(f"game-{self._chosen.room.game.id}"), names=rivals)

    def _ask_level(self) -> None:
        """Ask for the level of all the computer players, or for that of each."""
        levels = self._levels()
        asked = self._desk.text("term-ask-level", rivals=len(levels))
        each: list[Node[str | None]] = [Node(self._desk.text("term-each-level"), _EACH)] * (len(levels) > 1)
        now = levels[0] if len({*levels}) == 1 else None
        level = pick_level(self._asker, self._chosen.room, asked, now, *each)
        if level == _EACH:
            self._ask_each_level()
        elif level is not None:
            self._chosen.levels = [level] * len(self._chosen.levels)

    def _ask_each_level(self) -> None:
        """Ask for the level of one computer player after the other, until the player goes back."""
        while True:
            rivals = dict(enumerate(self._rivals()))
            place = pick_rival(self._asker, rivals)
            if place is None:
                return
            asked, now = self._desk.text("term-ask-level-of", name=rivals[place].name), rivals[place].level
            self._chosen.levels[place] = pick_level(self._asker, self._chosen.room, asked, now) or now

    def _rivals(self) -> tuple[Player, ...]:
        return self._chosen.party(self._desk.catalog, "").players[1:]

    def _levels(self) -> list[str]:
        """Give the levels of those who play: they may differ where the table was laid in the window."""
        return self._chosen.levels[: self._chosen.seats - 1]

    def _levels_line(self) -> Rendered:
        """Say the level of all, or who has which."""
        text, levels = self._desk.text, self._levels()
        if len({*levels}) == 1:
            return text("term-setup-level", level=text(f"bot-level-{levels[0]}"), rivals=len(levels))
        rivals = [
            text("term-rival-level", name=player.name, level=text(f"bot-level-{player.level}"))
            for player in self._rivals()
        ]
        return text("term-setup-levels", rivals=rivals)

    def _option_line(self, name: str) -> Rendered:
        catalog = self._desk.catalog
        value = self._options.value(catalog, name, self._options.texts[name])
        return self._desk.text("term-option", name=self._options.name(catalog, name), value=value)

    def _change(self, name: str) -> None:
        """Ask for the value of an option."""
        catalog = self._desk.catalog
        nodes = [Node(self._options.value(catalog, name, text), text) for text in self._options.known[name]]
        asked, about = self._options.name(catalog, name), self._options.help(catalog, name)
        self._options.texts[name] = pick(self._asker, asked, nodes, self._options.texts[name], about)

    def _ask_preset(self) -> None:
        """Ask for a bundle of options."""
        catalog = self._desk.catalog
        nodes = [Node(self._options.preset_name(catalog, preset), preset) for preset in self._options.presets]
        chosen = pick(self._asker, self._desk.text("term-ask-preset"), nodes, self._options.preset)
        if chosen != OWN:
            self._options.take(chosen)

    def _change_any(self) -> None:
        """Show all options, and change one after the other."""
        while True:
            nodes = tuple(Node(self._option_line(name), name) for name in self._options.known)
            question = Question(
                ask=lambda: self._desk.line("term-ask-option"), nodes=nodes, back=self._desk.text("term-back")
            )
            chosen = self._asker.choose(question)
            if chosen is None:
                return
            self._change(chosen)

    def _ask_name(self) -> None:
        now = Node(as_is(self._chosen.name), self._chosen.name)
        question = Question(
            ask=lambda: self._desk.line("term-ask-name", name=self._chosen.name),
            default=now,
            back=self._desk.text("term-back"),
            read=self._read_name,
            silent=True,
        )
        self._chosen.name = self._asker.choose(question) or self._chosen.name

    def _read_name(self, text: str) -> str:
        """Take a name as it is typed. Raises `Answered` for one that could not be told from a command or a figure."""
        name = read_name(text)
        if name is None:
            self._desk.note("party-bad-name", low=NAME[0], high=NAME[-1])
            raise Answered
        return name


def pick(asker: Asker, asked: Rendered, nodes: Sequence[Node[T]], now: T, *about: Rendered, first: int = 1) -> T:
    """Ask for one of some values; the one in force is proposed, and kept where the player goes back.

    *about* is told after what is *asked*; *first* is the number of the first line.
    """
    default = next((node for node in nodes if node.value == now), None)
    back = asker.desk.text("term-back")
    question = Question(
        ask=lambda: asker.desk.say(*(utterance(text, Priority.ANSWER, "system") for text in (asked, *about))),
        nodes=tuple(nodes),
        default=default,
        back=back,
        first=first,
    )
    chosen = asker.choose(question)
    return now if chosen is None else chosen


def pick_rival(asker: Asker, rivals: Mapping[int, Player]) -> int | None:
    """Ask for one of some computer players, by the number that each has; None where the player goes back."""
    text = asker.desk.text
    nodes = tuple(
        Node(text("term-level-of", name=player.name, level=text(f"bot-level-{player.level}")), number)
        for number, player in rivals.items()
    )
    question = Question(ask=lambda: asker.desk.note("term-ask-whose-level"), nodes=nodes, back=text("term-back"))
    return asker.choose(question)


def pick_level(asker: Asker, room: Room, asked: Rendered, now: str | None, *others: Node[str | None]) -> str | None:
    """Ask for a level, or one of the *others*; a last line tells how each level plays, and asks again.

    Where the player goes back it is the level that is in force, None where there are several.
    """
    desk = asker.desk
    nodes: list[Node[str | None]] = [Node(desk.text(f"bot-level-{level}"), level) for level in room.levels]
    nodes += [Node(desk.text("term-about-levels"), _ABOUT), *others]
    while (level := pick(asker, asked, nodes, now)) == _ABOUT:
        for name in room.levels:
            about = level_help(desk.catalog, room.game.id, name)
            desk.line("term-about-level", level=desk.text(f"bot-level-{name}"), about=about)
    return level
