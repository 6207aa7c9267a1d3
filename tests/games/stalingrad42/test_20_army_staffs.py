"""Chapter 20.1: the staffs of three Soviet armies."""

from __future__ import annotations

from typing import Any

import pytest

from stavka.games.stalingrad42.components import SIDES
from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.rules.advance import Advance
from stavka.hexes import members
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

TANK, GUARDS, SHOCK = STAFFS = ("army-5t", "army-1g", "army-5s")
EACH = pytest.mark.parametrize("staff", STAFFS)
POINTS = {TANK: 5, GUARDS: 3, SHOCK: 3}
THREE = ("rd-23 2011", "rd-45 2011", "rd-121 2011")
WOODS = {GRID.number(hex): "woods" for hex in members(GRID.within(GRID.at("2011"), 6))}


def uranus(*units: str, **more: Any) -> Theatre:
    return Theatre(*units, scenario="uranus", turn=29, **more)


def moving(*units: str, **more: Any) -> Theatre:
    return uranus(*units, **more).movement("soviet")


def farthest(blau: Theatre, unit: str, verb: str = "to") -> int:
    """How many hexes away the places are that it is offered."""
    start = GRID.at(blau.at(unit))
    return max(GRID.distance(start, GRID.at(hex)) for hex in blau.offers(verb))


def won(*units: str, far: int = 4) -> Theatre:
    """The first of the units has attacked 2011 from its hex, and nobody is left there."""
    blau = uranus(*units)
    blau.p.side = SIDES.index("soviet")
    first = blau.unit(units[0].split()[0])
    return blau.resolve(Advance(GRID.at("2011"), (first,), (blau.p.place[first],), far))


@rule("stalingrad42:20.1.1a")
@EACH
def test_three_units_and_a_free_one_stand_with_a_staff(staff: str) -> None:
    full = (*THREE, "tb-216 2011")
    assert moving(f"{staff} 2011", *full).play("end-movement").asked() == "halt"
    for more in ("rd-160 2011", "tb-235 2011"):  # a fourth, or a second one with a white frame
        crowd = moving(f"{staff} 2011", *full, more).play("end-movement")
        assert crowd.asked() == "check-stacking"
        assert crowd.refused(f"eliminate {staff}") == "4.4b"  # it does not count itself
        assert crowd.play("eliminate rd-23").asked() == "halt"
    beside = moving(f"{staff} 2012", *full).play("end-movement")
    assert beside.asked() == "check-stacking"
    gone = moving(f"{staff} 2011", *full).move(staff, "to 2012").play("end-movement")
    assert gone.asked() == "check-stacking"


@rule("stalingrad42:20.1.1a")
@EACH
def test_a_staff_does_not_fight(staff: str) -> None:
    attack = uranus(f"{staff} 2010", "rd-23 2010", "inf-57 2011").combat("soviet")
    attack.play("attack 2011")
    assert attack.offers("by") == ["rd-23"]
    assert attack.refused(f"by {staff}") == "2.3.2a"
    assert uranus(f"{staff} 2010", "inf-57 2011").combat().refused("attack 2010") == "8.1a"


@rule("stalingrad42:20.1.2a")
def test_an_army_stands_in_the_hex_of_its_staff() -> None:
    """What the table keeps in a display is shown on the map, to both players."""
    army = {"grd-47", "tc-1", "tc-26", "art-1"}
    match = GAME.start("uranus")
    for seat in SIDES:
        units = match.view(seat)["board"]["units"]
        assert {id for id, (place, *_) in units.items() if place == "4517"} == {TANK, *army}
    match.play("soviet", f"move {TANK}")
    offered = [c.args[0] for c in match.choices("soviet") if c.verb == "with"]
    assert sorted(offered) == sorted(army)
    for unit in sorted(army):
        match.play("soviet", f"with {unit}")
    end = next(c for c in match.choices("soviet") if c.verb == "tactical")
    match.play("soviet", end)
    units = match.view("axis")["board"]["units"]
    assert {units[id][0] for id in (TANK, *army)} == {end.args[0]}


@rule("stalingrad42:20.1.3a")
@EACH
def test_a_staff_is_mechanized_but_not_its_companions(staff: str) -> None:
    both = (f"{staff} 2011", "rd-23 2011")
    wheels = moving(*both, terrain=WOODS).play(f"move {staff}")
    assert farthest(wheels, staff) == POINTS[staff] // 2  # two points for each hex
    foot = moving(*both, terrain=WOODS).play("move rd-23")
    assert farthest(foot, "rd-23") == 3  # one for each
    cut = moving(*(f"{words} unsupplied" for words in both)).play(f"move {staff}")
    assert cut.refused("to 2012") == "16.4b"
    assert "2014" in cut.play("stop", "move rd-23").offers("to")
    together = won("rd-23 2010", f"{staff} 2010").play(f"advance {staff}", "with rd-23")
    assert farthest(together, staff) == 2  # of four hexes


@rule("stalingrad42:20.1.3b")
@EACH
def test_a_staff_drops_units_on_its_way(staff: str) -> None:
    blau = moving(f"{staff} 2011", "rd-23 2011", "rd-45 2011")
    blau.play(f"move {staff}", "with rd-23", "with rd-45", "to 2012", "drop rd-23")
    blau.play("to 2013", "drop rd-45")
    assert farthest(blau, staff) == POINTS[staff] - 2
    blau.play("to 2014")
    assert [blau.at(unit) for unit in ("rd-23", "rd-45", staff)] == ["2012", "2013", "2014"]


@rule("stalingrad42:20.1.3b")
@EACH
def test_a_staff_picks_up_units_on_its_way(staff: str) -> None:
    """Each has its own points: they go on as far as the one that has least left."""
    for unit, points in (("rd-23", 3), ("tc-16", 5)):
        blau = moving(f"{staff} 2011", f"{unit} 2012", "rd-45 2013", "rd-121 2014")
        blau.move("rd-45", "to 2012").play(f"move {staff}")
        assert blau.refused(f"with {unit}") == "5.1b"  # not there yet
        blau.play("to 2012")
        assert blau.offers("with") == [unit]
        assert blau.refused("with rd-45") == "5.1d"
        assert blau.refused("with rd-121") == "5.1b"
        blau.play(f"with {unit}")
        assert farthest(blau, unit) == min(points, POINTS[staff] - 1)
        blau.play("to 2013", "to 2014")
        assert blau.at(unit) == blau.at(staff) == "2014"
        if staff == TANK:
            blau.play("with rd-121", f"drop {unit}", "to 2015")
            assert blau.refused(f"with {unit}") == "5.1d"
            assert (blau.at("rd-121"), blau.at(staff), blau.at(unit)) == ("2015", "2015", "2014")
        blau.play("stop")
        assert blau.refused(f"move {unit}") == "5.1d"


@rule("stalingrad42:20.1.3b")
def test_nobody_else_picks_up_units() -> None:
    for unit in ("tc-16", "fr-don", "sp-soviet-1"):
        blau = moving(f"{unit} 2011", "rd-23 2012", f"{TANK} 2012")
        blau.play(f"move {unit}", "to 2012")
        assert blau.offers("with") == []
        assert blau.refused("with rd-23") == blau.refused(f"with {TANK}") == "5.1b"
    left = moving(f"{TANK} 2011", "tc-16 2011", "rd-23 2012")
    left.play(f"move {TANK}", "with tc-16", "to 2012", f"drop {TANK}")
    assert left.offers("with") == []


@rule("stalingrad42:20.1.3b")
def test_who_is_picked_up_goes_in_the_manner_of_the_staff() -> None:
    slow = ("rd-23 2012 disrupted", "tc-16 2012 unsupplied", "rd-45 2012")
    normal = moving(f"{TANK} 2011", *slow).play(f"move {TANK}", "to 2012")
    assert normal.offers("with") == ["rd-45"]
    assert (normal.refused("with rd-23"), normal.refused("with tc-16")) == ("13.2.1a", "16.4b")
    tactical = moving(f"{TANK} 2011 unsupplied", *slow).play(f"move {TANK}", "tactical 2012")
    assert set(tactical.offers("with")) == {"rd-23", "tc-16", "rd-45"}
    assert farthest(tactical.play("with rd-23"), TANK, "tactical") == 1
    extended = moving(f"{TANK} 2011", "fr-don 2017", "rd-45 2017")
    extended.play(f"move {TANK}", "extended 2017")
    assert extended.offers("with") == ["rd-45"]
    assert extended.refused("with fr-don") == "2.3.2c"
    assert farthest(extended.play("with rd-45"), TANK, "extended") == 2


@rule("stalingrad42:20.1.3b")
def test_who_is_picked_up_counts_its_own_hexes() -> None:
    blau = moving(f"{TANK} 2011", "fr-don 2013", "rd-23 2014", reserves=True)
    blau.play(f"move {TANK}", "to 2013", "with fr-don", "to 2014", "with rd-23", "to 2015")
    blau.play("stop")
    assert blau.at("fr-don") == blau.at("rd-23") == "2015"
    assert blau.order("fr-don") == "good"  # two hexes, not four
    assert blau.offers("reserve") == ["rd-23"]  # one hex
    far = moving(f"{TANK} 2011", "fr-don 2012").play(f"move {TANK}", "to 2012")
    far.play("with fr-don", "to 2015", "stop")
    assert far.order("fr-don") == "disrupted"


@rule("stalingrad42:20.1.3c")
@EACH
def test_a_staff_advances_with_others_or_alone(staff: str) -> None:
    units = ("rd-23 2010", "rd-45 2010", f"{staff} 2010")
    alone = won(*units)
    assert staff in alone.offers("advance")
    alone.play(f"advance {staff}", "to 2011", "stop", "end-advance")
    assert [alone.at(id) for id in (staff, "rd-23", "rd-45")] == ["2011", "2010", "2010"]
    apart = won(*units).play("advance rd-23", "to 2011", "stop", f"advance {staff}", "with rd-45")
    apart.play("to 1911", "stop")
    assert [apart.at(id) for id in ("rd-23", staff, "rd-45")] == ["2011", "1911", "1911"]
    behind = won(*units).play("advance rd-23", "with rd-45", "to 2011", "stop", "end-advance")
    assert (behind.at("rd-23"), behind.at("rd-45"), behind.at(staff)) == ("2011", "2011", "2010")
    stopped = won(*units, "inf-57 2013", far=2).play(f"advance {staff}")
    assert "2012" in stopped.offers("to")  # an enemy zone
    assert stopped.play("to 2012").asked() == "advance-after-combat"


@rule("stalingrad42:20.1.3d")
@pytest.mark.parametrize(("staff", "speed"), [(TANK, 4), (GUARDS, 2), (SHOCK, 2)])
def test_the_tank_army_advances_on_wheels_the_others_on_foot(staff: str, speed: int) -> None:
    for far in (1, 2, 3, 4):
        blau = won("rd-23 2010", f"{staff} 2010", far=far).play(f"advance {staff}")
        assert farthest(blau, staff) == min(far, speed)
