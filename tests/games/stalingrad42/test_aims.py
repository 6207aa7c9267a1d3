"""What puzzles want: who has lost what, and who is cut off."""

from __future__ import annotations

from itertools import pairwise

import pytest

from stavka.coach.puzzles import deeds
from stavka.games.stalingrad42.aims import AIMS
from stavka.games.stalingrad42.position import area_of, exit_of
from stavka.kernel.puzzle import Args
from tests.games.stalingrad42.theatre import Theatre

OTHER = {"axis": "soviet", "soviet": "axis"}
STRONG = {
    "axis": ("inf-79", "inf-294", "inf-168", "inf-71", "inf-297"),
    "soviet": ("tc-16", "tc-4", "tc-23", "tc-13"),
}
# Who defends a hex beside an area of his own, or of the enemy's.
HOMES = pytest.mark.parametrize(
    ("side", "area", "unit", "hex"),
    [("soviet", "A", "rd-62", "2000"), ("axis", "X", "inf-57", "1400")],
)


class Battle:
    """A battle that has just been planned, with the position in which it was."""

    def __init__(self, blau: Theatre, hex: str) -> None:
        self.blau = blau.play(f"attack {hex}", "all")
        self.start = blau.p.copy()

    def state(self, aim: str, seat: str, **args: str | int) -> bool | None:
        given: Args = args
        return AIMS[aim].state(self.start, self.blau.p, seat, given)

    def fight(self, *results: str) -> Battle:
        """With a die that brings one of these results."""
        column = self.blau.p.box.tables.crt[self.blau.battle()["column"]].results
        die = next(n for n, result in enumerate(column, 1) if result in results)
        self.blau.dice(die).play("fight")
        return self

    def end(self, *wanted: str) -> Battle:
        """What is wanted is chosen wherever it is offered, and nobody advances."""
        while self.blau.asked() != "combat-phase":
            offered = [str(c) for c in self.blau.match.choices(self.blau.seat())]
            self.blau.play(next((c for c in (*wanted, "end-advance") if c in offered), offered[-1]))
        return self


def assault(side: str, unit: str, hex: str) -> Battle:
    """On a hex at the edge, from two hexes further in."""
    column, row = int(hex[:2]), int(hex[2:])
    hexes = [f"{column:02}{row + 1:02}", f"{column + 1:02}{row + 1:02}"]
    attackers = [f"{each} {hexes[n % 2]}" for n, each in enumerate(STRONG[side])]
    return Battle(Theatre(f"{unit} {hex}", *attackers).combat(side), hex)


@HOMES
def test_who_retreats_into_an_area_is_neither_destroyed_nor_a_step_lost(
    side: str, area: str, unit: str, hex: str
) -> None:
    enemy = OTHER[side]
    battle = assault(enemy, unit, hex)
    assert battle.state("destroy", enemy, unit=unit) is None
    battle.fight("DR2").end("withdraw", f"retreat area-{area}")
    assert battle.blau.at(unit) == f"area-{area}"
    assert battle.state("destroy", enemy, unit=unit) is False
    assert battle.state("bleed", enemy, count=1, place=hex) is False
    assert battle.state("spare", side, count=1, place=hex) is True
    assert battle.state("hold", side, place=hex) is False


@HOMES
def test_who_is_destroyed_is_destroyed_and_his_steps_are_lost(
    side: str, area: str, unit: str, hex: str
) -> None:
    enemy = OTHER[side]
    battle = assault(enemy, unit, hex)
    count = battle.blau.p.steps(battle.blau.unit(unit))
    battle.blau.p.eliminate((battle.blau.unit(unit),))
    assert battle.state("destroy", enemy, unit=unit) is True
    assert battle.state("bleed", enemy, count=count, place=hex) is True
    assert battle.state("bleed", enemy, count=count + 1, place=hex) is not True
    assert battle.state("spare", side, count=count, place=hex) is False
    assert battle.state("spare", side, count=count + 1, place=hex) is not False


def test_a_remnant_that_is_lost_is_destroyed_and_so_is_who_it_stood_for() -> None:
    blau = Theatre("pz-9 eliminated", "rem-pz-1 2010 for pz-9", "tc-16 2011", "tc-4 2011")
    battle = Battle(blau.combat("soviet"), "2010")
    blau.p.eliminate((blau.unit("rem-pz-1"),))
    assert battle.state("destroy", "soviet", unit="rem-pz-1") is True
    assert battle.state("destroy", "soviet", unit="pz-9") is True
    assert battle.state("spare", "axis", count=1, place="2010") is False


@HOMES
def test_who_leaves_the_map_is_no_step_lost(side: str, area: str, unit: str, hex: str) -> None:
    """He has gone on through the area of the enemy, which is what he came for."""
    enemy = OTHER[side]
    battle = assault(enemy, unit, hex).fight("DR2").end("withdraw", f"retreat area-{area}")
    battle.blau.p.move((battle.blau.unit(STRONG[enemy][0]),), exit_of(area_of(area)))
    assert battle.state("spare", enemy, count=1, place=hex) is True
    assert battle.state("bleed", side, count=1, place=hex) is False


# The road by which supply comes to a side, its hex at the end, and one too far from it.
ROADS = pytest.mark.parametrize(
    ("side", "unit", "roads", "end", "far"),
    [
        ("soviet", "rd-45", [f"28{row:02}" for row in range(14)], "2813", "2822"),
        ("axis", "inf-75", ["1005", "1105", "1205", "1306", "1406", "1507"], "1507", "1516"),
    ],
)


@ROADS
def test_cut_off_is_whom_no_supply_reaches_when_the_battle_is_over(
    side: str, unit: str, roads: list[str], end: str, far: str
) -> None:
    enemy, weak = OTHER[side], {"soviet": "rd-62", "axis": "inf-57"}[side]
    drawn = {f"{a}|{b}": "road" for a, b in pairwise(roads)}
    attackers = [f"{each} 2131" for each in STRONG[enemy][:2]]
    blau = Theatre(f"{unit} {end}", f"{weak} 2130", *attackers, sides=drawn).combat(enemy)
    battle = Battle(blau, "2130")
    asked = list(AIMS["cut"].asked(battle.start, enemy))
    assert asked == [{"unit": unit}]  # the other has no supply
    assert list(AIMS["cut"].asked(battle.start, side)) == []

    def cut() -> bool | None:
        return battle.state("cut", enemy, unit=unit)

    blau.put(unit, far)
    assert cut() is None
    blau.put(unit, end)
    battle.fight("DR2", "A1/DR2", "DRX").end("withdraw")
    assert cut() is False
    blau.put(unit, far)
    assert cut() is True
    blau.p.move((blau.unit(unit),), area_of({"soviet": "A", "axis": "X"}[side]))
    assert cut() is False
    blau.p.eliminate((blau.unit(unit),))
    assert cut() is False


@HOMES
def test_what_a_battle_is_begun_with_ends_with_it(
    side: str, area: str, unit: str, hex: str
) -> None:
    """Who does not advance has not attacked elsewhere by that."""
    battle = assault(OTHER[side], unit, hex).fight("DR2")
    blau, wanted = battle.blau, ("withdraw", f"retreat area-{area}")
    while blau.asked() != "advance-after-combat":
        blau.play(next(c for c in wanted if c in blau.match.choices(blau.seat())))
    assert ("end-advance",) in deeds(blau.match, OTHER[side])
