"""Chapter 18.6.8: few supply points are mobile; the others are immobile, always ready."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad42.events import SupplyConverted, SupplyMerged, UnitArrived
from stavka.games.stalingrad42.faults import faults
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

BOTH = pytest.mark.parametrize("side", ["axis", "soviet"])
MOBILE = {"axis": 5, "soviet": 4}
AREA = {"axis": "area-X", "soviet": "area-A"}
STAFF = {"axis": "hq-6a", "soviet": "fr-south"}
FIGHT = {"axis": ("inf-57", "rd-62"), "soviet": ("tc-16", "inf-57")}
OTHER = {"axis": "soviet", "soviet": "axis"}


def lorries(side: str, count: int) -> list[str]:
    """So many mobile supply points far from everything."""
    return [f"sp-{side}-{number} 30{20 + number}" for number in range(1, count + 1)]


def deeds(blau: Theatre) -> set[str]:
    verbs = ("turn-over", "immobilize", "mobilize", "merge")
    return {verb for verb in verbs if blau.offers(verb)}


@rule("stalingrad42:18.6.8a")
@BOTH
def test_so_many_are_mobile_and_the_next_is_immobile(side: str) -> None:
    count = MOBILE[side]
    blau = Theatre(*lorries(side, count - 1)).initial(side)
    blau.play(f"stock {AREA[side]}")
    assert blau.told(UnitArrived)[0].unit == f"sp-{side}-{count}"
    blau.play(f"stock {AREA[side]}")
    assert blau.told(UnitArrived)[0].unit == f"depot-{side}-1"
    assert (blau.at(f"depot-{side}-1"), blau.prompt()["points"]) == (AREA[side], 0)
    assert faults(blau.p) == []


@BOTH
def test_when_all_counters_are_in_play_there_is_none(side: str) -> None:
    depots = [f"depot-{side}-{number} 3110" for number in range(1, 7)]
    blau = Theatre(*lorries(side, MOBILE[side]), *depots).initial(side)
    assert blau.offers("stock") == []
    assert blau.refused(f"stock {AREA[side]}") == "18.6.8c"


@rule("stalingrad42:18.6.8b")
@BOTH
def test_immobile_supply_is_always_ready_and_used_like_the_other(side: str) -> None:
    """It shifts a battle, readies a headquarters, is lost to the enemy, and does not move."""
    depot, staff, (attacker, enemy) = f"depot-{side}-1", STAFF[side], FIGHT[side]
    battle = Theatre(f"{attacker} 2010", f"{enemy} 2011", f"{staff} 2009 used", f"{depot} 2009")
    battle.combat(side).attack("2011", attacker)
    assert battle.offers("supply") == [depot]
    assert battle.play(f"supply {depot}").shifts()["artillery"] == 1
    battle.dice(1).play("fight")
    assert battle.at(depot) == "stock"
    for phase in ("initial", "supply"):
        flip = Theatre(f"{staff} 2009 used", f"{depot} 2009")
        getattr(flip, phase)(side)
        flip.play(f"spend {depot} {staff}")
        assert (flip.p.top(flip.unit(staff)).ready, flip.at(depot)) == (True, "stock")
    alone = Theatre(f"{depot} 2012", f"{enemy} 2011").movement(OTHER[side])
    assert alone.move(enemy, "to 2012").at(depot) == "stock"


@rule("stalingrad42:18.6.8b", "stalingrad42:18.6.8d")
@BOTH
def test_immobile_supply_goes_nowhere_by_itself(side: str) -> None:
    depot, friend = f"depot-{side}-1", FIGHT[side][0]
    stuck = Theatre(*lorries(side, MOBILE[side]), f"{depot} 2010").movement(side)
    assert depot not in stuck.offers("move")
    assert stuck.refused(f"move {depot}") == "18.6.8b"
    for place in ("2010", AREA[side]):
        blau = Theatre(f"{depot} {place}", f"{friend} {place}").movement(side)
        blau.play(f"move {depot}")
        verbs = ("to", "extended", "tactical", "with")
        assert [blau.offers(verb) for verb in verbs] == [[], [], [], []]
        for wish in ("to 2011", "extended 2011", "tactical 2011", f"with {friend}"):
            assert blau.refused(wish) == "18.6.8b"
        other = {"axis": "area-Y", "soviet": "area-B"}[side]
        assert blau.refused(f"tactical {other}") == "18.6.8b"
        assert deeds(blau) == {"mobilize"}
        blau.play("stop")
        assert blau.at(depot) == place
        along = Theatre(f"{depot} {place}", f"{friend} {place}").movement(side)
        assert along.play(f"move {friend}").refused(f"with {depot}") == "18.6.8b"


@rule("stalingrad42:18.6.8b")
@BOTH
def test_it_does_not_advance_with_those_beside_it(side: str) -> None:
    big = {"axis": ("pz-9", "pz-24"), "soviet": ("tc-16", "tc-4")}[side]
    weak = {"axis": "rb-16", "soviet": "sec-213"}[side]
    depot = f"depot-{side}-1"
    units = (*(f"{unit} 2010" for unit in big), f"{depot} 2010", f"{weak} 2011 disrupted")
    blau = Theatre(*units).combat(side).attack("2011", *big).dice(6).play("fight")
    while blau.asked() != "advance-after-combat":
        blau.play(blau.match.choices(blau.seat())[0])
    assert depot not in blau.offers("advance")
    assert blau.refused(f"advance {depot}") == "18.6.8b"


@rule("stalingrad42:18.6.8c")
@BOTH
def test_two_in_a_hex_may_lie_on_one_counter(side: str) -> None:
    one, other, staff = f"depot-{side}-1", f"depot-{side}-2", STAFF[side]
    full = lorries(side, MOBILE[side])
    blau = Theatre(*full, f"{one} 2009", f"{other} 2009", f"{staff} 2009 used").movement(side)
    blau.play(f"move {one}")
    assert deeds(blau) == {"merge"}
    blau.play("merge")
    assert blau.told(SupplyMerged) == [SupplyMerged(unit=one)]
    assert (blau.at(one), blau.p.face[blau.unit(one)], blau.at(other)) == ("2009", 1, "stock")
    assert blau.refused(f"move {one}") == "18.6.8b"  # nothing more can be done with it
    # It is two points still: spent one after the other.
    attackers = [f"{unit} 2010" for unit in FIGHT[side][:1]]
    enemy = FIGHT[side][1]
    for words in (*attackers, f"{enemy} 2011"):
        blau.put(*words.split())
    blau.combat(side).attack("2011", FIGHT[side][0]).play(f"supply {one}")
    assert blau.refused(f"supply {one}") in ("18.2.1c", "18.3.1c")  # one shift in a battle
    blau.dice(1).play("fight")
    assert (blau.at(one), blau.p.face[blau.unit(one)]) == ("2009", 0)
    blau.initial(side).play(f"spend {one} {staff}")
    assert blau.at(one) == "stock"


@rule("stalingrad42:18.6.8c")
@BOTH
def test_only_single_ones_in_the_same_hex_are_merged(side: str) -> None:
    one, other = f"depot-{side}-1", f"depot-{side}-2"
    apart = Theatre(f"{one} 2009", f"{other} 2010").movement(side).play(f"move {one}")
    assert apart.refused("merge") == "18.6.8c"
    pair = Theatre(f"{one} 2009 ready", f"{other} 2009").movement(side).play(f"move {other}")
    assert pair.refused("merge") == "18.6.8c"  # the other side has two already
    mobile = Theatre(f"sp-{side}-1 2009", f"{other} 2009").movement(side)
    assert mobile.play(f"move sp-{side}-1").refused("merge") == "18.6.8d"
    both = Theatre(f"{one} 2012 ready", f"{FIGHT[side][1]} 2011").movement(OTHER[side])
    assert both.move(FIGHT[side][1], "to 2012").at(one) == "stock"  # both are lost


@rule("stalingrad42:18.6.8d")
@BOTH
def test_mobile_ones_become_immobile_and_back_before_they_move(side: str) -> None:
    mobile, depot = f"sp-{side}-1", f"depot-{side}-1"
    blau = Theatre(f"{mobile} 2010").movement(side).play(f"move {mobile}")
    assert deeds(blau) == {"turn-over", "immobilize"}
    blau.play("immobilize")
    assert blau.told(SupplyConverted) == [SupplyConverted(unit=depot, immobile=True)]
    assert (blau.at(mobile), blau.at(depot)) == ("stock", "2010")
    blau.play(f"move {depot}", "mobilize")  # at any time of the phase
    assert blau.told(SupplyConverted) == [SupplyConverted(unit=mobile, immobile=False)]
    assert (blau.at(mobile), blau.at(depot)) == ("2010", "stock")
    assert "2015" in blau.offers("to")  # it has not moved yet
    assert blau.refused("immobilize") == "18.6.8d"
    blau.play("to 2012")
    assert blau.refused("immobilize") == "18.6.8d"
    blau.play("stop")
    assert (blau.at(mobile), faults(blau.p)) == ("2012", [])
    ready = Theatre(f"{mobile} 2010 ready").movement(side).play(f"move {mobile}", "immobilize")
    assert ready.at(depot) == "2010"
    with_others = Theatre(f"{mobile} 2010", f"{FIGHT[side][0]} 2010").movement(side)
    with_others.play(f"move {mobile}", f"with {FIGHT[side][0]}")
    assert with_others.refused("immobilize") == "18.6.1a"


@rule("stalingrad42:18.6.8d", "stalingrad42:18.6.8a")
@BOTH
def test_no_more_become_mobile_than_may_be(side: str) -> None:
    depot = f"depot-{side}-1"
    full = Theatre(*lorries(side, MOBILE[side]), f"{depot} 2010", f"depot-{side}-2 2010")
    full.movement(side).play(f"move {depot}")
    assert deeds(full) == {"merge"}
    assert full.refused("mobilize") == "18.6.8a"
    assert full.refused("turn-over") == "18.6.8b"  # it is always ready
    assert full.refused("immobilize") == "18.6.8d"
    # Of two on a counter one stays.
    pair = Theatre(f"{depot} 2010 ready").movement(side).play(f"move {depot}", "mobilize")
    assert (pair.at(f"sp-{side}-1"), pair.at(depot)) == ("2010", "2010")
    assert pair.p.face[pair.unit(depot)] == 0
    pair.play("to 2012", "stop", f"move {depot}", "mobilize")
    assert (pair.at(f"sp-{side}-2"), pair.at(depot)) == ("2010", "stock")


@rule("stalingrad42:18.6.3a")
@BOTH
def test_moving_supply_is_mechanized_by_road_and_not_extended(side: str) -> None:
    """Ten hexes of road for five points."""
    road = {f"20{row}|20{row + 1}": "road" for row in range(10, 22)}
    blau = Theatre(f"sp-{side}-1 2010", sides=road).movement(side).play(f"move sp-{side}-1")
    assert "2020" in blau.offers("to")
    assert "2021" not in blau.offers("to")
    assert blau.offers("extended") == []
    assert blau.refused("extended 2021") == "2.3.2c"
    off = Theatre(f"sp-{side}-1 2010").movement(side).play(f"move sp-{side}-1")
    assert ("2015" in off.offers("to"), "2016" in off.offers("to")) == (True, False)


# By rail: a hex of each side's railways, another, and an area they lead to; by sea: where from and
# where to.
RAILS = {"axis": ("1005", "1303", "area-X"), "soviet": ("2100", "2338", "area-A")}
SEA = {"axis": ("area-W", "1549"), "soviet": ("2153", "2957")}


@rule("stalingrad42:18.6.3a", "stalingrad42:18.6.8e")
@pytest.mark.parametrize(("unit", "face"), [("sp", ""), ("sp", " ready"), ("depot", "")])
@BOTH
def test_supply_goes_by_rail_and_by_sea(side: str, unit: str, face: str) -> None:
    supply = f"{unit}-{side}-1"
    here, there, area = RAILS[side]
    for start in (here, area):
        rail = Theatre(f"{supply} {start}{face}", real=True).movement(side)
        assert rail.play(f"rail {supply}", f"to {there}").at(supply) == there
    start, end = SEA[side]
    sea = Theatre(f"{supply} {start}{face}", real=True, scenario="campaign", turn=9).movement(side)
    assert sea.play(f"sea {supply}", f"to {end}").at(supply) == end
    assert sea.p.face[sea.unit(supply)] == 0  # packed
    assert sea.refused(f"move {supply}") == "5.1d"


@rule("stalingrad42:18.6.8e")
@BOTH
def test_immobile_supply_with_which_nothing_else_can_be_done_is_still_carried(side: str) -> None:
    full = lorries(side, MOBILE[side])  # so it cannot be made mobile
    here, there, _ = RAILS[side]
    rail = Theatre(*full, f"depot-{side}-1 {here}", real=True).movement(side)
    assert rail.refused(f"move depot-{side}-1") == "18.6.8b"  # by road it goes nowhere
    assert f"depot-{side}-1" in rail.offers("rail")
    assert rail.play(f"rail depot-{side}-1", f"to {there}").at(f"depot-{side}-1") == there
    start, end = SEA[side]
    sea = Theatre(*full, f"depot-{side}-1 {start}", real=True, scenario="campaign", turn=9)
    sea.movement(side).play(f"sea depot-{side}-1", f"to {end}")
    assert sea.at(f"depot-{side}-1") == end
