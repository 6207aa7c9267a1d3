"""Chapter 29: contested cities. 2011 is a large city unless a test says otherwise; attackers come
from the north, out of 2010 and 2111."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import stavka
from stavka.games.stalingrad42.events import (
    CityBattleBegun,
    CityBattleEased,
    CityBattleEnded,
    ControlTaken,
    DefenceThrown,
    UnitOverrun,
    UnitsMoved,
)
from stavka.games.stalingrad42.faults import faults
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import place_id
from stavka.games.stalingrad42.rules.attrition import airfields, modifiers
from stavka.games.stalingrad42.rules.defence import Aftermath
from stavka.games.stalingrad42.rules.movement import SHORT
from stavka.games.stalingrad42.rules.moving import Moving
from stavka.games.stalingrad42.rules.railways import network
from stavka.games.stalingrad42.rules.supply import port_sources, supplied, supplied_by_road
from stavka.games.stalingrad42.rules.victory import scoring
from stavka.hexes import members
from stavka.kernel import Journal
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

LARGE = {"2011": "major-city"}
SMALL = {"2011": "minor-city"}
GERMANS = ("inf-57 2010", "inf-75 2010", "inf-168 2111")
RIFLES = ("rd-45 2010", "rd-160 2010", "rd-212 2111")
# The side that attacks, its units in 2010 and 2111, and a defender of the other side.
BOTH = pytest.mark.parametrize(
    ("side", "attackers", "defender"),
    [("axis", GERMANS, "rd-62"), ("soviet", RIFLES, "inf-385")],
)
# The side that came into the city and one of its units; the other side and one of its units.
INSIDE = pytest.mark.parametrize(
    ("first", "intruder", "other", "holder"),
    [("axis", "inf-57", "soviet", "tc-16"), ("soviet", "tc-16", "axis", "inf-57")],
)


MATES = {"axis": "inf-75", "soviet": "tc-4"}


def names(units: tuple[str, ...]) -> list[str]:
    return [words.split()[0] for words in units]


def city(*units: str, terrain: dict[str, str] = LARGE, turn: int = 8, **map: Any) -> Theatre:
    return Theatre(*units, terrain=terrain, turn=turn, contested_cities=True, **map)


def contested(
    *units: str, level: int = 1, first: str = "axis", hex: str = "2011", **map: Any
) -> Theatre:
    """The city has been contested since this side came in."""
    return city(*units, **map).contests(f"{hex} {level} {first}")


def stands(blau: Theatre, side: str, *attackers: str, retreat: int = 2) -> Theatre:
    """After a battle for 2011 that these have won: the defender may stand."""
    units = tuple(map(blau.unit, attackers))
    hexes = tuple(dict.fromkeys(blau.p.place[unit] for unit in units))
    after = Aftermath(GRID.at("2011"), units, hexes, retreat, 2, "free")
    return blau.combat(side).resolve(after)


def partial(blau: Theatre, side: str, *attackers: str) -> Theatre:
    """The defender stands and throws a partial success: a four, or a three where quality adds
    one."""
    stands(blau, side, *attackers)
    defence = blau.match.view(None)["board"]["defence"]
    if blau.offers("lead"):
        blau.play(f"lead {blau.offers('lead')[0]}")
        defence = blau.match.view(None)["board"]["defence"]
    added = {sum(value for value, *_ in lead["modifiers"]) for lead in defence["leads"].values()}
    (more,) = added
    return blau.dice(4 - more).play("stand")


def level(blau: Theatre) -> int | None:
    found: dict[str, int] = blau.match.view(None)["board"]["city_battles"]
    return found.get("2011")


def holder(blau: Theatre, hex: str = "2011") -> str:
    found: str = blau.match.view(None)["board"]["control"][hex]
    return found


# Coming in


@rule("stalingrad42:29.1.1a", "stalingrad42:29.1.4a")
@BOTH
def test_who_stood_with_attackers_that_are_lost_goes_in(
    side: str, attackers: tuple[str, ...], defender: str
) -> None:
    other = "soviet" if side == "axis" else "axis"
    lost, mate, _ = names(attackers)
    blau = city(*attackers[:2], f"{defender} 2011").holds(other, "2011")
    stands(blau, side, lost)
    blau.p.eliminate((blau.unit(lost),))
    blau.dice(4 if side == "axis" else 3).play("stand", f"advance {mate}")
    assert (blau.at(mate), level(blau), holder(blau)) == ("2011", 1, other)
    assert blau.p.first_attacker(GRID.at("2011")) == ("axis", "soviet").index(side)
    blau.movement(side).move(mate, "to 2010")
    assert (level(blau), holder(blau)) == (None, other)


@rule("stalingrad42:29.1.1a", "stalingrad42:29.1.4a")
@BOTH
def test_the_marker_is_turned_up_also_when_all_who_forced_it_are_lost(
    side: str, attackers: tuple[str, ...], defender: str
) -> None:
    """Those in the city are others; whoever attacks from outside falls, too."""
    other = "soviet" if side == "axis" else "axis"
    forced, lost, _ = names(attackers)
    mate = MATES[side] if MATES[side] != lost else "inf-79"
    blau = contested(f"{forced} 2011", f"{lost} 2010", f"{defender} 2011", first=side)
    blau.put(mate, "2011")
    stands(blau, side, lost)
    for unit in (forced, lost):
        blau.p.eliminate((blau.unit(unit),))
    blau.dice(4 if side == "axis" else 3).play("stand")
    assert (blau.at(mate), level(blau), holder(blau)) == ("2011", 2, other)
    assert blau.p.first_attacker(GRID.at("2011")) == ("axis", "soviet").index(side)


@rule("stalingrad42:29.1.1a")
@BOTH
def test_after_a_partial_success_the_attacker_must_go_in(
    side: str, attackers: tuple[str, ...], defender: str
) -> None:
    other = "soviet" if side == "axis" else "axis"
    blau = city(*attackers, f"{defender} 2011").holds(other, "2011")
    partial(blau, side, *names(attackers))
    (thrown,) = blau.told(DefenceThrown)
    assert thrown.what == "defence-city"
    assert (blau.asked(), blau.seat()) == ("enter-city", side)
    assert blau.offers("advance") == sorted(names(attackers), key=blau.unit)
    assert blau.refused("end-advance") == "29.1.1a"
    assert blau.refused(f"breakthrough {names(attackers)[0]}") == "11.6.1b"
    assert level(blau) is None
    first, second, third = names(attackers)
    blau.play(f"advance {first}")
    (begun,) = blau.told(CityBattleBegun)
    assert (begun.place, begun.level, level(blau)) == ("2011", 1, 1)
    assert (blau.at(first), blau.at(defender)) == ("2011", "2011")
    assert blau.refused(f"advance {first}") == "5.1a"
    assert set(blau.offers("advance")) == {second, third}
    assert blau.offers("end-advance") == [""]
    blau.play("end-advance")
    assert (blau.at(second), blau.asked(), faults(blau.p)) == ("2010", "halt", [])


@rule("stalingrad42:29.1.1a")
def test_who_goes_in_fights_and_comes_as_on_any_advance() -> None:
    """Headquarters follow a combat unit; who only stood beside needs a bridge, who attacked over
    the river does not; who is in full retreat stays."""
    units = ("inf-57 2010", "manstein 2010", "inf-75 2010", "inf-168 2010 full-retreat")
    blau = city(*units, "rd-62 2011", sides={"2010|2011": "major"})
    partial(blau, "axis", "inf-57")
    assert blau.offers("advance") == ["inf-57"]
    assert blau.refused("advance manstein") == "29.1.1a"
    assert blau.refused("advance inf-168") == "13.3.2a"
    assert blau.refused("advance rd-62") == "14.1a"
    blau.play("advance inf-57")
    assert set(blau.offers("advance")) == {"manstein", "inf-75"}  # a pontoon bridge: both banks
    blau.play("advance manstein", "end-advance")
    assert (blau.at("manstein"), blau.at("rd-62")) == ("2011", "2011")
    assert not blau.told(UnitOverrun)


@rule("stalingrad42:29.1.1a")
def test_where_nobody_is_left_to_go_in_there_is_no_marker() -> None:
    blau = city("eng-linden 2010", "rd-62 2011")
    stands(blau, "axis", "eng-linden")
    blau.p.eliminate((blau.unit("eng-linden"),))
    blau.dice(4).play("stand")
    assert (blau.told(DefenceThrown)[0].what, blau.asked(), level(blau)) == (
        "defence-city", "halt", None,
    )  # fmt: skip


@rule("stalingrad42:29.1.1a")
def test_in_a_breakthrough_they_go_in_too() -> None:
    blau = city("pz-9 2010", "pz-11 2010", "rd-62 2011")
    units = (blau.unit("pz-9"), blau.unit("pz-11"))
    after = Aftermath(GRID.at("2011"), units, (GRID.at("2010"),), 2, 2, "free", (), True)
    blau.combat().resolve(after).dice(4).play("stand")
    assert blau.asked() == "enter-city"
    blau.play("advance pz-11", "end-advance")
    assert (blau.at("pz-11"), blau.at("pz-9"), level(blau)) == ("2011", "2010", 1)


@rule("stalingrad42:29.1.1a", "stalingrad42:C3.1f")
def test_in_uranus_it_is_always_played_with_and_elsewhere_if_one_likes() -> None:
    game = stavka.game("stalingrad42")
    for wanted in (False, True):
        match = game.start("fall-blau", 1, options={"contested": wanted})
        assert match.position.contested_cities is wanted
        assert Journal.parse(match.journal.text()).replay().position.contested_cities is wanted
    assert Theatre(scenario="uranus").p.contested_cities
    blau = Theatre(*GERMANS, "rd-62 2011", terrain=LARGE, turn=8)
    partial(blau, "axis", *names(GERMANS))
    assert (blau.asked(), level(blau), blau.at("inf-57")) == ("halt", 1, "2010")


@rule("stalingrad42:29.1.1b")
@INSIDE
def test_each_side_has_a_limit_of_its_own(
    first: str, intruder: str, other: str, holder: str
) -> None:
    own = {"axis": ("inf-57", "inf-75", "inf-168"), "soviet": ("tc-16", "tc-4")}
    more = {"axis": "inf-79", "soviet": "tc-23"}
    many = [f"{unit} 2011" for units in own.values() for unit in units]
    blau = contested(*many, first=first)
    for side in (first, other):  # three Germans and two Soviets
        blau.movement(side).play("end-movement")
        assert blau.asked() == "halt"
    crowd = contested(*many, *(f"{unit} 2011" for unit in more.values()), first=first)
    crowd.movement(first).play("end-movement")
    assert set(crowd.offers("eliminate")) == {*own[first], more[first]}
    # Who goes in must find room beside his own, whoever else is there.
    full = contested(*many, f"{more[first]} 2010", first=first)
    partial(full, first, own[first][0], more[first])
    assert (level(full), full.asked()) == (2, "halt")
    rest = [words for words in many if words.split()[0] != own[first][0]]
    spare = contested(*rest, f"{more[first]} 2010", first=first)
    partial(spare, first, own[first][1], more[first])
    assert (level(spare), spare.offers("advance")) == (2, [more[first]])


@rule("stalingrad42:29.1.1c", "stalingrad42:11.6.2b")
@INSIDE
def test_a_city_stays_contested_when_all_who_forced_it_have_fallen(
    first: str, intruder: str, other: str, holder: str
) -> None:
    """One who came in later holds it; who attacks from outside falls, and the marker rises."""
    fallen, outside = ("inf-75", "inf-385") if first == "axis" else ("rd-45", "rd-62")
    blau = contested(f"{fallen} 2011", f"{intruder} 2012", f"{holder} 2011", first=first)
    blau.put(intruder, "2011").put(fallen, "eliminated").put(outside, "eliminated")
    partial(blau, first, outside)
    assert [(e.place, e.level) for e in blau.told(CityBattleBegun)] == [("2011", 2)]
    assert blau.match.view(None)["board"]["contested"] == {"2011": first}
    assert faults(blau.p) == []


@rule("stalingrad42:29.1.1c", "stalingrad42:29.1.4a")
@INSIDE
def test_the_marker_goes_when_one_side_has_left(
    first: str, intruder: str, other: str, holder: str
) -> None:
    def there(*more: str) -> Theatre:
        return contested(f"{intruder} 2011", f"{holder} 2011", *more, first=first)

    out = there().movement(first).move(intruder, "to 2010")
    (ended,) = out.told(CityBattleEnded)
    assert (ended.place, level(out), out.at(holder)) == ("2011", None, "2011")
    assert not out.told(ControlTaken)
    left = there().movement(other).move(holder, "to 2012")
    (taken,) = left.told(ControlTaken)
    assert (level(left), taken.place, taken.side) == (None, "2011", f"side-{first}")
    spare = MATES[first]
    two = there(f"{spare} 2011").movement(first).move(intruder, "to 2010")
    assert (level(two), two.told(CityBattleEnded)) == (1, [])
    assert faults(two.p) == []


@rule("stalingrad42:18.5c", "stalingrad42:29.1.1c")
@pytest.mark.parametrize("first", ["axis", "soviet"])
def test_an_artillery_division_that_is_used_up_leaves_the_city(first: str) -> None:
    """It was the last of its side there; who is left holds the city."""
    units = ("art-1 2011", "inf-57 2011", "rd-62 2012", "rd-45 2012", "inf-385 2112")
    blau = contested(*units, first=first, turn=20, scenario="campaign").combat("soviet")
    assert holder(blau) == ("soviet" if first == "axis" else "axis")
    blau.play("attack 2112", "by rd-62", "by rd-45", "support art-1").dice(6).play("fight")
    assert (level(blau), holder(blau)) == (None, "axis")
    assert not faults(blau.p)


def test_what_cannot_fight_is_lost_when_its_fighters_have_left() -> None:
    """Supply stays behind on a retreat; whoever is left in the city takes it."""
    units = ("inf-57 2011", "rd-62 2011", "sp-soviet-1 2011")
    blau = contested(*units).combat()
    blau.resolve(Aftermath(GRID.at("2011"), (blau.unit("inf-57"),), (GRID.at("2011"),), 2, 2))
    blau.play(f"retreat {blau.offers('retreat')[0]}")
    (over,) = blau.told(UnitOverrun)
    assert (over.unit, level(blau), faults(blau.p)) == ("sp-soviet-1", None, [])
    # Nobody is overrun while his fighters are with him.
    led = contested("inf-57 2011", "rd-62 2011", "chuikov 2011", "inf-75 2010").movement()
    led.move("inf-75", "tactical 2011")
    assert (led.at("chuikov"), led.told(UnitOverrun), level(led)) == ("2011", [], 1)
    # Two staffs alone do not contest a city: those of the first attacker go.
    staffs = contested("inf-57 2011", "manstein 2011", "rd-62 2011", "chuikov 2011")
    staffs.movement("soviet").move("rd-62", "to 2012")
    assert (staffs.at("chuikov"), level(staffs)) == ("coming", None)
    assert staffs.at("manstein") == "2011"


# What units in the city do and do not


@rule("stalingrad42:29.1.1d", "stalingrad42:29.1.3f")
@INSIDE
def test_all_units_in_it_are_doubled_once(
    first: str, intruder: str, other: str, holder: str
) -> None:
    """Infantry and tanks, of both sides; attack strengths stay as printed."""
    tanks = "pz-9" if first == "axis" else "tc-16"
    units = (f"{intruder} 2011", f"{tanks} 2011", f"{holder} 2011")
    blau = contested(*units, first=first, sides={"2010|2011": "major"})
    for side, own, enemies in ((first, intruder, (holder,)), (other, holder, (intruder, tanks))):
        blau.combat(side).attack("2011", own)
        for unit in enemies:
            assert blau.counts(unit) == 2 * blau.p.top(blau.unit(unit)).defence
        assert blau.counts(own) == blau.p.top(blau.unit(own)).attack
    plain = city(f"{tanks} 2011", f"{holder} 2010").combat(other).attack("2011", holder)
    assert plain.counts(tanks) == plain.p.top(plain.unit(tanks)).defence  # 9.6.3a


@rule("stalingrad42:29.1.1e")
@INSIDE
def test_they_have_no_zones_and_form_no_bonds(
    first: str, intruder: str, other: str, holder: str
) -> None:
    spare = MATES[first]
    blau = contested(f"{intruder} 2011", f"{holder} 2011", f"{spare} 2013", first=first)
    for side in (first, other):
        assert "2010" not in blau.zone(side)
    assert "2012" in blau.zone(first)  # of those outside
    assert "2012" not in blau.bond_hexes(first)
    alone = city(f"{intruder} 2011", f"{spare} 2013")
    assert "2010" in alone.zone(first)
    assert "2012" in alone.bond_hexes(first)
    # When the enemy has gone, zones and bonds are back at once.
    blau.movement(other).move(holder, "to 2110")
    assert "2010" in blau.zone(first)
    assert "2012" in blau.bond_hexes(first)


@rule("stalingrad42:29.1.1f")
@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_enemies_in_it_do_not_close_an_airfield(side: str) -> None:
    """2010 and its neighbours are all the pocket has; the enemy is in the city beside them."""
    mine, enemy, number = ("inf-57", "rd-62", 0) if side == "axis" else ("rd-45", "inf-385", 1)
    first = "soviet" if side == "axis" else "axis"
    outside = city(f"{mine} 2009", f"{enemy} 2011")
    inside = contested(f"{mine} 2009", f"{mine} 2009", f"{enemy} 2011", first=first)
    inside.put("inf-75" if side == "axis" else "rd-160", "2011")
    for blau, open in ((outside, False), (inside, True)):
        fields = airfields(blau.p, number, 1 << GRID.at("2010"))
        assert bool(fields) == open


def test_who_is_isolated_in_it_withers() -> None:
    """The enemy is nearer than beside him. [16.5.1c]"""
    shore = {f"2011|{hex}": "sea" for hex in ("2010", "2111", "2112", "2012", "1912", "1911")}
    blau = contested("inf-57 2011", "rd-62 2011", sides=shore).dice(1).supply()
    assert blau.p.supply[blau.unit("inf-57")] == 2
    assert [row for _, row in modifiers(blau.p, blau.unit("inf-57"))] == ["16.5.4f"]
    assert blau.steps("inf-57") == 2


@rule("stalingrad42:29.1.1g", "stalingrad42:29.1.2a")
@INSIDE
def test_it_is_entered_by_tactical_movement_only(
    first: str, intruder: str, other: str, holder: str
) -> None:
    for side, mine in ((first, MATES[first]),
                       (other, MATES[other])):  # fmt: skip
        units = (f"{intruder} 2011", f"{holder} 2011", f"{mine} 2009")
        blau = contested(*units, first=first).movement(side).play(f"move {mine}")
        assert "2011" in blau.offers("tactical")
        assert "2011" not in (*blau.offers("to"), *blau.offers("extended"))
        for mode in ("to", "extended"):
            assert blau.refused(f"{mode} 2011") == "29.1.2a"
        blau.play("tactical 2011")
        assert (blau.at(mine), blau.asked()) == ("2011", "movement-phase")
        assert blau.refused(f"move {mine}") == "5.1d"
        assert (level(blau), faults(blau.p)) == (1, [])
        assert not blau.told(ControlTaken)
    # Nobody goes through it, in full retreat nobody goes in, and no retreat or advance leads there.
    near = contested(f"{intruder} 2011", f"{holder} 2011", f"{mine} 2010 disrupted", first=first)
    near.movement(other).play(f"move {mine}")
    assert {"2011", "2008", "2112"} <= set(near.offers("tactical"))
    assert "2012" not in near.offers("tactical")
    fled = contested(f"{intruder} 2011", f"{holder} 2011", f"{mine} 2010 full-retreat", first=first)
    fled.movement(other).play(f"move {mine}")
    assert fled.refused("tactical 2011") == "5.1e"


@rule("stalingrad42:29.1.2a")
def test_nobody_goes_through_it_into_an_area() -> None:
    """From beside a city at the edge an area is two hexes away."""
    for side, edge, beside, area in (
        ("axis", "1002", "1103", "area-X"),
        ("soviet", "2000", "2001", "area-A"),
    ):
        mine, at = MATES[side], {edge: LARGE["2011"]}
        free = city(f"{mine} {beside}", terrain=at).movement(side).play(f"move {mine}")
        assert last_before(free, area) == edge
        units = (f"{mine} {beside}", f"inf-57 {edge}", f"tc-16 {edge}")
        fought = contested(*units, hex=edge, first=side, terrain=at).movement(side)
        fought.play(f"move {mine}")
        assert edge in fought.offers("tactical")
        assert last_before(fought, area) != edge


def last_before(blau: Theatre, area: str) -> str | None:
    """The hex by which whoever moves reaches an area by tactical movement."""
    moving = blau.p.stack[-1]
    assert isinstance(moving, Moving)
    ways = {place_id(to): place_id(hex) for to, (_, hex) in moving.areas(blau.p, SHORT).items()}
    return ways.get(area)


@rule("stalingrad42:29.1.2b")
@INSIDE
def test_nobody_goes_from_it_into_an_enemy_zone(
    first: str, intruder: str, other: str, holder: str
) -> None:
    """An enemy in 2009 has a zone in 2010, which can be entered from there and from the city only.
    A friend in the hex takes the zone away."""
    shore = {f"2010|{hex}": "sea" for hex in ("1910", "1911", "2110", "2111")}
    units = (f"{intruder} 2011", f"{holder} 2011", f"{MATES[other]} 2009")
    blau = contested(*units, first=first, sides=shore)
    assert "2010" in blau.zone(other)
    blau.movement(first).play(f"move {intruder}")
    for mode in ("to", "tactical"):
        assert "2010" not in blau.offers(mode)
        assert blau.refused(f"{mode} 2010") == "29.1.2b"
    assert "2012" in blau.offers("to")
    held = contested(*units, f"{MATES[first]} 2010", first=first, sides=shore).movement(first)
    assert "2010" in held.play(f"move {intruder}").offers("to")
    free = city(*units[::2], sides=shore).movement(first)  # nobody contests it
    assert "2010" in free.play(f"move {intruder}").offers("to")
    # Out of the city and then into the zone is another matter.
    round_about = contested(*units, first=first).movement(first)
    round_about.play(f"move {intruder}", "to 2010")
    (moved,) = round_about.told(UnitsMoved)
    assert moved.path[1] in ("1911", "2111")


# Fighting


@rule("stalingrad42:29.1.3a", "stalingrad42:29.1.1g")
@INSIDE
def test_those_inside_and_outside_attack_together(
    first: str, intruder: str, other: str, holder: str
) -> None:
    for side, own, enemy in ((first, intruder, holder), (other, holder, intruder)):
        units = (f"{intruder} 2011", f"{holder} 2011", f"{MATES[side]} 2010")
        blau = contested(*units, first=first).combat(side)
        assert blau.offers("attack") == ["2011"]
        blau.play("attack 2011")
        assert set(blau.offers("by")) == {own, MATES[side]}
        blau.play("all")
        assert {unit for unit, *_ in blau.battle()["attackers"]} == {own, MATES[side]}
        assert {unit for unit, *_ in blau.battle()["defenders"]} == {enemy}
        alone = contested(*units[:2], first=first).combat(side)
        assert alone.attack("2011", own).offers("fight") == [""]


@rule("stalingrad42:29.1.3b")
def test_in_voronezh_nobody_is_halved_over_the_don() -> None:
    """The Don parts 2403 from Voronezh (2503)."""
    blau = Theatre("inf-57 2503", "inf-75 2403", "rd-62 2503", real=True, contested_cities=True)
    blau.contests("2503 1 axis").combat().attack("2503", "inf-57", "inf-75")
    six = blau.p.top(blau.unit("inf-57")).attack
    assert blau.p.top(blau.unit("inf-75")).attack == six
    assert (blau.counts("inf-57"), blau.counts("inf-75")) == (six, six // 2)


@rule("stalingrad42:29.1.3c")
@INSIDE
def test_nobody_attacks_out_of_it(first: str, intruder: str, other: str, holder: str) -> None:
    outside = {"axis": "tc-4 2010", "soviet": "inf-75 2010"}
    for side, own in ((first, intruder), (other, holder)):
        units = (f"{intruder} 2011", f"{holder} 2011", outside[side])
        blau = contested(*units, first=first).combat(side)
        assert blau.offers("attack") == ["2011"]
        assert blau.refused("attack 2010") == "29.1.3c"
        mate = "inf-79 2110" if side == "axis" else "tc-23 2110"
        joined = contested(*units, mate, first=first).combat(side).play("attack 2010")
        assert own not in joined.offers("by")
        assert joined.refused(f"by {own}") == "29.1.3c"


@rule("stalingrad42:29.1.3d")
@INSIDE
def test_a_partial_success_of_the_first_attacker_costs_a_level(
    first: str, intruder: str, other: str, holder: str
) -> None:
    blau = contested(f"{intruder} 2011", f"{holder} 2011", first=first, level=2)
    partial(blau, other, holder)
    (thrown,), (eased,) = blau.told(DefenceThrown), blau.told(CityBattleEased)
    assert (thrown.what, eased.level, level(blau)) == ("defence-eased", 1, 1)
    assert (blau.at(intruder), blau.at(holder), blau.asked()) == ("2011", "2011", "halt")
    # One of the first defender turns it up, as ever.
    up = contested(f"{intruder} 2011", f"{holder} 2011", first=first)
    partial(up, first, intruder)
    assert (up.told(DefenceThrown)[0].what, level(up)) == ("defence-city", 2)


@rule("stalingrad42:29.1.3e")
@INSIDE
def test_with_the_last_level_the_first_attacker_retreats(
    first: str, intruder: str, other: str, holder: str
) -> None:
    blau = contested(f"{intruder} 2011", f"{holder} 2011", first=first)
    partial(blau, other, holder)
    (thrown,) = blau.told(DefenceThrown)
    assert (thrown.what, blau.asked(), blau.seat()) == ("defence-withdrawn", "retreat-to", first)
    assert blau.refused("retreat 2011") != ""
    blau.play(f"retreat {blau.offers('retreat')[0]}")
    assert (level(blau), blau.at(holder), blau.order(intruder)) == (None, "2011", "disrupted")
    assert [event.place for event in blau.told(CityBattleEnded)] == ["2011"]
    assert not blau.told(ControlTaken)


@rule("stalingrad42:29.1.3e")
def test_in_a_small_city_and_at_the_second_level_the_defender_withdraws_too() -> None:
    for terrain, level_ in ((SMALL, 1), (LARGE, 2)):
        blau = contested("inf-57 2011", "rd-62 2011", level=level_, terrain=terrain)
        partial(blau, "axis", "inf-57")
        assert (blau.asked(), blau.seat()) == ("retreat-to", "soviet")
        blau.play(f"retreat {blau.offers('retreat')[0]}")
        (taken,) = blau.told(ControlTaken)
        assert (taken.side, level(blau)) == ("side-axis", None)
        # Those who were in the city may go on by the one hex.
        assert (blau.asked(), blau.offers("advance")) == ("advance-after-combat", ["inf-57"])


def test_who_has_no_way_out_defends_desperately_at_the_last_level() -> None:
    """As in a fighting withdrawal: a step, and the die again. [11.6.1d]"""
    shore = {f"2011|{hex}": "sea" for hex in ("2010", "2111", "2112", "2012", "1912", "1911")}
    blau = contested("inf-57 2011", "rd-62 2011", sides=shore)
    stands(blau, "soviet", "rd-62").dice(1).play("stand")
    assert (blau.told(DefenceThrown)[0].what, blau.steps("inf-57")) == ("defence-again", 2)
    assert (blau.asked(), level(blau)) == ("determined-defence", 1)


def test_an_attack_can_break_through_out_of_the_city() -> None:
    """The vacated hex is their own: the group forms there."""
    units = ("pz-9 2011", "pz-11 2011", "pz-24 2010", "rd-62 2011", "rd-45 2013")
    blau = contested(*units).combat()
    attackers = tuple(blau.unit(u) for u in ("pz-9", "pz-11", "pz-24"))
    hexes = (GRID.at("2011"), GRID.at("2010"))
    blau.resolve(Aftermath(GRID.at("2011"), attackers, hexes, 4, 4))
    blau.play(f"retreat {blau.offers('retreat')[0]}", "breakthrough pz-9", "with pz-24", "form")
    assert {blau.at(unit) for unit in ("pz-9", "pz-24")} == {"2011"}
    assert blau.asked() == "breakthrough"


# Control, supply, railways


@rule("stalingrad42:29.1.4a")
@INSIDE
def test_the_first_defender_controls_it(first: str, intruder: str, other: str, holder: str) -> None:
    voronezh = GRID.at("2503")
    blau = Theatre(f"{intruder} 2503", f"{holder} 2503", real=True, contested_cities=True)
    blau.contests(f"2503 1 {first}")
    control = blau.match.view(None)["board"]
    assert control["control"]["2503"] == other
    assert control["contested"] == {"2503": first}
    assert (voronezh in scoring(blau.p)) == (other == "axis" and bool(supplied(blau.p, 0)))
    # More units of the first attacker change nothing.
    mine = MATES[first]
    blau.put(mine, "2502").movement(first).move(mine, "tactical 2503")
    assert (blau.at(mine), holder_of(blau)) == ("2503", other)


def holder_of(blau: Theatre) -> str:
    return holder(blau, "2503")


def test_lines_begin_in_it_for_both_sides_and_none_leads_through() -> None:
    """A road from the west edge through the city: Soviets beyond it are cut off from the road for
    the Axis, and it for them; those in the city are supplied from their own end."""
    row = [f"{column}11" for column in range(10, 42)]
    road = {f"{a}|{b}": "road" for a, b in pairwise(row)}
    open = city("inf-57 2010", sides=road)
    blau = contested("inf-57 2011", "rd-62 2011", sides=road)
    here, east = GRID.at("2011"), GRID.at("2611")
    assert supplied_by_road(open.holds("axis", "2011").p, 0) >> east & 1
    assert not supplied_by_road(blau.p, 0) >> east & 1
    assert supplied(blau.p, 0) >> here & 1
    assert not supplied_by_road(blau.p, 1) >> GRID.at("1611") & 1
    if supplied_by_road(blau.p, 1):
        assert supplied(blau.p, 1) >> here & 1


def test_a_contested_port_feeds_only_who_controls_it() -> None:
    """Tuapse is Soviet; Soviets who came into it back would not be fed by it. [16.2.3a]"""
    ports = list(members(port_sources(Theatre(scenario="campaign", real=True).p, 1)))
    port = GRID.number(ports[0])
    assert ports
    for first, fed in (("axis", True), ("soviet", False)):
        blau = Theatre(
            f"inf-57 {port}", f"rd-62 {port}", scenario="campaign", real=True,
            contested_cities=True,
        ).contests(f"{port} 1 {first}")  # fmt: skip
        assert bool(port_sources(blau.p, 1) >> ports[0] & 1) == fed


def test_no_railway_leads_through_it() -> None:
    """An enemy stands on the line. [17.4a]"""
    blau = Theatre("inf-57 2503", "rd-62 2503", real=True, contested_cities=True)
    blau.contests("2503 1 axis")
    for side in (0, 1):
        assert not network(blau.p, side) >> GRID.at("2503") & 1


@rule("stalingrad42:16.5.4a", "stalingrad42:16.5.4g", "stalingrad42:29.1.1f")
@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_who_withers_in_it_has_the_airfield_and_the_staff_of_his_pocket(side: str) -> None:
    """His lines begin in the city, so they lead out of it: to a field and a staff outside."""
    mine, enemy, staff = {
        "axis": ("inf-57", "rd-62", "hq-6a"), "soviet": ("rd-62", "inf-57", "fr-south"),
    }[side]  # fmt: skip
    first = "soviet" if side == "axis" else "axis"
    blau = contested(f"{mine} 2011", f"{enemy} 2011", f"{staff} 2009", first=first)
    rows = [row for _, row in modifiers(blau.p, blau.unit(mine))]
    far = [] if side == "soviet" else ["16.5.4a"]  # no railways: one less [16.5.4d]
    assert rows == [*far, "16.5.4f", "16.5.4g"]
