"""Chapter 5.6: movement by rail, on the real map and its railways unless a test draws its own."""

from __future__ import annotations

from itertools import pairwise

import pytest

from stavka.games.stalingrad42.events import RailheadPushed, UnitsDetrained, UnitsMoved
from stavka.games.stalingrad42.geo import GRID
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

# For each side a unit on its railways, another hex of them, and an area they lead to.
LINES = [
    ("axis", "inf-57", "1005", "1303", "area-X"),
    ("soviet", "rd-62", "2100", "2338", "area-A"),
]
EACH = pytest.mark.parametrize(("side", "unit", "start", "end", "area"), LINES)
# Four hexes of each side's railways, none beside another.
STATIONS = {"axis": ("1003", "1005", "1107", "1303"), "soviet": ("2100", "2002", "2403", "3104")}
UNITS = {
    "axis": ("inf-57", "inf-75", "inf-113", "pz-9", "sp-axis-1"),
    "soviet": ("rd-62", "rd-45", "rd-121", "tc-16", "sp-soviet-1"),
}
# Across a plain from area A to the south, and from area X to the east.
SOUTH = {f"20{row:02}|20{row + 1:02}": "rail" for row in range(12)}
EAST = {f"10{row:02}|10{row + 1:02}": "rail" for row in range(1, 9)}


def theatre(*units: str, side: str, turn: int = 2) -> Theatre:
    return Theatre(*units, real=True, turn=turn).movement(side)


def marks(blau: Theatre, unit: str) -> list[str]:
    """As the screen shows them."""
    entry = blau.match.view(None)["board"]["units"][unit]
    return list(entry[2]) if len(entry) > 2 else []


def entrained(blau: Theatre, unit: str) -> bool:
    return "entrained" in marks(blau, unit)


# 5.6.1 In general


@EACH
@rule("stalingrad42:5.6.1a")
def test_in_the_movement_phase_units_go_any_distance_along_railways(
    side: str, unit: str, start: str, end: str, area: str
) -> None:
    blau = theatre(f"{unit} {start}", side=side)
    blau.play(f"rail {unit}", f"to {end}")
    assert blau.at(unit) == end
    (moved,) = blau.told(UnitsMoved)
    assert (moved.path[0], moved.path[-1], moved.mode) == (start, end, "mode-rail")
    assert len(moved.path) - 1 == {"axis": 5, "soviet": 65}[side]  # hexes of the line
    for one, next_one in pairwise(moved.path):
        direction = GRID.direction(GRID.at(one), GRID.at(next_one))
        assert direction is not None
        assert blau.p.ground.rails[direction] >> GRID.at(one) & 1
    for phase in ("initial", "combat"):
        other = Theatre(f"{unit} {start}", real=True)
        getattr(other, phase)(side)
        assert other.refused(f"rail {unit}") == "3.0a"


@EACH
@rule("stalingrad42:5.6.1b")
def test_into_an_own_area_and_not_out_of_it_before_the_next_turn(
    side: str, unit: str, start: str, end: str, area: str
) -> None:
    blau = theatre(f"{unit} {start}", side=side)
    blau.play(f"rail {unit}", f"to {area}")
    assert blau.at(unit) == area
    assert blau.refused(f"rail {unit}") == "5.1d"
    assert blau.refused(f"move {unit}") == "5.1d"
    blau.initial(side)
    blau.movement(side).play(f"rail {unit}", f"to {end}")
    assert blau.at(unit) == end
    enemy = "area-A" if side == "axis" else "area-X"
    there = theatre(f"{unit} {start}", side=side).play(f"rail {unit}")
    assert there.refused(f"to {enemy}") == "22.4d"  # not one of the enemy's
    away = theatre(f"{unit} {area}", side=side).play(f"rail {unit}")
    other = "area-Y" if side == "axis" else "area-B"
    assert away.refused(f"to {other}") == "5.6.1b"  # only units on the map go there by rail


@EACH
@rule("stalingrad42:5.6.1c")
def test_whoever_went_by_rail_is_under_a_train_marker(
    side: str, unit: str, start: str, end: str, area: str
) -> None:
    walker = UNITS[side][1]
    blau = theatre(f"{unit} {start}", f"{walker} {start}", side=side)
    assert not entrained(blau, unit)
    blau.play(f"rail {unit}", f"to {end}").move(walker, blau_to(blau, walker))
    assert entrained(blau, unit)
    assert not entrained(blau, walker)
    home = theatre(f"{unit} {start}", side=side).play(f"rail {unit}", f"to {area}")
    assert entrained(home, unit)


def blau_to(blau: Theatre, unit: str) -> str:
    """Some hex a unit can walk to."""
    found = blau.match.fork()
    (seat,) = found.waiting
    found.play(seat, f"move {unit}")
    return next(str(c) for c in found.choices(seat) if c.verb == "to")


# 5.6.2 Four, and one of them on the map


@pytest.mark.parametrize(("side", "area"), [("axis", "area-X"), ("soviet", "area-A")])
@rule("stalingrad42:5.6.2a")
def test_four_units_in_a_turn_combat_units_or_not(side: str, area: str) -> None:
    units = UNITS[side]
    blau = theatre(*(f"{unit} {area}" for unit in units), side=side)
    assert set(blau.offers("rail")) == set(units)
    carried = (*units[:3], units[4])  # a supply point is one of the four
    for unit, station in zip(carried, STATIONS[side], strict=True):
        blau.play(f"rail {unit}", f"to {station}")
    assert blau.offers("rail") == []
    assert blau.refused(f"rail {units[3]}") == "5.6.2a"
    assert units[3] in blau.offers("move")  # by its own means it may
    blau.movement("soviet" if side == "axis" else "axis").movement(side)
    assert units[3] in blau.offers("rail")  # a turn later there are four again


@pytest.mark.parametrize(
    ("side", "area", "here", "there"),
    [("axis", "area-X", "1004", "1107"), ("soviet", "area-A", "2001", "2104")],
)
@rule("stalingrad42:5.6.2b")
def test_one_of_the_four_begins_on_the_map(side: str, area: str, here: str, there: str) -> None:
    first, second, *rest = UNITS[side]
    first_stop, *stops = STATIONS[side]
    there = {"axis": "1107", "soviet": "2403"}[side]
    blau = theatre(
        f"{first} {here}", f"{second} {there}", *(f"{unit} {area}" for unit in rest), side=side
    )
    blau.play(f"rail {first}", f"to {first_stop}")
    assert blau.refused(f"rail {second}") == "5.6.2b"
    assert set(blau.offers("rail")) == set(rest)
    for unit, stop in zip(rest, [s for s in stops if s != there] + [here], strict=True):
        blau.play(f"rail {unit}", f"to {stop}")  # three more, out of the area
    assert blau.offers("rail") == []


# 5.6.3 Limits


@rule("stalingrad42:5.6.3a")
def test_only_from_railway_to_railway_and_over_railways_that_are_joined() -> None:
    blau = theatre("rd-62 2105", "rd-45 2403", "rd-121 area-N", "rd-160 area-M", side="soviet")
    assert blau.refused("rail rd-62") == "5.6.3a"  # no railway
    assert blau.refused("rail rd-121") == "5.6.3a"  # nor does one lead there
    blau.play("rail rd-45")
    assert blau.refused("to 2105") == "5.6.3a"
    assert "2105" not in blau.offers("to")
    blau.play("to 3206", "rail rd-160", "to 3104")
    assert (blau.at("rd-45"), blau.at("rd-160")) == ("3206", "3104")
    rails = SOUTH | {"2016|2017": "rail", "2017|2018": "rail"}
    gap = Theatre("rd-62 2003", "rd-45 2017", sides=rails).movement("soviet")
    assert gap.refused("rail rd-45") == "5.6.3a"  # a piece that leads nowhere
    gap.play("rail rd-62")
    assert gap.refused("to 2016") == "5.6.3a"
    assert set(gap.offers("to")) == {f"20{row:02}" for row in range(13) if row != 3} | {"area-A"}
    held = Theatre("rd-62 2003", "sp-axis-1 2006", sides=SOUTH).movement("soviet")
    held.play("rail rd-62")
    assert held.refused("to 2008") == "5.6.3a"  # an enemy on the line, if he cannot even fight
    assert held.refused("to 2006") == "5.1e"


@rule("stalingrad42:5.6.3a")
def test_the_axis_needs_converted_railways() -> None:
    blau = theatre("inf-57 1303", "inf-75 1602", "inf-113 area-X", side="axis")
    assert blau.refused("rail inf-75") == "5.6.3a"  # it stands on a Soviet line
    blau.play("rail inf-113")
    assert "1402" in blau.offers("to")
    assert blau.refused("to 1502") == "5.6.3a"  # beyond the line of 28 June
    blau.play("to 1402")
    blau.supply().play("convert 1402", "convert 1502", "end-railways")
    blau.initial().movement().play("rail inf-57")
    assert "1502" in blau.offers("to")
    assert blau.refused("to 1602") == "5.6.3a"
    assert theatre("rd-62 1602", side="soviet").offers("rail") == ["rd-62"]  # Soviets do not


@EACH
@rule("stalingrad42:5.6.3b")
def test_no_train_begins_or_ends_in_an_enemy_zone(
    side: str, unit: str, start: str, end: str, area: str
) -> None:
    """Friends do not take the zone away."""
    foe, friend = ("rd-45", "inf-113") if side == "axis" else ("inf-113", "rd-45")
    rails, hexes = (EAST, "10") if side == "axis" else (SOUTH, "20")
    beside = {"axis": "1106", "soviet": "2106"}[side]
    units = (f"{unit} {hexes}05", f"{friend} {hexes}05", f"{foe} {beside}")
    blau = Theatre(*units, sides=rails).movement(side)
    assert blau.refused(f"rail {unit}") == "5.6.3b"
    away = Theatre(f"{unit} {hexes}02", f"{friend} {hexes}05", f"{foe} {beside}", sides=rails)
    away.movement(side).play(f"rail {unit}")
    assert away.refused(f"to {hexes}05") == "5.6.3b"
    assert f"{hexes}03" in away.offers("to")


@rule("stalingrad42:5.6.3a", "stalingrad42:5.6.3b")
def test_through_an_enemy_zone_only_past_friends() -> None:
    foe = "inf-113 2106"  # its zone lies on 2005 and 2006
    alone = Theatre("rd-62 2002", foe, sides=SOUTH).movement("soviet").play("rail rd-62")
    assert alone.refused("to 2008") == "5.6.3a"
    friends = ("rd-45 2005", "rd-121 2006")
    led = Theatre("rd-62 2002", foe, *friends, sides=SOUTH).movement("soviet").play("rail rd-62")
    assert {"2005", "2006"}.isdisjoint(led.offers("to"))
    led.play("to 2008")
    assert led.at("rd-62") == "2008"


@EACH
@rule("stalingrad42:5.6.3d")
def test_only_units_in_good_order(side: str, unit: str, start: str, end: str, area: str) -> None:
    for order in ("disrupted", "full-retreat"):
        blau = theatre(f"{unit} {start} {order}", side=side)
        assert blau.offers("rail") == []
        assert blau.refused(f"rail {unit}") == "5.6.3d"
        home = theatre(f"{unit} {area} {order}", side=side)
        assert home.offers("rail") == []
        assert home.refused(f"rail {unit}") == "22.3.1d"


@pytest.mark.parametrize(("side", "area"), [("axis", "area-X"), ("soviet", "area-A")])
@rule("stalingrad42:5.6.3e")
def test_one_combat_unit_by_rail_in_a_hex(side: str, area: str) -> None:
    first, second, walker, _, supply = UNITS[side]
    here, there, *_ = STATIONS[side]
    units = (f"{unit} {area}" for unit in (first, second, supply))
    blau = theatre(*units, f"{walker} {there}", side=side)
    blau.play(f"rail {first}", f"to {here}", f"rail {second}")
    assert here not in blau.offers("to")
    assert blau.refused(f"to {here}") == "5.6.3e"
    blau.play(f"to {there}", f"rail {supply}", f"to {here}")  # with one who came on foot; supply
    assert (blau.at(second), blau.at(supply)) == (there, here)


@EACH
@rule("stalingrad42:5.6.3f")
def test_by_rail_or_otherwise_not_both(
    side: str, unit: str, start: str, end: str, area: str
) -> None:
    blau = theatre(f"{unit} {start}", side=side)
    blau.play(f"rail {unit}", f"to {end}")
    assert blau.refused(f"move {unit}") == blau.refused(f"rail {unit}") == "5.1d"
    assert blau.refused(f"full-retreat {unit}") == "5.6.3f"
    walked = theatre(f"{unit} {start}", side=side)
    onward = {"axis": "to 1004", "soviet": "to 2000"}[side]
    walked.move(unit, onward)
    assert walked.refused(f"rail {unit}") == "5.1d"
    foe = "rd-45" if side == "axis" else "inf-113"
    beside = Theatre(f"{unit} 2010 entrained", f"{foe} 2011", disengagement=True).combat(side)
    assert beside.refused(f"disengage {unit}") == "5.6.3f"


@rule("stalingrad42:5.6.3f")
def test_no_entrained_unit_advances_with_those_who_attacked() -> None:
    blau = Theatre(
        "pz-9 2010", "pz-24 2010", "inf-57 2010 entrained", "inf-75 2010", "rd-62 2011"
    ).combat()
    blau.fight("DR2", "2011", "pz-9", "pz-24", "inf-75")
    while blau.asked() != "advance-after-combat":
        blau.play(str(blau.match.choices(blau.seat())[0]))
    assert set(blau.offers("advance")) == {"pz-9", "pz-24", "inf-75"}


@rule("stalingrad42:5.6.3g")
def test_soviet_trains_neither_pass_nor_push_a_german_railhead() -> None:
    blau = theatre("rd-62 1702", "rd-45 1103", "inf-57 3241", side="soviet")
    before = blau.p.railheads.copy()
    blau.play("rail rd-62")
    assert blau.refused("to 1303") == "5.6.3g"  # the railhead
    assert blau.refused("to 1203") == "5.6.3g"  # behind it
    assert {"1303", "1203", "1103"}.isdisjoint(blau.offers("to"))
    blau.play("to 1402")  # beside it
    assert blau.p.railheads == before
    assert blau.told(RailheadPushed) == []
    on_foot = theatre("rd-62 1502", side="soviet").move("rd-62", "to 1402")
    assert on_foot.p.railheads != before  # whoever walks there does push it


# 5.6.4 In combat


@pytest.mark.parametrize(
    ("side", "unit", "foe"), [("axis", "pz-9", "tc-16"), ("soviet", "tc-16", "pz-9")]
)
@rule("stalingrad42:5.6.4a", "stalingrad42:6.1c")
def test_entrained_units_have_no_zone_and_no_bonds(side: str, unit: str, foe: str) -> None:
    enemy = "soviet" if side == "axis" else "axis"
    supply = UNITS[side][4]
    friend = UNITS[side][0]
    blau = Theatre(f"{unit} 2010 entrained", f"{supply} 2410", f"{foe} 2208").movement(enemy)
    assert blau.zone(side) == set()
    blau.move(foe, "to 2110", "to 2111")  # past it, without a stop
    assert blau.at(foe) == "2111"
    stands = Theatre(f"{unit} 2010", f"{foe} 2208").movement(enemy)
    assert "2110" in stands.zone(side)
    stands.play(f"move {foe}", "to 2110")
    assert stands.asked() == "movement-phase"  # it had to stop there
    assert stands.refused(f"move {foe}") == "5.1d"
    two = Theatre(f"{unit} 2010 entrained", f"{friend} 2012").movement(enemy)
    assert two.bond_hexes(side) == set()
    assert Theatre(f"{unit} 2010", f"{friend} 2012").movement(enemy).bond_hexes(side) == {"2011"}
    both = Theatre(f"{unit} 2010 entrained", f"{friend} 2010").movement(enemy)
    assert "2011" in both.zone(side)  # whoever is with them keeps his


@rule("stalingrad42:5.6.4b")
def test_entrained_units_neither_attack_nor_support() -> None:
    for side, unit, friend, foe, staff in (
        ("axis", "pz-9", "inf-57", "rd-62", "hq-6a"),
        ("soviet", "tc-16", "rd-45", "inf-75", "fr-south"),
    ):
        blau = Theatre(f"{unit} 2010 entrained", f"{friend} 2010", f"{foe} 2011").combat(side)
        blau.play("attack 2011")
        assert unit not in blau.offers("by")
        assert blau.refused(f"by {unit}") == "5.6.4b"
        alone = Theatre(f"{unit} 2010 entrained", f"{foe} 2011").combat(side)
        assert alone.offers("attack") == []
        guns = Theatre(f"{staff} 2009 entrained", f"{unit} 2010", f"{foe} 2011").combat(side)
        guns.attack("2011", unit)
        assert guns.offers("support") == []
        assert guns.refused(f"support {staff}") == "18.2.3c"
        ready = Theatre(f"{staff} 2009", f"{unit} 2010", f"{foe} 2011").combat(side)
        assert ready.attack("2011", unit).offers("support") == [staff]


@rule("stalingrad42:5.6.4c", "stalingrad42:9.9b")
@pytest.mark.parametrize(
    ("terrain", "sides"),
    [
        ({}, {}),
        ({"2011": "major-city"}, {}),
        ({"2011": "marsh"}, {}),
        ({"2011": "mountain"}, {}),
        ({}, {"2010|2011": "major"}),
        ({}, {"2010|2011": "minor"}),
    ],
)
def test_entrained_units_defend_with_one_never_doubled(
    terrain: dict[str, str], sides: dict[str, str]
) -> None:
    for side, unit, foes in (
        ("soviet", "inf-57", ("tc-16", "tc-4")),
        ("axis", "rd-62", ("inf-75", "inf-113")),
    ):
        units = (f"{foes[0]} 2010", f"{foes[1]} 2010", f"{unit} 2011 entrained")
        blau = Theatre(*units, terrain=terrain, sides=sides).combat(side)
        blau.play("attack 2011", "all")
        assert blau.counts(unit) == 1
        assert blau.battle()["defence"] == 1
        doubled = Theatre(*units[:2], f"{unit} 2011", terrain=terrain, sides=sides).combat(side)
        doubled.play("attack 2011", "all")
        assert doubled.counts(unit) == doubled.p.top(doubled.unit(unit)).defence * (
            2 if terrain or sides else 1
        )


@rule("stalingrad42:5.6.4c")
def test_ten_to_one_against_a_train_is_declared_in_movement() -> None:
    for side, unit, foes in (
        ("soviet", "inf-57", ("rd-45", "rd-62", "rd-121", "rd-160")),
        ("axis", "rd-62", ("pz-9", "pz-24")),
    ):
        units = [f"{foe} 2010" for foe in foes]
        assert "2011" not in Theatre(*units, f"{unit} 2011").movement(side).offers("auto-ds")
        blau = Theatre(*units, f"{unit} 2011 entrained").movement(side)
        assert blau.offers("auto-ds") == ["2011"]


@rule("stalingrad42:5.6.4d")
def test_entrained_tanks_and_guns_neither_shift_nor_cancel() -> None:
    def shifts(side: str, *units: str) -> dict[str, int]:
        blau = Theatre(*units).combat(side).play("attack 2011")
        for attacker in blau.offers("by"):
            blau.play(f"by {attacker}")
        return blau.shifts()

    assert shifts("axis", "pz-22 2010", "tc-16 2011") == {}
    assert shifts("axis", "pz-22 2010", "tc-16 2011 entrained") == {"tanks": 1}
    assert shifts("axis", "inf-57 2010", "tc-16 2011") == {"tanks-defend": -1}
    assert shifts("axis", "inf-57 2010", "tc-16 2011 entrained") == {}
    assert shifts("soviet", "tc-16 2010", "pz-22 2011") == {}
    assert shifts("soviet", "tc-16 2010", "pz-22 2011 entrained") == {"tanks": 1}
    four = ("rd-62 2010", "rd-45 2010", "rd-121 2111", "rd-160 2111")
    elite = {"tanks-defend": -1, "elite-tanks-defend": -1}
    assert shifts("soviet", *four, "pz-9 2011") == elite
    assert shifts("soviet", *four, "pz-9 2011 entrained") == {}
    assert shifts("axis", "pz-22 2010", "td-1 2011", "rd-62 2011") == {}
    assert shifts("axis", "pz-22 2010", "td-1 2011 entrained", "rd-62 2011") == {"tanks": 1}


@rule("stalingrad42:5.6.4e", "stalingrad42:11.2.3b")
def test_entrained_units_do_not_lead_a_determined_defence() -> None:
    for side, units, foe, friend in (
        ("axis", ("inf-75", "inf-113", "pz-9", "pz-24"), "rd-62", "rd-45"),
        ("soviet", ("rd-121", "rd-160", "tc-16", "tc-4"), "inf-57", "inf-75"),
    ):
        weak, strong = [f"{u} 2010" for u in units[:1]], [f"{u} 2010" for u in units]
        woods = {"2011": "woods"}
        alone = Theatre(*weak, f"{foe} 2011 entrained", terrain=woods, turn=9)
        alone.combat(side).fight("DR2", "2011", *units[:1])
        assert alone.asked() == "retreat-to"  # nobody can lead
        both = Theatre(
            *strong, f"{foe} 2011 entrained", f"{friend} 2011 reduced", terrain=woods, turn=9
        )
        both.combat(side).fight("DR2", "2011", *units)
        assert both.asked() == "determined-defence"
        assert both.offers("stand") == [""]  # only one can lead
        assert both.refused(f"lead {foe}") == "5.6.4e"


# 5.6.5 Detraining


@EACH
@rule("stalingrad42:5.6.5a", "stalingrad42:3.B1c")
def test_all_detrain_in_their_next_initial_phase_and_move_normally(
    side: str, unit: str, start: str, end: str, area: str
) -> None:
    other = UNITS[side][1]
    blau = theatre(f"{unit} {area}", f"{other} {area}", side=side)
    blau.play(f"rail {unit}", f"to {start}", f"rail {other}", f"to {end}")
    enemy = "soviet" if side == "axis" else "axis"
    blau.initial(enemy)
    assert (entrained(blau, unit), entrained(blau, other)) == (True, True)
    blau.initial(side)
    assert set(blau.told(UnitsDetrained)[0].units) == {unit, other}
    assert (entrained(blau, unit), entrained(blau, other)) == (False, False)
    fresh = theatre(f"{unit} {start}", side=side).play(f"move {unit}").offers("to")
    assert blau.movement(side).play(f"move {unit}").offers("to") == fresh


@pytest.mark.parametrize(
    ("side", "units", "foe"),
    [("axis", ("inf-57",), "rd-62"), ("soviet", ("rd-62",), "inf-57")],
)
@rule("stalingrad42:5.6.5b")
def test_whoever_must_retreat_detrains(side: str, units: tuple[str, ...], foe: str) -> None:
    blau = Theatre(*(f"{unit} 2010" for unit in units), f"{foe} 2011 entrained")
    blau.combat(side).fight("DR2", "2011", *units)
    blau.play(f"retreat {blau.offers('retreat')[0]}")
    assert blau.at(foe) != "2011"
    assert not entrained(blau, foe)
    assert blau.zone("soviet" if side == "axis" else "axis")


@rule("stalingrad42:5.6.5c")
def test_trains_are_unloaded_in_any_railway_hex() -> None:
    for side, area, unit, rails, hex in (
        ("axis", "area-X", "pz-9", EAST, "1005"),
        ("soviet", "area-A", "tc-16", SOUTH, "2007"),
    ):
        blau = Theatre(f"{unit} {area}", sides=rails).movement(side)  # an empty plain
        blau.play(f"rail {unit}", f"to {hex}").initial(side)
        assert blau.at(unit) == hex
        assert not entrained(blau, unit)


# 5.6.6 The Caspian railway


@rule("stalingrad42:5.6.6a")
@pytest.mark.parametrize("turn", [12, 30])
def test_no_train_crosses_the_caspian_sea(turn: int) -> None:
    """From 7344 beyond the Volga's mouth to 6857 in the Caucasus only that line is drawn."""
    blau = Theatre(
        "rd-62 area-E", "rd-45 7344", "rd-121 6857", real=True, scenario="campaign", turn=turn
    ).movement("soviet")
    for unit in ("rd-62", "rd-45"):
        assert unit not in blau.offers("rail")
        assert blau.refused(f"rail {unit}") == "5.6.3a"
    blau.play("rail rd-121")
    assert not {"7344", "7345", "7348", "7250", "area-E"} & set(blau.offers("to"))
    assert blau.refused("to 7344") == "5.6.3a"


# Who comes by rail


@rule("stalingrad42:22.1.2a")
def test_reinforcements_enter_by_rail_or_with_all_their_points() -> None:
    """The first hex costs what it would cost from another hex."""
    for side, area, unit, rails, first, far in (
        ("axis", "area-X", "inf-57", EAST, "1005", "1009"),
        ("soviet", "area-A", "rd-62", SOUTH, "2000", "2012"),
    ):
        blau = Theatre(f"{unit} {area}", sides=rails).movement(side)
        assert blau.offers("rail") == [unit]
        by_rail = Theatre(f"{unit} {area}", sides=rails).movement(side)
        by_rail.play(f"rail {unit}", f"to {far}")
        assert by_rail.at(unit) == far
        on_foot = blau.play(f"move {unit}")
        points = on_foot.p.top(on_foot.unit(unit)).movement
        on_foot.play(f"to {first}")
        left = Theatre(f"{unit} {first}", sides=rails).movement(side).play(f"move {unit}")
        hexes = [hex for hex in left.offers("to") if not hex.startswith("area")]
        reached = {hex for hex in hexes if distance(hex, first) == points - 1}
        assert reached <= set(on_foot.offers("to"))  # one point for the plain
        beyond = {hex for hex in hexes if distance(hex, first) == points}
        assert beyond
        assert beyond.isdisjoint(on_foot.offers("to"))


def distance(one: str, other: str) -> int:
    return GRID.distance(GRID.at(one), GRID.at(other))


@rule("stalingrad42:C1.2e")
def test_soviets_enter_on_foot_from_the_north_and_by_rail_from_three_edges() -> None:
    for area in ("A", "B", "M", "O", "P", "Q", "R"):  # north, east, south
        edge = theatre(f"tc-2 area-{area}", side="soviet").play("rail tc-2", "to 3104")
        assert edge.at("tc-2") == "3104"
        on_foot = theatre(f"tc-2 area-{area}", side="soviet").play("move tc-2")
        offered = [place for place in on_foot.offers("to") if not place.startswith("area")]
        assert bool(offered) == (area in "AB")
        if area not in "AB":
            assert on_foot.refused("to 3104") == "C1.2e"


@rule("stalingrad42:C1.2k")
def test_one_unit_of_the_fifth_reserve_army_comes_by_rail() -> None:
    blau = Theatre(real=True, turn=3)
    army = [
        placed.unit.id
        for placed in blau.p.setup.arrivals[3]
        if blau.p.setup.command.get(placed.unit.index) == "reserve-army-5"
    ]
    assert len(army) == 5
    for unit in army:
        assert blau.p.setup.at[blau.unit(unit)] == ("M",)  # the east edge north of 4210
        blau.put(unit, "area-M")
    first, second, *rest = army
    blau.movement("soviet").play(f"rail {first}", "to 3104")
    assert blau.offers("rail") == []
    assert blau.refused(f"rail {second}") == "C1.2k"
    for unit in (second, *rest):  # the others walk
        edge = [hex for hex in offers_of(blau, unit) if not hex.startswith("area")]
        assert edge
        blau.move(unit, f"to {edge[0]}")
    late = Theatre(f"{first} 3104", f"{second} area-M", real=True, turn=4)
    late.p.known[late.unit(first)] = blau.p.known[blau.unit(first)]
    late.initial("soviet").movement("soviet")
    assert late.refused(f"rail {second}") == "C1.2k"  # one in all, not one a turn


def offers_of(blau: Theatre, unit: str) -> list[str]:
    found = blau.match.fork()
    (seat,) = found.waiting
    found.play(seat, f"move {unit}")
    return [c.args[0] for c in found.choices(seat) if c.verb == "to"]


# Supply points


@rule("stalingrad42:18.6.7a")
def test_supply_goes_by_rail_and_is_not_used_from_a_train() -> None:
    for side, area, supply, staff, unit, foe in (
        ("axis", "area-X", "sp-axis-1", "hq-6a", "inf-57", "rd-62"),
        ("soviet", "area-A", "sp-soviet-1", "fr-south", "rd-62", "inf-57"),
    ):
        station = STATIONS[side][2]
        blau = theatre(f"{supply} {area}", side=side)
        blau.play(f"rail {supply}", f"to {station}")
        assert blau.at(supply) == station
        assert entrained(blau, supply)
        turned = theatre(f"{supply} {area} ready", side=side)
        turned.play(f"rail {supply}", f"to {station}")  # it is packed first
        assert not turned.p.top(turned.unit(supply)).ready
        idle = Theatre(f"{supply} 2009 entrained", f"{staff} 2009 used").supply(side)
        assert idle.match.waiting == () or idle.offers("spend") == []
        ready = Theatre(
            f"{supply} 2009 ready entrained", f"{staff} 2009 used", f"{unit} 2010", f"{foe} 2011"
        ).combat(side)
        ready.attack("2011", unit)
        assert ready.offers("supply") == []
        assert ready.refused(f"supply {supply}") == "18.6.7a"


# Who is not carried, and who does not support, for other reasons


@EACH
@rule("stalingrad42:21.4b")
def test_no_train_for_who_bears_a_replacement_marker(
    side: str, unit: str, start: str, end: str, area: str
) -> None:
    for place in (start, area):
        blau = theatre(f"{unit} {place} refitted", side=side)
        assert blau.offers("rail") == []
        assert blau.refused(f"rail {unit}") == "21.4b"


@pytest.mark.parametrize(
    ("side", "staff", "unit", "foe"),
    [("axis", "hq-6a", "inf-57", "rd-62"), ("soviet", "fr-south", "tc-16", "inf-57")],
)
@rule("stalingrad42:18.2.3c")
def test_when_a_headquarters_supports_nobody(side: str, staff: str, unit: str, foe: str) -> None:
    supply = UNITS[side][4]
    for state in ("disrupted", "full-retreat", "entrained", "refitted"):
        units = (f"{staff} 2009 {state}", f"{supply} 2009 ready", f"{unit} 2010", f"{foe} 2011")
        attack = Theatre(*units).combat(side).attack("2011", unit)
        assert (attack.offers("support"), attack.offers("supply")) == ([], [])
        assert attack.refused(f"support {staff}") == "18.2.3c"
        assert attack.refused(f"supply {supply}") == "18.2.3c"
    ready = Theatre(f"{staff} 2009", f"{supply} 2009 ready", f"{unit} 2010", f"{foe} 2011")
    ready.combat(side).attack("2011", unit)
    assert (ready.offers("support"), ready.offers("supply")) == ([staff], [supply])


@EACH
@rule("stalingrad42:13.3.2a")
def test_what_the_disrupted_may_not_do_nobody_in_full_retreat_does(
    side: str, unit: str, start: str, end: str, area: str
) -> None:
    foe, friend = ("rd-45", "inf-113") if side == "axis" else ("inf-113", "rd-45")
    enemy = "soviet" if side == "axis" else "axis"
    assert theatre(f"{unit} {start} full-retreat", side=side).refused(f"rail {unit}") == "5.6.3d"
    home = theatre(f"{unit} {area} full-retreat", side=side)
    assert home.refused(f"move {unit}") == "22.3.1d"
    stack = (f"{unit} 2010 full-retreat", f"{friend} 2010", f"{foe} 2011")
    attack = Theatre(*stack).combat(side).play("attack 2011")
    assert attack.refused(f"by {unit}") == "13.3.2a"
    attackers = {"axis": ("tc-16", "tc-4", "rd-160"), "soviet": ("pz-9", "inf-75", "pz-24")}[side]
    held = Theatre(*stack[:2], *(f"{a} 2011" for a in attackers), turn=9).combat(enemy)
    held.fight("DR2", "2010", *attackers)
    assert held.refused(f"lead {unit}") == "13.3.2a"
    refit = Theatre(f"{unit} {start} reduced full-retreat", real=True, turn=4).initial(side)
    assert refit.refused(f"refit {unit} infantry") == "21.2b"
    # Those without a zone form no bonds either.
    two = Theatre(f"{unit} 2010 full-retreat", f"{friend} 2012").movement(enemy)
    assert two.bond_hexes(side) == set()
