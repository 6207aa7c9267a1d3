"""Chapter 13: disruption, full retreat, recovery."""

from __future__ import annotations

from itertools import pairwise

import pytest

from stavka.games.stalingrad42.events import RecoveryThrown, UnitRecovered, UnitsRetreated
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.rules.retreat import Retreat
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

BOTH = pytest.mark.parametrize(
    ("side", "unit", "friend", "enemy"),
    [("soviet", "rd-62", "rd-45", "inf-57"), ("axis", "inf-57", "inf-75", "rd-62")],
)


def retreat(blau: Theatre, hexes: int, side: str) -> Theatre:
    number = 1 if side == "soviet" else 0
    blau.p.side = 1 - number
    blau.resolve(Retreat(number, GRID.at("2011"), hexes))
    return blau.play(f"retreat {blau.offers('retreat')[0]}")


@rule(
    "stalingrad42:13.1.1a", "stalingrad42:13.1.2a", "stalingrad42:13.1.3b", "stalingrad42:13.1.3c"
)
@BOTH
def test_a_retreat_disrupts_and_another_routs(
    side: str, unit: str, friend: str, enemy: str
) -> None:
    assert Theatre(f"{unit} 2011").order(unit) == "good"
    for hexes in (2, 3):
        assert retreat(Theatre(f"{unit} 2011"), hexes, side).order(unit) == "disrupted"
        worse = retreat(Theatre(f"{unit} 2011 disrupted"), hexes, side)
        assert worse.order(unit) == "full-retreat"
    assert retreat(Theatre(f"{unit} 2011"), 4, side).order(unit) == "full-retreat"


@rule("stalingrad42:13.3.2j")
@BOTH
def test_full_retreat_gets_no_worse(side: str, unit: str, friend: str, enemy: str) -> None:
    for hexes in (2, 4):
        blau = retreat(Theatre(f"{unit} 2011 full-retreat"), hexes, side)
        assert (blau.order(unit), blau.steps(unit)) == (
            "full-retreat",
            2 if side == "soviet" else 3,
        )


@rule("stalingrad42:13.1.1b")
def test_who_cannot_fight_is_always_in_good_order() -> None:
    blau = retreat(Theatre("rd-62 2011", "army-5t 2011"), 4, "soviet")
    assert (blau.order("rd-62"), blau.order("army-5t")) == ("full-retreat", "good")
    moving = Theatre("sp-axis-1 2011").movement()
    assert moving.refused("full-retreat sp-axis-1") == "13.1.1b"


@rule("stalingrad42:13.1.2b", "stalingrad42:13.1.2c")
@pytest.mark.parametrize(("side", "unit"), [("axis", "hq-6a"), ("soviet", "fr-south")])
def test_who_supports_is_disrupted_by_a_long_move(side: str, unit: str) -> None:
    for face in ("", " reduced"):  # ready, and used
        near = Theatre(f"{unit} 2011{face}").movement(side).move(unit, "to 2013")
        assert near.order(unit) == "good"
        far = Theatre(f"{unit} 2011{face}").movement(side).move(unit, "to 2014")
        assert far.order(unit) == "disrupted"
        by_legs = Theatre(f"{unit} 2011{face}").movement(side)
        assert by_legs.move(unit, "to 2012", "to 2013", "to 2014").order(unit) == "disrupted"


@rule("stalingrad42:13.1.3a")
@BOTH
def test_a_player_may_choose_full_retreat(side: str, unit: str, friend: str, enemy: str) -> None:
    blau = Theatre(f"{unit} 2011", f"{friend} 2013 disrupted").movement(side)
    blau.play(f"full-retreat {unit}", f"full-retreat {friend}")
    assert (blau.order(unit), blau.order(friend)) == ("full-retreat", "full-retreat")
    assert blau.refusal(f"full-retreat {unit}").id == "already-in-full-retreat"
    assert unit in blau.offers("move")


@rule("stalingrad42:13.2.1a")
@BOTH
def test_the_disrupted_move_tactically_only(side: str, unit: str, friend: str, enemy: str) -> None:
    blau = Theatre(f"{unit} 2011 disrupted").movement(side).play(f"move {unit}")
    assert (blau.offers("to"), blau.offers("extended")) == ([], [])
    assert blau.refused("to 2012") == "13.2.1a"
    assert blau.refused("extended 2012") == "13.2.1a"
    assert "2013" in blau.offers("tactical")


@rule("stalingrad42:13.2.1c")
@BOTH
def test_the_disrupted_keep_zones_but_make_no_bonds(
    side: str, unit: str, friend: str, enemy: str
) -> None:
    firm = Theatre(f"{unit} 2011", f"{friend} 2013")
    assert "2012" in firm.bond_hexes(side)
    shaken = Theatre(f"{unit} 2011 disrupted", f"{friend} 2013")
    assert "2012" not in shaken.bond_hexes(side)
    assert "2010" in shaken.zone(side)


@rule("stalingrad42:13.2.1f", "stalingrad42:13.2.2a")
def test_disrupted_tanks_still_count_and_friends_pass() -> None:
    soviet = Theatre("pz-22 2010", "tc-16 2011 disrupted").combat().attack("2011", "pz-22")
    assert soviet.shifts() == {}
    alone = Theatre("inf-57 2010", "tc-16 2011 disrupted").combat().attack("2011", "inf-57")
    assert alone.shifts() == {"tanks-defend": -1}
    axis = Theatre("tc-16 2010", "pz-22 2011 disrupted").combat("soviet").attack("2011", "tc-16")
    assert axis.shifts() == {}
    moving = Theatre("inf-57 2011", "inf-75 2012 disrupted").movement().move("inf-57", "to 2013")
    assert (moving.at("inf-57"), moving.order("inf-57")) == ("2013", "good")
    assert moving.order("inf-75") == "disrupted"


@BOTH
def test_the_disordered_do_not_attack(side: str, unit: str, friend: str, enemy: str) -> None:
    for word, row in (("disrupted", "13.2.1d"), ("full-retreat", "13.3.2a")):
        blau = Theatre(f"{unit} 2010 {word}", f"{friend} 2010", f"{friend_of(friend)} 2111",
                       f"{enemy} 2011 reduced").combat(side)  # fmt: skip
        blau.play("attack 2011")
        assert unit not in blau.offers("by")
        assert blau.refused(f"by {unit}") == row


def friend_of(unit: str) -> str:
    return {"rd-45": "rd-121", "inf-75": "inf-113"}[unit]


@BOTH
def test_the_disrupted_do_not_leave_an_area(side: str, unit: str, friend: str, enemy: str) -> None:
    area = "area-A" if side == "soviet" else "area-X"
    for word in ("disrupted", "full-retreat"):
        blau = Theatre(f"{unit} {area} {word}", f"{friend} {area}").movement(side)
        assert blau.offers("move") == [friend]
        assert blau.refused(f"move {unit}") == "22.3.1d"


# 13.3 Full retreat


@rule("stalingrad42:13.3.1a", "stalingrad42:13.3.1b")
def test_full_retreat_moves_far_and_by_road() -> None:
    foot = Theatre("rd-62 2011 full-retreat").movement("soviet").play("move rd-62")
    assert "2014" in foot.offers("to")
    assert "2017" in foot.offers("extended")
    assert "2018" not in foot.offers("extended")
    line = [f"20{row:02}" for row in range(11, 30)]
    roads = {f"{a}|{b}": "road" for a, b in pairwise(line)}
    tanks = Theatre("tc-16 2011 full-retreat", sides=roads).movement("soviet").play("move tc-16")
    assert "2021" in tanks.offers("to")  # ten hexes of road for five points
    axis = Theatre("pz-22 2011 full-retreat", sides=roads).movement().play("move pz-22")
    assert "2023" in axis.offers("to")


@rule("stalingrad42:13.3.1c")
@BOTH
def test_who_chose_it_leaves_an_enemy_zone_for_nothing(
    side: str, unit: str, friend: str, enemy: str
) -> None:
    chosen = Theatre(f"{unit} 2011", f"{enemy} 2010").movement(side)
    chosen.play(f"full-retreat {unit}", f"move {unit}")
    assert "2014" in chosen.offers("to")
    forced = Theatre(f"{unit} 2011 full-retreat", f"{enemy} 2010").movement(side)
    forced.play(f"move {unit}")
    assert "2012" in forced.offers("to")
    assert not {"2013", "2014"} & set(forced.offers("to"))


@rule("stalingrad42:13.3.1c")
@BOTH
def test_on_the_next_turn_he_leaves_it_like_everybody_else(
    side: str, unit: str, friend: str, enemy: str
) -> None:
    chosen = Theatre(f"{unit} 2011", f"{enemy} 2010").movement(side)
    chosen.play(f"full-retreat {unit}", "end-movement").recovery(side).play(f"decline {unit}")
    chosen.movement(side).play(f"move {unit}")
    assert "2012" in chosen.offers("to")
    assert not {"2013", "2014"} & set(chosen.offers("to"))


@rule("stalingrad42:13.3.2b", "stalingrad42:13.3.2i")
@BOTH
def test_full_retreat_shuns_zones_without_friends(
    side: str, unit: str, friend: str, enemy: str
) -> None:
    blau = Theatre(f"{unit} 2011 full-retreat", f"{enemy} 2014").movement(side)
    blau.play(f"move {unit}")
    assert "2013" not in blau.offers("to")
    assert blau.refused("to 2013") == "13.3.2b"
    held = Theatre(f"{unit} 2011 full-retreat", f"{enemy} 2014", f"{friend} 2013").movement(side)
    held.move(unit, "to 2013")
    assert held.at(unit) == "2013"
    routed = Theatre(f"{unit} 2011 full-retreat", f"{enemy} 2014", f"{friend} 2013 full-retreat")
    routed.movement(side).play(f"move {unit}")
    assert "2013" not in routed.offers("to")


@rule("stalingrad42:13.3.2b")
@BOTH
def test_a_friend_who_cannot_fight_lets_full_retreat_into_a_zone(
    side: str, unit: str, friend: str, enemy: str
) -> None:
    idle = {"axis": "sp-axis-1", "soviet": "army-5t"}[side]
    held = Theatre(f"{unit} 2011 full-retreat", f"{enemy} 2014", f"{idle} 2013").movement(side)
    held.move(unit, "to 2013")
    assert held.at(unit) == "2013"
    both = Theatre(
        f"{unit} 2011 full-retreat", f"{enemy} 2014", f"{friend} 2013 full-retreat", f"{idle} 2013"
    )
    assert "2013" in both.movement(side).play(f"move {unit}").offers("to")


@rule("stalingrad42:13.3.2c")
@BOTH
def test_full_retreat_has_no_zone(side: str, unit: str, friend: str, enemy: str) -> None:
    assert Theatre(f"{unit} 2011 full-retreat").zone(side) == set()
    assert "2012" in Theatre(f"{unit} 2011 disrupted").zone(side)


@rule("stalingrad42:13.3.2e")
def test_full_retreat_adds_nothing_to_a_defence() -> None:
    soviet = Theatre("pz-22 2010", "rd-62 2011", "tc-16 2011 full-retreat").combat()
    soviet.attack("2011", "pz-22")
    assert (soviet.battle()["defence"], soviet.shifts()) == (5, {"tanks": 1})
    axis = Theatre("tc-16 2010", "inf-57 2011", "pz-9 2011 full-retreat").combat("soviet")
    axis.attack("2011", "tc-16")
    assert (axis.battle()["defence"], axis.shifts()) == (7, {"tanks": 1})


@rule("stalingrad42:13.3.2f")
def test_who_flees_goes_with_those_he_is_with() -> None:
    blau = Theatre("inf-57 2010", "inf-75 2010", "inf-113 2111", "rd-62 2011")
    blau.put("rd-45", "2011", "full-retreat")
    blau.combat().fight("DR2", "2011", "inf-57", "inf-75", "inf-113").play("retreat 2013")
    assert (blau.at("rd-62"), blau.at("rd-45")) == ("2013", "2013")
    assert (blau.order("rd-62"), blau.order("rd-45")) == ("disrupted", "full-retreat")


@rule("stalingrad42:13.3.2g", "stalingrad42:13.3.2k")
@BOTH
def test_lone_units_in_full_retreat_give_way_to_a_mover(
    side: str, unit: str, friend: str, enemy: str
) -> None:
    mover = "axis" if side == "soviet" else "soviet"
    blau = Theatre(f"{unit} 2011 full-retreat", f"{enemy} 2008").movement(mover)
    blau.play(f"move {enemy}", "to 2010")
    assert (blau.seat(), blau.asked()) == (side, "retreat-to")
    assert blau.prompt()["hexes"] == 2
    question = blau.match.question(side)
    assert question is not None
    assert question.rules[0] == "stalingrad42:13.3.2g"
    blau.play("retreat 2013")
    assert blau.at(unit) == "2013"
    assert blau.asked() == "moving"  # and the mover goes on
    blau.play("to 2011")
    assert blau.at(enemy) == "2011"
    spent = Theatre(f"{unit} 2011 full-retreat", f"{enemy} 2007").movement(mover)
    spent.play(f"move {enemy}", "to 2010")  # with its last point
    assert spent.asked() == "retreat-to"
    held = Theatre(f"{unit} 2011 full-retreat", f"{friend} 2011", f"{enemy} 2008").movement(mover)
    held.move(enemy, "to 2010")
    assert held.at(unit) == "2011"


@rule("stalingrad42:13.3.2h")
def test_so_they_do_before_an_advance() -> None:
    blau = Theatre("inf-57 2010", "inf-75 2010", "inf-113 2111", "rd-62 2011")
    blau.put("rd-45", "2013", "full-retreat")
    blau.combat().fight("DR2", "2011", "inf-57", "inf-75", "inf-113").play("retreat 1810")
    blau.play("advance inf-57", "to 2012")
    assert (blau.seat(), blau.asked()) == ("soviet", "retreat-to")
    assert blau.prompt()["units"] == ("rd-45",)
    blau.play(f"retreat {blau.offers('retreat')[0]}")
    assert blau.at("inf-57") == "2012"
    assert blau.order("rd-45") == "full-retreat"


# 13.4 Recovery


@rule("stalingrad42:13.4a", "stalingrad42:3.B4a")
@BOTH
def test_outside_enemy_zones_everybody_recovers_a_level(
    side: str, unit: str, friend: str, enemy: str
) -> None:
    blau = Theatre(
        f"{unit} 2011 disrupted", f"{friend} 2020 full-retreat", f"{enemy} 2030 disrupted"
    )
    blau.recovery(side).play("recover")
    assert (blau.order(unit), blau.order(friend)) == ("good", "disrupted")
    assert blau.order(enemy) == "disrupted"  # it is not his phase
    assert {event.unit for event in blau.told(UnitRecovered)} == {unit, friend}


@rule("stalingrad42:13.4b", "stalingrad42:13.5a", "stalingrad42:3.B4b")
@BOTH
@pytest.mark.parametrize("die", range(1, 7))
def test_in_an_enemy_zone_the_die_decides(
    side: str, unit: str, friend: str, enemy: str, die: int
) -> None:
    blau = Theatre(f"{unit} 2011 disrupted", f"{enemy} 2010").dice(die).recovery(side)
    assert blau.order(unit) == ("good" if die >= 5 else "disrupted")
    (thrown,) = blau.told(RecoveryThrown)
    assert (thrown.die, thrown.recovered) == (die, die >= 5)


@rule("stalingrad42:13.5b")
@pytest.mark.parametrize(
    ("side", "unit", "enemy", "first"),
    [
        ("axis", "pz-9", "rd-62", 4), ("axis", "ro-inf-1", "rd-62", 6),
        ("axis", "inf-57", "rd-62", 5),
        ("soviet", "grd-13", "inf-57", 4), ("soviet", "rd-62", "inf-57", 5),
    ],
)  # fmt: skip
@pytest.mark.parametrize("die", range(1, 7))
def test_quality_helps_or_hinders(side: str, unit: str, enemy: str, first: int, die: int) -> None:
    blau = Theatre(f"{unit} 2011 disrupted", f"{enemy} 2010").dice(die).recovery(side)
    assert (blau.order(unit) == "good") == (die >= first)


@rule("stalingrad42:13.4c")
@BOTH
def test_a_player_may_leave_units_in_full_retreat(
    side: str, unit: str, friend: str, enemy: str
) -> None:
    blau = Theatre(f"{unit} 2011 full-retreat", f"{friend} 2020 full-retreat").recovery(side)
    blau.play(f"decline {unit}", "recover")
    assert (blau.order(unit), blau.order(friend)) == ("full-retreat", "disrupted")
    alone = Theatre(f"{unit} 2011 full-retreat").recovery(side).play(f"decline {unit}")
    assert (alone.asked(), alone.order(unit)) == ("halt", "full-retreat")


def test_the_way_of_an_automatic_retreat_is_told() -> None:
    blau = Theatre("rd-62 2011 full-retreat", "inf-57 2008").movement()
    blau.play("move inf-57", "to 2010", "retreat 2013")
    assert blau.told(UnitsRetreated)[0].path == ("2011", "2012", "2013")


@rule("stalingrad42:13.1.3a")
@BOTH
def test_who_has_moved_may_choose_full_retreat_too(
    side: str, unit: str, friend: str, enemy: str
) -> None:
    for words in ("", " disrupted"):
        blau = Theatre(f"{unit} 2011{words}").movement(side).move(unit, "tactical 2013"
            if words else "to 2012")  # fmt: skip
        assert unit not in blau.offers("move")
        assert blau.play(f"full-retreat {unit}").order(unit) == "full-retreat"
        assert unit not in blau.offers("move")  # it has moved
    assert blau.play("end-movement").asked() == "halt"


@rule("stalingrad42:13.3.2i")
@BOTH
def test_who_has_moved_beside_the_enemy_flees_only_beside_a_friend_who_holds(
    side: str, unit: str, friend: str, enemy: str
) -> None:
    alone = Theatre(f"{unit} 2011", f"{enemy} 2013").movement(side).move(unit, "to 2012")
    assert unit not in alone.offers("full-retreat")
    assert alone.refused(f"full-retreat {unit}") == "13.3.2i"
    for words, held in (("", True), (" full-retreat", False)):
        units = (f"{unit} 2011", f"{friend} 2012{words}", f"{enemy} 2013")
        blau = Theatre(*units).movement(side).move(unit, "to 2012")
        assert (unit in blau.offers("full-retreat")) == held
    first = Theatre(f"{unit} 2012", f"{enemy} 2013").movement(side)
    assert unit in first.offers("full-retreat")  # it can still go


@rule("stalingrad42:13.3.2i")
@BOTH
def test_who_is_left_alone_beside_the_enemy_goes_back_when_his_side_has_moved(
    side: str, unit: str, friend: str, enemy: str
) -> None:
    """His friend holds him there; without him he gives way as before an enemy who comes."""
    units = (f"{unit} 2011 full-retreat", f"{friend} 2011", f"{enemy} 2010")
    idle = {"axis": "sp-axis-1", "soviet": "army-5t"}[side]
    for others in (units, (units[0], f"{idle} 2011", units[2])):
        held = Theatre(*others).movement(side).play("end-movement")
        assert (held.asked(), held.at(unit)) == ("halt", "2011")
    left = Theatre(*units).movement(side).move(friend, "to 2012").play("end-movement")
    assert left.seat() == side
    assert left.prompt() == {"units": (unit,), "place": "2011", "hexes": 2}
    question = left.match.question(side)
    assert question is not None
    assert question.rules[0] == "stalingrad42:13.3.2i"
    ends = left.offers("retreat")
    assert "2013" in ends
    assert not {"2011", "2012", "2009"} & {*ends}
    left.play("retreat 2013")
    assert (left.asked(), left.at(unit), left.order(unit)) == ("halt", "2013", "full-retreat")


@rule("stalingrad42:13.3.2i")
@BOTH
def test_who_is_left_alone_without_a_way_back_stays(
    side: str, unit: str, friend: str, enemy: str
) -> None:
    around = ("2010", "2111", "2112", "2012", "1912", "1911")
    sides = {f"2011|{other}": "sea" for other in around[1:]}
    blau = Theatre(f"{unit} 2011 full-retreat", f"{enemy} 2010", sides=sides)
    blau.movement(side).play("end-movement")
    assert (blau.asked(), blau.at(unit), blau.lost()) == ("halt", "2011", set())


@rule("stalingrad42:13.3.2i", "stalingrad42:20.6a")
def test_who_may_not_move_yet_stays_where_he_is_left_alone() -> None:
    box = Theatre().p
    id = next(box.unit(u).id for u in sorted(box.setup.frozen) if not box.unit(u).support)
    blau = Theatre(f"{id} 2011 full-retreat", "inf-57 2010").movement("soviet")
    assert blau.refused(f"move {id}") == "20.6a"
    assert blau.play("end-movement").asked() == "halt"
    assert blau.at(id) == "2011"
