"""Random keys at the desk: no key is silent, no story is lost, and nothing secret is heard on the way."""

import random
from typing import Any

import pytest

from cachecash.core.chance import Chance
from cachecash.core.events import Event
from cachecash.games.cache_ton_cash import CacheTonCash
from cachecash.narration.utterance import Priority
from cachecash.presentation.habits import Habits
from deskside import Deskside

PLAYING = ("Enter",) * 12
LOOKING = (
    *("Left", "Right", "Up", "Down", "Home", "End", "Tab", "Shift+Tab", "Space", "Escape"),
    *("Shift+Left", "Shift+Right", "Shift+Up", "Shift+Down", "PageUp", "PageDown", "Shift+PageUp", "Shift+PageDown"),
    *("Ctrl+PageUp", "Ctrl+PageDown", "Ctrl", "Ctrl+S", "Delete", "Ctrl+F1", "Shift+F1"),
    *(f"F{number}" for number in range(1, 13) if number != 10),
    *"ABCDEGHIJKLMNOPQRSTWYZ0123456789",
    *("Shift+R", "Shift+S", "Shift+J", "Shift+B", "Ctrl+Z"),
)
KEYS = (*LOOKING, *PLAYING, "Backspace", "Ctrl+Q", *"FVXU")
TABLES = [
    (4, "end=rapide", Habits()),
    (2, "end=rapide", Habits(pace="key")),
    (3, "end=deux actions=on double=on improve=on toptwo=on six=on penny=on", Habits(confirm=False)),
    (6, "end=trois", Habits(positions=False)),
]


def answered(here: Deskside, key: str, after: float) -> bool:
    """Press *key*; tell whether the player noticed. Ctrl, and no other, is answered by silence itself."""
    outlet = here.outlet
    noticed, silences = outlet.noticed, len(outlet.silences)
    here.press(key, after=after)
    return outlet.noticed > noticed or (key == "Ctrl" and len(outlet.silences) > silences)


class Ear:
    """What the player must hear of a game in any case: each story, in order."""

    def __init__(self, here: Deskside) -> None:
        self.here = here
        self.stories: list[str] = []
        here.table.attach(here.desk.course.me, self.hear)

    def hear(self, event: Event, view: Any) -> None:
        told = self.here.desk.narrator.tell(event, view, self.here.desk.course.me, self.here.habits.level)
        if told and told.priority is Priority.STORY:
            self.stories.append(told.speech)


@pytest.mark.parametrize(("seats", "rules", "habits"), TABLES)
def test_random_keys_are_all_answered(seats: int, rules: str, habits: Habits) -> None:
    chooser = random.Random(f"keys/{seats}")
    games = iter(range(1000))
    here = Deskside(seats, f"keys/{next(games)}", rules, habits=habits).settle()
    actions = 0
    for _ in range(2500):
        key = chooser.choice(KEYS)
        assert answered(here, key, chooser.choice((0.01, 0.3, 1.0))), key
        here.outlet.busy = False
        for _ in range(chooser.randrange(3)):
            here.tick(0.1)
        if here.desk.course.over:
            actions += len(here.table.actions)
            here = Deskside(seats, f"keys/{next(games)}", rules, habits=habits).settle()
    assert actions + len(here.table.actions) > 100


@pytest.mark.parametrize("seed", range(3))
def test_no_story_is_lost_whatever_is_pressed(seed: int) -> None:
    chooser = random.Random(seed)
    here = Deskside(4, str(seed), "end=rapide")
    known = len(here.outlet.stories)
    ear = Ear(here)
    first = [told.speech for told in here.outlet.stories]
    for _ in range(6000):
        here.press(chooser.choice([key for key in KEYS if key != "F3"]), after=chooser.choice((0.1, 0.7)))
        here.outlet.slow = chooser.random() < 0.5
        here.outlet.busy = here.outlet.busy and chooser.random() < 0.5
        here.tick(0.1)
        if here.desk.course.over:
            break
    assert here.desk.course.over
    heard = [told.speech for told in here.outlet.stories if told.category != "system"]
    assert known
    assert [line for line in heard if line in set(ear.stories)][-len(ear.stories) :] == ear.stories
    assert heard[: len(first)] == first


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_keys_that_look_say_nothing_that_the_view_does_not_know(seats: int) -> None:
    """The same keys at two tables that the player cannot tell apart give the same words."""
    game = CacheTonCash()
    here = Deskside(seats, f"secret/{seats}").settle()
    state = here.table._state
    assert state is not None
    view = game.view(state, 0)
    twin_state = game.redeal(view, Chance("twin"))
    twins = [Deskside(position=position.copy(), seed="twin") for position in (state, twin_state)]
    chooser = random.Random(seats)
    for _ in range(400):
        key = chooser.choice([key for key in LOOKING if key not in {"Ctrl", "Shift+F1"}])
        heard = [twin.press(key) for twin in twins]
        assert heard[0] == heard[1], key
        assert twins[0].outlet.braille == twins[1].outlet.braille
        assert twins[0].outlet.cues == twins[1].outlet.cues
