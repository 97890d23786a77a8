"""The end of a round and of a game: rules CC-35 to CC-44."""

from cachecash.core.events import Tell
from cachecash.core.game import Outcome
from cachecash.games.cache_ton_cash import events
from cachecash.games.cache_ton_cash.cards import worth_of
from cachecash.games.cache_ton_cash.deal import deal
from cachecash.games.cache_ton_cash.state import State

GOAL = 1_000_000
"""CC-38, in dollars."""
ROUNDS = 3
"""CC-40."""
ROUNDS_TO_WIN = 2
"""CC-41."""
MOST_ROUNDS = 30
"""CC-44."""


def end_round(state: State, tell: Tell | None) -> None:
    """Count the round (CC-36), then end the game or deal again."""
    scores = [sum(map(worth_of, pile)) for pile in state.piles]
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    state.totals = [total + score for total, score in zip(state.totals, scores, strict=True)]
    if len(best) == 1 or state.options.tiedround == "all":
        for seat in best:
            state.wins[seat] += 1
    over = _reached(state) or state.round >= MOST_ROUNDS
    state.phase = "over" if over else "dealing"
    if tell:
        sums = (tuple(scores), tuple(state.totals), tuple(best), tuple(state.wins))
        tell(events.RoundEnded(state.round, *sums, state.options.end, over))
    if not over:
        deal(state, tell)
    elif tell:
        won = _outcome(state)
        tell(events.GameEnded(won.winners, won.scores, tuple(state.wins), state.options.end, won.safeguard))


def outcome(state: State) -> Outcome | None:
    """Say how the game ended, or None while it goes on."""
    return _outcome(state) if state.phase == "over" else None


def _reached(state: State) -> bool:
    """Whether the table's own way to end a game is fulfilled (CC-43: asked at the end of a round)."""
    end = state.options.end
    if end == "classique":
        return max(state.totals) >= GOAL
    if end == "deux":
        return max(state.wins) >= ROUNDS_TO_WIN
    return end == "rapide" or state.round >= ROUNDS


def _outcome(state: State) -> Outcome:
    """CC-42: whoever has most of what decides, together if several have."""
    deciding = state.wins if state.options.end == "deux" else state.totals
    winners = tuple(seat for seat, amount in enumerate(deciding) if amount == max(deciding))
    return Outcome(winners, tuple(state.totals), safeguard=not _reached(state))
