"""Chapter 32: who is withdrawn from the campaign, exchanged or brought back."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad42.bot import Recruit
from stavka.games.stalingrad42.box import Box
from stavka.games.stalingrad42.components import COMPONENTS, own_edition
from stavka.games.stalingrad42.events import (
    BrigadeFormed,
    CityBattleEnded,
    ControlTaken,
    SpecialForfeited,
    StepsGiven,
    StepsTaken,
    UnitArrived,
    UnitExchanged,
    UnitWithdrawn,
)
from stavka.games.stalingrad42.faults import faults
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.position import WITHDRAWN
from stavka.games.stalingrad42.staff.commander import Commander
from stavka.testing import rule
from tests.games.stalingrad42.test_21_replacements import CITIES, LINES
from tests.games.stalingrad42.theatre import Theatre


def campaign(turn: int, *units: str) -> Theatre:
    """Roads lead from 1015 to 1515 for the Axis, from 2500 to 2506 for the Soviets."""
    found = Theatre(*units, turn=turn, scenario="campaign", sides=LINES, terrain=CITIES)
    return found.holds("axis", "1015", "3134").holds("soviet", "2503", "2029")


def begun(turn: int, *units: str) -> Theatre:
    side = "axis" if turn < 21 or turn in (23, 30) else "soviet"
    return campaign(turn, *units).initial(side)


def whole(theatre: Theatre) -> Theatre:
    assert faults(theatre.p) == []
    return theatre


# 32.1: turn 10

PANZERS = ("pz-9 1114", "pz-11 1214", "pz-24 1314", "pz-3 1116", "pzg-gd 1216")


@rule("stalingrad42:32.1a", "stalingrad42:32.1f")
def test_two_elite_panzer_divisions_and_grossdeutschland_leave_on_turn_10() -> None:
    """Nine steps go, of which two are left over; the Axis chooses, and cannot end its phase before
    it has."""
    ten = begun(10, *PANZERS, "pz-22 1316", "hu-pz-1 1016", "pz-23 1416 reduced")
    assert ten.told(UnitWithdrawn) == [UnitWithdrawn(unit="pzg-gd", steps=3)]
    assert ten.at("pzg-gd") == "withdrawn"
    assert set(ten.offers("recall")) == {"pz-9", "pz-11", "pz-24", "pz-3", "pz-23"}
    assert ten.prompt()["withdrawn"] == 2
    assert ten.offers("end-initial") == []
    assert ten.refused("end-initial") == "32.1a"
    assert ten.refused("recall pz-22") == "32.1a"  # not elite
    assert ten.refused("recall hu-pz-1") == "32.1a"
    assert ten.refused("recall inf-57") == "32.1a"
    assert ten.refused("recall tc-4") == "1.0a"
    whole(ten.play("recall pz-9", "recall pz-11"))
    assert (ten.at("pz-9"), ten.at("pz-11")) == ("withdrawn", "withdrawn")
    assert (ten.asked(), ten.prompt()["steps"]) == ("hand-over", 2)
    ten.play("stop")
    assert ten.offers("recall") == []
    assert ten.refused("recall pz-24") == "32.2e"
    assert ten.offers("end-initial") == [""]


@rule("stalingrad42:32.1a")
@pytest.mark.parametrize("turn", [9, 11])
def test_only_on_turn_10(turn: int) -> None:
    assert "pz-9" not in begun(turn, *PANZERS).offers("recall")
    assert begun(turn, *PANZERS).at("pzg-gd") == "1216"
    blau = Theatre(*PANZERS, turn=10, sides=LINES, terrain=CITIES)
    assert blau.initial().at("pzg-gd") == "1216"


@rule("stalingrad42:32.1b")
def test_whoever_is_not_isolated_goes_first() -> None:
    ten = begun(10, "pz-9 2020 isolated", "pz-11 1114", "pz-24 1314 unsupplied", "pzg-gd 1216")
    assert ten.offers("recall") == ["pz-11", "pz-24"]
    assert ten.refused("recall pz-9") == "32.1b"
    ten.play("recall pz-11")
    assert ten.refused("recall pz-9") == "32.1b"
    alone = begun(10, "pz-9 2020 isolated", "pz-11 2021 isolated", "pz-24 1314", "pzg-gd 1216")
    assert alone.offers("recall") == ["pz-24"]
    alone.play("recall pz-24")
    assert alone.offers("recall") == ["pz-9", "pz-11"]


@rule("stalingrad42:32.1b", "stalingrad42:32.1e")
def test_the_eliminated_are_not_isolated() -> None:
    ten = begun(10, "pz-9 2020 isolated", "pz-11 eliminated", "pz-24 eliminated", "pzg-gd 1216")
    assert ten.offers("recall") == ["pz-11", "pz-24"]


@rule("stalingrad42:32.1c")
@pytest.mark.parametrize(
    ("words", "steps"),
    [
        ("2020 isolated", 3), ("2020 disrupted", 3), ("2020 full-retreat reduced", 2),
        ("1015 entrained", 3), ("area-X", 3), ("eliminated", 0),
    ],
)  # fmt: skip
def test_grossdeutschland_goes_whatever_its_condition(words: str, steps: int) -> None:
    ten = begun(10, f"pzg-gd {words}", "rd-45 2021", "pz-9 1114", "pz-11 1214")
    assert ten.told(UnitWithdrawn) == [UnitWithdrawn(unit="pzg-gd", steps=steps)]
    assert whole(ten).at("pzg-gd") == "withdrawn"


@rule("stalingrad42:32.1c", "stalingrad42:32.1d")
def test_a_remnant_goes_with_its_division_and_counts_one_step() -> None:
    ten = begun(10, "rem-pzg-1 1216 for pzg-gd", "rem-pz-1 1114 for pz-9", *PANZERS[1:4])
    assert ten.told(UnitWithdrawn) == [UnitWithdrawn(unit="pzg-gd", steps=1)]
    assert (ten.at("pzg-gd"), ten.at("rem-pzg-1")) == ("withdrawn", "pool")
    whole(ten.play("recall pz-9"))
    assert ten.told(UnitWithdrawn) == [UnitWithdrawn(unit="pz-9", steps=1)]
    assert (ten.at("pz-9"), ten.at("rem-pz-1")) == ("withdrawn", "pool")
    ten.play("recall pz-11")  # one, one and three
    assert (ten.asked(), ten.prompt()["steps"]) == ("make-up", 2)


@rule("stalingrad42:32.1d")
def test_steps_that_are_missing_are_made_up_by_other_panzer_divisions() -> None:
    """Three, two and one: one more step goes, of a panzer division on the map that stays."""
    ten = begun(
        10, "pzg-gd 1216", "pz-9 1114 reduced", "rem-pz-1 1214 for pz-11", "pz-24 1314",
        "pz-22 1316 reduced", "pz-3 area-X", "pzg-3 1416", "hu-pz-1 1016",
    )  # fmt: skip
    ten.play("recall pz-9", "recall pz-11")
    assert (ten.asked(), ten.prompt()["steps"]) == ("make-up", 1)
    assert ten.offers("reduce") == ["pz-24"]
    assert ten.refused("reduce pz-22") == "32.1d"  # its last step
    assert ten.refused("reduce pzg-3") == "32.1d"
    assert ten.refused("reduce hu-pz-1") == "32.1d"
    assert ten.refused("reduce pz-3") == "5.1a"
    assert ten.refused("reduce tc-4") == "1.0a"
    assert ten.refused("end-initial") == "32.1d"
    whole(ten.play("reduce pz-24"))
    assert ten.told(StepsTaken) == [StepsTaken(unit="pz-24", left=2)]
    assert (ten.at("pz-24"), ten.steps("pz-24")) == ("1314", 2)
    assert ten.asked() == "initial-phase"


@rule("stalingrad42:21.4a")
def test_who_makes_up_for_others_keeps_its_replacement_marker_as_a_remnant() -> None:
    """It got a step, and loses one in the same phase."""
    units = ("pzg-gd eliminated", "pz-9 eliminated", "pz-11 1214", "rem-pz-1 1314 for pz-24")
    ten = begun(10, *units).give(tank=1).play("refit rem-pz-1 tank")
    ten.play("recall pz-9", "recall pz-11", "reduce pz-24")
    (remnant,) = (id for id in ("rem-pz-1", "rem-pz-2") if ten.at(id) == "1314")
    assert (ten.at("pz-24"), ten.p.refits) == ("displayed", {ten.unit(remnant): False})
    whole(ten).movement().play(f"move {remnant}")
    assert ten.offers("to") == []
    assert "1315" in ten.offers("tactical")
    assert ten.refused("tactical 1316") == "21.4b"


@rule("stalingrad42:32.1d")
def test_seven_steps_are_enough() -> None:
    ten = begun(10, "pzg-gd 1216 reduced", "pz-9 1114 reduced", "pz-11 1214", "pz-24 1314")
    ten.play("recall pz-9", "recall pz-11")  # two, two and three
    assert ten.asked() == "initial-phase"
    assert ten.steps("pz-24") == 3


@rule("stalingrad42:32.1d", "stalingrad42:32.1f")
def test_where_nobody_can_make_up_or_get_steps_nobody_is_asked() -> None:
    assert begun(10, "pzg-gd eliminated", "inf-57 1114").asked() == "initial-phase"
    assert begun(10, *PANZERS).play("recall pz-9", "recall pz-11").asked() == "initial-phase"


@rule("stalingrad42:32.1e")
def test_all_three_in_the_box_cost_seven_steps_on_the_map() -> None:
    lost = ("pz-9 eliminated", "pz-11 eliminated", "pzg-gd eliminated")
    ten = begun(10, *lost, "pz-24 1114", "pz-3 1214", "pz-23 1314", "pz-22 1316")
    ten.play("recall pz-9", "recall pz-11")
    assert {ten.at(unit) for unit in ("pz-9", "pz-11", "pzg-gd")} == {"withdrawn"}
    assert (ten.asked(), ten.prompt()["steps"]) == ("make-up", 7)
    before = sum(map(ten.steps, ("pz-24", "pz-3", "pz-23", "pz-22")))
    for unit in ("pz-24", "pz-24", "pz-3", "pz-3", "pz-23", "pz-23", "pz-22"):
        assert ten.asked() == "make-up"
        whole(ten.play(f"reduce {unit}"))
    assert ten.asked() == "initial-phase"
    remnants = [r for r, unit in enumerate(ten.p.stands_for) if unit >= 0]
    left = ten.steps("pz-22") + sum(ten.p.steps(remnant) for remnant in remnants)
    assert before - left == 7
    assert [ten.at(unit) for unit in ("pz-24", "pz-3", "pz-23")] == ["displayed"] * 3


@rule("stalingrad42:32.1f")
def test_steps_that_are_too_many_go_to_panzer_and_panzergrenadier_divisions() -> None:
    """In supply, on the map, without a marker, two to one division; what is left is lost."""
    ten = begun(
        10, "pzg-gd 1216", "pz-9 1114", "pz-11 1214", "pz-23 1314 reduced",
        "rem-pzg-1 1316 for pzg-3", "pz-24 2020 reduced", "pz-14 area-X reduced", "pz-3 1116",
        "inf-57 1414 reduced", "pzg-60 1414 reduced unsupplied", "hu-pz-1 1016 reduced",
    )  # fmt: skip
    ten.play("recall pz-9", "recall pz-11")
    assert (ten.asked(), ten.prompt()["steps"]) == ("hand-over", 2)
    assert ten.offers("give") == ["pz-23", "rem-pzg-1"]
    assert ten.refused("give pz-24") == "32.1f"  # no supply line
    assert ten.refused("give pzg-60") == "32.1f"
    assert ten.refused("give inf-57") == "32.1f"
    assert ten.refused("give hu-pz-1") == "32.1f"
    assert ten.refused("give pz-3") == "21.1.1a"
    assert ten.refused("give pz-14") == "5.1a"
    whole(ten.play("give rem-pzg-1"))
    assert ten.told(StepsGiven) == [StepsGiven(unit="pzg-3", left=2)]
    assert (ten.at("pzg-3"), ten.at("rem-pzg-1")) == ("1316", "pool")
    whole(ten.play("give pzg-3"))
    assert (ten.steps("pzg-3"), ten.p.refits) == (3, {})
    assert ten.asked() == "initial-phase"
    assert ten.refused("give pz-23") == "32.1f"


@rule("stalingrad42:32.3b")
@pytest.mark.parametrize("turn", [9, 17])
def test_where_no_whole_infantry_division_can_go_nobody_pays_for_it(turn: int) -> None:
    worn = begun(turn, "inf-57 1114 reduced", "inf-75 1214 reduced", "inf-387 3020")
    assert worn.asked() == "initial-phase"
    assert worn.offers("recall") == []
    assert worn.offers("end-initial") == [""]


# 32.2: tank corps


@rule("stalingrad42:32.2a", "stalingrad42:32.2e")
def test_any_tank_corps_in_supply_or_in_the_box_is_withdrawn() -> None:
    """Two on turn 21 and one on turn 24, in the initial phase."""
    units = (
        "tc-4 2502", "tc-13 2402 reduced", "tc-24 area-A", "tc-16 eliminated", "tc-1 3020",
        "tc-7 2504 unsupplied", "mc-4 2602", "tb-10 2605",
    )  # fmt: skip
    for turn, count in ((21, 2), (24, 1)):
        corps = begun(turn, *units)
        assert corps.prompt()["withdrawn"] == count
        assert set(corps.offers("recall")) == {"tc-4", "tc-13", "tc-24", "tc-16"}
        assert corps.offers("end-initial") == []
        for unit in ("tc-1", "tc-7"):
            assert corps.refused(f"recall {unit}") == "32.2a"
        assert corps.refused("recall mc-4") == "32.2a"
        assert corps.refused("end-initial") == "32.2a"
        whole(corps.play("recall tc-13"))
        assert corps.at("tc-13") == "withdrawn"
        assert bool(corps.offers("recall")) == (count == 2)
    assert begun(22, *units).offers("recall") == []
    moving = campaign(21, *units).movement("soviet")
    assert moving.refused("recall tc-4") == "3.0a"


@rule("stalingrad42:32.2a", "stalingrad42:32.2d")
def test_a_corps_in_the_box_of_a_reserve_army_is_as_supplied_as_that() -> None:
    """A brigade stays only in a hex."""
    masked = ("ra-1 2504", "ra-2 3020", "tc-16 box-1", "tc-4 box-2", "tc-7 box-1 unsupplied")
    corps = campaign(24, *masked, "tc-13 2402 reduced", "tb-10 eliminated")
    corps.mask("ra-1 box-1", "ra-2 box-2").initial("soviet")
    assert set(corps.offers("recall")) == {"tc-13", "tc-16"}
    assert corps.refused("recall tc-4") == "32.2a"
    whole(corps.play("recall tc-16"))
    assert corps.told(UnitWithdrawn) == [UnitWithdrawn(unit="tc-16", steps=2)]
    assert corps.offers("give") == ["tc-13"]
    alone = campaign(24, *masked).mask("ra-1 box-1", "ra-2 box-2").initial("soviet")
    assert (alone.offers("recall"), alone.offers("end-initial")) == (["tc-16"], [])


@rule("stalingrad42:32.2a")
def test_a_corps_becomes_a_guards_corps_also_in_a_box_and_never_when_it_has_gone() -> None:
    corps = campaign(32, "ra-1 2504", "tc-24 box-1 reduced").mask("ra-1 box-1").initial("soviet")
    assert [corps.at(unit) for unit in ("gtc-2", "tc-24")] == ["box-1", "removed"]
    assert corps.p.face[corps.unit("gtc-2")] == 1
    gone = campaign(32, "tc-24 2504")
    gone.p.place[gone.unit("tc-24")] = WITHDRAWN
    whole(gone.initial("soviet"))
    assert (gone.at("gtc-2"), gone.told(UnitExchanged)) == ("removed", [])


@rule("stalingrad42:32.1f", "stalingrad42:32.2d", "stalingrad42:32.2e")
@pytest.mark.parametrize(
    ("turn", "unit", "goes", "never"),
    [(10, "pz-3", "32.1a", "32.1f"), (24, "tc-16", "32.2a", "32.2e")],
)
def test_steps_are_set_off_only_after_somebody_has_gone(
    turn: int, unit: str, goes: str, never: str
) -> None:
    units = (*PANZERS, "tc-4 2502", "tc-13 2402", "tc-16 2404 reduced")
    due, later = begun(turn, *units), begun(turn, *units)
    later.p.turn += 1
    later.p.owed.clear()
    later.initial("axis" if turn == 10 else "soviet")
    for verb in ("give", "reduce"):
        assert due.refusal(f"{verb} {unit}").id == "withdraw-first"
        assert due.refused(f"{verb} {unit}") == goes
        assert later.refusal(f"{verb} {unit}").id == "nobody-withdrawn-now"
        assert later.refused(f"{verb} {unit}") == never


@rule("stalingrad42:32.2b")
def test_three_become_mechanized_corps_and_others_go_to_the_reserve() -> None:
    """Turn by turn: the corps go, as many mechanized ones come on the same turns, by the north; in
    between one tank corps comes back from the reserve."""
    tanks = ("tc-4 2502 reduced", "tc-13 2402 reduced", "tc-24 2404", "tc-16 2403")
    corps = campaign(21, *tanks, "mc-4 coming", "mc-13 coming", "mc-6 coming").initial("soviet")
    ends = ["area-A", "area-B", "area-C"]
    assert corps.offers("place") == [f"{id} {end}" for id in ("mc-4", "mc-13") for end in ends]
    corps.play("recall tc-4", "recall tc-13", "place mc-4 area-A", "place mc-13 area-C")
    assert [corps.at(id) for id in ("tc-4", "tc-13")] == ["withdrawn"] * 2
    assert [corps.at(id) for id in ("mc-4", "mc-13", "mc-6")] == ["area-A", "area-C", "coming"]
    whole(corps).p.turn = 22
    corps.initial("soviet")
    assert corps.offers("recall") == []
    assert corps.offers("place") == [f"{id} {end}" for id in ("tc-4", "tc-13") for end in ends]
    for place in ("area-D", "2503"):
        assert corps.refused(f"place tc-13 {place}") == "22.1.1b"
    corps.play("place tc-13 area-B")
    assert (corps.at("tc-13"), corps.steps("tc-13"), corps.at("tc-4")) == ("area-B", 2, "withdrawn")
    assert corps.offers("place") == []
    whole(corps).p.turn = 24
    corps.initial("soviet")
    assert corps.prompt()["withdrawn"] == 1
    assert {offer.split()[0] for offer in corps.offers("place")} == {"mc-6"}
    whole(corps.play("recall tc-24", "place mc-6 area-B"))
    assert (corps.at("tc-24"), corps.at("mc-6")) == ("withdrawn", "area-B")
    for turn in (25, 26, 30):  # who is left over stays in the reserve
        corps.p.turn = turn
        assert not {"tc-4", "tc-24"} & {
            o.split()[0] for o in corps.initial("soviet").offers("place")
        }


@rule("stalingrad42:32.2c")
def test_a_corps_from_the_box_costs_a_step_of_one_on_the_map() -> None:
    corps = begun(24, "tc-16 eliminated", "tc-4 2502", "tc-13 2402 reduced", "tc-24 area-A")
    corps.play("recall tc-16")
    assert (corps.asked(), corps.prompt()["steps"]) == ("make-up", 1)
    assert corps.offers("reduce") == ["tc-4"]
    assert corps.refused("reduce tc-13") == "32.2c"
    assert corps.refused("reduce tc-24") == "5.1a"
    whole(corps.play("reduce tc-4"))
    assert (corps.steps("tc-4"), corps.at("tc-16")) == (1, "withdrawn")
    nobody = begun(24, "tc-16 eliminated", "tc-13 2402 reduced")
    assert nobody.refused("recall tc-16") == "32.2c"
    assert nobody.offers("recall") == ["tc-13"]


@rule("stalingrad42:32.2c")
def test_a_reduced_corps_is_just_enough() -> None:
    corps = begun(24, "tc-13 2402 reduced", "tc-4 2502 reduced").play("recall tc-13")
    assert corps.asked() == "initial-phase"
    assert corps.steps("tc-4") == 1


@rule("stalingrad42:32.2d", "stalingrad42:32.2e")
def test_the_second_step_goes_to_a_corps_or_leaves_a_brigade_behind() -> None:
    units = (
        "tc-4 2502", "tc-13 2402 reduced", "tc-1 3020 reduced", "tb-10 eliminated",
        "gtb-6 eliminated", "gtc-3 2602 reduced", "tb-65 2605",
    )  # fmt: skip
    corps = begun(24, *units).play("recall tc-4")
    assert (corps.asked(), corps.prompt()["steps"]) == ("hand-over", 1)
    assert set(corps.offers("give")) == {"tc-13", "tb-10"}
    assert corps.refused("give tc-1") == "32.2d"  # no supply
    assert corps.refused("give gtb-6") == "32.2d"
    assert corps.refused("give gtc-3") == "32.2d"
    assert corps.refused("give tb-65") == "32.2d"
    whole(corps.play("give tc-13"))
    assert (corps.steps("tc-13"), corps.p.refits, corps.asked()) == (2, {}, "initial-phase")
    left = begun(24, *units).play("recall tc-4", "give tb-10")
    assert left.told(BrigadeFormed) == [BrigadeFormed(unit="tb-10", place="2502")]
    assert (whole(left).at("tb-10"), left.steps("tb-10")) == ("2502", 1)
    lost = begun(24, *units).play("recall tc-4", "stop")
    assert (lost.steps("tc-13"), lost.at("tb-10")) == (1, "eliminated")
    assert lost.refused("give tc-13") == "32.2e"


@rule("stalingrad42:32.2d", "stalingrad42:29.1.1c")
def test_a_brigade_holds_the_contested_city_that_its_corps_leaves() -> None:
    city = Theatre(
        "tc-4 2503", "pz-24 2503", "tb-10 eliminated", "tc-13 2402 reduced",
        scenario="campaign", turn=24, real=True, contested_cities=True,
    )  # fmt: skip
    city.contests("2503 1 axis").initial("soviet").play("recall tc-4")
    assert faults(city.p) == []
    match = city.match.fork()
    city.play("give tb-10")
    assert (city.at("tb-10"), city.at("pz-24")) == ("2503", "2503")
    assert city.p.contested(GRID.at("2503"))
    assert not city.told(CityBattleEnded)
    assert faults(city.p) == []
    told = match.play("soviet", "give tc-13")  # nobody stays: the city falls
    assert [type(event) for event in told][-2:] == [CityBattleEnded, ControlTaken]
    assert not match.position.contested(GRID.at("2503"))
    assert faults(match.position) == []


@rule("stalingrad42:32.1c", "stalingrad42:29.1.1c")
def test_who_is_withdrawn_out_of_a_contested_city_leaves_it_to_the_enemy() -> None:
    city = Theatre(
        "pzg-gd 2503", "rd-62 2503", "pz-9 2310", "pz-11 2310", "pz-24 2310",
        scenario="campaign", turn=10, real=True, contested_cities=True,
    )  # fmt: skip
    city.contests("2503 1 axis").initial()
    assert city.told(CityBattleEnded)
    assert not city.p.contested(GRID.at("2503"))
    assert faults(city.p) == []


# 32.3: others


@rule("stalingrad42:32.3a")
@pytest.mark.parametrize(
    ("words", "lost"), [("1216", 0), ("1216 reduced", 1), ("eliminated", 1), ("2020 isolated", 0)]
)
def test_1_rfss_leaves_on_turn_11_or_costs_the_next_special_replacement(
    words: str, lost: int
) -> None:
    """Each turn brings one: that of turn 11 is the next."""
    eleven = begun(11, f"rfss-1 {words}")
    assert whole(eleven).at("rfss-1") == "withdrawn"
    assert len(eleven.told(SpecialForfeited)) == lost
    found = [eleven.p.replacements.get("special", 0)]
    eleven.p.turn = 12
    eleven.initial()
    found.append(eleven.p.replacements.get("special", 0))
    assert found == [1 - lost, 1]


@rule("stalingrad42:32.3a")
def test_where_turn_11_brings_no_special_replacement_a_later_one_is_lost() -> None:
    eleven = campaign(11, "rfss-1 1216 reduced")
    eleven.p.box = Box(own_edition().override({"turns.11.axis_special": 0}, COMPONENTS))
    found = []
    for turn in (11, 12, 13):
        eleven.p.turn = turn
        eleven.initial("axis")
        found.append(eleven.p.replacements.get("special", 0))
    assert found == [0, 0, 1]


@rule("stalingrad42:32.3b")
@pytest.mark.parametrize("turn", [9, 17])
def test_an_infantry_division_at_full_strength_leaves_on_turns_9_and_17(turn: int) -> None:
    nine = begun(
        turn, "inf-57 1114", "inf-75 1214 reduced", "inf-79 2020", "inf-82 1316 unsupplied",
        "inf-385 1414", "hu-inf-7 1416", "inf-88 area-X",
    )  # fmt: skip
    assert nine.offers("recall") == ["inf-57", "inf-88"]
    assert nine.refused("recall inf-75") == "32.3b"
    assert nine.refused("recall inf-385") == "32.3b"  # two steps
    assert nine.refused("recall hu-inf-7") == "32.3b"
    assert nine.refused("recall inf-79") == "32.3b"
    assert nine.refused("recall inf-82") == "32.3b"
    whole(nine.play("recall inf-57"))
    assert (nine.at("inf-57"), nine.asked()) == ("withdrawn", "initial-phase")
    assert nine.offers("end-initial") == [""]


@rule("stalingrad42:32.3c")
@pytest.mark.parametrize("words", ["1114", "2020 isolated", "eliminated"])
def test_barbo_leaves_on_turn_23(words: str) -> None:
    left = begun(23, f"it-cav-barbo {words}", "it-inf-ravenna 1214 reduced")
    assert whole(left).at("it-cav-barbo") == "withdrawn"
    assert left.asked() == "initial-phase"
    assert left.p.replacements == {"tank": 2, "infantry": 4, "special": 1, "italy": 1}


# 32.4, 32.5: exchanges


@rule("stalingrad42:32.4a", "stalingrad42:32.4c")
@pytest.mark.parametrize(
    ("words", "face", "steps"), [("1114", "8-10-6", 4), ("1114 reduced", "6-8-6", 3)]
)
def test_wiking_gets_a_third_regiment_on_turn_13(words: str, face: str, steps: int) -> None:
    more = begun(13, f"pzg-wiking {words}")
    assert more.told(UnitExchanged) == [UnitExchanged(unit="pzg-wiking", by="pzg-wiking-8")]
    unit = more.unit("pzg-wiking-8")
    assert (whole(more).at("pzg-wiking-8"), more.at("pzg-wiking")) == ("1114", "removed")
    assert (more.p.top(unit).text, more.steps("pzg-wiking-8")) == (face, steps)
    assert more.p.unit(unit).steps == 4


@rule("stalingrad42:32.4a", "stalingrad42:11.6.2g")
@pytest.mark.parametrize("contested", [False, True])
def test_what_wiking_has_forced_in_a_city_stays_so(contested: bool) -> None:
    here = "2503" if contested else "2403"
    city = Theatre(
        f"pzg-wiking {here}", "rd-62 2503", turn=13, scenario="campaign", terrain=CITIES,
        contested_cities=contested,
    )  # fmt: skip
    city.contests("2503 1 axis")
    hex = GRID.at("2503")
    city.p.city_battles[hex] = (1, city.unit("pzg-wiking"))
    city.initial()
    assert city.at("pzg-wiking-8") == here
    assert whole(city).p.city_battles == {hex: (1, city.unit("pzg-wiking-8"))}


@rule("stalingrad42:32.4b")
def test_a_remnant_of_wiking_gets_a_replacement() -> None:
    """In supply, as every replacement; else it stays as it is."""
    more = begun(13, "rem-pzg-1 1114 for pzg-wiking")
    assert (whole(more).at("pzg-wiking-8"), more.at("rem-pzg-1")) == ("1114", "pool")
    assert more.steps("pzg-wiking-8") == 2
    more.movement().play("move pzg-wiking-8")
    assert more.refused("tactical 1116") == "21.4b"  # it bears a replacement marker
    cut_off = begun(13, "rem-pzg-1 2020 for pzg-wiking")
    assert (whole(cut_off).at("pzg-wiking-8"), cut_off.at("rem-pzg-1")) == ("displayed", "2020")


@rule("stalingrad42:32.4b", "stalingrad42:32.4c")
def test_wiking_comes_back_from_the_box_by_a_replacement() -> None:
    more = begun(13, "pzg-wiking eliminated")
    assert more.asked() == "muster"
    assert "area-X" in more.offers("muster")
    assert more.refused("muster 2020") == "21.3.1a"
    points = dict(more.p.replacements)
    whole(more.play("muster area-X"))
    assert (more.at("pzg-wiking-8"), more.steps("pzg-wiking-8")) == ("area-X", 2)
    assert more.p.replacements == points


@rule("stalingrad42:32.5a", "stalingrad42:22.1.1c")
def test_27_panzer_takes_the_place_of_michalik_on_turn_20() -> None:
    more = begun(20, "pz-michalik 1114 disrupted")
    assert (whole(more).at("pz-27"), more.at("pz-michalik")) == ("1114", "removed")
    assert (more.steps("pz-27"), more.order("pz-27")) == (2, "disrupted")
    lost = begun(20, "pz-michalik eliminated")
    assert set(lost.offers("place")) == {f"pz-27 area-{area}" for area in "WXYZ"}
    for place in ("area-A", "1114", "1015"):  # as a reinforcement
        assert lost.refused(f"place pz-27 {place}") == "22.1.1c"
    assert lost.offers("end-initial") == []
    whole(lost.play("place pz-27 area-Y"))
    assert lost.told(UnitArrived) == [UnitArrived(unit="pz-27", place="area-Y")]
    assert (lost.at("pz-27"), lost.steps("pz-27")) == ("area-Y", 1)
    assert lost.at("pz-michalik") == "removed"


@pytest.mark.parametrize("bot", [Recruit, Commander])
@pytest.mark.parametrize("turn", [9, 10, 13, 20, 21, 24])
def test_bots_answer_all_of_it(bot: type[Recruit], turn: int) -> None:
    units = (
        "inf-57 1114", "pz-9 1114 reduced", "pz-11 1214", "pz-24 1314", "pz-3 1316 reduced",
        "pzg-wiking eliminated", "pz-michalik eliminated", "tc-4 2502", "tc-13 2402",
        "tc-16 eliminated", "tb-10 eliminated", "rd-45 2021",
    )  # fmt: skip
    theatre, player = begun(turn, *units), bot()
    while not theatre.offers("halt"):
        offered = theatre.match.choices(theatre.seat())
        theatre.play(player.answer(theatre.p, offered)[0])
    whole(theatre)
