"""A game whose values are known: what the coach finds is what they are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from stavka.coach import Analysis, Effort, analyse
from stavka.kernel import Match, StavkaError, registry
from tests.coach.ford import GAME, POINTS, SEAT, START

MUCH = Effort(choices=4000)


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "games", lambda: {"ford": GAME})


def crossings(*choices: str) -> Iterator[Match[Any]]:
    """Matches in which these choices are made, with other dice each."""
    for seed in range(1000):
        match = GAME.start(seed=seed)
        for each in choices:
            if match.waiting:
                match.play(SEAT, each)
        yield match


def over(*choices: str, won: bool) -> Match[Any]:
    return next(m for m in crossings(*choices) if m.outcome and bool(m.outcome.winners) == won)


def found(match: Match[Any], seed: int = 1) -> Analysis:
    return analyse(match.journal, seed=seed, effort=MUCH)


def about(value: float) -> Any:
    """As near as a hundred worlds come."""
    return pytest.approx(value, abs=0.7)


@pytest.mark.parametrize("won", [True, False])
@pytest.mark.parametrize("choices", [("wade", "wade"), ("swim", "wade"), ("swim", "swim")])
def test_luck_and_choices_add_up_to_the_result(choices: tuple[str, ...], won: bool) -> None:
    a = found(over(*choices, won=won))
    assert a.unit == "points"
    assert a.result == (POINTS if won else 0)
    assert a.start + a.luck + a.choices + a.others == pytest.approx(a.result)
    assert a.others == 0
    assert a.curve[0].value == a.start == about(START)
    assert (a.curve[-1].number, a.curve[-1].value) == (
        len(over(*choices, won=won).journal.entries),
        a.result,
    )


def test_who_does_as_the_bot_makes_no_error_and_all_else_is_luck() -> None:
    a = found(over("wade", "wade", won=True))
    assert (a.choices, a.own, a.agreed) == (0, 2, 2)
    assert a.luck == pytest.approx(POINTS - a.start)
    assert {swing.kind for swing in a.swings} == {"luck"}
    first, second = sorted(a.swings, key=lambda swing: swing.number)
    assert (first.choice, second.choice) == ("wade", "wade")
    assert first.gain == about(POINTS * 5 / 6 - START)
    assert second.gain == about(POINTS - POINTS * 5 / 6)


def test_an_error_costs_what_it_costs_whether_it_goes_well_or_not() -> None:
    cost = START - POINTS * 1 / 3 * 5 / 6
    for won in (True, False):
        a = found(over("swim", "wade", won=won))
        (error,) = (swing for swing in a.swings if swing.kind == "choice")
        assert (error.number, error.turn, error.choice, error.better) == (0, 1, "swim", "wade")
        assert error.gain == a.choices == about(-cost)
        assert error.low <= -cost <= error.high
        assert error.why is not None
        assert error.why.id == "why-shallow"
        assert a.luck == pytest.approx(a.result - a.start - error.gain)


def test_what_changes_nothing_is_no_error() -> None:
    a = found(over("rest", "wade", "wade", won=True))
    assert (a.own, a.agreed) == (3, 2)
    assert a.choices == 0
    assert not [swing for swing in a.swings if swing.kind == "choice"]


def test_the_same_seed_finds_the_same_and_another_nearly_the_same() -> None:
    match = over("swim", "swim", won=True)
    assert found(match) == found(match)
    one, other = found(match), found(match, seed=2)
    assert one != other
    assert one.choices == pytest.approx(other.choices, abs=1.4)


def test_a_match_that_is_not_over_is_not_looked_into() -> None:
    match = GAME.start(seed=1)
    with pytest.raises(StavkaError, match="the match is not over after 0 choices"):
        analyse(match.journal)
    match.play(SEAT, "rest")
    with pytest.raises(StavkaError, match="the match is not over after 1 choices"):
        analyse(match.journal)


def test_a_seat_that_is_none_is_named() -> None:
    with pytest.raises(StavkaError, match="no seat 'bear'; the seats are scout"):
        analyse(over("wade", "wade", won=True).journal, "bear")


def test_it_says_how_far_it_is_and_can_be_stopped() -> None:
    match, told = over("swim", "wade", won=True), list[float]()

    def tell(done: float) -> None:
        told.append(done)
        if len(told) == 50:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        analyse(match.journal, effort=MUCH, tell=tell)
    assert told == sorted(told)
    assert 0 <= told[0] < told[-1] < 1


def test_when_the_time_runs_out_it_says_what_it_knows() -> None:
    a = analyse(over("swim", "wade", won=True).journal, effort=Effort(seconds=0.0))
    assert a.short
    assert a.start + a.luck + a.choices == pytest.approx(a.result)
