"""Chapter 8: combat. 2010 has the neighbours 2009, 2110, 2111, 2011, 1911 and 1910."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad42.events import BattleFought, StepLost, UnitsAdvanced, UnitsRetreated
from stavka.games.stalingrad42.rules.modifiers import column, column_name
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

AROUND = ("2009", "2110", "2111", "2011", "1911", "1910")
# The same for both sides: an attacker, a defender, and who is on move.
SIDES = pytest.mark.parametrize(
    ("side", "mine", "other", "theirs"),
    [("axis", "inf-57", "inf-75", "rd-62"), ("soviet", "rd-62", "rd-45", "inf-57")],
)


@rule("stalingrad42:8.1a", "stalingrad42:8.1b")
@SIDES
def test_a_player_may_attack_what_is_beside_him(
    side: str, mine: str, other: str, theirs: str
) -> None:
    blau = Theatre(f"{mine} 2010", f"{theirs} 2011", f"{other} 2020", "rd-121 2015", "inf-82 2016")
    blau.combat(side)
    assert "2011" in blau.offers("attack")
    assert blau.refused("attack 2013") == "8.1a"
    blau.play("attack 2011")
    assert blau.refused(f"by {other}") == "8.1a"
    peace = Theatre(f"{mine} 2010", f"{theirs} 2011").combat(side)
    assert peace.play("end-combat").asked() == "halt"


@rule("stalingrad42:8.1c")
@SIDES
def test_a_unit_attacks_and_is_attacked_once_in_a_phase(
    side: str, mine: str, other: str, theirs: str
) -> None:
    target = "rb-106 2109" if side == "axis" else "sec-454 2109"
    blau = Theatre(f"{mine} 2010", f"{other} 2009", f"{theirs} 2011", target).combat(side).dice(1)
    blau.attack("2011", mine).play("fight")  # 1-1 or worse, die 1: the attacker loses a step
    assert blau.asked() == "combat-phase"
    assert blau.refused("attack 2011") == "8.1c"
    blau.play("attack 2109")
    assert blau.offers("by") == [other]
    assert blau.refused(f"by {mine}") == "8.1c"
    # Nor by others who have not attacked yet.
    fresh = {"axis": "pz-22 2012", "soviet": "tc-4 2012"}[side]
    again = Theatre(f"{mine} 2010", fresh, f"{theirs} 2011").combat(side).dice(1)
    assert "2011" in again.offers("attack")
    again.attack("2011", mine).play("fight")
    assert again.offers("attack") == []
    assert again.refused("attack 2011") == "8.1c"


@rule("stalingrad42:8.1d")
def test_all_units_of_a_hex_defend_together() -> None:
    blau = Theatre("pz-24 2010", "rd-62 2011", "rd-45 2011 reduced").combat()
    blau.attack("2011", "pz-24")
    assert blau.battle()["defence"] == 5 + 3
    soviet = Theatre("tc-16 2010", "inf-57 2011", "inf-82 2011 reduced").combat("soviet")
    soviet.attack("2011", "tc-16")
    assert soviet.battle()["defence"] == 7 + 5


@rule("stalingrad42:8.1e")
def test_attacks_follow_each_other_as_the_attacker_likes() -> None:
    blau = Theatre("inf-57 2010", "inf-75 2016", "rd-62 2011", "rd-45 2017").combat().dice(1, 1)
    blau.attack("2017", "inf-75").play("fight")
    assert blau.steps("inf-75") == 2
    assert blau.offers("attack") == ["2011"]  # seen the one, he may go on to the other
    blau.attack("2011", "inf-57").play("fight")
    assert blau.steps("inf-57") == 2


@rule("stalingrad42:8.1f", "stalingrad42:2.2.3d", "stalingrad42:9.5.6a")
@pytest.mark.parametrize("water", ["sea", "lake"])
def test_nobody_attacks_across_an_impassable_side(water: str) -> None:
    blau = Theatre(
        "inf-57 2010", "inf-75 2111", "rd-62 2011", sides={"2010|2011": water}
    ).combat()  # fmt: skip
    blau.play("attack 2011")
    assert blau.offers("by") == ["inf-75"]
    assert blau.refused("by inf-57") == "8.1f"
    alone = Theatre("inf-57 2010", "rd-62 2011", sides={"2010|2011": water}).combat()
    assert alone.offers("attack") == []


@rule("stalingrad42:8.2a")
def test_an_attack_has_one_target() -> None:
    blau = Theatre("inf-57 2010", "rd-62 2011", "rd-45 2009").combat().play("attack 2011")
    assert blau.refused("attack 2009") == "8.2a"


@rule("stalingrad42:8.2b", "stalingrad42:8.2c")
def test_units_of_a_hex_may_attack_apart_but_nobody_is_split() -> None:
    blau = Theatre("inf-57 2010", "inf-75 2010", "rd-62 2011", "rd-45 2009").combat().dice(1, 1)
    blau.attack("2011", "inf-57")
    assert blau.battle()["attack"] == 6  # all of it
    blau.play("fight", "attack 2009")
    assert blau.offers("by") == ["inf-75"]
    assert blau.refused("by inf-57") == "8.1c"


@rule("stalingrad42:8.2d")
def test_a_hex_is_attacked_from_all_six_sides() -> None:
    units = ("inf-57", "inf-75", "inf-168", "inf-113", "inf-79", "inf-294")
    blau = Theatre(*(f"{u} {at}" for u, at in zip(units, AROUND, strict=True)), "rd-62 2010")
    blau.combat().play("attack 2010", "all")
    assert blau.battle()["attack"] == 36
    soviets = ("rd-121", "rd-160", "rd-212", "rd-45", "rd-284", "rd-6")
    other = Theatre(*(f"{u} {at}" for u, at in zip(soviets, AROUND, strict=True)), "inf-57 2010")
    other.combat("soviet").play("attack 2010", "all")
    assert other.battle()["attack"] == 18


@rule("stalingrad42:8.3a", "stalingrad42:8.3b")
@pytest.mark.parametrize(
    ("attack", "defence", "odds"),
    [(15, 4, "3-1"), (11, 12, "1-2"), (12, 12, "1-1"), (4, 12, "1-3"), (11, 6, "1-1")],
)
def test_odds_are_rounded_down(attack: int, defence: int, odds: str) -> None:
    assert column_name(column(attack, defence)) == odds


@rule("stalingrad42:8.3a")
def test_the_sums_make_the_column() -> None:
    blau = Theatre("inf-57 2010", "inf-75 2010", "jg-100 2009", "rd-62 2011").combat()
    blau.attack("2011", "inf-57", "inf-75")
    assert (blau.battle()["attack"], blau.battle()["defence"]) == (12, 5)
    assert blau.battle()["odds"] == "2-1"


@rule("stalingrad42:8.3d")
def test_losses_retreat_and_advance_come_at_once() -> None:
    blau = Theatre("inf-57 2010", "inf-75 2010", "inf-113 2009", "rd-62 2011", "rd-45 2008")
    blau.combat()
    blau.dice(5).attack("2011", "inf-57", "inf-75").play("fight")  # 2-1, 5: DRX
    (fought,) = blau.told(BattleFought)
    assert (fought.column, fought.result) == ("ratio-2-1", "result-drx")
    blau.play("lose inf-57")
    assert [(lost.unit, lost.left) for lost in blau.told(StepLost)] == [("inf-57", 2), ("rd-62", 1)]
    blau.play("retreat 2013")
    assert blau.told(UnitsRetreated)[0].path[-1] == "2013"
    blau.play("advance inf-75", "to 2011")
    assert [moved.path for moved in blau.told(UnitsAdvanced)] == [("2010", "2011")]
    blau.play("stop", "end-advance")
    assert blau.offers("attack") == ["2008"]


@rule("stalingrad42:8.4a")
def test_attacks_below_one_to_three_are_not_made() -> None:
    blau = Theatre("sec-454 2010", "rd-62 2011").combat()  # 1 to 5
    assert blau.offers("attack") == []
    assert blau.refused("attack 2011") == "8.4a"
    more = Theatre("sec-454 2010", "inf-57 2009", "inf-75 2010", "rd-62 2011").combat()
    more.attack("2011", "sec-454")
    assert more.offers("fight") == []
    assert more.refused("fight") == "8.4a"
    assert more.play("by inf-75").offers("fight") == [""]


@rule("stalingrad42:8.4b", "stalingrad42:8.4c", "stalingrad42:8.4d")
@pytest.mark.parametrize(
    ("units", "odds", "shift", "column"),
    [
        (("pz-9", "inf-57"), "8-1", 0, "7-1"),  # 16 to 2
        (("pz-9", "inf-57", "hu-inf-6"), "9-1", 0, "7-1"),  # 18 to 2
        (("pz-9", "pz-11"), "10-1", 0, "10-1"),  # 20 to 2
    ],
)
def test_beyond_seven_to_one(units: tuple[str, ...], odds: str, shift: int, column: str) -> None:
    places = ("2010", "1911", "2111")
    blau = Theatre(
        *(f"{u} {at}" for u, at in zip(units, places, strict=False)), "rb-106 2011",
        terrain={"2011": "woods"},
    ).combat().play("attack 2011", "all")  # fmt: skip
    assert blau.battle()["odds"] == odds
    assert sum(blau.shifts().values()) == shift
    assert blau.battle()["column"] == column
    if column == "10-1":
        blau.dice().play("fight")  # no die falls
        (fought,) = blau.told(BattleFought)
        assert (fought.result, fought.die, fought.advance) == ("result-ds", 0, 4)


@rule("stalingrad42:8.4d")
def test_columns_beyond_seven_to_one_count_for_shifts() -> None:
    # 14 to 2 is 7-1; rough shifts one to the left, two tank shifts to the right: 8-1.
    blau = Theatre("pz-9 2010", "hu-inf-6 1911", "hu-inf-7 2111", "rb-106 2011",
                   terrain={"2011": "rough"}).combat()  # fmt: skip
    blau.play("attack 2011", "all")
    assert blau.battle()["odds"] == "7-1"
    assert blau.shifts() == {"tanks": 1, "elite-tanks": 1, "rough": -1}
    assert blau.battle()["column"] == "7-1"
    # 16 to 2 is 8-1, and two shifts make ten to one.
    more = Theatre("pz-9 2010", "inf-57 1911", "rb-106 2011").combat().play("attack 2011", "all")
    assert (more.battle()["odds"], more.battle()["column"]) == ("8-1", "10-1")
    # 1 to 4 is below the table; the fort's shift would make it worse, tanks lift it.
    low = Theatre("stug-177-243 2010", "rd-62 2011", "rd-121 2011 reduced").combat()
    low.attack("2011", "stug-177-243")  # 2 to 8 is 1-4, shifted to 1-3
    assert (low.battle()["odds"], low.battle()["column"]) == ("1-4", "1-3")
    assert low.offers("fight") == [""]


@rule("stalingrad42:8.5.1a", "stalingrad42:8.5.1b")
def test_no_more_than_forty_points_attack() -> None:
    panzers = ("pz-9", "pz-11", "pz-24", "pz-3", "pz-23", "pz-14")
    blau = Theatre(*(f"{u} {at}" for u, at in zip(panzers, AROUND, strict=True)), "rd-62 2010",
                   terrain={"2010": "major-city"}).combat()  # fmt: skip
    blau.play("attack 2010", "all")
    assert sum(value for _, _, value, _ in blau.battle()["attackers"]) == 60
    assert blau.battle()["attack"] == 40
    # After halving: over a major river six of them come to 30.
    rivers = {f"{at}|2010": "major" for at in AROUND}
    wet = Theatre(*(f"{u} {at}" for u, at in zip(panzers, AROUND, strict=True)), "rd-62 2010",
                  sides=rivers).combat()  # fmt: skip
    assert wet.play("attack 2010", "all").battle()["attack"] == 30


@rule("stalingrad42:8.5.2a", "stalingrad42:8.5.2b")
def test_no_more_than_twenty_points_defend() -> None:
    blau = Theatre("pz-9 2010", "grd-35 2011", "grd-36 2011", terrain={"2011": "major-city"})
    blau.combat().attack("2011", "pz-9")
    assert [value for _, _, value, _ in blau.battle()["defenders"]] == [12, 12]
    assert blau.battle()["defence"] == 20


@pytest.mark.parametrize(
    ("side", "unit", "enemy"), [("axis", "inf-57", "rd-62"), ("soviet", "rd-62", "inf-385")]
)
def test_a_hex_is_refused_for_what_keeps_those_beside_it_from_attacking(
    side: str, unit: str, enemy: str
) -> None:
    for words, row in (
        (" disrupted", "13.2.1d"),
        (" full-retreat", "13.3.2a"),
        (" refitted", "21.4c"),
        (" entrained", "5.6.4b"),
    ):
        shaken = Theatre(f"{unit} 2010{words}", f"{enemy} 2011").combat(side)
        assert shaken.refused("attack 2011") == row
    sea = Theatre(f"{unit} 2010", f"{enemy} 2011", sides={"2010|2011": "sea"}).combat(side)
    assert sea.refused("attack 2011") == "8.1f"
    far = Theatre(f"{unit} 2009", f"{enemy} 2011").combat(side)
    assert far.refused("attack 2011") == "8.1a"
