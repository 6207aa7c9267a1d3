"""Chapters 1 to 3: sides, components, what is printed on units, and the sequence of play."""

from __future__ import annotations

import csv
from functools import cache
from pathlib import Path

import pytest

from stavka.games.stalingrad42.box import Box, own_box
from stavka.games.stalingrad42.components import COMPONENTS, own_edition
from stavka.games.stalingrad42.events import (
    BattleFought,
    PhaseBegins,
    PointsCounted,
    RecoveryThrown,
    TurnBegins,
    WeatherComes,
)
from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.rules.victory import count
from stavka.games.stalingrad42.setup import set_up
from stavka.kernel import Dice, Event
from stavka.testing import rule
from tests.games.stalingrad42.theatre import Theatre

ENDS = ("end-movement", "end-combat", "recover", "end-advance")


# 1 Sides


@rule("stalingrad42:1.0b")
def test_german_is_all_the_axis_unless_a_rule_says_national() -> None:
    # Stacking: three for all of them.
    stack = ("ro-inf-1 2010", "hu-inf-6 2010", "it-inf-ravenna 2010")
    assert Theatre(*stack).movement().play("end-movement").lost() == set()
    crowd = Theatre(*stack, "inf-57 2010").movement().play("end-movement")
    assert crowd.asked() == "check-stacking"
    # The first turn: tactical movement for all of them.
    assert Theatre(stack[0], turn=1).movement().play("move ro-inf-1").offers("to") == []
    # A garrison is freed by any of them; south of the Don only national Germans count.
    assert "nkvd-9" in Theatre("nkvd-9 3134", "ro-inf-1 3034").movement("soviet").offers("move")
    assert count(Theatre("ro-inf-1 3636", real=True).p).extra == 0
    assert count(Theatre("inf-57 3636", real=True).p).extra == 1


# 2 Components


@rule("stalingrad42:2.1b")
def test_what_the_box_holds_beside_the_map_is_here() -> None:
    """Counters, two displays, turn tracks, two schedules, dice, and one table for both players."""
    box = own_box()
    assert all(box.setups[display].on_map for display in ("campaign", "uranus"))
    assert box.setups["fall-blau"].scenario.setup == "campaign"
    assert len(box.armies.units) == len(set(box.armies.ids)) == 513
    assert sorted(box.tables.turns) == list(range(1, 37))
    assert {box.setups[id].turns for id in ("uranus", "caucasus")} == {range(28, 37), range(10, 28)}
    schedules = {place.unit.side for at in box.setups["campaign"].arrivals.values() for place in at}
    assert schedules == {0, 1}
    match = GAME.start("fall-blau")
    aids = [match.view(seat)["board"] for seat in match.seats]
    assert aids[0] == aids[1]


@rule("stalingrad42:2.1c")
def test_every_throw_is_of_six_sided_dice() -> None:
    assert {Dice(str(seed)).roll()[0] for seed in range(100)} == {1, 2, 3, 4, 5, 6}
    assert {len(Dice("1942").roll(count)) for count in (1, 2)} == {1, 2}
    tables = own_box().tables
    assert {len(row.results) for row in tables.crt.values()} == {6}
    units = ("inf-57 2010", "inf-75 2010", "rd-62 2011")
    for face in range(1, 7):  # one die decides a battle, and one a recovery
        battle = Theatre(*units).combat().attack("2011", "inf-57", "inf-75").dice(face)
        (fought,) = battle.play("fight").told(BattleFought)
        assert fought.die == face
        recovery = Theatre("inf-57 2010 disrupted", "rd-62 2011").dice(face).recovery()
        (thrown,) = recovery.told(RecoveryThrown)
        assert (thrown.die, thrown.recovered) == (face, face >= 5)


@cache
def remade(figure: str, value: str) -> Box:
    """A box in which a figure of all units of two kinds is another."""
    ids = ("inf-57", "inf-75", "rd-62", "rd-45")
    return Box(own_edition().override({f"units.{id}.{figure}": value for id in ids}, COMPONENTS))


def account(box: Box) -> list[object]:
    """What units can do and count, for both sides: moves, battle, order after a retreat, supply."""
    found: list[object] = []
    for side, unit, other, enemy in (
        ("axis", "inf-57", "inf-75", "rd-62"),
        ("soviet", "rd-62", "rd-45", "inf-57"),
    ):
        blau = Theatre(f"{unit} 2010", f"{other} 2010", f"{enemy} 2011", real=True)
        blau.p.box = box
        blau._changed().movement(side).play(f"move {unit}")
        found += [[*map(str, blau.match.choices(side))]]
        blau.combat(side).attack("2011", unit, other)
        found += [blau.counts(unit), blau.counts(enemy), blau.shifts(), blau.battle()["column"]]
        blau.supply(side)
        found += [blau.supplied(unit), blau.zone(side)]
    return found


def recovered(box: Box, die: int) -> bool:
    blau = Theatre("inf-57 2010 disrupted", "rd-62 2011")
    blau.p.box = box
    blau._changed().dice(die).recovery()
    return blau.order("inf-57") == "good"


@rule("stalingrad42:2.3.2h")
@pytest.mark.parametrize(("quality", "least"), [("elite", 4), ("regular", 5), ("low", 6)])
def test_the_class_of_a_unit_counts_in_recovery_and_determined_defence_only(
    quality: str, least: int
) -> None:
    box = remade("quality", quality)
    assert account(box) == account(own_box())
    assert [die for die in range(1, 7) if recovered(box, die)] == list(range(least, 7))
    rows = own_edition().figures["modifiers"]
    throws = {row["throw"] for id, row in rows.items() if id.endswith(("-elite", "-low"))}
    assert throws == {"recovery", "determined-defence"}


@rule("stalingrad42:2.3.2i")
@pytest.mark.parametrize(("figure", "value"), [("size", "III"), ("number", "9999")])
def test_size_and_number_mean_nothing(figure: str, value: str) -> None:
    assert account(remade(figure, value)) == account(own_box())


@rule("stalingrad42:22.1.3a")
def test_units_with_a_triangle_begin_reduced() -> None:
    """Which those are stands in the orders of battle: fewer steps left than they have."""
    with Path(__file__).with_name("orders_of_battle.csv").open(encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file) if row["scenario"] == "campaign"]
    triangles = {
        row["unit"] for row in rows if row["at"].isdecimal() and row["left"] < row["steps"]
    }
    assert len(triangles) > 20
    for scenario in ("campaign", "fall-blau"):
        p = set_up(own_box(), scenario)
        here = [u for u in range(len(p.place)) if p.on_map(u)]
        reduced = {p.unit(u).id for u in here if p.steps(u) < p.unit(u).steps_at(0)}
        assert reduced == triangles & {p.unit(u).id for u in here}
        assert reduced == {p.unit(u).id for u in here if p.face[u]}


# 3 The sequence


def log(turns: int) -> list[Event]:
    """What is told when nobody does anything."""
    match = GAME.start("fall-blau")
    found = list(match.opening)
    while match.waiting and match.position.turn <= turns:
        (seat,) = match.waiting
        legal = match.choices(seat)
        found += match.play(seat, next((c for c in legal if c in ENDS), legal[0]))
    return found


PLAYER_TURN = ["initial", "movement", "combat", "recovery", "supply"]


@rule("stalingrad42:3.0a", "stalingrad42:3.Ca", "stalingrad42:3.Ab")
def test_weather_then_the_german_turn_then_the_same_for_the_soviets_then_the_points() -> None:
    told = log(2)
    kinds = (TurnBegins, WeatherComes, PhaseBegins, PointsCounted)
    order = [event for event in told if isinstance(event, kinds)]
    turn = 3 + 2 * len(PLAYER_TURN)
    for number in (1, 2):
        of_turn = order[turn * (number - 1) : turn * number]
        assert of_turn[:2] == [TurnBegins(turn=number), WeatherComes(weather="weather-clear")]
        assert [(e.side, e.phase) for e in of_turn if isinstance(e, PhaseBegins)] == [
            (f"side-{side}", f"phase-{phase}")
            for side in ("axis", "soviet")
            for phase in PLAYER_TURN
        ]
        assert isinstance(of_turn[-1], PointsCounted)
    # The Soviets have neither air units nor railheads, and are asked about none.
    figures = own_edition().figures
    assert {row["nation"] for row in figures["air"].values()} == {"germany", "romania"}
    assert figures["markers"]["railhead"]["side"] == "axis"
