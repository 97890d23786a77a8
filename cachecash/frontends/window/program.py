"""The program behind the window: who plays, which pages are open, which game is played; keys in, a scene out."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cachecash.core.problems import Problem
from cachecash.frontends.window.equipment import Equipment
from cachecash.frontends.window.scene import Scene
from cachecash.frontends.window.zoned import Heard, Screens
from cachecash.narration.catalog import Catalog, utterance
from cachecash.narration.utterance import Priority, Rendered
from cachecash.outputs.history import History
from cachecash.outputs.sound.sounds import Sounds
from cachecash.presentation.commands import COMMANDS
from cachecash.presentation.habits import Habits
from cachecash.presentation.kept import KeptGame, KeptGames
from cachecash.presentation.keys import Key, KeyMap
from cachecash.presentation.outlet import Wish
from cachecash.presentation.pages import Pages
from cachecash.presentation.pages.after import AfterPage
from cachecash.presentation.pages.knobs import Knobs
from cachecash.presentation.party import Party, new_seed
from cachecash.presentation.person import Person, rename
from cachecash.presentation.post import Post
from cachecash.presentation.room import Room
from cachecash.presentation.settings import Setting, Settings, apply, setting
from cachecash.presentation.store import Saver, Store
from cachecash.storage.profiles import Profile, Profiles
from cachecash.table.table import Table

if TYPE_CHECKING:
    from cachecash.frontends.window.play import Play  # loaded when somebody sits down


@dataclass(frozen=True, slots=True)
class Means:
    """What the program is given.

    *catalog_of* gives the sentences for a language of the settings (``auto`` included), *sounds* all that sounds,
    *faults* the file where faults of ours are written down. *voice*, *seed* and *level* are those of the command line,
    empty where none was asked for: a voice to try first, the cards of the next new game, how much is said.
    """

    rooms: Mapping[str, Room]
    store: Store
    profiles: Profiles
    catalog_of: Callable[[str], Catalog]
    sounds: Sounds
    faults: Path
    voice: str = ""
    seed: str = ""
    level: str = ""


class Program:
    """A `House` for the pages (see there for each name), and the receiver of everything that the window hears.

    Every time is in seconds of `time.monotonic`, as for the speaker.
    """

    def __init__(self, means: Means) -> None:
        self._means = means
        self._level = means.level
        self.kept = KeptGames(means.rooms, means.store)
        self._person = Person(means.profiles.all()[0], means.catalog_of("auto"))
        self._keys = self._key_map(means.catalog_of(self.settings.language))
        self.equipment = Equipment(means.sounds, self._wished, means.voice)
        self._post = Post(self._keys, self.equipment.way_out, History(), Habits())
        self._seed = means.seed
        self._play: Play | None = None
        self._told: tuple[str, str, int] | None = None
        """The game that the history ends with, if all of it was told."""
        self._asleep = False
        self._now = 0.0
        self.done = False
        """Whether the player has left."""
        self._pages = Pages(self._post, self)
        self._knobs = Knobs(self._pages)
        self._screens = Screens(self.catalog)

    @property
    def catalog(self) -> Catalog:
        """Give the sentences of the language that is spoken."""
        return self._keys.catalog

    # --- for the window

    def open(self, now: float) -> None:
        """Begin to speak, with what the player needs first."""
        self._now = now
        self._follow_person()
        self.equipment.open(self.settings, self.catalog.language)
        self.equipment.listen(now)
        self._pages.open(now)
        self.equipment.listen(now)

    @property
    def wants_text(self) -> bool:
        """Whether letters are texts now, and no commands."""
        return self._pages.wants_text

    def key(self, key: Key, now: float) -> None:
        """Take a key."""
        self._now = now
        self.equipment.way_out.key()
        self._host.key(key, now)

    def hush(self) -> None:
        """Stop sound at once; nothing that waits is forgotten."""
        self.equipment.speaker.silence(dismiss=False)

    def unnamed_key(self) -> None:
        """Answer a key that never means anything, so that it is not taken for a program that has stopped."""
        self.equipment.way_out.key()
        self.equipment.way_out.cue("error", self.catalog.render("window-no-such-key", key=self._keys.first("help")))

    def typed(self, text: str, now: float) -> None:
        """Take a text that was typed."""
        self._now = now
        self.equipment.way_out.key()
        self._pages.typed(text, now)

    def click(self, panel: str, item: str, now: float) -> None:
        """Take a click on something that was drawn."""
        self._now = now
        self.equipment.way_out.key()
        self._host.click(panel, item, now)

    def step(self, now: float) -> None:
        """Let time go by. To be called often."""
        self._now = now
        for problem in (*self.equipment.notices(), *self._person.notices()):
            self.tell(problem)
        if self._pages.lists:
            self._pages.step(now)
        elif self._play:
            self._play.desk.step(now)
        self.equipment.step(now)

    def sleep(self) -> None:
        """The window has lost the focus: no speech, and nobody plays."""
        self._asleep = True
        if self._play and not self._pages.lists:
            self._play.desk.sleep()
        self.equipment.speaker.silence(dismiss=False)

    def wake(self, now: float) -> None:
        """The window has the focus: where one is, then what was not told. It says nothing new where it opens."""
        self._now = now
        if not self._asleep:
            return
        self._asleep = False
        if self._play and not self._pages.lists:
            self._play.desk.wake(now)
        else:
            self._pages.where()

    def tell(self, problem: Problem) -> None:
        """Say what has gone wrong; it stands in the history too."""
        text = self.catalog.render(f"problem-{problem.reason}", **problem.facts)
        told = utterance(text, Priority.STORY, "system")
        self._post.history.add(told)
        self.equipment.way_out.present(told)

    def idle(self, now: float) -> bool:
        """Whether everything has been said."""
        return self.equipment.way_out.idle(now)

    def scene(self) -> Scene:
        """Give what is to be seen now."""
        caption = self.equipment.way_out.caption
        if self._pages.lists:
            return self._screens.listed(Heard(self.catalog.line("window-title"), "", caption), self._pages.page)
        if self._play is None:
            return Heard("", "", caption).over()
        desk = self._play.desk
        title = self.catalog.render(f"game-{self._play.party.room.game.id}").screen
        status = " ".join(text.screen for text in desk.possible())
        marked = {item for zone, item in desk.marks if zone == desk.zones.zone.id}
        return self._screens.table(Heard(title, status, caption), desk.zones, marked=marked, lists=tuple(desk.lists))

    def close(self) -> None:
        """Keep everything, and be silent."""
        self._leave_table()
        self._person.close()
        self.equipment.close()

    @property
    def _host(self) -> Any:
        return self._pages if self._pages.lists or self._play is None else self._play.desk

    # --- the house of the pages

    @property
    def rooms(self) -> Mapping[str, Room]:
        """Give the games."""
        return self._means.rooms

    @property
    def settings(self) -> Settings:
        """Give the settings of who plays, with the level of the command line until it is changed."""
        kept = self._person.settings
        return kept.having("verbosity", self._level) if self._level else kept

    def set(self, setting: Setting, value: Any) -> None:
        """Change a setting, and do as it says."""
        self._person.set(setting, value)
        if setting.id == "voice":
            self.equipment.choose_voice()
        if setting.id == "verbosity":
            self._level = ""
        if setting.id == "language":
            self._translate()
        apply(self.settings, self._post.habits, self._keys)
        self.equipment.follow(self.settings, self.catalog.language, setting.id)

    def lay(self, game: str, table: Mapping[str, Any]) -> None:
        """Keep how a table is laid."""
        self._person.lay(game, table)

    @property
    def voice(self) -> tuple[str, str]:
        """Give what speaks now."""
        return self.equipment.found

    @property
    def playing(self) -> bool:
        """Whether a game goes on under the pages."""
        return self._play is not None

    @property
    def party(self) -> Party | None:
        """Give who plays at the table under the pages."""
        return self._play.party if self._play else None

    def set_level(self, seat: int, level: str) -> None:
        """Have a computer player decide at another level; the game is kept so."""
        if self._play:
            self._play.set_level(seat, level)
            self._try(self._play.keep)

    @property
    def sounds(self) -> Sequence[str]:
        """Give the sounds that can be learnt."""
        return self.equipment.learnable

    @property
    def people(self) -> Sequence[Profile]:
        """Give everybody who plays here."""
        return self._means.profiles.all()

    @property
    def person(self) -> Profile:
        """Give who plays now."""
        return self._person.profile

    def welcome(self, person: Profile) -> None:
        """Have somebody play."""
        other = person.path != self._person.profile.path
        if other:
            self._person.close()  # before the choice is remembered: this may still write
            for problem in self._person.notices():
                self.tell(problem)
        self._means.profiles.choose(person)
        if other:
            self._told = None
            self._post.history = History()  # what the one before was told is nobody else's to read
            self._person = Person(person, self.catalog)
            self._translate()
            self._follow_person()
            self.equipment.follow(self.settings, self.catalog.language)

    def add_person(self, name: str) -> Profile:
        """Give somebody a profile. Raises `Problem`."""
        added = self._means.profiles.add(name)
        self._stay_first()
        return added

    def rename_person(self, person: Profile, name: str) -> None:
        """Give somebody another name. Raises `Problem` where it cannot be kept."""
        if person.path == self._person.profile.path:
            self.set(setting("name"), name)
        else:
            rename(person, name, self.catalog)
            self._stay_first()

    def remove_person(self, person: Profile) -> None:
        """Put somebody's settings aside. Raises `Problem`."""
        self._means.profiles.remove(person)

    def start(self, party: Party) -> None:
        """Begin a new game."""
        party = party.with_seed(self._seed) if self._seed else party
        self._seed = ""  # the seed that was asked for is for one game
        self._sit_down(party, party.table(), self._means.store.saver())

    def resume(self, game: KeptGame) -> bool:
        """Go on with a kept game."""
        saver = self._means.store.saver(game.slot.name)
        found = self.kept.reopen(game.slot)
        if found is None:
            saver.close()
            return False
        self._sit_down(found.party, found.table, saver, resumed=True)
        return True

    def closed(self) -> None:
        """Come back to the table."""
        if self._play and self._play.desk.lists:
            self._play.desk.lists.retitle()
        elif self._play:
            self._play.desk.came_back()
        else:
            self._pages.menu(self._now)

    def quit(self) -> None:
        """End the program."""
        self.done = True

    # --- games

    def _sit_down(self, party: Party, table: Table[Any, Any, Any], saver: Saver, *, resumed: bool = False) -> None:
        from cachecash.frontends.window.play import Play  # noqa: PLC0415 - the first page can do without

        self._leave_table()
        self._pages.lists.cut()
        self.equipment.sit(len(party.players), party.me)
        self._play = Play(party, table, saver, self._post)
        if resumed and self._play.told != self._told:
            self._play.remember()
        self._play.desk.open(self._now)

    def _leave_table(self) -> None:
        if self._play:
            self._told = self._play.told
            self._try(self._play.close)
            self._play = None
            self.equipment.stand()

    def _to_menu(self) -> None:
        self._leave_table()
        self._pages.menu(self._now)

    def _again(self, *, same: bool) -> None:
        if self._play:
            party = self._play.party
            self.start(party if same else party.with_seed(new_seed()))

    # --- wishes

    def _wished(self, wish: Wish) -> None:
        match wish.what:
            case "settings":
                self._pages.settings(self._now)
            case "levels":
                self._pages.levels(self._now)
            case "rules":
                game = self._play.party.room.game.id if self._play else ""
                self._pages.rules(self._now, game, wish.detail)
            case "level":
                self.set(setting("verbosity"), wish.detail)
            case "full-screen":
                self._change_full_screen()
            case "knob-next" | "knob-lower" | "knob-raise":
                self._knobs.turn(wish.what)
            case _:
                self._wished_in_game(wish)

    def _wished_in_game(self, wish: Wish) -> None:
        match wish.what:
            case "played":
                self._try(self._play.keep if self._play else None)
            case "save":
                self._save()
            case "over":
                self._try(self._play.finish if self._play else None)
                self._pages.now = self._now
                self._pages.show(AfterPage(self._pages, self._again, self._to_menu))
            case "leave":
                self._to_menu()
            case "quit":
                self.quit()

    def _change_full_screen(self) -> None:
        chosen, wanted = setting("full-screen"), not self.settings.full_screen
        self.set(chosen, wanted)
        self._say(chosen.sample(self.catalog, wanted))

    def _save(self) -> None:
        if self._play and self._play.desk.course.over:
            self._answer("window-nothing-to-keep")
        elif self._play:
            try:
                self._play.secure()
            except Problem as problem:
                self._answer(f"problem-{problem.reason}", **problem.facts)
            else:
                self._answer("window-kept")

    def _try(self, act: Callable[[], None] | None) -> None:
        """Have the game kept; where that fails, say so, and go on."""
        try:
            if act:
                act()
        except Problem as problem:
            self.tell(problem)

    def _answer(self, message_id: str, **args: Any) -> None:
        self._say(self.catalog.render(message_id, **args))

    def _say(self, text: Rendered) -> None:
        told = utterance(text, Priority.ANSWER, "answer")
        self._post.history.add(told)
        self.equipment.way_out.answer([told])

    # --- who plays

    def _stay_first(self) -> None:
        """See to it that who plays now plays at the next start, too: somebody else's file has just been written."""
        self._means.profiles.choose(self._person.profile)

    def _follow_person(self) -> None:
        """Take the habits, the keys and the troubles of who plays now."""
        for problem in (*self._person.problems, *self._keys.restore(self.settings.keys)):
            self.tell(problem)
        apply(self.settings, self._post.habits, self._keys)

    def _key_map(self, catalog: Catalog) -> KeyMap:
        of_games = (command for room in self._means.rooms.values() for command in room.commands)
        return KeyMap((*COMMANDS, *of_games), catalog)

    def _translate(self) -> None:
        """Speak the language of the settings from now on."""
        catalog = self._means.catalog_of(self.settings.language)
        if catalog.language == self.catalog.language:
            return
        self._screens = Screens(catalog)
        self._pages.translate(catalog)
        if self._play:
            self._play.translate(catalog)
