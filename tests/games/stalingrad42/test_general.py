"""The general: how it weighs stances, what it remembers, and what a position promises."""

from __future__ import annotations

from functools import partial

import pytest

from stavka import bots
from stavka.games.stalingrad42.appraisal import ATTACKER, DEFENDER, role
from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.position import Position
from stavka.games.stalingrad42.staff import general
from stavka.games.stalingrad42.staff.general import General, Memory
from stavka.games.stalingrad42.staff.outlook import worth
from stavka.games.stalingrad42.staff.stance import STANCES, USUAL, Stance
from stavka.kernel import Budget, Clock, Imagine, Match
from tests.games.stalingrad42.theatre import Theatre

ROUND = len(STANCES[AXIS])


def given(monkeypatch: pytest.MonkeyPatch, values: dict[str, list[float]]) -> list[str]:
    """Let each trial of a stance end with the next of these values; the worlds it was tried in."""
    worlds: list[str] = []

    def trial(world: Match[Position], side: int, stance: Stance, clock: Clock) -> float:
        worlds.append(world.header.seed)
        return values[stance.name].pop(0)

    monkeypatch.setattr(general, "_trial", trial)
    return worlds


def thoughts(monkeypatch: pytest.MonkeyPatch, stance: Stance) -> list[int]:
    """Let it always come to this stance; for whom it has thought."""
    sides: list[int] = []

    def weigh(p: Position, imagine: Imagine, budget: Budget) -> Stance:
        sides.append(p.side)
        return stance

    monkeypatch.setattr(general, "weigh", weigh)
    return sides


@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_the_stance_after_which_it_stands_best_is_taken(
    monkeypatch: pytest.MonkeyPatch, side: int
) -> None:
    """On the average of all worlds, each of which every stance is tried in. In Fall Blau the Axis
    attacks, in Uranus the Soviets do."""
    uranus = GAME.start("uranus", 1).position
    assert (role(uranus, AXIS), role(uranus, SOVIET)) == (DEFENDER, ATTACKER)
    values = {stance.name: [0.5, 0.5] for stance in STANCES[side]}
    values[STANCES[side][1].name] = [0.9, 0.0]
    values[STANCES[side][2].name] = [0.6, 0.5]
    worlds = given(monkeypatch, values)
    match = GAME.start("fall-blau", 1)
    match.position.side = side
    imagine = partial(match.imagine, "axis")
    assert general.weigh(match.position, imagine, Budget(trials=100)) == STANCES[side][2]
    assert len(worlds) == 2 * ROUND
    assert len(set(worlds)) == 2
    assert len(set(worlds[:ROUND])) == 1


def test_only_whole_rounds_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without time for one it plays as a commander does."""
    match = GAME.start("fall-blau", 1)
    imagine = partial(match.imagine, "axis")
    values = {stance.name: [0.1 * n] for n, stance in enumerate(STANCES[AXIS])}
    given(monkeypatch, {name: [*found] for name, found in values.items()})
    assert general.weigh(match.position, imagine, Budget(trials=ROUND - 1)) == USUAL
    given(monkeypatch, values)
    assert general.weigh(match.position, imagine, Budget(trials=ROUND)) == STANCES[AXIS][-1]


def test_it_thinks_once_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """And plays the whole turn by what it has found."""
    careful = STANCES[AXIS][1]
    turns = thoughts(monkeypatch, careful)
    match, bot = GAME.start("fall-blau", 1), General()
    for _ in range(30):
        (seat,) = match.waiting
        match.play(seat, bots.ask(match, seat, bot, Budget(trials=1)))
    assert turns == [AXIS]
    assert bot.stance == careful


def test_at_the_table_another_copy_of_it_remembers(monkeypatch: pytest.MonkeyPatch) -> None:
    """There each choice is made by a new one, with seconds to think; matches that are counted in
    trials do not hear of it."""
    monkeypatch.setattr(general, "_of_the_table", Memory())
    asked = thoughts(monkeypatch, USUAL)
    match = GAME.start("fall-blau", 1)
    for budget in (Budget(seconds=1.0), Budget(seconds=1.0), Budget(trials=1)):
        bots.ask(match, "axis", General(), budget)
    assert len(asked) == 2


def test_a_trial_is_the_same_each_time_and_ends_with_the_enemys_turn() -> None:
    """In a small war, so that it is short."""
    match = GAME.start("fall-blau", 1)
    p = match.position
    for units in p.setup.units:
        p.eliminate(tuple(unit for unit in units[30:] if p.on_map(unit)))
    vars(p).pop("field", None)
    clock = Clock(Budget(trials=1))
    worlds = [match.imagine("axis", 1) for _ in range(2)]
    values = [general._trial(world, AXIS, USUAL, clock) for world in worlds]
    assert values[0] == values[1]
    assert values[0] is not None
    assert 0 <= values[0] <= 1
    assert [(world.position.turn, world.position.side) for world in worlds] == [(2, AXIS)] * 2


def test_points_and_steps_make_a_position_worth_more() -> None:
    """Voronezh taken, before it, and before it with less."""
    enemy = "rd-62 3010"
    held, before, reduced = (
        Theatre(unit, enemy, real=True).movement().p
        for unit in ("inf-57 2503", "inf-57 2303", "inf-57 2303 reduced")
    )
    assert worth(held, AXIS) > worth(before, AXIS) > worth(reduced, AXIS)
    assert worth(held, AXIS) + worth(held, SOVIET) == pytest.approx(1)
