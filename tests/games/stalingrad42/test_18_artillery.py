"""Chapters 9.4 and 18.2 to 18.5: artillery support in attacks on 2011."""

from __future__ import annotations

from typing import Any

import pytest

from stavka.games.stalingrad42.box import own_box
from stavka.games.stalingrad42.events import BattleFought
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.rules.artillery import fire, in_range, spend
from stavka.hexes import members
from stavka.kernel import Play
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

BOTH = pytest.mark.parametrize(
    ("side", "units", "enemy", "staff"),
    [
        ("axis", ("inf-57", "inf-75"), "rd-62", "hq-6a"),
        ("soviet", ("tc-16", "tc-4"), "inf-385", "fr-south"),
    ],
)


def attack(side: str, units: tuple[str, ...], enemy: str, *others: str, **given: object) -> Theatre:
    """Both units attack 2011 from 2010."""
    mine = (f"{unit} 2010" for unit in units)
    blau = Theatre(*mine, f"{enemy} 2011", *others, **given).combat(side)  # type: ignore[arg-type]
    return blau.attack("2011", *units)


@rule("stalingrad42:18.2.1a")
def test_who_is_artillery_support() -> None:
    found = {unit.kind for unit in own_box().armies.units if unit.support}
    assert found == {"army-hq", "front-hq", "artillery"}


@rule("stalingrad42:18.2.1b", "stalingrad42:18.3.1a", "stalingrad42:9.4b")
@BOTH
def test_a_ready_unit_shifts_one_column_and_is_used(
    side: str, units: tuple[str, ...], enemy: str, staff: str
) -> None:
    blau = attack(side, units, enemy, f"{staff} 2007")
    before = blau.battle()["column"]
    assert blau.offers("support") == [staff]
    blau.play(f"support {staff}")
    assert blau.shifts()["artillery"] == 1
    assert int(blau.battle()["column"][0]) == int(before[0]) + 1
    assert blau.p.top(blau.unit(staff)).ready  # not before the fight
    blau.dice(1).play("fight")
    assert "battle-artillery" in blau.told(BattleFought)[0].shifts
    assert not blau.p.top(blau.unit(staff)).ready
    used = attack(side, units, enemy, f"{staff} 2007 used")
    assert used.offers("support") == []
    assert used.refused(f"support {staff}") == "18.2.1c"


@rule("stalingrad42:18.3.1b", "stalingrad42:18.6.5a", "stalingrad42:18.6.5c")
def test_supply_supports_one_more_battle() -> None:
    """The worked example: the headquarters in battle A, its supply in battle B."""
    more = ("inf-168 2208", "inf-113 2208", "rd-45 2309")
    staff = ("hq-6a 2009", "sp-axis-1 2009 ready")
    blau = attack("axis", ("inf-57", "inf-75"), "rd-62", *staff, *more)
    blau.play("support hq-6a").dice(1).play("fight")
    blau.play(f"lose {blau.offers('lose')[0]}")
    while blau.asked() == "choose-loss":
        blau.play(f"lose {blau.offers('lose')[0]}")
    blau.attack("2309", "inf-168", "inf-113")
    assert (blau.offers("support"), blau.offers("supply")) == ([], ["sp-axis-1"])
    blau.play("supply sp-axis-1")
    assert blau.shifts()["artillery"] == 1
    blau.dice(1).play("fight")
    assert (blau.at("sp-axis-1"), blau.at("hq-6a")) == ("stock", "2009")
    assert not blau.p.top(blau.unit("hq-6a")).ready


@rule("stalingrad42:18.3.1c")
@BOTH
def test_one_shift_in_a_battle(side: str, units: tuple[str, ...], enemy: str, staff: str) -> None:
    other = {"axis": "hq-2a", "soviet": "fr-southwest"}[side]
    blau = attack(side, units, enemy, f"{staff} 2007", f"{other} 2007")
    assert set(blau.offers("support")) == {staff, other}
    blau.play(f"support {staff}")
    assert blau.offers("support") == []
    assert blau.refused(f"support {other}") == "18.3.1c"


@rule("stalingrad42:18.3.2a")
@BOTH
def test_it_never_shifts_in_defence(
    side: str, units: tuple[str, ...], enemy: str, staff: str
) -> None:
    theirs = {"axis": "fr-south", "soviet": "hq-6a"}[side]
    blau = attack(side, units, enemy, f"{theirs} 2012")
    assert "artillery" not in blau.shifts()
    assert blau.refused(f"support {theirs}") == "1.0a"
    blau.dice(6).play("fight")
    assert blau.p.top(blau.unit(theirs)).ready  # the defender was not asked before the die


@rule("stalingrad42:18.3.3b")
def test_staffs_of_allies_support_attacks_of_their_own() -> None:
    alone = attack("axis", ("inf-57", "inf-75"), "rd-62", "it-hq-8a 2008")
    assert alone.refused("support it-hq-8a") == "18.3.3b"
    joined = attack("axis", ("inf-57", "it-inf-pasubio"), "rd-62", "it-hq-8a 2008")
    assert joined.offers("support") == ["it-hq-8a"]
    other = attack("axis", ("inf-57", "hu-inf-6"), "rd-62", "it-hq-8a 2008")
    assert other.refused("support it-hq-8a") == "18.3.3b"


@rule("stalingrad42:18.3.3d")
def test_support_out_of_an_entry_area() -> None:
    near = Theatre("tc-16 2404", "tc-4 2404", "inf-385 2405", "fr-south area-A").combat("soviet")
    near.attack("2405", "tc-16", "tc-4")
    assert near.offers("support") == ["fr-south"]  # 2400 is the first hex, 2404 the fifth
    far = Theatre("tc-16 2405", "tc-4 2405", "inf-385 2406", "fr-south area-A").combat("soviet")
    far.attack("2406", "tc-16", "tc-4")
    assert far.refused("support fr-south") == "18.4a"


@rule("stalingrad42:18.3.3d", "stalingrad42:18.4c")
@pytest.mark.parametrize(
    ("side", "units", "enemies", "staff", "hex", "target"),
    [
        ("soviet", ("tc-16", "tc-4"), ("inf-57 2500", "inf-75 2200"), "A", "2401", "2402"),
        ("axis", ("inf-57", "inf-75"), ("tb-10 1102", "tb-63 1104"), "X", "1103", "1203"),
    ],
)
def test_out_of_an_area_it_comes_by_an_enemy_zone_too(
    side: str, units: tuple[str, ...], enemies: tuple[str, ...], staff: str, hex: str, target: str
) -> None:
    """Every hex at the edge from which they could be reached lies in an enemy zone."""
    door = {"2401": "2400", "1103": "1003"}[hex]
    around = {GRID.number(near) for near in GRID.neighbours[GRID.at(hex)]} - {door, target}
    sides = {f"{hex}|{near}": "sea" for near in around}
    guns = {"A": "fr-south area-A", "X": "hq-6a area-X"}[staff]
    mine = [f"{unit} {hex}" for unit in units]
    enemy = {"soviet": "inf-385", "axis": "rd-62"}[side]
    field = Theatre(*mine, f"{enemy} {target}", *enemies, guns, sides=sides).combat(side)
    other = "axis" if side == "soviet" else "soviet"
    assert door in field.zone(other)
    assert field.attack(target, *units).offers("support") == [guns.split()[0]]


@rule("stalingrad42:18.3.3d", "stalingrad42:18.4c")
def test_out_of_an_area_it_does_not_cross_an_enemy_bond() -> None:
    """That of 1900 and 2100 bars the edge of 2000, by which alone 2001 is reached."""
    around = ("1901", "1902", "2002", "2102", "2101")
    sides = {f"2001|{hex}": "sea" for hex in around} | {"2000|1901": "sea", "2000|2101": "sea"}
    units = ("tc-16 2001", "tc-4 2001", "inf-385 2002", "fr-south area-A")
    open = {**sides, "2001|2002": "minor"}
    for enemies, found in (((), ["fr-south"]), (("inf-57 1900", "inf-75 2100"), [])):
        field = Theatre(*units, *enemies, sides=open).combat("soviet")
        assert field.attack("2002", "tc-16", "tc-4").offers("support") == found


@rule("stalingrad42:18.4a")
@BOTH
def test_as_far_as_its_range(side: str, units: tuple[str, ...], enemy: str, staff: str) -> None:
    assert attack(side, units, enemy, f"{staff} 2005").offers("support") == [staff]
    assert attack(side, units, enemy, f"{staff} 2004").refused(f"support {staff}") == "18.4a"
    assert own_box().armies[staff].range == 5


@rule("stalingrad42:18.4b")
def test_water_and_ridges_are_in_the_way() -> None:
    around = ("2008", "2109", "2110", "2010", "1910", "1909")
    for side in ("sea", "lake", "alpine"):
        sides = {f"2009|{hex}": side for hex in around}
        blau = Theatre("hq-6a 2009", sides=sides)
        assert [*members(in_range(blau.p, blau.unit("hq-6a")))] == [
            blau.p.place[blau.unit("hq-6a")]
        ]
    river = Theatre("hq-6a 2009", sides={f"2009|{hex}": "major" for hex in around})
    assert len([*members(in_range(river.p, river.unit("hq-6a")))]) > 6
    road = Theatre("hq-6a 2009", terrain=dict.fromkeys(around, "mountain"))
    assert len([*members(in_range(road.p, road.unit("hq-6a")))]) > 6


@rule("stalingrad42:18.4c", "stalingrad42:18.4d")
def test_enemies_their_bonds_and_two_zones_are_in_the_way() -> None:
    """Five hexes and one enemy zone on the way are no hindrance."""

    def supports(*enemies: str) -> bool:
        blau = attack("axis", ("inf-57", "inf-75"), "rd-62", "hq-6a 2005", *enemies)
        return blau.offers("support") == ["hq-6a"]

    assert supports()
    assert supports("rb-106 1808")  # its zone touches the straight way once or not at all
    assert not supports("rd-45 1807", "rd-121 2207", "rd-4 2007")  # a wall of bonds and units
    assert not supports("rd-45 1908", "rd-121 2108")  # a bond across
    assert not supports("rb-106 2007", "rb-111 1807", "rb-119 2207")  # zone after zone


@rule("stalingrad42:9.4a", "stalingrad42:18.5a", "stalingrad42:18.5b", "stalingrad42:18.5c")
def test_massed_preparation_shifts_two_columns() -> None:
    divisions = [u.id for u in own_box().armies.units if u.kind == "artillery"][:2]
    for pair in (divisions, [divisions[0], "fr-southwest"], ["fr-southwest", divisions[0]]):
        others = (f"{unit} 2008" for unit in pair)
        blau = attack("soviet", ("tc-16", "tc-4"), "inf-385", *others, scenario="uranus", turn=28)
        blau.play(f"support {pair[0]}", f"support {pair[1]}")
        assert blau.shifts()["artillery"] == 2
        blau.dice(1).play("fight")
        for unit in pair:
            gone = unit in divisions
            assert blau.at(unit) == ("removed" if gone else "2008")
    staffs = ("fr-southwest 2008", "fr-don 2008", "sp-soviet-1 2008 ready")
    plain = attack("soviet", ("tc-16", "tc-4"), "inf-385", *staffs, scenario="uranus", turn=28)
    plain.play("support fr-southwest")
    assert plain.refused("support fr-don") == "18.3.1c"
    assert plain.refused("supply sp-soviet-1") == "18.3.1c"


@rule("stalingrad42:18.5d", "stalingrad42:18.6.5b")
def test_a_division_that_helps_a_defence_is_only_used() -> None:
    division = next(u.id for u in own_box().armies.units if u.kind == "artillery")
    blau = Theatre(f"{division} 2008", "sp-soviet-1 2008 ready", scenario="uranus", turn=28)
    play = Play(blau.p, blau.match.dice)
    spend(blau.p, play, blau.unit(division))
    assert (blau.at(division), blau.p.top(blau.unit(division)).ready) == ("2008", False)
    fire(blau.p, play, blau.unit(division))
    assert blau.at(division) == "removed"
    guns = (f"{division} 2008", "sp-soviet-1 2008 ready")
    alone = attack("soviet", ("tc-16", "tc-4"), "inf-385", *guns, scenario="uranus", turn=28)
    assert alone.refused("supply sp-soviet-1") == "18.6.5b"  # no headquarters with it


@rule("stalingrad42:14.1a")
def test_who_only_fired_does_not_advance() -> None:
    blau = attack("axis", ("inf-57", "inf-75"), "rd-62", "hq-6a 2010", "hq-2a 2010")
    blau.play("support hq-6a").dice(6).play("fight")
    while blau.asked() != "advance-after-combat":
        blau.play(blau.match.choices(blau.seat())[0])
    assert "hq-2a" in blau.offers("advance")
    assert "hq-6a" not in blau.offers("advance")


# Attackers of 2111 first, then those of 2011 with a headquarters, and the defenders of each.
STAFFED = pytest.mark.parametrize(
    ("side", "staff", "first", "second", "enemies"),
    [
        ("axis", "hq-6a", ("inf-71", "inf-79"), ("inf-57", "inf-75"), ("rd-45", "rd-62")),
        ("soviet", "fr-southwest", ("tc-4", "tc-16"), ("tc-23", "tc-24"), ("inf-57", "inf-75")),
    ],
)


def end_of_battle(blau: Theatre) -> None:
    while blau.asked() != "advance-after-combat":
        choices = [c for c in blau.match.choices(blau.seat()) if c.verb not in ("stand", "lead")]
        blau.play(choices[0])


@rule("stalingrad42:14.1a", "stalingrad42:14.1b")
@STAFFED
def test_who_fired_for_another_attack_advances_with_those_he_stands_with(
    side: str,
    staff: str,
    first: tuple[str, ...],
    second: tuple[str, ...],
    enemies: tuple[str, str],
) -> None:
    units = [f"{unit} 2110" for unit in first] + [f"{unit} 1911" for unit in second]
    foes = f"{enemies[0]} 2111 reduced", f"{enemies[1]} 2011 reduced"
    blau = Theatre(*units, f"{staff} 1911", *foes).combat(side)
    blau.attack("2111", *first).play(f"support {staff}").dice(6).play("fight")
    end_of_battle(blau)
    assert staff not in blau.offers("advance")
    blau.play("end-advance").attack("2011", *second).dice(6).play("fight")
    end_of_battle(blau)
    assert staff in blau.offers("advance")


@rule("stalingrad42:14.1a", "stalingrad42:18.3.1b")
@STAFFED
def test_a_headquarters_that_spends_supply_has_fired_too(
    side: str,
    staff: str,
    first: tuple[str, ...],
    second: tuple[str, ...],
    enemies: tuple[str, str],
) -> None:
    units = [f"{unit} 1911" for unit in second]
    supply = f"sp-{side}-1"
    for shifts in (True, False):
        blau = Theatre(
            *units, f"{staff} 1911", f"{supply} 1911 ready", f"{enemies[1]} 2011 reduced"
        )
        blau.combat(side).attack("2011", *second)
        if shifts:
            blau.play(f"supply {supply}")
        blau.dice(6).play("fight")
        end_of_battle(blau)
        assert (staff in blau.offers("advance")) is not shifts
        if shifts:
            assert blau.refused(f"advance {staff}") == "14.1a"


@rule("stalingrad42:8.4d", "stalingrad42:18.5a", "stalingrad42:18.5b")
def test_massed_preparation_makes_an_attack_lawful() -> None:
    """3 against 7 doubled in a city: 1-5, two columns too few."""
    division, other = [u.id for u in own_box().armies.units if u.kind == "artillery"][:2]
    city: dict[str, Any] = {"terrain": {"2011": "major-city"}, "scenario": "uranus", "turn": 29}

    def front(*guns: str) -> Theatre:
        units = (f"{gun} 2008" for gun in guns)
        return Theatre("rd-23 2010", "inf-57 2011", *units, **city).combat("soviet")

    for guns in ((division,), ("fr-don", "fr-southwest"), ("fr-don", "sp-soviet-1")):
        weak = front(*guns)
        if "sp-soviet-1" in guns:
            weak.put("sp-soviet-1", "2008", "ready")
        assert "2011" not in weak.offers("attack")
        assert weak.refused("attack 2011") == "8.4a"
    for pair in ((division, other), (division, "fr-don"), ("fr-don", division)):
        heavy = front(*pair, "sp-soviet-1").put("sp-soviet-1", "2008", "ready")
        heavy.play("attack 2011", "by rd-23")
        assert heavy.offers("fight") == []
        assert heavy.offers("supply") == []  # it would leave no room for the second
        if "fr-don" in pair:
            assert heavy.refused("supply sp-soviet-1") == "8.4a"
        heavy.play(f"support {pair[0]}")
        assert heavy.offers("fight") == []
        heavy.play(f"support {pair[1]}").dice(1).play("fight")
        (battle,) = heavy.told(BattleFought)
        assert (battle.odds, battle.column) == ("ratio-1-5", "ratio-1-3")
