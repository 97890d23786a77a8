"""The scenes of Cassa Nostra whose words are pinned in tests/transcripts/cassa-nostra/."""

from collections.abc import Sequence
from typing import Any

from cachecash.games.cassa_nostra.state import State
from cs_positions import ALL, position
from screenplay import BRAILLE, BRIEF, FULL, LEVELS, ME, RIVAL, THIRD, WATCHER, Ear, Scene

GAME = "cassa-nostra"
QUESTIONS = (
    *("turn", "scores", "scores-detail", "hand", "marks", "counts", "middle", "mine", "opponents", "goal", "possible"),
    *("seat-1", "seat-2", "seat-3", "seat-6"),
)
PASSES = ("PASS", "PASS", "PASS")


def scene(
    name: str, title: str, state: State, actions: Sequence[str], ears: Sequence[Ear] = (ME, RIVAL, WATCHER)
) -> Scene:
    return Scene(name, title, state.copy, actions, ears, game=GAME)


def _fresh(**told: Any) -> State:
    return position([ALL] * 3, **{"quest": 25, "dice": [1, 2, 2], **told})


def _laid(*deposits: str, hands: Sequence[str] = ("1 2", "1 2", "1 2"), **told: Any) -> State:
    """Camille, Léa and Tom adjust, in that order."""
    return position(hands, deposits, **{"phase": "adjust", "quest": 25, "dice": [1, 2, 2], **told})


def _asked(*questions: str) -> tuple[str, ...]:
    return tuple(f"?? {question}" for question in questions)


SCENES = (
    Scene(
        "deal",
        "Le début d'une partie à quatre",
        None,
        (),
        (ME, RIVAL, WATCHER, BRIEF, FULL, Ear(3), BRAILLE),
        deal=(4, "", "deal"),
        game=GAME,
    ),
    scene("deposit", "La mise, en secret", _fresh(), ("DEPOSIT(1,1,8)", "DEPOSIT(4)", "DEPOSIT(2,2)"), LEVELS),
    scene(
        "show",
        "La carte à retourner",
        position(["2 4 8", "2 4 8", "1 4 8"], ["/1 1 8", "/4", "/2 2"], phase="show", quest=25, dice=[1, 2, 2]),
        ("SHOW(8)", "SHOW(4)", "SHOW(2)"),
        LEVELS,
    ),
    scene(
        "add",
        "Ajouter une carte",
        _laid("8/1 1", "4", "2/2", hands=("2 4 8", "2 4 8", "1 4")),
        ("ADD(4)", "ADD(8)"),
        LEVELS,
    ),
    scene(
        "take-back",
        "Reprendre une carte",
        _laid("8/1 4", "4/8", "2/2", hands=("1 2", "2 4", "1 4")),
        ("REMOVE(4)", "REMOVE(8)"),
        LEVELS,
    ),
    scene(
        "pass",
        "Ne rien changer",
        _laid("8", "4", "2/2", hands=("1 4 8", "2 8", "1 4")),
        ("PASS", "PASS"),
        (*LEVELS, THIRD),
    ),
    scene("chef-pleased", "Le Big Chef est content", _laid("8/4", "8", "4/4"), PASSES, LEVELS),
    scene("chef-pleased-tie", "Deux offres à égalité, le plus", _laid("8/4", "8/4", "4"), PASSES, (*LEVELS, THIRD)),
    scene("chef-pleased-all", "Trois offres à égalité", _laid("8/1", "8/1", "8/1"), PASSES),
    scene("chef-angered", "Le Big Chef est fâché", _laid("2/1", "8", "4/4", tokens=[3, 2, 2]), PASSES, LEVELS),
    scene("chef-angered-tie", "Deux offres à égalité, le moins", _laid("4/2", "8/4", "2/4"), PASSES, (*LEVELS, THIRD)),
    scene(
        "empty-hand",
        "Une main vide",
        _laid("8/4", "8/4 4 2 2 1 1", "8/1", hands=("1 2", "8", "2 4")),
        ("PASS", "ADD(8)", "PASS", "DEPOSIT(1)", "DEPOSIT(4)", "SHOW(1)", "SHOW(4)", "PASS", "PASS"),
        (ME, RIVAL, WATCHER, FULL, BRAILLE),
    ),
    scene(
        "elimination",
        "Le dernier jeton",
        position(
            ["1 4", "2 4", "1 2", "1 2"],
            ["2", "4", "8", "4/4"],
            phase="adjust",
            quest=35,
            dice=[1, 1, 1, 2],
            tokens=[1, 2, 3, 2],
        ),
        ("PASS", *PASSES),
        (*LEVELS, THIRD),
    ),
    scene(
        "two-eliminated",
        "Deux d'un coup, et un seul reste",
        _laid("2", "2", "8", tokens=[1, 1, 2]),
        PASSES,
        (ME, RIVAL, THIRD, WATCHER, BRIEF, FULL, BRAILLE),
    ),
    scene(
        "two-eliminated-of-four",
        "Deux d'un coup, et deux restent",
        position(
            ["1 4", "2 4", "1 2", "1 2"],
            ["2", "8", "2", "4/4"],
            phase="adjust",
            quest=35,
            dice=[1, 1, 1, 2],
            tokens=[1, 2, 1, 2],
        ),
        ("PASS", *PASSES),
        (ME, RIVAL, THIRD, WATCHER, FULL),
    ),
    scene("nobody-left", "Il ne reste personne", _laid("2", "2", "2", tokens=[1, 1, 1]), PASSES, LEVELS),
    scene(
        "hand-bonus",
        "La prime de la main",
        _laid("8/4", "8", "4/4", hands=("1 2", "4 8", "2"), tour=3),
        PASSES,
        LEVELS,
    ),
    scene(
        "hand-bonus-tie",
        "La prime de la main, à deux",
        _laid("8", "4", "8", hands=("1 4", "1 4", "2"), tour=3, tokens=[2, 3, 3]),
        PASSES,
        (ME, RIVAL, THIRD, WATCHER, BRIEF),
    ),
    scene(
        "hand-bonus-empty",
        "La prime, toutes les mains vides",
        _laid("8/4", "8", "4/4", hands=("", "", ""), tour=3),
        PASSES,
        (ME, WATCHER, BRIEF, Ear(None, BRIEF.level)),
    ),
    scene("five-tokens", "Cinq jetons", _laid("8/4", "8", "4/4", tokens=[4, 2, 3]), PASSES, LEVELS),
    scene(
        "five-tokens-shared",
        "Cinq jetons, à deux",
        _laid("8/4", "8/4", "4/4", tokens=[4, 4, 3]),
        PASSES,
        (ME, RIVAL, THIRD, WATCHER, FULL, BRAILLE),
    ),
    scene(
        "five-tokens-after-the-bonus",
        "Le cinquième jeton par la prime",
        _laid("8", "4", "8", hands=("1 4", "1 4", "2"), tour=3, tokens=[4, 4, 4]),
        PASSES,
        (ME, RIVAL, WATCHER),
    ),
    scene(
        "five-tokens-wait",
        "Cinq jetons ne gagnent qu'à la fin de la manche",
        _laid("8/4", "8", "4/4", tokens=[4, 2, 3], rules="checkat=partie"),
        PASSES,
        (ME, RIVAL),
    ),
    scene(
        "safeguard",
        "Trente manches sans fin",
        _laid("8/4", "8/4", "2", tour=3, partie=30, tokens=[2, 2, 3], hands=("8", "8", "1")),
        PASSES,
        (ME, THIRD, WATCHER),
    ),
    scene(
        "next-round",
        "La manche suivante, à trois sur quatre",
        position(
            ["1 4", "2 4", "1 2", ""],
            ["8/4", "8", "4/4", ""],
            phase="adjust",
            quest=25,
            dice=[1, 2, 2],
            tour=3,
            tokens=[2, 2, 2, 0],
            out=[3],
            first=2,
        ),
        PASSES,
        (ME, Ear(3), WATCHER, BRIEF, FULL),
    ),
    scene("questions-at-the-deposit", "Les questions, pendant la mise", _fresh(), _asked(*QUESTIONS), LEVELS),
    scene(
        "questions-at-the-show",
        "Les questions, avant de retourner une carte",
        position(["2 4 8", "2 4 8", "1 4 8"], ["/1 1 8", "/4", "/2 2"], phase="show", quest=25, dice=[1, 2, 2]),
        (*_asked("turn", "mine", "counts", "goal", "possible"), "SHOW(8)", *_asked("turn", "mine", "possible")),
        (ME, RIVAL, WATCHER),
    ),
    scene(
        "questions-at-the-adjustment",
        "Les questions, pendant les ajustements",
        _laid("8/1 1", "4", "2/2", hands=("2 4 8", "2 4 8", "1 4"), tour=2),
        _asked(*QUESTIONS),
        LEVELS,
    ),
    scene(
        "questions-when-out",
        "Les questions, sans jeton",
        position(
            ["", "8", "8", "8"],
            ["", "8", "8/1", "4"],
            phase="adjust",
            quest=20,
            dice=[3, 3, 4],
            tokens=[0, 2, 3, 2],
            out=[0],
            first=1,
        ),
        _asked("turn", "scores", "scores-detail", "hand", "mine", "goal", "possible", "seat-1", "opponents"),
        (ME,),
    ),
    scene(
        "questions-at-the-end",
        "Les questions, quand tout est fini",
        _laid("8/4", "8", "4/4", tokens=[4, 2, 3]),
        (*PASSES, *_asked("turn", "scores", "mine", "goal", "possible", "opponents")),
        (ME, WATCHER),
    ),
    scene(
        "refusals",
        "Ce qui est refusé",
        _fresh(),
        (
            *("? DEPOSIT(8,8,8)", "? SHOW(8)", "DEPOSIT(1,8)", "DEPOSIT(4)", "DEPOSIT(4)", "? SHOW(4)", "? PASS"),
            *("SHOW(8)", "SHOW(4)", "SHOW(4)", "? REMOVE(8)", "? REMOVE(2)", "? DEPOSIT(2)", "REMOVE(1)"),
        ),
        (ME,),
    ),
    scene(
        "refusals-with-little-left",
        "Ce qui est refusé quand il reste peu de cartes",
        _laid("8", "4", "2/2", hands=("1", "", "1 4")),
        ("? REMOVE(8)", "? ADD(8)", "PASS", "? ADD(8)", "? REMOVE(4)"),
        (ME, RIVAL),
    ),
)
