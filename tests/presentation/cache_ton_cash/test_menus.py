"""The numbered menus, and what is asked again before something is lost."""

from collections.abc import Iterator

import pytest

from cachecash.core.chance import Chance
from cachecash.games.cache_ton_cash.actions import Action, parse
from cachecash.games.cache_ton_cash.state import State
from cachecash.narration.catalog import Catalog, languages
from cachecash.presentation.cache_ton_cash import ROOM
from cachecash.presentation.narrator import Option
from positions import GAME, options, position

CATALOGS = {language: Catalog(language, strict=True) for language in languages()}
NAMES = ["Camille", "Léa", "Tom", "Hugo", "Inès", "Alice"]


def menu(state: State, language: str = "fr") -> list[Option[Action]]:
    seat = GAME.to_act(state)[0]
    narrator = ROOM.narrator(CATALOGS[language], NAMES[: state.seats])
    return narrator.choices(GAME.view(state, seat), GAME.legal(state, seat))


def lines(options_: list[Option[Action]] | tuple[Option[Action], ...]) -> list[str]:
    return [option.label.speech for option in options_]


def leaves(option: Option[Action]) -> Iterator[Action]:
    if option.action:
        yield option.action
    for inner in option.options:
        yield from leaves(inner)


def test_a_short_menu_is_flat_and_speaks_values() -> None:
    state = position(["PI AG", "BD", "BD", "BD"], ["SC SC", "", "BJ BJ | AV AG", ""], discard="PI")
    assert lines(menu(state)) == [
        "Former un set : Piano et Argenterie, 30000 dollars",
        "Prendre le Piano de la défausse avec le tien, 10000 dollars",
        "Prendre le Piano de la défausse avec ton Argenterie, 30000 dollars",
        "Défier Tom pour son Avion perso, 40000 dollars, avec une Argenterie",
        "Défausser un Piano",
        "Défausser une Argenterie",
    ]


def test_a_long_menu_asks_the_verb_first() -> None:
    state = position(["PI AG OR BD TR", "BD", "BD", "BD"], ["SC SC", "", "BJ BJ | AV AG", ""], discard="CA")
    top = menu(state)
    assert lines(top) == ["Former un set", "Prendre la Cabane de la défausse", "Défier", "Défausser"]
    assert all(option.action is None and option.options for option in top)
    assert lines(top[0].options)[0] == "Former un set : Collection de bédé et Argenterie, 30000 dollars"


def test_a_very_long_verb_asks_the_card_and_then_the_target() -> None:
    state = position(["AG OR PE PI BD", *["BD"] * 5], ["SC SC", *["BJ BJ | AV AV"] * 5], rules="penny=on")
    duel = next(option for option in menu(state) if option.label.speech == "Défier")
    assert lines(duel.options) == ["Avec une Argenterie", "Avec un Or", "Avec une carte Petites économies"]
    assert lines(duel.options[1].options)[:2] == [
        "Défier Léa pour ses Avions perso, 30000 dollars, avec un Or",
        "Défier Tom pour ses Avions perso, 30000 dollars, avec un Or",
    ]


def test_labels_of_action_cards() -> None:
    state = position(["EC DE", "BD", "BD", "BD"], ["PI PI | SC SC", "CA CA", "", ""], rules="actions=on")
    assert lines(menu(state)) == [
        "Échanger tes Scooters, 30000 dollars, contre les Cabanes de Léa, 40000 dollars",
        "Déménagement : ton set de Scooters, 30000 dollars, passe tout en bas",
        "Déménagement : ton set de Pianos, 10000 dollars, monte au sommet",
        "Défausser un Échange",
        "Défausser un Déménagement",
    ]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_menu_holds_every_legal_action_once(seats: int, language: str) -> None:
    chance = Chance(f"menu/{seats}")
    state = GAME.new(seats, options("avance end=rapide"), Chance(f"menu/{seats}"))
    narrator = ROOM.narrator(CATALOGS[language], NAMES[:seats])
    for turn in range(60):
        if not GAME.to_act(state):
            break
        seat = GAME.to_act(state)[0]
        legal = GAME.legal(state, seat)
        view = GAME.view(state, seat)
        tree = narrator.choices(view, legal)
        found = [action for option in tree for action in leaves(option)]
        assert sorted(map(str, found)) == sorted(map(str, legal))
        assert all((option.action is None) == bool(option.options) for option in tree)
        GAME.apply(state, seat, legal[chance.below(len(legal), "choice", turn)])


def regret(state: State, text: str) -> str | None:
    seat = GAME.to_act(state)[0]
    narrator = ROOM.narrator(CATALOGS["fr"], NAMES[: state.seats])
    asked = narrator.regret(GAME.view(state, seat), GAME.legal(state, seat), parse(text))
    return asked.speech if asked else None


def attacked(hand: str) -> State:
    state = position([hand, "BD", "AV BD", "BD"], ["BJ BJ | AV AV", "", "SC SC", ""], active=2)
    GAME.apply(state, 2, parse("CHALLENGE(0,1,AV)"))
    return state


def test_yielding_with_a_card_that_answers_is_asked_again() -> None:
    assert regret(attacked("AV OR"), "YIELD") == (
        "Tu as de quoi répondre : un Avion perso, ou un Or. Céder quand même ?"
    )
    assert regret(attacked("BD"), "YIELD") is None
    assert regret(attacked("AV OR"), "PLAY(AV)") is None


def test_discarding_a_joker_is_asked_again() -> None:
    state = position(["OR BD", "BD", "BD", "BD"])
    assert regret(state, "DISCARD(OR)") == (
        "Défausser l'Or ? C'est un joker, et la personne suivante pourra le prendre."
    )
    assert regret(state, "DISCARD(BD)") is None
    assert regret(position(["OR OR", "BD", "BD", "BD"]), "DISCARD(OR)") is None


def test_ending_the_turn_with_something_left_to_do_is_asked_again() -> None:
    state = position(["PI PI", "BD", "BD", "BD"], discard="TI", rules="double=on", phase="second")
    assert regret(state, "END") == "Tu peux encore former un set de Pianos. Terminer ton tour quand même ?"
    state = position(["PI", "BD", "BD", "BD"], discard="TI", rules="double=on", phase="second")
    assert regret(state, "END") is None
