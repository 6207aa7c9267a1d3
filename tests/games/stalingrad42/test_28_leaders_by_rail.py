"""Chapters 5.6 and 28: leaders, an optional rule, go by rail without a train of their own."""

from __future__ import annotations

from typing import Any

import pytest

from stavka.games.stalingrad42.events import (
    DiceThrown,
    LeaderEntrained,
    LeaderReadied,
    UnitsDetrained,
)
from stavka.testing import rule
from tests.games.stalingrad42.test_5_trains import EAST, SOUTH, STATIONS, UNITS, entrained
from tests.games.stalingrad42.test_28_leaders import OTHER, attacked, stand_after, stood
from tests.games.stalingrad42.theatre import Theatre

# For each side its leader, a hex of its railways, another, and an area they lead to.
EACH = pytest.mark.parametrize(
    ("side", "leader", "start", "end", "area"),
    [
        ("axis", "manstein", "1004", "1203", "area-X"),
        ("soviet", "chuikov", "2001", "2338", "area-A"),
    ],
)


def theatre(*units: str, **more: Any) -> Theatre:
    return Theatre(*units, scenario="campaign", leaders=True, **more)


def used(front: Theatre, leader: str) -> bool:
    """As the screen shows him."""
    return bool(front.match.view(None)["board"]["units"][leader][1])


@EACH
@rule("stalingrad42:5.6.2c")
def test_a_leader_is_none_of_the_four_nor_the_one_on_the_map(
    side: str, leader: str, start: str, end: str, area: str
) -> None:
    local, *others = UNITS[side][:4]
    first, second, *stops = STATIONS[side]
    riders = [f"{local} {first}", *(f"{unit} {area}" for unit in others)]
    for place in (start, area):
        front = theatre(f"{leader} {place}", *riders, real=True).movement(side)
        full = front.match.view(None)["board"]["trains"]
        early = theatre(f"{leader} {place}", *riders, real=True).movement(side)
        early.play(f"rail {leader}", f"to {end}")
        assert early.match.view(None)["board"]["trains"] == full == [4, 1]
        for each in (front, early):
            each.play(f"rail {local}", f"to {second}")
            for unit, stop in zip(others, (first, *stops), strict=True):
                each.play(f"rail {unit}", f"to {stop}")
        assert early.offers("rail") == []
        assert front.offers("rail") == [leader]  # all trains have gone
        front.play(f"rail {leader}", f"to {end}")
        assert front.at(leader) == end
        assert front.offers("rail") == []  # once in a turn, like everybody
        assert front.refused(f"rail {leader}") == "5.1d"
    aside = {"axis": "1205", "soviet": "2105"}[side]
    away = theatre(f"{leader} {aside}", *riders, real=True).movement(side)
    for unit, stop in zip((local, *others), (second, first, *stops), strict=True):
        away.play(f"rail {unit}", f"to {stop}")
        assert away.refused(f"rail {leader}") == "5.6.3a"  # no railway, not a lack of trains


@EACH
@rule("stalingrad42:28.1.5a")
def test_a_leader_gets_no_train_marker_and_is_used(
    side: str, leader: str, start: str, end: str, area: str
) -> None:
    for place, goal in ((start, end), (area, end), (start, area)):
        front = theatre(f"{leader} {place}", real=True).movement(side)
        assert not used(front, leader)
        front.play(f"rail {leader}", f"to {goal}")
        assert front.told(LeaderEntrained) == [LeaderEntrained(unit=leader)]
        assert (front.at(leader), used(front, leader), entrained(front, leader)) == (
            goal, True, False,
        )  # fmt: skip
        front.initial(side)
        assert front.told(UnitsDetrained) == []
        assert front.told(LeaderReadied) == [LeaderReadied(unit=leader)]
        assert not used(front, leader)
    again = theatre(f"{leader} {start} used", real=True).movement(side)
    again.play(f"rail {leader}", f"to {end}")
    assert again.told(LeaderEntrained) == []  # he was used before, and stays so
    assert used(again, leader)


@rule("stalingrad42:5.6.4f", "stalingrad42:28.1.5a")
def test_manstein_off_a_train_has_no_die_thrown_again_in_either_turn() -> None:
    units = ("manstein 1002", "inf-57 1210", "inf-75 1210", "rd-62 1211", "tc-1 1211", "tc-2 1211")
    for by_rail in (True, False):
        front = theatre(*units, sides=EAST).movement()
        if by_rail:
            front.play("rail manstein", "to 1008")
        else:
            front.move("manstein", "to 1008")
        attacked(front.combat(), "inf-57", "inf-75", die=3, target="1211")
        assert bool(front.told(DiceThrown)) == (not by_rail)
    late = theatre(*units, sides=EAST).movement().play("rail manstein", "to 1008")
    attacked(late.combat("soviet"), "tc-1", "tc-2", die=3, target="1210")
    assert not late.told(DiceThrown)  # the enemy's throw in the enemy's turn
    ready = theatre(*units, sides=EAST).movement().play("rail manstein", "to 1008")
    ready.initial()
    attacked(ready.combat(), "inf-57", "inf-75", die=3, target="1211")
    assert ready.asked() == "reroll-battle"


@rule("stalingrad42:5.6.4f", "stalingrad42:28.1.5a")
def test_chuikov_off_a_train_has_no_die_thrown_again_until_his_initial_phase() -> None:
    for after in ("on wheels", "by rail", "ready again"):
        front = theatre(
            "chuikov 2004", "rd-62 2010", "pz-24 2110", "pz-23 2110",
            towns=("2010",), turn=9, sides=SOUTH,
        ).movement("soviet")  # fmt: skip
        if after == "on wheels":
            front.move("chuikov", "to 2006")
        else:
            front.play("rail chuikov", "to 2006")
        if after == "ready again":
            front.initial("soviet")
        stand_after(front.combat(OTHER["soviet"]), "pz-24", "pz-23")
        stood(front, 2)
        assert bool(front.told(DiceThrown)) == (after != "by rail")
