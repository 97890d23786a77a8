"""Who receives keys: what a game and a menu have in common, from finding the command to asking twice."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from cachecash.narration.catalog import Catalog, utterance
from cachecash.narration.utterance import Level, Priority, Rendered
from cachecash.outputs.history import Found, History
from cachecash.presentation.commands import in_help
from cachecash.presentation.heard import Heard
from cachecash.presentation.keys import GAME, MENU, Command, Context, Key
from cachecash.presentation.lists import BOUNCE, Line, ListBox, Lists
from cachecash.presentation.outlet import What, Wish
from cachecash.presentation.post import Post

_LEVELS = tuple(Level)


@dataclass(frozen=True, slots=True)
class Doubt:
    """Something to be done if the same *press* comes again; *asked* in these words, at the time *since*."""

    press: object
    do: Callable[[], None]
    asked: tuple[Rendered, ...]
    since: float


class Host:
    """Receives keys, runs their commands, and answers each of them: by a sentence, or by a cue with its caption.

    A menu is a host whose list is never empty; a game is one where lists open over the table.
    """

    in_game = False
    in_lobby = False

    def __init__(self, post: Post) -> None:
        self.post = post
        self.keys = post.keys
        self.outlet = Heard(post)
        self.habits = post.habits
        self.lists = Lists(post.keys, self.outlet, post.habits, self.came_back)
        self.now = 0.0
        self._press: object = None
        self._doubt: Doubt | None = None
        self._explaining = False
        self._walking = False

    @property
    def catalog(self) -> Catalog:
        """Give the sentences of the language that is spoken."""
        return self.keys.catalog

    @property
    def history(self) -> History:
        """Give the memory of what whoever plays now was told."""
        return self.post.history

    # --- keys

    @property
    def context(self) -> Context:
        """Tell which commands the keys mean now."""
        return MENU if self.lists else self.table_context

    @property
    def table_context(self) -> Context:
        """Tell which commands they mean where no list is open."""
        return GAME

    def key(self, key: Key, now: float) -> None:
        """Take a key that was pressed. *now*: seconds, of any clock that only goes forward."""
        self.now = now
        if key in self.keys.keys("silence"):
            self._doubt = None  # cancelled as by any other key, but without a word
        if self._explaining:
            self._explain(key)
        elif not self._doubted(key):
            self._press = key
            self._walking = False
            self._dispatch(key)
            if not self._walking:
                self.history.leave()

    def _dispatch(self, key: Key) -> None:
        command = self.keys.find(key, self.context)
        if command is None and self.lists and self.in_game and self.keys.find(key, self.table_context):
            self.answer("list-in-the-way", key=self.keys.first("back"))
        elif command is None:
            self.say(self._why_nothing(key), category="refusal")
        elif self.keys.off(key):
            self._answer_off(command)
        else:
            self.run(command)

    def _why_nothing(self, key: Key) -> Rendered:
        """Say that a key does nothing here, or where it does something."""
        why = self.why_no_game() if self.keys.find(key, "game") else None
        return why or self.catalog.render("key-does-nothing", key=self.keys.name(key))

    def _answer_off(self, command: Command) -> None:
        """Say that letters are off, and where the command can be had without one."""
        menu = self.keys.first("menu")
        self.answer("key-is-off", menu=menu, listed=bool(self.lists), phrase=self.keys.phrase(command))

    def run(self, command: Command) -> None:
        """Do a command, or say why it cannot be done now."""
        why = command.when(self)
        if why is None:
            command.do(self)
        else:
            self.refuse(why)

    def why_no_game(self) -> Rendered | None:
        """Say that there is no game to ask about; None where there is."""
        return None if self.in_game else self.text("desk-no-game")

    def refuse(self, why: Rendered) -> None:
        """Say why not."""
        self.say(why, category="refusal")

    # --- saying

    def say(self, *texts: Rendered, category: str = "answer", sound: str | None = None) -> None:
        """Answer the key; *sound* is the name of a sound that comes with it."""
        said = [utterance(text, Priority.ANSWER, category) for text in texts if text.speech]
        self.outlet.answer([replace(one, sound=None if place else sound) for place, one in enumerate(said)])

    def answer(self, message_id: str, **args: Any) -> None:
        """Answer the key with one message."""
        self.say(self.text(message_id, **args))

    def text(self, message_id: str, **args: Any) -> Rendered:
        """Give a message at the player's level."""
        return self.catalog.render(message_id, self.habits.level, **args)

    def wish(self, what: What, detail: str = "") -> None:
        """Ask the program for what is not this host's to do."""
        self.outlet.ask(Wish(what, detail))

    # --- asking twice

    def doubt(self, question: Rendered, do: Callable[[], None]) -> None:
        """Ask whether something is meant: the same key again does it, any other cancels, and time does not count."""
        key = self.keys.name(self._press) if isinstance(self._press, Key) else None
        asked = (question, self.text("desk-again", key=key))
        self._doubt = Doubt(self._press, do, asked, self.now)
        self.say(*asked)

    def _doubted(self, press: object) -> bool:
        """Whether *press* was the answer to a doubt."""
        doubt, self._doubt = self._doubt, None
        if doubt is None:
            return False
        if press != doubt.press:
            self.say(self.text("desk-cancelled"), *self.begun(), *self.asked_by(press))
        elif self.now - doubt.since < BOUNCE:
            self._doubt = doubt  # a hand that trembles has cut the question: it hears all of it again
            self.say(self.text("desk-asked-just-now"), *doubt.asked, category="refusal")
        else:
            doubt.do()
        return True

    def asked_by(self, press: object) -> tuple[Rendered, ...]:
        """Give what answers *press* where it only asks something; it has cancelled a doubt, and is to be answered."""
        return ()

    def too_soon(self, message_id: str) -> None:
        """Drop a key: the refusal cue, and a caption; speech goes on."""
        self.outlet.cue("error", self.text(message_id))

    # --- what keys do everywhere

    def silence(self) -> None:
        """Stop speech, and dismiss what waits."""
        self.outlet.silence()

    def repeat(self) -> None:
        """Say again what was said last; whoever reads in the history reads on from there."""
        self._walking = True
        if self.history.last:
            self.outlet.again(self.history.last)
        else:
            self.answer("desk-nothing-said")

    # --- the history

    def older(self) -> None:
        """Go one entry back in the history."""
        self._walk(self.history.older())

    def newer(self) -> None:
        """Go one entry on in the history."""
        self._walk(self.history.newer())

    def oldest(self) -> None:
        """Go to the oldest entry."""
        self._walk(self.history.oldest())

    def newest(self) -> None:
        """Go to the newest entry."""
        self._walk(self.history.newest())

    def next_category(self) -> None:
        """Go to the next category, at its newest entry."""
        self._walk(self.history.next_category())

    def previous_category(self) -> None:
        """Go to the category before, at its newest entry."""
        self._walk(self.history.previous_category())

    def _walk(self, found: Found) -> None:
        """Say what was found; a story that is read so is not told again."""
        self._walking = True
        if found.edge:
            self.outlet.cue("edge", self.text("history-edge", edge=found.edge))
        if found.utterance is not None:
            self.outlet.read(found.utterance)
        self.outlet.again(found.words(self.catalog))

    # --- verbosity, and where one is

    def next_level(self) -> None:
        """Go to the next verbosity."""
        self.habits.level = _LEVELS[(_LEVELS.index(self.habits.level) + 1) % len(_LEVELS)]
        self.level_changed()
        self.answer("desk-level", level=self.catalog.render(f"level-{self.habits.level.value}"))
        self.wish("level", self.habits.level.value)

    def level_changed(self) -> None:
        """Take note of the new verbosity."""

    def where(self) -> None:
        """Say where one is, and what is expected."""
        self.lists.retitle()

    def about(self) -> None:
        """Say everything about what is current."""
        self.lists.more()

    def whole(self) -> None:
        """Read all of what one is in."""
        box = self.lists[-1]
        self.say(self.text("list-title", title=box.title), *(line.label for line in box.lines))

    def leave(self) -> None:
        """Leave the program."""
        self.wish("quit")

    def begun(self) -> tuple[Rendered, ...]:
        """Say what was begun and waits for the rest."""
        return ()

    def came_back(self) -> None:
        """Say where one is, now that the last list is closed."""

    # --- help

    def help(self) -> None:
        """Open the list of the keys usable now; Enter does what one says."""
        inside = in_help(self.keys.inside(self.context))
        usable = [command for command in inside if command.when(self) is None]
        lines = [self.command_line(command, len(self.lists)) for command in usable]
        self.lists.open(ListBox(self.text("key-help"), lines), self.now)

    def command_line(self, command: Command, depth: int) -> Line:
        """Give a command as a line of a list: Enter leaves the lists over the first *depth* ones, and does it."""

        def do() -> None:
            self.lists.cut(depth)
            self.run(command)

        return Line(self.keys.phrase(command), do, self.keys.names_now(command))

    def explain(self) -> None:
        """Describe the next key instead of doing it."""
        self._explaining = True
        self.answer("key-explain", key=self.keys.name(Key("Escape")))

    def _explain(self, key: Key) -> None:
        self._explaining = False
        if key == Key("Escape"):
            self.answer("key-explain-left")
        else:
            self.say(self.keys.explain(key, self.context))
