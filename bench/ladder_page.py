"""The page and the pictures of the ladder, in French: figures in, text out."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from xml.sax.saxutils import escape

from cachecash.narration.catalog import Catalog
from cachecash.presentation.rooms import rooms

ORDER = ("expert", "habitue", "debutant", "random")
"""The levels, the strongest first."""
SHORT = "\u202f"  # a narrow space that no line breaks at


@dataclass(frozen=True)
class Cell:
    """One match: one player of level *one* against as many of level *other* as the table has seats left."""

    game: str
    one: str
    other: str
    seats: int = 4
    preset: str = ""
    factor: float = 1.0

    @property
    def name(self) -> str:
        """Give a name that a file can have."""
        more = (f"-{self.preset}" if self.preset else "") + (f"-x{self.factor:g}" if self.factor != 1 else "")
        return f"{self.game}-{self.one}-{self.other}-{self.seats}{more}"

    @property
    def plain(self) -> bool:
        """Whether it belongs to the matrix of its game."""
        return self == Cell(self.game, self.one, self.other) and self.one != self.other

    @property
    def even(self) -> float:
        """Give the share of the wins where all are equally strong."""
        return 1 / self.seats


@dataclass(frozen=True)
class Found:
    """What a cell came to: the share of the wins, or the points of a round where all are of one level.

    *low* and *high* are the ends of its interval at 95 %. Times are seconds of processor time of a decision: half of
    them, and 95 %, stay within.
    """

    date: str
    seed: str
    deals: int
    games: int
    share: float
    low: float
    high: float
    median: float = 0.0
    most: float = 0.0
    stale: bool = False
    """Whether the code has changed since."""


Done = Mapping[Cell, Found]
CATALOG = Catalog("fr")


def page(done: Done) -> str:
    """Write docs/niveaux.md."""
    parts = (_opening, _steps, _matrices, _closer, _points, _growth, _again)
    return "\n".join([line for part in parts for line in part(done)])


def _opening(done: Done) -> Iterator[str]:
    dates = sorted({found.date for found in done.values()})
    when = dates[0] if len(dates) == 1 else f"{dates[0]} au {dates[-1]}"
    games = sum(found.games for found in done.values())
    seeds = ", ".join(f"« {seed} »" for seed in sorted({found.seed for found in done.values()}))
    yield from (
        "# Les niveaux, mesurés",
        "",
        f"Date : {when}. {games} parties en tout, graine {seeds}.",
        "",
        "Chaque match oppose un joueur d’un niveau à des joueurs tous du même autre niveau, presque toujours trois.",
        "Chaque donne est jouée autant de fois qu’il y a de places : les cartes restent, le joueur seul passe par",
        "toutes les places, et la chance de la donne s’annule. À force égale, un joueur sur quatre gagne",
        f"{percent(0.25)} des parties ; une victoire partagée compte pour sa part. Entre parenthèses, l’intervalle à",
        f"{percent(0.95)}, où chaque donne compte pour une observation. Le niveau juste au-dessous a été rencontré",
        "dans plus de parties que les autres.",
        "",
    )


def _steps(done: Done) -> Iterator[str]:
    """The picture, and all that it says as sentences."""
    yield "## En bref"
    yield ""
    yield "![Un joueur contre trois du niveau juste au-dessous ; les phrases qui suivent disent tout.](niveaux.svg)"
    yield ""
    yield from (f"- {_sentence(cell, found)}" for cell, found in steps(done))
    yield ""


def steps(done: Done) -> list[tuple[Cell, Found]]:
    """Give the rungs: each level against the next one that its game has."""
    rungs = []
    for game in dict.fromkeys(cell.game for cell in done):
        levels = [level for level in ORDER if level in rooms()[game].levels]
        cells = (Cell(game, one, other) for one, other in pairwise(levels))
        rungs += [(cell, done[cell]) for cell in cells if cell in done]
    return rungs


def _sentence(cell: Cell, found: Found) -> str:
    others = (
        f"{cell.seats - 1} de niveau {level(cell.other)}" if cell.seats > 2 else f"un de niveau {level(cell.other)}"
    )
    return f"{game(cell.game)}, {level(cell.one)} contre {others} : {share(found)} des parties gagnées."


def _matrices(done: Done) -> Iterator[str]:
    for name in dict.fromkeys(cell.game for cell in done if cell.plain):
        cells = {(cell.one, cell.other): found for cell, found in done.items() if cell.game == name and cell.plain}
        levels = [level for level in ORDER if any(level in pair for pair in cells)]
        head = ["un joueur", *(f"contre trois : {level(other)}" for other in levels)]
        rows = [[level(one), *(_entry(cells, one, other) for other in levels)] for one in levels]
        yield from (f"## {game(name)}", "", *table(head, rows), "")
        yield from _times(cells, levels)


def _entry(cells: Mapping[tuple[str, str], Found], one: str, other: str) -> str:
    if one == other:
        return "par symétrie, 25\u202f%"
    return share(cells[one, other]) if (one, other) in cells else "non joué"


def _times(cells: Mapping[tuple[str, str], Found], levels: Sequence[str]) -> Iterator[str]:
    """How long each level thinks: in its dearest match."""
    for one in levels:
        its = [found for (level_, _), found in cells.items() if level_ == one]
        if its:
            dearest = max(its, key=lambda found: found.most)
            half, most = ms(dearest.median), ms(dearest.most)
            yield f"- {level(one)} : {half} de calcul par décision en médiane, {most} au plus pour 95\u202f%."
    yield ""


def _closer(done: Done) -> Iterator[str]:
    """The tables that are not of four players by the classic rules."""
    cells = [(cell, found) for cell, found in done.items() if cell.seats != 4 or cell.preset]
    if not cells:
        return
    yield from ("## D’autres tables", "")
    rows = [
        [
            game(cell.game),
            str(cell.seats),
            _rules(cell),
            level(cell.one),
            level(cell.other),
            share(found),
            percent(cell.even),
        ]
        for cell, found in cells
    ]
    yield from table(["jeu", "joueurs", "règles", "un joueur", "contre", "victoires", "à force égale"], rows)
    yield ""


def _rules(cell: Cell) -> str:
    return CATALOG.line(f"preset-{cell.game}-{cell.preset}") if cell.preset else "classiques"


def _points(done: Done) -> Iterator[str]:
    """The points of a round where all are of one level."""
    alike = [(cell, found) for cell, found in done.items() if cell.one == cell.other]
    if not alike:
        return
    yield from ("## Les points d’une manche", "")
    for cell, found in alike:
        between = f"{number(found.low, 2)} à {number(found.high, 2)}"
        who = f"{game(cell.game)}, {cell.seats} joueurs de niveau {level(cell.one)}"
        yield f"- {who} : {number(found.share, 2)} points par manche ({between}), en {found.games} parties."
    yield ""


def _growth(done: Done) -> Iterator[str]:
    """What more time brings: the same match with fewer and with more lines of play."""
    cells = grown(done)
    if not cells:
        return
    yield from (
        "## Ce qu’apporte le temps",
        "",
        "L’expert, avec moins et plus d’essais par décision, contre trois habitués.",
        "",
        "![Parties gagnées selon le nombre d’essais ; le tableau dit tout.](progres.svg)",
        "",
    )
    rows = [
        [game(cell.game), f"× {_factor(cell.factor)}", share(found), ms(found.median), ms(found.most)]
        for cell, found in cells
    ]
    yield from table(["jeu", "essais", "victoires", "calcul en médiane", "au plus pour 95\u202f%"], rows)
    yield ""


def grown(done: Done) -> list[tuple[Cell, Found]]:
    """Give the cells that were played with more than one budget, game by game, the smallest budget first."""
    cells = [cell for cell in done if cell.seats == 4 and not cell.preset]
    same = {(cell.game, cell.one, cell.other) for cell in cells if cell.factor != 1}
    wanted = [cell for cell in cells if (cell.game, cell.one, cell.other) in same]
    games = list(rooms())
    return [(cell, done[cell]) for cell in sorted(wanted, key=lambda cell: (games.index(cell.game), cell.factor))]


def _factor(factor: float) -> str:
    return f"{factor:g}" if factor >= 1 else f"1/{1 / factor:g}"


def _again(done: Done) -> Iterator[str]:
    deals = {found.deals for found in done.values()}
    yield from (
        "## Refaire la mesure",
        "",
        f"De {min(deals)} à {max(deals)} donnes par match. `python bench/ladder.py` rejoue tout et récrit cette page :",
        "les mêmes graines redonnent les mêmes parties, sur tout ordinateur. Le temps de calcul, lui, dépend de",
        "l’ordinateur.",
    )
    for cell, found in [(cell, found) for cell, found in done.items() if cell.plain][:1]:
        levels = ",".join([cell.one, *[cell.other] * (cell.seats - 1)])
        yield "Un match se rejoue aussi à part, par exemple :"
        yield f"`cachecash tournoi {cell.game} --niveaux {levels} --donnes {found.deals} --seed {found.seed}`."
    yield ""


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Give a table in Markdown."""
    yield f"| {' | '.join(head)} |"
    yield f"|{'---|' * len(head)}"
    yield from (f"| {' | '.join(row)} |" for row in rows)


def game(name: str) -> str:
    """Give a game's name."""
    return CATALOG.line(f"game-{name}")


def level(name: str) -> str:
    """Give a level's name."""
    return CATALOG.line(f"bot-level-{name}")


def share(found: Found) -> str:
    """Say a share of the wins, with its interval."""
    when = ", version précédente" if found.stale else ""
    return f"{percent(found.share)} ({number(100 * found.low)} à {number(100 * found.high)}{when})"


def percent(part: float) -> str:
    """Say a part of all."""
    return f"{number(100 * part)}{SHORT}%"


def number(value: float, digits: int = 1) -> str:
    """Say a number, to a tenth unless more *digits* are wanted."""
    return f"{value:.{digits}f}".removesuffix(".0").replace(".", ",")


def ms(seconds: float) -> str:
    """Say a time, with two figures that count."""
    return f"{float(f'{1000 * seconds:.2g}'):g}{SHORT}ms".replace(".", ",")


# --- the pictures

WIDTH, ROW, TOP, LEFT, RIGHT = 720, 34, 56, 300, 690
INK, LINE, MARK = "#1b1b1b", "#767676", "#0b5394"  # 17:1, 4.5:1 and 7.6:1 on white

SPOKEN = 'role="img" aria-labelledby="titre texte"'
LETTERS = 'font-family="sans-serif" font-size="15"'


def picture(done: Done) -> str:
    """Draw docs/niveaux.svg: a point and its interval for each rung."""
    rungs = steps(done)
    said = [_sentence(cell, found) for cell, found in rungs]
    names = [f"{game(cell.game)}, {level(cell.one)} contre {level(cell.other)}" for cell, _ in rungs]
    return _drawn("Parties gagnées, un joueur contre trois du niveau juste au-dessous", said, names, rungs)


def slope(done: Done) -> str:
    """Draw docs/progres.svg: the same for each budget."""
    cells = grown(done)
    names = [f"{game(cell.game)}, essais × {_factor(cell.factor)}" for cell, _ in cells]
    said = [f"{name} : {share(found)}." for name, (_, found) in zip(names, cells, strict=True)]
    return _drawn("Parties gagnées par un expert contre trois habitués, selon ses essais", said, names, cells)


def _drawn(title: str, said: Sequence[str], names: Sequence[str], rows: Sequence[tuple[Cell, Found]]) -> str:
    bottom = TOP + ROW * len(rows)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 40}" {SPOKEN} {LETTERS}>',
            f'<title id="titre">{title}</title>',
            f'<desc id="texte">{escape(" ".join(said))}</desc>',
            f'<rect width="{WIDTH}" height="{bottom + 40}" fill="#ffffff"/>',
            f'<text x="12" y="24" fill="{INK}">{title}</text>',
            *(_mark(part, bottom) for part in (0, 0.25, 0.5, 0.75, 1)),
            *(_row(TOP + ROW * place + ROW // 2, names[place], found) for place, (_, found) in enumerate(rows)),
            "</svg>",
            "",
        ]
    )


def _x(part: float) -> float:
    return round(LEFT + (RIGHT - LEFT) * part, 1)


def _mark(part: float, bottom: int) -> str:
    """A line of the scale; the one of equal strength is whole."""
    dashes = "" if part == 0.25 else ' stroke-dasharray="2 4"'
    told = "25 % : force égale" if part == 0.25 else f"{100 * part:.0f} %"
    return (
        f'<line x1="{_x(part)}" y1="{TOP - 12}" x2="{_x(part)}" y2="{bottom}" stroke="{LINE}"{dashes}/>'
        f'<text x="{_x(part)}" y="{bottom + 22}" text-anchor="middle" font-size="13" fill="{INK}">{told}</text>'
    )


def _row(y: int, name: str, found: Found) -> str:
    return (
        f'<text x="12" y="{y + 5}" font-size="13" fill="{INK}">{escape(name)}</text>'
        f'<line x1="{_x(found.low)}" y1="{y}" x2="{_x(found.high)}" y2="{y}" stroke="{MARK}" stroke-width="4"/>'
        f'<circle cx="{_x(found.share)}" cy="{y}" r="6" fill="{MARK}"/>'
    )
