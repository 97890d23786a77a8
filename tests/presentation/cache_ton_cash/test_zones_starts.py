"""Where each action of Cache ton Cash starts from, and what Enter and Backspace do at once."""

from collections.abc import Callable, Iterable, Sequence

import pytest

from cache_ton_cash import ENTRY, OPTIONS
from cachecash.games.cache_ton_cash.actions import Action
from cachecash.games.cache_ton_cash.cards import Card
from cachecash.games.cache_ton_cash.state import State
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Level
from cachecash.presentation.cache_ton_cash import ROOM
from cachecash.presentation.zones import Item, Zone
from contract import Walk
from positions import GAME, play, position

NAMES = ("Camille", "Léa", "Tom", "Hugo", "Inès", "Alice")
BOARDS = {seats: ROOM.board(Catalog("fr", strict=True), NAMES[:seats]) for seats in range(2, 7)}


def zones(state: State, seat: int) -> tuple[Zone[Action], ...]:
    legal = GAME.legal(state, seat) if seat in GAME.to_act(state) else []
    zones_: tuple[Zone[Action], ...] = BOARDS[state.seats].zones(GAME.view(state, seat), legal, Level.NORMAL)
    return zones_


def items(state: State, seat: int) -> dict[str, Item[Action]]:
    """Every item by its zone and id: ``hand PI#1``."""
    return {f"{zone.id} {item.id}": item for zone in zones(state, seat) for item in zone.items}


def actions(state: State, seat: int = 0) -> dict[str, list[str]]:
    return {name: [*map(str, item.actions)] for name, item in items(state, seat).items() if item.actions}


def expected(state: State, seat: int, action: Action) -> set[str]:
    """The items that an action should start from, written down verb by verb."""

    def place(of: int) -> str:
        return f"seat-{1 + (of - seat) % state.seats}"

    def hand(*cards: int) -> Iterable[str]:
        codes = {Card(card).name for card in cards}
        return (name for name in items(state, seat) if name.startswith("hand ") and name[5:7] in codes)

    height = len(state.piles[action.seat]) - action.slot + 1 if action.verb == "CHALLENGE" else 0
    top = len(state.piles[action.seat])
    by_verb: dict[str, Callable[[], set[str]]] = {
        "FORM": lambda: {*hand(*action.cards)},
        "FORM_D": lambda: {*hand(*action.cards), "discard top"},
        "CLAIM": lambda: {*hand(*action.cards), *(f"neutral pile-{pile + 1}" for pile in action.piles)},
        "CHALLENGE": lambda: {*hand(*action.cards), f"{place(action.seat)} set-{height}"},
        "IMPROVE": lambda: {*hand(*action.cards)},
        "SWAP": lambda: {*hand(Card.EC)},
        "MOVE": lambda: {*hand(Card.DE)},
        "DISCARD": lambda: {*hand(*action.cards)},
        "PLAY": lambda: {*hand(*action.cards)},
        "CONTEST": lambda: {*hand(*action.cards)},
        "SHIFT": lambda: {f"{place(action.seat)} set-{top if action.way == 'TB' else 1}"},
        "END": set,
        "YIELD": set,
        "DECLINE": set,
    }
    return by_verb[action.verb]()


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("options", OPTIONS, ids=range(len(OPTIONS)))
def test_every_action_of_a_game_starts_from_exactly_the_things_that_it_uses(
    seats: int, options: dict[str, str]
) -> None:
    for count, (state, seat, legal, _) in enumerate(Walk(seats, options, f"starts/{seats}", 0.6).run(ENTRY)):
        if count == 40:
            break
        found = items(state, seat)
        for action in legal:
            where = {name for name, item in found.items() if action in item.actions}
            assert where == expected(state, seat, action), action
        view = GAME.view(state, seat)
        loose = {action.verb for action in legal if not expected(state, seat, action)}
        declining = BOARDS[seats].decline(view, legal)
        assert (declining.verb if declining else None) == next(iter(loose), None)
        for name, item in found.items():
            assert item.playable == any(action.verb != "DISCARD" for action in item.actions), name


def test_each_copy_of_a_card_is_an_item_and_throwing_it_away_comes_last() -> None:
    state = position(["PI PI TI", "BD", "BD", "BD"], discard="TI")
    assert actions(state) == {
        "hand PI#1": ["FORM(PI,PI)", "DISCARD(PI)"],
        "hand PI#2": ["FORM(PI,PI)", "DISCARD(PI)"],
        "hand TI#1": ["FORM_D(TI)", "DISCARD(TI)"],
        "discard top": ["FORM_D(TI)"],
    }
    assert not any(item.playable for item in items(position(["PI", "BD", "BD", "BD"]), 0).values())


def answering(hand: str, *plays: str, rules: str = "", attack: str = "AV") -> State:
    state = position([hand, "BD", "AV PE BD", "BD"], ["BJ BJ | AV AV", "", "SC SC", ""], active=2, rules=rules)
    play(state, f"CHALLENGE(0,1,{attack})", *plays)
    return state


def plain(state: State, seat: int = 0) -> dict[str, str]:
    view, legal = GAME.view(state, seat), GAME.legal(state, seat)
    found = {name: BOARDS[state.seats].plain(view, legal, item) for name, item in items(state, seat).items()}
    return {name: str(action) for name, action in found.items() if action}


def test_in_a_challenge_enter_plays_a_card_and_backspace_yields() -> None:
    state = answering("AV OR BD")
    view, legal = GAME.view(state, 0), GAME.legal(state, 0)
    assert plain(state) == {"hand AV#1": "PLAY(AV)", "hand OR#1": "PLAY(OR)"}
    assert str(BOARDS[4].decline(view, legal)) == "YIELD"
    assert BOARDS[4].start(view, legal) == "hand"


def test_a_card_that_answers_with_another_one_is_not_played_unawares() -> None:
    state = answering("AV AV OR PE BD", rules="penny=on", attack="PE")
    assert actions(state) == {
        "hand AV#1": ["PLAY(AV,AV)", "PLAY(AV,OR)"],
        "hand AV#2": ["PLAY(AV,AV)", "PLAY(AV,OR)"],
        "hand OR#1": ["PLAY(AV,OR)"],
        "hand PE#1": ["PLAY(PE)"],
    }
    assert plain(state) == {"hand PE#1": "PLAY(PE)"}


def test_on_ones_turn_enter_always_lists_even_a_single_action() -> None:
    state = position(["PI", "BD", "BD", "BD"])
    assert actions(state) == {"hand PI#1": ["DISCARD(PI)"]}
    assert plain(state) == {}
    view, legal = GAME.view(state, 0), GAME.legal(state, 0)
    assert BOARDS[4].decline(view, legal) is None
    assert BOARDS[4].start(view, legal) is None


def test_a_second_action_may_be_declined() -> None:
    state = position(["PI", "BD", "BD", "BD"], rules="double=on", phase="second")
    assert str(BOARDS[4].decline(GAME.view(state, 0), GAME.legal(state, 0))) == "END"


def test_a_claim_starts_from_each_of_its_piles_and_is_contested_from_the_hand() -> None:
    state = position(["PI BD", "OR PI BD"], neutral=("PI", "AG", "TI"))
    assert actions(state)["neutral pile-1"] == ["CLAIM(PI,{0})", "CLAIM(PI,{0,1})"]
    assert "neutral pile-3" not in actions(state)
    play(state, "CLAIM(PI,{0,1})")
    view, legal = GAME.view(state, 1), GAME.legal(state, 1)
    assert plain(state, 1) == {"hand PI#1": "CONTEST(PI)", "hand OR#1": "CONTEST(OR)"}
    assert str(BOARDS[2].decline(view, legal)) == "DECLINE"
    assert BOARDS[2].start(view, legal) == "hand"


def test_a_house_move_that_comes_up_is_chosen_on_the_pile_of_the_other() -> None:
    state = position(["SC PI", "BD"], ["PI PI", "AV AV | TI TI"], neutral=("TR DE SC", "BD", "BL"), rules="actions=on")
    play(state, "CLAIM(SC,{0})", "DECLINE")
    assert actions(state) == {"seat-2 set-2": ["SHIFT(1,TB)"], "seat-2 set-1": ["SHIFT(1,BT)"]}
    view, legal = GAME.view(state, 0), GAME.legal(state, 0)
    assert BOARDS[2].start(view, legal) == "seat-2"
    assert BOARDS[2].decline(view, legal) is None


def ids(found: Sequence[Zone[Action]]) -> list[str]:
    return [zone.id for zone in found]


def test_the_zones_stand_in_the_order_of_tab() -> None:
    middle = ["hand", "discard", "draw"]
    assert ids(zones(position(["PI"] * 4), 2)) == [*middle, "seat-1", "seat-2", "seat-3", "seat-4"]
    assert ids(zones(position(["PI"] * 2, neutral=("PI", "PI", "PI")), 1)) == [*middle, "seat-1", "seat-2", "neutral"]
    watching = BOARDS[4].zones(GAME.view(position(["PI"] * 4), None), [], Level.NORMAL)
    assert ids(watching) == ["discard", "draw", "seat-1", "seat-2", "seat-3", "seat-4"]
    turned = zones(position(["PI"] * 4), 2)
    assert [zone.title.speech for zone in turned[3:]] == ["Mes gains", "Hugo", "Camille", "Léa"]
