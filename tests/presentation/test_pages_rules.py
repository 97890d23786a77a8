"""The rules are read by heading, and open where one wants them."""

from dataclasses import replace

from cachecash.narration.rules_text import rules_text
from cachecash.presentation.pages.rules import parts
from cachecash.presentation.rooms import rooms
from visit import Hostel, Visit, visit

GAME = "cache-ton-cash"


def test_chapters_sections_and_the_way_on() -> None:
    guest = visit()
    assert guest.press("F9") == "Les règles de Cache ton Cash. | Le but du jeu, 1 sur 16"
    told = guest.enter("Les cartes")
    assert told.startswith("Les cartes. | Le jeu classique compte 104 cartes")
    assert guest.lines[-1] == "Suite : Les possessions"
    assert "Les jokers" in guest.lines
    assert guest.enter("Les jokers").startswith("Les jokers. | Un joker accompagne")
    guest.press("End")
    assert guest.press("Enter").startswith("Les cartes avancées. | ")
    assert guest.press("Escape").startswith("Les cartes. | Les jokers")
    assert guest.press("Escape") == "Les règles de Cache ton Cash. | Les cartes, 2 sur 16"


def test_reading_on_leads_through_the_whole_text_to_its_end() -> None:
    guest = visit()
    guest.press("F9 Enter")
    read = [guest.title]
    while guest.lines[-1] != "C'est la fin des règles":
        guest.press("End Enter")
        read.append(guest.title)
    headings = rules_text("fr", GAME).headings
    assert read == [heading.title for heading in headings[1:]]
    assert guest.press("End Enter").startswith("Cette ligne s'écoute seulement.")


def test_they_open_at_a_heading_and_the_contents_are_behind_it() -> None:
    guest = Visit()
    guest.pages.rules(0.0, GAME, "jokers")
    assert guest.answer().startswith("Les jokers. | Un joker")
    assert guest.press("Escape").startswith("Les règles de Cache ton Cash. | Les cartes, 2 sur 16")
    guest.press("Escape")
    assert guest.house.ended == "closed"
    guest.pages.rules(9.0, GAME, "no such heading")
    assert guest.answer().startswith("Les règles de Cache ton Cash.")


def test_no_line_is_too_long_to_be_heard_again() -> None:
    for language in ("fr", "en"):
        for heading in rules_text(language, GAME).headings:
            for paragraph in heading.paragraphs:
                assert max(map(len, parts(paragraph))) < 500
                assert " ".join(parts(paragraph)) == paragraph
    assert parts("One. " * 200 + "Two.") != ["One. " * 200 + "Two."]


def test_where_there_are_several_games_it_asks_which_and_misses_what_is_not_written() -> None:
    room = rooms()[GAME]
    guest = visit(Hostel(rooms={GAME: room, "unwritten": replace(room)}))
    assert guest.press("F9") == "Règles du jeu. | Cache ton Cash, 1 sur 2"
    assert guest.press("Down Enter").startswith("Les règles de unwritten ne sont pas écrites")
