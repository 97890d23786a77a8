"""The scenes of Cache ton Cash whose words are pinned in tests/transcripts/cache-ton-cash/."""

from cachecash.games.cache_ton_cash.state import State
from cachecash.narration.utterance import Level
from ctc_scenes_advanced import ADVANCED
from positions import position
from screenplay import BRAILLE, BRIEF, FULL, LEVELS, ME, RIVAL, SIDE, THIRD, WATCHER, Ear, Scene


def _open_hand(discard: str = "CA TI", hand: str = "PI PI SC CA AG") -> State:
    return position([hand, SIDE, SIDE, SIDE], draw="SB SC TI OR", discard=discard, piles=["SB SB", "", "", ""])


def _fight(tom: str) -> State:
    """The example of the rules: Camille goes after Tom's Piggy Banks."""
    return position(
        ["TI TI BD PI CA", SIDE, tom, SIDE],
        ["SC SC", "", "BJ BJ | TI AG", "AV AV"],
        draw="SB TR CA BL SC",
        discard="PI",
    )


def _attacked() -> State:
    return position(
        ["PI AV SC CA OR", "BJ BL BD TR PI", "BD PI SC TR CA", "AV BD PI TR SB"],
        ["PI PI | AV AG", "BL BL", "", "SC SC"],
        draw="SB SC TI TR",
        discard="TI",
        active=3,
    )


def _last_round(end: str, piles: tuple[str, str, str], **more: object) -> State:
    """One card is left to be played, by Camille."""
    return position(["PI", "", ""], piles, neutral=("BD", "TR", "BL"), rules=f"end={end}", discard="SC", **more)  # type: ignore[arg-type]


_SCENES = (
    # The deal, the sets, the discard pile
    Scene("deal", "La donne à quatre", None, (), (ME, RIVAL, WATCHER, FULL, BRAILLE), deal=(4, "", "deal")),
    Scene("deal-two", "La donne à deux : une carte action est remise", None, deal=(2, "avance", "b")),
    Scene("deal-three", "La donne à trois", None, (), (ME, RIVAL, THIRD, WATCHER), deal=(3, "", "deal")),
    Scene("starter-put-back", "Une carte action ne commence pas la défausse", None, deal=(4, "avance", "back-127")),
    Scene("set-of-a-pair", "Un set de deux cartes de la main", _open_hand, ("FORM(PI,PI)", "DISCARD(BD)"), LEVELS),
    Scene("set-with-a-joker", "Un set avec un joker, de la main", _open_hand, ("FORM(SC,AG)",)),
    Scene(
        "set-joker-from-hand",
        "Un joker de la main avec la possession de la défausse",
        _open_hand,
        ("FORM_D(AG)",),
        (ME, RIVAL, WATCHER, FULL, BRAILLE),
    ),
    Scene(
        "set-joker-from-the-top",
        "Une possession de la main avec le joker de la défausse",
        lambda: _open_hand("OR"),
        ("FORM_D(CA)",),
        (ME, RIVAL, WATCHER, FULL),
    ),
    Scene(
        "set-from-the-top", "Deux possessions, dont une de la défausse", lambda: _open_hand("TI SC"), ("FORM_D(SC)",)
    ),
    Scene(
        "discards",
        "Chacun défausse",
        _open_hand,
        ("DISCARD(SC)", "DISCARD(TR)", "DISCARD(SB)", "DISCARD(AV)"),
        (ME, FULL),
    ),
    # Challenges
    Scene(
        "long-challenge-won",
        "Un long défi gagné",
        lambda: _fight("OR BD PI SB AV"),
        ("CHALLENGE(2,1,TI)", "PLAY(OR)", "PLAY(TI)", "YIELD"),
        (ME, THIRD, RIVAL, WATCHER, BRIEF, FULL, Ear(2, Level.BRIEF), Ear(1, Level.BRIEF), Ear(1, Level.FULL), BRAILLE),
    ),
    Scene(
        "long-challenge-lost",
        "Un long défi perdu",
        lambda: _fight("OR TI BD PI SB"),
        ("CHALLENGE(2,1,TI)", "PLAY(OR)", "PLAY(TI)", "PLAY(TI)", "YIELD"),
        (ME, THIRD, RIVAL, WATCHER, BRIEF, Ear(2, Level.BRIEF), Ear(1, Level.BRIEF), BRAILLE),
    ),
    Scene(
        "attacked",
        "Camille est attaquée et garde son set",
        _attacked,
        ("CHALLENGE(0,1,AV)", "PLAY(AV)", "YIELD"),
        (ME, Ear(3), RIVAL, WATCHER, BRIEF, FULL, BRAILLE),
    ),
    Scene(
        "attacked-and-yielding",
        "Camille cède aussitôt",
        _attacked,
        ("CHALLENGE(0,1,AV)", "YIELD"),
        (ME, Ear(3), WATCHER),
    ),
    Scene(
        "safe-set",
        "Le set protégé ne se vole pas",
        lambda: position(["TI AG BD PI CA", SIDE, SIDE], ["SC SC", "TI TI"], neutral=("BD", "PI", "TR"), discard="PI"),
        ("? CHALLENGE(1,1,TI)", "? CHALLENGE(2,1,AG)", "?? possible"),
        (ME,),
    ),
    Scene(
        "refusals",
        "Ce qui est refusé, et pourquoi",
        lambda: _fight("OR BD PI SB AV"),
        (
            "? CHALLENGE(0,1,TI)",
            "? CHALLENGE(3,1,TI)",
            "? CHALLENGE(1,1,TI)",
            "? CHALLENGE(2,1,CA)",
            "? FORM(BD,PI)",
            "? FORM_D(CA)",
            "? FORM(SC,SC)",
            "? DISCARD(OR)",
            "? YIELD",
            "? END",
            "? IMPROVE(TI)",
            "CHALLENGE(2,1,TI)",
            "PLAY(OR)",
            "? DISCARD(BD)",
            "? PLAY(BD)",
        ),
        (ME,),
    ),
    Scene(
        "refill-order",
        "Après un défi, qui pioche d'abord, et la pioche qui s'épuise",
        lambda: position(
            ["TI TI BD PI CA", SIDE, "OR BD PI SB AV", "BD PI"],
            ["SC SC", "", "BJ BJ | TI AG", ""],
            draw="TR SB CA",
            discard="PI",
        ),
        ("CHALLENGE(2,1,TI)", "PLAY(OR)", "PLAY(TI)", "YIELD"),
        (ME, THIRD, Ear(3), WATCHER, FULL),
    ),
    Scene(
        "forced-yield",
        "Une main vide cède d'elle-même",
        lambda: position(["TI PI", "", "PI", ""], ["SC SC", "BJ BJ | TI AG", "", ""], discard="PI"),
        ("CHALLENGE(1,1,TI)",),
        (ME, RIVAL, WATCHER),
    ),
    Scene(
        "last-cards",
        "Les dernières cartes, et un tour sauté",
        lambda: position(["TI PI", "", "PI", "BD"], ["SC SC", "", "", ""], discard="PI"),
        ("DISCARD(TI)", "DISCARD(PI)"),
    ),
    # Ends of a round and of a game
    Scene(
        "next-round",
        "Une manche finie, une autre commence",
        lambda: _last_round(
            "classique", ("SC SC", "BJ BJ | TI AG", "CA CA"), round_=2, totals=[365000, 410000, 220000]
        ),
        ("DISCARD(PI)", "?? scores", "?? scores-detail"),
        (ME, RIVAL, WATCHER, BRIEF),
    ),
    Scene(
        "end-classic",
        "La partie classique : le million est atteint",
        lambda: _last_round("classique", ("SC SC OR", "BJ BJ", "CA CA"), round_=6, totals=[940000, 985000, 700000]),
        ("DISCARD(PI)", "?? scores"),
        (ME, RIVAL, WATCHER, BRAILLE),
    ),
    Scene(
        "end-quick", "La partie rapide", lambda: _last_round("rapide", ("SC SC", "BJ BJ", "CA CA")), ("DISCARD(PI)",)
    ),
    Scene(
        "end-three-rounds",
        "Trois manches",
        lambda: _last_round("trois", ("SC SC", "BJ BJ", "CA CA"), round_=3, totals=[200000, 150000, 90000]),
        ("?? scores", "DISCARD(PI)"),
    ),
    Scene(
        "end-two-wins",
        "Deux manches gagnantes",
        lambda: _last_round(
            "deux", ("SC SC", "BJ BJ", "BD BD"), round_=3, totals=[90000, 95000, 10000], wins=[1, 1, 0]
        ),
        ("?? scores", "?? goal", "DISCARD(PI)"),
    ),
    Scene(
        "tied-round",
        "Une manche à égalité, gagnée par chacun",
        lambda: _last_round("deux", ("SC SC", "SB SB", "BD BD"), round_=1),
        ("DISCARD(PI)",),
    ),
    Scene(
        "tied-round-for-nobody",
        "Une manche à égalité, gagnée par personne",
        lambda: _last_round("deux tiedround=none", ("SC SC", "SB SB", "BD BD"), round_=1),
        ("DISCARD(PI)",),
        (ME, WATCHER),
    ),
    Scene(
        "shared-victory",
        "Une victoire partagée",
        lambda: _last_round("rapide", ("SC SC", "SB SB", "BD BD")),
        ("DISCARD(PI)",),
        (ME, RIVAL, THIRD, WATCHER),
    ),
    Scene(
        "safeguard",
        "Trente manches sans million",
        lambda: _last_round("classique", ("SC SC", "BJ BJ", "BD BD"), round_=30, totals=[640000, 600000, 500000]),
        ("DISCARD(PI)",),
        (ME, WATCHER),
    ),
    # Questions
    Scene(
        "questions",
        "Toutes les questions, au milieu d'une partie",
        lambda: _fight("OR BD PI SB AV"),
        tuple(
            f"?? {question}"
            for question in (
                "turn",
                "scores",
                "scores-detail",
                "hand",
                "marks",
                "counts",
                "middle",
                "mine",
                "opponents",
                "goal",
                "possible",
                "seat-1",
                "seat-3",
                "seat-6",
            )
        ),
        (ME, THIRD, WATCHER, BRIEF, BRAILLE),
    ),
)

SCENES = (*_SCENES, *ADVANCED)
