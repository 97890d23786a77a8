"""The scenes of Cache ton Cash whose words are pinned in tests/transcripts/cache-ton-cash/."""

from cachecash.games.cache_ton_cash.state import State
from cachecash.narration.utterance import Display, Level
from positions import position
from screenplay import Ear, Scene

ME, RIVAL, WATCHER = Ear(0), Ear(1), Ear(None)
THIRD = Ear(2)
BRIEF, FULL = Ear(0, Level.BRIEF), Ear(0, Level.FULL)
WATCHER_BRIEF, WATCHER_FULL = Ear(None, Level.BRIEF), Ear(None, Level.FULL)
BRAILLE = Ear(0, display=Display.BRAILLE)
LEVELS = (ME, RIVAL, WATCHER, BRIEF, FULL, WATCHER_BRIEF, WATCHER_FULL, BRAILLE)

SIDE = "BD PI TR SB AV"
"""A hand that has no part in the scene."""


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


def _claim(hand: str, tom: str, neutral: tuple[str, str, str], rules: str = "", piles: tuple[str, str] = ("", "")) -> State:
    return position([hand, tom], piles, neutral=neutral, draw="SB BD PI TR SC AV", discard="PI", rules=rules)


def _claim_of_three() -> State:
    return position(
        ["PI SC BL TI CA", "PI BD TR SB AV", "PI BD TR SB SC"],
        ["SC SC", "", "AV AV"],
        neutral=("TR PI", "SB SB TI", "BL BL OR"),
        draw="BD SC SB",
        discard="CA",
    )


def _neutral_action(neutral: str, piles: tuple[str, str]) -> State:
    return _claim("SC PI BL TI CA BD", "BD TR SB AV BL BJ", (neutral, "TR BD", "BL TI"), "actions=on", piles)


def _last_round(end: str, piles: tuple[str, str, str], **more: object) -> State:
    """One card is left to be played, by Camille."""
    return position(["PI", "", ""], piles, neutral=("BD", "TR", "BL"), rules=f"end={end}", discard="SC", **more)  # type: ignore[arg-type]


def _duel_of_penny(camille: str, hugo: str) -> State:
    return position(
        [camille, hugo, SIDE, SIDE],
        ["SC SC", "BJ BJ | AV AV", "", ""],
        draw="SB TR CA BL SC",
        discard="PI",
        rules="penny=on",
    )


SCENES = (
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
    Scene("set-from-the-top", "Deux possessions, dont une de la défausse", lambda: _open_hand("TI SC"), ("FORM_D(SC)",)),
    Scene("discards", "Chacun défausse", _open_hand, ("DISCARD(SC)", "DISCARD(TR)", "DISCARD(SB)", "DISCARD(AV)"), (ME, FULL)),
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
    Scene("attacked-and-yielding", "Camille cède aussitôt", _attacked, ("CHALLENGE(0,1,AV)", "YIELD"), (ME, Ear(3), WATCHER)),
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
        lambda: _last_round("classique", ("SC SC", "BJ BJ | TI AG", "CA CA"), round_=2, totals=[365000, 410000, 220000]),
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
    Scene("end-quick", "La partie rapide", lambda: _last_round("rapide", ("SC SC", "BJ BJ", "CA CA")), ("DISCARD(PI)",)),
    Scene(
        "end-three-rounds",
        "Trois manches",
        lambda: _last_round("trois", ("SC SC", "BJ BJ", "CA CA"), round_=3, totals=[200000, 150000, 90000]),
        ("?? scores", "DISCARD(PI)"),
    ),
    Scene(
        "end-two-wins",
        "Deux manches gagnantes",
        lambda: _last_round("deux", ("SC SC", "BJ BJ", "BD BD"), round_=3, totals=[90000, 95000, 10000], wins=[1, 1, 0]),
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
    # Advanced rules
    Scene(
        "penny",
        "Petites économies demande deux cartes",
        lambda: _duel_of_penny("PE BD PI TR CA", "AV AG BD PI TR"),
        ("CHALLENGE(1,1,PE)", "PLAY(AV,AG)", "YIELD"),
        (ME, RIVAL, WATCHER, Ear(1, Level.BRIEF), Ear(1, display=Display.BRAILLE)),
    ),
    Scene(
        "penny-against-penny",
        "Deux cartes Petites économies s'annulent",
        lambda: _duel_of_penny("AV AV BD PI TR", "PE SC BD PI TR"),
        ("CHALLENGE(1,1,AV)", "PLAY(PE)", "? PLAY(AV)", "YIELD"),
        (ME, RIVAL, WATCHER),
    ),
    Scene(
        "second-action",
        "Une deuxième action, puis la fin du tour",
        lambda: position(
            ["PI PI CA BD SC", SIDE, SIDE, SIDE], ["SC SC"], draw="PI CA SC TR", discard="TI BL", rules="double=on"
        ),
        ("DISCARD(PI)", "FORM_D(PI)", "DISCARD(PI)", "END"),
        (ME, RIVAL, WATCHER, Ear(1, Level.FULL)),
    ),
    Scene(
        "lost-then-second",
        "Après un défi perdu, on ne revient pas sur la même personne",
        lambda: position(
            ["TI AG BD PI CA", "TI BD PI SB AV", SIDE, SIDE],
            ["SC SC", "BJ BJ | TI TI", "PI PI | AV AV", ""],
            draw="SB TR CA BL SC",
            discard="SC",
            rules="double=on",
        ),
        ("CHALLENGE(1,1,TI)", "PLAY(TI)", "YIELD", "? CHALLENGE(1,1,AG)", "?? possible", "END"),
        (ME, RIVAL),
    ),
    Scene(
        "improve",
        "Améliorer un set",
        lambda: position(["SC BD PI TR CA", SIDE], ["BJ BJ | SC SC"], neutral=("BD", "PI", "TR"), draw="BL", discard="PI", rules="improve=on"),
        ("? IMPROVE(CA)", "IMPROVE(SC)"),
        (ME, RIVAL, WATCHER, BRAILLE),
    ),
    Scene(
        "second-from-top",
        "Le set juste sous le sommet",
        lambda: position(
            ["PI BD TR CA SC", SIDE, "BD TR SB AV CA", SIDE],
            ["SC SC", "", "BJ BJ | PI PI | TI TI", ""],
            draw="SB TR",
            discard="SC",
            rules="toptwo=on",
        ),
        ("CHALLENGE(2,2,PI)", "YIELD"),
        (ME, THIRD, WATCHER, FULL, WATCHER_BRIEF, BRAILLE),
    ),
    Scene(
        "swap",
        "Un Échange joué de la main",
        lambda: position(
            ["EC BD TR CA SC", SIDE, SIDE, SIDE], ["SC SC | BD BD", "", "CA CA", ""], draw="SB TR", discard="SC", rules="actions=on"
        ),
        ("? SWAP(1)", "SWAP(2)"),
        (ME, THIRD, WATCHER, BRAILLE),
    ),
    Scene(
        "house-move",
        "Deux Déménagements joués de la main, et un défaussé",
        lambda: position(
            ["DE BD TR CA SC", "DE BD PI TR SB", "EC BD PI TR SB", SIDE],
            ["SC SC | BD BD | AV AV", "", "", "BJ OR | PI PI"],
            draw="SB TR PI",
            discard="SC",
            rules="actions=on",
        ),
        ("MOVE(3,BT)", "MOVE(0,TB)", "DISCARD(EC)"),
        (ME, RIVAL, Ear(3), WATCHER),
    ),
    Scene(
        "house-move-at-home",
        "Un Déménagement dans sa propre pile",
        lambda: position(["DE BD TR CA SC", SIDE], ["SC SC | BD BD | AV AV"], neutral=("BD", "PI", "TR"), draw="SB", rules="actions=on"),
        ("MOVE(0,TB)",),
        (ME, RIVAL, WATCHER),
    ),
    # Claims
    Scene(
        "claim-let-go",
        "Une prise à deux, laissée",
        lambda: _claim("SC PI BL TI CA BD", "BD TR SC SB AV BJ", ("TR SC", "BD OR", "BL TI")),
        ("? CLAIM(SC,{2})", "CLAIM(SC,{0,1})", "DECLINE"),
        (ME, RIVAL, WATCHER, BRIEF, FULL, WATCHER_BRIEF, BRAILLE),
    ),
    Scene(
        "contest-won",
        "Une prise contestée et perdue",
        lambda: _claim("SC PI BL TI CA BD", "BD TR SC SB AV BJ", ("TR SC", "BD OR", "BL TI")),
        ("CLAIM(SC,{0,1})", "CONTEST(SC)", "YIELD"),
        (ME, RIVAL, WATCHER, BRIEF, WATCHER_BRIEF),
    ),
    Scene(
        "contest-lost",
        "Une prise contestée et gardée",
        lambda: _claim("SC SC PI BL TI CA", "BD TR SC SB AV BJ", ("TR SC", "BD OR", "BL TI")),
        ("CLAIM(SC,{0,1})", "CONTEST(SC)", "PLAY(SC)", "YIELD"),
        (ME, RIVAL, WATCHER, WATCHER_BRIEF),
    ),
    Scene(
        "contest-forced",
        "Une main vide ne conteste pas, et la pile neutre se vide",
        lambda: position(["SC PI", ""], ["", "AV AV"], neutral=("SC", "BD OR", "BL TI"), discard="PI"),
        ("CLAIM(SC,{0})",),
    ),
    Scene(
        "claim-of-three",
        "Une prise à trois : seule la voisine peut contester",
        _claim_of_three,
        ("? CLAIM(PI,{1})", "? CLAIM(PI,{0,2})", "CLAIM(PI,{0})", "DECLINE"),
        (ME, RIVAL, THIRD, WATCHER),
    ),
    Scene(
        "contest-of-three",
        "Une prise à trois, contestée",
        _claim_of_three,
        ("CLAIM(PI,{0})", "CONTEST(PI)", "YIELD"),
        (ME, RIVAL, THIRD, Ear(2, Level.BRIEF)),
    ),
    # Action cards on neutral piles
    Scene(
        "neutral-swap",
        "Un Échange sur une pile neutre",
        lambda: _neutral_action("TR EC SC", ("PI PI", "CA CA")),
        ("CLAIM(SC,{0})", "DECLINE"),
    ),
    Scene(
        "neutral-swap-put-back",
        "Un Échange qui ne peut rien échanger retourne dans la pile",
        lambda: _neutral_action("TR BD TR EC SC", ("PI PI", "")),
        ("CLAIM(SC,{0})", "DECLINE"),
    ),
    Scene(
        "neutral-swap-alone",
        "Il ne reste que des Échanges",
        lambda: _neutral_action("EC SC", ("PI PI", "")),
        ("CLAIM(SC,{0})", "DECLINE"),
        (ME, WATCHER, FULL),
    ),
    Scene(
        "neutral-house-move",
        "Un Déménagement sur une pile neutre : chacun choisit pour l'autre",
        lambda: _neutral_action("TR DE SC", ("PI PI", "AV AV | TI TI")),
        ("CLAIM(SC,{0})", "DECLINE", "SHIFT(1,BT)", "SHIFT(0,TB)"),
    ),
    Scene(
        "neutral-house-move-idle",
        "Un Déménagement qui ne peut rien déménager",
        lambda: _neutral_action("TR DE SC", ("", "AV AV")),
        ("CLAIM(SC,{0})", "DECLINE"),
        (ME, WATCHER),
    ),
    # Questions
    Scene(
        "questions",
        "Toutes les questions, au milieu d'une partie",
        lambda: _fight("OR BD PI SB AV"),
        tuple(f"?? {question}" for question in ("turn", "scores", "scores-detail", "hand", "counts", "middle", "mine", "opponents", "goal", "possible", "seat-1", "seat-3", "seat-6")),
        (ME, THIRD, WATCHER, BRIEF, BRAILLE),
    ),
    Scene(
        "questions-in-a-duel",
        "Les questions pendant un défi et une prise",
        lambda: _claim("SC SC PI BL TI CA", "BD TR SC SB AV BJ", ("TR SC", "BD OR", "BL TI")),
        ("CLAIM(SC,{0,1})", "?? turn", "?? middle", "CONTEST(SC)", "?? turn", "?? possible", "?? hand"),
    ),
)
