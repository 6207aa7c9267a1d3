"""Chapter 9: what units count, and how the column shifts.

2011 is attacked; its neighbours are 2010, 2111, 2112, 2012, 1912 and 1911.
"""

from __future__ import annotations

import pytest

from stavka.games.stalingrad42.events import FortsAbandoned
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.map import RIVER, the_map
from stavka.games.stalingrad42.rules.modifiers import half
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

CITIES = ("minor-city", "major-city")
RIVERS = ("minor", "major")


# 9.1 Halving and doubling


@rule("stalingrad42:9.1a", "stalingrad42:9.1i")
def test_nobody_is_doubled_twice() -> None:
    blau = Theatre("pz-9 2010", "rd-62 2011", terrain={"2011": "minor-city"},
                   sides={"2010|2011": "minor"}).combat()  # fmt: skip
    assert blau.attack("2011", "pz-9").counts("rd-62") == 10
    soviet = Theatre("tc-16 2010", "inf-57 2011", terrain={"2011": "minor-city"},
                     sides={"2010|2011": "minor"}).combat("soviet")  # fmt: skip
    assert soviet.attack("2011", "tc-16").counts("inf-57") == 14


@rule("stalingrad42:9.1b", "stalingrad42:9.1c", "stalingrad42:9.1h")
def test_each_unit_is_halved_by_itself_and_rounded_up() -> None:
    # Two with 5, halved: 3 + 3.
    blau = Theatre("inf-82 2010", "inf-88 2010", "rd-62 2011", sides={"2010|2011": "major"})
    blau.combat().play("attack 2011", "all")
    assert (blau.counts("inf-82"), blau.counts("inf-88")) == (3, 3)
    assert blau.battle()["attack"] == 6
    assert [half(n) for n in (1, 2, 5, 9)] == [1, 1, 3, 5]


@rule("stalingrad42:9.1k")
def test_three_halved_ones_are_three() -> None:
    """Each is rounded up, whatever the printed example adds."""
    blau = Theatre("sec-454 2010", "bike-4 2010", "cr-inf-369 2010", "rb-106 2011",
                   sides={"2010|2011": "major"}).combat()  # fmt: skip
    assert blau.play("attack 2011", "all").battle()["attack"] == 3


@rule("stalingrad42:9.1d", "stalingrad42:9.1g", "stalingrad42:13.2.1e")
def test_halved_first_then_doubled() -> None:
    blau = Theatre("pz-9 2010", "rd-62 2011 disrupted").combat()
    assert blau.attack("2011", "pz-9").counts("rd-62") == 3
    city = Theatre("pz-9 2010", "rd-62 2011 disrupted", terrain={"2011": "major-city"}).combat()
    assert city.attack("2011", "pz-9").counts("rd-62") == 6
    axis = Theatre("tc-16 2010", "inf-57 2011 disrupted", terrain={"2011": "major-city"})
    assert axis.combat("soviet").attack("2011", "tc-16").counts("inf-57") == 8


@rule("stalingrad42:9.1e", "stalingrad42:9.5.2a")
def test_an_attack_over_a_major_river_is_halved_and_the_defence_doubled() -> None:
    blau = Theatre("pz-9 2010", "inf-57 2010", "rd-62 2011", sides={"2010|2011": "major"})
    blau.combat().play("attack 2011", "all")
    assert (blau.counts("pz-9"), blau.counts("inf-57"), blau.counts("rd-62")) == (5, 3, 10)
    soviet = Theatre("tc-16 2010", "tc-4 2010", "inf-57 2011", sides={"2010|2011": "major road"})
    soviet.combat("soviet").play("attack 2011", "all")  # a bridge does not help
    assert (soviet.counts("tc-16"), soviet.counts("inf-57")) == (4, 14)


@rule("stalingrad42:9.1f", "stalingrad42:16.4a")
def test_an_attack_without_supply_is_halved() -> None:
    blau = Theatre("pz-9 2010 reduced unsupplied", "rd-62 2011").combat()
    assert blau.attack("2011", "pz-9").counts("pz-9") == 4  # of 7
    soviet = Theatre("tc-16 2010 unsupplied", "inf-57 2011").combat("soviet")
    assert soviet.attack("2011", "tc-16").counts("tc-16") == 4


@rule("stalingrad42:9.1j")
def test_halved_twice_is_rounded_twice() -> None:
    # 9 comes to 5 and then to 3, as 10 does; 7 to 4 and 2.
    guards = Theatre("gmc-1 2010 unsupplied", "gmc-2 2010", "ro-inf-1 2011", turn=30,
                     scenario="uranus", sides={"2010|2011": "major"}).combat("soviet")  # fmt: skip
    guards.play("attack 2011", "all")
    assert (guards.counts("gmc-1"), guards.counts("gmc-2")) == (3, 5)
    blau = Theatre("pz-9 2010 unsupplied", "pz-11 2010 reduced unsupplied", "rb-106 2011",
                   sides={"2010|2011": "major"}).combat()  # fmt: skip
    blau.play("attack 2011", "all")
    assert (blau.counts("pz-9"), blau.counts("pz-11")) == (3, 2)


# 9.2 Tanks


@rule("stalingrad42:9.2.1a")
def test_tanks_on_one_side_shift_one_column() -> None:
    axis = Theatre("pz-22 2010", "rd-62 2011").combat().attack("2011", "pz-22")
    assert axis.shifts() == {"tanks": 1}
    soviet = Theatre("tc-16 2010", "inf-57 2011").combat("soviet").attack("2011", "tc-16")
    assert soviet.shifts() == {"tanks": 1}
    against = Theatre("inf-57 2010", "tc-16 2011").combat().attack("2011", "inf-57")
    assert against.shifts() == {"tanks-defend": -1}
    other = Theatre("tc-16 2009", "rd-62 2010", "pz-22 2011").combat("soviet")
    assert other.attack("2011", "rd-62").shifts() == {"tanks-defend": -1}


@rule("stalingrad42:9.2.1b")
def test_tanks_on_both_sides_cancel_each_other() -> None:
    axis = Theatre("pz-22 2010", "tc-16 2011").combat().attack("2011", "pz-22")
    assert axis.shifts() == {}
    soviet = Theatre("tc-16 2010", "pz-22 2011").combat("soviet").attack("2011", "tc-16")
    assert soviet.shifts() == {}


@rule("stalingrad42:9.2.1c")
def test_more_tanks_shift_no_further() -> None:
    axis = Theatre("pz-22 2010", "pzg-3 2010", "stug-177-243 2010", "rd-62 2011").combat()
    assert axis.play("attack 2011", "all").shifts() == {"tanks": 1}
    soviet = Theatre("tc-16 2010", "tc-4 2010", "tb-14-170 2010", "inf-57 2011").combat("soviet")
    assert soviet.play("attack 2011", "all").shifts() == {"tanks": 1}


@rule("stalingrad42:9.2.2a", "stalingrad42:9.2.2b", "stalingrad42:9.2.2c")
def test_german_elite_shifts_once_more_and_is_not_cancelled() -> None:
    infantry = Theatre("pz-9 2010", "rd-62 2011").combat().attack("2011", "pz-9")
    assert infantry.shifts() == {"tanks": 1, "elite-tanks": 1}
    assert (infantry.battle()["odds"], infantry.battle()["column"]) == ("2-1", "4-1")
    corps = Theatre("pz-9 2010", "tc-16 2011").combat().attack("2011", "pz-9")
    assert corps.shifts() == {"elite-tanks": 1}
    assert (corps.battle()["odds"], corps.battle()["column"]) == ("2-1", "3-1")
    four = ("rd-62 2010", "rd-45 2010", "rd-121 2111", "rd-160 2111")
    defence = Theatre(*four, "pz-9 2011").combat("soviet")
    defence.play("attack 2011", "all")
    assert defence.shifts() == {"tanks-defend": -1, "elite-tanks-defend": -1}
    held = Theatre("tc-16 2010", "tc-4 2010", "pz-9 2011").combat("soviet")
    assert held.play("attack 2011", "all").shifts() == {"elite-tanks-defend": -1}


@rule("stalingrad42:9.2.3a", "stalingrad42:9.2.3b")
@pytest.mark.parametrize("terrain", ["woods", "wooded-rough", "marsh", "mountain", *CITIES])
def test_no_tank_shifts_in_close_country(terrain: str) -> None:
    tanks = ("tanks", "elite-tanks", "tanks-defend", "elite-tanks-defend")
    for mine, theirs, side in (
        ("pz-9", "rd-62", "axis"), ("inf-57", "tc-16", "axis"),
        ("tc-16", "inf-57", "soviet"), ("rd-62", "pz-9", "soviet"),
    ):  # fmt: skip
        friends = ("inf-75", "inf-113") if side == "axis" else ("rd-45", "rd-121")
        blau = Theatre(f"{mine} 2010", *(f"{f} 2111" for f in friends), f"{theirs} 2011",
                       terrain={"2011": terrain}).combat(side)  # fmt: skip
        blau.play("attack 2011", "all")
        assert not set(blau.shifts()) & set(tanks)


@rule("stalingrad42:9.2.3a", "stalingrad42:9.7.1b")
def test_no_tank_shifts_against_a_fort() -> None:
    blau = Theatre("pz-9 2010", "rd-62 2011", forts={"2011": "north"}).combat()
    assert blau.attack("2011", "pz-9").shifts() == {"fort": -1}
    corps = Theatre("inf-57 2010", "tc-16 2011", forts={"2011": "north"}).combat()
    assert corps.attack("2011", "inf-57").shifts() == {"fort": -1}


@rule("stalingrad42:9.2.3c", "stalingrad42:9.2.3d", "stalingrad42:9.2.3e")
@pytest.mark.parametrize("water", RIVERS)
@pytest.mark.parametrize(
    ("tank", "infantry", "corps", "side"),
    [("pz-22", "rd-62", "tc-16", "axis"), ("tc-16", "inf-385", "pz-22", "soviet")],
)
def test_tanks_over_a_river_get_no_shift_but_cancel_one(
    water: str, tank: str, infantry: str, corps: str, side: str
) -> None:
    river = {"2010|2011": water}
    plain = Theatre(f"{tank} 2010", f"{infantry} 2011", sides=river).combat(side)
    assert plain.attack("2011", tank).shifts() == {}
    against = Theatre(f"{tank} 2010", f"{corps} 2011", sides=river).combat(side)
    assert against.attack("2011", tank).shifts() == {}


@rule("stalingrad42:9.2.3c", "stalingrad42:9.2.3d", "stalingrad42:9.5.4b")
def test_so_it_is_out_of_a_marsh() -> None:
    marsh = {"2010": "marsh"}
    out = Theatre("pz-22 2010", "rd-62 2011", terrain=marsh).combat().attack("2011", "pz-22")
    assert out.shifts() == {}
    cancels = Theatre("pz-22 2010", "tc-16 2011", terrain=marsh).combat().attack("2011", "pz-22")
    assert cancels.shifts() == {}
    into = Theatre("pz-22 2010", "rd-62 2011", terrain={"2011": "marsh"}).combat()
    assert into.attack("2011", "pz-22").shifts() == {}
    inside = Theatre("inf-57 2010", "tc-16 2011", terrain={"2011": "marsh"}).combat()
    assert inside.attack("2011", "inf-57").shifts() == {}


@rule("stalingrad42:9.2.3f")
def test_one_tank_unit_over_dry_land_is_enough() -> None:
    blau = Theatre("pz-22 2010", "pzg-3 2111", "rd-62 2011", sides={"2010|2011": "minor"})
    assert blau.combat().play("attack 2011", "all").shifts() == {"tanks": 1}


@rule("stalingrad42:9.2.4a", "stalingrad42:9.2.4d")
def test_anti_tank_units_gain_nothing_when_they_attack() -> None:
    blau = Theatre("td-1 2010", "rd-62 2010", "inf-385 2011").combat("soviet")
    assert blau.play("attack 2011", "all").shifts() == {}
    tanks = Theatre("td-1 2010", "rd-62 2010", "pz-22 2011").combat("soviet")
    assert tanks.play("attack 2011", "all").shifts() == {"tanks-defend": -1}


@rule("stalingrad42:9.2.4b", "stalingrad42:9.2.4c")
def test_anti_tank_units_cancel_the_plain_shift_only() -> None:
    plain = Theatre("pz-22 2010", "rd-62 2011", "td-1 2011").combat().attack("2011", "pz-22")
    assert plain.shifts() == {}
    elite = Theatre("pz-9 2010", "rd-62 2011", "td-1 2011").combat().attack("2011", "pz-9")
    assert elite.shifts() == {"elite-tanks": 1}


# 9.5 Rivers and marshes


@rule("stalingrad42:9.5.1a", "stalingrad42:9.5.1b")
def test_the_defence_is_doubled_if_all_attack_over_rivers_or_out_of_marshes() -> None:
    river, marsh = {"2010|2011": "minor", "2111|2011": "major"}, {"2112": "marsh"}
    units = ("inf-57 2010", "inf-75 2111", "inf-113 2112", "inf-82 1911", "rd-62 2011")
    blau = Theatre(*units, sides=river, terrain=marsh).combat()
    blau.attack("2011", "inf-57", "inf-75", "inf-113")
    assert blau.counts("rd-62") == 10
    assert blau.play("by inf-82").counts("rd-62") == 5
    soviets = ("rd-45 2010", "rd-121 2111", "rd-160 2112", "rd-212 1911", "inf-57 2011")
    other = Theatre(*soviets, sides=river, terrain=marsh).combat("soviet")
    other.attack("2011", "rd-45", "rd-121", "rd-160")
    assert other.counts("inf-57") == 14
    assert other.play("by rd-212").counts("inf-57") == 7


@rule("stalingrad42:9.5.2b")
def test_the_example_of_two_rivers() -> None:
    """A and B over the major river, C over a minor one: 11 to 10. D and E over the river, F beside
    it: 11 to 5."""
    rivers = {"2010|2011": "major", "2111|2011": "major", "1911|2011": "minor"}
    first = Theatre("inf-57 2010", "jg-100 2111", "inf-82 1911", "rd-62 2011", sides=rivers)
    first.combat().play("attack 2011", "all")
    halved = first.counts("inf-57") + first.counts("jg-100")
    assert (halved, first.counts("inf-82")) == (3 + 3, 5)
    assert (first.battle()["attack"], first.battle()["defence"]) == (11, 10)
    assert first.battle()["column"] == "1-1"
    dry = {"2010|2011": "major", "2111|2011": "major"}
    second = Theatre("inf-57 2010", "jg-100 2111", "inf-82 1911", "rd-62 2011", sides=dry)
    second.combat().play("attack 2011", "all")
    assert (second.battle()["attack"], second.battle()["defence"]) == (11, 5)
    assert second.battle()["column"] == "2-1"


@rule("stalingrad42:9.5.4a")
def test_who_stands_in_a_marsh_is_doubled() -> None:
    blau = Theatre("pz-9 2010", "rd-62 2011", terrain={"2011": "marsh"}).combat()
    assert blau.attack("2011", "pz-9").counts("rd-62") == 10
    tanks = Theatre("pz-9 2010", "tc-16 2011", terrain={"2011": "marsh"}).combat()
    assert tanks.attack("2011", "pz-9").counts("tc-16") == 10
    axis = Theatre("tc-16 2010", "inf-57 2011", terrain={"2011": "marsh"}).combat("soviet")
    assert axis.attack("2011", "tc-16").counts("inf-57") == 14


@rule("stalingrad42:9.5.4c")
def test_the_example_of_the_marsh() -> None:
    """A, over the major river, counts half; B, out of the marsh, all: 13 to 10, no tank shift."""
    blau = Theatre("inf-57 2010", "pz-9 2111", "rd-62 2011", sides={"2010|2011": "major"},
                   terrain={"2111": "marsh"}).combat()  # fmt: skip
    blau.play("attack 2011", "all")
    assert (blau.counts("inf-57"), blau.counts("pz-9"), blau.counts("rd-62")) == (3, 10, 10)
    assert blau.shifts() == {}
    assert (blau.battle()["attack"], blau.battle()["defence"]) == (13, 10)
    assert blau.battle()["column"] == "1-1"


@rule("stalingrad42:9.5.5a", "stalingrad42:2.2.2a")
def test_the_bend_of_izyum_has_rivers_along_its_sides_only() -> None:
    def hampered(p: str) -> bool:
        blau = Theatre(f"inf-57 {p}", "rd-62 1521", real=True).combat()
        return blau.attack("1521", "inf-57").counts("rd-62") == 10

    around = ("1520", "1621", "1620", "1522", "1422", "1421", "1420")
    bend = GRID.at("1521")
    wet: set[str] = set()
    dry: set[str] = set()
    for number in around:
        direction = GRID.direction(bend, GRID.at(number))
        if direction is not None and the_map().land >> GRID.at(number) & 1:
            side = the_map().sides[bend][direction]
            (wet if side & RIVER else dry).add(number)
    assert wet
    assert dry
    assert {number for number in wet | dry if hampered(number)} == wet


# 9.6.3 Cities


@rule("stalingrad42:9.6.3a")
@pytest.mark.parametrize("city", CITIES)
def test_infantry_is_doubled_in_cities(city: str) -> None:
    blau = Theatre("pz-9 2010", "rd-62 2011", "tc-16 2011", terrain={"2011": city}).combat()
    blau.attack("2011", "pz-9")
    assert (blau.counts("rd-62"), blau.counts("tc-16")) == (10, 5)
    axis = Theatre("tc-16 2010", "tc-4 2111", "inf-57 2011", "pz-22 2011", terrain={"2011": city})
    axis.combat("soviet").play("attack 2011", "all")
    assert (axis.counts("inf-57"), axis.counts("pz-22")) == (14, 5)


# 9.7 Forts


@rule("stalingrad42:9.7.1a", "stalingrad42:9.7.1c", "stalingrad42:9.7.1d", "stalingrad42:9.7.1e")
def test_a_fort_shifts_a_column_beside_what_the_ground_does() -> None:
    forts = {"2011": "north"}
    plain = Theatre("inf-57 2010", "rd-62 2011", forts=forts).combat().attack("2011", "inf-57")
    assert plain.shifts() == {"fort": -1}
    river = Theatre("inf-57 2010", "rd-62 2011", forts=forts, sides={"2010|2011": "minor"})
    river.combat().attack("2011", "inf-57")
    assert (river.shifts(), river.counts("rd-62")) == ({"fort": -1}, 10)
    rough = Theatre("pz-9 2010", "rd-62 2011", forts=forts, terrain={"2011": "rough"}).combat()
    assert rough.attack("2011", "pz-9").shifts() == {"fort": -1, "rough": -1}


@rule("stalingrad42:9.7.4a", "stalingrad42:9.7.4b")
def test_an_empty_fort_hinders_nobody_and_is_no_target() -> None:
    blau = Theatre("inf-57 2010", "rd-62 2015", forts={"2011": "north"}, sides={
        "2010|2011": "road", "2011|2012": "road"}).movement()  # fmt: skip
    with_fort = blau.play("move inf-57").offers("to")
    plain = Theatre("inf-57 2010", "rd-62 2015", sides={
        "2010|2011": "road", "2011|2012": "road"}).movement()  # fmt: skip
    assert with_fort == plain.play("move inf-57").offers("to")
    attack = Theatre("inf-57 2010", "rd-62 2015", forts={"2011": "north"}).combat()
    assert attack.refused("attack 2011") == "8.1a"


@rule("stalingrad42:9.7.6a", "stalingrad42:9.7.6b")
def test_printed_forts_stay_and_serve_the_soviets_only() -> None:
    blau = Theatre("inf-57 2010", "rd-62 2112", forts={"2011": "north"}).movement()
    blau.move("inf-57", "to 2011").play("end-movement")
    blau.combat("soviet").attack("2011", "rd-62")
    assert blau.shifts() == {}
    tanks = Theatre("tc-16 2010", "inf-57 2011", forts={"2011": "north"}).combat("soviet")
    assert tanks.attack("2011", "tc-16").shifts() == {"tanks": 1}
    back = Theatre("inf-57 2010", "rd-62 2011", forts={"2011": "north"}).combat()
    assert back.attack("2011", "inf-57").shifts() == {"fort": -1}


@rule("stalingrad42:9.7.7a", "stalingrad42:9.7.7b", "stalingrad42:9.7.7c", "stalingrad42:9.7.7d")
def test_forts_fall_out_of_use_group_by_group_for_good() -> None:
    rostov, forts = "3134", the_map().forts
    groups = ("north", "south", "Rostov")
    held = {g: next(GRID.number(h) for h in forts if forts[h] == g) for g in groups}

    def abandoned(*units: str, axis: bool = False) -> tuple[Theatre, set[str]]:
        blau = Theatre(*units, "inf-57 1010", real=True)
        if axis:
            blau.holds("axis", rostov)
        blau.victory()
        return blau, {event.group.removeprefix("fort-") for event in blau.told(FortsAbandoned)}

    everybody = [
        f"rd-{n} {held[g]}" for n, g in (("62", "north"), ("45", "south"), ("121", "Rostov"))
    ]
    assert abandoned(*everybody)[1] == set()
    assert abandoned(*everybody[1:])[1] == {"north"}
    assert abandoned(everybody[0], everybody[2])[1] == {"south"}
    assert abandoned(*everybody[:2])[1] == set()  # Rostov itself is still Soviet
    assert abandoned(*everybody[:2], axis=True)[1] == {"Rostov"}
    blau, _ = abandoned(*everybody[1:])
    blau.put("rd-62", held["north"]).put("inf-75", _beside(held["north"])).combat()
    assert blau.attack(held["north"], "inf-75").shifts() == {}  # gone for good


def _beside(number: str) -> str:
    map, hex = the_map(), GRID.at(number)
    return next(
        GRID.number(other)
        for direction, other in enumerate(GRID.neighbours[hex])
        if other >= 0 and map.land >> other & 1 and not map.sides[hex][direction] & RIVER
    )


# 9.8 Parentheses, 9.9 Others


@rule("stalingrad42:9.8a", "stalingrad42:9.8b")
def test_a_strength_in_parentheses_counts_for_one_who_is_alone() -> None:
    alone = Theatre("inf-57 2010", "fr-south 2011").combat().attack("2011", "inf-57")
    assert alone.battle()["defence"] == 1
    two = Theatre("inf-57 2010", "fr-south 2011", "fr-bryansk 2011").combat()
    assert two.attack("2011", "inf-57").battle()["defence"] == 1
    company = Theatre("inf-57 2010", "fr-south 2011", "rd-62 2011").combat()
    company.attack("2011", "inf-57")
    assert (company.counts("fr-south"), company.battle()["defence"]) == (0, 5)
    axis = Theatre("rd-62 2010", "hq-6a 2011", "hq-2a 2011").combat("soviet")
    assert axis.attack("2011", "rd-62").battle()["defence"] == 1
    both = Theatre("tc-16 2010", "hq-6a 2011", "inf-57 2011").combat("soviet")
    assert both.attack("2011", "tc-16").battle()["defence"] == 7


@rule("stalingrad42:9.8b")
@pytest.mark.parametrize(
    ("side", "staffs", "enemy"),
    [("soviet", ("fr-bryansk", "fr-south"), "inf-57"), ("axis", ("hq-2a", "hq-6a"), "rd-62")],
)
@pytest.mark.parametrize("aboard", [0, 1])
def test_of_two_in_parentheses_the_better_counts(
    aboard: int, side: str, staffs: tuple[str, str], enemy: str
) -> None:
    """In a city one counts two, aboard a train one."""
    words = [f"{staff} 2011{' entrained' * (n == aboard)}" for n, staff in enumerate(staffs)]
    city = Theatre(f"{enemy} 2010", *words, terrain={"2011": "major-city"})
    city.combat("axis" if side == "soviet" else "soviet").attack("2011", enemy)
    assert city.battle()["defence"] == 2
    assert (city.counts(staffs[aboard]), city.counts(staffs[1 - aboard])) == (0, 2)


@rule("stalingrad42:9.8c")
def test_who_is_in_parentheses_is_lost_last() -> None:
    blau = Theatre("inf-57 2010", "inf-75 2010", "inf-113 2010", "fr-south 2011", "rd-62 2011",
                   "rd-45 2011").combat().dice(5)  # fmt: skip
    blau.attack("2011", "inf-57", "inf-75", "inf-113").play("fight")  # 18 to 10, 1-1: EX on 5
    blau.play("lose inf-57")  # the defender chooses for the attacker
    assert set(blau.offers("lose")) == {"rd-62", "rd-45"}
    assert blau.refused("lose fr-south") == "9.8c"
    blau.play("lose rd-62")
    assert blau.lost() == set()
    axis = Theatre("tc-16 2010", "tc-4 2010", "tb-14-170 2010", "hq-6a 2011", "inf-385 2011",
                   "hu-inf-6 2011").combat("soviet").dice(5)  # fmt: skip
    axis.play("attack 2011", "all")
    assert axis.battle()["column"] == "2-1"
    axis.play("fight", "lose tc-16")  # DRX
    assert "hq-6a" not in axis.offers("lose")


@rule("stalingrad42:9.9a")
@pytest.mark.parametrize("terrain", ["rough", "wooded-rough"])
def test_rough_ground_shifts_a_column(terrain: str) -> None:
    blau = Theatre("inf-57 2010", "rd-62 2011", terrain={"2011": terrain}).combat()
    assert blau.attack("2011", "inf-57").shifts() == {"rough": -1}
    soviet = Theatre("rd-62 2010", "rd-45 2010", "inf-57 2011", terrain={"2011": terrain})
    assert soviet.combat("soviet").play("attack 2011", "all").shifts() == {"rough": -1}


@rule("stalingrad42:9.9d", "stalingrad42:9.9f")
def test_full_retreat_counts_nothing() -> None:
    blau = Theatre("inf-57 2010", "rd-62 2011", "rd-45 2011 full-retreat").combat()
    assert blau.attack("2011", "inf-57").battle()["defence"] == 5
    axis = Theatre("rd-62 2010", "inf-57 2011 reduced", "inf-75 2011 full-retreat").combat("soviet")
    assert axis.attack("2011", "rd-62").battle()["defence"] == 5
    trapped = Theatre("sec-454 2010", "rd-62 2011 full-retreat").combat()
    assert trapped.attack("2011", "sec-454").battle()["column"] == "10-1"
    sheltered = Theatre(
        "sec-454 2010", "rd-62 2011 full-retreat",
        terrain={"2011": "rough"}, forts={"2011": "north"},
    ).combat()  # fmt: skip
    assert sheltered.attack("2011", "sec-454").battle()["column"] == "10-1"  # all the same
    assert sheltered.shifts() == {}
