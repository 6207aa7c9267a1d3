"""Chapter 12: retreats. 2011 is left; the north is its attackers'.

The plain has no roads, so nobody is in supply unless a test draws one: where supply decides between
two ends, the test says so.
"""

from __future__ import annotations

from itertools import pairwise

import pytest

from stavka.games.stalingrad42.events import UnitsRetreated, UnitsTrapped
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import RETREATED
from stavka.games.stalingrad42.rules.fighting import EFFECTS
from stavka.games.stalingrad42.rules.retreat import Retreat
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

BOTH = pytest.mark.parametrize(
    ("side", "unit", "other", "enemies"),
    [
        ("soviet", "rd-62", "rd-45", ("inf-57", "inf-75", "inf-113")),
        ("axis", "inf-57", "inf-75", ("rd-62", "rd-45", "rd-121")),
    ],
)


def retreat(blau: Theatre, hexes: int, at: str = "2011", side: str = "soviet") -> Theatre:
    """The units of a hex must retreat; nothing else happens."""
    number = 1 if side == "soviet" else 0
    blau.p.side = 1 - number
    return blau.resolve(Retreat(number, GRID.at(at), hexes))


def ends(blau: Theatre) -> set[str]:
    return set(blau.offers("retreat"))


def away(at: str, hexes: int) -> set[str]:
    start = GRID.at(at)
    return {
        GRID.number(hex)
        for hex in range(GRID.size)
        if GRID.distance(start, hex) == hexes and GRID.column(hex) <= 41 and GRID.row(hex) <= 42
    }


@rule("stalingrad42:12.1.1a")
def test_each_result_has_its_distance() -> None:
    wanted = {"DS": 4, "DR4": 4, "D1": 3, "A1/DR2": 2, "DR2": 2, "A1/D1": 2, "DRX": 2}
    assert {result: e.retreat for result, e in EFFECTS.items() if e.retreat} == wanted
    for hexes in (2, 3, 4):
        blau = retreat(Theatre("rd-62 2011"), hexes)
        assert ends(blau) == away("2011", hexes)
    assert ends(retreat(Theatre("inf-57 2011"), 3, side="axis")) == away("2011", 3)


@rule("stalingrad42:12.1.2a", "stalingrad42:12.1.3a")
@BOTH
def test_a_stack_may_part(side: str, unit: str, other: str, enemies: tuple[str, ...]) -> None:
    blau = retreat(Theatre(f"{unit} 2011", f"{other} 2011"), 2, side=side)
    assert blau.seat() == side  # the owner chooses
    blau.play(f"apart {unit}", "retreat 2013", "retreat 2212")
    assert (blau.at(unit), blau.at(other)) == ("2013", "2212")
    together = retreat(Theatre(f"{unit} 2011", f"{other} 2011"), 2, side=side)
    together.play("retreat 2013")
    assert (together.at(unit), together.at(other)) == ("2013", "2013")


@rule("stalingrad42:12.1.2a", "stalingrad42:12.2a")
@pytest.mark.parametrize(
    ("side", "units", "wheels"),
    [
        ("soviet", ("rd-62", "rd-45"), "tc-16"),
        ("soviet", ("rd-62",), "army-5t"),  # a staff, which cannot fight
        ("axis", ("inf-57", "inf-75"), "pz-22"),
    ],
)
def test_who_finds_a_way_is_not_lost_with_those_who_find_none(
    side: str, units: tuple[str, ...], wheels: str
) -> None:
    """Mountains all around 2011: wheels cannot leave it, feet can."""
    around = set().union(*(away("2011", hexes) for hexes in (1, 2, 3)))
    blau = Theatre(
        *(f"{unit} 2011" for unit in (*units, wheels)), terrain=dict.fromkeys(around, "mountain")
    )
    retreat(blau, 2, side=side)
    assert blau.seat() == side
    assert {*blau.prompt()["units"]} == {*units}
    blau.play("retreat 2013")
    assert [blau.at(unit) for unit in units] == ["2013"] * len(units)
    stays = not blau.p.unit(blau.unit(wheels)).combat
    assert (blau.at(wheels) == "2011") == stays
    assert (wheels in blau.lost()) != stays


@rule("stalingrad42:12.1.2b", "stalingrad42:12.1.3i")
def test_friends_are_no_hindrance_and_may_be_crowded() -> None:
    friends = ("rd-45 2012", "rd-121 2012", "rd-160 2013", "rd-212 2013")
    blau = retreat(Theatre("rd-62 2011", *friends), 2)
    assert "2013" in ends(blau)
    blau.play("retreat 2013")
    assert blau.at("rd-62") == "2013"


@rule("stalingrad42:12.1.3b", "stalingrad42:12.2b")
@BOTH
def test_the_way_that_saves_is_taken(
    side: str, unit: str, other: str, enemies: tuple[str, ...]
) -> None:
    first, second, third = enemies
    blau = Theatre(f"{unit} 2011", f"{first} 2010", f"{second} 2013", f"{third} 2309")
    retreat(blau, 2, side=side)
    assert "2013" not in ends(blau)
    assert blau.refused("retreat 2013") == "12.2b"
    assert ends(blau)


@rule("stalingrad42:12.1.3c")
def test_the_retreat_ends_at_its_distance() -> None:
    blau = retreat(Theatre("rd-62 2011", "inf-57 2010"), 3)
    assert ends(blau) <= away("2011", 3)
    assert blau.refused("retreat 2013") == "12.1.3c"
    axis = retreat(Theatre("inf-57 2011", "rd-62 2010"), 3, side="axis")
    assert axis.refused("retreat 2013") == "12.1.3c"


# The sea leaves one hex south of 2011, and nothing behind it.
SHORE = [("2011", other) for other in ("2010", "2111", "2112", "1912", "1911")]
SHORE += [("2012", other) for other in ("2112", "2113", "2013", "1913", "1912")]


def pocket(refuge: str = "", *, tired: bool = False) -> Theatre:
    blau = Theatre("rd-62 2011", "rb-106 2011", sides={f"{a}|{b}": "sea" for a, b in SHORE})
    if refuge:
        blau.put("rd-45", refuge)
        if tired:
            blau.p.done[blau.unit("rd-45")] |= RETREATED
    return blau


@rule("stalingrad42:12.1.3a", "stalingrad42:9.7.5b")
@BOTH
@pytest.mark.parametrize("fort", ["2111", "2112"])
def test_of_two_ways_that_is_gone_on_which_more_is_won(
    fort: str, side: str, unit: str, other: str, enemies: tuple[str, ...]
) -> None:
    """Both hexes lie between 2011 and 2211; in one stands an empty fort of the enemy."""
    blau = Theatre(f"{unit} 2011")
    blau.p.works[GRID.at(fort)] = (0 if side == "soviet" else 1, True)
    retreat(blau, 2, side=side).play("retreat 2211")
    (told,) = blau.told(UnitsRetreated)
    assert (told.path, blau.p.works) == (("2011", fort, "2211"), {})


@rule("stalingrad42:12.1.3a", "stalingrad42:9.7.5b", "stalingrad42:12.2k")
@pytest.mark.parametrize("fort", ["2401", "2501"])
def test_so_it_is_on_the_way_into_an_area(fort: str) -> None:
    blau = Theatre("rd-62 2502")
    blau.p.works[GRID.at(fort)] = (0, True)
    retreat(blau, 4, at="2502").play("retreat area-A")
    assert blau.at("rd-62") == "area-A"
    assert blau.p.works == {}


@rule("stalingrad42:12.1.3d", "stalingrad42:12.1.3e", "stalingrad42:12.1.3f")
def test_a_refuge_saves_at_the_price_of_steps() -> None:
    lost = retreat(pocket(), 3)
    assert lost.told(UnitsTrapped)
    saved = retreat(pocket("2012"), 3)
    assert ends(saved) == {"2012"}
    saved.play("retreat 2012")
    while saved.offers("lose"):
        saved.play(f"lose {saved.offers('lose')[0]}")
    gone = (2 - saved.steps("rd-62")) + (1 - saved.steps("rb-106"))
    assert gone == 2  # three hexes, one was gone
    assert saved.order("rd-62" if saved.steps("rd-62") else "rb-106") == "disrupted"
    tired = retreat(pocket("2012", tired=True), 3)
    assert tired.told(UnitsTrapped)  # those have retreated themselves
    open_field = retreat(Theatre("rd-62 2011", "rd-45 2012", "inf-57 2010"), 3)
    assert open_field.refused("retreat 2012") == "12.1.3c"


@rule("stalingrad42:12.1.3d", "stalingrad42:10.2.3b")
@pytest.mark.parametrize(
    ("side", "staff", "idle", "friend"),
    [("soviet", "fr-south", "army-5t", "rd-45"), ("axis", "hq-2a", "manstein", "inf-57")],
)
def test_a_headquarters_pays_for_those_with_it_who_cannot_fight(
    side: str, staff: str, idle: str, friend: str
) -> None:
    """Its strength in parentheses spares it only beside other combat units."""
    units = (f"{staff} 2011", f"{idle} 2011", f"{friend} 2012")
    blau = Theatre(*units, sides={f"{a}|{b}": "sea" for a, b in SHORE})
    retreat(blau, 2, side=side).play("retreat 2012")
    assert blau.at(staff) == "eliminated"
    assert blau.at(idle) == "coming"  # nobody who fights has come away with him
    assert blau.steps(friend) == 2 + (side == "axis")


@rule("stalingrad42:12.1.3g")
def test_of_equal_ends_the_supplied_ones() -> None:
    line = [f"28{row:02}" for row in range(10)]  # a road from area B southwards
    roads = {f"{a}|{b}": "road" for a, b in pairwise(line)}
    blau = retreat(Theatre("rd-62 2412", "inf-57 2312", sides=roads), 3, at="2412")
    near = {end for end in away("2412", 3) if _from(line, end) <= 5}
    found = ends(blau)
    assert found
    assert found <= near
    assert blau.refused("retreat 2415") == "12.1.3g"
    nowhere = retreat(Theatre("rd-62 2412", "inf-57 2312"), 3, at="2412")
    assert "2415" in ends(nowhere)


def _from(line: list[str], hex: str) -> int:
    return min(GRID.distance(GRID.at(hex), GRID.at(road)) for road in line)


@rule("stalingrad42:12.1.3h", "stalingrad42:12.2d")
@BOTH
def test_one_enemy_zone_may_be_passed_but_not_two_in_a_row(
    side: str, unit: str, other: str, enemies: tuple[str, ...]
) -> None:
    blau = retreat(Theatre(f"{unit} 2011", f"{enemies[0]} 2211"), 2, side=side)
    # 2111 and 2112 lie in its zone, and so do 2212 and 2210: through two of them, never.
    assert not {"2212", "2210"} & ends(blau)
    far = retreat(Theatre(f"{unit} 2011", f"{enemies[0]} 2211"), 3, side=side)
    assert not {"2211", "2312", "2311"} & ends(far)
    single = Theatre(f"{unit} 2011", f"{enemies[0]} 2214")
    retreat(single, 4, side=side)
    assert "2015" in ends(single)


@rule("stalingrad42:12.1.5a")
def test_the_attacker_never_retreats() -> None:
    blau = Theatre("inf-57 2010", "inf-75 2010", "rd-62 2011").combat()
    blau.fight("A1", "2011", "inf-57", "inf-75").play("lose inf-57")
    assert (blau.at("inf-57"), blau.at("inf-75"), blau.asked()) == ("2010", "2010", "combat-phase")


@rule("stalingrad42:12.2a")
@pytest.mark.parametrize("water", ["sea", "lake"])
def test_impassable_sides_are_no_way(water: str) -> None:
    around = ("2010", "2111", "2112", "2012", "1912", "1911")
    sides = {f"2011|{other}": water for other in around}
    blau = retreat(Theatre("rd-62 2011", sides=sides), 2)
    assert blau.told(UnitsTrapped)
    assert blau.lost() == {"rd-62"}


@rule("stalingrad42:12.2c", "stalingrad42:7.2b")
@BOTH
def test_bonds_are_no_way(side: str, unit: str, other: str, enemies: tuple[str, ...]) -> None:
    first, second, _ = enemies
    # The two stand two hexes apart with 2013 between them.
    blau = Theatre(f"{unit} 2011", f"{first} 1913", f"{second} 2114")
    retreat(blau, 4, side=side)
    assert "2013" in blau.bond_hexes("axis" if side == "soviet" else "soviet")
    assert "2015" not in ends(blau)
    open_field = retreat(Theatre(f"{unit} 2011"), 4, side=side)
    assert "2015" in ends(open_field)


def strait(*way: str, to: tuple[str, ...] = ()) -> dict[str, str]:
    """A way with the sea on both sides of it, but for where an enemy looks over: "2013|2114"."""
    steps = {frozenset(pair) for pair in pairwise(way)} | {frozenset(s.split("|")) for s in to}
    around = ((hex, GRID.number(other)) for hex in way for other in GRID.neighbours[GRID.at(hex)])
    return {f"{hex}|{out}": "sea" for hex, out in around if {hex, out} not in steps}


@rule("stalingrad42:12.2e", "stalingrad42:12.2f")
@BOTH
def test_one_hex_more_saves_who_would_end_in_a_zone(
    side: str, unit: str, other: str, enemies: tuple[str, ...]
) -> None:
    """Two hexes lead to 2013, in the zone of 2114; the next hex saves if that is the only zone."""
    way, look = ("2011", "2012", "2013", "2014"), ("2013|2114",)
    units = (f"{unit} 2011", f"{enemies[0]} 2114")
    saved = retreat(Theatre(*units, sides=strait(*way, to=look)), 2, side=side)
    assert ends(saved) == {"2014"}
    saved.play("retreat 2014")
    assert (saved.at(unit), saved.order(unit)) == ("2014", "disrupted")
    watched = strait(*way, to=(*look, "2014|2114"))
    third = retreat(Theatre(*units, sides=watched), 2, side=side)
    assert third.lost() == {unit}
    second = strait(*way, to=(*look, "2012|1913"))
    twice = retreat(Theatre(*units, f"{enemies[1]} 1913", sides=second), 2, side=side)
    assert twice.lost() == {unit}  # two zones in a row


@rule("stalingrad42:11.6.1a", "stalingrad42:12.2e")
@BOTH
def test_one_hex_more_saves_who_withdraws_by_one(
    side: str, unit: str, other: str, enemies: tuple[str, ...]
) -> None:
    """2012 lies in the zone of 1913, 2112 beside it does not: as near to 2011, but not at once."""
    bay = strait("2011", "2012", "2112", to=("2012|1913",))
    blau = Theatre(f"{unit} 2011", f"{enemies[0]} 1913", sides=bay)
    blau.p.side = 0 if side == "soviet" else 1
    blau.resolve(Retreat(1 - blau.p.side, GRID.at("2011"), 2, fewest=1))
    assert ends(blau) == {"2112"}
    blau.play("retreat 2112")
    assert (blau.at(unit), blau.order(unit)) == ("2112", "disrupted")


@rule("stalingrad42:12.2g", "stalingrad42:12.2h")
@BOTH
def test_a_major_river_is_crossed_by_bridges_only(
    side: str, unit: str, other: str, enemies: tuple[str, ...]
) -> None:
    river = {"2011|2012": "major", "2011|2112": "major", "2011|1912": "major",
             "2111|2112": "major", "1911|1912": "major"}  # fmt: skip
    enemy = f"{enemies[0]} 2009"
    plain = retreat(Theatre(f"{unit} 2011", enemy, sides=river), 2, side=side)
    assert "2013" not in ends(plain)
    for bridge in ("road", "rail"):
        over = retreat(
            Theatre(f"{unit} 2011", enemy, sides=river | {"2011|2012": f"major {bridge}"}),
            2, side=side,
        )  # fmt: skip
        assert "2013" in ends(over)
    pontoon = retreat(Theatre(f"{unit} 2011", f"{other} 2012", enemy, sides=river), 2, side=side)
    assert "2013" in ends(pontoon)


@rule("stalingrad42:12.2i")
def test_nobody_retreats_over_the_volga() -> None:
    around = ("2010", "2111", "2112", "2012", "1912", "1911")
    sides = {f"2011|{other}": "volga ferry" for other in around}
    blau = retreat(Theatre("rd-62 2011", sides=sides), 2)
    assert blau.lost() == {"rd-62"}


@rule("stalingrad42:12.2j", "stalingrad42:12.2k", "stalingrad42:22.5a", "stalingrad42:22.5b")
def test_off_the_map_only_into_an_area_of_ones_own() -> None:
    blau = retreat(Theatre("rd-62 2400", "inf-57 2401"), 4, at="2400")
    assert "area-A" in ends(blau)
    blau.play("retreat area-A")
    assert (blau.at("rd-62"), blau.order("rd-62")) == ("area-A", "full-retreat")
    blau.movement("soviet")
    assert blau.refused("move rd-62") == "22.3.1d"
    axis = retreat(Theatre("inf-57 2400", "rd-62 2401"), 4, at="2400", side="axis")
    assert not {end for end in ends(axis) if end.startswith("area")}
    assert axis.refused("retreat area-A") == "12.2j"
    west = retreat(Theatre("inf-57 1005", "rd-62 1105"), 2, at="1005", side="axis")
    west.play("retreat area-X")
    assert (west.at("inf-57"), west.order("inf-57")) == ("area-X", "disrupted")


@rule("stalingrad42:12.2k")
@pytest.mark.parametrize(
    ("side", "unit", "at", "area"),
    [("soviet", "rd-62", "2400", "area-A"), ("axis", "inf-57", "1005", "area-X")],
)
@pytest.mark.parametrize("hexes", [2, 3, 4])
def test_an_area_that_is_one_hex_away_is_far_enough(
    side: str, unit: str, at: str, area: str, hexes: int
) -> None:
    """There is no other way: water lies all around."""
    here = GRID.at(at)
    around = (GRID.number(hex) for hex in GRID.neighbours[here] if hex >= 0)
    blau = Theatre(f"{unit} {at}", sides={f"{at}|{hex}": "sea" for hex in around})
    retreat(blau, hexes, at=at, side=side).play(f"retreat {area}")
    (told,) = blau.told(UnitsRetreated)
    assert (told.path, blau.at(unit), blau.steps(unit) > 1) == ((at, area), area, True)


@rule("stalingrad42:12.2l")
def test_fresh_friends_take_an_enemy_zone_away() -> None:
    enemy = "inf-57 2014"
    alone = retreat(Theatre("rd-62 2011", enemy), 2)
    assert "2013" not in ends(alone)
    with_friend = retreat(Theatre("rd-62 2011", enemy, "rd-45 2013"), 2)
    assert "2013" in ends(with_friend)
    tired = Theatre("rd-62 2011", enemy, "rd-45 2013")
    tired.p.done[tired.unit("rd-45")] |= RETREATED
    assert "2013" not in ends(retreat(tired, 2))


@rule("stalingrad42:12.3a")
def test_the_advance_is_the_same_when_all_are_lost() -> None:
    around = ("2111", "2112", "2012", "1912", "1911")
    sides = {f"2011|{other}": "sea" for other in around}
    blau = Theatre("inf-57 2010", "inf-75 2010", "inf-113 2010", "rd-62 2011", sides=sides).combat()
    blau.fight("DR2", "2011", "inf-57", "inf-75", "inf-113").play("withdraw")
    assert blau.lost() == {"rd-62"}
    assert (blau.asked(), blau.prompt()["hexes"]) == ("advance-after-combat", 2)


@rule("stalingrad42:12.4e")
def test_a_hex_of_the_beaten_only_is_not_attacked_again() -> None:
    blau = Theatre("inf-57 2010", "inf-75 2010", "inf-113 2014", "rd-62 2011").combat()
    blau.fight("A1/DR2", "2011", "inf-57", "inf-75").play("lose inf-57", "retreat 2212")
    blau.play("end-advance").put("inf-113", "2213")
    assert blau.refused("attack 2212") == "8.1c"


def test_a_retreat_is_told_with_its_way() -> None:
    blau = retreat(Theatre("rd-62 2011"), 2).play("retreat 2013")
    (told,) = blau.told(UnitsRetreated)
    assert told.path == ("2011", "2012", "2013")
    assert told.order == "order-disrupted"


@rule("stalingrad42:12.2e", "stalingrad42:12.2j")
def test_the_one_hex_more_may_be_ones_own_area() -> None:
    """Two hexes lead to the edge, into enemy zones; one more leads home."""
    around = ["inf-57 2702", "inf-75 2703", "inf-79 2803", "inf-113 2903", "inf-71 2902"]
    edge = ["pz-22 2900", "pz-24 2600"]
    blau = Theatre("rd-62 2802", "rd-45 2801", *around, *edge)
    assert {"2800", "2701", "2700", "2601"} <= blau.zone("axis")
    retreat(blau, 2, at="2802")
    assert ends(blau) == {"area-B"}
    blau.play("retreat area-B")
    assert blau.told(UnitsRetreated)[0].path == ("2802", "2801", "2800", "area-B")
    assert (blau.steps("rd-62"), blau.steps("rd-45")) == (2, 2)
    held = Theatre("rd-62 2802", "rd-45 2801", "rd-121 2800", *around, *edge)
    assert ends(retreat(held, 2, at="2802")) == {"2800"}  # nothing more is needed


@pytest.mark.parametrize(
    ("row", "side", "enemies"),
    [
        ("12.2a", "sea", ()),
        ("12.2g", "major", ()),
        ("12.2i", "volga", ()),
        ("12.2c", "minor", ("inf-57 1912", "inf-75 2112")),  # they bar 2012
        ("12.2d", "minor", ("inf-57 2113",)),  # 2012 and 2013 are in its zone
    ],
)
def test_a_hex_is_refused_for_what_is_in_the_way(
    row: str, side: str, enemies: tuple[str, ...]
) -> None:
    south = dict.fromkeys(("2011|2012", "2011|2112", "2011|1912"), side)
    blau = retreat(Theatre("rd-62 2011", *enemies, sides=south), 3 if row == "12.2d" else 2)
    wanted = "2014" if row == "12.2d" else "2013"
    assert blau.refused(f"retreat {wanted}") == row


@rule("stalingrad42:12.2b")
@pytest.mark.parametrize(
    ("side", "unit", "supply"),
    [("soviet", "rd-62", "sp-axis-1"), ("axis", "inf-57", "sp-soviet-1")],
)
def test_an_enemy_on_the_way_is_named(side: str, unit: str, supply: str) -> None:
    """Who cannot fight has no zone; over the river lies a second thing that is in the way."""
    blau = retreat(Theatre(f"{unit} 2011", f"{supply} 2012"), 2, side=side)
    assert blau.refused("retreat 2013") == "12.2b"
    river = {"2012|2013": "major"}
    wet = retreat(Theatre(f"{unit} 2011", f"{supply} 2012", sides=river), 2, side=side)
    assert wet.refused("retreat 2013") == "12.2g"


@rule("stalingrad42:12.1.3e", "stalingrad42:12.2l", "stalingrad42:12.4d")
@BOTH
@pytest.mark.parametrize("phase", ["movement", "combat"])
def test_only_a_retreat_in_combat_wears_friends_out(
    phase: str, side: str, unit: str, other: str, enemies: tuple[str, ...]
) -> None:
    """Who has given way in movement still takes an enemy zone away in his hex."""
    active = "axis" if side == "soviet" else "soviet"
    blau = getattr(Theatre(f"{other} 2012"), phase)(active)
    retreat(blau, 2, at="2012", side=side).play("retreat 2014")
    blau.put(enemies[0], "2015").put(unit, "2012")
    assert ("2014" in ends(retreat(blau, 2, at="2012", side=side))) == (phase == "movement")
    again = retreat(blau, 2, at="2014", side=side)
    assert (other in again.lost()) == (phase == "combat")


@rule("stalingrad42:12.1.3d", "stalingrad42:19.3a", "stalingrad42:19.3b")
@pytest.mark.parametrize(
    ("side", "unit", "staff", "friend"),
    [("soviet", "rb-106", "chuikov", "rd-45"), ("axis", "stug-249", "manstein", "inf-75")],
)
def test_a_refuge_that_costs_more_steps_than_there_are_is_paid_with_all_of_them(
    side: str, unit: str, staff: str, friend: str
) -> None:
    """Who cannot fight pays nothing, and is lost with the last who could."""
    blau = pocket("2012")
    blau.put("rd-62", "eliminated").put("rb-106", "eliminated").put("rd-45", "eliminated")
    blau.put(unit, "2011").put(staff, "2011").put(friend, "2012")
    assert blau.steps(unit) == 1
    retreat(blau, 3, side=side).play("retreat 2012")
    assert blau.asked() == "halt"
    assert not {unit, staff} & {*stands(blau)}


def stands(blau: Theatre) -> list[str]:
    """Whoever is on the map."""
    return [blau.p.unit(u).id for side in (0, 1) for u in blau.p.field.present(side)]
