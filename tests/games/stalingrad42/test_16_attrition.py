"""Chapter 16.5: attrition in isolation. A pocket round 2011 behind a ring of enemy bonds."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from stavka.games.stalingrad42.events import AttritionThrown, UnitsIsolated
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import CLEAR, SNOW, SUPPLY
from stavka.games.stalingrad42.rules.attrition import airfield, airfields, modifiers
from stavka.games.stalingrad42.rules.railways import network
from stavka.hexes import bits
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

BOTH = pytest.mark.parametrize("side", ["axis", "soviet"])
UNIT = {"axis": "inf-385", "soviet": "rd-62"}
SECOND = {"axis": "inf-82", "soviet": "rd-45"}
STAFF = {"axis": "hq-6a", "soviet": "fr-south"}
RING = {
    "axis": ("rd-4", "rd-6", "rd-30", "rd-31", "rd-62", "rd-121"),
    "soviet": ("inf-57", "inf-75", "inf-168", "inf-113", "inf-79", "inf-294"),
}
AROUND = ("2010", "2111", "2112", "2012", "1912", "1911")
WIDE = ("2009", "2210", "2212", "2013", "1812", "1810")  # two hexes from 2011, bonds between them


def pocket(side: str, *units: str, ring: tuple[str, ...] = AROUND, **map: Any) -> Theatre:
    around = [f"{unit} {hex}" for unit, hex in zip(RING[side], ring, strict=True)]
    return Theatre(f"{UNIT[side]} 2011", *units, *around, **map)


def drm(blau: Theatre, unit: str) -> int:
    return sum(value for value, _ in modifiers(blau.p, blau.unit(unit)))


def mark(blau: Theatre, unit: str) -> str:
    return SUPPLY[blau.p.supply[blau.unit(unit)]]


@rule("stalingrad42:16.5.1a", "stalingrad42:16.5.1b")
@BOTH
def test_isolated_is_who_no_line_of_any_length_reaches(side: str) -> None:
    road = {f"{a}|{b}": "road" for a, b in pairwise(("1005", "1105", "1205"))}
    road |= {f"{a}|{b}": "road" for a, b in pairwise(("2800", "2801", "2802"))}
    far = Theatre(f"{UNIT[side]} 2020", sides=road).supply(side)
    assert mark(far, UNIT[side]) == "unsupplied"  # far from the road, but nothing bars the way
    shut = pocket(side, sides=road).dice(5).supply(side)
    assert mark(shut, UNIT[side]) == "isolated"
    assert shut.told(UnitsIsolated)[0].units == (UNIT[side],)


@rule("stalingrad42:16.5.1a")
@pytest.mark.parametrize(
    ("side", "at", "around", "road"),
    [
        ("axis", "1005", "1004 1105 1106 1006", "1009|1109"),
        ("axis", "1106", "1105 1205 1206 1107 1006 1005", "1009|1109"),
        ("soviet", "2300", "2200 2301 2400", "2700|2701"),
        ("soviet", "2301", "2300 2400 2401 2302 2201 2200", "2700|2701"),
    ],
)
def test_who_stands_before_his_own_area_is_not_isolated(
    side: str, at: str, around: str, road: str
) -> None:
    """The road of the area is out of reach, but a line of any length needs none."""
    ring = (f"{unit} {hex}" for unit, hex in zip(RING[side], around.split(), strict=False))
    blau = Theatre(f"{UNIT[side]} {at}", *ring, sides={road: "road"}).dice(5).supply(side)
    assert mark(blau, UNIT[side]) == ("isolated" if len(around.split()) == 6 else "unsupplied")
    assert bool(blau.told(AttritionThrown)) == (len(around.split()) == 6)


@rule("stalingrad42:16.5.1c", "stalingrad42:16.5.2a", "stalingrad42:3.B5c")
@BOTH
def test_the_die_decides_from_the_first_turn_on(side: str) -> None:
    for die, lost in ((1, True), (4, True), (5, False), (6, False)):
        blau = pocket(side).dice(die).supply(side)
        (thrown,) = blau.told(AttritionThrown)
        assert (thrown.unit, thrown.die, thrown.modifier, thrown.lost) == (UNIT[side], die, 0, lost)
        assert blau.steps(UNIT[side]) == (1 if lost else 2)
        blau.dice(4).supply(side)  # and again in the next
        assert blau.steps(UNIT[side]) == (0 if lost else 1)


@rule("stalingrad42:16.5.1c", "stalingrad42:3.B5c")
@BOTH
def test_artillery_support_and_those_who_cannot_fight_do_not_throw(side: str) -> None:
    other = {"axis": "sp-axis-1", "soviet": "army-5t"}[side]
    blau = pocket(side, f"{STAFF[side]} 2011", f"{other} 2011").dice(4).supply(side)
    assert [event.unit for event in blau.told(AttritionThrown)] == [UNIT[side]]
    assert mark(blau, STAFF[side]) == mark(blau, other) == "isolated"


@rule("stalingrad42:16.5.1d", "stalingrad42:16.5.3b")
@BOTH
def test_who_is_not_beside_the_enemy_is_marked_and_does_not_throw(side: str) -> None:
    blau = pocket(side, ring=WIDE).supply(side)
    assert mark(blau, UNIT[side]) == "isolated"
    assert blau.told(AttritionThrown) == []


@rule("stalingrad42:16.5.3a", "stalingrad42:16.5.3c")
@BOTH
def test_each_unit_of_a_stack_throws(side: str) -> None:
    blau = pocket(side, f"{SECOND[side]} 2011").dice(2, 5).supply(side)
    assert len(blau.told(AttritionThrown)) == 2
    last = pocket(side)
    last.put(UNIT[side], "2011", "reduced").dice(2).supply(side)
    assert last.lost() == {UNIT[side]}


@rule("stalingrad42:16.5.3c")
def test_a_worn_unit_of_three_steps_may_leave_a_remnant() -> None:
    blau = pocket("axis", "inf-82 2011 reduced").dice(5, 1)
    order = sorted((blau.unit("inf-82"), blau.unit("inf-385")))
    blau.dice(*(1 if unit == blau.unit("inf-82") else 5 for unit in order)).supply("axis")
    assert (blau.asked(), blau.seat()) == ("form-remnant", "axis")
    assert blau.play("remnant").at("inf-82") == "displayed"


RAIL = {f"{a}|{b}": "rail" for a, b in pairwise(("1003", "1103", "1203"))} | {
    f"{a}|{b}": "rail" for a, b in pairwise(("2100", "2101"))
}


@rule("stalingrad42:16.5.4a", "stalingrad42:16.5.4b")
@BOTH
def test_an_airfield_in_the_pocket(side: str) -> None:
    value = {"axis": 2, "soviet": 1}[side]
    assert drm(pocket(side, sides=RAIL), UNIT[side]) == 0  # every hex is beside the enemy
    wide = pocket(side, ring=WIDE, sides=RAIL)
    assert drm(wide, UNIT[side]) == value  # clear ground that nobody is beside
    woods: Any = dict.fromkeys(("2011", *AROUND), "woods")
    assert drm(pocket(side, ring=WIDE, sides=RAIL, terrain=woods), UNIT[side]) == 0
    assert (
        drm(pocket(side, ring=WIDE, sides=RAIL, terrain=woods, towns=("2011",)), UNIT[side])
        == value
    )
    city: Any = woods | {"2011": "minor-city"}
    shut = pocket(side, ring=WIDE, sides=RAIL, terrain=city)
    assert not airfields(shut.p, side == "soviet", bits([GRID.at("2011")]))


@rule("stalingrad42:16.5.4a")
@BOTH
@pytest.mark.parametrize("state", ["", " disrupted", " full-retreat", " entrained"])
def test_whoever_can_fight_closes_an_airfield_beside_him(side: str, state: str) -> None:
    """Also who has no zone of control."""
    open = pocket(side, ring=WIDE, sides=RAIL, terrain=dict.fromkeys(AROUND, "woods"))
    assert drm(open, UNIT[side]) == {"axis": 2, "soviet": 1}[side]
    open.put({"axis": "rd-160", "soviet": "inf-71"}[side], "2010", *state.split())
    assert drm(open, UNIT[side]) == 0


@BOTH
def test_a_seasonal_marsh_takes_aircraft_until_it_has_rained(side: str) -> None:
    """23.2.2d: until the first rain it is clear ground, then it is a marsh for good."""
    marsh: Any = dict.fromkeys(("2011", *AROUND), "seasonal-marsh")
    value = {"axis": 2, "soviet": 1}[side]
    for weather, found in (("clear", value), ("rain", 0)):
        blau = pocket(side, ring=WIDE, sides=RAIL, terrain=marsh, weather=weather)
        assert drm(blau, UNIT[side]) == found


@rule("stalingrad42:16.5.4c", "stalingrad42:16.5.4d", "stalingrad42:16.5.4e")
def test_snow_and_distant_railways_make_it_less() -> None:
    near, far = pocket("axis", ring=WIDE, sides=RAIL), pocket("axis", ring=WIDE)
    fields = bits([GRID.at("2011")])
    assert network(near.p, 0) >> GRID.at("1203") & 1
    assert not network(far.p, 0)
    values, soviet = [], []
    for blau in (near, far):
        for weather in (CLEAR, SNOW):
            blau.p.weather = weather
            values.append(airfield(blau.p, 0, fields))
            soviet.append(airfield(blau.p, 1, fields))
    assert values == [2, 1, 1, 0]
    assert soviet == [1, 1, 0, 0]
    edge = Theatre("inf-57 1818", sides=RAIL)
    distance = GRID.distance(GRID.at("1203"), GRID.at("1815"))
    assert distance == 15
    assert airfield(edge.p, 0, bits([GRID.at("1815")])) == 2
    assert airfield(edge.p, 0, bits([GRID.at("1816")])) == 1


@rule("stalingrad42:16.5.4f")
@BOTH
def test_a_city_in_the_pocket(side: str) -> None:
    for city in ("minor-city", "major-city"):
        blau = pocket(side, terrain={"2011": city}).holds(side, "2011")
        assert drm(blau, UNIT[side]) == 1
    other = "soviet" if side == "axis" else "axis"
    theirs = pocket(side, terrain={"2009": "minor-city"}).holds(other, "2009")
    assert drm(theirs, UNIT[side]) == 0


@rule("stalingrad42:16.5.4f", "stalingrad42:29.1.4a")
@BOTH
def test_a_contested_city_is_one_for_both(side: str) -> None:
    """Who came in occupies it, who was there controls it."""
    enemy = {"axis": "rd-160", "soviet": "inf-71"}[side]
    for first in ("axis", "soviet"):
        blau = pocket(side, f"{enemy} 2011", terrain={"2011": "major-city"}, contested_cities=True)
        assert drm(blau.contests(f"2011 1 {first}"), UNIT[side]) == 1


@rule("stalingrad42:16.5.4g")
@BOTH
def test_a_headquarters_in_the_pocket(side: str) -> None:
    assert drm(pocket(side, f"{STAFF[side]} 2011"), UNIT[side]) == 1
    assert drm(pocket(side, f"{STAFF[side]} 2020"), UNIT[side]) == 0
    if side == "soviet":
        assert drm(pocket(side, "army-5t 2011"), UNIT[side]) == 0  # no front headquarters


@rule("stalingrad42:16.5.4h")
@BOTH
def test_the_desert_is_worse(side: str) -> None:
    blau = pocket(side, terrain={"2011": "desert"})
    assert drm(blau, UNIT[side]) == -1
    assert blau.dice(5).supply(side).steps(UNIT[side]) == 1  # 5 - 1


@rule("stalingrad42:16.5.4i", "stalingrad42:16.5.4j", "stalingrad42:16.5.4k")
def test_worked_example_of_the_stalingrad_pocket() -> None:
    """Airfield, headquarters and city keep a pocket alive until snow, or far railways."""
    given: Any = {"ring": WIDE, "terrain": {"2111": "major-city"}}
    blau = pocket("axis", "hq-6a 2011", "inf-82 2010", sides=RAIL, **given).holds("axis", "2111")
    assert drm(blau, "inf-82") == 4
    blau.dice(1).supply("axis")  # 1 + 4 = 5; the others are beside nobody
    (thrown,) = blau.told(AttritionThrown)
    assert (thrown.unit, thrown.modifier, thrown.lost) == ("inf-82", 4, False)
    blau.p.weather = SNOW
    assert drm(blau, "inf-82") == 3
    assert blau.dice(1).supply("axis").told(AttritionThrown)[0].lost  # 1 + 3 = 4
    assert not blau.dice(2).supply("axis").told(AttritionThrown)[0].lost
    far = pocket("axis", "hq-6a 2011", "inf-82 2010", **given).holds("axis", "2111")
    assert drm(far, "inf-82") == 3
    assert far.dice(1).supply("axis").told(AttritionThrown)[0].lost  # 1 + 3 = 4
    assert not far.dice(2).supply("axis").told(AttritionThrown)[0].lost
    assert blau.p.box.tables.modifiers["attrition-most"] == 4


@rule("stalingrad42:16.5.5a")
@BOTH
def test_all_units_of_a_pocket_are_shown_isolated(side: str) -> None:
    blau = pocket(side, f"{SECOND[side]} 2011", f"{STAFF[side]} 2011").dice(5, 5).supply(side)
    units = blau.match.view(None)["board"]["units"]
    assert all("isolated" in units[id][2] for id in (UNIT[side], SECOND[side], STAFF[side]))
