"""Scenario C2, the Caucasus: how it begins, what comes when and where, and how it ends."""

from __future__ import annotations

from functools import cache

import pytest

from stavka.games.stalingrad42.box import own_box
from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.events import (
    PhaseBegins,
    PointsCounted,
    RailheadAdded,
    TurnBegins,
    UnitArrived,
)
from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import COMING, Position, area_of
from stavka.games.stalingrad42.rules.moving import Moving
from stavka.games.stalingrad42.rules.sequence import Deploy, PreliminaryMove
from stavka.games.stalingrad42.rules.supply import sources
from stavka.games.stalingrad42.rules.victory import VictoryCheck, count, scoring
from stavka.hexes import members
from stavka.kernel import Event, Match
from stavka.testing import refused, rule
from tests.games.stalingrad42.theatre import Theatre

ENDS = ("end-initial", "end-movement", "end-combat", "recover", "end-advance", "end-railways")
VOLUNTEERS = ("nc-bergmann", "nc-370", "nc-450", "nc-796", "nc-802", "nc-804")
NORTH = "area-north"
PHASES = ("initial", "movement", "combat", "recovery", "supply")


def caucasus(*units: str, turn: int = 11, **more: object) -> Theatre:
    return Theatre(*units, turn=turn, scenario="caucasus", **more)  # type: ignore[arg-type]


def phases(events: list[Event]) -> list[tuple[str, str]]:
    told = [event for event in events if isinstance(event, PhaseBegins)]
    return [(e.side.removeprefix("side-"), e.phase.removeprefix("phase-")) for e in told]


@cache
def opening() -> Match[Position]:
    return GAME.start("caucasus", 1)


@cache
def in_haste() -> dict[int, list[Event]]:
    """What happens on each turn of a game in which nobody does anything."""
    match = GAME.start("caucasus", 1)
    told = [*match.opening]
    while match.waiting:
        (seat,) = match.waiting
        offered = match.choices(seat)
        told += match.play(seat, next((c for c in offered if c.verb in ENDS), offered[0]))
    found: dict[int, list[Event]] = {}
    for event in told:
        if isinstance(event, TurnBegins):
            turn = found[event.turn] = []
        turn.append(event)
    return found


# C2.1, C2.4: the first turn


@rule("stalingrad42:C2.1b", "stalingrad42:C2.4a", "stalingrad42:C2.4b", "stalingrad42:C2.4c")
def test_the_soviets_move_then_the_germans_begin_with_their_movement() -> None:
    assert opening().waiting == ("soviet",)
    soviet = [("soviet", phase) for phase in PHASES]
    axis = [("axis", phase) for phase in PHASES]
    assert phases(in_haste()[10]) == [("soviet", "movement"), *axis[1:], *soviet]
    for turn in range(11, 28):
        assert phases(in_haste()[turn]) == axis + soviet


@rule("stalingrad42:C2.4a")
def test_before_the_first_german_turn_soviets_move_without_haste_and_trains() -> None:
    units = ("rd-383 3144", "tb-52 5456", "fr-black-sea 2957", "md-9 area-L")
    first = caucasus(*units, turn=10, real=True).resolve(PreliminaryMove())
    assert first.asked() == "movement-phase"
    assert {*first.offers("move")} == {unit.split()[0] for unit in units}
    assert first.offers("rail") == []
    assert first.refused("rail fr-black-sea") == "C2.4a"
    first.play("move rd-383")
    assert "3145" in first.offers("to")
    assert first.offers("extended") == []
    assert first.refused("extended 3149") == "C2.4a"
    first.play("stop", "move md-9")
    assert any(place.isdecimal() for place in first.offers("to"))
    later = caucasus("rd-383 3144", turn=10, real=True).movement("soviet").play("move rd-383")
    assert later.offers("extended")


@rule("stalingrad42:C2.4a", "stalingrad42:25.2.1a")
def test_nobody_is_put_in_reserve_before_the_first_german_turn() -> None:
    match = GAME.start("caucasus", 1, {"reserves": True})
    assert "reserve" not in {c.verb for c in match.choices("soviet")}
    assert refused(match, "soviet", "reserve rd-349").rule == "stalingrad42:C2.4a"
    later = caucasus("rd-349 3144", turn=10, reserves=True).movement("soviet")
    assert later.offers("reserve") == ["rd-349"]


@rule("stalingrad42:C2.4a")
def test_garrisons_and_the_two_that_come_stay_out_of_the_first_move() -> None:
    match = opening()
    p = match.position
    moving = {c.args[0] for c in match.choices("soviet") if c.verb == "move"}
    garrisons = {p.unit(unit).id for unit in p.setup.garrisons}
    assert len(garrisons) == 6
    assert not moving & garrisons
    for unit in garrisons:
        assert refused(match, "soviet", f"move {unit}").rule == "stalingrad42:C2.4a"
    for unit in ("grd-32", "tb-5"):
        assert p.place[p.box.armies.index[unit]] == COMING
        assert unit not in moving
    rest = {p.unit(unit).id for unit in p.setup.units[SOVIET] if p.place[unit] >= 0}
    assert moving == rest - garrisons
    # Free garrisons do not move either.
    free = caucasus("nav-temryuk 1949", "inf-46 1951", turn=10).movement("soviet")
    assert free.offers("move") == ["nav-temryuk"]
    bound = free.resolve(PreliminaryMove())
    assert bound.refused("move nav-temryuk") == "C2.4a"


@rule("stalingrad42:C2.4a", "stalingrad42:C2.3b", "stalingrad42:22.1.1a")
def test_the_two_reinforcements_come_in_the_soviet_initial_phase() -> None:
    told = in_haste()[10]
    begins = [event for event in told if isinstance(event, PhaseBegins)]
    initial = next(e for e in begins if (e.side, e.phase) == ("side-soviet", "phase-initial"))
    arrived = [e.unit for e in told[told.index(initial) :] if isinstance(e, UnitArrived)]
    assert {"grd-32", "tb-5"} <= {*arrived}


@rule("stalingrad42:C2.4b", "stalingrad42:C2.2b")
def test_no_points_and_no_replacements_on_the_first_turn_but_the_army_is_there() -> None:
    start = caucasus(turn=10)
    coming = [p for p in start.p.setup.arrivals[10] if p.unit.side == AXIS]
    for placed in coming:
        start.p.place[placed.unit.index] = COMING
    start.resolve(Deploy())
    assert {event.place for event in start.told(UnitArrived)} == {NORTH}
    assert len(start.told(UnitArrived)) == len(coming) == 24
    assert (start.p.resources, start.p.replacements) == (0, {})
    assert start.air("iv-fk")[0] == "ready"


@rule("stalingrad42:C2.2b", "stalingrad42:C2.3a")
def test_one_resource_point_a_turn() -> None:
    for turn in (11, 19, 27):
        assert caucasus("hq-17a 3140 used", turn=turn, real=True).initial().p.resources == 1
    for turn in (10, 11, 27):
        soviet = caucasus("fr-black-sea 2957", turn=turn, real=True).initial("soviet")
        assert soviet.p.resources == 1


# C2.2: the north edge


@rule("stalingrad42:C2.2c", "stalingrad42:C2.4c")
@pytest.mark.parametrize(("turn", "first", "last"), [(10, 27, 42), (11, 21, 47), (27, 21, 47)])
def test_the_north_edge_is_entered_along_its_part_of_the_turn(
    turn: int, first: int, last: int
) -> None:
    one = caucasus(f"inf-9 {NORTH} refitted", turn=turn).movement().play("move inf-9")
    edge = {f"{column}40" for column in range(first, last + 1)}  # by the one hex it may go
    assert {*one.offers("tactical")} == edge
    axis = caucasus(f"inf-9 {NORTH}", turn=turn).movement().play("move inf-9")
    assert "3042" in axis.offers("to")  # three hexes: the full allowance
    assert "3043" not in axis.offers("to")


@rule("stalingrad42:C2.2c")
def test_the_first_hex_by_road_costs_what_the_road_costs() -> None:
    axis = caucasus(f"pz-13 {NORTH}", turn=10, real=True).movement().play("move pz-13")
    road, steppe = {3140: 0.5}, {3340: 1.0}
    for hex, cost in {**road, **steppe}.items():
        axis.play(f"to {hex}")
        step = axis.p.stack[-1]
        assert isinstance(step, Moving)
        assert step.spent / 2 == cost
        axis = caucasus(f"pz-13 {NORTH}", turn=10, real=True).movement().play("move pz-13")


@rule("stalingrad42:C2.2c")
def test_the_edge_is_an_area_of_the_axis_alone() -> None:
    axis = caucasus("pz-13 3041").movement().play("move pz-13")
    assert NORTH in axis.offers("to")
    soviet = caucasus("rd-383 3041").movement("soviet").play("move rd-383")
    assert NORTH not in soviet.offers("to") + soviet.offers("tactical")
    assert soviet.refused(f"to {NORTH}") == "22.4d"


@rule("stalingrad42:C2.2e")
def test_supply_comes_over_road_hexes_of_the_edge_west_of_4440() -> None:
    p = caucasus(real=True).p
    found = {GRID.number(hex) for hex in members(sources(p, AXIS))}
    road = {
        f"{column}40" for column in range(21, 48) if p.ground.on_road >> GRID.at(f"{column}40") & 1
    }
    assert {hex for hex in found if hex.endswith("40")} == {hex for hex in road if hex < "4440"}
    assert "1549" not in found
    taman = caucasus(real=True).holds("axis", "1549").p
    assert {GRID.number(hex) for hex in members(sources(taman, AXIS))} == found | {"1549"}
    for edge, fed in (("4340", True), ("4540", False)):
        below = f"{edge[:2]}41"
        unit = caucasus(f"inf-9 {below}", sides={f"{edge}|{below}": "road"}).supply()
        assert unit.supplied("inf-9") == fed


# C2.2: railheads


@rule("stalingrad42:C2.2h")
def test_the_railhead_of_turn_13_goes_on_and_forks_at_tikhoretsk() -> None:
    laid = caucasus("pz-13 3140", turn=13, real=True).initial()
    assert [event.place for event in laid.told(RailheadAdded)] == ["3140"]
    assert [GRID.number(line[-1]) for line in laid.p.railheads] == ["3140"]
    assert not caucasus("pz-13 3140", turn=12, real=True).initial().told(RailheadAdded)
    line = ("3140", "3240", "3241", "3242", "3343")
    laid.p.railheads[:] = [tuple(map(GRID.at, line))]
    laid.supply()
    assert laid.offers("convert") == ["3443"]
    laid.play("convert 3443")
    assert [event.place for event in laid.told(RailheadAdded)] == ["3443"]
    assert laid.play("convert 3544").asked() == "halt"
    both = laid.supply()
    assert {*both.offers("convert")} == {"3344", "3545"}
    for hex in ("3344", "3244", "3545", "3645"):
        both.play(f"convert {hex}")
    assert both.asked() == "halt"
    assert {GRID.number(line[-1]) for line in both.p.railheads} == {"3244", "3645"}


# 20.7, 20.8: units of Operation Bluecher, volunteers


@rule("stalingrad42:20.7a", "stalingrad42:C2.2d")
def test_units_of_bluecher_leave_area_w_over_the_strait_alone() -> None:
    start = opening().position
    blue = {unit.id for unit in start.box.armies.units if "bluecher" in unit.marks}
    assert len(blue) == 5
    assert {start.unit(u).id for u in start.of(AXIS, area_of("W"))} == blue
    for unit in blue:
        campaign = Theatre(f"{unit} area-W", "inf-57 area-W", scenario="campaign", real=True)
        campaign.movement().play(f"move {unit}")
        assert not [p for p in campaign.offers("to") if p.startswith("area-")]
        assert campaign.refused("to area-X") == "20.7a"
        campaign.play("stop")
        assert campaign.refused(f"rail {unit}")
        assert {*campaign.play("move inf-57").offers("to")} >= {"area-X", "area-Y", "area-Z"}


@rule("stalingrad42:20.7a")
def test_a_unit_of_bluecher_that_has_come_back_elsewhere_goes_where_others_do() -> None:
    campaign = Theatre("inf-46 area-Y", scenario="campaign", real=True)
    campaign.movement().play("move inf-46")
    assert {*campaign.offers("to")} >= {"area-W", "area-X", "area-Z"}
    assert campaign.play("to area-X").at("inf-46") == "area-X"


def volunteers(*held: str, turn: int = 14, side: str = "axis") -> Theatre:
    axis = caucasus(turn=turn, real=True)
    for unit in VOLUNTEERS:
        axis.p.place[axis.unit(unit)] = COMING
    return axis.holds("axis", *held).initial(side)


@rule("stalingrad42:20.8a", "stalingrad42:20.8b", "stalingrad42:C2.2d")
def test_volunteers_come_one_a_turn_while_both_cities_are_german() -> None:
    krasnodar, voroshilovsk = "2849", "4549"
    for held in ((), (krasnodar,), (voroshilovsk,)):
        assert volunteers(*held).offers("place") == []
    axis = volunteers(krasnodar, voroshilovsk)
    assert {*axis.offers("place")} == {f"{u} {at}" for u in VOLUNTEERS for at in held_by(axis)}
    assert axis.prompt()["count"] == 1
    assert "end-initial" not in {c.verb for c in axis.match.choices("axis")}
    assert axis.refused("place nc-450 area-north") == "20.8b"
    assert axis.refused("place nc-450 3443") == "20.8b"
    axis.play(f"place nc-450 {krasnodar}")
    assert axis.at("nc-450") == krasnodar
    assert axis.offers("place") == []
    came = ["nc-450"]
    for turn, unit in zip(range(15, 20), (u for u in VOLUNTEERS if u != "nc-450"), strict=True):
        axis.p.turn = turn
        axis.initial().play(f"place {unit} {voroshilovsk}")
        came.append(unit)
        assert axis.offers("place") == []
    axis.p.turn = 20
    assert axis.initial().offers("place") == []
    assert {*came} == {*VOLUNTEERS}
    assert not volunteers(krasnodar, voroshilovsk, side="soviet").offers("place")


def held_by(axis: Theatre) -> list[str]:
    return [at for at in ("2849", "4549") if axis.p.axis_holds[axis.p.box.held[GRID.at(at)]]]


@rule("stalingrad42:20.8a")
def test_volunteers_stop_when_a_city_is_lost() -> None:
    axis = volunteers("2849", "4549").play("place nc-450 2849")
    axis.p.turn = 15
    axis.holds("soviet", "4549")
    assert axis.initial().offers("place") == []
    axis.holds("axis", "4549")
    assert len(axis.initial().offers("place")) == 10


@rule("stalingrad42:20.8c")
def test_a_new_volunteer_goes_one_hex_and_does_not_fight() -> None:
    axis = volunteers("2849", "4549").play("place nc-450 2849")
    axis.put("rd-383", "2850").put("inf-9", "2951").movement().play("move nc-450")
    near = {GRID.number(hex) for hex in GRID.neighbours[GRID.at("2849")]}
    assert {*axis.offers("tactical")} <= near
    assert axis.offers("to") == axis.offers("extended") == []
    axis.play("stop").combat().play("attack 2850")
    assert axis.refused("by nc-450") == "21.4c"
    later = caucasus("nc-450 2849", turn=15, real=True).movement().play("move nc-450")
    assert {*later.offers("to")} - near
    later.play("stop").put("rd-383", "2850").put("pz-13", "2951")
    later.combat().play("attack 2850", "by nc-450")


# C2.3: Soviet reinforcements


@rule("stalingrad42:C2.3b")
def test_marked_soviets_come_by_any_southern_area_and_others_over_the_caspian() -> None:
    for turn, placed in caucasus().p.setup.arrivals.items():
        for each in placed:
            if each.unit.side != SOVIET:
                continue
            marked = bool({"C", "TC"} & each.unit.marks)
            soviet = caucasus(turn=turn)
            soviet.p.place[each.unit.index] = COMING
            soviet.initial("soviet")
            if not marked:
                assert soviet.at(each.unit.id) == "area-F"
                soviet.movement("soviet").play(f"move {each.unit.id}")
                assert soviet.offers("to") == [f"area-{name}" for name in "GHJKL"]
            else:
                areas = [offer.split()[1] for offer in soviet.offers("place")]
                assert areas == [f"area-{name}" for name in "GHJKL"]


# C2.5: the end


@rule("stalingrad42:C2.5b", "stalingrad42:C2.1a")
@pytest.mark.parametrize(("points", "winner"), [(12, "axis"), (11, "soviet")])
def test_twelve_points_on_turn_27_win(points: int, winner: str) -> None:
    assert opening().position.points == 0
    assert count(opening().position).all == 0
    last = earn(caucasus(turn=27, real=True), points).resolve(VictoryCheck())
    assert last.p.outcome is not None
    assert last.p.outcome.winners == (winner,)
    early = earn(caucasus(turn=26, real=True), points).resolve(VictoryCheck())
    assert early.p.outcome is None


def earn(axis: Theatre, points: int) -> Theatre:
    """Give the Axis victory hexes worth so many points, all of them in supply."""
    vp = axis.p.ground.map.vp
    hexes = [hex for hex in vp if axis.p.ground.in_play >> hex & 1]
    for hex in sorted(hexes, key=lambda hex: -vp[hex]):
        if count(axis.p).all + vp[hex] <= points:
            axis.holds("axis", GRID.number(hex))
    assert count(axis.p).all == points
    return axis


@rule("stalingrad42:C2.5a")
def test_no_lead_wins_at_once_and_no_lag_loses() -> None:
    for turn in (12, 20, 26):
        for hexes in ((), tuple(caucasus(real=True).p.ground.map.vp)):
            axis = caucasus(turn=turn, real=True)
            axis.holds("axis", *map(GRID.number, hexes)).resolve(VictoryCheck())
            assert axis.p.outcome is None
            assert axis.told(PointsCounted)


@rule("stalingrad42:C2.5c")
def test_a_victory_hex_that_is_cut_off_does_not_count() -> None:
    """Maykop, behind a ring of Soviet units."""
    maykop = GRID.at("3452")
    ring = [GRID.number(hex) for hex in GRID.neighbours[maykop]]
    units = ("rd-383", "rd-395", "rd-216", "rd-4", "rd-31", "rd-261")
    around = [f"{unit} {hex}" for unit, hex in zip(units, ring, strict=True)]
    every = [GRID.number(hex) for hex in own_box().held]
    for enemies, counts in (((), True), (around, False)):
        axis = caucasus("inf-9 3452", *enemies, real=True).holds("axis", *every)
        assert (maykop in scoring(axis.p)) == counts
    assert axis.p.ground.map.vp[maykop] == 2


def test_a_game_in_which_nobody_moves_ends_with_turn_27() -> None:
    assert [*in_haste()] == [*range(10, 28)]
