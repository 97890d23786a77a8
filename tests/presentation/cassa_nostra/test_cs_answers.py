"""What Cassa Nostra answers where a figure could be a wrong one: between two tours, without a token, in braille."""

from collections.abc import Sequence

from cachecash.games.cassa_nostra import events
from cachecash.games.cassa_nostra.state import State
from cachecash.narration.catalog import Catalog, languages
from cachecash.narration.utterance import Level
from cachecash.presentation.cassa_nostra import ROOM
from cachecash.presentation.narrator import resuming
from cs_positions import GAME, play, position

CATALOGS = {language: Catalog(language, strict=True) for language in languages()}
NAMES = ["Camille", "Léa", "Hugo"]


def answered(
    state: State, question: str, level: Level = Level.NORMAL, language: str = "fr", *, braille: bool = False
) -> list[str]:
    narrator = ROOM.narrator(CATALOGS[language], [*NAMES, "Inès"][: state.seats])
    lines = narrator.answer(question, GAME.view(state, 0), level, GAME.legal(state, 0))
    return [line.braille if braille else line.speech for line in lines]


def counted(hands: Sequence[str] = ("1 1", "4 8", ""), tour: int = 1) -> State:
    """The cards of the tour lie face up: Camille offered 14, Léa 1, Hugo 8."""
    return position(hands, ["2/4 8", "1", "8"], phase="counted", quest=20, dice=[3, 3, 4], tour=tour, waiting=())


# --- between the verdict and the next tour


def test_the_cards_of_a_counted_tour_are_no_longer_to_be_played() -> None:
    assert answered(counted(), "scores-detail") == [
        "Toi : 2 jetons, en main 1 et 1, total 2.",
        "Léa : 2 jetons, en main 4 et 8, total 12.",
        "Hugo : 2 jetons, plus de carte.",
    ]
    assert answered(counted(), "scores-detail", language="en")[1] == "Léa: 2 tokens, 4 and 8 in hand, total 12."


def test_the_cards_of_a_counted_tour_have_been_played() -> None:
    assert answered(counted(), "seat-2")[1] == "Déjà joué dans cette manche : 1, 1, 2, 2, 4 et 8."
    state = position(["1 1 2 2 4 4 8", "1 1 2 2 4 4 8"] * 2, ["8", "8"] * 2, phase="counted", quest=30, waiting=())
    assert answered(state, "seat-2")[1] == "Déjà joué dans cette manche : 8."


def test_after_the_third_tour_all_cards_come_back() -> None:
    assert answered(counted(tour=3), "scores-detail")[3:] == ["À la manche suivante, chacun reprend ses 8 cartes."]


def test_the_zone_of_the_others_counts_what_is_left_likewise() -> None:
    state = counted()
    zones = ROOM.board(CATALOGS["fr"], NAMES).zones(GAME.view(state, 0), [], Level.NORMAL)
    left, *_ = zones[-1].items[0].details
    assert left.speech == "Encore en main : 4 et 8, total 12."


# --- without a token


def out() -> State:
    return position(
        ["", "8", "8", "8"],
        ["", "8", "8/1", "4"],
        phase="adjust",
        quest=20,
        dice=[3, 3, 4],
        tokens=[0, 2, 3, 2],
        out=[0],
        first=1,
    )


def test_whoever_has_no_token_left_is_told_so_and_not_what_it_takes_to_win() -> None:
    for level in Level:
        assert answered(out(), "goal", level)[-1] == "Tu n'as plus de jeton : pour toi, le jeu est fini."
    assert answered(out(), "goal", language="en")[-1] == "You have no token left: the game is over for you."
    assert answered(out(), "goal", braille=True)[-1] == "Hors jeu"


def test_whoever_is_out_is_called_so_everywhere() -> None:
    assert answered(out(), "scores-detail")[0] == "Toi : hors jeu."
    assert answered(out(), "seat-1") == ["Toi : hors jeu."]
    assert answered(out(), "seat-1", braille=True) == ["toi hors jeu"]


# --- what is missing, and what is left: figures that add up, for the finger too


def hiding() -> State:
    return position(["2 4", "1", "1"], ["8/1", "1/4 8", "2/4"], phase="adjust", quest=32, dice=[1, 1, 1])


def test_what_one_hides_oneself_is_said_where_it_is_deducted() -> None:
    assert answered(hiding(), "goal", Level.BRIEF)[1] == "Visible 11, et 1 que tu caches. Il manque 20."
    assert answered(hiding(), "middle", braille=True)[1] == "Manque 20: vu 11, toi +1, 3 cachées"
    assert answered(hiding(), "middle", language="en", braille=True)[1] == "Missing 20: seen 11, you +1, 3 hidden"
    zones = ROOM.board(CATALOGS["fr"], NAMES).zones(GAME.view(hiding(), 0), [], Level.NORMAL)
    state = zones[2].items[1].state
    assert state is not None
    assert state.speech == "tu caches 1, il manque 20"


def test_a_braille_line_of_the_scores_in_detail_has_the_cards_that_are_left() -> None:
    assert answered(counted(), "scores-detail", braille=True) == [
        "toi 2, reste 2: 1, 1",
        "Léa 2, reste 12: 4, 8",
        "Hugo 2",
    ]


def test_a_braille_line_of_what_everyone_holds_has_what_everyone_has_laid() -> None:
    line = "toi 2, Léa 1, Hugo 1; posé toi 2, Léa 3, Hugo 2; vu toi 8, Léa 1, Hugo 2"
    assert answered(hiding(), "counts", braille=True) == [line]


# --- the order of the tour


def test_the_order_of_the_tour_is_told_with_each_quest_and_when_one_asks_whose_turn_it_is() -> None:
    state = position(["1 8", "8", "4"], quest=25, dice=[1, 2, 2], first=1, tour=2)
    narrator = ROOM.narrator(CATALOGS["fr"], NAMES)
    fact = events.QuestSet(2, 25, 30, (1, 2, 2))
    told = narrator.tell(fact, GAME.view(state, 0), 0, Level.NORMAL)
    assert told
    order = "Ordre des ajustements : Léa, Hugo, toi."
    assert told.speech == f"Tour 2. La quête est de 25 : 30, moins 1, 2 et 2 aux dés. {order}"
    assert answered(state, "turn") == ["C'est à toi de miser.", order]


def test_whoever_has_no_card_is_not_in_the_order_of_the_tour() -> None:
    state = position(["1 8", "", "4"], quest=25, dice=[1, 2, 2], first=1, tour=2)
    assert answered(state, "turn")[1] == "Ordre des ajustements : Hugo, toi."


def test_while_the_stakes_are_adjusted_one_hears_who_comes_after() -> None:
    assert answered(hiding(), "turn") == ["C'est à toi d'ajuster ta mise.", "Ensuite : Léa, Hugo."]
    state = hiding()
    play(state, "PASS")
    assert answered(state, "turn") == ["C'est à Léa d'ajuster sa mise.", "Ensuite : Hugo."]
    play(state, "PASS")
    assert answered(state, "turn") == ["C'est à Hugo d'ajuster sa mise.", "Personne ensuite."]


def test_what_one_has_laid_is_no_longer_in_ones_hand_though_the_others_do_not_know() -> None:
    state = position(["1 8", "8", "4"], quest=25, dice=[1, 2, 2])
    play(state, "DEPOSIT(8)")
    assert answered(state, "counts") == ["En main : toi 1, Léa 1, Hugo 1. Posées : toi 1."]
    assert answered(state, "seat-1")[0] == "Toi : 2 jetons, une carte en main, une carte posée."


def test_what_is_laid_is_told_as_laid() -> None:
    """Nobody knows which of the cards left lie on the table: in hand or laid, and not "still to play"."""
    state = hiding()
    assert answered(state, "scores-detail")[0].startswith("Toi : 2 jetons, en main ou posé ")
    assert not any("encore" in line for line in answered(state, "scores-detail"))
    first = position(["1 2 2 4 4 8"] * 3, ["8/1"] * 3, phase="adjust", quest=22, dice=[3, 3, 2])
    assert len(answered(first, "seat-1")) == 1, "that nothing was played yet would sound as if nothing were laid"


def test_a_game_taken_up_again_tells_the_quest_what_is_in_sight_and_who_has_laid_what() -> None:
    narrator = ROOM.narrator(CATALOGS["fr"], NAMES)
    told = [line for question in resuming(narrator, None) for line in answered(hiding(), question)]
    assert told == [
        "Manche 1, tour 1. Jetons : toi 2, Léa 2, Hugo 2.",
        "La quête est de 32 : 35, moins 1, 1 et 1 aux dés.",
        "Total visible : 11. Avec ce que tu caches : 12. Il manque 20 ; 3 cartes sont cachées chez les autres.",
        "En main : toi 2, Léa 1, Hugo 1. Posées : toi 2, Léa 3, Hugo 2. Visible : toi 8, Léa 1, Hugo 2.",
        "Ta mise, total 9 : 1 et 8. Le 8 se voit.",
        "Ta main, 2 cartes, total 6 : 2 et 4.",
    ]


def test_until_the_next_tour_the_goal_and_the_seats_tell_the_cards_that_were_shown() -> None:
    for level in Level:
        assert "Offres : toi 14 : 2, 4 et 8 ; Léa 1 ; Hugo 8." in answered(counted(), "goal", level)
    assert answered(counted(), "goal", braille=True)[2] == "toi 14: 2, 4, 8; Léa 1; Hugo 8"
    assert answered(counted(), "seat-1")[0] == "Toi : 2 jetons, 2 cartes en main, 3 cartes posées, visible : 2, 4 et 8."


# --- with one card


def test_a_single_card_is_no_range_of_cards() -> None:
    state = position(["8", "8", "8"], quest=20, dice=[3, 3, 4], tour=3)
    assert answered(state, "possible") == ["Tu ne peux miser que ta dernière carte : 8."]
    assert answered(state, "possible", language="en") == ["You can only stake your last card: 8."]
