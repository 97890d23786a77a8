"""The menus of Cassa Nostra, what is asked again before something is lost, and cards typed as numbers."""

from collections.abc import Iterator, Sequence

import pytest

from cachecash.core.chance import Chance
from cachecash.games.cassa_nostra.actions import Action, parse
from cachecash.games.cassa_nostra.state import State
from cachecash.narration.catalog import Catalog, languages
from cachecash.presentation.cassa_nostra import ROOM
from cachecash.presentation.narrator import Option
from cs_positions import ALL, GAME, position

CATALOGS = {language: Catalog(language, strict=True) for language in languages()}
NAMES = ["Camille", "Léa", "Tom", "Hugo", "Inès", "Alice"]


def menu(state: State, language: str = "fr", legal: Sequence[Action] | None = None) -> list[Option[Action]]:
    narrator = ROOM.narrator(CATALOGS[language], NAMES[: state.seats])
    return narrator.choices(GAME.view(state, 0), GAME.legal(state, 0) if legal is None else legal)


def lines(options: Sequence[Option[Action]]) -> list[str]:
    return [option.label.speech for option in options]


def leaves(option: Option[Action]) -> Iterator[Action]:
    if option.action:
        yield option.action
    for inner in option.options:
        yield from leaves(inner)


def deposit(hand: str = ALL, tour: int = 1) -> State:
    return position([hand, "8", "8"], quest=25, dice=[1, 2, 2], tour=tour)


def test_many_deposits_are_parted_by_their_number_of_cards() -> None:
    top = menu(deposit())
    assert lines(top) == ["Miser une carte", *(f"Miser {n} cartes" for n in range(2, 8)), "8 cartes, total 30"]
    assert lines(top[0].options) == ["Miser 1", "Miser 2", "Miser 4", "Miser 8"]
    assert lines(top[2].options)[:2] == ["Miser 1, 1 et 2, total 4", "Miser 1, 2 et 2, total 5"]


def test_few_deposits_are_a_line_each() -> None:
    assert lines(menu(deposit("2 8"))) == ["Miser 2", "Miser 8", "Miser 2 et 8, total 10"]


def test_one_deposit_is_told_by_its_size_and_total() -> None:
    for language, label in (("fr", "3 cartes, total 14"), ("en", "3 cards, total 14")):
        assert lines(menu(deposit(), language, [parse("DEPOSIT(2,4,8)")])) == [label]
    assert lines(menu(deposit(), "fr", [parse("DEPOSIT(8)")])) == ["Une carte, total 8"]


def test_cards_to_turn_and_adjustments_are_a_line_each() -> None:
    shows = position(["4", "8", "8"], ["/1 1 8", "/8", "/8"], phase="show", quest=25)
    assert lines(menu(shows)) == ["Retourner 1", "Retourner 8"]
    adjusts = position(["4 2", "8", "8"], ["8/1 1", "8", "8"], phase="adjust", quest=25)
    assert lines(menu(adjusts)) == ["Ajouter 2", "Ajouter 4", "Reprendre 1", "Ne rien changer"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_menu_of_cassa_nostra_holds_every_legal_action_once(seats: int, language: str) -> None:
    chance = Chance(f"menu/{seats}")
    state = GAME.new(seats, GAME.options(), chance)
    narrator = ROOM.narrator(CATALOGS[language], NAMES[:seats])
    for turn in range(80):
        if not GAME.to_act(state):
            break
        seat = GAME.to_act(state)[0]
        legal = GAME.legal(state, seat)
        tree = narrator.choices(GAME.view(state, seat), legal)
        assert sorted(map(str, (action for option in tree for action in leaves(option)))) == sorted(map(str, legal))
        assert all((option.action is None) == bool(option.options) for option in tree)
        GAME.apply(state, seat, legal[chance.below(len(legal), "choice", turn)])


def regret(state: State, text: str) -> str | None:
    narrator = ROOM.narrator(CATALOGS["fr"], NAMES[: state.seats])
    asked = narrator.regret(GAME.view(state, 0), GAME.legal(state, 0), parse(text))
    return asked.speech if asked else None


WHOLE = "Il ne te restera aucune carte pour la suite de la manche. Le faire quand même ?"


def test_laying_the_whole_hand_is_asked_again_while_there_are_tours_to_come() -> None:
    assert regret(deposit("2 8"), "DEPOSIT(2,8)") == WHOLE
    assert regret(deposit("2 8"), "DEPOSIT(8)") is None
    assert regret(deposit("2 8", tour=3), "DEPOSIT(2,8)") is None
    assert regret(deposit("8"), "DEPOSIT(8)") is None, "there is nothing else to do"


def test_adding_the_last_card_is_asked_again() -> None:
    state = position(["4", "8", "8"], ["8/1 1", "8", "8"], phase="adjust", quest=25)
    assert regret(state, "ADD(4)") == WHOLE
    assert regret(state, "REMOVE(1)") is None
    assert regret(state, "PASS") is None


def spelling(state: State, seat: int = 0) -> tuple[str, str] | None:
    narrator = ROOM.narrator(CATALOGS["fr"], NAMES[: state.seats])
    assert hasattr(narrator, "spelling")
    spelled = narrator.spelling(GAME.view(state, seat), GAME.legal(state, seat))
    return None if spelled is None else (spelled.hint.speech, spelled.write([1, 1, 8]))


def test_cards_are_typed_one_after_the_other_where_they_are_laid_or_turned() -> None:
    assert spelling(deposit()) == (
        "Tape les cartes de ta mise, par exemple 1 1 8. Elles sont misées aussitôt.",
        "DEPOSIT(1,1,8)",
    )
    assert spelling(deposit("8")) == ("Tape ta seule carte : 8.", "DEPOSIT(1,1,8)")
    shows = position(["4", "8", "8"], ["/1 1 8", "/8", "/8"], phase="show", quest=25)
    assert spelling(shows) == ("Tape la carte à retourner, par exemple 1.", "SHOW(1,1,8)")


def test_adjustments_are_chosen_by_number() -> None:
    state = position(["4", "8", "8"], ["8/1 1", "8", "8"], phase="adjust", quest=25)
    assert spelling(state) is None
    assert spelling(state, 1) is None


def test_the_example_of_a_deposit_is_never_all_of_the_hand() -> None:
    for hand, example in (("2 8", "2"), ("1 1 8", "1 1"), ("1 2 4 4 8", "1 2")):
        asked = spelling(deposit(hand))
        assert asked
        assert asked[0] == f"Tape les cartes de ta mise, par exemple {example}. Elles sont misées aussitôt."
