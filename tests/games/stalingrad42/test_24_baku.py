"""Chapters 24.1.2, 24.1.3 and 24.3: the oil fields of Baku, and the Elbrus.

The road to Baku leaves the map at 7359, into area G.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from stavka.games.stalingrad42.box import own_box
from stavka.games.stalingrad42.events import (
    AttritionThrown,
    BakuTaken,
    ElbrusClimbed,
    PointsCounted,
    UnitShifted,
)
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.map import the_map
from stavka.games.stalingrad42.position import COMING, SUPPLY, area_of
from stavka.games.stalingrad42.rules import attrition, victory
from stavka.games.stalingrad42.rules.attrition import modifiers
from stavka.games.stalingrad42.rules.railways import network
from stavka.games.stalingrad42.rules.retreat import ends
from stavka.games.stalingrad42.rules.sequence import CheckPoints
from stavka.games.stalingrad42.rules.special_units import peak
from stavka.games.stalingrad42.rules.supply import open_border, sources
from stavka.games.stalingrad42.rules.victory import Points, count
from stavka.hexes import members
from stavka.kernel import Outcome
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

EVERY = [GRID.number(hex) for hex in own_box().held]
FIVE = ("pz-13", "inf-50", "inf-111", "inf-370", "pzg-wiking")
SOVIETS = [id for id in own_box().armies.ids if id.startswith("rd-")]
BOTH = pytest.mark.parametrize("scenario", ["caucasus", "campaign"])


def south(*units: str, turn: int = 20, scenario: str = "campaign", **more: str) -> Theatre:
    """The real map; every city and victory hex is German, and the roads are open."""
    axis = Theatre(*units, turn=turn, scenario=scenario, real=True, **more)  # type: ignore[arg-type]
    return axis.holds("axis", *EVERY)


def beside(units: Iterable[str]) -> list[str]:
    """Units in hexes beside the area, three in each."""
    hexes = ("7359", "7358", "7357", "7360")
    return [f"{words.replace(' ', f' {hexes[n // 3]} ', 1)}" for n, words in enumerate(units)]


def there(*units: str, more: tuple[str, ...] = (), scenario: str = "campaign") -> Theatre:
    """Units that have gone to the area in one movement phase."""
    placed = beside(f"{unit} " if " " not in unit else unit for unit in units)
    return go(south(*placed, *more, scenario=scenario).movement(), *units)


def go(axis: Theatre, *units: str) -> Theatre:
    for words in units:
        axis.move(words.split()[0], "to area-G")
    return axis


def baku(axis: Theatre) -> int:
    """The points for it."""
    return count(axis.p).extra


def mark(axis: Theatre, unit: str) -> str:
    return SUPPLY[axis.p.supply[axis.unit(unit)]]


# 24.1.2a, b: five divisions in a phase


@rule("stalingrad42:24.1.2a")
@BOTH
def test_five_divisions_that_leave_in_one_phase_give_three_points(scenario: str) -> None:
    axis = there(*FIVE[:4], scenario=scenario)
    assert all(axis.at(unit) == "area-G" for unit in FIVE[:4])
    assert baku(axis) == 0
    axis = there(*FIVE, scenario=scenario)
    assert axis.told(BakuTaken)[0].units == tuple(sorted(FIVE, key=axis.unit))
    assert baku(axis) == 3
    points = axis.resolve(CheckPoints()).told(PointsCounted)[0]
    assert points.extra == 3
    assert points.points == points.hexes + 3


@rule("stalingrad42:24.1.2a")
def test_one_of_them_is_a_tank_division() -> None:
    foot = ("inf-9", *FIVE[1:])
    assert baku(there(*foot)) == 0
    assert baku(there(*foot, "pz-michalik")) == 0  # a regiment
    assert baku(there(*foot[:4], "pz-3")) == 3


@rule("stalingrad42:24.1.2a")
def test_five_in_two_phases_give_nothing() -> None:
    axis = there(*FIVE[:3], more=("inf-9 7359", "pz-3 7359"))
    go(axis.movement("soviet").movement(), "inf-9", "pz-3")
    assert all(axis.at(unit) == "area-G" for unit in (*FIVE[:3], "inf-9", "pz-3"))
    assert not axis.told(BakuTaken)
    assert baku(axis) == 0


@rule("stalingrad42:24.1.2a", "stalingrad42:22.4d")
def test_only_germans_who_move_leave_by_that_area_alone() -> None:
    axis = south("pz-13 7359", "inf-9 6862", "inf-50 6762").movement().play("move inf-9")
    assert "area-G" in axis.offers("to")
    assert axis.play("stop", "move inf-50").refused("to area-H") == "22.4d"
    elsewhere = Theatre("inf-57 2800", turn=4).movement().play("move inf-57")
    assert elsewhere.refused("to area-A") == "22.4d"
    forward = south("pz-13 7259", "pz-3 7259", "rd-62 7359").combat()
    forward.fight("DR2", "7359", "pz-13", "pz-3")
    while forward.asked() not in ("advance-after-combat", "combat-phase"):
        forward.play(str(forward.match.choices(forward.seat())[-1]))
    forward.play("advance pz-13")
    assert forward.refused("to area-G") == "22.4d"


@rule("stalingrad42:24.1.2b")
@pytest.mark.parametrize(
    ("others", "enough"),
    [
        ("", False),
        ("ro-inf-4|ro-cav-5", True),
        ("ro-inf-4", False),
        ("inf-9 reduced|lw-7 reduced", True),
        ("inf-9 reduced", False),
        ("ro-inf-4|inf-9 reduced", True),
        ("ro-inf-4 reduced|ro-inf-20 reduced|sl-mot-fast reduced", False),
        ("sl-mot-fast|it-mtn-julia", True),
        ("bike-4|pz-michalik|cr-inf-369", False),
        ("rem-pz-1|rem-inf-1", False),
        ("hq-17a|sp-axis-1", False),
    ],
)
def test_four_german_divisions_and_others(others: str, *, enough: bool) -> None:
    whole, units = {"rem-pz-1": "pz-9", "rem-inf-1": "inf-57"}, others.split("|") if others else []
    words = [f"{u} for {whole[u]}" if u in whole else u for u in units]
    axis = there(*FIVE[:4], *words)
    assert all(axis.at(unit.split()[0]) == "area-G" for unit in units)
    assert baku(axis) == (3 if enough else 0)


@rule("stalingrad42:24.1.2b")
def test_a_worn_tank_division_is_half_of_one_and_still_one_of_tanks() -> None:
    worn = ("pz-13 reduced", *FIVE[1:])
    assert baku(there(*worn)) == 0
    assert baku(there(*worn, "ro-inf-4")) == 3
    assert baku(there("ro-pz-1", *FIVE[1:], "ro-inf-4")) == 3
    assert baku(there("ro-pz-1 reduced", *FIVE[1:], "inf-9")) == 0


# 24.1.2c, f: as long as they stay


@rule("stalingrad42:24.1.2c")
def test_the_points_stay_while_five_stay_with_their_tanks() -> None:
    for unit in ("pz-13", "inf-50"):
        axis = there(*FIVE)
        assert baku(axis.movement("soviet").movement()) == 3
        axis.play(f"move {unit}", "to 7358", "stop")
        assert baku(axis) == 0
    six = there(*FIVE, "inf-9").movement().play("move inf-50", "to 7358", "stop")
    assert baku(six) == 3
    tankless = there(*FIVE, "inf-9").movement().play("move pz-13", "to 7358", "stop")
    assert baku(tankless) == 0  # five, but no tanks


@rule("stalingrad42:24.1.2c")
def test_who_follows_later_holds_the_way_with_them() -> None:
    axis = go(there(*FIVE, more=("inf-9 7359",)).movement(), "inf-9")
    axis.movement().play("move inf-50", "to 7358", "stop")
    assert baku(axis) == 3
    axis.play("move inf-111", "to 7358", "stop")
    assert baku(axis) == 0
    go(axis.movement(), "inf-50")
    assert baku(axis) == 0  # once lost it takes five together again


@rule("stalingrad42:24.1.2c")
@BOTH
def test_a_road_leads_from_the_area_to_a_german_source(scenario: str) -> None:
    axis = there(*FIVE, scenario=scenario)
    axis.put("rd-62", "7258")
    assert baku(axis) == 0
    axis.put("rd-62", "7059")  # its zone is on the road
    assert baku(axis) == 0
    axis.put("inf-9", "7058")
    axis.put("inf-57", "7159")
    assert baku(axis) == 3
    away = there(*FIVE, scenario=scenario)
    for number, hex in enumerate(members(sources(away.p, 0))):
        away.put(SOVIETS[number], GRID.number(hex))
    assert baku(away) == 0


@rule("stalingrad42:24.1.2f")
def test_what_is_lost_later_counts_in_halves_too() -> None:
    axis = there(*FIVE[:4], "ro-inf-4", "ro-cav-5")
    assert baku(axis) == 3
    axis.put("ro-inf-4", "area-G", "reduced")
    assert baku(axis) == 0


# 24.1.2d, e: in the area


@rule("stalingrad42:24.1.2d")
def test_they_come_back_by_the_same_area_in_a_later_movement_phase() -> None:
    axis = there(*FIVE)
    assert axis.refused("move pz-13") == "5.1d"
    axis.movement("soviet")
    assert axis.refused("move pz-13") == "1.0a"
    axis.movement().play("move pz-13")
    places = axis.offers("to")
    assert "7359" in places
    assert not [place for place in places if place.startswith("area-")]
    assert axis.refused("to area-W") == "22.6.2a"
    assert axis.refused("to area-H") == "22.4d"
    axis.play("to 7258")
    assert axis.at("pz-13") == "7258"


def cut(*units: str, more: tuple[str, ...] = (), weather: str = "clear") -> Theatre:
    """Units in the area; the Soviets stand in every German source and all along the border."""
    axis = south(*(f"{unit} area-G" for unit in units), *more, weather=weather)
    for number, hex in enumerate(members(sources(axis.p, 0) | open_border(axis.p, 0))):
        axis.put(SOVIETS[number], GRID.number(hex))
    return axis


def check(axis: Theatre) -> Theatre:
    """The German supply phase; no railway is converted."""
    axis.supply()
    return axis.play("end-railways") if axis.offers("end-railways") else axis


@rule("stalingrad42:24.1.2e")
def test_without_the_road_they_are_out_of_supply() -> None:
    assert check(south("pz-13 area-G")).supplied("pz-13")
    axis = check(south("pz-13 area-G", "inf-50 area-G", "rd-62 7258"))
    assert mark(axis, "pz-13") == mark(axis, "inf-50") == "unsupplied"
    assert not axis.told(AttritionThrown)
    axis.movement().play("move pz-13")
    assert not axis.offers("to")
    assert axis.offers("tactical")
    assert axis.refused("to 7360") == "16.4b"
    assert axis.play("stop", "move inf-50").offers("to")
    axis.put("rd-62", "6040")
    assert check(axis).supplied("pz-13")
    assert south("rd-62 area-G").supply("soviet").supplied("rd-62")


@rule("stalingrad42:24.1.2e")
@pytest.mark.parametrize(
    ("weather", "rails", "modifier"),
    [("clear", "6055", 2), ("clear", "3040", 1), ("snow", "6055", 1), ("snow", "3040", 0)],
)
def test_in_isolation_they_throw_as_beside_the_enemy_and_with_an_airfield(
    weather: str, rails: str, modifier: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A railway within 15 hexes, or none; an airfield gives two, in snow one."""
    monkeypatch.setattr(attrition, "network", lambda p, side: 1 << GRID.at(rails))
    for die in range(1, 7):
        axis = cut("inf-50", weather=weather)
        axis.holds("soviet", *EVERY)
        check(axis.dice(die))
        (thrown,) = axis.told(AttritionThrown)
        assert mark(axis, "inf-50") == "isolated"
        lost = die + modifier <= 4
        assert (thrown.unit, thrown.place, thrown.lost) == ("inf-50", "area-G", lost)
        assert thrown.modifier == modifier
        assert axis.steps("inf-50") == (2 if lost else 3)


@rule("stalingrad42:24.1.2e")
def test_a_city_and_headquarters_help_there_too() -> None:
    def rows(*units: str) -> set[str]:
        axis = cut("inf-50", more=units).holds("soviet", *EVERY)
        return {row for _, row in modifiers(axis.p, axis.unit("inf-50"))}

    assert "16.5.4g" not in rows()
    assert "16.5.4g" in rows("hq-17a area-G")
    assert "16.5.4g" in rows("hq-17a 7259")
    assert "16.5.4g" not in rows("hq-17a area-W")


# 24.1.3: whose area it is


SOVIET = ("rd-62 area-G", "tc-1 area-G full-retreat", "sp-soviet-1 area-G", "rd-45 area-H")


@rule("stalingrad42:24.1.3a")
def test_the_soviets_in_the_area_go_to_h_or_j_disrupted() -> None:
    axis = there(*FIVE[:4], more=(f"{FIVE[4]} 7358", *SOVIET))
    assert axis.at("rd-62") == "area-G"  # four do not drive them away
    axis.play(f"move {FIVE[4]}", "to area-G")
    assert (axis.seat(), axis.asked()) == ("soviet", "make-room")
    assert axis.refused("place rd-62 area-K") == "24.1.3a"
    assert axis.refused("place rd-45 area-J") == "24.1.3a"
    assert axis.refused("end-movement") == "24.1.3a"
    assert {*axis.offers("place")} == {
        f"{unit.split()[0]} area-{name}" for unit in SOVIET[:3] for name in "HJ"
    }
    axis.play("place rd-62 area-H")
    assert axis.told(UnitShifted)[0].place == "area-H"
    axis.play("place tc-1 area-J", "place sp-soviet-1 area-J")
    assert [axis.at(unit) for unit in ("rd-62", "tc-1")] == ["area-H", "area-J"]
    assert [axis.order(unit) for unit in ("rd-62", "tc-1")] == ["disrupted", "full-retreat"]
    assert axis.order("sp-soviet-1") == axis.order("rd-45") == "good"  # it cannot fight
    assert (axis.seat(), axis.asked()) == ("axis", "movement-phase")
    assert baku(axis) == 3


@rule("stalingrad42:24.1.3b")
def test_soviets_neither_enter_nor_use_the_area_while_one_german_is_in_it() -> None:
    units = ("rd-62 area-H", "rd-45 7362", "rd-212 area-F", "rd-383 area-G", "tc-1 area-G")
    for german, open in (("bike-4 area-G", False), ("bike-4 7345", True)):
        soviet = south(german, *units).holds("soviet", *EVERY).movement("soviet")
        for unit in ("rd-62", "rd-45", "rd-212"):
            soviet.play(f"move {unit}")
            places = [*soviet.offers("to"), *soviet.offers("extended"), *soviet.offers("tactical")]
            assert ("area-G" in places) == open
            assert open or soviet.refused("to area-G") == "24.1.3b"
            soviet.play("stop")
        soviet.play("move rd-383")
        assert {"area-H", "area-J", "area-L"} <= {*soviet.offers("to")}
        assert ("7359" in soviet.offers("to")) == open
        assert open or soviet.refused("to 7359") == "24.1.3b"
        soviet.play("stop")
        assert ("tc-1" in soviet.offers("rail")) == open
        assert bool(sources(soviet.p, 1) >> GRID.at("7359") & 1) == open
        retreats = ends(soviet.p, 1, GRID.at("7362"), (soviet.unit("rd-45"),), 2).paths
        assert (area_of("G") in retreats) == open


@rule("stalingrad42:24.1.3b")
def test_the_railway_from_the_area_is_cut_when_germans_come_into_it() -> None:
    axis = south("inf-50 7362", "inf-9 7345", scenario="caucasus").holds("soviet", *EVERY)
    axis.holds("axis", *(GRID.number(port) for port in the_map().ports))  # none is a source
    axis.movement().move("inf-9", "to 7346")
    assert network(axis.p, 1) >> GRID.at("7359") & 1
    axis.move("inf-50", "to area-G")
    assert not network(axis.p, 1) >> GRID.at("7359") & 1


@rule("stalingrad42:24.1.3b")
def test_nobody_comes_by_the_area_while_one_german_is_in_it() -> None:
    for german, open in (("bike-4 area-G", False), ("bike-4 7345", True)):
        soviet = south(german)
        soviet.p.calls["transcaucasus"] = 12
        soviet.p.place[soviet.unit("rd-75")] = COMING
        soviet.initial("soviet")
        assert ("rd-75 area-G" in soviet.offers("place")) == open
        assert "rd-75 area-H" in soviet.offers("place")
        assert ("area-G" in soviet.offers("stock")) == open


@rule("stalingrad42:24.1.3b")
def test_nobody_attacks_out_of_the_area_while_one_german_is_in_it() -> None:
    for german, open in (("bike-4 area-G", False), ("bike-4 7345", True)):
        soviet = south(german, "inf-9 7359", "rd-383 area-G", "tc-1 area-G").combat("soviet")
        assert ("7359" in soviet.offers("attack")) == open
        soviet = south(german, "inf-9 7359", "rd-383 area-G", "rd-45 7358").combat("soviet")
        soviet.play("attack 7359")
        assert ("rd-383" in soviet.offers("by")) == open
        assert open or soviet.refused("by rd-383") == "24.1.3b"


@rule("stalingrad42:24.1.3b")
def test_a_bond_with_the_area_ends_when_germans_come_into_it() -> None:
    """A unit in 7258 bars the side between 7358 and 7359, with the area beyond it."""
    axis = south("rd-62 7258", "inf-50 7362", "inf-9 7345").movement()
    here, way = GRID.at("7358"), GRID.direction(GRID.at("7358"), GRID.at("7359"))
    assert way is not None
    axis.move("inf-9", "to 7346")
    assert axis.p.field.bond(1).sides[way] >> here & 1
    axis.move("inf-50", "to area-G")
    assert not axis.p.field.bond(1).sides[way] >> here & 1
    axis.movement().move("inf-50", "to 7362")
    assert axis.p.field.bond(1).sides[way] >> here & 1


@rule("stalingrad42:24.1.3c")
def test_the_area_does_not_become_german() -> None:
    axis = there(*FIVE, more=("sp-axis-1 area-G", "hq-17a area-G used"))
    assert not sources(axis.p, 0) >> GRID.at("7359") & 1
    cut_off = cut(*FIVE, more=("inf-9 7359",)).dice(6, 6, 6, 6, 6, 6)
    assert mark(check(cut_off), "inf-9") == "isolated"  # beside the area
    axis.initial()
    assert not [offer for offer in axis.offers("place") if offer.endswith("area-G")]
    assert axis.refused("stock area-G") == "18.1d"
    assert axis.refused("ready hq-17a") == "18.1c"
    assert "pz-13" not in axis.movement().offers("rail")
    retreats = ends(south("inf-9 7359").p, 0, GRID.at("7359"), (axis.unit("inf-9"),), 2).paths
    assert area_of("G") not in retreats


# 24.3: the Elbrus


def climbing(unit: str, turn: int = 20, scenario: str = "campaign") -> Theatre:
    axis = south(f"{unit} 4859", turn=turn, scenario=scenario).movement().play(f"move {unit}")
    verb = "to" if "4860" in axis.offers("to") else "tactical"
    return axis.play(f"{verb} 4860")


def judged(axis: Theatre, monkeypatch: pytest.MonkeyPatch, turn: int, ahead: int) -> Outcome | None:
    """The end of a turn with so many points more than its benchmark."""
    axis.p.turn = turn
    axis.p.forget()
    points = axis.p.box.tables.turns[turn].benchmark + ahead
    monkeypatch.setattr(victory, "count", lambda p: Points(points, 0, 0))
    axis.resolve(CheckPoints())
    assert axis.told(PointsCounted)[0].points == points  # it is no point of the others
    return axis.p.outcome


@rule("stalingrad42:24.3a")
@pytest.mark.parametrize("unit", ["mtn-1", "ro-mtn-2"])
def test_a_mountain_unit_on_the_elbrus_gives_a_point_for_victory_at_once(
    unit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    axis = climbing(unit)
    assert axis.told(ElbrusClimbed)[0].unit == unit
    assert count(axis.p).extra == 0
    for ahead, winner in ((4, ""), (5, "axis"), (-6, ""), (-7, "soviet")):
        outcome = judged(axis, monkeypatch, 20, ahead)
        assert (outcome.winners[0] if outcome else "") == winner
    below = south(f"{unit} 4859").movement().play("end-movement")
    assert judged(below, monkeypatch, 20, 5) is None
    assert judged(below, monkeypatch, 20, -6) is not None


@rule("stalingrad42:24.3a")
def test_on_the_last_turn_the_elbrus_counts_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    axis = climbing("mtn-1")
    early, late = (judged(axis, monkeypatch, turn, -6) for turn in (35, 36))
    assert early is None
    assert late is not None
    assert late.reason.id == "outcome-behind"


@rule("stalingrad42:24.3a")
def test_only_mountain_units_of_the_axis_climb_and_only_in_the_campaign() -> None:
    assert not climbing("mtn-1", scenario="caucasus").told(ElbrusClimbed)
    soviet = south("md-9 4859").movement("soviet").play("move md-9")
    soviet.play("to 4860" if "4860" in soviet.offers("to") else "tactical 4860")
    assert not soviet.told(ElbrusClimbed)
    foot = south("inf-50 4859").movement()
    assert not peak(foot.p, (foot.unit("inf-50"),))
    assert peak(foot.p, (foot.unit("mtn-1"),)) == 1 << GRID.at("4860")


@rule("stalingrad42:24.3b")
def test_who_has_been_there_need_not_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    axis = climbing("mtn-1")
    axis.p.eliminate((axis.unit("mtn-1"),))
    outcome = judged(axis, monkeypatch, 22, 5)
    assert outcome is not None
    assert outcome.winners == ("axis",)
