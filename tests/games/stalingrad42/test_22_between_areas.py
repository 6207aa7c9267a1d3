"""Chapter 22.6: from entry area to entry area; chapter 30: who is called to those of the south."""

from __future__ import annotations

import pytest

from stavka.games.stalingrad42.events import TranscaucasusCalled, UnitArrived
from stavka.games.stalingrad42.position import COMING
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

SOUTH, NORTH, GERMAN = "GHJKL", "ABCDE", "WXYZ"


def campaign(*units: str, turn: int = 12, **more: object) -> Theatre:
    return Theatre(*units, turn=turn, scenario="campaign", **more)  # type: ignore[arg-type]


def areas(theatre: Theatre) -> set[str]:
    return {place[5:] for place in theatre.offers("to") if place.startswith("area-")}


@rule("stalingrad42:22.6.2a", "stalingrad42:22.6.1a")
@pytest.mark.parametrize("start", GERMAN)
def test_germans_go_to_any_other_german_area(start: str) -> None:
    axis = campaign(f"inf-57 area-{start}").movement().play("move inf-57")
    assert areas(axis) == {*GERMAN} - {start}
    assert axis.refused("to area-A") == "22.4d"


@rule("stalingrad42:22.6.3a", "stalingrad42:22.6.3b", "stalingrad42:22.6.1a")
@pytest.mark.parametrize("group", [NORTH, SOUTH])
def test_soviets_go_within_the_north_or_the_south_or_to_sea(group: str) -> None:
    for start in group:
        soviet = campaign(f"rd-62 area-{start}").movement("soviet").play("move rd-62")
        assert areas(soviet) == {*group, "F"} - {start}
        other = "G" if group == NORTH else "A"
        assert soviet.refused(f"to area-{other}") == "22.6.3a"
        assert soviet.refused("to area-X") == "22.4d"


@rule("stalingrad42:22.6.4a")
def test_from_the_caspian_to_any_soviet_area_or_nowhere() -> None:
    soviet = campaign("rd-62 area-F").movement("soviet").play("move rd-62")
    assert areas(soviet) == {*NORTH, *SOUTH}
    assert not [place for place in soviet.offers("to") if place.isdecimal()]
    soviet.play("stop")
    assert soviet.play("end-movement").at("rd-62") == "area-F"


@rule("stalingrad42:22.6.4b")
def test_two_combat_units_are_at_sea_and_two_others_may_follow_them() -> None:
    two = ("rd-62 area-F", "rd-45 area-F")
    soviet = campaign(*two, "rd-212 area-G", "tc-1 area-G", "sp-soviet-1 area-G").movement("soviet")
    assert "F" not in areas(soviet.play("move rd-212"))
    assert soviet.refused("to area-F") == "22.6.4b"
    soviet.play("stop", "move sp-soviet-1")
    assert "F" in areas(soviet)  # it does not fight
    soviet.play("to area-F", "move rd-62", "with rd-45", "to area-L")
    soviet.play("move tc-1", "to area-F")
    assert soviet.at("tc-1") == "area-F"
    pair = campaign("rd-62 area-F", "rd-45 area-G", "rd-212 area-G").movement("soviet")
    pair.play("move rd-45", "with rd-212")
    assert pair.refused("to area-F") == "22.6.4b"
    pair.play("stop", "end-movement").movement("soviet").play("move rd-45", "to area-F")


@rule("stalingrad42:22.6.4b")
def test_who_finds_the_caspian_full_comes_when_there_is_room() -> None:
    soviet = Theatre("rd-383 area-F", "rd-395 area-F", turn=24, scenario="caucasus")
    soviet.p.place[soviet.unit("tb-63")] = COMING
    soviet.initial("soviet")
    assert soviet.at("tb-63") == "coming"
    soviet.movement("soviet").play("move rd-383", "to area-H")
    soviet.p.turn = 25
    assert soviet.initial("soviet").at("tb-63") == "area-F"


@rule("stalingrad42:22.6.1a", "stalingrad42:C1.2b", "stalingrad42:C3.4c", "stalingrad42:33.2.3b")
def test_who_may_only_move_tactically_does_not_go_to_another_area() -> None:
    """It takes the whole allowance."""
    first = Theatre("inf-57 area-X", "sp-axis-1 area-X", turn=1).movement()
    opening = Theatre("rd-23 area-A", turn=28, scenario="uranus").movement("soviet")
    short = Theatre("inf-57 area-X", turn=28, scenario="uranus").short_turn()
    for theatre, unit, other, row in (
        (first, "inf-57", "area-Y", "C1.2b"),
        (opening, "rd-23", "area-B", "C3.4c"),
        (short, "inf-57", "area-Y", "33.2.3b"),
    ):
        theatre.play(f"move {unit}")
        assert other not in (*theatre.offers("to"), *theatre.offers("tactical"))
        for mode in ("to", "extended", "tactical"):
            assert theatre.refused(f"{mode} {other}") == row
        theatre.play("stop")
    assert "area-Y" in first.play("move sp-axis-1").offers("to")
    for unit, area, side, other in (("inf-57", "X", "axis", "Y"), ("rd-23", "A", "soviet", "B")):
        later = Theatre(f"{unit} area-{area}", turn=29, scenario="uranus").movement(side)
        assert later.play(f"move {unit}").refused(f"tactical area-{other}") == "5.4a"
        assert f"area-{other}" in later.offers("to")


@rule("stalingrad42:22.6.1a", "stalingrad42:22.6.1c")
def test_any_number_go_for_their_whole_allowance_and_no_train() -> None:
    units = ("rd-62", "rd-45", "rd-212", "tc-1", "tc-4", "tc-16", "fr-bryansk")
    soviet = campaign(*(f"{unit} area-A" for unit in units)).movement("soviet")
    carried = bytes(soviet.p.carried)
    for unit in units:
        soviet.play(f"move {unit}", "to area-C")
        assert soviet.at(unit) == "area-C"
        assert unit not in soviet.offers("move")  # nothing is left
    assert bytes(soviet.p.carried) == carried
    entered = campaign("rd-62 2100").movement("soviet").play("move rd-62", "to area-A")
    assert "rd-62" not in entered.offers("move")  # only who began in an area


# Chapter 30


def called(*units: str, turn: int = 12, scenario: str = "campaign") -> Theatre:
    axis = Theatre(*units, turn=turn, scenario=scenario)
    for placed in axis.p.setup.waiting:
        if placed.command == "transcaucasus":
            axis.p.place[placed.unit.index] = COMING
    return axis


def choices(theatre: Theatre) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for offer in theatre.offers("place"):
        unit, area = offer.split()
        found.setdefault(unit, set()).add(area)
    return found


@rule("stalingrad42:30.0a")
@pytest.mark.parametrize("unit", ["inf-57", "ro-cav-5", "hq-6a"])
def test_the_front_is_called_by_germans_south_of_row_40(unit: str) -> None:
    axis = called(f"{unit} 3039").movement().play(f"move {unit}", "to 3040")
    assert not axis.told(TranscaucasusCalled)
    axis.play("to 3041" if "3041" in axis.offers("to") else "tactical 3041")
    assert axis.told(TranscaucasusCalled)
    soviet = called("rd-62 3040").movement("soviet").play("move rd-62", "to 3041")
    assert not soviet.told(TranscaucasusCalled)
    elsewhere = called("inf-9 3040", turn=12, scenario="caucasus")
    elsewhere.movement().play("move inf-9", "to 3041")
    assert not elsewhere.told(TranscaucasusCalled)


@rule("stalingrad42:30.0b", "stalingrad42:30.0c")
def test_one_of_the_front_comes_each_turn_until_all_have_come() -> None:
    axis = called("inf-57 3040")
    assert choices(axis.initial("soviet")) == {}
    axis.movement().play("move inf-57", "to 3041").initial("soviet")
    left = {p.unit.id for p in axis.p.setup.waiting if p.command == "transcaucasus"}
    assert len(left) == 24
    for turn in range(12, 36):
        axis.p.turn = turn
        axis.p.forget()
        soviet = axis.initial("soviet")
        open = SOUTH.replace("K", "") if axis.p.ground.conditions.winter else SOUTH
        assert choices(soviet) == {unit: {f"area-{name}" for name in open} for unit in left}
        assert soviet.prompt()["count"] == 1
        assert soviet.refused("end-initial") == "22.1.2a"
        assert soviet.refused(f"place {min(left)} area-A") == "30.0c"
        soviet.play(f"place {min(left)} area-L")
        assert soviet.told(UnitArrived)
        left.remove(min(left))
        assert choices(soviet) == {}
    axis.p.turn = 36
    assert choices(axis.initial("soviet")) == {}


@rule("stalingrad42:30.0c")
def test_who_has_come_moves_normally() -> None:
    axis = called("inf-57 3040")
    axis.movement().play("move inf-57", "to 3041").initial("soviet").play("place rd-75 area-L")
    soviet = axis.movement("soviet").play("move rd-75")
    assert [place for place in soviet.offers("to") if place.isdecimal()]
    assert soviet.offers("extended")
