"""The end of a round and of a game: CC-35 to CC-44, options `end` and `tiedround`."""

import pytest

from cachecash.core.events import Event
from cachecash.core.game import Outcome
from cachecash.games.cache_ton_cash import events
from cachecash.games.cache_ton_cash.cards import Card
from cachecash.games.cache_ton_cash.state import State
from positions import GAME, legal, pile_of, play, position


def last_card(  # noqa: PLR0913 - each names one thing of the score
    rules: str,
    piles: tuple[str, ...] = (),
    *,
    round_: int = 1,
    totals: tuple[int, ...] | None = None,
    wins: tuple[int, ...] | None = None,
    seats: int = 4,
) -> tuple[State, list[Event]]:
    """Play the last card of a round."""
    neutral = ["", "", ""] if seats < 4 else None
    hands = ["TR", *[""] * (seats - 1)]
    state = position(hands, piles, rules=rules, round_=round_, totals=totals, wins=wins, neutral=neutral)
    return state, play(state, "DISCARD(TR)")


def outcome(rules: str, piles: tuple[str, ...] = (), **score: object) -> Outcome | None:
    state, _told = last_card(rules, piles, **score)  # type: ignore[arg-type] # passed on as they are
    return GAME.outcome(state)


@pytest.mark.rule("CC-35")
def test_the_round_lasts_while_anybody_holds_a_card_or_can_draw() -> None:
    state = position(["TR", "", "BD", ""], rules="end=rapide")
    play(state, "DISCARD(TR)")
    assert (GAME.outcome(state), state.active) == (None, 2)
    play(state, "DISCARD(BD)")
    assert GAME.outcome(state) is not None
    state = position(["TR", "", "", ""], draw="BD", rules="end=rapide")
    play(state, "DISCARD(TR)")
    assert (GAME.outcome(state), state.active, legal(state)) == (None, 0, ["DISCARD(BD)"])


@pytest.mark.rule("CC-35")
def test_an_empty_hand_can_still_be_challenged() -> None:
    state = position(["PI TR", "", "", ""], ["SC SC", "BJ BJ | PI PI"])
    play(state, "CHALLENGE(1,1,PI)")
    assert pile_of(state, 0) == "SC SC | PI PI PI"


@pytest.mark.rule("CC-36", "C2-13")
def test_only_the_pile_scores() -> None:
    state = position(
        ["PI TR", "TR"],
        ["BD OR"],
        discard="OR OR AG",
        neutral=["CA CA", "AG", "TR"],
        out="EC",
        rules="actions=on end=rapide",
    )
    play(state, "DISCARD(TR)", "DISCARD(TR)", "DISCARD(PI)")
    assert GAME.outcome(state) == Outcome((0,), (55_000, 0))


@pytest.mark.rule("CC-38")
def test_classique_adds_the_rounds_up_to_a_million() -> None:
    state, told = last_card("end=classique", ("AG SC | OR BD", "PI PE"), totals=(900_000, 0, 0, 5_000), round_=3)
    assert state.totals == [995_000, 6_000, 0, 5_000]
    assert (GAME.outcome(state), state.round) == (None, 4)
    ended = next(event for event in told if isinstance(event, events.RoundEnded))
    scores, totals = (95_000, 6_000, 0, 0), (995_000, 6_000, 0, 5_000)
    assert ended == events.RoundEnded(3, scores, totals, (0,), (1, 0, 0, 0), "classique", over=False)
    assert ended.record() == {"record": "round", "scores": list(scores), "totals": list(totals)}


@pytest.mark.rule("CC-38")
def test_with_classique_the_highest_wins_though_another_won_the_round() -> None:
    got = outcome("", ("BD BD", "OR CA"), totals=(1_000_000, 920_000, 0, 0))
    assert got == Outcome((0,), (1_010_000, 990_000, 0, 0))


@pytest.mark.rule("CC-39", "option:end")
def test_rapide_is_one_round() -> None:
    assert outcome("end=rapide", ("BD BD", "PI PI | SC AG")) == Outcome((1,), (10_000, 50_000, 0, 0))


@pytest.mark.rule("CC-40", "option:end")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_trois_is_three_rounds(round_: int) -> None:
    got = outcome("end=trois", ("BD BD", "PI PI"), round_=round_, totals=(0, 5_000, 2_000_000, 0))
    assert got == (Outcome((2,), (10_000, 15_000, 2_000_000, 0)) if round_ == 3 else None)


@pytest.mark.rule("CC-41")
def test_deux_counts_the_rounds_won_and_not_the_money() -> None:
    assert outcome("end=deux", ("BD BD",), wins=(0, 1, 1, 0), totals=(2_000_000, 0, 0, 0)) is None
    got = outcome("end=deux", ("", "BD BD"), wins=(1, 1, 0, 0), totals=(2_000_000, 0, 0, 0))
    assert got == Outcome((1,), (2_000_000, 10_000, 0, 0))


@pytest.mark.rule("CC-41", "option:tiedround")
@pytest.mark.parametrize(("tiedround", "wins"), [("all", [1, 1, 0, 0]), ("none", [0, 0, 0, 0])])
def test_a_tied_round_is_won_by_each_or_by_nobody(tiedround: str, wins: list[int]) -> None:
    state, told = last_card(f"end=deux tiedround={tiedround}", ("BD BD", "PI PI", "TR PE"))
    assert state.wins == wins
    ended = next(event for event in told if isinstance(event, events.RoundEnded))
    assert (ended.best, ended.wins) == ((0, 1), tuple(wins))


@pytest.mark.rule("CC-41", "option:tiedround")
def test_a_round_that_is_not_tied_is_won_whatever_the_option() -> None:
    state, _told = last_card("end=deux tiedround=none", ("BD BD", "PI PE"))
    assert state.wins == [1, 0, 0, 0]


@pytest.mark.rule("CC-42")
@pytest.mark.parametrize("rules", ["end=rapide", "end=trois", "end=classique"])
def test_ties_are_shared(rules: str) -> None:
    got = outcome(rules, ("BD BD", "PI PI", "TR PE"), round_=3, totals=(1_000_000, 1_000_000, 1_000_000, 0))
    assert got is not None
    assert got.winners == (0, 1)


@pytest.mark.rule("CC-42")
def test_nobody_scores_and_everybody_wins() -> None:
    assert outcome("end=rapide") == Outcome((0, 1, 2, 3), (0, 0, 0, 0))


@pytest.mark.rule("CC-43")
def test_a_million_in_the_middle_of_a_round_ends_nothing() -> None:
    state = position(["PI PI TR", "TR", "TR", ""], ["OR OR BD"], totals=[999_000, 0, 0, 0])
    play(state, "FORM(PI,PI)")
    assert GAME.outcome(state) is None
    assert state.totals == [999_000, 0, 0, 0]


@pytest.mark.rule("CC-44")
@pytest.mark.parametrize("rules", ["end=classique", "end=deux tiedround=none"])
def test_thirty_rounds_are_enough(rules: str) -> None:
    assert outcome(rules, round_=29) is None
    state, told = last_card(rules, ("BD PE", "BD PE"), round_=30, totals=(0, 1_000, 0, 0))
    got = GAME.outcome(state)
    winners = (1,) if "classique" in rules else (0, 1, 2, 3)
    assert got == Outcome(winners, (6_000, 7_000, 0, 0), safeguard=True)
    (ended,) = [event for event in told if isinstance(event, events.GameEnded)]
    assert ended.record() == {
        "record": "end",
        "scores": [6_000, 7_000, 0, 0],
        "winners": list(winners),
        "safeguard": True,
    }


@pytest.mark.rule("CC-44")
def test_after_thirty_rounds_most_rounds_won_decide_with_deux() -> None:
    got = outcome("end=deux tiedround=none", round_=30, wins=(0, 0, 1, 0), totals=(500_000, 0, 0, 0))
    assert got == Outcome((2,), (500_000, 0, 0, 0), safeguard=True)


@pytest.mark.rule("CC-44")
def test_an_end_reached_in_the_thirtieth_round_is_no_safeguard() -> None:
    got = outcome("", ("BD BD",), round_=30, totals=(995_000, 0, 0, 0))
    assert got == Outcome((0,), (1_005_000, 0, 0, 0), safeguard=False)


@pytest.mark.rule("option:end")
def test_the_end_is_told_last() -> None:
    state, told = last_card("end=rapide", ("BD BD",))
    assert told[-2:] == [
        events.RoundEnded(1, (10_000, 0, 0, 0), (10_000, 0, 0, 0), (0,), (1, 0, 0, 0), "rapide", over=True),
        events.GameEnded((0,), (10_000, 0, 0, 0), (1, 0, 0, 0), "rapide", safeguard=False),
    ]
    assert [event.pauses for event in told[-2:]] == [True, False]
    assert told[-1].record() == {"record": "end", "scores": [10_000, 0, 0, 0], "winners": [0]}
    assert (GAME.to_act(state), state.phase) == ((), "over")


@pytest.mark.rule("CC-35")
def test_the_end_of_a_round_is_told_before_the_next_deal_while_nobody_is_awaited() -> None:
    state = position(["TR", "", "", ""], rules="end=trois")
    seen: list[tuple[str, tuple[int, ...], int | None]] = []

    def tell(event: Event) -> None:
        if isinstance(event, events.RoundEnded):
            seen.append((state.phase, GAME.to_act(state), GAME.view(state, 0).awaited))

    GAME.apply(state, 0, GAME.parse("DISCARD(TR)"), tell)
    assert seen == [("dealing", (), None)]
    assert GAME.outcome(state) is None


@pytest.mark.rule("CC-35", "C2-13")
@pytest.mark.parametrize("seats", [2, 3])
def test_neutral_piles_do_not_keep_a_round_going(seats: int) -> None:
    neutral = ["BD BD", "PI", "TR TR"]
    state = position(["TR", *[""] * (seats - 1)], neutral=neutral, rules="end=rapide")
    play(state, "DISCARD(TR)")
    assert GAME.outcome(state) is not None
    assert Card.BD in state.neutral[0]
