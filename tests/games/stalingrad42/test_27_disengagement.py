"""Chapter 27: disengagement, an optional rule."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import stavka
from stavka.games.stalingrad42.components import AXIS, SIDES
from stavka.games.stalingrad42.events import (
    DisengagementThrown,
    StepLost,
    UnitRecovered,
    UnitsRetreated,
)
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.rules.movement import MODES
from stavka.kernel import Journal
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

# On foot at 2010, before an enemy on foot at 2011.
BOTH = pytest.mark.parametrize(
    ("side", "unit", "enemy"), [("axis", "inf-57", "rd-62"), ("soviet", "rd-62", "inf-57")]
)


def theatre(*units: str, **more: Any) -> Theatre:
    return Theatre(*units, disengagement=True, **more)


def tried(blau: Theatre, unit: str, die: int, *first: str) -> Theatre:
    """The throw of a unit, with all of its hex if that is said first."""
    return blau.play(f"disengage {unit}", *first).dice(die).play("throw")


def chances(blau: Theatre, choice: str) -> dict[object, Fraction]:
    odds = blau.match.odds(blau.seat(), choice)
    assert odds is not None
    return {chance.result.args["what"]: chance.probability for chance in odds}


# Who and when


@rule("stalingrad42:27.1a", "stalingrad42:3.B3a")
@BOTH
def test_it_is_tried_in_ones_own_combat_phase_beside_attacks(
    side: str, unit: str, enemy: str
) -> None:
    blau = theatre(f"{unit} 2010", f"{enemy} 2011").combat(side)
    assert blau.offers("disengage") == [unit]
    assert blau.offers("attack") == ["2011"]
    assert blau.refused(f"disengage {enemy}") == "1.0a"
    tried(blau, unit, 4)
    assert (blau.asked(), blau.seat()) == ("retreat-to", side)
    other = SIDES[1 - SIDES.index(side)]
    assert theatre(f"{unit} 2010", f"{enemy} 2011").combat(other).offers("disengage") == [enemy]
    moving = theatre(f"{unit} 2010", f"{enemy} 2011").movement(side)
    assert moving.offers("disengage") == []
    assert moving.refused(f"disengage {unit}") == "3.0a"


@BOTH
def test_without_the_option_nobody_tries(side: str, unit: str, enemy: str) -> None:
    blau = Theatre(f"{unit} 2010", f"{enemy} 2011").combat(side)
    assert blau.offers("disengage") == []
    assert blau.refused(f"disengage {unit}") == "27.1a"


def test_the_option_is_off_unless_it_is_chosen_and_the_journal_keeps_it() -> None:
    game = stavka.game("stalingrad42")
    assert not game.start("fall-blau", 1).position.disengagement
    match = game.start("fall-blau", 1, {"disengagement": True})
    assert match.position.disengagement
    text = match.journal.text()
    assert "disengagement" in text
    assert Journal.parse(text).replay().position.disengagement


@rule("stalingrad42:27.2.1a")
@BOTH
def test_who_has_attacked_stays_others_try_at_any_moment(side: str, unit: str, enemy: str) -> None:
    """Before and after a battle, in good order and disrupted; who has attacked does not."""
    friends = {"axis": ("inf-75", "inf-168"), "soviet": ("rd-45", "rd-121")}[side]
    near, shaken = friends
    blau = theatre(f"{unit} 2010", f"{near} 2009", f"{shaken} 2008 disrupted", f"{enemy} 2011")
    blau.combat(side)
    assert sorted(blau.offers("disengage")) == sorted((unit, near, shaken))
    tried(blau, shaken, 1)
    blau.play("attack 2011", f"by {unit}")
    results = blau.p.box.tables.crt[blau.battle()["column"]].results
    blau.dice(results.index("A1") + 1).play("fight")
    assert blau.asked() == "combat-phase"
    assert blau.offers("disengage") == [near]
    assert blau.refused(f"disengage {unit}") == "27.2.1a"
    assert blau.refused(f"disengage {shaken}") == "27.2.1a"  # once in a phase
    tried(blau, near, 1)
    assert blau.offers("disengage") == []


@rule("stalingrad42:27.2.1a", "stalingrad42:18.3.1b")
@pytest.mark.parametrize("gun", ["support", "supply"])
@pytest.mark.parametrize(
    ("side", "units", "staff", "supply", "enemy"),
    [
        ("axis", ("inf-57", "inf-75"), "hq-2a", "sp-axis-1", "rd-62"),
        ("soviet", ("rd-62", "rd-45"), "fr-south", "sp-soviet-1", "inf-57"),
    ],
)
def test_who_supports_an_attack_has_not_attacked(
    gun: str, side: str, units: tuple[str, str], staff: str, supply: str, enemy: str
) -> None:
    """A headquarters may support several attacks, and break away after them, however it did."""
    blau = theatre(
        *(f"{unit} 2010" for unit in units), f"{staff} 2009", f"{supply} 2009 ready",
        f"{enemy} 2011",
    ).combat(side)  # fmt: skip
    blau.play("attack 2011", *(f"by {unit}" for unit in units))
    blau.play(f"{gun} {staff if gun == 'support' else supply}")
    results = blau.p.box.tables.crt[blau.battle()["column"]].results
    blau.dice(results.index("EX") + 1).play("fight")
    while blau.asked() != "combat-phase":  # whose steps are lost, and nobody advances
        blau.play(str(blau.match.choices(blau.seat())[0]))
    assert blau.offers("disengage") == [staff]
    assert blau.refused(f"disengage {units[0]}") == "27.2.1a"
    tried(blau, staff, 5).play("retreat 2007")
    assert (blau.at(staff), blau.order(staff)) == ("2007", "disrupted")


@BOTH
def test_who_cannot_or_may_not_retreat_does_not_try(side: str, unit: str, enemy: str) -> None:
    supply = {"axis": "sp-axis-1", "soviet": "sp-soviet-1"}[side]
    area = {"axis": "area-Y", "soviet": "area-A"}[side]
    blau = theatre(f"{unit} 2010 full-retreat", f"{enemy} 2013", f"{supply} 2010").combat(side)
    assert blau.offers("disengage") == []
    assert blau.refused(f"disengage {unit}") == "27.2.1d"
    assert blau.refused(f"disengage {supply}") == "18.6.6a"
    beside = theatre(f"{unit} {area}", f"{enemy} 2013").combat(side)
    assert beside.refused(f"disengage {unit}") == "5.1a"
    assert beside.refused("disengage nobody") == "2.3.1a"


def test_a_garrison_stays_and_who_shattered_the_enemy_in_movement_goes_on() -> None:
    garrison = theatre("nkvd-voronezh 2503", "inf-57 1410", real=True).combat("soviet")
    assert garrison.refused("disengage nkvd-voronezh") == "20.4a"
    blau = theatre("pz-9 2010", "pz-11 2010", "pz-13 2111", "rd-62 2011 reduced", turn=3)
    blau.movement().play("auto-ds 2011", "by pz-9", "by pz-11", "by pz-13", "fight").combat()
    assert blau.refused("disengage pz-9") == "8.6.1e"


# The throw


@rule("stalingrad42:27.2a", "stalingrad42:27.2.3a")
@BOTH
@pytest.mark.parametrize(
    ("die", "what"),
    [(1, "failed"), (2, "failed"), (3, "worn"), (4, "done"), (5, "done"), (6, "done")],
)
def test_the_table(side: str, unit: str, enemy: str, die: int, what: str) -> None:
    blau = theatre(f"{unit} 2010", f"{enemy} 2011").combat(side)
    before = blau.steps(unit)
    tried(blau, unit, die)
    (thrown,) = blau.told(DisengagementThrown)
    assert (thrown.die, thrown.modifier, thrown.what) == (die, 0, f"disengagement-{what}")
    assert (thrown.units, thrown.place) == ((unit,), "2010")
    assert blau.steps(unit) == before - (what == "worn")
    assert blau.asked() == ("combat-phase" if what == "failed" else "retreat-to")
    assert (blau.at(unit), blau.order(unit)) == ("2010", "good")  # not yet gone, or not at all
    if what == "failed":
        assert not blau.told(UnitsRetreated)
        assert blau.offers("attack") == ["2011"]  # who stays may still attack


@BOTH
def test_chances_are_told_before_one_says_yes(side: str, unit: str, enemy: str) -> None:
    blau = theatre(f"{unit} 2010", f"{enemy} 2011").combat(side)
    plain = {
        "disengagement-failed": Fraction(2, 6),
        "disengagement-worn": Fraction(1, 6),
        "disengagement-done": Fraction(3, 6),
    }
    assert chances(blau, f"disengage {unit}") == plain
    blau.play(f"disengage {unit}")
    assert chances(blau, "throw") == plain
    assert blau.refused("end-combat") == "27.2.1b"
    assert blau.refused("all") == "27.2.1b"
    shown = blau.match.view(None)["board"]["disengaging"]
    assert shown["outcomes"].count("disengagement-done") == 3
    assert (shown["from"], shown["units"], shown["modifiers"]) == ("2010", [unit], [])
    assert "2009" in shown["ends"]
    blau.match.undo(side)
    assert blau.asked() == "combat-phase"


@rule("stalingrad42:27.2.1b")
@pytest.mark.parametrize(
    ("side", "stack", "enemy"),
    [("axis", ("inf-57", "inf-75", "inf-168"), "rd-62"), ("soviet", ("rd-62", "rd-45"), "inf-57")],
)
@pytest.mark.parametrize("die", [1, 3, 5])
def test_one_throw_for_each_or_for_all(
    side: str, stack: tuple[str, ...], enemy: str, die: int
) -> None:
    first, *others = stack
    blau = theatre(*(f"{unit} 2010" for unit in stack), f"{enemy} 2011").combat(side)
    alone = theatre(*(f"{unit} 2010" for unit in stack), f"{enemy} 2011").combat(side)
    tried(blau, first, die, "all")
    (thrown,) = blau.told(DisengagementThrown)
    assert set(thrown.units) == set(stack)
    if die == 1:
        assert {blau.at(unit) for unit in stack} == {"2010"}
        assert blau.offers("disengage") == []  # it was the throw of all of them
    elif die == 3:  # one step in all, whose is the owner's choice
        assert (blau.asked(), blau.seat()) == ("choose-loss", side)
        assert sorted(blau.offers("lose")) == sorted(stack)
        blau.play(f"lose {first}")
        assert len(blau.told(StepLost)) == 1
    if die >= 3:
        blau.play("retreat 2008")
        assert {blau.at(unit) for unit in stack} == {"2008"}
        assert {blau.order(unit) for unit in stack} == {"disrupted"}
    tried(alone, first, die)
    assert alone.told(DisengagementThrown)[0].units == (first,)
    if die >= 3:
        alone.play("retreat 2008")
    assert {alone.at(unit) for unit in others} == {"2010"}
    assert {alone.order(unit) for unit in others} == {"good"}
    assert sorted(alone.offers("disengage")) == sorted(others)  # they have a throw of their own


@rule("stalingrad42:27.2.1b")
def test_the_throw_for_all_is_for_those_who_may_try() -> None:
    units = ("inf-57 2010", "inf-75 2010", "inf-168 2010 full-retreat", "rd-62 2011")
    blau = theatre(*units).combat()
    tried(blau, "inf-57", 6, "all").play("retreat 2008")
    assert [blau.at(unit) for unit in ("inf-57", "inf-75", "inf-168")] == ["2008", "2008", "2010"]


@rule("stalingrad42:27.2.1c")
@BOTH
def test_one_sees_the_result_before_the_next_one_tries(side: str, unit: str, enemy: str) -> None:
    other = {"axis": "inf-75", "soviet": "rd-45"}[side]
    blau = theatre(f"{unit} 2010", f"{other} 2010", f"{enemy} 2011").combat(side)
    tried(blau, unit, 5).play("retreat 2009")
    assert blau.offers("disengage") == [other]
    tried(blau, other, 1)  # decided only now
    assert (blau.at(unit), blau.at(other)) == ("2009", "2010")
    again = theatre(f"{unit} 2010", f"{other} 2010", f"{enemy} 2011").combat(side)
    tried(again, unit, 1).play("end-combat")  # or not to try at all
    assert again.asked() == "halt"


MOBILE = [("axis", "pz-24"), ("axis", "it-cav-barbo"), ("soviet", "tc-16"), ("soviet", "gcc-3")]


@rule("stalingrad42:27.2.2a")
@pytest.mark.parametrize(("side", "unit"), MOBILE)
def test_who_rides_or_drives_adds_one_the_disrupted_take_one_away(side: str, unit: str) -> None:
    foot, enemy = {"axis": ("inf-57", "rd-62"), "soviet": ("rd-62", "inf-57")}[side]

    def thrown(die: int, *units: str) -> DisengagementThrown:
        blau = theatre(*units, f"{enemy} 2011").combat(side)
        name = units[0].split()[0]
        tried(blau, name, die, *(["all"] if len(units) > 1 else []))
        return blau.told(DisengagementThrown)[0]

    good, shaken = f"{unit} 2010", f"{unit} 2010 disrupted"
    worn, failed, done = (f"disengagement-{what}" for what in ("worn", "failed", "done"))
    assert [(thrown(d, good).modifier, thrown(d, good).what) for d in (1, 2, 3, 6)] == [
        (1, failed), (1, worn), (1, done), (1, done)
    ]  # fmt: skip
    assert [(thrown(d, shaken).modifier, thrown(d, shaken).what) for d in (1, 3, 4)] == [
        (0, failed), (0, worn), (0, done)
    ]  # fmt: skip
    on_foot = f"{foot} 2010 disrupted"
    assert [(thrown(d, on_foot).modifier, thrown(d, on_foot).what) for d in (1, 3, 4, 5)] == [
        (-1, failed), (-1, failed), (-1, worn), (-1, done)
    ]  # fmt: skip
    assert thrown(3, good, f"{foot} 2010").modifier == 0  # not all of them
    assert thrown(3, good, on_foot).modifier == -1  # one of them is enough


def test_a_second_unit_that_drives_with_it_keeps_the_one() -> None:
    blau = theatre("pz-24 2010", "pzg-16 2010", "rd-62 2011").combat()
    blau.play("disengage pz-24")
    assert chances(blau, "all")["disengagement-done"] == Fraction(4, 6)


# What follows


@rule("stalingrad42:27.2.1a", "stalingrad42:22.3.1a")
@pytest.mark.parametrize(
    ("side", "unit", "hex", "enemies", "area"),
    [
        ("axis", "inf-57", "1010", ("rd-62 1009", "rd-45 1110", "rd-160 1111", "rd-212 1011"),
         "area-Y"),
        ("soviet", "rd-62", "2500", ("inf-57 2600", "inf-75 2501", "inf-168 2400"), "area-A"),
    ],
)  # fmt: skip
def test_whom_only_an_own_area_is_left_to_breaks_away_into_it(
    side: str, unit: str, hex: str, enemies: tuple[str, ...], area: str
) -> None:
    """Enemies stand in all hexes beside it."""
    blau = theatre(f"{unit} {hex}", *enemies).combat(side)
    assert blau.offers("disengage") == [unit]
    tried(blau, unit, 5)
    assert blau.offers("retreat") == [area]
    blau.play(f"retreat {area}")
    assert (blau.at(unit), blau.order(unit)) == (area, "disrupted")


@rule("stalingrad42:27.2.3b")
@BOTH
def test_one_or_two_hexes_in_any_direction(side: str, unit: str, enemy: str) -> None:
    """All hexes around, supplied or not, but those in the enemy's zone; then it is disrupted, or in
    full retreat if it was disrupted."""
    blau = theatre(f"{unit} 2010", f"{enemy} 2012").combat(side)
    tried(blau, unit, 6)
    here, there = GRID.at("2010"), GRID.at("2012")
    around = {
        GRID.number(hex)
        for hex in range(GRID.size)
        if 1 <= GRID.distance(here, hex) <= 2 and GRID.distance(there, hex) > 1
    }
    assert len(around) == 14
    assert set(blau.offers("retreat")) == around
    assert blau.refused("retreat 2007") == "12.1.3c"
    assert blau.refused("retreat 2011") == "12.2e"
    blau.play("retreat 2110")
    assert (blau.at(unit), blau.order(unit)) == ("2110", "disrupted")
    again = theatre(f"{unit} 2010 disrupted", f"{enemy} 2011").combat(side)
    tried(again, unit, 6).play("retreat 2008")
    assert (again.at(unit), again.order(unit)) == ("2008", "full-retreat")
    (told,) = again.told(UnitsRetreated)
    assert (told.path, told.order) == (("2010", "2009", "2008"), "order-full-retreat")


@rule("stalingrad42:27.2.3b")
def test_who_breaks_away_need_not_go_where_supply_reaches() -> None:
    """By the road from area B southwards 2410 is supplied, 2414 is not: a retreat after a battle
    would have to choose the former."""
    roads = {f"28{row:02}|28{row + 1:02}": "road" for row in range(9)}
    blau = theatre("rd-62 2412", "inf-57 2312", sides=roads).combat("soviet")
    reached = blau.match.view(None)["board"]["supplied-soviet"]["24"]
    assert reached == "00-12"  # rows of the column
    tried(blau, "rd-62", 6)
    assert {"2410", "2414"} <= set(blau.offers("retreat"))
    blau.play("retreat 2414")
    assert blau.at("rd-62") == "2414"
    shut = theatre("rd-62 2412", "inf-57 2312", "inf-75 2413 full-retreat", sides=roads)
    tried(shut.combat("soviet"), "rd-62", 6)
    assert shut.refused("retreat 2414") == "12.2b"  # who flees is an enemy, too


def test_whoever_has_no_way_left_after_the_loss_stays() -> None:
    """Only fighters make a pontoon: with its division gone the staff does not cross the river."""
    around = [GRID.number(hex) for hex in GRID.neighbours[GRID.at("2010")]]
    sides = {f"2010|{hex}": "sea" for hex in around if hex != "2009"} | {"2010|2009": "major"}
    units = ("rd-62 2010 reduced", "army-5t 2010", "rd-45 2009", "inf-57 2013")
    blau = theatre(*units, sides=sides).combat("soviet")
    assert {"rd-62", "army-5t"} <= set(blau.offers("disengage"))
    tried(blau, "rd-62", 3, "all")
    assert (blau.lost(), blau.at("army-5t"), blau.asked()) == ({"rd-62"}, "2010", "combat-phase")


@rule("stalingrad42:27.2.3c")
@BOTH
def test_the_step_is_lost_before_the_retreat(side: str, unit: str, enemy: str) -> None:
    blau = theatre(f"{unit} 2010", f"{enemy} 2011").combat(side)
    before = blau.steps(unit)
    tried(blau, unit, 3)
    (lost,) = blau.told(StepLost)
    assert (lost.unit, lost.place, lost.left) == (unit, "2010", before - 1)
    blau.play("retreat 2009")
    assert (blau.at(unit), blau.steps(unit)) == ("2009", before - 1)


def test_the_last_step_is_lost_too_and_a_remnant_breaks_away_for_its_unit() -> None:
    rifles = theatre("rd-62 2010 reduced", "inf-57 2011").combat("soviet")
    tried(rifles, "rd-62", 3)
    assert (rifles.lost(), rifles.asked()) == ({"rd-62"}, "combat-phase")
    blau = theatre("inf-57 2010 reduced", "rd-62 2011").combat()
    tried(blau, "inf-57", 3).play("remnant", "retreat 2008")
    (remnant,) = blau.p.of(AXIS, GRID.at("2008"))
    assert blau.p.stands_for[remnant] == blau.unit("inf-57")
    assert blau.p.order[remnant] == 1
    assert blau.offers("disengage") == []


@rule("stalingrad42:27.2.3d")
@BOTH
def test_they_recover_like_others(side: str, unit: str, enemy: str) -> None:
    """Out of the enemy's zone in the same turn, without a throw; from full retreat one level."""
    for state, order in (("", "good"), ("disrupted", "disrupted")):
        blau = theatre(f"{unit} 2010 {state}", f"{enemy} 2011").combat(side)
        tried(blau, unit, 6).play("retreat 2008", "end-combat")
        blau.recovery(side)
        if blau.asked() == "keep-retreating":
            blau.play("recover")
        assert [event.unit for event in blau.told(UnitRecovered)] == [unit]
        assert blau.order(unit) == order


def test_a_retreat_bars_further_tries_and_attacks_in_this_phase_only() -> None:
    blau = theatre("inf-57 2010", "rd-62 2011", "rd-45 2007").combat()
    tried(blau, "inf-57", 6).play("retreat 2009")
    assert blau.refused("disengage inf-57") == "27.2.1a"
    assert blau.refused("attack 2011") == "8.1a"
    blau.play("end-combat").combat()
    assert blau.offers("disengage") == ["inf-57"]


@rule("stalingrad42:27.2.3g")
def test_a_breaks_the_bond_so_that_b_gets_away_with_it_and_c_but_d_does_not() -> None:
    """The bond of 2009 and 2209 runs between B in 2110 and hex X, 2109: with A in X both of its
    sides are held. D stands amid three enemies, bonded with each other."""
    a, b, c, d, x, y = "inf-75", "inf-57", "inf-168", "inf-305", "2109", "1910"
    ring = [GRID.number(hex) for hex in GRID.neighbours[GRID.at("1515")]]
    three = [f"{unit} {ring[n]}" for unit, n in (("rd-227", 0), ("rd-160", 2), ("rd-212", 4))]
    units = (f"{a} 2108", f"{b} 2110", f"{c} 2010", f"{d} 1515")
    blau = theatre(*units, "rd-62 2009", "rd-45 2209", *three, turn=3).movement()
    blau.play(f"move {b}")
    assert all(x not in blau.offers(manner) for manner in MODES)
    blau.match.undo("axis")
    for unit, end in ((a, x), (b, x), (c, y)):
        blau.play(f"move {unit}")
        blau.play(next(f"{manner} {end}" for manner in MODES if end in blau.offers(manner)))
        if blau.asked() == "moving":
            blau.play("stop")
    assert [blau.at(unit) for unit in (a, b, c)] == [x, x, y]
    blau.play(f"move {d}")
    assert not any(blau.offers(manner) for manner in MODES)
    blau.play("stop", "end-movement").combat()
    assert set(blau.offers("disengage")) == {a, b, c}
    assert blau.refused(f"disengage {d}") == "27.2.3e"
    for unit, end in ((a, "2107"), (b, "2107"), (c, "1810")):
        tried(blau, unit, 5).play(f"retreat {end}")
        assert (blau.at(unit), blau.order(unit)) == (end, "disrupted")
    assert (blau.at(d), blau.order(d)) == ("1515", "good")


@rule("stalingrad42:12.1.4a")
@pytest.mark.parametrize(
    ("side", "unit", "others", "enemy"),
    [
        ("axis", "inf-57", ("inf-75", "inf-168", "inf-113"), "rd-62"),
        ("soviet", "rd-62", ("rd-45", "rd-121"), "inf-57"),
    ],
)
def test_who_breaks_away_into_a_full_hex_has_until_the_end_of_the_next_movement(
    side: str, unit: str, others: tuple[str, ...], enemy: str
) -> None:
    full = (f"{other} 2008" for other in others)
    blau = theatre(f"{unit} 2010", f"{enemy} 2011", *full).combat(side)
    tried(blau, unit, 6).play("retreat 2008", "end-combat")
    assert blau.asked() == "halt"
    assert blau.at(unit) == "2008"
    blau.movement(side).play("end-movement")
    assert set(blau.offers("eliminate")) == {unit, *others}
