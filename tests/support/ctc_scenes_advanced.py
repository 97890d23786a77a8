"""Scenes of the advanced rules, of claims, and of action cards (see `ctc_scenes`)."""

from cachecash.games.cache_ton_cash.state import State
from cachecash.narration.utterance import Display, Level
from positions import position
from screenplay import BRAILLE, BRIEF, FULL, ME, RIVAL, SIDE, THIRD, WATCHER, WATCHER_BRIEF, Ear, Scene


def _claim(
    hand: str, tom: str, neutral: tuple[str, str, str], rules: str = "", piles: tuple[str, str] = ("", "")
) -> State:
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


def _duel_of_penny(camille: str, hugo: str) -> State:
    return position(
        [camille, hugo, SIDE, SIDE],
        ["SC SC", "BJ BJ | AV AV", "", ""],
        draw="SB TR CA BL SC",
        discard="PI",
        rules="penny=on",
    )


ADVANCED = (
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
        lambda: position(
            ["SC BD PI TR CA", SIDE],
            ["BJ BJ | SC SC"],
            neutral=("BD", "PI", "TR"),
            draw="BL",
            discard="PI",
            rules="improve=on",
        ),
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
            ["EC BD TR CA SC", SIDE, SIDE, SIDE],
            ["SC SC | BD BD", "", "CA CA", ""],
            draw="SB TR",
            discard="SC",
            rules="actions=on",
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
        lambda: position(
            ["DE BD TR CA SC", SIDE],
            ["SC SC | BD BD | AV AV"],
            neutral=("BD", "PI", "TR"),
            draw="SB",
            rules="actions=on",
        ),
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
    Scene(
        "questions-in-a-duel",
        "Les questions pendant un défi et une prise",
        lambda: _claim("SC SC PI BL TI CA", "BD TR SC SB AV BJ", ("TR SC", "BD OR", "BL TI")),
        ("CLAIM(SC,{0,1})", "?? turn", "?? middle", "CONTEST(SC)", "?? turn", "?? possible", "?? hand"),
    ),
)
