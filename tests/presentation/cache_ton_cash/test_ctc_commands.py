"""The keys of Cache ton Cash: what they do, what they open, and why they cannot."""

import pytest

from deskside import Deskside
from positions import position


def at(hand: str, piles: list[str], *, discard: str = "TI", rules: str = "") -> Deskside:
    hands = [hand, "AV PI SC BL TR", "BD TR SB AG SC"]
    state = position(hands, piles, discard=discard, rules=rules, rest=True)
    return Deskside(position=state).settle()


def lines(here: Deskside) -> list[str]:
    return [line.label.speech for line in here.desk.lists[-1].lines]


def goto(here: Deskside, name: str) -> None:
    here.until(lambda desk: desk.desk.zones.item is not None and name in desk.desk.zones.item.name.speech, "Right", 8)


def test_f_forms_at_once_where_there_is_a_single_partner() -> None:
    here = at("PI PI BD SC BL", [])
    goto(here, "Piano")
    assert here.press("F") == ["Tu formes un set de Pianos, 10000 dollars."]


def test_f_lists_the_partners_where_there_are_several() -> None:
    here = at("PI PI AG SC BL", [])
    goto(here, "Piano")
    assert here.press("F")[0] == "Former un set, avec le Piano."
    assert lines(here) == [
        "Former un set : 2 Pianos, 10000 dollars",
        "Former un set : Piano et Argenterie, 30000 dollars",
    ]


def test_f_on_a_card_that_goes_with_nothing_says_so_and_what_is_possible() -> None:
    here = at("PI PI BD SC BL", [])
    assert here.press("F") == [
        "Collection de bédé, 5000 dollars : rien ne la complète, ni dans ta main, ni sur la défausse.",
        "Tu peux former un set de Pianos ; défausser.",
    ]


def test_f_from_elsewhere_lists_every_set() -> None:
    here = at("PI PI TI SC BL", [])
    here.press("P")
    assert here.press("F")[0] == "Former un set."
    assert lines(here) == ["Former un set : 2 Pianos, 10000 dollars", lines(here)[1]]
    assert "défausse" in lines(here)[1]


def test_f_on_the_discard_pile_takes_its_top() -> None:
    here = at("PI BD TI SC BL", [])
    here.press("D")
    assert here.press("F")[0].startswith("Tu prends la Tirelire de la défausse")


def test_f_without_any_set_to_form() -> None:
    here = at("PI BD TR SC BL", [])
    assert here.press("F")[0] == "Aucun set à former : rien ne va ensemble."


def test_v_is_always_a_list() -> None:
    here = at("PI BD TR SC BL", ["AV AV", "BD BD | PI PI", "SC SC"])
    goto(here, "Piano")
    assert here.press("V") == ["Voler.", "Défier Léa pour ses Pianos, 10000 dollars, avec un Piano"]
    here.press("Escape", "End")
    here.press("P")
    assert here.press("V")[0] == "Voler."
    assert here.press("Enter")[0].startswith("Tu défies Léa")


@pytest.mark.parametrize(
    ("piles", "why"),
    [
        ([], "Aucun défi possible : tu n'as pas encore de set. Il t'en faut un avant de voler."),
        (["AV AV", "BD BD | SB SB", "SC SC"], "Aucun défi possible : rien de ce que tu tiens n'attaque un set exposé."),
    ],
)
def test_v_with_nothing_to_attack_says_why(piles: list[str], why: str) -> None:
    here = at("PI BD TR CA BL", piles)
    assert here.press("V")[0].startswith(why)


def test_x_discards_the_card_under_the_cursor_and_no_other() -> None:
    here = at("PI PI BD SC BL", [])
    goto(here, "Scooter")
    assert here.press("X") == ["Tu défausses un Scooter."]
    other = at("PI PI BD SC BL", [])
    other.press("P")
    assert other.press("X")[0] == "Défausser quelle carte ? Va d'abord sur elle, dans ta main."
    assert other.table.actions == ()


def test_d_goes_to_the_discard_pile_and_twice_says_what_lies_beneath() -> None:
    here = at("PI PI BD SC BL", [], discard="TI TI SB")
    assert here.press("D")[1].startswith("Super Bagnole")
    assert here.press("D") == ["2 cartes sous celle du sommet."]
    one = at("PI PI BD SC BL", [])
    assert one.press("D", "D") == ["Rien sous la carte du sommet."]
    none = at("PI PI BD SC BL", [], discard="")
    assert none.press("D") == ["La défausse est vide."]
    assert none.press("D") == ["La défausse est vide."]


def test_p_goes_to_the_draw_pile_and_says_how_many_are_left() -> None:
    assert " cartes." in at("PI PI BD SC BL", []).press("P")[1]


def test_u_improves_the_top_set() -> None:
    here = at("PI BD TR SC BL", ["AV AV | PI PI", "BD BD"], rules="improve=on")
    goto(here, "Piano")
    assert here.press("U")[0].startswith("Tu ajoutes")
    elsewhere = at("PI BD TR SC BL", ["AV AV | PI PI", "BD BD"], rules="improve=on")
    assert elsewhere.press("U")[0] == "Améliorer le set du sommet."


@pytest.mark.parametrize(
    ("rules", "piles", "why"),
    [
        ("", ["PI PI"], "L'option « Améliorer un set » n'est pas jouée à cette table."),
        ("improve=on", [], "Tu n'as pas encore de set à améliorer."),
        ("improve=on", ["AV AV"], "Aucune carte de ta main n'améliore ton set du sommet."),
    ],
)
def test_u_that_cannot_says_why(rules: str, piles: list[str], why: str) -> None:
    here = at("PI BD TR SC BL", piles, rules=rules)
    assert here.press("U")[0].startswith(why)


def test_n_goes_to_the_neutral_piles_where_there_are_some() -> None:
    assert at("PI BD TR SC BL", []).press("N")[0].startswith("Il n'y a pas de pile neutre à cette table.")
    two = position(["PI BD TR SC BL AG", "AV PI SC BL TR AG"], [], neutral=["SC", "BD", "PI"], rest=True, discard="TI")
    here = Deskside(position=two).settle()
    assert here.press("N") == ["Piles neutres.", "Pile 1 : Scooter, 15000 dollars, à prendre, 1 sur 3."]


def test_marked_piles_are_taken_and_no_other() -> None:
    state = position(
        ["AV OR BD PI BL SC", "AV PI SC BL TR AG"], [], neutral=["TI", "TI", "TI"], rest=True, discard="TR"
    )
    here = Deskside(position=state).settle()
    here.press("N", "Space")
    assert here.press("Enter")[1].startswith("Prendre une Tirelire avec ton Or, 60000 dollars, sur la pile neutre 1")
    assert len(lines(here)) == 1
    here.press("Escape", "Right", "Space", "Enter")
    assert [line[:38] for line in lines(here)] == ["Prendre 2 Tirelires avec ton Or, 70000"]


def test_marked_cards_that_are_alike_are_counted() -> None:
    here = at("PI PI BD SC BL", [])
    goto(here, "Piano")
    here.press("Space", "Right", "Space", "Enter")
    assert lines(here) == ["Former un set : 2 Pianos, 10000 dollars"]


def test_a_deamenagement_or_an_exchange_lists_its_targets() -> None:
    here = at("EC DE TR SC BL", ["AV AV | PI PI", "BD BD | SB SB", "CA CA"], rules="actions=on")
    goto(here, "Échange")
    assert here.press("Enter")[0].startswith("Échange")
    assert len([line for line in lines(here) if line.startswith("Échanger")]) == 2
    here.press("Escape", "Right", "Enter")
    assert any(line.startswith("Déménagement") for line in lines(here))


def test_between_two_plays_nobody_hears_that_the_game_is_over() -> None:
    here = at("PI PI BD SC BL", [])
    here.outlet.slow = True
    goto(here, "Piano")
    here.press("F")
    assert here.desk.course.pending
    assert here.press("T")[0] != "La partie est finie."
