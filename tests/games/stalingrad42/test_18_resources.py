"""Chapters 18.1, 18.2 and 18.6: resource points, support units, supply points."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad42.box import own_box
from stavka.games.stalingrad42.components import SIDES
from stavka.games.stalingrad42.events import (
    SupplySpent,
    SupplyTurned,
    SupportReadied,
    UnitArrived,
)
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.rules.railways import network
from stavka.hexes import members
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

# Railways from an area of each side.
RAILS = {f"{column}05|{column + 1}05": "rail" for column in range(10, 14)}
RAILS |= {f"21{row:02}|21{row + 1:02}": "rail" for row in range(5)}
BOTH = pytest.mark.parametrize(
    ("side", "staff", "on", "off"),
    [("axis", "hq-6a", "1205", "1207"), ("soviet", "fr-south", "2103", "2303")],
)
SUPPLY = {"axis": "sp-axis-1", "soviet": "sp-soviet-1"}
OTHER = {"axis": "soviet", "soviet": "axis"}


def theatre(*units: str, **given: object) -> Theatre:
    return Theatre(*units, sides=RAILS, **given)  # type: ignore[arg-type]


def is_ready(blau: Theatre, unit: str) -> bool:
    return blau.p.top(blau.unit(unit)).ready


# 18.1


@rule("stalingrad42:18.1a", "stalingrad42:3.B1e")
@BOTH
def test_two_points_in_each_initial_phase_and_none_is_kept(
    side: str, staff: str, on: str, off: str
) -> None:
    blau = theatre().initial(side)
    assert blau.prompt()["points"] == blau.match.view(None)["board"]["resources"] == 2
    blau.play("end-initial")
    assert blau.match.view(None)["board"]["resources"] == 0
    blau.initial(side)
    assert blau.prompt()["points"] == 2


@rule("stalingrad42:18.1c", "stalingrad42:3.Cb", "stalingrad42:18.2.1c")
@BOTH
def test_a_point_readies_a_support_unit_on_the_railways(
    side: str, staff: str, on: str, off: str
) -> None:
    blau = theatre(f"{staff} {on} used").initial(side)
    assert blau.offers("ready") == [staff]
    blau.play(f"ready {staff}")
    assert blau.told(SupportReadied)[0].unit == staff
    assert (is_ready(blau, staff), blau.prompt()["points"]) == (True, 1)
    assert blau.refused(f"ready {staff}") == "18.2.1c"
    away = theatre(f"{staff} {off} used").initial(side)
    assert away.offers("ready") == []
    assert away.refused(f"ready {staff}") == "18.1c"
    area = {"axis": "area-X", "soviet": "area-A"}[side]
    waiting = theatre(f"{staff} {area} used").initial(side)
    assert waiting.offers("ready") == [staff]  # an area is where railways begin
    supply = {"axis": ("area-X", "area-Y"), "soviet": ("area-A", "area-B")}[side]
    poor = theatre(f"{staff} {on} used").initial(side).play(*(f"stock {a}" for a in supply))
    assert poor.refused(f"ready {staff}") == "18.1a"
    movement = theatre(f"{staff} {on} used").movement(side)
    assert movement.refused(f"ready {staff}") == "3.0a"


@rule("stalingrad42:3.Cb")
def test_an_artillery_division_is_readied_like_a_headquarters() -> None:
    division = next(u.id for u in own_box().armies.units if u.kind == "artillery")
    late = {"scenario": "uranus", "turn": 29}
    by_point = theatre(f"{division} 2103 used", **late).initial("soviet")
    assert is_ready(by_point.play(f"ready {division}"), division)
    units = (f"{division} 2303 used", "sp-soviet-1 2303")
    by_supply = theatre(*units, **late).initial("soviet")
    assert is_ready(by_supply.play(f"spend sp-soviet-1 {division}"), division)


@rule("stalingrad42:13.2.1g", "stalingrad42:18.6.4c")
@BOTH
@pytest.mark.parametrize("order", ["disrupted", "full-retreat"])
def test_only_in_good_order_a_unit_supports_and_is_readied(
    side: str, staff: str, on: str, off: str, order: str
) -> None:
    supply = SUPPLY[side]
    blau = theatre(f"{staff} {on} used {order}", f"{supply} {on}").initial(side)
    assert (blau.offers("ready"), blau.offers("spend")) == ([], [])
    assert blau.refused(f"ready {staff}") == "13.2.1g"
    assert blau.refused(f"spend {supply} {staff}") == "13.2.1g"
    units = {"axis": ("inf-57 2010", "rd-62 2011"), "soviet": ("tc-16 2010", "inf-57 2011")}[side]
    fight = Theatre(*units, f"{staff} 2009 {order}", f"{supply} 2009 ready").combat(side)
    fight.attack("2011", units[0].split()[0])
    assert (fight.offers("support"), fight.offers("supply")) == ([], [])
    assert fight.refused(f"support {staff}") == "18.2.3c"
    assert fight.refused(f"supply {supply}") == "18.2.3c"


@rule("stalingrad42:18.1d", "stalingrad42:18.6.1b")
@BOTH
def test_a_point_brings_supply_to_an_own_area(side: str, staff: str, on: str, off: str) -> None:
    areas = {
        "axis": ["area-X", "area-Y", "area-Z"],
        "soviet": [f"area-{name}" for name in "ABMNOPQR"],
    }[side]
    blau = theatre().initial(side)
    assert blau.offers("stock") == areas
    foreign = {"axis": "area-A", "soviet": "area-X"}[side]
    assert blau.refused(f"stock {foreign}") == "18.1d"
    blau.play(f"stock {areas[0]}")
    supply = blau.told(UnitArrived)[0].unit
    assert blau.p.unit(blau.unit(supply)).kind == "supply"
    assert (blau.at(supply), blau.prompt()["points"]) == (areas[0], 1)
    assert not is_ready(blau, supply)
    blau.play(f"stock {areas[1]}")
    assert blau.offers("stock") == []
    assert blau.refused(f"stock {areas[0]}") == "18.1d"  # no point is left
    blau.play("end-initial").movement(side).play(f"move {supply}")
    first = {"axis": "1005", "soviet": "2100"}[side]
    assert first in blau.offers("to")


@rule("stalingrad42:19.4a")
@BOTH
def test_lost_supply_comes_back_only_for_a_point(side: str, staff: str, on: str, off: str) -> None:
    supply, enemy = SUPPLY[side], {"axis": "rd-62", "soviet": "inf-57"}[side]
    blau = theatre(f"{supply} 2012", f"{enemy} 2011").movement(OTHER[side])
    blau.move(enemy, "to 2012")
    assert blau.at(supply) == "stock"
    area = {"axis": "area-X", "soviet": "area-A"}[side]
    blau.initial(side)
    assert blau.at(supply) == "stock"
    for other in blau.p.setup.supplies:  # no other counter is left
        if other.id != supply and blau.at(other.id) == "stock":
            blau.p.place[other.index] = -4
    assert blau.play(f"stock {area}").at(supply) == area


@rule("stalingrad42:3.B1a")
@BOTH
def test_all_of_it_in_any_order(side: str, staff: str, on: str, off: str) -> None:
    supply = SUPPLY[side]
    other = {"axis": "hq-2a", "soviet": "fr-southwest"}[side]
    coming = {"axis": ("pz-16", "area-X"), "soviet": ("tc-18", "area-A")}[side]
    deeds = [
        f"place {' '.join(coming)}", f"ready {staff}", f"spend {supply} {other}",
        f"stock {coming[1]}",
    ]  # fmt: skip
    ends = []
    for order in (deeds, deeds[::-1]):
        units = (f"{staff} {on} used", f"{other} {off} used", f"{supply} {off}")
        blau = theatre(*units)
        blau.p.place[blau.unit(coming[0])] = -2  # comes on this turn
        blau._changed().initial(side).play(*order)
        ends.append([sorted(blau.p.place), bytes(blau.p.face), blau.prompt()["points"]])
        assert (is_ready(blau, staff), is_ready(blau, other)) == (True, True)
        assert blau.at(coming[0]) == coming[1]
    assert ends[0] == ends[1]


# 18.2


@rule("stalingrad42:18.2.2a")
@BOTH
def test_supporters_are_mechanized_but_use_no_extended_movement(
    side: str, staff: str, on: str, off: str
) -> None:
    road = {f"20{row}|20{row + 1}": "road" for row in range(10, 20)}
    blau = Theatre(f"{staff} 2010", sides=road).movement(side).play(f"move {staff}")
    points = blau.p.top(blau.unit(staff)).movement
    far = f"20{10 + 2 * points}"  # half a point for each hex of road
    assert far in blau.offers("to")
    assert blau.offers("extended") == []
    assert blau.refused(f"extended 20{11 + 2 * points}") in ("2.3.2c", "18.2.2a")


@rule("stalingrad42:18.2.2b")
@BOTH
def test_a_supporter_that_went_far_is_disrupted(side: str, staff: str, on: str, off: str) -> None:
    near = Theatre(f"{staff} 2010").movement(side).move(staff, "to 2012")
    assert near.order(staff) == "good"
    far = Theatre(f"{staff} 2010").movement(side).move(staff, "to 2013")
    assert far.order(staff) == "disrupted"
    legs = Theatre(f"{staff} 2010").movement(side).move(staff, "to 2012", "to 2013")
    assert legs.order(staff) == "disrupted"


@rule("stalingrad42:18.2.3a")
@BOTH
def test_any_number_of_supporters_stands_in_a_hex(side: str, staff: str, on: str, off: str) -> None:
    staffs = {
        "axis": ("hq-6a", "hq-2a", "hq-17a", "hu-hq-2a", "it-hq-8a"),
        "soviet": ("fr-south", "fr-southwest", "fr-voronezh", "fr-bryansk"),
    }[side]
    full = {"axis": ("inf-57", "inf-75", "inf-113"), "soviet": ("rd-62", "rd-45")}[side]
    blau = Theatre(*(f"{unit} 2010" for unit in (*staffs, *full))).movement(side)
    assert blau.play("end-movement").asked() == "halt"
    one_more = {"axis": "inf-79", "soviet": "rd-121"}[side]
    over = Theatre(*(f"{unit} 2010" for unit in (*staffs, *full, one_more))).movement(side)
    over.play("end-movement")
    assert set(over.offers("eliminate")) == {*full, one_more}


@rule("stalingrad42:18.2.3b")
@BOTH
def test_two_supporters_form_a_bond_one_has_only_a_zone(
    side: str, staff: str, on: str, off: str
) -> None:
    other = {"axis": "hq-2a", "soviet": "fr-southwest"}[side]
    friend = {"axis": "inf-57", "soviet": "rd-62"}[side]
    one = Theatre(f"{staff} 2010", f"{friend} 2012")
    assert "2009" in one.zone(side)
    assert "2011" not in one.bond_hexes(side)
    two = Theatre(f"{staff} 2010", f"{other} 2010", f"{friend} 2012")
    assert "2011" in two.bond_hexes(side)


# 18.6


@rule("stalingrad42:18.6.1a")
@BOTH
def test_supply_points_supply_nobody(side: str, staff: str, on: str, off: str) -> None:
    unit = {"axis": "inf-57", "soviet": "rd-62"}[side]
    alone = Theatre(f"{unit} 3030").supply(side)
    helped = Theatre(f"{unit} 3030", f"{SUPPLY[side]} 3030 ready").supply(side)
    assert alone.supplied(unit) == helped.supplied(unit) is False


@rule("stalingrad42:18.6.2a", "stalingrad42:18.6.3b")
@BOTH
def test_supply_is_turned_over_before_it_moves(side: str, staff: str, on: str, off: str) -> None:
    supply = SUPPLY[side]
    blau = Theatre(f"{supply} 2010").movement(side).play(f"move {supply}", "turn-over")
    assert blau.told(SupplyTurned)[0].ready
    assert is_ready(blau, supply)
    assert (blau.offers("to"), "2012" in blau.offers("tactical")) == ([], True)
    assert "2013" not in blau.offers("tactical")
    assert blau.refused("to 2012") == "18.6.3b"
    assert blau.refused("turn-over") == "18.6.2a"  # once
    blau.play("tactical 2011", "stop")
    assert (blau.at(supply), blau.refused(f"move {supply}")) == ("2011", "5.1d")
    back = Theatre(f"{supply} 2010 ready").movement(side).play(f"move {supply}", "turn-over")
    assert not is_ready(back, supply)
    assert "2015" in back.offers("to")
    late = Theatre(f"{supply} 2010").movement(side).play(f"move {supply}", "to 2011")
    assert late.refused("turn-over") == "18.6.2a"
    unit = {"axis": "inf-57", "soviet": "rd-62"}[side]
    others = Theatre(f"{unit} 2010").movement(side).play(f"move {unit}")
    assert others.refused("turn-over") == "18.6.1a"


@rule("stalingrad42:18.6.2b")
@BOTH
def test_only_on_its_ready_side_it_gives_a_shift(side: str, staff: str, on: str, off: str) -> None:
    units = {"axis": ("inf-57 2010", "rd-62 2011"), "soviet": ("tc-16 2010", "inf-57 2011")}[side]
    attacker, supply = units[0].split()[0], SUPPLY[side]
    moving = Theatre(*units, f"{staff} 2009 used", f"{supply} 2009").combat(side)
    moving.attack("2011", attacker)
    assert moving.offers("supply") == []
    assert moving.refused(f"supply {supply}") == "18.6.2b"
    ready = Theatre(*units, f"{staff} 2009 used", f"{supply} 2009 ready").combat(side)
    ready.attack("2011", attacker)
    assert ready.play(f"supply {supply}").shifts()["artillery"] == 1


@rule("stalingrad42:18.6.4a", "stalingrad42:18.6.4b", "stalingrad42:3.B1f", "stalingrad42:3.B5d")
@BOTH
@pytest.mark.parametrize("face", ["", " ready"])
@pytest.mark.parametrize("phase", ["initial", "supply"])
def test_supply_readies_a_unit_in_its_hex(
    side: str, staff: str, on: str, off: str, face: str, phase: str
) -> None:
    supply = SUPPLY[side]
    blau = theatre(f"{staff} {off} used", f"{supply} {off}{face}")
    getattr(blau, phase)(side)
    assert blau.offers("spend") == [f"{supply} {staff}"]
    blau.play(f"spend {supply} {staff}")
    assert blau.told(SupplySpent)[0].supply == supply
    assert (is_ready(blau, staff), blau.at(supply)) == (True, "stock")
    if phase == "initial":
        assert blau.prompt()["points"] == 2  # no resource point
    apart = theatre(f"{staff} {off} used", f"{supply} {on}").initial(side)
    assert apart.refused(f"spend {supply} {staff}") == "18.6.4a"


@rule("stalingrad42:18.6.4a")
@BOTH
def test_not_in_movement_nor_in_combat(side: str, staff: str, on: str, off: str) -> None:
    supply = SUPPLY[side]
    for phase in ("movement", "combat"):
        blau = theatre(f"{staff} {off} used", f"{supply} {off} ready")
        getattr(blau, phase)(side)
        assert blau.offers("spend") == []
        assert blau.refused(f"spend {supply} {staff}") == "18.6.4a"
    kept = theatre(f"{staff} {off} used", f"{supply} {off}").supply(side).play("end-supply")
    assert (kept.at(supply), is_ready(kept, staff), kept.asked()) == (off, False, "halt")
    none = theatre(f"{staff} {off}", f"{supply} {off}").supply(side)
    assert none.asked() == "halt"  # it is ready: nobody is asked


# Fall Blau


@rule("stalingrad42:C1.2f")
def test_soviet_railways_begin_at_the_east_and_south_edges() -> None:
    """Lines at both edges are railways of theirs, though no area A to C leads there."""
    blau = Theatre(real=True)
    side = SIDES.index("soviet")
    rails = {
        name: [GRID.number(hex) for hex in members(area.rails & blau.p.ground.in_play)]
        for name, area in blau.p.ground.map.areas.items()
    }
    joined = network(blau.p, side)
    for area in "MNOPQR":
        for hex in rails[area]:
            assert joined >> GRID.at(hex) & 1, hex
    assert any(rails[area] for area in "MNOP")  # the east edge
    assert any(rails[area] for area in "QR")  # the south edge
    east = next(hex for area in "MNOP" for hex in rails[area])
    staff = Theatre(f"fr-south {east} used", real=True).initial("soviet")
    assert staff.offers("ready") == ["fr-south"]
