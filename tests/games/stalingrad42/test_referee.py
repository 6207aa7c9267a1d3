"""Positions of a referee: where rules of several chapters meet."""

from __future__ import annotations

from itertools import pairwise

import pytest

from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import AREAS, FREE, SEEN
from stavka.games.stalingrad42.rules.defence import Aftermath
from stavka.games.stalingrad42.rules.retreat import Retreat
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

WEST = ["1005", "1106", "1206", "1307", "1407", "1508", "1608", "1709", "1809"]
RIVER = {"2010|2011": "major", "2111|2011": "major", "1911|2011": "major"}  # north of 2011


def beaten(blau: Theatre, target: str, *units: str, advance: int, side: int = 0) -> Theatre:
    """The defenders of a hex are gone; its attackers may advance."""
    blau.p.side = side
    numbers = tuple(blau.unit(unit) for unit in units)
    hexes = tuple(dict.fromkeys(blau.p.place[unit] for unit in numbers))
    return blau.resolve(Aftermath(GRID.at(target), numbers, hexes, 2, advance))


# Movement


@rule("stalingrad42:13.3.1c", "stalingrad42:22.3.1b")
@pytest.mark.parametrize(
    ("side", "unit", "at", "enemy", "area"),
    [
        ("axis", "inf-57", "1005", "rd-62 1106", "X"),
        ("soviet", "rd-62", "2400", "inf-57 2401", "A"),
    ],
)
def test_who_flees_by_choice_leaves_a_zone_for_nothing_into_an_area_too(
    side: str, unit: str, at: str, enemy: str, area: str
) -> None:
    """Three points: one into the area. With two more to leave the zone it is all he has."""
    blau = Theatre(f"{unit} {at}", enemy).movement(side)
    wall = blau.play(f"full-retreat {unit}", f"move {unit}")
    assert f"area-{area}" in wall.offers("to")
    moving = blau.p.stack[-1]
    ends = moving.areas(blau.p, 0)
    assert min(cost for cost, _ in ends.values()) == 2  # halves of points
    forced = Theatre(f"{unit} {at} full-retreat", enemy).movement(side).play(f"move {unit}")
    ends = forced.p.stack[-1].areas(forced.p, 0)
    assert min(cost for cost, last in ends.values() if GRID.number(last) == at) == 6


@rule("stalingrad42:20.4a", "stalingrad42:20.4b")
def test_a_garrison_that_has_germans_near_from_the_beginning_is_free() -> None:
    p = GAME.start("fall-blau").position
    rostov, voronezh = (p.box.armies.index[id] for id in ("nkvd-9", "nkvd-voronezh"))
    assert p.known[rostov] & FREE
    assert not p.known[voronezh] & FREE
    near = Theatre("nkvd-9 3134", "ro-cav-5 2934").movement("soviet")
    assert "nkvd-9" in near.offers("move")
    near.put("ro-cav-5", "2034").movement("soviet")
    assert "nkvd-9" in near.offers("move")  # for good
    far = Theatre("nkvd-9 3134", "ro-cav-5 2534").movement("soviet")
    assert far.refused("move nkvd-9") == "20.4a"


ISLAND = {f"2020|{other}": "sea" for other in ("2019", "2120", "2121", "2021", "1921", "1920")}
HEXES = ("to", "extended", "tactical", "attack", "retreat")
WHY_NOT = {
    "5.1e": ("inf-57 2010", "rd-62 2012", "to 2012"),
    "5.3b": ("pz-22 2010", "rd-62 2018", "extended 2017"),
    "5.4a": ("inf-57 2014", "rd-62 3030", "tactical 2015"),
    "5.5.2a": ("inf-57 2009 disrupted", "rd-62 3030", "tactical 2011"),
    "6.2a": ("inf-57 2014 disrupted", "rd-62 2113", "tactical 2012"),
    "C1.1c": ("pz-22 4110", "rd-62 3030", "to 4210"),
    "5.1a": ("inf-57 2010", "rd-62 3030", "to 2020"),
    "2.2.3a": ("inf-57 2020", "rd-62 3030", "to 2021"),
    "2.2.3b": ("inf-57 2030", "rd-62 3040", "tactical 2031"),
    "2.2.1b": ("pz-22 2028", "rd-62 3040", "to 2027"),
    "13.2.1a": ("inf-57 2010 disrupted", "rd-62 3030", "to 2012"),
}


@pytest.mark.parametrize("row", WHY_NOT)
def test_a_hex_is_refused_for_what_is_in_the_way(row: str) -> None:
    unit, enemy, wanted = WHY_NOT[row]
    lake = {f"2030|{other}": "lake" for other in ("2031", "2131", "1931")}
    blau = Theatre(unit, enemy, sides=RIVER | ISLAND | lake, terrain={"2027": "mountain"})
    assert blau.movement().play(f"move {unit.split()[0]}").refused(wanted) == row


def test_who_has_no_extended_movement_is_told_so_only_when_he_wants_it() -> None:
    blau = Theatre("hq-2a 2010", "rd-62 3030").movement().play("move hq-2a")
    assert blau.refused("extended 2016") == "2.3.2c"
    assert blau.refused("to 2030") == "5.1a"
    assert blau.refused("tactical 2030") == "5.1a"


def test_a_bond_in_the_way_is_named() -> None:
    """The two bar the side between 2011 and 2111."""
    blau = Theatre("inf-57 2011", "rd-62 2010", "rd-45 2112").movement().play("move inf-57")
    assert blau.refused("to 2111") == "7.2a"
    assert blau.refused("tactical 2111") == "7.2a"


def questions() -> dict[str, Theatre]:
    """What asks for hexes and units, in the middle of everything."""
    line = ("pz-22 2010", "inf-57 2010", "rd-62 2011", "rd-45 2211", "tc-16 2012 full-retreat")
    begun = Theatre(*line).movement().play("move pz-22", "with inf-57", "to 2009")
    forward = beaten(Theatre("pz-22 2010", "rd-45 2211"), "2011", "pz-22", advance=4)
    return {
        "move with drop": Theatre(*line).movement(),
        "to extended tactical with": Theatre(*line).movement().play("move pz-22"),
        "to extended tactical drop": begun,
        "to extended tactical": Theatre("rd-62 area-M").movement("soviet").play("move rd-62"),
        "attack by": Theatre(*line).combat(),
        "by": Theatre(*line).combat().play("attack 2011"),
        "retreat apart": Theatre(*line).resolve(Retreat(1, GRID.at("2011"), 2)),
        "to with": forward.play("advance pz-22"),
    }


def test_every_unit_and_every_hex_has_its_reason() -> None:
    places = [*map(GRID.number, range(GRID.size)), *(f"area-{name}" for name in AREAS), "9999", ""]
    for verbs, blau in questions().items():
        match, seat = blau.match, blau.seat()
        legal = {*match.choices(seat)}
        units = (*blau.p.box.armies.ids, "nobody", "")
        for verb in verbs.split():
            for name in places if verb in HEXES else units:
                text = f"{verb} {name}".strip()
                assert (match.why_not(seat, text) is None) == (text in legal), text


# Pontoons


@rule("stalingrad42:5.5.5d", "stalingrad42:5.5.5a")
@pytest.mark.parametrize(
    ("side", "unit", "other", "enemy"),
    [("axis", "inf-57", "inf-75", "rd-62"), ("soviet", "rd-62", "rd-45", "inf-57")],
)
def test_pontoons_bear_movement_advance_and_retreat(
    side: str, unit: str, other: str, enemy: str
) -> None:
    number = ("axis", "soviet").index(side)
    for friend, open in ((f"{other} 2011", True), (f"{other} 2012", False)):
        # He begins two hexes from the river.
        move = Theatre(f"{unit} 2009 disrupted", friend, sides=RIVER).movement(side)
        assert ("2011" in move.play(f"move {unit}").offers("tactical")) == open
        advance = Theatre(f"{unit} 2009", friend, f"{enemy} 2109", sides=RIVER)
        advance.p.move((advance.unit(enemy),), GRID.at("3030"))
        beaten(advance, "2109", unit, advance=4, side=number).play(f"advance {unit}")
        assert ("2011" in advance.offers("to")) == open
        back = Theatre(f"{unit} 2009", friend, sides=RIVER)
        back.p.side = 1 - number
        back.resolve(Retreat(number, GRID.at("2009"), 2))
        assert ("2011" in back.offers("retreat")) == open


@rule("stalingrad42:5.5.5a")
def test_a_staff_crosses_a_pontoon_only_between_combat_units() -> None:
    friends = ("rd-62 2010", "rd-45 2011")
    for here, open in (friends, True), (friends[1:], False):
        blau = Theatre("army-5t 2010", *here, "inf-57 2009", sides=RIVER)
        blau.p.side = 1
        blau.p.move((blau.unit("inf-57"),), GRID.at("3030"))
        if not open:
            blau.put("tc-16", "1910")  # the staff goes on alone from where he stood
        attackers = ("rd-62",) if open else ("tc-16",)
        hexes = (GRID.at("2010"),)
        numbers = tuple(blau.unit(unit) for unit in attackers)
        blau.resolve(Aftermath(GRID.at("2009"), numbers, hexes, 2, 2)).play("advance army-5t")
        assert ("2011" in blau.offers("to")) == open


@rule("stalingrad42:5.5.5a", "stalingrad42:12.1.2a")
def test_a_staff_that_parts_from_its_stack_retreats_over_a_pontoon() -> None:
    for bank, open in (("2011", True), ("2012", False)):
        units = ("rd-62 2010", "army-5t 2010", f"rd-45 {bank}")
        blau = Theatre(*units, sides=RIVER).resolve(Retreat(1, GRID.at("2010"), 2))
        assert ("2012" in blau.play("apart army-5t").offers("retreat")) == open


@rule("stalingrad42:5.5.5a", "stalingrad42:5.5.5e")
def test_supply_crosses_a_pontoon_between_combat_units_only() -> None:
    banks = ("inf-57 2010", "inf-75 2011")
    for here, open in ((banks, True), (banks[:1], False), (banks[1:], False)):
        blau = Theatre("sp-axis-1 2009 unsupplied", *here, sides=RIVER)  # it moves tactically
        blau.movement().play("move sp-axis-1")
        assert ("2011" in blau.offers("tactical")) == open


@rule("stalingrad42:13.1.1b", "stalingrad42:13.1.3a")
def test_only_combat_units_on_the_map_begin_to_flee_and_only_once() -> None:
    units = ("inf-57 2010", "inf-75 2010 disrupted", "inf-113 2010 full-retreat")
    blau = Theatre(*units, "sp-axis-1 2010", "inf-79 area-X").movement()
    assert set(blau.offers("full-retreat")) == {"inf-57", "inf-75"}
    assert blau.refused("full-retreat sp-axis-1") == "13.1.1b"
    assert blau.refused("full-retreat inf-113") == "13.3.2j"
    assert blau.refused("full-retreat inf-79") == "5.1a"


def test_who_has_stood_on_the_map_comes_back_by_any_area() -> None:
    """New units come by A and B on their own; the others came from the map."""
    new = Theatre("rd-62 area-N")
    new.p.known[new.unit("rd-62")] &= ~SEEN
    new.movement("soviet").play("move rd-62")
    assert not [place for place in new.offers("to") if place.isdecimal()]
    assert new.refused("to 4115") == "C1.2e"
    back = Theatre("rd-62 area-N")
    back.p.known[back.unit("rd-62")] |= SEEN
    assert "4115" in back.movement("soviet").play("move rd-62").offers("to")
    for door in "AB":
        entry = Theatre(f"rd-62 area-{door}")
        entry.p.known[entry.unit("rd-62")] &= ~SEEN
        entry.movement("soviet").play("move rd-62")
        assert entry.refused("to 3535") == "5.1a"
        assert [place for place in entry.offers("to") if place.isdecimal()]


# Advance


def drx(blau: Theatre, loser: str) -> Theatre:
    """The attack that is planned costs both sides a step, and the defenders the hex."""
    results = blau.p.box.tables.crt[blau.battle()["column"]].results
    return blau.dice(results.index("DRX") + 1).play("fight", f"lose {loser}")


@rule("stalingrad42:14.1b")
def test_who_stood_with_a_lost_attacker_still_advances() -> None:
    attackers = ("rb-106 2010", "rd-62 2111", "rd-45 2111")
    blau = Theatre(*attackers, "rd-121 2010", "it-inf-vicenza 2011").combat("soviet")
    drx(blau.attack("2011", "rb-106", "rd-62", "rd-45"), "rb-106")
    assert blau.lost() == {"rb-106", "it-inf-vicenza"}
    assert set(blau.offers("advance")) == {"rd-121", "rd-62", "rd-45"}


@rule("stalingrad42:14.1a", "stalingrad42:14.5b")
def test_a_remnant_has_attacked_as_its_unit_did() -> None:
    """It was the only attacker of its hex, and advances over the river that it attacked over."""
    river = {"2010|2011": "major"}
    units = ("inf-57 2010 reduced", "inf-75 2111", "inf-113 2111", "rd-62 2011 reduced")
    blau = Theatre(*units, sides=river).combat()
    drx(blau.attack("2011", "inf-57", "inf-75", "inf-113"), "inf-57").play("remnant")
    assert blau.lost() == {"rd-62"}
    (remnant,) = (u for u, whose in enumerate(blau.p.stands_for) if whose >= 0)
    id = blau.p.unit(remnant).id
    assert set(blau.offers("advance")) == {id, "inf-75", "inf-113"}
    assert "2011" in blau.play(f"advance {id}").offers("to")


@rule("stalingrad42:14.1d")
@pytest.mark.parametrize(
    ("side", "units", "enemy", "supply"),
    [
        ("axis", ("inf-57", "inf-75", "inf-113"), "rd-62", "sp-soviet-1"),
        ("soviet", ("rd-62", "rd-45"), "inf-57", "sp-axis-1"),
    ],
)
def test_supply_left_behind_crowds_nobody(
    side: str, units: tuple[str, ...], enemy: str, supply: str
) -> None:
    number = ("axis", "soviet").index(side)
    blau = Theatre(*(f"{unit} 2010" for unit in units), f"{supply} 2011")
    beaten(blau, "2011", *units, advance=2, side=number)
    blau.play(f"advance {units[0]}", *(f"with {unit}" for unit in units[1:]))
    assert "2011" in blau.offers("to")
    blau.play("to 2011")
    assert blau.at(supply) == "stock"


@rule("stalingrad42:5.1e")
def test_a_staff_alone_drives_no_enemy_supply_out() -> None:
    blau = Theatre("rd-62 2010", "army-5t 2010", "sp-axis-1 2011")
    beaten(blau, "2009", "rd-62", advance=4, side=1)
    blau.play("advance army-5t")
    assert "2011" not in blau.offers("to")
    assert blau.refused("to 2011") == "5.1e"
    blau.play("with rd-62")
    assert "2011" in blau.offers("to")


# Losses


@rule("stalingrad42:20.5.2a")
def test_an_ally_of_one_step_that_is_not_reduced_may_be_lost_first() -> None:
    blau = Theatre("it-cav-barbo 2010", "inf-57 2010", "rd-62 2011").combat()
    blau.fight("A1", "2011", "it-cav-barbo", "inf-57")
    assert set(blau.offers("lose")) == {"it-cav-barbo", "inf-57"}
    worn = Theatre("hu-inf-6 2010 reduced", "inf-57 2010", "rd-62 2011").combat()
    worn.fight("A1", "2011", "hu-inf-6", "inf-57")
    assert worn.steps("inf-57") == 2  # the only one who may be chosen
    assert worn.at("hu-inf-6") == "2010"


# Supply


@rule("stalingrad42:16.3.2g", "stalingrad42:16.3.3d")
@pytest.mark.parametrize(
    ("side", "unit", "line", "at", "enemy"),
    [
        ("soviet", "rd-62", [f"28{row:02}" for row in range(10)], "2513", "inf-57 2910"),
        ("axis", "inf-57", WEST, "2310", "rd-62 1810"),
    ],
)
def test_a_line_may_begin_its_road_in_an_empty_hex_of_an_enemy_zone(
    side: str, unit: str, line: list[str], at: str, enemy: str
) -> None:
    """The last hex of the road lies in an enemy zone, five hexes away; the one before it does not
    and is six hexes away."""
    roads = {f"{a}|{b}": "road" for a, b in pairwise(line)}
    blau = Theatre(f"{unit} {at}", enemy, sides=roads)
    foe = "axis" if side == "soviet" else "soviet"
    distance = [GRID.distance(GRID.at(at), GRID.at(hex)) for hex in line[-2:]]
    assert distance == [6, 5]
    assert [hex in blau.zone(foe) for hex in line[-2:]] == [False, True]
    assert blau.supply(side).supplied(unit)
    cut = Theatre(f"{unit} {at}", enemy, sides=roads | {f"{line[-2]}|{line[-1]}": ""})
    assert not cut.supply(side).supplied(unit)


@rule("stalingrad42:16.3.2g")
@pytest.mark.parametrize(
    ("side", "unit", "enemy", "road"),
    [
        ("soviet", "rd-62 2702", "inf-57 2901", "2800|2801"),
        ("axis", "inf-57 1003", "rd-62 1106", "1005|1105"),
    ],
)
def test_a_line_may_end_on_the_last_road_hex_before_the_area(
    side: str, unit: str, enemy: str, road: str
) -> None:
    """The whole road lies in an enemy zone: nothing goes along it, but over its last hex."""
    blau = Theatre(unit, enemy, sides={road: "road"})
    assert set(road.split("|")) <= blau.zone("axis" if side == "soviet" else "soviet")
    assert blau.supply(side).supplied(unit.split()[0])
    bare = Theatre(unit, enemy)
    assert not bare.supply(side).supplied(unit.split()[0])


# What a player is told


REASONS = {
    "9.5.2a": (("inf-57 2010", "rd-62 2011"), {"2010|2011": "major"}, {}, "inf-57"),
    "16.4a": (("inf-57 2010 unsupplied", "rd-62 2011"), {}, {}, "inf-57"),
    "13.2.1e": (("inf-57 2010", "rd-62 2011 disrupted"), {}, {}, "rd-62"),
    "9.6.3a": (("inf-57 2010", "rd-62 2011"), {}, {"2011": "minor-city"}, "rd-62"),
    "9.5.4a": (("inf-57 2010", "rd-62 2011"), {}, {"2011": "marsh"}, "rd-62"),
    "9.5.1a": (("inf-57 2010", "rd-62 2011"), {"2010|2011": "minor"}, {}, "rd-62"),
    "9.8a": (("inf-57 2010", "rd-62 2011", "fr-black-sea 2011"), {}, {}, "fr-black-sea"),
}


@pytest.mark.parametrize("row", REASONS)
def test_each_number_of_a_battle_has_its_reason(row: str) -> None:
    units, sides, terrain, changed = REASONS[row]
    strong = ("inf-75 2010", "inf-113 2010")
    blau = Theatre(*units, *strong, sides=sides, terrain=terrain).combat()
    battle = blau.attack("2011", "inf-57", "inf-75", "inf-113").battle()
    told = {unit: [why for _, why in changes] for unit, _, _, changes in
            (*battle["attackers"], *battle["defenders"])}  # fmt: skip
    assert row in told[changed]


@rule("stalingrad42:14.1a")
@pytest.mark.parametrize(
    ("side", "units"), [("axis", ("inf-57", "inf-75")), ("soviet", ("rd-62", "rd-45"))]
)
def test_nobody_advances_twice(side: str, units: tuple[str, str]) -> None:
    """He ends where another attacker stands, who may still advance."""
    first, second = units
    blau = Theatre(f"{first} 2010", f"{second} 2111")
    beaten(blau, "2011", first, second, advance=2, side=("axis", "soviet").index(side))
    blau.play(f"advance {first}", "to 2111")
    if blau.asked() == "forward":
        blau.play("stop")
    assert blau.offers("advance") == [second]
    assert blau.refused(f"advance {first}") == "14.1a"


def test_of_those_who_stood_with_the_attackers_who_flees_stays() -> None:
    units = ("inf-57 2010", "inf-75 2010 disrupted", "inf-113 2010 full-retreat")
    blau = beaten(Theatre(*units), "2011", "inf-57", advance=2)
    assert blau.offers("advance") == ["inf-57", "inf-75"]
    assert blau.refused("advance inf-113") == "13.3.2a"


@rule("stalingrad42:13.3.2g", "stalingrad42:13.3.2h")
def test_who_flees_upon_the_way_stops_it() -> None:
    """Beside 2011 he leaves 1912 for 2112, where his supply takes the zone away. The panzers are on
    their way there, and are asked again."""
    units = ("pz-22 2010", "tc-16 1912 full-retreat", "sp-soviet-1 2112")
    sea = {"2010|2111": "sea"}
    forward = beaten(Theatre(*units, sides=sea), "2011", "pz-22", advance=4)
    forward.play("advance pz-22", "to 2112")
    assert (forward.seat(), forward.at("pz-22")) == ("soviet", "2011")
    forward.play("retreat 2112")
    assert (forward.at("pz-22"), forward.at("tc-16")) == ("2011", "2112")
    assert "2112" not in forward.offers("to")
    move = Theatre(*units, sides=sea).movement().play("move pz-22", "to 2112")
    assert (move.seat(), move.at("pz-22")) == ("soviet", "2011")
    move.play("retreat 2112")
    assert (move.at("pz-22"), move.at("tc-16")) == ("2011", "2112")
    assert move.at("sp-soviet-1") == "2112"
