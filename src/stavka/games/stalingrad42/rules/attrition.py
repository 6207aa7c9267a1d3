"""Chapter 16.5: attrition in isolation."""

from __future__ import annotations

from stavka.games.stalingrad42.components import AXIS
from stavka.games.stalingrad42.events import AttritionThrown
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.map import Terrain
from stavka.games.stalingrad42.position import ISOLATED, Position, place_id
from stavka.games.stalingrad42.rules.base import Play, Step
from stavka.games.stalingrad42.rules.control import controlled
from stavka.games.stalingrad42.rules.losses import lose_step
from stavka.games.stalingrad42.rules.railways import network
from stavka.games.stalingrad42.rules.supply import lines
from stavka.games.stalingrad42.rules.units import units_of
from stavka.hexes import Bitset, members

FAR_FROM_RAIL = 15  # hexes [16.5.4d]
STAFF = ("army-hq", "front-hq")  # of the Axis, of the Soviets [16.5.4g]


class Attrition(Step, frozen=True):
    """Isolated combat units beside the enemy throw, one after the other; artillery support does
    not. [3.B5c, 16.5.1c, 16.5.3a, 16.5.3b]"""

    def resolve(self, p: Position, play: Play) -> None:
        beside = p.field.beside(p.enemy)
        play.push(
            *(
                Wither(unit)
                for unit in units_of(p, p.side)
                if p.supply[unit] == ISOLATED
                and p.unit(unit).combat
                and not p.unit(unit).support
                and beside >> p.place[unit] & 1
            )
        )


class Wither(Step, frozen=True):
    """One unit throws for its step. [16.5.2a, 16.5.3c]"""

    unit: int

    def resolve(self, p: Position, play: Play) -> None:
        modifier = sum(value for value, _ in modifiers(p, self.unit))
        modifier = min(modifier, p.box.tables.modifiers["attrition-most"])
        (die,) = play.dice.roll(1)
        lost = p.box.tables.throw("attrition", die + modifier) == "step-lost"
        play.tell(
            AttritionThrown(
                unit=p.unit(self.unit).id,
                place=place_id(p.place[self.unit]),
                die=die,
                modifier=modifier,
                lost=lost,
            )
        )
        if lost:
            lose_step(p, play, self.unit)


def modifiers(p: Position, unit: int, *, snow: bool = False) -> list[tuple[int, str]]:
    """What is added to the die, each with its row; together never more than four. It snows only
    after turn 16. [16.5.4a to 16.5.4i]"""
    table, side, place = p.box.tables.modifiers, p.unit(unit).side, p.place[unit]
    pocket = lines(p, side).joined(1 << place)
    fields = airfields(p, side, pocket)
    found = []
    if fields and (value := airfield(p, side, fields, snow=snow)):
        found.append((value, "16.5.4a"))
    if pocket & p.ground.map.cities & (controlled(p, side) | p.field.units[side]):
        found.append((table["attrition-city"], "16.5.4f"))
    if any(p.unit(u).kind == STAFF[side] and pocket >> p.place[u] & 1 for u in staffs(p, side)):
        found.append((table["attrition-headquarters"], "16.5.4g"))
    if p.ground.map.of[Terrain.DESERT] >> place & 1:
        found.append((table["attrition-desert"], "16.5.4h"))
    return found


def staffs(p: Position, side: int) -> list[int]:
    return [unit for unit in units_of(p, side) if p.unit(unit).support and p.on_map(unit)]


def airfields(p: Position, side: int, pocket: Bitset) -> Bitset:
    """Towns, landmarks and clear hexes within reach that no enemy combat unit is beside.
    [16.5.4a, 16.5.4b]"""
    map = p.ground.map
    ground = (map.of[Terrain.CLEAR] | map.settled) & ~map.cities
    return pocket & ground & ~p.field.beside(1 - side)


def airfield(p: Position, side: int, fields: Bitset, *, snow: bool) -> int:
    """Less in snow for the Axis, and less where the railways are far; never below nothing.
    [16.5.4a, 16.5.4c, 16.5.4d, 16.5.4e]"""
    table = p.box.tables.modifiers
    if side == AXIS:
        value = table["attrition-airfield-axis-in-snow" if snow else "attrition-airfield-axis"]
    else:
        value = table["attrition-airfield-soviet"]
    rails = network(p, side)
    near = any(GRID.within(hex, FAR_FROM_RAIL) & rails for hex in members(fields))
    return value if near else max(value + table["attrition-airfield-far-from-rail"], 0)
