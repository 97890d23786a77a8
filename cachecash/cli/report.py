"""What commands print: help, the figures of a simulation, what a replay holds. Every phrase is in the catalogs."""

import json
from collections.abc import Iterator
from typing import Any

from cachecash.cli.arguments import COMMANDS, COMMON, MENU, Command, Option
from cachecash.core.game import Outcome
from cachecash.narration.catalog import Catalog
from cachecash.narration.utterance import Display
from cachecash.table.replay import Replay
from cachecash.table.simulate import Share, Tally


class Report:
    """Makes lines in one language for one display."""

    def __init__(self, catalog: Catalog, display: Display) -> None:
        self._catalog = catalog
        self._display = display

    def line(self, message_id: str, **args: Any) -> str:
        """Give a message of the catalog."""
        return self._catalog.render(message_id, **args).on(self._display)

    def help(self, command: Command) -> Iterator[str]:
        """Say how a command is typed; `MENU` stands for all of them. One line each, nothing in columns."""
        if command is not MENU:
            yield self.line("cli-usage", typed=f"cachecash {command.id} [{self._value(command.word)}]")
            yield self._command(command)
            yield from map(self._option, (*command.options, *COMMON))
            return
        yield self.line("cli-usage", typed="cachecash")
        yield self.line("cli-about")
        yield self.line("cli-commands")
        yield self.line("cli-command", names="cachecash", phrase=self.line("cli-command-menu"))
        yield from map(self._command, COMMANDS)
        yield self.line("cli-options")
        shown: dict[Option, None] = dict.fromkeys((*COMMON, *MENU.options))
        yield from map(self._option, shown)
        for other in COMMANDS:
            own = [option for option in other.options if option not in shown]
            if own:
                yield self.line("cli-options-of", command=" / ".join(other.names))
                yield from map(self._option, own)
        yield self.line("cli-more")

    def _command(self, command: Command) -> str:
        return self.line("cli-command", names=" / ".join(command.names), phrase=self.line(f"cli-command-{command.id}"))

    def _option(self, option: Option) -> str:
        names = ", ".join(option.names)
        typed = f"{names} {self._value(option.value)}" if option.value else names
        return self.line("cli-option", names=typed, phrase=self.line(f"cli-option-{option.id}"))

    def _value(self, kind: str) -> str:
        return self.line(f"cli-value-{kind}")

    def tally(self, game: str, seed: str, tally: Tally) -> Iterator[str]:
        """Say what came out of some games: a line for each seat, then for each level."""
        name = self.line(f"game-{game}")
        yield self.line("cli-games", game=name, seats=len(tally.levels), games=tally.games, seed=seed)
        for seat, level in enumerate(tally.levels):
            share, mean = tally.seat(seat)
            facts = self._figures(share, mean, tally.wins[seat])
            yield self.line("cli-seat", seat=seat + 1, level=self.line(f"bot-level-{level}"), **facts)
        for level in dict.fromkeys(tally.levels):
            share, mean = tally.level(level)
            facts = self._figures(share, mean, share.share * tally.games)
            seats = tally.levels.count(level)
            yield self.line("cli-level", level=self.line(f"bot-level-{level}"), seats=seats, **facts)
        if tally.safeguards:
            yield self.line("cli-safeguards", count=tally.safeguards)
        yield self.line("cli-pace", pace=round(tally.pace()), decisions=tally.decisions)

    def _figures(self, share: Share, mean: float, wins: float) -> dict[str, Any]:
        percent = {"share": 100 * share.share, "low": 100 * share.low, "high": 100 * share.high}
        return {**percent, "wins": wins, "mean": round(mean)}

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
