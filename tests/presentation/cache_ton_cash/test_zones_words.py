"""What is heard while walking through the zones, word for word: read it aloud."""

from textwrap import dedent

from cachecash.games.cache_ton_cash.cards import FACTS, Card
from cachecash.games.cache_ton_cash.state import State
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Display, Level
from cachecash.presentation.cache_ton_cash import ROOM
from cachecash.presentation.zones import Face, Zone
from positions import GAME, play, position

CATALOG = Catalog("fr", strict=True)
NAMES = ("Camille", "Léa", "Tom", "Hugo")


def zone(
    state: State, name: str, ear: int | None = 0, *, level: Level = Level.NORMAL, catalog: Catalog = CATALOG
) -> Zone[object]:
    legal = GAME.legal(state, ear) if ear is not None and ear in GAME.to_act(state) else []
    board = ROOM.board(catalog, NAMES[: state.seats])
    return next(found for found in board.zones(GAME.view(state, ear), legal, level) if found.id == name)


def walked(
    state: State, name: str, ear: int | None = 0, *, level: Level = Level.NORMAL, display: Display = Display.SPEECH
) -> str:
    """The summary, then each item with its state, its details beneath, as arrows tell them."""
    found = zone(state, name, ear, level=level)
    lines = [found.summary.on(display)]
    for item in found.items:
        state_ = f", {item.state.on(display)}" if item.state else ""
        lines.append(f"> {item.name.on(display)}{state_}")
        lines += [f"    {line.on(display)}" for line in item.details]
    return "\n".join(lines)


def text(block: str) -> str:
    return dedent(block).strip()


def table() -> State:
    return position(
        ["PI PI SC CA CA AG", "BD TR", "BD", ""],
        ["SC SC", "BJ BJ | SC AG", "TI TI | AV AV AG", ""],
        discard="BD TI",
        draw="BD BD",
    )


def test_the_hand() -> None:
    assert walked(table(), "hand") == text("""
        Main, 6 cartes
        > Piano, 5000 dollars
            Pour la compléter : ton autre Piano, ou ton Argenterie.
            Personne n'en montre au sommet de sa pile.
            Repères : triangle ; rond pointé.
        > Piano, 5000 dollars
            Pour la compléter : ton autre Piano, ou ton Argenterie.
            Personne n'en montre au sommet de sa pile.
            Repères : triangle ; rond pointé.
        > Scooter, 15000 dollars
            Aucune carte pour la compléter, sauf ton Argenterie.
            On en voit au sommet chez Léa, 40000 dollars.
            Repères : rond ; carré pointé, rond pointé.
        > Cabane dans les bois, 20000 dollars
            Pour la compléter : ton autre Cabane, ou ton Argenterie.
            Personne n'en montre au sommet de sa pile.
            Repères : triangle ; deux carrés pointés.
        > Cabane, 20000 dollars
            Pour la compléter : ton autre Cabane, ou ton Argenterie.
            Personne n'en montre au sommet de sa pile.
            Repères : triangle ; deux carrés pointés.
        > Argenterie, joker, 25000 dollars
            Ce joker peut compléter tes 2 Pianos, ton Scooter, tes 2 Cabanes, ou la Tirelire de la défausse.
            Sets exposés : Léa, Scooter, 40000 dollars ; Tom, Avion perso, 55000 dollars.
            Repères : étoile.
    """)


def test_the_middle() -> None:
    assert walked(table(), "discard") == text("""
        Défausse, 2 cartes
        > Tirelire, 10000 dollars, à prendre
            Dans ta main, pour la compléter : ton Argenterie.
            Repères : rond ; carré pointé.
        > Une carte dessous
    """)
    assert walked(table(), "discard", 2) == text("""
        Défausse, 2 cartes
        > Tirelire, 10000 dollars
            Rien dans ta main pour la compléter.
            Repères : rond ; carré pointé.
        > Une carte dessous
    """)
    assert walked(table(), "draw") == "Pioche\n> 2 cartes"
    bare = position(["PI"] * 4)
    assert [walked(bare, "discard"), walked(bare, "draw")] == ["La défausse est vide.", "La pioche est vide."]


def test_the_piles_from_the_top() -> None:
    assert walked(table(), "seat-1") == text("""
        Mes gains, un set, 30000 dollars
        > 2 Scooters, 30000 dollars, protégé
            Scooter, repères : rond ; carré pointé, rond pointé.
    """)
    assert walked(table(), "seat-2") == text("""
        Léa, 2 cartes en main, 2 sets, 60000 dollars
        > Scooter et Argenterie, 40000 dollars, défi possible
            Tu peux défier avec un Scooter, ou une Argenterie.
            Scooter, repères : rond ; carré pointé, rond pointé.
            Argenterie, repères : étoile.
        > 2 cartes Bijoux de mémé, 20000 dollars, protégé
            Bijoux de mémé, repères : carré ; carré pointé.
    """)
    assert walked(table(), "seat-4") == "Hugo, plus de carte, aucun set."
    assert walked(position(["PI"] * 4), "seat-1") == "Mes gains : aucun set."
    assert walked(table(), "seat-1", 1).splitlines()[1] == "> Scooter et Argenterie, 40000 dollars, exposé"
    assert walked(table(), "seat-3", 1, level=Level.BRIEF).splitlines()[0] == "Hugo, aucun set."


def test_in_a_challenge_the_cards_that_answer_say_so_and_the_set_attacked_too() -> None:
    state = position(["PI AV OR", "BD", "AV BD", "BD"], ["BJ BJ | AV AV", "", "SC SC", ""], active=2)
    play(state, "CHALLENGE(0,1,AV)")
    states = [item.state and item.state.speech for item in zone(state, "hand").items]
    assert states == [None, "répond au défi", "répond au défi"]
    assert [item.state and item.state.speech for item in zone(state, "seat-1").items] == ["attaqué", "protégé"]
    assert [item.state and item.state.speech for item in zone(state, "seat-3", 2).items] == ["attaqué", "protégé"]
    two = position(["AV OR", "BD", "PE BD", "BD"], ["BJ BJ | AV AV", "", "SC SC", ""], active=2, rules="penny=on")
    play(two, "CHALLENGE(0,1,PE)")
    assert [item.state and item.state.speech for item in zone(two, "hand").items] == [
        "répond au défi avec une autre carte"
    ] * 2
    claim = position(["PI BD", "OR BD"], neutral=("PI", "AG", "TI"))
    play(claim, "CLAIM(PI,{0})")
    assert [item.state and item.state.speech for item in zone(claim, "hand", 1).items] == [None, "peut contester"]


def test_the_levels_drop_or_add_words() -> None:
    assert walked(table(), "hand", level=Level.BRIEF).splitlines()[9] == "> Scooter, 15000"
    hand = zone(table(), "hand", level=Level.FULL)
    assert {item.state.speech for item in hand.items if item.state} == {"jouable"}
    assert walked(table(), "seat-2", level=Level.BRIEF) == text("""
        Léa, 2 sets, 60000
        > Scooter, 40000, défi possible
            Dedans : un Scooter et une Argenterie.
            Tu peux défier avec un Scooter, ou une Argenterie.
            Scooter, repères : rond ; carré pointé, rond pointé.
            Argenterie, repères : étoile.
        > Bijoux de mémé, 20000, protégé
            Dedans : 2 cartes Bijoux de mémé.
            Bijoux de mémé, repères : carré ; carré pointé.
    """)


def test_neutral_piles() -> None:
    two = position(["PI AG", "BD"], neutral=("BD PI", "", "TI"))
    assert walked(two, "neutral") == text("""
        Piles neutres
        > Pile 1 : Piano, 5000 dollars, à prendre
            Une carte dessous.
            Dans ta main, pour la compléter : ton Piano, ou ton Argenterie.
            Repères : triangle ; rond pointé.
        > Pile 2 : vide
        > Pile 3 : Tirelire, 10000 dollars, à prendre
            C'est la dernière carte de la pile.
            Dans ta main, pour la compléter : ton Argenterie.
            Repères : rond ; carré pointé.
    """)
    three = position(["PI", "BD", "BD"], neutral=("BD BD PI", "AG", "TI"))
    assert walked(three, "neutral") == text("""
        Piles neutres
        > Avec Léa : Piano, 5000 dollars, à prendre
            2 cartes dessous.
            Dans ta main, pour la compléter : ton Piano.
            Repères : triangle ; rond pointé.
        > Entre Léa et Tom : Argenterie, joker, 25000 dollars, hors de portée
            C'est la dernière carte de la pile.
            Repères : étoile.
        > Avec Tom : Tirelire, 10000 dollars
            C'est la dernière carte de la pile.
            Rien dans ta main pour la compléter.
            Repères : rond ; carré pointé.
    """)
    watched = walked(three, "neutral", None).splitlines()
    assert [line for line in watched if line.startswith(">")] == [
        "> Entre Camille et Léa : Piano, 5000 dollars",
        "> Entre Léa et Tom : Argenterie, joker, 25000 dollars",
        "> Entre Tom et Camille : Tirelire, 10000 dollars",
    ]


def test_a_house_move_on_a_neutral_pile() -> None:
    state = position(["SC PI", "BD"], ["PI PI", "AV AV | TI TI"], neutral=("TR DE SC", "BD", "BL"), rules="actions=on")
    play(state, "CLAIM(SC,{0})", "DECLINE")
    assert walked(state, "seat-2").splitlines()[1] == "> 2 Tirelires, 20000 dollars, peut passer tout en bas"
    assert walked(state, "seat-2").splitlines()[3] == "> 2 Avions perso, 30000 dollars, peut monter au sommet"
    assert walked(state, "neutral").splitlines()[1] == "> Pile 1 : Déménagement, carte action"


def test_advanced_cards() -> None:
    state = position(
        ["BJ BJ BJ EC DE", "BD", "BD"],
        ["SC SC | BJ BJ", "BJ BJ | BJ AG | SC SC", ""],
        neutral=("BD", "PI", "AG"),
        rules="avance",
    )
    assert walked(state, "hand") == text("""
        Main, 5 cartes
        > Bijoux de mémé, 10000 dollars
            Pour la compléter : tes 2 autres cartes Bijoux de mémé.
            On en voit sous le sommet chez Léa, 35000 dollars.
            Peut améliorer ton set du sommet, qui vaudra 30000 dollars.
            Peut prendre sur les piles neutres une Argenterie.
            Repères : carré ; carré pointé.
        > Bijoux de mémé, 10000 dollars
            Pour la compléter : tes 2 autres cartes Bijoux de mémé.
            On en voit sous le sommet chez Léa, 35000 dollars.
            Peut améliorer ton set du sommet, qui vaudra 30000 dollars.
            Peut prendre sur les piles neutres une Argenterie.
            Repères : carré ; carré pointé.
        > Bijoux de mémé, 10000 dollars
            Pour la compléter : tes 2 autres cartes Bijoux de mémé.
            On en voit sous le sommet chez Léa, 35000 dollars.
            Peut améliorer ton set du sommet, qui vaudra 30000 dollars.
            Peut prendre sur les piles neutres une Argenterie.
            Repères : carré ; carré pointé.
        > Échange, carte action
            Échange ton set du sommet contre celui d'une autre personne.
            Possible avec Léa.
            Repères : deux triangles côte à côte.
        > Déménagement, carte action
            Fait passer un set du sommet tout en bas d'une pile, ou du bas au sommet.
            Possible sur ta pile, ou la pile de Léa.
            Repères : deux triangles, l'un au-dessus de l'autre. Ce repère est notre proposition.
    """)
    assert [line for line in walked(state, "seat-2").splitlines() if line.startswith(">")] == [
        "> 2 Scooters, 30000 dollars, exposé",
        "> Bijoux de mémé et Argenterie, 35000 dollars, défi possible",
        "> 2 cartes Bijoux de mémé, 20000 dollars, protégé",
    ]
    lonely = position(["EC DE OR", "BD", "BD"], neutral=("BD", "BD", "BD"), rules="avance")
    lines = [line.speech for item in zone(lonely, "hand").items for line in item.details[:2]]
    assert lines == [
        *("Ce joker n'a rien à compléter.", "Personne n'a de set exposé."),
        "Échange ton set du sommet contre celui d'une autre personne.",
        "Impossible pour l'instant : il faut un set de chaque côté.",
        "Fait passer un set du sommet tout en bas d'une pile, ou du bas au sommet.",
        "Impossible pour l'instant : aucune pile n'a deux sets.",
    ]


def test_without_a_safe_bottom_the_lowest_set_is_exposed_too() -> None:
    state = position(["PI", "BD", "BD", "BD"], ["SC SC", "BJ BJ | AV AV"], rules="toptwo=on bottomsafe=off")
    assert walked(state, "seat-2").count("exposé") == 2
    assert "protégé" not in walked(state, "seat-1")


def test_what_went_back_into_a_pile_is_remembered() -> None:
    state = position(["PI", "BD"], neutral=("EC BD", "BD", "BD"), rules="actions=on")
    state.put_back[0] = 1 << 4 * Card.EC
    details = zone(state, "neutral").items[0].details
    assert [line.speech for line in details][-2:] == [
        "Remis dedans, on ne sait où : un Échange.",
        "Repères : carré ; rond pointé.",
    ]


def test_everything_about_an_item() -> None:
    assert zone(table(), "hand").items[2].about.speech == (
        "Scooter, 15000 dollars. Aucune carte pour la compléter, sauf ton Argenterie. "
        "On en voit au sommet chez Léa, 40000 dollars. Repères : rond ; carré pointé, rond pointé."
    )
    assert zone(table(), "seat-1").items[0].about.speech == (
        "2 Scooters, 30000 dollars, protégé. Scooter, repères : rond ; carré pointé, rond pointé."
    )


def test_a_zone_is_read_whole_as_the_question_about_it_is_answered() -> None:
    assert zone(table(), "hand").whole.speech == (
        "Ta main, 6 cartes : 2 Pianos, un Scooter, 2 Cabanes, une Argenterie."
    )
    assert zone(table(), "seat-2").whole.speech == (
        "Léa, 2 cartes en main. Sa pile : 2 sets, 60000 dollars. Au sommet : un Scooter et une Argenterie, "
        "40000 dollars. Tout en bas, protégé : 2 cartes Bijoux de mémé, 20000 dollars."
    )
    assert zone(table(), "discard").whole.speech == "Défausse : Tirelire, et une carte dessous."
    assert zone(table(), "seat-1").whole.speech == "Un seul set, protégé : 2 Scooters, 30000 dollars."


def test_braille_has_the_key_fact_in_its_first_cells() -> None:
    hand = walked(table(), "hand", display=Display.BRAILLE).splitlines()
    assert [line for line in hand if line.startswith(">")] == [
        *(
            "> Piano 5000",
            "> Piano 5000",
            "> Scooter 15000",
            "> Cabane 20000",
            "> Cabane 20000",
            "> Argent joker 25000",
        ),
    ]
    assert walked(table(), "seat-2", display=Display.BRAILLE).splitlines()[:2] == [
        "Léa 60000, 2",
        "> Scooter 40000, défi",
    ]


def test_the_screen_has_its_own_signs() -> None:
    assert zone(table(), "hand").items[2].name.screen == "Scooter, 15\u00a0000\u00a0$"
    assert zone(table(), "hand").items[2].faces == (
        Face("SC", "Scooter", "15\u00a0000\u00a0$", ("circle", "box", "dot")),
    )
    assert [face.code for face in zone(table(), "seat-2").items[0].faces] == ["SC", "AG"]
    assert [face.code for face in zone(table(), "discard").items[1].faces] == [""]
    assert zone(table(), "draw").items[0].faces == (Face(),)


def test_touch_marks_tell_all_kinds_apart() -> None:
    hand = " ".join(card.name for card in Card)
    items = zone(position([hand, "BD", "BD", "BD"], rules="avance"), "hand").items
    marks = [item.faces[0].marks for item in items]
    assert len({*marks}) == len(Card)
    values = {"dot": 5000, "box": 10000}
    for item, card in zip(items, Card, strict=True):
        worth = sum(values.get(mark, 0) for mark in item.faces[0].marks)
        assert FACTS[card].family != "possession" or worth == FACTS[card].worth
        assert bool(item.faces[0].value) == bool(FACTS[card].worth)
        assert item.details[-1].speech.startswith("Repères : ")
    assert items[Card.EC].faces[0].marks == ("triangle-beside",)
    assert items[Card.OR].faces[0].marks == ("star", "star")
    assert items[Card.PE].faces[0].marks == ("star", "point", "point")


def test_english() -> None:
    catalog = Catalog("en", strict=True)
    items = zone(table(), "hand", catalog=catalog).items
    assert [line.speech for line in items[0].details] == [
        "Goes with your other Piano, or your Silverware.",
        "Nobody shows one on top of their pile.",
        "Touch marks: triangle; dotted circle.",
    ]
    assert items[5].name.speech == "Silverware, joker, 25000 dollars"
    assert items[5].name.braille == "Silver joker 25000"
    assert zone(table(), "seat-2", catalog=catalog).items[0].name.speech == "Scooter and Silverware, 40000 dollars"
