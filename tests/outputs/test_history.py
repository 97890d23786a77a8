"""The history: both ends are said, nothing moves under the reader, each category by itself."""

from contextlib import suppress

import pytest

from cachecash.narration.catalog import Catalog, languages
from cachecash.narration.utterance import CATEGORIES, Priority, Utterance
from cachecash.outputs.history import ALL, PLAYS, Found, History

FR = Catalog("fr", strict=True)


def told(text: str, category: str = "game", priority: Priority = Priority.STORY) -> Utterance:
    return Utterance(text, f"[{text}]", f"<{text}>", priority, category)


def filled(*texts: str) -> History:
    history = History()
    for text in texts:
        history.add(told(text))
    return history


def spoken(found: Found) -> list[str]:
    return [utterance.speech for utterance in found.words(FR)]


def test_the_first_step_back_is_to_what_was_told_last() -> None:
    history = filled("un", "deux", "trois")
    assert [spoken(history.older()) for _ in range(3)] == [["trois"], ["deux"], ["un"]]


def test_both_ends_are_said_and_the_item_again() -> None:
    history = filled("un", "deux")
    assert spoken(history.newer()) == ["Fin de l'historique.", "deux"]
    assert spoken(history.oldest()) == ["un"]
    assert spoken(history.older()) == ["Début de l'historique.", "un"]
    assert spoken(history.newer()) == ["deux"]
    assert spoken(history.newer()) == ["Fin de l'historique.", "deux"]
    assert spoken(history.newest()) == ["deux"]


def test_an_empty_history_says_so() -> None:
    history = History()
    assert spoken(history.older()) == spoken(history.newest()) == ["Rien dans l'historique."]
    assert spoken(history.next_category()) == ["Tout l'historique.", "Rien dans l'historique."]
    assert history.last == ()
    assert history.since() == []


def test_what_is_told_aside_is_no_event_but_stays_in_the_history() -> None:
    history = filled("avant")
    history.mark()
    history.add(told("un"))
    with history.aside():
        history.add(told("où on en est"))
    history.add(told("deux"))
    assert [one.speech for one in history.since()] == ["un", "deux"]
    assert [one.speech for one in history.told()] == ["avant", "un", "où on en est", "deux"]


def test_what_is_told_jointly_is_repeated_with_what_it_belongs_to() -> None:
    history = filled("la question")
    with history.joined():
        history.add(told("les touches"))
    assert [one.speech for one in history.last] == ["la question", "les touches"]
    history.add(told("la suite"))
    assert [one.speech for one in history.last] == ["la suite"]


def test_a_fault_in_the_midst_of_it_does_not_join_what_is_told_later() -> None:
    history = filled("la question")
    history.mark()
    with suppress(ZeroDivisionError), history.aside(), history.joined():
        history.add(told("où on en est"))
        raise ZeroDivisionError
    history.add(told("la suite"))
    assert [one.speech for one in history.last] == ["la suite"]
    assert [one.speech for one in history.since()] == ["la suite"]


def test_what_is_read_is_the_very_utterance_that_was_told() -> None:
    history = History()
    story = told("un")
    history.add(told("un"), story)
    assert history.older().utterance is story


def test_reading_is_an_answer_with_all_three_renderings() -> None:
    [answer] = filled("un").older().words(FR)
    assert (answer.speech, answer.screen, answer.braille) == ("un", "[un]", "<un>")
    assert answer.priority is Priority.ANSWER


def test_the_place_stays_while_the_game_goes_on() -> None:
    history = filled("un", "deux", "trois")
    history.older()
    history.older()
    history.add(told("quatre"))
    assert spoken(history.older()) == ["un"]


def test_leaving_begins_again_at_the_newest_of_what_happened() -> None:
    history = filled("un", "deux")
    history.next_category()
    history.oldest()
    history.leave()
    assert spoken(history.older()) == ["deux"]
    assert history.newest().category == PLAYS


def test_categories_in_turn_without_the_empty_ones() -> None:
    history = History()
    history.add(told("pioche"), told("défi", "duel"), told("à toi", "turn"), told("relance", "duel"))
    seen = [spoken(history.next_category()) for _ in range(5)]
    assert seen == [
        ["Le jeu.", "pioche"],
        ["Les tours.", "à toi"],
        ["Les défis.", "relance"],
        ["Tout l'historique.", "relance"],
        ["Retour à la première catégorie.", "Ce qui s'est passé.", "relance"],
    ]
    history.next_category()
    assert [one.speech for one in history.told("duel")] == ["défi", "relance"]
    assert [one.speech for one in history.told()] == ["pioche", "défi", "à toi", "relance"]


def test_the_category_before_is_the_one_before() -> None:
    history = History()
    history.add(told("pioche"), told("à toi", "turn"))
    seen = [spoken(history.previous_category()) for _ in range(4)]
    assert seen == [
        ["Retour à la dernière catégorie.", "Tout l'historique.", "à toi"],
        ["Les tours.", "à toi"],
        ["Le jeu.", "pioche"],
        ["Ce qui s'est passé.", "à toi"],
    ]
    assert spoken(history.next_category()) == ["Le jeu.", "pioche"]


def test_what_was_asked_is_not_among_the_plays() -> None:
    history = filled("pioche")
    history.add(told("ma main", "answer", Priority.ANSWER))
    assert spoken(history.older()) == ["pioche"]
    assert spoken(history.older()) == ["Début de l'historique.", "pioche"]


def test_steps_stay_in_the_category() -> None:
    history = History()
    history.add(told("défi", "duel"), told("pioche"), told("relance", "duel"))
    history.next_category()
    history.next_category()
    assert spoken(history.older()) == ["défi"]
    assert spoken(history.older()) == ["Début de l'historique.", "défi"]


def test_it_is_bounded_and_a_forgotten_place_gives_way_to_the_oldest() -> None:
    history = History(kept=3)
    history.add(told("un"), told("deux"), told("trois"))
    history.oldest()
    history.add(told("quatre"), told("cinq"))
    assert len(history.told()) == 3
    assert spoken(history.newer()) == ["quatre"]
    history.oldest()
    assert spoken(history.older()) == ["Début de l'historique.", "trois"]


def test_a_category_that_was_forgotten_is_empty_not_an_error() -> None:
    history = History(kept=1)
    history.add(told("défi", "duel"))
    history.next_category()
    history.older()
    history.add(told("pioche"))
    assert spoken(history.newer()) == ["Rien dans l'historique."]
    assert history.next_category().category == "game"


def test_since_my_last_play_without_what_i_asked() -> None:
    history = filled("avant")
    history.mark()
    history.add(told("je pioche"), told("ma main", "answer", Priority.ANSWER), told("Léa pioche"))
    assert [one.speech for one in history.since()] == ["je pioche", "Léa pioche"]


def test_where_one_is_has_not_happened_though_it_was_told_in_its_turn() -> None:
    history = History()
    history.add(told("la quête"), told("main, 1 sur 8", "answer"))
    assert [one.speech for one in history.since()] == ["la quête"]
    assert spoken(history.older()) == ["la quête"]
    assert [one.speech for one in history.told()] == ["la quête", "main, 1 sur 8"]


def test_since_goes_no_further_back_than_what_is_remembered() -> None:
    history = History(kept=2)
    history.mark()
    history.add(told("un"), told("deux"), told("trois"))
    assert [one.speech for one in history.since()] == ["deux", "trois"]


def test_the_last_thing_told_may_be_several_utterances() -> None:
    history = filled("un")
    history.add(told("Piano"), told("un sur cinq"))
    history.add()
    assert [one.speech for one in history.last] == ["Piano", "un sur cinq"]


def test_what_is_said_again_was_said_last_and_is_not_remembered_twice() -> None:
    history = filled("un", "deux")
    history.again(history.told()[:1])
    assert [one.speech for one in history.last] == ["un"]
    assert [one.speech for one in history.told()] == ["un", "deux"]


@pytest.mark.parametrize("language", languages())
def test_every_category_has_its_name(language: str) -> None:
    catalog = Catalog(language, strict=True)
    names = {catalog.line("history-category", category=category) for category in (PLAYS, ALL, *CATEGORIES)}
    assert len(names) == 2 + len(CATEGORIES)
