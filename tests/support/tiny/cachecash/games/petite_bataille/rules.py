"""What may be played, and what follows from it: rules PB-1 to PB-5."""

from cachecash.core.events import ChanceDrawn, Tell
from cachecash.core.game import Outcome
from cachecash.core.problems import Refusal
from cachecash.games.petite_bataille import events
from cachecash.games.petite_bataille.actions import Action
from cachecash.games.petite_bataille.cards import DECK, HAND, Card
from cachecash.games.petite_bataille.state import State


def draw_leader(state: State, tell: Tell | None) -> None:
    """PB-2: chance says who leads first."""
    state.leader = state.chance.below(2, "first")
    if tell:
        tell(ChanceDrawn("first", state.leader))


def begin_round(state: State, tell: Tell | None) -> None:
    """PB-1: deal."""
    state.round += 1
    deck = state.chance.shuffled(DECK, "shuffle", state.round)
    state.hands = [sorted(deck[:HAND]), sorted(deck[HAND : 2 * HAND])]
    state.aside = deck[-1]
    state.played = []
    state.tricks = [0, 0]
    if tell:
        tell(ChanceDrawn("shuffle", deck))
        tell(events.RoundBegan(state.round, state.leader))
        for seat, hand in enumerate(state.hands):
            tell(events.HandDealt(seat, tuple(map(Card, hand))))
        tell(events.TurnBegan(state.leader, None))


def awaited(state: State) -> tuple[int, ...]:
    """Who must play now; nobody when the game is over."""
    return () if state.over else (1 - state.leader if state.laid else state.leader,)


def legal(state: State, seat: int) -> list[Action]:
    """PB-3: any card of one's hand, the smallest first; nothing for who is not awaited."""
    return [Action(card) for card in state.hands[seat]] if seat in awaited(state) else []


def refusal(state: State, seat: int, action: Action) -> Refusal | None:
    """Say why *action* is refused to *seat*, or None exactly if it is legal."""
    if state.over:
        return Refusal("PB-5", "game-over")
    if seat not in awaited(state):
        return Refusal("PB-2", "not-your-turn", {"target": awaited(state)[0]})
    if action.card not in state.hands[seat]:
        return Refusal("PB-3", "not-in-hand", {"card": action.card})
    return None


def apply(state: State, seat: int, action: Action, tell: Tell | None = None) -> None:
    """Play a legal action, changing *state* in place and telling each fact as it becomes true."""
    state.hands[seat].remove(action.card)
    led, state.laid = state.laid, action.card
    if tell:
        tell(events.CardPlayed(seat, Card(action.card)))
    if led:
        _take(state, led, seat, tell)
    elif tell:
        tell(events.TurnBegan(1 - seat, Card(action.card)))


def outcome(state: State) -> Outcome | None:
    """PB-5: who has taken most, the tricks being odd in number; None while the game goes on."""
    if not state.over:
        return None
    best = state.totals.index(max(state.totals))
    return Outcome((best,), tuple(state.totals))


def _take(state: State, led: int, seat: int, tell: Tell | None) -> None:
    """PB-3: the higher card takes both, and its player leads."""
    answer, state.laid = state.laid, 0
    state.leader = seat if answer > led else 1 - seat
    state.played += [led, answer]
    state.tricks[state.leader] += 1
    if tell:
        high, low = Card(max(led, answer)), Card(min(led, answer))
        tell(events.TrickTaken(state.leader, high, low, state.tricks[state.leader]))
    if not any(state.hands):
        _end_round(state, tell)
    elif tell:
        tell(events.TurnBegan(state.leader, None))


def _end_round(state: State, tell: Tell | None) -> None:
    """PB-4, PB-5: count, and deal again or end."""
    state.totals = [total + tricks for total, tricks in zip(state.totals, state.tricks, strict=True)]
    state.over = state.round == state.options.rounds
    if tell:
        tell(events.RoundEnded(state.round, tuple(state.tricks), tuple(state.totals)))
    if not state.over:
        begin_round(state, tell)
    elif tell and (won := outcome(state)):
        tell(events.GameEnded(won.winners, won.scores))
