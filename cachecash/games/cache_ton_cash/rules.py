"""What an action does: rules CC, CA, C2, C3 and CN. One function a verb, then what follows every action.

The way of a turn: an action (`_DO`), perhaps a duel (`_answer`, `_settle`), perhaps neutral piles to turn
(`_turn_neutral_piles`), then `_acted`: a second action (CA-5) or the end of the turn, of the round, of the game.
"""

from collections.abc import Callable

from cachecash.core.events import Tell
from cachecash.games.cache_ton_cash import events, knowledge
from cachecash.games.cache_ton_cash.actions import NOBODY, Action
from cachecash.games.cache_ton_cash.cards import CARD, KIND, Card, cards_of, heap, kind_of, worth_of
from cachecash.games.cache_ton_cash.deal import reinsert
from cachecash.games.cache_ton_cash.seating import neighbour
from cachecash.games.cache_ton_cash.state import State
from cachecash.games.cache_ton_cash.winning import end_round

_PAIR = 2
_PENNY = Card.PE.value


def apply(state: State, seat: int, action: Action, tell: Tell | None = None) -> None:
    """Play a legal action, changing *state* in place and telling each fact as it becomes true."""
    _DO[action.verb](state, seat, action, tell)


# --- the actions of a turn


def _form(state: State, seat: int, action: Action, tell: Tell | None) -> None:
    """CC-18, CC-12."""
    state.hands[seat] -= action.cost
    state.sizes[seat] -= 2
    state.piles[seat].append(action.made)
    if tell:
        _tell_formed(state, seat, action, None, tell)
    _acted(state, tell)


def _form_with_discard(state: State, seat: int, action: Action, tell: Tell | None) -> None:
    """CC-19."""
    top = state.discard.pop()
    card = action.cards[0]
    state.hands[seat] -= action.cost
    state.sizes[seat] -= 1
    state.piles[seat].append(action.cost + CARD[top] + KIND[min(card, top)])
    if tell:
        _tell_formed(state, seat, action, Card(top), tell)
    _acted(state, tell)


def _tell_formed(state: State, seat: int, action: Action, taken: Card | None, tell: Tell) -> None:
    made = state.piles[seat][-1]
    cards = tuple(map(Card, action.cards))
    tell(events.SetFormed(seat, Card(kind_of(made)), cards, taken, worth_of(made), top_discard(state)))


def _discard(state: State, seat: int, action: Action, tell: Tell | None) -> None:
    """CC-20; an action card leaves the game (CA-34); CA-6: draw before a second action."""
    card = action.cards[0]
    state.hands[seat] -= action.cost
    state.sizes[seat] -= 1
    out = card > _PENNY
    if out:
        _leave_game(state, seat, card)
    else:
        state.discard.append(card)
    if tell:
        tell(events.CardDiscarded(seat, Card(card), out))
    if state.step == 1 and state.options.double:
        _refill(state, seat, tell)
    _acted(state, tell)


def _leave_game(state: State, seat: int, card: int) -> None:
    state.out += CARD[card]
    knowledge.showed(state, seat, card)


def _improve(state: State, seat: int, action: Action, tell: Tell | None) -> None:
    """CA-12."""
    state.hands[seat] -= action.cost
    state.sizes[seat] -= 1
    state.piles[seat][-1] += action.cost
    if tell:
        tell(events.SetImproved(seat, Card(action.cards[0]), worth_of(state.piles[seat][-1])))
    _acted(state, tell)


def _swap(state: State, seat: int, action: Action, tell: Tell | None) -> None:
    """CA-30."""
    state.hands[seat] -= action.cost
    state.sizes[seat] -= 1
    _leave_game(state, seat, Card.EC)
    _swap_tops(state, seat, action.seat, None, tell)
    _acted(state, tell)


def _swap_tops(state: State, seat: int, other: int, pile: int | None, tell: Tell | None) -> None:
    mine, theirs = state.piles[seat], state.piles[other]
    mine[-1], theirs[-1] = theirs[-1], mine[-1]
    if tell:
        given, got = theirs[-1], mine[-1]
        told = (Card(kind_of(given)), worth_of(given), Card(kind_of(got)), worth_of(got))
        tell(events.SetsSwapped(seat, other, *told, pile))


def _move(state: State, seat: int, action: Action, tell: Tell | None) -> None:
    """CA-31."""
    state.hands[seat] -= action.cost
    state.sizes[seat] -= 1
    _leave_game(state, seat, Card.DE)
    _move_set(state, seat, action, None, tell)
    _acted(state, tell)


def _move_set(state: State, seat: int, action: Action, pile: int | None, tell: Tell | None) -> None:
    sets = state.piles[action.seat]
    if action.way == "TB":
        moved = sets.pop()
        sets.insert(0, moved)
    else:
        moved = sets.pop(0)
        sets.append(moved)
    if tell:
        kinds = (Card(kind_of(moved)), Card(kind_of(sets[-1])), Card(kind_of(sets[0])))
        tell(events.PileMoved(seat, action.seat, action.way, *kinds, pile))


def _end(state: State, seat: int, _action: Action, tell: Tell | None) -> None:
    """CA-5."""
    if tell:
        tell(events.SecondActionDeclined(seat))
    _acted(state, tell)


# --- challenges


def _challenge(state: State, seat: int, action: Action, tell: Tell | None) -> None:
    """CC-22."""
    attacked = state.piles[action.seat][-action.slot]
    state.slot = action.slot
    state.kind = kind_of(attacked)
    _open_duel(state, seat, action.seat)
    _lay(state, seat, action)
    if tell:
        cards = tuple(map(Card, action.cards))
        stakes = (worth_of(attacked), cards, worth_of(attacked + state.played), state.demand)
        tell(events.ChallengeLaunched(seat, action.seat, action.slot, Card(state.kind), *stakes))
    _ask(state, action.seat, tell)


def _open_duel(state: State, attacker: int, defender: int) -> None:
    state.attacker = attacker
    state.defender = defender
    state.duel = True


def _lay(state: State, seat: int, action: Action) -> None:
    """Lay the cards of a play; a lone PE asks for two in return, but only cancels another (CA-21..24)."""
    state.demand = 2 if action.cards[0] == _PENNY and state.demand < _PAIR else 1
    state.hands[seat] -= action.cost
    state.sizes[seat] -= len(action.cards)
    state.played += action.cost


def _ask(state: State, seat: int, tell: Tell | None) -> None:
    """CC-24; CC-25: an empty hand yields by itself."""
    state.answering = seat
    state.phase = "answer"
    if not state.sizes[seat]:
        _give_in(state, seat, tell, forced=True)


def _play(state: State, seat: int, action: Action, tell: Tell | None) -> None:
    _lay(state, seat, action)
    other = state.defender if seat == state.attacker else state.attacker
    if tell:
        attacked = state.aside if state.slot == 0 else state.piles[state.defender][-state.slot]
        cards = tuple(map(Card, action.cards))
        stake = worth_of(attacked + state.played)
        tell(events.AnswerPlayed(seat, other, Card(state.kind), cards, stake, state.demand))
    _ask(state, other, tell)


def _yield(state: State, seat: int, _action: Action, tell: Tell | None) -> None:
    _give_in(state, seat, tell, forced=False)


def _give_in(state: State, loser: int, tell: Tell | None, *, forced: bool) -> None:
    """CC-26."""
    winner = state.defender if loser == state.attacker else state.attacker
    if tell:
        tell(events.Yielded(loser, winner, Card(state.kind), forced))
    if state.slot == 0:
        _settle_claim(state, winner, tell)
    elif winner == state.attacker:
        _steal(state, tell)
    else:
        _keep(state, tell)


def _steal(state: State, tell: Tell | None) -> None:
    """CC-27, CA-18."""
    seat, target = state.attacker, state.defender
    pile = state.piles[seat]
    won = state.piles[target].pop(-state.slot) + state.played
    pile.append(won)
    state.close_duel()
    if tell:
        kind, covers = Card(kind_of(won)), Card(kind_of(pile[-2]))  # CC-22: the challenger had a set
        tell(events.SetStolen(seat, target, kind, worth_of(won), covers, len(state.piles[target])))
    _acted(state, tell)


def _keep(state: State, tell: Tell | None) -> None:
    """CC-28, CA-19; CA-9: the attacker may not come back in this turn."""
    target, attacker, slot = state.defender, state.attacker, state.slot
    state.piles[target][-slot] += state.played
    state.close_duel()
    state.banned = target
    if tell:
        kept = state.piles[target][-slot]
        tell(events.SetKept(target, attacker, Card(kind_of(kept)), worth_of(kept)))
    _acted(state, tell)


# --- claims, with 2 and 3 players


def _claim(state: State, seat: int, action: Action, tell: Tell | None) -> None:
    """C2-8, C3-4."""
    taken = [state.neutral[pile].pop() for pile in action.piles]
    kind = min(*action.cards, *taken)
    state.hands[seat] -= action.cost
    state.sizes[seat] -= 1
    state.aside = action.cost + heap(taken) + KIND[kind]
    state.kind = kind
    state.slot = 0
    state.demand = 1
    state.defender = seat
    state.turning = [*action.piles]
    rival = neighbour(state.seats, seat, action.piles[0])
    state.answering = rival
    state.phase = "contest"
    if tell:
        told = (Card(action.cards[0]), action.piles, cards_of(heap(taken)), Card(kind), worth_of(state.aside))
        tell(events.ClaimMade(seat, rival, *told))
    if not state.sizes[rival]:
        _let_go(state, rival, tell, forced=True)


def _contest(state: State, seat: int, action: Action, tell: Tell | None) -> None:
    """C2-10: the contester attacks, the claimer defends."""
    _open_duel(state, seat, state.defender)
    _lay(state, seat, action)
    if tell:
        cards = tuple(map(Card, action.cards))
        stake = worth_of(state.aside + state.played)
        tell(events.ClaimContested(seat, state.defender, Card(state.kind), cards, stake, state.demand))
    _ask(state, state.defender, tell)


def _decline(state: State, seat: int, _action: Action, tell: Tell | None) -> None:
    _let_go(state, seat, tell, forced=False)


def _let_go(state: State, seat: int, tell: Tell | None, *, forced: bool) -> None:
    if tell:
        tell(events.ContestDeclined(seat, state.defender, Card(state.kind), forced))
    _settle_claim(state, state.defender, tell)


def _settle_claim(state: State, winner: int, tell: Tell | None) -> None:
    """C2-11, then C2-12."""
    claimer, contester = state.defender, state.attacker
    won = state.aside + state.played
    state.piles[winner].append(won)
    loser = contester if winner == claimer else claimer
    rival = state.answering if contester == NOBODY else loser
    state.close_duel()
    if tell:
        kind, value = Card(kind_of(won)), worth_of(won)
        if winner == claimer:
            tell(events.ClaimKept(winner, rival, kind, value, contester != NOBODY))
        else:
            tell(events.ClaimStolen(winner, claimer, kind, value))
    _turn_neutral_piles(state, tell)


# --- neutral piles


def _turn_neutral_piles(state: State, tell: Tell | None) -> None:
    """C2-12 and CN: turn the new tops in pile order; stop where a player must choose (CN-3)."""
    last = NOBODY  # the card that has just gone back into the pile in course
    while state.turning:
        number = state.turning[0]
        pile = state.neutral[number]
        del state.turning[0]
        if not pile:
            if tell:
                tell(events.NeutralEmptied(number))
            continue
        top = pile[-1]
        knowledge.came_up(state, top, number, last)
        times = state.reinserted
        if top <= _PENNY:
            if tell:
                tell(events.NeutralTurned(number, Card(top), len(pile)))
        elif _turn_action_card(state, number, top, tell):
            return
        last = top if state.reinserted > times else NOBODY
    _acted(state, tell)


def _turn_action_card(state: State, number: int, card: int, tell: Tell | None) -> bool:
    """CN-2: say that it came, resolve it. True where a choice is awaited."""
    state.turned = number
    active = state.active
    other = neighbour(state.seats, active, number)
    if tell:
        tell(events.NeutralActionTurned(active, other, number, Card(card)))
    if card == Card.DE:
        return _ask_shift(state, (active, other), tell, idle=True)
    if state.piles[active] and state.piles[other]:  # CN-4
        _swap_tops(state, active, other, number, tell)
        _spend_neutral(state, tell, idle=False)
    elif all(below == Card.EC for below in state.neutral[number]):  # CN-6
        _spend_neutral(state, tell, idle=True)
    else:  # CN-5
        _hide_again(state)
        reinsert(state, state.neutral[number], number, tell)
    return False


def _hide_again(state: State) -> None:
    """The next card of the pile in course is still to be turned (CN-5, CN-7)."""
    state.turning.insert(0, state.turned)
    state.turned = NOBODY


def _spend_neutral(state: State, tell: Tell | None, *, idle: bool) -> None:
    """CN-7: the resolved card leaves the game."""
    number = state.turned
    card = state.neutral[number].pop()
    state.out += CARD[card]
    _hide_again(state)
    if tell:
        tell(events.NeutralActionSpent(number, Card(card), idle))


def _ask_shift(state: State, choosers: tuple[int, ...], tell: Tell | None, *, idle: bool) -> bool:
    """CN-3: ask the first of *choosers* whose counterpart has two sets; True where one is asked."""
    for seat in choosers:
        if len(state.piles[neighbour(state.seats, seat, state.turned)]) > 1:
            state.phase = "shift"
            state.answering = seat
            return True
    state.answering = NOBODY
    _spend_neutral(state, tell, idle=idle)
    return False


def _shift(state: State, seat: int, action: Action, tell: Tell | None) -> None:
    """CN-3: the active player chooses first, then the other."""
    _move_set(state, seat, action, state.turned, tell)
    after = (neighbour(state.seats, seat, state.turned),) if seat == state.active else ()
    if not _ask_shift(state, after, tell, idle=False):
        _turn_neutral_piles(state, tell)


# --- after the action


def _acted(state: State, tell: Tell | None) -> None:
    """End the turn (CC-31, CC-35), unless a second action is open (CA-5, CA-8); then whoever has a card (CC-17)."""
    seat, seats, sizes = state.active, state.seats, state.sizes
    if state.step == 1 and state.options.double and sizes[seat]:
        _offer_second(state, tell)
        return
    _refill(state, seat, tell)
    if state.duel:
        for step in range(1, seats):
            _refill(state, (seat + step) % seats, tell)
        state.duel = False
    state.banned = NOBODY
    if not state.draw and not any(sizes):
        end_round(state, tell)
        return
    seat = (seat + 1) % seats
    while not sizes[seat]:
        if tell:
            tell(events.TurnSkipped(seat))
        seat = (seat + 1) % seats
    state.active = seat
    state.step = 1
    state.phase = "action"
    if tell:
        tell(events.TurnBegan(seat, top_discard(state)))


def _offer_second(state: State, tell: Tell | None) -> None:
    state.step = 2
    state.phase = "second"
    if tell:
        tell(events.SecondActionOffered(state.active, top_discard(state)))


def _refill(state: State, seat: int, tell: Tell | None) -> None:
    """Draw up to H, or what is left (CC-32)."""
    draw, size, hand = state.draw, state.sizes[seat], state.hands[seat]
    while draw and size < state.hand_size:
        hand += CARD[draw.pop()]
        size += 1
    drawn = hand - state.hands[seat]
    if not drawn:
        return
    number = size - state.sizes[seat]
    state.hands[seat] = hand
    state.sizes[seat] = size
    if state.returned:
        knowledge.drew(state, seat, cards_of(drawn))
    if tell:
        tell(events.CardsDrawn(seat, number, cards_of(drawn), len(draw), state.duel))
        if not draw:
            tell(events.DrawPileEmptied())


def top_discard(state: State) -> Card | None:
    """Give the face-up discard, if there is one."""
    return Card(state.discard[-1]) if state.discard else None


_DO: dict[str, Callable[[State, int, Action, Tell | None], None]] = {
    "FORM": _form,
    "FORM_D": _form_with_discard,
    "DISCARD": _discard,
    "CHALLENGE": _challenge,
    "PLAY": _play,
    "YIELD": _yield,
    "CLAIM": _claim,
    "CONTEST": _contest,
    "DECLINE": _decline,
    "IMPROVE": _improve,
    "SWAP": _swap,
    "MOVE": _move,
    "SHIFT": _shift,
    "END": _end,
}
