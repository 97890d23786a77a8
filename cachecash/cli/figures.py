"""What comes out of games that nobody plays: the figures of a simulation, what a replay holds."""

import json
from collections.abc import Iterator
from typing import Any

from cachecash.cli.report import Report
from cachecash.core.game import Outcome
from cachecash.presentation.rooms import room
from cachecash.table.replay import Replay
from cachecash.table.simulate import Share, Tally

_MANY = 1000
"""A mean score from here on is told by the four figures that count most: the ear keeps no more."""


class Figures(Report):
    """Makes lines of figures. Every phrase is in the catalogs."""

    def tally(self, game: str, seed: str, tally: Tally) -> Iterator[str]:
        """Say what came out of some games: a line for each seat, then for each level."""
        name = self.line(f"game-{game}")
        yield self.line("cli-games", game=name, seats=len(tally.levels), games=tally.games, seed=seed)
        yield from self.goal(game)
        for seat, level in enumerate(tally.levels):
            share, mean = tally.seat(seat)
            facts = self._figures(game, share, mean, tally.wins[seat])
            yield self.line("cli-seat", seat=seat + 1, level=self.line(f"bot-level-{level}"), **facts)
        for level in dict.fromkeys(tally.levels):
            share, mean = tally.level(level)
            facts = self._figures(game, share, mean, share.share * tally.games)
            seats = tally.levels.count(level)
            yield self.line("cli-level", level=self.line(f"bot-level-{level}"), seats=seats, **facts)
        if tally.safeguards:
            yield self.line("cli-safeguards", count=tally.safeguards)
        yield self.line("cli-pace", pace=round(tally.pace()), decisions=tally.decisions)

    def _figures(self, game: str, share: Share, mean: float, wins: float) -> dict[str, Any]:
        percent = {"share": 100 * share.share, "low": 100 * share.low, "high": 100 * share.high}
        return {**percent, "wins": wins, "score": self.score(game, mean)}

    def goal(self, game: str) -> Iterator[str]:
        """Say that the lowest score is the best, where it is."""
        if room(game).lowest_wins:
            yield self.line("cli-lowest-wins")

    def score(self, game: str, mean: float) -> str:
        """Give a mean score in what *game* counts by, dollars or points."""
        return self.line(f"game-{game}-score", number=self.mean(mean), score=_rounded(mean))

    def mean(self, mean: float) -> str:
        """Give a mean score as a bare number."""
        score = _rounded(mean)
        sign = "minus" if score < 0 else "plus"
        return self.line("cli-mean", whole=isinstance(score, int), score=score, sign=sign, size=abs(score))

    def replay(self, replay: Replay, rounds: int, outcome: Outcome | None, scores: list[str]) -> Iterator[str]:
        """Say what a replay holds, and how its game stands or ended."""
        names = tuple(player.name for player in replay.players)
        game = self.line(f"game-{replay.game}")
        yield self.line("cli-replay", game=game, names=names, seed=replay.seed)
        yield self.line("cli-replay-length", actions=len(replay.actions), round=rounds)
        yield from scores
        if outcome is None:
            yield self.line("cli-replay-open")
        else:
            winners = tuple(names[seat] for seat in outcome.winners)
            yield self.line("cli-replay-won", names=winners, count=len(winners))


def _rounded(mean: float) -> float:
    """Give a mean to a tenth, or with four figures that count where there are more."""
    score = float(f"{mean:.4g}") if abs(mean) >= _MANY else round(mean, 1)
    return int(score) if score.is_integer() else score


def tally_json(game: str, seed: str, options: dict[str, str], tally: Tally) -> str:
    """Give the figures of a simulation as one JSON object, names in English, for scripts."""

    def figures(share: Share, mean: float, wins: float) -> dict[str, Any]:
        return {"wins": wins, "share": share.share, "low": share.low, "high": share.high, "mean_score": mean}

    def seat(number: int) -> dict[str, Any]:
        return {"seat": number, "level": tally.levels[number], **figures(*tally.seat(number), tally.wins[number])}

    def level(name: str) -> dict[str, Any]:
        share, mean = tally.level(name)
        seats = tally.levels.count(name)
        return {"level": name, "seats": seats, **figures(share, mean, share.share * tally.games)}

    return json.dumps(
        {
            "game": game,
            "players": len(tally.levels),
            "games": tally.games,
            "seed": seed,
            "options": options,
            "seats": [seat(number) for number in range(len(tally.levels))],
            "levels": [level(name) for name in dict.fromkeys(tally.levels)],
            "safeguards": tally.safeguards,
            "decisions": tally.decisions,
            "seconds": tally.seconds,
            "decisions_per_second": tally.pace(),
        },
        indent=2,
    )
