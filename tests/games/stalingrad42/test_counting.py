"""What many games are measured by."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad42.box import own_box
from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.counting import count, steps_lost
from stavka.games.stalingrad42.events import (
    ControlTaken,
    PointsCounted,
    RemnantRestored,
    TurnBegins,
    UnitRebuilt,
    UnitRefitted,
)
from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.position import DISPLAYED, ISOLATED, UNSUPPLIED, Position
from stavka.games.stalingrad42.rules.victory import outcome
from stavka.games.stalingrad42.setup import set_up

COUNTED = PointsCounted(points=3, hexes=3, extra=0, lost=0)


@pytest.fixture
def p() -> Position:
    return set_up(own_box(), "fall-blau")


def whole(p: Position, side: int) -> list[int]:
    """Combat units of a side on the map with two steps, all of them left."""
    return [
        u.index
        for u in p.box.armies.units
        if u.side == side and u.combat and p.on_map(u.index) and p.steps(u.index) == u.steps == 2
    ]


def taken(place: str, side: str) -> ControlTaken:
    return ControlTaken(place=place, side=f"side-{side}")


def test_nobody_has_lost_a_step_at_the_start(p: Position) -> None:
    assert steps_lost(p) == [0, 0]


@pytest.mark.parametrize("side", [0, 1])
def test_steps_are_lost_by_reduced_and_eliminated_units(p: Position, side: int) -> None:
    reduced, gone, *_ = whole(p, side)
    p.face[reduced] += 1
    assert steps_lost(p)[side] == 1
    p.eliminate((gone,))
    assert steps_lost(p)[side] == 3
    assert steps_lost(p)[1 - side] == 0


def test_a_remnant_is_a_step_that_is_left(p: Position) -> None:
    unit = whole(p, 0)[0]
    remnant = next(r for r in p.setup.remnants if r.side == 0).index
    place = p.place[unit]
    p.face[unit] += 1
    p.move((unit,), DISPLAYED)
    p.stands_for[remnant] = unit
    p.move((remnant,), place)
    assert p.steps(remnant) == 1
    assert steps_lost(p) == [1, 0]
    p.eliminate((remnant,))
    assert steps_lost(p) == [2, 0]


def test_a_city_falls_when_the_axis_first_takes_it(p: Position) -> None:
    found: dict[str, int] = {}
    p.turn = 3
    count(p, [taken("2503", "axis"), taken("3322", "soviet"), taken("2603", "axis")], found)
    assert found == {"voronezh-falls": 3}
    p.turn = 5
    count(p, [taken("2503", "soviet"), taken("2503", "axis")], found)
    assert found == {"voronezh-falls": 3}
    # The next turn begins by the same choice.
    count(p, [taken("3322", "axis"), TurnBegins(turn=5), taken("3134", "axis")], found)
    assert found == {"voronezh-falls": 3, "millerovo-falls": 4, "rostov-falls": 5}


def test_losses_are_those_of_the_last_check_of_victory(p: Position) -> None:
    found: dict[str, int] = {}
    p.face[whole(p, 1)[0]] += 1
    count(p, [], found)
    assert found == {}
    count(p, [COUNTED], found)
    assert (found["steps-lost-axis"], found["steps-lost-soviet"]) == (0, 1)
    p.face[whole(p, 1)[0]] += 1
    count(p, [COUNTED], found)
    assert found["steps-lost-soviet"] == 2


def test_what_replacements_gave_back_was_lost_too(p: Position) -> None:
    found: dict[str, int] = {}
    id = p.unit(whole(p, SOVIET)[0]).id
    german = p.unit(whole(p, AXIS)[0]).id
    remnant = next(r for r in p.setup.remnants if r.side == AXIS).id
    p.face[whole(p, SOVIET)[1]] += 1
    count(p, [UnitRefitted(unit=id, replacement="infantry", left=2)], found)
    count(p, [UnitRebuilt(unit=id, replacement="infantry", place="2503")], found)
    restored = RemnantRestored(unit=german, remnant=remnant, replacement="infantry")
    count(p, [restored, COUNTED], found)
    assert found == {
        "steps-lost-axis": 0, "steps-restored-axis": 1, "steps-lost-in-all-axis": 1,
        "steps-lost-soviet": 1, "steps-restored-soviet": 2, "steps-lost-in-all-soviet": 3,
    }  # fmt: skip


def test_kalach_falls_when_the_soviets_first_take_it() -> None:
    p, found = set_up(own_box(), "uranus"), dict[str, int]()
    p.turn = 29
    count(p, [taken("5022", "axis"), taken("3322", "soviet")], found)
    assert found == {}
    count(p, [taken("5022", "soviet")], found)
    p.turn = 32
    count(p, [taken("5022", "axis"), taken("5022", "soviet")], found)
    assert found == {"kalach-falls": 29}


def test_the_pocket_is_who_is_out_of_supply_when_relief_comes() -> None:
    p, found = set_up(own_box(), "uranus"), dict[str, int]()
    first, second, *_ = whole(p, AXIS)
    p.supply[first], p.supply[second] = ISOLATED, UNSUPPLIED
    p.supply[whole(p, SOVIET)[0]] = ISOLATED
    p.turn = 32
    count(p, [COUNTED], found)
    assert "steps-in-pocket" not in found
    p.turn = 33
    count(p, [COUNTED], found)
    assert found["steps-in-pocket"] == 4
    p.eliminate((first,))
    p.turn = 34
    count(p, [COUNTED, TurnBegins(turn=34)], found)  # counted before the next turn begins
    assert found["steps-in-pocket"] == 2


def test_everything_that_is_counted_has_a_name() -> None:
    p, found = set_up(own_box(), "campaign"), dict[str, int]()
    events = [taken(place, "axis") for place in ("2503", "3322", "3134", "3452", "6759")]
    p.turn = 28
    GAME.count(p, [*events, taken("5022", "soviet"), COUNTED], found)
    p.turn = 33
    GAME.count(p, [COUNTED], found)
    assert set(found) == set(GAME.counts)


def test_maykop_and_grozny_fall_in_the_caucasus() -> None:
    p, found = set_up(own_box(), "caucasus"), dict[str, int]()
    p.turn = 12
    count(p, [taken("3452", "axis"), taken("6759", "soviet")], found)
    assert found == {"maykop-falls": 12}
    p.turn = 19
    count(p, [taken("6759", "axis")], found)
    assert found == {"maykop-falls": 12, "grozny-falls": 19}


def test_the_points_at_the_gate_are_those_after_the_german_half_of_turn_28() -> None:
    p, found = set_up(own_box(), "campaign"), dict[str, int]()
    p.turn = 27
    count(p, [COUNTED], found)
    assert "points-at-gate" not in found
    p.turn = 28
    count(p, [COUNTED], found)
    assert found["points-at-gate"] == 3
    count(p, [PointsCounted(points=1, hexes=1, extra=0, lost=0)], found)  # at the turn's end
    assert found["points-at-gate"] == 3


def test_outside_the_campaign_nobody_asks_for_points_on_turn_28() -> None:
    p, found = set_up(own_box(), "uranus"), dict[str, int]()
    p.turn = 28
    count(p, [COUNTED], found)
    assert not any(name.startswith(("points", "ends")) for name in found)
    assert "steps-lost-axis" in found


@pytest.mark.parametrize(("turn", "axis", "soviet"), [(19, 0, 1), (20, 0, 0)])
def test_a_campaign_is_over_early_before_turn_20(turn: int, axis: int, soviet: int) -> None:
    p, found = set_up(own_box(), "campaign"), dict[str, int]()
    p.turn = turn
    count(p, [COUNTED], found)
    assert (found["ends-early-axis"], found["ends-early-soviet"]) == (0, 0)
    p.outcome = outcome(p, SOVIET, "behind")
    count(p, [COUNTED], found)
    assert (found["ends-early-axis"], found["ends-early-soviet"]) == (axis, soviet)
