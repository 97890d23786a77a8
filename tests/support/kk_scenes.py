"""The scenes of Cache-cache whose words are pinned in tests/transcripts/cache-cache/."""

from collections.abc import Sequence
from typing import Any

from cachecash.games.cache_cache import State
from kk_positions import FRESH, dealt, position
from screenplay import BRAILLE, BRIEF, FULL, LEVELS, ME, RIVAL, THIRD, WATCHER, Ear, Scene

GAME = "cache-cache"
MINE = "11 ?6 3 | 4 ?2 8 | 7 7 ?9 | ?10 ?5 -2"
SIDE = "5 ?6 3 | 4 ?2 8 | 7 0 ?9 | ?10 ?5 1"
QUESTIONS = (
    *("turn", "scores", "scores-detail", "hand", "counts", "middle", "mine", "opponents", "goal", "possible"),
    *("seat-1", "seat-2", "seat-6"),
)


def scene(
    name: str,
    title: str,
    state: State,
    actions: Sequence[str],
    ears: Sequence[Ear] = (ME, RIVAL, WATCHER),
) -> Scene:
    return Scene(name, title, state.copy, actions, ears, game=GAME)


def _table(mine: str = MINE, *, discard: str = "12 5", draw: str = "1 2 8 3", **told: Any) -> State:
    return position([mine, SIDE, SIDE, SIDE], discard=discard, draw=draw, **told)


def _last(*grids: str, totals: Sequence[int], **told: Any) -> State:
    """Camille has finished, and the last of the others plays."""
    return position(
        [f"x | x | x | {grid}" for grid in grids], active=len(grids) - 1, finisher=0, totals=totals, rest=True, **told
    )


SCENES = (
    Scene(
        "deal",
        "La donne à trois, et deux cartes chacun",
        None,
        ("REVEAL(0,11)", "REVEAL(3,4)", "REVEAL(1,2)"),
        (ME, RIVAL, THIRD, WATCHER, BRIEF, FULL, BRAILLE),
        deal=(3, "", "deal"),
        game=GAME,
    ),
    scene(
        "tie-to-start",
        "Une égalité pour commencer",
        dealt([FRESH.replace("?", "").replace("|", "")] * 3, 4, tie=1),
        ("REVEAL(0,11)", "REVEAL(0,11)", "REVEAL(0,1)"),
        (ME, RIVAL, THIRD, WATCHER),
    ),
    scene("turn-a-card", "Retourner une carte cachée", _table(), ("FLIP(1)",), LEVELS),
    scene("replace-a-visible-card", "Piocher, et remplacer une carte visible", _table(), ("DRAW", "PLACE(0)"), LEVELS),
    scene("replace-a-hidden-card", "Piocher, et remplacer une carte cachée", _table(), ("DRAW", "PLACE(1)"), LEVELS),
    scene(
        "take-for-a-visible-card", "Prendre la défausse à la place d'une carte visible", _table(), ("TAKE(0)",), LEVELS
    ),
    scene(
        "take-for-a-hidden-card", "Prendre la défausse à la place d'une carte cachée", _table(), ("TAKE(1)",), LEVELS
    ),
    scene("reject", "Jeter la carte piochée", _table(draw="1 2 12"), ("DRAW", "REJECT(1)"), LEVELS),
    scene("column", "Une colonne disparaît", _table(discard="12 7"), ("TAKE(8)",), LEVELS),
    scene(
        "column-out",
        "Une colonne sort du jeu",
        _table(discard="12 7", rules="columns=out"),
        ("TAKE(8)",),
        (ME, RIVAL, FULL),
    ),
    scene(
        "column-of-minus-two",
        "Une colonne de moins 2 disparaît aussi",
        _table("-2 -2 ?-2 | 4 ?2 8 | 7 7 ?9 | ?10 ?5 1"),
        ("FLIP(2)",),
    ),
    scene(
        "one-hidden-card-left",
        "Il ne reste qu'une carte cachée",
        position(["1 1 ?2 | ?3 5 6 | 7 8 9 | x", SIDE, SIDE], discard="12 5", draw="1 2 3 4", rest=True),
        ("TAKE(2)",),
        LEVELS,
    ),
    scene(
        "finish",
        "Tout est retourné : le dernier tour, puis on compte",
        position(["1 1 ?2 | x | x | x", SIDE, SIDE], discard="12 5", draw="1 2 3 4", rest=True),
        ("FLIP(2)", "FLIP(1)", "DRAW", "PLACE(0)"),
        LEVELS,
    ),
    scene(
        "finish-by-a-column",
        "Finir en faisant disparaître sa dernière colonne",
        position(["x | x | x | 5 5 ?5", SIDE], discard="12 5", rest=True),
        ("FLIP(11)", "FLIP(1)"),
        (ME, RIVAL, WATCHER, BRIEF),
    ),
    scene(
        "column-at-the-end",
        "Une colonne disparaît au moment de compter",
        _last("9 9 8", "?4 ?4 ?4", totals=[0, 0]),
        ("FLIP(9)",),
        (ME, RIVAL, WATCHER),
    ),
    scene(
        "doubled",
        "La personne qui finit double ses points",
        _last("4 3 3", "12 0 0", "4 3 2", totals=[20, 31, 12], round_=2, discard="4"),
        ("TAKE(9)",),
        (ME, RIVAL, WATCHER, BRIEF, BRAILLE),
    ),
    scene(
        "doubled-by-a-tie",
        "Une égalité suffit pour doubler",
        _last("4 3 3", "12 0 0", "4 3 3", totals=[20, 31, 12], round_=2, discard="4"),
        ("TAKE(9)",),
        (ME, RIVAL),
    ),
    scene(
        "not-doubled",
        "La personne qui finit est seule au plus bas",
        _last("4 3 -2", "12 0 0", "4 3 3", totals=[20, 31, 12], round_=2, discard="4"),
        ("TAKE(9)",),
        (ME, RIVAL),
    ),
    scene(
        "a-hundred",
        "Cent points sont atteints",
        _last("1 0 0", "12 0 0", "4 3 3", totals=[99, 30, 12], round_=5, discard="4"),
        ("TAKE(9)", "?? scores", "?? scores-detail", "?? turn", "?? goal"),
        (ME, RIVAL, THIRD, WATCHER, BRIEF, BRAILLE),
    ),
    scene(
        "fifty",
        "La partie courte, à cinquante",
        _last("1 0 0", "4 3 3", totals=[20, 45], round_=5, rules="limit=50", discard="4"),
        ("TAKE(9)",),
    ),
    scene(
        "shared-victory",
        "Une victoire partagée",
        _last("1 0 0", "0 0 -1", "0 0 -1", totals=[99, 38, 38], round_=5, discard="0"),
        ("TAKE(9)",),
        (ME, RIVAL, WATCHER),
    ),
    scene("reshuffle", "La pioche est vide", _table(draw="", discard="1 2 3 4 6 8 9 12"), ("DRAW",), LEVELS),
    scene(
        "thousand-turns",
        "Mille tours sans finir",
        position(["x | x | x | ?9 9 8", "x | x | x | ?1 2 3"], turns=999, rest=True, discard="9"),
        ("TAKE(10)",),
        (ME, RIVAL),
    ),
    scene(
        "refusals",
        "Ce qui est refusé, et pourquoi",
        _table("11 ?6 3 | x | 7 7 ?9 | ?10 ?5 -2"),
        (
            "? FLIP(0)",
            "? FLIP(4)",
            "? FLIP(12)",
            "? PLACE(0)",
            "? REVEAL(0,1)",
            "DRAW",
            "? DRAW",
            "? FLIP(1)",
            "? TAKE(0)",
            "? REJECT(0)",
            "PLACE(0)",
        ),
        (ME,),
    ),
    scene(
        "refusals-of-the-set-up",
        "Ce qui est refusé au départ",
        position([FRESH, FRESH], phase="setup"),
        ("? DRAW", "? REVEAL(3,3)", "? REVEAL(3,12)", "REVEAL(0,1)"),
        (ME,),
    ),
    scene(
        "questions",
        "Toutes les questions, au milieu d'une manche",
        _table(totals=[20, 31, 12, 40], round_=3),
        tuple(f"?? {question}" for question in QUESTIONS),
        (ME, THIRD, WATCHER, BRIEF, FULL, BRAILLE),
    ),
    scene(
        "questions-with-a-card",
        "Des questions, une carte piochée en main",
        _table(drawn=3),
        ("?? turn", "?? hand", "?? possible"),
        (ME, RIVAL, WATCHER),
    ),
    scene(
        "questions-of-the-set-up",
        "Des questions pendant que chacun choisit",
        position([FRESH, FRESH, FRESH], phase="setup"),
        ("?? turn", "?? possible", "?? mine", "REVEAL(0,1)", "?? turn", "?? possible"),
        (ME, RIVAL, WATCHER),
    ),
)
