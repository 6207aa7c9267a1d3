"""The fast rules of the map against slow and plain ones, on positions nobody has thought of: from
random matches, and with units scattered about, disordered, retreated, in areas, in rain and winter.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import inf

import pytest

from stavka.games.stalingrad42.box import own_box
from stavka.games.stalingrad42.components import AXIS, SOVIET
from stavka.games.stalingrad42.field import TO_BAKU, Field
from stavka.games.stalingrad42.game import GAME
from stavka.games.stalingrad42.geo import GRID
from stavka.games.stalingrad42.ground import Conditions, Ground, Way
from stavka.games.stalingrad42.position import (
    AREA,
    ATTACKED,
    CHOSEN,
    COMBAT,
    DISRUPTED,
    ENTRAINED,
    FORCED,
    GOOD,
    REMOVED,
    RETREATED,
    SEEN,
    Position,
    area_of,
    find_place,
    place_id,
)
from stavka.games.stalingrad42.rules.auto_ds import shattered
from stavka.games.stalingrad42.rules.combat import strongest
from stavka.games.stalingrad42.rules.entry_areas import to_baku
from stavka.games.stalingrad42.rules.movement import FAR, NORMAL, SHORT, Reach
from stavka.games.stalingrad42.rules.moving import Moving
from stavka.games.stalingrad42.rules.railways import converted, network
from stavka.games.stalingrad42.rules.retreat import ends
from stavka.games.stalingrad42.rules.supply import connected, supplied
from stavka.games.stalingrad42.rules.units import mover
from stavka.games.stalingrad42.setup import set_up
from stavka.hexes import members
from tests.games.stalingrad42.naive import Counter, Place, Table, hex_of, number, table_of
from tests.samples import SAMPLES, sampled

pytestmark = pytest.mark.slow  # whole games

SIDES = (AXIS, SOVIET)
GAMES = 2 * SAMPLES  # random matches, of which some dozens of positions are looked at
EVERY = 61  # choices between two of them
SCATTERED = 100 * SAMPLES
LOOKS = 3  # stacks and hexes looked at in a position


def played(seed: int) -> Iterator[Position]:
    """Positions out of a random match."""
    match = GAME.start("fall-blau", seed, options={"contested": bool(seed % 2)})
    pick = random.Random(seed)
    for count in range(50 * EVERY):
        if not match.waiting:
            return
        seat = match.waiting[0]
        choices = match.choices(seat)
        if count % EVERY == seed % EVERY:
            yield match.fork().position
        match.play(seat, choices[int(pick.random() * len(choices))])


def scattered(seed: int) -> Position:
    """Units thrown upon a part of the map."""
    pick = random.Random(seed)
    box = own_box()
    scenario = pick.choice(("fall-blau", "fall-blau", "uranus", "campaign"))
    p = set_up(box, scenario, contested_cities=pick.random() < 0.5)
    p.city_battles.clear()
    p.place[:] = [REMOVED if at >= 0 else at for at in p.place]
    p.turn, p.side = pick.randint(2, 8), pick.randrange(2)
    if scenario != "fall-blau":
        vars(p)["ground"] = _ground(pick, frozenset(p.setup.scenario.maps))
    land = list(members(p.ground.land))
    banks = list(members(p.ground.berths))
    if banks and pick.random() < 0.7:
        p.flotilla = pick.choice(banks)
    rivers = [hex for hex in land if any(exits >> hex & 1 for exits in p.ground.fords)]
    areas = p.ground.map.areas.values()
    edge = [hex for hex in land if any(area.hexes >> hex & 1 for area in areas)]
    cities = [hex for hex in land if p.ground.map.cities >> hex & 1]
    shared = set(cities) if p.contested_cities else set()
    middle, radius = (
        pick.choice(pick.choice((land, rivers or land, edge, cities, banks or land))),
        pick.choice((2, 3, 5, 8, 14)),
    )
    near = [hex for hex in land if GRID.distance(hex, middle) <= radius]
    taken: dict[int, int] = {}
    for side in SIDES:
        homes = [area_of(name) for name in p.areas(side) if len(name) == 1]  # none is closed
        if side == AXIS and to_baku(p):
            homes.append(TO_BAKU)
        units = [u for u in p.setup.units[side] if p.unit(u).faces[0].movement]
        for unit in pick.sample(units, min(len(units), pick.choice((4, 12, 30)))):
            hex = pick.choice(near)
            if pick.random() < 0.1 and homes:
                p.place[unit] = pick.choice(homes)
                p.known[unit] = pick.choice((0, SEEN))
                continue
            if shared and pick.random() < 0.3:
                hex = min(shared, key=lambda city: GRID.distance(city, middle))
            if taken.setdefault(hex, side) != side and not (hex in shared and p.unit(unit).combat):
                continue
            p.place[unit], p.known[unit] = hex, SEEN
            p.face[unit] = pick.randrange(len(p.unit(unit).faces))
            if p.unit(unit).combat:
                p.order[unit] = pick.choice((GOOD, GOOD, GOOD, DISRUPTED, FORCED, CHOSEN))
            if pick.random() < 0.3:
                p.done[unit] |= RETREATED
            if pick.random() < 0.1 and not p.order[unit]:
                p.known[unit] |= ENTRAINED
    for place in range(len(p.axis_holds)):
        p.axis_holds[place] = pick.random() < 0.5
    p.forget("field")
    for hex in members(p.field.contested):
        first = pick.randrange(2)
        for unit in p.of(SOVIET, hex) if not p.fighting(SOVIET, hex) else ():
            p.place[unit] = REMOVED
        for unit in p.of(AXIS, hex) if not p.fighting(AXIS, hex) else ():
            p.place[unit] = REMOVED
        if p.fighting(AXIS, hex) and p.fighting(SOVIET, hex):
            p.city_battles[hex] = (1, *p.fighting(first, hex))
            p.axis_holds[p.box.held[hex]] = first == SOVIET
    p.forget("field")
    return p


def _ground(pick: random.Random, sheets: frozenset[str]) -> Ground:
    wet, marshy, winter = (pick.random() < 0.4 for _ in range(3))
    key = ("ground of a test", sheets, wet, marshy, winter)
    conditions = Conditions(wet=wet, marshy=marshy, winter=winter, sheets=sheets)
    box = own_box()
    return box.keep(key, lambda: Ground(box.tables, conditions))


@sampled
@pytest.mark.parametrize("seed", range(GAMES))
def test_positions_of_random_matches(seed: int) -> None:
    pick = random.Random(seed)
    looked = 0
    for p in played(1000 + seed):
        assert p.field == Field.of(p)
        compare(p, pick)
        looked += 1
    assert looked >= 10


@sampled
@pytest.mark.parametrize("part", range(4))
def test_scattered_positions(part: int) -> None:
    for seed in range(part, SCATTERED, 4):
        compare(scattered(seed), random.Random(seed))


def compare(p: Position, pick: random.Random) -> None:
    table = table_of(p)
    for side in SIDES:
        compare_zones(p, table, side)
        compare_supply(p, table, side, pick)
        compare_railways(p, table, side)
    stacks = sorted((place, side) for side in SIDES for place in p.field.stacks[side])
    for place, side in pick.sample(stacks, min(LOOKS, len(stacks))):
        units = p.of(side, place)
        some = tuple(sorted(pick.sample(units, pick.randint(1, min(3, len(units))))))
        if place < AREA and pick.random() < 0.5:
            compare_retreats(p, table, side, some, pick.randint(2, 4))
        if side == p.side:
            compare_moves(p, table, together(p, some), pick)


def together(p: Position, units: tuple[int, ...]) -> tuple[int, ...]:
    """Those of them who can move together: immobile supply goes with nobody. [18.6.8b]"""
    return tuple(unit for unit in units if not p.unit(unit).immobile) or units[:1]


# Zones and bonds


def compare_zones(p: Position, table: Table, side: int) -> None:
    assert numbers(p.field.zone(side)) == {
        number(hex) for hex in table.zone(side) if played_on(p, hex)
    }
    fast = p.field.bond(side)
    hexes, sides = table.bonds(side)
    formers = table.formers(side)
    assert numbers(fast.hexes) == {number(hex) for hex in hexes - formers}
    crossed = set()
    for direction, leaving in enumerate(fast.sides):
        for hex in members(leaving):
            crossed.add((hex, direction))
    plain = set()
    for pair in sides:
        for here, there in (tuple(pair), tuple(pair)[::-1]):
            if played_on(p, here):
                plain.add((GRID.at(number(here)), direction_of(here, there)))
    on_map = {(hex, d) for hex, d in crossed if p.ground.in_play >> hex & 1}
    assert on_map == plain


def direction_of(here: tuple[int, int], there: tuple[int, int]) -> int:
    column, row = here
    up = row - 1 if column % 2 else row
    order = [
        (column, row - 1), (column + 1, up), (column + 1, up + 1),
        (column, row + 1), (column - 1, up + 1), (column - 1, up),
    ]  # fmt: skip
    return order.index(there)


def played_on(p: Position, hex: tuple[int, int]) -> bool:
    place = find_place(number(hex)) if min(hex) >= 0 else None
    return place is not None and bool(p.ground.in_play >> place & 1)


def numbers(field: int) -> set[str]:
    return {GRID.number(hex) for hex in members(field)}


# Supply


def compare_supply(p: Position, table: Table, side: int, pick: random.Random) -> None:
    if "north" in p.setup.areas(side):
        return
    held = sorted({hex for hex in (*p.field.stacks[AXIS], *p.field.stacks[SOVIET]) if hex < AREA})
    looked = pick.sample(held, min(LOOKS, len(held)))
    looked += pick.sample(list(members(p.ground.land)), 2)
    far = 3 if p.ground.conditions.wet else 5
    for hex in looked:
        at = hex_of(GRID.number(hex))
        assert bool(supplied(p, side) >> hex & 1) == table.supplied(side, at, far), at
    if pick.random() < 0.7:
        return
    at = hex_of(GRID.number(looked[0]))
    assert bool(connected(p, side) >> looked[0] & 1) == table.supplied(side, at, inf), at


def compare_railways(p: Position, table: Table, side: int) -> None:
    if side == SOVIET:
        assert numbers(network(p, side)) == {number(hex) for hex in table.railways()}
    else:
        usable = {hex_of(hex) for hex in numbers(converted(p))}
        assert numbers(network(p, side)) == {number(hex) for hex in table.railways(usable)}


# Movement


def compare_moves(p: Position, table: Table, units: tuple[int, ...], pick: random.Random) -> None:
    here = p.place[units[0]]
    moving = Moving(units, here)
    mode = pick.choice((NORMAL, FAR, SHORT))
    compare_reach(p, table, moving, mode)
    way = moving.reach(p, mode)
    stops = sorted(hex for hex in way.cost if hex != here)
    if stops:  # on the way, with what is left
        stop = pick.choice(stops)
        later = p.copy()
        later.move(units, stop)
        assert later.field == Field.of(later)
        on = Moving(units, here, mode, way.cost[stop], len(way.path(stop)))
        compare_reach(later, table_of(later), on, mode)


def compare_reach(p: Position, table: Table, moving: Moving, mode: int) -> None:
    stack = counters(table, moving.units)
    spent = moving.spent / (1 if mode == SHORT else 2)
    points = min(c.movement for c in stack) + (3.0 if mode == FAR else 0.0)
    if mode == SHORT:
        points = 1.0 if any(unit in p.refits for unit in moving.units) else 2.0  # [21.4b]
        if any(p.unit(unit).immobile for unit in moving.units):  # [18.6.8b]
            points = 0.0
    if is_area(stack[0].at) and p.scenario == "fall-blau" and p.side == SOVIET:
        return  # who comes by rail only
    plain = table.reach(
        stack, points=points - spent, tactical=mode == SHORT, extended=mode == FAR,
        fresh=not moving.begun,
    )  # fmt: skip
    way = moving.reach(p, mode)
    halves = 1 if mode == SHORT else 2
    fast = {place_id(hex): cost / halves for hex, cost in way.cost.items()}
    assert fast == {number(hex): c for hex, c in plain.items() if not isinstance(hex, str)}
    assert_paths(p, moving, way, mode)
    if not is_area(stack[0].at):
        own = {place_id(area_of(name)) for name in p.setup.areas(p.side)}
        areas = {place_id(area): cost / halves for area, (cost, _) in moving.areas(p, mode).items()}
        kept = {area: cost for area, cost in areas.items() if area in own}
        assert kept == {f"area-{at}": c for at, c in plain.items() if isinstance(at, str)}


def assert_paths(p: Position, moving: Moving, way: Reach, mode: int) -> None:
    """Each way leads over neighbours, and its steps add up to what it costs."""
    ways = p.ground.ways(frozenset(mover(p, unit) for unit in moving.units), p.over(p.side))
    here = p.place[moving.units[0]]
    for hex in way.cost:
        path = way.path(hex)
        if hex == here or not path:
            continue
        before = path[0] if here >= AREA else here
        for place in path[1:] if here >= AREA else path:
            (step,) = [w for w in ways[before] if w.to == place]
            assert isinstance(step, Way)
            risen = way.cost[place] - way.cost[before]
            assert risen in ((1,) if mode == SHORT else (step.halves, step.halves + 4))
            before = place
        assert before == hex


def is_area(place: Place) -> bool:
    return isinstance(place, str)


def counters(table: Table, units: tuple[int, ...]) -> list[Counter]:
    return [c for c in table.counters if c.unit in units]


# Retreat


def compare_retreats(
    p: Position, table: Table, side: int, units: tuple[int, ...], hexes: int
) -> None:
    if "north" in p.setup.areas(side):
        return
    fast = ends(p, side, p.place[units[0]], units, hexes)
    found = {place_id(end).removeprefix("area-"): fast.short.get(end, 0) for end in fast.paths}
    plain = table.retreats(counters(table, units), hexes)
    assert found == {at if isinstance(at, str) else number(at): n for at, n in plain.items()}


# Battles


@sampled
def test_battles_for_contested_cities_are_remembered_as_they_would_be_now() -> None:
    found = 0
    for seed in range(SCATTERED):
        p, pick = scattered(seed), random.Random(seed)
        p.phase = COMBAT
        if p.scenario != "fall-blau":
            continue  # its ground is made up
        for hex in p.city_battles:
            for near in members(GRID.within(hex, 1)):
                if p.field.combat[p.enemy] >> near & 1:
                    compare_battles(p, near)
                    meddle(p, hex, pick)
                    compare_battles(p, near)
                    found += 1
    assert found > SCATTERED // 10


@pytest.mark.parametrize("seed", range(GAMES))
def test_what_is_remembered_of_battles_is_what_they_would_be_now(seed: int) -> None:
    found, pick = 0, random.Random(seed)
    for p in played(seed):
        for hex in members(p.field.combat[p.enemy] & p.field.beside(p.side)):
            compare_battles(p, hex)
            meddle(p, hex, pick)
            compare_battles(p, hex)
            found += 1
    assert found > 100


def compare_battles(p: Position, hex: int) -> None:
    anew = p.copy()
    anew.forget()
    assert strongest(p, hex) == strongest(anew, hex)
    assert (hex in shattered(p)) == (hex in shattered(anew))


def meddle(p: Position, hex: int, pick: random.Random) -> None:
    """Change one thing in a hex or beside it."""
    near = (hex, *GRID.neighbours[hex])
    unit = pick.choice([u for at in near for side in SIDES for u in p.of(side, at)])
    match pick.randrange(8):
        case 0:
            p.face[unit] = pick.randrange(len(p.unit(unit).faces))
        case 1:
            p.order[unit] = pick.choice((GOOD, DISRUPTED, FORCED))
        case 2:
            p.supply[unit] = not p.supply[unit]
        case 3:
            p.done[unit] ^= pick.choice((ATTACKED, RETREATED))
        case 4:
            p.works[hex] = (p.enemy, True)
        case 5:
            p.phase = COMBAT
        case 6:
            p.refits[unit] = False
        case 7:
            p.known[unit] ^= ENTRAINED
    p.touched((p.place[unit], hex))
