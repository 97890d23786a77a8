"""The contract that every game fulfils, whatever the cards, the choices, the number of seats and the options.

A game joins by adding its entry to `entries.GAMES`. Each test walks through games at every kind of table; more of
them with the environment variable ``CONTRACT_WALKS=20``.
"""

import os
from random import Random
from typing import Any

import pytest

from cachecash.core.chance import Chance
from cachecash.core.events import Event
from cachecash.core.options import read_options
from cachecash.table.replay import Player, of_table, read, resume, write
from cachecash.table.table import Table
from contract import Entry, Walk, cards_in, heard, verb_of, viewers
from entries import GAMES

BOLDNESS = (0.5, 0.95, 0.0)
WALKS = int(os.environ.get("CONTRACT_WALKS", "1"))


def _tables() -> list[Any]:
    return [
        pytest.param(
            entry,
            Walk(seats, options, f"{entry.game.id} {seats} {number} {rules}", BOLDNESS[(rules + seats + number) % 3]),
            id=f"{entry.game.id}-{seats}-{rules}-{number}",
        )
        for entry in GAMES
        for seats in entry.game.seats
        for rules, options in enumerate(entry.options)
        for number in range(WALKS)
    ]


every_table = pytest.mark.parametrize(("entry", "walk"), _tables())


@every_table
def test_every_step_keeps_the_rules_of_the_house(entry: Entry, walk: Walk) -> None:
    game = entry.game
    for state, seat, legal, _action in walk.run(entry):
        assert game.outcome(state) is None
        assert all(0 <= awaited < walk.seats for awaited in game.to_act(state))
        assert entry.cards(state) == entry.deck(walk.seats, state.options)
        assert legal
        assert len(set(legal)) == len(legal)
        places = [entry.verbs.index(verb_of(action)) for action in legal if verb_of(action) in entry.verbs]
        assert places == sorted(places)
        for other in range(walk.seats):
            assert game.legal(state, other) == (legal if other == seat else []) or other in game.to_act(state)
        for action in legal:
            assert game.parse(str(action)) == action
            assert game.refusal(state, seat, action) is None


@every_table
def test_every_legal_action_plays(entry: Entry, walk: Walk) -> None:
    game = entry.game
    for state, seat, legal, _action in walk.run(entry):
        for action in legal:
            after = state.copy()
            game.apply(after, seat, action)
            assert after != state
            assert entry.cards(after) == entry.deck(walk.seats, state.options)
            assert (game.outcome(after) is None) == bool(game.to_act(after))


@every_table
def test_a_game_ends_with_an_outcome_and_nobody_to_play(entry: Entry, walk: Walk) -> None:
    game = entry.game
    state = [state for state, *_ in walk.run(entry)][-1]
    outcome = game.outcome(state)
    assert game.to_act(state) == ()
    assert outcome is not None
    assert len(outcome.scores) == walk.seats
    assert list(outcome.winners) == sorted(set(outcome.winners))
    assert set(outcome.winners) <= set(range(walk.seats))
    for seat in range(walk.seats):
        assert game.legal(state, seat) == []
        assert all(game.refusal(state, seat, action) for action in entry.actions)


@every_table
def test_a_copy_is_equal_and_independent(entry: Entry, walk: Walk) -> None:
    """A copy goes its own way; played alike, it goes the same way."""
    game = entry.game
    kept: list[tuple[Any, Any]] = []
    twin: Any = None
    for state, seat, legal, action in walk.run(entry):
        if twin is not None:
            assert twin == state
        before = game.position(state)
        twin = state.copy()
        assert twin == state
        assert game.position(twin) == before
        game.apply(twin, seat, action)
        assert game.position(state) == before
        assert game.legal(state, seat) == legal
        kept.append((state.copy(), before))
    assert all(game.position(copy) == before for copy, before in kept)


@every_table
def test_the_same_actions_give_the_same_game_told_or_not(entry: Entry, walk: Walk) -> None:
    game = entry.game
    events: list[Event] = []
    told, silent = walk.new(entry, events.append), walk.new(entry)
    played: list[tuple[int, Any]] = []
    for state, seat, _legal, action in walk.run(entry):
        assert told == silent == state
        played.append((seat, game.parse(str(action))))
        game.apply(told, *played[-1], events.append)
        game.apply(silent, *played[-1])
    assert told == silent
    again: list[Event] = []
    replayed = walk.new(entry, again.append)
    for seat, action in played:
        game.apply(replayed, seat, action, again.append)
    assert replayed == told
    assert again == events


@every_table
def test_a_game_is_saved_and_reloaded_at_every_step(entry: Entry, walk: Walk) -> None:
    options = read_options(entry.game.options(), walk.options)
    table: Table[Any, Any, Any] = Table(entry.game, walk.seats, options, walk.seed)
    table.start()
    players = (Player("Léa", "human"),) * walk.seats
    for step, (state, seat, _legal, action) in enumerate(walk.run(entry)):
        kept = of_table(table, players)
        assert read(write(kept)) == kept
        if step % 10 == 0:  # playing it all again at each step would be the square of it
            assert resume(entry.game, read(write(kept)))._state == state
        table.play(seat, action)
    assert resume(entry.game, of_table(table, players)).outcome() == table.outcome() is not None


@every_table
def test_a_redealt_position_cannot_be_told_from_the_true_one(entry: Entry, walk: Walk) -> None:
    game = entry.game
    for step, (state, seat, legal, _action) in enumerate(walk.run(entry)):
        if step % 3 and entry.left(state) > 12:
            continue
        for viewer in viewers(walk.seats):
            view = game.view(state, viewer)
            redealt = game.redeal(view, Chance(f"redeal {step}"))
            assert game.view(redealt, viewer) == view
            assert entry.cards(redealt) == entry.deck(walk.seats, state.options)
            assert game.to_act(redealt) == game.to_act(state)
            if viewer == seat:
                assert game.legal(redealt, seat) == legal
            assert game.redeal(view, Chance(f"redeal {step}")) == redealt


@every_table
def test_a_redealt_position_is_played_to_the_end(entry: Entry, walk: Walk) -> None:
    game = entry.game
    chooser = Random(walk.seed)
    steps = [state.copy() for state, *_ in walk.run(entry)]
    for true in chooser.sample(steps, 2):
        viewer = chooser.choice(viewers(walk.seats))
        state = game.redeal(game.view(true, viewer), Chance(walk.seed))
        while game.to_act(state) and game.round_number(state) == game.round_number(true):
            seat = game.to_act(state)[0]
            game.apply(state, seat, chooser.choice(game.legal(state, seat)))
            assert entry.cards(state) == entry.deck(walk.seats, state.options)
            other = chooser.choice(viewers(walk.seats))
            view = game.view(state, other)
            assert game.view(game.redeal(view, Chance("again")), other) == view


@every_table
def test_no_fact_shows_a_card_that_the_view_hides(entry: Entry, walk: Walk) -> None:
    """At the very moment when a fact is told, each card in it stands in the view of whoever hears it."""
    game = entry.game
    state: Any = None

    def tell(event: Event) -> None:
        for viewer in viewers(walk.seats):
            seen = event.seen_by(viewer)
            assert seen is None or type(seen) is type(event)
            if seen is not None and state is not None:
                hidden = set(cards_in(seen, entry.card)) - set(entry.shown(game.view(state, viewer)))
                assert not hidden, f"{viewer} learns of {hidden} by {seen}"

    for position, *_ in walk.run(entry, tell):
        state = position


@every_table
def test_what_a_viewer_cannot_see_changes_nothing_for_it(entry: Entry, walk: Walk) -> None:
    """Two states that differ only in hidden cards give the viewer the same facts, and the same view after."""
    game = entry.game
    chooser = Random(walk.seed)
    different = steps = 0
    for state, seat, _legal, action in walk.run(entry):
        viewer = chooser.choice(viewers(walk.seats))
        true, twin = state.copy(), entry.twin(state, viewer, seat, action, chooser)
        different += twin != state
        assert game.view(twin, viewer) == game.view(state, viewer)
        assert game.refusal(twin, seat, action) is None
        told: list[Event] = []
        told_of_twin: list[Event] = []
        game.apply(true, seat, action, told.append)
        game.apply(twin, seat, action, told_of_twin.append)
        assert heard(told, viewer) == heard(told_of_twin, viewer)
        assert game.view(true, viewer) == game.view(twin, viewer)
        steps += 1
    assert different > min(10, steps // 4)


@every_table
def test_refusal_is_none_exactly_for_legal_actions_and_changes_nothing(entry: Entry, walk: Walk) -> None:
    game = entry.game
    chooser = Random(walk.seed)
    steps = [(state.copy(), seat, legal) for state, seat, legal, _action in walk.run(entry)]
    for state, seat, legal in chooser.sample(steps, min(8, len(steps))):
        before = state.copy()
        for action in entry.actions:
            refusal = game.refusal(state, seat, action)
            assert (refusal is None) == (action in legal), f"{action}: {refusal}"
            assert refusal is None or (refusal.rule and refusal.reason)
        stranger = (seat + 1) % walk.seats
        if stranger not in game.to_act(state):
            assert all(game.refusal(state, stranger, action) for action in legal)
        assert state == before


@every_table
def test_every_action_brings_the_end_of_the_round_nearer(entry: Entry, walk: Walk) -> None:
    game = entry.game
    number = 0
    actions = bound = before = 0
    spent = False
    for state, _seat, _legal, action in walk.run(entry):
        left = entry.left(state)
        if game.round_number(state) != number:
            number, bound, actions = game.round_number(state), left, 0
        else:
            assert left <= before - spent
        before, spent = left, entry.spends(action)
        actions += spent
        assert actions <= bound


@pytest.mark.parametrize("entry", [pytest.param(entry, id=entry.game.id) for entry in GAMES])
def test_the_space_of_actions_is_written_and_read(entry: Entry) -> None:
    assert len(set(entry.actions)) == len(entry.actions)
    for action in entry.actions:
        assert entry.game.parse(str(action)) == action
