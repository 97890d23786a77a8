"""What a seat, or a spectator, may know of a position (CC-9, CC-9b)."""

from dataclasses import dataclass

from cachecash.core.events import Viewer
from cachecash.games.cache_ton_cash.actions import NOBODY
from cachecash.games.cache_ton_cash.knowledge import surely_returned
from cachecash.games.cache_ton_cash.options import Options
from cachecash.games.cache_ton_cash.state import State


@dataclass(frozen=True, slots=True)
class NeutralView:
    """A neutral pile: its top kind, None where it is empty or still face down, and its size.

    *put_back* is the heap of the action cards that were seen going back into it (CN-1, CN-5).
    """

    top: int | None
    size: int
    put_back: int


@dataclass(frozen=True, slots=True)
class DuelView:
    """A challenge, or a claim (`slot` 0), that is being answered.

    *attacker* is None before a claim is contested. *aside* is the claimed set, 0 in a challenge, whose attacked set
    stays in its pile; *stake* is that set, *played* the heap of the cards laid, *demand* how many cards are asked.
    """

    attacker: int | None
    defender: int
    slot: int
    kind: int
    stake: int
    aside: int
    played: int
    demand: int


@dataclass(frozen=True, slots=True)
class View:
    """All that *viewer* may know; None is a spectator. Heaps, sets and kinds are those of `cards`.

    *awaited* is the seat that must choose (None when nobody must). *hand* is the viewer's own, None for a spectator.
    *discard* and *piles* run bottom to top. *returned* is the heap of action cards that were seen going back into the
    draw pile and that the viewer has not met since; *drew* counts what each seat has drawn since then.
    """

    viewer: Viewer
    seats: int
    options: Options
    hand_size: int
    round: int
    dealer: int
    active: int
    awaited: int | None
    phase: str
    step: int
    hand: int | None
    sizes: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]
    discard: tuple[int, ...]
    draw_size: int
    neutral: tuple[NeutralView, ...]
    out: int
    duel: DuelView | None
    duel_in_turn: bool
    banned: int | None
    turning: tuple[int, ...]
    turned: int | None
    totals: tuple[int, ...]
    wins: tuple[int, ...]
    returned: int
    drew: tuple[int, ...]


def view(state: State, viewer: Viewer) -> View:
    """Give what *viewer* may know of *state*."""
    return View(
        viewer=viewer,
        seats=state.seats,
        options=state.options,
        hand_size=state.hand_size,
        round=state.round,
        dealer=state.dealer,
        active=state.active,
        awaited=_awaited(state),
        phase=state.phase,
        step=state.step,
        hand=None if viewer is None else state.hands[viewer],
        sizes=tuple(state.sizes),
        piles=tuple(map(tuple, state.piles)),
        discard=tuple(state.discard),
        draw_size=len(state.draw),
        neutral=tuple(_neutral(state, number) for number in range(len(state.neutral))),
        out=state.out,
        duel=_duel(state),
        duel_in_turn=state.duel,
        banned=_seat(state.banned),
        turning=tuple(state.turning),
        turned=_seat(state.turned),
        totals=tuple(state.totals),
        wins=tuple(state.wins),
        returned=surely_returned(state, viewer),
        drew=tuple(state.drawn),
    )


def _seat(number: int) -> int | None:
    return None if number == NOBODY else number


def _awaited(state: State) -> int | None:
    if state.phase in {"action", "second"}:
        return state.active
    return _seat(state.answering)


def _neutral(state: State, number: int) -> NeutralView:
    pile = state.neutral[number]
    hidden = not pile or number in state.turning
    return NeutralView(None if hidden else pile[-1], len(pile), state.put_back[number])


def _duel(state: State) -> DuelView | None:
    if state.defender == NOBODY:
        return None
    stake = state.piles[state.defender][-state.slot] if state.slot else state.aside
    return DuelView(
        attacker=_seat(state.attacker),
        defender=state.defender,
        slot=state.slot,
        kind=state.kind,
        stake=stake,
        aside=state.aside,
        played=state.played,
        demand=state.demand,
    )
