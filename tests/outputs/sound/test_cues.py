"""Which sound answers what, for which ear, from where, how high; and never without a sentence."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import count, pairwise
from typing import Any

import pytest

from cachecash.bots.random_bot import RandomBot
from cachecash.core.chance import Chance
from cachecash.core.events import Event, PublicEvent, Viewer
from cachecash.core.options import read_options
from cachecash.games.cache_ton_cash import events as facts
from cachecash.games.cache_ton_cash.cards import Card
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Level, Priority, Utterance
from cachecash.outputs.sound.cues import Cue, Cues, game_of
from cachecash.outputs.sound.theme import read
from cachecash.presentation.rooms import rooms
from cachecash.table.table import Table

THEME = read()[0]
PI, AV, OR = Card.PI, Card.AV, Card.OR
TOTALS = (30_000, 20_000, 5_000, 0)


def cue(event: Event, me: Viewer = 0, seats: int = 4) -> Cue | None:
    return Cues(THEME, seats, me).event(event)


def sound(event: Event, me: Viewer = 0) -> str | None:
    found = cue(event, me)
    return found.sound if found else None


def utterance(category: str, named: str | None = None, seat: int | None = None) -> Utterance:
    return Utterance("Oui.", "Oui.", "Oui.", Priority.ANSWER, category, sound=named, seat=seat)


def test_my_turn_is_heard_and_nobody_elses() -> None:
    assert [sound(facts.TurnBegan(1, None), me) for me in (0, 1, None)] == [None, "your-turn", None]


@pytest.mark.parametrize(
    "event",
    [
        facts.SetStolen(0, 1, AV, 45_000, PI, 1),
        facts.SetKept(0, 1, AV, 45_000),
        facts.ClaimStolen(0, 1, PI, 15_000),
        facts.ClaimKept(0, 1, PI, 15_000, contested=True),
    ],
)
def test_a_duel_is_won_by_one_and_lost_by_the_other(event: Event) -> None:
    assert [sound(event, me) for me in (0, 1, 2, None)] == ["won", "lost", "set", "set"]


def test_the_game_is_won_by_all_who_share_it_and_lost_by_the_others() -> None:
    event = facts.GameEnded((0, 2), TOTALS, (1, 0, 1, 0), "deux", safeguard=False)
    assert [sound(event, me) for me in (0, 1, 2, None)] == ["won", "lost", "won", "won"]


def test_a_claim_that_nobody_contests_is_silent() -> None:
    assert cue(facts.ClaimKept(0, 1, PI, 10_000, contested=False)) is None


def test_what_an_event_hides_is_not_betrayed() -> None:
    mine = facts.CardsDrawn(1, 1, (OR,), 10, after_duel=False)
    assert cue(mine, me=1) == Cue("card-taken")
    hidden = mine.seen_by(0)
    assert hidden
    assert cue(hidden) is None


def test_the_dearer_the_higher() -> None:
    cards = [cue(facts.CardDiscarded(0, card, out=False)) for card in (Card.PE, PI, Card.BJ, AV, Card.CA, Card.AG, OR)]
    heights = [found.semitones for found in cards if found]
    assert len(heights) == 7
    assert all(low < high for low, high in pairwise(heights))
    sets = [cue(facts.SetFormed(0, PI, (PI,), None, value, None)) for value in (10_000, 55_000, 130_000, 900_000)]
    assert [found.semitones for found in sets if found] == [4, 14, 16, 19]


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("me", range(2))
def test_each_seat_has_its_place_mine_is_the_centre_and_clockwise_goes_from_left_to_right(seats: int, me: int) -> None:
    cues = Cues(THEME, seats, me)
    places = [cues.pan((me + step) % seats) for step in range(seats)]
    assert places[0] == 0
    assert places[1] < 0
    assert places[1:] == sorted(set(places[1:]))
    assert all(0.3 <= abs(place) <= 0.8 for place in places[1:])
    assert places[-1] > 0 or seats == 2


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_spectator_hears_each_seat_from_its_own_place(seats: int) -> None:
    cues = Cues(THEME, seats, None)
    places = [cues.pan(seat) for seat in range(seats)]
    assert places == sorted(set(places))
    assert (places[0], places[-1]) == pytest.approx((-0.8, 0.8))


def test_an_event_comes_from_who_acts_unless_it_is_everybodys() -> None:
    formed = cue(facts.SetFormed(1, PI, (PI, PI), None, 10_000, None))
    assert formed
    assert formed.pan < 0
    turned = cue(facts.NeutralTurned(0, PI, 10))
    assert turned
    assert turned.pan == 0
    assert cue(facts.NeutralActionTurned(1, 2, 0, Card.EC)) == Cue("card-laid")


def test_an_utterance_sounds_by_its_own_name_else_by_its_category() -> None:
    cues = Cues(THEME, 4, 0)
    assert cues.utterance(utterance("refusal")) == Cue("error")
    assert cues.utterance(utterance("answer")) is None
    assert cues.utterance(utterance("answer", "edge")) == Cue("edge")
    assert cues.utterance(utterance("refusal", "won", seat=3)) == Cue("won", 0.8)
    assert cues.utterance(utterance("answer", "no-such-sound")) is None


def test_a_sound_by_its_name() -> None:
    cues = Cues(THEME, 4, 0)
    assert cues.named("playable") == Cue("playable")
    assert cues.named("no-such-sound") is None


def test_a_fact_of_no_game_or_of_a_game_without_a_section_is_silent() -> None:
    assert game_of(facts.SetFormed) == "cache-ton-cash"

    class SetFormed(PublicEvent):
        seat = 0
        value = 10_000

    assert cue(SetFormed()) is None


class Ear:
    """What one ear hears of a game, and what is then said to it; few times of each, since words take time."""

    def __init__(self, cues: Cues, narrator: Any, viewer: Viewer, heard: dict[str, int]) -> None:
        self.cues, self.narrator, self.viewer, self.heard = cues, narrator, viewer, heard

    def __call__(self, event: Event, view: Any) -> None:
        name = type(event).__name__
        if self.cues.event(event) is None or self.heard[name] > 60:
            return
        self.heard[name] += 1
        for level in (Level.NORMAL, Level.FULL):
            told = self.narrator.tell(event, view, self.viewer, level)
            assert told, (event, self.viewer, level)


def play(name: str, seats: int, options: Sequence[str], seed: str, heard: dict[str, int]) -> None:
    room = rooms()[name]
    bundle = room.game.presets[options[0]] if options else {}
    table = Table(room.game, seats, read_options(room.game.options(), bundle), seed)
    narrator = room.narrator(Catalog("fr", strict=True), ("Camille", "Léa", "Tom", "Hugo", "Inès", "Alice")[:seats])
    for viewer in (None, *range(seats)):
        table.attach(viewer, Ear(Cues(THEME, seats, viewer), narrator, viewer, heard))
    table.start()
    for number in count():
        if number > 1500 or not (awaited := table.awaited()):
            return
        legal = table.legal(awaited[0])
        table.play(awaited[0], RandomBot().choose(None, legal, Chance(f"{seed}/{number}")).action)


@pytest.mark.parametrize("name", THEME.games)
def test_no_cue_is_without_a_sentence_for_the_same_ear(name: str) -> None:
    heard: dict[str, int] = defaultdict(int)
    seats = rooms()[name].game.seats
    presets = [[], *([preset] for preset in rooms()[name].game.presets)]
    for number in range(40):
        if not THEME.games[name].events.keys() - heard.keys():
            break
        play(name, seats[number % len(seats)], presets[number % len(presets)], f"twin/{number}", heard)
    assert THEME.games[name].events.keys() == heard.keys()
