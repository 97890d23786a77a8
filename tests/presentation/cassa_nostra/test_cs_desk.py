"""Cassa Nostra by the keys: marking, the running total, the second Enter; turning a card; adjusting."""

from typing import Any

from cachecash.narration.utterance import Level
from cachecash.presentation.habits import Habits
from cs_positions import ALL, position
from deskside import Deskside


def at_the_deposit(**told: Any) -> Deskside:
    return Deskside(game="cassa-nostra", **told).settle()


def adjusting(hand: str = "1 2 4", deposit: str = "8/4 8", **told: Any) -> Deskside:
    state = position([hand, "8", "8"], [deposit, "4", "4"], phase="adjust", quest=25, dice=[1, 2, 2])
    return Deskside(game="cassa-nostra", position=state, **told).settle()


def played(here: Deskside) -> list[str]:
    return [str(action) for seat, action in here.table.actions if seat == 0]


def test_each_mark_says_the_running_total() -> None:
    here = at_the_deposit()
    assert here.press("Home", "Space") == ["1 : marquée.", "Une carte, total 1."]
    assert here.press("End", "Space") == ["8 : marquée.", "2 cartes, total 9."]
    assert here.press("Left", "Space") == ["8 : marquée.", "3 cartes, total 17."]
    assert here.press("Space") == ["8 : démarquée.", "2 cartes, total 9."]
    assert here.press("Right") == ["8, marquée, 8 sur 8."]


def test_the_last_mark_taken_back_leaves_nothing_marked() -> None:
    here = at_the_deposit()
    here.press("Home", "Space")
    assert here.press("Space") == ["1 : démarquée. Plus rien n'est marqué."]


def test_enter_says_the_stake_and_a_second_enter_lays_it() -> None:
    here = at_the_deposit()
    here.press("Home", "Space", "Right", "Space", "End", "Space")
    assert here.press("Enter") == [
        "Miser 3 cartes, total 10 : 1, 1 et 8 ?",
        "Encore Entrée pour le faire. Autre chose annule.",
    ]
    assert played(here) == []
    assert here.press("Enter")[0] == "Tu mises 3 cartes, total 10 : 1, 1 et 8."
    assert played(here) == ["DEPOSIT(1,1,8)"]


def test_an_enter_that_bounces_lays_nothing() -> None:
    here = at_the_deposit()
    here.press("End", "Space", "Enter")
    here.press("Enter", after=0.1)
    assert played(here) == []


def test_space_never_lays_a_stake() -> None:
    marked, alone = at_the_deposit(), at_the_deposit()
    marked.press("Home", "Space", "End", "Space", "Enter")
    alone.press("Home", "Enter")
    for here in (marked, alone):
        assert here.press("Space") == ["Annulé."]
        assert played(here) == []
    assert alone.press("Space") == ["1 : marquée.", "Une carte, total 1."]


def test_between_the_two_enters_escape_goes_back_to_the_marked_cards() -> None:
    here = at_the_deposit()
    here.press("End", "Space", "Enter", "Escape")
    assert here.press("Left", "Space") == ["8 : marquée.", "2 cartes, total 16."]
    assert here.press("Backspace") == ["Sélection annulée."]
    assert here.press("Backspace")[0] == "Il n'y a rien à refuser ni à annuler."


def test_where_am_i_says_what_is_marked_and_its_total() -> None:
    here = at_the_deposit()
    here.press("End", "Space", "Left", "Space")
    place, *rest = here.press("F4")
    assert place == "Cassa Nostra, zone : Main."
    assert rest[:2] == ["Marqué : 8 et 8.", "2 cartes, total 16."]
    assert rest[2:], "and what is expected"
    here.press("Backspace")
    assert not any("Marqué" in text for text in here.press("F4"))


def test_a_single_card_needs_no_mark() -> None:
    here = at_the_deposit()
    assert here.press("End", "Enter")[0] == "Miser une seule carte : 8 ?"
    assert here.press("Enter")[0] == "Tu mises une carte, total 8."


def test_the_way_to_answer_names_the_marking_key_where_several_cards_may_go() -> None:
    asked = at_the_deposit()
    assert asked.outlet.lines[-2:] == ["Espace pour marquer plusieurs cartes, Entrée pour miser.", "Main : 1, 1 sur 8."]
    state = position(["8", "8", "8"], quest=25, dice=[1, 2, 2])
    alone = Deskside(game="cassa-nostra", position=state).settle()
    assert alone.outlet.lines[-2:] == ["Entrée pour miser.", "Main : 8."]


def test_at_every_phase_the_item_that_enter_would_take_is_said_last() -> None:
    here = adjusting()
    assert here.outlet.lines[-3:] == [
        "À ajouter : 1, 2, 4. À reprendre : 4, 8. Ou ne change rien.",
        "Entrée pour ajouter ou reprendre, Retour arrière pour ne rien changer.",
        "Main : 1, 1 sur 3.",
    ]
    brief = adjusting(habits=Habits(level=Level.BRIEF))
    assert brief.outlet.lines[-1] == "Main : 1, 1 sur 3."


def test_the_history_begins_with_the_question_not_with_where_one_was_led() -> None:
    here = adjusting()
    question = "À ajouter : 1, 2, 4. À reprendre : 4, 8. Ou ne change rien."
    assert here.press("R")[0] == question
    assert here.press("R")[-1] == "Main : 1, 1 sur 3.", "the whole of what was said is repeated"
    assert here.press("PageUp") == [question]
    assert here.press("H")[-1] == question
    assert at_the_deposit().press("Shift+R")[-1].startswith("Mise une carte ou plus")


def test_the_way_to_answer_says_what_backspace_leaves_as_it_is() -> None:
    assert adjusting(hand="").outlet.lines[-2] == "Entrée pour reprendre, Retour arrière pour ne rien changer."
    assert adjusting(deposit="8").outlet.lines[-2] == "Entrée pour ajouter, Retour arrière pour ne rien changer."
    nothing = adjusting(hand="", deposit="8").outlet.lines
    assert nothing[-2:] == ["Retour arrière pour ne rien changer.", "Ta mise : 8, visible."]


def test_space_on_an_empty_hand_says_that_it_is_empty() -> None:
    here = adjusting(hand="")
    here.press("Shift+Tab")
    assert here.press("Space")[0] == "Ta main est vide."


def test_the_card_to_turn_is_asked_for_on_the_stake_and_enter_turns_it() -> None:
    here = at_the_deposit(seed="2")
    here.press("Home", "Space", "End", "Space", "Enter", "Enter")
    here.settle()
    assert here.outlet.lines[-4:] == [
        "À toi.",
        "Retourne une carte : 1 ou 8.",
        "Entrée pour retourner.",
        "Ta mise : 1, cachée, 1 sur 2.",
    ]
    assert here.press("F4")[0] == "Cassa Nostra, zone : Ta mise."
    assert here.press("Right") == ["8, cachée, 2 sur 2."]
    assert here.press("Enter")[0] == "Tu choisis le 8."
    assert played(here) == ["DEPOSIT(1,8)", "SHOW(8)"]


def test_enter_adds_a_card_of_the_hand() -> None:
    here = adjusting()
    assert here.press("F4")[0] == "Cassa Nostra, zone : Main."
    assert here.press("End", "Enter")[0] == "Tu ajoutes le 4 : 4 cartes, total 24."
    assert played(here) == ["ADD(4)"]


def test_enter_takes_a_hidden_card_back_and_leaves_the_visible_one() -> None:
    here = adjusting()
    assert here.press("Tab") == ["Ta mise, 3 cartes, total 20.", "4, cachée, 1 sur 3."]
    assert here.press("Right") == ["8, visible, 2 sur 3."]
    assert here.press("Enter")[0] == "Le 8 est visible : il ne se reprend pas."
    assert here.press("Right", "Enter")[0] == "Tu reprends le 8 : 2 cartes, total 12."
    assert played(here) == ["REMOVE(8)"]


def test_backspace_changes_nothing() -> None:
    here = adjusting()
    assert here.press("Backspace")[0] == "Tu ne changes rien."
    assert played(here) == ["PASS"]


def test_laying_the_whole_hand_wants_a_third_enter() -> None:
    state = position(["2 8", ALL, ALL], quest=25, dice=[1, 2, 2])
    here = Deskside(game="cassa-nostra", position=state).settle()
    here.press("Home", "Space", "Right", "Space", "Enter")
    assert here.press("Enter") == [
        "Il ne te restera aucune carte pour la suite de la manche. Le faire quand même ?",
        "Encore Entrée pour le faire. Autre chose annule.",
    ]
    assert here.press("Enter")[0] == "Tu mises 2 cartes, total 10 : 2 et 8."


def test_q_says_the_quest_what_is_seen_and_what_is_missing() -> None:
    assert adjusting().press("Q") == [
        "La quête est de 25 : 30, moins 1, 2 et 2 aux dés.",
        "Total visible : 16. Avec ce que tu caches : 28. C'est assez pour la quête.",
        "Tu as 2 jetons ; il en faut 5 pour gagner.",
    ]


def test_a_digit_hears_a_seat_and_enter_goes_to_it() -> None:
    here = adjusting()
    assert here.press("3")[0] == "Tom : 2 jetons, une carte en main, une carte posée, visible : 4."
    assert here.press("Enter") == [
        "2 adversaires.",
        "Tom, 2 jetons, une carte en main, une posée, visible : 4, 2 sur 2.",
    ]
    assert here.press("1", "Enter")[0] == "Ta mise, 3 cartes, total 20."


def test_a_tour_ends_with_enter_to_continue_and_the_offers_lie_there_to_be_looked_at() -> None:
    here = adjusting()
    here.press("Backspace")
    here.settle()
    assert here.desk.telling.waiting
    assert here.outlet.lines[-1] == "Entrée pour continuer."
    assert here.press("T") == ["Entrée pour continuer."]
    assert here.press("G") == ["Ta mise, total 20 : 4, 8 et 8."]
    assert here.press("Enter")[0].startswith("Tour 2. La quête est de ")


def test_a_stake_of_one_card_asks_for_no_choice() -> None:
    state = position(["1 2", "8", "8"], ["/8", "/4", "/4"], phase="show", quest=25, dice=[1, 2, 2])
    here = Deskside(game="cassa-nostra", position=state).settle()
    assert here.outlet.lines[-3:] == ["Retourne ta carte : 8.", "Entrée pour retourner.", "Ta mise : 8, cachée."]


def test_what_is_asked_is_said_once() -> None:
    lines = at_the_deposit().outlet.lines
    assert lines[-4:] == [
        "À toi.",
        "Mise une carte ou plus : 1, 1, 2, 2, 4, 4, 8 et 8.",
        "Espace pour marquer plusieurs cartes, Entrée pour miser.",
        "Main : 1, 1 sur 8.",
    ]
