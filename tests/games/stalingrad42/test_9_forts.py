"""Chapters 9.7.2 to 9.7.5: forts that players build, use and remove."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad42.components import SIDES
from stavka.games.stalingrad42.events import FortBegun, FortRemoved, FortsCompleted
from stavka.games.stalingrad42.geo import GRID
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

# Roads from an area of each side to 2005 and 2105: supply reaches five hexes around them.
WEST = {f"{column}05|{column + 1}05": "road" for column in range(10, 20)}
NORTH = {f"21{row:02}|21{row + 1:02}": "road" for row in range(5)}
BOTH = pytest.mark.parametrize(
    ("side", "unit", "enemy"), [("axis", "inf-57", "rd-62"), ("soviet", "rd-62", "inf-57")]
)
OTHER = {"axis": "soviet", "soviet": "axis"}


def front(*units: str, **given: object) -> Theatre:
    return Theatre(*units, sides=WEST | NORTH, **given)  # type: ignore[arg-type]


def works(blau: Theatre) -> dict[str, tuple[str, bool]]:
    return {GRID.number(hex): (SIDES[side], done) for hex, (side, done) in blau.p.works.items()}


def put_fort(blau: Theatre, hex: str, side: str, *, complete: bool = True) -> Theatre:
    blau.p.works[GRID.at(hex)] = (SIDES.index(side), complete)
    return blau._changed()


@rule("stalingrad42:9.7.2a", "stalingrad42:18.1b")
@BOTH
def test_a_fort_costs_a_resource_point(side: str, unit: str, enemy: str) -> None:
    blau = front().initial(side)
    assert blau.prompt()["points"] == 2
    blau.play("fortify", "build 2007")
    assert blau.told(FortBegun)[0].place == "2007"
    assert (works(blau), blau.prompt()["points"]) == ({"2007": (side, False)}, 1)
    blau.play("fortify", "stop")  # nothing has happened
    assert blau.prompt()["points"] == 1
    blau.play("fortify", "build 2006")
    assert (blau.prompt()["points"], blau.offers("fortify")) == (0, [])
    assert blau.refused("fortify") == "9.7.2a"


@rule("stalingrad42:9.7.2b", "stalingrad42:3.B1d")
@BOTH
def test_it_is_complete_in_the_next_initial_phase_of_its_owner(
    side: str, unit: str, enemy: str
) -> None:
    blau = front(f"{unit} 2007").initial(side).play("fortify", "build 2007", "end-initial")
    assert works(blau) == {"2007": (side, False)}
    blau.initial(OTHER[side])
    assert works(blau) == {"2007": (side, False)}  # the enemy's phase completes nothing
    blau.p.turn += 1
    blau.initial(side)
    assert works(blau) == {"2007": (side, True)}
    assert blau.told(FortsCompleted)[0].places == ("2007",)
    assert blau.match.view(None)["board"]["works"] == {"2007": [side, 1]}


@rule("stalingrad42:9.7.2b", "stalingrad42:9.7.2e")
@BOTH
def test_only_a_complete_fort_helps_and_it_is_completed_without_supply(
    side: str, unit: str, enemy: str
) -> None:
    attackers = {"axis": ("tc-16", "tc-4"), "soviet": ("inf-75", "inf-113")}[side]
    units = (f"{unit} 2030", *(f"{name} 2031" for name in attackers))
    cut_off = put_fort(front(*units), "2030", side, complete=False)
    early = cut_off.combat(OTHER[side]).attack("2030", *attackers)
    assert "fort" not in early.shifts()
    done = put_fort(front(*units), "2030", side, complete=False).initial(side)
    assert works(done) == {"2030": (side, True)}
    done.combat(OTHER[side]).attack("2030", *attackers)
    assert done.shifts()["fort"] == -1


@rule("stalingrad42:9.7.2c")
@BOTH
def test_it_is_begun_in_supply_and_not_under_enemy_control(
    side: str, unit: str, enemy: str
) -> None:
    blau = front(f"{unit} 2030", f"{enemy} 2302").initial(side).play("fortify")
    assert "2007" in blau.offers("build")
    assert "2030" not in blau.offers("build")
    assert blau.refusal("build 2030").id == "fort-without-supply"
    assert blau.refused("build 2030") == "9.7.2c"
    assert blau.refusal("build 2302").id == "fort-under-enemy-control"  # an enemy is there
    town = "1806"  # Stary Oskol, a victory hex that is no city
    free = front().holds(side, town).initial(side).play("fortify")
    assert town in free.offers("build")
    held = front().holds(OTHER[side], town).initial(side).play("fortify")
    assert town not in held.offers("build")
    assert held.refusal(f"build {town}").id == "fort-under-enemy-control"


@rule("stalingrad42:9.7.2d")
@BOTH
def test_a_combat_unit_is_needed_only_in_an_enemy_zone(side: str, unit: str, enemy: str) -> None:
    empty = front(f"{enemy} 2008").initial(side).play("fortify")
    assert "2007" not in empty.offers("build")
    assert empty.refused("build 2007") == "9.7.2d"
    assert "2005" in empty.offers("build")  # nobody there, and no zone
    supply = {"axis": "sp-axis-1", "soviet": "sp-soviet-1"}[side]
    idle = front(f"{enemy} 2008", f"{supply} 2007").initial(side).play("fortify")
    assert idle.refused("build 2007") == "9.7.2d"
    held = front(f"{enemy} 2008", f"{unit} 2007").initial(side).play("fortify")
    assert "2007" in held.offers("build")


@rule("stalingrad42:9.7.2f")
@BOTH
def test_nobody_attacks_out_of_a_fort_under_construction(side: str, unit: str, enemy: str) -> None:
    weak = {"axis": "rb-106", "soviet": "hq-6a"}[side]
    units = (f"{unit} 2007", f"{weak} 2008")
    building = put_fort(front(*units), "2007", side, complete=False).combat(side)
    assert building.offers("attack") == []
    assert building.refused("attack 2008") == "9.7.2f"
    other = {"axis": "inf-75", "soviet": "rd-45"}[side]
    joined = put_fort(front(*units, f"{other} 2108"), "2007", side, complete=False).combat(side)
    joined.play("attack 2008")
    assert joined.offers("by") == [other]
    assert joined.refused(f"by {unit}") == "9.7.2f"
    done = put_fort(front(*units), "2007", side).combat(side)
    assert done.offers("attack") == ["2008"]


@rule("stalingrad42:9.7.2f")
def test_no_automatic_ds_out_of_a_fort_under_construction() -> None:
    strong = ("pz-24 2007", "pzg-gd 2007", "pz-9 2007", "pz-11 2108", "rb-106 2008")
    assert front(*strong).movement().offers("auto-ds") == ["2008"]
    blau = put_fort(front(*strong), "2007", "axis", complete=False).movement()
    assert blau.offers("auto-ds") == []
    assert blau.play("raze", "clear 2007").offers("auto-ds") == ["2008"]


@rule("stalingrad42:9.7.3a")
@BOTH
def test_one_fort_in_a_hex(side: str, unit: str, enemy: str) -> None:
    blau = front().initial(side).play("fortify", "build 2007", "fortify")
    assert "2007" not in blau.offers("build")
    assert blau.refused("build 2007") == "9.7.3a"
    theirs = put_fort(front(), "2007", OTHER[side]).initial(side).play("fortify")
    assert theirs.refused("build 2007") == "9.7.3a"
    printed = front(forts={"2007": "north"}).initial(side).play("fortify")
    if side == "soviet":  # it is a fort of theirs, until it is given up
        assert printed.refused("build 2007") == "9.7.3a"
        printed.p.forts[0] = 0
        printed._changed()
    assert "2007" in printed.offers("build")


@rule("stalingrad42:9.7.3b")
@BOTH
@pytest.mark.parametrize(
    ("terrain", "allowed"),
    [
        ("minor-city", False), ("major-city", False), ("mountain", False), ("marsh", False),
        ("wooded-rough", False), ("clear", True), ("rough", True), ("woods", True),
        ("desert", True),
    ],
)  # fmt: skip
def test_on_which_ground_forts_are_built(
    side: str, unit: str, enemy: str, terrain: str, allowed: bool
) -> None:
    blau = front(terrain={"2006": terrain}).initial(side).play("fortify")
    assert ("2006" in blau.offers("build")) == allowed
    if not allowed:
        assert blau.refused("build 2006") == "9.7.3b"


@rule("stalingrad42:9.7.3c")
@pytest.mark.parametrize(("side", "count"), [("axis", 12), ("soviet", 24)])
def test_forts_are_limited_by_the_counters(side: str, count: int) -> None:
    blau = front()
    for number in range(count - 1):
        put_fort(blau, f"30{number:02}", side, complete=number % 2 == 0)
        put_fort(blau, f"32{number:02}", OTHER[side])  # theirs do not count
    blau.initial(side).play("fortify", "build 2007")
    assert blau.offers("fortify") == []
    assert blau.refused("fortify") == "9.7.3c"
    blau.play("raze", "clear 3000")
    assert blau.offers("fortify") == [""]  # the counter can be used again


@rule("stalingrad42:9.7.5a")
@BOTH
@pytest.mark.parametrize("phase", ["initial", "movement", "combat"])
def test_a_player_removes_his_own_forts_in_his_turn(
    side: str, unit: str, enemy: str, phase: str
) -> None:
    blau = put_fort(put_fort(front(f"{unit} 2007"), "2007", side), "2006", side, complete=False)
    put_fort(blau, "2005", OTHER[side])
    getattr(blau, phase)(side)
    assert blau.play("raze").offers("clear") == ["2006", "2007"]
    assert blau.refused("clear 2005") == "9.7.5a"
    blau.play("clear 2007")
    assert blau.told(FortRemoved)[0].place == "2007"
    left = {"2006": (side, phase == "initial"), "2005": (OTHER[side], True)}  # now complete
    assert works(blau) == left
    blau.play("raze", "stop", "raze", "clear 2006")
    assert blau.offers("raze") == []
    assert blau.refused("raze") == "9.7.5a"


@rule("stalingrad42:9.7.5b")
@BOTH
def test_whoever_enters_removes_an_enemy_fort(side: str, unit: str, enemy: str) -> None:
    blau = put_fort(put_fort(front(f"{unit} 2007"), "2008", OTHER[side]), "2006", side)
    blau.movement(side).play(f"move {unit}", "to 2009")  # on the way, too
    assert [event.place for event in blau.told(FortRemoved)] == ["2008"]
    assert works(blau) == {"2006": (side, True)}
    supply = {"axis": "sp-axis-1", "soviet": "sp-soviet-1"}[side]
    idle = put_fort(front(f"{supply} 2007"), "2008", OTHER[side], complete=False).movement(side)
    idle.move(supply, "to 2008")
    assert works(idle) == {}
    home = put_fort(front(f"{unit} 2007"), "2008", side).movement(side).move(unit, "to 2008")
    assert works(home) == {"2008": (side, True)}


@rule("stalingrad42:9.7.5b")
def test_an_advance_and_a_retreat_remove_it_as_well() -> None:
    units = ("inf-57 2010", "inf-75 2010", "inf-168 2111", "inf-113 2111", "rd-62 2011")
    blau = put_fort(put_fort(Theatre(*units), "2011", "soviet"), "2013", "axis")
    blau.combat().fight("DR2", "2011", "inf-57", "inf-75", "inf-168", "inf-113")
    while blau.asked() in ("determined-defence", "retreat-to"):
        blau.play("retreat 2013" if blau.asked() == "retreat-to" else "withdraw")
    assert works(blau) == {"2011": ("soviet", True)}
    blau.play("advance inf-57", "to 2011")
    assert works(blau) == {}


@rule("stalingrad42:11.2.4b")
def test_germans_in_their_forts_and_cities_stand_like_the_elite() -> None:
    tanks = (
        "tc-16 2010", "tc-4 2010", "tc-23 2111", "tc-13 2111", "tc-24 2112", "tc-22 2112",
    )  # fmt: skip
    names = [unit.split()[0] for unit in tanks]

    def modifiers(unit: str, *, built: bool = True, terrain: str = "clear") -> dict[str, int]:
        blau = Theatre(*tanks, f"{unit} 2011", terrain={"2011": terrain})
        if built:
            put_fort(blau, "2011", "axis")
        blau.combat("soviet").fight("DR2", "2011", *names)
        leads = blau.match.view(None)["board"]["defence"]["leads"]
        return {reason: value for value, reason, _ in leads[unit]["modifiers"]}

    assert modifiers("inf-385", built=False) == {}  # a regular German in the open
    assert modifiers("inf-385") == {"defence-elite": 1}
    for city in ("minor-city", "major-city"):
        assert modifiers("inf-385", built=False, terrain=city) == {"defence-elite": 1}
    assert modifiers("ro-inf-2") == modifiers("ro-inf-2", built=False)  # no national Germans
