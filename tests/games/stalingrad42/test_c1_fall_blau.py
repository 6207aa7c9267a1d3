"""Scenario C1, Fall Blau, and the victory points of chapter 24 as far as it uses them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from stavka.games.stalingrad42.events import PhaseBegins, PointsCounted, TurnBegins, WeatherComes
from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.rules.victory import count, south_of_don
from stavka.kernel import Match
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

EAST, SOUTH = "MNOP", "QR"
WEST_ROAD = ["1005", "1105", "1205", "1306", "1406"]


def roads(*lines: list[str]) -> dict[str, str]:
    return {f"{a}|{b}": "road" for line in lines for a, b in pairwise(line)}


def points(blau: Theatre) -> PointsCounted:
    blau.victory()
    (counted,) = blau.told(PointsCounted)
    return counted


def quick(match: Match) -> Match:  # type: ignore[type-arg]
    """End every phase at once until the next turn or the end."""
    ends = ("end-movement", "end-combat", "recover", "end-advance")
    turn = match.position.turn
    while match.waiting and match.position.turn == turn:
        (seat,) = match.waiting
        offered = match.choices(seat)
        match.play(seat, next((c for c in offered if c in ends), offered[0]))
    return match


# C1.1, C1.2


@rule("stalingrad42:C1.1b", "stalingrad42:C1.2a")
def test_the_germans_begin_with_their_initial_phase() -> None:
    match = GAME.start("fall-blau")
    told = match.opening
    assert [type(event) for event in told[:3]] == [TurnBegins, WeatherComes, PhaseBegins]
    first = next(event for event in told if isinstance(event, PhaseBegins))
    assert (first.side, first.phase) == ("side-axis", "phase-initial")
    assert match.waiting == ("axis",)


@rule("stalingrad42:C1.1a", "stalingrad42:3.Db")
def test_eight_turns_and_the_last_victory_check() -> None:
    match = GAME.start("fall-blau")
    for turn in range(1, 9):
        assert match.position.turn == turn
        assert match.outcome is None
        quick(match)
    assert match.outcome is not None
    assert match.outcome.winners == ("soviet",)
    assert match.position.turn == 8


def test_the_army_in_reserve_ignores_stacking_limits_until_it_may_move() -> None:
    match = GAME.start("fall-blau")
    army = match.position.setup.commanded["reserve-army-6"]
    quick(match)
    assert {GRID.number(match.position.place[unit]) for unit in army} == {"3806"}
    assert len(army) == 4


@rule("stalingrad42:C1.1c", "stalingrad42:C1.1d")
def test_only_sheet_a_and_the_set_up_of_the_campaign() -> None:
    match = GAME.start("fall-blau")
    p = match.position
    assert all(int(GRID.number(at)[:2]) <= 41 for at in p.place if 0 <= at < GRID.size)
    campaign = p.box.setups["campaign"]
    here = {unit for unit, at in enumerate(p.place) if 0 <= at < GRID.size}
    there = {q.unit.index for q in campaign.placements if q.hex and int(q.hex[:2]) <= 41
             and int(q.hex[2:]) <= 42}  # fmt: skip
    assert here == there
    assert not p.ground.land >> GRID.at("4210") & 1  # sheet B is not there
    edge = Theatre("pz-22 4110", turn=2).movement().play("move pz-22")
    assert not [hex for hex in edge.offers("to") if hex.startswith("42")]


@rule("stalingrad42:C1.2b", "stalingrad42:C1.2c")
def test_on_turn_one_german_combat_units_move_tactically() -> None:
    blau = Theatre("pz-22 2011", "sp-axis-1 2020", turn=1).movement().play("move pz-22")
    assert (blau.offers("to"), blau.offers("extended")) == ([], [])
    assert blau.refused("to 2014") == "C1.2b"
    assert "2013" in blau.offers("tactical")
    supply = Theatre("sp-axis-1 2020", turn=1).movement().play("move sp-axis-1")
    assert "2025" in supply.offers("to")
    soviet = Theatre("tc-16 2011", turn=1).movement("soviet").play("move tc-16")
    assert "2016" in soviet.offers("to")
    later = Theatre("pz-22 2011", turn=2).movement().play("move pz-22")
    assert "2017" in later.offers("to")


@rule("stalingrad42:C1.2d")
def test_army_boundaries_bind_nobody() -> None:
    """Units of two armies start in their own sectors and end in one hex of the other's."""
    blau = Theatre("inf-57 2011", "inf-95 2013", turn=1).movement()  # 6th and 2nd Army
    blau.move("inf-57", "tactical 2013")
    assert blau.at("inf-57") == blau.at("inf-95") == "2013"
    commands = blau.p.setup.command
    assert commands[blau.unit("inf-57")] != commands[blau.unit("inf-95")]


@rule("stalingrad42:C1.2h", "stalingrad42:C1.2i", "stalingrad42:24.1.1a")
@pytest.mark.parametrize("area", [*EAST, *SOUTH])
def test_the_germans_may_leave_by_the_east_and_the_south(area: str) -> None:
    border = Theatre().p.box.map.areas[area].hexes & Theatre().p.ground.land
    hex = GRID.number((border & -border).bit_length() - 1) if area != "M" else "4105"
    blau = Theatre(f"pz-22 {hex}", f"rd-62 area-{area}").movement().play("move pz-22")
    assert f"area-{area}" in blau.offers("to")
    blau.play(f"to area-{area}")
    assert blau.exited() == {"pz-22"}
    assert blau.at("rd-62") == f"area-{area}"  # the Soviets still use it
    blau.movement()
    assert blau.refused("move pz-22") == "5.1a"  # nobody returns
    blau.combat()
    assert blau.offers("attack") == []


@rule("stalingrad42:C1.2l")
def test_the_sixth_reserve_army_waits_for_turn_two() -> None:
    units = ("rd-141-206", "rd-174-232", "rd-219", "rd-309")
    match = GAME.start("fall-blau")
    for unit in units:
        assert GRID.number(match.position.place[match.position.box.armies.index[unit]]) == "3806"
    first = Theatre(*(f"{unit} 3806" for unit in units), turn=1).movement("soviet")
    for unit in units:
        assert first.refused(f"move {unit}") == "C1.2l"
    second = Theatre(*(f"{unit} 3806" for unit in units), turn=2).movement("soviet")
    assert set(units) <= set(second.offers("move"))


# C1.3 and 24.1


@rule("stalingrad42:C1.3a", "stalingrad42:3.Da")
@pytest.mark.parametrize("turn", [1, 5, 8])
def test_eight_points_win_at_once(turn: int) -> None:
    hexes = ["2503", "1806", "2708", "2013", "3322", "2725", "4126"]  # 2 and six ones
    units = ("inf-57", "inf-75", "inf-113", "inf-79", "inf-294", "inf-71", "inf-62")
    there = [f"{unit} {hex}" for unit, hex in zip(units, hexes, strict=True)]
    blau = Theatre(*there, turn=turn, real=True)
    blau.holds("axis", *hexes)
    counted = points(blau)
    assert counted.points == 8
    assert blau.match.outcome is not None
    assert blau.match.outcome.winners == ("axis",)
    fewer = Theatre("inf-57 2503", turn=turn, real=True).holds("axis", "2503")
    fewer.victory()
    outcome = fewer.match.outcome
    if turn == 8:
        assert outcome is not None
        assert outcome.winners == ("soviet",)
    else:
        assert outcome is None


@rule("stalingrad42:24.1.1b")
def test_each_hex_counts_what_its_circle_says() -> None:
    for hex, worth in (("2503", 2), ("3134", 2), ("1806", 1), ("4139", 1)):
        blau = Theatre(f"inf-57 {hex}", real=True).holds("axis", hex)
        assert points(blau).hexes == worth
        empty = Theatre("inf-57 1010", real=True).holds("axis", hex)
        assert points(empty).hexes == worth  # held, though nobody is in it
        assert points(Theatre(f"inf-57 {_beside(hex)}", real=True)).hexes == 0


def _beside(hex: str) -> str:
    return f"{hex[:2]}{int(hex[2:]) + 1:02}"


@rule("stalingrad42:24.1.1d")
def test_a_hex_without_supply_counts_nothing() -> None:
    line = [*WEST_ROAD, "1506", "1606", "1707", "1807", "1806"]
    fed = Theatre("inf-57 1806", sides=roads(line, SOVIET)).holds("axis", "1806")
    assert points(fed).hexes == 1
    cut = Theatre("inf-57 1806", "rd-62 2010", sides=roads(SOVIET)).holds("axis", "1806")
    assert points(cut).hexes == 0


SOVIET = [f"28{row:02}" for row in range(14)]


@rule("stalingrad42:24.1.1c")
def test_outside_fall_blau_a_surrounded_hex_counts_nothing() -> None:
    """The ring round 1806 in the campaign: only who takes the hex gets its point."""
    units = ("inf-57", "inf-75", "inf-113", "inf-79", "inf-294", "inf-71")
    around = [f"{unit} {hex}" for unit, hex in zip(units, _ring("1806"), strict=True)]
    line = _line("1005", "1806")
    ring = Theatre("rd-62 1806", *around, sides=roads(SOVIET, line)).p
    assert count(ring).hexes == 1  # Fall Blau
    ring.scenario = "campaign"
    ring.forget()
    assert count(ring).hexes == 0
    taken = Theatre("inf-62 1806", *around, sides=roads(SOVIET, line)).holds("axis", "1806").p
    taken.scenario = "campaign"
    taken.forget()
    assert count(taken).hexes == 1


@rule("stalingrad42:C1.3b")
def test_a_hex_that_the_soviets_cannot_reach_counts() -> None:
    """1806 is Soviet, and between it and every Soviet area stands the Axis."""
    units = ("inf-57", "inf-75", "inf-113", "inf-79", "inf-294", "inf-71")
    soviet = ("rd-62 1806",)
    around = [f"{unit} {hex}" for unit, hex in zip(units, _ring("1806"), strict=True)]
    closed = Theatre(*soviet, *around, sides=roads(SOVIET))
    assert points(closed).hexes == 1
    opened = Theatre(*soviet, *around[:1], sides=roads(SOVIET))
    assert points(opened).hexes == 0


def _ring(number: str) -> list[str]:
    hex = GRID.at(number)
    return [GRID.number(other) for other in GRID.neighbours[hex]]


@rule("stalingrad42:C1.3c", "stalingrad42:C1.3d", "stalingrad42:C1.3f")
@pytest.mark.parametrize(("area", "edge", "source"), [("N", "4115", "1005"), ("Q", "2842", "1936")])
def test_five_steps_of_wheels_off_the_map_count_two_while_the_road_is_open(
    area: str, edge: str, source: str
) -> None:
    line = _line(source, edge)

    def after(*units: str) -> Theatre:
        blau = Theatre(*(f"{unit} {edge}" for unit in units), sides=roads(line)).movement()
        blau.holds("axis", *(hex for hex in line if GRID.at(hex) in blau.p.box.held))
        for unit in units:
            blau.move(unit, f"to area-{area}")
        assert blau.exited() == set(units)
        return blau

    assert points(after("pz-9", "pzg-3", "inf-57")).extra == 2  # six steps of wheels
    assert points(after("pz-9", "inf-57", "inf-75")).extra == 0  # three
    cut = after("pz-9", "pzg-3").put("rd-62", line[len(line) // 2])
    assert points(cut).extra == 0


def _line(start: str, goal: str) -> list[str]:
    """Hexes from one to another, each beside the last."""
    path, hex, end = [start], GRID.at(start), GRID.at(goal)
    while hex != end:
        around = [other for other in GRID.neighbours[hex] if other >= 0]
        hex = min(around, key=lambda other: (GRID.distance(other, end), other))
        path.append(GRID.number(hex))
    return path


@rule("stalingrad42:C1.3e")
def test_a_german_unit_beyond_the_don_counts_one() -> None:
    assert points(Theatre("inf-57 3640", real=True)).extra == 1
    assert points(Theatre("ro-inf-1 3640", real=True)).extra == 0  # not a German one
    assert points(Theatre("sp-axis-1 3640", real=True)).extra == 0  # cannot fight
    assert points(Theatre("inf-57 2931", real=True)).extra == 0  # this side of the river
    south = south_of_don(31)
    assert not south >> GRID.at("3831") & 1  # on the row itself
    assert south >> GRID.at("4139") & 1


@rule("stalingrad42:24.1.4a", "stalingrad42:24.1.4b", "stalingrad42:24.1.4c")
def test_what_the_soviets_take_back_counts_against_the_axis() -> None:
    def lost(*units: str) -> int:
        return points(Theatre(*units, "inf-57 1512", real=True)).lost

    assert lost() == 0
    assert lost("rd-62 1005") == -3  # beside area X
    assert lost("rd-62 1005", "rd-45 1012") == -6  # and Y
    assert lost("rd-62 1005", "rd-45 1007") == -3  # each area once
    assert lost("rd-62 2029") == -3  # Stalino
    assert lost("rd-62 1211") == -1  # Belgorod
    assert lost("rd-62 1926") == -1


@rule("stalingrad42:24.1.4b", "stalingrad42:24.1.4c", "stalingrad42:29.1.4a")
@pytest.mark.parametrize(("city", "cost"), [("2029", -3), ("1211", -1)])
def test_a_city_that_is_contested_counts_for_whoever_had_it(city: str, cost: int) -> None:
    def lost(first: str) -> int:
        blau = Theatre(f"rd-62 {city}", f"inf-57 {city}", real=True, contested_cities=True)
        return points(blau.contests(f"{city} 1 {first}")).lost

    assert lost("soviet") == 0  # whoever came in first has not taken it
    assert lost("axis") == cost


@rule("stalingrad42:24.1.1a")
def test_only_the_axis_scores() -> None:
    blau = Theatre("rd-62 1005", "rd-45 2029", real=True)
    assert points(blau).points <= 0
    assert count(blau.p).all == blau.p.points
    assert blau.match.view(None)["board"]["points"] == blau.p.points
