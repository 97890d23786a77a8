"""The end of a tour, of a partie and of a game: rules CS-10 to CS-19."""

from cachecash.core.events import Tell
from cachecash.core.game import Outcome
from cachecash.games.cassa_nostra import events
from cachecash.games.cassa_nostra.cards import cards_of, sum_of
from cachecash.games.cassa_nostra.state import State
from cachecash.games.cassa_nostra.tours import begin_partie, begin_tour, players

GOAL = 5
"""CS-14: tokens that win."""
TOURS = 3
"""CS-15, CS-16."""
MOST_PARTIES = 30
"""CS-19."""


def count_tour(state: State, tell: Tell | None) -> None:
    """Turn everything up and settle the tour; then end the game, or go on until somebody has to choose."""
    while True:
        over = _settle(state, tell)
        if over:
            return
        if state.tour < TOURS:
            begin_tour(state, tell)
        else:
            begin_partie(state, tell)
        if state.waiting:  # where every hand is empty the tour is counted at once (CS-5)
            return


def outcome(state: State) -> Outcome | None:
    """Say how the game ended, or None while it goes on."""
    return _verdict(state)[0] if state.phase == "over" else None


def _settle(state: State, tell: Tell | None) -> bool:
    """CS-10 to CS-16; tell whether the game is over."""
    state.phase = "counted"
    offers = tuple(sum_of(up + down) for up, down in zip(state.up, state.down, strict=True))
    if tell:
        cards = tuple(cards_of(up + down) for up, down in zip(state.up, state.down, strict=True))
        tell(events.OffersTurned(cards, offers, sum(offers), state.quest))
    _judge(state, offers, tell)
    _eliminate(state, tell)
    last = state.tour == TOURS
    over = _few_left(state) or (state.options.checkat == "tour" and _goal_reached(state))
    if last and not over:
        _give_hand_bonus(state, tell)
        over = _goal_reached(state) or state.partie >= MOST_PARTIES
    if over:
        state.phase = "over"
    if tell:
        tell(events.TourEnded(state.partie, state.tour, offers, state.quest, tuple(state.tokens), last=last, over=over))
    if over and tell:
        won, reason = _verdict(state)
        tell(events.GameEnded(won.winners, won.scores, reason))
    return over


def _judge(state: State, offers: tuple[int, ...], tell: Tell | None) -> None:
    """CS-11."""
    total = sum(offers)
    met = total >= state.quest
    offer = (max if met else min)(offers[seat] for seat in players(state))
    seats = tuple(seat for seat in players(state) if offers[seat] == offer)
    for seat in seats:
        state.tokens[seat] += 1 if met else -1
    if tell:
        kind = events.ChefPleased if met else events.ChefAngered
        tell(kind(seats, offer, total, state.quest, tuple(state.tokens)))


def _eliminate(state: State, tell: Tell | None) -> None:
    """CS-13."""
    out = tuple(seat for seat in players(state) if not state.tokens[seat])
    for seat in out:
        state.playing[seat] = False
        state.hands[seat] = state.up[seat] = state.down[seat] = state.spent[seat] = 0
    if out and tell:
        tell(events.PlayersEliminated(out, len(players(state))))


def _give_hand_bonus(state: State, tell: Tell | None) -> None:
    """CS-16."""
    sums = tuple(map(sum_of, state.hands))
    held = max(sums[seat] for seat in players(state))
    seats = tuple(seat for seat in players(state) if sums[seat] == held)
    for seat in seats:
        state.tokens[seat] += 1
    if tell:
        tell(events.HandBonusGiven(seats, held, sums, tuple(state.tokens)))


def _goal_reached(state: State) -> bool:
    return max(state.tokens) >= GOAL


def _few_left(state: State) -> bool:
    return sum(state.playing) < 2


def _verdict(state: State) -> tuple[Outcome, str]:
    """CS-14, CS-19: who has won a game that is over, and why."""
    scores = tuple(state.tokens)
    left = players(state)
    if winners := tuple(seat for seat in left if scores[seat] >= GOAL):
        return Outcome(winners, scores), "goal"
    if len(left) < 2:
        return Outcome(left, scores), "last" if left else "nobody"
    best = max(scores)
    return Outcome(tuple(seat for seat in left if scores[seat] == best), scores, safeguard=True), "safeguard"
