"""Chapters 20.4 to 20.6 and 22.1 to 22.5: who is bound, who comes, and by where."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad42.events import CaucasusFreed, GarrisonFreed, UnitArrived
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import COMING, area_of
from stavka.games.stalingrad42.rules.entry_areas import entering
from stavka.games.stalingrad42.rules.special_units import lower_don
from stavka.games.stalingrad42.rules.victory import south_of_don
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre


def coming(turn: int, side: str) -> Theatre:
    """The initial phase of a turn; everybody due on it has not come yet."""
    blau = Theatre(turn=turn)
    for placed in blau.p.setup.arrivals[turn]:
        blau.p.place[placed.unit.index] = COMING
    return blau.initial(side)


# 22.1 Reinforcements


@rule("stalingrad42:22.1.1b", "stalingrad42:3.B1g")
def test_soviet_reinforcements_come_by_the_northern_areas() -> None:
    blau = coming(3, "soviet")
    assert blau.asked() == "initial-phase"
    areas = {offer.split()[1] for offer in blau.offers("place")}
    assert areas == {"area-A", "area-B"}  # C lies beside sheet B
    assert blau.refused("place tc-1 area-X") == "22.1.1b"
    blau.play("place tc-1 area-A", "place tc-25 area-B")
    assert (blau.at("tc-1"), blau.at("tc-25")) == ("area-A", "area-B")
    assert blau.refused("end-initial") == "22.1.2a"  # until all have come
    assert "tc-1 area-A" not in blau.offers("place")


@rule("stalingrad42:22.1.1c")
def test_german_reinforcements_come_by_the_western_areas() -> None:
    blau = coming(2, "axis")
    assert {offer.split()[1] for offer in blau.offers("place")} == {"area-X", "area-Y", "area-Z"}
    assert blau.refused("place pz-16 area-A") == "22.1.1c"
    blau.play("place pz-16 area-Z")
    assert blau.told(UnitArrived)[0].place == "area-Z"
    assert blau.refusal("place tc-2 area-A").id == "does-not-come-now"


@rule("stalingrad42:22.3.1c", "stalingrad42:22.3.2a")
def test_from_an_area_the_first_hex_is_paid_like_any() -> None:
    foot = Theatre("rd-62 area-A").movement("soviet").play("move rd-62")
    reached = set(foot.offers("to"))
    assert {"2000", "2002"} <= reached
    assert "2003" not in reached  # three points: 2000, 2001, 2002
    road = {"2000|2001": "road", "2001|2002": "road"}
    wheels = Theatre("tc-16 area-A", sides=road).movement("soviet").play("move tc-16")
    assert "2005" in wheels.offers("to")  # three halves for the road, then three points
    plain = Theatre("tc-16 area-A").movement("soviet").play("move tc-16")
    assert "2005" not in plain.offers("to")
    # Into an enemy zone, but not into a bond.
    zone = Theatre("rd-62 area-A", "inf-57 2001").movement("soviet").play("move rd-62")
    assert "2000" in zone.offers("to")
    bond = Theatre("rd-62 area-A", "inf-57 1900", "inf-75 2100").movement("soviet")
    bond.play("move rd-62")
    assert "2000" not in bond.offers("to")
    assert "2200" in bond.offers("to")
    axis = Theatre("inf-57 area-X").movement().play("move inf-57")
    assert {"1005", "1105", "1205"} <= set(axis.offers("to"))


@rule("stalingrad42:22.1.2b", "stalingrad42:C1.2g")
def test_instead_it_may_stay_or_go_to_another_area() -> None:
    blau = Theatre("rd-62 area-A").movement("soviet")
    blau.play("move rd-62")
    assert {"area-B", "area-M", "area-N", "area-O", "area-P", "area-Q", "area-R"} <= set(
        blau.offers("to")
    )
    blau.play("to area-N")
    assert blau.at("rd-62") == "area-N"
    assert blau.refused("move rd-62") == "5.1d"  # that was its whole movement
    stay = Theatre("rd-62 area-A").movement("soviet").play("end-movement")
    assert stay.at("rd-62") == "area-A"
    axis = Theatre("inf-57 area-X").movement().play("move inf-57", "to area-Z")
    assert axis.at("inf-57") == "area-Z"


@rule("stalingrad42:22.3.1c")
def test_only_a_road_that_leads_into_the_area_is_entered_by() -> None:
    """2200 has a road along the edge, 2100 has its end, on the road to Yelets."""
    blau = Theatre(real=True).movement("soviet")
    on_road = blau.p.ground.on_road
    costs = entering(blau.p, area_of("A"), frozenset({"vehicle"}))
    assert on_road >> GRID.at("2100") & on_road >> GRID.at("2200") & 1
    assert (costs[GRID.at("2100")], costs[GRID.at("2200")]) == (1, 2)


# 22.3 to 22.5


@rule("stalingrad42:22.3.1b")
@pytest.mark.parametrize(
    ("side", "unit", "hex", "area"),
    [("soviet", "rd-62", "2402", "area-A"), ("axis", "inf-57", "1205", "area-X")],
)
def test_entering_an_area_costs_a_point_and_ends_the_move(
    side: str, unit: str, hex: str, area: str
) -> None:
    blau = Theatre(f"{unit} {hex}").movement(side).play(f"move {unit}")
    assert area in blau.offers("to")  # two hexes and the edge: three points
    blau.play(f"to {area}")
    assert (blau.at(unit), blau.asked()) == (area, "movement-phase")
    assert unit not in blau.offers("move")
    further = f"{hex[:2]}{int(hex[2:]) + 1:02}" if side == "soviet" else "1306"
    far = Theatre(f"{unit} {further}").movement(side).play(f"move {unit}")
    assert area not in far.offers("to")
    again = Theatre(f"{unit} {area}").movement(side).play(f"move {unit}")
    assert any(offer.isdecimal() for offer in again.offers("to"))  # the next turn


@rule("stalingrad42:22.3.1d")
def test_only_good_order_leaves_an_area() -> None:
    for word in ("disrupted", "full-retreat"):
        soviet = Theatre(f"rd-62 area-A {word}").movement("soviet")
        assert soviet.refused("move rd-62") == "22.3.1d"
        axis = Theatre(f"inf-57 area-X {word}").movement()
        assert axis.refused("move inf-57") == "22.3.1d"


@rule("stalingrad42:22.3.2b")
def test_the_example_of_the_edge() -> None:
    """A and B bar the way in between them; C, with its area behind it, shuts B in."""
    # A at 1900 and B at 2100: the edge of 2000 lies between them.
    blau = Theatre("inf-57 1900", "inf-75 2100", "rd-62 area-A").movement("soviet")
    blau.play("move rd-62")
    assert "2000" not in blau.offers("to")
    # C at 2101 and its own area bind the side between 2000 and 2100.
    trap = Theatre("inf-75 2000", "rd-45 2101").movement().play("move inf-75")
    assert "2100" not in trap.offers("tactical") + trap.offers("to")
    assert "1900" in trap.offers("to")
    # The Axis has no area there: its unit binds nothing.
    free = Theatre("rd-45 2000", "inf-75 2101").movement("soviet").play("move rd-45")
    assert "2100" in free.offers("to")


@rule("stalingrad42:22.4a", "stalingrad42:22.4b", "stalingrad42:22.4c", "stalingrad42:22.4e")
def test_an_area_is_nobodys_neighbour() -> None:
    crowd = [f"rd-{n} area-A" for n in ("62", "45", "121", "160", "212", "284")]
    blau = Theatre(*crowd, "inf-57 2000").movement("soviet").play("end-movement")
    assert blau.asked() == "halt"  # no limit
    assert blau.zone("soviet") == set()
    attack = Theatre(*crowd, "inf-57 2000").combat()
    assert attack.offers("attack") == []
    assert attack.refused("attack area-A") == "22.4c"
    calm = Theatre("rd-62 area-A disrupted", "inf-57 2000").recovery("soviet")  # no die is thrown
    assert calm.order("rd-62") == "good"
    axis = Theatre("inf-57 area-X disrupted", "rd-62 1005").recovery()
    assert axis.order("inf-57") == "good"


@rule("stalingrad42:22.4d")
def test_nobody_enters_an_area_of_the_enemy() -> None:
    soviet = Theatre("rd-62 1005").movement("soviet").play("move rd-62")
    assert not {offer for offer in soviet.offers("to") if offer.startswith("area")}
    assert soviet.refused("to area-X") == "22.4d"
    axis = Theatre("inf-57 2000").movement().play("move inf-57")
    assert axis.refused("to area-A") == "22.4d"


# 20.4 Garrisons, 20.6 the North Caucasus


@rule("stalingrad42:20.4a", "stalingrad42:20.4b")
def test_a_garrison_waits_for_the_enemy() -> None:
    blau = Theatre("nkvd-9 3134", "rd-62 3130", "inf-57 3127").movement("soviet")
    assert blau.refused("move nkvd-9") == "20.4a"  # seven hexes away
    blau.movement().move("inf-57", "to 3128")
    assert blau.told(GarrisonFreed) == []
    near = Theatre("nkvd-9 3134", "inf-57 3127").movement().move("inf-57", "to 3128", "to 3129")
    near.movement("soviet")
    assert "nkvd-9" in near.offers("move")
    away = Theatre("nkvd-9 3134", "pz-22 3127").movement()
    away.play("move pz-22", "to 3129")
    assert away.told(GarrisonFreed)[0].unit == "nkvd-9"
    away.play("to 3127").movement("soviet")
    assert "nkvd-9" in away.offers("move")  # for good
    supply = Theatre("nkvd-9 3134", "sp-axis-1 3127").movement().move("sp-axis-1", "to 3129")
    supply.movement("soviet")
    assert supply.refused("move nkvd-9") == "20.4a"  # not a combat unit


@rule("stalingrad42:20.5a")
def test_six_nations_are_allies() -> None:
    box = Theatre().p.box
    allied = {u.nation for u in box.armies.units if u.ally}
    assert allied == {"romania", "hungary", "italy", "slovakia", "croatia", "volunteers"}
    germans = {u.branch for u in box.armies.units if u.nation == "germany"}
    assert germans == {"wehrmacht", "ss", "luftwaffe"}


@rule("stalingrad42:20.5.1a", "stalingrad42:20.5.1b", "stalingrad42:20.5.1c")
def test_allies_of_two_nations_do_not_attack_together() -> None:
    stack = ("ro-inf-1 2010", "it-inf-torino 2010", "inf-57 2010")
    blau = Theatre(*stack, "rd-62 2011", "rb-106 2009").combat()
    blau.attack("2011", "ro-inf-1")
    assert "it-inf-torino" not in blau.offers("by")
    assert blau.refused("by it-inf-torino") == "20.5.1a"
    assert blau.offers("all") == []
    blau.play("by inf-57")  # Germans join anybody
    blau.dice(1).play("fight", "lose inf-57")
    blau.attack("2009", "it-inf-torino")  # and the other attacks elsewhere
    assert blau.battle()["attack"] == 2
    defence = Theatre(*stack, "tc-16 2011").combat("soviet").attack("2010", "tc-16")
    assert defence.battle()["defence"] == 5 + 4 + 7  # they defend together


@rule("stalingrad42:20.6a", "stalingrad42:C1.2j")
def test_the_north_caucasus_waits_for_the_don_to_be_crossed() -> None:
    bound = ("rd-91-302 2936", "cd-116 2338", "cd-12 3139", "cd-15 3241", "fr-north-caucasus 3241",
             "cd-110-115 3434")  # fmt: skip
    blau = Theatre(*bound, "inf-57 3028", real=True).movement("soviet")
    for unit in bound:
        assert blau.refused(f"move {unit.split()[0]}") == "20.6a"
    # A German combat unit crosses the Don between the sea and Kalach.
    north, south = lower_don_crossing()
    free = Theatre(*bound, f"inf-57 {north}", real=True).movement()
    free.play("move inf-57")
    free.play(f"to {south}" if south in free.offers("to") else f"tactical {south}")
    assert free.told(CaucasusFreed)
    free.movement("soviet")
    assert {unit.split()[0] for unit in bound} <= set(free.offers("move"))


def lower_don_crossing() -> tuple[str, str]:
    """Two hexes of sheet A with the lower Don between them, the second to the south."""
    south = south_of_don(31)
    for hex, direction in sorted(lower_don()):
        other = GRID.neighbours[hex][direction]
        if GRID.column(hex) <= 40 and south >> other & 1 and not south >> hex & 1:
            return GRID.number(hex), GRID.number(other)
    raise AssertionError("no such crossing")


@rule("stalingrad42:20.6b")
def test_others_in_that_country_are_not_bound() -> None:
    blau = Theatre("rd-62 3139", "cd-12 3139", real=True).movement("soviet")
    assert blau.offers("move") == ["rd-62"]
