"""What comes out of a tournament, in sentences and in figures for scripts."""

import json
from collections.abc import Iterator
from typing import Any

from cachecash.cli.figures import Figures
from cachecash.core.options import written_options
from cachecash.table.tournament import Standing, Standings, Tournament

_FEWEST = 10
"""Of fewer deals no interval is told: it would be wider than what there is to learn."""


class Ranking(Figures):
    """Makes lines of what came out of a tournament. Every phrase is in the catalogs."""

    def standings(self, tournament: Tournament, standings: Standings) -> Iterator[str]:
        """Say what came out of a tournament: two lines for each level, the best first."""
        missing = tournament.deals - standings.deals
        yield self.line(
            "cli-tournament",
            game=self.line(f"game-{tournament.series.game.id}"),
            seats=len(tournament.series.levels),
            deals=standings.deals,
            rotations=tournament.rotations,
            games=standings.games,
            seed=tournament.seed,
        )
        yield from self.goal(tournament.series.game.id)
        if missing:
            yield self.line("cli-tournament-cut", missing=missing)
        if standings.deals:
            yield from self._levels(tournament.series.game.id, standings)
        if standings.unwon:
            yield self.line("cli-unwon", count=standings.unwon)
        if standings.safeguards:
            yield self.line("cli-safeguards", count=standings.safeguards)

    def _levels(self, game: str, standings: Standings) -> Iterator[str]:
        doubted = standings.deals >= _FEWEST
        if not doubted:
            yield self.line("cli-tournament-few", deals=standings.deals, fewest=_FEWEST)
        for standing in standings.all():
            yield from self._standing(game, standing, doubted=doubted)

    def _standing(self, game: str, standing: Standing, *, doubted: bool) -> Iterator[str]:
        wins, score, level = standing.wins, standing.score, self.line(f"bot-level-{standing.level}")
        yield self.line(
            "cli-standing",
            level=level,
            seats=standing.seats,
            share=100 * wins.share,
            low=100 * wins.low,
            high=100 * wins.high,
            even=100 * standing.even,
            score=self.score(game, score.mean),
            doubted=doubted,
            least=self.mean(score.low or 0.0),
            most=self.mean(score.high or 0.0),
        )
        yield self.line(
            "cli-thought",
            level=level,
            decisions=standing.decisions,
            median=_in_ms(standing.median),
            high=_in_ms(standing.high),
        )


def _in_ms(seconds: float) -> float:
    """Give milliseconds with two figures that count: no more of them are the same twice."""
    return float(f"{1000 * seconds:.2g}")


def standings_json(tournament: Tournament, standings: Standings) -> str:
    """Give what came out of a tournament as one JSON object, names in English, for scripts."""

    def level(standing: Standing) -> dict[str, Any]:
        wins, score = standing.wins, standing.score
        return {
            "level": standing.level,
            "seats": standing.seats,
            "wins": wins.share * standings.games,
            "share": wins.share,
            "low": wins.low,
            "high": wins.high,
            "even_share": standing.even,
            "mean_score": score.mean,
            "mean_score_low": score.low,
            "mean_score_high": score.high,
            "decisions": standing.decisions,
            "cpu_median": standing.median,
            "cpu_95": standing.high,
        }

    series = tournament.series
    return json.dumps(
        {
            "game": series.game.id,
            "players": len(series.levels),
            "seed": tournament.seed,
            "options": written_options(series.options),
            "deals": standings.deals,
            "deals_asked": tournament.deals,
            "rotations": tournament.rotations,
            "games": standings.games,
            "levels": [level(standing) for standing in standings.all()] if standings.deals else [],
            "without_winner": standings.unwon,
            "safeguards": standings.safeguards,
        },
        indent=2,
    )
