"""Chapter 34.1 to 34.5: reserve armies, their markers, and the ways into their boxes and out."""

from __future__ import annotations

from typing import Any

import pytest

from stavka.games.stalingrad42.events import RailheadPushed, UnitRebuilt, UnitRefitted
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.masked_events import (
    ArmyRemoved,
    BoxEmptied,
    BoxShownEmpty,
    ReplacementHidden,
    UnitLeftBox,
)
from stavka.games.stalingrad42.position import BY_RAIL, MOVED, RAIL_ON_MAP
from stavka.games.stalingrad42.rules.advance import Advance
from stavka.games.stalingrad42.rules.maskirovka import RemoveArmies
from stavka.kernel import heard
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

ARMIES = [f"ra-{n}" for n in range(1, 7)]
BOXES = [f"box-{n}" for n in range(1, 7)]
RIFLES = ["rd-4", "rd-6", "rd-30", "rd-45", "rd-62", "rd-31", "rd-74", "rd-121"]
# A road and a railway from area A down the column 25, another from E, one from G.
NORTH = {f"25{row:02}|25{row + 1:02}": "primary rail" for row in range(16)}
EAST = {"7334|7234": "primary rail", "7234|7134": "primary rail"}
SOUTH = {"7359|7358": "primary rail"}


def front(*units: str, masks: tuple[str, ...] = (), turn: int = 22, **more: Any) -> Theatre:
    """The campaign, with reserve armies that have come and their markers."""
    more.setdefault("sides", NORTH | EAST | SOUTH)
    return Theatre(*units, scenario="campaign", turn=turn, **more).mask(*masks)


def inside(field: Theatre, box: str) -> set[str]:
    ids = field.p.box.armies.ids
    return {ids[u] for u, _ in enumerate(field.p.place) if field.at(ids[u]) == box}


def board(field: Theatre, seat: str | None) -> dict[str, Any]:
    found: dict[str, Any] = field.match.view(seat)["board"]
    return found


# Arrival and markers


@rule("stalingrad42:34.1.1a")
def test_six_armies_come_on_turn_21_by_any_soviet_area_with_markers_in_secret() -> None:
    field = front(*(f"{army} coming" for army in ARMIES), turn=21).initial("soviet")
    areas = {f"area-{name}" for name in "ABCDEFGHJKL"}
    for army in ARMIES:
        assert {w.split()[1] for w in field.offers("place") if w.split()[0] == army} == areas
    assert field.refused("end-initial") == "22.1.2a"
    left = {*BOXES}
    for number, army in enumerate(ARMIES[:5]):
        field.play(f"place {army} area-{'ADGKF'[number]}")
        assert field.asked() == "lay-marker"
        assert {*field.offers("marker")} == left
        box = ("box-4", "box-2", "box-6", "box-1", "box-5")[number]
        field.play(f"marker {box}")
        assert all(box not in str(event) for event in heard(field.events, "axis"))
        assert any(box in str(event) for event in heard(field.events, "soviet"))
        left.remove(box)
    field.play("place ra-6 area-A")  # the last marker is left
    assert field.at("ra-6") == "area-A"
    assert board(field, "soviet")["maskirovka"]["armies"] == {
        "ra-1": "box-4", "ra-2": "box-2", "ra-3": "box-6",
        "ra-4": "box-1", "ra-5": "box-5", "ra-6": "box-3",
    }  # fmt: skip
    assert board(field, "axis")["maskirovka"]["armies"] == dict.fromkeys(ARMIES)
    assert board(field, None)["maskirovka"]["armies"] == dict.fromkeys(ARMIES)
    earlier = front(*(f"{army} coming" for army in ARMIES), turn=20).initial("soviet")
    assert earlier.offers("place") == []


@rule("stalingrad42:34.1.2a")
def test_markers_stay_unless_two_armies_begin_the_phase_together() -> None:
    masks = ("ra-1 box-1", "ra-2 box-2", "ra-3 box-3", "ra-4 box-4")
    field = front("ra-1 2505", "ra-2 2505", "ra-3 area-B", "ra-4 area-B", masks=masks)
    field.movement("soviet")
    assert field.offers("exchange") == ["ra-1 ra-2", "ra-3 ra-4"] == field.offers("pretend")
    assert field.refused("exchange ra-1 ra-3") == "34.1.2a"
    field.move("ra-1", "to 2506")
    assert field.refused("exchange ra-1 ra-2") == "34.1.2a"
    field.move("ra-2", "to 2506")  # together again, but not since the phase began
    assert field.refused("exchange ra-1 ra-2") == "34.1.2a"
    assert field.offers("exchange") == ["ra-3 ra-4"]
    alone = front("ra-1 2505", "ra-2 2507", masks=masks[:2]).movement("soviet")
    assert alone.offers("exchange") == [] == alone.offers("pretend")
    assert alone.refused("exchange ra-1 ra-2") == "34.1.2a"
    assert (
        front("ra-1 2505", "ra-2 2505", masks=masks[:2]).combat("soviet").offers("exchange") == []
    )


@rule("stalingrad42:34.1.2b")
def test_they_are_exchanged_or_only_seem_to_be_and_the_axis_cannot_tell() -> None:
    def after(verb: str) -> Theatre:
        field = front(
            "ra-1 area-A", "ra-2 area-A", "rd-4 box-1", masks=("ra-1 box-1", "ra-2 box-2")
        ).movement("soviet")
        return field.play(f"{verb} ra-1 ra-2")

    real, feint = after("exchange"), after("pretend")
    assert board(real, "soviet")["maskirovka"]["armies"] == {"ra-1": "box-2", "ra-2": "box-1"}
    assert board(feint, "soviet")["maskirovka"]["armies"] == {"ra-1": "box-1", "ra-2": "box-2"}
    for watcher in ("axis", None):
        assert real.match.view(watcher) == feint.match.view(watcher)
        assert heard(real.events, watcher) == heard(feint.events, watcher) != []
    for field in (real, feint):
        assert field.refused("exchange ra-2 ra-1") == "34.1.2b"  # once in a phase


@rule("stalingrad42:34.1.2b")
@pytest.mark.parametrize("verb", ["exchange", "pretend"])
def test_what_the_axis_has_seen_of_an_army_it_no_longer_knows_after_that(verb: str) -> None:
    masks = ("ra-1 box-1", "ra-2 box-2")
    field = front("ra-1 2505", "ra-2 2505", "rd-4 box-1", "rd-6 box-1", masks=masks)
    field.movement("soviet").play("open ra-1", "show rd-4", "not-now")
    assert board(field, "axis")["maskirovka"]["armies"] == {"ra-1": "box-1", "ra-2": None}
    field.movement("soviet").play(f"{verb} ra-1 ra-2")
    assert board(field, "axis")["maskirovka"]["armies"] == {"ra-1": None, "ra-2": None}
    worlds = {field.match.imagine("axis", n).position.masks[field.unit("ra-1")] for n in range(40)}
    assert len(worlds) > 1


@rule("stalingrad42:34.2c")
def test_a_box_holds_eight_combat_units() -> None:
    full = [f"{rifle} box-1" for rifle in RIFLES]
    field = front("ra-1 area-A", "ra-2 area-A", *full[:7], f"{RIFLES[7]} area-A", "grd-2 area-A",
                  "army-1g area-A", masks=("ra-1 box-1", "ra-2 box-2"))  # fmt: skip
    field.movement("soviet")
    assert field.refused("join army-1g") == "34.2c"
    field.play(f"join {RIFLES[7]}", "into box-1")
    assert len(inside(field, "box-1")) == 8
    field.play("join grd-2")
    assert field.offers("into") == ["box-2"]
    assert field.refused("into box-1") == "34.2c"


@rule("stalingrad42:34.2d")
def test_an_army_has_a_zone_only_when_a_unit_is_put_on_its_counter() -> None:
    def field() -> Theatre:
        boxed = ("rd-4 box-1", "rd-6 box-2", "rd-30 box-1 full-retreat")
        masks = ("ra-1 box-1", "ra-2 box-2")
        return front("ra-1 2505", "ra-2 2507", *boxed, "pz-24 2510", masks=masks)

    mine = field().movement("soviet")
    assert mine.zone("soviet") == set() == mine.bond_hexes("soviet")
    mine.play("open ra-1")
    assert mine.refused("show rd-30") == "34.2d"  # it would have none
    mine.play("show rd-4", "not-now")
    assert mine.at("rd-4") == "2505"
    assert "2506" in mine.zone("soviet")
    mine.play("open ra-2", "show rd-6")
    assert "2506" in mine.bond_hexes("soviet")
    theirs = field().movement("axis")  # before the Axis moves
    assert (theirs.seat(), theirs.asked()) == ("soviet", "show-zone")
    theirs.play("show rd-4", "enough")
    assert theirs.seat() == "axis"
    assert "2506" in theirs.zone("soviet")
    hidden = field().movement("axis").play("enough")
    assert hidden.zone("soviet") == set()
    for shown in (mine, theirs):  # they are not removed for that [34.7a]
        shown.resolve(RemoveArmies())
        assert shown.at("ra-1") == "2505"


# Movement


@rule("stalingrad42:34.3.1a")
def test_an_army_has_three_points_and_all_manners_of_movement() -> None:
    field = front("ra-1 3020", masks=("ra-1 box-1",), sides={}).movement("soviet").play("move ra-1")
    assert "3023" in field.offers("to")
    assert "3024" not in field.offers("to")
    assert "3026" in field.offers("extended")  # six
    assert "3027" not in field.offers("extended")
    marsh = {"3021": "marsh", "3022": "marsh"}
    near = front("ra-1 3020", "inf-57 3023", masks=("ra-1 box-1",), sides={}, terrain=marsh)
    assert "3022" in near.movement("soviet").play("move ra-1").offers("tactical")


@rule("stalingrad42:34.3.1b")
@pytest.mark.parametrize(
    ("units", "points"), [(("tc-4",), 5), (("tc-4", "rd-4"), 3), (("rd-4",), 3), ((), 3)]
)
def test_it_moves_as_fast_as_the_slowest_in_its_box(units: tuple[str, ...], points: int) -> None:
    boxed = [f"{unit} box-1" for unit in units]
    field = front("ra-1 3020", *boxed, masks=("ra-1 box-1",), sides={}).movement("soviet")
    field.play("move ra-1")
    assert f"30{20 + points}" in field.offers("to")
    assert f"30{20 + points + 1}" not in field.offers("to")
    field.play(f"to 30{20 + points}", "stop")
    assert field.at("ra-1") == f"30{20 + points}"
    assert all(field.at(unit) == "box-1" for unit in units)


@rule("stalingrad42:34.3.1c")
@rule("stalingrad42:34.5a")
def test_with_a_replacement_in_its_box_it_goes_one_hex() -> None:
    field = front("ra-1 3020", "rd-4 box-1 refitted", masks=("ra-1 box-1",), sides={})
    field.movement("soviet").play("move ra-1")
    assert field.offers("to") == [] == field.offers("extended")
    assert "3021" in field.offers("tactical")
    assert "3022" not in field.offers("tactical")
    assert field.refused("to 3021") == "34.3.1c"
    assert field.refused("tactical 3022") == "34.3.1c"
    field.play("tactical 3021", "stop")
    assert field.at("ra-1") == "3021"


@rule("stalingrad42:34.3.1d")
def test_it_moves_before_units_come_into_its_box_not_after() -> None:
    def field() -> Theatre:
        return front("ra-1 2505", "rd-4 area-A", masks=("ra-1 box-1",)).movement("soviet")

    after = field().play("join rd-4", "into box-1")
    assert after.refused("move ra-1") == "34.3.1d"
    assert "ra-1" not in after.offers("move")
    before = field().move("ra-1", "to 2506")
    before.play("join rd-4", "into box-1")
    assert (before.at("ra-1"), before.at("rd-4")) == ("2506", "box-1")
    # Reinforcements come into it in the initial phase: the army stays for this turn.
    early = front("ra-1 2505", "ra-2 2505", "grc-10 coming",
                  masks=("ra-1 box-1", "ra-2 box-2"), turn=_turn_of("grc-10"))  # fmt: skip
    early.initial("soviet").play("join grc-10", "into box-1", "end-initial").movement("soviet")
    assert early.refused("move ra-1") == "34.3.1d"
    assert "ra-2" in early.offers("move")


@rule("stalingrad42:34.3.2a")
def test_by_rail_only_with_an_empty_box_which_is_shown() -> None:
    masks = ("ra-1 box-1", "ra-2 box-2", "ra-3 box-3")
    field = front("ra-1 2505", "ra-2 2505", "ra-3 area-B", "rd-4 box-1", masks=masks)
    field.movement("soviet")
    assert field.refused("rail ra-1") == "34.3.2a"
    assert "ra-1" not in field.offers("rail")
    field.play("rail ra-2", "to 2502")
    assert field.at("ra-2") == "2502"
    assert [event.unit for event in field.told(BoxShownEmpty)] == ["ra-2"]
    assert heard(field.events, "axis") == field.events  # both see it
    assert not field.match.can_undo("soviet")
    worlds = [field.match.imagine("axis", seed).position for seed in range(30)]
    ra_2, box_1 = field.unit("ra-2"), 0
    assert all(world.masks[ra_2] != box_1 for world in worlds)  # it is none that somebody is in
    assert len({world.masks[ra_2] for world in worlds}) > 1


@rule("stalingrad42:5.7.1b")
def test_by_sea_goes_one_unit_so_no_army_with_a_box_of_others() -> None:
    """From Novorossiysk: an army with an empty box shows that, as for a train."""
    masks = ("ra-1 box-1", "ra-2 box-2", "ra-3 box-3")
    units = ("ra-1 2153", "ra-2 2153", "ra-3 area-B", "rd-4 box-1", "rd-6 2153")
    field = front(*units, masks=masks, real=True, sides=None).movement("soviet")
    assert field.refused("sea ra-1") == "5.7.1b"
    assert {*field.offers("sea")} == {"ra-2", "rd-6"}
    field.play("sea ra-2", "to 2957")
    assert (field.at("ra-2"), field.order("ra-2")) == ("2957", "good")
    assert [event.unit for event in field.told(BoxShownEmpty)] == ["ra-2"]
    assert heard(field.events, "axis") == field.events
    assert not field.match.can_undo("soviet")
    worlds = [field.match.imagine("axis", seed).position for seed in range(30)]
    assert all(world.masks[field.unit("ra-2")] != 0 for world in worlds)


@rule("stalingrad42:34.3.3a")
def test_from_area_to_area_unless_somebody_in_its_box_is_disordered_or_refitted() -> None:
    for words, row in ((" disrupted", "34.3.3a"), (" refitted", "34.3.3a"), ("", "")):
        field = front("ra-1 area-A", f"rd-4 box-1{words}", masks=("ra-1 box-1",))
        field.movement("soviet").play("move ra-1")
        mode = "to" if not words else "tactical"
        if row:
            assert field.refused(f"{mode} area-B") == row
            assert not any(w.startswith("area") for w in field.offers("to") + field.offers(mode))
        else:
            field.play("to area-B")
            assert field.at("ra-1") == "area-B"
            assert field.at("rd-4") == "box-1"


@rule("stalingrad42:22.3.1d", "stalingrad42:13.2.1b")
def test_an_army_with_somebody_shaken_in_its_box_does_not_leave_its_area_for_the_map() -> None:
    for words in (" disrupted", " full-retreat"):
        field = front("ra-1 area-A", f"rd-4 box-1{words}", masks=("ra-1 box-1",))
        field.movement("soviet").play("move ra-1")
        assert field.offers("to") == field.offers("tactical") == []
        assert field.refused("tactical 2500") == "22.3.1d"
    fresh = front("ra-1 area-A", "rd-4 box-1", masks=("ra-1 box-1",))
    assert "2500" in fresh.movement("soviet").play("move ra-1").offers("to")


@rule("stalingrad42:20.1.3b", "stalingrad42:34.3.1c")
@pytest.mark.parametrize(
    ("words", "row"), [(" refitted", "34.3.1c"), (" disrupted", "13.2.1a"), ("", "")]
)
def test_a_staff_picks_up_no_army_whose_box_does_not_go_in_its_manner(words: str, row: str) -> None:
    field = front("army-1g 3020", "ra-1 3021", f"rd-4 box-1{words}", masks=("ra-1 box-1",),
                  sides={}).movement("soviet").play("move army-1g", "to 3021")  # fmt: skip
    assert field.offers("with") == ([] if row else ["ra-1"])
    if row:
        assert field.refused("with ra-1") == row


@rule("stalingrad42:25.2.1b", "stalingrad42:25.2.1c", "stalingrad42:13.3.2a")
@rule("stalingrad42:21.4c", "stalingrad42:27.2.1d")
@pytest.mark.parametrize(
    ("words", "reserve", "advance", "escape"),
    [
        (" refitted", "25.2.1c", "21.4c", "21.4c"),
        (" full-retreat", "25.2.1b", "13.3.2a", "27.2.1d"),
        (" disrupted", "25.2.1b", "", ""),
        ("", "", "", ""),
    ],
)
def test_an_army_does_nothing_that_is_barred_to_who_is_in_its_box(
    words: str, reserve: str, advance: str, escape: str
) -> None:
    """It goes into no reserve, does not advance with those with whom it stands, nor break away."""
    field = front("ra-1 2507", "rd-6 2507", f"rd-4 box-1{words}", masks=("ra-1 box-1",),
                  reserves=True, disengagement=True).movement("soviet")  # fmt: skip
    assert field.offers("reserve") == ["rd-6"] + ([] if reserve else ["ra-1"])
    if reserve:
        assert field.refused("reserve ra-1") == reserve
    field.combat("soviet")
    assert field.offers("disengage") == ["rd-6"] + ([] if escape else ["ra-1"])
    if escape:
        assert field.refused("disengage ra-1") == escape
    rifles, hex = (field.unit("rd-6"),), GRID.at("2507")
    field.resolve(Advance(GRID.at("2508"), rifles, (hex,), 2))
    assert field.offers("advance") == ["rd-6"] + ([] if advance else ["ra-1"])
    if advance:
        assert field.refused("advance ra-1") == advance


# Into a box


def _turn_of(id: str) -> int:
    """The turn on which a unit comes in the campaign."""
    setup = Theatre(scenario="campaign").p.setup
    return next(t for t, us in setup.arrivals.items() if id in [a.unit.id for a in us])


@rule("stalingrad42:34.4.1a")
def test_joining_costs_all_movement_and_no_train() -> None:
    field = front("ra-1 2505", "rd-4 area-A", "rd-6 2508", masks=("ra-1 box-1",))
    field.movement("soviet").play("join rd-4", "into box-1", "join rd-6", "into box-1")
    assert inside(field, "box-1") == {"rd-4", "rd-6"}
    assert field.p.carried[BY_RAIL] == 0 == field.p.carried[RAIL_ON_MAP]
    for unit in ("rd-4", "rd-6"):
        assert field.p.done[field.unit(unit)] & MOVED
        assert field.refused(f"move {unit}") == "34.4.2d"
    assert field.refused("open ra-1") == "34.4.1a"  # they do not leave it again in this turn
    field.combat("soviet").movement("axis")
    later = field.play("enough") if field.seat() == "soviet" else field
    later.initial("soviet").movement("soviet").play("open ra-1")
    assert {*later.offers("leave")} == {"rd-4", "rd-6"}


@rule("stalingrad42:34.4.1b")
def test_reinforcements_join_an_army_that_is_supplied_through_a_to_d() -> None:
    turn = _turn_of("grc-10")
    units = [a.unit.id for a in Theatre(scenario="campaign").p.setup.arrivals[turn]
             if a.unit.side and a.unit.combat][:3]  # fmt: skip
    masks = ("ra-1 box-1", "ra-2 box-2", "ra-3 box-3", "ra-4 box-4")
    field = front("ra-1 2505", "ra-2 area-E", "ra-3 area-D", "ra-4 7134",
                  *(f"{unit} coming" for unit in units), masks=masks, turn=turn)  # fmt: skip
    field.initial("soviet")
    assert {*field.offers("join")} == {*units}
    for unit in units:  # any number of them
        field.play(f"join {unit}")
        assert {*field.offers("into")} == {"box-1", "box-3"}
        assert field.refused("into box-2") == "34.4.1b"
        assert field.refused("into box-4") == "34.4.1b"  # by the road from E
        field.play("into box-1")
    assert inside(field, "box-1") == {*units}
    assert field.offers("end-initial") == [""]
    field.put("grd-2", "area-A").put("rd-62", "2504")  # they go in their movement
    assert field.refused("join grd-2") == field.refused("join rd-62") == "34.4.1a"


@rule("stalingrad42:30.0b", "stalingrad42:34.4.1b")
def test_of_those_who_are_called_one_a_turn_joins_as_one_comes() -> None:
    field = front("ra-1 2505", "rd-75 coming", "rd-89 coming", masks=("ra-1 box-1",), turn=22)
    for turn, unit, other in ((22, "rd-75", "rd-89"), (23, "rd-89", "rd-75")):
        field.p.turn = turn
        field.p.calls["transcaucasus"] = field.p.calls.get("transcaucasus", turn)
        field.initial("soviet").play(f"join {unit}", "not-now")
        assert unit in field.offers("join")  # it has not gone
        field.play(f"join {unit}", "into box-1")
        assert inside(field, "box-1") >= {unit}
        assert field.offers("join") == field.offers("place") == []
        assert field.refused(f"place {other} area-G") == "22.1.2a"
    assert inside(field, "box-1") == {"rd-75", "rd-89"}


@rule("stalingrad42:34.4.1c")
def test_from_the_areas_a_to_e_and_the_caspian_to_an_army_supplied_through_a_to_e() -> None:
    names = "ABCDEFGL"
    units = dict(zip(names, RIFLES, strict=True))
    masks = ("ra-1 box-1", "ra-2 box-2", "ra-3 box-3", "ra-4 box-4")
    placed = [f"{unit} area-{name}" for name, unit in units.items()]
    armies = ("ra-1 7134", "ra-2 area-G", "ra-3 area-E", "ra-4 3020")
    field = front(*armies, *placed, masks=masks)
    field.movement("soviet")
    assert {*field.offers("join")} == {units[name] for name in "ABCDEF"}
    for name in "GL":
        assert field.refused(f"join {units[name]}") == "34.4.1c"
    for name in "ABCDEF":
        field.play(f"join {units[name]}")
        assert {*field.offers("into")} == {"box-1", "box-3"}
        assert field.refused("into box-2") == "34.4.1c"
        assert field.refused("into box-4") == "34.4.1c"  # without supply
        field.play("into box-1")
    assert len(inside(field, "box-1")) == 6


@rule("stalingrad42:34.4.1d")
@rule("stalingrad42:34.4.2b")
def test_one_unit_in_a_turn_goes_from_a_box_to_another_or_to_an_area() -> None:
    masks = ("ra-1 box-1", "ra-2 box-2", "ra-3 box-3")

    def field() -> Theatre:
        return front("ra-1 2505", "ra-2 area-E", "ra-3 area-G", "rd-4 box-1", "rd-6 box-1",
                     "rd-30 box-3", masks=masks).movement("soviet")  # fmt: skip

    box = field().play("open ra-1", "transfer rd-4")
    assert box.offers("into") == ["box-2"]
    assert box.refused("into box-3") == "34.4.1d"
    assert box.offers("to") == [f"area-{name}" for name in "ABCDE"]
    assert box.refused("to area-G") == "34.4.2b"
    box.play("into box-2")
    assert inside(box, "box-2") == {"rd-4"}
    box.play("open ra-1")
    assert box.refused("transfer rd-6") == "34.4.2b"
    area = field().play("open ra-1", "transfer rd-4", "to area-C")
    assert area.at("rd-4") == "area-C"
    assert area.refused("move rd-4") == "5.1d"  # its movement is spent
    area.play("open ra-1")
    assert area.refused("transfer rd-6") == "34.4.2b"
    assert field().refused("open ra-3") in ("34.4.2b", "34.4.2d")  # not supplied through A to E
    assert field().offers("open") == ["ra-1"]


@rule("stalingrad42:22.6.1b", "stalingrad42:34.4.2b")
@pytest.mark.parametrize("army", ["area-A", "area-B", "2505"])
def test_who_has_gone_from_a_box_to_an_area_does_not_attack_out_of_it_on_that_turn(
    army: str,
) -> None:
    field = front(f"ra-1 {army}", "rd-4 box-1", "rd-6 area-A", "inf-57 2200 reduced",
                  masks=("ra-1 box-1",)).movement("soviet")  # fmt: skip
    field.play("open ra-1", "transfer rd-4", "to area-A").combat("soviet").play("attack 2200")
    assert field.refused("by rd-4") == "22.6.1b"
    assert field.offers("by") == ["rd-6"]
    field.movement("axis")
    later = field.play("enough") if field.asked() == "show-zone" else field
    later.movement("soviet").combat("soviet").play("attack 2200", "by rd-4")


@rule("stalingrad42:34.4.1e")
def test_one_unit_in_a_turn_joins_from_the_railways_at_any_distance() -> None:
    field = front("ra-1 7134", "ra-2 3020", "rd-4 2508", "rd-6 2509", "rd-30 2608", "rd-45 7358",
                  masks=("ra-1 box-1", "ra-2 box-2")).movement("soviet")  # fmt: skip
    assert {*field.offers("join")} == {"rd-4", "rd-6"}
    assert field.refused("join rd-30") == "34.4.1e"  # beside the railway
    assert field.refused("join rd-45") == "34.4.1e"  # supplied through G
    field.play("join rd-4")
    assert field.offers("into") == ["box-1"]
    assert field.refused("into box-2") == "34.4.1e"  # its army is not supplied
    field.play("into box-1")
    assert field.at("rd-4") == "box-1"
    assert field.offers("join") == []
    assert field.refused("join rd-6") == "34.4.1e"


@rule("stalingrad42:13.2.1a", "stalingrad42:13.3.2a", "stalingrad42:16.4b", "stalingrad42:21.4b")
def test_who_may_only_move_tactically_or_one_hex_goes_into_no_box_from_afar() -> None:
    """By strategic movement, nor from one box to another or to an area."""
    words = {"disrupted": "13.2.1a", "full-retreat": "13.3.2a", "refitted": "21.4b"}
    for word, row in words.items():
        field = front("ra-1 2505", "ra-2 area-A", f"rd-4 2508 {word}", f"rd-6 box-1 {word}",
                      "rd-30 box-1", masks=("ra-1 box-1", "ra-2 box-2"))  # fmt: skip
        field.movement("soviet")
        assert (field.offers("join"), field.refused("join rd-4")) == ([], row)
        field.play("open ra-1")
        assert (field.offers("transfer"), field.refused("transfer rd-6")) == (["rd-30"], row)
    field = front("ra-1 2505", "ra-2 area-A", "ra-3 area-B", "tc-4 2508 unsupplied",
                  "rd-4 2508 unsupplied", "grd-9 area-A refitted",
                  masks=("ra-1 box-1", "ra-2 box-2", "ra-3 box-3")).movement("soviet")  # fmt: skip
    assert {*field.offers("join")} == {"rd-4", "grd-9"}  # wheels without supply stay
    assert field.refused("join tc-4") == "16.4b"
    field.play("join grd-9")
    assert field.offers("into") == ["box-2"]  # of the army in its own area
    assert field.refused("into box-3") == "21.4b"


@rule("stalingrad42:34.4.1f")
def test_nobody_walks_into_a_box() -> None:
    field = front("ra-1 3020", "rd-4 3022", masks=("ra-1 box-1",), sides={}).movement("soviet")
    field.move("rd-4", "to 3020")
    assert field.at("rd-4") == "3020"
    assert inside(field, "box-1") == set()
    assert field.refused("join rd-4") == "5.1d"
    other = front("ra-1 3020", "rd-4 3020", masks=("ra-1 box-1",), sides={}).movement("soviet")
    assert other.refused("join rd-4") == "34.4.1e"


# Out of a box


@rule("stalingrad42:34.4.2a")
def test_it_moves_before_units_leave_its_box_not_after() -> None:
    def field() -> Theatre:
        return front("ra-1 3020", "rd-4 box-1", "rd-6 box-1", masks=("ra-1 box-1",), sides={})

    after = field().movement("soviet").play("open ra-1", "leave rd-4", "not-now")
    assert after.refused("move ra-1") == "34.4.2a"
    before = field().movement("soviet").move("ra-1", "to 3021")
    before.play("open ra-1", "leave rd-4")
    assert before.at("ra-1") == "3021"
    assert before.asked() == "moving"


@rule("stalingrad42:13.3.2g", "stalingrad42:34.2d", "stalingrad42:34.4.2d")
@pytest.mark.parametrize("deed", ["leave", "show"])
@pytest.mark.parametrize("walks", [False, True])
def test_who_comes_out_of_a_box_has_come_beside_those_in_full_retreat(
    deed: str, walks: bool
) -> None:
    field = front("ra-1 3022" if walks else "ra-1 3020", "rd-4 box-1", "tc-4 box-1",
                  "inf-57 3019 full-retreat", "inf-75 3120", masks=("ra-1 box-1",),
                  sides={}).movement("soviet")  # fmt: skip
    if walks:
        field.play("move ra-1", "to 3020", *(["stop"] if field.asked() == "moving" else []))
    assert field.at("inf-57") == "3019"  # the army is nobody to fear
    field.play("open ra-1", f"{deed} rd-4")
    assert (field.seat(), field.asked()) == ("axis", "retreat-to")
    end = field.offers("retreat")[0]
    field.play(f"retreat {end}")
    assert (field.at("inf-57"), field.at("inf-75"), field.at("rd-4")) == (end, "3120", "3020")
    assert field.seat() == "soviet"  # whose move goes on
    assert "tc-4" in field.offers("leave")


@rule("stalingrad42:17.3.1a", "stalingrad42:34.4.2d", "stalingrad42:34.7a")
def test_who_comes_out_of_a_box_pushes_a_railhead_at_once() -> None:
    def begin() -> Theatre:
        field = front("ra-1 1402", "rd-4 box-1", "rd-6 box-1", masks=("ra-1 box-1",), real=True)
        assert "1303" in [GRID.number(line[-1]) for line in field.p.railheads]
        return field.movement("soviet")

    for deed in ("leave", "show"):
        field = begin().play("open ra-1")
        assert field.told(RailheadPushed) == []
        field.play(f"{deed} rd-4")
        assert field.told(RailheadPushed) == [RailheadPushed(path=("1303", "1203"))]
    last = begin()  # also who is left in it when the army is taken off
    last.p.opened.append(last.unit("ra-1"))
    last.resolve(RemoveArmies())
    assert last.at("rd-4") == last.at("rd-6") == "1402"
    assert last.told(RailheadPushed) == [RailheadPushed(path=("1303", "1203"))]


@rule("stalingrad42:34.4.2d")
def test_who_leaves_moves_on_from_the_counter_and_gives_the_army_away() -> None:
    field = front("ra-1 3020", "rd-4 box-1", "tc-4 box-1", "rd-6 box-1", masks=("ra-1 box-1",),
                  sides={}).movement("soviet")  # fmt: skip
    field.play("open ra-1", "leave rd-4")
    assert [(e.unit, e.host, e.place) for e in field.told(UnitLeftBox)] == [
        ("rd-4", "ra-1", "3020")
    ]
    field.play("leave tc-4", "not-now")
    field.move("tc-4", "to 3025")
    field.move("rd-4", "to 3023")
    assert (field.at("tc-4"), field.at("rd-4")) == ("3025", "3023")
    assert board(field, "axis")["maskirovka"]["armies"] == {"ra-1": "box-1"}
    assert board(field, "axis")["maskirovka"]["opened"] == ["ra-1"]
    field.resolve(RemoveArmies())
    assert field.at("ra-1") == "coming"
    # After the army has moved they have its points spent.
    late = front("ra-1 3020", "tc-4 box-1", masks=("ra-1 box-1",), sides={}).movement("soviet")
    late.move("ra-1", "to 3023").play("open ra-1", "leave tc-4")
    assert {"3024", "3025"} <= {*late.offers("to")}
    assert "3026" not in late.offers("to")
    in_area = front("ra-1 area-A", "rd-4 box-1", masks=("ra-1 box-1",)).movement("soviet")
    in_area.play("open ra-1")
    assert in_area.refused("leave rd-4") == "34.4.2d"


@rule("stalingrad42:13.3.2g", "stalingrad42:34.4.2d")
def test_who_comes_out_of_a_box_drives_off_those_in_full_retreat() -> None:
    """An army that cannot fight does not; who leaves its box for the map comes beside them."""
    field = front("ra-1 3020", "rd-4 box-1", "inf-57 3023 full-retreat", masks=("ra-1 box-1",),
                  sides={}).movement("soviet")  # fmt: skip
    field.move("ra-1", "to 3022")
    assert field.at("inf-57") == "3023"
    field.play("open ra-1", "leave rd-4")
    assert (field.seat(), field.prompt()["units"]) == ("axis", ("inf-57",))
    field.play("retreat 3025")
    assert (field.seat(), field.at("rd-4"), field.at("inf-57")) == ("soviet", "3022", "3025")


# Replacements


@rule("stalingrad42:34.5a")
def test_replacements_go_straight_into_a_box() -> None:
    masks = ("ra-1 box-1", "ra-2 box-2", "ra-3 box-3")
    boxed = ("rd-4 box-1 reduced", "rd-6 box-2 reduced")
    lost = ("rd-30 eliminated", "tc-4 eliminated")
    field = front("ra-1 2505", "ra-2 3020", "ra-3 area-B", *boxed, *lost, masks=masks)
    field.initial("soviet").give(infantry=3, tank=1)
    field.play("refit rd-4 infantry")
    assert field.p.face[field.unit("rd-4")] == 0
    assert [e.audience for e in field.told(UnitRefitted)] == [("soviet",)]
    assert [e.replacement for e in field.told(ReplacementHidden)] == ["infantry"]
    assert field.refused("refit rd-6 infantry") == "21.2a"  # its army is without supply
    field.play("rebuild rd-30 infantry")
    assert {*field.offers("into")} == {"box-1", "box-3"}
    assert field.refused("into box-2") == "34.5a"
    field.play("into box-1")
    assert field.at("rd-30") == "box-1"
    assert field.p.face[field.unit("rd-30")] == 1
    assert field.told(UnitRebuilt) == []
    field.play("rebuild tc-4 tank")  # tank corps only by A to C
    assert field.offers("into") == ["box-3"]
    assert field.refused("into box-1") == "21.3.1f"
    field.play("into box-3", "end-initial").movement("soviet").play("move ra-1")
    assert field.offers("to") == []
    assert "2506" in field.offers("tactical")


# Removal


@rule("stalingrad42:34.7a")
def test_an_army_that_was_given_away_is_removed_when_the_soviet_turn_ends() -> None:
    rest = [f"{rifle} box-1" for rifle in RIFLES[1:]]
    field = front("ra-1 2505", "rd-4 box-1", *rest, "inf-57 2507", masks=("ra-1 box-1",))
    field.movement("soviet").play("open ra-1", "leave rd-4", "not-now", "end-movement")
    assert field.at("ra-1") == "2505"
    field.resolve(RemoveArmies())
    assert [e.host for e in field.told(ArmyRemoved)] == ["ra-1"]
    assert [{*e.units} for e in field.told(BoxEmptied)] == [{*RIFLES[1:]}]
    assert all(field.at(rifle) == "2505" for rifle in RIFLES)
    assert inside(field, "box-1") == set()
    field.combat("axis").play("end-combat")  # too many, but not yet
    assert field.lost() == set()
    field.movement("soviet").play("end-movement")
    assert field.asked() == "check-stacking"


@rule("stalingrad42:34.2b")
@rule("stalingrad42:34.7b", "stalingrad42:19.4b")
def test_an_army_that_is_lost_or_removed_comes_back_after_two_turns_with_its_marker() -> None:
    masks = ("ra-1 box-4", "ra-2 box-2")
    field = front("ra-1 2505", "ra-2 area-A", "rd-4 box-4", masks=masks, turn=23)
    field.movement("soviet").play("open ra-1", "leave rd-4")
    field.resolve(RemoveArmies())
    overrun = front("ra-1 2505", "ra-2 area-A", "pz-24 2508", masks=masks, turn=23)
    overrun.movement("axis").play("move pz-24", "to 2505")
    for lost in (field, overrun):
        assert lost.at("ra-1") == "coming"
        lost.p.turn = 24
        lost.initial("soviet")
        assert not [words for words in lost.offers("place") if words.startswith("ra-1")]
        lost.p.turn = 25
        lost.initial("soviet").play("place ra-1 area-B")
        assert lost.asked() != "lay-marker"  # it has its own
        assert lost.at("ra-1") == "area-B"
        assert board(lost, "soviet")["maskirovka"]["armies"]["ra-1"] == "box-4"


@rule("stalingrad42:22.6.4b", "stalingrad42:34.3.3a")
def test_who_is_in_a_box_takes_room_on_the_caspian() -> None:
    boxed = ("ra-1 area-A", "ra-2 area-A", "rd-4 box-1", "rd-6 box-1", "rd-30 box-2")
    masks = ("ra-1 box-1", "ra-2 box-2")
    field = front(*boxed, masks=masks).movement("soviet").play("move ra-1", "to area-F")
    assert field.at("ra-1") == "area-F"
    field.play("move ra-2")
    assert field.refused("to area-F") == "22.6.4b"
    three = front(*boxed, "rd-45 box-1", masks=masks).movement("soviet").play("move ra-1")
    assert three.refused("to area-F") == "22.6.4b"
    assert "area-B" in three.offers("to")


@rule("stalingrad42:21.4c", "stalingrad42:25.2.1c", "stalingrad42:34.3.1c")
def test_an_army_with_a_new_replacement_in_its_box_neither_advances_nor_is_in_reserve() -> None:
    units = ("ra-1 2507", "rd-6 2507", "rd-4 box-1")
    for word, goes in (("", True), (" refitted", False), (" disrupted", True)):
        field = front(*units[:2], units[2] + word, masks=("ra-1 box-1",)).combat("soviet")
        attackers, hexes = (field.unit("rd-6"),), (GRID.at("2507"),)
        field.resolve(Advance(GRID.at("2508"), attackers, hexes, 2))
        assert ("ra-1" in field.offers("advance")) == goes
        if not goes:
            assert field.refused("advance ra-1") == "21.4c"
        field.play("advance rd-6", "to 2508", "stop")
        assert field.asked() == "advance-after-combat"  # in any case, or the Germans would know
    for word, row in (("", ""), (" refitted", "25.2.1c"), (" disrupted", "25.2.1b")):
        held = front(*units[:2], units[2] + word, masks=("ra-1 box-1",), reserves=True)
        held.movement("soviet")
        assert ("ra-1" in held.offers("reserve")) == (not row)
        if row:
            assert held.refused("reserve ra-1") == row
