"""What is answered to whom; the wording is pinned by the transcripts, here the cases they do not reach."""

import pytest

from cachecash.core.chance import Chance
from cachecash.games.cache_ton_cash.actions import parse
from cachecash.games.cache_ton_cash.state import State
from cachecash.narration.catalog import Catalog, languages
from cachecash.narration.utterance import Level, Priority
from cachecash.presentation.cache_ton_cash import ROOM
from cachecash.presentation.narrator import QUESTIONS
from positions import GAME, options, position

CATALOGS = {language: Catalog(language, strict=True) for language in languages()}
NAMES = ["Camille", "Léa", "Tom", "Hugo", "Inès", "Alice"]


def asked(state: State, question: str, ear: int | None = 0, level: Level = Level.NORMAL) -> list[str]:
    narrator = ROOM.narrator(CATALOGS["fr"], NAMES[: state.seats])
    legal = GAME.legal(state, ear) if ear is not None and ear in GAME.to_act(state) else []
    said = narrator.answer(question, GAME.view(state, ear), level, legal)
    assert all(utterance.priority is Priority.ANSWER for utterance in said)
    return [utterance.speech for utterance in said]


def prompted(state: State, ear: int | None, level: Level = Level.NORMAL) -> str:
    narrator = ROOM.narrator(CATALOGS["fr"], NAMES[: state.seats])
    legal = GAME.legal(state, ear) if ear is not None and ear in GAME.to_act(state) else []
    return narrator.prompt(GAME.view(state, ear), legal, level).speech


def played(state: State, *texts: str) -> State:
    for text in texts:
        GAME.apply(state, GAME.to_act(state)[0], parse(text))
    return state


def test_while_ones_own_play_is_still_told_nobody_is_told_that_it_is_another_ones_turn() -> None:
    view = GAME.view(position(["PI PI SC", "BD", "BD", "BD"], ["", "", "", ""]), 0)
    narrator = ROOM.narrator(CATALOGS["fr"], NAMES[:4])
    asked = [narrator.answer(question, view, Level.NORMAL, []) for question in ("possible", "turn")]
    told = [utterance.speech for said in asked for utterance in said]
    assert [*told, narrator.prompt(view, [], Level.NORMAL).speech] == ["Un instant : ce coup n'est pas fini."] * 3


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_question_has_an_answer_at_any_time_for_anyone(seats: int, language: str) -> None:
    chance = Chance(f"answers/{seats}")
    state = GAME.new(seats, options("avance end=trois"), chance)
    narrator = ROOM.narrator(CATALOGS[language], NAMES[:seats])
    assert narrator.questions == QUESTIONS
    for turn in range(200):
        waited = GAME.to_act(state)
        for ear in (None, turn % seats):
            legal = GAME.legal(state, ear) if ear in waited and ear is not None else []
            view = GAME.view(state, ear)
            question = QUESTIONS[turn % len(QUESTIONS)]
            answers = narrator.answer(question, view, tuple(Level)[turn % 3], legal)
            assert all(answer.speech and answer.braille and answer.screen for answer in answers)
            assert answers
            assert narrator.prompt(view, legal, Level.NORMAL).speech
        if not waited:
            break
        actions = GAME.legal(state, waited[0])
        GAME.apply(state, waited[0], actions[chance.below(len(actions), "choice", turn)])


def test_between_two_rounds_a_pile_that_was_counted_is_not_counted_again() -> None:
    state = position(["", "", "", ""], ["SC SC", "BJ BJ", "", ""], draw="", totals=[30_000, 20_000, 0, 0])
    state.phase = "dealing"
    goal = asked(state, "goal")[0]
    assert "Tu as 30000 dollars" in goal
    assert goal.endswith("Il te manque 970000 dollars.")


def test_an_unknown_question() -> None:
    with pytest.raises(KeyError):
        asked(position(["PI"] * 4), "weather")


def test_goals_of_each_end() -> None:
    piles = ["SC SC", "BJ BJ", "SC SC", ""]
    hands = ["PI"] * 4
    ahead = position(hands, piles, rules="end=rapide")
    assert asked(ahead, "goal", 0)[0].endswith("tu es à égalité avec Tom.")
    assert asked(ahead, "goal", 1)[0].endswith("il te manque 10000 dollars pour rejoindre Tom.")
    assert asked(position(hands, piles, rules="end=trois", totals=[0, 5000, 0, 0]), "goal", 0, Level.BRIEF) == [
        "Avec ce qui est dans les piles, tu es à égalité avec Tom."
    ]
    rich = position(hands, piles, round_=4, totals=[985_000, 0, 0, 0])
    assert asked(rich, "goal")[0].endswith("Le compte y est, pour l'instant.")
    for end in ("classique", "rapide", "trois", "deux"):
        assert asked(position(hands, rules=f"end={end}"), "goal", None)[0].startswith("Le but : ")


def test_the_scores_say_what_is_missing_to_whoever_leads() -> None:
    leading = position(["PI"] * 4, round_=2, totals=[365_000, 410_000, 220_000, 180_000])
    assert asked(leading, "scores") == [
        "Manche 2. Toi 365000, Léa 410000, Tom 220000, Hugo 180000. Il manque 590000 à Léa pour le million."
    ]
    assert asked(leading, "scores", 1)[0].endswith("Il te manque 590000 pour le million.")
    wins = position(["PI"] * 4, rules="end=deux", wins=[1, 0, 0, 0])
    assert asked(wins, "scores-detail")[:2] == [
        "Toi : une manche gagnée, 0 dollar dans ta pile.",
        "Léa : aucune manche gagnée, 0 dollar dans sa pile.",
    ]


def test_whose_turn_in_every_phase() -> None:
    duel = played(position(["TI BD", "BD", "TI OR", "BD"], ["SC SC", "", "BJ BJ | TI TI", ""]), "CHALLENGE(2,1,TI)")
    assert asked(duel, "turn", 2) == ["C'est à toi de répondre à Camille, pour tes Tirelires. En jeu : 30000 dollars."]
    assert asked(duel, "turn", 0) == [
        "C'est à Tom de répondre à ton défi, pour un set de Tirelires. En jeu : 30000 dollars."
    ]
    assert asked(duel, "turn", 1)[0].startswith("C'est à Tom de répondre à Camille")
    assert asked(played(duel, "PLAY(OR)"), "turn", 0) == [
        "C'est à toi de répondre à Tom, pour ses Tirelires. En jeu : 80000 dollars."
    ]
    shift = played(
        position(["SC PI", "BD"], ["PI PI", "AV AV | TI TI"], neutral=("TR DE SC", "BD", "BL"), rules="actions=on"),
        "CLAIM(SC,{0})",
        "DECLINE",
    )
    assert asked(shift, "turn", 0) == ["C'est à toi de choisir pour le Déménagement, sur la pile de Léa."]
    assert asked(shift, "turn", 1) == ["C'est à Camille de choisir pour le Déménagement, sur ta pile."]
    assert asked(shift, "turn", None) == ["C'est à Camille de choisir pour le Déménagement, sur la pile de Léa."]
    assert prompted(shift, 0, Level.BRIEF) == "Choisis pour la pile de Léa."
    over = played(position(["PI", "", "", ""], rules="end=rapide"), "DISCARD(PI)")
    assert asked(over, "turn") == ["La partie est finie."]
    assert asked(over, "goal") == ["La partie est finie."]
    assert asked(over, "scores-detail") == asked(over, "scores")
    assert asked(over, "possible") == ["La partie est finie."]


def test_what_is_expected() -> None:
    state = position(["PI", "BD", "BD", "BD"], discard="TI", rules="double=on", phase="second")
    assert prompted(state, 0) == "Deuxième action possible. Défausse : Tirelire."
    assert prompted(state, 1) == "C'est à Camille de jouer, pour une deuxième action."
    assert prompted(state, None) == "C'est à Camille de jouer, pour une deuxième action."
    two = position(["AV BD", "BD", "PE BD", "BD"], ["BJ BJ | AV AV", "", "SC SC", ""], active=2, rules="penny=on")
    assert prompted(played(two, "CHALLENGE(0,1,PE)"), 0) == (
        "Il te faudrait deux cartes qui conviennent : tu ne peux que céder."
    )


def test_why_there_is_no_challenge() -> None:
    def why(*piles: str) -> str:
        return asked(position(["PI BD TR", "BD", "BD", "BD"], piles), "possible")[-1]

    assert why("", "SC SC | SC SC") == "Aucun défi : il te faut d'abord un set."
    assert why("SC SC", "") == "Aucun défi : personne n'a de set à voler."
    assert why("SC SC", "SC SC") == "Aucun défi : le set tout en bas d'une pile ne se vole pas."
    assert why("SC SC", "SC SC | SC SC") == "Aucun défi : tu n'as pas de carte qui convient."


def test_a_hand_of_one_card_or_none() -> None:
    state = position(["PI", "", "BD", "BD"], rules="end=rapide")
    assert asked(state, "hand", 0) == ["Ta main, une carte : un Piano."]
    assert asked(state, "hand", 1) == ["Ta main est vide."]
    assert asked(state, "middle", 1) == ["La défausse est vide.", "La pioche est vide."]


def test_a_pile_of_neutral_cards_that_is_empty() -> None:
    state = position(["PI"] * 2, neutral=("", "PI", "SC SC"))
    assert asked(state, "middle")[2:] == [
        "La pile neutre 1 est vide.",
        "Sur la pile neutre 2 : un Piano, la dernière carte.",
        "Sur la pile neutre 3 : un Scooter, et une carte dessous.",
    ]


def test_at_a_table_of_two_actions_nobody_is_told_that_there_is_one() -> None:
    hands, piles = ["PI PI SC", "BD", "BD", "BD"], ["", "", "", ""]
    assert asked(position(hands, piles), "turn") == ["C'est à toi : une action."]
    assert asked(position(hands, piles, rules="double=on"), "turn") == ["C'est à toi : deux actions."]
