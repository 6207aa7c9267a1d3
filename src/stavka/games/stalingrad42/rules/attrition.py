"""Chapter 16.5: attrition in isolation."""

from __future__ import annotations

from stavka.games.stalingrad42.components import AXIS
from stavka.games.stalingrad42.events import AttritionThrown
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.map import Terrain
from stavka.games.stalingrad42.position import ISOLATED, SNOW, Position, is_area, place_id
from stavka.games.stalingrad42.rules.base import Play, Step
from stavka.games.stalingrad42.rules.control import controlled
from stavka.games.stalingrad42.rules.entry_areas import border
from stavka.games.stalingrad42.rules.losses import lose_step
from stavka.games.stalingrad42.rules.railways import network
from stavka.games.stalingrad42.rules.supply import lines
from stavka.games.stalingrad42.rules.units import units_of
from stavka.games.stalingrad42.rules.zones import zone
from stavka.hexes import Bitset, members

FAR_FROM_RAIL = 15  # hexes [16.5.4d]
STAFF = ("army-hq", "front-hq")  # of the Axis, of the Soviets [16.5.4g]


class Attrition(Step, frozen=True):
    """Isolated combat units beside the enemy throw, one after the other; artillery support does
    not. Who is on the way to Baku counts as beside one.
    [3.B5c, 16.5.1c, 16.5.3a, 16.5.3b, 24.1.2e]"""

    def resolve(self, p: Position, play: Play) -> None:
        beside = p.field.beside(p.enemy) | p.field.contested
        play.push(
            *(
                Wither(unit)
                for unit in units_of(p, p.side)
                if p.supply[unit] == ISOLATED
                and p.unit(unit).combat
                and not p.unit(unit).support
                and (is_area(p.place[unit]) or beside >> p.place[unit] & 1)
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


def modifiers(p: Position, unit: int) -> list[tuple[int, str]]:
    """What is added to the die, each with its row; together never more than four. On the way to
    Baku there is an airfield, and the lines lead on from the border.
    [16.5.4a to 16.5.4i, 24.1.2e]"""
    table, side, place = p.box.tables.modifiers, p.unit(unit).side, p.place[unit]
    door = border(p.ground, place) if is_area(place) else 0
    pocket = lines(p, side).joined(door or 1 << place, leading_out=True)
    fields = door or airfields(p, side, pocket)
    found = []
    if fields and (value := airfield(p, side, fields)):
        found.append((value, "16.5.4a"))
    if pocket & p.ground.map.cities & (controlled(p, side) | p.field.units[side]):
        found.append((table["attrition-city"], "16.5.4f"))
    near = [u for u in staffs(p, side) if p.place[u] == place or pocket >> p.place[u] & 1]
    if any(p.unit(u).kind == STAFF[side] for u in near):
        found.append((table["attrition-headquarters"], "16.5.4g"))
    if p.ground.map.of[Terrain.DESERT] >> place & 1:
        found.append((table["attrition-desert"], "16.5.4h"))
    return found


def staffs(p: Position, side: int) -> list[int]:
    return [unit for unit in units_of(p, side) if p.unit(unit).support]


def airfields(p: Position, side: int, pocket: Bitset) -> Bitset:
    """Towns, landmarks and clear hexes within reach that no enemy combat unit is beside, but for
    those in contested cities; also seasonal marshes that have stayed dry.
    [16.5.4a, 16.5.4b, 23.2.2d, 29.1.1f]"""
    map = p.ground.map
    clear = map.of[Terrain.CLEAR] | (map.of[Terrain.SEASONAL_MARSH] & ~p.ground.marsh)
    ground = (clear | map.settled) & ~map.cities
    enemies = p.field.combat[1 - side] & ~p.field.contested
    return pocket & ground & ~zone(p.ground, enemies)


def airfield(p: Position, side: int, fields: Bitset) -> int:
    """Less in snow for the Axis, and less where the railways are far; never below nothing.
    [16.5.4a, 16.5.4c, 16.5.4d, 16.5.4e, 23.2.3b]"""
    table, snow = p.box.tables.modifiers, p.weather == SNOW
    if side == AXIS:
        value = table["attrition-airfield-axis-in-snow" if snow else "attrition-airfield-axis"]
    else:
        value = table["attrition-airfield-soviet"]
    rails = network(p, side)
    near = any(GRID.within(hex, FAR_FROM_RAIL) & rails for hex in members(fields))
    return value if near else max(value + table["attrition-airfield-far-from-rail"], 0)
