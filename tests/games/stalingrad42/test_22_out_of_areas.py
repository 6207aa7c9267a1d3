"""Chapters 22.6.1 and 22.7: attacks out of entry areas."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad42.events import BattleFought, UnitsAdvanced, UnitsTrapped
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

# One hex would lie beyond the edge beside 2000 and 1400, three beside 2100 and 1500.
GERMANS = ("pz-24", "inf-57", "inf-75", "inf-9")
SOVIETS = ("tc-16", "rd-62", "rd-45", "rd-212")


def inside(units: tuple[str, ...], area: str) -> list[str]:
    return [f"{unit} area-{area}" for unit in units]


def driven(blau: Theatre) -> Theatre:
    """Fight with a die that drives the defenders away."""
    results = blau.p.box.tables.crt[blau.battle()["column"]].results
    wanted = next(result for result in ("DR2", "A1/DR2", "DRX") if result in results)
    return blau.dice(results.index(wanted) + 1).play("fight")


def won(blau: Theatre) -> Theatre:
    """The defenders lose what they must and give way; then the victor is asked."""
    while blau.asked() != "advance-after-combat":
        verbs = {c.verb: str(c) for c in blau.match.choices(blau.seat())}
        blau.play(next(verbs[v] for v in ("lose", "withdraw", "retreat") if v in verbs))
    return blau


BOTH = pytest.mark.parametrize(
    ("side", "units", "area", "defender", "hex"),
    [("soviet", SOVIETS, "A", "inf-88", "2000"), ("axis", GERMANS, "X", "rd-160", "1400")],
)


@rule("stalingrad42:22.7a")
@BOTH
def test_units_in_an_area_attack_the_hexes_beside_it(
    side: str, units: tuple[str, ...], area: str, defender: str, hex: str
) -> None:
    blau = Theatre(*inside(units, area), f"{defender} {hex}").combat(side)
    assert blau.offers("attack") == [hex]
    blau.play(f"attack {hex}")
    assert set(blau.offers("by")) == set(units)
    blau.play(f"by {units[0]}", f"by {units[1]}")
    odds = blau.match.odds(blau.seat(), "fight")
    assert odds is not None
    assert sum(chance.probability for chance in odds) == 1
    blau.dice(6).play("fight")
    (battle,) = blau.told(BattleFought)
    assert (battle.place, set(battle.attackers)) == (hex, set(units[:2]))
    # Whoever has attacked does not do it again, here or elsewhere.
    while blau.asked() != "combat-phase":
        blau.play(blau.match.choices(blau.seat())[-1])
    assert all(blau.at(unit) in (f"area-{area}", "eliminated") for unit in units)


@rule("stalingrad42:22.7a")
@BOTH
def test_nobody_attacks_further_in_from_elsewhere_or_in_movement(
    side: str, units: tuple[str, ...], area: str, defender: str, hex: str
) -> None:
    further = f"{hex[:2]}01"
    far = Theatre(*inside(units, area), f"{defender} {further}").combat(side)
    assert far.offers("attack") == []
    assert far.refused(f"attack {further}") == "8.1a"
    other = "B" if side == "soviet" else "Z"
    apart = Theatre(f"{units[0]} area-{area}", f"{units[1]} area-{other}", f"{defender} {hex}")
    apart.combat(side).play(f"attack {hex}")
    assert apart.offers("by") == [units[0]]
    assert apart.refused(f"by {units[1]}") == "22.7a"
    # Ten to one, and yet no automatic DS; nor by who joins others who could.
    weak = f"{defender} {hex} full-retreat"
    early = Theatre(*inside(units, area), weak).movement(side)
    assert early.offers("auto-ds") == []
    joined = Theatre(*inside(units[1:], area), f"{units[0]} {further}", weak).movement(side)
    joined.play(f"auto-ds {hex}")
    assert joined.offers("by") == [units[0]]
    assert joined.refused(f"by {units[1]}") == "22.7a"


@rule("stalingrad42:22.7a")
def test_whoever_cannot_attack_on_the_map_cannot_out_of_an_area_either() -> None:
    for word, row in (("disrupted", "13.2.1d"), ("full-retreat", "13.3.2a")):
        blau = Theatre("rd-62 area-A", f"rd-45 area-A {word}", "inf-88 2000 disrupted")
        blau.combat("soviet").play("attack 2000")
        assert blau.offers("by") == ["rd-62"]
        assert blau.refused("by rd-45") == row
    marked = Theatre("rd-62 area-A", "rd-45 area-A refitted", "inf-88 2000 disrupted")
    marked.combat("soviet").play("attack 2000")
    assert marked.offers("by") == ["rd-62"]  # its marker holds back nobody else in an area
    assert marked.refused("by rd-45") == "21.4c"
    # In Fall Blau new units come by A and B, and by rail from the others.
    new = Theatre("tc-2 area-N", "tc-11 area-N", "inf-88 4114").combat("soviet")
    assert new.offers("attack") == []
    assert new.refused("attack 4114") == "C1.2e"


@rule("stalingrad42:22.7a", "stalingrad42:C2.2c")
def test_the_north_edge_is_an_area_as_far_as_it_is_entered() -> None:
    for turn, offered in ((10, []), (11, ["2640"])):
        edge = Theatre("pz-13 area-north", "inf-9 area-north", "rd-75 2640", turn=turn,
                       scenario="caucasus").combat()  # fmt: skip
        assert edge.offers("attack") == offered
    assert edge.play("attack 2640", "by pz-13").at("pz-13") == "area-north"


@rule("stalingrad42:22.7a", "stalingrad42:24.1.3b")
def test_germans_on_the_way_to_baku_attack_out_of_area_g_and_soviets_there_do_not() -> None:
    units = ("pz-13 area-G", "rd-75 area-G", "rd-383 6960", "pz-3 6961")
    german = Theatre(*units[:1], "rd-383 6962", turn=14, scenario="campaign").combat()
    assert german.offers("attack") == ["6962"]
    soviet = Theatre(*units[:2], "inf-9 6962", turn=14, scenario="campaign").combat("soviet")
    assert soviet.offers("attack") == []
    free = Theatre(units[1], "tb-63 area-G", "inf-9 6962 reduced", turn=14, scenario="campaign")
    assert free.combat("soviet").offers("attack") == ["6962"]


@rule("stalingrad42:22.6.1b")
@BOTH
def test_who_has_come_from_another_area_does_not_attack_in_that_turn(
    side: str, units: tuple[str, ...], area: str, defender: str, hex: str
) -> None:
    other = "B" if side == "soviet" else "Z"
    start = (f"{units[0]} area-{other}", f"{units[1]} area-{area}", f"{defender} {hex}")
    blau = Theatre(*start).movement(side).play(f"move {units[0]}", f"to area-{area}")
    blau.combat(side).play(f"attack {hex}")
    assert blau.offers("by") == [units[1]]
    assert blau.refused(f"by {units[0]}") == "22.6.1b"
    alone = Theatre(start[0], start[2]).movement(side).play(f"move {units[0]}", f"to area-{area}")
    assert alone.combat(side).offers("attack") == []
    # Who stays, or has come from the map, may; and the next turn everybody does.
    blau.p.turn += 1
    blau.movement(side).combat(side).play(f"attack {hex}")
    assert set(blau.offers("by")) == set(units[:2])
    came = Theatre(f"{units[0]} {int(hex) - 100:04}", f"{defender} {hex[:2]}02").movement(side)
    came.play(f"move {units[0]}", f"to area-{area}").put(defender, hex)
    assert came.combat(side).offers("attack") == [hex]


# Room at the edge


@rule("stalingrad42:22.7b", "stalingrad42:22.4a")
def test_three_german_divisions_attack_out_of_one_hex_beyond_the_edge() -> None:
    blau = Theatre(*inside(GERMANS, "X"), "rd-160 1400", "rd-284 1400").combat()
    blau.play("attack 1400", "by inf-57", "by inf-75", "by inf-9")
    assert blau.battle()["attack"] == 18
    assert blau.offers("by") == blau.offers("all") == []
    assert blau.refused("by pz-24") == "22.7b"
    wide = Theatre(*inside(GERMANS, "X"), "rd-160 1500").combat().play("attack 1500")
    wide.play(*(f"by {unit}" for unit in GERMANS))
    assert wide.battle()["attack"] == 28  # three hexes would lie there
    many = ("inf-57", "inf-75", "inf-9", "inf-88", "inf-387", "inf-168", "inf-336", "inf-340",
            "inf-377")  # fmt: skip
    full = Theatre(*inside((*many, "inf-323"), "X"), "rd-160 1500", "rd-284 1500").combat()
    full.play("attack 1500", *(f"by {unit}" for unit in many))
    assert full.refused("by inf-323") == "22.7b"


@rule("stalingrad42:22.7b", "stalingrad42:22.4a")
def test_two_soviet_units_do_and_three_with_an_army_headquarters() -> None:
    blau = Theatre(*inside(SOVIETS, "A"), "inf-88 2000").combat("soviet")
    blau.play("attack 2000", "by tc-16", "by rd-62")
    assert blau.refused("by rd-45") == "22.7b"
    brigade = Theatre(*inside((*SOVIETS, "tb-10", "tb-64"), "A"), "inf-88 2000").combat("soviet")
    brigade.play("attack 2000", "by tc-16", "by rd-62", "by tb-10")  # one that is free
    assert brigade.refused("by tb-64") == "22.7b"
    led = Theatre(*inside((*SOVIETS, "army-5t"), "A"), "inf-88 2000").combat("soviet")
    led.play("attack 2000", "by tc-16", "by rd-62", "by rd-45")
    assert led.refused("by rd-212") == "22.7b"
    wide = Theatre(*inside((*SOVIETS, "rd-160", "rd-284", "rd-121"), "A"), "inf-88 2100")
    wide.combat("soviet").play("attack 2100", *(f"by {unit}" for unit in SOVIETS))
    wide.play("by rd-160", "by rd-284")
    assert wide.refused("by rd-121") == "22.7b"


@rule("stalingrad42:22.7b")
def test_all_are_the_strongest_who_find_room() -> None:
    blau = Theatre(*inside((*SOVIETS, "tc-4"), "A"), "inf-88 2000").combat("soviet")
    blau.play("attack 2000")
    assert blau.battle()["all"]["attack"] == 14
    blau.play("all")
    assert [unit[0] for unit in blau.battle()["attackers"]] == ["tc-4", "tc-16"]
    # Room on the map is no concern of theirs, and each battle is arranged anew.
    two = Theatre(*inside((*SOVIETS, "tc-4"), "A"), "inf-88 2000", "ro-inf-1 2200", "rd-160 2001")
    two.combat("soviet").play("attack 2000", "by rd-160", "by rd-45", "by rd-62")
    two.dice(1).play("fight").play("lose rd-45")
    two.play("attack 2200", "by rd-212")
    assert two.battle()["attack"] == 3


@rule("stalingrad42:22.7b")
def test_rivers_along_the_edge_lie_between_them() -> None:
    """Of 4117 one side towards the area is the Don's, of 4112 both are small rivers."""
    units = ("tc-16", "rd-62", "rd-45")
    stood = inside(units, "N")
    river = Theatre(*stood, "ro-inf-1 4112", real=True).combat("soviet")
    river.play("attack 4112", "by tc-16", "by rd-62")
    (defender,) = river.battle()["defenders"]
    assert defender[3][-1][0] == "doubled-behind-river"
    assert river.battle()["shifts"] == []
    dry = Theatre(*stood, "ro-inf-1 4114", real=True).combat("soviet")
    dry.play("attack 4114", "by tc-16", "by rd-62")
    assert [shift[1] for shift in dry.battle()["shifts"]] == ["tanks"]
    half = Theatre(*stood, "ro-inf-1 4117", real=True).combat("soviet")
    half.play("attack 4117", "by tc-16", "by rd-62")
    assert half.counts("rd-62") == 3  # both over dry land
    half.play("by rd-45")
    assert half.battle()["attack"] == 7 + 3 + 2  # the third crosses the river


# With others


@rule("stalingrad42:22.7c")
@BOTH
def test_they_attack_together_with_units_on_the_map(
    side: str, units: tuple[str, ...], area: str, defender: str, hex: str
) -> None:
    on_map = f"{units[2]} {hex[:2]}01"
    blau = Theatre(*inside(units[:2], area), on_map, f"{defender} {hex}").combat(side)
    blau.play(f"attack {hex}", *(f"by {unit}" for unit in units[:3]))
    attack = {"soviet": 7 + 3 + 3, "axis": 10 + 6 + 6}[side]
    assert blau.battle()["attack"] == attack


@rule("stalingrad42:22.7c")
@pytest.mark.parametrize(
    ("side", "units", "area", "defender", "hex", "staff"),
    [("soviet", SOVIETS, "A", "inf-88", "2000", "fr-bryansk"),
     ("axis", GERMANS, "X", "rd-160", "1400", "hq-6a")],
)  # fmt: skip
def test_artillery_supports_them(
    side: str, units: tuple[str, ...], area: str, defender: str, hex: str, staff: str
) -> None:
    fights = [*inside(units[:2], area), f"{defender} {hex}"]
    column = hex[:2]
    aside = f"{int(column) + 1:02}"
    # From the area itself; from five hexes away (four to the hex beside the target and one beyond
    # the edge), not from six. The enemy's zone is not in the way where friends stand.
    beside = [f"{units[2]} {aside}00", f"{units[3]} {aside}01"]
    for place, friends in ((f"area-{area}", []), (f"{aside}04", beside)):
        blau = Theatre(*fights, *friends, f"{staff} {place}").combat(side)
        blau.play(f"attack {hex}", f"by {units[0]}", f"by {units[1]}")
        before = blau.battle()["shifts"]
        blau.play(f"support {staff}")
        assert blau.battle()["shifts"] == [*before, [1, "artillery", "18.3.1a"]]
    for place, friends in ((f"{aside}05", beside), (f"{aside}04", [])):
        far = Theatre(*fights, *friends, f"{staff} {place}").combat(side)
        far.play(f"attack {hex}", f"by {units[0]}")
        assert far.refused(f"support {staff}") == "18.4a"
    other = Theatre(*fights, f"{staff} area-{'M' if side == 'soviet' else 'Z'}").combat(side)
    other.play(f"attack {hex}", f"by {units[0]}")
    assert other.refused(f"support {staff}") == "18.4a"


@rule("stalingrad42:22.7c")
def test_air_units_support_them_and_stay_with_them() -> None:
    blau = Theatre("pz-24 area-X", "inf-57 area-X", "rd-160 1400", "rd-45 1401", real=True)
    blau.fly("viii-fk").combat().play("attack 1400", "by pz-24", "by inf-57", "air viii-fk")
    assert [1, "air", "9.3.3a"] in blau.battle()["shifts"]
    driven(blau)
    while blau.asked() != "combat-phase":
        verbs = {c.verb: str(c) for c in blau.match.choices(blau.seat())}
        verb = next(v for v in ("lose", "withdraw", "retreat", "end-advance") if v in verbs)
        blau.play(verbs[verb])
    assert blau.air("viii-fk") == ["with", "area-X"]
    # From there it defends hexes beside the area.
    near = Theatre("pz-24 area-X", "inf-57 1400", "inf-75 1402", "tc-16 1401", real=True)
    near.fly("viii-fk with pz-24").combat("soviet")
    near.play("attack 1400", "by tc-16", "fight")
    assert near.offers("air") == ["viii-fk"]
    apart = Theatre("pz-24 area-X", "inf-57 1400", "inf-75 1402", "tc-16 1401", real=True)
    apart.fly("viii-fk with pz-24").combat("soviet").play("attack 1402", "by tc-16")
    apart.dice(1).play("fight")  # nobody is asked
    assert apart.told(BattleFought)


# Afterwards


@rule("stalingrad42:22.7d")
@BOTH
def test_after_success_they_may_advance_onto_the_map(
    side: str, units: tuple[str, ...], area: str, defender: str, hex: str
) -> None:
    def beaten() -> Theatre:
        blau = Theatre(*inside(units, area), f"{defender} {hex} disrupted").combat(side)
        blau.play(f"attack {hex}", f"by {units[0]}", f"by {units[1]}")
        return won(driven(blau))

    stay = beaten()
    assert set(stay.offers("advance")) == set(units[:2])  # nobody else of the area
    assert stay.refused(f"advance {units[2]}") == "22.7d"
    stay.play("end-advance")
    assert stay.at(units[0]) == stay.at(units[1]) == f"area-{area}"
    go = beaten().play(f"advance {units[1]}", f"to {hex}")
    assert go.told(UnitsAdvanced)[0].path == (f"area-{area}", hex)
    if go.asked() == "forward":
        go.play("stop")
    assert go.at(units[1]) == hex
    beside = f"{int(hex[:2]) + 1:02}00"
    aside = beaten().play(f"advance {units[0]}", f"to {beside}")  # in any direction [14.3a]
    assert aside.told(UnitsAdvanced)[0].path == (f"area-{area}", beside)
    back = beaten().play(f"advance {units[0]}")
    assert back.offers("to")
    assert f"area-{area}" not in back.offers("to")


@rule("stalingrad42:22.7d")
@BOTH
def test_otherwise_they_stay_in_their_area(
    side: str, units: tuple[str, ...], area: str, defender: str, hex: str
) -> None:
    blau = Theatre(*inside(units, area), f"{defender} {hex}").combat(side)
    blau.fight("EX", hex, *units[:2]) if side == "soviet" else blau.fight("EX", hex, "inf-57")
    while blau.asked() == "choose-loss":
        blau.play(blau.match.choices(blau.seat())[0])
    assert blau.asked() == "combat-phase"
    assert blau.at(defender) == hex
    assert {blau.at(unit) for unit in units} <= {f"area-{area}", "eliminated"}


@rule("stalingrad42:22.7d")
def test_a_breakthrough_group_forms_on_the_map() -> None:
    blau = Theatre("pz-24 area-X", "pz-23 area-X", "rd-160 1400 disrupted", "rd-45 1402")
    blau.combat().fight("DR4", "1400", "pz-24", "pz-23")
    won(blau)
    blau.play("breakthrough pz-24", "with pz-23")
    assert blau.refused("aside") == "22.7d"
    blau.play("form")
    assert blau.at("pz-24") == blau.at("pz-23") == "1400"
    blau.play("to 1401")
    assert blau.offers("attack") == ["1402"]


@rule("stalingrad42:22.7d", "stalingrad42:14.4.1a")
def test_beside_the_vacated_hex_a_bond_bars_the_way_onto_the_map() -> None:
    units = ("tc-16 area-A", "tc-4 area-A")
    for others, barred in ((("inf-57 1901",), False), (("inf-57 1900", "inf-75 2101"), True)):
        blau = Theatre(*units, "inf-88 2100 disrupted", *others)
        blau.combat("soviet").play("attack 2100", "by tc-16", "by tc-4")
        won(driven(blau))
        blau.play("advance tc-16")
        assert ("2000" not in blau.offers("to")) == barred
        assert {"2100", "2200"} <= set(blau.offers("to"))


@rule("stalingrad42:22.7d", "stalingrad42:12.2j")
def test_who_is_beaten_back_into_the_area_of_the_enemy_is_lost() -> None:
    """The only way back from the corner leads past the attackers' own area."""
    blau = Theatre("pz-24 area-X", "pz-23 area-X", "rd-160 1400 reduced", "inf-57 1301",
                   "inf-75 1501", "inf-9 1401").combat()  # fmt: skip
    blau.fight("DR4", "1400", "pz-24", "pz-23")
    won(blau)
    assert blau.told(UnitsTrapped)[0].units == ("rd-160",)
